"""Khronos: one land in three eras, where buildings cast shadows into the future."""

from __future__ import annotations

from functools import cache
from importlib import resources

from saecula.games.khronos import foresight, hidden, views
from saecula.games.khronos import position as positions
from saecula.games.khronos.data import Rows, load_rows, shipped
from saecula.games.khronos.kinds import (
    CARDS,
    CELL_NAMES,
    COLUMNS,
    ERAS,
    RANKS,
    ROWS,
    TERRAIN_LETTERS,
    TILES,
)
from saecula.games.khronos.laws import broken_laws
from saecula.games.khronos.rules.course import begin
from saecula.games.khronos.state import Khronos, new_khronos
from saecula.games.khronos.tables import KhronosTables
from saecula.games.khronos.thumb import advise, best_of_few
from saecula.games.khronos.words import ASKS, COMPONENTS, LINES, TURN_BEGINS, WHY, WORDS
from saecula.games.packs import Raw, digest_of
from saecula.kernel.chance import Rng
from saecula.kernel.rows import row
from saecula.kernel.state import State
from saecula.kernel.title import (
    ON,
    Guess,
    Option,
    Options,
    Score,
    Title,
    View,
    ranked,
    settled_options,
    switch,
)

PACK = "pack"
CELL_SHOWN = {cell: cell.upper() for cell in CELL_NAMES}


@cache
def rows_of(values: str, pack: str) -> Rows:
    """Return the rows of a table of values and a pack."""
    return load_rows(values, pack, PACK)


@cache
def tables_of(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> KhronosTables:
    """Return the numbers of a match."""
    rows = rows_of(dict(options)["values"], pack)
    return tables_on(
        seats, dict(options), rows, [line.cells for line in rows.map], [hamlet.cell for hamlet in rows.hamlet]
    )


def tables_on(seats: int, options: Options, rows: Rows, lines: list[str], hamlets: list[str]) -> KhronosTables:
    """Return the numbers of a match on a map."""
    forest, mountain = rows.surcharge
    cells = [CELL_NAMES.index(cell) for cell in hamlets]
    return KhronosTables(
        cost=row([building.cost for building in rows.building]),
        tax=row([building.tax for building in rows.building]),
        ruin=row([building.ruin for building in rows.building]),
        capacity=row([building.capacity for building in rows.building]),
        tiles=row([building.tiles for building in rows.building]),
        cards=row([card.cards for card in rows.card]),
        terrain=row([TERRAIN_LETTERS.index(letter) for line in lines for letter in line]),
        hamlets=row([sum(1 << cell % COLUMNS for cell in cells if cell // COLUMNS == line) for line in range(ROWS)]),
        forest=forest.of(seats),
        mountain=mountain.of(seats),
        adds=options["terrain"] == "add",
        holdem=options["holdem"] == ON,
        keeps=options["keep_cards"] == ON,
        loses=options["paradox_tiles_leave_game"] == ON,
        open_money=options["open_money"] == ON,
    )


class KhronosTitle(Title):
    """What Khronos exports."""

    def __init__(self) -> None:
        self.key = "khronos"
        self.seats = (2, 3, 4, 5)
        self.rules = 1
        self.words = WORDS
        self.why = WHY
        self.asks = ASKS
        self.lines = LINES
        self.turns = (TURN_BEGINS,)
        self.components = COMPONENTS
        self.packing = resources.files("saecula.games.khronos.data").joinpath("packing.txt").read_text("utf-8")
        self.endings = ("rounds",)
        self.hides = True
        self.options = (
            switch("holdem"),
            switch("keep_cards"),
            Option("values", ("stepped", "uniform"), "stepped"),
            switch("paradox_tiles_leave_game"),
            Option("terrain", ("add", "max"), "add"),
            switch("open_money"),
        )

    def data(self, seats: int, options: Options, pack: str) -> str:
        """Return the digest of the rows."""
        return digest_of(rows_of(options["values"], pack))

    def names(self, pack: str) -> dict[str, dict[str, str]]:
        """Return the shown names a pack gives, and those of all cells, which are the same in every language."""
        rows = rows_of("stepped", pack)
        named = {f"tile/{building.key}": building.name for building in rows.building if building.name}
        named |= {f"card/{card.key}": card.name for card in rows.card if card.name}
        return named | CELLS_NAMED

    def new(self, seats: int, options: Options, pack: str) -> State:
        """§setup Return the world before the first event."""
        s = new_khronos(seats, self.rules, tables_of(seats, tuple(options.items()), pack))
        begin(s)
        return s

    def view(self, s: State, seat: int) -> View:
        """Build what a seat may see."""
        assert isinstance(s, Khronos)
        return views.view(s, seat)

    def facts(self, s: State) -> View:
        """Return the printed numbers of this match."""
        assert isinstance(s, Khronos)
        return views.facts(s)

    def goes_without_saying(self, s: State, seat: int) -> int:
        """Return an answer to a question of payment, which changes no ripple."""
        assert isinstance(s, Khronos)
        return foresight.goes_without_saying(s, seat)

    def compare(self, before: State, after: State, seat: int, choices: list[int]) -> View:
        """Return what choices change: price, maps, domains, taxes."""
        assert isinstance(before, Khronos)
        assert isinstance(after, Khronos)
        return foresight.compare(before, after, seat, choices)

    def resample(self, s: State, seat: int, rng: Rng, guess: Guess) -> State:
        """Return a world that this seat cannot tell from the true one."""
        assert isinstance(s, Khronos)
        return hidden.resample(s, seat, rng)

    def standing(self, s: State) -> list[Score]:
        """§end Most money wins; equals share the win (A38). Before the end covered money does not count."""
        assert isinstance(s, Khronos)
        scores = []
        for seat in range(int(s.seats)):
            money = int(s.money[seat]) if views.is_open(s, seat) else 0
            scores.append(Score(seat, money, 0, {"money": money}))
        return ranked(scores)

    def position(self, description: View) -> tuple[State, Options]:
        """Return the world of a description."""
        p = positions.read_position(description)
        options = settled_options(self, len(p.seats), dict(p.options))
        rows = rows_of(options["values"], "")
        lines, hamlets = positions.map_of(p, [line.cells for line in rows.map], [hamlet.cell for hamlet in rows.hamlet])
        tables = tables_on(len(p.seats), options, rows, lines, hamlets)
        return positions.set_up(p, tables, self.rules), options

    def help_numbers(self, s: State, thing: str) -> dict[str, int]:
        """Return the numbers that a help text needs."""
        assert isinstance(s, Khronos)
        kind, _, key = thing.partition("/")
        if kind == "tile":
            i = TILES.index(key)
            numbers = {"cost": int(s.t.cost[i]), "tax": int(s.t.tax[i]), "tiles": int(s.t.tiles[i])}
            if i // RANKS == len(CARDS) - 1:
                return numbers | {"capacity": int(s.t.capacity[i])}
            return numbers | ({"ruin": int(s.t.ruin[i])} if i % RANKS else {})
        if kind == "card":
            return {"cards": int(s.t.cards[CARDS.index(key)])}
        return {
            "terrain/forest": {"cards": int(s.t.forest)},
            "terrain/mountain": {"cards": int(s.t.mountain)},
        }.get(thing, {})

    def ending(self, s: State) -> str:
        """§end Return what ended the match: always the seventh round."""
        return "rounds"

    def rows(self) -> Raw:
        """Return the rows as a pack would write them."""
        return shipped("rows.toml")

    def broken(self, s: State) -> list[str]:
        """Return the laws of Khronos that a state breaks."""
        assert isinstance(s, Khronos)
        return broken_laws(s)

    def advice(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return a sensible choice."""
        assert isinstance(s, Khronos)
        return advise(s, seat, legal)

    def habit(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return the best of a few choices, without a plan."""
        assert isinstance(s, Khronos)
        return best_of_few(s, seat, legal, rng)


CELLS_NAMED = {f"site/{era}-{cell}": {"en": shown, "de": shown} for era in ERAS for cell, shown in CELL_SHOWN.items()}
TITLE = KhronosTitle()

"""Khronos: one land in three eras, where buildings cast shadows into the future."""

from __future__ import annotations

from saecula.games.khronos import foresight, hidden, printed, views
from saecula.games.khronos import position as positions
from saecula.games.khronos.data import shipped
from saecula.games.khronos.kinds import CELL_NAMES, ERAS
from saecula.games.khronos.laws import broken_laws
from saecula.games.khronos.numbers import rows_of, tables_of, tables_on
from saecula.games.khronos.rules.course import begin
from saecula.games.khronos.state import LETTER_RULES, Khronos, new_khronos
from saecula.games.khronos.thumb.advise import advise, best_of_few
from saecula.games.khronos.words import ASKS, COMPONENTS, LINES, TURN_BEGINS, WHY, WORDS
from saecula.games.packs import Raw, digest_of, shown_names
from saecula.games.shapes import read_position
from saecula.kernel.chance import Rng
from saecula.kernel.saved import Opening
from saecula.kernel.state import State
from saecula.kernel.title import OFF, ON, Option, Options, Score, Title, View, member, ranked, settled_options, switch

CELLS_NAMED = {f"site/{era}-{cell}": {"en": cell.upper(), "de": cell.upper()} for era in ERAS for cell in CELL_NAMES}


class KhronosTitle(Title):
    """What Khronos exports."""

    view = member(views.view)
    facts = member(printed.facts)
    goes_without_saying = member(foresight.goes_without_saying)
    compare = member(foresight.compare)
    resample = member(hidden.resample)
    help_numbers = member(printed.help_numbers)
    broken = member(broken_laws)
    habit = member(best_of_few)

    def __init__(self) -> None:
        self.key = "khronos"
        self.seats = (2, 3, 4, 5)
        self.rules = 2
        self.words = WORDS
        self.why = WHY
        self.asks = ASKS
        self.lines = LINES
        self.turns = (TURN_BEGINS,)
        self.components = COMPONENTS
        self.endings = ("rounds",)
        self.hides = True
        self.options = (
            switch("holdem"),
            switch("keep_cards"),
            Option("values", ("stepped", "uniform"), "stepped"),
            Option("paradox_tiles_leave_game", (ON, OFF), ON),
            Option("terrain", ("add", "max"), "add"),
            switch("open_money"),
            Option("weaker_domains", ("all", "tied"), "all"),
        )

    def defaults_under(self, rules: int) -> Options:
        """§B (A18), §C1 (A20) Return the defaults before the letter of the rulebook came first."""
        return {"paradox_tiles_leave_game": OFF, "weaker_domains": "tied"} if rules < LETTER_RULES else {}

    def data(self, seats: int, options: Options, pack: str) -> str:
        return digest_of(rows_of(options["values"], pack))

    def names(self, pack: str) -> dict[str, dict[str, str]]:
        """Return the shown names a pack gives, and those of all cells, which are the same in every language."""
        rows = rows_of("stepped", pack)
        return shown_names({"tile": rows.building, "card": rows.card}) | CELLS_NAMED

    def new(self, seats: int, options: Options, pack: str) -> State:
        """§setup Return the world before the first event."""
        s = new_khronos(seats, self.rules, tables_of(seats, tuple(options.items()), pack))
        s.origin = Opening(self, seats, options, pack)
        begin(s)
        return s

    def standing(self, s: State) -> list[Score]:
        """§end Most money wins; equals share the win (A38). Before the end covered money does not count."""
        assert isinstance(s, Khronos)
        scores = []
        for seat in range(int(s.seats)):
            money = int(s.money[seat]) if views.is_open(s, seat) else 0
            scores.append(Score(seat, money, 0, {"money": money}))
        return ranked(scores)

    def position(self, description: View) -> tuple[State, Options]:
        p = read_position(positions.Position, description)
        options = settled_options(self, len(p.seats), dict(p.options))
        rows = rows_of(options["values"], "")
        lines, hamlets = positions.map_of(p, [line.cells for line in rows.map], [hamlet.cell for hamlet in rows.hamlet])
        tables = tables_on(len(p.seats), options, rows, lines, hamlets)
        return positions.set_up(p, tables, self.rules), options

    def rows(self) -> Raw:
        return shipped("rows.toml")

    def advice(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        assert isinstance(s, Khronos)
        return advise(s, seat, legal)


TITLE = KhronosTitle()

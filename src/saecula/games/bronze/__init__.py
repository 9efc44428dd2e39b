"""Roll Through the Ages: The Bronze Age."""

from __future__ import annotations

from functools import cache
from importlib import resources

from saecula.games.bronze import position as positions
from saecula.games.bronze import views
from saecula.games.bronze.data import Rows, load_rows, shipped
from saecula.games.bronze.kinds import DEVELOPMENTS, GOODS, MONUMENTS
from saecula.games.bronze.rules.course import begin
from saecula.games.bronze.rules.end import all_monuments_built, score, tie_break
from saecula.games.bronze.state import NOT_YET, Bronze, new_bronze
from saecula.games.bronze.tables import BronzeTables
from saecula.games.bronze.thumb import advise
from saecula.games.bronze.words import ASKS, COMPONENTS, LINES, TURN_BEGINS, WHY, WORDS
from saecula.games.packs import Raw, digest_of
from saecula.kernel.chance import Rng
from saecula.kernel.problem import Problem
from saecula.kernel.rows import row
from saecula.kernel.state import SPECTATOR, State
from saecula.kernel.title import (
    OFF,
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
SOLO_ROUNDS = 10  # §solo
LAST_DEVELOPMENT = 5  # §end
LAST_DEVELOPMENT_LONGER = 6  # R52, option of the 2024 edition


def has_development_help(key: str, t: BronzeTables) -> dict[str, int]:
    """Return the numbers of a development's help text."""
    i = DEVELOPMENTS.index(key)
    numbers = {"cost": int(t.cost[i]), "points": int(t.points[i])}
    extra = {
        "granaries": {"coins": int(t.food_price)},
        "architecture": {"bonus": int(t.monument_bonus)},
        "coinage": {"coins": int(t.coin_minted)},
    }
    return numbers | extra.get(key, {})


@cache
def rows_of(edition: str, pack: str) -> Rows:
    """Return the rows of an edition and a pack."""
    return load_rows(edition, pack, PACK)


@cache
def tables_of(seats: int, options: tuple[tuple[str, str], ...], pack: str) -> BronzeTables:
    """Return the numbers of a match."""
    chosen = dict(options)
    rows = rows_of(chosen["edition"], pack)
    solo = seats == 1
    boxes = [city.boxes for city in rows.city]
    return BronzeTables(
        holes=row([good.holes for good in rows.good]),
        good_value=row([good.value for good in rows.good]),
        food_most=rows.number("food_most"),
        food_start=rows.number("food_start"),
        coin=rows.number("coin"),
        coin_minted=rows.number("coin_minted"),
        food_price=rows.number("food_price"),
        city_boxes=row([sum(boxes[: i + 1]) for i in range(len(boxes))]),
        cost=row([development.cost for development in rows.development]),
        points=row([development.points for development in rows.development]),
        boxes=row([monument.boxes for monument in rows.monument]),
        first=row([monument.first for monument in rows.monument]),
        later=row([monument.later for monument in rows.monument]),
        in_play=sum(1 << i for i, monument in enumerate(rows.monument) if seats not in monument.out_with),
        monument_bonus=rows.number("monument_bonus"),
        city_bonus=rows.number("city_bonus"),
        skulls_locked=not solo or rows.number("solo_skulls_locked") > 0,
        last_round=SOLO_ROUNDS if solo else 0,
        last_development=LAST_DEVELOPMENT_LONGER if chosen["longer_game"] == ON else LAST_DEVELOPMENT,
        early_end=not solo or chosen["solo_early_end"] == ON,
        offers=int(chosen["offers"]) if chosen["trading"] == ON else 0,
    )


class BronzeTitle(Title):
    """What Bronze exports."""

    def __init__(self) -> None:
        self.key = "bronze"
        self.seats = (1, 2, 3, 4)
        self.rules = 1
        self.words = WORDS
        self.why = WHY
        self.asks = ASKS
        self.lines = LINES
        self.turns = (TURN_BEGINS,)
        self.components = COMPONENTS
        self.packing = resources.files("saecula.games.bronze.data").joinpath("packing.txt").read_text("utf-8")
        self.endings = ("developments", "monuments", "both", "rounds")
        self.options = (
            switch("trading"),
            Option("offers", tuple(str(n) for n in range(1, 10)), "3"),
            switch("solo_early_end"),
            Option("edition", ("2008", "2024"), "2008"),
            switch("longer_game"),
        )

    def check(self, seats: int, options: Options) -> None:
        """R46, R52, R53: which options go together."""
        if options["trading"] == ON and seats == 1:
            raise Problem("option-needs-seats", option="trading", seats="2, 3, 4")
        if options["solo_early_end"] == ON and seats != 1:
            raise Problem("option-needs-seats", option="solo_early_end", seats="1")
        if options["longer_game"] == ON and options["edition"] != "2024":
            raise Problem("option-needs-option", option="longer_game", other="edition", value="2024")
        if options["offers"] != "3" and options["trading"] == OFF:
            raise Problem("option-needs-option", option="offers", other="trading", value=ON)

    def data(self, seats: int, options: Options, pack: str) -> str:
        """Return the digest of the rows."""
        return digest_of(rows_of(options["edition"], pack))

    def names(self, pack: str) -> dict[str, dict[str, str]]:
        """Return the shown names a pack gives."""
        rows = rows_of("2008", pack)
        named = {f"good/{good.key}": good.name for good in rows.good}
        named |= {f"development/{development.key}": development.name for development in rows.development}
        named |= {f"project/{monument.key}": monument.name for monument in rows.monument}
        return {thing: name for thing, name in named.items() if name}

    def new(self, seats: int, options: Options, pack: str) -> State:
        """§setup Return the world before the first event."""
        s = new_bronze(seats, self.rules, tables_of(seats, tuple(options.items()), pack))
        begin(s)
        return s

    def view(self, s: State, seat: int) -> View:
        """Build what a seat may see: everything."""
        assert isinstance(s, Bronze)
        return views.view(s)

    def facts(self, s: State) -> View:
        """Return the printed numbers of this match."""
        assert isinstance(s, Bronze)
        return views.facts(s)

    def resample(self, s: State, seat: int, rng: Rng, guess: Guess) -> State:
        """Return a copy: nothing is hidden, and the future is not in the state."""
        return s.clone()

    def standing(self, s: State) -> list[Score]:
        """§end Return the scores; among equals the value of goods decides (R27, R45)."""
        assert isinstance(s, Bronze)
        return ranked(
            [
                Score(seat, int(score(s, seat)), int(tie_break(s, seat)), views.parts(s, seat))
                for seat in range(int(s.seats))
            ]
        )

    def position(self, description: View) -> tuple[State, Options]:
        """Return the world of a description."""
        p = positions.read_position(description)
        options = settled_options(self, len(p.seats), dict(p.options))
        return positions.set_up(p, tables_of(len(p.seats), tuple(options.items()), ""), self.rules), options

    def help_numbers(self, s: State, thing: str) -> dict[str, int]:
        """Return the numbers that a help text needs."""
        assert isinstance(s, Bronze)
        kind, _, key = thing.partition("/")
        if kind == "development":
            return has_development_help(key, s.t)
        if kind == "project" and key in MONUMENTS:
            i = MONUMENTS.index(key)
            return {"boxes": int(s.t.boxes[i]), "first": int(s.t.first[i]), "later": int(s.t.later[i])}
        return {"coins": int(s.t.coin)} if thing == "face/coin" else {}

    def draws_for(self, s: State) -> int:
        """§1 Dice are rolled for the one whose turn it is; before the first turn for nobody."""
        assert isinstance(s, Bronze)
        return int(s.active) if s.round else SPECTATOR

    def ending(self, s: State) -> str:
        """§end Return what ended the match: developments, monuments, both in one round, or (§solo) the last round."""
        assert isinstance(s, Bronze)
        bought = any(s.count_developments(seat) >= s.t.last_development for seat in range(int(s.seats)))
        if not s.t.early_end or not (bought or all_monuments_built(s)):
            return "rounds"
        if bought and all_monuments_built(s):
            return "both"
        return "developments" if bought else "monuments"

    def rows(self) -> Raw:
        """Return the rows of the first edition."""
        return shipped("rows.toml")

    def broken(self, s: State) -> list[str]:
        """Return the laws of Bronze that a state breaks."""
        assert isinstance(s, Bronze)
        broken = []
        if sum(list(s.dice)) + s.hand != s.cities_rolled:
            broken.append("one-die-per-city")
        for seat in range(int(s.seats)):
            if not 0 <= s.food(seat) <= s.t.food_most:
                broken.append("food-within-its-row")
            if not all(0 <= s.good(seat, i) <= s.t.holes[i] for i in range(len(GOODS))):
                broken.append("goods-within-their-rows")
            if not all(s.monument_boxes(seat, i) <= s.t.boxes[i] * s.is_in_play(i) for i in range(len(MONUMENTS))):
                broken.append("monuments-within-their-boxes")
            if s.t.early_end and s.count_developments(seat) > s.t.last_development:
                broken.append("no-development-after-the-last")
        for i in range(len(MONUMENTS)):
            built = [seat for seat in range(int(s.seats)) if s.is_in_play(i) and s.has_built(seat, i)]
            first = s.first_builder[i]
            if (first == NOT_YET and built) or (first != NOT_YET and first not in built):
                broken.append("a-first-builder-for-each-monument")
        return broken

    def advice(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return a sensible choice."""
        assert isinstance(s, Bronze)
        return advise(s, seat, legal)


TITLE = BronzeTitle()

"""Roll Through the Ages: The Bronze Age."""

from __future__ import annotations

from typing import cast

from saecula.games.bronze import hidden, printed, views
from saecula.games.bronze import position as positions
from saecula.games.bronze.data import shipped
from saecula.games.bronze.laws import broken_laws
from saecula.games.bronze.numbers import rows_of, tables_of
from saecula.games.bronze.rules.course import begin
from saecula.games.bronze.rules.end import all_monuments_built, tie_break
from saecula.games.bronze.state import Bronze, new_bronze
from saecula.games.bronze.thumb import advise
from saecula.games.bronze.words import ASKS, COMPONENTS, LINES, TURN_BEGINS, WHY, WORDS
from saecula.games.packs import Raw, digest_of, shown_names
from saecula.games.shapes import read_position
from saecula.kernel.chance import Rng
from saecula.kernel.problem import Problem
from saecula.kernel.saved import Opening
from saecula.kernel.state import SPECTATOR, State
from saecula.kernel.title import OFF, ON, Option, Options, Score, Title, View, member, ranked, settled_options, switch


class BronzeTitle(Title):
    """What Bronze exports."""

    view = member(views.view)
    facts = member(printed.facts)
    resample = member(hidden.resample)
    help_numbers = member(printed.help_numbers)
    broken = member(broken_laws)

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
        return digest_of(rows_of(options["edition"], pack))

    def names(self, pack: str) -> dict[str, dict[str, str]]:
        rows = rows_of("2008", pack)
        return shown_names({"good": rows.good, "development": rows.development, "project": rows.monument})

    def new(self, seats: int, options: Options, pack: str) -> State:
        """§setup Return the world before the first event."""
        s = new_bronze(seats, self.rules, tables_of(seats, tuple(options.items()), pack))
        s.origin = Opening(self, seats, options, pack)
        begin(s)
        return s

    def standing(self, s: State) -> list[Score]:
        """§end Return the scores; among equals the value of goods decides (R27, R45)."""
        assert isinstance(s, Bronze)
        parts = [cast("dict[str, int]", views.parts(s, seat)) for seat in range(int(s.seats))]
        return ranked(
            [Score(seat, sum(scored.values()), int(tie_break(s, seat)), scored) for seat, scored in enumerate(parts)]
        )

    def position(self, description: View) -> tuple[State, Options]:
        p = read_position(positions.Position, description)
        options = settled_options(self, len(p.seats), dict(p.options))
        return positions.set_up(p, tables_of(len(p.seats), tuple(options.items()), ""), self.rules), options

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
        return shipped("rows.toml")

    def advice(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        assert isinstance(s, Bronze)
        return advise(s, seat, legal)


TITLE = BronzeTitle()

"""The Sands of Time."""

from __future__ import annotations

from typing import cast

from saecula.games.packs import Raw, digest_of, shown_names
from saecula.games.sands import hidden, printed, views
from saecula.games.sands import position as positions
from saecula.games.sands.data import shipped
from saecula.games.sands.laws import broken_laws
from saecula.games.sands.numbers import rows_of, tables_of
from saecula.games.sands.position_form import Position
from saecula.games.sands.rules.blank import new_sands
from saecula.games.sands.rules.course import begin
from saecula.games.sands.rules.scoring import tie_break
from saecula.games.sands.state import Sands
from saecula.games.sands.thumb.advise import advise
from saecula.games.sands.words import ASKS, COMPONENTS, GENERATION, LINES, REVEALS, WHY, WORDS
from saecula.games.shapes import read_position
from saecula.kernel.chance import Rng
from saecula.kernel.saved import Opening
from saecula.kernel.state import State
from saecula.kernel.title import Option, Options, Score, Title, View, member, ranked, settled_options, switch


class SandsTitle(Title):
    """What Sands exports."""

    view = member(views.view)
    facts = member(printed.facts)
    resample = member(hidden.resample)
    help_numbers = member(printed.help_numbers)
    help_lists = member(printed.help_lists)
    broken = member(broken_laws)

    def __init__(self) -> None:
        self.key = "sands"
        self.seats = (2, 3, 4, 5)
        self.rules = 2
        self.words = WORDS
        self.why = WHY
        self.asks = ASKS
        self.lines = LINES
        self.turns = (GENERATION, REVEALS)
        self.components = COMPONENTS
        self.endings = ("dynasties",)
        self.options = (
            Option("growth_icons", ("three", "six"), "three"),
            switch("own_cities_give_heritage"),
            Option("tribute", ("per_player", "per_caravan"), "per_player"),
            Option("structure_tiles", ("english", "german"), "english"),
            Option("bonus_unrest", ("every_turn", "first_use"), "every_turn"),
            Option("repeat_unrest", ("used", "chosen"), "used"),
            Option("attack_die", ("seven", "own_maximum"), "seven"),
            Option("conquer_order", ("attack_first", "any"), "attack_first"),
        )
        self.hides = True

    def data(self, seats: int, options: Options, pack: str) -> str:
        return digest_of(rows_of(pack))

    def names(self, pack: str) -> dict[str, dict[str, str]]:
        rows = rows_of(pack)
        return shown_names(
            {
                "land": rows.land,
                "border": rows.border,
                "chronicle": rows.chronicle,
                "card": rows.action,
                "advance": [*rows.root, *rows.advance],
                "structure": rows.structure,
            }
        )

    def new(self, seats: int, options: Options, pack: str) -> State:
        """§3.0 Return the world before the first event."""
        s = new_sands(seats, self.rules, tables_of(seats, tuple(options.items()), pack))
        s.origin = Opening(self, seats, options, pack)
        begin(s)
        return s

    def standing(self, s: State) -> list[Score]:
        """§10.0 Return the scores; among equals the chronicles of the final dynasty decide (R75)."""
        assert isinstance(s, Sands)
        parts = [cast("dict[str, int]", views.parts(list(s.sheet(seat)))) for seat in range(int(s.seats))]
        return ranked(
            [Score(seat, sum(scored.values()), int(tie_break(s, seat)), scored) for seat, scored in enumerate(parts)]
        )

    def position(self, description: View) -> tuple[State, Options]:
        p = read_position(Position, description)
        options = settled_options(self, len(p.seats), dict(p.options))
        return positions.set_up(p, tables_of(len(p.seats), tuple(options.items()), ""), self.rules), options

    def rows(self) -> Raw:
        return shipped()

    def advice(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        assert isinstance(s, Sands)
        return advise(s, seat, legal)


TITLE = SandsTitle()

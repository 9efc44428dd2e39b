"""Gentes."""

from __future__ import annotations

from typing import cast

from saecula.games.gentes import hidden, printed, views
from saecula.games.gentes import position as positions
from saecula.games.gentes.data import shipped
from saecula.games.gentes.laws import broken_laws
from saecula.games.gentes.numbers import rows_of, tables_of
from saecula.games.gentes.rules.course import begin
from saecula.games.gentes.rules.final import tie_break
from saecula.games.gentes.state import Gentes, new_gentes
from saecula.games.gentes.thumb.advise import advise
from saecula.games.gentes.words import ASKS, COMPONENTS, LINES, ROUND_BEGINS, TIME_IS_UP, TURN_BEGINS, WHY, WORDS
from saecula.games.packs import Raw, digest_of, shown_names
from saecula.games.shapes import read_position
from saecula.kernel.chance import Rng
from saecula.kernel.saved import Opening
from saecula.kernel.state import State
from saecula.kernel.title import Option, Options, Score, Title, View, member, ranked, settled_options, switch


class GentesTitle(Title):
    """What Gentes exports."""

    view = member(views.view)
    facts = member(printed.facts)
    resample = member(hidden.resample)
    help_numbers = member(printed.help_numbers)
    broken = member(broken_laws)

    def __init__(self) -> None:
        self.key = "gentes"
        self.seats = (2, 3, 4)
        self.rules = 2
        self.words = WORDS
        self.why = WHY
        self.asks = ASKS
        self.lines = LINES
        self.turns = (ROUND_BEGINS, TURN_BEGINS, TIME_IS_UP)
        self.hides = True
        self.components = COMPONENTS
        self.endings = ("rounds",)
        self.options = (  # A86
            switch("first_game"),
            switch("no_four_coin_tax"),
            switch("open_hands"),
            Option("extra_person", ("any_row", "two_row"), "any_row"),
            Option("tie_coins", ("left", "all"), "left"),
            Option("unscored_cards", ("free", "lost"), "free"),
        )

    def data(self, seats: int, options: Options, pack: str) -> str:
        return digest_of(rows_of(pack))

    def names(self, pack: str) -> dict[str, dict[str, str]]:
        rows = rows_of(pack)
        return shown_names({"card": rows.card, "city": rows.city, "hometown": rows.hometown, "tile": rows.tile})

    def new(self, seats: int, options: Options, pack: str) -> State:
        """§3.0 Return the world before the first event."""
        s = new_gentes(seats, self.rules, tables_of(seats, tuple(options.items()), pack))
        s.origin = Opening(self, seats, options, pack)
        begin(s)
        return s

    def standing(self, s: State) -> list[Score]:
        """§5.0 Return the scores; among equals played cards decide, then coins (A52)."""
        assert isinstance(s, Gentes)
        return ranked(
            [
                Score(seat, int(s.points(seat)), int(tie_break(s, seat)), cast("dict[str, int]", views.parts(s, seat)))
                for seat in range(int(s.seats))
            ]
        )

    def position(self, description: View) -> tuple[State, Options]:
        p = read_position(positions.Position, description)
        options = settled_options(self, len(p.seats), dict(p.options))
        return positions.set_up(p, tables_of(len(p.seats), tuple(options.items()), ""), self.rules), options

    def rows(self) -> Raw:
        return shipped()

    def advice(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        assert isinstance(s, Gentes)
        return advise(s, seat, legal)


TITLE = GentesTitle()

"""Lantern Market: the smallest title that uses all of the kernel. A template, not part of the collection."""

from __future__ import annotations

from saecula.games.packs import Raw, digest_of, shown_names
from saecula.games.sample import hidden, printed, views
from saecula.games.sample import position as positions
from saecula.games.sample.data import shipped
from saecula.games.sample.laws import broken_laws
from saecula.games.sample.numbers import rows_of, tables_of
from saecula.games.sample.rules.course import begin, score, tie_break
from saecula.games.sample.state import Sample, new_sample
from saecula.games.sample.thumb import advise
from saecula.games.sample.words import ASKS, COMPONENTS, LINES, ROUND_BEGINS, WHY, WORDS
from saecula.games.shapes import read_position
from saecula.kernel.chance import Rng
from saecula.kernel.saved import Opening
from saecula.kernel.state import State
from saecula.kernel.title import Option, Options, Score, Title, View, member, ranked, settled_options


class SampleTitle(Title):
    """What the sample exports."""

    view = member(views.view)
    facts = member(printed.facts)
    resample = member(hidden.resample)
    help_numbers = member(printed.help_numbers)
    broken = member(broken_laws)

    def __init__(self) -> None:
        self.key = "sample"
        self.seats = (2, 3)
        self.rules = 1
        self.words = WORDS
        self.why = WHY
        self.asks = ASKS
        self.lines = LINES
        self.turns = (ROUND_BEGINS,)
        self.components = COMPONENTS
        self.endings = ("rounds",)
        self.options = (Option("lamps", ("0", "1", "2"), "1"),)
        self.hides = True

    def data(self, seats: int, options: Options, pack: str) -> str:
        return digest_of(rows_of(pack))

    def names(self, pack: str) -> dict[str, dict[str, str]]:
        return shown_names({"lantern": rows_of(pack).lantern})

    def new(self, seats: int, options: Options, pack: str) -> State:
        """§2 Return the world before the first event."""
        s = new_sample(seats, self.rules, tables_of(options["lamps"], pack))
        s.origin = Opening(self, seats, options, pack)
        begin(s)
        return s

    def standing(self, s: State) -> list[Score]:
        """§4 Return the scores."""
        assert isinstance(s, Sample)
        return ranked(
            [
                Score(seat, int(score(s, seat)), int(tie_break(s, seat)), {"coins": int(s.coins[seat])})
                for seat in range(int(s.seats))
            ]
        )

    def position(self, description: View) -> tuple[State, Options]:
        p = read_position(positions.Position, description)
        options = settled_options(self, len(p.seats), dict(p.options))
        return positions.set_up(p, tables_of(options["lamps"], ""), self.rules), options

    def rows(self) -> Raw:
        return shipped()

    def advice(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        assert isinstance(s, Sample)
        return advise(s, seat, legal)


TITLE = SampleTitle()

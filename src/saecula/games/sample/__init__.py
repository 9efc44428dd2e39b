"""Lantern Market: the smallest title that uses all of the kernel. A template, not part of the collection."""

from __future__ import annotations

from functools import cache

from saecula.games.packs import Raw, digest_of
from saecula.games.sample import hidden, views
from saecula.games.sample import position as positions
from saecula.games.sample.data import Rows, load_rows, shipped
from saecula.games.sample.kinds import LANTERNS
from saecula.games.sample.rules.course import begin, score, tie_break
from saecula.games.sample.state import Sample, new_sample
from saecula.games.sample.tables import SampleTables
from saecula.games.sample.thumb import advise
from saecula.games.sample.words import ASKS, COMPONENTS, LINES, ROUND_BEGINS, WHY, WORDS
from saecula.kernel.chance import Rng
from saecula.kernel.rows import row
from saecula.kernel.state import State
from saecula.kernel.title import Guess, Option, Options, Score, Title, View, ranked, settled_options


@cache
def rows_of(pack: str) -> Rows:
    """Return the rows with a pack laid over them."""
    return load_rows(pack, "pack")


@cache
def tables_of(lamps: str, pack: str) -> SampleTables:
    """Return the numbers of a match."""
    rows = rows_of(pack).lantern
    return SampleTables(
        price=row([lantern.price for lantern in rows]),
        cards=row([lantern.cards for lantern in rows]),
        lamps=int(lamps),
    )


class SampleTitle(Title):
    """What the sample exports."""

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
        self.packing = "[] ["
        self.endings = ("rounds",)
        self.options = (Option("lamps", ("0", "1", "2"), "1"),)
        self.hides = True

    def data(self, seats: int, options: Options, pack: str) -> str:
        """Return the digest of the rows."""
        return digest_of(rows_of(pack))

    def names(self, pack: str) -> dict[str, dict[str, str]]:
        """Return the shown names a pack gives."""
        return {f"lantern/{lantern.key}": lantern.name for lantern in rows_of(pack).lantern if lantern.name}

    def new(self, seats: int, options: Options, pack: str) -> State:
        """§2 Return the world before the first event."""
        s = new_sample(seats, self.rules, tables_of(options["lamps"], pack))
        begin(s)
        return s

    def view(self, s: State, seat: int) -> View:
        """Build what a seat may see."""
        assert isinstance(s, Sample)
        return views.view(s, seat)

    def facts(self, s: State) -> View:
        """Return the printed numbers of this match."""
        assert isinstance(s, Sample)
        return views.facts(s)

    def resample(self, s: State, seat: int, rng: Rng, guess: Guess) -> State:
        """Return a world that this seat cannot tell from the true one."""
        assert isinstance(s, Sample)
        return hidden.resample(s, seat, rng, guess)

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
        """Return the world of a description."""
        p = positions.read_position(description)
        options = settled_options(self, len(p.seats), dict(p.options))
        return positions.set_up(p, tables_of(options["lamps"], ""), self.rules), options

    def help_numbers(self, s: State, thing: str) -> dict[str, int]:
        """Return the numbers that a help text needs."""
        assert isinstance(s, Sample)
        i = LANTERNS.index(thing.removeprefix("lantern/"))
        return {"price": int(s.t.price[i]), "cards": int(s.t.cards[i])}

    def ending(self, s: State) -> str:
        """§4 Return what ended the match: always the last round."""
        return "rounds"

    def rows(self) -> Raw:
        """Return the rows as a pack would write them."""
        return shipped()

    def broken(self, s: State) -> list[str]:
        """Return the laws of the sample that a state breaks."""
        assert isinstance(s, Sample)
        places = s.clone()
        places.deck.shuffle()
        broken = []
        for i in range(len(LANTERNS)):
            held = [int(s.in_hand(seat, i)) for seat in range(int(s.seats))]
            if places.deck.unseen.counts[i] + sum(held) + s.away[i] != s.t.cards[i]:
                broken.append("cards-conserved")
            if any(s.known[s.known_at(w, seat, i)] > held[seat] for w in range(len(held)) for seat in range(len(held))):
                broken.append("known-cards-are-there")
        return broken

    def advice(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return a sensible choice."""
        assert isinstance(s, Sample)
        return advise(s, seat, legal)


TITLE = SampleTitle()

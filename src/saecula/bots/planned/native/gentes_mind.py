"""Rules of thumb by a learned value: after which choice, and the whole action it begins, does a seat expect most?"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saecula.bots.planned.native.gentes_eyes import SEEN, see, stage_of
from saecula.games.gentes.advice import MUCH, advise
from saecula.games.gentes.rules.action import ChoosePrice, Helpers
from saecula.games.gentes.rules.activate import Activate
from saecula.games.gentes.rules.extras import is_extra
from saecula.games.gentes.rules.final import ScoreHand
from saecula.games.gentes.rules.seafarer import Clear
from saecula.games.gentes.rules.setup import Draft, Settlers
from saecula.games.gentes.rules.turn import Turn
from saecula.games.gentes.state import Gentes
from saecula.kernel.choices import Choices
from saecula.kernel.frames import settle
from saecula.kernel.rows import Row, ints, row
from saecula.kernel.state import AT_END, DONE

MILLION: Final = 1_000_000  # weights are millionths of a point


@final
class Mind:
    """Knows what everything is worth at each stage of a match."""

    weights: Row  # per stage: one for each number that is seen, and one more
    seen: Row

    def __init__(self, weights: list[int]) -> None:
        self.weights = row(weights)
        self.seen = ints(SEEN, 0)

    def expected(self, s: Gentes, seat: i64) -> i64:
        """§5.0 Return the points a seat expects to have in the end."""
        if s.owed == AT_END:
            return MILLION * s.points(seat)
        see(s, seat, self.seen)
        at = stage_of(s) * (SEEN + 1)
        value = self.weights[at + SEEN]
        i: i64 = 0
        while i < SEEN:
            value += self.weights[at + i] * self.seen[i]
            i += 1
        return value

    def choose(self, s: Gentes, seat: i64, legal: list[int]) -> int:
        """Return the choice this mind likes best; how a match begins is left to rules of thumb."""
        top = s.top
        if isinstance(top, (Draft, Settlers)):
            return advise(s, seat, legal)
        out = Choices()
        for choice in legal:
            out.add(choice)
        if isinstance(top, (Turn, Activate, ScoreHand)):
            return int(self.best_step(s, seat, out))
        return int(self.best_answer(s, seat, out))

    def best_step(self, s: Gentes, seat: i64, legal: Choices) -> i64:
        """§4.1, §4.2.D, §5.0.A Return an additional action that pays at once, else the best of all others."""
        now = self.expected(s, seat)
        best: i64 = -MUCH
        found: i64 = legal.row[0]
        extra: i64 = now
        chosen: i64 = DONE
        i: i64 = 0
        while i < legal.n:
            choice = legal.row[i]
            if is_extra(choice):
                value = self.after(s, seat, choice, False)
                if value > extra:
                    extra = value
                    chosen = choice
            else:
                value = now if choice == DONE else self.after(s, seat, choice, True)
                if value > best:
                    best = value
                    found = choice
            i += 1
        return chosen if chosen != DONE else found

    def best_answer(self, s: Gentes, seat: i64, legal: Choices) -> i64:
        """§4.1.A Return the best answer; prices and hometowns are thought through to the end."""
        deep = isinstance(s.top, (Helpers, ChoosePrice, Clear))
        best: i64 = -MUCH
        found: i64 = legal.row[0]
        i: i64 = 0
        while i < legal.n and legal.n > 1:
            value = self.after(s, seat, legal.row[i], deep)
            if value > best:
                best = value
                found = legal.row[i]
            i += 1
        return found

    def after(self, s: Gentes, seat: i64, choice: i64, deep: bool) -> i64:
        """§4.1.A Return what is expected after a choice, or after the whole action it begins."""
        twin = s.clone()
        twin.top.choose(twin, seat, choice)
        settle(twin)
        if deep:
            legal = Choices()
            while twin.owed == 1 << seat and not isinstance(twin.top, (Turn, Activate, ScoreHand)):
                legal.n = 0
                twin.top.choices(twin, seat, legal)
                twin.top.choose(twin, seat, self.best_answer(twin, seat, legal))
                settle(twin)
        return self.expected(twin, seat)

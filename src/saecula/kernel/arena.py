"""The arena: many matches of one title side by side, stepped by compiled code for learning machines.

Nature plays inside. The buffers are made once and written in place; numpy looks at them without a copy. A match that is
over begins anew at the next step, whatever the action there, so that its last view can be read.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.chance import Chance
from saecula.kernel.choices import Choices
from saecula.kernel.frames import add_choices, lowest, play, settle
from saecula.kernel.planes import Canvas, Eyes, Planes, blank_planes
from saecula.kernel.problem import Problem
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import AT_END, BY_NATURE, DONE, NATURE, State

try:
    from librt.vecs import vec
except ImportError:  # uncompiled on a machine without the wheel: numpy has to copy
    vec = list  # type: ignore[misc, assignment]

Numbers: TypeAlias = "vec[float]"


@mypyc_attr(allow_interpreted_subclasses=True)
class EndWorth:
    """What the end of a match is worth."""

    def rewards(self, s: State) -> list[float]:
        """Return the reward of every seat."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class ArenaSlot:
    """One match at play."""

    s: State
    chance: Chance
    seed: int
    event: i64
    legal: Choices

    def __init__(self, s: State) -> None:
        self.s = s
        self.chance = Chance(0)
        self.seed = 0
        self.event = 0
        self.legal = Choices()


@final
class Arena:
    """Matches side by side; `step` plays one choice in each of them."""

    planes: Planes
    mask: Planes  # words × matches: 1 where a choice is legal
    counts: Row  # legal choices of each match
    to_act: Row  # the seat that chooses in each match; at the end, the one that chose last
    rewards: Numbers  # seats × matches, of the last step
    done: Planes
    legal: Row  # the legal choices of all matches one after another, once `gather` has been called

    def __init__(self, first: State, eyes: Eyes, worth: EndWorth, words: int, matches: int) -> None:
        self.first: Final = first
        self.eyes: Final = eyes
        self.worth: Final = worth
        self.words: Final[i64] = words
        self.n: Final[i64] = matches
        self.seats: Final[i64] = first.seats
        self.canvas: Final = Canvas(eyes.fields(), matches)
        self.slots: Final[list[ArenaSlot]] = [ArenaSlot(first.clone()) for _ in range(matches)]
        self.planes = self.canvas.planes
        self.mask = blank_planes(words * matches)
        self.counts = ints(matches, 0)
        self.to_act = ints(matches, 0)
        self.rewards = vec[float]([0.0 for _ in range(matches * int(first.seats))])
        self.done = blank_planes(matches)
        self.legal = ints(words * matches, 0)
        self.drawn: Final = Choices()
        self.reset(list(range(matches)))

    def reset(self, seeds: list[int]) -> None:
        """Begin every match anew, each with its own seed."""
        i: i64
        for i in range(self.n):
            self.begin(i, seeds[i])

    def step(self, actions: Row) -> None:
        """Play one choice in every match; a match that is over begins anew. Nothing is played if one is not legal."""
        i: i64
        for i in range(self.n):
            action = actions[i]
            if action < 0 or action >= self.words or self.mask[i * self.words + action] == 0:
                raise Problem("not-legal-now", action=int(action), agent=int(i))
        for i in range(self.n):
            if self.done[i] != 0:
                self.begin(i, self.slots[i].seed + int(self.n))
            else:
                self.play(i, actions[i])

    def begin(self, i: i64, seed: int) -> None:
        """Begin one match."""
        slot = self.slots[i]
        slot.s = self.first.clone()
        slot.seed = seed
        slot.chance = Chance(seed)
        slot.event = 0
        self.let_nature_act(slot)
        self.show(i, slot)

    def play(self, i: i64, action: i64) -> None:
        """Play one choice in one match."""
        slot = self.slots[i]
        slot.event += 1
        advance(slot.s, self.to_act[i], action)
        self.let_nature_act(slot)
        self.show(i, slot)

    def let_nature_act(self, slot: ArenaSlot) -> None:
        """Roll and draw until a seat owes a choice or the match is over."""
        s = slot.s
        while s.owed == BY_NATURE:
            slot.event += 1
            advance(s, NATURE, s.top.draw(s, slot.chance.word(slot.event), self.drawn))

    def show(self, i: i64, slot: ArenaSlot) -> None:
        """Write one match into the buffers."""
        s = slot.s
        over = s.owed == AT_END
        if over or self.done[i] != 0:
            self.note_end(i, s, over)
        if not over:
            self.to_act[i] = lowest(s.owed)
        self.offer(i, slot, over)
        seat = self.to_act[i]
        self.canvas.face(i, seat, self.seats)
        self.eyes.paint(s, seat, self.canvas)

    def note_end(self, i: i64, s: State, over: bool) -> None:
        """Write the rewards of a match that has ended, or none for one that has begun anew."""
        self.done[i] = 1 if over else 0
        rewards = self.worth.rewards(s) if over else [0.0] * int(self.seats)
        seat: i64
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = rewards[seat]

    def offer(self, i: i64, slot: ArenaSlot, over: bool) -> None:
        """Write the legal choices of one match; at the end there is one, which is not played."""
        out = slot.legal
        at = i * self.words
        k: i64
        for k in range(out.n):
            self.mask[at + out.row[k]] = 0
        out.n = 0
        if over:
            out.add(DONE)
        else:
            add_choices(slot.s, self.to_act[i], out, True)
        for k in range(out.n):
            self.mask[at + out.row[k]] = 1
        self.counts[i] = out.n

    def gather(self) -> None:
        """Write the legal choices of all matches one after another: `counts` says how many each has."""
        at: i64 = 0
        i: i64
        k: i64
        for i in range(self.n):
            out = self.slots[i].legal
            for k in range(out.n):
                self.legal[at] = out.row[k]
                at += 1

    def draw_view(self, i: i64, seat: i64, canvas: Canvas) -> None:
        """Draw what any seat of a match sees on a canvas for one view."""
        canvas.face(0, seat, self.seats)
        self.eyes.paint(self.slots[i].s, seat, canvas)

    def state(self, i: i64) -> State:
        """Return a copy of the state of one match."""
        return self.slots[i].s.clone()

    def clock(self, i: i64) -> tuple[int, int, int]:
        """Return what goes with the state of a match: its seed, the number of its events, who looks at it."""
        slot = self.slots[i]
        return slot.seed, int(slot.event), int(self.to_act[i])

    def restore(self, i: i64, s: State, clock: tuple[int, int, int]) -> None:
        """Put a state that was kept in the place of a match."""
        slot = self.slots[i]
        slot.s = s.clone()
        slot.seed = clock[0]
        slot.chance = Chance(clock[0])
        slot.event = clock[1]
        self.to_act[i] = clock[2]
        self.show(i, slot)


def advance(s: State, seat: i64, choice: i64) -> None:
    """Play a legal choice of a seat or of nature, as `playout` does."""
    if choice >= s.first_lent:
        play(s, int(seat), int(choice))
    else:
        s.top.choose(s, seat, choice)
        settle(s)

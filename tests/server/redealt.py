"""Helpers: matches in the middle, and other histories of them that somebody cannot tell from the true one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from saecula.kernel.frames import choices, draw, to_act
from saecula.kernel.log import Fold, Log, said
from saecula.kernel.notation import write
from saecula.kernel.pick import picking
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, knows
from saecula.kernel.title import settled_options

if TYPE_CHECKING:
    import random

    from saecula.kernel.state import State
    from saecula.kernel.title import Title

MAX_CHANGES = 3  # choices that are made anew; what follows from them changes, too
TRIES = 60  # histories that are tried for one seat
LONGEST = 60  # choices before a moment


@dataclass(frozen=True)
class Role:
    """Who looks at a match: the seats they have (none: whose turn it is, against bots), and how many there must be."""

    name: str
    eyes: tuple[int, ...]
    seats: int = 1


class Move(NamedTuple):
    """A choice of a seat in both worlds."""

    seat: int
    true: int
    other: int


@dataclass(frozen=True)
class Moment:
    """A match at which somebody is asked, as it is and as it could be for all that a role has seen."""

    title: Title
    role: Role
    eyes: tuple[int, ...]
    log: Log
    twin: Log
    move: Move | None  # what another seat does next, unseen

    @property
    def differs(self) -> bool:
        """Say whether the histories differ at all: in some titles nothing is hidden but the future."""
        return write(self.log) != write(self.twin)


def head(title: Title, seats: int) -> Log:
    """The beginning of a match."""
    options = settled_options(title, seats, {})
    return Log(title, release="test", seats=seats, options=options, seed=None, pack="", position="")


def state_of(log: Log) -> State:
    """The state of a log."""
    return folded_of(log).state


def folded_of(log: Log) -> Fold:
    """A log, folded."""
    folded = Fold(log.begin())
    for event in log.events:
        folded.play(event)
    return folded


def played(title: Title, seats: int, choices_made: int, rng: random.Random) -> Log:
    """A match at random, up to a moment at which a seat is asked; shorter if it would be over."""
    log = head(title, seats)
    folded = Fold(log.begin())
    asked = 0  # events before the last question
    while folded.state.owed == BY_NATURE or (choices_made > 0 and to_act(folded.state)):
        n = len(log.events) + 1
        if folded.state.owed == BY_NATURE:
            event = said(n, NATURE, draw(folded.state, rng.randrange(1 << 30)))
        else:
            asked = len(log.events)
            seat = rng.choice(to_act(folded.state))
            event = said(n, seat, rng.choice(choices(folded.state, seat)))
            choices_made -= 1
        folded.play(event)
        log.events.append(event)
    return log if to_act(folded.state) else log.copy(None, asked)


def known(title: Title, s: State, eyes: tuple[int, ...]) -> list[object]:
    """Everything that some seats can tell about a state."""
    seen: list[object] = [to_act(s)]
    for seat in eyes:
        seen += [title.view(s, seat), choices(s, seat) if seat >= 0 else []]
    return seen


def redealt(log: Log, eyes: tuple[int, ...], rng: random.Random) -> Log | None:
    """The same history with other choices where nobody of these saw them; None if they would have noticed."""
    true, other = Fold(log.begin()), Fold(log.begin())
    steps = folded_of(log).steps
    unseen = [i for i, step in enumerate(steps) if is_unseen(step.seen_by, step.event.seat, eyes)]
    if not unseen:
        return log
    anew = set(rng.sample(unseen, rng.randint(1, min(MAX_CHANGES, len(unseen)))))
    twin = log.copy(None, 0)
    differs = False
    for i, event in enumerate(log.events):
        legal = choices(other.state, event.seat)
        choice = event.choice
        if i in anew or (choice not in legal and i in unseen):
            choice = rng.choice(legal or [-1])
        if choice not in legal:
            return None
        differs = differs or choice != event.choice
        true.play(event)
        twin.events.append(said(event.n, event.seat, choice))
        other.play(twin.events[-1])
        if differs and known(log.title, true.state, eyes) != known(log.title, other.state, eyes):
            return None
    return twin if differs else None


def is_unseen(seen_by: int, seat: int, eyes: tuple[int, ...]) -> bool:
    """Say whether none of these has seen a choice."""
    return not any(one == seat or knows(seen_by, one) for one in eyes)


def moment(title: Title, role: Role, rng: random.Random) -> Moment:
    """A moment with another history that a role cannot tell from it; where something is hidden, they differ."""
    hides = False
    seats = (
        max(title.seats) if role.seats > min(title.seats) else rng.choice([n for n in title.seats if n >= role.seats])
    )
    for _ in range(TRIES):
        log = played(title, seats, rng.randrange(LONGEST), rng)
        eyes = role.eyes or (to_act(state_of(log))[0],)
        if role.eyes or to_act(state_of(log)) == eyes:
            twin = redealt(log, eyes, rng)
            hides = hides or twin is None
            if twin is not None and (twin is not log or not hides):
                return Moment(title, role, eyes, log, twin, secret_move(title, log, twin, eyes, rng))
    raise AssertionError((title.key, role.name))


def secret_move(title: Title, log: Log, twin: Log, eyes: tuple[int, ...], rng: random.Random) -> Move | None:
    """A choice that another seat may make now in each world, which these eyes do not see and which ends no question."""
    true, other = folded_of(log), folded_of(twin)
    for seat in [seat for seat in to_act(true.state) if seat not in eyes and not picking(true.state)]:
        a = rng.choice(choices(true.state, seat))
        legal = choices(other.state, seat)
        b = rng.choice([choice for choice in legal if choice != a] or legal)
        after = [played_on(folded, seat, choice) for folded, choice in ((true, a), (other, b))]
        is_secret = all(is_unseen(folded.steps[-1].seen_by, seat, eyes) for folded in after)
        waits = all(folded.state.owed not in (BY_NATURE, AT_END) for folded in after)
        if is_secret and waits and known(title, after[0].state, eyes) == known(title, after[1].state, eyes):
            return Move(seat, a, b)
    return None


def played_on(folded: Fold, seat: int, choice: int) -> Fold:
    """A copy after one more choice."""
    twin = folded.clone()
    twin.play(said(len(twin.steps) + 1, seat, choice))
    return twin

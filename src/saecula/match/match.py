"""Match: one play of a title as a Python object. Every door (terminal, server, lab) plays through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.drafts import play_draft, reason_beside, rest, try_draft
from saecula.kernel.frames import choices, draw, judge, reason_of, to_act
from saecula.kernel.log import (
    SAID,
    UNDONE,
    Event,
    Log,
    Step,
    digest,
    fold,
    free_undo,
    redo_reach,
    retaken,
    said,
    sitting,
    undo_reach,
    undoing,
)
from saecula.kernel.notation import write
from saecula.kernel.problem import Problem
from saecula.kernel.state import ALLOWED, AT_END, BY_NATURE, DONE, NATURE, SPECTATOR, State, knows, whose_turn
from saecula.kernel.title import EVEN, Score, View
from saecula.match.asking import Ask, Choice, Refused, asked_key, choice_in
from saecula.match.planning import Kept, Planned, standing_pieces
from saecula.match.preview import Preview, foresee
from saecula.match.speech import Speech

__all__ = ["Ask", "Choice", "Match", "Preview", "Refused"]


class Match(Speech):
    """One play of a title: its events, and the state they fold to."""

    def __init__(
        self,
        log: Log,
        players: Sequence[str] = (),
        nature: Callable[[int], int] | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> None:
        """Fold a log; `nature` gives the random number of an event, by default from the log's seed.

        `players` are names as people give them, `bots` the keys of bots by seat, by default as the log says.
        """
        super().__init__(log, players, bots)
        self.folded = fold(log, log.events)
        self._undone_from: dict[int, int] = {}  # undo → the first event that it, or an undo it takes back, concerns
        self._retaken: list[Event] = []
        self._kept = Kept()
        self._note_undos(log.events)
        self._nature = nature or (None if log.seed is None else Chance(log.seed).word)
        while (drawn := self._drawn(self.state, self.n + 1)) >= 0:
            self._append(said(self.n + 1, NATURE, drawn))

    # -- what is true now ---------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The kernel's state, for research; play through the match, not on it."""
        return self.folded.state

    @property
    def events(self) -> list[Event]:
        """All events, undone ones included."""
        return list(self._log.events)

    @property
    def steps(self) -> list[Step]:
        """The standing choices with their marks and story lines."""
        return list(self.folded.steps)

    @property
    def n(self) -> int:
        """The number of the last event."""
        return len(self._log.events)

    @property
    def last_undo(self) -> int:
        """The number of the last undo, 0 without any."""
        return max(self._undone_from, default=0)

    @property
    def retaken(self) -> list[Event]:
        """The undos after which nature decided anew."""
        return list(self._retaken)

    def retold_from(self, n: int) -> int:
        """Return the first event whose lines may be new to somebody who knows the story up to event n."""
        return min([n + 1, *[first for undo, first in self._undone_from.items() if undo > n]])

    @property
    def question(self) -> int:
        """How many questions were answered before the one that is open."""
        return self.folded.question

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self._log.seats

    @property
    def options(self) -> dict[str, str]:
        """The options of the match."""
        return dict(self._log.options)

    @property
    def seed(self) -> int | None:
        """The seed of nature's draws, if it is known here."""
        return self._log.seed

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice."""
        return to_act(self.folded.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.folded.state.owed == AT_END

    @property
    def scores(self) -> list[Score]:
        """The score of every seat: final at the end, an estimate before."""
        return self.title.standing(self.state)

    @property
    def ask_key(self) -> str:
        """The key of the question that is open, without its prefix."""
        seats = self.to_act
        return asked_key(self.title, self.state, seats[0]) if seats else ""

    @property
    def facts(self) -> View:
        """The printed numbers of this match."""
        return cast("View", self.title.facts(self.state))

    def ask(self, seat: int, lang: str = "en") -> Ask:
        """Return the question this seat owes an answer to."""
        if seat not in self.to_act:
            raise Refused(self, *reason_of(self.state, seat, DONE), None)
        return Ask(self, self.state, seat, lang)

    def choice(self, number: int, seat: int | None = None) -> Choice:
        """Return a choice by its number; for a seat that owes one, with the numbers its text needs."""
        if seat is None or seat not in self.to_act:
            return Choice(self, number)
        return choice_in(self, self.state, seat, number)

    def choices(self, seat: int, *, lent: bool = True) -> tuple[Choice, ...]:
        """Return the legal choices of a seat."""
        return tuple(self.choice(number, seat) for number in choices(self.state, seat, lent))

    def view(self, seat: int = SPECTATOR) -> View:
        """Return what a seat (−1: a spectator) may see."""
        return cast("View", self.title.view(self.state, seat))

    def digest(self) -> str:
        """Return a hash of the facts of the present state."""
        return digest(self.title, self.state)

    # -- choosing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, *draft: int | str | Choice) -> Match:
        """Play one choice or several, by number, by notation or as they are: all of them or none. Raise Refused.

        The pieces of a pick may come in any order, together or one by one. The log has them in its own: what it cannot
        have yet is kept, and `undo` takes it back.
        """
        numbers = self._numbers(draft)
        kept = self.kept(seat)
        try:
            return self.accept(self.plan(seat, [*kept, *numbers]))
        except Refused:
            if self._gather(seat, [*kept, *numbers]):
                return self
            if not kept:
                raise
        return self.accept(self.plan(seat, numbers))

    def kept(self, seat: int) -> list[int]:
        """Return the pieces of the open pick that this seat has played, and that wait for others."""
        return list(self._kept.at(self.n, seat))

    def _gather(self, seat: int, pieces: list[int]) -> bool:
        """Play pieces that come in another order than the log's, or keep them; False if they are none that go."""
        standing = standing_pieces(self.folded, seat)
        back = self.plan_undo(seat, [event.n for event in standing]) if standing else Planned([], self.folded.clone())
        whole = [*[event.choice for event in standing], *pieces]
        if rest(back.state, seat, whole) is None:
            return False
        try:
            self.accept(self._plan(back, seat, whole))
        except Refused:
            self._kept.keep(self.n, seat, pieces)
        return True

    def plan(self, seat: int, draft: Sequence[int | str | Choice]) -> Planned:
        """Return what a draft would bring about, nature's outcomes included. Nothing changes. Raise Refused."""
        return self._plan(Planned([], self.folded.clone()), seat, self._numbers(draft))

    def _plan(self, before: Planned, seat: int, numbers: list[int]) -> Planned:
        """Return what a draft would bring about after events that are planned; their fold is used up."""
        events = list(before.events)
        first = self.n + len(events) + 1
        planned = play_draft(before.folded, seat, numbers, first)
        if planned.refusal != ALLOWED:
            raise Refused(self, planned.refusal, planned.numbers, planned.refused)
        events += [step.event for step in planned.folded.steps[-len(planned.choices) :]]
        while (drawn := self._drawn(planned.state, self.n + len(events) + 1)) >= 0:
            events.append(said(self.n + len(events) + 1, NATURE, drawn))
            planned.folded.play(events[-1])
        return Planned(events, planned.folded)

    def plan_undo(self, seat: int, reach: list[int]) -> Planned:
        """Return what the match would be without some events; those of an undo give back what it took."""
        event = undoing(len(self._log.events) + 1, seat, reach)
        return Planned([event], fold(self._log, [*self._log.events, event]))

    def plan_sitting(self, seat: int, who: str) -> Planned:
        """Return the note that somebody takes a seat."""
        return Planned([sitting(len(self._log.events) + 1, seat, who)], self.folded)

    def accept(self, planned: Planned) -> Match:
        """Make what was planned part of the match."""
        self._log.events.extend(planned.events)
        self.folded = planned.folded
        if any(event.kind != SAID for event in planned.events):
            self._note_undos(planned.events)
            self._texts.clear()  # perhaps somebody else sits there now
        return self

    def why_not(self, seat: int, what: int | str | Choice | Sequence[int | str | Choice]) -> Refused | None:
        """Return why a choice, a draft or anything with a thing (`project/obelisk`) is refused; None if it is legal."""
        if isinstance(what, str) and "/" in what:
            reasons = self.reasons(seat, what)
            legal = [choice for choice, refused in reasons if refused is None]
            return None if legal or not reasons else reasons[0][1]
        try:
            numbers = self._numbers(what if isinstance(what, (list, tuple)) else [what])  # type: ignore[list-item]
            if len(numbers) == 1:
                self._check(seat, numbers[0])
            else:
                planned = try_draft(self.state, seat, numbers)
                if planned.refusal != ALLOWED:
                    return Refused(self, planned.refusal, planned.numbers, planned.refused)
        except Refused as refused:
            return refused
        return None

    def why_not_beside(self, seat: int, draft: list[int], number: int) -> Refused | None:
        """Return why a choice is refused, alone or beside the pieces of a draft; None if it is legal there."""
        refused = self.why_not(seat, number)
        if refused is not None or not draft:
            return refused
        code, numbers = reason_beside(self.state, seat, draft, number)
        return None if code == ALLOWED else Refused(self, code, numbers, number)

    def reasons(self, seat: int, thing: str) -> list[tuple[Choice, Refused | None]]:
        """Return every choice of the open question that points at a thing, with its refusal or None."""
        words = self.title.words
        s = self.state
        found: list[tuple[Choice, Refused | None]] = []
        for number in range(len(words)):
            if thing in words.targets(number) and (seat not in self.to_act or judge(s, number) is not None):
                refused = self.why_not(seat, number)
                found.append((self.choice(number, None if refused else seat), refused))
        return found

    def preview(self, seat: int, draft: Sequence[int | str | Choice], lang: str = "en") -> Preview:
        """Tell what a draft would lead to, on a world this seat cannot tell from the true one; nothing changes."""
        rng = Rng(Chance(0, BOTS), len(self._log.events))
        twin = self.title.resample(self.state, seat, rng, EVEN)
        planned = try_draft(twin, seat, self._numbers(draft))
        if planned.refusal != ALLOWED:
            raise Refused(self, planned.refusal, planned.numbers, planned.refused)
        return foresee(self, twin, seat, planned.choices, lang)

    def undo(self, seat: int, *, only_free: bool = False) -> Match:
        """Take back this seat's last answer and all that followed, or first a piece that is only kept.

        With `only_free` only if nobody learned anything.
        """
        if kept := self.kept(seat):
            self._kept.keep(self.n, seat, kept[:-1])
            return self
        reach = undo_reach(self.folded, seat)
        if not reach:
            raise Problem("nothing-to-undo")
        if only_free and not free_undo(self.folded, seat):
            raise Problem("undo-not-free")
        return self.accept(self.plan_undo(seat, reach))

    def undo_is_free(self, seat: int) -> bool:
        """Say whether this seat's undo needs nobody's consent."""
        return free_undo(self.folded, seat)

    def redo(self, seat: int) -> Match:
        """Take back the last undo: nature's old outcomes return."""
        reach = redo_reach(self._log.events)
        if not reach:
            raise Problem("nothing-to-redo")
        return self.accept(self.plan_undo(seat, reach))

    def sit(self, seat: int, who: str) -> Match:
        """Note in the log who takes a seat."""
        if not 0 <= seat < self.seats:
            raise Problem("no-such-seat", seat=seat, seats=self.seats)
        return self.accept(self.plan_sitting(seat, " ".join(who.split())[:60] or "-"))

    # -- keeping ------------------------------------------------------------------------------------------------

    def log(self, seat: int | None = None) -> str:
        """Return the log as text; for a seat without the seed and without the choices it has not seen."""
        if seat is None:
            return write(self._log)
        return self.log_as([seat])

    def log_as(self, seats: Sequence[int]) -> str:
        """Return the log as text, without the seed and without the choices that none of these seats has seen."""
        return write(self._log, [step.event.n for step in self.folded.steps if has_seen(step, seats)])

    def has_been_seen(self, seats: Sequence[int]) -> bool:
        """Say whether these seats, taken together, have seen every standing choice; a described position nobody has."""
        for step in self.folded.steps:
            if not has_seen(step, seats):
                return False
        return not self._log.position

    def at(self, n: int) -> Match:
        """Return the match as it was after event n."""
        return Match(self.copy_of_log(n), self.players, bots=self.bots)

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[object, ...]]:
        """Pickle the log and the names."""
        return Match, (self._log.copy(self._log.seed), self.players, None, self._bots)

    def __eq__(self, other: object) -> bool:
        return write(self._log) == write(other._log) if isinstance(other, Match) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.title.key, self.seats, self.seed))  # what stays as it is while the match goes on

    def __repr__(self) -> str:
        return f"<Match of {self.title.key}: {self.seats} seats, {self.n} events, {whose_turn(self.state)}>"

    def copy_of_log(self, n: int | None = None) -> Log:
        """Return the log, or its first n events, without the seed: nature does not go on by itself there."""
        return self._log.copy(None, n)

    # -- inside -------------------------------------------------------------------------------------------------

    def _numbers(self, draft: Sequence[int | str | Choice]) -> list[int]:
        words = self.title.words
        if not draft:
            raise Problem("empty-draft")
        numbers: list[int] = []
        for what in [draft] if isinstance(draft, str) else draft:
            named = what.notation if isinstance(what, Choice) else what  # numbers of another title mean other things
            number = words.parse(named) if isinstance(named, str) else named
            if type(number) is not int or not 0 <= number < len(words):
                raise Problem("no-such-choice", choice=what)
            numbers.append(number)
        return numbers

    def _check(self, seat: int, number: int) -> None:
        code, numbers = reason_of(self.state, seat, number)
        if code != ALLOWED:
            raise Refused(self, code, numbers, number)

    def _note_undos(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == UNDONE:
                self._undone_from[event.n] = min(self._undone_from.get(n, n) for n in event.undone)
        self._retaken = retaken(self._log.events)

    def _append(self, event: Event) -> None:
        self._log.events.append(event)
        self.folded.play(event)

    def _drawn(self, s: State, n: int) -> int:
        """Return what nature decides as event n; −1 if a seat is asked, or if nature waits."""
        return draw(s, self._nature(n)) if s.owed == BY_NATURE and self._nature is not None else -1


def has_seen(step: Step, seats: Sequence[int]) -> bool:
    """Say whether one of these seats made a choice, or saw it at once."""
    return any(step.event.seat == seat or knows(step.seen_by, seat) for seat in seats)

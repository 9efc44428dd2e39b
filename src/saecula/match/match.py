"""Match: one play of a title as a Python object. Every door (terminal, server, lab) plays through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.drafts import plan
from saecula.kernel.frames import choices, draw, judge, play, to_act, why_not
from saecula.kernel.log import (
    SAID,
    SAT,
    UNDONE,
    Event,
    Fold,
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
    write,
)
from saecula.kernel.problem import Problem
from saecula.kernel.state import ALLOWED, AT_END, BY_NATURE, NATURE, SPECTATOR, knows
from saecula.kernel.title import EVEN, Score, Title, View
from saecula.match.asking import Ask, Choice, Refused, asked_key, choice_in
from saecula.match.preview import Preview, foresee, line_is_for
from saecula.texts import Part, Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from saecula.kernel.state import Line, State
    from saecula.kernel.verbs import Phrase

__all__ = ["Ask", "Choice", "Match", "Preview", "Refused", "line_is_for"]


class Match:
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
        self.title: Title = log.title
        self.players = list(players)
        self._bots = None if bots is None else dict(bots)
        self._log = log
        self._fold = fold(log, log.events)
        self._texts: dict[str, Texts] = {}
        self._undone_from: dict[int, int] = {}  # undo → the first event that it, or an undo it takes back, concerns
        self._retaken: list[Event] = retaken(log.events)
        for event in log.events:
            self._note_undo(event)
        self._nature = nature or (None if log.seed is None else Chance(log.seed).word)
        self._let_nature_act()

    # -- what is true now ---------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The kernel's state, for research; play through the match, not on it."""
        return self._fold.state

    @property
    def events(self) -> list[Event]:
        """All events, undone ones included."""
        return list(self._log.events)

    @property
    def steps(self) -> list[Step]:
        """The standing choices with their marks and story lines."""
        return list(self._fold.steps)

    @property
    def folded(self) -> Fold:
        """The fold of the standing events, for whoever asks what an undo would reach."""
        return self._fold

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
        return self._fold.question

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
        return to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.owed == AT_END

    @property
    def scores(self) -> list[Score]:
        """The score of every seat: final at the end, an estimate before."""
        return self.title.standing(self.state)

    @property
    def ask_key(self) -> str:
        """The key of the question that is open, without its prefix."""
        seats = self.to_act
        return asked_key(self, self.state, seats[0]) if seats else ""

    @property
    def facts(self) -> View:
        """The printed numbers of this match."""
        return self.title.facts(self.state)

    def texts(self, lang: str = "en") -> Texts:
        """Return the texts of this match in a language, with its players' and its pack's names."""
        if lang not in self._texts:
            texts = Texts(self.title.key, lang)
            bots = texts.bot_names(self.bots, self.players)
            for seat in range(self.seats):
                name = self.players[seat] if seat < len(self.players) else ""
                texts.names[f"seat/{seat}"] = name or bots.get(seat) or texts.plain_name(f"seat/{seat}")
            things = [thing for kind in self.title.components for (thing,) in kind.things]
            texts.name_as_printed(things, lambda thing: self.title.help_numbers(self.state, thing))
            for thing, names in self.title.names(self._log.pack).items():
                if lang in names:
                    texts.names[thing] = names[lang]
            self._texts[lang] = texts
        return self._texts[lang]

    @property
    def bots(self) -> dict[int, str]:
        """The keys of the bots by seat, as told or as the log says; each reader's language has its own names for them.

        What the log says may also be somebody's name.
        """
        if self._bots is not None:
            return dict(self._bots)
        return {event.seat: event.who for event in self._log.events if event.kind == SAT}

    def call(self, players: Sequence[str], bots: Mapping[int, str]) -> None:
        """Speak with new names from now on."""
        self.players = list(players)
        self._bots = dict(bots)
        self._texts.clear()

    def ask(self, seat: int, lang: str = "en") -> Ask:
        """Return the question this seat owes an answer to."""
        if seat not in self.to_act:
            code = why_not(self.state, seat, 0)
            raise self._refused(self.state, code, None)
        return Ask(self, seat, lang)

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
        return self.title.view(self.state, seat)

    def story(self, seat: int = SPECTATOR, lang: str = "en", since: int = 0) -> list[str]:
        """Return the story as this seat may read it; `since` leaves out the events up to that number."""
        texts = self.texts(lang)
        told = [
            (step.event.n, self.line_text(line, seat, texts))
            for step in self._fold.steps
            if step.event.n > since
            for line in step.lines
            if line_is_for(line, seat)
        ]
        told += [(event.n, self._undo_text(event, seat, texts)) for event in self._retaken if event.n > since]
        return [words for _, words in sorted(told, key=lambda line: line[0])]

    def _undo_text(self, event: Event, seat: int, texts: Texts) -> str:
        facts = {"seat": f"seat/{event.seat}", "you": "yes" if event.seat == seat else "no"}
        return "".join(text for text, _ in texts.parts("line-taken-back", facts))

    def line_key(self, line: Line) -> str:
        """Return the key of a story line."""
        return self.title.lines.all[line.code].key

    def line_text(self, line: Line, seat: int, texts: Texts) -> str:
        """Return one story line in words."""
        return "".join(text for text, _ in self.line_parts(line, seat, texts))

    def line_parts(self, line: Line, seat: int, texts: Texts) -> list[Part]:
        """Return one story line in words, with the things it names."""
        phrase = self.title.lines.all[line.code]
        key = (phrase.key, line.numbers, seat)
        return texts.named(texts.book.template(key, lambda: self._line_template(phrase, line, seat, texts)))

    def _line_template(self, phrase: Phrase, line: Line, seat: int, texts: Texts) -> list[Part]:
        facts = texts.facts(phrase, line.numbers)
        facts["you"] = "yes" if facts.get("seat") == f"seat/{seat}" else "no"
        facts["to_you"] = "yes" if facts.get("partner") == f"seat/{seat}" else "no"
        return texts.book.parts(phrase.key, facts)

    def help(self, thing: str, lang: str = "en") -> str:
        """Return the help text of a thing (`development/masonry`)."""
        texts = self.texts(lang)
        key = "help-" + thing.replace("/", "-")
        if not texts.has(key):
            raise Problem("no-such-thing", thing=thing)
        return " ".join([texts.say(key, self.title.help_numbers(self.state, thing)), *self.beside(thing, lang)])

    def beside(self, thing: str, lang: str = "en") -> list[str]:
        """Return sentences that list what a thing lies beside."""
        texts = self.texts(lang)
        lists = self.title.help_lists(self.state, thing)
        names = {key: texts.joined([texts.name(other) for other in others]) for key, others in lists.items() if others}
        return [texts.say(f"help-{key}", {"things": words}) for key, words in names.items()]

    def digest(self) -> str:
        """Return a hash of the facts of the present state."""
        return digest(self.title, self.state)

    # -- choosing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, *draft: int | str | Choice) -> Match:
        """Play one choice or several, by number, by notation or as they are: all of them or none. Raise Refused.

        The pieces of a pick may come in any order if they come together; the log has them in its own.
        """
        return self.accept(self.plan(seat, draft)[0])

    def plan(self, seat: int, draft: Sequence[int | str | Choice]) -> tuple[list[Event], State]:
        """Return the events that a draft would bring about, nature's included, and the state after them.

        Nothing changes. Raise Refused.
        """
        planned = plan(self.state, seat, self._numbers(draft))
        if planned.refusal != ALLOWED:
            raise self._refused(planned.state, planned.refusal, planned.refused)
        first = len(self._log.events) + 1
        events = [said(first + i, seat, number) for i, number in enumerate(planned.choices)]
        while planned.state.owed == BY_NATURE and self._nature is not None:
            n = first + len(events)
            events.append(said(n, NATURE, draw(planned.state, self._nature(n))))
            play(planned.state, NATURE, events[-1].choice)
        return events, planned.state

    def accept(self, events: Sequence[Event]) -> Match:
        """Make planned events part of the match."""
        for event in events:
            self._append(event)
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
                planned = plan(self.state, seat, numbers)
                if planned.refusal != ALLOWED:
                    return self._refused(planned.state, planned.refusal, planned.refused)
        except Refused as refused:
            return refused
        return None

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
        planned = plan(twin, seat, self._numbers(draft))
        if planned.refusal != ALLOWED:
            raise self._refused(planned.state, planned.refusal, planned.refused)
        return foresee(self, twin, seat, planned.choices, lang)

    def undo(self, seat: int, *, only_free: bool = False) -> Match:
        """Take back this seat's last answer and all that followed; with `only_free` only if nobody learned anything."""
        reach = undo_reach(self._fold, seat)
        if not reach:
            raise Problem("nothing-to-undo")
        if only_free and not free_undo(self._fold, seat):
            raise Problem("undo-not-free")
        return self.accept([undoing(len(self._log.events) + 1, seat, reach)])

    def undo_is_free(self, seat: int) -> bool:
        """Say whether this seat's undo needs nobody's consent."""
        return free_undo(self._fold, seat)

    def redo(self, seat: int) -> Match:
        """Take back the last undo: nature's old outcomes return."""
        reach = redo_reach(self._log.events)
        if not reach:
            raise Problem("nothing-to-redo")
        self._append(undoing(len(self._log.events) + 1, seat, reach))
        return self

    def sit(self, seat: int, who: str) -> Match:
        """Note in the log who takes a seat."""
        if not 0 <= seat < self.seats:
            raise Problem("no-such-seat", seat=seat, seats=self.seats)
        self._append(sitting(len(self._log.events) + 1, seat, " ".join(who.split())[:60] or "-"))
        return self

    # -- keeping ------------------------------------------------------------------------------------------------

    def log(self, seat: int | None = None) -> str:
        """Return the log as text; for a seat without the seed and without the choices it has not seen."""
        if seat is None:
            return write(self._log)
        return self.log_as([seat])

    def log_as(self, seats: Sequence[int]) -> str:
        """Return the log as text, without the seed and without the choices that none of these seats has seen."""
        return write(self._log, [step.event.n for step in self._fold.steps if has_seen(step, seats)])

    def has_been_seen(self, seats: Sequence[int]) -> bool:
        """Say whether these seats, taken together, have seen every standing choice; a described position nobody has."""
        for step in self._fold.steps:
            if not has_seen(step, seats):
                return False
        return not self._log.position

    def at(self, n: int) -> Match:
        """Return the match as it was after event n."""
        return Match(self.copy_of_log(n), self.players, bots=self.bots)

    def copy_of_log(self, n: int | None = None) -> Log:
        """Return the log, or its first n events, without the seed: nature does not go on by itself there."""
        twin = self._log.head(None)
        twin.events.extend(self._log.events[:n])
        return twin

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
        code = why_not(self.state, seat, number)
        if code != ALLOWED:
            raise self._refused(self.state, code, number)

    def _refused(self, s: State, code: int, choice: int | None) -> Refused:
        return Refused(self, code, (int(s.a), int(s.b), int(s.c), int(s.d)), choice)

    def _append(self, event: Event) -> None:
        self._log.events.append(event)
        self._note_undo(event)
        if event.kind == SAID:
            self._fold.play(event)
        else:
            self._retaken = retaken(self._log.events)
            self._fold = fold(self._log, self._log.events)
            self._texts.clear()  # perhaps somebody else sits there now

    def _note_undo(self, event: Event) -> None:
        if event.kind == UNDONE:
            self._undone_from[event.n] = min(self._undone_from.get(n, n) for n in event.undone)

    def _let_nature_act(self) -> None:
        while self.state.owed == BY_NATURE and self._nature is not None:
            n = len(self._log.events) + 1
            self._append(said(n, NATURE, draw(self.state, self._nature(n))))


def has_seen(step: Step, seats: Sequence[int]) -> bool:
    """Say whether one of these seats made a choice, or saw it at once."""
    return any(step.event.seat == seat or knows(step.seen_by, seat) for seat in seats)

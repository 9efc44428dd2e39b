"""Asking: refusals, choices and questions as objects with words in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from saecula.kernel.choices import Choices
from saecula.kernel.drafts import rest
from saecula.kernel.frames import ask_of, judge, notes_of
from saecula.kernel.pick import Pick, picking
from saecula.kernel.state import ALLOWED, DONE, State
from saecula.kernel.title import Title
from saecula.kernel.verbs import Verb
from saecula.match.speech import Speech
from saecula.texts import MAX_TEMPLATES, Part, Texts, remember


class Refused(Exception):  # noqa: N818 - the project's word for it
    """A choice the rules forbid: the key of the reason, the rulebook section, and the sentence."""

    def __init__(self, speech: Speech, code: int, numbers: tuple[int, ...], choice: int | None) -> None:
        phrase = speech.title.why.all[code]
        super().__init__(phrase.key)
        self.key = phrase.key
        self.section = phrase.section
        self.choice = None if choice is None else Choice(speech, choice)
        self._speech = speech
        self._phrase = phrase
        self._numbers = numbers

    def __reduce__(self) -> tuple[Callable[..., Refused], tuple[object, ...]]:
        """Pickle the reason, with the opening of its match."""
        choice = None if self.choice is None else self.choice.number
        code = self._speech.title.why.all.index(self._phrase)
        return Refused, (self._speech.at(0), code, self._numbers, choice)

    def text(self, lang: str = "en") -> str:
        """Return the reason in words."""
        texts = self._speech.texts(lang)
        return texts.say(self.key, texts.facts(self._phrase, self._numbers))

    def __str__(self) -> str:
        """Return the reason in English, with its rulebook section."""
        return f"{self.text()} (§{self.section})" if self.section else self.text()


class Choice:
    """One thing a seat may do; `asked` is the key of the question it answers (without its prefix), or the open one."""

    def __init__(self, speech: Speech, number: int, notes: tuple[int, ...] = (), asked: str | None = None) -> None:
        self.number = number
        self.notation = speech.title.words.notation(number)
        self.targets = speech.title.words.targets(number)
        self._speech = speech
        self._notes = notes
        self._asked = asked

    def text(self, lang: str = "en") -> str:
        """Return the choice in words."""
        return "".join([text for text, _ in self.parts(lang)])

    def parts(self, lang: str = "en") -> list[Part]:
        """Return the choice in words, with the things it names."""
        texts = self._speech.texts(lang)
        asked = self._speech.ask_key if self._asked is None else self._asked
        key = ("choice", asked, self.number, self._notes)
        template = texts.book.templates.get(key)
        if template is None:
            template = remember(texts.book.templates, MAX_TEMPLATES, key, self._template(texts, asked))
        return texts.named(template)

    def said(self, key: str, lang: str = "en") -> str:
        """Return another sentence with what this choice names."""
        texts = self._speech.texts(lang)
        return texts.say(key, self._facts(texts, self._speech.title.words.verb_of(self.number)))

    def _template(self, texts: Texts, asked: str) -> list[Part]:
        verb = self._speech.title.words.verb_of(self.number)
        key = f"choice-{verb.name}-{asked}"
        return texts.book.parts(key if texts.book.has(key) else f"choice-{verb.name}", self._facts(texts, verb))

    def _facts(self, texts: Texts, verb: Verb) -> dict[str, object]:
        facts: dict[str, object] = {}
        for kind, number in zip(verb.kinds, verb.arguments(self.number), strict=True):
            facts[kind.name] = texts.fact(kind, number)
        for i, name in enumerate(verb.notes):
            facts[name] = self._notes[i] if i < len(self._notes) else 0
        return facts

    def __repr__(self) -> str:
        """Show the notation."""
        return f"Choice({self.notation!r})"

    def __eq__(self, other: object) -> bool:
        """Compare title and number."""
        if not isinstance(other, Choice):
            return NotImplemented
        return self.number == other.number and self._speech.title is other._speech.title

    def __hash__(self) -> int:
        return hash((self._speech.title.key, self.number))

    def __reduce__(self) -> tuple[Callable[..., Choice], tuple[object, ...]]:
        """Pickle the choice, with the opening of its match: names and texts need no more."""
        asked = self._speech.ask_key if self._asked is None else self._asked
        return Choice, (self._speech.at(0), self.number, self._notes, asked)


class Ask:
    """The question a seat owes an answer to. `pieces` of a pick: (number, how many are left)."""

    def __init__(self, speech: Speech, s: State, seat: int, lang: str) -> None:
        code, numbers = ask_of(s, seat)
        phrase = speech.title.asks.all[code]
        texts = speech.texts(lang)
        self.seat = seat
        self.key = phrase.key
        self.section = phrase.section
        key = ("ask", phrase.key, numbers)
        template = texts.book.templates.get(key)
        if template is None:
            parts = texts.book.parts(phrase.key, texts.facts(phrase, numbers))
            template = remember(texts.book.templates, MAX_TEMPLATES, key, parts)
        self.parts = texts.named(template)
        self.text = "".join([text for text, _ in self.parts])
        self.shape: Literal["one", "pick"] = "one"
        self.low = 1
        self.high = 1
        self.pieces: list[tuple[int, int]] = []
        if isinstance(s.top, Pick):
            self.describe_pick(s, s.top)

    def describe_pick(self, s: State, pick: Pick[Any]) -> None:
        """Tell how many pieces may be taken, and of which."""
        pieces = Choices()
        pick.among(s, pieces)
        self.shape = "pick"
        self.low = int(max(0, pick.low(s) - pick.taken))
        self.high = int(pick.high(s) - pick.taken)
        self.pieces = [
            (piece, int(pick.most(s, piece))) for piece in pieces.as_list() if pick.clash(s, piece) == ALLOWED
        ]
        if picking(s):  # what comes before the last piece is gone
            left = rest(s, self.seat, [])
            self.pieces = [] if left is None else left.pieces

    def __str__(self) -> str:
        """Return the question in words."""
        return self.text

    def __repr__(self) -> str:
        """Show the question, its section and the seat."""
        return f"<ask seat {self.seat}: {self.text} (§{self.section})>"


def asked_key(title: Title, s: State, seat: int) -> str:
    """Return the key of the question a seat is asked, without its prefix."""
    return title.asks.all[s.top.ask(s, seat)].key.removeprefix("ask-")


def choice_in(speech: Speech, s: State, seat: int, number: int) -> Choice:
    """Return a choice with the numbers its text needs, in a state in which this seat is asked."""
    asked = asked_key(speech.title, s, seat)
    return Choice(speech, number, notes_of(s, seat, number), asked)


def done_words(speech: Speech, s: State, seat: int, piece: int, lang: str) -> str | None:
    """Return the words that end a pick after one more piece, full or not; None if this is no piece of a pick."""
    twin = s.clone()
    pick = twin.top
    if not isinstance(pick, Pick) or piece == DONE or judge(twin, piece) is not pick:
        return None
    pick.choose(twin, seat, piece)  # the rules do not run on: the pick is still there
    return choice_in(speech, twin, seat, DONE).text(lang)

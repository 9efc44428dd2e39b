"""What a person types, read as choices. Pure: no match, no terminal, only the open question as a form."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from saecula.kernel.state import DONE

COUNT_BEFORE = re.compile(r"(?<!\w)(\d+)(?:\s*[*×]\s*|\s*x\s+)")  # 3*city, 3 × city, 3x city
COUNT_AFTER = re.compile(r"([^\W\d]\w*)\s*[*×]\s*(\d+)(?!\w)")  # city*3
LONE_COUNT = re.compile(r"(\d+)\*")
MIN_ABBREVIATION = 2  # letters that may stand for a whole word
MAX_COUNT = 99
MIN_SIMILARITY = 0.6  # how alike a suggestion must be


class Unreadable(Exception):  # noqa: N818 - the counterpart of Refused
    """A line we cannot read: the key of our sentence about it, and its facts."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class Words:
    """The small words of the languages a person may type."""

    done: frozenset[str] = frozenset({"done"})
    all: frozenset[str] = frozenset({"all"})
    joins: frozenset[str] = frozenset({"and"})


@dataclass(frozen=True)
class ListedChoice:
    """One thing that may be chosen: its label in the list, its notation, and other words for it."""

    label: str
    choice: int
    notation: str
    names: tuple[str, ...] = ()
    most: int = 1
    lone: bool = False  # not a piece of the pick but an answer of its own
    lent: bool = False  # offered beside what is asked: its verb must be named

    @property
    def phrases(self) -> set[tuple[str, ...]]:
        """Every full way to say it, as words."""
        verb, _, rest = self.notation.partition(" ")
        ways = {self.notation, *self.names[:1]} if self.lent else {self.notation, rest or verb, *self.names}
        return {words_of(way) for way in ways} | {words_of(way.replace("_", " ")) for way in ways}


@dataclass(frozen=True)
class Form:
    """The open question: one answer, or a pick of several pieces."""

    pick: bool
    options: tuple[ListedChoice, ...]
    high: int = MAX_COUNT  # how many pieces may be taken

    @property
    def verbs(self) -> set[str]:
        """The verbs that may stand before a piece."""
        return {option.notation.split()[0] for option in self.options if option.choice != DONE}


def words_of(line: str) -> tuple[str, ...]:
    """Split a line into words, without case and punctuation."""
    return tuple(word for word in re.split(r"[\s,;+…]+", line.casefold().strip(" .!")) if word)


def tokens_of(line: str) -> list[str]:
    """Split an answer into words; `3*` before a word and `*3` after one count it."""
    line = COUNT_BEFORE.sub(r"\1* ", COUNT_AFTER.sub(r"\1 *\2 ", line.casefold()))
    return [word for word in re.split(r"[\s,;+]+", line) if word]


def read(form: Form, line: str, words: Words) -> list[int]:
    """Return the choices a line stands for: the whole draft of a pick, or one choice."""
    return read_pick(form, line, words) if form.pick else [read_one(form, line, words)]


# -- one choice -----------------------------------------------------------------------------------------------------


def read_one(form: Form, line: str, words: Words) -> int:
    """Return the one choice that a line names."""
    said = line.strip().casefold()
    done = [option for option in form.options if option.choice == DONE]
    if done and said in words.done:
        return DONE
    for option in form.options:
        if said in (option.label, "+" + option.label) or said.lstrip("+") == option.label:
            return option.choice
    exact = [option for option in form.options if words_of(said) in option.phrases]
    found = exact or alike(form.options, words_of(said))
    if len(found) == 1:
        return found[0].choice
    if found:
        raise ambiguous(line, found)
    raise unknown(form, line, words)


def alike(options: tuple[ListedChoice, ...], said: tuple[str, ...]) -> list[ListedChoice]:
    """Return the options in which every word occurs; those it covers whole come before the others."""
    if not said or any(len(word) < MIN_ABBREVIATION for word in said):
        return []
    found = [option for option in options if all(occurs(word, option) for word in said) and is_named(said, option)]
    whole = [option for option in found if covers(said, option)]
    return whole or found


def parts_of(option: ListedChoice) -> set[str]:
    """Return the single words of an option."""
    return {word for phrase in option.phrases for way in phrase for word in (way, *way.split("_"))}


def occurs(word: str, option: ListedChoice) -> bool:
    """Say whether a word, or a word that begins like it, is part of an option."""
    return any(part.startswith(word) for part in parts_of(option))


def is_named(said: tuple[str, ...], option: ListedChoice) -> bool:
    """Say whether words name an option itself; of a lent one not only the thing it is about."""
    if not option.lent:
        return True
    verb, *rest = words_of(option.notation)
    things = {word for way in (*rest, *option.names[1:]) for word in words_of(way)}
    own = {verb, *parts_of(option)} - things
    return any(part.startswith(word) for part in own for word in said)


def covers(said: tuple[str, ...], option: ListedChoice) -> bool:
    """Say whether the words name everything the notation names; the verb may be left out."""
    verb, *rest = words_of(option.notation)
    named = {verb, *said}
    return all(any(part.startswith(word) for word in named) for part in rest) and len(rest) == len(set(said) - {verb})


# -- a pick ---------------------------------------------------------------------------------------------------------


def read_pick(form: Form, line: str, words: Words) -> list[int]:
    """Return the pieces of a pick and the end of picking."""
    tokens = [token for token in tokens_of(line) if token not in words.joins]
    listed = {option.label for option in form.options if option.choice == DONE}
    if tokens and (tokens[-1] in words.done or tokens[-1] in listed):
        tokens.pop()
    if early := [token for token in tokens if token in words.done]:
        raise Unreadable("term-done-last", word=early[0])
    reader = PickReader(form, words, tokens)
    taken = reader.read()
    if [option for option in taken if option.lone]:
        if len(taken) > 1:
            raise Unreadable("term-alone", word=next(option.notation for option in taken if option.lone))
        return [taken[0].choice]
    if len(taken) > form.high:
        raise Unreadable("term-too-many", count=str(len(taken)), high=str(form.high))
    return [*[option.choice for option in taken], DONE]


class PickReader:
    """Reads the pieces of a pick word by word."""

    def __init__(self, form: Form, words: Words, tokens: list[str]) -> None:
        self.form = form
        self.words = words
        self.tokens = tokens
        self.at = 0
        self.pieces = tuple(option for option in form.options if option.choice != DONE)

    def read(self) -> list[ListedChoice]:
        """Return every piece, as often as it was said."""
        taken: list[ListedChoice] = []
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            if token in self.words.all:
                taken += self.read_all()
            elif times := LONE_COUNT.fullmatch(token):
                self.at += 1
                taken += self.read_counted(int(times.group(1)))
            elif self.is_count():
                self.at += 1
                taken += self.read_counted(int(token))
            elif token in self.form.verbs and not self.phrase_here():
                self.at += 1
            else:
                taken += self.read_counted(1)
        return taken

    def is_count(self) -> bool:
        """Say whether a number here counts the word after it: `3 city`, but not `1 3` or the name `3 food`."""
        token = self.tokens[self.at]
        if not token.isdecimal() or self.phrase_here() or self.at + 1 >= len(self.tokens):
            return False
        following = self.tokens[self.at + 1]
        return following[0].isalpha() and following not in self.words.all and following not in self.form.verbs

    def read_all(self) -> list[ListedChoice]:
        """`all` takes every piece, `all coin` every one of these."""
        self.at += 1
        if self.at < len(self.tokens):
            option = self.piece()
            return [option] * min(option.most, self.form.high)
        return [option for option in self.pieces if not option.lone for _ in range(option.most)]

    def read_counted(self, count: int) -> list[ListedChoice]:
        """Read one piece, so many times; `city*3` may still say how often."""
        if self.at >= len(self.tokens):
            raise Unreadable("term-counted-nothing", word=str(count))
        option = self.piece()
        if self.at < len(self.tokens) and re.fullmatch(r"\*\d+", self.tokens[self.at]):
            count = int(self.tokens[self.at][1:])
            self.at += 1
        return [option] * min(count, MAX_COUNT)

    def phrase_here(self) -> tuple[int, ListedChoice] | None:
        """Return the longest full name that stands here, with its length in words."""
        here = self.tokens[self.at :]
        best: tuple[int, ListedChoice] | None = None
        for option in self.pieces:
            for phrase in option.phrases:
                n = len(phrase)
                if n and tuple(here[:n]) == phrase and (best is None or n > best[0]):
                    best = (n, option)
        return best

    def piece(self) -> ListedChoice:
        """Read one piece: a name, a label, or the beginning of a name."""
        token = self.tokens[self.at]
        if token in self.form.verbs and self.at + 1 < len(self.tokens) and not self.phrase_here():
            self.at += 1
            token = self.tokens[self.at]
        named = self.phrase_here()
        if named is not None:
            self.at += named[0]
            return named[1]
        found = [option for option in self.pieces if option.label == token]
        if not found and len(token) >= MIN_ABBREVIATION:
            found = [option for option in self.pieces if occurs(token, option) and is_named((token,), option)]
        if len(found) > 1:
            raise ambiguous(token, found)
        if not found:
            raise unknown(self.form, token, self.words)
        self.at += 1
        return found[0]


# -- what we say when we do not understand ---------------------------------------------------------------------------


def ambiguous(word: str, found: list[ListedChoice]) -> Unreadable:
    """Several choices are meant."""
    shown = ", ".join(option.label for option in found[:8]) + (" …" if len(found) > 8 else "")  # noqa: PLR2004
    return Unreadable("term-ambiguous", word=word.strip(), labels=shown)


def unknown(form: Form, word: str, words: Words) -> Unreadable:
    """Nothing is meant; name what comes nearest."""
    said = word.strip()
    if re.fullmatch(r"[+-]?\d+", said):
        labels = [option.label for option in form.options]
        return Unreadable("term-no-such-label", word=said, labels=span(labels))
    known = [way for option in form.options for way in (option.notation, *option.names)]
    known += sorted({word for option in form.options for word in parts_of(option) if len(word) > MIN_ABBREVIATION})
    nearest = nearest_of(said, [*known, *words.done])
    if nearest:
        return Unreadable("term-unknown-near", word=said, nearest=nearest)
    return Unreadable("term-unknown", word=said)


def span(labels: list[str]) -> str:
    """Return labels in short: 1–8, 0."""
    numbers = sorted(int(label) for label in labels)
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):  # noqa: PLR2004
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(str(number) for number in numbers)


def nearest_of(word: str, known: list[str]) -> str:
    """Return the known word most like this one, or nothing."""
    by_fold = {way.casefold(): way for way in known if way}
    found = difflib.get_close_matches(word.casefold(), list(by_fold), n=1, cutoff=MIN_SIMILARITY)
    return by_fold[found[0]] if found else ""


def complete(line: str, form: Form | None, commands: Mapping[str, list[str] | None], things: list[str]) -> list[str]:
    """Return the lines that this beginning of a line may become."""
    first, space, rest = line.partition(" ")
    if space and first in commands:
        follows = commands[first]
        known = [] if follows is None else follows or things
        return [f"{first} {way}" for way in sorted(set(known)) if way.casefold().startswith(rest.casefold())]
    starts = [] if space else [word if follows is None else f"{word} " for word, follows in commands.items()]
    options = form.options if form else ()
    ways = [*starts, *[option.notation for option in options]]
    found = [way for way in ways if way.casefold().startswith(line.casefold())]
    if form is not None and (not found or form.pick):
        head, _, last = line.rpartition(" ")
        names = [option.notation.partition(" ")[2] for option in options if " " in option.notation]
        before = f"{head} " if head else ""
        found += [before + name for name in names if last and name.startswith(last.casefold())]
        if not found:  # the words of the table's language
            said = [name for option in options for name in option.names]
            whole = [name for name in said if line and name.casefold().startswith(line.casefold())]
            found = whole or [before + name for name in said if last and name.casefold().startswith(last.casefold())]
    return sorted(set(found))

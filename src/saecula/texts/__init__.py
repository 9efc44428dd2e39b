"""Sentences: Fluent messages by key, in every language, with names that point at things."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from saecula.games import TEMPLATES, TITLES
from saecula.kernel.problem import SPEAKERS, Problem
from saecula.kernel.verbs import COUNT_BITS, MASK, MAX_COUNT, Kind, Phrase

PAGE_FILES = ("web.", "board.")  # files whose messages the page shows by itself
PROBLEM_FILES = "problems."  # a title's file of what can be wrong with its positions: also told where no title is known
LANGUAGES = ("en", "de")
MAX_FORMATTED = 50_000  # messages per title and language
MAX_TEMPLATES = 50_000  # likewise
MAX_SAYINGS = 500  # per match and language
PRINTED = "printed"  # the form of a name that says what is printed on the thing
MAX_FACT_LENGTH = 900  # characters of a fact
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
NAMED = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")

Part = tuple[str, str]  # shown text, and the thing it names ("" for plain words)
Names = dict[str, str]  # thing → shown name, where it is not the text's own
Said = TypeVar("Said")


def remember(memory: dict[tuple[object, ...], Said], limit: int, key: tuple[object, ...], said: Said) -> Said:
    """Keep what was said under a key; a full memory begins anew."""
    if len(memory) >= limit:
        memory.clear()
    memory[key] = said
    return said


def check_language(lang: str) -> str:
    """Return the language if we speak it."""
    if lang not in LANGUAGES:
        raise Problem("no-such-language", language=lang, known=", ".join(LANGUAGES))
    return lang


def named_files(folder: Traversable, lang: str) -> list[Traversable]:
    """Return the files of a language in a folder."""
    return sorted((file for file in folder.iterdir() if file.name.endswith(f".{lang}.ftl")), key=str)


def ftl_files(title: str, lang: str) -> list[Traversable]:
    """Return the platform's files, what is told of problems of any title, and the title's own files."""
    found = named_files(resources.files("saecula.texts"), lang)
    for other in (*TITLES, *TEMPLATES):
        own = named_files(resources.files(f"saecula.games.{other.key}").joinpath("texts"), lang)
        found += [file for file in own if other.key == title or file.name.startswith(PROBLEM_FILES)]
    return found


@cache
def parsed(text: str) -> Any:  # noqa: ANN401 - the library's own type
    """Return the messages of a file; the platform's files are parsed once and shared by all titles."""
    return FluentResource(text)


class Book:
    """All messages of one title in one language: read once, shared by all matches; what was formatted is remembered."""

    def __init__(self, title: str, lang: str) -> None:
        functions: dict[str, Any] = {"NAME": marked}  # Fluent's own type knows no second argument
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for file in ftl_files(title, lang):
            self.bundle.add_resource(parsed(file.read_text("utf-8")))
        self.formatted = lru_cache(maxsize=MAX_FORMATTED)(self.format)
        self.templates: dict[tuple[object, ...], list[Part]] = {}  # what was said in any match, without its names

    def has(self, key: str, form: str = "") -> bool:
        """Say whether there is such a message, with this form of it."""
        return self.bundle.has_message(key) and (not form or form in self.bundle.get_message(key).attributes)

    def format(self, key: str, facts: tuple[tuple[str, object], ...], form: str) -> str:
        """Format a message; things it names stay marked."""
        if not self.bundle.has_message(key):
            return key
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            return key
        text, errors = self.bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise ValueError(key, errors)
        return str(text)

    def parts(self, key: str, facts: Mapping[str, object]) -> list[Part]:
        """Cut a message into plain words and things, each thing with the form it is to be named in."""
        text = self.formatted(key, tuple(facts.items()), "")
        found: list[Part] = []
        at = 0
        for match in NAMED.finditer(text):
            if match.start() > at:
                found.append((text[at : match.start()], ""))
            found.append((match.group(2), match.group(1)))
            at = match.end()
        return [*found, (text[at:], "")] if at < len(text) else found


@cache
def book_of(title: str, lang: str) -> Book:
    """Return the book of a title in a language."""
    return Book(title, lang)


class Texts:
    """Everything that can be said about one match in one language, with the names its players and its pack give."""

    def __init__(self, title: str, lang: str) -> None:
        self.lang = check_language(lang)
        self.names: Names = {}
        self.book = book_of(title, lang)
        self.remembered: dict[tuple[object, ...], Any] = {}  # what was said in this match, with its names
        self._named: dict[Part, Part] = {}  # a form and its thing → the name and its thing

    def has(self, key: str) -> bool:
        """Say whether there is such a text."""
        return self.book.has(key)

    def raw(self, key: str, facts: Mapping[str, object], form: str = "") -> str:
        """Format a message; things it names stay marked."""
        return self.book.formatted(key, tuple(facts.items()), form)

    def name(self, thing: str) -> str:
        """Return a thing's mark: its name is put in at the end."""
        return marked(thing)

    def plain_name(self, thing: str, form: str = "") -> str:
        """Return a thing's name."""
        if thing in self.names:
            return self.names[thing]
        if thing.startswith("seat/"):
            return self.raw("seat-name", {"number": int(thing[5:]) + 1})
        return self.raw(thing.replace("/", "-"), {}, form)

    def name_as_printed(self, things: Sequence[str], numbers: Callable[[str], Mapping[str, object]]) -> None:
        """Call things by the numbers printed on them, where their text has such a form."""
        for thing in things:
            key = thing.replace("/", "-")
            if self.book.has(key, PRINTED):
                self.names[thing] = self.raw(key, numbers(thing), PRINTED)

    def bot_names(self, bots: Mapping[int, str], players: Sequence[str]) -> dict[int, str]:
        """Return what the bots of a table are called in this language; who shares a name with others has a number."""
        called = {seat: name for seat, name in enumerate(players) if name}
        known = [seat for seat in sorted(bots) if seat not in called and self.has(f"bot-{bots[seat]}")]
        called |= {seat: self.raw(f"bot-{bots[seat]}", {}) for seat in known}
        found: dict[int, str] = {}
        for seat in known:
            alike = [other for other in sorted(called) if called[other] == called[seat]]
            facts = {"name": called[seat], "number": alike.index(seat) + 1}
            found[seat] = called[seat] if len(alike) == 1 else self.raw("seat-numbered", facts)
        return found

    def parts(self, key: str, facts: Mapping[str, object]) -> list[Part]:
        """Format a message into plain words and named things."""
        return self.named(self.book.parts(key, facts))

    def named(self, parts: list[Part]) -> list[Part]:
        """Put the names of this match into nameless parts."""
        return [(self._named.get(part) or self.name_part(part)) if part[1] else part for part in parts]

    def name_part(self, part: Part) -> Part:
        """Put the name of a thing in the place of its form."""
        form, thing = part
        named = self._named[part] = (self.plain_name(thing, form), thing)
        return named

    def say(self, key: str, facts: Mapping[str, object]) -> str:
        """Format a message into a plain sentence."""
        return "".join([text for text, _ in self.parts(key, facts)])

    def problem(self, problem: Problem) -> str:
        """Return what is wrong, where, and what to do."""
        return self.say(f"problem-{problem.key}", {key: as_fact(fact) for key, fact in problem.facts.items()})

    def facts(self, phrase: Phrase, numbers: Sequence[int]) -> dict[str, object]:
        """Return a phrase's arguments as Fluent takes them."""
        found: dict[str, object] = {}
        for i, name in enumerate(phrase.names):
            found[name] = self.fact(phrase.kinds[i], numbers[i])
        return found

    def fact(self, kind: Kind, number: int) -> object:
        """Return one argument: a number, a thing, or a list of things in words."""
        if kind is MASK:
            return self.joined([self.name(f"seat/{seat}") for seat in range(16) if number >> seat & 1])
        if kind.name.endswith("-counts"):
            return self.counts(kind, number)
        if kind.name == "number":
            return int(kind.keys[number]) if len(kind) > 1 else number
        things = kind.things[number]
        if len(kind.things[-1]) > 1 or not things:  # a kind of sets
            return self.joined([self.name(thing) for thing in things]) or self.raw(
                f"{kind.name}-{kind.keys[number]}", {}
            )
        return things[0]

    def counts(self, kind: Kind, packed: int) -> str:
        """Return packed counts in words: 2 × wood, 1 × stone."""
        counted = [(packed >> COUNT_BITS * i & MAX_COUNT, kind.things[i][0]) for i in range(len(kind))]
        return ", ".join(
            self.raw("counted", {"count": count, "name": marked(thing, count)}) for count, thing in counted if count
        ) or self.raw("counted-nothing", {})

    def joined(self, words: list[str]) -> str:
        """Join words: a, b and c."""
        if not words[1:]:
            return "".join(words)
        return self.raw("and", {"first": ", ".join(words[:-1]), "last": words[-1]})


def marked(thing: object, count: object = None, form: object = "") -> str:
    """Mark a thing in a sentence: Fluent's NAME($thing, form: "…"), or NAME($thing, $count) for so many of them."""
    if count is not None:
        form = "one" if count == 1 else "many"
    return f"{OPEN}{thing}{MIDDLE}{form}{CLOSE}"


def as_fact(fact: object) -> object:
    """Return a fact of a problem as Fluent takes it: numbers without grouping, and no more words than Fluent bears."""
    words = str(fact)
    return words if len(words) <= MAX_FACT_LENGTH else words[:MAX_FACT_LENGTH] + "…"


@cache
def platform_texts(lang: str) -> Texts:
    """Return the texts that belong to no title."""
    return Texts("", lang)


def in_english(problem: Problem) -> str:
    """Return what is wrong as Python shows it."""
    return platform_texts(LANGUAGES[0]).problem(problem)


SPEAKERS.append(in_english)


@cache
def labels_of(lang: str, title: str = "") -> dict[str, str]:
    """Return the page's own labels, and those of a title's board: plain words whose placeholders the page fills in."""
    found: dict[str, str] = {}
    for file in ftl_files(title, lang):
        if file.name.startswith(PAGE_FILES):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, Message) and entry.value is not None:
                    found[entry.id.name] = FluentSerializer().serialize_entry(entry).split(" =", 1)[1].strip()
    return found

"""Number and grammar: every message of every title in both languages, rendered for 0, 1, 2 and 5.

The word after a number is a noun in its right form, or a word that does not count. Which is which stands here: a word
that is not known fails, so that a sentence with a new noun has to say how it counts.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Identifier, Message, Pattern, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from saecula.games import TITLES
from saecula.kernel.verbs import Kind, counted
from saecula.texts import LANGUAGES, NAMED, Texts, ftl_files
from tests.titles import EVERY_TITLE, KEYS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fluent.syntax.ast import FunctionReference, MessageReference, SelectExpression

    from saecula.kernel.title import Title

every_title = pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)
RULES = Path(__file__).parent.parent / "docs" / "rules"
NUMBERS = (0, 1, 2, 5)
NO_BREAK = "\u00a0"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MANY_VARIABLES = 6

# What is counted: the form for one (German cases apart), then the forms for any other number.
COUNTED = {
    "en": """
        Artisan/Artisans Merchant/Merchants Noble/Nobles Priest/Priests Scholar/Scholars Soldier/Soldiers
        artisan/artisans merchant/merchants noble/nobles priest/priests scholar/scholars soldier/soldiers
        box/boxes building/buildings byte/bytes card/cards case/cases character/characters citizen/citizens city/cities
        coin/coins column/columns crop/crops cube/cubes day/days decision/decisions development/developments die/dice
        domain/domains double/doubles event/events field/fields
        hometown/hometowns hour/hours hourglass/hourglasses iteration/iterations
        lantern/lanterns level/levels match/matches minute/minutes offer/offers part/parts peasant/peasants
        person/people piece/pieces place/places player/players point/points position/positions
        possibility/possibilities roll/rolls round/rounds seat/seats
        second/seconds seed/seeds single/singles stone/stones structure/structures
        table/tables territory/territories throw/throws tile/tiles
        time/times turn/turns warrior/warriors way/ways worker/workers
    """,
    "de": """
        Adliger/Adlige Handwerker/Handwerker Soldat|Soldaten/Soldaten Kaufmann/Kaufmänner/Kaufleute Priester/Priester
        Gelehrter/Gelehrte Angebot/Angebote Arbeiter/Arbeiter Bauer|Bauern/Bauern Bauwerk/Bauwerke Byte/Bytes
        Bürger/Bürger
        Domäne/Domänen Durchlauf/Durchläufe/Durchläufen Entscheidung/Entscheidungen Ereignis/Ereignisse
        Errungenschaft/Errungenschaften Fall/Fälle/Fällen Feld/Felder/Feldern Gebäude/Gebäude Großstadt/Großstädte
        Handelsstadt/Handelsstädte Heimatstadt/Heimatstädte Handkarte/Handkarten
        Karawane/Karawanen Karte/Karten Kästchen/Kästchen
        Katastrophenkästchen/Katastrophenkästchen Minute/Minuten Möglichkeit/Möglichkeiten Münze/Münzen
        Orakelstadt/Orakelstädte Orakelwürfel/Orakelwürfel/Orakelwürfeln Partie/Partien Person/Personen
        Platz/Plätze/Plätzen Plättchen/Plättchen Punkt/Punkte/Punkten Region/Regionen Runde/Runden Sanduhr/Sanduhren
        Sekunde/Sekunden Spalte/Spalten Stadt/Städte Stand/Stände/Ständen
        Startzahl/Startzahlen Stein/Steine Stufe/Stufen Tag/Tage
        Taler/Taler/Talern
        Teil/Teile Tempelstadt/Tempelstädte Tempelwürfel/Tempelwürfel/Tempelwürfeln Ware/Waren Wurf/Würfe
        Würfel/Würfel/Würfeln Zeichen/Zeichen Zeitfeld/Zeitfelder Zug/Züge/Zügen
    """,
}
# Words between a number and what it counts; in German they have a form for one, too.
BETWEEN = {
    "en": "disaster/disaster free/free hidden/hidden major/major more/more oracle/oracle overcrowded/overcrowded "
    "temple/temple time/time trade/trade unused/unused",
    "de": "freies/freie/freien mehr/mehr unbenutzte/unbenutzten überbevölkerte/überbevölkerte verborgene/verborgene",
}
# What follows a number and is not counted by it.
OTHERWISE = {
    "en": """
        CPU a against already and any are asks at begins by cannot chosen comes describes double each ends extra food
        for from gets gold has have here higher holds in instead invites is island lacks less lower mountains must
        names needs no nobody of offered on only or per plains plays reads rules share should single so speaks taken to
        undoes up was when wins with would you
    """,
    "de": """
        CPU Ebene Gebirge Getreide Gold Insel Nahrung Orakel Steuern Tempel Vorsprung ab auf aus auswählen auszuspielen
        beginnt bekommst bekommt bekäme beliebig beschreibt bis braucht daneben darf davon dazu der die dieser
        doppelte durch dürfen
        ein eine einer einzelne endet enthält extra fehlt frei für gegen geht gehört geladen genommen gewinnt gewählt
        gibt haben handeln hat höher im in ist je jeder kann kostet lautet legen liegen lädt lässt mit muss
        möchte müssen
        nehmen nennt niedriger nimmt oder regiert reicht seat sein sind sollte spielen spielt spricht stammt statt
        steckt steht
        tauschen teilen unbrauchbar und verlangt von war weitere weniger wurde zusammen überlegt übersteigt
    """,
}
# Verbs with a plural subject: wrong after “1 …”, and the first ones before it.
OF_SEVERAL = {
    "en": "are were do go come survive remain have",
    "de": "sind fehlen kommen bleiben gehen liegen stehen überleben hungern haben",
}
AHEAD = 4
# “Which of your …”: several.
OUT_OF = {
    "en": re.compile(r"\b(?:which|how many) of (?:your|the) (?:unused )?([^\W\d_]+)", re.IGNORECASE),
    "de": re.compile(r"\b(?:welche|wie viele) (?:deiner|der) (?:unbenutzten )?([^\W\d_]+)", re.IGNORECASE),
}
# Kinds of which some have a name in the plural, and verbs that such a name cannot have behind it.
WITH_PLURALS = {"bronze": "development|project", "gentes": "card|region", "sands": "structure|advance|resource"}
OF_ONE = {
    "en": "is was has comes costs brings gives asks exchanges lies needs helps",
    "de": "ist war hat kommt kostet bringt gibt verlangt tauscht liegt wird wurde braucht gehört hilft kann",
}
# Names that have no number: materials, colours, dishes of the die, and where a box is marked.
UNCOUNTED = {
    "bronze": "good face project",
    "khronos": "card",
    "sample": "lantern",
    "gentes": "symbol",
    "sands": "",
}
# What is never one: limits of ours, and seats where two are the least.
MANY = {
    "problem-file-too-large",
    "problem-log-too-long",
    "problem-log-too-many",
    "problem-message-too-long",
    "problem-pack-too-long",
    "problem-pack-tiles",
    "problem-position-after-the-end",
    "problem-position-border-out",
    "problem-position-columns",
    "problem-position-out-of-play",
    "problem-too-few-bots",
    "problem-too-slow",
    "web-seats-range",
    "lab-few-seeds",
    "lab-hits",
    "lab-net",
    "line-joined",
    "line-split-up",
    "line-tied",
}
SIGNS = {
    "seat-numbered",
    "problem-log-not-an-event",
    "term-gentes-legend-time",
    "term-sands-legend",
}  # names, notation and letters, which count nothing


@cache
def forms_of(table: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words for one, and those for any other number."""
    words = [word.split("/") for word in table.split()]
    return frozenset("|".join(one for one, *_ in words).split("|")), frozenset(
        other for _, *others in words for other in others
    )


def wrong_numbers(text: str, lang: str) -> list[str]:
    """Return what is wrong with the numbers of a sentence."""
    found = []
    several = OF_SEVERAL[lang].split()
    for match in re.finditer(r"(?<![\w.,:§/–-])(\d+)(?: ×)? ((?:[^\W\d_]+ ?)+)", text):
        words = match.group(2).split()
        number, rest = match.group(1), words.copy()
        one, others = forms_of(COUNTED[lang])
        while (
            rest and rest[0] in BETWEEN_WORDS[lang] and len(rest) > 1 and rest[1] in one | others | BETWEEN_WORDS[lang]
        ):
            if rest[0] not in forms_of(BETWEEN[lang])[number != "1"]:
                found.append(match.group())
            rest.pop(0)
        known = one | others | BETWEEN_WORDS[lang]
        if rest[0] in one | others and rest[0] not in (one if number == "1" else others):
            found.append(match.group())
        elif rest[0] not in known | set(OTHERWISE[lang].split()):
            found.append(f"{rest[0]}?")
        elif number == "1" and rest[0] in one and rest[1:] and rest[1] in several:
            found.append(match.group())
    ahead = re.compile(rf"\b(?:{'|'.join(several[:AHEAD])})(?: (?:only|nur|noch))? 1\b(?![.,]?\d)")
    found += [word for word in OUT_OF[lang].findall(text) if word in one_only(lang)]
    return found + ahead.findall(text) + re.findall(r"(?<![\w.,])\d+ \d+(?![\w.,])", text)


def one_only(lang: str) -> frozenset[str]:
    """Return the words that stand for one alone."""
    one, others = forms_of(COUNTED[lang])
    return one - others


class Variables(Visitor):
    """Collects the variables of a pattern: those that are named, those that choose by a word, and the rest."""

    def __init__(self, messages: dict[str, Message]) -> None:
        self.messages = messages
        self.named: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.others: set[str] = set()
        self.refers = False

    def any(self) -> bool:
        """Say whether there are any."""
        return bool(self.named or self.words or self.others)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802 - the library's name
        """Note the thing that is named."""
        found = [argument for argument in node.arguments.positional if isinstance(argument, VariableReference)]
        (self.named if node.id.name == "NAME" else self.others).update(variable.id.name for variable in found)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the library's name
        """Note the words that a variable may be."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)} - PLURALS
        if isinstance(node.selector, VariableReference) and keys:
            self.words.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the library's name
        """Look into a message that is part of this one."""
        self.refers = True
        message = self.messages[node.id.name]
        forms = {attribute.id.name: attribute.value for attribute in message.attributes}
        self.visit(forms[node.attribute.name] if node.attribute else message.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        """Note a variable."""
        self.others.add(node.id.name)


def messages_of(title: str, lang: str) -> dict[str, Message]:
    """Return the messages of a title, or those of the platform."""
    files = [FluentParser().parse(file.read_text("utf-8")).body for file in ftl_files(title, lang)]
    return {entry.id.name: entry for body in files for entry in body if isinstance(entry, Message)}


def patterns(title: str, lang: str) -> Iterator[tuple[str, str, Pattern]]:
    """Return the key, the form and the pattern of everything that a title, or the platform, says by itself."""
    shared = messages_of("", lang) if title else {}
    for key, message in messages_of(title, lang).items():
        if key not in shared:
            if message.value is not None:
                yield key, "", message.value
            for attribute in message.attributes:
                yield key, attribute.id.name, attribute.value


def values_of(key: str) -> tuple[object, ...]:
    """Return the numbers a message is rendered for; problems and the page put in words, not numbers."""
    strings = tuple(map(str, NUMBERS))
    if key in MANY or "-many-" in key:
        return tuple(number for number in strings if number != "1")
    if "-one-" in key:
        return ("1",)
    if key.startswith("hint-") and "-number-" not in key:
        return ("0.0", "1.0", "2.5")  # hints write one decimal
    return strings if key.startswith(("problem-", "web-", "board-")) else NUMBERS


def cases(key: str, found: Variables) -> Iterator[dict[str, object]]:
    """Return arguments for a message: all numbers alike, then each of them by itself."""
    numbers = sorted(found.others - found.named - set(found.words))
    words = {name: min(choices) for name, choices in found.words.items()}
    fixed: dict[str, object] = {**dict.fromkeys(found.named, "?/?"), **words}
    values = values_of(key)
    for value in values:
        yield fixed | dict.fromkeys(numbers, value)
        for name, choices in found.words.items():
            for word in choices:
                yield fixed | dict.fromkeys(numbers, value) | {name: word}
    if not found.refers:  # what is part of many messages is rendered once, where it stands
        alike = values if len(numbers) <= MANY_VARIABLES else values[-1:]
        for name in numbers:
            for value in values:
                for other in alike:
                    yield fixed | dict.fromkeys(numbers, other) | {name: value}


def with_count(key: str, facts: dict[str, object]) -> dict[str, object]:
    """Give the page's messages their `count`: the number that chooses the form of points, which are a text."""
    if "count" not in facts or not key.startswith(("web-", "board-")):
        return facts
    return facts | {"count": int(str(facts.get("points", facts["count"])))}


def wrong_messages(title: str, lang: str) -> list[str]:
    """Return every message in which a number does not go with its word."""
    texts = Texts(title, lang)
    messages = messages_of(title, lang)
    wrong = {}
    for key, form, pattern in patterns(title, lang):
        found = Variables(messages)
        found.visit(pattern)
        if key in SIGNS or not found.any():  # without an argument a number is one that may be typed
            continue
        for facts in cases(key, found):
            text = NAMED.sub("⟨\\1⟩", texts.raw(key, with_count(key, facts), form)).replace(NO_BREAK, " ")
            for mistake in wrong_numbers(text, lang):
                wrong[f"{key} {form}: {mistake}"] = text
    return sorted(wrong)


BETWEEN_WORDS = {lang: frozenset().union(*forms_of(BETWEEN[lang])) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["", *KEYS])
def test_every_number_goes_with_its_word(title: str, lang: str) -> None:
    """1 coin, 2 coins; 1 Münze, 2 Münzen: in every message, for every number."""
    assert wrong_messages(title, lang) == []


@every_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_printed_one_goes_with_its_word(title: Title, lang: str) -> None:
    """So do texts without an argument, and the rules."""
    several = "|".join(forms_of(COUNTED[lang])[1] - forms_of(COUNTED[lang])[0])
    wrong = re.compile(rf"(?<![\w.,:§/–-])(?<!# )1 (?:× )?(?:{several})\b")
    printed = [text for _, _, pattern in patterns(title.key, lang) for text in plain(pattern)]
    pages = [page.read_text("utf-8") for page in RULES.glob(f"{title.key}.{lang}.md")]
    assert [found for text in [*printed, *pages] for found in wrong.findall(text)] == []


def plain(pattern: Pattern) -> list[str]:
    """Return the text of a message that has no argument."""
    return [part.value for part in pattern.elements if isinstance(part, TextElement) and len(pattern.elements) == 1]


def counted_kinds(title: Title) -> dict[str, Kind]:
    """Return the kinds that the sentences of a title count."""
    phrases = [phrase for phrases in (title.asks, title.why, title.lines) for phrase in phrases.all]
    return {kind.name: kind for phrase in phrases for kind in phrase.kinds if kind.name.endswith("-counts")}


@every_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_so_many_of_a_thing_are_named_by_its_right_form(title: Title, lang: str) -> None:
    """1 × Kaufmann, 2 × Kaufmänner: a list of counted things names each in its number."""
    texts = Texts(title.key, lang)
    wrong = []
    for kind in counted_kinds(title).values():
        for member in range(len(kind)):
            for number in NUMBERS[1:]:
                told = NAMED.sub(
                    lambda found: texts.plain_name(*found.groups()), texts.counts(kind, counted(member, number))
                )
                if kind.name.removesuffix("-counts") not in UNCOUNTED[title.key].split():
                    wrong += wrong_numbers(told, lang)
    assert wrong == []


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_may_be_plural_is_no_subject(title: Title, lang: str) -> None:
    """“Thermen kommt” is wrong, and so is “Greece and Sicily is”: such names stand behind a colon."""
    verbs = OF_ONE[lang].replace(" ", "|")
    kinds = WITH_PLURALS.get(title.key, "-")
    subject = re.compile(rf"NAME\(\$(?:{kinds})\b[^)]*\) \}} (?:{verbs})\b")
    found = [
        line
        for file in ftl_files(title.key, lang)
        for line in file.read_text("utf-8").splitlines()
        if subject.search(line)
    ]
    assert found == []


@every_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_begins_in_lower_case(title: Title, lang: str) -> None:
    """A name in small letters, as “cultural”, does not begin a sentence."""
    texts = Texts(title.key, lang)
    lower = {kind.name for kind in title.components for (thing,) in kind.things if texts.plain_name(thing)[0].islower()}
    found = []
    for key, _, pattern in patterns(title.key, lang):
        begins = re.match(
            r"\{ NAME\(\$(\w+)\)",
            FluentSerializer().serialize_entry(Message(Identifier("x"), pattern)).split("=", 1)[1].strip(),
        )
        if key.startswith(("ask-", "refusal-", "line-")) and begins and begins.group(1) in lower:
            found.append(key)
    assert found == []

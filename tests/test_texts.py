"""Texts: every key that can be derived exists in both languages, with the same arguments, and none is an orphan."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, VariableReference
from fluent.syntax.visitor import Visitor

from saecula.kernel.problem import Problem
from saecula.kernel.title import OFF, ON, Title, settled_options
from saecula.kernel.verbs import Phrases
from saecula.texts import LANGUAGES, Texts, ftl_files
from tests.titles import EVERY_TITLE, KEYS

SOURCE = Path(__file__).parent.parent / "src" / "saecula"
WEB = Path(__file__).parent.parent / "web" / "src"
every_title = pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        """Note a variable."""
        self.found.add(node.id.name)


def variables(node: Message | Attribute) -> set[str]:
    """Return the variables of a message's value or of an attribute."""
    visitor = Variables()
    if node.value is not None:
        visitor.visit(node.value)
    return visitor.found


def messages(title: str, lang: str) -> dict[str, set[str]]:
    """Return every message and attribute with its variables."""
    found: dict[str, set[str]] = {}
    for file in ftl_files(title, lang):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert type(entry).__name__ != "Junk", (file, entry)
            if isinstance(entry, Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = variables(entry)
                found |= {
                    f"{entry.id.name}.{attribute.id.name}": variables(attribute) for attribute in entry.attributes
                }
    return found


def phrase_keys(phrases: Phrases) -> dict[str, set[str]]:
    """Return the keys of phrases with the arguments they are given."""
    extra = {"you", "to_you"} if phrases.prefix == "line" else set()
    return {phrase.key: set(phrase.names) | extra for phrase in phrases.all[1:]}


def derived(title: Title) -> dict[str, set[str]]:
    """Return every key the platform derives from a title, with the arguments it gives."""
    s = title.new(title.seats[0], settled_options(title, title.seats[0], {}), "")
    keys = phrase_keys(title.asks) | phrase_keys(title.why) | phrase_keys(title.lines)
    for verb in title.words.verbs:
        keys[f"choice-{verb.name}"] = {kind.name for kind in verb.kinds} | set(verb.notes)
    for kind in title.components:
        for (thing,) in kind.things:
            keys[thing.replace("/", "-")] = set()
            keys["help-" + thing.replace("/", "-")] = set(title.help_numbers(s, thing))
    for option in title.options:
        keys |= {f"option-{option.key}": set(), f"option-{option.key}.help": set()}
        words = [value for value in option.values if not value.isdigit() and value not in (ON, OFF)]
        keys |= {f"option-{option.key}-{value}": set() for value in words}
    keys |= {f"title{part}": set() for part in ("", "-tagline", "-length", "-weight", "-provenance")}
    return keys | {"hint-score": {"amount"}}


@every_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_derived_key_exists_and_uses_only_what_it_is_given(title: Title, lang: str) -> None:
    """No sentence is missing, and none asks for a number nobody gives."""
    found = messages(title.key, lang)
    for key, given in derived(title).items():
        assert key in found, key
        assert found[key] <= given, key


@every_title
def test_both_languages_have_the_same_messages_with_the_same_variables(title: Title) -> None:
    """English and German say the same things."""
    english, german = (messages(title.key, lang) for lang in LANGUAGES)
    assert set(english) == set(german)
    assert [key for key in english if english[key] != german[key]] == []


def python_strings() -> set[str]:
    """Return every string constant of the source, and the beginnings of f-strings."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@every_title
def test_no_text_is_an_orphan(title: Title) -> None:
    """Every message is derived, or named in the source, or begins like an f-string of the source."""
    strings = python_strings()
    heads = tuple(string for string in strings if re.fullmatch(r"[a-z]+(-[a-z]+)*-", string))
    known = set(derived(title)) | strings
    asks = tuple(phrase.key.removeprefix("ask") for phrase in title.asks.all[1:])
    sets = {
        f"{kind.name}-{kind.keys[0]}" for verb in title.words.verbs for kind in verb.kinds if kind.name.endswith("s")
    }
    orphans = []
    for key in messages(title.key, "en"):
        plain = key.split(".")[0]
        short = re.sub(r"^(problem|cli|term)-", "", plain)
        position = plain.removeprefix("problem-position-")
        if plain.startswith(("web-", "board-")):
            continue  # the page's own labels, below
        if plain in known | sets or short in strings or position in strings or short.startswith(heads):
            continue
        if plain.startswith("choice-") and plain.endswith(asks):
            continue
        if not plain.startswith(tuple(head for head in heads if head not in ("problem-", "cli-", "term-", "help-"))):
            orphans.append(key)
    assert orphans == []


def test_no_label_of_the_page_is_an_orphan() -> None:
    """Every label is used by the page, by its name or as the end of a template."""
    page = "\n".join(file.read_text("utf-8") for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte"))
    heads = tuple(re.findall(r"`((?:web|board)-[a-z0-9_-]*)\$\{", page))
    shown = {key for title in EVERY_TITLE for key in messages(title.key, "en")}
    labels = sorted(key for key in shown if key.startswith(("web-", "board-")))
    assert [key for key in labels if key not in page and not key.startswith(heads)] == []


def problem_keys() -> dict[str, set[str]]:
    """Return every Problem raised in the source, with its facts."""
    found: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            first = node.args[0]
            key = first.value if isinstance(first, ast.Constant) else None
            if node.func.id not in ("Problem", "BrokenLog", "impossible") or not isinstance(key, str):
                continue
            prefix = "problem-position-" if node.func.id == "impossible" else "problem-"
            facts = {word.arg for word in node.keywords if word.arg} | ({"n"} if node.func.id == "BrokenLog" else set())
            found.setdefault(f"{prefix}{key}", set()).update(facts)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_a_sentence(lang: str) -> None:
    """Whatever goes wrong is told in one sentence that uses only what it is given."""
    found = messages("", lang)
    for key, facts in problem_keys().items():
        assert key in found, key
        assert found[key] <= facts, key


def docstrings(tree: ast.AST) -> set[int]:
    """Return the identities of docstring nodes."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(id(first.value))
    return found


def lists_of_keys(tree: ast.AST) -> set[int]:
    """Return the identities of what is given to `keys`: words, and no sentence."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {id(call.args[0]) for call in calls if isinstance(call.func, ast.Name) and call.func.id == "keys"}


def test_python_holds_no_sentence_for_a_human() -> None:
    """Say it with keys: sentences live in texts."""
    sentences = []
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        excused = docstrings(tree) | lists_of_keys(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in excused:
                continue
            if re.search(r"[A-Za-zäöü]{2,} [a-zäöü]{2,} [a-zäöü]{2,}", node.value):
                sentences.append((file.name, node.lineno, node.value))
    assert sentences == []


def test_a_name_in_a_sentence_points_at_its_thing() -> None:
    """A sentence is a list of parts, so that a name can be hovered."""
    texts = Texts("bronze", "en")
    parts = texts.parts("refusal-owned-already", {"development": "development/masonry"})
    assert ("Masonry", "development/masonry") in parts


def test_a_packs_name_replaces_the_texts_own() -> None:
    """An owner of the box may call things as his box does."""
    texts = Texts("bronze", "en")
    texts.names["development/masonry"] = "Bricks"
    assert "Bricks" in texts.say("refusal-owned-already", {"development": "development/masonry"})


def test_a_problem_bears_long_facts() -> None:
    """Whatever somebody types is told, the beginning of it."""
    told = str(Problem("no-such-bot", bot="x" * 5000, known="easy"))
    assert told.startswith("There is no bot “xxx")
    assert len(told) < 1000

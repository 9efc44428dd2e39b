"""The documents are true: examples run, generated pages are fresh, every section that is cited exists."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import jsonschema
import pytest

import saecula
from saecula.games import TITLES
from saecula.texts import LANGUAGES
from tests.titles import EVERY_TITLE
from tools.write_positions import EXAMPLES, SCHEMAS, page

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"


def test_the_readme_runs() -> None:
    """Every Python example of the README does what it says."""
    failed, asked = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert asked > 10
    assert failed == 0


@pytest.mark.parametrize("title", EXAMPLES)
def test_the_page_of_positions_is_fresh(title: str) -> None:
    """docs/positions is what tools.write_positions writes."""
    assert (ROOT / "docs" / "positions" / f"{title}.md").read_text("utf-8") == page(title)


@pytest.mark.parametrize(("title", "name"), [(title, name) for title in EXAMPLES for name in EXAMPLES[title]])
def test_examples_of_positions_are_valid_and_can_be_set_up(title: str, name: str) -> None:
    """Each example fits the schema and becomes a match in which somebody is asked."""
    example = EXAMPLES[title][name]
    jsonschema.validate(example, SCHEMAS[title]())
    assert saecula.position(title, example).to_act


def anchors(title: str, lang: str) -> set[str]:
    """Return the anchors of a rules text."""
    return set(re.findall(r'<a id="([^"]+)">', (RULES / f"{title}.{lang}.md").read_text("utf-8")))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", [title.key for title in EVERY_TITLE if title in TITLES])
def test_every_cited_section_can_be_read(title: str, lang: str) -> None:
    """Asks, refusals and story lines name sections that the rules text has."""
    game = next(game for game in EVERY_TITLE if game.key == title)
    cited = {
        phrase.section for phrases in (game.asks, game.why, game.lines) for phrase in phrases.all if phrase.section
    }
    assert cited <= anchors(title, lang)


@pytest.mark.parametrize("title", [title.key for title in EVERY_TITLE if title in TITLES])
def test_rules_texts_have_the_same_sections_in_all_languages(title: str) -> None:
    """Whoever changes the language finds the same section."""
    assert len({frozenset(anchors(title, lang)) for lang in LANGUAGES}) == 1


def test_the_glossary_explains_the_words_of_the_architecture() -> None:
    """One word per thing: the glossary has them all."""
    glossary = (ROOT / "GLOSSARY.md").read_text("utf-8")
    words = "title match table seat player choice verb frame nature event view line ask refusal draft pick mark tables"
    for word in words.split():
        assert re.search(rf"^\* \*\*{word}\*\*", glossary, re.MULTILINE), word


def test_no_document_names_a_machine_or_a_registry() -> None:
    """The project speaks of itself alone."""
    suspicious = re.compile(r"/root/|/home/[a-z]|/work/|pypi\.org|registry\.npmjs|files\.pythonhosted")
    for file in [*ROOT.glob("*"), *(ROOT / "docs").rglob("*"), *(ROOT / "src").rglob("*.py")]:
        if file.is_file() and file.name != ".git" and file.suffix in (".md", ".toml", ".lock", ".py", ".txt", ""):
            assert not suspicious.search(file.read_text("utf-8")), file


def test_the_changelog_knows_this_release() -> None:
    """The release that runs is described."""
    assert f"## {saecula.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_release_is_named_once() -> None:
    """pyproject.toml and the package agree."""
    assert f'version = "{saecula.__version__}"' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize("title", SCHEMAS)
def test_schema_is_json(title: str) -> None:
    """The schema can be handed to any validator."""
    jsonschema.Draft202012Validator.check_schema(json.loads(json.dumps(SCHEMAS[title]())))

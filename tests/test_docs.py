"""The documents are true: examples run, generated pages are fresh, every section that is cited exists."""

from __future__ import annotations

import ast
import doctest
import json
import re
from pathlib import Path

import jsonschema
import pytest

import saecula
from hatch_build import GAME_FILES
from saecula.games import TITLES
from saecula.kernel.title import Title
from saecula.texts import LANGUAGES
from tests.test_house import OPTIONAL
from tests.titles import EVERY_TITLE
from tools.draw_architecture import drawing
from tools.write_positions import PAGES, examples, page, schema

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"


@pytest.mark.parametrize(("page", "least"), [("README.md", 8), ("docs/python.md", 50)])
def test_the_examples_of_a_page_run(page: str, least: int) -> None:
    """Every Python example does what it says."""
    failed, asked = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert asked >= least
    assert failed == 0


def test_the_examples_of_the_public_face_run() -> None:
    """So do those in its docstrings."""
    failed, asked = doctest.testmod(saecula)
    assert asked >= 7
    assert failed == 0


def test_the_readme_leads_to_the_rules_of_every_title() -> None:
    """In every language."""
    readme = (ROOT / "README.md").read_text("utf-8")
    pages = [f"docs/rules/{title.key}.{lang}.md" for title in TITLES for lang in LANGUAGES]
    assert [page for page in pages if f"]({page})" not in readme] == []


@pytest.mark.parametrize("title", PAGES)
def test_the_page_of_positions_is_fresh(title: str) -> None:
    """docs/positions is what tools.write_positions writes."""
    assert (ROOT / "docs" / "positions" / f"{title}.md").read_text("utf-8") == page(title)


@pytest.mark.parametrize(("title", "name"), [(title, name) for title in PAGES for name in examples(title)])
def test_examples_of_positions_are_valid_and_can_be_set_up(title: str, name: str) -> None:
    """Each example fits the schema and becomes a match in which somebody is asked."""
    example = examples(title)[name]
    jsonschema.validate(example, schema(title))
    assert saecula.position(title, example).to_act


BUILT = "web/dist"  # by npm, not there at first
PLACES = (ROOT, ROOT / "src" / "saecula")
GUIDES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_the_files_that_a_guide_names_exist(page: Path) -> None:
    """Whoever follows a path, or a link, finds the file."""
    text = page.read_text("utf-8")
    paths = re.findall(r"`((?:src|web|tests|tools|docs|bench|kernel|match)/[\w./-]+)`", text)
    missing = [
        path for path in paths if not any((place / path).exists() for place in (*PLACES, page.parent)) and path != BUILT
    ]
    links = re.findall(r"\]\(((?!https?:)[^)#]+)[^)]*\)", text)
    assert missing + [link for link in links if not (page.parent / link).exists()] == []


def test_the_drawing_of_the_house_is_fresh() -> None:
    """`python -m tools.draw_architecture` writes it from the imports; a ring cannot be drawn."""
    assert drawing() in (ROOT / "docs" / "architecture.md").read_text("utf-8")


def test_the_guide_to_a_new_game_names_every_member_of_a_title() -> None:
    """Nobody finds a member by accident."""
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8").partition("## 9 ")[2].partition("## 10 ")[0]
    members = {name for name in [*dir(Title), *getattr(Title, "__annotations__", {})] if not name.startswith("_")}
    assert {name for name in members if not re.search(rf"`{name}[`(]", guide)} == set()


@pytest.mark.parametrize("guide", ["CONTRIBUTING.md", "docs/adding-a-game.md"])
def test_the_guides_name_what_is_compiled_of_a_title(guide: str) -> None:
    """`hatch_build.py` finds these files by their names."""
    text = (ROOT / guide).read_text("utf-8")
    names = {file.partition("/")[0].removesuffix(".py") for file in GAME_FILES}
    assert {name for name in names if not re.search(rf"`{name}(?:\.py|/)?`", text)} == set()


def asked_of(name: str) -> set[str]:
    """Return what the platform asks of an optional part: `getattr(part(key, "terminal"), "draw", …)`."""
    found: set[str] = set()
    for file in (ROOT / "src" / "saecula").glob("[!g]*/**/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr" and f"'{name}'" in ast.unparse(node):
                found |= {str(each.value) for each in node.args[1:2] if isinstance(each, ast.Constant)}
    return found


def test_the_guide_to_a_new_game_names_every_optional_part() -> None:
    """Each part that a title may have, each module that the platform looks for, each name that it asks a module for."""
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    source = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "saecula").glob("[!g]*/**/*.py"))
    modules = {name.replace(".", "/") for name in re.findall(r'part\([\w.]+, "([\w.]+)"\)', source)}
    assert {"terminal", "bots/player"} <= modules
    assert {"draw", "read_line"} <= asked_of("terminal")
    wanted = {*OPTIONAL, *modules, *asked_of("terminal"), *asked_of("bots"), *asked_of("bots.player")}
    assert {name for name in wanted if not re.search(rf"`(?:[\w/]*/)?{name}(?:/|\.py)?[`(]", guide)} == set()


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


def test_no_document_names_a_machine_or_a_registry() -> None:
    """The project speaks of itself alone."""
    suspicious = re.compile(r"/root/|/home/[a-z]|/work/|pypi\.org|registry\.npmjs|files\.pythonhosted")
    for file in [*ROOT.glob("*"), *(ROOT / "docs").rglob("*"), *(ROOT / "src").rglob("*.py")]:
        if file.is_file() and file.name != ".git" and file.suffix in (".md", ".toml", ".lock", ".py", ".txt", ""):
            assert not suspicious.search(file.read_text("utf-8")), file


def test_the_changelog_is_kept_by_version() -> None:
    """What is not released stands first; below it the release that runs, and older ones in their order."""
    heads = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    versions = [head for head in heads if head != "Unreleased"]
    assert heads in (versions, ["Unreleased", *versions])
    assert versions[0] == saecula.__version__
    numbers = [tuple(map(int, version.split("."))) for version in versions]
    assert numbers == sorted(set(numbers), reverse=True)


def test_the_release_is_named_once() -> None:
    """pyproject.toml and the package agree."""
    assert f'version = "{saecula.__version__}"' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize("title", PAGES)
def test_schema_is_json(title: str) -> None:
    """The schema can be handed to any validator."""
    jsonschema.Draft202012Validator.check_schema(json.loads(json.dumps(schema(title))))

"""Where every line lives: each title has the same parts under the same names, and the platform names no title."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from saecula.games import TITLES
from tests.titles import KEYS
from tools.figures import strays

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "saecula"
GAMES = SOURCE / "games"
NAMES_TITLES = {"__init__.py", "games/__init__.py"}  # examples of the public face; the list of titles
GUIDE = "docs/adding-a-game.md"
# A module or, where it grew, a folder of that name.
MODULES = (
    "kinds",
    "schema",
    "data",
    "tables",
    "numbers",
    "words",
    "state",
    "rules",
    "views",
    "eyes",
    "printed",
    "hidden",
    "laws",
    "position",
    "thumb",
)
FURTHER = ("outline.txt", "texts")
OPTIONAL = ("bits", "bots", "foresight", "layout", "terminal")


def has(folder: Path, part: str) -> bool:
    """Say whether a title has a part: a file, or a folder."""
    return (folder / part).exists() or (folder / f"{part}.py").exists()


def is_known(name: str) -> bool:
    """Say whether a part has a name that is looked for, or goes on with one that has (`views_scenes`)."""
    return name in FURTHER or name.removesuffix(".py").split("_")[0] in (*MODULES, *OPTIONAL)


def faults(folder: Path) -> list[str]:
    """Return what is wrong with the parts of a title, each in one sentence that says what to do."""
    missing = [part for part in (*MODULES, *FURTHER) if not has(folder, part)]
    names = sorted(path.name for path in folder.iterdir() if path.name not in ("__init__.py", "__pycache__"))
    unknown = [name for name in names if not is_known(name)]
    return [f"{folder.name} has no {part}: add it, {GUIDE} says what belongs there." for part in missing] + [
        f"{folder.name}/{name} is no part of a title: call it {', '.join(OPTIONAL)} or what {GUIDE} calls it, "
        "or begin its name with the part that it goes on with, as in views_scenes.py."
        for name in unknown
    ]


@pytest.mark.parametrize("title", KEYS)
def test_every_title_has_the_same_parts(title: str) -> None:
    """Whoever knows one title finds the way about in all of them."""
    assert faults(GAMES / title) == []


def test_no_file_of_a_title_lies_outside_its_folders() -> None:
    """What is not shipped lies with its tests: scenes for pictures, examples of positions, the drawing of a map."""
    assert strays(ROOT) == [], "move it to src/saecula/games/‹title›, or to tests/games/‹title›"


def test_every_folder_of_a_title_is_a_title() -> None:
    """A title that is not in the list of games/__init__.py is played by nobody."""
    folders = {path.name for path in GAMES.iterdir() if (path / "__init__.py").exists()}
    assert sorted(folders) == sorted(KEYS), "add the title to TITLES in src/saecula/games/__init__.py"


def test_a_missing_and_a_misnamed_part_are_told_in_a_sentence(tmp_path: Path) -> None:
    """The sentence says what to do."""
    for part in (*MODULES, *FURTHER):
        (tmp_path / part).mkdir()
    (tmp_path / "laws").rename(tmp_path / "soundness.py")
    missing, misnamed = faults(tmp_path)
    assert missing.endswith(f"has no laws: add it, {GUIDE} says what belongs there.")
    assert "soundness.py is no part of a title: call it" in misnamed


@pytest.mark.parametrize("title", KEYS)
def test_the_package_of_a_title_holds_the_title_alone(title: str) -> None:
    """What the title ties together lies in its parts."""
    text = (GAMES / title / "__init__.py").read_text("utf-8")
    assert len(text.splitlines()) <= 160
    assert "\ndef " not in text, f"move the functions of games/{title}/__init__.py into the part they belong to"


@pytest.mark.parametrize("title", KEYS)
def test_the_tables_of_a_title_are_a_frozen_dataclass(title: str) -> None:
    """A new printed number takes three edits, its row, its field and its use: `columns_for` fills the field."""
    tree = ast.parse((GAMES / title / "tables.py").read_text("utf-8"))
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    marks = [ast.unparse(mark) for mark in classes[f"{title.capitalize()}Tables"].decorator_list]
    assert "dataclass(frozen=True, kw_only=True)" in marks
    assert "columns_for(" in (GAMES / title / "numbers.py").read_text("utf-8"), "fill the fields with columns_for"


def test_no_file_of_the_platform_names_a_title() -> None:
    """What holds for one title is a part of that title, its sentences too: the platform asks for `part(title, …)`."""
    names = re.compile(rf"\b({'|'.join(title.key for title in TITLES)})\b", re.IGNORECASE)
    written = [file for kind in ("py", "ftl") for file in SOURCE.rglob(f"*.{kind}")]
    shared = [file for file in written if GAMES not in file.parents or file.parent == GAMES]
    naming = {file.relative_to(SOURCE).as_posix() for file in shared if names.search(file.read_text("utf-8"))}
    assert naming == NAMES_TITLES, "move what is about one title into its folder, and ask for it with part(title, …)"

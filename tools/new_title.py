"""Begin a new title: `python -m tools.new_title NAME` makes a running copy of the sample under another name.

Folder, classes, texts, rules, tests and golden matches are copied; the title is added to the
collection. What comes next is told in docs/adding-a-game.md.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from pathlib import Path

from saecula.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
SAMPLE = "sample"
LETTERS_MAX = 20
TESTS = {"test_sample.py": "test_rules.py", "test_sample_perft.py": "test_perft.py", "market.py": "world.py"}
IMPORTS = re.compile(r"(?:^from (?:saecula|tests)\S* import [^(\n]+\n)+", re.MULTILINE)


def renamed(text: str, name: str) -> str:
    """Return a text of the sample with the name of the new title."""
    for old, new in (
        (r"(Lantern Market|Laternenmarkt)(, (the sample|das Muster))?", name.capitalize()),
        (r" A template, not part of the collection\.|: the template for a new title's tests", ""),
        (r"\b[Tt]he sample\b", name.capitalize()),
        (r"(\b|(?<=new_))sample\b", name),
        (r"\bSample(?=\b|[A-Z])", name.capitalize()),
        (r"\btests\.kernel\.market\b", f"tests.games.{name}.world"),
    ):
        text = re.sub(old, new, text)
    return IMPORTS.sub(in_order, text)


def in_order(imports: re.Match[str]) -> str:
    """Return lines of imports in the order of their modules, which have changed their names."""
    return "".join(sorted(imports.group().splitlines(keepends=True), key=lambda line: line.split()[1]))


def copy_file(file: Path, to: Path, name: str) -> None:
    """Write a file of the sample under another name."""
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(renamed(file.read_text("utf-8"), name), "utf-8")


def copy_folder(folder: Path, to: Path, name: str) -> None:
    """Copy all files of a folder of the sample."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            copy_file(file, to / file.relative_to(folder).with_name(file.name.replace(SAMPLE, name)), name)


def copy_tests(root: Path, name: str) -> None:
    """Copy the tests of the sample's rules, its golden matches and its counts of choices."""
    tests = root / "tests"
    for old, new in TESTS.items():
        copy_file(tests / "kernel" / old, tests / "games" / name / new, name)
    (tests / "games" / name / "__init__.py").touch()
    copy_folder(tests / "golden" / SAMPLE, tests / "golden" / name, name)
    copy_file(tests / "perft" / f"{SAMPLE}.txt", tests / "perft" / f"{name}.txt", name)


def write_rules(root: Path, name: str) -> None:
    """Write the skeleton of the rules texts: every section of the outline with its anchor."""
    folder = root / "docs" / "rules"
    folder.mkdir(parents=True, exist_ok=True)
    outline = (root / "src" / "saecula" / "games" / name / "outline.txt").read_text("utf-8")
    sections = [line.split("\t") for line in outline.splitlines() if line]
    parts = [f'<a id="{number}"></a>\n##{"#" * number.count(".")} {heading}\n' for number, heading in sections]
    for lang in LANGUAGES:
        (folder / f"{name}.{lang}.md").write_text("\n".join([f"# {name.capitalize()}\n", *parts]), "utf-8")


def register(root: Path, name: str) -> None:
    """Add the title to the collection."""
    file = root / "src" / "saecula" / "games" / "__init__.py"
    text = file.read_text("utf-8")
    imports = re.findall(r"^from saecula\.games\.\w+ import TITLE as \w+\n", text, re.MULTILINE)
    added = sorted([*imports, f"from saecula.games.{name} import TITLE as {name.upper()}\n"])
    text = text.replace("".join(imports), "".join(added))
    text = re.sub(r"^(TITLES: .*)\)$", rf"\1, {name.upper()})", text, flags=re.MULTILINE)
    file.write_text(text, "utf-8")


def refusal(root: Path, name: str) -> str:
    """Return why a title cannot have this name, or nothing."""
    if not re.fullmatch(rf"[a-z]{{2,{LETTERS_MAX}}}", name) or keyword.iskeyword(name):
        return f"a title is named by 2 to {LETTERS_MAX} small letters a–z: it names a module and begins its logs"
    taken = {path.stem for path in (root / "src" / "saecula" / "games").iterdir()}
    if name in taken:
        return f"src/saecula/games has {name} already; choose another name"
    return ""


def new_title(root: Path, name: str) -> None:
    """Make the title."""
    games = root / "src" / "saecula" / "games"
    copy_folder(games / SAMPLE, games / name, name)
    copy_tests(root, name)
    write_rules(root, name)
    register(root, name)


def main() -> int:
    """Make the title, or say why not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--root", type=Path, default=ROOT, help="the working tree (default: this one)")
    given = parser.parse_args()
    wrong = refusal(given.root, given.name)
    if wrong:
        parser.error(wrong)
    new_title(given.root, given.name)
    sys.stdout.write(
        f"src/saecula/games/{given.name} is a copy of the sample that runs. Try it:\n"
        f"  PYTHONPATH=src SAECULA_PURE=1 .venv/bin/python -m saecula play {given.name}\n"
        f"  PYTHONPATH=src SAECULA_PURE=1 .venv/bin/pytest tests/games/{given.name}\n"
        "docs/adding-a-game.md says how it becomes your game.\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

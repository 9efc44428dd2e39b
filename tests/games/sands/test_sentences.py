"""docs/coverage/sands.md is true: every function and every test that it names exists, every section has a row."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SANDS = ROOT / "src" / "saecula" / "games" / "sands"
TESTS = Path(__file__).parent
ROW = re.compile(r"\| (?P<section>\d+\.\d+) \| (?P<sentence>.+) \| (?P<code>.+) \| (?P<test>.+) \|")
NAMED = re.compile(r"`([\w/]+\.py): ([\w.]+)`")
ROWS = [row.groupdict() for row in ROW.finditer((ROOT / "docs" / "coverage" / "sands.md").read_text("utf-8"))]
NAMED_ELSEWHERE = {
    "test_bits.py",
    "test_coverage.py",
    "test_sentences.py",
    "test_terminal.py",
    "test_map.py",
    "test_packs.py",
    "test_perft.py",
    "test_world.py",
}
# the sheets, the drawn map, packs, counts and positions are not about sentences of the rulebook


@cache
def defined_in(file: Path) -> set[str]:
    """Return the functions and classes of a file, and methods as Class.method."""
    found = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{inner.name}" for inner in node.body if isinstance(inner, ast.FunctionDef)}
    return found


def named(column: str) -> set[tuple[str, str]]:
    """Return the files and names of a column."""
    return {pair for row in ROWS for pair in NAMED.findall(row[column])}


@pytest.mark.parametrize(("folder", "column"), [(SANDS, "code"), (TESTS, "test")])
def test_what_the_table_names_exists(folder: Path, column: str) -> None:
    """No row names a function or a test that is not there."""
    assert len(named(column)) > 100
    assert {(file, name) for file, name in named(column) if name not in defined_in(folder / file)} == set()


def test_every_row_has_code_and_a_test() -> None:
    """What has no test says why."""
    assert len(ROWS) > 150
    assert [row["sentence"] for row in ROWS if not NAMED.search(row["code"])] == []
    assert [row["sentence"] for row in ROWS if not NAMED.search(row["test"]) and "– (" not in row["test"]] == []


def test_every_section_has_rows() -> None:
    """The table leaves out no section of the outline."""
    lines = (SANDS / "outline.txt").read_text("utf-8").splitlines()
    assert {line.split("\t")[0] for line in lines} == {row["section"] for row in ROWS}


def test_every_file_of_rules_has_rows() -> None:
    """No file of the rules is left out, nor any file of tests about them."""
    rules = {f"rules/{path.name}" for path in (SANDS / "rules").glob("*.py")} - {"rules/__init__.py"}
    assert rules - {file for file, _ in named("code")} == set()
    tests = {path.name for path in TESTS.glob("test_*.py")} - NAMED_ELSEWHERE
    assert tests - {file for file, _ in named("test")} == set()

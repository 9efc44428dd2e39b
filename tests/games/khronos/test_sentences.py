"""docs/coverage/khronos.md is true: every function and every test that it names exists, every section has a row."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
KHRONOS = ROOT / "src" / "saecula" / "games" / "khronos"
TESTS = Path(__file__).parent
ROW = re.compile(r"\| (?P<section>[\w.]+) \| (?P<sentence>.+) \| (?P<code>.+) \| (?P<test>.+) \|")
NAMED = re.compile(r"`([\w/]+\.py): ([\w.]+)`")
ROWS = [row.groupdict() for row in ROW.finditer((ROOT / "docs" / "coverage" / "khronos.md").read_text("utf-8"))]
SECTIONS_WITHOUT_RULES = {"idea"}  # the story of the box


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


@pytest.mark.parametrize(("folder", "column"), [(KHRONOS, "code"), (TESTS, "test")])
def test_what_the_table_names_exists(folder: Path, column: str) -> None:
    """No row names a function or a test that is not there."""
    named = {pair for row in ROWS for pair in NAMED.findall(row[column])}
    assert len(named) > 50
    assert {(file, name) for file, name in named if name not in defined_in(folder / file)} == set()


def test_every_row_has_code_and_a_test() -> None:
    """What has no test says why."""
    assert len(ROWS) > 150
    assert [row["sentence"] for row in ROWS if not NAMED.search(row["code"])] == []
    assert [row["sentence"] for row in ROWS if not NAMED.search(row["test"]) and "– (" not in row["test"]] == []


def test_every_section_has_rows() -> None:
    """The table leaves out no section of the outline."""
    lines = (KHRONOS / "outline.txt").read_text("utf-8").splitlines()
    assert {line.split("\t")[0] for line in lines} - {row["section"] for row in ROWS} == SECTIONS_WITHOUT_RULES


def test_every_section_is_cited_by_code_and_tests() -> None:
    """Each section with rows stands in a docstring of the rules and of a test."""
    for folder in (KHRONOS, TESTS):
        text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
        cited = set(re.findall(r"§([\w.]*\w)", text))
        assert {row["section"] for row in ROWS} - cited <= {"material"}

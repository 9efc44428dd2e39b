"""House rules that a machine can see."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.figures import MAX_LINES, long_files, rings

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "src" / "saecula" / "games").glob("*/rules/*.py"))


def defined(file: Path) -> list[ast.FunctionDef | ast.ClassDef]:
    """Return the functions and classes of a file."""
    tree = ast.parse(file.read_text("utf-8"))
    return [node for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]


@pytest.mark.parametrize("file", RULES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_every_rule_cites_its_section(file: Path) -> None:
    """Every function and frame of the rules begins with the section it implements."""
    silent = [node.name for node in defined(file) if not (ast.get_docstring(node) or "").startswith("§")]
    assert silent == []


@pytest.mark.parametrize("file", RULES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_every_method_of_a_frame_cites_its_section(file: Path) -> None:
    """So do its methods, copies excepted."""
    silent = []
    for frame in defined(file):
        for method in frame.body if isinstance(frame, ast.ClassDef) else []:
            if isinstance(method, ast.FunctionDef) and method.name not in ("__init__", "copy"):
                silent += [method.name] if "§" not in (ast.get_docstring(method) or "") else []
    assert silent == []


def test_no_file_is_too_long() -> None:
    """A file past the limit is split, and the guide for contributors names the limit."""
    assert long_files(ROOT) == [], f"split it where a part ends: a file has at most {MAX_LINES} lines"
    assert f"past {MAX_LINES} lines is split" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_no_test_is_skipped() -> None:
    """A skipped check is a defect."""
    tests = [file for file in (ROOT / "tests").rglob("test_*.py") if file.name != Path(__file__).name]
    assert [
        file.name for file in tests if "mark.skip" in file.read_text("utf-8") or "xfail" in file.read_text("utf-8")
    ] == []


def test_no_modules_import_each_other() -> None:
    """There is no ring of imports, not even of imports for types."""
    assert rings(ROOT) == []

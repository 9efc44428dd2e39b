"""House rules that a machine can see."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.figures import rings

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "src" / "saecula" / "games").glob("*/rules/*.py"))
LINES_MAX = 500
WRITTEN = [
    *(file for folder in ("src", "tests", "tools", "bench") for file in (ROOT / folder).rglob("*.py")),
    *(file for kind in ("svelte", "ts") for file in (ROOT / "web" / "src").rglob(f"*.{kind}")),
]


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
    written = [file for file in WRITTEN if not file.name.endswith(".gen.ts")]
    assert [file.name for file in written if len(file.read_text("utf-8").splitlines()) > LINES_MAX] == []
    assert f"past {LINES_MAX} lines is split" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_no_test_is_skipped() -> None:
    """A skipped check is a defect."""
    tests = [file for file in (ROOT / "tests").rglob("test_*.py") if file.name != Path(__file__).name]
    assert [
        file.name for file in tests if "mark.skip" in file.read_text("utf-8") or "xfail" in file.read_text("utf-8")
    ] == []


def test_no_modules_import_each_other() -> None:
    """There is no ring of imports, not even of imports for types."""
    assert rings(ROOT) == []

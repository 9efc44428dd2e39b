"""A new title runs from its first minute: a copy of the sample, made in a scratch copy of the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tools.new_title import ROOT, new_title, refusal

if TYPE_CHECKING:
    from pathlib import Path

NAME = "fifth"
DOCUMENTS = ("README", "CHANGELOG", "GLOSSARY")
COPIED = (
    "src",
    "tests",
    "tools",
    "docs",
    "pyproject.toml",
    "hatch_build.py",
    "hatch_c.py",
    "README.md",
    "CHANGELOG.md",
    "GLOSSARY.md",
)
SERVED = f"""
import asyncio
from tests.server.playing import Page, hall, person, table_of

async def main():
    at = await hall()
    host = await person(at, "anna")
    table = await table_of(at, host, "me", "greedy", title="{NAME}")
    page = await Page(table, host.id).come()
    answer = await page.choose(table.match.choices(0)[0].notation)
    print("refused" if "problem" in answer else page.picture["title"])
    await at.close()

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A working tree with a fifth title."""
    root = tmp_path_factory.mktemp("tree")
    nothing = shutil.ignore_patterns("__pycache__", "*.npz", "golden", "*.png")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=nothing)
        else:
            shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "tests" / "golden" / "sample", root / "tests" / "golden" / "sample")
    new_title(root, NAME)
    return root


def run(tree: Path, *words: str, told: str = "") -> str:
    """Run Python in the tree, from its sources; return what it wrote."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src"), "SAECULA_PURE": "1"}
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, env=environment, input=told, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_simulated(tree: Path) -> None:
    """The collection has it."""
    assert "SHA-256" in run(tree, "-m", "saecula", "simulate", NAME, "--games", "5", "--seats", "2", "--digest")


def test_it_keeps_the_laws(tree: Path) -> None:
    """`saecula check` plays it lawfully."""
    run(tree, "-m", "saecula", "check", NAME, "--decisions", "200")


def test_it_is_played_in_the_terminal(tree: Path) -> None:
    """The plain table shows it, and the list of choices is answered."""
    shown = run(tree, "-m", "saecula", "play", NAME, "--seats", "me,greedy", "--seed", "1", told="1\n1\nquit\n")
    assert NAME.capitalize() in shown


def test_it_is_served(tree: Path) -> None:
    """A table is opened, and a page chooses."""
    assert run(tree, "-c", SERVED) == f"{NAME}\n"


def test_its_own_tests_and_those_of_every_title_pass(tree: Path) -> None:
    """Rules, texts, golden matches, parts, documents, the server's answers: nothing has to be written first."""
    files = (f"tests/games/{NAME}", "tests/test_golden.py", "tests/test_house.py", "tests/test_texts.py")
    more = ("tests/test_docs.py", "tests/server/test_why.py")
    told = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, *files, *more)
    assert "passed" in told


def test_its_class_names_clash_with_none(tree: Path) -> None:
    """What it shares with the sample it copied; what it shares with other titles, the glossary explains."""
    told = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_glossary.py", "-k", "belongs_to_one")
    assert "1 passed" in told


def test_its_files_are_in_style(tree: Path) -> None:
    """The new names leave imports in order and lines within their length."""
    run(tree, "-m", "ruff", "check", "--no-cache", f"src/saecula/games/{NAME}", f"tests/games/{NAME}")


@pytest.mark.parametrize("name", ["Fifth", "fifth2", "for", "bronze", "packs", "x" * 30, "fi/fth"])
def test_a_name_that_does_not_do_is_refused(name: str) -> None:
    """The name becomes a module, and the first word of its logs."""
    assert refusal(ROOT, name)

"""The package that runs is the source that lies here."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import saecula
from hatch_build import INLINING, compiler_flags, modules_to_compile, sources_hash
from saecula.kernel import frames

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "saecula"


def test_an_installed_package_was_built_from_these_sources() -> None:
    """A stale build would silently win over a changed file."""
    try:
        from saecula._build import SOURCES  # noqa: PLC0415 - not there in a source checkout
    except ImportError:
        assert Path(saecula.__file__).parent == SOURCE  # a source checkout builds nothing
        return
    assert sources_hash(SOURCE) == SOURCES


def test_compiled_says_what_runs() -> None:
    """`saecula.COMPILED` is true exactly when the kernel is an extension module."""
    assert frames.__file__ is not None
    assert frames.__file__.endswith((".so", ".pyd")) == saecula.COMPILED


def test_the_variable_saecula_pure_runs_the_python_files() -> None:
    """SAECULA_PURE=1 chooses the same files uncompiled."""
    code = "import saecula, saecula.kernel.frames as f; print(saecula.COMPILED, f.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"SAECULA_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    compiled, file = done.stdout.split()
    assert compiled == "False"
    assert file.endswith(".py")


def imported(module: str) -> set[str]:
    """Return the packages a module imports."""
    found = set()
    for node in ast.walk(ast.parse((ROOT / module).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module).split(".")[0])
    return found


def test_the_build_requires_what_compiled_modules_import() -> None:
    """The compiler reads its types, and finds nothing else when pip builds in isolation; within the same bounds."""
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    runs = {re.split(r"\W", wanted)[0]: wanted for wanted in facts["project"]["dependencies"]}
    foreign = set().union(*map(imported, modules_to_compile(ROOT))) - sys.stdlib_module_names - {"saecula"}
    assert sorted(runs[name] for name in foreign if runs[name] not in facts["build-system"]["requires"]) == []


@pytest.mark.parametrize("folder", ["kernel", "games"])
def test_no_compiled_file_lies_in_the_source(folder: str) -> None:
    """Builds go into the wheel, never beside the source."""
    assert [file for file in (SOURCE / folder).rglob("*") if file.suffix in (".so", ".pyd", ".c")] == []


@pytest.mark.parametrize(
    ("script", "flags"),
    [("exit 0", [INLINING]), (f'case "$*" in *{INLINING}*) exit 1;; esac', [])],
    ids=["known", "unknown"],
)
def test_a_flag_is_given_only_to_a_compiler_that_knows_it(
    script: str, flags: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another compiler builds without it."""
    compiler = tmp_path / "cc"
    compiler.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    assert compiler_flags() == flags

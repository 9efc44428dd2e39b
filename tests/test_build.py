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
from setuptools import Extension

import saecula
from hatch_build import (
    CLOSED,
    FRUITLESS,
    INLINING,
    QUIET,
    build_libraries,
    compile_or_not,
    compiler_flags,
    fingerprint,
    library_of,
    modules_to_compile,
    opt_level,
    sources_hash,
    why_pure,
    write_shim,
)
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
    [
        ("exit 0", [*INLINING, *CLOSED, *FRUITLESS, *QUIET]),
        (f'case "$*" in *{CLOSED[0]}*) exit 1;; esac', [*INLINING, *FRUITLESS, *QUIET]),
    ],
    ids=["known", "unknown"],
)
def test_a_flag_is_given_only_to_a_compiler_that_knows_it(
    script: str, flags: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another compiler builds without it."""
    monkeypatch.setenv("CC", str(compiler_that(script, tmp_path)))
    assert compiler_flags() == flags


def test_windows_builds_with_microsofts_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A GCC on the path there is not the one that builds: it gets no say, and its flags are not given."""
    monkeypatch.setenv("CC", str(compiler_that("exit 0", tmp_path)))
    monkeypatch.delenv("SAECULA_PURE", raising=False)
    monkeypatch.setattr("hatch_build.ON_WINDOWS", True)
    assert why_pure() == ""
    assert (compiler_flags(), opt_level("saecula")) == ([], [])


def compiler_that(script: str, folder: Path) -> Path:
    """Return a program that takes the place of a C compiler."""
    compiler = folder / "cc"
    compiler.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    compiler.chmod(0o755)
    return compiler


def test_a_compiler_that_fails_half_way_makes_a_pure_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs speed, never play; who wants a compiled wheel and nothing else says so."""
    compiler = compiler_that('case "$*" in *-fsyntax-only*) exit 0;; esac; exit 1', tmp_path)
    monkeypatch.setenv("CC", str(compiler))
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "library.c").write_text("int x;", "utf-8")
    library = Extension("saecula__mypyc", [str(tmp_path / "c" / "library.c")])
    monkeypatch.setattr("hatch_build.compile_modules", lambda _, folder: build_libraries([library], folder))
    monkeypatch.delenv("SAECULA_PURE", raising=False)
    reason, files = compile_or_not(ROOT, tmp_path)
    assert reason.startswith("the C compiler failed")
    assert files == []
    monkeypatch.setenv("SAECULA_PURE", "0")
    with pytest.raises(SystemExit):
        compile_or_not(ROOT, tmp_path)


def test_a_library_is_built_anew_when_its_c_its_headers_or_its_flags_change(tmp_path: Path) -> None:
    """And only then, whatever the times of the files say."""

    class Made:
        sources = (tmp_path / "title.c",)
        depends = (tmp_path / "kernel.h",)
        extra_compile_args = ("-O1",)

    def content() -> str:
        return fingerprint(Made())

    (tmp_path / "title.c").write_text("int x;", "utf-8")
    (tmp_path / "kernel.h").write_text("int y;", "utf-8")
    found = [content()]
    os.utime(tmp_path / "title.c", (1, 1))
    assert content() == found[0]
    (tmp_path / "title.c").write_text("int z;", "utf-8")
    found.append(content())
    (tmp_path / "kernel.h").write_text("int z;", "utf-8")
    found.append(content())
    Made.extra_compile_args = ("-O2",)
    found.append(content())
    assert len(set(found)) == 4


def test_a_title_has_a_library_for_its_rules_and_one_for_its_bots() -> None:
    """An edit of one title compiles that title alone."""
    assert library_of("src/saecula/games/bronze/rules/buy.py") == "saecula_bronze"
    assert library_of("src/saecula/games/bronze/bots/native/dice.py") == "saecula_bronze_bots"
    assert library_of("src/saecula/kernel/rows.py") == "saecula"
    assert library_of("src/saecula/texts/__init__.py") == "saecula_match"


def test_one_shim_begins_modules_of_every_title(tmp_path: Path) -> None:
    """It is found by the last word of a name, and looks the whole name up."""
    homes = {
        "saecula.games.bronze.state": "saecula_bronze__mypyc",
        "saecula.games.sands.state": "saecula_sands__mypyc",
        "saecula.texts.__init__": "saecula_match__mypyc",
    }
    text = write_shim(homes, tmp_path / "shim.c").read_text("utf-8")
    assert text.count("PyInit_state(") == 1
    assert "PyInit_texts(" in text
    assert '{"saecula.games.sands.state", "saecula_sands__mypyc", "init_saecula___games___sands___state"}' in text

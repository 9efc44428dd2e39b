"""`make play` opens the table before the engine is compiled, and the compiler ends with it."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest

import bootstrap
import start
from bootstrap import BootstrapError
from tests.bare import ROOT, bare_tree, sentence


class Elsewhere(BaseException):
    """This process would have become another program."""


@pytest.fixture(autouse=True)
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree of one's own."""
    return bare_tree(tmp_path, monkeypatch)


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the process would have become, with what it would know."""
    found: list[Any] = []

    def become(_: str, words: list[str]) -> NoReturn:
        found.extend(words[1:])
        raise Elsewhere

    monkeypatch.setattr(os, "execv", become)
    monkeypatch.setattr(start, "install_lock", lambda *_: None)
    monkeypatch.setattr(start, "build_page", lambda: None)
    monkeypatch.setattr(start, "start_compile", lambda: found.append("compiling"))
    monkeypatch.setattr(start, "has_compiler", lambda: True)
    for name in ("PYTHONPATH", "SAECULA_PURE", "SAECULA_ENGINE", "SAECULA_ENGINE_MINUTES"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    (bootstrap.VENV).mkdir()
    return found


def played(*words: str) -> None:
    """Start, up to the moment where the program begins."""
    with pytest.raises(Elsewhere):
        start.begin(list(words))


def test_the_table_opens_before_the_engine_is_compiled(tree: Path, became: list[Any]) -> None:
    """From the source, and it knows what it waits for."""
    played("serve", "--open")
    assert became == ["compiling", "-m", "saecula", "serve", "--open"]
    assert os.environ["PYTHONPATH"] == str(tree / "src")
    assert os.environ["SAECULA_ENGINE"] == str(bootstrap.engine_stamp(bootstrap.VENV).file)
    assert int(os.environ["SAECULA_ENGINE_MINUTES"]) > 0


def test_the_next_start_uses_the_compiled_engine(became: list[Any]) -> None:
    """Nothing is compiled, and nothing comes before the installed package."""
    bootstrap.engine_stamp(bootstrap.VENV).write()
    played("serve")
    assert became == ["-m", "saecula", "serve"]
    assert "PYTHONPATH" not in os.environ
    assert "SAECULA_ENGINE" not in os.environ


def test_without_a_compiler_the_table_opens_and_a_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, became: list[Any], capfd: pytest.CaptureFixture[str]
) -> None:
    """Nobody waits for an engine then."""
    monkeypatch.setattr(start, "has_compiler", lambda: False)
    monkeypatch.setattr(start, "may_apt", lambda: False)
    played("serve")
    assert became == ["-m", "saecula", "serve"]
    assert "SAECULA_ENGINE" not in os.environ
    assert "install gcc" in sentence(capfd)


def test_a_page_that_cannot_be_built_keeps_nobody_from_playing(
    monkeypatch: pytest.MonkeyPatch, became: list[Any], capfd: pytest.CaptureFixture[str]
) -> None:
    """One built earlier is served; else the server says what is missing."""

    def fail() -> NoReturn:
        raise BootstrapError("npm ci failed")

    monkeypatch.setattr(start, "build_page", fail)
    played("serve")
    assert became[1:] == ["-m", "saecula", "serve"]
    assert sentence(capfd) == "saecula: npm ci failed\n"
    page = bootstrap.ROOT / "web" / "dist" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    played("serve")
    assert became[-2:] == ["--web", "web/dist"]


def test_the_terminal_needs_no_page(monkeypatch: pytest.MonkeyPatch, became: list[Any]) -> None:
    """It starts the same way."""
    monkeypatch.setattr(start, "build_page", lambda: pytest.fail("a page was built"))
    played("play", "bronze")
    assert became == ["compiling", "-m", "saecula", "play", "bronze"]


def test_a_failed_compile_leaves_word_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server that waits is told, and the next start tries again."""

    def fail() -> NoReturn:
        raise BootstrapError("hatchling build failed")

    bootstrap.VENV.mkdir()
    monkeypatch.setattr(start, "compile_behind", fail)
    with pytest.raises(BootstrapError):
        start.begin(["--compile"])
    assert start.failed_stamp().exists()
    monkeypatch.setattr(start, "start_compile", lambda: None)
    monkeypatch.setattr(start, "has_compiler", lambda: True)
    start.compile_later()
    assert not start.failed_stamp().exists()


COMPILING = """
import os, subprocess, sys, threading
sys.path.insert(0, {root!r})
import start
alive = os.open({alive!r}, os.O_WRONLY)
threading.Thread(target=start.end_with_input, daemon=True).start()
subprocess.call(["sh", "-c", f"echo compiling >&{{alive}}; exec sleep 600"], pass_fds=[alive])
"""
PLAYING = """
import os, sys
from pathlib import Path
sys.path.insert(0, {root!r})
import start
start.BUILD, start.__file__ = Path({tree!r}), {compiling!r}
start.start_compile()
os.execvp("sleep", ["sleep", "600"])
"""


def test_the_compiler_ends_with_the_table(tree: Path) -> None:
    """However that ended, and with everything that the compiler has started."""
    compiling = tree / "compiling.py"
    compiling.write_text(COMPILING.format(root=str(ROOT), alive=str(tree / "alive")), "utf-8")
    os.mkfifo(tree / "alive")
    alive = os.open(tree / "alive", os.O_RDONLY | os.O_NONBLOCK)
    code = PLAYING.format(root=str(ROOT), tree=str(tree), compiling=str(compiling))
    playing = subprocess.Popen([sys.executable, "-c", code])
    heard = select.select([alive], [], [], 60)[0]
    os.set_blocking(alive, True)
    assert heard
    assert os.read(alive, 100) == b"compiling\n"
    playing.kill()
    playing.wait()
    assert select.select([alive], [], [], 60)[0]
    assert os.read(alive, 100) == b""  # nobody is left who could write
    os.close(alive)

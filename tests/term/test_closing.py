"""A window that is closed, and signals at any moment: what was played is saved."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import saecula

pty = pytest.importorskip("pty")  # where windows are no terminals, none can be closed

# A match at its own terminal. Once an answer stands, whatever is written to the disk is met by one more signal: a shell
# sends it to its jobs when its window closes.
PLAYING = """
import fcntl, os, signal, sys, termios
from saecula.cli import main
from saecula.term.session import Session
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
write_out, answer = os.fsync, Session.answer
def signalled(handle):
    os.kill(os.getpid(), signal.Signals[sys.argv[1]])
    write_out(handle)
def answered(self, question, line):
    os.fsync = signalled
    return answer(self, question, line)
Session.answer = answered
sys.exit(main(["play", "bronze", "--seats", "2", "--seed", "7", *sys.argv[2:]]))
"""


@contextmanager
def window(folder: Path, second: str, *words: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Open a match in a window; yield its process and our end of the window."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"XDG_STATE_HOME": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", PLAYING, second, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
    ) as process:
        os.close(theirs)
        try:
            yield process, ours
        finally:
            process.kill()


def read_until(ours: int, words: str) -> None:
    """Read what the window shows until these words are there; a read may end in the middle of a letter."""
    shown = b""
    while words.encode() not in shown:
        shown += os.read(ours, 4096)


@pytest.mark.parametrize("second", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_closed_window_never_loses_the_match(tmp_path: Path, second: str) -> None:
    """Not even where another signal comes while it is saved; nobody is left to read the goodbye."""
    with window(tmp_path, second) as (process, ours):
        read_until(ours, "›")
        os.write(ours, b"1\n")
        read_until(ours, "1 roll left")
        os.close(ours)
        code = process.wait()
    (file,) = (tmp_path / "saecula").iterdir()
    assert "seat 0  reroll either2" in file.read_text("utf-8")
    assert saecula.load(file.read_text("utf-8")).ask_key == "reroll"
    assert code == 128 + signal.SIGHUP


@pytest.mark.parametrize("signalled", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_signal_while_an_answer_is_saved_loses_nothing(tmp_path: Path, signalled: str) -> None:
    """The file that was named holds the answer, and nothing is left beside it."""
    file = tmp_path / "match.log"
    with window(tmp_path, signalled, "--save", str(file)) as (process, ours):
        read_until(ours, "›")
        os.write(ours, b"1\n")
        read_until(ours, file.name)
        code = process.wait()
        os.close(ours)
    assert code == (130 if signalled == "SIGINT" else 128 + signal.Signals[signalled])
    assert "seat 0  reroll either2" in file.read_text("utf-8")
    assert [path.name for path in tmp_path.iterdir()] == [file.name]

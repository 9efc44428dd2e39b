"""Worker processes: work is cut for every core, and an interrupt ends it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from saecula.lab.pool import TASK_COUNT, split_matches, workers
from saecula.lab.simulate import MAX_MATCHES_PER_TASK

START = (  # as a terminal does: whoever starts the tests may ignore SIGINT, which a process inherits
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from saecula.cli import main; raise SystemExit(main())"
)
PATIENCE = 120.0  # seconds a machine may take to do anything at all


@pytest.mark.parametrize("games", [1, 2, 24, 40, 251, 8_000, 100_001])
def test_few_slow_matches_use_every_core(games: int) -> None:
    """24 matches are 24 tasks; many matches are tasks of bounded size; none is lost."""
    found = split_matches(games, MAX_MATCHES_PER_TASK)
    assert len(found) >= min(games, TASK_COUNT // 2)
    assert max(count for _, count in found) <= MAX_MATCHES_PER_TASK
    assert [first + count for first, count in found] == [first for first, _ in found[1:]] + [games]


def test_an_exception_ends_the_workers() -> None:
    """Nothing waits for a task that would run for ever."""
    pids: list[int] = []
    with pytest.raises(ZeroDivisionError):
        break_down(pids)
    assert pids
    assert not [pid for pid in pids if is_alive(pid)]


def break_down(pids: list[int]) -> None:
    """Raise an exception while one worker is busy; note who works."""
    with workers(2) as pool:
        pool.submit(signal.pause)
        pids += [pool.submit(os.getpid).result(), *[child.pid for child in active_children() if child.pid]]
        raise ZeroDivisionError


def is_alive(pid: int) -> bool:
    """Say whether a process still runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in tasks for child in file.read_text("ascii").split()]


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "gentes", "--bots", "greedy", "--games", "100000", "--jobs", "2"],
        ["simulate", "khronos", "--bots", "expert", "--games", "100000", "--jobs", "2"],
        ["balance", "gentes", "--seats", "2", "--games", "100000", "--jobs", "2"],
        ["balance", "sands", "--games", "100000", "--jobs", "2"],
    ],
)
def test_an_interrupt_ends_a_long_command(words: list[str]) -> None:
    """Ctrl-C reaches the command and its workers; all are gone, without a traceback."""
    command = [sys.executable, "-c", START, *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True) as running:
        end = time.monotonic() + PATIENCE
        while not (at_work := children(running.pid)):
            assert time.monotonic() < end
            assert running.poll() is None
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert (out, re.sub(rb"\s", b"", err)) == (b"", b"")
    assert not [pid for pid in at_work if is_alive(pid)]

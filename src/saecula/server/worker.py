"""A worker: one process that thinks one thought at a time, and that can be ended when a thought has no end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import time
import traceback
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

MAX_SECONDS_TO_START = 120.0  # seconds until a new process is ready: a busy machine takes its time
MAX_HEARD = 10_000  # matches of which we know how much a process has heard
NICENESS = 5  # of a process that thinks: people at their tables go first


class Failed(Exception):  # noqa: N818 - a thought fails, the server does not
    """A thought ended in an error; it is told in words, which every process can read."""


class Stuck(Exception):  # noqa: N818 - (as above)
    """A thought took too long, and its process was ended."""


class Died(Exception):  # noqa: N818 - (as above)
    """The process ended in the middle of a thought."""


class Worker:
    """A process that is begun on first use, and again after its end."""

    def __init__(self) -> None:
        self.used = 0.0  # when it began its last thought
        self.heard: dict[str, int] = {}  # match → the last event that the process was told
        self._line = ThreadPoolExecutor(1)  # its one thread talks with the process
        self._thought: Future[Any] | None = None
        self._process: SpawnProcess | None = None
        self._pipe: Connection
        self._closed = False

    @property
    def is_ready(self) -> bool:
        """Say whether there is a process."""
        return self._process is not None

    def note(self, match: str, n: int) -> None:
        """Note what the process was told; what is forgotten is told again as a whole."""
        if len(self.heard) >= MAX_HEARD:
            self.heard.clear()
        self.heard[match] = n

    async def think(self, most: float, job: Callable[..., Any], *facts: object) -> Any:  # noqa: ANN401
        """Return what a job finds; it may take so long."""
        self.used = time.monotonic()
        self._thought = self._line.submit(self._ask, most, (job, facts))
        return await asyncio.wrap_future(self._thought)

    def when_free(self, tell: Callable[[Worker], None]) -> None:
        """Tell at once, or at the end of a thought that nobody waits for any more."""
        if self._thought is None or self._thought.done():
            tell(self)
        else:
            loop = asyncio.get_running_loop()
            self._thought.add_done_callback(lambda _: tell_soon(loop, tell, self))

    def renew(self) -> None:
        """Begin the process anew as soon as its thoughts are thought: there is a better engine."""
        self._line.submit(self._renew)

    def close(self) -> None:
        """End the process, whatever it thinks of."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        self._line.shutdown(wait=False, cancel_futures=True)

    # -- in the thread of the line --------------------------------------------------------------------------------

    def _ask(self, most: float, job: object) -> Any:  # noqa: ANN401
        try:
            self._begin()
            self._pipe.send(job)
            good, found = self._hear(most)
        except (OSError, EOFError) as error:
            self._end()
            raise Died from error
        except Stuck:
            with contextlib.suppress(RuntimeError):  # the server stops
                self._line.submit(self._replace)
            raise
        if not good:
            raise Failed(found)
        return found

    def _begin(self) -> None:
        """Have a process that is ready."""
        self._check_open()
        if self._process is not None and self._process.is_alive():
            return
        self._end()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process = process  # only now can it be killed
        self._check_open()
        self._hear(MAX_SECONDS_TO_START)

    def _renew(self) -> None:
        """Be ready again before the next thought; one that was never asked begins when it is."""
        if self._process is not None:
            self._replace()

    def _replace(self) -> None:
        """Have a new process."""
        self._end()
        with contextlib.suppress(OSError, EOFError, Stuck):  # then the next thought begins it
            self._begin()

    def _check_open(self) -> None:
        """Leave no process behind a closed worker."""
        if self._closed:
            self._end()
            raise EOFError

    def _hear(self, most: float) -> tuple[bool, Any]:
        """Wait for what the process says, but not too long."""
        if not self._pipe.poll(most):
            self._end()
            raise Stuck
        said: tuple[bool, Any] = self._pipe.recv()
        return said

    def _end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        self.heard.clear()
        if process is not None:
            process.kill()
            process.join()
            self._pipe.close()


def tell_soon(loop: asyncio.AbstractEventLoop, tell: Callable[[Worker], None], worker: Worker) -> None:
    """Tell in the thread of the server, unless it has stopped."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(tell, worker)


# -- in the process ---------------------------------------------------------------------------------------------------


def work(pipe: Connection) -> None:
    """Think one thought after another, as long as the server is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to end
    os.nice(NICENESS)
    leave_with_parent()
    with contextlib.suppress(OSError, EOFError):
        pipe.send((True, None))
        while True:
            pipe.send(answer(*pipe.recv()))


def answer(job: Callable[..., Any], facts: tuple[object, ...]) -> tuple[bool, Any]:
    """Do a job: (True, what it found), or (False, what went wrong), whatever it was."""
    try:
        return True, job(*facts)
    except BaseException:  # noqa: BLE001 - a thought that wants to leave does not take the process along
        return False, traceback.format_exc()


def leave_with_parent() -> None:
    """End this worker when the server is gone, however it went: nobody else would."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=leave_after, args=[parent.sentinel], daemon=True).start()


def leave_after(sentinel: int) -> None:
    """Wait for the end of a process, then end this one."""
    wait([sentinel])
    os._exit(1)

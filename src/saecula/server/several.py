"""Several processes that serve at one address with one PostgreSQL database; whichever ends is begun anew."""

from __future__ import annotations

import logging
import signal
import time
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Protocol

from saecula.kernel.problem import Problem
from saecula.server.worker import leave_with_parent

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkProcess

LOGGER = logging.getLogger("saecula")
RETRY_SECONDS = 1.0  # until a process that could not begin, because its store is away, is begun again
SECONDS_TO_LEAVE = 30.0  # beyond the time that requests have to end


class Serves(Protocol):
    """What a process does."""

    def serve(self, sock: socket.socket, ready: Callable[[], None]) -> int:
        """Serve until stopped; tell when it has begun."""


class OneOfSeveral:
    """One of the processes: it says when it has begun, or why it cannot."""

    def __init__(self, serving: Serves, sock: socket.socket) -> None:
        self.serving = serving
        self.sock = sock
        self.process: ForkProcess
        self.said: Connection
        self.begin()

    def begin(self) -> None:
        """Begin the process."""
        context = get_context("fork")  # it has the socket and the settings of its parent, which has no threads
        self.said, theirs = context.Pipe(duplex=False)
        self.process = context.Process(target=serve_as_child, args=(self.serving, self.sock, theirs))
        self.process.start()
        theirs.close()
        self.begun = False

    def await_beginning(self) -> None:
        """Wait until it serves; raise the Problem that keeps it from doing so."""
        try:
            problem = self.said.recv()
        except EOFError as error:
            self.process.join()
            raise SystemExit(self.process.exitcode or 1) from error
        if problem is not None:
            raise problem
        self.begun = True

    def has_begun(self) -> bool:
        """Say whether it has served."""
        with suppress(EOFError):
            self.begun = self.begun or self.said.recv() is None
        return self.begun

    def begin_again(self) -> None:
        """Begin a process in the place of one that has ended."""
        self.process.join()
        LOGGER.error("process-ended", extra={"facts": {"code": self.process.exitcode}})
        if not self.has_begun():
            time.sleep(RETRY_SECONDS)
        self.said.close()
        self.begin()


def serve_in_several(
    servings: Sequence[Serves], sock: socket.socket, tell: Callable[[], None], stop_seconds: float
) -> int:
    """Keep some processes serving until told to stop."""
    for reason in (signal.SIGTERM, signal.SIGINT):
        signal.signal(reason, stop)
    processes: list[OneOfSeveral] = []
    try:
        for serving in servings:  # one after the other: the first brings the store up to date
            processes.append(OneOfSeveral(serving, sock))
            processes[-1].await_beginning()
        tell()
        while True:
            ended = wait([one.process.sentinel for one in processes])
            for one in processes:
                if one.process.sentinel in ended:
                    one.begin_again()
    finally:
        end(processes, stop_seconds)


def end(processes: list[OneOfSeveral], stop_seconds: float) -> None:
    """Let all processes end as one would, and wait for them."""
    for one in processes:
        one.process.terminate()
    until = time.monotonic() + stop_seconds + SECONDS_TO_LEAVE
    for one in processes:
        one.process.join(max(0.0, until - time.monotonic()))
        one.process.kill()


def serve_as_child(serving: Serves, sock: socket.socket, said: Connection) -> None:
    """Serve in a process of its own, which does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until uvicorn listens to it
    leave_with_parent()
    try:
        code = serving.serve(sock, lambda: said.send(None))
    except Problem as problem:
        said.send(problem)
        code = 1
    raise SystemExit(code)


def next_address(address: str, number: int) -> str:
    """Return the address for the figures of one of several processes: each has a port of its own."""
    host, colon, port = address.rpartition(":")
    return f"{host}:{int(port) + number if int(port) else 0}" if colon else ""


def stop(*_: object) -> None:
    """End as if all was said."""
    raise SystemExit(0)

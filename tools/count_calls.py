"""Counts the calls of our functions that one choice costs the server, uncompiled: from the message to the pictures.

The server runs in a process of its own, under a profiler that two signals switch on and off; so whatever the modules of
a tree are called, the protocol is all that must be the same.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import httpx
from websockets.sync.client import connect

if TYPE_CHECKING:
    from types import FrameType

    from websockets.sync.client import ClientConnection

CHOICES = 24
WARM_CHOICES = 4
QUIET = 0.25  # seconds; longer than the server waits between two pictures
PATIENCE = 60  # seconds
ON, OFF = signal.SIGUSR1, signal.SIGUSR2


class Server:
    """A server from the sources of a tree."""

    def __init__(self, tree: Path, store: str) -> None:
        environment = os.environ | {"PYTHONPATH": str(tree / "src"), "SAECULA_PURE": "1", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, __file__, str(tree / "src" / "saecula"), store],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.port = int(self.line().split("127.0.0.1:")[1].split("/")[0])

    def line(self) -> str:
        """Read the next line that the server says."""
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line:
            raise RuntimeError("the server ended")
        return line

    def order(self, what: signal.Signals) -> int:
        """Switch the profiler; return how many calls there were since it was switched on."""
        self.process.send_signal(what)
        line = self.line()
        while not line.startswith("calls "):
            line = self.line()
        return int(line.split()[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self.process:  # closes the pipe, and waits
            self.process.terminate()


def begun(port: int, title: str) -> tuple[str, str]:
    """Begin a match in which one person has both seats; return the address of its socket, and the cookies."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        http.post("/api/me", json={"name": "trace"}).raise_for_status()
        made = http.post("/api/matches", json={"title": title, "seats": ["me", "me"], "mode": "table"})
        made.raise_for_status()
        http.post(f"/api/matches/{made.json()['match']}/chance", json={"fingerprint": ""})  # unknown to older trees
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return f"ws://127.0.0.1:{port}/ws/{made.json()['match']}", cookies


class Page:
    """What somebody does who plays that match."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.picture: dict[str, Any] = {}
        self.said = 0
        self.say({"do": "hello", "lang": "en"})

    def say(self, message: dict[str, Any]) -> None:
        """Send a message and read until all is quiet."""
        self.socket.send(json.dumps(message))
        self.hear(PATIENCE)
        try:
            while True:
                self.hear(QUIET)
        except TimeoutError:
            return

    def hear(self, timeout: float) -> None:
        """Read one message."""
        message = json.loads(self.socket.recv(timeout))
        if "refused" in message or "error" in message:
            raise RuntimeError(message)
        self.picture = message.get("now") or message.get("picture") or self.picture

    def choose(self) -> None:
        """Make a choice: always the same one at the same moment."""
        ask = self.picture["asks"][0]
        self.said += 1
        choice = ask["choices"][self.said % len(ask["choices"])][0]
        self.say({"do": "choose", "id": self.said, "seat": ask["seat"], "ask": ask["ask"], "choices": [choice]})


def calls_of_one_choice(tree: Path, title: str, choices: int = CHOICES) -> int:
    """Return the median number of calls of the first choices of a match."""
    with tempfile.TemporaryDirectory() as folder, Server(tree, str(Path(folder, "store.db"))) as server:
        url, cookies = begun(server.port, title)
        with connect(url, additional_headers={"Cookie": cookies}, max_size=2**22, open_timeout=PATIENCE) as socket:
            return round(statistics.median(counted(server, Page(socket), choices)))


def counted(server: Server, page: Page, choices: int) -> list[int]:
    """Return the calls of each choice, after some that fill what is kept between choices."""
    found = []
    for _ in range(WARM_CHOICES + choices):
        if not page.picture["over"]:
            server.order(ON)
            page.choose()
            found.append(server.order(OFF))
    return found[WARM_CHOICES:]


# --- in the server's process -----------------------------------------------------------------------------------------


class Counter:
    """Counts calls of functions whose files lie in a folder."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.calls = 0

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call."""
        if event == "call" and frame.f_code.co_filename.startswith(self.folder):
            self.calls += 1

    def switch(self, which: int, _: FrameType | None) -> None:
        """Begin, or end; say how many there were."""
        sys.setprofile(None)
        sys.stdout.write(f"calls {self.calls}\n")
        sys.stdout.flush()
        self.calls = 0
        if which == ON:
            sys.setprofile(self.profile)


def serve(folder: str, store: str) -> None:
    """Serve until the end, with the same dice in every run."""
    counter = Counter(folder)
    secrets.token_hex = lambda nbytes=None: "5a" * (nbytes or 32)
    signal.signal(ON, counter.switch)
    signal.signal(OFF, counter.switch)
    page = Path(store).parent
    Path(page, "index.html").touch()  # nobody looks at it
    from saecula.cli import main  # noqa: PLC0415 - of the tree to be traced, only in the server's process

    sys.exit(main(["serve", "--port", "0", "--store", store, "--web", str(page)]))


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[2])

"""Running the server: where the store and the page lie, and how it stops."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

import saecula
from saecula.kernel.problem import Problem
from saecula.server.app import make_app
from saecula.server.sockets import MESSAGE_MOST, WideWindow
from saecula.texts import platform_texts


def default_store() -> str:
    """Return the file of the store in the user's own folder."""
    folder = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(folder) / "saecula" / "saecula.db")


def find_page(web: Path | None) -> Path | None:
    """Return the folder of the built page: named, installed, or in the source."""
    package = Path(saecula.__file__).parent
    folders = [web] if web is not None else [package / "web", package.parent.parent / "web" / "dist"]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def listen(host: str, port: int) -> socket.socket:
    """Take the address, or say what is wrong with it."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        sock.listen(1024)  # who comes before the server is ready waits
    except OSError as error:
        raise Problem("cannot-listen", host=host, port=port, detail=error.strerror or error) from error
    return sock


def serve(
    *, host: str, port: int, store: str, web: Path | None, workers: int, open_page: bool, dice: str, lang: str
) -> int:
    """Serve until stopped; print the address, and open it if asked."""
    page = find_page(web)
    if web is not None and page is None:
        raise Problem("no-page", folder=web)
    sock = listen(host, port)
    address = f"http://{host}:{sock.getsockname()[1]}/"
    app = make_app(store or default_store(), page, workers, dice)
    config = uvicorn.Config(app, ws=WideWindow, log_level="warning", ws_max_size=MESSAGE_MOST, lifespan="on")
    server = uvicorn.Server(config)
    sys.stdout.write(platform_texts(lang).say("cli-serving", {"address": address}) + "\n")
    sys.stdout.flush()
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    server.run(sockets=[sock])
    return 0 if server.started else 1

"""Running the server: where the store and the page lie, and how it stops."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

import saecula
from saecula.kernel.problem import Problem
from saecula.server.addresses import Hosts, networks_of, spellings
from saecula.server.app import make_app
from saecula.server.doors import door
from saecula.server.limits import DEFAULT_LIMITS, Limits
from saecula.server.sockets import MAX_FRAME_BYTES, WideWindow
from saecula.store import Damaged, Lost
from saecula.texts import platform_texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from litestar import Litestar

    from saecula.server.hall import Hall
    from saecula.server.services import Services

SECONDS_BEFORE_OPENING = 1.0  # seconds


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


async def open_services(services: Services) -> None:
    """Open the store and all that is kept in it, or say in a sentence what is wrong with it."""
    store = services.store.rsplit("@", maxsplit=1)[-1]
    try:
        await services.open()
    except Damaged as damaged:
        raise Problem("store-damaged", store=store, detail=damaged) from damaged
    except Lost as lost:
        raise Problem("cannot-keep", store=store, detail=lost) from lost


def configured(app: Litestar, limits: Limits) -> uvicorn.Config:
    """Return how uvicorn serves an app of ours."""
    return uvicorn.Config(
        app,
        http=door(limits),
        ws=WideWindow,
        log_level="warning",
        ws_max_size=MAX_FRAME_BYTES,
        lifespan="on",
        proxy_headers=bool(limits.proxies),
        forwarded_allow_ips=spellings(limits.proxies),
    )


def has_browser() -> bool:
    """Say whether a browser can be opened: one in this terminal would only be in the way."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    )


def serve(
    *,
    host: str,
    port: int,
    store: str,
    web: Path | None,
    workers: int,
    open_page: bool,
    dice: str,
    lang: str,
    host_names: Sequence[str] = (),
    trusted_proxies: Sequence[str] = (),
    limits: Limits = DEFAULT_LIMITS,
    templates: bool = False,
) -> int:
    """Serve until stopped; print the address, and open it if asked. `templates` are for tests."""
    page = find_page(web)
    if web is not None and page is None:
        raise Problem("no-page", folder=web)
    hosts = Hosts(host, host_names)
    limits = replace(limits, proxies=networks_of(trusted_proxies))
    sock = listen(host, port)
    address = f"http://{host}:{sock.getsockname()[1]}/"
    app = make_app(store or default_store(), page, workers, dice, limits, hosts=hosts, templates=templates)
    config = configured(app, limits)
    server = uvicorn.Server(config)

    async def run() -> None:
        await open_services(app.state.services)
        sys.stdout.write(platform_texts(lang).say("cli-serving", {"address": address}) + "\n")
        sys.stdout.flush()
        telling = asyncio.create_task(tell_of_engine(app.state.services.hall, lang))
        if page is None:
            sys.stderr.write(f"saecula: {platform_texts(lang).say('server-without-page', {})}\n")
        if open_page and has_browser():
            # Whoever comes too early waits at the door.
            threading.Timer(SECONDS_BEFORE_OPENING, webbrowser.open, [address]).start()
        await server.serve(sockets=[sock])
        telling.cancel()

    signal.signal(signal.SIGTERM, leave)  # uvicorn stops first, then hands the signal on
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())
    return 0 if server.started else 1


async def tell_of_engine(hall: Hall, lang: str) -> None:
    """While the engine is compiled, tell whoever started the server how it goes."""
    engine, texts = hall.thinkers.engine, platform_texts(lang)
    if engine.state == "coming":
        sys.stdout.write(texts.say("cli-engine-coming", {"minutes": engine.minutes}) + "\n")
        sys.stdout.flush()
        sys.stdout.write(texts.say(f"cli-engine-{await hall.await_engine()}", {}) + "\n")
        sys.stdout.flush()


def leave(*_: object) -> None:
    """End as if all was said, so that everything is put away."""
    sys.exit(0)

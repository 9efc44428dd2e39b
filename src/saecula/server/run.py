"""Running the server: where the store and the page lie, and how it stops."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

import saecula
from saecula.kernel.problem import Problem
from saecula.server.addresses import Hosts, networks_of, spellings
from saecula.server.app import make_app
from saecula.server.doors import door
from saecula.server.garbage import Garbage
from saecula.server.limits import DEFAULT_LIMITS, Limits
from saecula.server.logs import Logged
from saecula.server.metrics import MATCHES, SOCKETS, serve_metrics
from saecula.server.several import next_address, serve_in_several
from saecula.server.sockets import MAX_FRAME_BYTES, WideWindow
from saecula.store import database_of, problems_of
from saecula.texts import platform_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from litestar import Litestar

    from saecula.server.hall import Hall
    from saecula.server.services import Services

LOGGER = logging.getLogger("saecula")
SECONDS_BEFORE_OPENING = 1.0  # seconds
ACCEPTED_AT_ONCE = 8  # connections, before anybody else is heard
WAITING_OUTSIDE = 1024  # connections
STOP_SECONDS = 8  # for what is still being answered at the end; then it is cut off


def default_store() -> str:
    """Return the file of the store in the user's own folder."""
    folder = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(folder) / "saecula" / "saecula.db")


def find_page(web: Path | None) -> Path | None:
    """Return the folder of the built page: named, installed, or in the source."""
    package = Path(saecula.__file__).parent
    folders = [web] if web is not None else [package / "web", package.parent.parent / "web" / "dist"]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


class Entrance(socket.socket):
    """A socket where a crowd waits outside: asyncio takes as many at once as it says may wait, and that is few."""

    def listen(self, _: int = 0, /) -> None:
        """Let the system keep those who wait."""
        super().listen(WAITING_OUTSIDE)


def listen(host: str, port: int) -> socket.socket:
    """Take the address, or say what is wrong with it."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        sock = Entrance(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
        sock.listen()  # who comes before the server is ready waits
    except OSError as error:
        raise Problem("cannot-listen", host=host, port=port, option="--port", detail=error.strerror or error) from error
    return sock


async def open_services(services: Services) -> None:
    """Open the store and all that is kept in it, or say in a sentence what is wrong with it."""
    with problems_of(services.store):
        await services.open()


def configured(app: Litestar, limits: Limits, stop_seconds: int = STOP_SECONDS) -> uvicorn.Config:
    """Return how uvicorn serves an app of ours."""
    return uvicorn.Config(
        Logged(app),
        http=door(limits),
        ws=WideWindow,
        backlog=ACCEPTED_AT_ONCE,
        log_config=None,
        log_level="warning",
        ws_max_size=MAX_FRAME_BYTES,
        lifespan="on",
        proxy_headers=bool(limits.proxies),
        forwarded_allow_ips=spellings(limits.proxies),
        timeout_graceful_shutdown=stop_seconds,
        server_header=False,
    )


def has_browser() -> bool:
    """Say whether a browser can be opened: one in this terminal would only be in the way."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    )


@dataclass(frozen=True)
class Serving:
    """What one process needs to know to serve."""

    store: str
    page: Path | None
    thinkers: int
    dice: str
    lang: str
    address: str
    hosts: Hosts
    limits: Limits
    metrics: str
    stop_seconds: int
    templates: bool
    invitation_only: bool
    opens_page: bool

    def serve(self, sock: socket.socket, ready: Callable[[], None]) -> int:
        """Serve until stopped; tell when it has begun."""
        figures = serve_metrics(self.metrics) if self.metrics else ""
        app = make_app(
            self.store,
            self.page,
            self.thinkers,
            self.dice,
            self.limits,
            hosts=self.hosts,
            templates=self.templates,
            invitation_only=self.invitation_only,
        )
        config = configured(app, self.limits, self.stop_seconds)
        server = uvicorn.Server(config)

        async def run() -> None:
            await open_services(app.state.services)
            ready()
            if figures:
                services = app.state.services
                MATCHES.set_function(lambda: len(services.hall.tables))
                SOCKETS.set_function(lambda: services.connections)
                announce(self.lang, "cli-serving-metrics", address=figures)
            LOGGER.info("serving", extra={"facts": {"address": self.address, "release": saecula.__version__}})
            telling = asyncio.create_task(tell_of_engine(app.state.services.hall, self.lang))
            collecting = asyncio.create_task(Garbage().collect_for_ever())
            try:
                await server.serve(sockets=[sock])
            finally:  # uvicorn hands the signal on, and we leave
                LOGGER.info("stopped")
                telling.cancel()
                collecting.cancel()

        signal.signal(signal.SIGTERM, leave)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(run())
        return 0 if server.started else 1

    def tell(self) -> None:
        """Tell whoever started the server where it is, and open the page there if asked."""
        announce(self.lang, "cli-serving", address=self.address)
        if self.page is None:
            announce(self.lang, "server-without-page")
        if self.opens_page and has_browser():
            # Whoever comes too early waits at the door.
            threading.Timer(SECONDS_BEFORE_OPENING, webbrowser.open, [self.address]).start()


def serve(
    *,
    host: str,
    port: int,
    store: str,
    web: Path | None,
    thinkers: int,
    open_page: bool,
    dice: str,
    lang: str,
    workers: int = 1,
    host_names: Sequence[str] = (),
    trusted_proxies: Sequence[str] = (),
    metrics: str = "",
    stop_seconds: int = STOP_SECONDS,
    limits: Limits = DEFAULT_LIMITS,
    templates: bool = False,
    invitation_only: bool = False,
) -> int:
    """Serve until stopped; print the address, and open it if asked. `templates` are for tests."""
    page = find_page(web)
    if web is not None and page is None:
        raise Problem("no-page", folder=web)
    if workers > 1 and database_of(store or default_store()).peers is None:
        raise Problem("workers-store", workers=workers)
    hosts = Hosts(host, host_names)
    known_proxies = networks_of(trusted_proxies)
    sock = listen(host, port)
    serving = Serving(
        store=store or default_store(),
        page=page,
        thinkers=-(-thinkers // workers),
        dice=dice,
        lang=lang,
        address=f"http://{host}:{sock.getsockname()[1]}/",
        hosts=hosts,
        limits=replace(limits, proxies=known_proxies),
        metrics=metrics,
        stop_seconds=stop_seconds,
        templates=templates,
        invitation_only=invitation_only,
        opens_page=open_page,
    )
    if workers == 1:
        return serving.serve(sock, serving.tell)
    servings = [replace(serving, metrics=next_address(metrics, number)) for number in range(workers)]
    return serve_in_several(servings, sock, serving.tell, stop_seconds)


def announce(lang: str, key: str, **facts: object) -> None:
    """Tell whoever started the server; the error stream is the log's."""
    sys.stdout.write(platform_texts(lang).say(key, facts) + "\n")
    sys.stdout.flush()


async def tell_of_engine(hall: Hall, lang: str) -> None:
    """While the engine is compiled, tell whoever started the server how it goes."""
    engine = hall.thinkers.engine
    if engine.state == "coming":
        announce(lang, "cli-engine-coming", minutes=engine.minutes)
        announce(lang, f"cli-engine-{await hall.await_engine()}")


def leave(*_: object) -> None:
    """End as if all was said, so that everything is put away."""
    sys.exit(0)

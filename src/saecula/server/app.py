"""The app: HTTP routes, sockets, files of the page. Every answer to a stranger is a sentence, never a stack trace."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.static_files import create_static_files_router
from markdown_it import MarkdownIt

import saecula
from saecula.bots import BOTS
from saecula.games import title_of
from saecula.kernel.log import BrokenLog
from saecula.kernel.problem import Problem
from saecula.server.hall import Hall
from saecula.server.messages import NewMatch, SeatWish, read_message, read_wish
from saecula.server.people import (
    COOKIE,
    COOKIE_DAYS,
    clean_name,
    new_id,
    new_key,
    new_phrase,
    new_seed,
    phrase_hash,
    sign,
    signed,
)
from saecula.server.table import Guest
from saecula.server.think import Thinkers
from saecula.store import Lost, Person, open_store
from saecula.texts import Texts, check_language, labels_of, platform_texts

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from saecula.store import MatchRecord

LOGGER = logging.getLogger("saecula")
BODY_MOST = 8_500_000
WAITING_MOST = 200  # messages a slow connection may have waiting
BURST, RATE = 60, 20.0  # messages at once, and per second
CONNECTIONS_MOST = 2000
SETTINGS_MOST = 4000
STATUS = {
    "no-such-match": 404,
    "no-such-title": 404,
    "not-your-seat": 403,
    "not-yours": 403,
    "seat-taken": 409,
    "too-many": 429,
    "foreign-origin": 403,
    "store-lost": 503,
}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Place:
    """What the handlers share."""

    def __init__(self, store: str, workers: int, dice: str) -> None:
        self.store = store
        self.workers = workers
        self.dice = dice
        self.hall: Hall
        self.secret = ""
        self.connections = 0

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Open the store and go on with every match; at the end let go of all."""
        store = await open_store(self.store)
        self.secret = await store.setting("cookie-secret", new_key() + new_key())
        self.hall = Hall(store, Thinkers(self.workers), (lambda: self.dice) if self.dice else new_seed)
        await self.hall.wake_all()
        try:
            yield
        finally:
            await self.hall.close()

    async def person(self, cookies: dict[str, str]) -> Person | None:
        """Return who a cookie says this is."""
        who = signed(self.secret, cookies.get(COOKIE, ""))
        return None if who is None else await self.hall.store.person(who)

    async def somebody(self, request: Request[Any, Any, Any]) -> Person:
        """Return the person of a request, or refuse."""
        check_origin(request.headers.get("origin"), request.headers.get("host"))
        found = await self.person(request.cookies)
        if found is None:
            raise Problem("not-yours")
        return found

    def cookie(self, person: Person, request: Request[Any, Any, Any]) -> Cookie:
        """Return a person's signed cookie."""
        return Cookie(
            key=COOKIE,
            value=sign(self.secret, person.id),
            max_age=COOKIE_DAYS * 86400,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )


def check_origin(origin: str | None, host: str | None) -> None:
    """Refuse what another site's page sends in our user's name."""
    if origin and urlsplit(origin).netloc != host:
        raise Problem("foreign-origin")


def created(record: MatchRecord) -> dict[str, Any]:
    """Tell where a new match is."""
    return {"match": record.id, "key": record.watch}


def person_picture(person: Person | None) -> dict[str, Any]:
    """Tell somebody who he is."""
    if person is None:
        return {"person": None}
    return {"person": {"id": person.id, "name": person.name, "settings": json.loads(person.settings)}}


def answer_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, Any]]:
    """Tell a problem as a sentence."""
    lang = request.query_params.get("lang", "en")
    texts = platform_texts(lang if lang in ("en", "de") else "en")
    status = STATUS.get(problem.key, 400)
    return Response({"problem": {"key": problem.key, "text": texts.problem(problem)}}, status_code=status)


def answer_lost(request: Request[Any, Any, Any], _: Lost) -> Response[dict[str, Any]]:
    """The database is away: say so, without details."""
    return answer_problem(request, Problem("store-lost"))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Tell a wrong request without its insides."""
    response = answer_problem(request, Problem("request-wrong", status=error.status_code))
    response.status_code = error.status_code
    return response


def answer_anything(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A fault of ours: the log of the server knows it, the stranger gets a sentence."""
    LOGGER.error("fault", exc_info=error)
    response = answer_problem(request, Problem("our-fault"))
    response.status_code = 500
    return response


@cache
def rules_html(title: str, lang: str) -> str:
    """Return a rules text as HTML; the text is ours."""
    return str(MarkdownIt("commonmark", {"html": True}).enable("table").render(rules_text(title, lang)))


def rules_text(title: str, lang: str) -> str:
    """Find a rules text: in the installed package, or in the source's docs."""
    package = Path(saecula.__file__).parent
    for folder in (package / "docs" / "rules", package.parent.parent / "docs" / "rules"):
        file = folder / f"{title}.{lang}.md"
        if file.is_file():
            return file.read_text("utf-8")
    raise Problem("no-such-title", title=title, known="")


async def body_of(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Read a JSON object."""
    try:
        body = msgspec.json.decode(await request.body() or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("message-wrong", detail="JSON") from error
    if not isinstance(body, dict):
        raise Problem("message-wrong", detail="{}")
    return body


def key_of(request: Request[Any, Any, Any]) -> str:
    """Return the secret of the link that a request came by."""
    return str(request.query_params.get("key", ""))[:80]


def people_routes(place: Place) -> list[Any]:
    """Return the routes of people."""

    @get("/api/me")
    async def me(request: Request[Any, Any, Any]) -> dict[str, Any]:
        return person_picture(await place.person(request.cookies))

    @post("/api/me", status_code=200)
    async def change_me(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
        check_origin(request.headers.get("origin"), request.headers.get("host"))
        body = await body_of(request)
        person = await place.person(request.cookies)
        fresh = person is None
        person = person or Person(new_id(), "", made=time.time())
        if isinstance(body.get("name"), str):
            person.name = clean_name(body["name"])
        if isinstance(body.get("settings"), dict) and len(json.dumps(body["settings"])) < SETTINGS_MOST:
            person.settings = json.dumps(body["settings"])
        await (place.hall.store.add_person(person) if fresh else place.hall.store.change_person(person))
        place.hall.names[person.id] = person.name
        return Response(person_picture(person), cookies=[place.cookie(person, request)])

    @post("/api/me/phrase", status_code=200)
    async def phrase(request: Request[Any, Any, Any]) -> dict[str, Any]:
        person = await place.somebody(request)
        words = new_phrase()
        await place.hall.store.set_phrase(person.id, await asyncio.to_thread(phrase_hash, words))
        return {"phrase": words}

    @post("/api/me/recover", status_code=200)
    async def recover(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
        check_origin(request.headers.get("origin"), request.headers.get("host"))
        words = str((await body_of(request)).get("phrase", ""))[:400]
        person = await place.hall.store.person_by_phrase(await asyncio.to_thread(phrase_hash, words))
        if person is None:
            raise Problem("no-such-phrase")
        return Response(person_picture(person), cookies=[place.cookie(person, request)])

    return [me, change_me, phrase, recover]


def reading_routes() -> list[Any]:
    """Return the routes of what everybody may read."""

    @get("/api/titles")
    async def titles(lang: str = "en") -> dict[str, Any]:
        return {"titles": saecula.titles(check_language(lang)), "bots": list(BOTS)}

    @get("/api/labels")
    async def labels(lang: str = "en", title: str = "") -> dict[str, str]:
        found = labels_of(check_language(lang))
        if not title:
            return found
        texts = Texts(title_of(title).key, lang)
        things = [thing for kind in title_of(title).components for pointed in kind.things for thing in pointed]
        return found | {thing.replace("/", "-"): texts.plain_name(thing) for thing in things}

    @get("/api/rules/{title:str}")
    async def rules(title: str, lang: str = "en") -> dict[str, Any]:
        known = [game["key"] for game in saecula.titles()]
        if title not in known:
            raise Problem("no-such-title", title=title, known=", ".join(known))
        return {"html": rules_html(title, check_language(lang))}

    return [titles, labels, rules]


def match_routes(place: Place) -> list[Any]:
    """Return the routes of matches."""

    @get("/api/matches")
    async def mine(request: Request[Any, Any, Any]) -> list[dict[str, Any]]:
        person = await place.person(request.cookies)
        return [] if person is None else await place.hall.my_matches(person)

    @post("/api/matches", status_code=201)
    async def new(request: Request[Any, Any, Any]) -> dict[str, Any]:
        person = await place.somebody(request)
        return created(await place.hall.new_match(person, read_wish(await request.body(), NewMatch)))

    @get("/api/matches/{match:str}")
    async def lobby(request: Request[Any, Any, Any], match: str) -> dict[str, Any]:
        return await place.hall.lobby(await place.person(request.cookies), match, key_of(request))

    @post("/api/matches/{match:str}/seats/{seat:int}", status_code=200)
    async def seat(request: Request[Any, Any, Any], match: str, seat: int) -> dict[str, Any]:
        person = await place.somebody(request)
        wish = read_wish(await request.body(), SeatWish)
        await place.hall.change_seat(person, match, seat, wish)
        return await place.hall.lobby(person, match, wish.key)

    @post("/api/matches/{match:str}/rematch", status_code=201)
    async def rematch(request: Request[Any, Any, Any], match: str) -> dict[str, Any]:
        person = await place.somebody(request)
        table = await place.hall.table(match)
        if person.id != table.record.host and person.id not in table.people():
            raise Problem("not-yours")
        return created(await place.hall.rematch(person, match))

    return [mine, new, lobby, seat, rematch]


def log_routes(place: Place) -> list[Any]:
    """Return the routes of logs: branch, export, import."""

    @post("/api/matches/{match:str}/branch", status_code=201)
    async def branch(request: Request[Any, Any, Any], match: str) -> dict[str, Any]:
        person = await place.somebody(request)
        table = await place.hall.table(match)
        if not (table.match.over or table.people() == {person.id}):
            raise Problem("not-yours")
        n = (await body_of(request)).get("n")
        if not isinstance(n, int) or not table.may_watch(Guest(person.id, key_of(request), lambda _: None)):
            raise Problem("no-such-match")
        return created(await place.hall.branch(person, table.match, max(0, n)))

    @get("/api/matches/{match:str}/log", media_type=MediaType.TEXT)
    async def log(request: Request[Any, Any, Any], match: str) -> str:
        person = await place.person(request.cookies)
        table = await place.hall.table(match)
        guest = Guest(None if person is None else person.id, key_of(request), lambda _: None)
        if not table.may_watch(guest):
            raise Problem("no-such-match")
        if table.match.over or (person is not None and table.people() == {person.id}):
            return table.match.log()
        return table.match.log(seat=(table.seats_of(guest) or [-1])[0])

    @post("/api/import", status_code=201)
    async def bring(request: Request[Any, Any, Any]) -> dict[str, Any]:
        person = await place.somebody(request)
        text = (await body_of(request)).get("log")
        if not isinstance(text, str):
            raise Problem("message-wrong", detail="log")
        return created(await place.hall.bring(person, text))

    return [branch, log, bring]


class Connection:
    """One socket: a queue to send from, and a measure of how much it may say."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MOST)
        self.allowance = float(BURST)
        self.heard = time.monotonic()

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message; a connection too slow to take it is closed and will come back for one picture."""
        try:
            self.waiting.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    async def send_all(self) -> None:
        """Send what is queued until told to stop."""
        while (message := await self.waiting.get()) is not None:
            await self.socket.send_data(message.decode(), mode="text")
        await self.socket.close()

    def may_speak(self) -> bool:
        """Say whether this connection keeps to the rate."""
        now = time.monotonic()
        self.allowance = min(float(BURST), self.allowance + (now - self.heard) * RATE)
        self.heard = now
        self.allowance -= 1
        return self.allowance >= 0


def socket_route(place: Place) -> Any:  # noqa: ANN401 - the framework's own type
    """Return the route of sockets."""

    @websocket("/ws/{match:str}")
    async def play(socket: WebSocket[Any, Any, Any], match: str) -> None:
        await socket.accept()
        try:
            guest, connection = await welcome(place, socket, match)
        except (Problem, Lost) as error:
            await socket.close(code=4404, reason=error.key if isinstance(error, Problem) else "store-lost")
            return
        await converse(place, match, guest, connection)

    return play


async def welcome(place: Place, socket: WebSocket[Any, Any, Any], match: str) -> tuple[Guest, Connection]:
    """Let a connection in, or raise a Problem."""
    check_origin(socket.headers.get("origin"), socket.headers.get("host"))
    if place.connections >= CONNECTIONS_MOST:
        raise Problem("too-many")
    person = await place.person(socket.cookies)
    connection = Connection(socket)
    key = str(socket.query_params.get("key", ""))[:80]
    guest = Guest(None if person is None else person.id, key, connection.send)
    if not (await place.hall.table(match)).may_watch(guest):
        raise Problem("no-such-match")
    return guest, connection


async def converse(place: Place, match: str, guest: Guest, connection: Connection) -> None:
    """Hear a connection until it leaves."""
    place.connections += 1
    sender = asyncio.create_task(connection.send_all())
    table = await place.hall.table(match)
    table.join(guest)
    try:
        while True:
            data = await connection.socket.receive_data(mode="text")
            if not connection.may_speak():
                connection.send({"re": 0, "problem": {"key": "too-many", "text": ""}})
                await asyncio.sleep(1 / RATE)
            await hear(place, match, guest, connection, data)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        place.connections -= 1
        table.leave(guest)
        sender.cancel()


async def hear(place: Place, match: str, guest: Guest, connection: Connection, data: str) -> None:
    """Hand one message to the table; what is wrong with it is told to its sender alone."""
    texts = platform_texts(guest.lang)
    try:
        message = read_message(data)
        await (await place.hall.table(match)).hear(guest, message)
    except (Problem, BrokenLog) as problem:
        connection.send({"re": 0, "problem": {"key": problem.key, "text": texts.problem(problem)}})
    except Lost:
        lost = Problem("store-lost")
        connection.send({"re": 0, "problem": {"key": lost.key, "text": texts.problem(lost)}})


def page_routes(web: Path) -> list[Any]:
    """Return the routes of the page's files; every other path is the page itself."""
    index = (web / "index.html").read_bytes()

    @get(["/", "/new", "/my", "/match/{rest:path}"], media_type=MediaType.HTML)
    async def page() -> bytes:
        return index

    files = create_static_files_router(
        path="/assets",
        directories=[web / "assets"],
        cache_control=CacheControlHeader(max_age=31_536_000, public=True, immutable=True),
    )
    return [page, files] if (web / "assets").is_dir() else [page]


def make_app(store: str, web: Path | None, workers: int = 1, dice: str = "") -> Litestar:
    """Return the app; `dice` is a seed for all matches, for tests and demonstrations."""
    place = Place(store, workers, dice)
    routes = [*people_routes(place), *reading_routes(), *match_routes(place), *log_routes(place), socket_route(place)]
    if web is not None and (web / "index.html").is_file():
        routes += page_routes(web)

    async def add_headers(response: Response[Any]) -> Response[Any]:
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    app = Litestar(
        route_handlers=routes,
        lifespan=[place.lifespan],
        after_request=add_headers,
        compression_config=CompressionConfig(backend="gzip", minimum_size=500),
        request_max_body_size=BODY_MOST,
        exception_handlers={
            Problem: answer_problem,
            Lost: answer_lost,
            HTTPException: answer_http,
            Exception: answer_anything,
        },
    )
    app.state.place = place
    return app

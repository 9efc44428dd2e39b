"""Sockets: one connection of a page to a table, with limits on what it may say."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from saecula.kernel.problem import Problem
from saecula.server import sight
from saecula.server.chance import settle
from saecula.server.guests import Guest
from saecula.server.headers import SECURITY_HEADERS
from saecula.server.limits import Allowance
from saecula.server.messages import At, Describe, Hello, Help, Lang, PreviewWish, Why, read_message
from saecula.server.pictures import encode
from saecula.server.services import Services
from saecula.server.showing import problem_picture
from saecula.store import Lost
from saecula.texts import LANGUAGES, platform_texts

LOGGER = logging.getLogger("saecula")
MAX_FRAME_BYTES = 100_000  # bytes of a frame; what is longer ends the connection
MAX_WAITING_MESSAGES = 200  # messages a slow connection may have waiting
BURST, RATE = 60, 20.0  # messages at once, and per second
MAX_CONNECTIONS = 2000
MAX_COMPRESS_SECONDS = 0.02  # of one message: what took longer was a wait for a slow connection
READING = (Hello, Lang, At, Help, PreviewWish, Describe, Why)  # messages that change nothing
WINDOW_BITS = 14  # so that the compressor still knows the last pictures: what did not change costs nearly nothing
MAX_UNREAD_MESSAGES = 20  # messages of a connection that wait before we stop reading from it
GOODBYE = b'{"gone":true}'
NO, LATER = 4404, 1013  # codes of closing: there is nothing here for you; come back in a moment


class Handshake(ServerProtocol):
    """What opens a socket; what cannot is answered like everything else, with a problem and the security headers."""

    def reject(self, status: StatusLike, text: str) -> Response:
        """Tell a problem; the library has plain words."""
        problem = problem_picture(Problem("request-wrong", status=int(status)), platform_texts(LANGUAGES[0]))
        response = super().reject(status, encode({"problem": problem}).decode())
        del response.headers["Content-Type"]
        for name, value in ((b"content-type", b"application/json"), *SECURITY_HEADERS):
            response.headers[name.decode()] = value.decode()
        return response


class WideWindow(WebSocketsSansIOProtocol):
    """Uvicorn's sockets with a compressor that remembers more and works less hard, and fewer pauses in reading."""

    source = ""  # the address that it counts for

    def __init__(self, *arguments: Any, **more: Any) -> None:  # noqa: ANN401 - handed on as they are
        super().__init__(*arguments, **more)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=12,
            compress_settings={"level": 3, "memLevel": 5},
        )
        self.conn = Handshake(extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger)

    def data_received(self, data: bytes) -> None:
        """Hear, and end the connection where no socket was asked for: nothing else would, and nobody is answered."""
        super().data_received(data)
        if self.conn.handshake_exc is not None:
            self.transport.close()

    def shutdown(self) -> None:
        """Say that the server stops before the connection ends."""
        if self.handshake_complete and not self.close_sent:
            self.conn.send_text(GOODBYE)
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; uvicorn pauses reading after each, we only when many wait."""
        self.read_paused = self.queue.qsize() < MAX_UNREAD_MESSAGES  # who says that he pauses already need not do it
        super().send_receive_event_to_app()


class Connection:
    """One socket: a queue to send from, and a measure of how much it may say."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.gate: asyncio.Lock | None = None  # through which spectators are told one after another
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING_MESSAGES)
        self.allowance = Allowance(BURST, RATE)

    def send(self, message: bytes) -> None:
        """Queue a message; a connection too slow to take it is closed and will come back for one picture."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    async def send_all(self, charge: Callable[[float], None]) -> None:
        """Send what is queued until told to stop; tell how long it took to compress it."""
        while (message := await self.waiting.get()) is not None:
            if self.gate is not None:
                async with self.gate:
                    await asyncio.sleep(0)  # others go first
            begun = time.thread_time()
            await self.socket.send_data(message.decode(), mode="text")
            charge(min(time.thread_time() - begun, MAX_COMPRESS_SECONDS))
            await asyncio.sleep(0)
        await self.socket.close(code=LATER)


def socket_route(services: Services) -> Any:  # noqa: ANN401 - the framework's own type
    """Return the route of sockets."""

    @websocket("/ws/{match:str}")
    async def play(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
        await socket.accept()
        connection = Connection(socket)
        try:
            guest = await welcome(services, connection, match)
            connection.gate = None if sight.seats_of(services.hall.tables[match].record, guest) else services.gate
            with services.attendance.joined(services.groups(socket, guest, match)):
                await converse(services, match, guest, connection)
        except Problem as problem:
            await socket.close(code=LATER if problem.key == "too-many" else NO, reason=problem.key)
        except Lost:
            await socket.close(code=LATER, reason="store-lost")

    return play


async def welcome(services: Services, connection: Connection, match: str) -> Guest:
    """Let a connection in, or raise a Problem."""
    socket = connection.socket
    services.check_origin(socket.headers)
    if services.connections >= MAX_CONNECTIONS:
        raise Problem("too-many")
    person = await services.person(socket.cookies)
    key = str(socket.query_params.get("key", ""))[:80]
    guest = Guest(None if person is None else person.id, key, connection.send)
    table = await services.hall.table(match)
    if not sight.may_watch(table.record, guest):
        raise Problem("no-such-match")
    await settle(table.journal)
    return guest


async def converse(services: Services, match: str, guest: Guest, connection: Connection) -> None:
    """Hear a connection until it leaves."""
    services.connections += 1
    sender = asyncio.create_task(
        connection.send_all(partial(services.readers.charge, services.reader(connection.socket, guest.person)))
    )
    table = await services.hall.table(match)
    table.join(guest)
    seconds = services.limits.hello_seconds
    try:
        while True:
            async with asyncio.timeout(seconds):
                data = await connection.socket.receive_data(mode="text")
            seconds = services.limits.idle_seconds
            if not connection.allowance.spend():
                complain(guest, Problem("too-many"))
                await asyncio.sleep(1 / RATE)  # what it says next waits outside
            await hear(services, match, guest, connection.socket, data)
    except TimeoutError:
        await connection.socket.close(code=LATER, reason="too-slow")
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        services.connections -= 1
        table.leave(guest)
        sender.cancel()


async def hear(services: Services, match: str, guest: Guest, socket: WebSocket[Any, Any, Any], data: str) -> None:
    """Hand one message to the table; what is wrong with it is told to its sender alone."""
    number = 0
    try:
        message = read_message(data)
        number = message.id
        table = await services.hall.table(match)
        if isinstance(message, READING):
            async with services.reading(socket, guest.person):
                await table.hear(guest, message)
        else:
            await table.hear(guest, message)
    except Problem as problem:
        complain(guest, problem, number)
    except Lost:
        complain(guest, Problem("store-lost"), number)
    except Exception:  # a fault of ours ends no connection, and no stranger sees how we are built
        LOGGER.exception("fault")
        complain(guest, Problem("our-fault"), number)


def complain(guest: Guest, problem: Problem, number: int = 0) -> None:
    """Tell what is wrong with a message; 0 if it has no number that we could read."""
    guest.tell({"re": number, "problem": problem_picture(problem, platform_texts(guest.lang))})

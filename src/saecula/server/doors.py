"""Doors: how long a request may take to come, how many connections an address may have, how much may wait in memory.

Uvicorn has no such limits: its own time runs only between two requests. Our protocol overrides what every protocol of
asyncio has, and two methods of uvicorn's.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import h11
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from saecula.kernel.problem import Problem
from saecula.server.addresses import source
from saecula.server.headers import SECURITY_HEADERS
from saecula.server.limits import CROWDED, DEFAULT_LIMITS, Limits
from saecula.server.pictures import encode
from saecula.server.showing import problem_picture
from saecula.server.sockets import WideWindow
from saecula.texts import LANGUAGES, platform_texts

SHORT_BODY_BYTES = 64_000  # bytes of a body that never has to wait: all requests but an import
MAX_DRAINED_BYTES = 16_000_000  # bytes that are heard and thrown away after a refusal
CLOSING = ("too-crowded", "too-slow", "too-busy", "message-too-long")  # what comes after such an answer is not heard


class Door(H11Protocol):
    """One connection: a request has so long to come, and an address has so many."""

    limits: Limits = DEFAULT_LIMITS
    source: str = ""  # the address that it counts for
    _awaited: object = None  # the part of a request whose time runs
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Answer an address that has too many connections with a problem; one that goes on is not even heard."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self.limits.are_for(address):
            self.source = source(address)
            many = sum(getattr(other, "source", "") == self.source for other in self.connections)
            if many > 2 * self.limits.connections:
                transport.abort()
                return
            if many > self.limits.connections:
                self.app_state = {**self.app_state, CROWDED: True}
        self.watch()

    def data_received(self, data: bytes) -> None:
        """Hear, and see what is still to come."""
        super().data_received(data)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the time."""
        super().connection_lost(exc)
        self.wait_for(None, 0.0)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Let the socket count for the same address."""
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WideWindow):
            protocol.source = self.source

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP as the app answers; uvicorn has plain words and no headers of ours."""
        with contextlib.suppress(h11.LocalProtocolError):  # an answer is under way already
            for event in malformed_answer():
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None:
            self.cycle.disconnected = True  # what the app may still answer has nobody to hear it
        self.transport.close()

    def watch(self) -> None:
        """Give the head of a request its time, then its body."""
        heard = self.transport.get_protocol() is self and not self.transport.is_closing()
        if heard and self.conn.their_state is h11.IDLE:
            self.wait_for(h11.IDLE, self.limits.head_seconds)
        elif heard and self.conn.their_state is h11.SEND_BODY:  # a little later than the app tells it
            self.wait_for(h11.SEND_BODY, self.limits.body_seconds + self.limits.head_seconds)
        else:
            self.wait_for(None, 0.0)

    def wait_for(self, part: object, seconds: float) -> None:
        """Cut the connection if a part of a request has not come in time; its time runs from its beginning."""
        if part is self._awaited:
            return
        self._awaited = part
        if self._late is not None:
            self._late.cancel()
        self._late = None if part is None else self.loop.call_later(seconds, self.transport.abort)


def malformed_answer() -> tuple[h11.Response, h11.Data, h11.EndOfMessage]:
    """Return the answer to a request that cannot be read at all."""
    problem = Problem("request-wrong", status=400)
    body = encode({"problem": problem_picture(problem, platform_texts(LANGUAGES[0]))})
    size = str(len(body)).encode()
    own = ((b"content-type", b"application/json"), (b"content-length", size), (b"connection", b"close"))
    head = h11.Response(status_code=400, headers=[*own, *SECURITY_HEADERS], reason=b"Bad Request")
    return head, h11.Data(data=body), h11.EndOfMessage()


def door(limits: Limits) -> type[Door]:
    """Return the protocol with limits of one's own."""
    return type("Door", (Door,), {"limits": limits})


class Bodies:
    """What the app hears of bodies: each comes in time, and together the long ones take so much memory and no more."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.held = 0

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """Return an app that hears bodies through us."""

        async def heard(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            body = Body(self, receive)

            async def answer(message: Any) -> None:  # noqa: ANN401 - (as above)
                """Send; let whoever still sends come to their end, or a close would throw the answer away."""
                ends = message["type"] == "http.response.body" and not message.get("more_body", False)
                if ends and not body.whole:
                    await send(message | {"more_body": True})
                    await body.drain()
                    message = {"type": "http.response.body", "body": b""}
                await send(message)

            try:
                await app(scope, body.receive, answer)
            finally:
                body.let_go()

        return heard


class Body:
    """One body on its way."""

    def __init__(self, bodies: Bodies, receive: Receive) -> None:
        self.bodies = bodies
        self.hear = receive
        self.until = asyncio.get_running_loop().time() + bodies.limits.body_seconds
        self.size = 0
        self.held = 0
        self.whole = False

    async def receive(self) -> Any:  # noqa: ANN401 - a message, as ASGI has it
        """Hear the next piece, or raise a Problem."""
        if self.whole:
            return await self.hear()
        try:
            async with asyncio.timeout_at(self.until):
                message = await self.hear()
        except TimeoutError as error:
            raise Problem("too-slow", seconds=round(self.bodies.limits.body_seconds)) from error
        self.take(message)
        return message

    async def drain(self) -> None:
        """Throw away what still comes, up to a bound and in time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self.until):
                while not self.whole and self.size < MAX_DRAINED_BYTES:
                    message: Any = await self.hear()
                    self.size += len(message.get("body", b""))
                    self.whole = not message.get("more_body", False)

    def take(self, message: Any) -> None:  # noqa: ANN401 - (as above)
        """Count a piece; a body that is there as a whole waits for nobody."""
        self.size += len(message.get("body", b""))
        if not message.get("more_body", False):
            self.whole = True
            self.let_go()
        elif self.size > SHORT_BODY_BYTES:
            self.bodies.held += self.size - self.held
            self.held = self.size
            if self.bodies.held > self.bodies.limits.bodies:
                raise Problem("too-busy")

    def let_go(self) -> None:
        """Hold nothing any more."""
        self.bodies.held -= self.held
        self.held = 0

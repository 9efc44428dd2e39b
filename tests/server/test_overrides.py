"""What we override of uvicorn has no promise: its release is pinned, and each name is there, called as we call it."""

from __future__ import annotations

import asyncio
import inspect
import re
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from saecula.server.doors import Door
from saecula.server.limits import Limits
from saecula.server.sockets import MAX_UNREAD_MESSAGES, WINDOW_BITS, WideWindow
from tests.server.test_slow import LONG, Wire, at_a_table, story

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

PROJECT = Path(__file__).parent.parent.parent / "pyproject.toml"
OWN = {Door: {"watch", "wait_for"}, WideWindow: set()}
USED = {
    Door: ("app_state", "client", "conn", "cycle", "connections", "loop", "transport"),
    WideWindow: ("close_sent", "config", "conn", "handshake_complete", "logger", "queue", "read_paused", "transport"),
}


def test_uvicorn_is_pinned() -> None:
    """To the release that these tests run with."""
    pinned = re.search(r'"uvicorn==([\d.]+)"', PROJECT.read_text("utf-8"))
    assert pinned is not None
    assert pinned[1] == metadata.version("uvicorn")


@pytest.mark.parametrize(("ours", "theirs"), [(Door, H11Protocol), (WideWindow, WebSocketsSansIOProtocol)])
def test_what_is_overridden_is_there(ours: type[Any], theirs: type[Any]) -> None:
    """Methods with the same parameters, and fields that uvicorn gives every connection."""
    methods = {name: method for name, method in vars(ours).items() if inspect.isfunction(method)}
    assert set(methods) - set(dir(theirs)) == OWN[ours]
    for name in set(methods) - OWN[ours] - {"__init__"}:
        assert list(inspect.signature(methods[name]).parameters) == list(
            inspect.signature(getattr(theirs, name)).parameters
        ), name
    given = inspect.getsource(theirs.__init__)
    assert [name for name in USED[ours] if f"self.{name}" not in given] == []


def test_a_socket_remembers_more() -> None:
    """As the handshake tells."""

    async def tell(connect: Callable[[], Coroutine[Any, Any, Wire]]) -> None:
        async with at_a_table((await connect()).port) as (socket, _):
            answer = socket.response.headers["Sec-WebSocket-Extensions"]
            assert f"server_max_window_bits={WINDOW_BITS}" in answer

    story(Limits(head_seconds=LONG, body_seconds=LONG), tell)


class Pipe:
    """A transport that notes whether it is read from."""

    def __init__(self) -> None:
        self.noted: list[str] = []

    def pause_reading(self) -> None:
        """Note it."""
        self.noted.append("pause")

    def resume_reading(self) -> None:
        """Note it."""
        self.noted.append("resume")


def test_a_socket_is_read_from_while_few_messages_wait() -> None:
    """It pauses at one too many, and goes on when all are taken."""

    async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:  # noqa: ANN401 - as ASGI has them
        """Serve nothing."""

    async def tell() -> None:
        config = uvicorn.Config(nothing, ws=WideWindow, log_config=None)
        config.load()
        socket, pipe = WideWindow(config=config, server_state=ServerState(), app_state={}), Pipe()
        socket.transport = cast("asyncio.Transport", pipe)
        socket.curr_msg_data_type = "text"
        for n in range(MAX_UNREAD_MESSAGES + 1):
            assert pipe.noted == []
            socket.frames = [str(n).encode()]
            socket.send_receive_event_to_app()
        assert pipe.noted == ["pause"]
        for n in range(MAX_UNREAD_MESSAGES + 1):
            assert pipe.noted == ["pause"]
            assert await socket.receive() == {"type": "websocket.receive", "text": str(n)}
        assert pipe.noted == ["pause", "resume"]

    asyncio.run(tell())

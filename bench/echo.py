"""A bare echo: nothing but `websockets`. The first message of a connection is what it answers to all others."""

from __future__ import annotations

import asyncio

from websockets.asyncio.server import ServerConnection, serve

MAX_MESSAGE_BYTES = 2**22  # bytes


async def echo(socket: ServerConnection) -> None:
    """Answer one connection."""
    answer = await socket.recv()
    async for _ in socket:
        await socket.send(answer)


async def main() -> None:
    """Serve at any port, and say at which."""
    async with serve(echo, "127.0.0.1", 0, max_size=MAX_MESSAGE_BYTES, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        print(f"http://127.0.0.1:{port}/", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())

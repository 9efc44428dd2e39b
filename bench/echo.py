"""A bare echo: nothing but `websockets`. A connection first says to which table it belongs, and what it is to be sent.

Whatever one of a table says from then on is answered to all of it: as many messages, of as many bytes, as a choice.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict

from websockets.asyncio.server import ServerConnection, serve

MAX_MESSAGE_BYTES = 2**22  # bytes
TABLES: defaultdict[int, list[tuple[ServerConnection, str]]] = defaultdict(list)


async def echo(socket: ServerConnection) -> None:
    """Answer one connection."""
    table, answer = json.loads(await socket.recv())
    TABLES[table].append((socket, answer))
    async for _ in socket:
        for other, text in TABLES[table]:
            await other.send(text)


async def main() -> None:
    """Serve at any port, and say at which."""
    async with serve(echo, "127.0.0.1", 0, max_size=MAX_MESSAGE_BYTES, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        print(f"http://127.0.0.1:{port}/", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())

"""Health: what a supervisor and a proxy ask: whether the process lives, and whether its store answers."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get

from saecula.server.services import ANY_HOST, Services
from saecula.store import Lost

MAX_STORE_SECONDS = 3.0  # until the store counts as lost
GOOD, NOT_READY = 200, 503


def health_routes(services: Services) -> list[Any]:
    """Return the two routes."""

    @get("/healthz", media_type=MediaType.TEXT, opt={ANY_HOST: True}, include_in_schema=False)
    async def alive() -> str:
        return "ok"

    @get("/readyz", media_type=MediaType.TEXT, opt={ANY_HOST: True}, include_in_schema=False)
    async def ready() -> Response[str]:
        try:
            async with asyncio.timeout(MAX_STORE_SECONDS):
                await services.hall.store.check()
        except (Lost, TimeoutError):
            return Response("store-lost", status_code=NOT_READY)
        return Response("ok", status_code=GOOD)

    return [alive, ready]

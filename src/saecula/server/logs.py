"""Logs: one line for each thing that happened, plain or JSON, with the ids of its request and match; never a secret.

A line holds ids, methods, paths without their query, times and our own faults: no names, addresses, cookies or keys.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from saecula.store import masked

LOGGER = logging.getLogger("saecula")
REQUEST: ContextVar[str] = ContextVar("request", default="")
MATCH: ContextVar[str] = ContextVar("match", default="")
MATCH_PATH = re.compile(r"/(?:api/matches|ws|match)/([\w-]{1,40})(?:/|$)", re.ASCII)
REQUEST_BYTES = 6  # of the id of a request
SWITCHED = 101  # the status of a socket that was opened


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return what a line tells: time, level, message, ids, and further facts."""
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    found = {
        "time": f"{seconds}.{int(record.msecs):03}Z",
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": record.getMessage(),
        "request": REQUEST.get(),
        "match": vars(record).get("match") or MATCH.get(),
        **vars(record).get("facts", {}),
    }
    return {name: masked(fact) if isinstance(fact, str) else fact for name, fact in found.items() if fact != ""}


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        if record.exc_info:
            facts["error"] = masked(self.formatException(record.exc_info))
        return json.dumps(facts, ensure_ascii=False)


class Plain(logging.Formatter):
    """A line for people: time, level, message, then name=fact; a traceback follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        words = [facts.pop("time"), facts.pop("level"), facts.pop("message").replace("\n", " ")]
        words += [f"{name}={fact}" for name, fact in facts.items()]
        error = [masked(self.formatException(record.exc_info))] if record.exc_info else []
        return "\n".join([" ".join(words), *error])


FORMATS: dict[str, Callable[[], logging.Formatter]] = {"plain": Plain, "json": Json}


def begin(form: str, level: str) -> None:
    """Write logs to the error stream; libraries tell warnings only, for their details hold headers and queries."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    root = max(logging.WARNING, logging.getLevelName(level.upper()))
    logging.basicConfig(handlers=[handler], level=root, force=True)
    LOGGER.setLevel(level.upper())


class Logged:
    """An app whose requests and sockets have an id, which their answers tell, and a line in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, and log it at its end."""
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap] # not in Litestar's own types
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0
        request = secrets.token_hex(REQUEST_BYTES)
        found = MATCH_PATH.match(scope["path"])
        REQUEST.set(request)
        MATCH.set(found[1] if found else "")

        async def note(message: Any) -> None:  # noqa: ANN401 - a message, as ASGI has it
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = message | {"headers": [*message["headers"], (b"x-request-id", request.encode())]}
            elif message["type"] == "websocket.accept":
                status = SWITCHED
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            facts = {
                "method": scope.get("method", "WS"),
                "path": json.dumps(scope["path"])[1:-1],
                "status": status,
                "ms": round(1000 * (time.perf_counter() - begun), 1),
            }
            LOGGER.info("request", extra={"facts": facts})

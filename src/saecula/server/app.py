"""The app: routes, sockets, files of the page. Every answer to a stranger is a sentence, never a stack trace."""

from __future__ import annotations

import logging
from html import escape
from typing import TYPE_CHECKING, Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

import saecula
from saecula.kernel.problem import Problem
from saecula.server import forms
from saecula.server.doors import CLOSING, SHORT_BODY_BYTES, Bodies
from saecula.server.headers import add_headers
from saecula.server.health import health_routes
from saecula.server.limits import DEFAULT_LIMITS, Limits
from saecula.server.routes import log_routes, match_routes, people_routes, reading_routes
from saecula.server.services import Services
from saecula.server.sockets import socket_route
from saecula.store import Lost
from saecula.texts import LANGUAGES, platform_texts

if TYPE_CHECKING:
    from pathlib import Path

    from saecula.server.addresses import Hosts

LOGGER = logging.getLogger("saecula")
BAD, TOO_LONG, FAULT, UNBUILT = 400, 413, 500, 503
PAGE_PATHS = ["/", "/new", "/my", "/match/{rest:path}"]
STATUS = {
    "no-such-match": 404,
    "no-such-title": 404,
    "not-your-seat": 403,
    "not-yours": 403,
    "foreign-origin": 403,
    "door-closed": 403,
    "invitation-needed": 403,
    "seat-taken": 409,
    "seat-occupied": 409,
    "seat-known": 403,
    "chance-early": 409,
    "chance-given": 409,
    "chance-settled": 409,
    "branch-hidden": 403,
    "message-too-long": TOO_LONG,
    "too-many": 429,
    "too-crowded": 429,
    "too-many-matches": 429,
    "too-many-bot-matches": 429,
    "too-many-people": 429,
    "too-slow": 408,
    "not-json": 415,
    "too-busy": 503,
    "our-fault": FAULT,
    "store-lost": 503,
}


def answer_problem(request: Request[Any, Any, Any], problem: Problem, status: int = 0) -> Response[forms.Wrong]:
    """Tell a problem as a sentence."""
    lang = request.query_params.get("lang", "")
    texts = platform_texts(lang if lang in LANGUAGES else LANGUAGES[0])
    told = forms.Wrong(forms.Told(problem.key, texts.problem(problem)))
    headers = {"Connection": "close"} if problem.key in CLOSING else None
    status = status or STATUS.get(problem.key, BAD)
    return Response(told, media_type=MediaType.JSON, status_code=status, headers=headers)


def answer_lost(request: Request[Any, Any, Any], _: Lost) -> Response[forms.Wrong]:
    """The database is away: say so, without details."""
    return answer_problem(request, Problem("store-lost"))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[forms.Wrong]:
    """Tell a wrong request without its insides; by a foreign name, not even that there is nothing at this path."""
    hosts = request.app.state.services.hosts
    if hosts is not None:
        try:
            hosts.check(request.headers.get("host", ""))
        except Problem as problem:
            return answer_problem(request, problem)
    if error.status_code == TOO_LONG:
        most = request.route_handler.resolve_request_max_body_size()
        return answer_problem(request, Problem("message-too-long", most=most))
    if error.status_code == BAD:
        return answer_problem(request, Problem("message-wrong", detail=what_is_wrong(error)))
    return answer_problem(request, Problem("request-wrong", status=error.status_code), error.status_code)


def answer_unreadable(request: Request[Any, Any, Any], _: Exception) -> Response[forms.Wrong]:
    """Brackets in brackets without end, and bytes that are no text, are no message."""
    return answer_problem(request, Problem("message-wrong", detail="JSON"))


def what_is_wrong(error: HTTPException) -> str:
    """Return what does not fit in a request: the field and the reason, as far as they are known."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return "JSON"
    said = [f"{entry.get('key', '')} {entry.get('message', '')}".strip() for entry in error.extra]
    return ", ".join(said)[:200]


def answer_anything(request: Request[Any, Any, Any], error: Exception) -> Response[forms.Wrong]:
    """A fault of ours: the log of the server knows it, the stranger gets a sentence."""
    LOGGER.error("fault", exc_info=error)
    return answer_problem(request, Problem("our-fault"))


def only_what_is_there(request: Request[Any, Any, Any]) -> None:
    """Litestar has a page of its own for whatever else lies beside the description of the requests: we have none."""
    if request.path_params:
        raise NotFoundException


def page_routes(web: Path) -> list[Any]:
    """Return the routes of the page's files; every other path is the page itself."""
    index = (web / "index.html").read_bytes()

    @get(PAGE_PATHS, media_type=MediaType.HTML, include_in_schema=False)
    async def page() -> bytes:
        return index

    known = {f"/{file.relative_to(web).as_posix()}" for file in (web / "assets").rglob("*")}

    def only_what_was_built(request: Request[Any, Any, Any]) -> None:
        """A path that no file can have would be a fault of ours."""
        if request.scope["path"] not in known:
            raise NotFoundException

    files = create_static_files_router(
        path="/assets",
        directories=[web / "assets"],
        cache_control=CacheControlHeader(max_age=31_536_000, public=True, immutable=True),
        before_request=only_what_was_built,
        include_in_schema=False,
    )
    return [page, files] if (web / "assets").is_dir() else [page]


def explaining_route() -> Any:  # noqa: ANN401 - the framework's own type
    """Return the route that stands where the page would be: it tells, in every language, that none was built."""
    told = {lang: escape(platform_texts(lang).say("server-without-page", {}), quote=False) for lang in LANGUAGES}
    sentences = "".join(f'<p lang="{lang}">{sentence}</p>' for lang, sentence in told.items())
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Saecula</title>'
    html = f'<!doctype html><html lang="{LANGUAGES[0]}">{head}<h1>Saecula</h1>{sentences}</html>\n'

    @get(PAGE_PATHS, media_type=MediaType.HTML, status_code=UNBUILT, include_in_schema=False)
    async def explain() -> str:
        return html

    return explain


def make_app(
    store: str,
    web: Path | None,
    thinkers: int = 1,
    dice: str = "",
    limits: Limits = DEFAULT_LIMITS,
    *,
    hosts: Hosts | None = None,
    templates: bool = False,
    invitation_only: bool = False,
) -> Litestar:
    """Return the app, called by any name unless `hosts` has them; `dice` is a seed for all matches.

    `templates` offers the titles made for tests as well.
    """
    services = Services(
        store, thinkers, dice, limits, hosts=hosts, templates=templates, invitation_only=invitation_only
    )
    routes = [*people_routes(services), *reading_routes(services), *match_routes(services), *log_routes(services)]
    routes += health_routes(services)
    if web is not None and (web / "index.html").is_file():
        routes += page_routes(web)
    else:
        routes.append(explaining_route())

    described = Router("/api", route_handlers=[], before_request=only_what_is_there, include_in_schema=False)
    app = Litestar(
        route_handlers=[*routes, socket_route(services)],
        lifespan=[services.lifespan],
        guards=[services.guard],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=500),
        openapi_config=OpenAPIConfig(
            title="Saecula",
            version=saecula.__version__,
            openapi_router=described,
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        middleware=[Bodies(limits)],
        request_max_body_size=SHORT_BODY_BYTES,
        logging_config=None,  # ours: logs.py
        exception_handlers={
            Problem: answer_problem,
            Lost: answer_lost,
            HTTPException: answer_http,
            RecursionError: answer_unreadable,
            UnicodeDecodeError: answer_unreadable,
            Exception: answer_anything,
        },
    )
    app.state.services = services
    return app

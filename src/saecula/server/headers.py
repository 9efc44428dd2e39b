"""Headers: what every answer forbids a browser to do with it."""

from __future__ import annotations

from litestar.types import Message, Scope

CONTENT_POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    b" font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
    b" frame-ancestors 'none'"
)
SECURITY_HEADERS = (
    (b"content-security-policy", CONTENT_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
TLS_HEADERS = ((b"strict-transport-security", b"max-age=31536000"),)  # a year, for whoever came by TLS


async def add_headers(message: Message, scope: Scope) -> None:
    """Add them to the head of an answer: of the page, its files, the API, and of errors."""
    if message["type"] == "http.response.start":
        more = TLS_HEADERS if scope["scheme"] == "https" else ()
        message["headers"] = [*message["headers"], *SECURITY_HEADERS, *more]

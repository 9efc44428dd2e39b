"""The protocol: OpenAPI says everything about HTTP, and docs/protocol.md the same, and what is true of messages."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from saecula.server import clocks, doors, messages, services, sockets
from saecula.server.app import STATUS, make_app
from saecula.server.limits import DEFAULT_LIMITS
from tests.server.playing import Page, hall, person, table_of

DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text("utf-8")
SCHEMA: dict[str, Any] = make_app(":memory:", None).openapi_schema.to_schema()
OPERATIONS = {
    (method.upper(), path): operation for path, found in SCHEMA["paths"].items() for method, operation in found.items()
}
every_operation = pytest.mark.parametrize("operation", OPERATIONS, ids=" ".join)
OPAQUE = ("view", "facts", "names", "options", "undo", "pieces", "choices")  # not described key by key


def schema_of(content: dict[str, Any]) -> dict[str, Any]:
    """Return what a body or an answer holds."""
    (media,) = content.values()
    found: dict[str, Any] = media["schema"]
    return found


@every_operation
def test_every_request_is_described(operation: tuple[str, str]) -> None:
    """What it does, what it takes, what it answers, and how it fails."""
    described = OPERATIONS[operation]
    assert len(described["description"]) > 20
    assert all(parameter["schema"] for parameter in described.get("parameters", []))
    answers = described["responses"]
    good = [status for status in answers if status.startswith("2")]
    assert len(good) == 1
    assert schema_of(answers[good[0]]["content"])
    wrong = [status for status in answers if not status.startswith("2")]
    assert {"400", "500", "503"} <= set(wrong)
    for status in wrong:
        assert schema_of(answers[status]["content"]) == {"$ref": "#/components/schemas/Wrong"}
        assert answers[status]["description"]


@every_operation
def test_what_a_request_may_do_says_how_it_may_fail(operation: tuple[str, str]) -> None:
    """A write can be too much or not yours; something named in the path can be unknown."""
    method, path = operation
    statuses = set(OPERATIONS[operation]["responses"])
    assert method != "POST" or {"403", "413", "429"} <= statuses
    assert "{" not in path or "404" in statuses


def test_every_status_of_a_problem_is_described() -> None:
    """Whatever the server answers stands in OpenAPI and in the document."""
    described = {status for operation in OPERATIONS.values() for status in operation["responses"]}
    listed = set(re.findall(r"\b[45]\d\d\b", DOCUMENT.split("Errors are")[1].split("`mode`")[0]))
    assert {str(status) for status in STATUS.values()} <= described
    assert listed == {status for status in described if not status.startswith("2")}


def documented_requests() -> dict[tuple[str, str], str]:
    """Return the requests of the document, with their rows."""
    rows = [line for line in DOCUMENT.splitlines() if re.match(r"\| `(GET|POST) /api/", line)]
    found = {}
    for row in rows:
        method, path = row.split("`")[1].split(" ", 1)
        found[method, path.split("?")[0]] = row
    return found


def plain(path: str) -> str:
    """Return a path without the types of its parts."""
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", path)


def test_the_document_lists_every_request() -> None:
    """Neither more nor less."""
    assert set(documented_requests()) == {(method, plain(path)) for method, path in OPERATIONS}


@every_operation
def test_the_document_names_what_a_request_takes(operation: tuple[str, str]) -> None:
    """Parameters of the query, and the fields of the body with a mark on those that may be missing."""
    row = documented_requests()[operation[0], plain(operation[1])]
    described = OPERATIONS[operation]
    queries = {parameter["name"] for parameter in described.get("parameters", []) if parameter["in"] == "query"}
    assert set(re.findall(r"[?&](\w+)=", row.split("` |")[0].split("`")[1])) == queries
    fields = re.findall(r"[\w?]+", (re.findall(r"^\| `[^`]+` `\{([^}]*)\}`", row) or [""])[0])
    body = {}
    if "requestBody" in described:
        reference = schema_of(described["requestBody"]["content"])["$ref"].rsplit("/", 1)[1]
        body = SCHEMA["components"]["schemas"][reference]
    needed = body.get("required", [])
    assert sorted(fields) == sorted(name if name in needed else f"{name}?" for name in body.get("properties", {}))


def test_the_document_lists_every_message_with_its_fields() -> None:
    """As the table reads them; `id` is everybody's."""
    documented = {}
    for row in re.findall(r"^\| `\{do: \"(\w+)\"([^`]*)\}` \|", DOCUMENT, re.MULTILINE):
        documented[row[0]] = set(
            re.findall(r"[a-z_]+", re.sub(r":[^,]*(\[[^\]]*\])?", "", row[1].replace("[37, 0]", "")))
        )
    known = {}
    for kind in get_args(messages.PageMessage):
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        known[str(info.tag)] = {field.name for field in info.fields} - {"id"}
    assert documented == known


def keys_of(value: object) -> set[str]:
    """Return all keys in a value, but not inside what is described elsewhere."""
    if isinstance(value, dict):
        inner = [keys_of(part) for key, part in value.items() if key not in OPAQUE]
        return set(value).union(*inner)
    return set().union(*[keys_of(part) for part in value]) if isinstance(value, list) else set()


def test_the_document_shows_a_picture_as_it_is() -> None:
    """Every key of a real picture, and no other."""
    example = DOCUMENT.split("```jsonc")[1].split("```")[0]
    shown = set(re.findall(r'"([\w]+)":', re.sub(r"//.*", "", example))) - {"0"}

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table", minutes=5)
        page = await Page(table, "id-anna").come()
        picture = page.picture
        table.record.proposal = '{"seat": 0, "n": 1, "reach": [1], "waits_for": [1]}'
        table.publisher.publish_now()
        real = keys_of(picture | {"proposal": page.picture["proposal"]}) - set(picture["scores"][0]["parts"])
        assert shown == real
        table.close()

    asyncio.run(story())


def test_limits_in_the_document_are_the_limits() -> None:
    """Numbers that a page must keep to."""
    for number in (services.WRITES_AT_ONCE, sockets.MAX_FRAME_BYTES, messages.MAX_MESSAGE_LENGTH):
        assert f"{number:,}" in DOCUMENT
    for words in (
        f"{sockets.BURST} messages at once and {sockets.RATE:.0f} a second",
        f"{services.WRITES_PER_SECOND:.0f} times",
        f"{DEFAULT_LIMITS.matches_a_day} matches within a day",
        f"{DEFAULT_LIMITS.connections} connections",
        f"within {DEFAULT_LIMITS.head_seconds:.0f} seconds, its body within {DEFAULT_LIMITS.body_seconds:.0f};",
        f"{doors.SHORT_BODY_BYTES:,} bytes",
        f"{DEFAULT_LIMITS.people_at_once} new people at once",
        f"at the latest {clocks.LOOK_SECONDS:.0f} seconds",
        f"been there for {clocks.GRACE_SECONDS:.0f}",
    ):
        assert words in " ".join(DOCUMENT.split())
    for code in (sockets.NO, sockets.LATER):
        assert str(code) in DOCUMENT

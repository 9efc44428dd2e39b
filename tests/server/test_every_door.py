"""No door tells what somebody may not know: two servers in worlds that a viewer cannot tell apart answer alike.

Every title, every role, every request of HTTP and every message of the socket, at moments of running matches. The
worlds differ in all that the viewer has not seen: choices, draws, the seed, the links of seats. Answers must be equal
to the last byte, but for what has to differ: the hash of the seed, ids and keys made by chance, links of the host's.

`SAECULA_ANSWERS=100000` compares so many; else a few thousand, which takes seconds.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from typing import TYPE_CHECKING, get_args

from litestar.routes import HTTPRoute

from saecula.server.app import make_app
from saecula.server.messages import PageMessage
from tests.server.asking import OTHER, TRUE, Asker, Case, keep
from tests.server.living import Server, told
from tests.server.redealt import Role, moment
from tests.titles import EVERY_TITLE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.asking import Answer

IS_LONG = "SAECULA_ANSWERS" in os.environ
ANSWERS = int(os.environ.get("SAECULA_ANSWERS", "1"))
MATCHES = 70 if IS_LONG else 10  # kept in a store at once
AT_ONCE = 4
HINT_INTERVAL = 3  # between two matches with hints
NO_HINT = '"key":"no-hint"'
SPECTATOR = (-1,)
ROLES = (
    Role("host", (0,), 2),
    Role("player", (1,), 2),
    Role("two seats", (0, 1), 3),
    Role("ex-player", SPECTATOR, 2),
    Role("spectator", SPECTATOR, 2),
    Role("stranger", SPECTATOR, 2),
    Role("alone", (), 2),
)
PUBLIC = ("/", "/new", "/my", "/match/{rest:path}", "/api", "/api/{path:str}", "/api/openapi.json")


def every_door() -> set[str]:
    """All requests of HTTP that tell of people or matches, and all messages of the socket."""
    routes = [route for route in make_app(":memory:", None).routes if isinstance(route, HTTPRoute)]
    methods = [(method, route.path) for route in routes for method in route.methods if route.path not in PUBLIC]
    doors = {f"{method} {path}" for method, path in methods if method not in ("OPTIONS", "HEAD")}
    return doors | {str(message.__struct_config__.tag) for message in get_args(PageMessage)}


async def heard_by_all(server: Server, cases: list[Case]) -> list[Asker]:
    """Let everybody ask everything, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(case: Case) -> Asker:
        async with gate:
            return await Asker(server, case, hints=IS_LONG and case.number % HINT_INTERVAL == 0).ask_all()

    return await asyncio.gather(*[one(case) for case in cases])


def first_difference(true: Asker, other: Asker) -> tuple[Answer, Answer] | None:
    """The first two answers that are not alike; a hint may have taken too long."""
    for pair in zip(true.heard, other.heard, strict=True):
        if pair[0] != pair[1] and not any(NO_HINT in text for _, text in pair):
            return pair
    return None


def compared(path: Path, first: int, seen: Counter[str]) -> int:
    """Compare what some matches tell in both worlds, and return how many answers that were."""
    rng = random.Random(first)  # noqa: S311 - worlds of a test
    numbers = range(first, first + MATCHES)
    moments = [moment(EVERY_TITLE[n % len(EVERY_TITLE)], ROLES[n % len(ROLES)], rng) for n in numbers]
    found: list[list[Asker]] = []
    for world in (TRUE, OTHER):
        cases = [Case(first + number, one, world) for number, one in enumerate(moments)]
        asyncio.run(keep(path / f"{world}-{first}", cases))
        server = Server(str(path / f"{world}-{first}"), templates=True).start()
        try:

            async def story(server: Server = server, cases: list[Case] = cases) -> None:
                found.append(await heard_by_all(server, cases))

            told(story, 3000)
        finally:
            server.stop()
    for one, true in zip(moments, found[0], strict=True):
        seen.update(true.doors)
        seen[f"{one.title.key} differs"] += one.differs
        seen["moves"] += one.move is not None
    told_apart = [
        (one.title.key, one.role.name, first_difference(*pair)) for one, *pair in zip(moments, *found, strict=True)
    ]
    assert [found for found in told_apart if found[-1]] == []
    return sum(len(asker.heard) for asker in found[0])


def test_every_door_tells_each_viewer_the_same_in_all_worlds_it_cannot_tell_apart(tmp_path: Path) -> None:
    """As host, player, player of two seats, ex-player, spectator, stranger, and alone against bots."""
    seen: Counter[str] = Counter()
    answers = first = 0
    while answers < ANSWERS:
        answers += compared(tmp_path, first, seen)
        first += MATCHES
    print(answers, dict(seen))  # noqa: T201 - the figures of a long run
    assert every_door() - set(seen) == set()
    assert all(seen[f"{title} differs"] for title in ("sample", "khronos", "sands"))
    assert seen["moves"]

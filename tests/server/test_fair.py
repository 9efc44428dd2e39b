"""Fair: one stranger with many matches, or many names, keeps no other table waiting."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from saecula.kernel.problem import Problem
from saecula.server.addresses import is_far, source
from saecula.server.app import make_app
from saecula.server.hall import SECONDS_PER_DAY
from saecula.server.limits import Limits
from saecula.server.messages import NewMatch
from saecula.store import open_store
from tests.server.playing import Page, Quick, hall, person, table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from saecula.server.hall import Hall
    from saecula.server.kept import BotQuestion
    from saecula.server.table import Table
    from saecula.store import Person

WISH = NewMatch("bronze", ["master", "master"])


def told(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story, which has an end."""
    asyncio.run(asyncio.wait_for(story(), 120))


async def settle() -> None:
    """Let everything run that can run now."""
    for _ in range(20):
        await asyncio.sleep(0)


# -- bots among themselves --------------------------------------------------------------------------------------------


class Counting(Quick):
    """Thinkers that count, and wait for each other."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts = 0
        self.thinks = asyncio.Event()
        self.hosts: set[str] = set()

    async def choose(self, moment: BotQuestion, bot: str) -> str:
        """Count, and think."""
        self.thoughts += 1
        self.thinks.set()
        self.hosts.add(moment.person)
        await asyncio.sleep(0)
        return await super().choose(moment, bot)

    async def some_more(self) -> None:
        """Wait for some thoughts."""
        for _ in range(3):
            self.thinks.clear()
            await self.thinks.wait()


def plays(table: Table) -> bool:
    """Say whether the bots of a table have begun."""
    return table.chores.bots is not None


async def end_of(table: Table) -> None:
    """Wait until the bots of a table stop."""
    assert table.chores.bots is not None
    await table.chores.bots


async def counted() -> tuple[Hall, Counting, Person]:
    """Return a hall whose thoughts are counted, and a person in it."""
    at = await hall()
    thinkers = Counting()
    at.thinkers = thinkers  # type: ignore[assignment]
    return at, thinkers, await person(at, "anna")


def test_bots_among_themselves_play_only_while_somebody_watches() -> None:
    """They wait for the first guest, stop when the last one leaves, and nobody keeps their table in memory."""

    async def story() -> None:
        at, thinkers, anna = await counted()
        table = await table_of(at, anna, "random", "random", "random", mode="table")
        await settle()
        assert not plays(table)
        page = await Page(table, None, table.record.watch).come()
        other = await Page(table, "id-anna").come()
        await thinkers.some_more()
        table.leave(page.guest)
        await thinkers.some_more()
        table.leave(other.guest)
        await end_of(table)
        n, before = table.match.n, thinkers.thoughts
        await settle()
        assert (table.match.n, thinkers.thoughts, table.match.over) == (n, before, False)
        table.used -= SECONDS_PER_DAY
        at.forget_idle()
        assert at.tables == {}
        again = await at.table(table.record.id)
        assert not plays(again)
        await Page(again, "id-anna").come()
        await end_of(again)
        assert again.match.over
        assert thinkers.hosts == {anna.id}

    told(story)


def test_bots_who_play_against_a_person_finish_their_turn_without_them() -> None:
    """Whoever closes the page finds the table waiting for their own choice."""

    async def story() -> None:
        at, thinkers, anna = await counted()
        table = await table_of(at, anna, "me", "random", mode="table")
        assert table.match.to_act == (1,)
        await end_of(table)
        assert table.match.to_act == (0,)
        assert thinkers.thoughts > 0
        table.close()

    told(story)


def test_a_start_opens_no_table_of_bots_among_themselves() -> None:
    """However many there are on the disk; those with a person go on."""

    async def story() -> None:
        at, _, anna = await counted()
        alone = [await table_of(at, anna, "random", "random") for _ in range(3)]
        table = await table_of(at, anna, "me", "random")
        after = await hall(at.store)
        await after.wake_all()
        assert set(after.tables) == {table.record.id}
        for one in (*alone, table, *after.tables.values()):
            one.close()

    told(story)


# -- how many ---------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh store of either kind."""
    return str(tmp_path / "store.db") if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


def test_a_person_begins_so_many_matches_a_day(url: str) -> None:
    """All at once or one by one; finished ones and those of yesterday do not count, and other people's do not."""

    async def begin(at: Hall, host: Person, times: int) -> tuple[list[str], list[Problem]]:
        found = await asyncio.gather(*[at.new_match(host, WISH) for _ in range(times)], return_exceptions=True)
        refused = [one for one in found if isinstance(one, Problem)]
        made = [one.id for one in found if not isinstance(one, BaseException)]
        assert len(made) + len(refused) == times
        return made, refused

    async def story() -> None:
        at = await hall(await open_store(url))
        at.limits = Limits(matches_a_day=5)
        anna, ben = await person(at, "anna"), await person(at, "ben")
        made, refused = await begin(at, anna, 20)
        assert {problem.key for problem in refused} == {"too-many-matches"}
        assert 1 <= len(made) <= 5
        for _ in range(5 - len(made)):
            made.append((await at.new_match(anna, WISH)).id)
        assert (await begin(at, anna, 3))[0] == []
        table = await at.table(made[0])
        with pytest.raises(Problem, match="too-many-matches"):
            await at.branch(anna, table, table.match.copy_of_log(0))
        assert len((await begin(at, ben, 1))[0]) == 1
        await at.store.database.write(("UPDATE matches SET over = 1 WHERE id = ?", (made[0],)))
        await at.new_match(anna, WISH)
        with pytest.raises(Problem, match="too-many-matches"):
            await at.new_match(anna, WISH)
        await at.store.database.write(("UPDATE matches SET made = ?", (time.time() - SECONDS_PER_DAY - 1,)))
        await at.new_match(anna, WISH)
        await at.close()

    told(story)


def test_the_limit_of_matches_is_told_in_a_sentence() -> None:
    """As a problem, with what to do."""
    with TestClient(make_app(":memory:", None, limits=Limits(matches_a_day=2))) as client:
        client.post("/api/me", json={"name": "A"})
        wish = {"title": "bronze", "seats": ["me", "me"]}
        answers = [client.post("/api/matches?lang=de", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["problem"]["key"] == "too-many-matches"
        assert "2 Partien" in answers[2].json()["problem"]["text"]


def test_an_address_brings_so_many_new_people() -> None:
    """Whoever is known already goes on; near addresses may be a proxy's and are not limited unless that is wished."""

    def brought(limits: Limits, address: str) -> list[int]:
        app = make_app(":memory:", None, limits=limits)

        async def from_there(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has them
            await app(scope | {"client": (address, 5000)}, receive, send)

        with TestClient(from_there) as client:
            assert client.post("/api/me", json={"name": "Known"}).status_code == 200
            known = dict(client.cookies)
            found = []
            for _ in range(3):
                client.cookies.clear()
                found.append(client.post("/api/me", json={"name": "New"}).status_code)
            client.cookies.clear()
            again = client.post("/api/me", json={"name": "Same"}, headers={"Cookie": f"saecula={known['saecula']}"})
            assert again.status_code == 200
            return found

    few = Limits(people_at_once=2, people_a_second=0.0)
    assert brought(few, "203.0.114.7") == [200, 429, 429]
    assert brought(few, "127.0.0.1") == [200, 200, 200]
    assert brought(replace(few, near=True), "127.0.0.1") == [200, 429, 429]


def test_far_addresses_are_those_of_the_internet() -> None:
    """Not this machine, not its network, not what is no address; an IPv6 household counts once."""
    assert all(is_far(address) for address in ("8.8.8.8", "2a00:1450::1", "::ffff:8.8.8.8", "100.64.0.1"))
    near = ("127.0.0.1", "::1", "10.1.2.3", "192.168.0.9", "172.18.0.2", "::ffff:10.0.0.1", "fe80::1%eth0", "fd00::1")
    assert not any(is_far(address) for address in (*near, "", "testclient"))
    assert source("2a00:1450:1:2::3") == source("2a00:1450:1:2:ffff::1") != source("2a00:1450:1:3::3")
    assert source("::ffff:8.8.8.8") == source("8.8.8.8") != source("8.8.4.4")

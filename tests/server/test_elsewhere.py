"""Several processes on one PostgreSQL: one does the chores of a table, others take over, all know who is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from saecula.server import elsewhere
from saecula.server.journal import Journal
from saecula.server.messages import SeatWish
from saecula.store import Lost, Postgres, open_store
from saecula.store.peers import Peers
from tests.server.playing import Page, hall, person, table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    import pytest

    from saecula.server.hall import Hall


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 - several halls change it
            await asyncio.sleep(0.01)


def two_processes(
    url: str, monkeypatch: pytest.MonkeyPatch, story: Callable[[Hall, Hall], Coroutine[Any, Any, None]]
) -> None:
    """Tell a story of two halls on one database, as two processes have them."""
    monkeypatch.setattr(elsewhere, "SECONDS_BETWEEN_LOOKS", 0.05)

    async def run() -> None:
        halls = [await hall(await open_store(url)) for _ in range(2)]
        for at in halls:
            await at.elsewhere.listen(at.hear)
        try:
            await story(*halls)
        finally:
            for at in halls:
                await at.close()

    asyncio.run(run())


async def end_abruptly(at: Hall) -> None:
    """End a process as a kill does: its connections break, and it does nothing any more."""
    database = at.store.database
    assert isinstance(database, Postgres)
    at.elsewhere.close()
    for table in at.tables.values():
        table.chores.elsewhere.peers = None
        table.close()
    await database.close()


def test_one_process_plays_the_bots_of_a_table_until_it_ends(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then another does, that has the table open."""

    async def story(first: Hall, second: Hall) -> None:
        anna = await person(first, "anna")
        record = (await table_of(first, anna, "me", "greedy", mode="live")).record
        here, there = await first.table(record.id), await second.table(record.id)
        pages = [await Page(table, anna.id).come() for table in (here, there)]
        await until(lambda: there.match.n == here.match.n and here.match.to_act == (0,))
        assert here.chores.is_ours() != there.chores.is_ours()
        away, left = (here, there) if here.chores.is_ours() else (there, here)
        if not away.chores.bot_seat() and not left.chores.bot_seat():
            assert left.chores.bots is None  # it has never played
        await end_abruptly(first if away is here else second)
        page = pages[1] if away is here else pages[0]
        await until(lambda: bool(page.picture["asks"]))
        n = left.match.n
        while page.picture["asks"]:  # until the bot is to act
            ask = page.picture["asks"][0]
            pieces = [piece[0] for piece in ask["pieces"] for _ in range(piece[1])]
            draft = [ask["choices"][0][0]] if ask["low"] <= 1 else pieces[: ask["low"]]
            await page.say(do="choose", seat=0, ask=ask["ask"], choices=draft)
        await until(lambda: any(event.seat == 1 for event in left.match.events[n:]))
        assert left.chores.is_ours()

    two_processes(postgres_url, monkeypatch, story)


def test_who_is_at_a_table_is_known_in_all_processes(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes, goes, or was there when a process had its end."""

    async def story(first: Hall, second: Hall) -> None:
        anna = await person(first, "anna")
        here = await table_of(first, anna, "me", "open", mode="live")
        there = await second.table(here.record.id)
        page = Page(here, anna.id)
        await page.come()
        await until(lambda: anna.id in there.seating.people_here())
        here.leave(page.guest)
        await until(lambda: anna.id not in there.seating.people_here())
        await page.come()
        await until(lambda: anna.id in there.seating.people_here())
        del second.tables[here.record.id]
        again = await second.table(here.record.id)  # opened later, it asks
        await until(lambda: anna.id in again.seating.people_here())
        await end_abruptly(first)
        await until(lambda: anna.id not in again.seating.people_here())

    two_processes(postgres_url, monkeypatch, story)


def test_what_is_held_is_free_when_nobody_is_there(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that leaves the memory leaves its chores to others."""

    async def story(first: Hall, second: Hall) -> None:
        anna = await person(first, "anna")
        here = await table_of(first, anna, "me", "open", mode="live", minutes=1)
        ben = await person(first, "ben")
        await first.change_seat(ben, here.record.id, 1, wish(here))
        await until(here.chores.is_ours)
        there = await second.table(here.record.id)
        assert not there.chores.is_ours()
        del first.tables[here.record.id]
        here.close()
        await until(there.chores.is_ours)

    two_processes(postgres_url, monkeypatch, story)


def test_what_another_process_appends_is_not_folded_anew(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of hundreds of events costs no more for each choice; an undo and a seat are heard of as well."""

    async def never(_: Journal) -> None:
        raise AssertionError

    async def story(first: Hall, second: Hall) -> None:
        anna = await person(first, "anna")
        here = await table_of(first, anna, "me", "me", mode="table")
        page = await Page(here, anna.id).come()
        there = await second.table(here.record.id)
        monkeypatch.setattr(Journal, "read_events", never)
        for _ in range(3):
            ask = page.picture["asks"][0]
            assert (await page.say(do="choose", seat=ask["seat"], ask=ask["ask"], choices=[ask["choices"][0][0]]))["ok"]
        await until(lambda: there.match.n == here.match.n)
        assert there.match.digest() == here.match.digest()
        assert (await page.say(do="undo", seat=ask["seat"]))["ok"]
        await until(lambda: there.match.n == here.match.n)
        assert there.match.digest() == here.match.digest()
        monkeypatch.undo()
        n = there.match.n
        await page.say(do="bot", seat=0, on=True)
        await until(lambda: there.match.n > n and bool(there.record.seats[0].bot))

    two_processes(postgres_url, monkeypatch, story)


def wish(table: Any) -> Any:  # noqa: ANN401 - the server's own types
    """Return the wish to sit down by the link of seat 1."""
    return SeatWish("take", table.record.seats[1].secret)


def test_a_lost_connection_holds_nothing(postgres_url: str) -> None:
    """And nobody waits for its sentences."""

    async def story() -> None:
        store = await open_store(postgres_url)
        peers = store.database.peers
        assert isinstance(peers, Peers)
        try:
            await peers.hold(["m"])
        except Lost:
            lost = True
        assert lost
        heard: list[str] = []
        await peers.listen(heard.append, lambda _, words: heard.append(words))
        assert await peers.hold(["m"]) == ["m"]
        connection = peers._connection
        assert connection is not None
        connection.terminate()
        await until(lambda: not peers.held)
        await until(lambda: heard == [""])  # it has come back, and may have missed something
        assert await peers.hold(["m"]) == ["m"]
        await store.close()

    asyncio.run(story())

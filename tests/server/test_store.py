"""The store: SQLite and PostgreSQL keep the same promises."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from saecula.store import Lost, MatchRecord, Person, SeatRecord, Store, open_store, records
from saecula.store.migrations import MIGRATIONS
from saecula.store.sqlite import Asked, Sqlite

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path
    from typing import Any


async def with_match(store: Store) -> None:
    """Keep a person and a match."""
    await store.add_person(Person("p", "Anna"))
    seats = [SeatRecord("m", 0, "person", "p", "", "k0"), SeatRecord("m", 1, "open", None, "", "k1")]
    await store.add_match(MatchRecord("m", "bronze", "start\n", "p", "live", 0.0, "w", "s", seats=seats), ["one"])


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh store of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    return str(request.getfixturevalue("postgres_url"))


def run(url: str, story: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Open a store, tell a story, close it."""

    async def told() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(told())


def test_events_have_one_writer_per_number(url: str) -> None:
    """Of two who write event 2, the second gets False and nothing of his is kept."""

    async def story(store: Store) -> None:
        await with_match(store)
        assert await store.append("m", 2, ["two", "three"], 1.0, False, "{}")
        assert not await store.append("m", 3, ["other", "more"], 1.0, False, "{}")
        assert await store.events("m", 0) == [("one", 0.0), ("two", 1.0), ("three", 1.0)]
        assert await store.events("m", 2) == [("three", 1.0)]

    run(url, story)


def test_many_writers_at_once_are_all_answered(url: str) -> None:
    """Exactly one of those who want the same number wins."""

    async def story(store: Store) -> None:
        await with_match(store)
        won = await asyncio.gather(*[store.append("m", 2, [str(i)], 1.0, False, "{}") for i in range(40)])
        assert sum(won) == 1

    run(url, story)


def test_what_was_kept_is_there_after_a_restart(url: str) -> None:
    """People, matches, seats, events, settings."""

    async def first(store: Store) -> None:
        await with_match(store)
        assert await store.setting("secret", "a") == "a"
        await store.set_phrase("p", "hash")

    async def second(store: Store) -> None:
        assert await store.setting("secret", "b") == "a"
        match = await store.match("m")
        assert match is not None
        assert [seat.kind for seat in match.seats] == ["person", "open"]
        assert [found.id for found in await store.matches_of("p", 10)] == ["m"]
        found = await store.person_by_phrase("hash")
        assert found is not None
        assert found.name == "Anna"
        assert await store.open_matches() == ["m"]

    run(url, first)
    run(url, second)


def test_a_seat_changes_only_from_what_it_was(url: str) -> None:
    """Whoever is late does not overwrite."""

    async def story(store: Store) -> None:
        await with_match(store)
        await store.add_person(Person("q", "Ben"))
        before = SeatRecord("m", 1, "open", None, "", "k1")
        assert await store.change_seat(SeatRecord("m", 1, "person", "q", "", "k1"), before)
        assert not await store.change_seat(SeatRecord("m", 1, "bot", None, "greedy", "k1"), before)

    run(url, story)


def test_who_has_left_a_seat_is_noted_once(url: str) -> None:
    """However often they come and go; a bot has no name here."""

    async def story(store: Store) -> None:
        await with_match(store)
        for who in ("p", "", "p"):
            await store.note_knower("m", 1, who)
        assert sorted(await store.knowers("m")) == [(1, ""), (1, "p")]

    run(url, story)


def test_the_first_rematch_and_the_first_proposal_stay(url: str) -> None:
    """Whoever is late is told what is true."""

    async def story(store: Store) -> None:
        await with_match(store)
        assert await store.claim_rematch("m", "again") == "again"
        assert await store.claim_rematch("m", "other") == "again"
        assert await store.change_proposal("m", "one", None)
        assert not await store.change_proposal("m", "two", None)
        assert await store.change_proposal("m", "two", "one")
        assert await store.append("m", 2, ["two"], 1.0, False, "{}")
        match = await store.match("m")
        assert match is not None
        assert match.proposal is None  # what happened since has answered it

    run(url, story)


def test_an_older_store_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that an older release wrote are there afterwards."""

    async def older(store: Store) -> None:
        await store.add_person(Person("p", "Anna"))
        values = ("m", "bronze", "start", "p", "live", 0.0, "w", "s", 0, "{}", None, 0.0, 0.0)
        places = ", ".join("?" * len(values))
        await store.database.write((f"INSERT INTO matches VALUES ({places})", values))  # noqa: S608 - fixed words

    async def newer(store: Store) -> None:
        match = await store.match("m")
        assert match is not None
        assert (match.title, match.proposal) == ("bronze", None)

    with monkeypatch.context() as patched:
        patched.setattr(records, "MIGRATIONS", MIGRATIONS[:1])
        run(url, older)
    run(url, newer)


def test_an_unreachable_database_is_lost_not_a_traceback() -> None:
    """A wrong address is one clear exception."""

    async def story() -> None:
        with pytest.raises(Lost):
            await open_store("postgresql://nobody@127.0.0.1:1/none")

    asyncio.run(story())


def test_a_file_that_is_no_database_is_lost(tmp_path: Path) -> None:
    """It is not overwritten."""
    file = tmp_path / "notes.txt"
    file.write_text("my notes " * 200, "utf-8")

    async def story() -> None:
        with pytest.raises(Lost):
            await open_store(str(file))

    asyncio.run(story())
    assert file.read_text("utf-8").startswith("my notes")


def test_a_full_disk_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    """The write is refused, what was there stays, and later writes work again."""
    path = str(tmp_path / "store.db")

    async def story(store: Store) -> None:
        await with_match(store)
        writer = store.database._writer  # type: ignore[attr-defined]
        pages = writer.execute("PRAGMA page_count").fetchone()[0]
        writer.execute(f"PRAGMA max_page_count={pages}")
        with pytest.raises(Lost):
            await store.append("m", 2, ["x" * 4000] * 50, 1.0, False, "{}")
        writer.execute("PRAGMA max_page_count=100000")
        assert await store.events("m", 0) == [("one", 0.0)]
        assert await store.append("m", 2, ["two"], 1.0, False, "{}")

    run(path, story)
    assert sqlite3.connect(path).execute("SELECT count(*) FROM events").fetchone()[0] == 2


def test_a_writer_whose_loop_has_ended_ends_too(tmp_path: Path) -> None:
    """Nobody waits any more: what was asked is on disk, and the thread goes quietly."""
    store = Sqlite(str(tmp_path / "late.db"))

    async def ask_and_leave() -> None:
        await store.open()
        await store.write(("CREATE TABLE late (n INTEGER)", ()))

    asyncio.run(ask_and_leave())
    thread = store._thread
    assert thread is not None
    store._asked.put(Asked((("INSERT INTO late VALUES (1)", ()),), store._loop))
    thread.join(timeout=30)
    assert not thread.is_alive()
    assert sqlite3.connect(tmp_path / "late.db").execute("SELECT n FROM late").fetchall() == [(1,)]

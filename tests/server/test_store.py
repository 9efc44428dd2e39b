"""The store: SQLite and PostgreSQL keep the same promises."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from typing import TYPE_CHECKING

import pytest

from saecula.kernel.problem import Problem
from saecula.store import Damaged, Lost, MatchRecord, Person, SeatRecord, Store, open_store, records
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


def test_who_never_did_anything_is_forgotten(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few at a time; not hosts, nor who sits or sat somewhere, nor who has a phrase, nor who has just come."""
    monkeypatch.setattr(records, "MAX_IDLE_PEOPLE", 2)

    async def story(store: Store) -> None:
        await with_match(store)  # by p, who has been here for ever
        people = ("idle", "seated", "host", "left", "phrase", "idler", "new")
        for at, who in enumerate(people, start=1):
            await store.add_person(Person(who, who, made=float(at)))
        free, taken = SeatRecord("m", 1, "open", None, "", "k1"), SeatRecord("m", 1, "person", "seated", "", "k1")
        assert await store.change_seat(taken, free)
        assert await store.add_match(MatchRecord("h", "bronze", "start\n", "host", "live", 0.0, "w", "s"), [])
        await store.note_knower("m", 1, "left")
        await store.set_phrase("phrase", "hash")
        after, got = 0.0, []
        for _ in range(4):
            after = await store.forget_idle_people(after, 7.0)
            got.append(after)
        assert got == [2.0, 4.0, 6.0, 6.0]
        left = [who for who in ("p", *people) if await store.person(who) is not None]
        assert left == ["p", "seated", "host", "left", "phrase", "new"]

    run(url, story)


def test_forgetting_looks_at_its_few_people_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the index of times, however many people there are."""
    asked: list[tuple[str, tuple[object, ...]]] = []

    async def story(store: Store) -> None:
        await store.add_person(Person("p", "Anna", made=1.0))

        async def note(*sentences: tuple[str, tuple[object, ...]]) -> bool:
            asked.extend(sentences)
            return True

        with monkeypatch.context() as patched:
            patched.setattr(store.database, "write", note)
            assert await store.forget_idle_people(0.0, 2.0) == 1.0
        plan = await store.database.read(f"EXPLAIN QUERY PLAN {asked[0][0]}", 0.0, 1.0)
        steps = [step for *_, step in plan]
        assert steps[0].startswith("SEARCH people USING INDEX people_made ")
        assert [step for step in steps if step.startswith("SCAN")] == []

    run(str(tmp_path / "store.db"), story)


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
        seat = ("m", 0, "person", "p", "greedy", "k")
        await store.database.write(("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seat))

    async def newer(store: Store) -> None:
        match = await store.match("m")
        assert match is not None
        assert (match.title, match.proposal) == ("bronze", None)
        assert match.seats == [SeatRecord("m", 0, "person", "p", "greedy", "k", sat=0.0, seen=0.0, missed=0)]

    with monkeypatch.context() as patched:
        patched.setattr(records, "MIGRATIONS", MIGRATIONS[:1])
        run(url, older)
    run(url, newer)


def test_a_store_of_a_newer_release_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows what its tables mean; once the newer release is there again, all is as it was."""
    newer = (*MIGRATIONS, ("999-later", ("ALTER TABLE matches ADD COLUMN later TEXT",)))

    async def kept(store: Store) -> None:
        assert await store.open_matches() == ["m"]

    with monkeypatch.context() as patched:
        patched.setattr(records, "MIGRATIONS", newer)
        run(url, with_match)
    with pytest.raises(Problem, match="store-newer"):
        run(url, kept)
    with monkeypatch.context() as patched:
        patched.setattr(records, "MIGRATIONS", newer)
        run(url, kept)


@pytest.mark.parametrize("url", ["mysql://anna:s3cret@x/y", "sqlite:///tmp/x.db", "file://x", "postgresql+psycopg://x"])
def test_only_two_kinds_of_store_are_known(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address of any other kind is not taken for the name of a file, and no password is repeated."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Problem, match="store-kind") as refused:
        run(url, with_match)
    assert "s3cret" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []


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
    file.chmod(0o644)

    async def story() -> None:
        with pytest.raises(Damaged):
            await open_store(str(file))

    asyncio.run(story())
    assert file.read_text("utf-8").startswith("my notes")
    assert modes(file) == {"notes.txt": 0o644}


def modes(file: Path) -> dict[str, int]:
    """Return what may be done with a file, and with those that SQLite puts beside it."""
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in file.parent.glob(f"{file.name}*")}


def test_a_store_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    """It holds the secret of the cookies and the seeds of running matches; so does what SQLite puts beside it."""
    file = tmp_path / "new" / "folder" / "store.db"

    async def at_work(store: Store) -> None:
        await with_match(store)
        assert modes(file) == {"store.db": 0o600, "store.db-wal": 0o600, "store.db-shm": 0o600}

    before = os.umask(0)
    try:
        run(str(file), at_work)
    finally:
        os.umask(before)
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in (file.parent, file.parent.parent)] == [0o700, 0o700]


def test_a_store_that_others_could_read_is_tightened(tmp_path: Path) -> None:
    """Also what lies beside it after a crash; the folder is not ours and stays as it is."""
    file = tmp_path / "store.db"
    tmp_path.chmod(0o755)
    crashed = sqlite3.connect(file)
    crashed.executescript("PRAGMA journal_mode=WAL; CREATE TABLE old (n INTEGER)")
    for name in modes(file):
        (tmp_path / name).chmod(0o644)
    assert set(modes(file)) == {"store.db", "store.db-wal", "store.db-shm"}

    async def at_work(store: Store) -> None:
        await with_match(store)
        assert set(modes(file).values()) == {0o600}

    run(str(file), at_work)
    crashed.close()
    assert set(modes(file).values()) == {0o600}
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


def damage(file: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with sqlite3.connect(file) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * size)


def test_a_damaged_page_is_told_apart_from_a_database_that_is_away(tmp_path: Path) -> None:
    """Whoever reads it hears of it, and whoever runs the server hears of it once; the other pages can be read."""
    file = tmp_path / "store.db"
    reported: list[str] = []

    async def story(store: Store) -> None:
        store.database.report = reported.append
        for _ in range(3):
            with pytest.raises(Damaged):
                await store.events("m", 0)
        with pytest.raises(Damaged):
            await store.append("m", 2, ["two"], 1.0, False, "{}")
        assert await store.open_matches() == ["m"]

    run(str(file), with_match)
    damage(file, "events")
    run(str(file), story)
    assert len(reported) == 1
    assert reported[0].startswith(f"{file}: ")


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

"""Writes to PostgreSQL that come at the same time share a commit; none suffers from its neighbours."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Any

import pytest

from saecula.store import Lost, Person, Postgres, Store, group_commit, open_store
from saecula.store.group_commit import alike

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from saecula.store.database import Sentence

MANY = 100


def told(url: str, story: Callable[[Store, Postgres], Coroutine[Any, Any, None]]) -> None:
    """Tell a story of a store on PostgreSQL."""

    async def run() -> None:
        store = await open_store(url)
        assert isinstance(store.database, Postgres)
        try:
            await story(store, store.database)
        finally:
            await store.close()

    asyncio.run(run())


def person(number: int) -> Sentence:
    """Return the sentence that keeps a person."""
    return "INSERT INTO people (id, name, settings, made) VALUES (?, ?, ?, ?)", (f"p{number}", "Anna", "{}", 0.0)


def test_writes_at_once_share_commits(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first goes alone, all others go in the next."""
    commits: list[int] = []
    real = group_commit.commit

    async def counted(connection: Any, writes: list[tuple[Sentence, ...]]) -> None:  # noqa: ANN401 - the library's type
        commits.append(len(writes))
        await real(connection, writes)

    async def story(store: Store, _: Postgres) -> None:
        monkeypatch.setattr(group_commit, "commit", counted)
        await asyncio.gather(*[store.add_person(Person(str(i), "Anna")) for i in range(MANY)])
        assert sum(commits) == MANY
        assert len(commits) <= 2
        assert (await store.database.read("SELECT COUNT(*) FROM people"))[0][0] == MANY

    told(postgres_url, story)


def test_a_write_that_is_refused_spoils_no_other(postgres_url: str) -> None:
    """A key that is taken is told to its writer alone, as is a value that no column can hold."""

    async def story(_: Store, database: Postgres) -> None:
        assert await database.write(person(0))
        wrong: Sentence = ("INSERT INTO people (id, name, settings, made) VALUES (?, ?, ?, ?)", ("x", "", "", "late"))
        writes = [database.write(person(i)) for i in range(4)]
        found = await asyncio.gather(*writes, database.write(person(9), wrong), return_exceptions=True)
        assert found[:4] == [False, True, True, True]
        assert isinstance(found[4], Exception)
        assert not isinstance(found[4], Lost)
        kept = {name for (name,) in await database.read("SELECT id FROM people")}
        assert kept == {"p0", "p1", "p2", "p3"}

    told(postgres_url, story)


def test_sentences_of_a_write_keep_their_order() -> None:
    """Those of the same words go together, whosever they are."""
    writes: list[tuple[Sentence, ...]] = [
        (("a", (1,)), ("b", (1,)), ("a", (2,))),
        (("a", (3,)), ("c", (3,))),
        (("b", (4,)),),
    ]
    assert list(alike(writes)) == [("a", [(1,), (3,)]), ("b", [(1,), (4,)]), ("a", [(2,)]), ("c", [(3,)])]


def test_a_database_that_does_not_answer_is_given_up(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the next write finds it again by a new connection."""

    async def story(store: Store, database: Postgres) -> None:
        await store.add_person(Person("one", "Anna"))
        connection = database._group_commit._connection  # whose process is stopped
        assert connection is not None
        backend = connection.get_server_pid()
        monkeypatch.setattr(group_commit, "MAX_SECONDS", 0.2)
        os.kill(backend, signal.SIGSTOP)
        try:
            with pytest.raises(Lost):
                await store.add_person(Person("two", "Ben"))
        finally:
            os.kill(backend, signal.SIGCONT)
        monkeypatch.undo()
        await store.add_person(Person("three", "Cleo"))
        assert await store.person("three")

    told(postgres_url, story)

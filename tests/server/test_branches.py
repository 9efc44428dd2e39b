"""Matches made out of others: from an earlier moment, and from logs."""

from __future__ import annotations

import asyncio

import pytest

from saecula.server.hall import Hall
from saecula.server.messages import SeatWish
from saecula.server.seats import given_names
from saecula.server.table import Table
from saecula.store import Person, SeatRecord, Store, open_store
from tests.server.playing import Page, hall, person, table_of


async def branched(at: Hall, host: Person, table: Table, n: int = 3) -> Table:
    """Return the table of a branch; nobody plays on at the old one."""
    table.close()
    return await at.table((await at.branch(host, table, table.match.copy_of_log(n))).id)


def seated(table: Table) -> list[tuple[str, str | None, str]]:
    """Return who sits where: kind, person, bot."""
    return [(seat.kind, seat.person, seat.bot) for seat in table.record.seats]


async def seats_in(store: Store, table: Table) -> list[SeatRecord]:
    """Return the seats of a table as they are kept."""
    record = await store.match(table.record.id)
    assert record is not None
    return record.seats


def test_bots_keep_their_seats_in_a_branch() -> None:
    """Who plays on from an earlier moment plays against the same bot, which goes on by itself."""

    async def story() -> None:
        at = await hall()
        anna = await person(at, "anna")
        branch = await branched(at, anna, await table_of(at, anna, "me", "random", mode="table"))
        assert seated(branch) == [("person", "id-anna", ""), ("bot", None, "random")]
        assert branch.journal.scene.to_act == (1,)
        while branch.chores.bots and not branch.chores.bots.done():
            await branch.chores.bots
        assert branch.journal.scene.to_act == (0,)
        page = await Page(branch, "id-anna").come()
        assert page.picture["you"] == [0]
        assert [one["name"] for one in page.picture["players"]] == ["anna", "Random"]
        branch.close()

    asyncio.run(story())


def test_people_keep_their_names_in_a_branch() -> None:
    """Their seats are mine and called as before: at the table, in the lobby, among my matches, in the next branch."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open", "kara")
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", key=table.record.seats[1].secret))
        branch = await branched(at, anna, table)
        assert seated(branch) == [("person", "id-anna", "")] * 2 + [("bot", None, "kara")]
        again = await branched(at, anna, branch)
        for one in (branch, again):
            page = await Page(one, "id-anna").come()
            assert page.picture["you"] == [0, 1]
            assert [player["name"] for player in page.picture["players"]] == ["anna", "ben", "Kara"]
            lobby = await at.lobby(anna, one.record.id, "")
            assert [seat["name"] for seat in lobby["seats"]] == ["anna", "ben", "Kara"]
        assert [row["players"] for row in await at.my_matches(anna)] == [["anna", "ben", "Kara"]] * 3
        again.close()

    asyncio.run(story())


def test_a_seat_that_somebody_takes_is_called_by_his_own_name() -> None:
    """The name of the one before goes with him."""

    async def story() -> None:
        at = await hall()
        anna, ben, carl = [await person(at, name) for name in ("anna", "ben", "carl")]
        table = await table_of(at, anna, "me", "open")
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", key=table.record.seats[1].secret))
        branch = await branched(at, anna, table)
        await at.change_seat(anna, branch.record.id, 1, SeatWish("open"))
        await at.change_seat(carl, branch.record.id, 1, SeatWish("take", key=branch.record.seats[1].secret))
        assert given_names(branch.record, at.names) == ["anna", "carl"]
        assert branch.record.seats == await seats_in(at.store, branch)
        branch.close()

    asyncio.run(story())


def test_hot_seat_stays_hot_seat_in_a_branch() -> None:
    """Nobody had a name there."""

    async def story() -> None:
        at = await hall()
        anna = await person(at, "anna")
        branch = await branched(at, anna, await table_of(at, anna, "me", "me", mode="table"))
        assert seated(branch) == [("person", "id-anna", "")] * 2
        assert given_names(branch.record, at.names) == ["", ""]
        branch.close()

    asyncio.run(story())


def test_a_branch_of_a_match_of_bots_is_mine() -> None:
    """Nobody could play on otherwise."""

    async def story() -> None:
        at = await hall()
        anna = await person(at, "anna")
        branch = await branched(at, anna, await table_of(at, anna, "random", "random", mode="table"))
        assert seated(branch) == [("person", "id-anna", "")] * 2
        branch.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("first", "second", "seats", "names"),
    [
        ("me", "expert", [("person", ""), ("bot", "expert")], ["anna", ""]),
        ("Ben", "Carl", [("person", ""), ("person", "")], ["Ben", "Carl"]),
        ("greedy Ben", "person", [("person", ""), ("person", "")], ["Ben", "anna"]),
        ("me", "open", [("person", ""), ("person", "")], ["", ""]),
        ("easy", "hard", [("person", ""), ("person", "")], ["", ""]),
    ],
)
def test_a_log_that_comes_in_brings_bots_and_names(
    first: str, second: str, seats: list[tuple[str, str]], names: list[str]
) -> None:
    """As far as it says who sat where."""

    async def story() -> None:
        at = await hall()
        anna = await person(at, "anna")
        table = await table_of(at, anna, "me", "me", mode="table")
        table.match.sit(0, first).sit(1, second)
        brought = await at.table((await at.bring(anna, table.match.log())).id)
        brought.close()
        assert [(kind, bot) for kind, _, bot in seated(brought)] == seats
        assert given_names(brought.record, at.names) == names

    asyncio.run(story())


def test_an_old_store_gets_names() -> None:
    """Seats written before there were names have none."""

    async def story() -> None:
        store = await open_store(":memory:")
        at = await hall(store)
        anna = await person(at, "anna")
        table = await table_of(at, anna, "me", "me", mode="table")
        table.close()
        await store.database.write(
            ("ALTER TABLE seats DROP COLUMN name", ()), ("DELETE FROM migrations WHERE name = ?", ("007-names",))
        )
        await store.migrate()
        assert table.record.seats == await seats_in(store, table)

    asyncio.run(story())

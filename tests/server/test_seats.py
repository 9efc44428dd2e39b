"""Seats: who sees a table, who takes a seat, and who gives it away."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from litestar.testing import TestClient

from saecula.kernel.problem import Problem
from saecula.server import sight
from saecula.server.app import make_app
from saecula.server.messages import SeatWish
from tests.server.playing import Page, hall, person, table_of, take


def test_who_has_no_link_sees_nothing() -> None:
    """Matches are private."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "open")
        stranger = Page(table, None, key="guess")
        assert not sight.may_watch(table.record, stranger.guest)
        with pytest.raises(Problem):
            await at.lobby(None, table.record.id, "guess")

    asyncio.run(story())


def test_the_links_of_seats_are_the_hosts_alone() -> None:
    """A guest learns none."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open", "open")
        for_host = await at.lobby(anna, table.record.id, "")
        assert [bool(seat["key"]) for seat in for_host["seats"]] == [False, True, True]
        for_guest = await at.lobby(ben, table.record.id, table.record.seats[1].secret)
        assert for_guest["seat"] == 1
        assert [seat["key"] for seat in for_guest["seats"]] == [None, None, None]

    asyncio.run(story())


def test_a_seat_is_taken_once() -> None:
    """The second who comes by the same link is told."""

    async def story() -> None:
        at = await hall()
        anna, ben, cleo = [await person(at, name) for name in ("anna", "ben", "cleo")]
        table = await table_of(at, anna, "me", "open")
        wish = SeatWish("take", table.record.seats[1].secret)
        await at.change_seat(ben, table.record.id, 1, wish)
        with pytest.raises(Problem) as caught:
            await at.change_seat(cleo, table.record.id, 1, wish)
        assert caught.value.key == "seat-taken"
        with pytest.raises(Problem):
            await at.change_seat(cleo, table.record.id, 1, SeatWish("bot"))

    asyncio.run(story())


@pytest.mark.parametrize("do", ["leave", "open", "bot"])
def test_whoever_leaves_is_shown_the_table_without_them(do: str) -> None:
    """The seat was given up, and the answer says so, though they have no link that holds."""
    with TestClient(make_app(":memory:", None)) as client:
        client.post("/api/me", json={"name": "Anna"})
        match = client.post("/api/matches", json={"title": "bronze", "seats": ["me", "open"]}).json()["match"]
        key = client.get(f"/api/matches/{match}").json()["seats"][1]["key"]
        client.cookies.clear()
        client.post("/api/me", json={"name": "Ben"})
        path = f"/api/matches/{match}/seats/1"
        assert client.post(path, json={"do": "take", "key": key}).json()["you"] == [1]
        left = client.post(path, json={"do": do})
        assert left.status_code == 200
        assert (left.json()["you"], left.json()["seat"]) == ([], None)
        assert left.json()["seats"][1]["kind"] == ("bot" if do == "bot" else "open")
        assert [seat["key"] for seat in left.json()["seats"]] == [None, None]


def test_the_host_gives_a_leavers_seat_to_a_bot_and_the_leaver_returns() -> None:
    """By the new link of the seat, which the host sends."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open")
        await take(at, table, ben, 1)
        await at.change_seat(ben, table.record.id, 1, SeatWish("leave"))
        await at.change_seat(anna, table.record.id, 1, SeatWish("bot", bot="random"))
        assert table.record.seats[1].kind == "bot"
        await take(at, table, ben, 1)
        assert table.record.seats[1].person == "id-ben"
        table.close()

    asyncio.run(story())


def test_nobody_plays_while_a_seat_is_open() -> None:
    """The host invites somebody, or gives the seat to a bot."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "open")
        page = await Page(table, "id-anna").come()
        assert page.picture["asks"] == []
        answer = await page.say(do="choose", seat=0, ask=99, choices=[0])
        assert answer["problem"]["key"] == "seats-open"

    asyncio.run(story())


# -- links ------------------------------------------------------------------------------------------------------------


def test_a_link_is_used_up_by_whoever_sits_down() -> None:
    """It opens nothing any more: not the seat when it is free again, not the table, not the lobby."""

    async def story() -> None:
        at = await hall()
        anna, ben, cleo = [await person(at, name) for name in ("anna", "ben", "cleo")]
        table = await table_of(at, anna, "me", "open")
        used = table.record.seats[1].secret
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", used))
        await at.change_seat(ben, table.record.id, 1, SeatWish("leave"))
        for who in (ben, cleo):
            with pytest.raises(Problem, match="not-your-seat"):
                await at.change_seat(who, table.record.id, 1, SeatWish("take", used))
            assert not sight.may_watch(table.record, Page(table, who.id, key=used).guest)
            with pytest.raises(Problem, match="no-such-match"):
                await at.lobby(who, table.record.id, used)
        await take(at, table, ben, 1)

    asyncio.run(story())


def test_the_link_of_an_occupied_seat_is_told_to_nobody() -> None:
    """It could not be used; and who once had it does not look on by it."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open", "open")
        await take(at, table, ben, 1)
        for who in (anna, ben):
            told = [seat["key"] for seat in (await at.lobby(who, table.record.id, ""))["seats"]]
            assert told == ([None, None, table.record.seats[2].secret] if who is anna else [None] * 3)
        assert not sight.may_watch(table.record, Page(table, None, key=table.record.seats[1].secret).guest)

    asyncio.run(story())


def test_the_host_renews_a_link() -> None:
    """The old one opens nothing, the new one does, on disk too; a guest renews nothing."""

    async def story() -> None:
        at = await hall()
        anna, ben, cleo = [await person(at, name) for name in ("anna", "ben", "cleo")]
        table = await table_of(at, anna, "me", "open", "open")
        old, n = table.record.seats[1].secret, table.match.n
        await take(at, table, cleo, 2)
        for seat in (1, 2):
            with pytest.raises(Problem, match="not-your-seat"):
                await at.change_seat(cleo, table.record.id, seat, SeatWish("renew", old))
        noted = table.match.n
        await at.change_seat(anna, table.record.id, 1, SeatWish("renew"))
        assert noted == table.match.n > n  # no change of seats to tell
        with pytest.raises(Problem, match="not-your-seat"):
            await at.change_seat(ben, table.record.id, 1, SeatWish("take", old))
        kept = await at.store.match(table.record.id)
        assert kept is not None
        new = kept.seats[1].secret
        assert new not in (old, "")
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", new))
        with pytest.raises(Problem, match="seat-occupied"):
            await at.change_seat(anna, table.record.id, 1, SeatWish("renew"))

    asyncio.run(story())


def test_a_link_that_was_renewed_elsewhere_opens_nothing() -> None:
    """Another process has written a new one a moment ago: who comes by the old one is too late."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open")
        before = table.record.seats[1]
        assert await at.store.change_seat(replace(before, secret="new"), before)  # noqa: S106 - of a test
        with pytest.raises(Problem, match="seat-taken"):
            await at.change_seat(ben, table.record.id, 1, SeatWish("take", before.secret))
        await take(at, table, ben, 1)

    asyncio.run(story())

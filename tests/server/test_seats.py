"""Seats: who sees a table, who takes a seat, and who gives it away."""

from __future__ import annotations

import asyncio

import pytest
from litestar.testing import TestClient

from saecula.kernel.problem import Problem
from saecula.server.app import make_app
from saecula.server.messages import SeatWish
from saecula.server.seats import may_watch
from tests.server.playing import Page, hall, person, table_of


def test_who_has_no_link_sees_nothing() -> None:
    """Matches are private."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "open")
        stranger = Page(table, None, key="guess")
        assert not may_watch(table.record, stranger.guest)
        with pytest.raises(Problem):
            await at.lobby(None, table.record.id, "guess")

    asyncio.run(story())


def test_the_links_of_seats_are_the_hosts_alone() -> None:
    """A guest learns no key but his own."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open", "open")
        for_host = await at.lobby(anna, table.record.id, "")
        assert all(seat["key"] for seat in for_host["seats"])
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
    """The seat was given up, and the answer says so: they still have its link."""
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
        assert (left.json()["you"], left.json()["seat"]) == ([], 1)
        assert left.json()["seats"][1]["kind"] == ("bot" if do == "bot" else "open")
        assert [seat["key"] for seat in left.json()["seats"]] == [None, None]


def test_the_host_gives_a_leavers_seat_to_a_bot_and_the_leaver_returns() -> None:
    """By the link of his seat."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open")
        wish = SeatWish("take", table.record.seats[1].secret)
        await at.change_seat(ben, table.record.id, 1, wish)
        await at.change_seat(ben, table.record.id, 1, SeatWish("leave"))
        await at.change_seat(anna, table.record.id, 1, SeatWish("bot", bot="random"))
        assert table.record.seats[1].kind == "bot"
        await at.change_seat(ben, table.record.id, 1, wish)
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

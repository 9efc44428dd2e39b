"""Sight: who may see what, by which door, and who may undo what, while a match runs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from saecula.kernel.problem import Problem
from saecula.match.odds import odds
from saecula.server import sight
from saecula.server.app import make_app
from saecula.server.guests import Guest
from saecula.server.messages import SeatWish
from saecula.store import SeatRecord
from tests.server.playing import Page, answer, hall, person, table_of, take, two

if TYPE_CHECKING:
    from saecula.server.hall import Hall
    from saecula.server.table import Table
    from saecula.store import Person


async def refused(at: Hall, table: Table, who: Person, seat: int, do: Any) -> str:  # noqa: ANN401 - a wish
    """Return why a change of seats is refused; nothing has changed then."""
    before = table.record.seats[seat]
    with pytest.raises(Problem) as caught:
        await at.change_seat(who, table.record.id, seat, SeatWish(do, before.secret, "random"))
    assert table.record.seats[seat] == before
    return caught.value.key


def read_by(table: Table, who: str | None) -> str:
    """Return the log as somebody may read it."""
    return sight.log_for(table.journal, Guest(who, ""))


def branched(table: Table, who: str | None, n: int) -> str:
    """Return why somebody may not play on from an event; nothing if they may."""
    try:
        sight.branched_log(table.journal, Guest(who, ""), n)
    except Problem as problem:
        return problem.key
    return ""


# -- seats ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["bronze", "sample"])
@pytest.mark.parametrize("do", ["open", "leave", "bot", "take"])
def test_nobody_drives_another_out_of_a_running_match(title: str, do: str) -> None:
    """Neither does the host: he would take the seat and look."""

    async def play(at: Hall, table: Table, anna: Person, _: Person) -> None:
        assert await refused(at, table, anna, 1, do) == ("seat-taken" if do == "take" else "seat-occupied")
        assert (await at.lobby(anna, table.record.id, ""))["running"]

    two(play, title)


def test_the_host_frees_a_seat_before_the_match_runs() -> None:
    """Somebody else came by the link; nobody has chosen yet."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open", "open")
        await take(at, table, ben, 1)
        assert not (await at.lobby(anna, table.record.id, ""))["running"]
        await at.change_seat(anna, table.record.id, 1, SeatWish("open"))
        assert table.record.seats[1].kind == "open"

    asyncio.run(story())


def test_a_seat_that_was_left_stays_closed_to_who_sits_elsewhere() -> None:
    """Its person returns, or somebody new comes; the host would know both hands."""

    async def play(at: Hall, table: Table, anna: Person, ben: Person) -> None:
        cleo = await person(at, "cleo")
        await at.change_seat(ben, table.record.id, 1, SeatWish("leave"))
        assert await refused(at, table, anna, 1, "take") == "seat-known"
        assert "seat 1  ?" in read_by(table, anna.id) or "nature  ?" in read_by(table, anna.id)
        assert branched(table, anna.id, table.match.n) == "branch-hidden"
        await take(at, table, ben, 1)
        await at.change_seat(ben, table.record.id, 1, SeatWish("leave"))
        await take(at, table, cleo, 1)
        await at.change_seat(anna, table.record.id, 0, SeatWish("leave"))
        assert await refused(at, table, ben, 0, "take") == "seat-known"
        await take(at, table, anna, 0)

    two(play)


def test_where_nothing_is_hidden_a_seat_that_was_left_is_free_for_all() -> None:
    """The host may play both sides."""

    async def play(at: Hall, table: Table, anna: Person, ben: Person) -> None:
        await at.change_seat(ben, table.record.id, 1, SeatWish("leave"))
        await take(at, table, anna, 1)
        assert sight.seats_of(table.record, Guest(anna.id, "")) == [0, 1]

    for title in ("bronze", "gentes"):
        two(play, title)


def test_who_has_looked_at_a_free_seat_keeps_it() -> None:
    """The host sits in a seat nobody ever had, and so knows its hand: nobody else gets that seat afterwards."""

    async def story() -> None:
        at = await hall(templates=True)
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open", "open", title="sample")
        await at.change_seat(anna, table.record.id, 1, SeatWish("take"))
        await at.change_seat(anna, table.record.id, 1, SeatWish("open"))
        assert await refused(at, table, ben, 1, "take") == "seat-known"
        await take(at, table, ben, 2)
        await at.change_seat(anna, table.record.id, 1, SeatWish("take"))

    asyncio.run(story())


def test_the_seat_of_a_bot_is_open_to_newcomers_alone() -> None:
    """Who plays against the bot would read its hand, and give it back."""

    async def story() -> None:
        at = await hall(templates=True)
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "random", title="sample")
        assert await refused(at, table, anna, 1, "take") == "seat-known"
        await at.change_seat(anna, table.record.id, 1, SeatWish("open"))
        assert await refused(at, table, anna, 1, "take") == "seat-known"
        await take(at, table, ben, 1)
        table.close()

    asyncio.run(story())


def test_who_has_sat_where_is_kept_on_disk() -> None:
    """After a restart, too; a store from before that knows of nobody."""

    async def play(at: Hall, table: Table, anna: Person, ben: Person) -> None:
        await at.change_seat(ben, table.record.id, 1, SeatWish("leave"))
        assert await at.store.knowers(table.record.id) == [(1, ben.id)]
        again = await hall(at.store, templates=True)
        assert await refused(again, await again.table(table.record.id), anna, 1, "take") == "seat-known"
        forget = "DELETE FROM migrations WHERE name = '006-knowers'"
        await at.store.database.write(("DROP TABLE knowers", ()), (forget, ()))
        await at.store.migrate()
        assert await at.store.knowers(table.record.id) == []

    two(play)


SEATS = [SeatRecord("m", 0, "person", "a", "", ""), SeatRecord("m", 1, "open", None, "", "")]
BOT = SeatRecord("m", 1, "bot", None, "random", "")
SHARED = [SeatRecord("m", seat, "person", "a", "", "") for seat in (0, 1)]


@pytest.mark.parametrize(
    ("seats", "sat", "seat", "person", "may"),
    [
        (SEATS, [], 1, "a", True),  # all seats are theirs, and ever were
        (SEATS, [], 1, "b", True),
        (SEATS, [(1, "b")], 1, "a", False),
        (SEATS, [(1, "b")], 1, "b", True),
        (SEATS, [(1, "b")], 1, "c", True),
        (SEATS, [(1, "a")], 1, "b", False),
        (SEATS, [(1, "a")], 1, "a", True),
        (SEATS, [(0, "b")], 1, "b", False),
        (SEATS, [(1, "")], 1, "a", False),
        ([SEATS[0], BOT], [], 1, "a", False),
        ([SEATS[0], BOT], [], 1, "b", True),
        ([BOT, BOT], [], 1, "b", True),
        ([*SHARED, SeatRecord("m", 2, "open", None, "", "")], [(2, "b")], 2, "c", True),
        ([*SHARED, SeatRecord("m", 2, "open", None, "", "")], [(2, "b")], 2, "a", False),
    ],
)
def test_who_has_known_two_seats_is_the_only_one_who_ever_knew_them(
    seats: list[SeatRecord],
    sat: list[tuple[int, str]],
    seat: int,
    person: str,
    may: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    """Whoever sits down, whoever sat there before."""
    numbered = [SeatRecord("m", at, one.kind, one.person, one.bot, "") for at, one in enumerate(seats)]
    assert sight.keeps_secrets(numbered, sat, seat, person) == may


# -- log and branch ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["sample", "khronos"])
def test_who_plays_alone_against_bots_reads_their_hands_at_the_end(title: str) -> None:
    """By HTTP: the log has “?” for what only a bot has seen, and there is no branch of it."""
    with TestClient(make_app(":memory:", None, templates=True, dice="seven")) as client:
        client.post("/api/me", json={"name": "Anna"})
        wish = {"title": title, "seats": ["me", "random"], "mode": "table"}
        path = f"/api/matches/{client.post('/api/matches', json=wish).json()['match']}"
        log = client.get(f"{path}/log").text
        assert "nature  ?" in log
        answer = client.post(f"{path}/branch", json={"n": 3})
        assert (answer.status_code, answer.json()["problem"]["key"]) == (403, "branch-hidden")
        assert client.post("/api/import", json={"log": log}).json()["problem"]["key"] == "log-hidden"


@pytest.mark.parametrize("title", ["bronze", "gentes"])
def test_where_no_choice_is_hidden_one_plays_on_against_bots(title: str) -> None:
    """Nothing is read that the seat had not seen."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "random", mode="table", title=title)
        page = await Page(table, "id-anna").come()
        assert page.picture["branch"]
        assert branched(table, "id-anna", table.match.n) == ""
        assert branched(table, "id-ben", table.match.n) == "not-yours"
        table.close()

    asyncio.run(story())


def test_an_undone_secret_of_a_bot_is_not_in_a_branch() -> None:
    """A branch is made of the log as its maker may read it."""

    async def story() -> None:
        at = await hall(templates=True)
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table", title="sands")
        table.record.seats[1] = SeatRecord(table.record.id, 1, "bot", None, "random", "")
        table.chores.close()
        guest = Guest("id-anna", "")
        while not sight.has_secrets(table.match):
            assert branched(table, "id-anna", table.match.n) == ""
            seat = table.match.to_act[0]
            table.match.accept(table.match.plan(seat, [table.match.choices(seat)[0]]))
        assert table.match.steps[-1].seen_by == 1 << table.match.steps[-1].event.seat
        n = table.match.n
        if table.match.steps[-1].event.seat == 0:
            table.match.accept(table.match.plan(1, [table.match.choices(1)[0]]))
            n += 1
        assert branched(table, "id-anna", n) == "branch-hidden"
        table.match.undo(1)
        assert sight.branched_log(table.journal, guest, n + 1).events[n - 1].choice < 0

    asyncio.run(story())


def test_one_device_reads_all_and_branches_and_odds_tell_what_all_may_know() -> None:
    """Every seat is theirs; who asks for odds is not known."""

    async def story() -> None:
        at = await hall(templates=True)
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table", title="sample")
        page = await Page(table, "id-anna").come()
        for seat in (0, 1):
            await answer(page, seat)
        assert "?" not in read_by(table, "id-anna")
        assert read_by(table, None) == table.match.log(-1)
        assert page.picture["branch"]
        assert branched(table, "id-anna", table.match.n) == ""
        eyes = sight.one_pair_of_eyes(table.journal, Guest("id-anna", ""))
        assert odds(table.match, eyes) == odds(table.match, -1) != odds(table.match, 0)

    asyncio.run(story())


def test_two_at_one_device_against_a_bot_read_what_both_have_seen() -> None:
    """The bot keeps its hand."""

    async def story() -> None:
        at = await hall(templates=True)
        table = await table_of(at, await person(at, "anna"), "me", "random", "me", mode="table", title="sample")
        words = read_by(table, "id-anna").splitlines()
        for seat, lines in ((0, table.match.log(0)), (2, table.match.log(2))):
            assert lines.count("?") > 0, seat
            for mine, seats in zip(words, lines.splitlines(), strict=True):
                assert mine == seats or "?" in seats
        assert any("?" in line for line in words)
        assert not (await Page(table, "id-anna").come()).picture["branch"]
        table.close()

    asyncio.run(story())


def test_a_match_of_bots_is_watched_as_everybody_may() -> None:
    """Also by its host, until it is over."""

    async def story() -> None:
        at = await hall(templates=True)
        table = await table_of(at, await person(at, "anna"), "random", "random", mode="table", title="sample")
        assert read_by(table, "id-anna") == table.match.log(-1)
        assert branched(table, "id-anna", 1) == "not-yours"
        await Page(table, "id-anna").come()
        while table.chores.bots and not table.chores.bots.done():
            await table.chores.bots
        assert read_by(table, "id-anna") == read_by(table, None) == table.match.log()
        assert branched(table, "id-anna", 1) == ""

    asyncio.run(story())


def test_a_free_seat_is_nobodys_to_look_through() -> None:
    """Neither by log and branch nor in the past."""

    async def story() -> None:
        at = await hall(templates=True)
        table = await table_of(at, await person(at, "anna"), "me", "open", title="sample")
        page = await Page(table, "id-anna").come()
        assert not page.picture["branch"]
        assert "nature  ?" in read_by(table, "id-anna")
        assert branched(table, "id-anna", table.match.n) == "branch-hidden"
        assert (await page.say(do="at", n=1, seat=1))["problem"]["key"] == "not-your-seat"

    asyncio.run(story())

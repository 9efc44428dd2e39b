"""Chance that nobody can bend: the exchange of secret numbers before a match begins."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from saecula.kernel.problem import Problem
from saecula.match.honesty import SERVER, check, fingerprint, number_of, read_chance, seed_of
from saecula.server import chance
from saecula.server.agreement import agreement_of, seed
from saecula.server.app import make_app
from saecula.server.forms import ChanceWish
from saecula.server.hall import Hall
from saecula.server.messages import NewMatch, SeatWish
from saecula.server.people import new_seed
from saecula.store import MatchRecord, open_store
from tests.server.playing import Page, Quick, person, table_of, take

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from saecula.server.table import Table
    from saecula.store import Person
    from tests.server.clocked import Watch

NUMBERS = ("a1" * 32, "b2" * 32, "c3" * 32)


def fresh(number: str) -> ChanceWish:
    """Return the fingerprint of a number."""
    return ChanceWish(fingerprint=fingerprint(number))


def told(number: str) -> ChanceWish:
    """Return a number."""
    return ChanceWish(number=number)


async def honest_hall(store: str = ":memory:") -> Hall:
    """Return a hall whose chance is as everywhere outside tests."""
    return Hall(await open_store(store), Quick(), new_seed)  # type: ignore[arg-type]


def two(play: Callable[[Hall, Table, Person, Person], Coroutine[Any, Any, None]]) -> None:
    """Seat Anna, who is the host, and Ben."""

    async def story() -> None:
        at = await honest_hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open")
        await play(at, table, anna, ben)
        await at.close()

    asyncio.run(story())


async def refused(table: Table, who: Person, wish: ChanceWish) -> str:
    """Return why something is not taken."""
    with pytest.raises(Problem) as problem:
        await chance.give(table.journal, who.id, wish)
    return problem.value.key


def test_the_match_begins_when_everybody_has_given_a_number() -> None:
    """First all fingerprints, then all numbers; before that nothing is drawn, and no number is told to anybody."""

    async def play(at: Hall, table: Table, anna: Person, ben: Person) -> None:
        give, journal = chance.give, table.journal
        await give(journal, anna.id, fresh(NUMBERS[0]))
        assert await refused(table, anna, told(NUMBERS[0])) == "chance-early"
        await take(at, table, ben, 1)
        assert await refused(table, anna, told(NUMBERS[0])) == "chance-early"
        assert (table.match.n, seed(table.record)) == (1, None)  # Ben's sitting alone
        await give(journal, ben.id, fresh(NUMBERS[1]))
        await give(journal, anna.id, told(NUMBERS[0]))
        lobby = await at.lobby(ben, table.record.id, "")
        assert not lobby["ready"]
        assert lobby["chance"]["waits_for"] == [1]
        assert [one["number"] for one in lobby["chance"]["seats"]] == [None, None]
        assert await refused(table, ben, told(NUMBERS[2])) == "chance-wrong"
        await give(journal, ben.id, told(NUMBERS[1]))
        lobby = await at.lobby(ben, table.record.id, "")
        assert lobby["ready"]
        assert [one["number"] for one in lobby["chance"]["seats"]] == [*NUMBERS[:2]]
        assert seed(table.record) == seed_of(table.record.seed, [(0, NUMBERS[0]), (1, NUMBERS[1])])
        drawn = [event for event in table.match.events if event.kind == 0]
        word = table.match.title.words.verb_of(drawn[0].choice)
        assert word.x(drawn[0].choice) == number_of(str(seed(table.record)), drawn[0].n) % 2  # who begins
        await give(journal, ben.id, told(NUMBERS[1]))  # once more, after a lost answer
        assert await refused(table, ben, fresh(NUMBERS[2])) == "chance-given"

    two(play)


def test_nobody_gives_anothers_fingerprint_or_another_number() -> None:
    """Nor does somebody who has no seat."""

    async def play(at: Hall, table: Table, anna: Person, ben: Person) -> None:
        await take(at, table, ben, 1)
        await chance.give(table.journal, anna.id, fresh(NUMBERS[0]))
        assert await refused(table, ben, fresh(NUMBERS[0])) == "chance-given"
        assert await refused(table, anna, fresh(NUMBERS[1])) == "chance-given"
        assert await refused(table, await person(at, "cleo"), fresh(NUMBERS[2])) == "not-yours"

    two(play)


@pytest.mark.parametrize("told_by", [(), (0,), (0, 1)], ids=["nobody", "one", "both"])
def test_whoever_vanishes_holds_nobody_up(watch: Watch, told_by: tuple[int, ...]) -> None:
    """After half a minute the match begins without the numbers that are missing, and the log says whose they are."""

    async def play(at: Hall, table: Table, anna: Person, ben: Person) -> None:
        await take(at, table, ben, 1)
        for i, one in enumerate((anna, ben)):
            await chance.give(table.journal, one.id, fresh(NUMBERS[i]))
        for i in told_by:
            await chance.give(table.journal, (anna, ben)[i].id, told(NUMBERS[i]))
        watch.now += chance.WAIT_SECONDS["live"] - 1
        assert (await at.lobby(anna, table.record.id, ""))["ready"] == (len(told_by) == 2)
        watch.now += 1
        assert (await at.lobby(anna, table.record.id, ""))["ready"]
        assert seed(table.record) == seed_of(table.record.seed, [(i, NUMBERS[i]) for i in told_by])
        log = await chance.log_with_chance(table.journal, table.match.log())
        given = {one.who: one.number for one in read_chance(log).contributions}
        assert given == {SERVER: ""} | {i: NUMBERS[i] if i in told_by else "" for i in (0, 1)}

    two(play)


def test_whoever_gives_no_fingerprint_leaves_the_others_their_part(watch: Watch) -> None:
    """Their time is up, and then the others have time to tell their numbers."""

    async def play(at: Hall, table: Table, anna: Person, ben: Person) -> None:
        await take(at, table, ben, 1)
        await chance.give(table.journal, anna.id, fresh(NUMBERS[0]))
        watch.now += chance.WAIT_SECONDS["live"]
        facts = (await at.lobby(anna, table.record.id, ""))["chance"]
        assert (facts["open"], facts["waits_for"], facts["settled"]) == (True, [0], False)
        await chance.give(table.journal, anna.id, told(NUMBERS[0]))
        assert seed(table.record) == seed_of(table.record.seed, [(0, NUMBERS[0])])

    two(play)


def test_a_new_person_in_a_seat_begins_the_exchange_anew() -> None:
    """What was given for the seat is forgotten; numbers that were told count no more."""

    async def play(at: Hall, table: Table, anna: Person, ben: Person) -> None:
        await take(at, table, ben, 1)
        await chance.give(table.journal, anna.id, fresh(NUMBERS[0]))
        await chance.give(table.journal, ben.id, fresh(NUMBERS[1]))
        await chance.give(table.journal, anna.id, told(NUMBERS[0]))
        await at.change_seat(ben, table.record.id, 1, SeatWish("leave"))
        assert agreement_of(table.record).seats == {}
        assert agreement_of(table.record).until == 0
        await chance.give(table.journal, anna.id, fresh(NUMBERS[2]))
        await take(at, table, ben, 1)
        assert list(agreement_of(table.record).seats) == [0]

    two(play)


def test_a_person_with_several_seats_gives_one_number_and_bots_none() -> None:
    """On one device one page is enough; where only bots play, the server's number is."""

    async def story() -> None:
        at = await honest_hall()
        anna = await person(at, "anna")
        table = await table_of(at, anna, "greedy", "me", "me", mode="table")
        await chance.give(table.journal, anna.id, fresh(NUMBERS[0]))
        await chance.give(table.journal, anna.id, told(NUMBERS[0]))
        assert seed(table.record) == seed_of(table.record.seed, [(1, NUMBERS[0])])
        bots = await table_of(at, anna, "greedy", "greedy")
        assert seed(bots.record) == bots.record.seed
        await at.close()

    asyncio.run(story())


def test_another_process_goes_on_with_the_same_seed(tmp_path: Path) -> None:
    """What one process settled, another reads from the store, and a restart changes nothing."""

    async def story() -> None:
        at = await honest_hall(str(tmp_path / "store.db"))
        anna = await person(at, "anna")
        table = await table_of(at, anna, "me", "greedy")
        await chance.give(table.journal, anna.id, fresh(NUMBERS[0]))
        await chance.give(table.journal, anna.id, told(NUMBERS[0]))
        match, events = table.record.id, table.match.log()
        await at.close()
        again = await honest_hall(str(tmp_path / "store.db"))
        assert (await again.table(match)).match.log() == events
        await again.close()

    asyncio.run(story())


def test_the_log_of_a_finished_match_proves_its_chance() -> None:
    """Played over HTTP alone as the page does; while the match runs, the log hides the server's number."""
    with TestClient(make_app(":memory:", None)) as client:
        client.post("/api/me", json={"name": "Anna"})
        match = client.post("/api/matches", json={"title": "bronze", "seats": ["me"], "mode": "table"}).json()["match"]
        path = f"/api/matches/{match}"
        lobby: dict[str, Any] = client.get(path).json()
        assert not lobby["ready"]
        number = NUMBERS[0]
        lobby = client.post(f"{path}/chance", json={"fingerprint": fingerprint(number)}).json()
        assert lobby["chance"]["open"]
        assert client.post(f"{path}/chance", json={"number": number}).json()["ready"]
        running = client.get(f"{path}/log").text
        server, mine = read_chance(running).contributions
        assert (server.number, mine.number) == ("", number)
        log = finished(client, match)
        verdict = check(log)
        assert verdict.told
        assert verdict.findings == []
        assert verdict.events > 20
        assert read_chance(log).contributions[0].fingerprint == server.fingerprint == lobby["chance"]["server"]


def finished(client: TestClient[Any], match: str) -> str:
    """Play a match to its end over a socket, and return its log."""
    with client.websocket_connect(f"/ws/{match}") as socket:
        socket.send_json({"do": "hello", "id": 0})
        picture = socket.receive_json()["picture"]
        while not picture["over"]:
            ask = picture["asks"][0]
            number = ask["choices"][-1][0]
            socket.send_json({"do": "choose", "id": 1, "seat": ask["seat"], "ask": ask["ask"], "choices": [number]})
            picture = socket.receive_json()["now"]
    return client.get(f"/api/matches/{match}/log").text


@pytest.mark.parametrize("wish", [{"number": "a1"}, {"fingerprint": "A1" * 32}, {"number": "a1" * 33}])
def test_only_numbers_of_32_bytes_are_read(wish: dict[str, str]) -> None:
    """As hexadecimal digits, small letters."""
    with TestClient(make_app(":memory:", None)) as client:
        client.post("/api/me", json={"name": "Anna"})
        match = client.post("/api/matches", json={"title": "bronze", "seats": ["me"]}).json()["match"]
        answer: httpx.Response = client.post(f"/api/matches/{match}/chance", json=wish)
        assert (answer.status_code, answer.json()["problem"]["key"]) == (400, "message-wrong")


def test_a_match_from_before_has_the_seed_of_the_server_alone() -> None:
    """Its record says nothing of an exchange."""
    record = MatchRecord("m", "bronze", "", "anna", "live", 0, "w", "5eed")
    assert seed(record) == "5eed"
    assert msgspec.to_builtins(agreement_of(record))["settled"]


def test_a_match_that_goes_on_from_a_log_has_a_seed_from_there_on() -> None:
    """What was drawn before came from another one."""

    async def story() -> None:
        at = await honest_hall()
        anna = await person(at, "anna")
        first = await at.new_match(anna, NewMatch(title="bronze", seats=["greedy", "greedy"]))
        text = (await at.table(first.id)).match.log()
        brought = await at.table((await at.bring(anna, text)).id)
        assert agreement_of(brought.record).first == text.count("\n") - 1
        page = await Page(brought, anna.id).come()
        assert not page.picture["asks"]
        await at.close()

    asyncio.run(story())

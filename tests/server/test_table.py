"""The table, without sockets: what is accepted, refused, told, undone."""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import Any

import pytest

from saecula.kernel.problem import Problem
from saecula.match.honesty import number_of
from saecula.server.messages import SeatWish, read_message
from saecula.store import Lost
from tests.games.sands.test_journeys import migrating
from tests.games.sands.world import ANGELIKA, MARION
from tests.server.playing import Page, hall, person, table_of, two_at_a_table


def test_a_page_hears_a_picture_with_its_question() -> None:
    """A hello is answered by what is true now, in the page's language."""

    async def story() -> None:
        at = await hall()
        page = await Page(await table_of(at, await person(at, "anna"), "me", mode="table"), "id-anna", lang="de").come()
        assert page.picture["you"] == [0]
        assert page.ask["key"] == "ask-reroll"
        assert "Würfel" in page.ask["text"]
        assert page.picture["facts"]
        assert page.picture["seed"] is None
        assert len(page.picture["seed_hash"]) == 64

    asyncio.run(story())


def test_a_choice_is_on_disk_before_anybody_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk is full, nothing is true and nothing is told."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", mode="table")
        page = await Page(table, "id-anna").come()
        before, heard = table.match.log(), len(page.heard)

        async def full(*_: Any) -> bool:  # noqa: ANN401
            raise Lost("full")

        monkeypatch.setattr(at.store, "append", full)
        assert (await page.choose("done"))["problem"]["key"] == "store-lost"
        assert table.match.log() == before
        assert len(page.heard) == heard + 1

    asyncio.run(story())


def test_a_double_click_counts_once() -> None:
    """The second message finds the question closed and gets a fresh picture."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", mode="table")
        page = await Page(table, "id-anna").come()
        ask = page.ask
        message = {"do": "choose", "seat": 0, "ask": ask["ask"], "choices": [0]}
        assert (await page.say(**message))["ok"]
        events = len(table.match.events)
        assert (await page.say(**message))["problem"]["key"] == "ask-closed"
        assert len(table.match.events) == events

    asyncio.run(story())


def test_nobody_chooses_for_another_seat() -> None:
    """The seat comes from the cookie, not from the message."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open")
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", table.record.seats[1].secret))
        pages = [await Page(table, one).come() for one in ("id-anna", "id-ben")]
        active = table.match.to_act[0]
        asked, other = pages[active], pages[1 - active]
        assert other.picture["asks"] == []
        stolen = {"do": "choose", "seat": active, "ask": asked.ask["ask"], "choices": [0]}
        assert (await other.say(**stolen))["problem"]["key"] == "not-your-seat"
        early = {"do": "choose", "seat": 1 - active, "ask": asked.ask["ask"], "choices": [0]}
        assert (await other.say(**early))["problem"]["key"] == "ask-closed"

    asyncio.run(story())


def test_everybody_hears_of_a_choice() -> None:
    """Spectators too, who have no seat and no question."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        page = await Page(table, "id-anna").come()
        watcher = await Page(table, None, key=table.record.watch).come()
        n = watcher.picture["n"]
        await page.choose("done")
        assert watcher.picture["n"] > n
        assert watcher.picture["you"] == []
        assert watcher.picture["asks"] == []
        assert (await watcher.say(do="choose", seat=0, ask=1, choices=[0]))["problem"]["key"] == "not-your-seat"

    asyncio.run(story())


def test_an_answer_that_is_sent_again_counts_once() -> None:
    """Also where the same question is put twice: may Marion use your roads in Italy, and in Spain?"""

    async def story() -> None:
        at = await hall()
        asked = migrating(
            "capital gallia, gallia PP",
            "capital italia, province hispania",
            structures={"italia": ["roads"], "hispania": ["roads"]},
        ).play(MARION, "request hispania", "request italia")
        record = await at.bring(await person(at, "anna"), asked.match.log())
        table = await at.table(record.id)
        page = await Page(table, "id-anna").come()
        words = {"do": "choose", "seat": ANGELIKA, "ask": page.ask["ask"], "choices": [page.ask["choices"][0][0]]}
        assert (await page.say(**words))["ok"]
        again = await page.say(**words)
        assert again["problem"]["key"] == "ask-closed"
        assert again["now"]["to_act"] == [ANGELIKA]
        assert (await page.say(**words | {"ask": page.ask["ask"]}))["ok"]
        assert table.match.to_act == (MARION,)

    asyncio.run(story())


def test_somebody_asks_whether_the_table_is_there() -> None:
    """And is answered, whoever it is: so a connection that died in silence is found out."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", mode="table")
        before = table.match.log()
        page = await Page(table, None, key=table.record.watch).come()
        assert await page.say(do="ping", id=12) == {"re": 12, "ok": True}
        assert table.match.log() == before

    asyncio.run(story())


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    """In the language of the page."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        page = await Page(table, "id-anna", lang="de").come()
        before = table.match.log()
        answer = await page.choose("buy masonry coins")
        assert answer["refused"]["key"] == "refusal-not-asked-now"
        assert table.match.log() == before
        why = await page.say(do="why", seat=page.ask["seat"], thing="development/masonry")
        told = [reason["text"] for reason in why["reasons"]]
        assert told == [
            "In der offenen Frage geht es nicht um: Mauerwerk.",
            table.match.help("development/masonry", "de"),
        ]

    asyncio.run(story())


def test_preview_help_and_replay_answer_the_sender_alone() -> None:
    """Nothing changes, nobody else is disturbed."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", mode="table")
        page = await Page(table, "id-anna").come()
        other = await Page(table, None, key=table.record.watch).come()
        heard, before = len(other.heard), table.match.log()
        assert (await page.say(do="preview", seat=0, choices=[0]))["lines"] is not None
        assert "30" in (await page.say(do="help", thing="development/masonry"))["text"]
        then = await page.say(do="at", n=1, seat=-1)
        assert then["picture"]["n"] == 1
        assert (await other.say(do="at", n=1, seat=0))["problem"]["key"] == "not-your-seat"
        assert table.match.log() == before
        assert len(other.heard) == heard + 1

    asyncio.run(story())


def test_a_page_that_missed_something_gets_one_picture_with_all_lines() -> None:
    """It says its last n and hears the rest."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", mode="table")
        page = await Page(table, "id-anna").come()
        n = page.picture["n"]
        await page.choose("done")
        again = await Page(table, "id-anna").come(n)
        assert [line["n"] for line in again.picture["lines"]] == [
            step.event.n for step in table.match.steps if step.event.n > n for _ in step.lines
        ]

    asyncio.run(story())


def test_bots_play_until_a_person_is_asked() -> None:
    """Also several bots in a row; the match ends by itself among bots, while somebody watches."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "random", "greedy", mode="table")
        await Page(table, "id-anna").come()
        while table.chores.bots and not table.chores.bots.done():
            await table.chores.bots
        assert table.match.over

    asyncio.run(story())


def test_a_match_goes_on_where_it_was_after_a_restart() -> None:
    """The disk knows everything."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        page = await Page(table, "id-anna").come()
        await page.choose("done")
        again = await hall(at.store)
        assert (await again.table(table.record.id)).match.digest() == table.match.digest()

    asyncio.run(story())


def test_two_processes_at_one_match_lose_nothing() -> None:
    """The key (match, n) decides; the slower one catches up."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        other = await (await hall(at.store)).table(table.record.id)
        one, two = await Page(table, "id-anna").come(), await Page(other, "id-anna").come()
        assert (await one.choose("done"))["ok"]
        assert (await two.choose("done"))["problem"]["key"] == "ask-closed"
        assert other.match.digest() == table.match.digest()

    asyncio.run(story())


@pytest.mark.parametrize(
    "data",
    [
        "",
        "[]",
        "null",
        '{"do": "fly"}',
        '{"do": "choose", "seat": 99, "choices": [1]}',
        '{"do": "choose", "choices": []}',
        '{"do": "choose", "choices": ["one"]}',
        json.dumps({"do": "choose", "choices": [1] * 1000}),
        '{"do": "help", "thing": "' + "x" * 1000 + '"}',
        "[" * 5000,
        "x" * 30_000,
        '{"do": "hello", "lang": "en", "n": -5}',
        '{"do": "hello", "cheat": true}',
    ],
)
def test_malformed_messages_are_problems(data: str) -> None:
    """Whatever comes from outside is checked."""
    with pytest.raises(Problem):
        read_message(data)


def test_the_picture_of_a_seat_tells_no_seed_and_no_keys() -> None:
    """What a seat may not know is not in its picture."""

    async def play(table: Any, active: Page, other: Page) -> None:  # noqa: ANN401
        for page in (active, other):
            told = json.dumps(page.heard)
            assert table.record.seed not in told
            assert table.record.watch not in told
            assert not any(seat.secret in told for seat in table.record.seats)

    two_at_a_table(play)


def test_a_finished_match_publishes_its_seed_and_every_die_can_be_checked() -> None:
    """Trust in dice: the hash was shown at the start."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "random", mode="table")
        await Page(table, None, table.record.watch).come()
        while table.chores.bots and not table.chores.bots.done():
            await table.chores.bots
        page = await Page(table, "id-anna").come()
        seed = page.picture["seed"]
        assert hashlib.sha256(seed.encode()).hexdigest() == page.picture["seed_hash"]
        words = table.match.title.words
        first = next(event for event in table.match.events if words.notation(event.choice).startswith("roll"))
        assert words.verb_of(first.choice).x(first.choice) == number_of(seed, first.n) % 6

    asyncio.run(story())


def test_one_broken_log_keeps_no_other_match_from_going_on() -> None:
    """After a start every match that folds goes on; the broken one is a problem of its own."""

    async def story() -> None:
        at = await hall()
        anna = await person(at, "anna")
        broken, sound = [await table_of(at, anna, "me", "random", mode="table") for _ in range(2)]
        sentence = "UPDATE events SET line = 'seat 0  fly' WHERE match = ? AND n = 1"
        await at.store.database.write((sentence, (broken.record.id,)))
        again = await hall(at.store)
        await again.wake_all()
        assert sound.record.id in again.tables
        with pytest.raises(Problem):
            await again.table(broken.record.id)
        for table in (*at.tables.values(), *again.tables.values()):
            table.close()

    asyncio.run(story())

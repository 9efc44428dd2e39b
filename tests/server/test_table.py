"""The table, without sockets: what is accepted, refused, told, undone."""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import TYPE_CHECKING, Any

import pytest

from saecula.kernel.problem import Problem
from saecula.server.messages import SeatWish, read_message
from saecula.server.people import nature_of
from saecula.server.seats import may_watch
from saecula.store import Lost
from tests.games.sands.test_journeys import migrating
from tests.games.sands.world import ANGELIKA, MARION
from tests.server.playing import Page, hall, person, table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine


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


def two_at_a_table(play: Callable[[Any, Page, Page], Coroutine[Any, Any, None]]) -> None:
    """Seat two people, the one to act first."""

    async def story() -> None:
        at = await hall()
        anna, ben = await person(at, "anna"), await person(at, "ben")
        table = await table_of(at, anna, "me", "open")
        await at.change_seat(ben, table.record.id, 1, SeatWish("take", table.record.seats[1].secret))
        pages = [await Page(table, one).come() for one in ("id-anna", "id-ben")]
        active = table.match.to_act[0]
        await play(table, pages[active], pages[1 - active])

    asyncio.run(story())


def test_an_undo_that_teaches_nobody_is_free() -> None:
    """Taking back a marked die needs no consent."""

    async def play(table: Any, active: Page, _: Page) -> None:  # noqa: ANN401
        piece = active.ask["pieces"][0][0]
        before = table.match.digest()
        await active.say(do="choose", seat=active.ask["seat"], ask=active.ask["ask"], choices=[piece])
        assert active.picture["undo"] == {str(active.ask["seat"]): "free"}
        assert (await active.say(do="undo", seat=active.ask["seat"]))["ok"]
        assert table.match.digest() == before
        assert active.picture["redo"]
        assert (await active.say(do="redo", seat=active.ask["seat"]))["ok"]

    two_at_a_table(play)


@pytest.mark.parametrize("yes", [True, False])
def test_an_undo_of_seen_dice_needs_consent(yes: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """It becomes a proposal that the other answers."""

    async def play(table: Any, active: Page, other: Page) -> None:  # noqa: ANN401
        seat = active.ask["seat"]
        before = table.match.digest()
        piece = active.ask["pieces"][0]
        await active.say(do="choose", seat=seat, ask=active.ask["ask"], choices=[piece[0]] * piece[1] + [0])
        after = table.match.digest()
        assert (await active.say(do="undo", seat=seat))["proposed"]
        n = other.picture["proposal"]["n"]
        assert other.picture["proposal"] == {"seat": seat, "n": n, "about": "undo", "waits_for": [1 - seat]}
        assert (await active.say(do="consent", seat=seat, yes=True))["problem"]["key"] == "nothing-proposed"
        await other.say(do="consent", seat=1 - seat, yes=yes)
        assert table.match.digest() == (before if yes else after)
        assert other.picture["proposal"] is None

    two_at_a_table(play)


def test_who_is_away_is_not_asked_for_consent() -> None:
    """A bot sits in for him; it does not mind."""

    async def play(table: Any, active: Page, other: Page) -> None:  # noqa: ANN401
        seat = active.ask["seat"]
        before = table.match.digest()
        assert (await other.say(do="bot", seat=1 - seat, on=True))["ok"]
        piece = active.ask["pieces"][0]
        await active.say(do="choose", seat=seat, ask=active.ask["ask"], choices=[piece[0]] * piece[1] + [0])
        assert (await active.say(do="undo", seat=seat))["ok"]
        assert table.match.digest() == before
        table.close()

    two_at_a_table(play)


def test_an_answer_to_a_question_that_was_undone_finds_no_door() -> None:
    """An undo gives the reopened question a new number."""

    async def story() -> None:
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", mode="table")
        page = await Page(table, "id-anna").come()
        first = page.ask["ask"]
        await page.choose("done")
        await page.say(do="undo", seat=0)
        late = await page.say(do="choose", seat=0, ask=first, choices=[0])
        assert late["problem"]["key"] == "ask-closed"
        assert (await page.choose("done"))["ok"]

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
        assert words.verb_of(first.choice).x(first.choice) == nature_of(seed, first.n) % 6

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

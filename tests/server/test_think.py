"""Workers: whatever a bot does, its table goes on, and no other table notices."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from saecula.kernel.problem import Problem
from saecula.server import chores
from saecula.server import pool as pooling
from saecula.server.kept import BotQuestion, question_of, whole
from saecula.server.pool import Pool
from saecula.server.think import INSTANT_BOT, Thinkers
from saecula.server.worker import Failed, Stuck, Worker
from saecula.store import open_store
from tests.server import thoughts
from tests.server.playing import Page, Quick, hall, person, table_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path

LONG = 600.0  # seconds that no thought of these tests needs


def told(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story, which has an end."""
    asyncio.run(asyncio.wait_for(story(), LONG))


@asynccontextmanager
async def pool(workers: int) -> AsyncIterator[Pool]:
    """Have workers for a while."""
    found = Pool(workers)
    try:
        yield found
    finally:
        found.close()


async def thought(of: Pool, match: str, job: Callable[..., Any], *facts: object, person: str = "anna") -> Any:  # noqa: ANN401
    """Let the worker of a match do something else than bots do."""
    async with of.turn(person, match) as grant:
        return await of.think(grant.worker, job, *facts)


class Troubled(Thinkers):
    """Thinkers whose every thought is the same bad one, but for those of one bot."""

    def __init__(self, bad: Callable[..., Any], seconds: float = LONG, sound: str = INSTANT_BOT) -> None:
        super().__init__(1)
        self.bad = bad
        ask = self.pool.ask

        async def asked(worker: Worker, question: BotQuestion, job: Callable[..., Any], *facts: object) -> Any:  # noqa: ANN401
            is_sound = facts == (sound,)
            self.pool.max_seconds = LONG if is_sound else seconds
            return await ask(worker, question, job if is_sound else self.bad, *facts)

        self.pool.ask = asked  # type: ignore[method-assign]


async def a_question() -> BotQuestion:
    """Return the first question of a match."""
    at = await hall()
    table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
    return question_of(table.journal, table.match.to_act[0])


def instant(question: BotQuestion) -> str:
    """Return the choice of the bot that needs no time."""
    return whole(question.news()).choose(question.seat, question.seed, INSTANT_BOT)


def test_a_thought_without_end_is_ended_and_the_next_one_is_thought() -> None:
    """Its process is killed, and those who waited in line behind it are served by a new one."""

    async def story() -> None:
        async with pool(1) as one:
            before = await thought(one, "m", thoughts.here)
            with pytest.raises(Stuck):
                await one.workers[0].think(0.0, thoughts.without_end)
            assert await thought(one, "m", thoughts.here) != before

    told(story)


def test_a_stuck_worker_is_replaced_before_anybody_asks() -> None:
    """Nobody waits for its new process to begin."""

    async def story() -> None:
        async with pool(1) as one:
            [worker] = one.workers
            with pytest.raises(Stuck):
                await worker.think(0.0, thoughts.without_end)
            await asyncio.wrap_future(worker._line.submit(bool))  # after all that was to be done there
            assert worker.is_ready

    told(story)


def test_a_stuck_worker_keeps_no_other_from_thinking() -> None:
    """What another worker thinks meanwhile is not lost: it is the same process afterwards."""

    async def story() -> None:
        async with pool(2) as both:
            one, other = both.workers
            before = await other.think(LONG, thoughts.here)
            with pytest.raises(Stuck):
                await one.think(0.0, thoughts.without_end)
            assert await other.think(LONG, thoughts.here) == before

    told(story)


@pytest.mark.parametrize("bad", [thoughts.wrong, thoughts.leaving])
def test_a_thought_that_fails_leaves_its_process_alive(bad: Callable[..., Any]) -> None:
    """Even one that wants to leave."""

    async def story() -> None:
        async with pool(1) as one:
            before = await thought(one, "m", thoughts.here)
            with pytest.raises(Failed, match=r"ZeroDivisionError|SystemExit"):
                await thought(one, "m", bad)
            assert await thought(one, "m", thoughts.here) == before

    told(story)


def test_a_thought_whose_process_dies_is_repeated(tmp_path: Path) -> None:
    """Once, in a new process."""

    async def story() -> None:
        async with pool(1) as one:
            assert await thought(one, "m", thoughts.dying_once, str(tmp_path / "marker"))

    told(story)


def test_who_has_waited_too_long_behind_others_gets_a_choice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a crowd of people gets quick choices instead of none; one's own crowd is no reason."""

    async def story() -> None:
        question = await a_question()
        monkeypatch.setattr(pooling, "MAX_SECONDS_IN_LINE", -1.0)
        late = Troubled(thoughts.wrong)
        late.pool.think = fail_but_for(INSTANT_BOT, late.pool.think)  # type: ignore[method-assign]
        assert await late.choose(question, "expert") == instant(question)
        late.close()

    told(story)


def fail_but_for(bot: str, think: Callable[..., Any]) -> Callable[..., Any]:
    """Return a way to think that only one bot may use."""

    async def checked(worker: Worker, job: Callable[..., Any], *facts: object) -> Any:  # noqa: ANN401
        assert facts[-1] == bot
        return await think(worker, job, *facts)

    return checked


@pytest.mark.parametrize(
    ("bad", "seconds"),
    [(thoughts.wrong, LONG), (thoughts.leaving, LONG), (thoughts.dying, LONG), (thoughts.without_end, 0.0)],
)
def test_whatever_a_bot_does_there_is_a_choice(bad: Callable[..., Any], seconds: float) -> None:
    """The choice of one who needs no time; a hint that fails is a problem told in a sentence."""

    async def story() -> None:
        question = await a_question()
        one = Troubled(bad, seconds)
        assert await one.choose(question, "expert") == instant(question)
        with pytest.raises(Problem, match="no-hint"):
            await one.hint(question)
        one.close()

    told(story)


def test_if_rules_of_thumb_fail_too_the_first_legal_choice_is_taken() -> None:
    """A choice is always found."""

    async def story() -> None:
        question = await a_question()
        one = Troubled(thoughts.wrong, sound="nobody")
        assert await one.choose(question, "expert") == whole(question.news()).first_choice(question.seat)
        one.close()

    told(story)


class Failing(Quick):
    """Thinkers that fail some times before they think."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    async def choose(self, question: BotQuestion, bot: str) -> str:
        """Fail, or think."""
        if self.times:
            self.times -= 1
            raise ZeroDivisionError
        return await super().choose(question, bot)


def test_bots_go_on_whatever_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault does not end the bots of a table: they try again."""
    monkeypatch.setattr(chores, "RETRY_SECONDS", 0.0)

    async def story() -> None:
        at = await hall()
        at.thinkers = Failing(2)  # type: ignore[assignment]
        table = await table_of(at, await person(at, "anna"), "random", "greedy", mode="table")
        await Page(table, "id-anna").come()
        assert table.chores.bots is not None
        await table.chores.bots
        assert table.match.over

    told(story)


def test_a_restart_picks_up_the_tables_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if one of them cannot be opened, for whatever reason."""

    async def story() -> None:
        store = await open_store(":memory:")
        before = await hall(store)
        anna = await person(before, "anna")
        wrong, sound = [await table_of(before, anna, "me", "greedy", mode="table") for _ in range(2)]
        assert sound.chores.bot_seat() is not None
        leave(wrong, sound)
        after = await hall(store)
        events = store.events

        async def read(match: str, n: int) -> Any:  # noqa: ANN401 - as the store gives them
            if match == wrong.record.id:
                raise ZeroDivisionError
            return await events(match, n)

        monkeypatch.setattr(store, "events", read)
        await after.wake_all()
        again = after.tables[sound.record.id]
        assert again.chores.bots is not None
        await again.chores.bots
        assert again.chores.bot_seat() is None
        assert again.match.to_act == (0,)

    told(story)


def leave(*tables: Any) -> None:  # noqa: ANN401 - tables
    """Leave tables as a server that stops."""
    for table in tables:
        table.close()

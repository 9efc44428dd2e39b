"""Workers: whatever a bot does, its table goes on, and no other table notices."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from saecula.kernel.problem import Problem
from saecula.server import chores
from saecula.server import think as thinking
from saecula.server.think import Thinkers, substitute
from saecula.server.worker import Failed, Late, Stuck, Worker
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
async def thinkers(count: int) -> AsyncIterator[Thinkers]:
    """Have workers for a while."""
    found = Thinkers(count)
    try:
        yield found
    finally:
        found.close()


class Troubled(Thinkers):
    """Thinkers whose every thought is the same bad one."""

    def __init__(self, bad: Callable[..., Any]) -> None:
        super().__init__(1)
        self.bad = bad

    async def thought(self, match: str, job: Callable[..., Any], *facts: object) -> Any:  # noqa: ANN401
        """Think something else."""
        return await super().thought(match, self.bad)


async def a_log() -> tuple[str, int]:
    """Return the log of a fresh match, and the seat that is asked."""
    at = await hall()
    table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
    return table.match.log(), table.match.to_act[0]


def test_a_thought_without_end_is_ended_and_the_next_one_is_thought() -> None:
    """Its process is killed, and those who waited in line behind it are served by a new one."""

    async def story() -> None:
        worker = Worker()
        before = await worker.think(LONG, LONG, thoughts.here)
        stuck = asyncio.create_task(worker.think(0.0, LONG, thoughts.without_end))
        behind = asyncio.create_task(worker.think(LONG, LONG, thoughts.here))
        with pytest.raises(Stuck):
            await stuck
        assert await behind != before
        worker.close()

    told(story)


def test_a_stuck_worker_concerns_its_own_matches_alone() -> None:
    """What another worker thinks meanwhile is not lost: it is the same process afterwards."""

    async def story() -> None:
        async with thinkers(2) as both:
            one, other = both.workers
            before = await other.think(LONG, LONG, thoughts.here)
            with pytest.raises(Stuck):
                await one.think(0.0, LONG, thoughts.without_end)
            assert await other.think(LONG, LONG, thoughts.here) == before

    told(story)


def test_a_match_keeps_its_worker() -> None:
    """A plan that a bot keeps in mind is there for its next choice; matches are spread over all workers."""

    async def story() -> None:
        async with thinkers(3) as three:
            matches = [f"match-{i}" for i in range(100)]
            places = [three.worker_of(match) for match in matches]
            assert places == [three.worker_of(match) for match in matches]
            assert set(places) == set(three.workers)
            where = [await three.thought("match-7", thoughts.here) for _ in range(3)]
            assert len(set(where)) == 1

    told(story)


@pytest.mark.parametrize("thought", [thoughts.wrong, thoughts.leaving])
def test_a_thought_that_fails_leaves_its_process_alive(thought: Callable[..., Any]) -> None:
    """Even one that wants to leave."""

    async def story() -> None:
        worker = Worker()
        before = await worker.think(LONG, LONG, thoughts.here)
        with pytest.raises(Failed, match=r"ZeroDivisionError|SystemExit"):
            await worker.think(LONG, LONG, thought)
        assert await worker.think(LONG, LONG, thoughts.here) == before
        worker.close()

    told(story)


def test_a_thought_whose_process_dies_is_repeated(tmp_path: Path) -> None:
    """Once, in a new process."""

    async def story() -> None:
        async with thinkers(1) as one:
            assert await one.thought("m", thoughts.dying_once, str(tmp_path / "marker"))

    told(story)


def test_who_has_waited_too_long_in_line_is_not_begun() -> None:
    """So that a crowd of tables gets quick choices instead of none."""

    async def story() -> None:
        worker = Worker()
        with pytest.raises(Late):
            await worker.think(LONG, -1.0, thoughts.here)
        worker.close()

    told(story)


@pytest.mark.parametrize(
    ("thought", "seconds"),
    [(thoughts.wrong, LONG), (thoughts.leaving, LONG), (thoughts.dying, LONG), (thoughts.without_end, 0.0)],
)
def test_whatever_a_bot_does_there_is_a_choice(
    thought: Callable[..., Any], seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choice of one who needs no time; a hint that fails is a problem told in a sentence."""
    monkeypatch.setattr(thinking, "MAX_SECONDS_PER_THOUGHT", seconds)

    async def story() -> None:
        log, seat = await a_log()
        one = Troubled(thought)
        assert await one.choose("m", log, seat, "expert", 5) == substitute(log, seat, 5)
        with pytest.raises(Problem, match="no-hint"):
            await one.hint("m", log, seat, 5)
        one.close()

    told(story)


def test_if_rules_of_thumb_fail_too_the_first_legal_choice_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice is always found."""

    async def story() -> None:
        log, seat = await a_log()
        monkeypatch.setattr(thinking, "think", thoughts.wrong)
        at = await hall()
        table = await table_of(at, await person(at, "anna"), "me", "me", mode="table")
        assert substitute(log, seat, 5) == table.match.choices(seat)[0].notation

    told(story)


class Failing(Quick):
    """Thinkers that fail some times before they think."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    async def choose(self, match: str, log: str, seat: int, bot: str, seed: int, host: str = "") -> str:
        """Fail, or think."""
        if self.times:
            self.times -= 1
            raise ZeroDivisionError
        return await super().choose(match, log, seat, bot, seed, host)


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

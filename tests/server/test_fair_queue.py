"""The line in front of the workers: people are served in turn, then the tables of each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any

from saecula.server.pool import Pool
from saecula.server.worker import Worker


def told(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story, which has an end."""
    asyncio.run(asyncio.wait_for(story(), 120))


async def settle() -> None:
    """Let everything run that can run now."""
    for _ in range(20):
        await asyncio.sleep(0)


class Slow(Worker):
    """A worker whose thoughts end when the test says so."""

    def __init__(self, thinking: list[Slow]) -> None:
        super().__init__()
        self.thinking = thinking
        self.job = ""

    @property
    def is_ready(self) -> bool:
        """Say whether it was ever asked."""
        return bool(self.job)

    async def think(self, most: float, job: Any, *facts: object) -> Any:  # noqa: ANN401
        """Begin a thought."""
        self.job = job
        self.thinking.append(self)
        self._thought = Future()
        self._thought.set_running_or_notify_cancel()
        return await asyncio.wrap_future(self._thought)

    def end(self) -> str:
        """End the thought, and tell which it was."""
        assert self._thought is not None
        self.thinking.remove(self)
        self._thought.set_result(self.job)
        return self.job


class Company:
    """A pool of slow workers, and those who think there."""

    def __init__(self, workers: int) -> None:
        self.thinking: list[Slow] = []
        self.pool = Pool(workers)
        self.pool.workers = [Slow(self.thinking) for _ in range(workers)]

    def ask(self, person: str, match: str, job: str = "") -> asyncio.Task[Any]:
        """Ask for a thought, which is called like its match."""

        async def thought() -> Any:  # noqa: ANN401
            async with self.pool.turn(person, match) as grant:
                found = await self.pool.think(grant.worker, job or match)  # type: ignore[arg-type]
                grant.worker.note(match, 1)
                return found

        return asyncio.create_task(thought())

    @property
    def jobs(self) -> list[str]:
        """What is thought at present."""
        return [worker.job for worker in self.thinking]

    async def end_all(self) -> list[str]:
        """Let everything be thought to its end, one after another; tell the order."""
        ended = []
        while self.thinking:
            ended.append(self.thinking[0].end())
            await settle()
        return ended


def test_whoever_has_many_matches_waits_for_themselves_alone() -> None:
    """People are served in turn, however many of their matches wait, and each person's matches in turn."""

    async def story() -> None:
        company = Company(1)
        asked = [
            company.ask(host, f"{host}{i}")
            for host, matches in (("mallory", 100), ("anna", 2), ("ben", 1))
            for i in range(matches)
        ]
        await settle()
        ended = await company.end_all()
        assert ended[:6] == ["mallory0", "anna0", "ben0", "mallory1", "anna1", "mallory2"]
        assert ended[6:] == [f"mallory{i}" for i in range(3, 100)]
        assert await asyncio.gather(*asked)
        assert len(company.pool.line) == 0
        assert company.pool.busy == {}

    told(story)


def test_a_person_who_comes_again_and_again_waits_for_one_thought_of_each_other() -> None:
    """Also behind a flood."""

    async def story() -> None:
        company = Company(1)
        for i in range(50):
            company.ask("mallory", f"m{i}")
        ended = []
        for _ in range(5):
            mine = company.ask("anna", "a")
            await settle()
            while not mine.done():
                ended.append(company.thinking[0].end())
                await settle()
        assert ended == ["m0", "a", "m1", "a", "m2", "a", "m3", "a", "m4", "a"]
        await company.end_all()

    told(story)


def test_one_person_never_has_all_workers() -> None:
    """The last one is for others; they need not wait."""

    async def story() -> None:
        company = Company(3)
        for i in range(50):
            company.ask("mallory", f"m{i}")
        await settle()
        assert company.jobs == ["m0", "m1"]
        company.ask("anna", "a0")
        company.ask("anna", "a1")
        await settle()
        assert company.jobs == ["m0", "m1", "a0"]
        company.thinking[0].end()
        await settle()
        assert company.jobs == ["m1", "a0", "m2"]
        await company.end_all()

    told(story)


def test_tables_of_one_person_take_turns() -> None:
    """However many hints are wanted at one of them."""

    async def story() -> None:
        company = Company(1)
        asked = [company.ask("anna", "first", f"first{i}") for i in range(4)] + [company.ask("anna", "second")]
        await settle()
        assert await company.end_all() == ["first0", "first1", "second", "first2", "first3"]
        assert await asyncio.gather(*asked)

    told(story)


def test_a_thought_that_is_not_wanted_any_more_leaves_the_line() -> None:
    """One that is being thought keeps its worker until its end: no other waits behind it there."""

    async def story() -> None:
        company = Company(1)
        asked = [company.ask("anna", f"m{i}") for i in range(4)]
        await settle()
        asked[1].cancel()
        asked[0].cancel()
        await settle()
        assert company.jobs == ["m0"]
        assert len(company.pool.line) == 2
        assert await company.end_all() == ["m0", "m2", "m3"]
        assert company.pool.busy == {}
        await asyncio.gather(*asked, return_exceptions=True)

    told(story)


def test_whoever_gives_up_at_the_moment_of_their_turn_gives_it_to_the_next() -> None:
    """No worker is lost."""

    async def story() -> None:
        company = Company(1)
        first, second, third = [company.ask(person, person) for person in ("anna", "ben", "cleo")]
        await settle()
        company.thinking[0].end()
        for _ in range(20):
            if list(company.pool.busy.values()) == ["ben"]:
                break
            await asyncio.sleep(0)
        second.cancel()  # he has the worker, and does not know
        await settle()
        assert company.jobs == ["cleo"]
        assert len(company.pool.line) == 0
        await company.end_all()
        assert company.pool.busy == {}
        await asyncio.gather(first, second, third, return_exceptions=True)

    told(story)


def test_the_pool_grows_only_when_all_others_are_busy_and_a_match_finds_its_worker() -> None:
    """A free worker that keeps the match comes first, then one that has begun, then one that has not."""

    async def story() -> None:
        company = Company(3)
        for match in ("a", "b", "a", "b"):
            company.ask("anna", match)
            await settle()
            await company.end_all()
        one, *others = company.pool.workers
        assert one.heard == {"a": 1, "b": 1}
        assert not any(worker.is_ready for worker in others)
        company.ask("anna", "a")
        company.ask("anna", "c")
        await settle()
        assert [worker.is_ready for worker in company.pool.workers] == [True, True, False]
        await company.end_all()
        company.ask("anna", "c")
        company.ask("ben", "b")
        await settle()
        assert [(worker.job, worker.heard.keys() >= {worker.job}) for worker in company.thinking] == [
            ("c", True),
            ("b", True),
        ]
        await company.end_all()

    told(story)

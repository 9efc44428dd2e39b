"""A worker keeps its matches: it hears only what is new, and a bot answers as if it had read the whole log.

SAECULA_THOUGHTS=300 compares so many choices of each bot, also of those that think longer.
"""

from __future__ import annotations

import asyncio
import os
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

import saecula
from saecula.bots.levels import forget_players
from saecula.games import TITLES
from saecula.kernel.notation import write
from saecula.server.kept import BotQuestion, KeptMatch, KeptMatches, News, choose, whole
from saecula.server.pool import Pool
from tests.server import thoughts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from saecula.match.match import Match

SEED = 7
CHOICES = int(os.environ.get("SAECULA_THOUGHTS", "10"))  # of each match
BOTS = ("greedy", "medium", *(("expert", "master") if "SAECULA_THOUGHTS" in os.environ else ()))
UNDOS = 0.15  # of all choices
LONG = 600.0  # seconds


def question_in(match: Match, key: str = "m") -> BotQuestion:
    """Return the open question of a match."""
    head = write(match.copy_of_log(0)).removesuffix("end 0\n")
    return BotQuestion(key, head, match.title, match.events, match.to_act[0], SEED, "anna")


def opening(title: str = "bronze", key: str = "m", choices: int = 0) -> BotQuestion:
    """Return a question soon after the beginning of a match."""
    match = saecula.new(title, seats=2, seed=3)
    for _ in range(choices):
        match.play(match.to_act[0], match.choices(match.to_act[0])[0])
    return question_in(match, key)


def played(title: str, bot: str) -> Iterator[tuple[BotQuestion, str]]:
    """Let a bot play that reads the whole log each time, with some undos; give its choices and their moments."""
    rng = random.Random(1)  # noqa: S311 - a test
    match = saecula.new(title, seats=2, seed=3)
    for _ in range(CHOICES):
        if match.over:
            return
        question = question_in(match)
        chosen = whole(question.news()).choose(question.seat, SEED, bot)
        yield question, chosen
        match.play(question.seat, chosen)
        if rng.random() < UNDOS:
            match.undo(question.seat)
            match.sit(question.seat, "Anna")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("title", [title.key for title in TITLES])
def test_bots_answer_as_if_they_had_read_the_whole_log(title: str, bot: str) -> None:
    """At every moment, also after undos and changes of seats, and with the plans that some of them remember."""
    forget_players(title)
    expected = list(played(title, bot))
    forget_players(title)
    memory, after = KeptMatches(), 0
    for question, chosen in expected:
        kept = memory.match(question.news(after))
        assert kept is not None
        assert kept.choose(question.seat, SEED, bot) == chosen
        after = question.n


def test_only_an_undo_folds_a_match_again() -> None:
    """Choices and changes of seats are played on what is folded."""
    match = saecula.new("bronze", seats=2, seed=3)
    kept = whole(question_in(match).news())
    before = kept.folded
    seat = match.to_act[0]
    for plays in (True, False, True):
        n = match.n
        if plays:
            match.play(seat, match.choices(seat)[0])
        else:
            match.sit(seat, "Anna")
        kept.hear(question_in(match).news(n).events)
        assert kept.folded is before
    n = match.n
    match.undo(seat)
    kept.hear(question_in(match).news(n).events)
    assert kept.folded is not before
    assert kept.log.title.view(kept.folded.state, 0) == match.view(0)


def test_a_worker_forgets_the_matches_that_it_thought_about_longest_ago() -> None:
    """By their number and by their length; what it is told next of one is not enough, and it says so."""
    memory = KeptMatches(matches=3, events=1000)
    for key in "abca":
        memory.match(opening(key=key).news())
    memory.match(opening(key="d").news())
    assert list(memory.kept) == ["c", "a", "d"]
    n = opening().n
    assert memory.match(opening(key="b", choices=1).news(n)) is None
    assert memory.match(opening(key="c", choices=1).news(n + 1)) is None
    assert memory.match(opening(key="a", choices=1).news(n)) is not None
    short = KeptMatches(matches=100, events=2 * n)
    for key in "abc":
        short.match(opening(key=key).news())
    assert list(short.kept) == ["b", "c"]
    assert short.events == 2 * n
    short.match(opening(key="long", choices=5 * n).news())
    assert list(short.kept) == ["long"]


class Listening(Pool):
    """A pool that notes what its workers are told."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.told: list[News] = []

    async def think(self, worker: Any, job: Callable[..., Any], *facts: object) -> Any:  # noqa: ANN401
        """Note, and think."""
        self.told += [fact for fact in facts if isinstance(fact, News)]
        return await super().think(worker, job, *facts)


def test_a_worker_is_told_only_what_is_new_and_all_of_it_where_its_process_is_new() -> None:
    """Whatever ended the old one."""

    async def story() -> None:
        pool = Listening(1)
        pool.max_seconds = LONG
        [worker] = pool.workers

        async def answer(question: BotQuestion) -> tuple[int, bool]:
            before = len(pool.told)
            async with pool.turn("anna", "m") as grant:
                chosen = await pool.ask(grant.worker, question, choose, "greedy")
            assert chosen == whole(question.news()).choose(question.seat, SEED, "greedy")
            return len(pool.told) - before, pool.told[-1].after == 0

        first, second, third = (opening(choices=n) for n in range(3))
        assert await answer(first) == (1, True)
        assert await answer(second) == (1, False)
        assert pool.told[-1].events == second.news(first.n).events
        await pool.think(worker, thoughts.here)
        assert worker._process is not None
        worker._process.kill()
        worker._process.join()
        assert await answer(third) == (2, True)
        assert await answer(replace(third, match="other")) == (1, True)
        assert await answer(second) == (1, True)  # it waited while the match went on
        pool.close()

    asyncio.run(asyncio.wait_for(story(), LONG))


def test_what_cannot_be_read_is_no_longer_kept() -> None:
    """The match is told anew."""
    memory = KeptMatches()
    question = opening()
    memory.match(question.news())
    wrong = News("m", question.head, question.n, ["nonsense"])
    with pytest.raises(saecula.Problem):
        memory.match(wrong)
    assert memory.kept == {}
    assert memory.events == 0
    assert isinstance(memory.match(question.news()), KeptMatch)

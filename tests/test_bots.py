"""Bots: they see only worlds, and the greedy one plays sensibly."""

from __future__ import annotations

import pytest

from saecula.bots import BOTS, Worlds, bot_of
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.problem import Problem
from saecula.kernel.state import BY_NATURE, NATURE, State
from saecula.kernel.title import EVEN, Title, settled_options
from saecula.lab.simulate import simulate
from tests.titles import EVERY_TITLE, KEYS


def test_greedy_plays_bronze_sensibly_alone() -> None:
    """Mean solo score of at least 25 over 150 matches."""
    figures = simulate("bronze", seats=1, games=150, seed=3, bots=("greedy",), options={})
    assert figures["mean_score"][0] >= 25


def test_greedy_beats_random_at_bronze() -> None:
    """At least 97 of 100 two-seat matches."""
    figures = simulate("bronze", seats=2, games=100, seed=3, bots=("greedy", "random"), options={})
    assert figures["wins"][0] >= 97


def test_greedy_beats_random_at_gentes() -> None:
    """At least 97 % of two-seat matches, with a mean of at least 45 points."""
    figures = simulate("gentes", seats=2, games=40, seed=3, bots=("greedy", "random"), options={})
    assert figures["wins"][0] >= 39
    assert figures["mean_score"][0] >= 45


def test_greedy_trades() -> None:
    """Between greedy bots some offers are made, and matches end."""
    figures = simulate("bronze", seats=3, games=10, seed=3, bots=("greedy",) * 3, options={"trading": True})
    assert figures["games"] == 10


def first_question(title: Title) -> State:
    """Return the state at the first question of a match."""
    seats = title.seats[-1]
    s = title.new(seats, settled_options(title, seats, {}), "")
    while s.owed == BY_NATURE:
        play(s, NATURE, draw(s, 5))
    return s


@pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_decides_alike_in_every_world_it_cannot_tell_apart(bot: str, title: Title) -> None:
    """No peeking: what a bot may not know does not change its choice."""
    s = first_question(title)
    seat = to_act(s)[0]
    chosen = set()
    for n in range(5):
        world = title.resample(s, seat, Rng(Chance(n), 1), EVEN)
        worlds = Worlds(title, world, seat, Rng(Chance(1), 1))
        chosen.add(bot_of(bot).choose(worlds, seat, choices(world, seat)))
    assert len(chosen) == 1


def test_an_unknown_bot_is_told() -> None:
    """The known ones are listed."""
    with pytest.raises(Problem) as caught:
        bot_of("deepblue")
    assert caught.value.key == "no-such-bot"

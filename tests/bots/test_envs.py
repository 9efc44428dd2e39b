"""Environments: the libraries' own tests, for every title they know."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from saecula.envs import spiel
from saecula.envs.zoo import SaeculaEnv
from saecula.games import title_of
from saecula.kernel.problem import Problem

TITLES = [("bronze", 2), ("bronze", 4), ("sample", 2), ("khronos", 2), ("khronos", 3), ("gentes", 2), ("gentes", 3)]
TITLES += [("sands", 2), ("sands", 3)]


@pytest.mark.parametrize(("title", "seats"), TITLES)
@pytest.mark.filterwarnings("ignore")  # the library warns about what its own test plays
def test_pettingzoo_accepts_the_environment(title: str, seats: int) -> None:
    """`api_test` walks through matches at random."""
    api_test(SaeculaEnv(title, seats=seats), num_cycles=300)


@pytest.mark.parametrize(("title", "seats"), TITLES)
@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_gives_the_same_match(title: str, seats: int) -> None:
    """`seed_test` compares two of them."""
    seed_test(lambda: SaeculaEnv(title, seats=seats), num_cycles=100)


def test_only_the_end_is_rewarded() -> None:
    """One wins, the other loses; what one gets the other pays."""
    env = SaeculaEnv("sample", seats=2)
    env.reset(seed=3)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        assert over or reward == 0
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
        last = (agent, reward)
    assert last[1] in (-1.0, 0.0, 1.0)


def test_what_is_wrong_is_told_in_a_sentence() -> None:
    """An unknown title, and an action that is not legal now."""
    with pytest.raises(Problem, match="There is no title “foo”"):
        SaeculaEnv("foo", seats=2)
    env = SaeculaEnv("bronze", seats=2)
    env.reset(seed=3)
    for wrong in (99999, None):
        with pytest.raises(Problem, match=f"Action {wrong} is not among the legal ones of “{env.agent_selection}”"):
            env.step(wrong)


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_open_spiel_accepts_the_game(title: str, seats: int) -> None:
    """`random_sim_test` plays matches at random and checks every state."""
    game = pyspiel.load_game(spiel.NAME, {"title": title, "seats": seats})
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_choices_have_the_same_numbers_everywhere() -> None:
    """The action space is the title's vocabulary."""
    game = pyspiel.load_game(spiel.NAME, {"title": "bronze", "seats": 3})
    assert game.num_distinct_actions() == len(title_of("bronze").words)
    assert SaeculaEnv("bronze", seats=3).action_spaces["seat_0"].n == len(title_of("bronze").words)

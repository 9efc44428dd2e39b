"""Environments: the libraries' own tests, for every title they know."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from saecula.envs import spiel
from saecula.envs.single import OneSeatEnv, register_all
from saecula.envs.zoo import SaeculaEnv, parallel_env
from saecula.games import TITLES as ALL_TITLES
from saecula.games import title_of
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.problem import Problem

TITLES = [("bronze", 2), ("bronze", 4), ("sample", 2), ("khronos", 2), ("khronos", 3), ("gentes", 2), ("gentes", 3)]
TITLES += [("sands", 2), ("sands", 3)]


@pytest.mark.parametrize(("title", "seats"), TITLES)
@pytest.mark.filterwarnings("ignore")  # the library warns about what its own test plays
def test_pettingzoo_accepts_the_environment(title: str, seats: int) -> None:
    """`api_test` walks through matches at random."""
    api_test(SaeculaEnv(title, seats=seats), num_cycles=300)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_accepts_the_parallel_environment() -> None:
    """Of all actions the one of the agent whose turn it is counts."""
    parallel_api_test(parallel_env("bronze", seats=3), num_cycles=200)


def test_titles_have_names_in_the_registries() -> None:
    """`make` of PettingZoo and of Gymnasium finds every title."""
    register_all()
    for title in ALL_TITLES:
        name = f"saecula/{title.key.capitalize()}-v{title.rules}"
        assert pettingzoo.make("aec", name, seats=2).unwrapped.title is title
        assert pettingzoo.make("parallel", name, seats=2).possible_agents == ["seat_0", "seat_1"]
        one = gymnasium.make(name, disable_env_checker=True).unwrapped
        assert isinstance(one, OneSeatEnv)
        assert one.match.title is title


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_accepts_one_seat() -> None:
    """`check_env` looks at spaces, seeds and steps; the other seat is a bot or a policy."""
    check_env(MaskedSampling(OneSeatEnv("bronze", opponent="greedy")), skip_render_check=True)
    env = OneSeatEnv("gentes", seat=1, opponent=lambda _, mask: int(np.flatnonzero(mask)[-1]), reward="margin")
    seen, info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert seen.shape == env.observation_space.shape
        seen, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert reward != 0
    with pytest.raises(Problem, match="reset"):
        env.step(0)


class MaskedSampling(gymnasium.Wrapper):
    """Samples legal actions: `check_env` knows no masks."""

    def __init__(self, env: OneSeatEnv) -> None:
        super().__init__(env)
        self.one = env

    def step(self, action: int) -> tuple[object, float, bool, bool, dict[str, object]]:
        """Take the legal action nearest to the one sampled."""
        legal = np.flatnonzero(self.one.action_masks())
        return self.one.step(int(legal[int(action) % len(legal)]))


@pytest.mark.parametrize("title", ["bronze", "khronos"])
def test_environments_can_be_pickled_and_copied(title: str) -> None:
    """In the middle of a match; both go on alike."""
    env = SaeculaEnv(title, seats=2)
    env.reset(seed=5)
    luck = np.random.default_rng(6)
    for _ in range(30):
        env.step(int(env.match.sample(luck)[0]))
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    for _ in range(30):
        action = int(env.match.sample(luck)[0])
        for one in (env, *twins):
            one.step(action)
        for twin in twins:
            assert twin.agent_selection == env.agent_selection
            assert np.array_equal(twin.match.planes, env.match.planes)


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
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_open_spiel_saves_and_copies_a_moment() -> None:
    """A state comes back from its text and from pickle with the same history, and goes on by itself."""
    game = pyspiel.load_game(spiel.NAME, {"title": "khronos", "seats": 2})
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    pickled = pickle.loads(pickle.dumps(state))
    for twin in (saved, pickled, copy.deepcopy(state), state.clone()):
        assert twin.history() == state.history()
        assert str(twin) == str(state)
        twin.apply_action(twin.legal_actions()[0])
        assert twin.history() != state.history()


def test_open_spiel_refuses_what_is_not_legal() -> None:
    """A choice of a seat, an outcome of chance, and anything after the end."""
    state = pyspiel.load_game(spiel.NAME, {"title": "bronze", "seats": 2}).new_initial_state()
    luck = Rng(Chance(5, BOTS), 0)
    asked: set[int] = set()
    while pyspiel.PlayerId.TERMINAL not in asked:
        asked.add(min(state.current_player(), 0))
        legal = state.legal_actions()
        for wrong in (min(set(range(state.num_distinct_actions())) - set(legal)), 99_999):
            with pytest.raises(Problem, match=f"Action {wrong} is not among the legal ones"):
                state.apply_action(wrong)
        if legal:
            state.apply_action(legal[luck.below(len(legal))])
    assert asked == {pyspiel.PlayerId.CHANCE, 0, pyspiel.PlayerId.TERMINAL}


def walk(title: str, seats: int, seed: int, events: int) -> pyspiel.State:
    """Return a moment of a random match at which a seat chooses."""
    state = pyspiel.load_game(spiel.NAME, {"title": title, "seats": seats}).new_initial_state()
    luck = Rng(Chance(seed, BOTS), 0)
    while events > 0 or state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[luck.below(len(legal))])
        events -= 1
    return state


@pytest.mark.parametrize("title", ["sample", "khronos", "sands"])
def test_an_information_state_remembers_what_its_seat_saw(title: str) -> None:
    """It grows with every event, hides what the seat did not see, and is the same in every world resampled for it."""
    state = walk(title, 2, 3, 40)
    assert state.information_state_string(0) != state.observation_string(0)
    assert state.information_state_string(0) != state.information_state_string(1)
    twin = state.clone()
    before = twin.information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.information_state_string(0)) > len(before.split("\n")[0])
    for seed in range(5):
        world = state.resample_from_infostate(0, lambda seed=seed: seed / 5)
        assert world.information_state_string(0) == state.information_state_string(0)
        assert list(world.information_state_tensor(0)) == list(state.information_state_tensor(0))
        assert world.legal_actions(0) == state.legal_actions(0)


def test_what_one_seat_hides_the_other_does_not_remember() -> None:
    """The lantern laid face down is a question mark to the other seat, and a number to its own."""
    state = walk("sample", 2, 3, 0)
    while "show" not in state.action_to_string(state.current_player(), state.legal_actions()[0]):
        state.apply_action(state.legal_actions()[0])
    seat, choice = state.current_player(), state.legal_actions()[0]
    state.apply_action(choice)
    own, other = (state.information_state_string(player).split("\n")[0] for player in (seat, 1 - seat))
    assert f"{seat}:{choice}" in own.rsplit(";", 2)[-2]
    assert other.rsplit(";", 2)[-2].startswith(f"{seat}:?")


def test_two_seats_play_a_zero_sum_game_with_options() -> None:
    """One pays what the other wins; options are parameters, and a wrong one is told in a sentence."""
    utility = pyspiel.GameType.Utility
    params = {"title": "bronze", "seats": 2, "options": "trading:on;offers:5"}
    game = pyspiel.load_game(spiel.NAME, params)
    assert game.get_type().utility == utility.ZERO_SUM
    assert game.utility_sum() == 0
    assert pyspiel.load_game(spiel.NAME, {"title": "bronze", "seats": 3}).get_type().utility == utility.GENERAL_SUM
    state = game.new_initial_state()
    assert state.to_dict()["trade"] is None
    with pytest.raises(Problem, match="trding"):
        pyspiel.load_game(spiel.NAME, {**params, "options": "trding:on"})


def test_choices_have_the_same_numbers_everywhere() -> None:
    """The action space is the title's vocabulary."""
    game = pyspiel.load_game(spiel.NAME, {"title": "bronze", "seats": 3})
    assert game.num_distinct_actions() == len(title_of("bronze").words)
    assert SaeculaEnv("bronze", seats=3).action_spaces["seat_0"].n == len(title_of("bronze").words)

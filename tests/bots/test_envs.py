"""Environments: the libraries' own tests, for every title they know."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from saecula.envs import spiel
from saecula.envs.seen import SPARE, as_numbers, leaves, length, number_of, place
from saecula.envs.zoo import SaeculaEnv
from saecula.games import title_of
from saecula.games.bronze import TITLE as BRONZE
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from tools.write_places import moments

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


def test_there_is_no_information_state_without_recall() -> None:
    """An observation is no information state: a learner that asks for one is told so instead of learning nonsense."""
    state = pyspiel.load_game(spiel.NAME, {"title": "khronos", "seats": 2}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert "cards" in state.observation_string(0)
    for wrong in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(Problem, match="has no information state"):
            wrong(0)


def test_choices_have_the_same_numbers_everywhere() -> None:
    """The action space is the title's vocabulary."""
    game = pyspiel.load_game(spiel.NAME, {"title": "bronze", "seats": 3})
    assert game.num_distinct_actions() == len(title_of("bronze").words)
    assert SaeculaEnv("bronze", seats=3).action_spaces["seat_0"].n == len(title_of("bronze").words)


@pytest.mark.parametrize("title", ["bronze", "sample", "khronos", "gentes", "sands"])
def test_no_two_numbers_of_an_observation_share_a_place(title: str) -> None:
    """In whole matches with every number of seats, at random and by rules of thumb; words are told apart, too."""
    game = title_of(title)
    words = set()
    for seats, seed in [(seats, seed) for seats in game.seats for seed in (10_000, 10_001)]:
        for s, seat in moments(game, seats, settled_options(game, seats, {}), seed, stride=5):
            found = [(path, indices) for path, indices, _ in leaves(game.view(s, seat))]
            assert len({place(title, *leaf) for leaf in found}) == len(found) == len(set(found))
            words |= answer_text(game.view(s, seat))
    assert len({number_of(word) for word in words}) == len(words) > 0


def answer_text(part: object) -> set[str]:
    """Return all words of a view."""
    if isinstance(part, str):
        return {part}
    parts = part.values() if isinstance(part, dict) else part if isinstance(part, (list, tuple)) else ()
    return {word for one in parts for word in answer_text(one)}


def test_a_number_keeps_its_place() -> None:
    """Lists are rows of a table; what the table does not have gets a spare place behind it."""
    game = title_of("bronze")
    food = [place("bronze", "/seats/#/food", (seat,)) for seat in range(5)]
    assert food[1:4] == [food[0] + seat for seat in range(1, 4)]
    assert length(game) - SPARE <= food[4] < length(game)
    assert length(game) - SPARE <= place("bronze", "/nowhere", ()) < length(game)
    s = game.new(2, settled_options(game, 2, {}), "")
    seen = as_numbers(game, s, 0)
    assert seen.shape == (length(game),)
    assert seen[food[0]] == BRONZE.view(s, 0)["seats"][0]["food"]

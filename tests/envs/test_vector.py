"""Many matches side by side: the same matches as one by one, and clear refusals."""

from __future__ import annotations

import pickle
from itertools import pairwise

import numpy as np
import pytest

from saecula.envs.vector import VectorEnv
from saecula.games import TITLES, title_of
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options

KEYS = [title.key for title in TITLES]


@pytest.mark.parametrize("key", KEYS)
def test_matches_are_played_as_the_kernel_plays_them(key: str) -> None:
    """The same seed rolls the same dice: seats, legal choices and the end agree at every step."""
    title = title_of(key)
    env = VectorEnv(key, 3, 2)
    env.reset([5, 6, 7])
    s = title.new(2, settled_options(title, 2, {}), "")
    event = 0
    while s.owed != AT_END:
        event += 1
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, Chance(6).word(event)))
            continue
        seat = to_act(s)[0]
        legal = choices(s, seat)
        assert env.to_act[1] == seat
        assert np.flatnonzero(env.mask[1]).tolist() == sorted(legal)
        action = legal[event % len(legal)]
        play(s, seat, action)
        env.step([int(np.flatnonzero(env.mask[0])[0]), action, int(np.flatnonzero(env.mask[2])[-1])])
    assert env.done[1]
    winners = [score.seat for score in title.standing(s) if score.place == 1]
    assert np.flatnonzero(env.rewards[1] == env.rewards[1].max()).tolist() == winners


def test_a_match_that_is_over_can_be_read_and_then_begins_anew() -> None:
    """The last view stays until the next step, which plays nothing there; rewards are of the last step alone."""
    env = VectorEnv("bronze", 2, 2)
    env.reset(1)
    rng = np.random.default_rng(1)
    while not env.done.any():
        env.step(env.sample(rng))
    match = int(np.flatnonzero(env.done)[0])
    assert abs(env.rewards[match]).sum() == 2
    assert env.counts[match] == 1
    last = env.view(match, 0)
    assert np.array_equal(last, env.view(match, 0))
    env.step(env.sample(rng))
    assert not env.done[match]
    assert not env.rewards[match].any()
    assert not np.array_equal(env.view(match, 0), last)


@pytest.mark.parametrize("key", KEYS)
def test_legal_choices_are_told_by_mask_by_count_and_by_list(key: str) -> None:
    """All three agree, also after many steps."""
    env = VectorEnv(key, 5, 2)
    rng = np.random.default_rng(2)
    env.reset(3)
    for _ in range(60):
        legal, begins = env.legal()
        for match, (begin, end) in enumerate(pairwise(begins)):
            assert sorted(legal[begin:end]) == np.flatnonzero(env.mask[match]).tolist()
        assert np.array_equal(env.counts, env.mask.sum(axis=1))
        env.step(env.sample(rng))


def test_floats_lie_between_0_and_1() -> None:
    """Amounts are divided by the most they may be; planes of 0 and 1 stay as they are."""
    floats, numbers = (VectorEnv("sands", 4, 2, dtype=dtype) for dtype in ("float32", "uint8"))
    rng = np.random.default_rng(3)
    for env in (floats, numbers):
        env.reset(9)
    for _ in range(200):
        actions = floats.sample(rng)
        seen, _, _ = floats.step(actions)
        numbers.step(actions)
        assert seen.dtype == np.float32
        assert 0 <= seen.min() <= seen.max() <= 1
        assert np.allclose(seen, numbers.planes * floats.scale)


def test_the_layout_names_every_plane_once() -> None:
    """Fields follow one another without a gap."""
    for key in KEYS:
        env = VectorEnv(key, 1, 2)
        end = 0
        for place in env.layout:
            assert place["start"] == end
            end += place["width"]
        assert end == env.width
        assert len({place["name"] for place in env.layout}) == len(env.layout)


def test_a_vector_goes_on_after_pickling() -> None:
    """Another process gets the same matches."""
    env = VectorEnv("khronos", 2, 3, reward="points")
    rng = np.random.default_rng(4)
    env.reset(11)
    for _ in range(50):
        env.step(env.sample(rng))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(50):
        actions = env.sample(rng)
        env.step(actions)
        twin.step(actions)
        assert np.array_equal(twin.planes, env.planes)
        assert np.array_equal(twin.mask, env.mask)
        assert np.array_equal(twin.rewards, env.rewards)


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 99_999], "99999"),
        ([0, -1], "-1"),
        ([0], "2"),
        ([[0, 0]], "2"),
        ([0.5, 1.0], "float64"),
    ],
)
def test_wrong_actions_are_refused_and_nothing_is_played(actions: object, message: str) -> None:
    """Illegal choices, wrong shapes and wrong types: one sentence, and the matches are as before."""
    env = VectorEnv("bronze", 2)
    before = env.planes.copy()
    with pytest.raises(Problem, match=message):
        env.step(actions)  # type: ignore[arg-type]
    assert np.array_equal(env.planes, before)


@pytest.mark.parametrize(
    "arguments", [{"dtype": "float64"}, {"reward": "fame"}, {"n": 0}, {"seats": 9}, {"options": {"trding": "on"}}]
)
def test_wrong_wishes_are_refused(arguments: dict[str, object]) -> None:
    """Each in one sentence."""
    with pytest.raises(Problem):
        VectorEnv("bronze", **{"n": 2, **arguments})  # type: ignore[arg-type]

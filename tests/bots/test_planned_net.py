"""Nets on top of linear values: what they learn, and that they fit their titles."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from saecula.bots.planned import value as values
from saecula.bots.planned.net import HIDDEN_UNITS, Dataset, NetValue, fit_net, net_file_name, shipped_net, train_net
from saecula.bots.planned.planner import observe
from saecula.games import title_of
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State
from saecula.kernel.title import settled_options
from tests.titles import judge_of, shipped_origin

KEYS = ["gentes", "khronos", "sands"]
TABLES = 80  # of one match


def curved(matches: int) -> Dataset:
    """Return samples that no linear value can fit: the result is a product of two features."""
    judge = judge_of("khronos")
    luck = np.random.default_rng(3)
    found = Dataset()
    for match in range(matches):
        for _ in range(TABLES):
            x = luck.normal(0.0, 2.0, len(judge.names))
            found.add(match, int(luck.integers(judge.stages)), x, float(x[0] * x[1] + luck.normal()))
    return found


def origin(title: str, **changes: object) -> values.PlannerOrigin:
    """Return where weights come from."""
    return values.PlannerOrigin(**(vars(shipped_origin(judge_of(title))) | {"curve": []} | changes))


def later(title: str) -> State:
    """Return a table some way into a match by rules of thumb."""
    game = title_of(title)
    s = game.new(2, settled_options(game, 2, {}), "")
    chance = Chance(4)
    for n in range(1, 60):
        if s.owed == AT_END:
            break
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        seat = to_act(s)[0]
        play(s, seat, choices(s, seat)[chance.word(n) % len(choices(s, seat))])
    return s


def test_a_net_learns_what_a_sum_cannot_say() -> None:
    """And finds the same weights again."""
    value = values.LinearValue(judge_of("khronos"), judge_of("khronos").prior())
    study = fit_net(value, curved(600), 1)
    assert study.net_error < 0.75 * study.linear_error
    few = curved(20)
    assert np.array_equal(fit_net(value, few, 1).net, fit_net(value, few, 1).net)
    assert not np.array_equal(fit_net(value, few, 1).net, fit_net(value, few, 2).net)


def test_what_a_net_says_is_the_linear_value_and_a_correction() -> None:
    """The correction is what was learned, in points."""
    data = curved(600)
    prior = judge_of("khronos").prior()
    plain = values.LinearValue(judge_of("khronos"), np.zeros_like(prior))
    net = NetValue(judge_of("khronos"), np.zeros_like(prior), net=fit_net(plain, data, 1).net)
    none = np.zeros(len(data.inputs[0]))
    told = [net.estimate((stage, x, none)) for stage, x in zip(data.stages[:200], data.inputs, strict=False)]
    assert np.corrcoef(told, data.results[:200])[0, 1] > 0.7
    assert net.estimate(4.5) == 4.5


@pytest.mark.parametrize("title", KEYS)
def test_the_net_that_ships_fits_its_title(title: str) -> None:
    """It corrects the linear value by some points, not by nothing and not by everything."""
    judge = judge_of(title)
    net = shipped_net(judge)
    assert net.net.shape == (len(judge.names) + judge.stages + 1, HIDDEN_UNITS)
    s = later(title)
    for seat in (0, 1):
        correction = net.of(s, seat) - values.shipped_value(judge).of(s, seat)
        assert 0 < abs(correction) < 15
        assert net.estimate(observe(judge, s, seat)) == net.of(s, seat)


def test_a_net_of_other_features_is_refused(tmp_path: Path) -> None:
    """It would be nonsense."""
    judge = judge_of("gentes")
    file = tmp_path / net_file_name(judge)
    values.write_weights(file, np.zeros((3, HIDDEN_UNITS)), origin("gentes"))
    with pytest.raises(Problem, match="weights-other-features"):
        values.read_weights(file.read_bytes(), file.name, judge, shipped_net(judge).net.shape)


def test_one_match_teaches_no_net(tmp_path: Path) -> None:
    """There would be nothing to test it by."""
    judge = judge_of("khronos")
    value = values.shipped_value(judge)
    assert train_net(tmp_path / "khronos.npz", value, curved(1), origin("khronos")) == []
    [row] = train_net(tmp_path / "khronos.npz", value, curved(11), origin("khronos"))
    assert row["tables"] == 2 * TABLES
    assert (tmp_path / "khronos-net.npz").exists()

"""The player of Sands: dice of battles, both sides of the generation die, imagined chronicles, what it looks at."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from saecula.bots import Worlds
from saecula.bots.hints import hint_for
from saecula.bots.planned.planner import finish_plan
from saecula.bots.planned.player import PlannerSettings, considered_plans
from saecula.bots.planned.value import shipped_value
from saecula.games.sands import TITLE
from saecula.games.sands.bots.battle import bid_plans, draw_from, exploitability, regrets, solve_game
from saecula.games.sands.bots.judge import JUDGE, lay_best_chronicles
from saecula.games.sands.bots.native.features import attainable_points, laid_points
from saecula.games.sands.bots.player import LEVEL_SETTINGS, SandsPlayer, payoffs_of, players
from saecula.games.sands.kinds import BIN_COUNT
from saecula.games.sands.rules.course import Roll, Select
from saecula.games.sands.state import NONE, Sands
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.rows import row
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import EVEN, settled_options
from saecula.lab.simulate import simulate
from tools.battle_bids import battles, main

POINTS = row([1, 3, 6, 10, 15, 21, 28])
NEEDS = row([1, 2, 3, 4, 5, 6, 7])
ONE_PER_CENT = 0.01


def worlds_of(s: Sands, seat: int, event: int = 1) -> Worlds:
    """Return what a bot gets to see."""
    return Worlds(TITLE, s, seat, Rng(Chance(7, BOTS), event))


def test_expert_beats_greedy() -> None:
    """In a pair of matches with the same luck; how often it does is measured in docs/opponents.md."""
    scores = []
    for bots in (("expert", "greedy"), ("greedy", "expert")):
        figures = simulate("sands", seats=2, games=1, seed=4, bots=bots, options={})
        scores.append(dict(zip(bots, figures["mean_score"], strict=True)))
    assert sum(score["expert"] for score in scores) > sum(score["greedy"] for score in scores) + 10


def test_small_games_are_solved_exactly() -> None:
    """Both strategies guarantee the value, on random matrices of every shape, with many equal numbers."""
    chance = np.random.default_rng(3)
    for n in range(150):
        shape = (int(chance.integers(1, 7)), int(chance.integers(1, 7)))
        matrix = chance.normal(0.0, 5.0, shape) if n % 2 else chance.integers(-2, 3, shape).astype(float)
        mine, theirs, value = solve_game(matrix)
        assert mine.sum() == pytest.approx(1.0)
        assert theirs.sum() == pytest.approx(1.0)
        assert min(mine.min(), theirs.min()) >= 0.0
        assert (mine @ matrix).min() == pytest.approx(value, abs=1e-4)
        assert (matrix @ theirs).max() == pytest.approx(value, abs=1e-4)


def test_a_game_everybody_knows() -> None:
    """Rock, paper, scissors; and a pure strategy against it loses everything."""
    matrix = np.array([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
    mine, _, value = solve_game(matrix)
    assert mine == pytest.approx([1 / 3] * 3)
    assert value == pytest.approx(0.0)
    assert exploitability(matrix, np.array([1.0, 0.0, 0.0])) == pytest.approx(0.5)


@pytest.mark.parametrize("seats", [2, 4])
def test_dice_of_battles_cannot_be_exploited(seats: int) -> None:
    """On battles of random matches: at most one per cent of the range, for both sides; dice matter in some of them."""
    right = shipped_value(JUDGE)
    spans = []
    for s in battles(12, seats):
        for seat in to_act(s):
            matrix = payoffs_of(bid_plans(JUDGE, s, seat, Rng(Chance(7, BOTS), 1)), right, seat)
            assert matrix.shape[0] == len(choices(s, seat))
            assert exploitability(matrix, solve_game(matrix)[0]) <= ONE_PER_CENT
            spans.append(matrix.max() - matrix.min())
    assert max(spans) > 1.0


def test_a_command_measures_battles(capsys: pytest.CaptureFixture[str]) -> None:
    """So that what is said of a thousand of them can be measured again."""
    assert main(["8"]) == 0
    counted, loss, _ = capsys.readouterr().out.splitlines()
    assert counted.startswith("battles: 8,")
    assert float(loss.split()[-1]) <= 1.0


def test_a_matrix_is_the_same_whether_the_enemy_has_set_a_die_or_not() -> None:
    """Every die he might have set is considered; and dice decide: not all cells are alike."""
    right = shipped_value(JUDGE)
    compared = 0
    for s in [s for s in battles(12) if len(to_act(s)) == 2]:
        first, second = to_act(s)
        before = payoffs_of(bid_plans(JUDGE, s, second, Rng(Chance(7, BOTS), 1)), right, second)
        play(s, first, choices(s, first)[-1])
        after = payoffs_of(bid_plans(JUDGE, s, second, Rng(Chance(7, BOTS), 1)), right, second)
        assert np.array_equal(before, after)
        compared += 1
    assert compared


def test_dice_are_drawn_as_often_as_the_strategy_says() -> None:
    """With the bot's own chance; the same chance draws the same die."""
    strategy = np.array([0.2, 0.0, 0.5, 0.3])
    drawn_dice = Counter(draw_from(strategy, Rng(Chance(1, BOTS), event)) for event in range(2000))
    assert [drawn_dice[face] / 2000 for face in range(4)] == pytest.approx(strategy, abs=0.04)
    assert draw_from(strategy, Rng(Chance(1, BOTS), 3)) == draw_from(strategy, Rng(Chance(1, BOTS), 3))


def test_a_die_under_the_hand_is_not_seen() -> None:
    """A bot sets the same die whatever the enemy has set."""
    expert = players()["expert"]
    looked = 0
    for s in battles(6):
        first, *others = to_act(s)
        if not others:
            continue
        chosen = set()
        for choice in choices(s, first):
            twin = s.clone()
            play(twin, first, choice)
            chosen.add(expert.choose(worlds_of(twin, others[0]), others[0], choices(twin, others[0])))
        assert len(chosen) == 1
        looked += 1
    assert looked


def test_a_die_never_loses_more_than_a_level_allows() -> None:
    """§5.3 A Somebody who misjudges everything sets other dice than an expert, but none that is much worse."""
    right = shipped_value(JUDGE)
    wild = SandsPlayer(JUDGE, PlannerSettings(weight_noise=20.0, max_loss=1.5))
    reckless = SandsPlayer(JUDGE, PlannerSettings(weight_noise=20.0, max_loss=math.inf))
    lost: dict[SandsPlayer, list[float]] = {wild: [], reckless: []}
    for s in battles(16):
        for seat in to_act(s):
            dice = bid_plans(JUDGE, JUDGE.sample_world(worlds_of(s, seat)), seat, worlds_of(s, seat).rng)
            for player, found in lost.items():
                face = player.bid(dice, worlds_of(s, seat), seat)
                found.append(regrets(payoffs_of(dice, right, seat))[face])
    assert max(lost[wild]) <= 1.5
    assert max(lost[wild]) > 0.0
    assert max(lost[reckless]) > 1.5


def test_a_hint_for_a_die_is_legal() -> None:
    """The best two dice against the enemy's best mixture."""
    s = battles(1)[0]
    seat = to_act(s)[0]
    hint = hint_for(worlds_of(s, seat), seat, choices(s, seat))
    assert all(choice in choices(s, seat) for candidate in hint.candidates for choice in candidate.choices)


def test_a_hint_for_a_die_says_why() -> None:
    """Where one is clearly better, a part of what its outcomes are worth speaks for it."""
    told = 0
    for s in battles(6):
        seat = to_act(s)[0]
        hint = hint_for(worlds_of(s, seat), seat, choices(s, seat))
        if not hint.is_negligible:
            told += 1
            assert hint.top_reasons
            assert hint.top_reasons[0].amount > 0
    assert told


def thumbed(stop: type[object], seed: int = 2) -> Sands:
    """Return a match by rules of thumb, stopped in its second generation at a kind of question."""
    s = TITLE.new(2, settled_options(TITLE, 2, {}), "")
    assert isinstance(s, Sands)
    chance = Chance(seed)
    n = 0
    while not (isinstance(s.top, stop) and s.generation > 1):
        n += 1
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
        else:
            seat = to_act(s)[0]
            play(s, seat, TITLE.advice(s, seat, choices(s, seat), Rng(chance, n)))
    return s


@pytest.mark.parametrize(("level", "pairs", "worlds"), [("expert", 4, 1), ("master", 30, 12)])
def test_master_thinks_more_pairs_through_in_more_worlds(level: str, pairs: int, worlds: int) -> None:
    """§4.2 A Each pair leads to the next selection in every imagined world, by both sides of the die."""
    s = thumbed(Select)
    seat = to_act(s)[0]
    found = considered_plans(shipped_value(JUDGE), LEVEL_SETTINGS[level], worlds_of(s, seat), seat, choices(s, seat))
    assert len({plan.choice for plan in found}) == len(found) == min(pairs, len(choices(s, seat)))
    assert {plan.choice for plan in found} <= set(choices(s, seat))
    assert all(sum(plan.shares) == pytest.approx(worlds) for plan in found)
    assert all(isinstance(end.top, Select) or end.owed == AT_END for plan in found for end in plan.ends)


def test_a_player_selects_the_same_with_the_same_thoughts() -> None:
    """§4.2 A What it selects is the best of the plans it thought through."""
    s = thumbed(Select)
    seat = to_act(s)[0]
    legal = choices(s, seat)
    right = shipped_value(JUDGE)
    found = considered_plans(right, LEVEL_SETTINGS["expert"], worlds_of(s, seat), seat, legal)
    best = max(found, key=lambda plan: plan.worth(right, seat)).choice
    assert {players()["expert"].choose(worlds_of(s, seat), seat, legal) for _ in range(2)} == {best}


def test_both_sides_of_the_die_are_considered() -> None:
    """§4.2 C A plan ends at the next selection: of the next generation by its share, of this one by the rest."""
    s = thumbed(Roll)
    ends = JUDGE.chance_outcomes(s, 0, Rng(Chance(1, BOTS), 1))
    assert sum(share for share, _ in ends) == pytest.approx(1.0)
    number = int(s.t.number[s.turn])
    for share, end in ends:
        assert isinstance(end, Sands)
        assert isinstance(end.top, Select)
        is_new = end.generation > s.generation
        assert share == pytest.approx((number - 1) / 6 if is_new else (7 - number) / 6)
    assert len({int(end.generation) for _, end in ends if isinstance(end, Sands)}) == len(ends)


def test_imagined_chronicles_lie_in_the_same_bins() -> None:
    """§5.1 One card each, none twice."""
    for seed in range(6):
        s = thumbed(Select, seed)
        finish_plan(JUDGE, s, 0, Rng(Chance(seed, BOTS), 1), far=False)
        twin = TITLE.resample(s, 0, Rng(Chance(seed), 5), EVEN)
        assert isinstance(twin, Sands)
        lay_best_chronicles(twin, 1)
        cards = [int(twin.in_bin(1, place)) for place in range(BIN_COUNT)]
        assert [card == NONE for card in cards] == [s.in_bin(1, place) == NONE for place in range(BIN_COUNT)]
        real = [card for card in cards if card != NONE]
        assert len(set(real)) == len(real)


@pytest.mark.parametrize(
    ("one", "other", "heritage", "points"),
    [(4, 0, 1, 1), (4, 5, 7, 18), (4, 5, 5, 15), (4, 5, 9, 25), (7, 7, 15, 49), (0, 0, 15, 0), (3, 3, 0, 0)],
)
def test_what_a_category_could_score(one: int, other: int, heritage: int, points: int) -> None:
    """§4.5 One card, or two different ones whose needs fit together."""
    assert attainable_points(POINTS, NEEDS, one, other, heritage) == points


def test_what_is_laid_scores_as_in_the_rulebook() -> None:
    """§4.5 Example B: cards 4 and 5 with political heritage 7 are too much together; with 9 both count."""
    assert laid_points(POINTS, NEEDS, 3, 4, 7) == 15
    assert laid_points(POINTS, NEEDS, 3, 4, 9) == 25
    assert laid_points(POINTS, NEEDS, NONE, 4, 4) == 0
    assert laid_points(POINTS, NEEDS, 2, NONE, 4) == 6
    assert laid_points(POINTS, NEEDS, NONE, NONE, 4) == 0

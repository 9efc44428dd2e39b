"""The planners of Khronos, Gentes and Sands: features, values, levels, hints, training."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import saecula
from saecula.bots import Worlds, bot_of
from saecula.bots.hints import hint_of, hint_sentences
from saecula.bots.levels import own_bots
from saecula.bots.planned import value as values
from saecula.bots.planned.hints import reasons
from saecula.bots.planned.judge import Judge
from saecula.bots.planned.planner import Plan
from saecula.bots.planned.player import PLAN_END_SHARE, PlannerSettings, PlanningPlayer, biased_value, considered_plans
from saecula.bots.planned.training import FEATURE_PREFIX, train
from saecula.bots.trainer import TrainingRequest
from saecula.games import part, title_of
from saecula.games.bronze.bots import weights
from saecula.games.gentes.bots import judge as gentes_judge
from saecula.games.gentes.bots import player as gentes
from saecula.games.gentes.bots.native.course import expected_margin
from saecula.games.gentes.bots.training import TRAINER
from saecula.games.gentes.state import Gentes
from saecula.games.gentes.words import RECRUIT
from saecula.games.khronos.bots import player as khronos
from saecula.games.sands.bots import player as sands
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, BY_NATURE, NATURE, State
from saecula.kernel.title import settled_options
from tests.titles import judge_of, shipped_origin

KEYS = ["gentes", "khronos", "sands"]
PLAYERS = {"gentes": gentes.players, "khronos": khronos.players, "sands": sands.players}
QUICK = ("gentes", "sands")  # khronos thinks longer


def personas(title: str) -> tuple[str, ...]:
    """Return the personas of a title."""
    bots = part(title, "bots")
    assert bots is not None
    found: tuple[str, ...] = bots.PERSONAS
    return found


def moments(title: str, seats: int, *, stride: int, most: int) -> list[State]:
    """Return questions with several answers, all over a match by rules of thumb."""
    game = title_of(title)
    s = game.new(seats, settled_options(game, seats, {}), "")
    chance = Chance(5)
    found: list[State] = []
    for n in range(1, 5000):
        if s.owed == AT_END or len(found) == most:
            break
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        seat = to_act(s)[0]
        legal = choices(s, seat)
        if n % stride == 0 and len(legal) > 1:
            found.append(s.clone())
        play(s, seat, game.advice(s, seat, legal, Rng(chance, n)))
    return found


def worlds_at(s: State, title: str) -> tuple[Worlds, int, list[int]]:
    """Return what a bot gets to see of a question."""
    seat = to_act(s)[0]
    return Worlds(title_of(title), s, seat, Rng(Chance(7, BOTS), 1)), seat, choices(s, seat)


@pytest.mark.parametrize("title", KEYS)
def test_every_feature_has_a_name_and_every_stage_weights(title: str) -> None:
    """For every number of seats."""
    judge = judge_of(title)
    weights = values.shipped_value(judge).weights
    assert weights.shape == (judge.stages, len(judge.names) + 1)
    for seats in title_of(title).seats:
        for s in moments(title, seats, stride=11, most=3):
            assert [len(one) for one in judge.features(s)] == [len(judge.names)] * seats
            assert 0 <= judge.stage(s) < judge.stages
            assert [len(side) + 1 for side in judge.own_and_others(s, 0)] == [weights.shape[1]] * 2


@pytest.mark.parametrize("title", KEYS)
def test_every_level_chooses_something_legal(title: str) -> None:
    """At questions all over a match."""
    players = PLAYERS[title]()
    assert set(players) == set(own_bots(title))
    for s in moments(title, 2, stride=23, most=2):
        for level in own_bots(title)[:5]:
            worlds, seat, legal = worlds_at(s, title)
            assert players[level].choose(worlds, seat, legal) in legal


@pytest.mark.parametrize("title", QUICK)
def test_personas_do_not_all_choose_alike(title: str) -> None:
    """Every persona's taste shows somewhere, and in its own way."""
    players = PLAYERS[title]()
    names = ("expert", *personas(title))
    chosen: dict[str, list[int]] = {name: [] for name in names}
    for s in moments(title, 2, stride=1, most=150)[75:]:
        for name in names:
            worlds, seat, legal = worlds_at(s, title)
            chosen[name].append(players[name].choose(worlds, seat, legal))
    assert len({tuple(ways) for ways in chosen.values()}) == len(names)


def losses(title: str, settings: PlannerSettings, most: int) -> list[float]:
    """Return what the choices of a player lose by the right judgement, at questions early in a match."""
    judge = judge_of(title)
    right = values.shipped_value(judge)
    found = []
    for s in moments(title, 2, stride=9, most=most):
        chosen = PlanningPlayer(judge, settings).choose(*worlds_at(s, title))
        worlds, seat, legal = worlds_at(s, title)
        ranked = sorted(
            considered_plans(right, settings, worlds, seat, legal), key=lambda plan: plan.worth(right, seat)
        )
        worth = {plan.choice: plan.worth(right, seat) for plan in ranked}
        found.append(max(worth.values()) - worth[chosen])
    return found


@pytest.mark.parametrize("title", KEYS)
def test_an_obvious_choice_is_never_missed(title: str) -> None:
    """However bad the taste, no choice loses more than its level allows, by the right judgement."""
    assert max(losses(title, PlannerSettings(shortlist_size=8, weight_noise=20.0, max_loss=1.5), 5)) <= 1.5 + 1e-9


def test_without_a_bound_a_bad_taste_loses_much() -> None:
    """So the bound is what protects."""
    assert max(losses("gentes", PlannerSettings(shortlist_size=8, weight_noise=20.0, max_loss=1000.0), 8)) > 1.5


def test_a_taste_stays_the_same_throughout_a_match() -> None:
    """And another match has another one; easy players look at themselves only."""
    judge = judge_of("gentes")
    blind = PlannerSettings(weight_noise=0.5, minds_others=False)
    right = values.shipped_value(judge)
    assert biased_value(right, blind, 3) is biased_value(right, blind, 3)
    assert not np.array_equal(biased_value(right, blind, 3).weights, biased_value(right, blind, 4).weights)
    assert not biased_value(right, blind, 3).minds_others


@pytest.mark.parametrize("title", KEYS)
def test_reasons_add_up_to_the_difference(title: str) -> None:
    """The value is linear: within one stage of a match what each part adds is exact."""
    judge = judge_of(title)
    right = values.shipped_value(judge)
    compared = 0
    for s in moments(title, 2, stride=17, most=4):
        worlds, seat, legal = worlds_at(s, title)
        found = considered_plans(right, PlannerSettings(shortlist_size=6), worlds, seat, legal)
        alike = [plan for plan in found if plan.ends[0].owed != AT_END]
        alike = [plan for plan in alike if judge.stage(plan.ends[0]) == judge.stage(alike[0].ends[0])]
        for plan in alike[1:]:
            amount = sum(reason.amount for reason in reasons(right, alike[0], plan, seat))
            assert amount == pytest.approx(alike[0].worth(right, seat) - plan.worth(right, seat), abs=1e-6)
            compared += 1
    assert compared


@pytest.mark.parametrize(("deeper", "worlds"), [(2, 2), (5, 1)], ids=["two at once", "the better half again"])
def test_main_actions_of_gentes_are_followed_to_the_next_round(deeper: int, worlds: int) -> None:
    """The best few, through several worlds, the last two through all of them; how an action is done is not."""
    judge = judge_of("gentes")
    deep = PlannerSettings(shortlist_size=6, deep_plans=deeper, deep_worlds=worlds)
    reached = set()
    for s in moments("gentes", 2, stride=5, most=12):
        seen, seat, legal = worlds_at(s, "gentes")
        found = considered_plans(values.shipped_value(judge), deep, seen, seat, legal)
        if judge.deserves_deepening(s):
            assert [len(plan.ends) for plan in found] == [3, 3]
            assert all(judge.deepening_is_over(end, s) for plan in found for end in plan.ends[1:])
            assert all(sum(plan.shares[1:]) == plan.shares[0] for plan in found)
        else:
            assert [len(plan.ends) for plan in found] == [1] * len(found)
        reached.add(judge.deserves_deepening(s))
    assert reached == {True, False}


def test_a_master_of_gentes_thinks_two_rounds_ahead() -> None:
    """Some different plans, all in the same worlds; where they end themselves counts less than what comes of them."""
    judge = judge_of("gentes")
    value = values.shipped_value(judge)
    compared = 0
    turns = [s for s in moments("gentes", 2, stride=1, most=150) if judge.deserves_deepening(s)]
    for s in turns[::5]:
        seen, seat, legal = worlds_at(s, "gentes")
        found = considered_plans(value, gentes.LEVEL_SETTINGS["master"], seen, seat, legal)
        assert len({round(Plan(0, plan.ends[:1], [1.0]).worth(value, seat), 6) for plan in found}) == len(found) <= 7
        compared += len(found) == 7
        for plan in found:
            assert plan.shares[0] == pytest.approx(PLAN_END_SHARE * sum(plan.shares[1:]))
            for end in plan.ends[1:]:
                assert isinstance(s, Gentes)
                assert isinstance(end, Gentes)
                assert end.owed == AT_END or (judge.deserves_deepening(end) and end.round == s.round + 2)
    assert compared > 2


@pytest.mark.parametrize(("seats", "rounds"), [(2, 2), (3, 1), (4, 1)])
def test_everybody_plays_on_by_the_value_at_gentes(seats: int, rounds: int) -> None:
    """With the same luck to the same table; the value makes more points than wanting nothing, and luck counts."""
    judge = judge_of("gentes")
    value = values.shipped_value(judge)
    s = next(s for s in moments("gentes", seats, stride=1, most=60) if judge.deserves_deepening(s))
    begun = to_act(s)[0], choices(s, to_act(s)[0])[0]
    first, again = (judge.play_by_value(s, begun, value, Chance(3), 2) for _ in range(2))
    assert isinstance(first, Gentes)
    assert first.round == 1 + rounds
    assert judge.features(first) == judge.features(again)
    assert isinstance(s, Gentes)
    assert s.round == 1
    nobody = values.LinearValue(judge, np.zeros_like(value.weights))
    ends = [judge.play_by_value(s, begun, one, Chance(3), 99) for one in (value, nobody)]
    ends.append(judge.play_by_value(s, begun, value, Chance(4), 99))
    points = [sum(score.points for score in judge.title.standing(end)) for end in ends]
    assert points[0] > points[1]
    assert points[0] != points[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compiled_plans_of_gentes_judge_like_the_value(seats: int) -> None:
    """The same number from whole numbers and plain lists, and at the end the true margin."""
    judge = judge_of("gentes")
    value = values.shipped_value(judge)
    seen = moments("gentes", seats, stride=7, most=30)
    seat = to_act(seen[0])[0]
    seen.append(judge.play_by_value(seen[0], (seat, choices(seen[0], seat)[0]), value, Chance(3), 99))
    assert seen[-1].owed == AT_END
    for s in seen:
        assert isinstance(s, Gentes)
        for seat in range(seats):
            assert expected_margin(s, seat, gentes_judge.weight_lists(value)) == pytest.approx(
                Plan(0, [s], [1.0]).worth(value, seat)
            )


def test_a_seat_of_gentes_sees_what_it_has() -> None:
    """At the first turn of a match the numbers are those of the rules: §3.0."""
    judge = judge_of("gentes")
    s = next(s for s in moments("gentes", 2, stride=1, most=40) if judge.deserves_deepening(s))
    for found in judge.features(s):
        seen = dict(zip(judge.names, found, strict=True))
        assert [seen[name] for name in ("few coins", "coins", "many coins")] == [6, 20, 0]
        assert [seen[name] for name in ("fields", "any field", "locked", "singles", "doubles")] == [6, 1, 5, 1, 0]
        assert [seen[name] for name in ("points", "people", "hand", "hand over", "played")] == [0, 4, 2, 0, 0]
        assert [seen[name] for name in ("cities", "towns", "free towns", "city yield", "temple", "oracle")] == [0] * 6
    assert sum(dict(zip(judge.names, found, strict=True))["leads"] for found in judge.features(s)) == 1


def test_few_additional_actions_of_gentes_are_thought_through() -> None:
    """Those that pay at once come first; what rules of thumb advise is among them, and no main action is left out."""
    judge = judge_of("gentes")
    crowded = 0
    for s in moments("gentes", 2, stride=1, most=200):
        worlds, seat, legal = worlds_at(s, "gentes")
        extras = {choice for choice in legal if choice >= RECRUIT.base}
        found = judge.shortlist(s, seat, legal, 99, worlds.rng)
        assert judge.title.advice(s, seat, legal, worlds.rng) in found
        assert set(legal) - extras <= set(found) <= set(legal)
        assert len(extras & set(found)) <= gentes_judge.MAX_EXTRAS + 1
        crowded += len(extras) > gentes_judge.MAX_EXTRAS + 1
    assert crowded


@pytest.mark.parametrize("title", QUICK)
def test_training_is_reproducible(title: str, tmp_path: Path) -> None:
    """The same call finds the same weights."""
    found = []
    for name in ("a.npz", "b.npz"):
        origin = train(judge_of(title), games=2, seed=5, file=tmp_path / name, progress=lambda *_: None)
        found.append(values.read_value((tmp_path / name).read_bytes(), name, judge_of(title)).weights)
    assert np.array_equal(found[0], found[1])
    assert found[0].any()
    assert [key for key in origin.curve[0] if key.startswith(FEATURE_PREFIX)] == [
        FEATURE_PREFIX + name for name in judge_of(title).names
    ]
    assert any(origin.curve[0][FEATURE_PREFIX + name] for name in judge_of(title).names)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.npz", "b.npz", f"{title}-net.npz"]


def test_a_best_response_learns_from_what_its_opponent_does(tmp_path: Path) -> None:
    """The same call finds the same weights, other than those it began with; then it is measured."""
    judge = judge_of("gentes")
    opponent = bot_of("greedy", "gentes")
    request = TrainingRequest(seats=2, games=2, seed=5, opponent=opponent)
    found = []
    for name in ("a.npz", "b.npz"):
        origin = TRAINER.train(request, tmp_path / name, lambda *_: None)
        found.append(values.read_value((tmp_path / name).read_bytes(), name, judge).weights)
    assert np.array_equal(found[0], found[1])
    assert not np.allclose(found[0], values.shipped_value(judge).weights)
    assert origin.games == 2
    assert origin.curve[-1]["wins"] in (0.0, 0.5, 1.0)
    share, error = TRAINER.share_won(tmp_path / "a.npz", opponent, 1, 7)
    assert share in (0.0, 0.5, 1.0)
    assert error == 0


def other(judge: Judge[Any], **changes: object) -> values.PlannerOrigin:
    """Return the origin of weights that do not fit."""
    return values.PlannerOrigin(**(vars(shipped_origin(judge)) | changes))


@pytest.mark.parametrize(
    ("change", "problem"),
    [({"rules": 99}, "weights-other-rules"), ({"features": "0" * 16}, "weights-other-features")],
)
def test_weights_that_do_not_fit_are_refused(change: dict[str, object], problem: str, tmp_path: Path) -> None:
    """They would be nonsense."""
    judge = judge_of("gentes")
    file = tmp_path / "w.npz"
    values.write_weights(file, values.shipped_value(judge).weights, other(judge, **change))
    with pytest.raises(Problem) as caught:
        values.read_value(file.read_bytes(), "w.npz", judge)
    assert caught.value.key == problem


@pytest.mark.parametrize("content", [b"nothing", b""])
def test_a_broken_file_of_weights_is_told(content: bytes) -> None:
    """In a sentence, not by a traceback."""
    with pytest.raises(Problem) as caught:
        values.read_value(content, "w.npz", judge_of("gentes"))
    assert caught.value.key == "bad-weights"


def test_weights_of_another_title_are_told(tmp_path: Path) -> None:
    """By its name; those of Bronze name none."""
    file = tmp_path / "w.npz"
    sands_judge = judge_of("sands")
    values.write_weights(file, values.shipped_value(sands_judge).weights, shipped_origin(sands_judge))
    with pytest.raises(Problem, match="“sands”, not for “gentes”"):
        values.read_value(file.read_bytes(), "w.npz", judge_of("gentes"))
    weights.save(file, *weights.shipped("linear", 2))
    with pytest.raises(Problem, match=r"“\?”, not for “gentes”"):
        values.read_value(file.read_bytes(), "w.npz", judge_of("gentes"))


def test_a_hint_at_gentes_speaks_of_points_against_the_others() -> None:
    """With reasons in words."""
    match = saecula.new("gentes", seats=2, seed=4)
    for _ in range(6):
        seat = match.to_act[0]
        hint = hint_of(match, seat, Worlds(match.title, match.state, seat, Rng(Chance(1), 1)))
        for lang in ("en", "de"):
            assert all(hint_sentences(hint, match, seat, match.texts(lang)))
        match.play(seat, hint.candidates[0].choices[0])


@pytest.mark.parametrize("title", ["khronos", "gentes", "sands"])
def test_a_persona_overrates_what_it_loves_in_every_match(title: str) -> None:
    """And nothing else; its name stands for parts that there are."""
    judge = judge_of(title)
    favourites = {"gentes": gentes.FAVOURITES, "khronos": khronos.FAVOURITES, "sands": sands.FAVOURITES}[title]
    assert set(favourites) == set(personas(title))
    right = values.shipped_value(judge).weights
    for factor, parts in favourites.values():
        assert factor > 1.0
        assert set(parts) < set(judge.parts)
        favoured = [part in parts for part, names in judge.parts.items() for _ in names]
        for taste in (1, 2):
            own = biased_value(
                values.shipped_value(judge), PlannerSettings(favour_factor=factor, favoured_parts=parts), taste
            ).weights[:, :-1]
            assert np.allclose(own, right[:, :-1] * np.where(favoured, factor, 1.0))

"""The players of Bronze: strength, levels, every variant, weights."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from saecula.bots import bot_of
from saecula.bots.levels import own_bots
from saecula.games.bronze import TITLE
from saecula.games.bronze.bots import weights
from saecula.games.bronze.bots.native.outlook import standing_outcome
from saecula.games.bronze.bots.native.policy import Policy, is_after_dice
from saecula.games.bronze.bots.player import (
    DUEL_SETTINGS,
    LEVEL_SETTINGS,
    MAX_TASTE_ROUNDS,
    BronzePlayer,
    BronzeSettings,
    Decision,
    players,
    policy_of,
)
from saecula.games.bronze.bots.selfplay import Afterstate, SelfPlayMatches
from saecula.games.bronze.bots.taste import random_taste, tasted
from saecula.games.bronze.bots.trading import Trader
from saecula.games.bronze.bots.training import (
    MAX_EPOCHS,
    MINIBATCH_SIZE,
    REPLAY_BATCHES,
    REPLAY_RATIO,
    SelfPlaySettings,
    share_won,
    train,
)
from saecula.games.bronze.kinds import FACE_COUNT, FACES
from saecula.games.bronze.rules.roll import Reroll
from saecula.games.bronze.rules.trade import Answer, Offer, Trade, is_invitation
from saecula.games.bronze.state import Bronze
from saecula.games.bronze.words import ACCEPT
from saecula.kernel.chance import Chance
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.problem import Problem
from saecula.kernel.state import AT_END, BY_NATURE, NATURE
from saecula.kernel.title import settled_options
from saecula.lab.simulate import simulate
from saecula.lab.tournament import tournament
from saecula.lab.train import opponent_of
from saecula.lab.variants import variants
from tools.solo_mean import value_after, value_before


def test_the_expert_plays_well_alone() -> None:
    """A mean of at least 74 over 4 matches; the ladder measures it at length."""
    figures = simulate("bronze", seats=1, games=4, seed=3, bots=("expert",), options={})
    assert figures["mean_score"][0] >= 74


def test_the_expert_beats_greedy() -> None:
    """At least 32 of 40 matches, both sitting first equally often."""
    wins = 0.0
    for bots, seat in ((("expert", "greedy"), 0), (("greedy", "expert"), 1)):
        wins += simulate("bronze", seats=2, games=20, seed=3, bots=bots, options={})["wins"][seat]
    assert wins >= 32


@pytest.mark.parametrize("variant", range(0, len(variants(TITLE)), 13))
def test_every_variant_is_played(variant: int, tmp_path: Path) -> None:
    """Whatever seats and options: no forfeit."""
    seats, options = variants(TITLE)[variant]
    bots = ["hard", "mirit"]
    _, played = tournament(
        "bronze",
        bots=bots,
        seats=seats,
        games=1,
        seed=variant,
        options=dict(options),
        file=tmp_path / "games.jsonl",
        jobs=1,
        progress=lambda _: None,
    )
    assert not any(any(one.forfeits) for one in played)


def test_all_levels_and_personas_are_there() -> None:
    """By the names that are the same for every title."""
    assert set(players()) == set(own_bots("bronze"))


@pytest.mark.parametrize("seats", TITLE.seats)
def test_every_number_of_seats_has_a_net_and_its_linear_twin(seats: int) -> None:
    """The twin has no hidden units: everything counts by itself."""
    for kind, hidden in (("net", 64 if seats == 1 else 96), ("linear", 0)):
        nets, origin = weights.shipped(kind, seats)
        assert (origin.seats, origin.hidden) == (seats, hidden)
        assert all(layers.rows.shape[1] == hidden for layers in nets)


def test_an_expert_knows_less_than_a_master_only_against_one_other() -> None:
    """There it judges by a net of four hidden units; alone and against several by the one of a master."""
    expert, master = (BronzePlayer(LEVEL_SETTINGS[level], DUEL_SETTINGS[level]) for level in ("expert", "master"))
    assert weights.shipped(expert.settings(2).kind, 2)[1].hidden == 4
    assert all(expert.settings(seats).kind == master.settings(seats).kind for seats in (1, 3, 4))


def test_who_learns_to_beat_an_expert_thinks_no_more_than_it() -> None:
    """Only what it knows is to make the difference; against rules of thumb, or as a linear one, it thinks as usual."""
    nets, linear = ([weights.folded(one, 2) for one in weights.shipped(kind, 2)[0]] for kind in ("small", "linear"))
    matches = SelfPlayMatches(2, 1, opponent_of("expert", "bronze"))
    learner = matches.limited(nets)
    assert learner is not None
    assert (learner.width, learner.pairs, learner.thorough) == (1, 1, False)
    assert matches.limited(linear) is None
    assert SelfPlayMatches(2, 1, opponent_of("greedy", "bronze")).limited(nets) is None


def test_a_taste_stays_the_same_throughout_a_match() -> None:
    """Mistakes are consistent: the same seat judges alike in every turn, another match has another taste."""
    easy = LEVEL_SETTINGS["easy"]
    assert policy_of(easy, 2, 5) is policy_of(easy, 2, 5)
    assert random_taste(5) == random_taste(5)
    assert random_taste(5) != random_taste(6)


def test_no_taste_changes_nothing() -> None:
    """A strength of zero leaves the judgement as it is."""
    layers = weights.shipped("net", 2)[0][0]
    assert np.array_equal(tasted(layers, random_taste(1), 0.0).direct, layers.direct)


def test_weights_of_other_rules_are_refused(tmp_path: Path) -> None:
    """They would be nonsense."""
    nets, origin = weights.shipped("net", 2)
    file = tmp_path / "net.npz"
    origin.rules += 1
    weights.save(file, nets, origin)
    origin.rules -= 1
    with pytest.raises(Problem) as caught:
        weights.read(file.read_bytes(), "net.npz")
    assert caught.value.key == "weights-other-rules"


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    """They would be nonsense, too."""
    nets, origin = weights.shipped("net", 2)
    file = tmp_path / "net.npz"
    known = origin.features
    origin.features = "0" * 16
    weights.save(file, nets, origin)
    origin.features = known
    with pytest.raises(Problem) as caught:
        weights.read(file.read_bytes(), "net.npz")
    assert caught.value.key == "weights-other-features"


def test_a_broken_file_of_weights_is_told() -> None:
    """In a sentence, not by a traceback."""
    with pytest.raises(Problem) as caught:
        weights.read(b"nothing", "net.npz")
    assert caught.value.key == "bad-weights"


@pytest.mark.parametrize(("seats", "hidden"), [(1, 4), (2, 4), (3, 0)])
def test_training_is_reproducible(seats: int, hidden: int, tmp_path: Path) -> None:
    """The same call finds the same weights."""
    found = []
    for name in ("a.npz", "b.npz"):
        train(SelfPlaySettings(seats, 12, hidden, 5), file=tmp_path / name, progress=lambda *_: None)
        found.append(weights.read((tmp_path / name).read_bytes(), name)[0])
    for first, second in zip(*found, strict=True):
        assert all(np.array_equal(getattr(first, part), getattr(second, part)) for part in weights.LAYERS)
    assert np.any(found[0][0].direct)


def test_a_learner_can_go_on_against_a_rival(tmp_path: Path) -> None:
    """It begins with what it is given, learns only from its own seat, and adds up what it has cost."""
    nets, origin = weights.shipped("net", 2)
    file = tmp_path / "net.npz"
    course = SelfPlaySettings(2, 4, 0, 5, rival=bot_of("greedy")).going_on(nets, origin)
    train(course, file=file, progress=lambda *_: None)
    found, after = weights.read(file.read_bytes(), "net.npz")
    assert after.games == origin.games + 4
    assert after.hidden == origin.hidden
    assert any(not np.array_equal(new.rows, old.rows) for new, old in zip(found, nets, strict=True))
    assert all(np.allclose(new.rows, old.rows, atol=0.1) for new, old in zip(found, nets, strict=True))
    share, error = share_won(file, bot_of("random"), 4, 1)
    assert share >= 0.75
    assert error <= 0.25


@pytest.mark.parametrize(("seats", "of"), [(2, 1), (1, 2), (3, 4)])
def test_weights_for_other_seats_are_no_beginning(seats: int, of: int) -> None:
    """The sheets would be mixed up."""
    with pytest.raises(Problem) as caught:
        SelfPlaySettings(seats, 4, 32, 5).going_on(*weights.shipped("net", of))
    assert caught.value.key == "weights-other-seats"


def test_who_goes_on_does_not_waver() -> None:
    """After one batch the mean is the net itself; after two it lies between them. A probe writes what it is."""
    nets, origin = weights.shipped("net", 2)
    course = SelfPlaySettings(2, 2, 0, 5).going_on(nets, origin)
    learner = course.learners(np.random.default_rng(5))[0]
    lessons = [Afterstate(0, 0, [3, 5], [1, 60], target) for target in (0.1, 0.9)]
    found = []
    for lesson in lessons:
        learner.add_batch([lesson])
        learner.replay(np.random.default_rng(5), 0.01)
        found.append(learner.layers.rows.copy())
    assert not np.array_equal(found[0], found[1])
    assert np.allclose(course.learned(learner).rows, (found[0] + found[1]) / 2, atol=1e-6)
    assert replace(course, rival=bot_of("greedy")).learned(learner) is learner.layers
    assert SelfPlaySettings(2, 2, 32, 5).learned(learner) is learner.layers


def test_old_lessons_are_gone_through_less_often() -> None:
    """Two new batches are gone through twice; of a full memory as many lessons as 24 batches have, and no more."""
    learner = SelfPlaySettings(2, 2, 4, 5).learners(np.random.default_rng(5))[0]
    batch = [Afterstate(0, 0, [3, 5], [1, 60], 0.5) for _ in range(MINIBATCH_SIZE)]
    for _ in range(2):
        learner.add_batch(batch)
    learner.replay(np.random.default_rng(5), 0.01)
    assert learner.optimizers["out"].steps == 2 * MAX_EPOCHS
    for _ in range(REPLAY_BATCHES + 5):
        learner.add_batch(batch)
    learner.replay(np.random.default_rng(5), 0.01)
    assert len(learner.targets) == REPLAY_BATCHES
    assert learner.optimizers["out"].steps == 2 * MAX_EPOCHS + REPLAY_RATIO


def test_weights_are_kept_to_a_thousandth(tmp_path: Path) -> None:
    """Files hold half precision: what is read again differs by less than a thousandth."""
    nets, origin = weights.shipped("net", 2)
    finer = [replace(layers, rows=layers.rows * np.float32(1.00017)) for layers in nets]
    file = tmp_path / "net-2.npz"
    weights.save(file, finer, origin)
    again, _ = weights.read(file.read_bytes(), file.name)
    assert again[0].rows.dtype == np.float32
    assert np.allclose(again[0].rows, finer[0].rows, rtol=1e-3, atol=1e-6)


def test_weights_for_two_seats_are_a_beginning_for_more() -> None:
    """Before they learn anything new, they judge every table as the net for two seats does: by the best rival."""
    s = TITLE.new(4, settled_options(TITLE, 4, {}), "")
    assert isinstance(s, Bronze)
    nets, origin = weights.shipped("net", 2)
    few = Policy([weights.folded(layers, 2) for layers in nets], 8, 10)
    wide = Policy(
        [weights.folded(layers, 4) for layers in SelfPlaySettings(4, 4, 32, 5).going_on(nets, origin).start], 8, 10
    )
    chance = Chance(9)
    judged = set()
    for n in range(1, 200):
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        seat = to_act(s)[0]
        first = standing_outcome(few.net_of(s, seat), s, seat)
        assert standing_outcome(wide.net_of(s, seat), s, seat) == pytest.approx(first)
        judged.add((seat, round(first, 6)))
        legal = choices(s, seat)
        play(s, seat, legal[chance.word(n) % len(legal)])
    assert len(judged) > 20


def test_an_obvious_choice_is_never_missed() -> None:
    """However bad the taste, no choice about dice or plans loses more than its level allows."""
    wild = BronzeSettings(error=20.0, chance=0.05)
    s = TITLE.new(2, settled_options(TITLE, 2, {}), "")
    assert isinstance(s, Bronze)
    right = policy_of(wild.unbiased(), 2, 0)
    chance = Chance(9)
    judged = 0
    for n in range(1, 120):
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        seat = to_act(s)[0]
        thought = Decision(wild, s, seat, 1)
        if isinstance(s.top, Reroll) and s.top.taken == 0:
            best = right.best_keep(s, seat, s.top)
            kept = thought.kept(s.top)
            assert best.value - right.roll_values(s, seat).keep_value(kept, s.rolls) <= 0.05
            judged += 1
        elif is_after_dice(s):
            assert thought.worth(right.planner_after_dice(s, seat).best) - thought.worth(thought.plan()) <= 0.05
            judged += 1
        play(s, seat, thought.choice())
    assert judged > 15


def deals_of(bound: float, seed: int) -> list[tuple[bool, float]]:
    """Return what two do about deals who misjudge them: whether they want one, and what that really brings.

    They deal with each other and with a third, who judges rightly, and play as it does.
    """
    sound = BronzeSettings()
    right, own = policy_of(sound, 3, 0), policy_of(BronzeSettings(error=2.0), 3, seed)
    found = []
    s = TITLE.new(3, settled_options(TITLE, 3, {"trading": True}), "")
    assert isinstance(s, Bronze)
    chance = Chance(seed)
    n = 0
    while s.owed != AT_END:
        n += 1
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        seat = to_act(s)[0]
        top = s.top
        choice = Decision(sound, s, seat, 0).choice()
        if isinstance(top, (Trade, Offer, Answer)) and seat != 2:
            choice = Trader(own, s, seat, right, bound).choice()
        if isinstance(top, Answer) and not is_invitation(top.offer):
            partner, offer = int(top.partner), int(top.offer)
            wanted = {seat: choice == ACCEPT.base, int(s.active) + partner - seat: True}
            found += [(wanted[one], Trader(right, s, one).unbiased_gain(partner, offer)) for one in wanted if one != 2]
        play(s, seat, choice)
    return found


def test_a_deal_never_loses_more_than_a_level_allows() -> None:
    """§trade None that is much worse is offered or accepted, none that is much better declined."""
    bound = 0.02
    kept, reckless = [[deal for seed in (1, 2) for deal in deals_of(most, seed)] for most in (bound, 1.0)]
    assert {wanted for wanted, _ in kept} == {True, False}
    assert all(really >= -bound if wanted else really <= bound for wanted, really in kept)
    assert any(wanted and really < -bound for wanted, really in reckless)
    assert any(not wanted and really > bound for wanted, really in reckless)


def test_a_taste_is_set_aside_when_a_match_gets_long() -> None:
    """Or two players who want nothing would never end."""
    s = TITLE.new(2, settled_options(TITLE, 2, {}), "")
    assert isinstance(s, Bronze)
    easy = LEVEL_SETTINGS["easy"]
    s.round = MAX_TASTE_ROUNDS
    assert Decision(easy, s, 0, 1).own is not policy_of(easy.unbiased(), 2, 0)
    s.round = MAX_TASTE_ROUNDS + 1
    assert Decision(easy, s, 0, 1).own is policy_of(easy.unbiased(), 2, 0)


def test_the_mean_of_luck_is_nought() -> None:
    """What the dice promise before the last one is laid down is the mean of what its faces make of them."""
    s = TITLE.new(1, settled_options(TITLE, 1, {}), "")
    assert isinstance(s, Bronze)
    mind = policy_of(LEVEL_SETTINGS["expert"], 1, 0)
    chance = Chance(3)
    seen: set[int] = set()
    for n in range(1, 60):
        if s.owed != BY_NATURE:
            legal = choices(s, 0)
            play(s, 0, legal[chance.word(n) % len(legal)])
            continue
        if s.hand == 1 and s.rolls > 1:
            planner = mind.roll_values(s, 0)
            after = [value_after(planner, s, face, leading=False) for face in range(FACE_COUNT)]
            assert value_before(planner, s) == pytest.approx(sum(after) / len(FACES))
            seen.add(int(s.rolls))
        play(s, NATURE, draw(s, chance.word(n)))
    assert seen == {2, 3}

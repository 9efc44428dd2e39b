"""Players of Khronos: what they look at, whole turns, replies, a plan kept in mind, training."""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np
import pytest

import saecula
from saecula.bots import Worlds
from saecula.bots.hints import CHANCE, hint_of, hint_sentences
from saecula.bots.levels import LEVELS
from saecula.bots.planned import value as values
from saecula.games.khronos.bots import training as khronos_training
from saecula.games.khronos.bots.hints import hint
from saecula.games.khronos.bots.judge import JUDGE
from saecula.games.khronos.bots.native.features import Survey
from saecula.games.khronos.bots.native.turns import end_turn, position_key, turns, worth_of
from saecula.games.khronos.bots.player import (
    LEVEL_SETTINGS,
    KhronosPlayer,
    KhronosSettings,
    TurnPlan,
    rollout,
    turns_ahead,
)
from saecula.games.khronos.kinds import (
    ADVENTURERS_EACH,
    CARD_COUNT,
    CELLS,
    ERA_COUNT,
    FAITH,
    LARGE,
    MEDIUM,
    MIGHT,
    MILITARY,
    RANKS,
    RELIGIOUS,
)
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.domains import top_rank, zone_beside
from saecula.games.khronos.rules.sites import why_not_at
from saecula.games.khronos.rules.taxes import buildings_in, rulers, taxes_in
from saecula.games.khronos.state import Khronos
from saecula.games.khronos.thumb.places import NO_NEIGHBOURS, promising_places, surroundings
from saecula.games.khronos.thumb.plans import KnownOutcomes
from saecula.games.khronos.thumb.plans import plan as planned
from saecula.games.khronos.words import AT, TAKE
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import ALLOWED, AT_END, BY_NATURE, DONE, NATURE
from saecula.kernel.title import EVEN, settled_options

EXPERT = KhronosPlayer(LEVEL_SETTINGS["expert"])

QUICK = KhronosSettings(shortlist_size=6, worlds=0)


@functools.cache
def tables(seats: int, seed: int = 3) -> tuple[Khronos, ...]:
    """Return the worlds at the first action of every turn of a match by rules of thumb, from the third round on."""
    title = JUDGE.title
    s = title.new(seats, settled_options(title, seats, {}), "")
    assert isinstance(s, Khronos)
    chance = Chance(seed)
    found: list[Khronos] = []
    for n in range(1, 5000):
        if s.owed == AT_END:
            break
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        seat = to_act(s)[0]
        is_first = not found or (found[-1].round, found[-1].active) != (s.round, s.active)
        if isinstance(s.top, Act) and s.round >= 3 and is_first:
            found.append(s.clone())
        play(s, seat, title.advice(s, seat, choices(s, seat), Rng(chance, n)))
    return tuple(found)


def worlds_of(s: Khronos, seed: int = 7) -> Worlds:
    """Return what a bot gets to see."""
    return Worlds(JUDGE.title, s, int(s.active), Rng(Chance(seed, BOTS), 1))


@pytest.mark.parametrize("seats", [2, 4])
def test_taxes_are_those_of_the_rules(seats: int) -> None:
    """In every era, for every seat, at every table."""
    collected = 0
    for s in tables(seats):
        survey = Survey(s)
        for seat in range(seats):
            expected = [int(taxes_in(s, seat, era, False)) for era in range(ERA_COUNT)]
            assert list(survey.taxes)[seat * ERA_COUNT : (seat + 1) * ERA_COUNT] == expected
            collected += sum(expected)
    assert collected


def test_a_domain_in_reach_can_really_be_taken_over() -> None:
    """Whoever has two cards of the colour and stands there builds, and rules; what is not in reach nobody can take."""
    tried = 0
    for s in tables(2):
        for era, kind in ((MIGHT, MILITARY), (FAITH, RELIGIOUS)):
            ruled = {zone + 1 for zone, mask in enumerate(rulers(s, era, buildings_in(s, era))) if mask}
            survey = Survey(s)
            survey.reach(era, kind, True)
            for seat in range(2):
                zones = {zone + 1 for zone in range(CELLS) if survey.reached[seat * CELLS + zone]}
                twin = s.clone()
                for card in range(CARD_COUNT):
                    twin.hands[seat * CARD_COUNT + card] = 2 if card == kind else 0
                at = seat * ADVENTURERS_EACH
                for adventurer in (at, at + 1):
                    twin.eras[adventurer], twin.played[adventurer] = era, 0
                allowed = {
                    name
                    for rank in (MEDIUM, LARGE)
                    for cell in range(CELLS)
                    if why_not_at(twin, seat, RANKS * kind + rank - 1, era, cell) == ALLOWED
                    for name in touched(s, era, cell, rank)
                    if top_rank(s, era, name, kind) < rank
                }
                assert zones & ruled == allowed & ruled
                tried += len(zones & ruled)
    assert tried


def touched(s: Khronos, era: int, cell: int, rank: int) -> set[int]:
    """Return the domains that a tile covers or lies beside."""
    under = {int(s.zone[era * CELLS + cell + 16 * row + column]) for row in range(rank) for column in range(rank)}
    return {zone for zone in under | {int(zone_beside(s, era, cell, rank))} if zone > 0}


def test_in_the_last_round_only_coins_count_for_those_who_had_their_turn() -> None:
    """Their taxes are paid."""
    s = tables(2)[-1]
    first = int(s.start)
    assert s.round == 7
    assert s.active != first
    row = dict(zip(JUDGE.names, JUDGE.features(s)[first], strict=True))
    assert row.pop("coins") == s.money[first]
    assert not any(row.values())


def test_promising_places_are_all_that_touch_something_different() -> None:
    """Found on bit sets; asking place after place finds the same, in the same order."""
    looked = 0
    for s in tables(2)[::3]:
        seat = int(s.active)
        for take in [choice for choice in choices(s, seat) if TAKE.has(choice)]:
            twin = s.clone()
            play(twin, seat, take)
            place = twin.top
            assert isinstance(place, Place)
            found, marks = [], set()
            legal = [choice for choice in choices(twin, seat) if AT.has(choice)]
            for site in legal:
                cell = int(AT.x(site)) % CELLS
                more = int(twin.t.surcharge[place.tile % RANKS * CELLS + cell])
                mark = int(surroundings(twin, place.tile, place.era, cell))
                if (mark != NO_NEIGHBOURS or more == 0) and (mark, more) not in marks:
                    marks.add((mark, more))
                    found.append(site)
            assert promising_places(twin, place, seat).as_list() == (found or legal[:1])
            looked += len(found)
    assert looked


def test_what_is_known_of_places_changes_no_plan() -> None:
    """With other hands, by other seats and after other turns what has been found out before holds."""
    known: KnownOutcomes = {}
    for s in tables(2)[::3]:
        seat = int(s.active)
        for world in range(3):
            twin = JUDGE.title.resample(s, 1 - seat, Rng(Chance(world), 1), EVEN)
            assert isinstance(twin, Khronos)
            anew, again = planned(twin, seat, 1, 1), planned(twin, seat, 1, 1, known)
            assert (again.first, again.value) == (anew.first, anew.value)
            assert list(again.s.board) == list(anew.s.board)
    assert known


def test_the_best_turn_is_at_least_as_good_as_none_and_can_be_played() -> None:
    """Its choices are legal one after the other and lead where it says; the empty turn is among them."""
    for s in tables(2)[:3]:
        seat = int(s.active)
        found = turns(s, seat, EXPERT.weights, Rng(Chance(1), 1))
        assert [turn.worth for turn in found] == sorted((turn.worth for turn in found), reverse=True)
        assert any(not turn.way for turn in found)
        walked = s.clone()
        for question, choice in found[0].way:
            assert position_key(walked, seat) == question
            assert choice in choices(walked, seat)
            play(walked, seat, choice)
            while not isinstance(walked.top, Act) and position_key(walked, seat) not in dict(found[0].way):
                asked = to_act(walked)[0]
                play(walked, asked, choices(walked, asked)[-1])
        assert list(walked.board) == list(found[0].s.board)


def test_a_plan_is_played_on_until_everybody_has_paid_taxes_but_not_too_far() -> None:
    """Three turns at most; all plans meet the same cards."""
    for seats, arrives in ((2, (5, 0)), (4, (4, 0))):
        s = tables(seats)[0]
        seat = int(s.active)
        turn = turns(s, seat, EXPERT.weights, Rng(Chance(1), 1))[0]
        ends = [rollout(turn.s, seat, Chance(4), world) for world in (0, 0, 1)]
        assert turns_ahead(s) == 3
        for end in ends:
            assert (end.round, (end.active - s.active) % seats) == arrives
        assert list(ends[0].board) == list(ends[1].board)
        assert list(ends[0].hands) != list(ends[2].hands)


def test_the_last_turns_are_played_to_the_end() -> None:
    """Then the chance of winning is certain."""
    s = tables(2)[-2]
    assert s.round == 7
    assert turns_ahead(s) == 1
    end = rollout(s, int(s.active), Chance(4), 0)
    assert end.owed == AT_END
    ahead = end.money[0] - end.money[1]
    assert EXPERT.win_chance(0, end) == (1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)
    assert EXPERT.win_chance(0, end) + EXPERT.win_chance(1, end) == 1.0


def test_the_chance_of_winning_grows_with_the_lead() -> None:
    """It is a half between equals, and never certain before the end."""
    s = tables(2)[0].clone()
    found = []
    for coins in (0, 10, 20):
        s.money[0] += coins
        found.append(EXPERT.win_chance(0, s))
        assert found[-1] + EXPERT.win_chance(1, s) == pytest.approx(1.0)
    assert found == sorted(found)
    assert 0 < found[0] < found[-1] < 1


def test_the_value_of_a_table_is_the_same_compiled_and_by_its_features() -> None:
    """Linear in what a seat has more than the others; at the end the coins themselves."""
    right = values.shipped_value(JUDGE)
    for seats in (2, 4):
        for s in tables(seats)[:5]:
            for seat in range(seats):
                assert worth_of(s, seat, EXPERT.weights) == pytest.approx(right.of(s, seat))


def test_a_turn_that_ends_pays_taxes() -> None:
    """In the fourth round, where the adventurers stand."""
    s = next(table for table in tables(2) if table.round == 4)
    seat = int(s.active)
    due = sum(int(taxes_in(s, seat, era, False)) for era in range(ERA_COUNT) if s.is_in(seat, era))
    assert due
    end = s.clone()
    end_turn(end, seat, Rng(Chance(1), 1))
    assert end.money[seat] == s.money[seat] + due


def test_a_plan_is_carried_out_without_thinking_again() -> None:
    """Until the turn is over; what follows from it is remembered, the first choice is not."""
    s = tables(2)[0].clone()
    seat = int(s.active)
    player = KhronosPlayer(QUICK)
    first = player.choose(worlds_of(s), seat, choices(s, seat))
    known = dict(player.memory)
    assert position_key(s, seat) not in {question for _, question in known}
    play(s, seat, first)
    for _ in range(40):
        if s.active != seat or not s.owed >> seat & 1:
            break
        legal = choices(s, seat)
        choice = player.choose(worlds_of(s), seat, legal)
        if isinstance(s.top, Act):
            assert known[(worlds_of(s).taste(), position_key(s, seat))] == choice
        play(s, seat, choice)
    assert player.memory == known


def test_a_player_does_not_peek() -> None:
    """With the same thoughts it chooses the same, whatever the others hold."""
    s = tables(2)[1]
    seat = int(s.active)
    chosen = set()
    for deal in range(3):
        other = JUDGE.title.resample(s, seat, Rng(Chance(deal), 1), EVEN)
        assert isinstance(other, Khronos)
        player = KhronosPlayer(KhronosSettings(shortlist_size=2, worlds=1))
        chosen.add(player.choose(worlds_of(other), seat, choices(other, seat)))
    assert len(chosen) == 1


def test_levels_misjudge_less_and_less() -> None:
    """And those that misjudge nothing think of more replies."""
    ladder = [LEVEL_SETTINGS[level] for level in LEVELS]
    errors = [settings.weight_noise for settings in ladder]
    assert errors == sorted(errors, reverse=True)
    assert errors[0] > errors[1] > errors[2] > errors[3]
    assert ladder[4].worlds > ladder[3].worlds > ladder[2].worlds


def test_training_finds_weights_again_and_learns_that_taxes_are_worth_something(tmp_path: Path) -> None:
    """The same call finds the same weights."""
    found = []
    for name in ("a.npz", "b.npz"):
        khronos_training.train(games=2, seed=5, file=tmp_path / name, progress=lambda *_: None)
        found.append(values.read_value((tmp_path / name).read_bytes(), name, JUDGE).weights)
    assert np.array_equal(found[0], found[1])
    assert not np.array_equal(found[0], JUDGE.prior())


def test_weights_are_learned_from_the_next_table() -> None:
    """Where what comes is what may be hoped for, weights say so; where nothing comes of it, they go down."""
    own = np.zeros((2, len(JUDGE.names)))
    own[0, JUDGE.names.index("medium")] = 10.0
    rich = np.zeros((2, len(JUDGE.names)))
    rich[0, JUDGE.names.index("coins")] = 9.0
    for later, expected in ((rich, 0.9), (np.zeros_like(rich), 0.0)):
        margin = float(later[0, 0])
        lesson = khronos_training.PlayedMatch(
            [khronos_training.TurnEnd(5, own), khronos_training.TurnEnd(6, later)], [margin, -margin]
        )
        weights = khronos_training.fitted([lesson] * 200)
        assert weights[5, JUDGE.names.index("medium")] == pytest.approx(expected, abs=0.05)


def test_plans_know_their_last_choice() -> None:
    """It ends the turn."""
    s = tables(2)[0]
    worlds = worlds_of(s)
    for plan in KhronosPlayer(QUICK).plans(s, worlds, int(s.active), choices(s, int(s.active))):
        assert isinstance(plan, TurnPlan)
        assert plan.way[-1][1] == DONE


def test_a_plan_counts_as_much_where_the_turn_ends_as_where_it_is_played_on_to() -> None:
    """Half and half."""
    for s in tables(2)[:2]:
        seat, legal = int(s.active), choices(s, int(s.active))
        plan = KhronosPlayer(LEVEL_SETTINGS["expert"]).plans(s, worlds_of(s), seat, legal)[0]
        assert plan.shares[0] == sum(plan.shares[1:]) > 0


def test_a_hint_about_a_turn_compares_chances_of_turns_that_begin_differently() -> None:
    """Both were played on in the same worlds, so it is known how much chance may make of the difference."""
    for s in tables(2)[:2]:
        seat, legal = int(s.active), choices(s, int(s.active))
        found = hint(worlds_of(s), seat, legal)
        first, second = found.candidates
        assert found.unit == CHANCE
        assert 1.0 >= first.value >= second.value >= 0.0
        assert first.choices != second.choices
        assert found.noise > 0
        assert found.reasons


def test_a_hint_says_what_it_is_about() -> None:
    """At a question about cards, then at actions: with reasons in words."""
    match = saecula.new("khronos", seats=2, seed=4)
    for _ in range(2):
        seat = match.to_act[0]
        found = hint_of(match, seat, Worlds(match.title, match.state, seat, Rng(Chance(1), 1)))
        for lang in ("en", "de"):
            assert all(hint_sentences(found, match, seat, match.texts(lang)))
        match.play(seat, found.candidates[0].choices[0])

"""The search bot: for every title, by the kernel alone."""

from __future__ import annotations

import math

import pytest

from saecula.bots import BOTS, Worlds
from saecula.bots.native.tree import Branch
from saecula.bots.search import SearchBot, rewards_of
from saecula.games import title_of
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import BY_NATURE, NATURE, State
from saecula.kernel.title import Title, settled_options
from saecula.lab.simulate import simulate
from tests.titles import EVERY_TITLE, KEYS


def first_question(title: Title) -> State:
    """Return the state at the first question of a match."""
    seats = title.seats[-1]
    s = title.new(seats, settled_options(title, seats, {}), "")
    while s.owed == BY_NATURE:
        play(s, NATURE, draw(s, 5))
    return s


@pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)
def test_a_number_of_iterations_gives_one_answer(title: Title) -> None:
    """The same seed, the same choice."""
    s = first_question(title)
    seat = to_act(s)[0]
    chosen = {SearchBot(6).choose(Worlds(title, s, seat, Rng(Chance(3), 1)), seat, choices(s, seat)) for _ in range(2)}
    assert len(chosen) == 1


def test_time_is_a_budget_too() -> None:
    """However short, there is an answer."""
    title = title_of("sample")
    s = first_question(title)
    seat = to_act(s)[0]
    legal = choices(s, seat)
    assert SearchBot(seconds=0.01).choose(Worlds(title, s, seat, Rng(Chance(3), 1)), seat, legal) in legal


@pytest.mark.parametrize(("title", "games", "wins"), [("sample", 40, 26), ("bronze", 4, 3)])
def test_search_beats_random(title: str, games: int, wins: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """With few iterations already."""
    monkeypatch.setitem(BOTS, "search", SearchBot(30))
    figures = simulate(title, seats=2, games=games, seed=3, bots=("search", "random"), options={})
    assert figures["wins"][0] >= wins


def test_seats_that_choose_at_once_are_decoupled() -> None:
    """A seat's tree does not branch by what another has laid face down."""
    title = title_of("sample")
    s = first_question(title)
    owing = to_act(s)
    assert len(owing) > 1
    last = owing[-1]
    root = SearchBot(60).search(Worlds(title, s, last, Rng(Chance(3), 1)), choices(s, last)).root
    assert {choice for seat, choice in root.children if seat in owing[:-1]} == {-1}


def test_rewards_are_for_the_margin() -> None:
    """Who is further ahead gets more; all lie between 0 and 1."""
    title = title_of("bronze")
    s = first_question(title)
    assert all(0 <= reward <= 1 for reward in rewards_of(title, s))


@pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)
def test_without_proof_rules_of_thumb_hold(title: Title) -> None:
    """One iteration proves nothing against them."""
    s = first_question(title)
    seat = to_act(s)[0]
    legal = choices(s, seat)
    search = SearchBot(1).search(Worlds(title, s, seat, Rng(Chance(3), 1)), legal)
    assert search.best() == search.advised
    assert [choice for choice in legal if search.root.branches[choice].visits] == [search.advised]


def test_what_is_better_by_chance_only_is_not_better() -> None:
    """The lead of a choice is that of the same luck, less three standard errors; a few iterations have none."""
    usual, other = Branch(), Branch()
    for reward in (0.2, 0.6, 0.2, 0.6):
        usual.update(reward, 0.0, 0.0)
        other.update(reward + 0.1, 0.0, 0.0)
    assert other.lead(usual) == pytest.approx(0.1)
    noisy = Branch()
    for reward in (0.9, 0.1, 0.5, 0.5):
        noisy.update(reward, 0.0, 0.0)
    assert noisy.lead(usual) < 0
    assert Branch().lead(usual) == -math.inf


@pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)
def test_a_question_is_compared_wider_and_wider(title: Title) -> None:
    """About as many choices as the square root of the iterations; each of them often."""
    s = first_question(title)
    seat = to_act(s)[0]
    legal = choices(s, seat)
    root = SearchBot(16).search(Worlds(title, s, seat, Rng(Chance(3), 1)), legal).root
    tried = [branch for branch in root.branches.values() if branch.visits]
    assert sum(branch.visits for branch in tried) == 16
    assert len(tried) == min(len(legal), 5)

"""The search bot: for every title, by the kernel alone."""

from __future__ import annotations

import pytest

from saecula.bots import BOTS, Worlds
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
    root = SearchBot(60).search(Worlds(title, s, last, Rng(Chance(3), 1)))
    assert {choice for seat, choice in root.next if seat in owing[:-1]} == {-1}


def test_rewards_are_for_the_margin() -> None:
    """Who is further ahead gets more; all lie between 0 and 1."""
    title = title_of("bronze")
    s = first_question(title)
    assert all(0 <= reward <= 1 for reward in rewards_of(title, s))

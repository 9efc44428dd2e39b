"""Bots: they see only worlds, and the greedy one plays sensibly."""

from __future__ import annotations

import os

import pytest

from saecula.bots import BOTS, Worlds, bot_of, bots_of, name_and_character
from saecula.bots.levels import forget_players, players_of
from saecula.bots.search import SearchBot
from saecula.games import TITLES, title_of
from saecula.games.bronze.bots import player as bronze
from saecula.kernel.problem import Problem
from saecula.kernel.title import Title
from saecula.lab.peeking import peeking
from saecula.lab.simulate import simulate
from saecula.texts import LANGUAGES, Texts
from tests.titles import EVERY_TITLE, KEYS

POSITIONS = int(os.environ.get("SAECULA_POSITIONS", "0"))  # 1000 takes a night
FEW = {"bronze": 5, "sample": 25, "khronos": 1}


def test_greedy_plays_bronze_sensibly_alone() -> None:
    """Mean solo score of at least 25 over 60 matches."""
    figures = simulate("bronze", seats=1, games=60, seed=3, bots=("greedy",), options={})
    assert figures["mean_score"][0] >= 25


def test_greedy_beats_random_at_bronze() -> None:
    """At least 38 of 40 two-seat matches."""
    figures = simulate("bronze", seats=2, games=40, seed=3, bots=("greedy", "random"), options={})
    assert figures["wins"][0] >= 38


def test_greedy_beats_random_at_gentes() -> None:
    """At least 97 % of two-seat matches, with a mean of at least 45 points."""
    figures = simulate("gentes", seats=2, games=40, seed=3, bots=("greedy", "random"), options={})
    assert figures["wins"][0] >= 39
    assert figures["mean_score"][0] >= 45


def test_greedy_beats_random_at_sands() -> None:
    """At least 38 of 40 two-seat matches."""
    figures = simulate("sands", seats=2, games=40, seed=3, bots=("greedy", "random"), options={})
    assert figures["wins"][0] >= 38


def test_greedy_trades() -> None:
    """Between greedy bots some offers are made, and matches end."""
    figures = simulate("bronze", seats=3, games=10, seed=3, bots=("greedy",) * 3, options={"trading": True})
    assert figures["games"] == 10


@pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)
def test_no_bot_peeks(title: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot may not know does not change its choice, at moments all over a match."""
    monkeypatch.setitem(BOTS, "search", SearchBot(4))
    for bot in bots_of(title.key):
        positions = POSITIONS or FEW.get(title.key, 2)
        assert peeking(title, bot, positions=positions, seed=1) == [], bot


class Peeper:
    """Looks where it must not: the test has to notice."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Choose by a card that another seat holds."""
        return legal[hash(str(worlds.title.view(worlds._s, 1 - seat))) % len(legal)]


def test_a_peeper_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test can fail."""
    monkeypatch.setitem(BOTS, "greedy", Peeper())
    assert peeking(title_of("sample"), "greedy", positions=25, seed=1)


def test_players_forget_what_they_thought() -> None:
    """Who sits down anew has thought about nothing, nor have its mind and its hopes been kept."""
    bronze.EXPECTED_VALUES[("a", "table")] = 0.5
    bronze.policy_of(bronze.LEVEL_SETTINGS["expert"], 1, 0)
    before = players_of("bronze")["expert"]
    forget_players("bronze")
    assert players_of("bronze")["expert"] is not before
    assert not bronze.EXPECTED_VALUES
    assert bronze.policy_of.cache_info().currsize == 0


def test_an_unknown_bot_is_told() -> None:
    """The known ones are listed."""
    with pytest.raises(Problem) as caught:
        bot_of("deepblue")
    assert caught.value.key == "no-such-bot"


def test_a_title_says_which_bots_it_has() -> None:
    """The sample has no levels."""
    with pytest.raises(Problem) as caught:
        bot_of("hard", "sample")
    assert caught.value.facts["known"] == "random, greedy, search"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", [title.key for title in TITLES])
def test_every_bot_has_a_name_and_a_character(title: str, lang: str) -> None:
    """People choose whom they play, not only how hard."""
    for bot in bots_of(title):
        name, about = name_and_character(bot, Texts(title, lang))
        assert not name.startswith("bot-")
        assert about.endswith(".")

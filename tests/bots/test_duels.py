"""Duels between settings: what is tried can be tried again by a command."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saecula.games.bronze.bots.player import DUEL_SETTINGS, BronzePlayer
from saecula.games.khronos.bots.player import LEVEL_SETTINGS, KhronosPlayer
from tools.duel_settings import RandomizedBot, bot_for, main


def test_a_setting_is_a_level_with_other_values() -> None:
    """Numbers, truths, rows of numbers and words; and the share of random choices."""
    khronos = bot_for("khronos", "master:worlds=60:breadth=[6,4,4]")
    assert isinstance(khronos, KhronosPlayer)
    assert khronos.settings == replace(LEVEL_SETTINGS["master"], worlds=60, breadth=(6, 4, 4))
    bronze = bot_for("bronze", "expert:kind=net:thorough=true:epsilon=0.5")
    assert isinstance(bronze, RandomizedBot)
    assert bronze.share == 0.5
    assert isinstance(bronze.bot, BronzePlayer)
    assert bronze.bot.duel == replace(DUEL_SETTINGS["expert"], kind="net", thorough=True)


@pytest.mark.parametrize("setting", ["nobody", "expert:depth=3", "greedy:width=2", "greedy:epsilon=much", ""])
def test_what_is_no_setting_is_refused(setting: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The answer names what there is."""
    with pytest.raises(SystemExit):
        main(["bronze", setting, "expert", "2"])
    assert "epsilon" in capsys.readouterr().err


def test_equals_win_half_of_a_duel(capsys: pytest.CaptureFixture[str]) -> None:
    """The same luck for both seats: what one wins here the other wins there."""
    assert main(["bronze", "expert", "expert", "4"]) == 0
    assert capsys.readouterr().out.splitlines() == ["won: 50.0 ± 0.0", "points ahead: 0.0 ± 0.0"]


def test_a_forfeit_ends_a_duel(capsys: pytest.CaptureFixture[str]) -> None:
    """A setting with which nobody can play is no result: the message names it."""
    assert main(["khronos", "easy", "master:breadth=[6,4]", "2"]) == 1
    told = capsys.readouterr()
    assert not told.out
    assert told.err.startswith("master:breadth=[6,4] forfeits")

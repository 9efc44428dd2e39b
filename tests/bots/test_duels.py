"""Duels between settings: what is tried can be tried again by a command."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from saecula.bots.bronze.player import DUELS
from saecula.bots.planned.khronos import STRENGTHS
from tools.duel_settings import main, strength_of

if TYPE_CHECKING:
    import pytest


def test_a_setting_is_a_level_with_other_values() -> None:
    """Numbers, truths, rows of numbers and words."""
    given = "master:worlds=60:breadth=[6,4,4]"
    assert strength_of("khronos", given) == replace(STRENGTHS["master"], worlds=60, breadth=(6, 4, 4))
    given = "expert:kind=net:thorough=true"
    assert strength_of("bronze", given) == replace(DUELS["expert"], kind="net", thorough=True)


def test_equals_win_half_of_a_duel(capsys: pytest.CaptureFixture[str]) -> None:
    """The same luck for both seats: what one wins here the other wins there."""
    assert main(["bronze", "expert", "expert", "4"]) == 0
    assert capsys.readouterr().out.splitlines() == ["won: 50.0 ± 0.0", "points ahead: 0.0 ± 0.0"]

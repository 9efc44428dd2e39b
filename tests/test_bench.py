"""The benchmarks say by their exit code whether the project reaches its goals."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

import bench.engine
import bench.server
from bench.goals import ENGINE, SERVER, Goal, missed

if TYPE_CHECKING:
    from collections.abc import Mapping


def reached(goals: Mapping[str, Goal]) -> dict[str, float]:
    """Return figures that reach all goals, with room to spare."""
    return {name: goal.bound * 2 if goal.sign == "≥" else goal.bound / 2 for name, goal in goals.items()}


@pytest.mark.parametrize(
    ("goal", "figures"),
    [
        (Goal("≥", 0.2), {0.18: True, 0.2: False, 0.21: False}),
        (Goal("≤", 200), {199.9: False, 200: False, 200.1: True}),
        (Goal("<", 100), {99.9: False, 100: True, 290: True, None: True}),
    ],
    ids=str,
)
def test_a_figure_on_the_wrong_side_of_its_bound_misses_the_goal(goal: Goal, figures: dict[float | None, bool]) -> None:
    """What was not measured was not reached."""
    assert {figure: missed({"it": figure}, {"it": goal}) == ["it"] for figure in figures} == figures
    assert missed({}, {"it": goal}) == ["it"]
    assert missed({"else": 1.0}, {}) == []


@pytest.mark.parametrize("wrong", [None, *SERVER])
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["table", "json"])
def test_the_servers_bench_fails_where_a_goal_is_missed(
    wrong: str | None, form: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After everything was printed."""
    figures = reached(SERVER)
    if wrong is not None:
        figures[wrong] = SERVER[wrong].bound * (0.9 if SERVER[wrong].sign == "≥" else 1.1)

    async def measure(*_: object) -> dict[str, float]:
        return figures

    monkeypatch.setattr(bench.server, "measure", measure)
    monkeypatch.setattr(sys, "argv", ["server", *form])
    assert bench.server.main() == (0 if wrong is None else 1)
    printed = capsys.readouterr().out
    assert all(name in printed for name in figures)
    assert printed.count("MISSED") == (1 if wrong and not form else 0)


@pytest.mark.parametrize("wrong", [None, *ENGINE])
def test_the_engines_bench_fails_where_a_goal_of_any_title_is_missed(
    wrong: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After all titles were printed."""

    def measure(title: str, _: float | None) -> dict[str, Any]:
        return reached(ENGINE[title]) | ({"decisions": 1} if title == wrong else {})

    monkeypatch.setattr(bench.engine, "measure_title", measure)
    monkeypatch.setattr(bench.engine, "catanatron_play", lambda: None)
    monkeypatch.setattr(sys, "argv", ["engine"])
    assert bench.engine.main() == (0 if wrong is None else 1)
    printed = capsys.readouterr().out
    assert all(title in printed for title in ENGINE)
    assert printed.count("MISSED") == (0 if wrong is None else 1)

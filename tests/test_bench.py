"""The benchmarks say by their exit code whether the project reaches its goals."""

from __future__ import annotations

import asyncio
import ssl
import sys
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

import bench.engine
import bench.server
from bench import compare, slices, stores
from bench.clients import Client
from bench.goals import ENGINE, SERVER, Goal, missed
from bench.processes import start

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


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


def test_people_alone_people_together_and_an_echo_are_measured_in_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a few clients, on any machine, the benchmark of the server runs through."""
    monkeypatch.setattr(bench.server, "CLIENTS", 3)
    monkeypatch.setattr(bench.server, "WARM_CHOICES", 1)
    monkeypatch.setattr(bench.server, "ROUNDS", 2)
    store = str(tmp_path / "store.db")
    server, port = start(["-m", "saecula", "serve", "--port", "0", "--store", store, "--dice", "7"])
    echo, echo_port = start(["-m", "bench.echo"])
    with server, echo:
        try:
            found = asyncio.run(bench.server.side_by_side(port, server.pid, echo_port, echo.pid, 1.0))
        finally:
            server.terminate()
            echo.terminate()
    assert all(found[name] > 0 for name in found)


def test_more_and_more_tables_are_measured_with_bots_and_who_looks_on(tmp_path: Path) -> None:
    """As many choices as the server takes, and one a second; the first tables stay when others come."""

    async def story() -> dict[str, float]:
        async with bench.server.serving(str(tmp_path / "store.db")) as served:
            return await bench.server.at_more_and_more_tables(served, [1, 2], ("greedy",), 1.0)

    found = asyncio.run(story())
    for tables in (1, 2):
        figures = [f"{tables}_{name}" for name in ("choices", "choices_per_second", "cpu_ms", "p50_ms", "p99_ms")]
        assert all(found[name] >= 0 for name in figures)
        assert found[f"{tables}_choices"] > 0


def test_the_stores_are_measured_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they acknowledge in a second."""
    monkeypatch.setattr(stores, "WRITERS", 3)
    assert asyncio.run(stores.writes_per_second(str(tmp_path / "store.db"), 0.2)) > 0


def test_what_is_worse_than_an_older_server_is_told() -> None:
    """By more than chance explains: a latency that grew, a rate that shrank."""
    old = {"choices_per_second": 100.0, "p99_ms": 100.0, "p50_ms": 1.0, "mb_per_match": 0.1, "choices": 9.0}
    new = {"choices_per_second": 80.0, "p99_ms": 120.0, "p50_ms": 0.5, "mb_per_match": 0.105, "choices": 1.0}
    assert bench.server.worse({"old": old, "new": new}) == ["choices_per_second", "p99_ms"]
    told = list(bench.server.beside({"old": old, "new": new}))
    assert [line.endswith("WORSE\n") for line in told] == [False, True, True, False, False, False]


def test_a_client_reads_no_certificates(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of them are made while others play: whoever is silent for so long is cut off by the server."""

    def read(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr(ssl, "create_default_context", read)
    assert Client(1).address


@pytest.mark.parametrize("wrong", [None, *ENGINE])
def test_the_engines_bench_fails_where_a_goal_of_any_title_is_missed(
    wrong: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After all titles were printed."""

    def measure() -> dict[str, dict[str, Any]]:
        return {title: reached(ENGINE[title]) | ({"decisions": 1} if title == wrong else {}) for title in ENGINE}

    monkeypatch.setattr(bench.engine, "measure", measure)
    monkeypatch.setattr(sys, "argv", ["engine"])
    assert bench.engine.main() == (0 if wrong is None else 1)
    printed = capsys.readouterr().out
    assert all(title in printed for title in ENGINE)
    assert printed.count("MISSED") == (0 if wrong is None else 1)


def test_the_measures_take_turns_and_medians_count() -> None:
    """Each has its turn in every round; what is not installed has no figure."""
    turns: list[tuple[str, int]] = []

    def measure(name: str, number: int) -> dict[str, float | None]:
        turns.append((name, number))
        return {"speed": [1.0, 100.0, 3.0][number], "peer": None}

    found = bench.engine.in_turns({name: partial(measure, name) for name in ("a", "b")}, 3)
    assert turns == [("a", 0), ("b", 0), ("a", 1), ("b", 1), ("a", 2), ("b", 2)]
    assert found["b"] == {"speed": 3.0, "peer": None}


def test_a_ratio_needs_both_sides() -> None:
    """Ours, driven by Python and compiled, beside catanatron; OpenSpiel beside it too."""
    speeds = {"compiled_loop": 80.0, "python_loop": 20.0, "catanatron": 2.0, "openspiel": None}
    assert bench.engine.ratios(speeds) == {"ratio_compiled": 40.0, "ratio_python": 10.0, "ratio_openspiel": None}


# --- two commits -----------------------------------------------------------------------------------------------------


class Steady:
    """A worker that takes so long for a unit."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.done: list[int] = []

    def work(self, job: str, title: str, units: int) -> tuple[float, str]:
        """Note the slice."""
        self.done.append(units)
        return self.seconds * units, f"{job} {title}"


def test_two_builds_do_the_same_slices_and_the_ratio_says_which_is_faster() -> None:
    """A slice has about 40 milliseconds; the copy of the old build is the control."""
    workers: dict[str, Any] = {"old": Steady(0.002), "control": Steady(0.002), "new": Steady(0.001)}
    units = compare.units_of(workers, "hints", "bronze", None)
    assert units == 20
    seconds, same = compare.compare_round(workers, "hints", "bronze", units, 7)
    ratios = compare.Ratios()
    ratios.add(seconds)
    assert ratios.figures() == {
        "ratio": 2.0,
        "quartiles": [2.0, 2.0],
        "rounds": [2.0, 2.0],
        "control": 1.0,
        "pairs": 7,
        "same_results": True,
    }
    assert same
    assert workers["old"].done == workers["new"].done == workers["control"].done
    table = "\n".join(compare.lines({"hints": {"bronze": ratios.figures()}}, (100, 90)))
    assert "hints bronze" in table
    assert "0.900" in table


@pytest.mark.parametrize("job", slices.JOBS)
def test_a_slice_is_the_same_for_the_same_seed(job: str) -> None:
    """So two builds do the same work, unless the rules have changed."""
    first, again = (slices.Worker(5) for _ in range(2))
    done = [slices.JOBS[job](worker, "bronze", 2) for worker in (first, again)]
    assert done[0][1] == done[1][1]
    assert all(seconds > 0 for seconds, _ in done)

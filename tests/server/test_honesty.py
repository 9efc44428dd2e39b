"""The check of chance: the same vectors as in the page (web/test/chance.test.ts), and the matches of every title."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula import cli
from saecula.games import TITLES
from saecula.match.honesty import (
    SERVER,
    Contribution,
    Honesty,
    Slice,
    check,
    fingerprint,
    number_of,
    read_chance,
    seed_of,
    slices_of,
    with_chance,
)
from saecula.match.match import Match
from saecula.texts import LANGUAGES, platform_texts

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent.parent / "chance.json").read_text("utf-8"))
CASES = {case["name"]: case for case in VECTORS["logs"]}
SEED = "5e" * 32
MAX_EVENTS = 120


def test_hashes_are_those_of_the_vectors() -> None:
    """Fingerprints, seeds, and the numbers of events."""
    for number, found in VECTORS["fingerprints"]:
        assert fingerprint(number) == found
    for row in VECTORS["seeds"]:
        assert seed_of(row["server"], row["numbers"]) == row["seed"]
    for seed, n, found in VECTORS["numbers"]:
        assert number_of(seed, n) == int(found)


@pytest.mark.parametrize("name", CASES)
def test_a_log_is_judged_as_in_the_page(name: str) -> None:
    """An honest one, and every way to cheat."""
    case = CASES[name]
    verdict = check("\n".join(case["log"]))
    assert (verdict.told, verdict.events) == (case["told"], case["events"])
    assert [[one.key, one.number] for one in verdict.findings] == case["findings"]


def random_match(title: str) -> Match:
    """Return the beginning of a match whose chance comes from the seed."""
    log = saecula.new(title, seats=2, seed=1).copy_of_log(0)
    match = Match(log, (), lambda n: number_of(SEED, n))
    while not match.over and match.n < MAX_EVENTS:
        seat = match.to_act[0]
        choices = match.choices(seat, lent=False)
        match.play(seat, choices[match.n % len(choices)])
    return match


@pytest.mark.parametrize("title", [title.key for title in TITLES])
def test_every_draw_of_every_title_lies_where_its_log_says(title: str) -> None:
    """Cards, tiles and dice; a log with lines about chance is read as one without them."""
    match = random_match(title)
    server = Contribution(SERVER, fingerprint(SEED), SEED)
    text = with_chance(match.log(), Honesty([server], 1, slices_of(match, 1)))
    verdict = check(text)
    assert verdict.findings == []
    assert verdict.events > 5
    assert saecula.load(text).log() == match.log()
    assert read_chance(text).contributions == [server]


def test_other_odds_than_those_of_the_rules_are_found() -> None:
    """Only the rules know them: a page without rules believes the log."""
    case = CASES["honest"]
    honesty = read_chance("\n".join(case["log"]))
    n = honesty.slices[3].n
    log = [f"chance event {n} 0 6 6" if line.startswith(f"chance event {n} ") else line for line in case["log"]]
    assert Slice(n, 0, 6, 6) in read_chance("\n".join(log)).slices
    assert [(one.key, one.number) for one in check("\n".join(log)).findings] == [("odds-wrong", n)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_replay_says_whether_chance_was_honest(
    name: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a sentence for each thing that does not hold, and by its exit code."""
    case = CASES[name]
    (tmp_path / "match.log").write_text("\n".join(case["log"]), "utf-8")
    code = cli.main(["replay", str(tmp_path / "match.log"), "--lang", lang])
    out = capsys.readouterr().out
    assert code == (1 if case["findings"] else 0)
    assert "cli-chance" not in out
    texts = platform_texts(lang)
    for key, number in case["findings"]:
        assert texts.say(f"cli-chance-{key}", {"number": number}) in out
    assert (texts.say("cli-chance-good", {"count": case["events"]}) in out) == (case["told"] and not case["findings"])


def test_an_old_log_says_nothing_of_its_chance() -> None:
    """It is no lie, and no proof."""
    golden = next((Path(__file__).parent.parent / "golden").rglob("*.log"))
    verdict = check(golden.read_text("utf-8"))
    assert (verdict.told, verdict.events, verdict.findings) == (False, 0, [])

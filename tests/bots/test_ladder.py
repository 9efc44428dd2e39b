"""Tournaments: paired seeds, rotated seats, honest intervals, and a run that can be gone on with."""

from __future__ import annotations

import json
import math
from pathlib import Path

import polars as pl
import pytest

from saecula import cli
from saecula.bots import BOTS, Worlds, parse_bot
from saecula.bots.search import SearchBot
from saecula.kernel.problem import Problem
from saecula.lab import ratings
from saecula.lab.ladder import columns_of, run_ladder, write_parquet
from saecula.lab.number_format import format_number
from saecula.lab.report import tournament_markdown, tournament_page
from saecula.lab.tournament import (
    MatchResult,
    TournamentSettings,
    bucket_of,
    pairings,
    seatings,
    seconds_of,
    tournament,
)
from saecula.texts import Texts


def run(
    file: Path, bots: list[str], *, seats: int = 2, games: int = 6, seed: int = 1
) -> tuple[TournamentSettings, list[MatchResult]]:
    """Play a small tournament of the sample title."""
    return tournament(
        "sample", bots=bots, seats=seats, games=games, seed=seed, options={}, file=file, jobs=1, progress=lambda _: None
    )


def test_every_seed_is_played_in_every_seat() -> None:
    """One against the rest, once in each seat."""
    assert list(seatings(("a", "b"), 3)) == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]


def test_each_meets_each() -> None:
    """At two seats once, at more in both roles, alone by itself."""
    assert pairings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(pairings(["a", "b", "c"], 4)) == 6
    assert pairings(["a", "b"], 1) == [("a",), ("b",)]


def test_equal_bots_get_equal_results_on_a_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mirror match is even: both have had each seat with the same luck, and the same came of it."""
    _, played = run(tmp_path / "games.jsonl", ["greedy", "random"], games=6)
    assert [(one.group, one.rotation) for one in played] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    monkeypatch.setitem(BOTS, "random", BOTS["greedy"])
    _, mirrored = run(tmp_path / "mirror.jsonl", ["greedy", "random"], games=6)
    for there, back in zip(mirrored[::2], mirrored[1::2], strict=True):
        assert there.bots == back.bots[::-1]
        assert (there.scores, there.wins) == (back.scores, back.wins)
    assert len({tuple(one.scores) for one in mirrored}) > 1
    assert ratings.win_share(mirrored) == 0.5


def test_a_run_is_gone_on_with(tmp_path: Path) -> None:
    """What was played is kept, a line that was cut off is played again, and the whole is the same."""
    whole = tmp_path / "whole.jsonl"
    broken = tmp_path / "broken.jsonl"
    _, once = run(whole, ["greedy", "random"], games=8)
    run(broken, ["greedy", "random"], games=4)
    broken.write_text(broken.read_text() + '{"pairing": "gre')
    _, resumed = run(broken, ["greedy", "random"], games=8)
    assert [(one.group, one.rotation, one.scores) for one in once] == [
        (one.group, one.rotation, one.scores) for one in resumed
    ]


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"]], ids=" ".join)
def test_against_others_it_takes_two_bots(bots: list[str], tmp_path: Path) -> None:
    """Nothing is written before that is clear; alone one is enough, and who is named twice plays once."""
    with pytest.raises(Problem) as caught:
        run(tmp_path / "new" / "games.jsonl", bots)
    assert caught.value.key == "too-few-bots"
    assert list(tmp_path.iterdir()) == []
    assert len(run(tmp_path / "two.jsonl", [*bots, "random"], games=2)[1]) == 2


def test_alone_one_bot_is_enough(tmp_path: Path) -> None:
    """It has nobody to beat."""
    file = tmp_path / "games.jsonl"
    options: dict[str, object] = {}
    _, played = tournament(
        "bronze", bots=["random"], seats=1, games=2, seed=1, options=options, file=file, jobs=1, progress=lambda _: None
    )
    assert len(ratings.summary(played)["shares"]) == 1


DAMAGES = [
    b"\n",
    b'{"pairing": "greedy random", "gro\n',
    b"\xff\xfe\x00\n",
    b"[1, 2]\n",
    b'{"pairing": "greedy random"}\n',
    b'{"pairing": "a b", "group": 0, "rotation": 0, "bots": ["a"], "scores": [1], "wins": [1], "forfeits": [false]}\n',
]


@pytest.mark.parametrize("damage", DAMAGES[1:], ids=range(1, len(DAMAGES)))
def test_a_damaged_line_is_told(damage: bytes, tmp_path: Path) -> None:
    """By its number; the file stays as it is, a last line that was cut off too, and without that line all is well."""
    file = tmp_path / "games.jsonl"
    _, once = run(file, ["greedy", "random"], games=4)
    head, first, *rest = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([head, first, damage, *rest[1:], b'{"pair']))
    before = file.read_bytes()
    with pytest.raises(Problem, match=r"Line 3 of “.*games.jsonl” is damaged"):
        run(file, ["greedy", "random"], games=4)
    assert file.read_bytes() == before
    file.write_bytes(before.replace(damage, b""))
    for _ in range(2):
        _, again = run(file, ["greedy", "random"], games=4)
        assert sorted(one.scores for one in again) == sorted(one.scores for one in once)
    assert len(file.read_bytes().splitlines()) == 6  # the match that was lost brought its neighbour along


@pytest.mark.parametrize("damage", DAMAGES, ids=range(len(DAMAGES)))
def test_a_damaged_first_line_is_told(damage: bytes, tmp_path: Path) -> None:
    """Nobody knows what the matches below it are."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(damage + b"{}\n")
    with pytest.raises(Problem) as caught:
        run(file, ["greedy", "random"])
    assert caught.value.key == "damaged-tournament"
    assert file.read_bytes() == damage + b"{}\n"


def test_another_tournament_is_not_gone_on_with(tmp_path: Path) -> None:
    """Another seed, another file."""
    run(tmp_path / "games.jsonl", ["greedy", "random"])
    with pytest.raises(Problem) as caught:
        run(tmp_path / "games.jsonl", ["greedy", "random"], seed=2)
    assert caught.value.key == "other-tournament"


class Cheat:
    """Chooses what nobody offers."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Return no choice at all."""
        return -1


def test_a_cheat_forfeits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """He loses, and it is counted."""
    monkeypatch.setitem(BOTS, "search", Cheat())
    _, played = run(tmp_path / "games.jsonl", ["search", "random"], games=2)
    assert ratings.win_share(played) == 0.0
    assert ratings.times(played)["search"]["forfeits"] == 2


class Faulty:
    """Breaks down at its first question."""

    def choose(self, worlds: Worlds, seat: int, legal: list[int]) -> int:
        """Raise what a bot of one's own might raise."""
        raise ZeroDivisionError("no plan left")


@pytest.mark.parametrize(("bot", "words"), [(Faulty(), "no plan left"), (Cheat(), "The bot chose -1")])
def test_why_a_bot_forfeits_is_shown(
    bot: Cheat | Faulty,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The tournament prints the traceback with its count, and keeps it with the match."""
    monkeypatch.setitem(BOTS, "search", bot)
    assert cli.main(["tournament", "sample", "--bots", "search,random", "--games", "2", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().err
    assert words in told
    assert "The bot “search” forfeited 2 matches" in told
    assert told.count("Traceback") == 1
    assert words in (tmp_path / "games-2.jsonl").read_text("utf-8")


def made_up(first: int, second: int) -> list[MatchResult]:
    """Return matches of which the first bot wins some."""
    wins = [[1.0, 0.0]] * first + [[0.0, 1.0]] * second
    return [
        MatchResult("a b", i, 0, ["a", "b"], [int(won[0]), int(won[1])], won, [False, False], [{}, {}])
        for i, won in enumerate(wins)
    ]


def test_search_may_be_given_its_iterations() -> None:
    """A positive number, not too large; nobody else has any."""
    bot = parse_bot("search:3000", "bronze")
    assert isinstance(bot, SearchBot)
    assert bot.iterations == 3000
    for wrong in ("search:", "search:0", "search:-1", "search:9999999", "search:x", f"search:{'9' * 5000}"):
        with pytest.raises(Problem, match="whole number from 1 to 1000000"):
            parse_bot(wrong, "bronze")
    with pytest.raises(Problem, match="no-such-bot"):
        parse_bot("greedy:3", "bronze")


def test_a_rating_is_the_share_of_wins() -> None:
    """Three of four are 191 Elo; the ghost wins pull a little."""
    found = ratings.plackett_luce(ratings.stages(made_up(300, 100)))
    assert found["a"] - found["b"] == pytest.approx(191, abs=2)


def test_with_more_seats_every_place_counts() -> None:
    """Who is twice as strong as each of two others comes first in half of all matches, and last in a sixth of them."""
    places = {(9, 5, 1): 300, (5, 9, 1): 200, (1, 9, 5): 100}
    played = [
        MatchResult("a b", n, 0, ["a", "b", "b"], list(scores), [float(score == 9) for score in scores], [False] * 3)
        for scores, times in places.items()
        for n in range(times)
    ]
    found = ratings.plackett_luce(ratings.stages(played))
    assert found["a"] - found["b"] == pytest.approx(400 * math.log10(2), abs=1)


def test_a_tie_counts_half_for_each() -> None:
    """Of two at a table nobody is stronger; nor of three who all share."""
    for bots in (["a", "b"], ["a", "b", "b"]):
        tied = MatchResult("a b", 0, 0, bots, [5] * len(bots), [1 / len(bots)] * len(bots), [False] * len(bots))
        assert ratings.plackett_luce(ratings.stages([tied])) == {"a": pytest.approx(0), "b": pytest.approx(0)}
    second = MatchResult("a b", 0, 0, ["b", "a", "b"], [9, 5, 5], [1.0, 0.0, 0.0], [False] * 3)
    assert ratings.stages([second]) == {("b", ("a", "b", "b")): 1.0, ("a", ("a", "b")): 0.5, ("b", ("a", "b")): 0.5}


def test_an_interval_holds_the_mean() -> None:
    """And is about as wide as the theory says: ± 4.2 points at 400 matches."""
    share = ratings.shares(made_up(300, 100))["a b"]
    assert share.low is not None
    assert share.high is not None
    assert share.low < share.mean == 0.75 < share.high
    assert share.high - share.low == pytest.approx(0.085, abs=0.02)


def test_few_seeds_have_no_interval() -> None:
    """However many matches they give: nine say nothing of a tenth."""
    nine = made_up(6, 3)
    assert [vars(share) for share in ratings.shares(nine + nine).values()] == [
        {"mean": pytest.approx(2 / 3), "low": None, "high": None, "games": 18}
    ]
    assert {share.low for share in ratings.ratings(nine).values()} == {None}
    assert ratings.lacks_intervals(ratings.summary(nine))
    assert not ratings.lacks_intervals(ratings.summary(made_up(6, 4)))


@pytest.mark.parametrize(("lang", "share", "why"), [("en", "60.0%", "10 seeds"), ("de", "60,0 %", "10 Startzahlen")])
def test_a_report_shows_what_is_known(lang: str, share: str, why: str) -> None:
    """A dash and the reason where there is no interval; numbers as the language writes them."""
    texts = Texts("sample", lang)
    facts = dict.fromkeys(("title", "games", "seats", "seed", "rules", "options"), "1")
    for write in (tournament_page, tournament_markdown):
        few, many = (write(ratings.summary(made_up(3 * n, 2 * n)), facts, texts) for n in (1, 10))
        assert why in few
        assert why not in many
        assert share in few
        assert share in many
    assert "| a | 0 | – | 5 |" in few
    assert f"| a b | {share} | – | 5 |" in few


@pytest.mark.parametrize(("lang", "written"), [("en", ["1,234.5", "2.5%"]), ("de", ["1.234,5", "2,5 %"])])
def test_numbers_are_written_as_the_language_does(lang: str, written: list[str]) -> None:
    """Points, commas, and the sign of percent."""
    texts = Texts("", lang)
    assert [format_number(1234.5, ",.1f", texts), format_number(0.025, ".1%", texts)] == written


def test_times_are_kept_in_buckets() -> None:
    """Never shorter than they were, and no more than a fifth longer."""
    assert 0.01 <= seconds_of(bucket_of(0.01)) <= 0.012


def test_a_report_is_one_page(tmp_path: Path) -> None:
    """Plots, shares, times; in both languages, without anything from elsewhere."""
    for lang, word in (("en", "Ratings"), ("de", "Wertungen")):
        figures, report = run_ladder(
            "sample",
            bots=["greedy", "random"],
            seats=2,
            games=4,
            seed=1,
            options={},
            folder=tmp_path,
            jobs=1,
            lang=lang,
            progress=lambda _: None,
        )
        page = report.read_text("utf-8")
        assert word in page
        assert "<svg" in page
        assert "http" not in page
        assert json.dumps(figures)


def test_every_seat_of_every_match_is_a_row() -> None:
    """With all that a match's line has, but times as their 95th percentile."""
    columns = columns_of(made_up(2, 1))
    assert {len(values) for values in columns.values()} == {6}
    assert list(columns["bot"]) == ["a", "b"] * 3
    assert sum(float(win) for win in columns["win"]) == 3


def test_matches_are_kept_as_parquet_too(tmp_path: Path) -> None:
    """Another program reads what was written."""
    file = tmp_path / "games.parquet"
    columns = columns_of(made_up(2, 1))
    write_parquet(file, columns)
    assert pl.read_parquet(file).to_dict(as_series=False) == columns

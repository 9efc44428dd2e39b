"""The command line: figures for machines, sentences for people, exit codes that mean something."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import saecula
from saecula import cli
from saecula.bots import BOTS, RandomBot
from saecula.bots.planned import value as values
from saecula.cli.arguments import parser, spoken
from saecula.files import write_text
from saecula.games.bronze.bots import weights
from saecula.kernel.problem import Problem
from saecula.lab import laws
from saecula.texts import LANGUAGES, platform_texts
from tests.test_texts import messages
from tests.titles import judge_of, shipped_origin


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run a command; return exit code, output and errors."""
    code = cli.main(list(words))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    """Run a simulation and return its figures."""
    code, out, _ = run(capsys, "simulate", "bronze", "--json", "--games", "20", *words)
    assert code == 0
    figures = json.loads(out)
    assert isinstance(figures, dict)
    return figures


def test_simulate_prints_what_a_machine_reads(capsys: pytest.CaptureFixture[str]) -> None:
    """All figures the documentation names are there."""
    figures = simulated(capsys, "--seats", "3")
    expected = "title seats games decisions cpu_seconds decisions_per_cpu_second games_per_cpu_second "
    expected += "mean_score min_score max_score wins"
    assert set(expected.split()) <= set(figures)
    assert figures["games"] == 20
    assert len(figures["wins"]) == 3  # type: ignore[arg-type]


def test_balance_tells_seats_scores_and_choices(capsys: pytest.CaptureFixture[str]) -> None:
    """The report has the spread of scores, the order of play and every choice, for a machine and for people."""
    code, out, _ = run(capsys, "balance", "bronze", "--games", "4", "--seats", "2", "--json")
    (report,) = json.loads(out)
    assert code == 0
    assert (report["games"], len(report["order"])) == (4, 2)
    assert sum(place["wins"] for place in report["order"]) == pytest.approx(1)
    bought = report["verbs"]["mark"]["choices"]["mark city"]
    assert 0 <= bought["used"] <= 1
    assert "mark city" in run(capsys, "balance", "bronze", "--games", "4", "--seats", "2")[1]


def test_equal_seeds_give_equal_digests(capsys: pytest.CaptureFixture[str]) -> None:
    """The digest is over all logs, however many processes played them."""
    digests = [
        simulated(capsys, "--seats", "2", "--digest", "--seed", seed, "--jobs", jobs)["digest"]
        for seed, jobs in (("4", "1"), ("4", "2"), ("5", "1"))
    ]
    assert digests[0] == digests[1] != digests[2]


def test_the_compiled_loop_plays_what_random_bots_play(capsys: pytest.CaptureFixture[str]) -> None:
    """All-random matches in the fast loop are the same matches as through the bots."""
    BOTS["dice"] = RandomBot()
    try:
        fast = simulated(capsys, "--seats", "2", "--digest")
        slow = simulated(capsys, "--seats", "2", "--digest", "--bots", "random,dice")
    finally:
        del BOTS["dice"]
    assert fast["digest"] == slow["digest"]


def test_simulate_speaks_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the figures are a table, in the language asked for."""
    code, out, _ = run(capsys, "simulate", "bronze", "--games", "3", "--lang", "de", "--digest")
    assert code == 0
    assert "Partien" in out
    assert re.search(r"\d,\d", out)
    assert not re.search(r"\d\.\d", out)
    assert "SHA-256" in out


def test_a_short_tournament_claims_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """No interval for machines, and the reason for people."""
    words = ("tournament", "bronze", "--bots", "greedy,random", "--games", "3", "--out", str(tmp_path), "--lang", "de")
    figures = json.loads(run(capsys, *words, "--json")[1])
    assert figures["shares"]["greedy random"]["games"] == 4  # whole rotations
    assert figures["shares"]["greedy random"]["low"] is None
    assert figures["ratings"]["greedy"]["high"] is None
    assert "10 Startzahlen" in run(capsys, *words)[1]


def test_titles_lists_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    """For people and for machines."""
    assert "bronze" in run(capsys, "titles")[1]
    assert json.loads(run(capsys, "titles", "--json")[1])[0]["key"] == "bronze"


def test_check_passes_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """Every law is asked and counted."""
    code, out, _ = run(capsys, "check", "bronze", "--decisions", "300", "--jobs", "1", "--json")
    assert code == 0
    counts = json.loads(out)["bronze"]["counts"]
    assert counts["never_empty"] >= 300


def test_check_keeps_the_log_of_the_first_breach(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exit code 1, and a log that can be replayed."""

    def unlucky(moment: laws.Moment) -> None:
        moment.need(len(moment.log.events) < 30, "thirty")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(laws, "CHEAP_LAWS", (unlucky,))
    code, _, err = run(capsys, "check", "bronze", "--decisions", "300", "--jobs", "1")
    assert code == 1
    assert "unlucky" in err
    assert run(capsys, "replay", "breach-bronze-unlucky.log")[0] == 0


def saved(tmp_path: Path) -> Path:
    """Return the file of a match in progress."""
    match = saecula.new("bronze", seats=2, seed=7)
    match.play(match.to_act[0], "done")
    file = tmp_path / "match.log"
    write_text(file, match.log())
    return file


def test_replay_folds_a_log(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The story and the board for people, facts for machines."""
    file = str(saved(tmp_path))
    code, out, _ = run(capsys, "replay", file, "--json")
    assert code == 0
    facts = json.loads(out)
    assert facts["digest"] == saecula.load(Path(file).read_text("utf-8")).digest()
    assert run(capsys, "replay", file)[0] == 0
    assert json.loads(run(capsys, "replay", file, "--to", "2", "--json")[1])["events"] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ["play", "chess"],
        ["play", "bronze", "--seats", "me,deepblue"],
        ["play", "bronze", "--seats", "me,me,me,me,me"],
        ["play", "bronze", "--option", "magic=on"],
        ["play", "bronze", "--option", "edition=1999"],
        ["play", "bronze", "--seed", "seven"],
        ["play", "bronze", "--data", "missing.toml"],
        ["play", "--load", "missing.log"],
        ["simulate", "bronze", "--games", "0"],
        ["simulate", "bronze", "--seats", "7"],
        ["simulate", "bronze", "--seats", "3", "--bots", "random,greedy"],
        ["play", "bronze", "--seats", "me,,me"],
        ["play", "bronze", "--seats", ""],
        ["play", "bronze", "--seats", "me,ansel"],
        ["play", "bronze", "--seats", "me,search:0"],
        ["simulate", "bronze", "--bots", "search:x"],
        ["tournament", "bronze", "--bots", "easy", "--out", "nowhere"],
        ["replay", "."],
        ["check", "chess"],
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], lang: str) -> None:
    """What, where, what to do; exit code 2; no traceback."""
    code, out, err = run(capsys, *words, "--lang", lang)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "problem-" not in err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "bronze", "--seats", "me,deepblue"], "choose one of: me, easy,"),
        (["simulate", "bronze", "--bots", "deepblue"], "choose one of: easy,"),
        (["play", "bronze", "--seats", "me,ansel"], "“ansel” plays khronos, not bronze"),
        (["play", "bronze", "--seats", "me,,me"], "a name is missing"),
        (["play", "bronze", "--seats", ""], "names nobody"),
        (["simulate", "bronze", "--bots", "search:0"], "cannot be “0”; give a whole number from 1 to"),
        (["balance", "bronze", "--bot", "ansel"], "“ansel” plays khronos"),
        (["simulate", "bronze", "--games", "0"], "from 1 to 100000000"),
        (["serve", "--port", "x"], "from 0 to 65535"),
        (["replay", "x", "--to", "-1"], "at least 0"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_what_is_wrong_is_named(capsys: pytest.CaptureFixture[str], words: list[str], told: str) -> None:
    """A name that is missing, unknown, or of another title; a number and its bounds."""
    code, _, err = run(capsys, *words, "--lang", "en")
    assert code == 2
    assert told in err


def test_bots_are_named_alike_everywhere(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Large letters or small, and search with its iterations; saved matches keep that."""
    assert simulated(capsys, "--games", "1", "--bots", "Random,SEARCH:2")["bots"] == ["random", "search:2"]
    folder = str(tmp_path / "t")
    assert run(capsys, "tournament", "bronze", "--bots", "search:2,Random", "--games", "2", "--out", folder)[0] == 0
    assert run(capsys, "balance", "bronze", "--bot", "search:2", "--games", "1", "--seats", "2")[0] == 0
    assert cli.seat_words(["me", "search:2", "hard"], "bronze") == ["me", "search:2", "hard"]
    assert parser(platform_texts("en")).parse_args(["play", "--seats", "ME, Hard"]).seats == ["me", "hard"]


def weights_file(folder: Path, title: str) -> Path:
    """Return a file of weights: of Bronze without hidden units at two seats, or of another title."""
    file = folder / f"{title}.npz"
    if title == "bronze":
        weights.save(file, *weights.shipped("linear", 2))
    else:
        judge = judge_of(title)
        values.write_weights(file, values.shipped_value(judge).weights, shipped_origin(judge))
    return file


TRAIN = ("train", "bronze", "--seats", "2", "--games", "2", "--lang", "en")


def test_a_training_goes_on_as_its_weights_are(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The width is theirs, and the file is called after it."""
    start = str(weights_file(tmp_path, "bronze"))
    for more in ((), ("--hidden", "0")):
        out = tmp_path / f"out{len(more)}"
        assert run(capsys, *TRAIN, "--from", start, "--out", str(out), *more)[0] == 0
        assert {file.name for file in out.iterdir()} == {"linear-2.npz", "linear-2.html"}
    code, _, err = run(capsys, *TRAIN, "--from", start, "--out", str(tmp_path / "no"), "--hidden", "3")
    assert code == 2
    assert "have 0" in err
    assert not (tmp_path / "no").exists()


@pytest.mark.parametrize(("wish", "value"), [("--from", "nothing.npz"), ("--hidden", "3")])
def test_a_wish_that_goes_unheard_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, wish: str, value: str
) -> None:
    """Only Bronze goes on from weights, and has hidden units to choose."""
    out = tmp_path / "out"
    code, _, err = run(capsys, "train", "gentes", "--seats", "2", "--games", "1", "--out", str(out), wish, value)
    assert code == 2
    assert wish in err
    assert not out.exists()


def test_wrong_weights_are_told_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Those of another title, of other seats, and what is no file of weights; never in words of Python."""
    other = weights_file(tmp_path, "gentes")
    wrong = {
        other: "has weights for “gentes”, not for “bronze”",
        weights_file(tmp_path, "bronze"): "another number of seats",
    }
    for name, content in {"empty": b"", "text": b"nothing", "zip": other.read_bytes()[:-30]}.items():
        file = tmp_path / name
        file.write_bytes(content)
        wrong[file] = "is not a file of weights"
    for file, told in wrong.items():
        words = ("train", "bronze", "--seats", "1", "--games", "1", "--lang", "en", "--from", str(file))
        code, _, err = run(capsys, *words, "--out", str(tmp_path / "out"))
        assert code == 2
        assert told in err
        assert "(" not in err


def test_an_unknown_language_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """In a language we do speak."""
    code, _, err = run(capsys, "titles", "--lang", "tlh")
    assert code == 2
    assert "tlh" in err


def test_a_broken_log_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The line is named."""
    file = saved(tmp_path)
    file.write_text(file.read_text("utf-8").replace("end ", "fin "), "utf-8")
    code, _, err = run(capsys, "replay", str(file))
    assert code == 2
    assert err.count("\n") == 1


def test_binary_and_huge_files_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Whatever lies in a file, it is told in one sentence."""
    binary = tmp_path / "picture.log"
    binary.write_bytes(b"\xff\xfe\x00start")
    assert run(capsys, "replay", str(binary))[0] == 2
    huge = tmp_path / "huge.log"
    with huge.open("wb") as file:
        file.truncate(9_000_000)
    assert run(capsys, "replay", str(huge))[0] == 2


def test_writing_harms_nothing_when_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk leaves the old file and no rubbish behind."""
    file = tmp_path / "match.log"
    write_text(file, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Problem) as caught:
        write_text(file, "new")
    assert caught.value.key == "cannot-write-full"
    assert file.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    """The folder must exist."""
    with pytest.raises(Problem) as caught:
        write_text(tmp_path / "nowhere" / "match.log", "new")
    assert caught.value.key == "cannot-write-missing"


@pytest.mark.parametrize("command", ["titles", "play", "simulate", "replay", "check"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str, lang: str) -> None:
    """--help speaks both languages and names every option."""
    with pytest.raises(SystemExit) as caught:
        cli.main([command, "--lang", lang, "--help"])
    assert caught.value.code == 0
    assert "cli-" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["tournament", "--help"], "Aufruf: saecula tournament"),
        (["tournament", "--help"], "diese Hilfe zeigen und enden"),
        (["tournament"], "Fehler: diese Angaben fehlen: title, --bots, --out"),
        (["titles", "x"], "unbekannte Angaben: x"),
        (["play", "--seats"], "Angabe --seats: dahinter fehlt ein Wert"),
        (["fly"], "Angabe Befehl: 'fly' gibt es nicht (zur Wahl stehen 'titles'"),
        (["tournament", "--se", "2"], "--se kann --seats, --seed heißen"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_argparse_speaks_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    """Its help and its complaints; no English word is left among them."""
    with pytest.raises(SystemExit):
        cli.main([*words, "--lang=de"])
    captured = capsys.readouterr()
    said = captured.out + captured.err
    assert told in said
    assert not {"usage", "options", "arguments", "argument", "exit", "error"} & set(re.findall(r"[a-z]+", said))


@pytest.mark.parametrize("words", [["check", "--help"], ["tournament"], ["fly"], ["play", "--seats"], ["titles", "x"]])
def test_argparse_keeps_its_own_words_in_english(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    """What we say for it in English is what it says by itself, so what we say in German has its meaning."""
    texts = platform_texts("en")
    with pytest.raises(SystemExit):
        parser(texts).parse_args(words)
    own = capsys.readouterr()
    with spoken(texts), pytest.raises(SystemExit):
        parser(texts).parse_args(words)
    assert capsys.readouterr() == own


@pytest.mark.parametrize("key", [key for key in messages("", "en") if key.startswith("argparse-")])
def test_the_places_of_argparse_are_the_same_in_every_language(key: str) -> None:
    """It would stumble over any other."""
    places = [sorted(re.findall(r"%(?:\(\w+\))?\w", platform_texts(lang).say(key, {}))) for lang in LANGUAGES]
    assert places[0] == places[1]


def test_a_wrong_data_pack_is_called_by_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """So that its owner knows where to look."""
    pack = tmp_path / "my-bronze.toml"
    pack.write_text('[[development]]\nkey = "masonry"\ncost = "much"\n', "utf-8")
    code, _, err = run(capsys, "simulate", "bronze", "--data", str(pack))
    assert code == 2
    assert "my-bronze.toml" in err
    assert "masonry" in err


def test_a_log_with_a_byte_order_mark_is_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Some editors add one."""
    file = saved(tmp_path)
    file.write_text("\ufeff" + file.read_text("utf-8"), "utf-8")
    assert run(capsys, "replay", str(file), "--json")[0] == 0

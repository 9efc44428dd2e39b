"""What strangers did to the terminal: each of these once went wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import saecula
from saecula.games.bronze.terminal.offers import offer_words, read_amounts
from saecula.term.answers import Unreadable


def played(said: str, *words: str, folder: Path, output: str = "") -> tuple[int, str, str]:
    """Run `saecula play` with piped answers; return exit code, output and errors."""
    command = [sys.executable, "-m", "saecula", "play", "bronze", "--seats", "me", "--lang", "en", *words]
    with Path(output or folder / "out").open("w", encoding="utf-8") as out:
        done = subprocess.run(
            command, input=said, stdout=out, stderr=subprocess.PIPE, text=True, check=False, cwd=folder, timeout=60
        )
    return done.returncode, "" if output else (folder / "out").read_text("utf-8"), done.stderr


def test_the_listed_number_of_done_is_done(tmp_path: Path) -> None:
    """0 stands beside the end of a pick, so it ends the pick."""
    code, out, _ = played("0\nquit\n", "--seed", "3", folder=tmp_path)
    assert code == 0
    assert "no choice 0" not in out


def test_an_overlong_line_is_one_answer(tmp_path: Path) -> None:
    """Its rest plays nothing."""
    _, out, _ = played("a" * 300_000 + "\n", "--seed", "3", folder=tmp_path)
    assert out.count("means nothing here") == 1


def test_a_line_of_invisible_signs_is_no_answer(tmp_path: Path) -> None:
    """It is not an empty line."""
    _, out, _ = played("\x00\x00\n", "--seed", "3", folder=tmp_path)
    assert "means nothing here" in out


def test_a_file_with_another_match_is_never_overwritten(tmp_path: Path) -> None:
    """Neither by --save nor by `save`; the same match may be saved again."""
    assert played("done\nquit\n", "--seed", "9", "--save", "kept.log", folder=tmp_path)[0] == 0
    kept = (tmp_path / "kept.log").read_text("utf-8")
    code, _, err = played("done\nquit\n", "--seed", "10", "--save", "kept.log", folder=tmp_path)
    assert code == 2
    assert "another match" in err
    assert "another match" in played("save kept.log\nquit\n", "--seed", "10", folder=tmp_path)[1]
    assert (tmp_path / "kept.log").read_text("utf-8") == kept
    assert played("done\nquit\n", "--seed", "9", "--save", "kept.log", folder=tmp_path)[0] == 0


def test_a_full_disk_behind_the_output_is_told(tmp_path: Path) -> None:
    """One sentence, no traceback."""
    code, _, err = played("done\nquit\n", "--seed", "9", folder=tmp_path, output="/dev/full")
    assert code == 2
    assert "Traceback" not in err
    assert "disk is full" in err


@pytest.mark.parametrize("said", ["give", "take", "give 1 wood, give 1 wood", "give 1 wood, take 1 wood"])
def test_an_offer_says_each_good_once(said: str) -> None:
    """What says nothing, or a good twice, is no offer."""
    texts = saecula.new("bronze", seats=2, seed=1).texts("en")
    names = {"wood": "wood", "stone": "stone"}
    with pytest.raises(Unreadable):
        read_amounts(said.replace(",", "").split(), offer_words(texts), names)


def test_help_and_why_know_choices_too(tmp_path: Path) -> None:
    """`? reroll` shows the choices and their rule, `why done` says that it is allowed."""
    _, out, _ = played("? reroll\nwhy done\nquit\n", "--seed", "3", folder=tmp_path)
    assert "means nothing here" not in out
    assert "Roll again" in out.split("? reroll")[1]

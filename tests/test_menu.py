"""`saecula` alone: a menu for somebody at a terminal, help for everybody else."""

from __future__ import annotations

import io
import sys

import pytest

from saecula import cli
from saecula.cli.menu import picked_command


class Terminal(io.StringIO):
    """Somebody who types."""

    def isatty(self) -> bool:
        """Say that it is one."""
        return True


def picked(monkeypatch: pytest.MonkeyPatch, typed: str, lang: str = "en") -> tuple[list[str], str]:
    """Return the command that these lines pick, and what was shown."""
    shown = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal(typed))
    monkeypatch.setattr(sys, "stdout", shown)
    return picked_command(lang), shown.getvalue()


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("\n", ["serve", "--open", "--lang", "en"]),
        ("1\n", ["serve", "--open", "--lang", "en"]),
        ("3\n", ["play", "khronos", "--lang", "en"]),
        ("nine\n0\n99\n2\n", ["play", "bronze", "--lang", "en"]),
        ("6\n", ["--help"]),
        ("", ["--help"]),
        ("x\n" * 100, ["--help"]),
    ],
)
def test_the_menu_picks_a_command(monkeypatch: pytest.MonkeyPatch, typed: str, command: list[str]) -> None:
    """Enter opens the browser; what is no number of the list is asked again, a few times."""
    assert picked(monkeypatch, typed)[0] == command


def test_the_menu_speaks_german(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of the environment is the menu's, and that of the command."""
    command, shown = picked(monkeypatch, "2\n", "de")
    assert command[-1] == "de"
    assert "1  im Browser spielen" in shown


def test_a_pipe_gets_help(capsys: pytest.CaptureFixture[str]) -> None:
    """A script that forgot the command is not kept waiting."""
    with pytest.raises(SystemExit) as ended:
        cli.main([])
    assert ended.value.code == 0
    assert "usage: saecula" in capsys.readouterr().out

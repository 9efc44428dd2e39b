"""A bare tree for tests of bootstrap.py and start.py, and the one sentence that they say."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import bootstrap
import start

ROOT = Path(__file__).parent.parent
PLAY, TOOLS = "requirements-play.lock", "requirements.lock"


def bare_tree(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a tree with nothing in it but the locks."""
    for module in (bootstrap, start):
        monkeypatch.setattr(module, "ROOT", folder)
        monkeypatch.setattr(module, "BUILD", folder / "build")
        monkeypatch.setattr(module, "VENV", folder / ".venv")
    for lock in (PLAY, TOOLS):
        shutil.copy(ROOT / lock, folder)
    (folder / "build").mkdir()
    monkeypatch.chdir(folder)
    return folder


def sentence(capfd: pytest.CaptureFixture[str]) -> str:
    """Return the one sentence that was said."""
    out, err = capfd.readouterr()
    assert out == ""
    assert re.fullmatch(r"saecula: [^\n]+\n", err)
    return err

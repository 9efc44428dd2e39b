"""Thoughts for workers that no bot of ours should have."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import NoReturn

import saecula


def here(*_: object) -> str:
    """Tell in which process we are."""
    return str(os.getpid())


def without_end(*_: object) -> NoReturn:
    """Think for ever."""
    threading.Event().wait()
    raise AssertionError


def wrong(*_: object) -> NoReturn:
    """Fail in a way nobody expects."""
    raise ZeroDivisionError("dice without faces")


def leaving(*_: object) -> NoReturn:
    """Try to end the process politely."""
    sys.exit(3)


def dying(*_: object) -> NoReturn:
    """End the process at once."""
    os._exit(3)


def dying_once(marker: str, *_: object) -> str:
    """End the process the first time, think the second time."""
    if not Path(marker).exists():
        Path(marker).touch()
        os._exit(3)
    return here()


def where(*_: object) -> str:
    """Tell which package we think with."""
    return saecula.__file__

"""What every command prints with: exit codes, JSON, a bar of progress."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

GOOD, BROKEN, WRONG_INPUT, INTERRUPTED = 0, 1, 2, 130


def show_json(value: object) -> None:
    """Print what a machine may read."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def progress_bar() -> Progress:
    """Return a progress bar on the error stream; silent where nobody watches."""
    console = Console(stderr=True)
    return Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, disable=not console.is_terminal
    )

"""What one choice costs the server, as calls of our own functions: nothing is worked out twice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
MAX_CALLS = {"bronze": 520, "gentes": 880, "khronos": 950, "sands": 950}  # of one choice; a median


@pytest.mark.parametrize("title", MAX_CALLS)
def test_a_choice_costs_no_more_calls_than_its_budget(title: str) -> None:
    """From the message to the pictures, counted in the sources, for compiled functions are not seen by a profiler."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.traced", title],
        env=os.environ | {"SAECULA_PURE": "1", "PYTHONPATH": str(ROOT / "src")},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    assert 100 < float(done.stdout) <= MAX_CALLS[title]

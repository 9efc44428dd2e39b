"""Set-up positions."""

from __future__ import annotations

from typing import Any

from saecula.games.sands.state import Sands
from saecula.games.sands.tables import SandsTables


def read_position(description: dict[str, Any]) -> Any:
    """Check the form of a description."""
    raise NotImplementedError


def set_up(p: Any, t: SandsTables, rules: int) -> Sands:
    """Return the world of a description."""
    raise NotImplementedError

"""§5.0 What an action card does. Each action has a class of its own beside its rules; turn.py lists them by card."""

from __future__ import annotations

from mypy_extensions import i64

from saecula.games.sands.state import Sands


class CardAction:
    """§5.0 The action of a card. A class, because the compiler calls a method much faster than a function in a list."""

    def why_not(self, s: Sands, seat: i64) -> i64:
        """§4.2, R87 Return ALLOWED if the player can do something with the card now, or the code of the refusal."""
        raise NotImplementedError

    def begin(self, s: Sands, seat: i64) -> None:
        """§5.0 Begin the action."""
        raise NotImplementedError

"""What a seat sees as text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saecula.kernel.state import State
    from saecula.kernel.title import Title


def text_of(title: Title, s: State, seat: int) -> str:
    """Return a seat's view as JSON; −1 is a spectator."""
    return json.dumps(title.view(s, seat), sort_keys=True)

"""Guests: whoever is connected to a table."""

from __future__ import annotations

from collections.abc import Callable

from saecula.kernel.state import SPECTATOR
from saecula.server.pictures import encode


def to_nobody(_: bytes) -> None:
    """Send nothing: for somebody who asks by HTTP."""


class Guest:
    """One connection: a person (or nobody), a key, a language, and a way to send."""

    def __init__(self, person: str | None, key: str, send: Callable[[bytes], None] = to_nobody) -> None:
        self.person = person
        self.key = key
        self.send = send
        self.lang = "en"
        self.n = 0  # the last event it has heard of
        self.eyes = SPECTATOR
        self.has_facts = False
        self.has_come = False  # it has said hello
        self.changes = 0  # of the table, up to which it was shown

    def tell(self, message: object) -> None:
        """Send a message."""
        self.send(encode(message))

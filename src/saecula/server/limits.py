"""Limits: how much one person, and one address, may take of the server before others would have to wait for it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from saecula.kernel.problem import Problem
from saecula.server.addresses import Network, is_far, is_within, source

CROWDED = "crowded"  # in the state of a request: its address has too many connections
MAX_ADDRESSES = 10_000  # remembered


@dataclass(frozen=True)
class Limits:
    """What nobody needs who means well; a server of one's own may have others."""

    matches_a_day: int = 60  # of one person, begun and not over
    people_at_once: int = 60  # new ones, from one address
    people_a_second: float = 0.1
    connections: int = 256  # of one address: a school behind one router has that many
    head_seconds: float = 10.0  # until the head of a request has come
    body_seconds: float = 60.0  # and its body
    bodies: int = 64_000_000  # bytes of long bodies that are still coming, from everybody
    near: bool = False  # whether near addresses are limited, too
    proxies: tuple[Network, ...] = ()  # believed when they tell for whom they ask

    def are_for(self, address: str) -> bool:
        """Say whether an address is limited: behind a near one there may be a proxy, and behind that everybody."""
        return self.near or (is_far(address) and not is_within(address, self.proxies))


DEFAULT_LIMITS = Limits()


class Allowance:
    """How much somebody may do: so much at once, and so much a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def spend(self) -> bool:
        """Say whether one more is allowed now; what is refused costs nothing."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowances:
    """What each address may do; of too many addresses, those that have been silent longest are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.known: OrderedDict[str, Allowance] = OrderedDict()  # the last to be heard of is last

    def spend(self, address: str) -> bool:
        """Say whether an address is allowed one more now."""
        key = source(address)
        allowance = self.known.setdefault(key, Allowance(self.burst, self.rate))
        self.known.move_to_end(key)
        if len(self.known) > MAX_ADDRESSES:
            self.known.popitem(last=False)
        return allowance.spend()


def check_crowd(state: Mapping[str, Any]) -> None:
    """Refuse what comes by one connection too many."""
    if state.get(CROWDED):
        raise Problem("too-crowded")

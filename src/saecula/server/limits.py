"""Limits: how much one person, and one address, may take of the server before others would have to wait for it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from saecula.kernel.problem import Problem
from saecula.server.addresses import Network, is_far, is_within, source

CROWDED = "crowded"  # in the state of a request: its address has too many connections
MAX_ADDRESSES = 10_000  # remembered
Known = TypeVar("Known")


@dataclass(frozen=True)
class Limits:
    """What nobody needs who means well; a server of one's own may have others."""

    matches_a_day: int = 60  # of one person, begun and not over
    bot_matches_a_day: int = 10  # among them, of bots alone
    people_at_once: int = 60  # new ones, from one address
    people_a_second: float = 0.1
    phrases_at_once: int = 10  # recovery phrases tried, from one address
    phrases_a_second: float = 0.1
    connections: int = 256  # of one address: a school behind one router has that many
    sockets: int = 32  # of one person
    spectators: int = 200  # of one match
    spectators_together: int = 100  # among them, of one address
    hello_seconds: float = 20.0  # until the first message of a socket
    idle_seconds: float = 150.0  # until the next one: a page that nobody looks at still asks once a minute
    head_seconds: float = 10.0  # until the head of a request has come
    body_seconds: float = 60.0  # and its body
    bodies: int = 64_000_000  # bytes of long bodies that are still coming, from everybody
    near: bool = False  # whether near addresses are limited, too
    proxies: tuple[Network, ...] = ()  # believed when they tell for whom they ask

    def are_for(self, address: str) -> bool:
        """Say whether an address is limited: behind a near one there may be a proxy, and behind that everybody."""
        return self.near or (is_far(address) and not is_within(address, self.proxies))

    def group_of(self, address: str) -> str:
        """Return what an address counts as; nothing if it says nothing about who is behind it."""
        return source(address) if self.are_for(address) else ""


DEFAULT_LIMITS = Limits()


class Allowance:
    """How much somebody may do: so much at once, and so much a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def refill(self) -> None:
        """Add what the time since the last call has brought."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def spend(self) -> bool:
        """Say whether one more is allowed now; what is refused costs nothing."""
        self.refill()
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
        return remembered(self.known, source(address), lambda: Allowance(self.burst, self.rate)).spend()


def remembered(known: OrderedDict[str, Known], who: str, fresh: Callable[[], Known]) -> Known:
    """Return what is known of somebody; of too many, those that have been silent longest are forgotten."""
    found = known.setdefault(who, fresh())
    known.move_to_end(who)
    if len(known) > MAX_ADDRESSES:
        known.popitem(last=False)
    return found


def check_crowd(state: Mapping[str, Any]) -> None:
    """Refuse what comes by one connection too many."""
    if state.get(CROWDED):
        raise Problem("too-crowded")

"""Limits: how much one person, and one address, may take of the server before others would have to wait for it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TYPE_CHECKING, Any

from saecula.kernel.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

CROWDED = "crowded"  # in the state of a request: its address has too many connections
IPV6_PREFIX_LENGTH = 19  # characters: the first 64 bits


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

    def are_for(self, address: str) -> bool:
        """Say whether an address is limited: behind a near one there may be a proxy, and behind that everybody."""
        return self.near or is_far(address)


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


def check_crowd(state: Mapping[str, Any]) -> None:
    """Refuse what comes by one connection too many."""
    if state.get(CROWDED):
        raise Problem("too-crowded")


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """Return an address as numbers; None for what is none."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


def is_far(address: str) -> bool:
    """Say whether an address is out on the internet: neither this machine nor its own network."""
    found = parsed(address)
    return found is not None and not found.is_private


def source(address: str) -> str:
    """Return what counts as one address: of IPv6 a whole network, for a household has millions of addresses."""
    found = parsed(address)
    return found.exploded[:IPV6_PREFIX_LENGTH] if isinstance(found, IPv6Address) else str(found or address)

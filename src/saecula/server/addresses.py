"""Addresses: what counts as one, which proxies are believed, and by which names this server may be called."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from saecula.kernel.problem import Problem

Network = IPv4Network | IPv6Network
IPV6_PREFIX_LENGTH = 19  # characters: the first 64 bits
MAPPED_BITS = 96  # of an IPv4 address that is written as one of IPv6
MAX_SHOWN_LENGTH = 80  # characters of a wrong value
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z._-]+?)\.?(:[0-9]*)?")  # a name or an address, perhaps with a port
NAME = re.compile(r"[0-9a-z._-]+")
LOCAL_NAME = "localhost"


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


# -- proxies --------------------------------------------------------------------------------------------------------


def networks_of(words: Iterable[str]) -> tuple[Network, ...]:
    """Read the addresses and networks of trusted proxies."""
    return tuple(network_of(word) for word in words)


def network_of(word: str) -> Network:
    """Read an address or a network."""
    try:
        return ip_network(word.strip(), strict=False)
    except ValueError as error:
        raise Problem("bad-proxy", value=word[:MAX_SHOWN_LENGTH]) from error


def is_within(address: str, networks: Iterable[Network]) -> bool:
    """Say whether an address lies in one of the networks."""
    found = parsed(address)
    return found is not None and any(found in network for network in networks)


def spellings(networks: Iterable[Network]) -> list[str]:
    """Return networks as uvicorn compares them: those of IPv4 also as a socket for both kinds of address tells them."""
    found = []
    for network in networks:
        found.append(str(network))
        if isinstance(network, IPv4Network):
            found.append(f"::ffff:{network.network_address}/{MAPPED_BITS + network.prefixlen}")
    return found


# -- our own names --------------------------------------------------------------------------------------------------


class Hosts:
    """The names of this server: local ones, the address it listens on, and those that the operator gives it.

    A page elsewhere can let its own name point to this machine, and would then read our answers as its own.
    """

    def __init__(self, bound: str, names: Iterable[str] = ()) -> None:
        machine = socket.gethostname()
        short = machine.partition(".")[0]
        known = (LOCAL_NAME, machine, short, f"{short}.local", bound, *map(checked_name, names))
        self.names = {plain(name) for name in known}
        address = parsed(bound)
        self.is_everywhere = address is not None and address.is_unspecified

    def check(self, host: str) -> None:
        """Refuse a request that calls this server by a foreign name."""
        found = HOST.fullmatch(host.lower())
        name = plain(found[1]) if found else ""
        if name not in self.names and not name.endswith(f".{LOCAL_NAME}") and not self.is_own_address(name):
            raise Problem("host-wrong", host=host[:MAX_SHOWN_LENGTH])

    def is_own_address(self, name: str) -> bool:
        """Say whether a name is an address of this machine; listening on all of them, any address may be one."""
        address = parsed(name)
        return address is not None and (address.is_loopback or self.is_everywhere)


def plain(name: str) -> str:
    """Return a name, or an address, in its one spelling."""
    bare = name.strip("[]").lower()
    return str(parsed(bare) or bare)


def checked_name(name: str) -> str:
    """Return a name that the operator gives; refuse what no browser would call a host."""
    found = name.strip().lower().rstrip(".")
    if not NAME.fullmatch(found) and parsed(found.strip("[]")) is None:
        raise Problem("bad-host-name", value=name[:MAX_SHOWN_LENGTH])
    return found

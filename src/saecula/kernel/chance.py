"""Chance from (seed, event number): nobody's state holds the future, and no event number is used twice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

LOW_31: Final = 0x7FFFFFFF


def scramble(x: i64) -> i64:
    """Mix 31 bits; the factors keep every product below 2⁶³, compiled or not."""
    x = (x ^ (x >> 16)) & LOW_31
    x = (x * 0x7FEB352D) & LOW_31
    x ^= x >> 15
    x = (x * 0x46CA68B5) & LOW_31
    return x ^ (x >> 16)


@final
@mypyc_attr(acyclic=True)
class Chance:
    """A stream of 31-bit numbers, one per event number."""

    low: i64
    high: i64

    def __init__(self, seed: int, purpose: int = 0) -> None:
        """Take any whole number as seed; streams of different purpose are strangers to each other."""
        low: i64 = scramble(0x2545F491 + purpose)
        high: i64 = scramble(0x1B873593 - purpose)
        rest = abs(seed) << 1 | (seed < 0)
        while True:
            piece: i64 = rest & LOW_31
            low = scramble(low ^ piece)
            high = scramble((high + piece + 0x3C6EF372) & LOW_31)
            rest >>= 31
            if rest == 0:
                break
        self.low = low
        self.high = high

    def word(self, n: i64) -> i64:
        """Return the 31 bits of event number n."""
        x = scramble((self.low + n) & LOW_31) ^ self.high
        return scramble((scramble(x) + (n >> 31) + n) & LOW_31)


NATURES: Final = 0
BOTS: Final = 1
DRAWS_PER_EVENT: Final = 4096


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Numbers for one bot's thoughts at one event: never from the match's own seed."""

    chance: Chance
    n: i64

    def __init__(self, chance: Chance, event: i64) -> None:
        self.chance = chance
        self.n = event * DRAWS_PER_EVENT

    def below(self, bound: i64) -> i64:
        """Return an even number in 0 … bound − 1."""
        self.n += 1
        return self.chance.word(self.n) % bound

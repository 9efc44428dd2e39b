"""Chance comes from (seed, event number), evenly, and from nowhere else."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saecula.kernel.chance import BOTS, NATURES, Chance, Rng
from saecula.kernel.frames import draw, weights
from saecula.kernel.state import BY_NATURE
from tests.kernel.market import at, market, nature, world

DRAWS = 60_000
SEEDS = [0, 1, -1, 7, 2**31, 2**62 - 1, 2**62, 2**64 + 1, -(2**64), 10**400]


def chi_square(counts: list[int]) -> float:
    """How far counts are from even."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@given(st.integers(), st.integers(0, 10**9))
def test_the_same_seed_gives_the_same_word(seed: int, n: int) -> None:
    """A word is a function of seed and event number; it has 31 bits."""
    word = Chance(seed).word(n)
    assert word == Chance(seed).word(n)
    assert 0 <= word < 2**31


INTERRUPTED = """
import signal
from saecula.kernel.chance import Chance

def ring(*_):
    raise KeyboardInterrupt

signal.signal(signal.SIGALRM, ring)
for i in range(2000):
    try:
        signal.setitimer(signal.ITIMER_REAL, (1 + i % 40) * 1e-6)
        for _ in range(20):
            Chance(2**100)
        signal.setitimer(signal.ITIMER_REAL, 0)
    except KeyboardInterrupt:
        pass
"""


def test_an_interrupt_while_a_seed_is_read_is_an_interrupt() -> None:
    """Ctrl-C never ends a compiled simulation as out of memory, as a product of long numbers would."""
    subprocess.run([sys.executable, "-c", INTERRUPTED], check=True)


def test_known_words() -> None:
    """Golden numbers: logs of all releases draw alike, compiled or not."""
    assert [int(Chance(7).word(n)) for n in (1, 2, 3)] == [2069756772, 727860040, 1379291390]
    assert int(Chance(-(2**70) - 5, BOTS).word(2**33)) == 3399272


@pytest.mark.parametrize("sides", [2, 6, 7, 20, 91])
@pytest.mark.parametrize("seed", [7, -3, 2**61])
def test_faces_are_even(sides: int, seed: int) -> None:
    """60,000 draws of a fixed seed pass the chi-square test: below the mean by less than five deviations."""
    chance = Chance(seed)
    counts = [0] * sides
    for n in range(1, DRAWS + 1):
        counts[chance.word(n) % sides] += 1
    freedom = sides - 1
    assert chi_square(counts) < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("lag", [1, 2, 9])
def test_neighbours_are_strangers(lag: int) -> None:
    """Two faces of one seed, `lag` events apart, fall on all 36 pairs alike."""
    chance = Chance(11)
    counts = [0] * 36
    for n in range(1, DRAWS + 1):
        counts[chance.word(n) % 6 * 6 + chance.word(n + lag) % 6] += 1
    assert chi_square(counts) < 35 + 5 * 70**0.5


def test_the_first_draw_is_even_over_seeds() -> None:
    """Whoever tries seed after seed meets every face alike."""
    counts = [0] * 6
    for seed in range(DRAWS):
        counts[Chance(seed).word(1) % 6] += 1
    assert chi_square(counts) < 5 + 5 * 10**0.5


def test_seeds_of_every_size_and_sign_are_different() -> None:
    """Negative and huge seeds are seeds like any other."""
    streams = {tuple(int(Chance(seed).word(n)) for n in range(4)) for seed in SEEDS}
    assert len(streams) == len(SEEDS)


def test_streams_of_different_purpose_are_strangers() -> None:
    """A bot's numbers tell nothing about nature's, though the seed may be the same."""
    counts = [0] * 36
    nature, bots = Chance(5, NATURES), Chance(5, BOTS)
    for n in range(DRAWS):
        counts[nature.word(n) % 6 * 6 + bots.word(n) % 6] += 1
    assert chi_square(counts) < 35 + 5 * 70**0.5


def test_a_bots_numbers_are_its_own_at_every_event() -> None:
    """Rng counts on from (seed, event): the same there, different elsewhere."""
    first, again, later = (Rng(Chance(3, BOTS), event) for event in (8, 8, 9))
    numbers = [int(first.below(1000)) for _ in range(50)]
    assert numbers == [int(again.below(1000)) for _ in range(50)]
    assert numbers != [int(later.below(1000)) for _ in range(50)]
    assert all(0 <= number < 1000 for number in numbers)


def test_draws_follow_the_weights_over_all_remainders() -> None:
    """Over every remainder of r, each card comes exactly as often as it lies in the deck."""
    s = world(market(seats=2, seed=None))
    assert s.owed == BY_NATURE
    expected = dict(weights(s))
    drawn = [draw(s, r) for r in range(sum(expected.values()))]
    assert {card: drawn.count(card) for card in drawn} == expected == {card: drawn.count(card) for card in expected}
    assert sorted(expected.values()) == [2, 3, 4, 5, 6]


def test_a_known_card_is_drawn_whatever_chance_says() -> None:
    """A card whose place is known comes with weight one."""
    match = at("paper silk", "glass", phase="turn", seed=None)
    match.play(0, "peek")
    nature(match, "jade")
    match.play(0, "stock 1")
    assert weights(match.state) == [(draw(match.state, r), 1) for r in (0,)]
    assert {draw(match.state, r) for r in range(50)} == {match.title.words.parse("card jade")}

"""Worlds that a seat cannot tell from the true one: selected cards, dice, chronicles and piles are drawn again."""

from __future__ import annotations

from saecula.games.sands.bits import has_bit, lowest_bit, without_lowest
from saecula.games.sands.kinds import BIN_COUNT, CATEGORY_COUNT, CHRONICLE_COUNT, LEVELS, PAIR_COUNT
from saecula.games.sands.layout import BINS_AT, KNOWN, PAIR_AT, TOP, UNSEEN
from saecula.games.sands.rules.advance import NextCard
from saecula.games.sands.rules.battle import UNSET, Battle
from saecula.games.sands.rules.course import Select, why_not_pair
from saecula.games.sands.rules.roads import Permission
from saecula.games.sands.state import NONE, Sands
from saecula.games.sands.words import ALLOW, DIE, SELECT
from saecula.kernel.chance import Rng
from saecula.kernel.choices import Choices
from saecula.kernel.state import ALLOWED, Frame, knows
from saecula.kernel.title import Guess


def resample(s: Sands, seat: int, rng: Rng, guess: Guess) -> Sands:
    """Imagine everything this seat has not seen (R113)."""
    twin = s.clone()
    for other in range(int(s.seats)):
        if other != seat:
            if not twin.flipped:
                lay_anew(twin, other, rng)
            select_anew(twin, other, rng, guess)
    drawing: NextCard | None = None
    for frame in twin.stack():
        if isinstance(frame, NextCard):
            drawing = frame
        else:
            answer_anew(frame, twin, seat, rng, guess)
    for pile in range(CATEGORY_COUNT * LEVELS):
        shuffle_anew(twin, seat, pile, drawing, rng)
    return twin


def lay_anew(twin: Sands, owner: int, rng: Rng) -> None:
    """§5.1 Other chronicles in the same bins."""
    cards = list(range(CHRONICLE_COUNT))
    for place in range(BIN_COUNT):
        if twin.in_bin(owner, place) != NONE:
            twin.set(owner, BINS_AT + place, cards.pop(rng.below(len(cards))))


def legal_pairs(twin: Sands, owner: int) -> list[int]:
    """§4.2 A Return the pairs a seat may select: its cards have not changed since."""
    return [SELECT.at(pair) for pair in range(PAIR_COUNT) if why_not_pair(twin, owner, pair) == ALLOWED]


def select_anew(twin: Sands, owner: int, rng: Rng, guess: Guess) -> None:
    """§4.2 A Other cards face down, until the owner's turn."""
    if twin.get(owner, PAIR_AT) != NONE:
        twin.set(owner, PAIR_AT, SELECT.x(guess.pick(twin, owner, legal_pairs(twin, owner), rng)))


def answer_anew(frame: Frame[Sands], twin: Sands, seat: int, rng: Rng, guess: Guess) -> None:
    """Draw again what other seats have answered face down."""
    if isinstance(frame, Select):
        for other in range(int(twin.seats)):
            if other != seat and frame.pairs[other] != NONE:
                frame.pairs[other] = SELECT.x(guess.pick(twin, other, legal_pairs(twin, other), rng))
    elif isinstance(frame, Battle):
        if frame.attacker != seat and frame.attack != UNSET and frame.owes(twin):
            frame.attack = die_anew(frame, twin, int(frame.attacker), rng, guess)
        if frame.defender != seat and frame.defend != UNSET and frame.owes(twin):
            frame.defend = die_anew(frame, twin, int(frame.defender), rng, guess)
    elif isinstance(frame, Permission):
        permit_anew(frame, twin, seat, rng, guess)


def die_anew(frame: Battle, twin: Sands, owner: int, rng: Rng, guess: Guess) -> int:
    """§5.3 A Another face under the hand; at the maximum of unrest there is no die."""
    out = Choices()
    frame.choices(twin, owner, out)
    return int(DIE.x(guess.pick(twin, owner, out.as_list(), rng))) + 1 if out.n else 0


def permit_anew(frame: Permission, twin: Sands, seat: int, rng: Rng, guess: Guess) -> None:
    """§5.9 Other answers to the same requests."""
    out = Choices()
    left = int(frame.allowed | frame.denied)
    while left:
        land = int(lowest_bit(left))
        left = without_lowest(left)
        owner = int(twin.owner(land))
        if owner != seat:
            out.n = 0
            frame.candidates(twin, owner, out)
            allowed = guess.pick(twin, owner, out.as_list(), rng) == ALLOW.base
            frame.allowed = frame.allowed & ~(1 << land) | (allowed << land)
            frame.denied = frame.denied & ~(1 << land) | ((not allowed) << land)


def shuffle_anew(twin: Sands, seat: int, pile: int, drawing: NextCard | None, rng: Rng) -> None:
    """§5.7, R109 Mix a pile's cards with the top and the drawn ones that the seat has not seen, and deal them again."""
    hides_top = twin.in_pile(pile, TOP) != NONE and not knows(twin.in_pile(pile, KNOWN), seat)
    drawn = drawing if drawing is not None and drawing.pile() == pile and drawing.seat != seat else None
    if not hides_top and drawn is None:
        return
    hidden = members(int(twin.in_pile(pile, UNSEEN)))
    if hides_top:
        hidden.append(int(twin.in_pile(pile, TOP)))
    hides_first = drawn is not None and drawn.first != NONE and drawn.wanted > 1 and not knows(drawn.known, seat)
    hides_second = drawn is not None and drawn.second != NONE
    if drawn is not None and hides_first:
        hidden.append(int(drawn.first))
    if drawn is not None and hides_second:
        hidden.append(int(drawn.second))
    hidden.sort()
    if hides_top:
        twin.set_pile(pile, TOP, hidden.pop(rng.below(len(hidden))))
    if drawn is not None and hides_first:
        drawn.first = hidden.pop(rng.below(len(hidden)))
    if drawn is not None and hides_second:
        drawn.second = hidden.pop(rng.below(len(hidden)))
    twin.set_pile(pile, UNSEEN, sum(1 << card for card in hidden))


def members(bits: int) -> list[int]:
    """Return the members of a bit set."""
    return [i for i in range(bits.bit_length()) if has_bit(bits, i)]

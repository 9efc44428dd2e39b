"""Rules of thumb for Khronos: try whole turns on copies, a few promising ones at a time, and weigh where they lead.

Weights are in hundredths of a coin, guessed by hand: coins now, taxes of this turn, taxes to come, and the same for the
others with the opposite sign, so that domains are not given away.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from saecula.games.khronos.kinds import (
    ADVENTURERS_EACH,
    CARD_COUNT,
    CELLS,
    ERA_COUNT,
    RANKS,
    REASON,
    ROWS,
    SMALL,
    TILE_COUNT,
)
from saecula.games.khronos.rules.build import Place
from saecula.games.khronos.rules.cards import EXCHANGE_PRICE, Exchange, KeepCards, Prepare, SwapCards
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.domains import NO_DOMAIN
from saecula.games.khronos.rules.grid import BESIDE, COVERED, beside_at, beside_end, covered_at, covered_end
from saecula.games.khronos.rules.pay import PaySurcharge
from saecula.games.khronos.rules.sites import add_sites, add_sites_among, beside_taken, rows_taken, smear
from saecula.games.khronos.rules.taxes import LAST_ROUND, TAX_ROUNDS, taxes_of_all
from saecula.games.khronos.state import EMPTY, Khronos
from saecula.games.khronos.words import AT, DISCARD, EXCHANGE, PAY, SWAP, TAKE, TRAVEL, TURN_PURSE
from saecula.kernel.chance import LOW_31, Rng, scramble
from saecula.kernel.choices import Choices
from saecula.kernel.frames import lowest, settle
from saecula.kernel.rows import Row, ints
from saecula.kernel.state import AT_END, BY_NATURE, DONE

COIN: Final = 100
TAX_NOW: Final = 100  # collected at the end of this turn
TAX_SOON: Final = 90  # by somebody who collects later in this round
TAX_NEXT: Final = 55  # in the next round of taxes
TAX_LAST: Final = 30  # in the one after that
OTHERS: Final = 60  # percent: how much a rival's coin hurts, shared among the rivals
WIDTH: Final = 3  # plans that are followed further …
DEPTH: Final = 4  # … and how many actions far
TRAVELS_KEPT: Final = 4
POOR_PLAN: Final = 130  # a turn that brings less is worth an exchange of cards …
EXCHANGE_FROM: Final = 5  # … by a seat with so many coins
MAX_ANSWERS: Final[i64] = 40  # questions answered on a copy until the action is over
FEW: Final = 3  # choices that a quick player looks at
LONELY: Final = 0
PRICES: Final = 16  # more than any surcharge
NEVER: Final = -1_000_000
COVERS: Final = -(1 << 31)  # a tile would lie over something: the mark for it
MARK_AT: Final = 40


def advise(s: Khronos, seat: int, legal: list[int]) -> int:
    """Return a sensible choice."""
    top = s.top
    if isinstance(top, Act):
        return plan(s, seat).first
    if isinstance(top, Place):
        return best_of(s, seat, promising(s, top, seat))
    if isinstance(top, Prepare):
        return prepare(s, seat)
    if isinstance(top, (Exchange, SwapCards, PaySurcharge)):
        return least_useful(s, seat, legal)
    if isinstance(top, KeepCards):
        return DONE
    out = Choices()
    for choice in legal:
        if not TURN_PURSE.has(choice):
            out.add(choice)
    return best_of(s, seat, out)


# -- what a world is worth --------------------------------------------------------------------------------------------


def worth(s: Khronos, seat: i64) -> i64:
    """Return how much a seat likes a world in the middle of a turn."""
    return worth_with(s, seat, taxes_of_all(s), 0)


def worth_with(s: Khronos, seat: i64, taxes: Row, more: i64) -> i64:
    """Return how much a seat likes a world like this one with such taxes and so many coins more of its own."""
    total: i64 = 0
    player: i64
    for player in range(s.seats):
        coins = COIN * s.money[player] + expected_taxes(s, player, taxes)
        if player == seat:
            total += coins + COIN * more
        else:
            total -= coins * OTHERS // (100 * (s.seats - 1))
    return total


def expected_taxes(s: Khronos, seat: i64, taxes: Row) -> i64:
    """Return the taxes of a seat, this turn's for certain, later ones from the best two eras at a discount."""
    here: i64 = 0
    best: i64 = 0
    second: i64 = 0
    era: i64
    for era in range(ERA_COUNT):
        coins = taxes[era * s.seats + seat]
        if s.is_in(seat, era):
            here += coins
        if coins > best:
            second = best
            best = coins
        elif coins > second:
            second = coins
    total: i64 = 0
    place = (seat - s.start) % s.seats  # in the order of play
    if TAX_ROUNDS >> s.round & 1 == 1 and place >= (s.active - s.start) % s.seats:
        total += here * (TAX_NOW if seat == s.active else TAX_SOON)
    elif s.round < 4:
        total += (best + second) * TAX_LAST
    if s.round < LAST_ROUND:
        total += (best + second) * TAX_NEXT
    return total


# -- plans ------------------------------------------------------------------------------------------------------------


@final
class Node:
    """A world that a plan leads to, the plan's first choice, and how much the world is liked."""

    def __init__(self, s: Khronos, first: i64, liked: i64) -> None:
        self.s: Final = s
        self.first: Final = first
        self.liked: Final = liked


@final
class Outcome:
    """What a tile in a place brings about, whatever else the seat has in its hand: taxes of all, own coins."""

    def __init__(self, taxes: Row, coins: i64) -> None:
        self.taxes = taxes
        self.coins: Final = coins


Known: TypeAlias = dict[int, dict[int, Outcome]]  # by maps, seat and tile, then by place


def plan(s: Khronos, seat: i64, width: int = WIDTH, travels: int = TRAVELS_KEPT, known: Known | None = None) -> Node:
    """Return the best turn found: from each of a few good worlds all actions are tried, travels apart.

    What is known already of places on some maps is not found out again.
    """
    if known is None:
        known = {}
    best = Node(s, DONE, worth(s, seat))
    front = [best]
    for depth in range(DEPTH):
        if len(front) == 0:
            break
        found: list[Node] = []
        away: list[Node] = []
        for node in front:
            expand(node, seat, depth == 0, found, away, known)
        front = keep_best(found, width)
        if len(front) > 0 and front[0].liked > best.liked:
            best = front[0]
        on_the_way = keep_best(away, travels)
        if len(on_the_way) > 0 and on_the_way[0].liked > best.liked:
            best = on_the_way[0]
        front = front + on_the_way
    return best


def keep_best(nodes: list[Node], most: int) -> list[Node]:
    """Return the best nodes, best first."""
    kept: list[Node] = []
    while len(nodes) > 0 and len(kept) < most:
        best = 0
        i: i64
        for i in range(1, len(nodes)):
            if nodes[i].liked > nodes[best].liked:
                best = i
        kept.append(nodes[best])
        nodes[best] = nodes[len(nodes) - 1]
        nodes.pop()
    return kept


def expand(node: Node, seat: i64, first: bool, found: list[Node], away: list[Node], known: Known) -> None:
    """Try every action from a world; of a tile only places where something stands near, and one where nothing does."""
    s = node.s
    out = Choices()
    s.top.choices(s, seat, out)
    maps = mark_of_maps(s)
    i: i64
    for i in range(out.n):
        choice = out.at(i)
        begun = choice if first else node.first
        if TAKE.has(choice):
            tile_taken = s.clone()
            tile_taken.top.choose(tile_taken, seat, choice)
            settle(tile_taken)
            top = tile_taken.top
            if isinstance(top, Place):
                mark = maps ^ (1 + top.tile + TILE_COUNT * (top.era + ERA_COUNT * seat)) << MARK_AT
                outcomes = known.setdefault(int(mark), {})
                found.append(best_site(tile_taken, seat, promising(tile_taken, top, seat), begun, outcomes))
        elif TRAVEL.has(choice):
            if not is_twin_travel(s, seat, choice):
                away.append(after(s, seat, choice, begun))
        elif choice != DONE:
            found.append(after(s, seat, choice, begun))


def is_twin_travel(s: Khronos, seat: i64, choice: i64) -> bool:
    """Say whether the other adventurer could do the same: he stands there too, with as many cards played."""
    at = seat * ADVENTURERS_EACH
    return TRAVEL.x(choice) == 1 and s.eras[at] == s.eras[at + 1] and s.played[at] == s.played[at + 1]


def best_site(s: Khronos, seat: i64, sites: Choices, begun: i64, outcomes: dict[int, Outcome]) -> Node:
    """Return the best of some places for the tile in the hand."""
    best: Node | None = None  # not yet there, if its outcome was known
    most: i64 = NEVER
    chosen: i64 = sites.at(0)
    i: i64
    for i in range(sites.n):
        site = sites.at(i)
        node: Node | None = None
        outcome = outcomes.get(int(site))
        if outcome is not None:
            liked = worth_with(s, seat, outcome.taxes, outcome.coins)
        else:
            node = after(s, seat, site, begun)
            liked = node.liked
            outcomes[int(site)] = Outcome(node.s.taxes, node.s.money[seat] - s.money[seat])
        if liked > most:
            most = liked
            best = node
            chosen = site
    return after(s, seat, chosen, begun) if best is None else best


def mark_of_maps(s: Khronos) -> i64:
    """Return a number for what stands on all maps, and what is left in the box."""
    first = mixed(mixed(1, s.board), s.stock)
    return first << 31 ^ mixed(mixed(2, s.board), s.stock)


def mixed(here: i64, numbers: Row) -> i64:
    """Mix the numbers of a row, and where they stand, into one."""
    i: i64
    for i in range(len(numbers)):
        if numbers[i] != 0:
            here = scramble(here ^ ((numbers[i] ^ numbers[i] >> 31) + i * 0x2545F) & LOW_31)
    return here


def promising(s: Khronos, place: Place, seat: i64) -> Choices:
    """Return places beside or over buildings, one of those that differ in nothing else, and the first of the others."""
    every = Choices()
    add_sites_among(s, seat, place.era, place.tile, worth_a_look(s, place), every)
    found = Choices()
    marks = Choices()
    i: i64
    for i in range(every.n):
        cell = AT.x(every.at(i)) % CELLS
        more = s.t.surcharge[place.tile % RANKS * CELLS + cell]
        mark = surroundings(s, place.tile, place.era, cell)
        if (mark != LONELY or more == 0) and not marks.has(mark * PRICES + more):
            marks.add(mark * PRICES + more)
            found.add(every.at(i))
    if found.n == 0:
        every.n = 0
        add_sites(s, seat, place.era, place.tile, every)
        found.add(every.at(0))
    return found


def worth_a_look(s: Khronos, place: Place) -> Row:
    """Return per row the columns from which a tile would touch something, and the first place that is free all around.

    Only a place without surcharge: what its shadow falls on counts, too.
    """
    rank = place.tile % RANKS + 1
    last: i64 = place.era if rank == SMALL else REASON
    found = ints(ROWS, 0)
    plain = s.t.site_row(place.tile, 0)
    lonely = False
    row: i64
    for row in range(ROWS + 1 - rank):
        near: i64 = 0
        era: i64
        for era in range(place.era, last + 1):
            near |= beside_taken(s, era, row, rank) | smear(rows_taken(s, era, row, rank), rank)
        free = s.t.sites[plain + row] & ~near
        if free != 0 and not lonely:
            lonely = True
            near |= free & -free
        found[row] = near
    return found


def surroundings(s: Khronos, tile: i64, era: i64, cell: i64) -> i64:
    """Return a number for what a tile would lie beside and over, here and where its shadow falls: LONELY if nothing."""
    rank = tile % RANKS + 1
    last: i64 = era if rank == SMALL else REASON
    here: i64 = LONELY
    shadow: i64
    for shadow in range(era, last + 1):
        at = shadow * CELLS
        marks: i64 = 0
        i: i64
        for i in range(beside_at(cell, rank), beside_end(cell, rank)):
            zone = s.zone[at + BESIDE[i]]
            if zone != NO_DOMAIN:
                marks |= 1 << scramble(zone) % 31
        for i in range(covered_at(rank), covered_end(rank)):
            if s.board[at + cell + COVERED[i]] != EMPTY:
                marks |= COVERS
        if marks != 0:
            here = scramble(scramble(here + shadow + 1 ^ marks & LOW_31) ^ marks >> 31)
    return here


def after(s: Khronos, seat: i64, choice: i64, begun: i64) -> Node:
    """Return the world after a choice and all it brings about; others' answers are guessed to be the first."""
    twin = s.clone()
    twin.top.choose(twin, seat, choice)
    settle(twin)
    if not is_quiet(twin):
        answer_all(twin)
    return Node(twin, begun, worth(twin, seat))


def answer_all(s: Khronos) -> None:
    """Answer what an action asks on its way, with the last choice."""
    out = Choices()
    _: i64
    for _ in range(MAX_ANSWERS):
        if is_quiet(s):
            return
        asked = lowest(s.owed)
        out.n = 0
        s.top.choices(s, asked, out)
        s.top.choose(s, asked, out.at(out.n - 1))
        settle(s)


def is_quiet(s: Khronos) -> bool:
    """Say whether an action is over: the next one is asked, or the turn has ended."""
    return s.owed == AT_END or s.owed == BY_NATURE or isinstance(s.top, (Act, Prepare))


def best_of(s: Khronos, seat: i64, choices: Choices) -> i64:
    """Return the choice after which the world is liked most."""
    best: i64 = choices.at(0)
    most: i64 = NEVER
    i: i64
    for i in range(choices.n):
        liked = after(s, seat, choices.at(i), DONE).liked
        if liked > most:
            most = liked
            best = choices.at(i)
    return best


def best_of_few(s: Khronos, seat: i64, legal: list[int], rng: Rng) -> i64:
    """Return the best of a few places or actions taken at random; elsewhere what comes first to mind."""
    if isinstance(s.top, Prepare):
        return DONE
    if not isinstance(s.top, (Act, Place)):
        return advise(s, seat, legal)
    few = Choices()
    for _ in range(FEW):
        choice = legal[rng.below(len(legal))]
        if not TURN_PURSE.has(choice):
            few.add(choice)
    return best_of(s, seat, few) if few.n > 0 else legal[0]


# -- cards ------------------------------------------------------------------------------------------------------------


def prepare(s: Khronos, seat: i64) -> i64:
    """Swap towards the colour one can have most of; exchange if even the best plan brings little."""
    card = best_colour(s, seat)
    others = s.hand_size(seat) - s.in_hand(seat, card)
    if s.t.holdem and not s.swapped and s.display[card] > 0 and others > 0:
        cards = s.display[card] if s.display[card] < others else others
        return SWAP.at(card, cards - 1)
    rich = s.money[seat] >= EXCHANGE_FROM + EXCHANGE_PRICE
    if not s.exchanged and rich and plan_ahead(s, seat) < POOR_PLAN:
        return EXCHANGE.at()
    return DONE


def plan_ahead(s: Khronos, seat: i64) -> i64:
    """Return what the best plan would bring with this hand."""
    twin = s.clone()
    twin.top.choose(twin, seat, DONE)
    settle(twin)
    return plan(twin, seat).liked - worth(twin, seat)


def best_colour(s: Khronos, seat: i64) -> i64:
    """Return the colour of which a seat has most cards, with those on the display."""
    best: i64 = 0
    card: i64
    for card in range(1, CARD_COUNT):
        if s.in_hand(seat, card) + s.display[card] > s.in_hand(seat, best) + s.display[best]:
            best = card
    return best


def least_useful(s: Khronos, seat: i64, legal: list[int]) -> int:
    """Lay down a card of the colour one has fewest of; never the last two of a kind in an exchange."""
    best = legal[0]
    fewest: i64 = CARD_COUNT * CARD_COUNT
    for choice in legal:
        if DISCARD.has(choice) or PAY.has(choice):
            card: i64 = DISCARD.x(choice) if DISCARD.has(choice) else PAY.x(choice)
            if s.in_hand(seat, card) < fewest:
                fewest = s.in_hand(seat, card)
                best = choice
    if fewest > 1 and DONE in legal:
        return DONE
    return best

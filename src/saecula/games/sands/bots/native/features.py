"""The features of an empire of Sands when a selection of cards is due."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saecula.games.sands import kinds, layout
from saecula.games.sands.bits import count_bits, lowest_bit, without_lowest
from saecula.games.sands.rules.caravan import brings_heritage, open_borders
from saecula.games.sands.rules.course import DIE, MAX_TURNS, income
from saecula.games.sands.rules.empire import unrest_most
from saecula.games.sands.rules.growth import crowded_lands
from saecula.games.sands.rules.scoring import DYNASTIES, scoring_heritage
from saecula.games.sands.state import NONE, Sands
from saecula.games.sands.thumb.cards import play_worth
from saecula.games.sands.thumb.outlook import LEVEL, POINT_WORTH, expected_points, level_of, outlook_of
from saecula.kernel.rows import Row, ints

LOW_UNREST: Final = 3

TIME_FEATURES: Final = ("way left", "turns left", "end chance", "new generation")  # the same for all seats
FEATURE_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "points": (
        *("points", "hope"),
        *(f"ready {name}" for name in kinds.CATEGORIES),
        *(f"laid {name}" for name in kinds.CATEGORIES),
        *("chronicles", "unreached"),
    ),
    "deeds": (*kinds.BINS, *(f"a deed from {name}" for name in kinds.CATEGORIES), *kinds.STRUCTURES),
    "heritage": (
        *kinds.CATEGORIES,
        *(f"a step from {name}" for name in kinds.CATEGORIES),
        "routes",
        "borders",
        "caravans",
    ),
    "empire": (
        *("size", "provinces", "peasants", "warriors", "room", "strangers", "deserted", "crowded"),
        *("crop income", "gold income"),
    ),
    "stores": ("crops", "gold"),
    "unrest": ("unrest", "much unrest", "most unrest"),
    "progress": (
        *(f"next {name}" for name in kinds.ACTIONS),
        *(f"used {name}" for name in kinds.ACTIONS),
        *(f"emphasis {name}" for name in kinds.CATEGORIES),
        *("cubes", "full boxes"),
        *(f"open {name}" for name in kinds.CATEGORIES),
        *kinds.ROOTS,
        *("effects", "first", *TIME_FEATURES),
    ),
}


def features_of(s: Sands, seat: i64) -> list[float]:
    """Return the features of one empire, in the order of FEATURE_GROUPS."""
    out: list[float] = []
    outlook = outlook_of(s, seat)
    reached = ints(kinds.BIN_COUNT, 0)
    place: i64
    for place in range(kinds.BIN_COUNT):
        reached[place] = level_of(s, place, outlook[place]) // LEVEL
    add_points(s, seat, outlook, reached, out)
    add_deeds(s, seat, outlook, reached, out)
    add_heritage(s, seat, reached, out)
    add_empire(s, seat, out)
    add_cards(s, seat, outlook, out)
    add_progress(s, seat, out)
    add_time(s, out)
    return out


def add_all(s: Sands, seat: i64, at: i64, count: i64, out: list[float]) -> None:
    """Add numbers of a seat's sheet."""
    i: i64
    for i in range(count):
        out.append(float(s.get(seat, at + i)))


def add_members(bits: i64, count: i64, out: list[float]) -> None:
    """Add 1 for each member of a bit set, 0 for the others."""
    i: i64
    for i in range(count):
        out.append(float(bits >> i & 1))


# -- chronicles -------------------------------------------------------------------------------------------------------


def affordable(needs: Row, heritage: i64) -> i64:
    """§4.5 Return the number of chronicles, from the cheapest on, for which heritage suffices."""
    card: i64
    for card in range(kinds.CHRONICLE_COUNT):
        if needs[card] > heritage:
            return card
    return kinds.CHRONICLE_COUNT


def attainable_points(points: Row, needs: Row, one: i64, other: i64, heritage: i64) -> i64:
    """§4.5 Return the most points of a category whose bins are within reach of so many chronicles each."""
    count = affordable(needs, heritage)
    one = min(one, count)
    other = min(other, count)
    best: i64 = 0
    card: i64
    for card in range(max(one, other)):
        best = max(best, points[card])
    beside: i64
    for card in range(one):
        for beside in range(other):
            if card != beside and needs[card] + needs[beside] <= heritage:
                best = max(best, points[card] + points[beside])
    return best


def laid_points(points: Row, needs: Row, one: i64, other: i64, heritage: i64) -> i64:
    """§4.5 Return what two chronicles that meet their thresholds would score; NONE is no chronicle."""
    first: i64 = points[one] if one != NONE and needs[one] <= heritage else 0
    second: i64 = points[other] if other != NONE and needs[other] <= heritage else 0
    if first == 0 or second == 0 or needs[one] + needs[other] <= heritage:
        return first + second
    return max(first, second)


def add_ready(s: Sands, seat: i64, reached: Row, deeds: i64, steps: i64, out: list[float]) -> None:
    """§4.5 Add what each category could score with more deeds and more heritage."""
    category: i64
    for category in range(kinds.CATEGORY_COUNT):
        place = kinds.BINS_PER_CATEGORY * category
        one = min(reached[place] + deeds, kinds.CHRONICLE_COUNT)
        other = min(reached[place + 1] + deeds, kinds.CHRONICLE_COUNT)
        heritage = scoring_heritage(s, seat, category) + steps
        out.append(float(attainable_points(s.t.chronicle_points, s.t.chronicle_heritage, one, other, heritage)))


def add_points(s: Sands, seat: i64, outlook: Row, reached: Row, out: list[float]) -> None:
    """§4.5 Add points, expected points, what categories could score, what is laid, and what of it would not score."""
    out.append(float(s.points(seat)))
    out.append(float(expected_points(s, outlook)) / POINT_WORTH)
    add_ready(s, seat, reached, 0, 0, out)
    cards: i64 = 0
    unreached: i64 = 0
    category: i64
    for category in range(kinds.CATEGORY_COUNT):
        place = kinds.BINS_PER_CATEGORY * category
        one = s.in_bin(seat, place)
        other = s.in_bin(seat, place + 1)
        if one != NONE:
            cards += 1
            unreached += s.t.chronicle_points[one]
        if other != NONE:
            cards += 1
            unreached += s.t.chronicle_points[other]
        found = laid_points(
            s.t.chronicle_points,
            s.t.chronicle_heritage,
            one if one < reached[place] else NONE,
            other if other < reached[place + 1] else NONE,
            scoring_heritage(s, seat, category),
        )
        unreached -= found
        out.append(float(found))
    out.append(float(cards))
    out.append(float(unreached))


# -- the empire -------------------------------------------------------------------------------------------------------


def add_deeds(s: Sands, seat: i64, outlook: Row, reached: Row, out: list[float]) -> None:
    """Add the level of each bin, what one more deed would score, and the structures."""
    place: i64
    for place in range(kinds.BIN_COUNT):
        out.append(float(level_of(s, place, outlook[place])) / LEVEL)
    add_ready(s, seat, reached, 1, 0, out)
    tiles = ints(kinds.STRUCTURE_COUNT, 0)
    left = s.lands(seat)
    while left:
        there = s.built(lowest_bit(left))
        left = without_lowest(left)
        while there:
            tiles[lowest_bit(there)] += 1
            there = without_lowest(there)
    structure: i64
    for structure in range(kinds.STRUCTURE_COUNT):
        out.append(float(tiles[structure]))


def add_heritage(s: Sands, seat: i64, reached: Row, out: list[float]) -> None:
    """§5.8 Add heritage, what one more would score, the borders within reach, those of them with heritage, caravans."""
    add_all(s, seat, layout.HERITAGE_AT, kinds.CATEGORY_COUNT, out)
    add_ready(s, seat, reached, 0, 1, out)
    bringing: i64 = 0
    borders: i64 = 0
    left: i64 = open_borders(s, seat) if s.capital(seat) != NONE else 0
    while left:
        if brings_heritage(s, seat, lowest_bit(left)):
            bringing += 1
        left = without_lowest(left)
        borders += 1
    out.append(float(bringing))
    out.append(float(borders))
    out.append(float(count_bits(s.caravans(seat))))


def add_empire(s: Sands, seat: i64, out: list[float]) -> None:
    """Add lands, citizens, room, foreign citizens, deserted and crowded lands, income, stores and unrest."""
    out.append(float(s.size_of(seat)))
    out.append(float(count_bits(s.provinces(seat))))
    add_all(s, seat, layout.ON_MAP_AT, 2, out)
    room: i64 = 0
    strangers: i64 = 0
    deserted: i64 = 0
    left = s.lands(seat)
    while left:
        land = lowest_bit(left)
        left = without_lowest(left)
        own = s.citizens(seat, land)
        crowd = s.crowd(land)
        room += max(0, s.capacity(land) - crowd)
        strangers += crowd - own
        if own == 0:
            deserted += 1
    out.append(float(room))
    out.append(float(strangers))
    out.append(float(deserted))
    out.append(float(count_bits(crowded_lands(s, seat))))
    out.append(float(income(s, seat, kinds.CROPS)))
    out.append(float(income(s, seat, kinds.GOLD)))
    add_all(s, seat, layout.RESOURCES_AT, kinds.RESOURCE_COUNT, out)
    unrest = s.unrest(seat)
    out.append(float(unrest))
    out.append(float(max(0, unrest - LOW_UNREST)))
    out.append(1.0 if unrest >= unrest_most(s, seat) else 0.0)


# -- cards and time ---------------------------------------------------------------------------------------------------


def add_cards(s: Sands, seat: i64, outlook: Row, out: list[float]) -> None:
    """Add what each action card is worth, which cards are used, the emphasis and its cubes."""
    founded = s.capital(seat) != NONE
    card: i64
    for card in range(kinds.ACTION_COUNT):
        out.append(float(play_worth(s, seat, outlook, card)) / POINT_WORTH if founded else 0.0)
    add_members(s.get(seat, layout.USED_AT), kinds.ACTION_COUNT, out)
    category: i64
    for category in range(kinds.CATEGORY_COUNT):
        out.append(1.0 if s.get(seat, layout.EMPHASIS_AT) == category else 0.0)
    boxes = max(0, s.get(seat, layout.BOXES_AT))
    full = boxes >= s.t.emphasis_boxes
    out.append(0.0 if full else float(boxes))
    out.append(1.0 if full else 0.0)


def add_progress(s: Sands, seat: i64, out: list[float]) -> None:
    """Add unlocked categories, markers on the trees, the number of effects, and the start player."""
    add_members(s.get(seat, layout.UNLOCKED_AT), kinds.CATEGORY_COUNT, out)
    add_all(s, seat, layout.MARKERS_AT, kinds.TREE_COUNT, out)
    effects: i64 = 0
    effect: i64
    for effect in range(kinds.EFFECT_COUNT):
        effects += s.effect(seat, effect)
    out.append(float(effects))
    out.append(1.0 if seat == s.start else 0.0)


def add_time(s: Sands, out: list[float]) -> None:
    """§4.2 C, §4.5 Add the way to the end of the dynasty, and how long this generation will last.

    These are the same for all seats: they do not tell who wins, but how many points there is time for.
    """
    end = s.t.dynasty_end[min(s.dynasty, DYNASTIES - 1)]
    turn: i64 = max(1, s.turn)
    going = 1.0
    turns = 0.0  # expected number of turns left, this one included
    ending = 0.0  # probability that the dynasty ends
    last: i64
    for last in range(turn, MAX_TURNS + 1):
        number: i64 = s.t.number[last] if last < MAX_TURNS else DIE + 1
        stops = going * float(max(0, number - 1)) / float(DIE)
        turns += stops * float(last - turn + 1)
        if last >= end - s.position_before:
            ending += stops
        going -= stops
    out.append(float(max(0, end - s.position)))
    out.append(turns)
    out.append(ending)
    out.append(1.0 if turn == 1 else 0.0)

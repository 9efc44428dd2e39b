"""What a player of Sands looks at when a selection of cards is due: one row of numbers for each empire."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.games.sands.advice_cards import action_promise
from saecula.games.sands.advice_hopes import WHOLE, hope, level_of, outlook
from saecula.games.sands.kinds import (
    ACTION_COUNT,
    ACTIONS,
    BIN_COUNT,
    BINS,
    BINS_PER_CATEGORY,
    CATEGORIES,
    CATEGORY_COUNT,
    CHRONICLE_COUNT,
    CROPS,
    E_CHRONICLE_HERITAGE,
    EFFECT_COUNT,
    GOLD,
    LAND_COUNT,
    RESOURCE_COUNT,
    ROOTS,
    STRUCTURE_COUNT,
    STRUCTURES,
    TREE_COUNT,
)
from saecula.games.sands.rules.caravan import brings_heritage, open_borders
from saecula.games.sands.rules.course import DIE, TURNS_MOST, income
from saecula.games.sands.rules.empire import unrest_most
from saecula.games.sands.rules.growth import crowded_lands
from saecula.games.sands.rules.scoring import DYNASTIES
from saecula.games.sands.state import (
    BINS_AT,
    BOXES_AT,
    BUILT_AT,
    CAPACITY_AT,
    CAPITAL_AT,
    CARAVANS_AT,
    EFFECTS_AT,
    EMPHASIS_AT,
    HERITAGE_AT,
    LANDS_AT,
    MARKERS_AT,
    NONE,
    ON_MAP_AT,
    PROVINCES_AT,
    RESOURCES_AT,
    SHEET,
    UNLOCKED_AT,
    UNREST_AT,
    USED_AT,
    Sands,
)
from saecula.games.sands.tables import SandsTables

HUNDRED: Final = 100.0  # rules of thumb count in hundredths of a point
CALM: Final = 3  # more unrest than that hurts

TIME: Final = ("way left", "turns left", "end chance", "new generation")  # the same for all seats
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "points": (
        *("points", "hope"),
        *(f"ready {name}" for name in CATEGORIES),
        *(f"laid {name}" for name in CATEGORIES),
        *("chronicles", "unreached"),
    ),
    "deeds": (*BINS, *(f"a deed from {name}" for name in CATEGORIES), *STRUCTURES),
    "heritage": (*CATEGORIES, *(f"a step from {name}" for name in CATEGORIES), "routes", "borders", "caravans"),
    "empire": (
        *("size", "provinces", "peasants", "warriors", "room", "strangers", "deserted", "crowded"),
        *("crop income", "gold income"),
    ),
    "stores": ("crops", "gold"),
    "unrest": ("unrest", "much unrest", "most unrest"),
    "progress": (
        *(f"next {name}" for name in ACTIONS),
        *(f"used {name}" for name in ACTIONS),
        *(f"emphasis {name}" for name in CATEGORIES),
        *("cubes", "full boxes"),
        *(f"open {name}" for name in CATEGORIES),
        *ROOTS,
        *("effects", "first", *TIME),
    ),
}

Numbers = tuple[int, ...]


@lru_cache(maxsize=8)
def printed(tables: SandsTables) -> tuple[Numbers, Numbers]:
    """Return the points of the chronicles and the heritage they need."""
    return tuple(map(int, tables.chronicle_points)), tuple(map(int, tables.chronicle_heritage))


def ready(points: Numbers, needs: Numbers, one: int, other: int, heritage: int) -> int:
    """§4.5 Return the most points of a category whose bins have reached so many chronicles, with such a heritage."""
    affordable = sum(need <= heritage for need in needs)
    best = max((points[card] for card in range(min(max(one, other), affordable))), default=0)
    for card in range(min(one, affordable)):
        for beside in range(min(other, affordable)):
            if card != beside and needs[card] + needs[beside] <= heritage:
                best = max(best, points[card] + points[beside])
    return best


def laid(points: Numbers, needs: Numbers, cards: tuple[int, int], reached: tuple[int, int], heritage: int) -> int:
    """§4.5 Return what the chronicles in a category's bins would score now."""
    good = [card for card, level in zip(cards, reached, strict=True) if NONE < card < level and needs[card] <= heritage]
    if sum(needs[card] for card in good) <= heritage:
        return sum(points[card] for card in good)
    return max(points[card] for card in good)


@lru_cache(maxsize=1 << 14)
def scored(
    points: Numbers, needs: Numbers, reached: tuple[int, int], heritage: int, cards: tuple[int, int]
) -> tuple[int, int, int, int]:
    """§4.5 Return what a category could score, what is laid there; the first with one more deed, one more heritage."""
    one, other = reached
    return (
        ready(points, needs, one, other, heritage),
        laid(points, needs, cards, reached, heritage),
        ready(points, needs, min(one + 1, CHRONICLE_COUNT), min(other + 1, CHRONICLE_COUNT), heritage),
        ready(points, needs, one, other, heritage + 1),
    )


def members(bits: int) -> list[int]:
    """Return the members of a bit set."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def features_of(s: Sands, seat: int) -> list[float]:
    """§4.5 Return what one empire has to show, and what its cards promise."""
    at = seat * SHEET
    sheet: list[int] = list(s.sheets[at : at + SHEET])
    view = outlook(s, seat)
    levels = [int(level_of(s, place, view[place])) for place in range(BIN_COUNT)]
    founded = sheet[CAPITAL_AT] != NONE
    promises = [
        float(action_promise(s, seat, view, card)) / HUNDRED if founded else 0.0 for card in range(ACTION_COUNT)
    ]
    unrest = sheet[UNREST_AT]
    boxes = max(0, sheet[BOXES_AT])
    full = boxes >= s.t.boxes
    emphasis, unlocked, used = sheet[EMPHASIS_AT], sheet[UNLOCKED_AT], sheet[USED_AT]
    could, lies, deed, step = chronicled(s, sheet, levels)
    cards = [card for card in sheet[BINS_AT : BINS_AT + BIN_COUNT] if card != NONE]
    points = printed(s.t)[0]
    tiles, room = lands_of(s, sheet)
    return [
        float(s.points(seat)),
        float(hope(s, view)) / HUNDRED,
        *could,
        *lies,
        len(cards),
        sum([points[card] for card in cards]) - sum(lies),
        *[level / WHOLE for level in levels],
        *deed,
        *tiles,
        *sheet[HERITAGE_AT : HERITAGE_AT + CATEGORY_COUNT],
        *step,
        *(routes(s, seat) if founded else (0, 0)),
        sheet[CARAVANS_AT].bit_count(),
        sheet[LANDS_AT].bit_count(),
        sheet[PROVINCES_AT].bit_count(),
        *sheet[ON_MAP_AT : ON_MAP_AT + 2],
        *room,
        int(crowded_lands(s, seat)).bit_count(),
        int(income(s, seat, CROPS)),
        int(income(s, seat, GOLD)),
        *sheet[RESOURCES_AT : RESOURCES_AT + RESOURCE_COUNT],
        unrest,
        max(0, unrest - CALM),
        float(unrest >= unrest_most(s, seat)),
        *promises,
        *[used >> card & 1 for card in range(ACTION_COUNT)],
        *[float(emphasis == category) for category in range(CATEGORY_COUNT)],
        0 if full else boxes,
        float(full),
        *[unlocked >> category & 1 for category in range(CATEGORY_COUNT)],
        *sheet[MARKERS_AT : MARKERS_AT + TREE_COUNT],
        sum(sheet[EFFECTS_AT : EFFECTS_AT + EFFECT_COUNT]),
        float(seat == s.start),
        *time_left(s),
    ]


def time_left(s: Sands) -> tuple[float, float, float, float]:
    """§4.2 C, §4.5 Return how far the end of the dynasty is, and how long this generation will last.

    It is the same for all seats, so it says nothing about who will win; but who learns from points of seats must know
    how much time was left to make them.
    """
    end = int(s.t.dynasty_end[min(int(s.dynasty), DYNASTIES - 1)])
    turn = max(1, int(s.turn))
    turns, ending = lengths(tuple(map(int, s.t.number)), turn, end - int(s.position_before))
    return float(max(0, end - int(s.position))), turns, ending, float(turn == 1)


@lru_cache(maxsize=1 << 10)
def lengths(numbers: Numbers, turn: int, needed: int) -> tuple[float, float]:
    """§4.2 C Return how many turns a generation is to last, this one included; and the chance of as many as needed."""
    going = 1.0
    turns = ending = 0.0
    for last in range(turn, TURNS_MOST + 1):
        number = numbers[last] if last < TURNS_MOST else DIE + 1
        stops = going * max(0, number - 1) / DIE
        turns += stops * (last - turn + 1)
        ending += stops if last >= needed else 0.0
        going -= stops
    return turns, ending


def chronicled(s: Sands, sheet: list[int], levels: list[int]) -> list[Numbers]:
    """§4.5 Return what the categories could score, what is laid, what one more deed would bring, one more heritage."""
    points, needs = printed(s.t)
    more = sheet[EFFECTS_AT + E_CHRONICLE_HERITAGE]
    found = []
    for category in range(CATEGORY_COUNT):
        place = BINS_PER_CATEGORY * category
        reached = levels[place] // WHOLE, levels[place + 1] // WHOLE
        cards = sheet[BINS_AT + place], sheet[BINS_AT + place + 1]
        found.append(scored(points, needs, reached, sheet[HERITAGE_AT + category] + more, cards))
    return list(zip(*found, strict=True))


def lands_of(s: Sands, sheet: list[int]) -> tuple[list[int], tuple[int, int, int]]:
    """Return the structures of an empire; how many citizens still fit in, its strangers, its deserted lands."""
    tiles = [0] * STRUCTURE_COUNT
    free = strangers = deserted = 0
    for land in members(sheet[LANDS_AT]):
        own = sheet[land] + sheet[LAND_COUNT + land]
        crowd = int(s.crowd(land))
        free += max(0, int(s.map[CAPACITY_AT + land]) - crowd)
        strangers += crowd - own
        deserted += own == 0
        for structure in members(int(s.map[BUILT_AT + land])):
            tiles[structure] += 1
    return tiles, (free, strangers, deserted)


def routes(s: Sands, seat: int) -> tuple[int, int]:
    """§5.8 Return how many borders a caravan could go to, first those with heritage."""
    open_now = members(int(open_borders(s, seat)))
    return sum([bool(brings_heritage(s, seat, border)) for border in open_now]), len(open_now)

"""What a seat may see of a Sands match: built from what it knows, never stripped from the whole."""

from __future__ import annotations

from typing import Literal, TypeVar

from saecula.games.sands import kinds, layout
from saecula.games.sands.kinds import Bin, Card, Land, Phase, ScorePart
from saecula.games.sands.rules.bonus import goods_touched
from saecula.games.sands.rules.caravan import network
from saecula.games.sands.rules.course import Generation, Select, income
from saecula.games.sands.rules.empire import unrest_most
from saecula.games.sands.rules.growth import room_in
from saecula.games.sands.rules.scoring import achievement, scoring_heritage
from saecula.games.sands.rules.setup import Setup
from saecula.games.sands.rules.turn import Turn
from saecula.games.sands.schema import (
    Crowd,
    EmpireView,
    LandView,
    PileView,
    SandsSeatView,
    SandsView,
    SelectingView,
    TurnView,
)
from saecula.games.sands.state import CARAVANS, NONE, PEASANTS, WARRIORS, Sands, pile_of
from saecula.games.sands.views_scenes import battle_view, draw_view, journey_view, laying_view
from saecula.games.sands.words import PAIR_FIRST, PAIR_SECOND
from saecula.kernel.state import knows

Key = TypeVar("Key", bound=str)
PHASE_OF_STEP: tuple[Phase, ...] = ("select", "select", "select", "growth", "crowding", "scoring", "scoring")


def members(bits: int, keys: tuple[Key, ...]) -> list[Key]:
    """Return the keys of a bit set."""
    return [key for i, key in enumerate(keys) if bits >> i & 1] if bits else []


def all_of(citizen: int) -> int:
    """§2.6 Return how many citizens of a kind each player has."""
    return WARRIORS if citizen == kinds.WARRIOR else PEASANTS


def in_setup(s: Sands) -> bool:
    """§3.0 Say whether the setup is still in progress."""
    return any(isinstance(frame, Setup) for frame in s.stack())


def phase_of(s: Sands) -> Phase:
    """§4.0 Return what is going on."""
    for frame in s.stack():
        if isinstance(frame, Setup):
            return "setup"
        if isinstance(frame, Turn):
            return "turn"
        if isinstance(frame, Generation):
            return PHASE_OF_STEP[frame.step]
    return "end"


def view(s: Sands, seat: int) -> SandsView:
    """Build the picture of the table."""
    sheets = [list(s.sheet(owner)) for owner in range(int(s.seats))]
    lands = lands_view(s, sheets)
    return {
        "phase": phase_of(s),
        "dynasty": min(int(s.dynasty) + 1, 3),
        "generation": int(s.generation),
        "turn": int(s.turn),
        "position": int(s.position),
        "start": int(s.start),
        "active": None if s.active == NONE else int(s.active),
        "acting": turn_view(s),
        "lands": lands,
        "trees": {tree: tree_view(s, i) for i, tree in enumerate(kinds.ROOTS)},
        "piles": piles_view(s, seat),
        "supply": {structure: int(s.supply[i]) for i, structure in enumerate(kinds.STRUCTURES)},
        "flipped": bool(s.flipped),
        "selecting": waiting(s),
        "battle": battle_view(s, seat),
        "journey": journey_view(s, seat),
        "drawn": draw_view(s, seat),
        "laying": laying_view(s),
        "seats": [seat_view(s, seat, owner, sheet, lands) for owner, sheet in enumerate(sheets)],
    }


def turn_view(s: Sands) -> TurnView | None:
    """§4.2 B Build the turn in progress."""
    if s.active == NONE:
        return None
    return {
        "cards": members(int(s.todo), kinds.CARDS),
        "card": None if s.card == NONE else kinds.ACTIONS[s.card],
        "acted": s.card != NONE and bool(s.acted),
        "bonus": None if s.bonus == NONE else kinds.BONUSES[s.bonus],
        "patron": None if s.patron == NONE else kinds.CATEGORIES[s.patron],
        "exchanged": bool(s.exchanged),
        "repeated": bool(s.repeated),
    }


def waiting(s: Sands) -> SelectingView | None:
    """§4.2 A Return who has laid two cards face down, and who has not yet."""
    if not isinstance(s.top, Select):
        return None
    pairs = list(s.top.pairs)
    return {
        "done": [seat for seat, pair in enumerate(pairs) if pair != NONE],
        "waiting": [seat for seat, pair in enumerate(pairs) if pair == NONE],
    }


# -- the map ----------------------------------------------------------------------------------------------------------


def lands_view(s: Sands, sheets: list[list[int]]) -> dict[Land, LandView]:
    """Build the territories in play."""
    tiles = list(s.map)
    owners, capacities = tiles[layout.OWNER_AT : layout.BUILT_AT], tiles[layout.CAPACITY_AT : layout.MAP]
    built, resources = tiles[layout.BUILT_AT : layout.RESOURCE_AT], tiles[layout.RESOURCE_AT : layout.CAPACITY_AT]
    peasants = [sheet[layout.PEASANTS_AT : layout.WARRIORS_AT] for sheet in sheets]
    warriors = [sheet[layout.WARRIORS_AT : layout.LANDS_AT] for sheet in sheets]
    found: dict[Land, LandView] = {}
    for i, land in enumerate(kinds.LANDS):
        if not s.t.in_play >> i & 1:
            continue
        owner = owners[i]
        citizens: dict[str, Crowd] = {}
        crowd = 0
        for seat in range(len(sheets)):
            here = peasants[seat][i] + warriors[seat][i]
            if here:
                citizens[str(seat)] = {"peasant": peasants[seat][i], "warrior": warriors[seat][i]}
                crowd += here
        found[land] = {
            "resource": kinds.RESOURCES[resources[i]] if capacities[i] else None,
            "capacity": capacities[i],
            "owner": None if owner == NONE else owner,
            "status": None if owner == NONE else status(sheets[owner], i),
            "structures": members(built[i], kinds.STRUCTURES),
            "citizens": citizens,
            "crowd": crowd,
            "room": capacities[i] if owner == NONE else int(room_in(s, owner, i)),
        }
    return found


def status(sheet: list[int], land: int) -> Literal["capital", "province", "colony"]:
    """§2.6 Return what marks a territory of a seat: capital, province or colony."""
    if sheet[layout.CAPITAL_AT] == land:
        return "capital"
    return "province" if sheet[layout.PROVINCES_AT] >> land & 1 else "colony"


# -- advances ---------------------------------------------------------------------------------------------------------


def tree_view(s: Sands, tree: int) -> list[str]:
    """§2.5 Return the advances of a tree that lie open, from the root on."""
    return [kinds.ADVANCES[card] for card in list(s.tree(tree)) if card != NONE]


def piles_view(s: Sands, seat: int) -> dict[str, PileView]:
    """§3.0 H2, R109 Return the size of each pile, and its top card where this seat has seen it."""
    found: dict[str, PileView] = {}
    for i, category in enumerate(kinds.CATEGORIES):
        for level in range(3, kinds.LEVELS + 1):
            pile: list[int] = list(s.pile(pile_of(i, level)))
            top = pile[layout.TOP]
            seen = top != NONE and knows(pile[layout.KNOWN], seat)
            size = pile[layout.UNSEEN].bit_count() + (top != NONE)
            found[f"{category}-{level}"] = {"cards": size, "top": kinds.ADVANCES[top] if seen else None}
    return found


# -- seats ------------------------------------------------------------------------------------------------------------


def seat_view(s: Sands, seat: int, owner: int, sheet: list[int], lands: dict[Land, LandView]) -> SandsSeatView:
    """Build one player's empire and cards; of cards face down, only one's own are named."""
    emphasis = sheet[layout.EMPHASIS_AT]
    used = sheet[layout.USED_AT]
    scored = parts(sheet)
    return {
        "points": sum(scored.values()),
        "parts": scored,
        "crops": sheet[layout.RESOURCES_AT],
        "gold": sheet[layout.RESOURCES_AT + 1],
        "income": {resource: int(income(s, owner, i)) for i, resource in enumerate(kinds.RESOURCES)},
        "unrest": sheet[layout.UNREST_AT],
        "unrest_most": int(unrest_most(s, owner)),
        "heritage": dict(zip(kinds.CATEGORIES, sheet[layout.HERITAGE_AT : layout.CARAVANS_AT], strict=True)),
        "lands": members(sheet[layout.LANDS_AT], kinds.LANDS),
        "capital": None if sheet[layout.CAPITAL_AT] == NONE else kinds.LANDS[sheet[layout.CAPITAL_AT]],
        "crowded": [land for land, seen in lands.items() if seen["owner"] == owner and seen["crowd"] > seen["room"]],
        "caravans": members(sheet[layout.CARAVANS_AT], kinds.BORDERS),
        "network": members(int(network(s, owner)), kinds.LANDS),
        "goods": int(goods_touched(s, owner)),
        "supply": {citizen: int(s.in_supply(owner, i)) for i, citizen in enumerate(kinds.CITIZENS)}
        | {"caravan": CARAVANS - sheet[layout.CARAVANS_AT].bit_count()},
        "markers": {
            tree: sheet[layout.MARKERS_AT + i] for i, tree in enumerate(kinds.ROOTS) if sheet[layout.MARKERS_AT + i]
        },
        "advances": advances_of(s, sheet),
        "unlocked": [category for i, category in enumerate(kinds.CATEGORIES) if s.unlocked(owner, i)],
        "emphasis": None if emphasis == NONE else kinds.CATEGORIES[emphasis],
        "boxes": sheet[layout.BOXES_AT],
        "used": members(used, kinds.CARDS),
        "hand": members((1 << len(kinds.CARDS)) - 1 & ~used & ~laid_cards(s, owner), kinds.CARDS),
        "selected": pair_of(s, owner) != NONE,
        "pair": own_pair(s, owner) if seat == owner else None,
        "bins": bins_of(s, seat, owner, sheet),
        "chronicles": chronicles_in_hand(sheet) if seat == owner else None,
        "empire": empire_facts(s, owner),
    }


def laid_cards(s: Sands, owner: int) -> int:
    """§4.2 B Return the cards of the turn in progress that lie open before a seat, as a bit set."""
    if owner != s.active:
        return 0
    return int(s.todo) if s.card == NONE else int(s.todo) | 1 << int(s.card)


def advances_of(s: Sands, sheet: list[int]) -> list[str]:
    """§5.7 Return the advances a seat has achieved."""
    found: list[str] = []
    for tree in range(len(kinds.ROOTS)):
        if sheet[layout.MARKERS_AT + tree]:
            found += tree_view(s, tree)[: sheet[layout.MARKERS_AT + tree]]
    return found


def pair_of(s: Sands, owner: int) -> int:
    """§4.2 A Return the two cards a seat has laid face down, NONE without."""
    if isinstance(s.top, Select):
        return int(s.top.pairs[owner])
    return int(s.get(owner, layout.PAIR_AT))


def own_pair(s: Sands, owner: int) -> list[Card] | None:
    """§4.2 A Return the own cards that lie face down."""
    pair = pair_of(s, owner)
    return None if pair == NONE else [kinds.CARDS[PAIR_FIRST[pair]], kinds.CARDS[PAIR_SECOND[pair]]]


def bins_of(s: Sands, seat: int, owner: int, sheet: list[int]) -> dict[Bin, str]:
    """§5.1, R113 Return the bins with a seat's chronicles; which ones they are, only to their owner or when flipped."""
    laid = zip(kinds.BINS, sheet[layout.BINS_AT : layout.MARKERS_AT], strict=True)
    known = seat == owner or s.flipped
    return {place: kinds.CHRONICLES[card] if known else "hidden" for place, card in laid if card != NONE}


def chronicles_in_hand(sheet: list[int]) -> list[str]:
    """§5.1 Return the chronicles a seat has not laid."""
    laid = sheet[layout.BINS_AT : layout.MARKERS_AT]
    return [chronicle for i, chronicle in enumerate(kinds.CHRONICLES) if i not in laid]


def empire_facts(s: Sands, owner: int) -> dict[Bin, EmpireView]:
    """§4.5 Return what a seat has in each bin's category, the heritage that counts, and what it could score there."""
    found: dict[Bin, EmpireView] = {}
    heritages = [int(scoring_heritage(s, owner, category)) for category in range(len(kinds.CATEGORIES))]
    for i, place in enumerate(kinds.BINS):
        has = int(achievement(s, owner, i))
        heritage = heritages[i // kinds.BINS_PER_CATEGORY]
        needs = zip(kinds.CHRONICLES, s.t.needs(i), list(s.t.chronicle_heritage), strict=True)
        scores = [chronicle for chronicle, least, dear in needs if has >= least and heritage >= dear]
        found[place] = {"has": has, "heritage": heritage, "scores": scores}
    return found


def parts(sheet: list[int]) -> dict[ScorePart, int]:
    """Return the parts of a score."""
    return {
        "chronicles": sheet[layout.CHRONICLE_POINTS_AT],
        "wonders": sheet[layout.WONDER_POINTS_AT],
        "unrest": -sheet[layout.UNREST_POINTS_AT],
        "bonuses": sheet[layout.END_POINTS_AT],
    }

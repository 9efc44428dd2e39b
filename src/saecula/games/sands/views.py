"""What a seat may see of a Sands match: built from what it knows, never stripped from the whole."""

from __future__ import annotations

from saecula.games.sands.kinds import (
    ACTIONS,
    ADVANCES,
    BINS,
    BONUSES,
    BORDERS,
    CARDS,
    CATEGORIES,
    CHRONICLES,
    CITIZENS,
    LANDS,
    LEVELS,
    RESOURCES,
    ROOTS,
    STRUCTURES,
    TREES_PER_CATEGORY,
    WARRIOR,
)
from saecula.games.sands.rules.bonus import goods_touched
from saecula.games.sands.rules.caravan import network
from saecula.games.sands.rules.course import Generation, Select, income
from saecula.games.sands.rules.empire import unrest_most
from saecula.games.sands.rules.growth import crowded_lands, room_in
from saecula.games.sands.rules.scoring import achievement, scoring_heritage
from saecula.games.sands.rules.setup import Setup
from saecula.games.sands.rules.turn import Turn
from saecula.games.sands.state import (
    BOXES_AT,
    CARAVANS,
    CHRONICLE_POINTS_AT,
    EMPHASIS_AT,
    END_POINTS_AT,
    KNOWN,
    NONE,
    PAIR_AT,
    PEASANTS,
    PILE,
    SHEET,
    TOP,
    UNREST_POINTS_AT,
    UNSEEN,
    USED_AT,
    WARRIORS,
    WONDER_POINTS_AT,
    Sands,
    count_bits,
)
from saecula.games.sands.views_scenes import battle_view, draw_view, journey_view, laying_view
from saecula.games.sands.words import PAIR_FIRST, PAIR_SECOND
from saecula.kernel.state import knows
from saecula.kernel.title import View

PHASE_OF_STEP = ("select", "select", "select", "growth", "crowding", "scoring", "scoring")


def members(bits: int, keys: tuple[str, ...]) -> list[str]:
    """Return the keys of a bit set."""
    return [key for i, key in enumerate(keys) if bits >> i & 1]


def all_of(citizen: int) -> int:
    """§2.6 Return how many citizens of a kind every player has."""
    return WARRIORS if citizen == WARRIOR else PEASANTS


def in_setup(s: Sands) -> bool:
    """§3.0 Say whether the preparations are still going on."""
    return any(isinstance(frame, Setup) for frame in s.stack())


def phase_of(s: Sands) -> str:
    """§4.0 Return what is going on."""
    for frame in s.stack():
        if isinstance(frame, Setup):
            return "setup"
        if isinstance(frame, Turn):
            return "turn"
        if isinstance(frame, Generation):
            return PHASE_OF_STEP[frame.step]
    return "end"


def view(s: Sands, seat: int) -> View:
    """Build the picture of the table."""
    return {
        "phase": phase_of(s),
        "dynasty": min(int(s.dynasty) + 1, 3),
        "generation": int(s.generation),
        "turn": int(s.turn),
        "position": int(s.position),
        "start": int(s.start),
        "active": None if s.active == NONE else int(s.active),
        "acting": turn_view(s),
        "lands": {land: land_view(s, i) for i, land in enumerate(LANDS) if s.is_in_play(i)},
        "trees": {tree: tree_view(s, i) for i, tree in enumerate(ROOTS)},
        "piles": piles_view(s, seat),
        "supply": {structure: int(s.supply[i]) for i, structure in enumerate(STRUCTURES)},
        "flipped": bool(s.flipped),
        "selecting": waiting(s),
        "battle": battle_view(s, seat),
        "journey": journey_view(s, seat),
        "drawn": draw_view(s, seat),
        "laying": laying_view(s),
        "seats": [seat_view(s, seat, owner) for owner in range(int(s.seats))],
    }


def turn_view(s: Sands) -> View | None:
    """§4.2 B Build the turn in progress."""
    if s.active == NONE:
        return None
    return {
        "cards": members(int(s.todo), CARDS),
        "card": None if s.card == NONE else ACTIONS[s.card],
        "acted": s.card != NONE and bool(s.acted),
        "bonus": None if s.bonus == NONE else BONUSES[s.bonus],
        "patron": None if s.patron == NONE else CATEGORIES[s.patron],
        "exchanged": bool(s.exchanged),
        "repeated": bool(s.repeated),
    }


def waiting(s: Sands) -> View | None:
    """§4.2 A Return who has laid two cards face down, and who has not yet."""
    if not isinstance(s.top, Select):
        return None
    pairs = list(s.top.pairs)
    return {
        "done": [seat for seat, pair in enumerate(pairs) if pair != NONE],
        "waiting": [seat for seat, pair in enumerate(pairs) if pair == NONE],
    }


# -- the map ----------------------------------------------------------------------------------------------------------


def land_view(s: Sands, land: int) -> View:
    """Build one territory."""
    owner = int(s.owner(land))
    return {
        "resource": RESOURCES[s.resource(land)] if s.capacity(land) else None,
        "capacity": int(s.capacity(land)),
        "owner": None if owner == NONE else owner,
        "status": status(s, owner, land),
        "structures": members(int(s.built(land)), STRUCTURES),
        "citizens": {
            str(seat): {"peasant": int(s.peasants(seat, land)), "warrior": int(s.warriors(seat, land))}
            for seat in range(int(s.seats))
            if s.citizens(seat, land) > 0
        },
        "crowd": int(s.crowd(land)),
        "room": int(s.capacity(land) if owner == NONE else room_in(s, owner, land)),
    }


def status(s: Sands, owner: int, land: int) -> str | None:
    """§2.6 Return what marks a territory: capital, province or colony."""
    if owner == NONE:
        return None
    if s.capital(owner) == land:
        return "capital"
    return "province" if s.provinces(owner) >> land & 1 else "colony"


# -- advances ---------------------------------------------------------------------------------------------------------


def tree_view(s: Sands, tree: int) -> list[str]:
    """§2.5 Return the advances of a tree that lie open, from the root on."""
    cards = [int(s.tree_card(tree, level)) for level in range(1, LEVELS + 1)]
    return [ADVANCES[card] for card in cards if card != NONE]


def piles_view(s: Sands, seat: int) -> View:
    """§3.0 H2, R109 Return the size of each pile, and its top card where this seat has seen it."""
    found: View = {}
    for i, category in enumerate(CATEGORIES):
        for level in range(3, LEVELS + 1):
            pile = (i * LEVELS + level - 1) * PILE
            top = int(s.piles[pile + TOP])
            seen = top != NONE and knows(s.piles[pile + KNOWN], seat)
            size = int(count_bits(s.piles[pile + UNSEEN])) + (top != NONE)
            found[f"{category}-{level}"] = {"cards": size, "top": ADVANCES[top] if seen else None}
    return found


# -- seats ------------------------------------------------------------------------------------------------------------


def seat_view(s: Sands, seat: int, owner: int) -> View:
    """Build one player's empire and cards; of cards face down, only one's own are named."""
    at = owner * SHEET
    emphasis = int(s.sheets[at + EMPHASIS_AT])
    used = int(s.sheets[at + USED_AT])
    return {
        "points": int(s.points(owner)),
        "parts": parts(s, owner),
        "crops": int(s.stock(owner, 0)),
        "gold": int(s.stock(owner, 1)),
        "income": {resource: int(income(s, owner, i)) for i, resource in enumerate(RESOURCES)},
        "unrest": int(s.unrest(owner)),
        "unrest_most": int(unrest_most(s, owner)),
        "heritage": {category: int(s.heritage(owner, i)) for i, category in enumerate(CATEGORIES)},
        "lands": members(int(s.lands(owner)), LANDS),
        "capital": None if s.capital(owner) == NONE else LANDS[s.capital(owner)],
        "crowded": members(int(crowded_lands(s, owner)), LANDS),
        "caravans": members(int(s.caravans(owner)), BORDERS),
        "network": members(int(network(s, owner)), LANDS),
        "goods": int(goods_touched(s, owner)),
        "supply": {citizen: int(s.in_supply(owner, i)) for i, citizen in enumerate(CITIZENS)}
        | {"caravan": CARAVANS - int(count_bits(s.caravans(owner)))},
        "markers": {tree: int(s.marker(owner, i)) for i, tree in enumerate(ROOTS) if s.marker(owner, i)},
        "advances": advances_of(s, owner),
        "unlocked": [category for i, category in enumerate(CATEGORIES) if s.unlocked(owner, i)],
        "emphasis": None if emphasis == NONE else CATEGORIES[emphasis],
        "boxes": int(s.sheets[at + BOXES_AT]),
        "used": members(used, CARDS),
        "hand": [card for i, card in enumerate(CARDS) if not used >> i & 1 and not is_laid(s, owner, i)],
        "selected": has_selected(s, owner),
        "pair": own_pair(s, owner) if seat == owner else None,
        "bins": bins_of(s, seat, owner),
        "chronicles": chronicles_in_hand(s, owner) if seat == owner else None,
        "empire": {place: empire_fact(s, owner, i) for i, place in enumerate(BINS)},
    }


def is_laid(s: Sands, owner: int, card: int) -> bool:
    """§4.2 B Say whether a card of the turn in progress lies open before a seat."""
    return owner == s.active and (s.card == card or s.todo >> card & 1 == 1)


def advances_of(s: Sands, owner: int) -> list[str]:
    """§5.7 Return the advances a seat has achieved."""
    return [
        ADVANCES[s.tree_card(tree, level)]
        for tree in range(len(ROOTS))
        for level in range(1, int(s.marker(owner, tree)) + 1)
    ]


def pair_of(s: Sands, owner: int) -> int:
    """§4.2 A Return the two cards a seat has laid face down, NONE without."""
    if isinstance(s.top, Select):
        return int(s.top.pairs[owner])
    return int(s.sheets[owner * SHEET + PAIR_AT])


def has_selected(s: Sands, owner: int) -> bool:
    """§4.2 A Say whether two cards lie face down before a seat."""
    return pair_of(s, owner) != NONE


def own_pair(s: Sands, owner: int) -> list[str] | None:
    """§4.2 A Return the own cards that lie face down."""
    pair = pair_of(s, owner)
    return None if pair == NONE else [CARDS[PAIR_FIRST[pair]], CARDS[PAIR_SECOND[pair]]]


def bins_of(s: Sands, seat: int, owner: int) -> dict[str, str]:
    """§5.1, R113 Return the bins with a seat's chronicles; which ones they are, only to their owner or when flipped."""
    return {
        place: CHRONICLES[s.in_bin(owner, i)] if seat == owner or s.flipped else "hidden"
        for i, place in enumerate(BINS)
        if s.in_bin(owner, i) != NONE
    }


def chronicles_in_hand(s: Sands, owner: int) -> list[str]:
    """§5.1 Return the chronicles a seat has not laid."""
    laid = [int(s.in_bin(owner, i)) for i in range(len(BINS))]
    return [chronicle for i, chronicle in enumerate(CHRONICLES) if i not in laid]


def empire_fact(s: Sands, owner: int, place: int) -> View:
    """§4.5 Return what a seat has in a bin's category, the heritage that counts, and the chronicles it could score."""
    has = int(achievement(s, owner, place))
    heritage = int(scoring_heritage(s, owner, place // TREES_PER_CATEGORY))
    scores = [
        chronicle
        for i, chronicle in enumerate(CHRONICLES)
        if has >= s.t.threshold[i * len(BINS) + place] and heritage >= s.t.chronicle_heritage[i]
    ]
    return {"has": has, "heritage": heritage, "scores": scores}


def parts(s: Sands, seat: int) -> dict[str, int]:
    """Return the parts of a score."""
    at = seat * SHEET
    return {
        "chronicles": int(s.sheets[at + CHRONICLE_POINTS_AT]),
        "wonders": int(s.sheets[at + WONDER_POINTS_AT]),
        "unrest": -int(s.sheets[at + UNREST_POINTS_AT]),
        "bonuses": int(s.sheets[at + END_POINTS_AT]),
    }

"""Set-up positions: any moment of a generation from a description; its JSON Schema is docs/positions/sands.md."""

from __future__ import annotations

from saecula.games.sands import kinds, layout
from saecula.games.sands.bits import count_bits, has_bit
from saecula.games.sands.position_form import Empire, Position
from saecula.games.sands.position_trees import lay_trees, set_pile_tops
from saecula.games.sands.rules.blank import new_sands
from saecula.games.sands.rules.conquer import MAX_LANDS
from saecula.games.sands.rules.course import Generation, Generations, Round, Turns, why_not_pair
from saecula.games.sands.rules.empire import achieve
from saecula.games.sands.rules.setup_map import PROVINCES_EACH
from saecula.games.sands.rules.turn import PlayerTurns, Turn
from saecula.games.sands.state import CARAVANS, MAX_UNREST, NONE, PEASANTS, WARRIORS, Sands
from saecula.games.sands.tables import SandsTables
from saecula.games.sands.words import PAIR_FIRST, PAIR_SECOND, TILE
from saecula.games.shapes import impossible
from saecula.kernel.frames import settle
from saecula.kernel.state import ALLOWED

STEP_OF_PHASE = {"resources": 0, "growth": 2, "crowding": 3, "scoring": 4, "prepare": 5}
IN_TURNS = 2  # the step of a generation after the turns have begun
AFTER_TURNS = 2  # the step of a round after the players' turns have begun


def number(key: str, keys: tuple[str, ...], what: str) -> int:
    """Return the number of a key; raise a Problem if there is none."""
    if key not in keys:
        raise impossible("unknown", what=what, value=key, known=", ".join(keys))
    return keys.index(key)


def land_number(s: Sands, key: str) -> int:
    """Return a land in play."""
    land = number(key, kinds.LANDS, "land")
    if not s.is_in_play(land):
        raise impossible("out-of-play", land=key, seats=int(s.seats))
    return land


def set_up(p: Position, t: SandsTables, rules: int) -> Sands:
    """Return the world of a description; raise a Problem if it cannot exist."""
    s = new_sands(len(p.seats), rules, t)
    if p.start >= s.seats or (p.active or 0) >= s.seats:
        raise impossible("seat", seats=len(p.seats))
    set_tiles(s, p)
    for seat, empire in enumerate(p.seats):
        set_lands(s, seat, empire)
        set_people(s, seat, empire)
        set_tracks(s, seat, empire)
        set_cards(s, seat, empire)
    set_structures(s, p)
    lay_trees(s, p.trees, [empire.markers for empire in p.seats])
    set_pile_tops(s, {key: (pile.top, pile.known) for key, pile in p.piles.items()})
    for seat, empire in enumerate(p.seats):
        for tree, level in empire.markers.items():
            for _ in range(level):
                achieve(s, seat, number(tree, kinds.ROOTS, "tree"))
    set_course(s, p)
    settle(s)
    return s


# -- the map ----------------------------------------------------------------------------------------------------------


def set_tiles(s: Sands, p: Position) -> None:
    """Lay the named tiles; all other lands get the remaining tiles, in the order of the rows."""
    left = [int(count) for count in list(s.t.tiles)]
    for key, words in p.tiles.items():
        land = land_number(s, key)
        resource, capacity = words.split()
        lay_tile(s, land, kinds.RESOURCES.index(resource), int(capacity), left)
    rest = [kind for kind, count in enumerate(left) for _ in range(count)]
    for land in range(len(kinds.LANDS)):
        if s.is_in_play(land) and s.capacity(land) == 0:
            kind = TILE.base + rest.pop(0)
            lay_tile(s, land, int(TILE.x(kind)), int(TILE.y(kind)) + 1, left)


def lay_tile(s: Sands, land: int, resource: int, capacity: int, left: list[int]) -> None:
    """Lay one tile of those that are left."""
    kind = int(TILE.at(resource, capacity - 1) - TILE.base)
    if left[kind] == 0:
        raise impossible("tiles", tile=f"{kinds.RESOURCES[resource]} {capacity}", most=int(s.t.tiles[kind]))
    left[kind] -= 1
    s.lay_tile(land, resource, capacity)


def set_lands(s: Sands, seat: int, empire: Empire) -> None:
    """Lay control markers and the capital."""
    capital = land_number(s, empire.capital)
    for key in dict.fromkeys([empire.capital, *empire.provinces, *empire.colonies]):
        land = land_number(s, key)
        if s.owner(land) != NONE:
            raise impossible("two-owners", land=key)
        s.set_owner(land, seat)
    for key in empire.provinces:
        s.include(seat, layout.PROVINCES_AT, 1 << kinds.LANDS.index(key))
    s.set_capital(seat, capital)
    limit(seat, "lands", int(s.size_of(seat)), MAX_LANDS)
    limit(seat, "provinces", int(count_bits(s.provinces(seat))), PROVINCES_EACH)


def limit(seat: int, what: str, amount: int, most: int) -> None:
    """Raise a Problem if there is too much of something."""
    if amount > most:
        raise impossible("too-many", seat=seat, what=what, amount=amount, most=most)


def set_people(s: Sands, seat: int, empire: Empire) -> None:
    """Place citizens and caravans."""
    for key, people in empire.citizens.items():
        land = land_number(s, key)
        s.add(seat, kinds.PEASANT, land, people.count("P"))
        s.add(seat, kinds.WARRIOR, land, people.count("W"))
    limit(seat, "peasant", PEASANTS - int(s.in_supply(seat, kinds.PEASANT)), PEASANTS)
    limit(seat, "warrior", WARRIORS - int(s.in_supply(seat, kinds.WARRIOR)), WARRIORS)
    for key in empire.caravans:
        border = number(key, kinds.BORDERS, "border")
        if not has_bit(s.t.borders, border):
            raise impossible("border-out", border=key, seats=int(s.seats))
        s.include(seat, layout.CARAVANS_AT, 1 << border)
    limit(seat, "caravans", int(count_bits(s.caravans(seat))), CARAVANS)


def set_structures(s: Sands, p: Position) -> None:
    """Place structures, controlled or not."""
    for key, structures in p.structures.items():
        land = land_number(s, key)
        for name in structures:
            structure = number(name, kinds.STRUCTURES, "structure")
            if s.supply[structure] == 0 or has_bit(s.built(land), structure):
                raise impossible("structure", structure=name, land=key)
            s.build(structure, land)
        if count_bits(s.built(land)) > s.capacity(land):
            raise impossible("capacity", land=key, capacity=int(s.capacity(land)))


# -- tracks and cards -------------------------------------------------------------------------------------------------


def set_tracks(s: Sands, seat: int, empire: Empire) -> None:
    """Set resources, unrest, heritage and points."""
    s.gain(seat, kinds.CROPS, empire.crops)
    s.gain(seat, kinds.GOLD, empire.gold)
    if empire.unrest < s.t.unrest_lowest:
        raise impossible("unrest", seat=seat, lowest=int(s.t.unrest_lowest), most=MAX_UNREST)
    s.set(seat, layout.UNREST_AT, empire.unrest)
    for key, heritage in empire.heritage.items():
        limit(seat, "heritage", heritage, int(s.t.heritage_most))
        s.set(seat, layout.HERITAGE_AT + number(key, kinds.CATEGORIES, "category"), heritage)
    parts = {
        "chronicles": layout.CHRONICLE_POINTS_AT,
        "wonders": layout.WONDER_POINTS_AT,
        "unrest": layout.UNREST_POINTS_AT,
        "bonuses": layout.END_POINTS_AT,
    }
    for key, points in empire.points.items():
        number(key, tuple(parts), "points")
        s.set(seat, parts[key], -points if key == "unrest" else points)
    s.set(seat, layout.FINAL_CHRONICLES_AT, empire.final_chronicles)


def set_cards(s: Sands, seat: int, empire: Empire) -> None:
    """Set what was used in this generation, the emphasis card, and the chronicles in bins."""
    for key in empire.used:
        s.include(seat, layout.USED_AT, 1 << number(key, kinds.ACTIONS, "card"))
    if empire.emphasis is not None:
        category = number(empire.emphasis, kinds.CATEGORIES, "category")
        s.set(seat, layout.EMPHASIS_AT, category)
        s.include(seat, layout.USED_AT, 1 << kinds.ACTION_COUNT + category)
    limit(seat, "boxes", empire.boxes, int(s.t.emphasis_boxes) if empire.emphasis is not None else 0)
    s.set(seat, layout.BOXES_AT, empire.boxes)
    limit(seat, "chronicles", len(empire.chronicles), len(set(empire.chronicles.values())))
    for place, key in empire.chronicles.items():
        s.set(seat, layout.BINS_AT + number(place, kinds.BINS, "bin"), number(key, kinds.CHRONICLES, "chronicle"))
    for key in empire.bonuses:
        s.include(seat, layout.BONUSES_AT, 1 << number(key, kinds.BONUSES, "bonus"))
    s.set(seat, layout.BONUS_TURNS_AT, len(empire.bonuses))


# -- the course of play -----------------------------------------------------------------------------------------------


def set_course(s: Sands, p: Position) -> None:
    """Go to the phase."""
    set_markers(s, p)
    for what, wrong in {
        "active": p.active is not None and p.phase != "turn",
        "cards": p.cards is not None and p.phase != "turn",
        "bonus": p.bonus is not None and p.phase != "turn",
        "selected": p.phase != "turn" and any(empire.selected for empire in p.seats),
    }.items():
        if wrong:
            raise impossible("misplaced", what=what, phase=p.phase)
    s.push(Generations())
    if p.phase in STEP_OF_PHASE:
        s.push(Generation(STEP_OF_PHASE[p.phase]))
        return
    s.push(Generation(IN_TURNS))
    s.push(Turns())
    s.push(Round(0 if p.phase == "select" else AFTER_TURNS))
    if p.phase == "turn":
        set_turn(s, p)


def set_markers(s: Sands, p: Position) -> None:
    """Set start player, dynasty and generation."""
    before = p.position if p.position_before is None else p.position_before
    first = int(s.t.dynasty_end[p.dynasty - 2]) if p.dynasty > 1 else 0
    last = int(s.t.dynasty_end[p.dynasty - 1])
    if not first <= before <= min(p.position, last - 1) or p.position > before + 4:
        raise impossible("track", first=first, last=last - 1)
    s.start = p.start
    s.dynasty = p.dynasty - 1
    s.generation = p.generation
    s.turn = 0 if p.phase == "resources" else p.turn
    s.position = p.position
    s.position_before = before


def set_turn(s: Sands, p: Position) -> None:
    """Go to a seat's turn: with both cards to its beginning, with fewer, or a bonus action used, into its middle."""
    active = p.start if p.active is None else p.active
    order = (active - p.start) % int(s.seats)
    for later in range(order + 1, int(s.seats)):
        select(s, (p.start + later) % int(s.seats), p.seats[(p.start + later) % int(s.seats)].selected)
    cards = [number(key, kinds.CARDS, "card") for key in p.cards or []]
    begun = len(cards) < 2 or p.bonus is not None or p.exchanged or p.repeated
    if not begun:
        select(s, active, [kinds.CARDS[card] for card in cards])
        s.push(PlayerTurns(p.start, order))
        return
    if any(card >= kinds.ACTION_COUNT for card in cards) or len(set(cards)) < len(cards):
        raise impossible("turn-cards", seat=active)
    s.push(PlayerTurns(p.start, order + 1))
    s.active = active
    s.todo = sum(1 << card for card in cards)
    s.bonus = NONE if p.bonus is None else number(p.bonus, kinds.BONUSES, "bonus")
    s.patron = NONE if p.patron is None else number(p.patron, kinds.CATEGORIES, "category")
    s.exchanged = p.exchanged
    s.repeated = p.repeated
    s.push(Turn(False))


def select(s: Sands, seat: int, cards: list[str] | None) -> None:
    """Lay a seat's two cards face down: the named ones, or the first pair it may select."""
    chosen = None if cards is None else sorted(number(key, kinds.CARDS, "card") for key in cards)
    for pair in range(kinds.PAIR_COUNT):
        named = chosen is None or [int(PAIR_FIRST[pair]), int(PAIR_SECOND[pair])] == chosen
        if named and why_not_pair(s, seat, pair) == ALLOWED:
            s.set(seat, layout.PAIR_AT, pair)
            return
    raise impossible("turn-cards", seat=seat)

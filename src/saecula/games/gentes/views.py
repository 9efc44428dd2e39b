"""What a seat may see of a Gentes match: everything but covered hands, which can be derived all the same (A56)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saecula.games.gentes.kinds import (
    ACTIONS,
    BLOOM,
    BONUSES,
    CARD_AT,
    CARDS,
    CITIES,
    DECLINE,
    EFFECTS,
    EPOCHS,
    GROUPS,
    HOME_AT,
    HOMETOWNS,
    MARKS,
    PHASES,
    POINT_PARTS,
    ROUNDS,
    SPACES,
    SYMBOLS,
    TAX_AT,
    TAXES,
    TEMPLE,
    TILES,
)
from saecula.games.gentes.rules.action import MainAction
from saecula.games.gentes.rules.activate import Activate
from saecula.games.gentes.rules.chronicler import missing_by_group, missing_cities, missing_people, why_not_play
from saecula.games.gentes.rules.effects import Effects
from saecula.games.gentes.rules.final import half_points, hourglasses_left, penalty, tie_coins
from saecula.games.gentes.rules.philosopher import Train, extra_people
from saecula.games.gentes.rules.scribe import Take
from saecula.games.gentes.rules.sources import (
    free_helpers,
    highest_price,
    holder,
    income,
    payment,
    why_not_there,
)
from saecula.games.gentes.state import (
    BONUSES_AT,
    CUBES_AT,
    DOUBLES_AT,
    GAP,
    PACKED_BITS,
    PACKED_MOST,
    POINTS_AT,
    SINGLES_AT,
    SPENT_AT,
    TILES_AT,
    TIRED_AT,
    Gentes,
)
from saecula.kernel.state import ALLOWED, OVER
from saecula.kernel.verbs import count_in

if TYPE_CHECKING:
    from saecula.kernel.title import View


def view(s: Gentes, seat: int) -> View:
    """Build the picture of the table for a seat; −1 is a spectator."""
    return {
        "round": int(s.round),
        "epoch": int(s.epoch) + 1,
        "phase": PHASES[int(s.phase)],
        "start": seat_or_none(s.start),
        "active": seat_or_none(s.active),
        "columns": [None if group == GAP else GROUPS[group] for group in list(s.columns)],
        "market": [None if card == GAP else CARDS[card] for card in list(s.market)],
        "stock": cards_of(s.stock),
        "later": {str(epoch + 1): cards_of(int(s.t.epoch_cards[epoch])) for epoch in range(int(s.epoch) + 1, EPOCHS)},
        "pile": cards_of(s.pile),
        "revealed": cards_of(s.revealed),
        "tiles": {tile: tile_holder(s, i) for i, tile in enumerate(TILES) if s.t.tiles >> i & 1},
        "spaces": {space: seat_or_none(s.owner(i)) for i, space in enumerate(SPACES) if s.t.spaces >> i & 1},
        "bonuses": {bonus: bonus_view(s, i) for i, bonus in enumerate(BONUSES)},
        "action": action_view(s),
        "activation": activation_view(s),
        "sources": sources_view(s, seat) if seat >= 0 and s.phase == BLOOM else [],
        "seats": [mat_view(s, of, seat) for of in range(int(s.seats))],
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat; below 0 there is none."""
    return int(seat) if seat >= 0 else None


def named(bits: int, keys: tuple[str, ...]) -> list[str]:
    """Return the members of a bit set by their keys."""
    return [key for i, key in enumerate(keys) if bits >> i & 1]


def cards_of(bits: int) -> list[str]:
    """Return a bit set of cards by their keys."""
    return named(bits, CARDS)


def tile_holder(s: Gentes, tile: int) -> int | None:
    """Return who has a tile on the time track."""
    return None if s.tiles >> tile & 1 else int(holder(s, tile))


def bonus_view(s: Gentes, bonus: int) -> View:
    """Build one stack of bonus tiles: the points of the next one, and who has taken one."""
    taken = int(s.bonuses >> PACKED_BITS * bonus & PACKED_MOST)
    return {
        "next": None if taken >= s.seats else int(s.t.bonus_later if taken else s.t.bonus_first),
        "taken": [seat for seat in range(int(s.seats)) if s.on_mat(seat, BONUSES_AT) >> bonus & 1],
    }


def packed(number: int, keys: tuple[str, ...]) -> dict[str, int]:
    """Return packed counts by key, without zeros."""
    return {key: int(count_in(number, i)) for i, key in enumerate(keys) if count_in(number, i)}


def mat_view(s: Gentes, of: int, seat: int) -> View:
    """Build one seat's mat; its hand lies open to itself, and to all where the match says so."""
    is_open = of == seat or bool(s.t.open_hands)
    hand = cards_of(s.hand(of))
    return {
        "people": {group: int(s.people(of, i)) for i, group in enumerate(GROUPS)},
        "printed": {group: int(s.printed(of, i)) for i, group in enumerate(GROUPS) if s.printed(of, i)},
        "all_people": int(s.all_people(of)),
        "coins": int(s.coins(of)),
        "temple": int(s.cubes(of, TEMPLE)),
        "oracle": int(s.cubes(of, 1)),
        "time": time_view(s, of),
        "hand": hand if is_open else None,
        "hand_size": len(hand),
        "missing": {card: card_view(s, of, CARDS.index(card)) for card in hand} if is_open else None,
        "played": cards_of(s.played(of)),
        "spent": cards_of(s.on_mat(of, SPENT_AT)),
        "symbols": {mark: int(s.marks(of, i)) for i, mark in enumerate(MARKS)},
        "spaces": named(s.spaces(of), SPACES),
        "supply": int(s.supply(of)),
        "tired": named(s.on_mat(of, TIRED_AT), HOMETOWNS),
        "bonuses": named(s.on_mat(of, BONUSES_AT), BONUSES),
        "points": int(s.points(of)),
        "parts": parts(s, of),
        "tie_coins": int(tie_coins(s, of)),
    }


def parts(s: Gentes, seat: int) -> dict[str, int]:
    """Return the parts of a score."""
    return {part: int(s.on_mat(seat, POINTS_AT + i)) for i, part in enumerate(POINT_PARTS)}


def time_view(s: Gentes, seat: int) -> View:
    """Build a time track: what lies there, what will stay, and how many fields the next round begins with."""
    cubes = int(s.on_mat(seat, CUBES_AT))
    doubles = int(s.on_mat(seat, DOUBLES_AT))
    free = int(s.free_fields(seat))
    new_epoch = s.round < ROUNDS and s.round % 2 == 0
    after = int(s.t.fields) - cubes - doubles + (1 if new_epoch and cubes > 0 else 0)
    left = doubles if s.phase == BLOOM else int(hourglasses_left(s, seat))
    return {
        "fields": int(s.t.fields),
        "cubes": cubes,
        "singles": int(s.on_mat(seat, SINGLES_AT)),
        "doubles": doubles,
        "tiles": named(s.on_mat(seat, TILES_AT), TILES),
        "free": free,
        "stays": doubles,
        "next_free": free if s.phase == DECLINE else after,
        "end_penalty": int(penalty(s, left)),
    }


def card_view(s: Gentes, seat: int, card: int) -> View:
    """Say what a hand card lacks: people, the temple cubes that would stand in for them, cities, a bearable penalty."""
    people = packed(missing_by_group(s, seat, card), GROUPS)
    cities = packed(missing_cities(s, seat, card), SYMBOLS)
    missing = int(missing_people(s, seat, card))
    playable = why_not_play(s, seat, card) == ALLOWED
    enough = missing <= s.cubes(seat, TEMPLE) and not cities
    return {
        "people": people,
        "temple": missing,
        "cities": cities,
        "penalty": enough and not playable,
        "playable": playable,
        "half": int(half_points(s, card)),
    }


def source_thing(source: int) -> str:
    """Return the thing that sets a main action off."""
    if source < CARD_AT:
        return f"tile/{TILES[source]}"
    if source < HOME_AT:
        return f"card/{CARDS[source - CARD_AT]}"
    return f"hometown/{HOMETOWNS[source - HOME_AT]}" if source < TAX_AT else f"tax/{TAXES[source - TAX_AT]}"


def sources_view(s: Gentes, seat: int) -> list[View]:
    """List every main action that is there for a seat, affordable or not, with its cost in coins and in time."""
    return [
        source_view(s, seat, source)
        for source in range(TAX_AT + len(TAXES))
        if why_not_there(s, seat, source) == ALLOWED
    ]


def source_view(s: Gentes, seat: int, source: int) -> View:
    """Build one main action: what it costs or brings, and every way to lay its hourglasses that fits."""
    hourglasses = int(s.t.hourglasses[source])
    tile = 1 if source < CARD_AT else 0
    free = int(s.free_fields(seat))
    ways = [
        {
            "doubles": doubles,
            "fields": tile + hourglasses - doubles,
            "free": free - tile - hourglasses + doubles,
            "stays": doubles,
        }
        for doubles in range(hourglasses // 2 + 1)
        if tile + hourglasses - doubles <= free
    ]
    helpers = int(free_helpers(s, seat, source))
    return {
        "source": source_thing(source),
        "action": ACTIONS[int(s.t.action[source])],
        "price": int(s.t.coins[source]),
        "coins": int(payment(s, seat, source, s.t.coins[source])),
        "gain": int(income(s, seat, source, 0)),
        "price_most": int(highest_price(s, seat, source, helpers)),
        "helpers": named(helpers, HOMETOWNS),
        "tile": tile,
        "hourglasses": hourglasses,
        "ways": ways,
    }


def find_frame(s: Gentes, kind: type[Any]) -> Any:  # noqa: ANN401 - a frame of the kind asked for
    """Return the topmost frame of a kind."""
    frame: Any = s.top
    while frame is not OVER:
        if isinstance(frame, kind):
            return frame
        frame = frame.below
    return None


def action_view(s: Gentes) -> View | None:
    """Build the main action in progress."""
    if find_frame(s, MainAction) is None:
        return None
    seat = int(s.active)
    train = find_frame(s, Train)
    take = find_frame(s, Take)
    effects = find_frame(s, Effects)
    return {
        "source": source_thing(int(s.source)),
        "action": ACTIONS[int(s.t.action[s.source])],
        "price": int(s.price),
        "cost": int(payment(s, seat, s.source, s.price)),
        "hourglasses": int(s.t.hourglasses[s.source]),
        "helpers": named(s.helpers, HOMETOWNS),
        "trained": int(train.trained) if train else 0,
        "more": int(extra_people(s, seat)) if train else 0,
        "taken": int(take.taken) if take else 0,
        "card": CARDS[int(s.card)] if s.card >= 0 else None,
        "effects": effect_view(effects),
    }


def effect_view(effects: Effects | None) -> dict[str, int]:
    """Build the rewards and penalties still to come."""
    return {effect: int(effects.left[i]) for i, effect in enumerate(EFFECTS) if effects.left[i]} if effects else {}


def activation_view(s: Gentes) -> View | None:
    """Build one seat's activation in progress: cities done, cities left beside one per region, exchanges made."""
    frame = find_frame(s, Activate)
    if frame is None:
        return None
    cards = s.played(frame.seat) & s.t.exchange_cards
    return {
        "seat": int(frame.seat),
        "cities": named(frame.cities, CITIES),
        "more": int(frame.more),
        "exchanged": {card: int(frame.times(i)) for i, card in enumerate(CARDS) if cards >> i & 1},
    }

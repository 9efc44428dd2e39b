"""What a seat may see of a Gentes match: everything but covered hands, which can be derived all the same (A56)."""

from __future__ import annotations

from typing import Any, TypeVar

from saecula.games.gentes import kinds, state
from saecula.games.gentes.kinds import PointPart
from saecula.games.gentes.rules.action import MainAction
from saecula.games.gentes.rules.activate import Activate
from saecula.games.gentes.rules.chronicler import missing_by_group, missing_cities, missing_people, why_not_play
from saecula.games.gentes.rules.effects import Effects
from saecula.games.gentes.rules.final import half_points, hourglasses_left, penalty, tie_coins
from saecula.games.gentes.rules.philosopher import Train, extra_people
from saecula.games.gentes.rules.scribe import Take
from saecula.games.gentes.rules.sources import free_helpers, highest_price, income, payment, sources_there
from saecula.games.gentes.schema import (
    ActionView,
    ActivationView,
    BonusView,
    GentesView,
    LackView,
    MatView,
    SourceView,
    TimeView,
    WayView,
)
from saecula.games.gentes.state import Gentes
from saecula.kernel.state import ALLOWED, OVER
from saecula.kernel.verbs import COUNT_BITS

Key = TypeVar("Key", bound=str)


def view(s: Gentes, seat: int) -> GentesView:
    """Build the picture of the table for a seat; −1 is a spectator."""
    return {
        "round": int(s.round),
        "epoch": int(s.epoch) + 1,
        "phase": kinds.PHASES[int(s.phase)],
        "start": seat_or_none(s.start),
        "active": seat_or_none(s.active),
        "columns": [None if group == state.GAP else kinds.GROUPS[group] for group in list(s.columns)],
        "market": [None if card == state.GAP else kinds.CARDS[card] for card in list(s.market)],
        "stock": cards_of(s.stock),
        "later": {
            str(epoch + 1): cards_of(int(s.t.epoch_cards[epoch])) for epoch in range(int(s.epoch) + 1, kinds.EPOCHS)
        },
        "pile": cards_of(s.pile),
        "revealed": cards_of(s.revealed),
        "tiles": holders(s, s.t.tiles, state.TILES_AT, kinds.TILES),
        "spaces": holders(s, s.t.spaces, state.SPACES_AT, kinds.SPACES),
        "bonuses": {bonus: bonus_view(s, i) for i, bonus in enumerate(kinds.BONUSES)},
        "action": action_view(s),
        "activation": activation_view(s),
        "sources": sources_view(s, seat) if seat >= 0 and s.phase == kinds.BLOOM else [],
        "seats": [mat_view(s, of, seat) for of in range(int(s.seats))],
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat; below 0 there is none."""
    return int(seat) if seat >= 0 else None


def named(bits: int, keys: tuple[Key, ...]) -> list[Key]:
    """Return the members of a bit set by their keys."""
    return [key for i, key in enumerate(keys) if bits >> i & 1] if bits else []


def cards_of(bits: int) -> list[str]:
    """Return a bit set of cards by their keys."""
    return named(bits, kinds.CARDS)


def holders(s: Gentes, in_play: int, at: int, keys: tuple[str, ...]) -> dict[str, int | None]:
    """Return which seat has each thing in play on its mat; None where nobody has it."""
    found: dict[str, int | None] = dict.fromkeys(named(in_play, keys))
    for seat in range(int(s.seats)):
        for key in named(s.on_mat(seat, at) & in_play, keys):
            found[key] = seat
    return found


def bonus_view(s: Gentes, bonus: int) -> BonusView:
    """Build one stack of bonus tiles: the points of the next one, and who has taken one."""
    taken = int(s.bonuses >> state.PACKED_BITS * bonus & state.PACKED_MASK)
    return {
        "next": None if taken >= s.seats else int(s.t.bonus_later if taken else s.t.bonus_first),
        "taken": [seat for seat in range(int(s.seats)) if s.on_mat(seat, state.BONUSES_AT) >> bonus & 1],
    }


def packed(number: int, bits: int, keys: tuple[Key, ...]) -> dict[Key, int]:
    """Return counts packed into so many bits each by key, without zeros."""
    found: dict[Key, int] = {}
    for i, key in enumerate(keys):
        count = number >> bits * i & (1 << bits) - 1
        if count:
            found[key] = count
    return found


def mat_view(s: Gentes, of: int, seat: int) -> MatView:
    """Build one seat's mat; its hand lies open to itself, and to all where the match says so."""
    mat = list(s.mat(of))
    is_open = of == seat or bool(s.t.open_hands)
    hand = cards_of(mat[state.HAND_AT])
    return {
        "people": dict(zip(kinds.GROUPS, mat[state.PEOPLE_AT : state.AREAS_AT], strict=True)),
        "printed": packed(mat[state.PRINTED_AT], state.PACKED_BITS, kinds.GROUPS),
        "all_people": int(s.all_people(of)),
        "coins": mat[state.COINS_AT],
        "temple": mat[state.AREAS_AT],
        "oracle": mat[state.AREAS_AT + 1],
        "time": time_view(s, of, mat),
        "hand": hand if is_open else None,
        "hand_size": len(hand),
        "missing": {card: card_view(s, of, kinds.CARDS.index(card)) for card in hand} if is_open else None,
        "played": cards_of(mat[state.PLAYED_AT]),
        "spent": cards_of(mat[state.SPENT_AT]),
        "symbols": {
            mark: mat[state.MARKS_AT] >> state.PACKED_BITS * i & state.PACKED_MASK for i, mark in enumerate(kinds.MARKS)
        },
        "spaces": named(mat[state.SPACES_AT], kinds.SPACES),
        "supply": int(s.supply(of)),
        "tired": named(mat[state.TIRED_AT], kinds.HOMETOWNS),
        "bonuses": named(mat[state.BONUSES_AT], kinds.BONUSES),
        "points": int(s.points(of)),
        "parts": dict(zip(kinds.POINT_PARTS, mat[state.POINTS_AT :], strict=True)),
        "tie_coins": int(tie_coins(s, of)),
    }


def parts(s: Gentes, seat: int) -> dict[PointPart, int]:
    """Return the parts of a score."""
    return dict(zip(kinds.POINT_PARTS, list(s.mat(seat))[state.POINTS_AT :], strict=True))


def time_view(s: Gentes, seat: int, mat: list[int]) -> TimeView:
    """Build a time track: what lies there, what will stay, and how many fields the next round begins with."""
    cubes, doubles = mat[state.CUBES_AT], mat[state.DOUBLES_AT]
    free = int(s.free_fields(seat))
    new_epoch = s.round < kinds.ROUNDS and s.round % 2 == 0
    after = int(s.t.fields) - cubes - doubles + (1 if new_epoch and cubes > 0 else 0)
    left = doubles if s.phase == kinds.BLOOM else int(hourglasses_left(s, seat))
    return {
        "fields": int(s.t.fields),
        "cubes": cubes,
        "singles": mat[state.SINGLES_AT],
        "doubles": doubles,
        "tiles": named(mat[state.TILES_AT], kinds.TILES),
        "free": free,
        "stays": doubles,
        "next_free": free if s.phase == kinds.DECLINE else after,
        "end_penalty": int(penalty(s, left)),
    }


def card_view(s: Gentes, seat: int, card: int) -> LackView:
    """Say what a hand card lacks: people, the temple cubes that would stand in for them, cities, a bearable penalty."""
    people = packed(missing_by_group(s, seat, card), COUNT_BITS, kinds.GROUPS)
    cities = packed(missing_cities(s, seat, card), COUNT_BITS, kinds.SYMBOLS)
    missing = int(missing_people(s, seat, card))
    playable = why_not_play(s, seat, card) == ALLOWED
    enough = missing <= s.cubes(seat, kinds.TEMPLE) and not cities
    return {
        "people": people,
        "temple": missing,
        "cities": cities,
        "penalty": enough and not playable,
        "playable": playable,
        "half": int(half_points(s, card)),
    }


# By source: the thing that sets a main action off.
SOURCE_THINGS = (
    *[f"tile/{tile}" for tile in kinds.TILES],
    *[f"card/{card}" for card in kinds.CARDS],
    *[f"hometown/{town}" for town in kinds.HOMETOWNS],
    *[f"tax/{tax}" for tax in kinds.TAXES],
)


def sources_view(s: Gentes, seat: int) -> list[SourceView]:
    """List every main action available to a seat, affordable or not, with its cost in coins and in time."""
    free = int(s.free_fields(seat))
    return [source_view(s, seat, source, free) for source in sources_there(s, seat)]


def source_view(s: Gentes, seat: int, source: int, free: int) -> SourceView:
    """Build one main action: what it costs or brings, and every way to lay its hourglasses that fits."""
    hourglasses = int(s.t.hourglasses[source])
    tile = 1 if source < kinds.CARD_AT else 0
    ways: list[WayView] = [
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
        "source": SOURCE_THINGS[source],
        "action": kinds.ACTIONS[int(s.t.action[source])],
        "price": int(s.t.coins[source]),
        "coins": int(payment(s, seat, source, s.t.coins[source])),
        "gain": int(income(s, seat, source, 0)),
        "price_most": int(highest_price(s, seat, source, helpers)),
        "helpers": named(helpers, kinds.HOMETOWNS),
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


def action_view(s: Gentes) -> ActionView | None:
    """Build the main action in progress."""
    if find_frame(s, MainAction) is None:
        return None
    seat = int(s.active)
    train = find_frame(s, Train)
    take = find_frame(s, Take)
    effects = find_frame(s, Effects)
    return {
        "source": SOURCE_THINGS[int(s.source)],
        "action": kinds.ACTIONS[int(s.t.action[s.source])],
        "price": int(s.price),
        "cost": int(payment(s, seat, s.source, s.price)),
        "hourglasses": int(s.t.hourglasses[s.source]),
        "helpers": named(s.helpers, kinds.HOMETOWNS),
        "trained": int(train.trained) if train else 0,
        "more": int(extra_people(s, seat)) if train else 0,
        "taken": int(take.taken) if take else 0,
        "card": kinds.CARDS[int(s.card)] if s.card >= 0 else None,
        "effects": effect_view(effects),
    }


def effect_view(effects: Effects | None) -> dict[str, int]:
    """Build the rewards and penalties still to come."""
    return (
        {effect: int(effects.left[i]) for i, effect in enumerate(kinds.EFFECTS) if effects.left[i]} if effects else {}
    )


def activation_view(s: Gentes) -> ActivationView | None:
    """Build one seat's activation in progress: cities done, cities left beside one per region, exchanges made."""
    frame = find_frame(s, Activate)
    if frame is None:
        return None
    cards = s.played(frame.seat) & s.t.exchange_cards
    return {
        "seat": int(frame.seat),
        "cities": named(frame.cities, kinds.CITIES),
        "more": int(frame.more),
        "exchanged": {card: int(frame.times(i)) for i, card in enumerate(kinds.CARDS) if cards >> i & 1},
    }

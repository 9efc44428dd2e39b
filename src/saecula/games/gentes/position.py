"""Set-up positions: any moment of a match from a description; its JSON Schema is docs/positions/gentes.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saecula.games.gentes import kinds, state
from saecula.games.gentes.kinds import Bonus, Group
from saecula.games.gentes.rules.course import ACTIVATE_STEP, DECLINE_STEP, FINAL_STEP, LIMIT_STEP, Play, Round, Rounds
from saecula.games.gentes.rules.course import ROUNDS_STEP as ROUNDS_STEP_OF_PLAY
from saecula.games.gentes.rules.setup import CardDraft, Settling, prepare_mats
from saecula.games.gentes.rules.turn import AFTER, BEFORE, Bloom, Turn
from saecula.games.gentes.state import Gentes, new_gentes
from saecula.games.gentes.tables import GentesTables
from saecula.games.shapes import impossible, one_of
from saecula.kernel.frames import settle

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Points = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
CardKey = Annotated[str, one_of(kinds.CARDS)]
Phase = Literal["draft", "people", "turn", "after", "decline", "activate", "limit", "final"]

AFTER_MARKER = ("activate", "limit")  # phases of the decline in which the round marker has moved on
LAST_SETUP_STEPS = {"draft": 5, "people": 6}  # the step of a match that follows


class Mat(msgspec.Struct, forbid_unknown_fields=True):
    """One seat's mat, hand and cards."""

    people: dict[Group, Small] = {}
    coins: Coins = 20
    points: Points = 0
    temple: Small = 0
    oracle: Small = 0
    cubes: Small | None = None
    singles: Small | None = None
    doubles: Small = 0
    tiles: list[Annotated[str, one_of(kinds.TILES)]] = []
    hand: list[CardKey] = []
    played: list[CardKey] = []
    spent: list[CardKey] = []
    spaces: list[Annotated[str, one_of(kinds.SPACES)]] = []
    tired: list[Annotated[str, one_of(kinds.HOMETOWNS)]] = []
    bonuses: list[Bonus] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a match."""

    seats: Annotated[list[Mat], msgspec.Meta(min_length=2, max_length=4)]
    options: dict[str, bool | int | str] = {}
    round: Annotated[int, msgspec.Meta(ge=1, le=kinds.ROUNDS)] = 1
    start: Seat = 0
    active: Seat | None = None
    phase: Phase = "turn"
    columns: list[Group] | None = None
    market: Annotated[list[CardKey], msgspec.Meta(max_length=kinds.MARKET)] | None = None
    pile: list[CardKey] | None = None
    stock: list[CardKey] | None = None
    revealed: list[CardKey] = []


def numbers_of(words: list[str], keys: tuple[str, ...]) -> list[int]:
    """Return the numbers of things by their keys; each only once."""
    for i, word in enumerate(words):
        if word not in keys:
            raise impossible("unknown-thing", thing=word)
        if word in words[:i]:
            raise impossible("thing-twice", thing=word)
    return [keys.index(word) for word in words]


def bits_of(words: list[str], keys: tuple[str, ...]) -> int:
    """Return things as a bit set."""
    return sum(1 << number for number in numbers_of(words, keys))


def set_up(p: Position, t: GentesTables, rules: int) -> Gentes:
    """Return the world of a description; raise a Problem if it cannot exist."""
    s = new_gentes(len(p.seats), rules, t)
    prepare_mats(s)
    s.round = p.round + 1 if p.phase in AFTER_MARKER and p.round < kinds.ROUNDS else p.round
    s.epoch = (s.round - 1) // 2
    for seat, mat in enumerate(p.seats):
        set_mat(s, seat, mat)
    active = p.start if p.active is None else p.active
    if p.start >= s.seats or active >= s.seats:
        raise impossible("seat", seats=len(p.seats))
    s.start = p.start
    set_board(s, p)
    set_bonuses(s)
    set_phase(s, p, active)
    settle(s)
    return s


def set_mat(s: Gentes, seat: int, mat: Mat) -> None:
    """Fill in one mat."""
    people = {str(group): count for group, count in mat.people.items()}
    counts = [people.get(group, 0) for group in kinds.GROUPS]
    for i, group in enumerate(kinds.GROUPS):
        if counts[i] + counts[i ^ 1] > kinds.MAX_PER_GROUP:
            raise impossible(
                "too-many", seat=seat, what=group, amount=counts[i] + counts[i ^ 1], most=kinds.MAX_PER_GROUP
            )
        s.put(seat, state.PEOPLE_AT + i, counts[i])
    for area, cubes in enumerate((mat.temple, mat.oracle)):
        if cubes > kinds.MAX_PER_AREA:
            raise impossible(
                "too-many", seat=seat, what=("temple", "oracle")[area], amount=cubes, most=kinds.MAX_PER_AREA
            )
        s.set_cubes(seat, kinds.TEMPLE + area, cubes)
    s.put(seat, state.COINS_AT, mat.coins)
    s.add_points(seat, state.CARD_POINTS, mat.points)
    if mat.cubes is not None:
        s.put(seat, state.CUBES_AT, mat.cubes)
    if mat.singles is not None:
        s.put(seat, state.SINGLES_AT, mat.singles)
    s.put(seat, state.DOUBLES_AT, mat.doubles)
    s.put(seat, state.TILES_AT, bits_of(mat.tiles, kinds.TILES))
    if s.free_fields(seat) < 0:
        raise impossible(
            "too-many", seat=seat, what="time", amount=int(s.t.fields - s.free_fields(seat)), most=int(s.t.fields)
        )
    set_cards(s, seat, mat)
    set_cities(s, seat, mat)
    s.put(seat, state.BONUSES_AT, bits_of([str(bonus) for bonus in mat.bonuses], kinds.BONUSES))


def set_cards(s: Gentes, seat: int, mat: Mat) -> None:
    """Fill in a hand and the cards before a seat."""
    s.put(seat, state.HAND_AT, bits_of(mat.hand, kinds.CARDS))
    s.put(seat, state.PLAYED_AT, bits_of(mat.played, kinds.CARDS))
    s.put(seat, state.SPENT_AT, bits_of(mat.spent, kinds.CARDS))
    for card in numbers_of(mat.spent, kinds.CARDS):
        if s.played(seat) & s.t.round_cards & 1 << card == 0:
            raise impossible("not-used", seat=seat, thing=kinds.CARDS[card])
    for card in numbers_of(mat.played, kinds.CARDS):
        s.put(seat, state.PRINTED_AT, s.on_mat(seat, state.PRINTED_AT) + s.t.printed[card])
        for mark in range(kinds.MARK_COUNT):
            if s.t.marks[card] >> mark & 1:
                s.put(seat, state.MARKS_AT, s.on_mat(seat, state.MARKS_AT) + (1 << state.PACKED_BITS * mark))


def set_cities(s: Gentes, seat: int, mat: Mat) -> None:
    """Fill in a seat's cities; a hometown may be marked as used even after it was taken back (A11)."""
    spaces = bits_of(mat.spaces, kinds.SPACES)
    if len(mat.spaces) > kinds.CITIES_PER_SEAT:
        raise impossible("too-many", seat=seat, what="spaces", amount=len(mat.spaces), most=kinds.CITIES_PER_SEAT)
    for space in numbers_of(mat.spaces, kinds.SPACES):
        if s.t.spaces >> space & 1 == 0:
            raise impossible("space-closed", space=kinds.SPACES[space])
        if s.built() >> space & 1:
            raise impossible("thing-twice", thing=kinds.SPACES[space])
    s.put(seat, state.SPACES_AT, spaces)
    s.put(seat, state.TIRED_AT, bits_of(mat.tired, kinds.HOMETOWNS))


def set_board(s: Gentes, p: Position) -> None:
    """Lay out training tiles, action tiles and cards."""
    columns = numbers_of(list(kinds.GROUPS) if p.columns is None else [str(group) for group in p.columns], kinds.GROUPS)
    if len(columns) != len(kinds.GROUPS):
        raise impossible("columns", count=len(columns), needed=len(kinds.GROUPS))
    for column, group in enumerate(columns):
        s.columns[column] = group
    on_tracks = 0
    for seat in range(int(s.seats)):
        tiles = int(s.on_mat(seat, state.TILES_AT))
        if tiles & on_tracks or tiles & ~s.t.tiles:
            wrong = (tiles & on_tracks) | (tiles & ~int(s.t.tiles))
            raise impossible("tile-place", tile=kinds.TILES[wrong.bit_length() - 1])
        on_tracks |= tiles
    s.tiles = s.t.tiles & ~on_tracks
    set_stacks(s, p)


def set_stacks(s: Gentes, p: Position) -> None:
    """Lay out row, stack and discard pile; what is not said follows from the cards that are elsewhere."""
    epoch = int(s.epoch)
    used = claim(0, [card for mat in p.seats for card in (*mat.hand, *mat.played)])
    used = claim(used, p.market or [])
    used = claim(used, p.revealed)
    used = claim(used, p.pile or [])
    used = claim(used, p.stock or [])
    earlier = sum(int(s.t.epoch_cards[e]) for e in range(epoch))
    present = int(s.t.epoch_cards[epoch])
    later = sum(int(s.t.epoch_cards[e]) for e in range(epoch + 1, kinds.EPOCHS))
    if used & later:
        raise impossible("later-card", card=kinds.CARDS[(used & later).bit_length() - 1], epoch=epoch + 1)
    for name, words, allowed in (
        ("market", p.market or [], present),
        ("stock", p.stock or [], present),
        ("revealed", p.revealed, present),
        ("pile", p.pile or [], earlier),
    ):
        for card in numbers_of(words, kinds.CARDS):
            if allowed >> card & 1 == 0:
                raise impossible("wrong-stack", card=kinds.CARDS[card], where=name)
    s.revealed = bits_of(p.revealed, kinds.CARDS)
    s.stock = bits_of(p.stock, kinds.CARDS) if p.stock is not None else present & ~used
    market = numbers_of(p.market, kinds.CARDS) if p.market is not None else first_cards(s, p)
    for place, card in enumerate(market):
        s.market[place] = card
        s.stock &= ~(1 << card)
    rest = (earlier | present) & ~used & ~int(s.stock) & ~sum(1 << card for card in market)
    if p.pile is not None and rest:
        raise impossible("card-nowhere", card=kinds.CARDS[rest.bit_length() - 1])
    s.pile = bits_of(p.pile or [], kinds.CARDS) | rest
    if p.pile is None and epoch == 0 and rest:
        raise impossible("card-nowhere", card=kinds.CARDS[rest.bit_length() - 1])


def claim(used: int, words: list[str]) -> int:
    """Add cards to those that have a place; each has only one."""
    cards = bits_of(words, kinds.CARDS)
    if used & cards:
        raise impossible("thing-twice", thing=kinds.CARDS[(used & cards).bit_length() - 1])
    return used | cards


def first_cards(s: Gentes, p: Position) -> list[int]:
    """Return the row that is laid out where nothing is said: the first cards of the stack; before round 1 none."""
    if p.phase in LAST_SETUP_STEPS:
        return []
    return [card for card in range(kinds.CARD_COUNT) if s.stock >> card & 1][: kinds.MARKET]


def set_bonuses(s: Gentes) -> None:
    """Count the bonus tiles that are taken."""
    for bonus in range(kinds.BONUS_COUNT):
        takers = sum(int(s.on_mat(seat, state.BONUSES_AT) >> bonus & 1) for seat in range(int(s.seats)))
        s.bonuses += takers << state.PACKED_BITS * bonus


def set_phase(s: Gentes, p: Position, active: int) -> None:
    """Go to the moment that is asked for."""
    if p.phase in LAST_SETUP_STEPS:
        set_setup(s, p)
        return
    if state.GAP in [s.market[place] for place in range(kinds.MARKET)] and s.stock:
        raise impossible("short-row", cards=sum(card != state.GAP for card in list(s.market)))
    if p.phase == "final":
        s.phase = kinds.FINAL
        s.push(Play(FINAL_STEP))
        return
    s.push(Play(ROUNDS_STEP_OF_PLAY + 1))
    s.push(Rounds(p.round))
    if p.phase in ("turn", "after"):
        s.phase = kinds.BLOOM
        s.push(Round(DECLINE_STEP))
        s.push(Bloom(active))
        s.active = active
        if p.phase == "turn" and s.free_fields(active) == 0:
            raise impossible("no-field", seat=active)
        s.push(Turn(active, BEFORE if p.phase == "turn" else AFTER))
        return
    s.phase = kinds.DECLINE
    s.push(Round({"decline": DECLINE_STEP, "activate": ACTIVATE_STEP, "limit": LIMIT_STEP}[p.phase]))


def set_setup(s: Gentes, p: Position) -> None:
    """Go to the draft or to the choice of people."""
    if p.round != 1:
        raise impossible("misplaced", what="round", phase=p.phase)
    s.active = state.NOBODY_YET
    s.push(Play(LAST_SETUP_STEPS[p.phase]))
    if p.phase == "people":
        s.push(Settling(p.start, 0))
        return
    picks = sum(len(mat.hand) for mat in p.seats)
    if len(p.revealed) + picks < 2 * len(p.seats):
        raise impossible("short-draft", cards=len(p.revealed), needed=2 * len(p.seats) - picks)
    s.push(CardDraft(picks))

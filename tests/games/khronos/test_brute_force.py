"""§A, §B, §C The engine against a second, slow implementation, on dense boards where domains join and split."""

from __future__ import annotations

import pytest

from saecula.games.khronos import TITLE
from saecula.games.khronos.kinds import CELL_NAMES, TILES
from saecula.games.khronos.laws import broken_laws
from saecula.games.khronos.rules.cards import Prepare
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.rules.sites import reason_against
from saecula.games.khronos.state import (
    Khronos,
    cell_of,
    cubes_on,
    half_of,
    is_printed,
    is_ruin,
    kind_of,
    owner_of,
    rank_of,
)
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, play, to_act, why_not
from saecula.kernel.state import ALLOWED
from tests.games.khronos.reference import Board, Building, Cell, neighbours

COLUMNS = 16
HAMLETS: list[Cell] = [(2, 2), (5, 6), (7, 1)]
SIDE = 10  # everything happens in this corner of the map
SEATS = 4


def name(cell: Cell) -> str:
    """Return a cell as the engine calls it."""
    return CELL_NAMES[cell[0] * COLUMNS + cell[1]]


def described_as(b: Building) -> dict[str, object]:
    """Return a building of Might or Faith as a position describes it."""
    return {"tile": TILES[3 * b.kind + b.rank - 1], "cell": name(b.place), "owner": b.owner}


class Duel:
    """The engine and the reference, side by side; cards and coins never run out."""

    def __init__(self, seed: int, stock: dict[str, int]) -> None:
        self.rng = Rng(Chance(seed, 5), 0)
        self.board = Board(HAMLETS, SEATS, self.ask)
        self.crowd()
        described = [[described_as(b) for b in shown if not b.printed] for shown in self.board.eras]
        description = {
            "seats": [{} for _ in range(SEATS)],
            "map": "plain",
            "hamlets": [name(cell) for cell in HAMLETS],
            "might": described[0],
            "faith": described[1],
            "stock": stock,
        }
        state, _ = TITLE.position(description)
        assert isinstance(state, Khronos)
        self.s = state
        for i, left in enumerate(list(self.s.stock)):
            self.board.stock[i // 3, i % 3 + 1] = left

    def crowd(self) -> None:
        """Fill the corner of Might and Faith: large buildings, smaller ones around, no two highest equal."""
        for era in range(2):
            for rank in [3, 3] + [1, 2, 1, 1] * 12:
                kind = self.pick([0, 1, 2] if rank < 3 else [0, 1])
                place = (int(self.rng.below(SIDE)), int(self.rng.below(SIDE)))
                new = Building(kind, rank, place, None if kind == 2 else int(self.rng.below(SEATS)))
                shown = self.board.visible(era)
                beside = any(b.cells & neighbours(new.cells) for b in shown) or rank == 3
                if any(b.cells & new.cells for b in shown) or not beside or self.board.stock[kind, rank] < 8:
                    continue
                self.board.eras[era].append(new)
                if self.board.violation(era):
                    self.board.eras[era].remove(new)
                    continue
                self.board.stock[kind, rank] -= 1
                if new.owner is not None:
                    self.board.cubes[new.owner] -= 1

    def pick(self, options: list[int]) -> int:
        """Return any of some options."""
        return options[self.rng.below(len(options))]

    # -- the two in step ------------------------------------------------------------------------------------------

    def ask(self, seat: int, question: str, options: list[Cell | int]) -> Cell | int:
        """The reference asks: the engine must ask the same seat for the same, and both get one answer."""
        legal = self.legal(seat)
        verb = {"keeper": "keep", "victim": "raze", "shrink": "at"}[question]
        era = ("might", "faith")[int(getattr(self.s.top, "era", 0))]
        words = {
            f"{verb} {option}" if isinstance(option, int) else f"{verb} {era}-{name(option)}": option
            for option in options
        }
        assert to_act(self.s) == (seat,)
        assert set(words) == set(legal), (question, words, legal)
        chosen = sorted(words)[self.rng.below(len(words))]
        play(self.s, seat, TITLE.words.parse(chosen))
        return words[chosen]

    def legal(self, seat: int) -> list[str]:
        """Return the engine's choices without what it lends."""
        return [TITLE.words.notation(choice) for choice in choices(self.s, seat, lent=False)]

    def act(self) -> None:
        """Let a seat build, enlarge or demolish somewhere in the corner, in both worlds."""
        s = self.s
        seat = int(self.rng.below(SEATS))
        era = int(self.rng.below(2))
        kind = self.pick([0, 1, 2, 2])
        self.prepare(seat, era, kind)
        self.board.active = seat
        rank = self.pick([1, 1, 2, 2, 3])
        small = [b for b in self.board.visible(era) if b.rank == 1 and not b.printed and b.kind == kind]
        if small and self.rng.below(3) == 0:
            telling = [b for b in small if self.splits(era, b)]
            b = (telling or small)[self.rng.below(len(telling or small))]
            self.both_play(seat, f"raze {('might', 'faith')[era]}-{name(b.place)}")
            self.board.money[seat] -= 1
            self.board.demolish(era, b)
            return
        take = TITLE.words.parse(f"take {TILES[3 * kind + rank - 1]} {('might', 'faith')[era]}")
        if why_not(s, seat, take) != ALLOWED:
            return
        play(s, seat, take)
        sites = [choice for choice in choices(s, seat, lent=False) if self.in_corner(choice)]
        if self.rng.below(8) == 0:
            self.check_sites(seat, era, kind, rank)
        most = max([self.touched(era, choice, rank) for choice in sites], default=0)
        touching = [choice for choice in sites if self.touched(era, choice, rank) >= min(most, 2)]
        site = TITLE.words.notation(self.pick(touching or choices(s, seat, lent=False)))
        cell = divmod(CELL_NAMES.index(site.partition("-")[2]), COLUMNS)
        self.both_play(seat, site)
        self.board.construct(era, Building(kind, rank, cell, None if kind == 2 else seat))

    def both_play(self, seat: int, notation: str) -> None:
        """Play a choice, and answer who pays."""
        play(self.s, seat, TITLE.words.parse(notation))
        while type(self.s.top).__name__ in ("SplitCards", "PaySurcharge"):
            play(self.s, seat, choices(self.s, seat, lent=False)[0])

    def in_corner(self, choice: int) -> bool:
        """Say whether a place lies in the crowded corner."""
        cell = CELL_NAMES.index(TITLE.words.notation(choice).partition("-")[2])
        return cell // COLUMNS < SIDE and cell % COLUMNS < SIDE

    def touched(self, era: int, choice: int, rank: int) -> int:
        """Return how many domains of Might and Faith a place lies beside, at most, in one of them."""
        cell = divmod(CELL_NAMES.index(TITLE.words.notation(choice).partition("-")[2]), COLUMNS)
        beside = [r * COLUMNS + c for r, c in neighbours(Building(0, rank, cell).cells) if 0 <= r < 20 and 0 <= c < 16]
        eras = range(era, 2 if rank > 1 else era + 1)
        return max(len({int(self.s.zone[e * 320 + i]) for i in beside} - {0}) for e in eras)

    def splits(self, era: int, b: Building) -> bool:
        """Say whether an era would want repair without a building."""
        self.board.eras[era].remove(b)
        found = self.board.violation(era) is not None
        self.board.eras[era].append(b)
        return found

    def prepare(self, seat: int, era: int, kind: int) -> None:
        """It is this seat's turn, both adventurers are there, and the hand is good."""
        s = self.s
        assert isinstance(s.top, (Act, Prepare))
        s.active = seat
        s.owed = 1 << seat
        s.money[seat] = 100
        self.board.money[seat] = 100
        for i in range(3 * SEATS):
            s.hands[i] = 4 if i == 3 * seat + kind else 0
        for i in range(2):
            s.eras[2 * seat + i] = era
            s.played[2 * seat + i] = 0
        for i in range(3):
            s.deck[i], s.discard[i] = int(s.t.card_cards[i]) - (4 if i == kind else 0), 0

    # -- what must agree ------------------------------------------------------------------------------------------

    def check_sites(self, seat: int, era: int, kind: int, rank: int) -> None:
        """Every place of the whole map is legal in both worlds or in neither (four cards pay for all but a city).

        There is a reason against every other place.
        """
        sites = {f"at {('might', 'faith')[era]}-{CELL_NAMES[cell]}": cell for cell in range(20 * COLUMNS)}
        slow, unopposed = set(), set()
        for site, cell in sites.items():
            new = Building(kind, rank, divmod(cell, COLUMNS))
            if not self.board.why_not(era, new, seat) and self.is_payable(era, new):
                slow.add(site)
            if reason_against(self.s, seat, 3 * kind + rank - 1, era, cell) == ALLOWED:
                unopposed.add(site)
        assert set(self.legal(seat)) == slow == unopposed

    def is_payable(self, era: int, new: Building) -> bool:
        """Say whether four cards are enough: all but a city from nothing."""
        return (new.kind, new.rank) != (2, 3) or any(b.cells & new.cells for b in self.board.visible(era))

    def agree(self) -> None:
        """Maps, box, cubes and coins are the same; and the engine breaks no law of its own."""
        for era in range(3):
            slow = sorted(map(repr, (b.facts() for b in self.board.visible(era))))
            assert sorted(map(repr, engine_facts(self.s, era))) == slow
            groups = {frozenset(b.place for b in group) for group in self.board.domains(self.board.visible(era))}
            assert engine_domains(self.s, era) == groups
        assert list(self.s.stock) == list(self.board.stock.values())
        assert list(self.s.cubes)[:SEATS] == self.board.cubes
        assert self.s.money[self.s.active] == self.board.money[self.s.active]
        assert isinstance(self.s.top, Act)
        assert broken_laws(self.s) == []


def engine_buildings(s: Khronos, era: int) -> list[int]:
    """Return the buildings of an era."""
    cells = list(s.board[era * 320 : (era + 1) * 320])
    return [b for cell, b in enumerate(cells) if b and cell_of(b) == cell]


def engine_facts(s: Khronos, era: int) -> list[tuple[object, ...]]:
    """Return what can be seen of an era's buildings, as the reference tells it."""
    found: list[tuple[object, ...]] = []
    for b in engine_buildings(s, era):
        owner, half = (None if seat < 0 else int(seat) for seat in (owner_of(b), half_of(b)))
        cubes = tuple((seat, int(cubes_on(b, seat))) for seat in range(SEATS) if cubes_on(b, seat))
        place = divmod(int(cell_of(b)), COLUMNS)
        kind, rank = int(kind_of(b)), int(rank_of(b))
        found.append((place, kind, rank, owner, bool(is_printed(b)), bool(is_ruin(b)), half, cubes))
    return found


def engine_domains(s: Khronos, era: int) -> set[frozenset[Cell]]:
    """Return the engine's domains as sets of places."""
    groups: dict[int, set[Cell]] = {}
    for b in engine_buildings(s, era):
        groups.setdefault(int(s.zone[era * 320 + cell_of(b)]), set()).add(divmod(int(cell_of(b)), COLUMNS))
    return {frozenset(group) for group in groups.values()}


def settle_reason(duel: Duel) -> None:
    """Now and then people move in, and ruins are half restored, in both worlds."""
    s, board = duel.s, duel.board
    shown = board.visible(2)
    b = shown[duel.rng.below(len(shown))]
    seat = int(duel.rng.below(SEATS))
    if board.cubes[seat] < 3:
        return
    capacity = (1, 3, 5)[b.rank - 1]
    kind = b.kind
    duel.prepare(seat, 2, kind)
    board.active = seat
    if kind == 2 and sum(b.cubes.values()) < capacity:
        duel.both_play(seat, f"populate reason-{name(b.place)}")
        board.cubes[seat] -= 1
        board.add_cubes(b, {seat: 1})
    elif kind != 2 and b.ruin and b.rank == 3 and b.half is None:
        play(s, seat, TITLE.words.parse(f"restore reason-{name(b.place)}"))
        duel.both_play(seat, "cards 1")
        board.cubes[seat] -= 1
        b.half = seat
    elif kind != 2 and b.ruin:
        duel.both_play(seat, f"restore reason-{name(b.place)}")
        if b.half is not None:
            board.cubes[b.half] += 1
        b.half, b.ruin = None, False


def fought(seed: int, actions: int, stock: dict[str, int] | None = None) -> Board:
    """Let both worlds live through the same actions and compare them after each."""
    duel = Duel(seed, stock or {})
    for _ in range(actions):
        duel.act()
        duel.agree()
        if duel.rng.below(3) == 0:
            settle_reason(duel)
            duel.agree()
    return duel.board


SCARCE = {"keep": 2, "monastery": 2, "town": 2, "castle": 2, "abbey": 2, "city": 2, "watchtower": 1, "chapel": 1}


ACTIONS = 14


@pytest.mark.parametrize("seed", range(0, 60, 15))
def test_dense_boards_end_alike_and_show_every_kind_of_ripple(seed: int) -> None:
    """§A1 §A2 §A3 §B §C1 §C2 §C3 Places, copies, bans, paradoxes, joins, splits and shadows come out the same.

    What the duels do not reach they do not prove: each stretch of them must show repairs and bans, too.
    """
    seen: dict[str, int] = {}
    for n in range(seed, seed + 15):
        for what, count in fought(n, ACTIONS, SCARCE if n % 2 else None).seen.items():
            seen[what] = seen.get(what, 0) + count
    assert {"C1", "C1 tie", "C3", "paradox", "domain ban", "no tile", "shadow fades", "demolished"} <= set(seen)

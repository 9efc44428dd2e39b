"""Worlds of Khronos in one line: buildings as `mil2@5,3/red` (kind, rank, row and column from 0, owner).

A map is all plain without hamlets unless a test says otherwise, and the active seat is in Might with four civil cards.
"""

from __future__ import annotations

import json
import re
from typing import Any

from saecula import Match
from saecula.games.khronos import TITLE
from saecula.games.khronos.kinds import CARDS, CELL_NAMES, COLUMNS, ERAS, TILES
from saecula.kernel.log import Log, said
from saecula.kernel.state import NATURE

RED, GREEN, WHITE, BLUE, BLACK = range(5)
COLOURS = ("red", "green", "white", "blue", "black")
KINDS = {"mil": 0, "rel": 1, "civ": 2}
PAYING = {"split", "surcharge"}  # questions that a test answers anyhow unless it is about them

BUILDING = re.compile(r"(half \w+ )?(intact )?(\w{3})(\d)@(\d+),(\d+)(?:/(\w+))?(?: \{([^}]*)\})?")


def cell_of(row: int | str, column: int | str) -> str:
    """Return the name of a cell."""
    return CELL_NAMES[int(row) * COLUMNS + int(column)]


def place_of(cell: str) -> str:
    """Return a cell as the tests write it: row,column."""
    i = CELL_NAMES.index(cell)
    return f"{i // COLUMNS},{i % COLUMNS}"


def seat_of(colour: str) -> int:
    """Return the seat of a colour."""
    return COLOURS.index(colour)


def buildings_of(words: str) -> list[dict[str, Any]]:
    """Return the buildings of `mil2@5,3/red; half red rel3@8,8; intact mil2@7,5; civ2@5,5 {white 2, red 1}`."""
    found = []
    for part in [part.strip() for part in words.split(";") if part.strip()]:
        match = BUILDING.fullmatch(part)
        assert match, part
        half, intact, kind, rank, row, column, owner, cubes = match.groups()
        building: dict[str, Any] = {"tile": TILES[3 * KINDS[kind] + int(rank) - 1], "cell": cell_of(row, column)}
        building |= {"owner": seat_of(owner)} if owner else {}
        building |= {"half": seat_of(half.split()[1])} if half else {}
        building |= {"restored": True} if intact else {}
        if cubes:
            pairs = [pair.split() for pair in cubes.split(",")]
            building["cubes"] = {str(seat_of(colour)): int(n) for colour, n in pairs}
        found.append(building)
    return found


def words_of(building: dict[str, Any]) -> str:
    """Return a building of a view in the words of the tests."""
    kind = next(word for word, i in KINDS.items() if CARDS[i] == building["kind"])
    state = "" if building["half"] is None else f"half {COLOURS[building['half']]} "
    state += "ruin " if building["ruin"] and building["half"] is None else ""
    owner = "" if building["owner"] is None else f"/{COLOURS[building['owner']]}"
    cubes = ", ".join(f"{COLOURS[seat]} {n}" for seat, n in enumerate(building["cubes"]) if n)
    return f"{state}{kind}{building['rank']}@{place_of(building['cell'])}{owner}" + (f" {{{cubes}}}" if cubes else "")


class World:
    """A match in which chance does what the test says."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # -- what happens -------------------------------------------------------------------------------------------

    def play(self, seat: int, *draft: str) -> World:
        """A seat chooses."""
        self.match.play(seat, *draft)
        return self

    def chance(self, *notation: str) -> World:
        """Nature chooses."""
        for words in notation:
            assert self.match.to_act == (NATURE,), f"nature is not asked, but {self.match.to_act}"
            self.match._append(said(len(self.match.events) + 1, NATURE, TITLE.words.parse(words)))
        return self

    def build(self, seat: int, words: str, era: str = "might") -> World:
        """A seat builds or enlarges: `mil2@5,5`. How it pays is answered anyhow."""
        self.match.play(seat, *draft_of(words, era))
        return self.pay(seat)

    def pay(self, seat: int) -> World:
        """The seat answers questions of payment with the first answer."""
        while self.asks in PAYING:
            self.match.play(seat, self.match.choices(seat)[0].number)
        return self

    def demolish(self, seat: int, place: str, era: str = "might") -> World:
        """A seat demolishes the building at row,column."""
        return self.play(seat, f"raze {era}-{cell_of(*place.split(','))}").pay(seat)

    def shrink(self, seat: int, place: str, era: str = "might") -> World:
        """The owner puts the smaller building at row,column."""
        assert self.asks == "shrink", self.asks
        return self.play(seat, f"at {era}-{cell_of(*place.split(','))}")

    def choose_victim(self, seat: int, place: str, era: str = "might") -> World:
        """The active seat says which building shrinks."""
        assert self.asks == "victim", self.asks
        return self.play(seat, f"raze {era}-{cell_of(*place.split(','))}")

    def end_turn(self) -> World:
        """The active seat does nothing more; it draws military cards, or what there is."""
        turn = (self.seen["round"], self.seen["active"])
        while not self.match.over and turn == (self.seen["round"], self.seen["active"]):
            if self.match.to_act == (NATURE,):
                self.match._append(said(len(self.match.events) + 1, NATURE, self.first_draw()))
            else:
                self.play(self.match.to_act[0], "done")
        return self

    def first_draw(self) -> int:
        """Return the first of nature's possible choices."""
        from saecula.kernel.frames import choices  # noqa: PLC0415 - used here only

        return choices(self.match.state, NATURE)[0]

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        """The key of the open question."""
        return self.match.ask_key

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.match.to_act[0]

    def may(self, seat: int) -> set[str]:
        """Return the legal choices of a seat."""
        return {choice.notation for choice in self.match.choices(seat)}

    def refuses(self, seat: int, *draft: str) -> str:
        """Return the key of the refusal, empty if the choice is legal."""
        refused = self.match.why_not(seat, list(draft))
        return refused.key.removeprefix("refusal-") if refused else ""

    def refuses_build(self, seat: int, words: str, era: str = "might") -> str:
        """Return the key of the refusal of a place, empty if it is legal; the tile itself may be taken."""
        return self.refuses(seat, *draft_of(words, era))

    # -- what is true -------------------------------------------------------------------------------------------

    @property
    def seen(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.match.view()

    def seat(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees of itself."""
        own: dict[str, Any] = self.match.view(seat)["seats"][seat]
        return own

    def money(self, seat: int) -> int:
        """Return the coins of a seat."""
        return int(self.seat(seat)["money"])

    def cubes(self, seat: int) -> int:
        """Return the cubes in a seat's supply."""
        return int(self.seat(seat)["cubes"])

    def on(self, era: str) -> list[str]:
        """Return the buildings of an era but for printed hamlets without cubes, in the words of the tests."""
        found = self.seen["eras"][ERAS.index(era)]["buildings"]
        return [words_of(building) for building in found if not building["printed"] or sum(building["cubes"])]

    @property
    def might(self) -> list[str]:
        """What stands in the Age of Might."""
        return self.on("might")

    @property
    def faith(self) -> list[str]:
        """What stands in the Age of Faith."""
        return self.on("faith")

    @property
    def reason(self) -> list[str]:
        """What stands in the Age of Reason."""
        return self.on("reason")

    def domains(self, era: str) -> list[dict[str, Any]]:
        """Return the domains of an era."""
        found: list[dict[str, Any]] = self.seen["eras"][ERAS.index(era)]["domains"]
        return found

    @property
    def told(self) -> list[str]:
        """The keys of the story so far."""
        lines = [TITLE.lines.all[line.code].key for step in self.match.steps for line in step.lines]
        return [key.removeprefix("line-") for key in lines]


def draft_of(words: str, era: str) -> tuple[str, str]:
    """Return the two choices that lay a tile: take it, and where."""
    building = buildings_of(words)[0]
    return f"take {building['tile']} {era}", f"at {era}-{building['cell']}"


def cards_of(words: str) -> dict[str, int]:
    """Return the cards that words describe: `2 military, 1 civil`."""
    parts = [part.split() for part in words.split(",") if part.strip()]
    return {card: int(n) for n, card in parts}


def adventurers_of(words: str) -> list[dict[str, Any]]:
    """Return the adventurers that words describe: `might, faith 1` (era, cards played)."""
    parts = [part.split() for part in words.split(",")]
    return [{"era": part[0], "played": int(part[1]) if part[1:] else 0} for part in parts]


def description_of(
    might: str = "",
    faith: str = "",
    reason: str = "",
    chain: str = "",
    *,
    seats: int = 4,
    active: int = GREEN,
    hand: str = "4 civil",
    adventurers: str = "might, might",
    hamlets: str = "",
    players: dict[int, dict[str, Any]] | None = None,
    **more: object,
) -> dict[str, Any]:
    """Return a description. A `chain` stands in Might and Faith, and as a ruin (civil: as itself) in Reason."""
    described: list[dict[str, Any]] = [{} for _ in range(seats)]
    described[active] = {"hand": cards_of(hand), "adventurers": adventurers_of(adventurers)}
    for seat, facts in (players or {}).items():
        described[seat] |= facts
    ruins = re.sub(r"/\w+", "", chain)
    return {
        "seats": described,
        "active": active,
        "map": "plain",
        "hamlets": [cell_of(*place.split(",")) for place in hamlets.split()],
        "might": buildings_of(f"{might};{chain}"),
        "faith": buildings_of(f"{faith};{chain}"),
        "reason": buildings_of(f"{reason};{ruins}"),
    } | more


def world_of(description: dict[str, Any]) -> World:
    """Return the world of a description."""
    state, options = TITLE.position(description)
    text = json.dumps(description)
    return World(
        Match(Log(TITLE, release="test", seats=int(state.seats), options=options, seed=None, pack="", position=text))
    )


def world(might: str = "", faith: str = "", reason: str = "", chain: str = "", **more: Any) -> World:  # noqa: ANN401
    """Return a world in the actions of the active seat, Green if nothing else is said."""
    return world_of(description_of(might, faith, reason, chain, **more))


def new_world(seats: int, **options: str) -> World:
    """Return a match at its very beginning."""
    settled = {option.key: option.default for option in TITLE.options} | options
    return World(Match(Log(TITLE, release="test", seats=seats, options=settled, seed=None, pack="", position="")))

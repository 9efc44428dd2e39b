"""Worlds of Bronze in one line: sheets in words, dice by their faces, chance by hand."""

from __future__ import annotations

import json
from typing import Any

from saecula import Match
from saecula.games.bronze import TITLE
from saecula.games.bronze.kinds import DEVELOPMENTS, FACES, GOODS, MONUMENTS
from saecula.kernel.log import Log, said
from saecula.kernel.state import NATURE

ANNA, BEN, CLEO, DORA = range(4)

CITY_TRACK = (3, 7, 12, 18)
AFTER_GOODS = ("food", "feed", "disasters", "trade", "build", "buy", "discard")
LEAST_ANSWERS = {"food": "food 0", "stones": "stones 0", "invited": "decline", "answer": "decline"}


class World:
    """A match in which chance does what the test says."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # -- what happens -------------------------------------------------------------------------------------------

    def play(self, seat: int, *draft: str) -> World:
        """A seat chooses."""
        self.match.play(seat, *draft)
        return self

    def chance(self, notation: str) -> World:
        """Nature chooses."""
        assert self.match.to_act == (NATURE,), f"nature is not asked, but {self.match.to_act}"
        self.match._append(said(len(self.match.events) + 1, NATURE, TITLE.words.parse(notation)))
        return self

    def rolls(self, *faces: str) -> World:
        """The dice in the hand show these faces."""
        for face in faces:
            self.chance(f"roll {face}")
        return self

    def stops(self, *faces: str) -> World:
        """The active seat rolls these faces and is content with them."""
        self.rolls(*faces)
        return self.play(self.active, "done") if self.asks == "reroll" else self

    def end_turn(self) -> World:
        """The active seat does no more than it must."""
        turn = (self.seen["round"], self.active)
        while not self.match.over and self.match.to_act != (NATURE,) and turn == (self.seen["round"], self.active):
            seat = self.match.to_act[0]
            least = self.match.choices(seat)[0].notation if self.asks == "discard" else "done"
            self.play(seat, LEAST_ANSWERS.get(self.asks, least))
        return self

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        """The key of the open question."""
        return self.match.ask_key

    def may(self, seat: int) -> set[str]:
        """Return the legal choices of a seat."""
        return {choice.notation for choice in self.match.choices(seat)}

    def refuses(self, seat: int, *draft: str) -> str:
        """Return the key of the refusal, empty if the choice is legal."""
        refused = self.match.why_not(seat, list(draft))
        return refused.key.removeprefix("refusal-") if refused else ""

    # -- what is true -------------------------------------------------------------------------------------------

    @property
    def seen(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.match.view()

    @property
    def active(self) -> int:
        """The seat whose turn it is; none is −1."""
        active = self.seen["active"]
        return -1 if active is None else int(active)

    def sheet(self, seat: int) -> dict[str, Any]:
        """Return the pegboard and score sheet of a seat."""
        sheet: dict[str, Any] = self.seen["seats"][seat]
        return sheet

    def food(self, seat: int) -> int:
        """Return the food of a seat."""
        return int(self.sheet(seat)["food"])

    def goods(self, seat: int) -> str:
        """Return the goods of a seat in words."""
        return ", ".join(f"{n} {good}" for good, n in self.sheet(seat)["goods"].items() if n)

    def cities(self, seat: int) -> int:
        """Return the cities of a seat."""
        return int(self.sheet(seat)["cities"])

    def disasters(self, seat: int) -> int:
        """Return the disaster boxes of a seat."""
        return int(self.sheet(seat)["disasters"])

    def points(self, seat: int) -> int:
        """Return the score of a seat."""
        return self.match.scores[seat].points

    @property
    def places(self) -> list[int]:
        """The places of all seats."""
        return [score.place for score in self.match.scores]

    @property
    def dice(self) -> str:
        """The dice on the table in words."""
        return ", ".join(f"{n} {face}" for face, n in self.seen["dice"].items() if n)

    @property
    def told(self) -> list[str]:
        """The keys of the story so far."""
        lines = [TITLE.lines.all[line.code].key for step in self.match.steps for line in step.lines]
        return [key.removeprefix("line-") for key in lines]


def sheet_of(words: str) -> dict[str, Any]:
    """Return the sheet that words describe: `8 food, 5 wood, 7 obelisk, 3 city, irrigation, 2 disasters`."""
    sheet: dict[str, Any] = {"goods": {}, "monuments": {}, "developments": []}
    for part in [part.strip() for part in words.split(",") if part.strip()]:
        number, _, thing = part.rpartition(" ")
        if thing in DEVELOPMENTS:
            sheet["developments"].append(thing)
        elif thing in GOODS:
            sheet["goods"][thing] = int(number)
        elif thing in MONUMENTS:
            sheet["monuments"][thing] = int(number)
        else:
            sheet[{"city": "city_boxes", "food": "food", "disasters": "disasters"}[thing]] = int(number)
    return sheet


def dice_of(words: str, cities: int) -> dict[str, int]:
    """Return the dice that words describe: `2 skull2, coin`; with `cities`, jars fill up to one die per city."""
    dice: dict[str, int] = dict.fromkeys(FACES, 0)
    for part in [part.strip() for part in words.split(",") if part.strip()]:
        number, _, face = part.rpartition(" ")
        dice[face] += int(number or 1)
    dice["good1"] += max(0, cities - sum(dice.values()))
    return {face: n for face, n in dice.items() if n}


def description_of(*sheets: str, phase: str = "roll", dice: str = "", **more: object) -> dict[str, Any]:
    """Return a description. After phase 2 the dice not named are jars, which do nothing any more."""
    seats = [sheet_of(words) for words in sheets]
    description: dict[str, Any] = {"seats": seats, "phase": phase} | more
    active = description.get("active", description.get("start", ANNA))
    cities = 3 + sum(seats[active].get("city_boxes", 0) >= boxes for boxes in CITY_TRACK)
    if dice or phase != "roll":
        description["dice"] = dice_of(dice, cities if phase in AFTER_GOODS else 0)
    return description


def world_of(description: dict[str, Any]) -> World:
    """Return the world of a description."""
    state, options = TITLE.position(description)
    text = json.dumps(description)
    return World(
        Match(Log(TITLE, release="test", seats=int(state.seats), options=options, seed=None, pack="", position=text))
    )


def world(*sheets: str, phase: str = "roll", dice: str = "", **more: object) -> World:
    """Return a world of at least two seats, plain where nothing is said, in Anna's turn."""
    return world_of(description_of(*sheets, *[""] * (2 - len(sheets)), phase=phase, dice=dice, **more))


def solo(sheet: str = "", phase: str = "roll", dice: str = "", **more: object) -> World:
    """Return a world of one seat."""
    return world_of(description_of(sheet, phase=phase, dice=dice, **more))


def new_world(seats: int, **options: str) -> World:
    """Return a match at its very beginning."""
    settled = {option.key: option.default for option in TITLE.options} | options
    TITLE.check(seats, settled)
    return World(Match(Log(TITLE, release="test", seats=seats, options=settled, seed=None, pack="", position="")))

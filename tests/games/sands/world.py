"""Worlds of Sands in a few words: empires described in parts, chance by hand."""

from __future__ import annotations

import json
from typing import Any

from saecula import Match
from saecula.games.sands import TITLE
from saecula.games.sands.kinds import CATEGORIES, LANDS
from saecula.games.sands.numbers import tables_of
from saecula.kernel.frames import choices
from saecula.kernel.log import Log, said
from saecula.kernel.state import NATURE
from saecula.kernel.title import settled_options

MARION, ANGELIKA, NICOLE, DORA, EMMA = range(5)


class World:
    """A match in which chance does what the test says."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # -- what happens -------------------------------------------------------------------------------------------

    def play(self, seat: int, *choices: str) -> World:
        """A seat chooses, one after another."""
        for choice in choices:
            self.match.play(seat, choice)
        return self

    def draft(self, seat: int, *choices: str) -> World:
        """A seat sends several choices in one message."""
        self.match.play(seat, *choices)
        return self

    def chance(self, *notation: str) -> World:
        """Nature chooses."""
        for words in notation:
            assert self.match.to_act == (NATURE,), f"nature is not asked, but {self.match.to_act}"
            self.match._append(said(len(self.match.events) + 1, NATURE, TITLE.words.parse(words)))
        return self

    def step(self) -> World:
        """Whoever is asked first, nature or a seat, takes the first legal choice."""
        seat = self.match.to_act[0]
        return self.take(seat, choices(self.match.state, seat)[0])

    def take(self, seat: int, choice: int) -> World:
        """A seat, or nature, takes a legal choice by its number."""
        self.match._append(said(len(self.match.events) + 1, seat, choice))
        return self

    def end_turn(self) -> World:
        """The active seat returns the cards it has left and ends its turn."""
        seat, turn = self.active, (self.seen["generation"], self.seen["turn"])
        while self.active == seat and turn == (self.seen["generation"], self.seen["turn"]):
            cards = self.seen["acting"]["cards"]
            self.play(seat, f"return {cards[0]}" if cards else "done")
        return self

    # -- what is asked ------------------------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        """The key of the open question."""
        return self.match.ask_key

    def may(self, seat: int, verb: str = "") -> set[str]:
        """Return the legal choices of a seat, all or those of one verb."""
        found = {choice.notation for choice in self.match.choices(seat)}
        return {words for words in found if not verb or words.split()[0] == verb}

    def refuses(self, seat: int, *draft: str) -> str:
        """Return the key of the refusal, empty if the choice is legal."""
        refused = self.match.why_not(seat, list(draft))
        return refused.key.removeprefix("refusal-") if refused else ""

    def notes(self, seat: int, words: str) -> tuple[int, ...]:
        """Return the numbers beside a legal choice: what it costs or brings."""
        return next(choice._notes for choice in self.match.choices(seat) if choice.notation == words)

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

    def seat(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees of itself."""
        found: dict[str, Any] = self.match.view(seat)["seats"][seat]
        return found

    def land(self, land: str) -> dict[str, Any]:
        """Return a territory."""
        found: dict[str, Any] = self.seen["lands"][land]
        return found

    def people(self, seat: int, land: str) -> str:
        """Return a seat's citizens in a territory: `PPW`."""
        there = self.land(land)["citizens"].get(str(seat), {"peasant": 0, "warrior": 0})
        return "P" * int(there["peasant"]) + "W" * int(there["warrior"])

    def owner(self, land: str) -> int:
        """Return who controls a territory; nobody is −1."""
        owner = self.land(land)["owner"]
        return -1 if owner is None else int(owner)

    def crops(self, seat: int) -> int:
        """Return the crops of a seat."""
        return int(self.seat(seat)["crops"])

    def gold(self, seat: int) -> int:
        """Return the gold of a seat."""
        return int(self.seat(seat)["gold"])

    def unrest(self, seat: int) -> int:
        """Return the unrest of a seat."""
        return int(self.seat(seat)["unrest"])

    def heritage(self, seat: int, category: str) -> int:
        """Return a heritage of a seat."""
        return int(self.seat(seat)["heritage"][category])

    def points(self, seat: int) -> int:
        """Return the score of a seat."""
        return self.match.scores[seat].points

    @property
    def told(self) -> list[str]:
        """The keys of the story so far."""
        lines = [TITLE.lines.all[line.code].key for step in self.match.steps for line in step.lines]
        return [key.removeprefix("line-") for key in lines]


def empire_of(words: str) -> dict[str, Any]:
    """Return the empire that words describe.

    Parts with commas between them: `capital gallia`, `province italia`, `colony rhodes`, `gallia PPW`, `3 crops`,
    `5 gold`, `unrest 4`, `civil 3` (heritage), `caravan gallia-italia`, `marker law 3`, `used build`, `emphasis civil`,
    `boxes 2`, `chronicle 3 territories`, `selected build+govern`, `bonus oppress` (in an earlier turn).
    """
    empire: dict[str, Any] = {
        "provinces": [],
        "colonies": [],
        "citizens": {},
        "heritage": {},
        "caravans": [],
        "markers": {},
        "used": [],
        "chronicles": {},
        "bonuses": [],
    }
    lists = {"province": "provinces", "colony": "colonies", "caravan": "caravans", "used": "used", "bonus": "bonuses"}
    for part in [part.split() for part in words.split(",") if part.strip()]:
        head, last = part[0], part[-1]
        if head in lists:
            empire[lists[head]].append(last)
        elif head in LANDS:
            empire["citizens"][head] = last
        elif head in CATEGORIES:
            empire["heritage"][head] = int(last)
        elif head == "marker":
            empire["markers"][part[1]] = int(last)
        elif head == "chronicle":
            empire["chronicles"][last] = part[1]
        elif head == "selected":
            empire["selected"] = last.split("+")
        elif head in ("capital", "emphasis"):
            empire[head] = last
        elif head in ("unrest", "boxes"):
            empire[head] = int(last)
        else:
            empire[{"crops": "crops", "gold": "gold"}[last]] = int(head)
    return empire


def description_of(*empires: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - any part of a position
    """Return a description; a seat without a capital gets the last territory in play that nobody names."""
    seats = [empire_of(words) for words in empires]
    t = tables_of(len(seats), tuple(settled_options(TITLE, len(seats), {}).items()), "")
    taken = {land for seat in seats for land in (seat.get("capital"), *seat["provinces"], *seat["colonies"])}
    named = taken | {land for seat in seats for land in seat["citizens"]} | set(more.get("structures", {}))
    free = [land for i, land in enumerate(LANDS) if t.in_play >> i & 1 and land not in named]
    for seat in seats:
        if "capital" not in seat:
            own = [*seat["provinces"], *seat["colonies"]]
            seat["capital"] = own[0] if own else free.pop()
            seat["provinces"] = [land for land in seat["provinces"] if land != seat["capital"]]
            seat["colonies"] = [land for land in seat["colonies"] if land != seat["capital"]]
    return {"seats": seats} | more


def world_of(description: dict[str, Any]) -> World:
    """Return the world of a description."""
    state, options = TITLE.position(description)
    text = json.dumps(description)
    return World(
        Match(Log(TITLE, release="test", seats=int(state.seats), options=options, seed=None, pack="", position=text))
    )


def world(*empires: str, **more: Any) -> World:  # noqa: ANN401 - any part of a position
    """Return a world of at least three seats, plain where nothing is said; with `cards`, in Marion's turn."""
    if "cards" in more:
        more = {"phase": "turn"} | more
    return world_of(description_of(*empires, *[""] * (3 - len(empires)), **more))


def new_world(seats: int, **options: str) -> World:
    """Return a match at its very beginning."""
    settled = {option.key: option.default for option in TITLE.options} | options
    return World(Match(Log(TITLE, release="test", seats=seats, options=settled, seed=None, pack="", position="")))

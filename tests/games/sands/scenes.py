"""Situations of Sands worth a picture: for the board's demo and tests, and for screenshots."""

from __future__ import annotations

from typing import Any

import saecula
from saecula.bots import BOTS, Worlds
from saecula.kernel.chance import Chance, Rng

LATER = 5  # generations that the computer plays first
PLAYERS = ["Marion", "Nicole", "Tarek", "Irene", "Jonas"]

Description = dict[str, Any]


def at(description: Description, seed: int = 7) -> saecula.Match:
    """Set up a position."""
    seats = len(description["seats"])
    return saecula.position("sands", description, seed=seed, players=PLAYERS[:seats])


def marion(**more: object) -> Description:
    """Describe a western empire that has grown."""
    return {
        "capital": "gallia",
        "provinces": ["italia", "hispania"],
        "colonies": ["sicilia"],
        "citizens": {"gallia": "PPP", "italia": "PPW", "hispania": "PP", "sicilia": "WWW", "libya": "WP"},
        "crops": 7, "gold": 6, "unrest": 3,
        "heritage": {"civil": 2, "political": 3, "cultural": 1},
        "caravans": ["gallia-hispania", "gallia-italia", "italia-sicilia", "libya-sicilia"],
        "markers": {"labor": 2, "bronze_working": 1, "law": 2},
        "used": ["muster", "build"], "emphasis": "civil", "boxes": 2,
        "chronicles": {"territories": "3", "fountains": "2"},
        "points": {"chronicles": 9, "wonders": 1, "unrest": -1},
    } | more  # fmt: skip


def nicole(**more: object) -> Description:
    """Describe an empire of the south."""
    return {
        "capital": "libya",
        "provinces": ["aegyptus", "aethiopia"],
        "citizens": {"libya": "PPW", "aegyptus": "PPPP", "aethiopia": "PW", "sicilia": "P"},
        "crops": 4, "gold": 5, "unrest": 4,
        "heritage": {"civil": 1, "political": 2, "cultural": 3},
        "caravans": ["aegyptus-libya", "aegyptus-aethiopia", "libya-sicilia"],
        "markers": {"writing": 2, "religion": 1, "agriculture": 1},
        "used": ["advance", "caravan_1"],
        "chronicles": {"contacts": "4"},
        "points": {"chronicles": 6, "wonders": 1},
    } | more  # fmt: skip


def tarek(**more: object) -> Description:
    """Describe an empire of the east."""
    return {
        "capital": "syria",
        "provinces": ["asia_minor", "mesopotamia"],
        "colonies": ["armenia", "cyprus"],
        "citizens": {"syria": "PPPW", "asia_minor": "PP", "mesopotamia": "PPP", "armenia": "WW", "cyprus": "P",
                     "aegyptus": "W"},
        "crops": 3, "gold": 9, "unrest": 5,
        "heritage": {"civil": 3, "political": 2, "cultural": 2},
        "caravans": ["asia_minor-syria", "mesopotamia-syria", "cyprus-syria", "aegyptus-cyprus"],
        "markers": {"labor": 1, "agriculture": 2, "bronze_working": 2},
        "used": ["conquer", "tribute"], "emphasis": "political", "boxes": 1,
        "chronicles": {"population": "1", "structures": "5"},
        "points": {"chronicles": 14, "unrest": -2},
    } | more  # fmt: skip


STRUCTURES = {
    "gallia": ["quarry", "city"],
    "italia": ["amphitheater", "roads"],
    "hispania": ["irrigation"],
    "libya": ["temple", "fortress"],
    "aegyptus": ["wonder", "aqueduct"],
    "syria": ["city", "library", "palace"],
    "armenia": ["victory_arch"],
}


def late(**more: object) -> Description:
    """Describe a table of three in the second dynasty."""
    return {
        "seats": [marion(), nicole(), tarek()],
        "structures": STRUCTURES,
        "dynasty": 2, "generation": 5, "position": 11, "position_before": 9, "turn": 3, "phase": "select",
    } | more  # fmt: skip


def acting(cards: list[str], **more: object) -> saecula.Match:
    """Return Marion's turn with these cards."""
    return at(late(phase="turn", active=0, cards=cards) | more)


def battle() -> saecula.Match:
    """Return Marion who attacks Nicole in Libya; both owe a die."""
    return acting(["conquer", "govern"]).play(0, "play conquer").play(0, "attack libya 1")


def lost() -> saecula.Match:
    """Return the same battle after the dice: Nicole gives up citizens."""
    seats = [marion(citizens={"gallia": "PPP", "libya": "WWWWWPP"}), nicole(), tarek()]
    match = acting(["conquer", "govern"], seats=seats).play(0, "play conquer").play(0, "attack libya 1")
    return match.play(0, match.choices(0)[-1].number).play(1, match.choices(1)[0].number)


def moving(card: str) -> saecula.Match:
    """Return a journey of Marion's citizens."""
    match = acting([card, "govern"]).play(0, f"play {card}")
    while match.ask(0).key == "ask-request":
        match.play(0, "done")
    return match


def advancing() -> saecula.Match:
    """Return Marion who chooses between two advances she has drawn."""
    seats = [marion(unrest=1, heritage={"civil": 5, "political": 5, "cultural": 5}), nicole(), tarek()]
    return acting(["advance", "govern"], seats=seats).play(0, "play advance").play(0, "advance labor")


def paid() -> saecula.Match:
    """Return Marion who may take tribute from her colony, from her capital, or from both."""
    seats = [marion(), nicole(caravans=["aegyptus-libya", "gallia-italia"]), tarek()]
    return acting(["tribute", "build"], seats=seats).play(0, "play tribute")


def scoring() -> saecula.Match:
    """Return a dynasty that is scored: Marion must choose between two chronicles."""
    citizens = {"gallia": "PPPPPPPP", "italia": "PPPPWWW", "hispania": "PPP", "sicilia": "WW"}
    first = marion(citizens=citizens, heritage={"political": 2}, chronicles={"territories": "1", "population": "2"})
    seats = [first, nicole(), tarek()]
    return at(late(seats=seats, phase="scoring", position=16, position_before=14))


def played(seats: int, seed: int, until: str) -> saecula.Match:
    """Let the computer play until seat 0 is asked a question of this kind (with an empty one: to the end)."""
    match = saecula.new("sands", seats=seats, seed=seed, players=PLAYERS[:seats])
    while not match.over:
        seat = match.to_act[0]
        if until and seat == 0 and match.ask(0).key == until and match.view(0)["generation"] > LATER:
            return match
        worlds = Worlds(match.title, match.state, seat, Rng(Chance(seed), match.n))
        match.play(seat, BOTS["greedy"].choose(worlds, seat, [choice.number for choice in match.choices(seat)]))
    return match


def situations() -> dict[str, saecula.Match]:
    """Return every situation of the demo."""
    return {
        "draft": saecula.new("sands", seats=4, seed=5, players=PLAYERS[:4]),
        "select": at(late()),
        "waiting": at(late()).play(0, "select conquer+migrate"),
        "card": acting(["build", "govern"]),
        "build": acting(["build", "govern"]).play(0, "play build"),
        "muster": acting(["muster", "govern"]).play(0, "play muster"),
        "govern": acting(["govern", "build"]).play(0, "play govern"),
        "advance": acting(["advance", "build"]).play(0, "play advance"),
        "place": advancing(),
        "caravan": acting(["caravan_1", "build"]).play(0, "play caravan_1"),
        "chronicle": acting(["chronicle", "build"]).play(0, "play chronicle"),
        "lay": acting(["chronicle", "build"]).play(0, "play chronicle").play(0, "bin population"),
        "raid": moving("raid"),
        "migrate": moving("migrate"),
        "conquer": acting(["conquer", "build"]).play(0, "play conquer"),
        "battle": battle(),
        "losses": lost(),
        "tribute": paid(),
        "scoring": scoring(),
        "five": played(5, 3, "ask-card"),
        "end": played(3, 4, ""),
    }

"""The world builder itself: a position is what its words say, and play goes on from it."""

import pytest

from saecula.kernel.problem import Problem
from tests.games.sands.world import ANGELIKA, MARION, NICOLE, new_world, world


def test_a_turn_begins_with_both_cards() -> None:
    """§4.2 B An emphasis card takes effect at once; the action card waits."""
    w = world("capital gallia, gallia PP, 3 gold", cards=["civil_emphasis", "muster"])
    assert w.asks == "card"
    assert w.seat(MARION)["emphasis"] == "civil"
    assert w.play(MARION, "play muster", "muster gallia").people(MARION, "gallia") == "PPW"


def test_an_attack_is_fought_and_annexed() -> None:
    """§5.3 Ex B Angelika wins 13 to 11 and annexes Libya for two crops less."""
    w = world(
        "",
        "capital gallia, province italia, province hispania, libya PWW, 9 crops, marker law 3",
        "capital syria, colony libya, libya WW, marker bronze_working 1",
        trees={"law": ["horsemanship", "chariots"]},
        start=ANGELIKA,
        active=ANGELIKA,
        phase="turn",
        cards=["conquer", "govern"],
    )
    w.play(ANGELIKA, "play conquer", f"attack libya {NICOLE}")
    sides = w.seen["battle"]["sides"]
    assert [side["base"] for side in sides] == [7, 5]
    w.play(NICOLE, "die 2").play(ANGELIKA, "die 2", "lose peasant", "annex libya")
    assert (w.unrest(ANGELIKA), w.crops(ANGELIKA)) == (5, 9 - 3 - 1)
    assert (w.owner("libya"), w.people(ANGELIKA, "libya"), w.people(NICOLE, "libya")) == (ANGELIKA, "WW", "")


def test_a_match_can_be_played_from_its_first_tile() -> None:
    """§3.0 B Nature waits for the test."""
    w = new_world(2).chance("tile crops 3")
    assert w.land("hispania")["resource"] == "crops"


@pytest.mark.parametrize(
    ("empire", "more", "key"),
    [
        ("capital gallia, colony syria", {"seats_more": "capital syria"}, "position-two-owners"),
        ("capital scythia", {}, "position-out-of-play"),
        ("capital atlantis", {}, "position-unknown"),
        ("capital gallia, gallia WWWWWWWWWWW", {}, "position-too-many"),
        ("capital gallia", {"tiles": {"gallia": "crops 9"}}, "position-tiles"),
        ("capital gallia", {"structures": {"gallia": ["quarry", "quarry"]}}, "position-structure"),
        ("capital gallia", {"trees": {"law": ["chariots"]}}, "position-tree"),
        ("capital gallia", {"piles": {"civil-3": {"top": "law", "known": [0]}}}, "position-pile"),
        ("capital gallia", {"position": 9}, "position-track"),
        ("capital gallia, selected build+govern", {}, "position-misplaced"),
        ("capital gallia", {"cards": ["civil_emphasis", "cultural_emphasis"]}, "position-turn-cards"),
        ("capital gallia", {"start": 4}, "position-seat"),
        ("capital gallia, caravan india-persia", {}, "position-border-out"),
        ("capital gallia, unrest 0", {}, "position-unrest"),
    ],
)
def test_what_cannot_exist_is_refused(empire: str, more: dict[str, object], key: str) -> None:
    """§2.0 A position that no match can come to is a problem with a name."""
    others = [str(more.pop("seats_more", ""))]
    with pytest.raises(Problem) as caught:
        world(empire, *others, **more)
    assert caught.value.key == key

"""§5.7 Advancing: the draw of two, who follows, and what is known of a pile."""

from __future__ import annotations

from tests.games.sands.world import ANGELIKA, MARION, NICOLE, World, world


def advanced(tree: str, empire: str, **more: object) -> World:
    """Marion takes a step on a tree."""
    return world(f"capital gallia, unrest 1, {empire}", cards=["advance"], **more).play(
        MARION, "play advance", f"advance {tree}"
    )


def test_a_step_needs_a_card_to_the_right() -> None:
    """§5.7 R63 R109 At the last level, or where the pile is empty, the tree ends."""
    w = world(
        "capital gallia, unrest 1, civil 1, marker agriculture 4, marker labor 1",
        trees={"agriculture": ["masonry", "coinage", "vision"]},
        cards=["advance"],
    ).play(MARION, "play advance")
    assert w.refuses(MARION, "advance agriculture") == "tree-ends"


def test_a_new_marker_draws_nothing() -> None:
    """§5.7 R64 The second level already lies beside each root; any number of players may share a tree."""
    w = world("capital gallia, unrest 1, civil 1, emphasis cultural", "marker labor 1", cards=["advance"])
    w.play(MARION, "play advance", "advance labor")
    assert (w.seat(MARION)["markers"], w.match.to_act) == ({"labor": 1}, (ANGELIKA,))


def test_new_trees_are_locked() -> None:
    """§5.7 §6.0 A new marker needs culture unlocked."""
    w = world("capital gallia, unrest 1, civil 1, marker labor 1", cards=["advance"]).play(MARION, "play advance")
    assert w.refuses(MARION, "advance agriculture") == "locked"


def test_who_follows_draws_nothing() -> None:
    """§5.7 Only the first to achieve an advance draws."""
    w = advanced("labor", "civil 1, marker labor 1", trees={"labor": ["masonry", "coinage"]})
    assert w.match.to_act == (ANGELIKA,)


def test_the_last_card_of_a_pile() -> None:
    """§5.7 R63 One card left: no choice, it is laid at once. None left: the tree ends."""
    trees = {"agriculture": ["masonry", "coinage", "vision"], "labor": ["ornamentation", "despotism"]}
    w = advanced("labor", "civil 1, marker labor 2", trees=trees, piles={}).chance("draw architecture")
    assert w.seen["trees"]["labor"] == ["labor", "ornamentation", "despotism", "architecture"]
    assert w.seen["piles"]["civil-4"] == {"cards": 0, "top": None}


def test_only_a_drawn_card_is_laid() -> None:
    """§5.7 One of the two; the other goes on top, where the next to draw finds it."""
    w = advanced("labor", "civil 1, marker labor 1", trees={"labor": ["masonry"]})
    w.chance("draw coinage", "draw despotism")
    assert w.refuses(MARION, "place sanitation") == "not-drawn"
    w.play(MARION, "place despotism")
    top = {"civil-3": {"top": "coinage", "known": [MARION]}}
    second = advanced("labor", "civil 1, marker labor 1", trees={"labor": ["masonry"]}, piles=top)
    second.chance("draw coinage", "draw despotism")
    assert second.may(MARION, "place") == {"place coinage", "place despotism"}


def test_a_card_on_top_is_known_to_who_has_seen_it() -> None:
    """§5.7 R109 The card not chosen is seen only by who drew it."""
    top = {"civil-3": {"top": "coinage", "known": [NICOLE]}}
    w = world("capital gallia", piles=top)
    assert [w.match.view(seat)["piles"]["civil-3"]["top"] for seat in (MARION, NICOLE, -1)] == [None, "coinage", None]

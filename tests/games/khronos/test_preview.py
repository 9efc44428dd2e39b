"""What would happen: price, income, copies, bans, erased buildings, joins, splits, shrinking and taxes."""

from __future__ import annotations

from typing import Any

from tests.games.khronos.world import BLUE, GREEN, RED, WHITE, World, cell_of, draft_of, world


def changes(w: World, seat: int, words: str, era: str = "might") -> dict[str, Any]:
    """Return what laying a tile would change; nothing does."""
    before = w.match.digest()
    found: dict[str, Any] = w.match.preview(seat, draft_of(words, era)).changes
    assert w.match.digest() == before
    return found


def told(w: World, seat: int, words: str, era: str = "might") -> list[str]:
    """Return the keys of the lines that laying a tile would tell."""
    return [key for key, _ in w.match.preview(seat, draft_of(words, era)).told]


def test_price_and_income() -> None:
    """§2.1 A keep costs two cards and earns one coin, two in Faith; §A1 the terrain costs more."""
    w = world(active=RED, hand="4 military", map=None, seats=2)
    assert changes(w, RED, "mil2@6,5")["price"] == {
        "card": "military",
        "cost": 2,
        "surcharge": 0,
        "coins": 0,
        "income": 1,
        "enlarges": None,
    }
    assert changes(w, RED, "mil2@2,2")["price"]["surcharge"] == 1
    assert changes(w, RED, "mil2@6,5")["seats"][RED]["money"] == 1
    assert changes(w, RED, "mil2@6,5")["seats"][RED]["cards"] == -2


def test_first_step() -> None:
    """§2.1 With the tile alone the span of prices and the number of places are known."""
    w = world("mil1@5,5/red", active=RED, hand="4 military")
    price = w.match.preview(RED, ["take keep might"]).changes["price"]
    assert (price["cost"], price["cost_most"], price["income"], price["enlarging"]) == (1, 2, 1, 4)
    assert price["sites"] == len(w.play(RED, "take keep might").may(RED)) - 1  # the purse is lent


def test_copies_per_era() -> None:
    """§B The keep appears in all three eras, as a ruin in Reason."""
    w = world(active=RED, hand="4 military")
    eras = changes(w, RED, "mil2@5,5")["eras"]
    assert [[b["tile"] for b in eras[era]["appear"]] for era in eras] == [["keep"]] * 3
    assert [eras[era]["appear"][0]["ruin"] for era in eras] == [False, False, True]
    assert told(w, RED, "mil2@5,5")[-2:] == ["copied", "ruined"]


def test_bans() -> None:
    """§B What stops a copy is told: tiles, cubes, the domain rule, the hierarchy rule."""
    assert told(world(active=RED, hand="4 military", stock={"keep": 1}), RED, "mil2@5,5")[-1] == "no-tile-left"
    cubeless = world("mil1@5,5/red", active=RED, hand="4 military", players={RED: {"cubes": 0}})
    assert told(cubeless, RED, "mil2@5,5")[-1] == "no-cube-left"
    between = world(faith="mil1@5,4/red; civ1@5,7", active=BLUE, hand="4 religious")
    assert told(between, BLUE, "rel2@5,5")[-1] == "would-join"
    assert told(world(faith="rel2@5,3/green", active=BLUE, hand="4 religious"), BLUE, "rel2@5,5")[-1] == "would-equal"


def test_paradox() -> None:
    """§B What a shadow erases vanishes, in Faith and in Reason."""
    w = world(faith="rel2@5,5/green", reason="rel2@5,5", active=BLUE, hand="4 religious")
    eras = changes(w, BLUE, "rel2@6,6")["eras"]
    assert [b["cell"] for b in eras["faith"]["vanish"] + eras["reason"]["vanish"]] == [cell_of(5, 5)] * 2
    assert changes(w, BLUE, "rel2@6,6")["seats"][GREEN]["cubes"] == 1


def test_join_and_who_must_shrink() -> None:
    """§C1 The joined domains are named, and White, who must shrink his keep; there the preview stops."""
    w = world("mil1@7,3/green", chain="mil2@5,3/red; mil2@5,6/white", active=RED)
    found = changes(w, RED, "civ1@5,5")
    assert found["eras"]["might"]["joined"] == [{"cell": cell_of(5, 3), "of": [cell_of(5, 3), cell_of(5, 6)]}]
    assert (found["pending"]["what"], found["pending"]["seats"]) == ("shrink", [WHITE])
    assert found["pending"]["cells"] == [cell_of(5, 6)]


def test_split() -> None:
    """§C3 A demolition that splits a domain names the parts."""
    w = world("mil2@5,3/red; civ1@5,5; rel1@5,6/white")
    found = w.match.preview(GREEN, [f"raze might-{cell_of(5, 5)}"]).changes
    assert found["eras"]["might"]["split"] == [{"cell": cell_of(5, 3), "of": sorted([cell_of(5, 3), cell_of(5, 6)])}]
    assert (found["price"]["coins"], found["seats"][GREEN]["money"]) == (1, -1)


def test_taxes_of_every_seat() -> None:
    """§IV A hamlet beside Red's keep brings Red a coin of taxes, whoever builds it."""
    w = world("mil2@5,3/red")
    assert [seat["taxes"]["might"] for seat in changes(w, GREEN, "civ1@5,5")["seats"]] == [1, 0, 0, 0]
    assert [seat["taxes_now"] for seat in changes(w, GREEN, "civ1@5,5")["seats"]] == [1, 0, 0, 0]


def test_questions_of_payment_do_not_end_a_preview() -> None:
    """§II.2 Who pays is asked first, but what would happen is shown all the same."""
    preview = world(active=RED, hand="4 military").match.preview(RED, draft_of("mil2@5,5", "might"))
    assert "first one play" in preview.next_ask
    assert [b["tile"] for b in preview.changes["eras"]["faith"]["appear"]] == ["keep"]


def test_chance_is_no_next_question() -> None:
    """§III What would be drawn is nobody's question: a preview names none."""
    w = world(hand="3 military, 1 civil", options={"keep_cards": "on"}).play(GREEN, "done")
    assert w.match.preview(GREEN, ["discard civil", "done"]).next_ask == ""


def test_reason() -> None:
    """§2.4, §2.5 Populating and restoring have a price and change a building."""
    facts: dict[str, Any] = {"active": RED, "hand": "2 civil, 2 military", "adventurers": "reason, reason"}
    w = world(reason="civ2@5,6; mil3@8,8", **facts)
    populated = w.match.preview(RED, [f"populate reason-{cell_of(5, 6)}"]).changes
    assert populated["eras"]["reason"]["change"][0]["cubes"] == [1, 0, 0, 0]
    restoring = w.match.preview(RED, [f"restore reason-{cell_of(8, 8)}", "cards 1"]).changes
    assert (restoring["price"]["cost"], restoring["eras"]["reason"]["change"][0]["half"]) == (1, RED)

"""§5.4 Raid and §5.9 Migrate: movement, roads and permission, loot; rulings 28–33, 99–101."""

from __future__ import annotations

from itertools import permutations

from tests.games.sands.world import ANGELIKA, MARION, NICOLE, World, world

RIDERS = {"law": ["horsemanship"]}


def raiding(*empires: str, **more: object) -> World:
    """Return Marion's raid, begun."""
    return world(*empires, cards=["raid", "govern"], **more).play(MARION, "play raid")


def migrating(*empires: str, **more: object) -> World:
    """Return Marion's migration, begun."""
    return world(*empires, cards=["migrate", "govern"], **more).play(MARION, "play migrate")


def test_everybody_may_move_anywhere_adjacent() -> None:
    """§5.9 Citizens of one land part company; capacity is no limit; other players do not hinder."""
    w = migrating("capital italia, italia PPWW", "capital sicilia, sicilia PPPPP", tiles={"sicilia": "gold 3"})
    w.play(MARION, "move peasant italia gallia", "move peasant italia sicilia")
    w.play(MARION, "move warrior italia graecia", "move warrior italia sicilia")
    assert [w.people(MARION, land) for land in ("gallia", "sicilia", "graecia", "italia")] == ["P", "PW", "W", ""]
    assert w.owner("italia") == MARION  # R99: leaving never ends control


def test_each_citizen_moves_once() -> None:
    """§5.9 R99 Who has arrived stays; who was there may still go."""
    w = migrating("capital italia, gallia P, italia P, sicilia P")
    w.play(MARION, "move peasant italia sicilia", "move peasant sicilia libya")
    assert w.refuses(MARION, "move peasant sicilia libya") == "none-left"
    assert w.seen["journey"]["came"] == {land: {"peasant": 1, "warrior": 0} for land in ("libya", "sicilia")}
    w.play(MARION, "done")
    assert [w.people(MARION, land) for land in ("gallia", "sicilia", "libya")] == ["P", "P", "P"]


def test_at_least_one_move() -> None:
    """§5.9 R87 The card is used by moving; before that it cannot be ended."""
    w = migrating("capital italia, italia PP")
    assert w.refuses(MARION, "done") == "too-few-taken"
    assert w.refuses(MARION, "move warrior italia gallia") == "none-left"
    w.play(MARION, "move peasant italia gallia", "done")
    assert "migrate" in w.seat(MARION)["used"]


def test_nobody_to_move() -> None:
    """§5.9 R87 Without citizens there is nothing to do with it: the card can only be returned."""
    w = world("capital italia", cards=["migrate", "raid"])
    assert w.refuses(MARION, "play migrate") == "nobody-to-move"
    assert w.refuses(MARION, "play raid") == "nothing-to-raid"


def test_own_and_uncontrolled_roads_are_free() -> None:
    """§5.9 R30 Nobody is asked."""
    for owner in ("capital gallia, province italia", "capital gallia"):
        w = migrating(f"{owner}, gallia P", structures={"italia": ["roads"]})
        assert w.refuses(MARION, "move peasant gallia graecia") == ""


def test_roads_do_not_chain() -> None:
    """§5.9 R29 Roads in Italia and Graecia lead from Gallia to Graecia, but not on to Rhodes."""
    w = migrating("capital gallia, gallia P", structures={"italia": ["roads"], "graecia": ["roads"]})
    assert w.refuses(MARION, "move peasant gallia graecia") == ""
    assert w.refuses(MARION, "move peasant gallia rhodes") == "not-reached"


def foreign(*answers: str, **more: object) -> World:
    """Marion asks Angelika for the roads of Italia; Angelika answers."""
    w = migrating("capital gallia, gallia PP", "capital italia", structures={"italia": ["roads"]}, **more)
    w.play(MARION, "request italia")
    for answer in answers:
        w.play(ANGELIKA, answer)
    return w


def test_permission_granted() -> None:
    """§5.9 R100 Asked at the beginning; granted, it holds for the whole action and costs nothing."""
    w = foreign("allow").play(MARION, *["move peasant gallia graecia"] * 2)
    assert (w.people(MARION, "graecia"), w.crops(ANGELIKA)) == ("PP", 0)


def test_permission_denied() -> None:
    """§5.9 R100 Another way, or the card is returned unused: no cube, no unrest (R88)."""
    w = foreign("deny")
    assert w.refuses(MARION, "move peasant gallia graecia") == "roads-need-leave"
    assert w.refuses(MARION, "move peasant gallia italia") == ""  # only passing through needs leave
    w.play(MARION, "done")
    assert w.seat(MARION)["used"] == []


def test_roads_not_asked_for() -> None:
    """§5.9 R100 Who asks for nothing may not use them; what cannot be asked for is refused."""
    w = migrating(
        "capital gallia, gallia P, province hispania",
        "capital italia, province libya",
        structures={"italia": ["roads"], "hispania": ["roads"], "libya": ["roads"]},
    )
    assert w.refuses(MARION, "request gallia") == "no-roads"
    assert w.refuses(MARION, "request hispania") == "roads-free"
    assert w.refuses(MARION, "request libya") == "roads-useless"
    w.play(MARION, "done")
    assert w.refuses(MARION, "move peasant gallia graecia") == "roads-need-leave"


def test_every_controller_answers_for_his_own() -> None:
    """§5.9 R100 The outcome does not depend on who answers first."""
    digests = set()
    for order in permutations([(ANGELIKA, "deny"), (NICOLE, "allow")]):
        w = migrating(
            "capital gallia, gallia PP",
            "capital italia",
            "capital hispania",
            structures={"italia": ["roads"], "hispania": ["roads"]},
        ).play(MARION, "request hispania", "request italia")
        for seat, answer in order:
            assert set(w.match.to_act) >= {seat}
            w.play(seat, answer)
        assert w.refuses(MARION, "move peasant gallia graecia") == "roads-need-leave"
        assert w.refuses(MARION, "move peasant gallia mauretania") == ""
        digests.add(w.match.digest())
    assert len(digests) == 1


def test_answers_are_opened_together() -> None:
    """§5.9 R113 Until all have answered, nobody sees another's answer."""
    w = migrating(
        "capital gallia, gallia PP",
        "capital italia",
        "capital hispania",
        structures={"italia": ["roads"], "hispania": ["roads"]},
    ).play(MARION, "request hispania", "request italia")
    w.play(ANGELIKA, "deny")
    for seat, denied in ((MARION, []), (NICOLE, []), (ANGELIKA, ["italia"]), (-1, [])):
        assert w.match.view(seat)["journey"]["denied"] == denied


def test_the_free_caravan_of_migrate() -> None:
    """§5.9 R26 No cost, the rules and the heritage of any caravan; a citizen beside it, after moving."""
    w = migrating("capital gallia, gallia P, 0 gold, emphasis cultural", "capital italia")
    w.play(MARION, "move peasant gallia hispania")
    assert w.refuses(MARION, "caravan gallia-italia") == "no-citizen-beside"
    assert w.refuses(MARION, "caravan italia-sicilia") == "no-chain"
    w.play(MARION, "caravan gallia-hispania", "heritage political")  # silver
    assert (w.seat(MARION)["caravans"], w.heritage(MARION, "political")) == (["gallia-hispania"], 1)


def test_the_free_caravan_is_locked_or_declined() -> None:
    """§5.9 §6.0 Only with culture unlocked; and it may be left."""
    locked = migrating("capital gallia, gallia P").play(MARION, "move peasant gallia hispania")
    assert locked.asks == "card"
    declined = migrating("capital gallia, gallia P, emphasis cultural")
    declined.play(MARION, "move peasant gallia hispania", "done")
    assert declined.seat(MARION)["caravans"] == []


def test_migrate_without_moving() -> None:
    """§5.9 R87 With culture unlocked the caravan alone uses the card; neither returns it."""
    w = migrating("capital gallia, gallia P, emphasis cultural").play(MARION, "done", "caravan gallia-italia")
    assert (w.seat(MARION)["used"], w.seat(MARION)["boxes"]) == (["migrate", "cultural_emphasis"], 1)
    idle = migrating("capital gallia, gallia P, emphasis cultural").play(MARION, "done", "done")
    assert (idle.seat(MARION)["used"], idle.seat(MARION)["boxes"]) == (["cultural_emphasis"], 0)


# -- raid -------------------------------------------------------------------------------------------------------------


def test_only_warriors_raid() -> None:
    """§5.4 Peasants stay."""
    w = raiding("capital gallia, gallia PW")
    assert w.refuses(MARION, "move peasant gallia italia") == "peasants-stay"


def test_warriors_who_were_there_count() -> None:
    """§5.4 R31 One warrior joins two: three resources."""
    w = raiding("capital gallia, gallia W, italia WW", tiles={"italia": "gold 4"})
    w.play(MARION, "move warrior gallia italia", "done")
    assert w.gold(MARION) == 3


def test_a_raid_yields_up_to_the_capacity() -> None:
    """§5.4 R101 Four warriors in a land of three take three; the bank pays what the victim lacks."""
    w = raiding("capital gallia, gallia WWWW", "capital italia, 1 gold", tiles={"italia": "gold 3"})
    w.play(MARION, *["move warrior gallia italia"] * 4)
    assert (w.gold(MARION), w.gold(ANGELIKA)) == (3, 0)


def test_one_of_the_lands_just_entered() -> None:
    """§5.4 With politics locked: one of those entered, never another, never an own one."""
    w = raiding(
        "capital gallia, province hispania, gallia WWW, libya W",
        tiles={"italia": "gold 4", "germania": "crops 4"},
    ).play(MARION, "move warrior gallia hispania", "move warrior gallia italia", "move warrior gallia germania", "done")
    assert w.may(MARION, "loot") == {"loot italia", "loot germania"}
    assert w.refuses(MARION, "loot libya") == "not-entered"
    assert w.refuses(MARION, "loot hispania") == "own-land"
    assert w.refuses(MARION, "loot syria") == "no-warriors-there"
    w.play(MARION, "loot germania")
    assert (w.crops(MARION), w.gold(MARION), w.asks) == (1, 0, "card")


def test_all_lands_with_politics_unlocked() -> None:
    """§5.4 R32 Also where warriors stood before, never in own lands."""
    w = raiding(
        "capital gallia, gallia WW, libya WW, emphasis political",
        tiles={"italia": "gold 4", "libya": "crops 4"},
    ).play(MARION, "move warrior gallia italia", "done")
    w.play(MARION, "loot italia", "loot libya")
    assert (w.crops(MARION), w.gold(MARION)) == (2, 1)


def test_a_raid_without_moving() -> None:
    """§5.4 R33 Only with politics unlocked, and only if it brings something."""
    w = raiding("capital gallia, libya W, emphasis political", tiles={"libya": "crops 4"}).play(MARION, "done")
    assert (w.crops(MARION), w.people(MARION, "libya")) == (1, "W")
    locked = raiding("capital gallia, libya W")
    assert locked.refuses(MARION, "done") == "too-few-taken"


def test_raids_use_roads_too() -> None:
    """§5.4 R28 Movement is movement."""
    w = raiding("capital gallia, gallia W", structures={"italia": ["roads"]})
    assert w.refuses(MARION, "move warrior gallia graecia") == ""


def test_horsemen_and_roads() -> None:
    """§5.4 R100 Two steps, each of which may use one road; only the last land is entered."""
    w = raiding(
        "capital gallia, gallia W, marker law 2",
        trees=RIDERS,
        tiles={"syria": "crops 4"},
        structures={"italia": ["roads"], "rhodes": ["roads"]},
    )
    assert w.refuses(MARION, "move warrior gallia syria") == "not-reached"
    w.play(MARION, "move warrior gallia asia_minor")  # Gallia–(Italia)–Graecia, Graecia–(Rhodes)–Asia Minor
    assert w.people(MARION, "asia_minor") == "W"


def test_islands_are_lands_like_others() -> None:
    """§2.1 A dotted line and an island's shore are borders like any."""
    w = migrating("capital italia, italia P")
    assert w.may(MARION, "move") == {
        f"move peasant italia {land}" for land in ("gallia", "germania", "graecia", "hispania", "sicilia")
    }

"""Why not? Whoever taps a thing hears of this thing: what may be done with it, what forbids it, or what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import saecula
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.drafts import rest
from saecula.kernel.frames import choices
from saecula.kernel.pick import Pick, picking
from saecula.kernel.problem import Problem
from saecula.kernel.state import DONE
from saecula.lab.variants import empty_log, variants
from saecula.match.match import Match
from saecula.server.messages import PreviewWish, Why
from saecula.server.schema import PreviewAnswer, WhyAnswer
from saecula.server.showing import preview_picture, reasons_picture
from saecula.texts import LANGUAGES
from tests.games.gentes.world import ANNA, BEN, world
from tests.titles import EVERY_TITLE, KEYS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from saecula.kernel.title import Title

MOMENTS = 10
APART = 17  # choices between two moments
MAX_CHOICES = 900
MAX_THINGS = 24  # asked for at one moment
every_title = pytest.mark.parametrize("title", EVERY_TITLE, ids=KEYS)


def moments(title: Title, *, picks: bool) -> Iterator[tuple[Match, Rng]]:
    """Go through a random match: some moments, or only those at which pieces are picked."""
    seats, options = variants(title)[-1]
    match = Match(empty_log(title, seats, options, seed=5))
    found = 0
    for n in range(MAX_CHOICES):
        if match.over or found == MOMENTS:
            return
        rng = Rng(Chance(5, BOTS), n)
        if isinstance(match.state.top, Pick) and not picking(match.state) if picks else n % APART == 0:
            found += 1
            yield match, rng
        legal = choices(match.state, match.to_act[0])
        match.play(match.to_act[0], legal[rng.below(len(legal))])


def tapped(match: Match, seat: int, thing: str, lang: str = "en", pieces: list[int] | None = None) -> WhyAnswer:
    """Tap a thing."""
    return reasons_picture(match, Why(seat=seat, thing=thing, pieces=pieces or []), lang)


@every_title
def test_a_tap_is_answered_about_the_thing_that_was_tapped(title: Title) -> None:
    """It is on offer; or a choice that points at it is refused; or it is told that the question is not about it."""
    things = [thing for kind in title.components for pointed in kind.things for thing in pointed]
    for match, rng in moments(title, picks=False):
        seat = match.to_act[0]
        legal = {thing for choice in match.choices(seat) for thing in choice.targets}
        first = int(rng.below(len(things)))
        for thing in [*things[first:], *things[:first]][:MAX_THINGS]:
            told = tapped(match, seat, thing)
            reasons = match.reasons(seat, thing)
            refused = [refusal.key for choice, refusal in reasons if refusal is not None and thing in choice.targets]
            keys = [reason["key"] for reason in told["reasons"]]
            assert told["legal"] == (thing in legal), thing
            assert told["legal"] or keys, thing
            if reasons:
                assert set(keys) <= set(refused), thing
            else:
                assert set(keys) == {"thing-not-asked"}, thing
                assert match.texts("en").plain_name(thing) in told["reasons"][0]["text"]


@every_title
def test_a_tap_beside_pieces_in_hand_tells_what_they_leave(title: Title) -> None:
    """A piece is refused if and only if it does not join them."""
    asked = 0
    for match, rng in moments(title, picks=True):
        seat = match.to_act[0]
        offered = [piece for piece, _ in match.ask(seat).pieces]
        left = rest(match.state, seat, [])
        draft: list[int] = []
        while left is not None and left.pieces:
            draft.append(left.pieces[rng.below(len(left.pieces))][0])
            left = rest(match.state, seat, draft)
            joining = [piece for piece, _ in left.pieces] if left is not None else []
            for piece in [piece for piece in offered if match.why_not(seat, piece) is None]:
                told = reasons_picture(match, Why(seat=seat, choice=piece, pieces=draft), "en")
                assert not told["reasons"] if piece in joining else told["reasons"], match.choice(piece).notation
                asked += 1
    assert asked


@every_title
def test_a_draft_may_be_confirmed_if_and_only_if_it_is_not_refused(title: Title) -> None:
    """No button is lit that leads to a refusal, and none is dark that would be taken."""
    lit = 0
    for match, rng in moments(title, picks=True):
        seat = match.to_act[0]
        draft: list[int] = []
        left = rest(match.state, seat, draft)
        while left is not None:
            assert left.enough == (match.why_not(seat, [*draft, DONE]) is None), [match.choice(n) for n in draft]
            lit += left.enough
            if not left.pieces:
                break
            draft.append(left.pieces[rng.below(len(left.pieces))][0])
            left = rest(match.state, seat, draft)
    assert lit


def test_a_city_is_not_the_end_of_a_turn() -> None:
    """§4.1 While the main action is asked for, a city tells what it is and who builds it, in both languages."""
    match = world("1 noble").match
    told = {
        lang: [reason["text"] for reason in tapped(match, ANNA, "city/athenai", lang)["reasons"]] for lang in LANGUAGES
    }
    assert told["en"][0] == "The open question is not about Athenai."
    assert told["de"][0] == "In der offenen Frage geht es nicht um: Athenai."
    assert told["en"][1].endswith("Built by the Seafarer.")
    assert "Seefahrer" in told["de"][1]


def test_people_tell_what_they_cost() -> None:
    """§4.1.B A tap on a group tells of the cubes that would train one, not of one mix of cubes."""
    told = tapped(world("1 noble").match, ANNA, "group/soldier")
    assert [reason["key"] for reason in told["reasons"]] == ["refusal-no-cubes", "refusal-no-oracle"]
    assert told["reasons"][0]["text"].endswith("and you have 0.")


def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    """That comes before everything else."""
    match = world("1 noble").match
    assert [reason["key"] for reason in tapped(match, BEN, "city/athenai")["reasons"]] == ["refusal-not-your-turn"]


def test_nobody_taps_a_thing_that_is_none() -> None:
    """A page of an older day may send anything."""
    for thing in ("seat/7", "seat/x", "city/nowhere", ""):
        with pytest.raises(Problem):
            tapped(world("1 noble").match, ANNA, thing)


# -- what joins a draft ---------------------------------------------------------------------------------------------


def looked(match: Match, *draft: str) -> PreviewAnswer:
    """Look at a draft as the page does after every tap."""
    numbers = [match.title.words.parse(choice) for choice in draft]
    return preview_picture(match, PreviewWish(seat=ANNA, choices=numbers), "en")


def test_a_preview_tells_what_joins_the_draft_and_how_it_ends() -> None:
    """§4.1.scribe After two cards from the first places a third may follow; the button says how many are taken."""
    row = ["academy", "aqueduct", "arena", "basilica", "library", "forum", "gymnasium", "sanctuary"]
    match = (
        world("at scribes_temple", round=3, market=row)
        .play(ANNA, "tile scribe_1", "use scribes_temple", "price 8")
        .match
    )
    words = match.title.words
    two = looked(match, "take arena", "take academy")
    assert two["pieces"] == [(words.parse("take aqueduct"), 1)]
    assert (two["enough"], two["done"]) == (True, "Take 2 cards")
    assert looked(match, "take sanctuary")["pieces"] == []
    assert looked(match, "take sanctuary")["done"] == "Take 1 card"
    assert looked(match, "take academy", "done")["pieces"] is None
    with pytest.raises(saecula.Refused) as refused:
        looked(match, "take academy", "take aqueduct", "take library")
    assert refused.value.key == "refusal-too-far-right"


def test_a_draft_that_needs_more_is_no_refusal() -> None:
    """§4.1.A1 Whoever needs a hometown that sets the price may name another one first; that alone is not enough."""
    match = world("at philosophers_temple, at inventors_temple, 1 coins").play(ANNA, "tile philosopher_4").match
    words = match.title.words
    one = looked(match, "use inventors_temple")
    assert (one["pieces"], one["enough"], one["view"]) == ([(words.parse("use philosophers_temple"), 1)], False, None)
    assert looked(match, "use inventors_temple", "use philosophers_temple")["done"] == "Use 2 hometowns"


# -- what leads to a thing ------------------------------------------------------------------------------------------


def ways(match: Match, seat: int, thing: str, lang: str = "en") -> list[tuple[str, str]]:
    """Tap a thing; return what leads there, with what is done there."""
    return [(route["text"], route["goal"]) for route in tapped(match, seat, thing, lang)["routes"]]


def test_a_city_offers_the_tiles_that_build_it() -> None:
    """§4.1.seafarer A tap on a city tells which tile builds there, with its price, in both languages."""
    match = world("1 noble").match
    assert ways(match, ANNA, "city/athenai") == [
        ("Seafarer, temple (0): 0 coins, 3 hourglasses", "Build in Athenai"),
        ("Seafarer, any (6): 6 coins, 2 hourglasses", "Build in Athenai"),
    ]
    assert ways(match, ANNA, "city/athenai", "de")[0][1] == "Bauen: Athenai"


def test_a_card_in_the_row_and_one_in_hand_offer_their_actions() -> None:
    """§4.1 A Scribe takes the one, a Chronicler plays the other; a card that lacks people offers nothing."""
    row = ["academy", "aqueduct", "arena", "basilica", "library", "forum", "gymnasium", "sanctuary"]
    match = world("1 noble, 2 priest, hand stele, hand mint", round=3, market=row).match
    assert {goal for _, goal in ways(match, ANNA, "card/academy")} == {"Take Academy (place 1)"}
    assert ways(match, ANNA, "card/academy")[0][0].startswith("Scribe (")
    assert {goal for _, goal in ways(match, ANNA, "card/stele")} == {"Play Stele"}
    assert ways(match, ANNA, "card/mint") == []


def test_people_offer_who_trains_them() -> None:
    """§4.1.B A tap on a group tells which tile of the Philosopher reaches its column."""
    assert ways(world("1 noble").match, ANNA, "group/soldier")[0][0].startswith("Philosopher (")


@every_title
def test_every_route_is_a_legal_choice_that_leads_there(title: Title) -> None:
    """What is offered can be chosen; who is not asked is offered nothing."""
    things = sorted({thing for kind in title.components for pointed in kind.things for thing in pointed})
    for match, rng in moments(title, picks=False):
        seat = match.to_act[0]
        for _ in range(3):
            thing = things[rng.below(len(things))]
            told = tapped(match, seat, thing)
            legal = {choice.number for choice in match.choices(seat)}
            assert {route["choice"] for route in told["routes"]} <= legal
            assert not (told["legal"] and told["routes"])
            others = [other for other in range(match.seats) if other not in match.to_act]
            assert all(not tapped(match, other, thing)["routes"] for other in others)

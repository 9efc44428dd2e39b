"""§4.1.chronicler Rewards and penalties whose order matters: no shipped card has such (A74), a pack may (A38)."""

from __future__ import annotations

from functools import cache

import pytest

from saecula import Match, Refused
from saecula.games.gentes import TITLE
from saecula.games.gentes.kinds import EFFECTS, GROUPS
from saecula.games.gentes.rules.bearing import Reserves, can_bear
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.log import Log
from saecula.kernel.rows import row
from tests.games.gentes.world import ANNA, BEN, World

COLUMNS = ["priest", "noble", "scholar", "soldier", "artisan", "merchant"]


def with_pack(card: str, people: str = "", track: str = "") -> World:
    """Return the moment at which Anna has played a Stele of her own making, in a first game."""
    pack = f'[[card]]\nkey = "stele"\nneeds = {{ noble = 1 }}\n{card}\n'
    if people:
        pack += f'[[hand]]\nkey = "player_1"\npeople = {{ {people} }}\n'
    if track:
        pack += f'[[track]]\nkey = "time"\n{track}\n'
    options = {option.key: option.default for option in TITLE.options} | {"first_game": "on"}
    w = World(Match(Log(TITLE, release="test", seats=2, options=options, seed=None, pack=pack, position="")))
    w.chance("start 0", *[f"column {group}" for group in COLUMNS]).any_cards()
    return w.play(ANNA, "tile chronicler_9", "play stele")


def test_cubes_of_the_same_card_pay_its_penalty() -> None:
    """§4.1.B Cubes gained by the card may be used against its penalty, if they come first (A38, A72)."""
    w = with_pack("gains = { temple = 2, oracle = 1 }\nloses = { scholar = 1 }")
    assert w.asks == "next"
    assert w.may(ANNA) == {"next temple", "next oracle"}
    assert w.refuses(ANNA, "next lose_scholar") == "would-fail"
    assert w.refuses(ANNA, "next unlock") == "not-left"
    w.play(ANNA, "next temple", "next oracle", "next temple")
    assert (w.cubes(ANNA), w.asked) == ((0, 0), BEN)


def test_gain_and_loss_in_one_row() -> None:
    """§4.1.chronicler A full row: who gains first loses more than who loses first (A38)."""
    gained = with_pack("gains = { artisan = 1 }\nloses = { noble = 1 }", "noble = 6").play(ANNA, "next gain_artisan")
    assert gained.people(ANNA) == "4 noble, 1 artisan"
    lost = with_pack("gains = { artisan = 1 }\nloses = { noble = 1 }", "noble = 6").play(ANNA, "next lose_noble")
    assert lost.people(ANNA) == "5 noble, 1 artisan"


def test_a_gain_must_not_make_a_penalty_unbearable() -> None:
    """§4.1.chronicler Whatever is chosen, all penalties must remain bearable (A37)."""
    w = with_pack("gains = { any = 1 }\nloses = { artisan = 1 }", "noble = 5, artisan = 1")
    assert w.asks == "next"
    w.play(ANNA, "next any")
    assert w.refuses(ANNA, "gain noble") == "would-fail"
    w.play(ANNA, "gain artisan")
    assert w.people(ANNA) == "4 noble, 1 artisan"


def test_a_cube_must_not_make_a_penalty_unbearable() -> None:
    """§4.1.chronicler Also the area of a cube is judged by the penalties to come; both areas serve alike."""
    w = with_pack("gains = { unlock = 1, temple = 2 }\nloses = { scholar = 1 }", track="cubes = 0")
    w.play(ANNA, "next unlock")
    assert w.may(ANNA) == {"cube temple", "cube oracle"}
    w.play(ANNA, "cube oracle", "next temple", "next temple")
    assert w.cubes(ANNA) == (0, 0)


def test_a_gained_person_pays_the_penalty() -> None:
    """§4.1.chronicler A person gained by the card may be the one that is lost."""
    w = with_pack("gains = { scholar = 1 }\nloses = { scholar = 1 }")
    assert w.may(ANNA) == {"next gain_scholar"}
    w.play(ANNA, "next gain_scholar")
    assert w.people(ANNA) == "1 noble, 1 merchant, 2 priest"


def test_a_penalty_nobody_can_bear() -> None:
    """§4.1.chronicler A card whose penalty cannot be borne in any order may not be played (A37)."""
    with pytest.raises(Refused) as caught:
        with_pack("gains = { temple = 1, oracle = 1 }\nloses = { scholar = 1 }")
    assert caught.value.key == "refusal-nothing-playable"


def test_two_persons_lost() -> None:
    """§4.1.B Each lost person is a choice of its own: three cubes for one, the person for the other."""
    w = with_pack("gains = { temple = 3 }\nloses = { priest = 2 }")
    w.play(ANNA, *["next temple"] * 3)
    assert w.asks == "lose"
    w.play(ANNA, "spare 3")
    assert (w.people(ANNA), w.cubes(ANNA)) == ("1 noble, 1 merchant, 1 priest", (0, 0))


Hold = tuple[tuple[int, ...], int, int, int]  # people, temple, oracle, cubes on the track


def grow(people: tuple[int, ...], group: int) -> tuple[int, ...]:
    """Return the people after one more of a group, by the rule of the rows."""
    counts = list(people)
    if counts[group] < 6:
        counts[group] += 1
        if counts[group] + counts[group ^ 1] == 7:
            counts[group ^ 1] -= 1
    return tuple(counts)


def outcomes(hold: Hold, effect: str) -> list[Hold]:
    """Return every way in which one effect can come out, written down from the rulebook once more."""
    people, temple, oracle, track = hold
    to_temple, to_oracle = (people, min(4, temple + 1), oracle, track), (people, temple, min(4, oracle + 1), track)
    if effect in {"temple", "oracle"}:
        return [to_temple if effect == "temple" else to_oracle]
    if effect == "unlock":
        return [(people, temple, oracle, track - 1)] if track else [to_temple, to_oracle]
    if effect == "any":
        return [(grow(people, g), temple, oracle, track) for g in range(6) if people[g] < 6]
    verb, _, name = effect.partition("_")
    group = GROUPS.index(name)
    if verb == "gain":
        return [(grow(people, group), temple, oracle, track)]
    fewer = tuple(n - (g == group) for g, n in enumerate(people))
    ways = [(fewer, temple, oracle, track)] if people[group] else []
    return ways + [(people, temple - t, oracle - 3 + t, track) for t in range(4) if temple >= t and oracle >= 3 - t]


@cache
def possible(hold: Hold, effects: tuple[str, ...]) -> bool:
    """Say whether all effects can be done in some order: everything is tried."""
    if not effects:
        return True
    rests = [(effects[i], effects[:i] + effects[i + 1 :]) for i in range(len(effects))]
    return any(possible(after, rest) for effect, rest in rests for after in outcomes(hold, effect))


def test_bearing_against_brute_force() -> None:
    """§4.1.chronicler What can be borne is the same as by trying every order and every way (A37, A38)."""
    seen = set()
    for n in range(400):
        rng = Rng(Chance(n), 1)
        people: list[int] = []
        for _ in range(3):
            left = rng.below(3)
            people += [left, rng.below(3) if rng.below(2) else 6 - left]
        hold = (tuple(people), rng.below(4), rng.below(4), rng.below(2))
        losses = [f"lose_{GROUPS[rng.below(6)]}" for _ in range(1 + rng.below(2))]
        effects = tuple(sorted([*losses, *[EFFECTS[rng.below(10)] for _ in range(rng.below(3))]]))
        left_row = row([effects.count(effect) for effect in EFFECTS])
        found = can_bear(Reserves(row([*hold[0], *hold[1:]])), left_row)
        assert found == possible(hold, effects), (hold, effects)
        seen.add(found)
    assert seen == {True, False}


def test_shipped_cards_never_ask_for_an_order() -> None:
    """§4.1.chronicler No shipped card mixes cubes and penalties, or gains and losses of one row (A74)."""
    rows = TITLE.rows()["card"]
    for card in rows:
        gains, losses = card.get("gains", {}), card.get("loses", {})
        if losses:
            assert not {"temple", "oracle", "unlock", "any"} & set(gains)
            assert not {GROUPS[GROUPS.index(group) ^ 1] for group in losses} & set(gains)
            assert not set(losses) & set(gains)

"""§2.3, §C3 What choices and the story say: the age of a building, and no split that is none."""

from __future__ import annotations

import pytest

import saecula
from saecula.games.khronos.kinds import CELLS, REASON
from saecula.games.khronos.state import EMPTY, Khronos
from saecula.games.khronos.words import DESTROYED, SPLIT_UP
from saecula.kernel.chance import BOTS, Chance
from saecula.kernel.frames import choices
from tests.games.khronos.world import GREEN, WHITE, World, world


def said(w: World, line: str) -> list[str]:
    """Return the sentences of this kind in the story."""
    told = [told for step in w.match.steps for told in step.lines]
    return [w.match.line_text(one, -1, w.match.texts()) for one in told if w.match.line_key(one) == f"line-{line}"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_may_be_demolished_says_in_which_age(lang: str) -> None:
    """§2.3 The same building at the same place of two ages is two different answers."""
    w = world("civ1@5,5", "civ1@5,5", hand="2 civil", adventurers="might, faith")
    texts = [choice.text(lang) for choice in w.match.choices(GREEN) if choice.notation.startswith("raze")]
    assert len(texts) == len(set(texts)) == 2


def test_what_may_shrink_says_in_which_age() -> None:
    """§C1 So does the question which building shrinks."""
    w = world("mil1@5,4/red; mil1@5,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    assert [c.text() for c in w.match.choices(GREEN) if c.notation.startswith("raze")] == [
        "Shrink Watchtower at E6, Age of Might",
        "Shrink Watchtower at G6, Age of Might",
    ]


def test_enlarging_and_shrinking_are_told_with_their_age() -> None:
    """§2.2, §C2 The story says where in time a building grew or shrank."""
    w = world("mil2@5,3/red; mil1@7,3/red; civ1@5,5; mil2@5,7/white", hand="2 civil").build(GREEN, "civ2@5,5")
    w.shrink(WHITE, "5,7")
    assert said(w, "enlarges") == ["Player 2 enlarges the Hamlet into a Town at F6, in the Age of Might."]
    assert said(w, "shrinks") == ["Player 3 shrinks the Keep to a Watchtower at H6, in the Age of Might."]


def test_a_building_that_shrinks_and_still_joins_splits_nothing() -> None:
    """§C2 White's keep becomes a tower between hamlet and chapel: the domain stays one."""
    w = world("mil2@5,3/red; mil1@7,3/red; mil2@5,6/white; rel1@4,6/red", hand="1 civil").build(GREEN, "civ1@5,5")
    w.shrink(WHITE, "5,6")
    assert (len(w.domains("might")), said(w, "split-up")) == (1, [])


def test_a_building_that_shrinks_out_of_its_domain_splits_it() -> None:
    """§C2 The tower stands apart from the hamlet: two domains."""
    w = world("mil2@5,3/red; mil1@7,3/red; mil2@5,6/white", hand="1 civil").build(GREEN, "civ1@5,5")
    w.shrink(WHITE, "6,7")
    assert len(w.domains("might")) == 2
    assert said(w, "split-up") == ["The domain at D6 splits into 2 parts, in the Age of Might."]


def test_a_copy_that_takes_the_place_of_what_it_erases_splits_nothing() -> None:
    """§B In Faith the town between two towers is erased, and the copy that erases it touches both."""
    w = world(faith="mil1@5,4/red; civ2@5,5; rel1@5,7/white", hand="3 civil").build(GREEN, "civ2@4,5")
    assert (len(w.domains("faith")), said(w, "erased") != [], said(w, "split-up")) == (1, True, [])


def test_the_copy_itself_is_no_part_of_what_it_splits() -> None:
    """§B It stands where the town stood, apart from the tower, which is all that is left of the old domain."""
    w = world(faith="mil1@5,4/red; civ2@5,5", hand="2 military").build(GREEN, "mil2@4,6")
    assert (len(w.domains("faith")), said(w, "erased") != [], said(w, "split-up")) == (2, True, [])


def test_a_paradox_splits_what_its_copy_does_not_join() -> None:
    """§B What is left of the town's domain lies apart from the copy."""
    w = world(faith="mil1@5,4/red; civ2@5,5; rel1@6,7/white", hand="2 military").build(GREEN, "mil2@4,6")
    assert said(w, "split-up") == ["The domain at E6 splits into 2 parts, in the Age of Faith."]


def domains_of(s: Khronos, era: int) -> list[int]:
    """Return the domain of every cell of an era, 0 for none."""
    return [int(s.zone[era * CELLS + cell]) if s.at(era, cell) != EMPTY else 0 for cell in range(CELLS)]


def parts_of(before: list[int], after: list[int], name: int) -> int:
    """Return how many domains lie now where a former one lay."""
    return len({now for was, now in zip(before, after, strict=True) if was == name and now})


def test_no_split_is_told_that_is_none() -> None:
    """§C3 In random matches every told split is one: what was one domain is several when the move is over."""
    splits = 0
    for seed in range(12):
        match = saecula.new("khronos", seats=4, seed=seed)
        chance = Chance(seed, BOTS)
        while not match.over:
            s = match.state
            assert isinstance(s, Khronos)
            before = [domains_of(s, era) for era in range(REASON + 1)]
            known = len(match.steps)
            seat = match.to_act[0]
            legal = choices(s, seat)
            match.play(seat, legal[chance.word(match.n) % len(legal)])
            now = match.state
            assert isinstance(now, Khronos)
            lines = [line for step in match.steps[known:] for line in step.lines]
            for line in lines:
                if line.code == SPLIT_UP and all(other.code != DESTROYED for other in lines):
                    splits += 1
                    era, parts, site = line.numbers[:3]
                    assert parts_of(before[era], domains_of(now, era), site % CELLS + 1) >= parts > 1, (seed, match.n)
    assert splits > 0

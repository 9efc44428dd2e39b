"""Hidden information, with the sample: nobody learns what he was not told, and knowledge lives in the state."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from saecula import BrokenLog, Problem, load
from saecula.games.sample import TITLE
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, draw, judge, play, to_act, why_not
from saecula.kernel.log import Fold, free_undo, said
from saecula.kernel.state import ALL, ALLOWED, AT_END, BY_NATURE, DONE, NATURE, SPECTATOR, State
from saecula.kernel.title import EVEN, Guess
from tests.kernel.market import (
    ANNA,
    BEN,
    CLEO,
    COMPILED,
    WORDS,
    at,
    blank,
    imagined,
    known_facts,
    lines,
    market,
    nature,
    peeked,
    play_on,
    sealed,
    world,
)

EVERYBODY = (SPECTATOR, ANNA, BEN, CLEO)
WATCHERS = 3


def moments(seed: int) -> list[State]:
    """Every state of a random match, nature's included, with sealed answers coming in the order of the seats."""
    s = blank(2 + seed % 2, {"lamps": "2"}).begin()
    rng = Rng(Chance(seed, 3), 0)
    found = []
    while s.owed != AT_END:
        found.append(s.clone())
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, rng.below(1 << 30)))
        else:
            seat = to_act(s)[rng.below(len(to_act(s)))]
            legal = choices(s, seat)
            play(s, seat, legal[rng.below(len(legal))])
    return [*found, s]


# -- views ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_a_seat_cannot_tell_imagined_worlds_from_the_true_one(seed: int) -> None:
    """View, choices and who is asked are the same in every resampled world; the true one is left alone."""
    for n, s in enumerate(moments(seed)):
        for seat in range(SPECTATOR, int(s.seats)):
            before = [known_facts(s, other) for other in range(int(s.seats))]
            twin = imagined(s, seat, n)
            assert known_facts(twin, seat) == known_facts(s, seat)
            assert TITLE.broken(twin) == []
            assert [known_facts(s, other) for other in range(int(s.seats))] == before


@pytest.mark.parametrize("seed", range(8))
def test_an_event_without_a_mark_teaches_nobody(seed: int) -> None:
    """Whoever is not marked could have seen the same event, with the same outcome, in every world he imagines."""
    for n, s in enumerate(moments(seed)):
        if s.owed in (AT_END, BY_NATURE):
            continue
        for actor in to_act(s):
            legal = choices(s, actor)
            choice = legal[n % len(legal)]
            frame = judge(s, choice)
            assert frame is not None
            seen = frame.seen_by(s, actor)
            after = s.clone()
            play(after, actor, choice)
            for seat in range(int(s.seats)):
                if after.mark >> seat & 1:
                    continue
                twin = imagined(s, seat, n)
                theirs = choice if seen >> seat & 1 else another(twin, actor, n)
                assert why_not(twin, actor, theirs) == ALLOWED
                play(twin, actor, theirs)
                assert known_facts(twin, seat) == known_facts(after, seat)


def another(twin: State, actor: int, n: int) -> int:
    """Any sealed answer."""
    legal = choices(twin, actor, lent=False)
    return legal[n % len(legal)]


@pytest.mark.parametrize("seed", range(8))
def test_nature_tells_only_who_may_see(seed: int) -> None:
    """A card drawn by one seat looks to the others like any other card."""
    for n, s in enumerate(moments(seed)):
        if s.owed != BY_NATURE:
            continue
        mask = s.top.seen_by(s, NATURE)
        after = s.clone()
        play(after, NATURE, draw(s, n * 7919))
        assert after.mark == mask
        for seat in range(int(s.seats)):
            if not mask >> seat & 1:
                twin = imagined(s, seat, n)
                play(twin, NATURE, draw(twin, n * 31))
                assert known_facts(twin, seat) == known_facts(after, seat)


def test_a_view_shows_the_own_hand_and_the_size_of_others() -> None:
    """Views are built from what a seat knows."""
    view = sealed().view(ANNA)
    assert view["seats"][ANNA]["hand"] == {"paper": 1, "silk": 1}
    assert [stall["hand"] for stall in view["seats"][1:]] == [{}, {}]
    assert [stall["cards"] for stall in view["seats"]] == [2, 2, 2]
    assert all(stall["hand"] == {} for stall in sealed().view(SPECTATOR)["seats"])


def test_hands_are_imagined_as_likely_as_they_are() -> None:
    """§2 Anna holds all papers but one: of the 15 cards she does not see, Ben's one is paper in one world of 15."""
    match = at("paper paper paper", "jade", away={"paper": 2, "silk": 1}, phase="turn")
    s = world(match)
    rounds = 6000
    rng = Rng(Chance(77), 0)
    held: Counter[str] = Counter()
    for _ in range(rounds):
        twin = TITLE.resample(s, ANNA, rng, EVEN)
        held.update(TITLE.view(twin, BEN)["seats"][BEN]["hand"])
    unseen = {"paper": 1, "silk": 4, "glass": 4, "brass": 3, "jade": 2}
    assert held.total() == rounds
    for lantern, cards in unseen.items():
        share = cards / 14
        assert abs(held[lantern] - rounds * share) < 4 * (rounds * share * (1 - share)) ** 0.5


# -- knowledge that stays -------------------------------------------------------------------------------------------


def test_who_looked_knows_the_top_card_and_nobody_else() -> None:
    """§3.4 The card stays on top, known to one seat; it stays so in all worlds that seat imagines."""
    match = peeked()
    assert [match.view(seat)["top"] for seat in (SPECTATOR, ANNA, BEN)] == [None, "jade", None]
    assert {TITLE.view(imagined(match.state, ANNA, n), ANNA)["top"] for n in range(30)} == {"jade"}
    assert len({TITLE.view(imagined(match.state, BEN, n), ANNA)["top"] for n in range(60)}) > 3


def test_who_looked_knows_where_the_card_went() -> None:
    """§3.2 Ben draws the card that Anna saw: she knows it in his hand until he shows or drops one like it."""
    match = peeked().play(ANNA, "stock 0").play(BEN, "stock 1")
    nature(match, "jade")
    assert match.view(ANNA)["seats"][BEN]["hand"] == {"jade": 1}
    assert all(TITLE.view(imagined(match.state, ANNA, n), BEN)["seats"][BEN]["hand"].get("jade") for n in range(30))
    match.play(ANNA, "show paper").play(BEN, "show jade")
    assert match.view(ANNA)["seats"][BEN]["hand"] == {}


def test_a_second_look_adds_to_those_who_know() -> None:
    """§3.4 Ben looks at the card that Anna knows: nature has one choice, and still the event has a mark."""
    match = peeked().play(ANNA, "stock 0").play(BEN, "peek")
    assert [WORDS.notation(choice) for choice in choices(match.state, NATURE)] == ["card jade"]
    nature(match, "jade")
    assert match.steps[-1].mark == 1 << BEN
    assert [match.view(seat)["top"] for seat in (ANNA, BEN)] == ["jade", "jade"]


# -- marks ----------------------------------------------------------------------------------------------------------


def test_marks_are_set_by_nature_and_by_reveal_only() -> None:
    """A dealt card marks its owner, the last sealed answer marks everybody, a question about open things nobody."""
    match = market(seed=3)
    assert [step.mark for step in match.steps] == [1, 1, 1, 2, 2, 2, 4, 4, 4]
    for seat in (ANNA, BEN, CLEO):
        match.play(seat, match.choices(seat)[0].number)
    assert [step.mark for step in match.steps[-3:]] == [0, 0, ALL]
    match.play(ANNA, "peek")
    assert [step.mark for step in match.steps[-2:]] == [0, 1 << ANNA]
    match.play(ANNA, "stock 0")
    assert match.steps[-1].mark == 0


def test_a_look_cannot_be_taken_back_freely_but_a_number_can() -> None:
    """§3.4 Who has seen a card has seen it."""
    match = peeked()
    assert not free_undo(match.folded, ANNA)
    match = at("paper", "silk", phase="turn").play(ANNA, "stock 0")
    assert free_undo(match.folded, ANNA)
    assert not free_undo(match.play(BEN, "stock 0").folded, ANNA)


# -- sealed answers -------------------------------------------------------------------------------------------------


def test_answers_may_arrive_in_any_order() -> None:
    """§3.1 Six orders, one outcome: state, views and story."""
    answers = {ANNA: "show silk", BEN: "show glass", CLEO: "show jade"}
    ends = set()
    for order in itertools.permutations(answers):
        match = sealed()
        for seat in order:
            match.play(seat, answers[seat])
        ends.add((match.digest(), str(lines(match, ANNA))))
    assert len(ends) == 1


def test_nobody_sees_a_sealed_answer() -> None:
    """§3.1 Others see that somebody has chosen, not what; the seat itself sees both."""
    match = sealed().play(BEN, "show glass")
    assert match.to_act == (ANNA, CLEO)
    assert [match.view(seat)["shown"] for seat in EVERYBODY] == [None, None, "glass", None]
    assert [stall["has_shown"] for stall in match.view(ANNA)["seats"]] == [False, True, False]
    assert match.view(ANNA) == sealed().play(BEN, "show paper").view(ANNA)


def test_a_change_of_mind_leaves_the_other_answers_in_place() -> None:
    """§3.1 Before the last answer is in, each seat takes back its own, freely, whatever came after it."""
    match = sealed().play(ANNA, "show silk").play(BEN, "show glass")
    assert free_undo(match.folded, ANNA)
    match.undo(ANNA, only_free=True)
    assert (match.to_act, match.view(BEN)["shown"]) == ((ANNA, CLEO), "glass")
    match.play(ANNA, "show paper").undo(BEN, only_free=True).play(BEN, "show paper").play(CLEO, "show silk")
    assert [line for line in lines(match, ANNA) if line[0] == "line-sells"] == [("line-sells", (CLEO, 1, 2, 0, 0))]
    assert not any(free_undo(match.folded, seat) for seat in (ANNA, BEN, CLEO))


def test_taking_back_an_opened_question_takes_back_all_answers() -> None:
    """§3.1 By consent: nobody may answer anew while another's old answer is known."""
    for seat in (ANNA, BEN, CLEO):
        match = sealed().play(ANNA, "show silk").play(BEN, "show glass").play(CLEO, "show jade")
        with pytest.raises(Problem, match="undo-not-free"):
            match.undo(seat, only_free=True)
        match.undo(seat)
        assert match.to_act == (ANNA, BEN, CLEO)
        assert match.digest() == sealed().digest()


def test_others_answers_are_imagined_by_a_guess() -> None:
    """A bot's predictor plugs in: here everybody is thought to show the dearest he holds."""
    if COMPILED:
        assert isinstance(DearestGuess(), Guess)
    match = sealed().play(BEN, "show glass")
    for n in range(20):
        twin = TITLE.resample(match.state, ANNA, Rng(Chance(n), n), DearestGuess())
        hand = TITLE.view(twin, BEN)["seats"][BEN]["hand"]
        order = ["paper", "silk", "glass", "brass", "jade"]
        assert TITLE.view(twin, BEN)["shown"] == max(hand, key=order.index)


class DearestGuess(Guess):
    """The last legal choice."""

    def pick(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """Return the dearest."""
        return legal[-1]


def test_pieces_of_a_sealed_pick_are_hidden_until_it_is_full() -> None:
    """§3.3 Cards lie face down until all are chosen; then all are turned up, with a mark."""
    match = at("paper silk glass", "silk", phase="turn").play(ANNA, "stock 2")
    nature(match, "brass", "brass")
    other = load(match.log())
    match.play(ANNA, "drop paper")
    other.play(ANNA, "drop silk")
    assert (match.steps[-1].mark, match.steps[-1].seen_by) == (0, 1 << ANNA)
    assert match.view(BEN) == other.view(BEN)
    assert (match.view(ANNA)["aside"], match.view(BEN)["aside"]) == ({"paper": 1}, {})
    match.play(ANNA, "drop glass")
    assert (match.steps[-1].mark, match.view(BEN)["away"]) == (ALL, {"paper": 1, "glass": 1})


# -- logs, stories and previews -------------------------------------------------------------------------------------


def test_the_log_of_a_seat_leaves_out_what_it_has_not_seen() -> None:
    """Others' cards and sealed answers are blank, the seed is gone; such a log cannot be folded."""
    match = market(seed=4, seats=2)
    match.play(ANNA, match.choices(ANNA)[0].number)
    mine, theirs = match.log(seat=ANNA), match.log(seat=BEN)
    own = match.log().split("\n")
    for text, others in ((mine, range(4, 7)), (theirs, [1, 2, 3, 7])):
        assert "seed=" not in text
        for n, line in enumerate(text.split("\n")[1:8], 1):
            assert line == (own[n].split("  ")[0] + "  ?" if n in others else own[n])
    with pytest.raises(BrokenLog, match="log-hidden"):
        load(mine)


def test_the_log_of_a_seat_is_the_same_in_all_worlds_it_imagines() -> None:
    """Two matches that differ only in what Anna cannot see have the same log for her."""
    logs, stories = set(), set()
    for bens, shown in (("paper silk glass", "silk"), ("jade jade brass", "brass")):
        match = market(seed=None, seats=2)
        nature(match, "paper", "paper", "glass", *bens.split())
        match.play(BEN, f"show {shown}")
        logs.add(match.log(seat=ANNA))
        stories.add(str(lines(match, ANNA)))
        assert known_facts(match.state, ANNA)
    assert len(logs) == len(stories) == 1


def test_a_position_is_for_no_seat_to_read() -> None:
    """Where seats know different things, a described position holds everybody's secrets."""
    text = at("paper jade", "silk glass").log(seat=ANNA)
    assert "position ?" in text
    assert "glass" not in text


def test_the_story_tells_a_secret_to_its_owner_only() -> None:
    """§2 Who draws reads what; the others do not."""
    match = market(seed=4, seats=2)
    assert [key for key, _ in lines(match, ANNA)] == [*["line-draws"] * 3, "line-round"]
    assert {numbers[0] for key, numbers in lines(match, ANNA) if key == "line-draws"} == {ANNA}
    assert len(match.story(ANNA)) == 4
    assert match.story(SPECTATOR) == ["Round 1 begins."]


@pytest.mark.parametrize("draft", [["show paper"], ["show silk"]])
def test_a_preview_stops_before_a_sealed_answer(draft: list[str]) -> None:
    """What a preview shows before the others have answered is what is true already."""
    match = sealed().play(BEN, "show glass").play(CLEO, "show jade")
    before = match.digest()
    preview = match.preview(ANNA, draft)
    assert (preview.view, preview.lines) == (match.view(ANNA), [])
    assert match.digest() == before


def test_a_preview_betrays_nothing() -> None:
    """It is the same whatever the hidden cards are, and stops where nature would speak."""
    seen = set()
    for bens in ("silk glass", "jade jade"):
        match = at("paper paper brass", bens, phase="turn")
        before = match.digest()
        for draft in (["peek"], ["stock 2"], ["stock 0"]):
            preview = match.preview(ANNA, draft)
            seen.add(str((draft, preview.view, preview.lines)))
        assert match.digest() == before
    assert len(seen) == 3


def test_a_spectator_sees_what_everybody_sees() -> None:
    """Seat −1 has views, stories and imagined worlds like anybody."""
    match = play_on(market(seed=6), 12)
    assert match.view()["seats"][0]["hand"] == {}
    assert TITLE.view(imagined(match.state, SPECTATOR, 1), SPECTATOR) == match.view()


def test_a_fold_collects_marks_and_audience() -> None:
    """Steps know the question they answered: sealed answers share one."""
    folded = Fold(sealed().state.clone())
    for n, (seat, words) in enumerate([(CLEO, "show silk"), (ANNA, "show silk"), (BEN, "show paper")], 1):
        folded.play(said(n, seat, WORDS.parse(words)))
    assert [step.question for step in folded.steps] == [0, 0, 0]
    assert (folded.question, [step.seen_by for step in folded.steps]) == (1, [4, 1, 2])
    assert WORDS.notation(DONE) == "done"

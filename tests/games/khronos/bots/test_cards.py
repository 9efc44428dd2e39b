"""Cards of Khronos: which to exchange and to swap, by what every hand is worth."""

from __future__ import annotations

import functools

import pytest

from saecula.bots import Worlds
from saecula.games.khronos.bots import player as khronos
from saecula.games.khronos.bots.cards import Hand, Hands, draws, hand_of, subsets, unseen_cards
from saecula.games.khronos.bots.hints import compared_cards
from saecula.games.khronos.bots.judge import JUDGE
from saecula.games.khronos.bots.player import LEVEL_SETTINGS, KhronosPlayer
from saecula.games.khronos.kinds import CARD_COUNT
from saecula.games.khronos.rules.cards import EXCHANGE_PRICE, Exchange, Prepare, SwapCards
from saecula.games.khronos.rules.course import Act
from saecula.games.khronos.state import HAND, Khronos
from saecula.games.khronos.words import DISCARD, EXCHANGE, SWAP
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, draw, play, to_act
from saecula.kernel.state import BY_NATURE, DONE, NATURE
from saecula.kernel.title import EVEN, settled_options
from saecula.lab.peeking import chosen_everywhere

EVERY_HAND = [hand for hand in subsets((HAND,) * CARD_COUNT) if sum(hand) == HAND]
EXPERT = KhronosPlayer(LEVEL_SETTINGS["expert"])


@functools.cache
def beginning(*, holdem: bool = False) -> Khronos:
    """Return the world at the first question about cards in the third round."""
    title = JUDGE.title
    s = title.new(2, settled_options(title, 2, {"holdem": holdem}), "")
    assert isinstance(s, Khronos)
    chance = Chance(5)
    for n in range(1, 5000):
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, chance.word(n)))
            continue
        if s.round == 3 and isinstance(s.top, Prepare):
            return s
        seat = to_act(s)[0]
        play(s, seat, title.advice(s, seat, choices(s, seat), Rng(chance, n)))
    raise AssertionError


def with_hand(hand: Hand, *, holdem: bool = False, display: Hand = (0, 0, 0)) -> Khronos:
    """Return such a world in which the active seat has these cards, and others lie open."""
    s = beginning(holdem=holdem).clone()
    for card in range(CARD_COUNT):
        s.hands[s.active * CARD_COUNT + card] = hand[card]
        s.display[card] = display[card]
    return s


def thinking(s: Khronos, worth: tuple[float, float, float]) -> Hands:
    """Return hands of the active seat that are worth so much a card of each colour."""
    found = Hands(s, int(s.active), [], Rng(Chance(1), 1))
    found.found = {hand: sum(n * each for n, each in zip(hand, worth, strict=True)) for hand in EVERY_HAND}
    return found


def answers(s: Khronos, hands: Hands) -> list[int]:
    """Return what is answered until no more cards are asked for or nature draws."""
    found = []
    seat = int(s.active)
    while s.owed == 1 << seat and isinstance(s.top, (Prepare, Exchange, SwapCards)):
        found.append(hands.choice(s, choices(s, seat)))
        play(s, seat, found[-1])
    return found


def test_every_draw_is_as_likely_as_its_cards_are_many() -> None:
    """Of two cards of one colour and one of another, two different ones come twice as often as two equal ones."""
    assert dict(draws((2, 1, 0), 2)) == pytest.approx({(2, 0, 0): 1 / 3, (1, 1, 0): 2 / 3})
    assert sum(chance for _, chance in draws((7, 9, 4), 3)) == pytest.approx(1.0)
    assert dict(draws((1, 0, 0), 3)) == {(1, 0, 0): 1.0}  # there are no more


def test_cards_that_a_seat_does_not_see_may_all_be_drawn() -> None:
    """§III The deck and the others' covered cards look alike: however they are dealt, the same may come."""
    s = beginning()
    seat = int(s.active)
    worlds = [JUDGE.title.resample(s, seat, Rng(Chance(n), 1), EVEN) for n in range(8)]
    assert len({unseen_cards(world, seat) for world in worlds if isinstance(world, Khronos)}) == 1


def test_cards_that_are_worth_nothing_are_exchanged() -> None:
    """§I Three cards go, the one that is worth something stays."""
    s = with_hand((3, 0, 1))
    three = [int(DISCARD.at(0))] * 3
    assert answers(s, thinking(s, (0.0, 0.0, 6.0))) == [int(EXCHANGE.at()), *three, DONE]


def test_an_exchange_must_be_worth_its_price() -> None:
    """§I Two coins are not given for the hope of less."""
    s = with_hand((3, 0, 1))
    assert answers(s, thinking(s, (0.0, 0.0, 0.5))) == [DONE]


def test_what_is_hoped_of_an_exchange_is_the_mean_over_all_draws() -> None:
    """§I With cards that count one by one the mean of a draw is that of a card, times their number, less the price."""
    s = with_hand((2, 1, 1))
    hands = thinking(s, (0.0, 0.0, 6.0))
    share = hands.unseen[2] / sum(hands.unseen)
    assert hands.exchanged((0, 0, 1), swaps=False) == pytest.approx(6.0 + 3 * 6.0 * share - EXCHANGE_PRICE)


def test_open_cards_are_taken_for_nothing() -> None:
    """§holdem A swap costs nothing: both open cards of the right colour come for two of the wrong one."""
    s = with_hand((3, 0, 1), holdem=True, display=(0, 1, 2))
    got = answers(s, thinking(s, (0.0, 0.0, 1.0)))
    assert got[: 1 + 2] == [int(SWAP.at(2, 1)), int(DISCARD.at(0)), int(DISCARD.at(0))]
    assert s.in_hand(s.active, 2) == 3


def test_who_may_still_swap_exchanges_first() -> None:
    """§holdem Both are allowed in one turn, in any order: the better first is the one that lets chance speak."""
    s = with_hand((3, 0, 1), holdem=True, display=(0, 1, 2))
    hands = thinking(s, (0.0, 0.0, 20.0))
    kept = (0, 0, 1)
    assert hands.exchanged(kept, swaps=True) > hands.exchanged(kept, swaps=False)
    assert hands.ways(s, choices(s, int(s.active)))[int(EXCHANGE.at())] == hands.exchanged(kept, swaps=True)
    assert answers(s, hands)[0] == EXCHANGE.at()


def test_in_the_middle_of_an_exchange_hands_are_worth_the_same() -> None:
    """§I Who comes in when some cards are laid down already finds that hands are worth the same."""
    s = beginning().clone()
    seat = int(s.active)
    before = Hands(s, seat, EXPERT.weights, Rng(Chance(1), 1))
    play(s, seat, int(EXCHANGE.at()))
    play(s, seat, choices(s, seat)[0])
    later = Hands(s, seat, EXPERT.weights, Rng(Chance(1), 1))
    for hand in EVERY_HAND[::4]:
        assert before.worth(hand) == pytest.approx(later.worth(hand))


@pytest.mark.parametrize("holdem", [False, True])
def test_an_expert_answers_all_questions_about_cards(*, holdem: bool) -> None:
    """§I, §holdem Whatever it does with its cards, it then has as many as before, and acts."""
    s = beginning(holdem=holdem).clone()
    seat = int(s.active)
    for n in range(1, 20):
        if isinstance(s.top, Act):
            break
        if s.owed == BY_NATURE:
            play(s, NATURE, draw(s, Chance(9).word(n)))
            continue
        legal = choices(s, seat)
        choice = EXPERT.choose(Worlds(JUDGE.title, s, seat, Rng(Chance(3), n)), seat, legal)
        assert choice in legal
        play(s, seat, choice)
    assert isinstance(s.top, Act)
    assert sum(hand_of(s, seat)) == HAND


def test_a_hint_about_cards_tells_what_they_promise_and_what_they_cost() -> None:
    """§I The reasons of a hint make up the whole difference: more to hope for, two coins less."""
    found = compared_cards([[DONE], [int(EXCHANGE.at())]], [1.0, 4.5])
    assert [candidate.choices for candidate in found.candidates] == [[int(EXCHANGE.at())], [DONE]]
    assert {one.key: one.amount for one in found.reasons} == {"khronos-cards": 5.5, "khronos-coins": -2.0}


class PeepingHands(Hands):
    """Thinks about cards by what everybody truly holds."""

    def choice(self, s: Khronos, legal: list[int]) -> int:
        """Choose by the world in which it began to think."""
        return legal[hash(tuple(int(cards) for cards in self.s.hands)) % len(legal)]


@pytest.mark.parametrize("bot", ["expert", "master", "net", "ansel", "maura", "odo", "berta"])
def test_thoughts_about_cards_that_peep_are_found(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """§I What was thought in one world is not remembered in the next, which looks the same to the seat."""
    monkeypatch.setattr(khronos, "Hands", PeepingHands)
    monkeypatch.setattr(Worlds, "sample", lambda worlds: worlds._s.clone())
    s = beginning()
    found = [chosen_everywhere(JUDGE.title, s, to_act(s)[0], bot, n) for n in range(6)]
    assert any(len(chosen) > 1 for chosen in found)

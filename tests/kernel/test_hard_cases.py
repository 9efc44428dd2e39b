"""Toys of the hard cases: a bonus inside a pick, dice under two hands, permissions of several owners, sealed pairs.

Compiled classes cannot be subclassed here, so this file runs uncompiled only; the sample covers both.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from saecula.kernel.choices import Choices
from saecula.kernel.drafts import plan
from saecula.kernel.frames import INTERRUPTED, Pick, choices, judge, play, settle, to_act, why_not
from saecula.kernel.log import Fold, Log, fold, free_undo, said, undo_reach, undoing
from saecula.kernel.state import ALLOWED, DONE, NOBODY, NOT_ASKED_NOW, Frame, State
from saecula.kernel.title import Options, Title, View
from saecula.kernel.verbs import Phrases, Vocabulary, numbers, refusals

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS = Vocabulary()
CARD = WORDS.verb("card", numbers(0, 3))  # which action comes next
MOVE = WORDS.verb("move", numbers(0, 3))
DIE = WORDS.verb("die", numbers(0, 3))
ALLOW = WORDS.verb("allow", numbers(0, 3))
DENY = WORDS.verb("deny", numbers(0, 3))
OPPRESS = WORDS.lent("oppress", numbers(0, 1))

MIGRATE, BATTLE, ROADS, TWICE = range(4)
ACTIVE, LEFT, RIGHT = range(3)


class Toy(State):
    """Gold is the number of moves; cubes stand in four lands."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 1)
        self.first_lent = WORDS.first_lent
        self.gold = 2
        self.cubes = [2, 1, 1, 0]
        self.story: list[str] = []

    def clone(self) -> Toy:
        twin = Toy(int(self.seats))
        twin.gold = self.gold
        twin.cubes = list(self.cubes)
        twin.story = list(self.story)
        self.copy_kernel_fields(twin)
        return twin


class Turn(Frame[Toy]):
    """Asks for cards, and lends a bonus once: + 1 or − 1 gold."""

    def __init__(self, used: bool, over: bool) -> None:  # noqa: FBT001 - as compiled
        self.used = used
        self.over = over

    def owes(self, s: Toy) -> int:
        return NOBODY if self.over else 1 << ACTIVE

    def about(self, s: Toy, choice: int) -> bool:
        return CARD.has(choice) or OPPRESS.has(choice) or choice == DONE

    def candidates(self, s: Toy, seat: int, out: Choices) -> None:
        for card in range(4):
            out.add(CARD.at(card))
        out.add(DONE)

    def why_not(self, s: Toy, seat: int, choice: int) -> int:
        return NOT_ASKED_NOW if OPPRESS.has(choice) and self.used else ALLOWED

    def lends(self, s: Toy, seat: int, out: Choices) -> None:
        if seat == ACTIVE and not self.used:
            out.add(OPPRESS.at(0))
            out.add(OPPRESS.at(1))

    def choose(self, s: Toy, seat: int, choice: int) -> None:
        if OPPRESS.has(choice):
            self.used = True
            s.gold += 1 if OPPRESS.x(choice) else -1
        elif choice == DONE:
            self.over = True
        elif CARD.x(choice) == MIGRATE:
            s.push(Migrate(ACTIVE, 0, 0, False))
        elif CARD.x(choice) == TWICE:
            s.push(Migrate(ACTIVE, 0, 0, False))
            s.push(Migrate(ACTIVE, 0, 0, False))
        else:
            s.push(Battle([-1, -1]) if CARD.x(choice) == BATTLE else Roads([0, 0, 0, 0]))

    def copy(self) -> Turn:
        return Turn(self.used, self.over)


class Migrate(Pick[Toy]):
    """Up to as many moves as gold; the cube goes at once. Nothing is kept that the state can tell."""

    def high(self, s: Toy) -> int:
        return s.gold

    def among(self, s: Toy, out: Choices) -> None:
        for land in range(4):
            out.add(MOVE.at(land))

    def most(self, s: Toy, piece: int) -> int:
        return s.cubes[MOVE.x(piece)]

    def take(self, s: Toy, piece: int) -> None:
        s.cubes[MOVE.x(piece)] -= 1

    def finish(self, s: Toy) -> None:
        s.story.append(f"moved {self.taken}")

    def copy(self) -> Migrate:
        return Migrate(self.seat, self.taken, self.last, self.closed)


class Battle(Frame[Toy]):
    """Attacker and defender set a die under a hand each."""

    def __init__(self, dice: list[int]) -> None:
        self.dice = dice

    def owes(self, s: Toy) -> int:
        return sum(1 << seat for seat in (ACTIVE, LEFT) if self.dice[seat] < 0)

    def together(self) -> bool:
        return True

    def about(self, s: Toy, choice: int) -> bool:
        return DIE.has(choice)

    def candidates(self, s: Toy, seat: int, out: Choices) -> None:
        for die in range(4):
            out.add(DIE.at(die))

    def seen_by(self, s: Toy, seat: int) -> int:
        return 1 << seat

    def choose(self, s: Toy, seat: int, choice: int) -> None:
        self.dice[seat] = int(DIE.x(choice))

    def run(self, s: Toy) -> None:
        s.reveal()
        s.pop()
        s.story.append(f"dice {self.dice}")

    def copy(self) -> Battle:
        return Battle(list(self.dice))


class Roads(Frame[Toy]):
    """Lands 0 and 1 are LEFT's, 2 and 3 RIGHT's: each owner answers for one land after the other, all sealed."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def next_land(self, seat: int) -> int:
        """The owner's first land without an answer, or −1."""
        return next((land for land in range(4) if land // 2 + 1 == seat and self.answers[land] == 0), -1)

    def owes(self, s: Toy) -> int:
        return sum(1 << seat for seat in (LEFT, RIGHT) if self.next_land(seat) >= 0)

    def together(self) -> bool:
        return True

    def about(self, s: Toy, choice: int) -> bool:
        return ALLOW.has(choice) or DENY.has(choice)

    def candidates(self, s: Toy, seat: int, out: Choices) -> None:
        out.add(ALLOW.at(self.next_land(seat)))
        out.add(DENY.at(self.next_land(seat)))

    def why_not(self, s: Toy, seat: int, choice: int) -> int:
        land = ALLOW.x(choice) if ALLOW.has(choice) else DENY.x(choice)
        return ALLOWED if land == self.next_land(seat) else NOT_ASKED_NOW

    def seen_by(self, s: Toy, seat: int) -> int:
        return 1 << seat

    def choose(self, s: Toy, seat: int, choice: int) -> None:
        if ALLOW.has(choice):
            self.answers[ALLOW.x(choice)] = 1
        else:
            self.answers[DENY.x(choice)] = 2

    def run(self, s: Toy) -> None:
        s.reveal()
        s.pop()
        s.story.append(f"roads {self.answers}")

    def copy(self) -> Roads:
        return Roads(list(self.answers))


class ToyTitle(Title):
    """Just enough for a log."""

    def __init__(self) -> None:
        self.key = "toy"
        self.seats = (3,)
        self.rules = 1
        self.words = WORDS
        self.why = refusals()
        self.asks = Phrases("ask")
        self.lines = Phrases("line")
        self.options = ()
        self.components = ()

    def new(self, seats: int, options: Options, pack: str) -> State:
        s = Toy(seats)
        s.push(Turn(used=False, over=False))
        settle(s)
        return s

    def view(self, s: State, seat: int) -> View:
        assert isinstance(s, Toy)
        return {"story": s.story, "gold": s.gold, "cubes": s.cubes}


class Table:
    """A log of the toy and its fold."""

    def __init__(self) -> None:
        self.log = Log(ToyTitle(), release="-", seats=3, options={}, seed=None, pack="", position="")
        self.fold: Fold = fold(self.log, [])

    def play(self, seat: int, *words: str) -> Table:
        """A seat chooses; every choice is legal."""
        for word in words:
            choice = WORDS.parse(word)
            assert why_not(self.fold.state, seat, choice) == ALLOWED, word
            self.log.events.append(said(len(self.log.events) + 1, seat, choice))
            self.fold = fold(self.log, self.log.events)
        return self

    def undo(self, seat: int) -> Table:
        """A seat takes back."""
        reach = undo_reach(self.fold, seat)
        self.log.events.append(undoing(len(self.log.events) + 1, seat, reach))
        self.fold = fold(self.log, self.log.events)
        return self

    @property
    def s(self) -> Toy:
        """The state."""
        assert isinstance(self.fold.state, Toy)
        return self.fold.state

    def may(self, seat: int, *, lent: bool = True) -> list[str]:
        """What a seat may choose."""
        return [WORDS.notation(choice) for choice in choices(self.s, seat, lent)]


# -- case 1 and 3: a bonus inside a pick ----------------------------------------------------------------------------


def test_a_lent_choice_is_offered_inside_another_question() -> None:
    """The turn stays below the pick and lends it its bonus; once used it is gone."""
    table = Table().play(ACTIVE, "card 0")
    assert table.may(ACTIVE) == ["move 0", "move 1", "move 2", "done", "oppress 0", "oppress 1"]
    assert table.play(ACTIVE, "oppress 1").may(ACTIVE) == ["move 0", "move 1", "move 2", "done"]


def test_search_gets_lent_choices_at_the_lenders_own_question_only() -> None:
    """Without `lent`, a question has what its own frame lends, not what lies below."""
    table = Table()
    assert table.may(ACTIVE, lent=False)[-2:] == ["oppress 0", "oppress 1"]
    assert table.play(ACTIVE, "card 0").may(ACTIVE, lent=False) == ["move 0", "move 1", "move 2", "done"]


def test_an_ordinary_choice_of_a_frame_below_is_not_asked_now() -> None:
    """A frame below answers for what it lends, not for its own question: no card, no done in the middle of a battle."""
    table = Table().play(ACTIVE, "card 0")
    assert why_not(table.s, ACTIVE, CARD.at(1)) == NOT_ASKED_NOW
    assert judge(table.s, CARD.at(1)) is None
    table.play(ACTIVE, "done").play(ACTIVE, "card 2")
    assert why_not(table.s, LEFT, DONE) == NOT_ASKED_NOW


def test_after_a_lent_choice_a_pick_begins_its_order_anew() -> None:
    """A move before the bonus and one after it may be in any order."""
    table = Table().play(ACTIVE, "card 0", "move 1")
    assert "move 0" not in table.may(ACTIVE)
    table.play(ACTIVE, "oppress 1")
    assert (table.may(ACTIVE), table.s.top.__class__) == (["move 0", "move 2", "done"], Migrate)
    table.play(ACTIVE, "move 0")
    assert table.s.cubes == [1, 0, 1, 0]


def test_a_lent_choice_may_fill_a_pick() -> None:
    """With one gold less, one move was all: the pick closes instead of asking for more."""
    table = Table().play(ACTIVE, "card 0", "move 1", "oppress 0")
    assert (table.s.story, table.s.gold, table.s.top.__class__) == (["moved 1"], 1, Turn)


def test_an_interrupted_pick_is_copied_as_it_is() -> None:
    """A clone knows that the order began anew."""
    table = Table().play(ACTIVE, "card 0", "move 1", "oppress 1")
    twin = table.s.clone()
    top = twin.top
    assert isinstance(top, Pick)
    assert top.last == INTERRUPTED
    assert choices(twin, ACTIVE) == choices(table.s, ACTIVE)


def test_a_lent_choice_in_a_draft_sorts_what_follows_anew() -> None:
    """The pieces after the bonus are put into order, too; those before it stay before it."""
    table = Table().play(ACTIVE, "card 0")
    draft = [MOVE.at(1), OPPRESS.at(1), MOVE.at(2), MOVE.at(0)]
    planned = plan(table.s, ACTIVE, draft)
    assert planned.refusal == ALLOWED
    assert planned.choices == [MOVE.at(1), OPPRESS.at(1), MOVE.at(0), MOVE.at(2)]


def test_a_draft_over_two_picks_gives_each_its_own_pieces() -> None:
    """Sorting stops where the first pick is full: {1, 2} and then {0, 0}, not {0, 0} and {1, 2}."""
    table = Table().play(ACTIVE, "card 3")
    planned = plan(table.s, ACTIVE, [MOVE.at(2), MOVE.at(1), DONE, MOVE.at(0), MOVE.at(0)])
    assert planned.choices == [MOVE.at(1), MOVE.at(2), MOVE.at(0), MOVE.at(0)]
    assert plan(table.s, ACTIVE, [MOVE.at(2), MOVE.at(1), MOVE.at(0), MOVE.at(0)]).choices == planned.choices


def test_undo_inside_a_pick_with_a_bonus_goes_back_to_its_beginning() -> None:
    """Moves and bonus are one answer of one seat, free to take back."""
    table = Table().play(ACTIVE, "card 0", "move 1", "oppress 1", "move 0")
    assert free_undo(table.fold, ACTIVE)
    table.undo(ACTIVE)
    assert (table.s.cubes, table.s.gold, table.may(ACTIVE)[0]) == ([2, 1, 1, 0], 2, "move 0")


# -- case 2: dice under two hands -----------------------------------------------------------------------------------


def test_nothing_is_lent_while_several_are_asked_not_even_to_the_last() -> None:
    """Otherwise the arrival of the other answer would change what the attacker may do."""
    table = Table().play(ACTIVE, "card 1")
    dice = [f"die {die}" for die in range(4)]
    assert table.may(ACTIVE) == dice
    table.play(LEFT, "die 2")
    assert table.may(ACTIVE) == dice
    assert why_not(table.s, ACTIVE, OPPRESS.at(0)) == NOT_ASKED_NOW


def test_a_sealed_answer_is_taken_back_alone_before_the_last_one_is_in() -> None:
    """The other answer stands; after the last one, all are taken back together, and not freely."""
    table = Table().play(ACTIVE, "card 1").play(LEFT, "die 2")
    assert (undo_reach(table.fold, LEFT), free_undo(table.fold, LEFT)) == ([2], True)
    table.play(ACTIVE, "die 1")
    assert table.s.story == ["dice [1, 2]"]
    for seat in (ACTIVE, LEFT):
        assert (undo_reach(table.fold, seat), free_undo(table.fold, seat)) == ([2, 3], False)
    table.undo(LEFT)
    assert to_act(table.s) == (ACTIVE, LEFT)


def test_a_choice_before_an_open_question_is_not_free_once_somebody_answered() -> None:
    """The card that began the battle can be taken back freely only while nobody has set a die."""
    table = Table().play(ACTIVE, "card 1")
    assert free_undo(table.fold, ACTIVE)
    table.play(LEFT, "die 2")
    assert (undo_reach(table.fold, ACTIVE), free_undo(table.fold, ACTIVE)) == ([1, 2], False)


# -- case 4: permissions of several owners --------------------------------------------------------------------------


def test_several_answers_of_several_owners_arrive_in_any_order() -> None:
    """Each owner answers land by land; however they interleave, the same comes out."""
    mine = {LEFT: ["allow 0", "deny 1"], RIGHT: ["deny 2", "allow 3"]}
    ends = set()
    for order in set(itertools.permutations([LEFT, LEFT, RIGHT, RIGHT])):
        table = Table().play(ACTIVE, "card 2")
        left = {seat: list(words) for seat, words in mine.items()}
        for seat in order:
            table.play(seat, left[seat].pop(0))
        ends.add((tuple(table.s.story), table.s.owed))
    assert ends == {(("roads [1, 2, 2, 1]",), 1 << ACTIVE)}


def test_an_owner_takes_back_all_own_answers_and_no_others() -> None:
    """However the answers came in, and though LEFT still owes one."""
    orders: list[Callable[[Table], Table]] = [
        lambda t: t.play(LEFT, "allow 0").play(RIGHT, "deny 2"),
        lambda t: t.play(RIGHT, "deny 2").play(LEFT, "allow 0"),
        lambda t: t.play(RIGHT, "deny 2", "deny 3").play(LEFT, "allow 0"),
    ]
    for answer in orders:
        table = answer(Table().play(ACTIVE, "card 2"))
        assert free_undo(table.fold, LEFT)
        assert free_undo(table.fold, RIGHT)
        rights = [event.n for event in table.log.events if event.seat == RIGHT]
        assert undo_reach(table.fold, RIGHT) == rights
        table.undo(RIGHT)
        assert (to_act(table.s), table.may(LEFT), table.may(RIGHT)) == (
            (LEFT, RIGHT),
            ["allow 1", "deny 1"],
            ["allow 2", "deny 2"],
        )


def test_a_draft_may_answer_for_all_own_lands() -> None:
    """The owner still owes, nobody learned anything: the draft goes on."""
    table = Table().play(ACTIVE, "card 2").play(LEFT, "allow 0")
    planned = plan(table.s, RIGHT, [ALLOW.at(2), DENY.at(3)])
    assert (planned.refusal, len(planned.choices)) == (ALLOWED, 2)
    play(table.s, RIGHT, ALLOW.at(2))
    assert to_act(table.s) == (LEFT, RIGHT)

"""A toy title of hard cases: a bonus inside a pick, dice under two hands, permissions of several owners, sealed pairs.

Compiled classes cannot be subclassed here, so only uncompiled runs import this module.
"""

from __future__ import annotations

from saecula.kernel.choices import Choices
from saecula.kernel.frames import choices, settle, why_not
from saecula.kernel.log import Fold, Log, fold, said, undo_reach, undoing
from saecula.kernel.pick import Pick
from saecula.kernel.state import ALLOWED, DONE, NOBODY, NOT_ASKED_NOW, Frame, State
from saecula.kernel.title import Options, Title, View
from saecula.kernel.verbs import Phrases, Vocabulary, numbers, refusals

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

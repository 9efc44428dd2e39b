"""Verbs: numbers with names. One declaration yields legal numbers, notation, text keys and click targets."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from saecula.kernel.problem import Problem


@final
class Kind:
    """A kind of argument: `keys` are its words in notation, `things` what each of them points at."""

    def __init__(self, name: str, keys: tuple[str, ...], things: tuple[tuple[str, ...], ...]) -> None:
        self.name: Final = name
        self.keys: Final = keys
        self.things: Final = things

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.keys)


def keys(words: str) -> tuple[str, ...]:
    """Return the keys that a text lists, with spaces between them."""
    return tuple(words.split())


def things(name: str, *keys: str) -> Kind:
    """Return a kind whose members are things on the table."""
    return Kind(name, keys, tuple([(f"{name}/{key}",) for key in keys]))


def numbers(low: int, high: int) -> Kind:
    """Return the kind of the whole numbers low … high."""
    return Kind("number", tuple([str(n) for n in range(low, high + 1)]), tuple([() for _ in range(low, high + 1)]))


def sets_of(kind: Kind, nothing: str) -> Kind:
    """Return the kind of all sets of another kind's members, as bit sets; `nothing` is the empty set's word."""
    keys: list[str] = []
    pointed: list[tuple[str, ...]] = []
    for bits in range(1 << len(kind)):
        members = [i for i in range(len(kind)) if bits >> i & 1]
        keys.append("+".join([kind.keys[i] for i in members]) if members else nothing)
        pointed.append(tuple([thing for i in members for thing in kind.things[i]]))
    return Kind(f"{kind.name}s", tuple(keys), tuple(pointed))


COUNT_BITS: Final = 6
MAX_COUNT: Final = (1 << COUNT_BITS) - 1


def counts_of(kind: Kind) -> Kind:
    """Return the kind of counts of another kind's members, packed into one number; for phrases, never for a verb."""
    return Kind(f"{kind.name}-counts", kind.keys, kind.things)


def counted(member: i64, count: i64) -> i64:
    """Return the packed number that says: so many of this member. Add such numbers up."""
    return count << (COUNT_BITS * member)


def count_in(packed: i64, member: i64) -> i64:
    """Return how many of this member a packed number says."""
    return packed >> (COUNT_BITS * member) & MAX_COUNT


SEAT: Final = Kind("seat", tuple([str(n) for n in range(16)]), tuple([(f"seat/{n}",) for n in range(16)]))
NUMBER: Final = numbers(0, 0)  # of any size: for the numbers in phrases, never for a verb
MASK: Final = Kind("seats", (), ())  # a bit set of seats, for phrases


@final
@mypyc_attr(acyclic=True)
class Verb:
    """A kind of choice with up to three arguments."""

    base: i64
    size: i64
    ny: i64
    nz: i64
    nyz: i64

    def __init__(self, name: str, base: i64, kinds: tuple[Kind, ...], notes: tuple[str, ...]) -> None:
        sizes = [len(kind) for kind in kinds] + [1, 1, 1]
        self.name: Final = name
        self.kinds: Final = kinds
        self.notes: Final = notes
        self.base = base
        self.ny = sizes[1]
        self.nz = sizes[2]
        self.nyz = sizes[1] * sizes[2]
        self.size = sizes[0] * sizes[1] * sizes[2]

    def at(self, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> i64:
        """Return the choice with these arguments."""
        return self.base + x * self.nyz + y * self.nz + z

    def has(self, choice: i64) -> bool:
        """Say whether a choice is of this verb."""
        return self.base <= choice < self.base + self.size

    def x(self, choice: i64) -> i64:
        """Return the first argument."""
        if self.nyz == 1:
            return choice - self.base
        return (choice - self.base) // self.nyz

    def y(self, choice: i64) -> i64:
        """Return the second argument."""
        if self.nz == 1:
            return (choice - self.base) % self.ny
        return (choice - self.base) // self.nz % self.ny

    def z(self, choice: i64) -> i64:
        """Return the third argument."""
        return (choice - self.base) % self.nz

    def arguments(self, choice: i64) -> list[int]:
        """Return all arguments, for callers outside the kernel."""
        rest = choice - self.base
        return [rest // self.nyz, rest // self.nz % self.ny, rest % self.nz][: len(self.kinds)]


@final
class Vocabulary:
    """All verbs of a title; number 0 is `done`."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.bases: Final[list[int]] = []  # of the verbs: ascending
        self.noted: Final[list[bool]] = []  # by choice: whether its verb has notes
        self.size = 0
        self.first_lent = -1
        self.old: Final[dict[str, str]] = {}
        self.notations: Final[list[str]] = []  # by choice, as the two below; made when first needed
        self.pointed: Final[list[tuple[str, ...]]] = []
        self.by_notation: Final[dict[str, int]] = {}
        self.verb("done", notes=("count",))

    def __len__(self) -> int:
        """Return how many choices have a number: the action space."""
        return self.size

    def verb(self, name: str, *kinds: Kind, notes: tuple[str, ...] = ()) -> Verb:
        """Declare a verb; `notes` name the numbers its frame adds for the text (`Frame.notes`)."""
        if self.first_lent >= 0:
            raise ValueError(name)  # lent verbs come last
        return self.declare(name, kinds, notes)

    def lent(self, name: str, *kinds: Kind, notes: tuple[str, ...] = ()) -> Verb:
        """Declare a verb that a frame further down may offer."""
        if self.first_lent < 0:
            self.first_lent = self.size
        return self.declare(name, kinds, notes)

    def declare(self, name: str, kinds: tuple[Kind, ...], notes: tuple[str, ...]) -> Verb:
        """Give a verb its numbers."""
        verb = Verb(name, self.size, kinds, notes)
        self.verbs.append(verb)
        self.bases.append(self.size)
        self.noted.extend([bool(notes)] * int(verb.size))
        self.size += int(verb.size)
        return verb

    def alias(self, old: str, new: str) -> None:
        """Keep an old spelling of a verb readable."""
        self.old[old] = new

    def verb_of(self, choice: int) -> Verb:
        """Return the verb of a choice."""
        if not 0 <= choice < self.size:
            raise Problem("no-such-choice", choice=choice)
        return self.verbs[bisect_right(self.bases, choice) - 1]

    def spell(self) -> None:
        """Make the words and the targets of all choices."""
        for choice in range(self.size):
            verb = self.verb_of(choice)
            arguments = list(zip(verb.kinds, verb.arguments(choice), strict=True))
            self.notations.append(" ".join([verb.name] + [kind.keys[i] for kind, i in arguments]))
            self.pointed.append(tuple([thing for kind, i in arguments for thing in kind.things[i]]))
        self.by_notation.update({words: choice for choice, words in enumerate(self.notations)})

    def notation(self, choice: int) -> str:
        """Return the words of a choice, as in the log."""
        if not self.notations:
            self.spell()
        if not 0 <= choice < self.size:
            raise Problem("no-such-choice", choice=choice)
        return self.notations[choice]

    def parse(self, notation: str) -> int:
        """Return the choice of these words."""
        if not self.notations:
            self.spell()
        words = notation.split()
        if words and words[0] in self.old:
            words[0] = self.old[words[0]]
        found = self.by_notation.get(" ".join(words), -1)
        if found < 0:
            raise Problem("no-such-words", words=notation)
        return found

    def targets(self, choice: int) -> tuple[str, ...]:
        """Return the things a choice points at, first argument first."""
        if not self.notations:
            self.spell()
        if not 0 <= choice < self.size:
            raise Problem("no-such-choice", choice=choice)
        return self.pointed[choice]


MAX_NUMBERS: Final = 4  # of an ask, a refusal or a choice
MAX_LINE_NUMBERS: Final = 5


@final
class Phrase:
    """Something said with numbers: the text key, the rulebook section, and the arguments' names and kinds."""

    def __init__(self, key: str, section: str, names: tuple[str, ...], kinds: tuple[Kind, ...]) -> None:
        self.key: Final = key
        self.section: Final = section
        self.names: Final = names
        self.kinds: Final = kinds


@final
class Phrases:
    """All asks, all refusals or all story lines of a title, by code; code 0 says nothing."""

    def __init__(self, prefix: str) -> None:
        self.prefix: Final = prefix
        self.all: Final[list[Phrase]] = [Phrase("nothing", "", (), ())]

    def say(self, key: str, section: str, **arguments: Kind) -> i64:
        """Declare a phrase and return its code."""
        if len(arguments) > (MAX_LINE_NUMBERS if self.prefix == "line" else MAX_NUMBERS):
            raise ValueError(key)
        self.all.append(Phrase(f"{self.prefix}-{key}", section, tuple(arguments), tuple(arguments.values())))
        return len(self.all) - 1


def refusals() -> Phrases:
    """Return a title's refusals, which begin with the kernel's own (codes: saecula.kernel.state)."""
    why = Phrases("refusal")
    why.say("not-your-turn", "", seats=MASK)
    why.say("not-asked-now", "")
    why.say("later-in-order", "")
    why.say("none-left", "")
    why.say("too-few-taken", "", low=NUMBER, taken=NUMBER)
    why.say("would-strand", "", missing=NUMBER)
    why.say("too-far", "")
    why.say("match-over", "")
    why.say("all-taken", "", high=NUMBER)
    return why

"""Matches of the sample, for the tests of the kernel."""

from __future__ import annotations

import saecula
from saecula.games.sample import TITLE
from saecula.games.sample.state import Sample
from saecula.kernel import frames
from saecula.kernel.chance import Chance, Rng
from saecula.kernel.frames import choices, reason_of, to_act
from saecula.kernel.log import Log, said
from saecula.kernel.state import BY_NATURE, NATURE, State
from saecula.kernel.title import EVEN
from saecula.match.match import Match

ANNA, BEN, CLEO = range(3)
WORDS = TITLE.words
COMPILED = not str(frames.__file__).endswith(".py")


def market(seats: int = 3, seed: int | None = 7, pack: str = "", **options: object) -> Match:
    """A match; without a seed, nature waits for the test."""
    if seed is not None:
        return saecula.new("sample", seats=seats, seed=seed, options=options, pack=pack)
    return Match(blank(seats, {"lamps": str(options.get("lamps", 1))}))


def blank(seats: int = 3, options: dict[str, str] | None = None, seed: int | None = None) -> Log:
    """The head of a log."""
    return Log(TITLE, release="test", seats=seats, options=options or {"lamps": "1"}, seed=seed, pack="", position="")


def at(*hands: str, seed: int | None = None, **facts: object) -> Match:
    """A position: hands as words, `lamps=` for everybody; without a seed, nature waits for the test."""
    lamps = facts.pop("lamps", None)
    seats = [
        {"hand": {word: hand.split().count(word) for word in hand.split()}}
        | ({} if lamps is None else {"lamps": lamps})
        for hand in hands
    ]
    match = saecula.position("sample", {"seats": seats, **facts}, seed=seed or 1)
    return match if seed is not None else without_seed(match)


def without_seed(match: Match) -> Match:
    """The same match, but nature waits for the test."""
    head = match._log
    log = Log(
        head.title,
        release=head.release,
        seats=head.seats,
        options=head.options,
        seed=None,
        pack=head.pack,
        position=head.position,
    )
    return Match(log)


def nature(match: Match, *cards: str) -> Match:
    """Nature turns up these cards."""
    for card in cards:
        assert match.state.owed == BY_NATURE
        match._append(said(len(match.events) + 1, NATURE, WORDS.parse(f"card {card}")))
    return match


def sealed() -> Match:
    """Three seats, two cards each, all asked what to show."""
    return at("paper silk", "paper glass", "silk jade")


def peeked() -> Match:
    """Anna has looked at the top card: jade."""
    match = at("paper silk", "paper glass", phase="turn", lamps=2)
    match.play(ANNA, "peek")
    return nature(match, "jade")


def imagined(s: State, seat: int, n: int) -> State:
    """A world this seat cannot tell from the true one."""
    found: State = TITLE.resample(s, seat, Rng(Chance(n, 5), n), EVEN)
    return found


def world(match: Match) -> Sample:
    """The state of a match, as the sample knows it."""
    assert isinstance(match.state, Sample)
    return match.state


def reason(match: Match, seat: int, notation: str) -> tuple[str, tuple[int, ...]]:
    """The key of a refusal, and the numbers that its text names."""
    code, numbers = reason_of(match.state, seat, WORDS.parse(notation))
    phrase = TITLE.why.all[code]
    return phrase.key.removeprefix("refusal-"), numbers[: len(phrase.names)]


def may(match: Match, seat: int) -> list[str]:
    """What a seat may choose, in words."""
    return [choice.notation for choice in match.choices(seat)]


def play_on(match: Match, events: int, seed: int = 1, last_first: bool = False) -> Match:  # noqa: FBT001, FBT002
    """Some random choices; `last_first` lets the highest seat answer first."""
    rng = Rng(Chance(seed, 9), 0)
    while events > 0 and not match.over:
        seat = match.to_act[-1 if last_first else 0]
        legal = choices(match.state, seat)
        match.play(seat, legal[rng.below(len(legal))])
        events -= 1
    return match


def known_facts(s: State, seat: int) -> tuple[object, ...]:
    """Everything a seat can tell about a state."""
    return to_act(s), TITLE.view(s, seat), sorted(choices(s, seat))


def lines(match: Match, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """The story a seat may read, as keys and numbers."""
    return [
        (TITLE.lines.all[line.code].key, line.numbers)
        for step in match.steps
        for line in step.lines
        if line.audience < 0 or line.audience >> seat & 1
    ]

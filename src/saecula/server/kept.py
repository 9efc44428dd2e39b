"""Kept matches: a worker folds a match once, and then hears only what is new."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from saecula.bots import Worlds, bot_of
from saecula.bots.hints import Hint, hint_for
from saecula.kernel.chance import BOTS, Chance, Rng
from saecula.kernel.frames import choices
from saecula.kernel.log import SAID, UNDONE, Event, Log, check_event, fold
from saecula.kernel.notation import event_line, read_event
from saecula.match.opening import read_kept
from saecula.server.people import thought_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saecula.kernel.title import Title
    from saecula.server.journal import Journal

MAX_KEPT_MATCHES = 200  # of one worker
MAX_KEPT_EVENTS = 40_000  # of all matches that one worker keeps


class News(NamedTuple):
    """What a worker is told of a match: all events after one that it knows, as the store has them."""

    match: str
    head: str
    after: int
    events: list[str]


@dataclass(frozen=True)
class BotQuestion:
    """A match at a moment at which a seat is asked, and the person who waits for the answer."""

    match: str
    head: str
    title: Title
    events: Sequence[Event]
    seat: int
    seed: int
    person: str

    @property
    def n(self) -> int:
        """The number of the last event."""
        return len(self.events)

    def news(self, after: int = 0) -> News:
        """Return the events after one."""
        lines = [event_line(self.title, event, hidden=False) for event in self.events[after:]]
        return News(self.match, self.head, after, [line.partition(" ")[2] for line in lines])


def question_of(journal: Journal, seat: int, person: str | None = None) -> BotQuestion:
    """Return the open question of a seat, which the host waits for unless somebody else is named."""
    record, match = journal.record, journal.match
    seed = thought_seed(record.seed)
    return BotQuestion(record.id, record.head, match.title, match.events, seat, seed, person or record.host)


class KeptMatch:
    """One match, folded."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.folded = fold(log, log.events)

    @property
    def n(self) -> int:
        """The number of the last event."""
        return len(self.log.events)

    def hear(self, lines: Sequence[str]) -> None:
        """Go on with what is new; only an undo folds the match again."""
        known = self.n
        for line in lines:
            self.log.events.append(read_event(self.log, f"{self.n + 1} {line}", self.n + 1))
        fresh = self.log.events[known:]
        if any(event.kind == UNDONE for event in fresh):
            self.folded = fold(self.log, self.log.events)
            return
        for event in fresh:
            if event.kind == SAID:
                check_event(self.log.title, self.folded.state, event)
                self.folded.play(event)

    def worlds(self, seat: int, seed: int) -> Worlds:
        """Return what a bot in a seat may know, with the random numbers of its thought."""
        return Worlds(self.log.title, self.folded.state, seat, Rng(Chance(seed, BOTS), self.n + 1))

    def choose(self, seat: int, seed: int, bot: str) -> str:
        """Return a bot's choice in notation."""
        legal = choices(self.folded.state, seat)
        chosen = bot_of(bot).choose(self.worlds(seat, seed), seat, legal)
        return self.log.title.words.notation(chosen if chosen in legal else legal[0])

    def hint(self, seat: int, seed: int) -> Hint:
        """Return what a strong player would do, and why."""
        return hint_for(self.worlds(seat, seed), seat, choices(self.folded.state, seat))

    def first_choice(self, seat: int) -> str:
        """Return the first legal choice in notation."""
        return self.log.title.words.notation(choices(self.folded.state, seat)[0])


def whole(news: News) -> KeptMatch:
    """Fold a match of which all is told."""
    return KeptMatch(read_kept(news.head, enumerate(news.events, 1)))


class KeptMatches:
    """The matches that one worker keeps; of too many, those that were thought about longest ago are forgotten."""

    def __init__(self, matches: int = MAX_KEPT_MATCHES, events: int = MAX_KEPT_EVENTS) -> None:
        self.most = matches, events
        self.kept: OrderedDict[str, KeptMatch] = OrderedDict()  # the last to be thought about is last
        self.events = 0

    def match(self, news: News) -> KeptMatch | None:
        """Return a match with its news; None if what was before them is not known here."""
        kept = self.kept.pop(news.match, None)
        self.events -= kept.n if kept else 0
        if not news.after:
            kept = whole(news)
        elif kept is None or kept.n != news.after:
            return None
        else:
            kept.hear(news.events)
        self.kept[news.match] = kept
        self.events += kept.n
        self.forget()
        return kept

    def forget(self) -> None:
        """Forget what is too much; never the match that is thought about."""
        matches, events = self.most
        while len(self.kept) > 1 and (len(self.kept) > matches or self.events > events):
            self.events -= self.kept.popitem(last=False)[1].n


# -- jobs of a worker -------------------------------------------------------------------------------------------------

MATCHES = KeptMatches()


def choose(news: News, seat: int, seed: int, bot: str) -> str | None:
    """Return a bot's choice in notation; None if the worker has to be told the whole match."""
    kept = MATCHES.match(news)
    return None if kept is None else kept.choose(seat, seed, bot)


def find_hint(news: News, seat: int, seed: int) -> Hint | None:
    """Return a hint; None if the worker has to be told the whole match."""
    kept = MATCHES.match(news)
    return None if kept is None else kept.hint(seat, seed)

"""The laws of whole matches, for every title: asked at the last moment of a random match."""

from __future__ import annotations

from saecula.kernel.chance import BOTS, Chance
from saecula.kernel.choices import Choices
from saecula.kernel.frames import playout
from saecula.kernel.log import Event, Log, digest, fold, free_undo, redo_reach, undo_reach, undoing
from saecula.kernel.notation import write
from saecula.kernel.state import AT_END, NATURE, SPECTATOR
from saecula.lab.laws import Law, Moment
from saecula.match.match import Match
from saecula.match.opening import read_log
from saecula.texts import LANGUAGES


def ends(moment: Moment) -> None:
    """Play ends."""
    moment.need(moment.state.owed == AT_END, len(moment.log.events))


def folds(moment: Moment) -> None:
    """A written log reads and folds to the same state."""
    text = write(moment.log)
    again = read_log(text)
    moment.need(write(again) == text, "text")
    moment.need(digest(moment.title, fold(again, again.events).state) == digest(moment.title, moment.state), "state")


def same_seed_same_log(moment: Moment) -> None:
    """The loop of simulations plays the same events for the same seed."""
    seed = moment.log.seed or 0
    s = moment.title.new(moment.log.seats, moment.log.options, moment.log.pack)
    record = Choices()
    playout(s, Chance(seed), Chance(seed, BOTS), record)
    numbers = record.as_list()
    ours = [number for event in moment.log.events for number in (event.seat, event.choice)]
    moment.need(numbers == ours, seed)


def undo_and_redo(moment: Moment) -> None:
    """An undo equals never having done it, a redo never having undone; a free one taught its seat nothing."""
    cut = 1 + moment.rng.below(len(moment.log.events))
    log = moment.log.copy(None, int(cut))
    folded = fold(log, log.events)
    actors = sorted({step.event.seat for step in folded.steps if step.event.seat != NATURE})
    for seat in actors:
        reach = undo_reach(folded, seat)
        if not reach:
            continue
        undone = [*log.events, undoing(len(log.events) + 1, seat, reach)]
        never = [event for event in log.events if event.n not in reach]
        moment.need(state_digest(log, undone) == state_digest(log, never), reach)
        redo = redo_reach(undone)
        moment.need(redo == [undone[-1].n], redo)
        again = [*undone, undoing(len(undone) + 1, seat, redo)]
        moment.need(state_digest(log, again) == digest(moment.title, folded.state), reach)
        if free_undo(folded, seat):
            marks = [step.mark for step in folded.steps if step.event.n in reach]
            moment.need(not any(mark >> seat & 1 for mark in marks), marks)


def state_digest(log: Log, events: list[Event]) -> str:
    """Return the digest of the state that events fold to."""
    return digest(log.title, fold(log, events).state)


def tables_unchanged(moment: Moment) -> None:
    """A match leaves the printed numbers as they were."""
    fresh = moment.title.new(moment.log.seats, moment.log.options, moment.log.pack)
    moment.need(moment.title.facts(fresh) == moment.title.facts(moment.state))


def told(moment: Moment) -> None:
    """The story of a match has sentences in every language, for every seat."""
    match = Match(moment.log.copy(seed=None))
    for lang in LANGUAGES:
        for seat in range(SPECTATOR, moment.log.seats):
            for line in match.story(seat, lang):
                moment.need(not line.startswith("line-"), line)


MATCH_LAWS: tuple[Law, ...] = (ends, folds, same_seed_same_log, undo_and_redo, tables_unchanged)
COSTLY_MATCH_LAWS: tuple[Law, ...] = (told,)

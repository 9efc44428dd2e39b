"""Preview: what a draft would lead to, played on a world that its seat cannot tell from the true one."""

from __future__ import annotations

from typing import cast

from saecula.kernel.frames import ask_of, judge, play, to_act
from saecula.kernel.log import Fold, said
from saecula.kernel.state import ALL, AT_END, BY_NATURE, Line, State
from saecula.kernel.title import Title, View
from saecula.kernel.verbs import COUNT_BITS, MASK, MAX_COUNT, Kind
from saecula.match.asking import done_words
from saecula.match.speech import Speech, line_is_for

MAX_FORESEEN = 8  # answers that a preview gives by itself


class Preview:
    """What a draft would lead to: the view, the story lines, what would be asked next, and the changes as data.

    `told` are the lines as data, (key, facts); `changes` is what the title compares. View and lines go on past
    questions that leave the outcome as it is, such as who pays; `next_ask` is what the seat is asked after the draft.
    `done` are the words that end a pick with these pieces, if the draft fills one; `ends_turn`: so it would.
    """

    def __init__(
        self,
        *,
        view: View,
        lines: list[str],
        next_ask: str,
        told: list[tuple[str, View]],
        changes: View,
        done: str | None,
        ends_turn: bool,
    ) -> None:
        self.view = view
        self.lines = lines
        self.next_ask = next_ask
        self.told = told
        self.changes = changes
        self.done = done
        self.ends_turn = ends_turn


def foresee(speech: Speech, world: State, seat: int, choices: list[int], lang: str) -> Preview:
    """Play planned choices on an imagined world, as far as its seat may know; `world` is used up."""
    title = speech.title
    before = world.clone()
    folded = Fold(world)
    done: str | None = None
    turn_over = False
    for number in choices:
        done = done_words(speech, folded.state, seat, number, lang)
        turn_over = turn_over or ends_turn(title, folded.state, seat, number)
        if not foresees(folded, seat, number):
            break
    next_ask = asked(speech, folded.state, seat, lang)
    for _ in range(MAX_FORESEEN):
        number = title.goes_without_saying(folded.state, seat)
        if number < 0 or not foresees(folded, seat, number):
            break
    lines = [line for step in folded.steps for line in step.lines if line_is_for(line, seat)]
    texts = speech.texts(lang)
    played = [step.event.choice for step in folded.steps]
    return Preview(
        view=cast("View", title.view(folded.state, seat)),
        lines=[speech.line_text(line, seat, texts) for line in lines],
        next_ask=next_ask,
        told=[as_data(speech, line) for line in lines],
        changes=cast("View", title.compare(before, folded.state, seat, played)),
        done=done,
        ends_turn=turn_over,
    )


def ends_turn(title: Title, s: State, seat: int, number: int) -> bool:
    """Say whether a choice would end a turn: another begins, or nothing is asked any more."""
    trial = s.clone()
    trial.telling, trial.lines = True, []
    play(trial, seat, number)
    if not title.turns:
        return trial.owed != BY_NATURE and seat not in to_act(trial)
    return trial.owed == AT_END or any(line.code in title.turns for line in trial.lines)


def foresees(folded: Fold, seat: int, number: int) -> bool:
    """Play a choice, unless it would teach its seat something or answers a sealed question: then say no."""
    trial = folded.state.clone()
    play(trial, seat, number)
    frame = judge(folded.state, number) or folded.state.top
    sealed = frame.together() and frame.seen_by(folded.state, seat) != ALL
    if trial.mark >> seat & 1 or sealed:
        return False
    folded.play(said(len(folded.steps) + 1, seat, number))
    return True


def asked(speech: Speech, s: State, seat: int, lang: str) -> str:
    """Return the sentence of the question a seat is asked in a state; empty where it is chance's or another's turn."""
    if s.owed in (AT_END, BY_NATURE) or seat not in to_act(s):
        return ""
    texts = speech.texts(lang)
    code, numbers = ask_of(s, seat)
    phrase = speech.title.asks.all[code]
    return texts.say(phrase.key, texts.facts(phrase, numbers))


def as_data(speech: Speech, line: Line) -> tuple[str, View]:
    """Return a line as its key and its arguments."""
    phrase = speech.title.lines.all[line.code]
    facts = {name: plain(phrase.kinds[i], line.numbers[i]) for i, name in enumerate(phrase.names)}
    return phrase.key.removeprefix("line-"), facts


def plain(kind: Kind, number: int) -> object:
    """Return an argument as data: a number, a thing, a list of seats, or counts by key."""
    if kind is MASK:
        return [seat for seat in range(16) if number >> seat & 1]
    if kind.name.endswith("-counts"):
        counts = {key: number >> COUNT_BITS * i & MAX_COUNT for i, key in enumerate(kind.keys)}
        return {key: count for key, count in counts.items() if count}
    if kind.name == "number":
        return int(kind.keys[number]) if len(kind) > 1 else number
    return " ".join(kind.things[number])

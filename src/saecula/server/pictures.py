"""Pictures: what one connection may see of a match, whole and numbered. What several pictures share is built once."""

from __future__ import annotations

import msgspec

from saecula.kernel.frames import choices, lent_choices, notes_of
from saecula.kernel.log import redo_reach
from saecula.kernel.state import DONE, SPECTATOR, Line
from saecula.kernel.title import Score
from saecula.match.asking import Ask, Choice
from saecula.match.match import Match
from saecula.match.speech import line_is_for
from saecula.server.schema import AskPicture, ChoicePicture, LinePicture, MatchPicture, PiecePicture, ScorePicture
from saecula.texts import MAX_SAYINGS, Texts, remember

MAX_WORDED = 60  # choices that come with their words; of more, the page asks for them

encode = msgspec.json.Encoder().encode
Raw = msgspec.Raw  # encoded already


class Scene:
    """A match at one moment, and what the pictures of all who look at it have in common."""

    def __init__(self, match: Match, scores: list[Score] | None = None) -> None:
        self.match = match
        self.state = match.state
        self.to_act = match.to_act
        self.over = match.over
        self._views: dict[int, Raw] = {}
        self.scores = Raw(encode([score_picture(score) for score in scores or match.scores]))

    def view(self, eyes: int) -> Raw:
        """Return what a seat sees, encoded; where nothing is hidden, all see the same."""
        whose = eyes if self.match.title.hides else SPECTATOR
        if whose not in self._views:
            self._views[whose] = Raw(encode(self.match.title.view(self.state, whose)))
        return self._views[whose]


def ask_number(match: Match, seat: int) -> int:
    """Return the number of a seat's question: what opened it, the seat's last answer to it, or the last undo.

    So an answer to an older question finds no door, and none counts twice.
    """
    folded = match.folded
    for step in reversed(folded.steps):
        if step.question < folded.question or step.event.seat == seat:
            return max(int(step.event.n), match.last_undo)
    return match.last_undo


def score_picture(score: Score) -> ScorePicture:
    """Build one seat's score."""
    return {
        "seat": score.seat,
        "points": score.points,
        "tie_break": score.tie_break,
        "place": score.place,
        "parts": score.parts,
    }


def ask_picture(scene: Scene, seat: int, lang: str) -> AskPicture:
    """Build the question of a seat with its choices."""
    match, state = scene.match, scene.state
    ask = Ask(match, state, seat, lang)
    own = choices(state, seat, lent=False)
    lent = [number for number in lent_choices(state, seat) if number not in own]
    asking = Asking(scene, ask, lang, brief=len(own) + len(lent) > MAX_WORDED)
    return {
        "seat": seat,
        "ask": ask_number(match, seat),
        "key": ask.key,
        "section": ask.section,
        "text": ask.text,
        "shape": ask.shape,
        "low": ask.low,
        "high": ask.high,
        "done": DONE,
        "brief": asking.brief,
        "pieces": asking.pieces(ask.pieces),
        "choices": asking.choices(own),
        "lent": asking.choices(lent),
    }


class Asking:
    """One question of a seat in one language; its choices are encoded once for each match."""

    def __init__(self, scene: Scene, ask: Ask, lang: str, *, brief: bool) -> None:
        self.match = scene.match
        self.state = scene.state
        self.seat = ask.seat
        self.texts: Texts = scene.match.texts(lang)
        self.asked = ask.key.removeprefix("ask-")
        self.brief = brief

    def choices(self, numbers: list[int]) -> list[Raw]:
        """Build choices: number, targets, text, notation."""
        known = self.texts.remembered
        noted = self.match.title.words.noted
        found = []
        for number in numbers:
            notes = notes_of(self.state, self.seat, number) if noted[number] else ()
            key = ("choice", self.asked, number, notes, self.brief)
            found.append(known.get(key) or remember(known, MAX_SAYINGS, key, self.say(number, notes)))
        return found

    def say(self, number: int, notes: tuple[int, ...]) -> Raw:
        """Put one choice into words."""
        choice = Choice(self.match, number, notes, self.asked)
        text = choice.notation if self.brief else choice.text(self.texts.lang)
        return Raw(encode(ChoicePicture(number, choice.targets, text, choice.notation)))

    def pieces(self, pieces: list[tuple[int, int]]) -> list[Raw]:
        """Build the pieces of a pick: number, how many are left, targets, text."""
        known = self.texts.remembered
        noted = self.match.title.words.noted
        found = []
        for number, left in pieces:
            notes = notes_of(self.state, self.seat, number) if noted[number] else ()
            key = ("piece", self.asked, number, notes, left)
            found.append(known.get(key) or remember(known, MAX_SAYINGS, key, self.say_piece(number, left, notes)))
        return found

    def say_piece(self, number: int, left: int, notes: tuple[int, ...]) -> Raw:
        """Put one piece into words."""
        choice = Choice(self.match, number, notes, self.asked)
        return Raw(encode(PiecePicture(number, left, choice.targets, choice.text(self.texts.lang))))


def lines_picture(match: Match, eyes: int, you: int, lang: str, first: int) -> list[LinePicture]:
    """Build the story from an event on, as these eyes may read it; `turn` is the event that began the turn."""
    known = match.texts(lang).remembered
    turns = match.title.turns
    phrases = match.title.lines.all
    steps = match.folded.steps
    start = len(steps)
    while start > 0 and steps[start - 1].event.n >= first:
        start -= 1
    turn = turn_before(match, start)
    found: list[LinePicture] = []
    for step in steps[start:]:
        n = step.event.n
        for line in step.lines:
            if line.code in turns:
                turn = n
            if line_is_for(line, eyes):
                key = ("line", line.code, line.numbers, you)
                parts = known.get(key) or remember(known, MAX_SAYINGS, key, line_parts(match, line, you, lang))
                found.append({"n": n, "turn": turn, "key": phrases[line.code].key, "parts": parts})
    return found


def line_parts(match: Match, line: Line, you: int, lang: str) -> Raw:
    """Put one story line into words."""
    return Raw(encode(match.line_parts(line, you, match.texts(lang))))


def turn_before(match: Match, start: int) -> int:
    """Return the event that began the turn in which a step falls; 0 before the first turn."""
    turns = match.title.turns
    steps = match.folded.steps
    for i in range(start - 1, -1, -1):
        for line in steps[i].lines:
            if line.code in turns:
                return int(steps[i].event.n)
    return 0


def match_picture(scene: Scene, seats: list[int], eyes: int, lang: str, first: int) -> MatchPicture:
    """Build what the rules know, with the story from event `first` on; the table adds people and clocks.

    Where several seats share a device, the story calls nobody “you”.
    """
    match = scene.match
    you = SPECTATOR if len(seats) > 1 else eyes
    return {
        "n": match.n,
        "title": match.title.key,
        "seats": match.seats,
        "you": seats,
        "as": eyes,
        "view": scene.view(eyes),
        "to_act": scene.to_act,
        "over": scene.over,
        "asks": [ask_picture(scene, seat, lang) for seat in seats if seat in scene.to_act],
        "story_from": first,
        "lines": lines_picture(match, eyes, you, lang, first),
        "scores": scene.scores,
        "redo": bool(seats and match.last_undo and redo_reach(match.events)),
    }


def eyes_of(seats: list[int], to_act: tuple[int, ...]) -> int:
    """Return through whose eyes a connection sees: its seat that is asked, else its first, else a spectator's."""
    asked = [seat for seat in seats if seat in to_act]
    return (asked or seats or [SPECTATOR])[0]

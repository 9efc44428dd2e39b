"""Pictures: what one connection may see of a match, whole and numbered."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

from saecula.kernel.frames import choices
from saecula.kernel.log import free_undo, redo_reach, undo_reach
from saecula.kernel.state import DONE, SPECTATOR
from saecula.match import Match
from saecula.preview import line_is_for

if TYPE_CHECKING:
    from saecula.match import Choice

TEXTS_MOST = 60  # choices that come with their words; of more, the page asks on focus


def ask_number(match: Match) -> int:
    """Return the number of the open question: an answer to an older one finds no door."""
    opened = next((step.event.n for step in reversed(match.folded.steps) if step.question < match.question), 0)
    return max(opened, match.last_undo)


def ask_picture(match: Match, seat: int, lang: str) -> dict[str, Any]:
    """Build the question of a seat with its choices."""
    ask = match.ask(seat, lang)
    legal = match.choices(seat)
    has_lent = match.title.words.first_lent >= 0
    own = set(choices(match.state, seat, lent=False)) if has_lent else {choice.number for choice in legal}
    return {
        "seat": seat,
        "ask": ask_number(match),
        "key": ask.key,
        "section": ask.section,
        "text": ask.text,
        "shape": ask.shape,
        "low": ask.low,
        "high": ask.high,
        "done": DONE,
        "pieces": [piece_picture(match, seat, lang, number, left) for number, left in ask.pieces],
        "choices": [choice_picture(choice, lang, len(legal)) for choice in legal if choice.number in own],
        "lent": [choice_picture(choice, lang, len(legal)) for choice in legal if choice.number not in own],
    }


def piece_picture(match: Match, seat: int, lang: str, number: int, left: int) -> list[Any]:
    """Build one piece of a pick."""
    choice = match.choice(number, seat)
    return [number, left, list(choice.targets), choice.text(lang)]


def choice_picture(choice: Choice, lang: str, many: int) -> list[Any]:
    """Build one choice."""
    return [
        choice.number,
        list(choice.targets),
        choice.text(lang) if many <= TEXTS_MOST else choice.notation,
        choice.notation,
    ]


def lines_picture(match: Match, seat: int, lang: str, since: int) -> list[dict[str, Any]]:
    """Build the story after an event, as this seat may read it."""
    texts = match.texts(lang)
    fresh = list(takewhile(lambda step: step.event.n > since, reversed(match.folded.steps)))
    return [
        {"n": step.event.n, "key": match.line_key(line), "parts": match.line_parts(line, seat, texts)}
        for step in reversed(fresh)
        for line in step.lines
        if line_is_for(line, seat)
    ]


def undo_picture(match: Match, seats: list[int], unlimited: bool) -> dict[str, str]:  # noqa: FBT001
    """Tell which of the seats may undo: free, or by asking the others."""
    found = {}
    for seat in seats:
        if undo_reach(match.folded, seat):
            found[str(seat)] = "free" if unlimited or free_undo(match.folded, seat) else "ask"
    return found


def match_picture(match: Match, seats: list[int], eyes: int, lang: str, since: int, unlimited: bool) -> dict[str, Any]:  # noqa: FBT001
    """Build what the rules know; the table adds people and clocks."""
    return {
        "n": match.n,
        "title": match.title.key,
        "seats": match.seats,
        "you": seats,
        "as": eyes,
        "view": match.view(eyes),
        "to_act": list(match.to_act),
        "over": match.over,
        "asks": [ask_picture(match, seat, lang) for seat in seats if seat in match.to_act],
        "lines": lines_picture(match, eyes, lang, since),
        "scores": [
            {
                "seat": score.seat,
                "points": score.points,
                "tie_break": score.tie_break,
                "place": score.place,
                "parts": score.parts,
            }
            for score in match.scores
        ],
        "undo": undo_picture(match, seats, unlimited),
        "redo": bool(seats and match.last_undo and redo_reach(match.events)),
    }


def eyes_of(seats: list[int], to_act: tuple[int, ...]) -> int:
    """Return through whose eyes a connection sees: its seat that is asked, else its first, else a spectator's."""
    asked = [seat for seat in seats if seat in to_act]
    return (asked or seats or [SPECTATOR])[0]

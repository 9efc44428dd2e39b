"""Gathering a pick: pieces typed line by line, in any order, are kept until there are enough of them."""

from __future__ import annotations

from saecula.kernel.state import DONE
from saecula.match.match import Match, Refused
from saecula.term.answers import Unreadable
from saecula.term.question import OpenQuestion
from saecula.term.reading import Draft
from saecula.texts import Texts

TOO_FEW_LEFT = "refusal-would-strand"


class Gathering:
    """The pieces that a seat has typed for the open pick."""

    def __init__(self) -> None:
        self.pieces: list[int] = []
        self.moment = (-1, -1)

    def at(self, moment: tuple[int, int]) -> None:
        """Begin anew wherever another question is asked: `moment` is the number of events, and the seat."""
        if moment != self.moment:
            self.pieces = []
        self.moment = moment

    def together(self, question: OpenQuestion, typed: Draft) -> Draft:
        """Return what was typed with what is kept; a whole answer that does not fit beside it stands for itself."""
        if not self.pieces:
            return typed
        if not is_pieces(typed):
            raise Unreadable("term-alone", word=question.choices[int(typed[0])].notation)
        draft = [*self.pieces, *[int(piece) for piece in typed]]
        count, high = len(draft) - 1, question.ask.high
        if count <= high:
            return draft
        if len(typed) > question.ask.low:
            return typed
        raise Unreadable("term-too-many", count=str(count), high=str(high))

    def keep(self, match: Match, seat: int, question: OpenQuestion, draft: Draft) -> None:
        """Keep the pieces of a draft that is not whole yet, unless one of them can never be taken."""
        pieces = [int(piece) for piece in draft[:-1]]
        for option in question.form.options:
            if pieces.count(option.choice) > max(1, option.most):
                raise Unreadable("refusal-none-left")
        refused = unless_gathered(match.why_not(seat, pieces))
        if refused is not None:
            raise refused
        self.pieces = pieces

    def words(self, question: OpenQuestion, texts: Texts) -> str:
        """Name the pieces that are kept, in the order in which they were typed."""
        names = {option.choice: option.names[:2][-1] for option in question.form.options}
        counts = {names[piece]: self.pieces.count(piece) for piece in self.pieces}
        return texts.joined([name if n == 1 else f"{n} × {name}" for name, n in counts.items()])


def unless_gathered(refused: Refused | None) -> Refused | None:
    """Return a refusal, but not that of a piece after which too few would follow: here the others may come first."""
    return None if refused is None or refused.key == TOO_FEW_LEFT else refused


def is_pieces(draft: Draft) -> bool:
    """Say whether a draft is pieces of a pick and its end, not an answer of its own."""
    return draft[-1] == DONE


def is_part(question: OpenQuestion, draft: Draft) -> bool:
    """Say whether a draft is some pieces of a pick, but too few."""
    return question.form.pick and is_pieces(draft) and 1 < len(draft) <= question.ask.low

"""Scores: the table of points with their parts, and how a match ended."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from saecula.kernel.title import Score
from saecula.match.match import Match
from saecula.term.layout import Block, padded, styled, wrapped
from saecula.texts import Texts

MAX_NAME_WIDTH = 16
MIN_FIRST_WIDTH = 12
GAP_WIDTH = 1
MIN_CELL_WIDTH = 4


def names_of(match: Match, texts: Texts) -> list[str]:
    """Return the seats' names."""
    return [texts.plain_name(f"seat/{seat}") for seat in range(match.seats)]


def score_table(match: Match, texts: Texts, width: int) -> Block:
    """Draw the points: one column per seat, one row per part."""
    scores = match.scores
    rows = [(part_name(texts, part), [signed(score.parts[part]) for score in scores]) for part in scores[0].parts]
    total = (texts.say("term-total", {}), [signed(score.points) for score in scores])
    more = [] if len(scores) == 1 else [(texts.say("term-tie-break", {}), [str(score.tie_break) for score in scores])]
    if match.over and len(scores) > 1:
        more.append((texts.say("term-place", {}), [f"{score.place}." for score in scores]))
    names = names_of(match, texts)
    widest = min(MAX_NAME_WIDTH, max(cell_len(name) for name in names))
    first = max(cell_len(name) for name, _ in [*rows, total, *more])
    first = min(first, max(MIN_FIRST_WIDTH, width - len(scores) * (widest + GAP_WIDTH)))
    each = max(MIN_CELL_WIDTH, min(widest, (width - first) // len(scores) - GAP_WIDTH))
    block = [table_row("", names, first, each, "bold")]
    block += [table_row(name, numbers, first, each, "") for name, numbers in rows]
    block.append(table_row(*total, first, each, "bold"))
    return block + [table_row(name, numbers, first, each, "dim") for name, numbers in more]


def table_row(name: str, cells: list[str], first: int, each: int, style: str) -> Text:
    """Draw one row of the table."""
    row = padded(styled(name, style), first)
    for cell in cells:
        words = styled(shortened(cell, each), style)
        row.append(" " * (GAP_WIDTH + each - words.cell_len)).append_text(words)
    return row


def shortened(name: str, width: int) -> str:
    """Return a name with its end kept: the number of a player stands there."""
    return name if cell_len(name) <= width else f"{name[: width - 3]}…{name[-2:]}"


def part_name(texts: Texts, part: str) -> str:
    """Return the name of a part of the points."""
    key = f"term-part-{part}"
    return texts.say(key, {}) if texts.has(key) else part.replace("_", " ")


def signed(points: int) -> str:
    """Return points with a true minus."""
    return str(points).replace("-", "−")


def result(match: Match, texts: Texts) -> str:
    """Tell who has won."""
    scores = match.scores
    names = names_of(match, texts)
    if len(scores) == 1:
        return texts.say("term-solo-result", {"points": scores[0].points})
    best = [score for score in scores if score.place == 1]
    facts = {"names": texts.joined([names[score.seat] for score in best]), "points": best[0].points}
    if len(best) > 1:
        return texts.say("term-shared", facts)
    return texts.say("term-won-by-tie-break" if is_close(scores, best[0]) else "term-won", facts)


def is_close(scores: list[Score], best: Score) -> bool:
    """Say whether the tie-break decided."""
    return any(score.points == best.points and score.seat != best.seat for score in scores)


def final(match: Match, texts: Texts, width: int) -> Block:
    """Draw the end: who has won, the table, and the seed for a rematch."""
    block = [Text(), *wrapped(styled(result(match, texts), "bold green"), width), Text()]
    block += score_table(match, texts, width)
    if match.retaken:
        block += [Text(), *wrapped(Text(texts.say("term-retaken", {"n": len(match.retaken)})), width)]
    if match.seed is not None:
        block += [Text(), *wrapped(styled(texts.say("term-seed", {"seed": str(match.seed)}), "dim"), width)]
    return block

"""Reports: figures of tournaments and trainings as one HTML page with its plots in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from saecula.bots.planned.training import FEATURE_PREFIX
from saecula.lab.number_format import format_interval, format_number
from saecula.lab.ratings import MIN_SEEDS, lacks_intervals
from saecula.texts import Texts

Row = tuple[str, float, float | None, float | None]  # a name, its mean, and the ends of its interval
Cells = tuple[list[str], list[list[str]]]  # head and rows of a table

WIDTH, ROW_HEIGHT, LEFT, RIGHT = 720, 26, 150, 70  # pixels of a plot
TIME_KEYS = ("lab-bot", "lab-median", "lab-p95", "lab-longest", "lab-decisions", "lab-forfeits")
PAIRING_KEYS = ("lab-pairing", "lab-mean")
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "body{color:#222;background:#fdfcf9}"
    "table{border-collapse:collapse;margin:1rem 0}td,th{padding:.25rem .7rem;text-align:right}"
    "th:first-child,td:first-child{text-align:left}tr:nth-child(even){background:#f3efe6}"
    "svg{max-width:100%;height:auto}svg text{font:13px system-ui,sans-serif;fill:#222}"
    "@media(prefers-color-scheme:dark){body{background:#1b1a18;color:#e8e4da}tr:nth-child(even){background:#262420}"
    "svg text{fill:#e8e4da}}"
)


def page(title: str, parts: Sequence[str], lang: str) -> str:
    """Return a whole page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    head = f"<head>{head}<style>{STYLE}</style></head>"
    return f'<!doctype html>\n<html lang="{lang}">{head}\n<body>\n{body}\n</body></html>\n'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table><tr>{top}</tr>\n" + "\n".join(lines) + "</table>"


def intervals(rows: Sequence[Row], low: float, high: float, marks: Sequence[float], texts: Texts) -> str:
    """Plot means with their intervals, one line each."""
    height = ROW_HEIGHT * len(rows) + 34
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (min(max(value, low), high) - low) / span * (WIDTH - LEFT - RIGHT), 1)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    for mark in marks:
        parts.append(f'<line x1="{x(mark)}" x2="{x(mark)}" y1="4" y2="{height - 24}" stroke="#9996" />')
        parts.append(
            f'<text x="{x(mark)}" y="{height - 6}" text-anchor="middle">{format_number(mark, "g", texts)}</text>'
        )
    for i, (name, mean, bottom, top) in enumerate(rows):
        y = ROW_HEIGHT * i + 18
        left, right = x(mean if bottom is None else bottom), x(mean if top is None else top)
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        line = f'<line x1="{left}" x2="{right}" y1="{y}" y2="{y}" stroke="#b5762a" stroke-width="3" />'
        parts.append(line + f'<circle cx="{x(mean)}" cy="{y}" r="5" fill="#b5762a" />')
        parts.append(f'<text x="{right + 10}" y="{y + 4}">{format_number(mean, ".4g", texts)}</text>')
    return "\n".join([*parts, "</svg>"])


def curve(points: Sequence[tuple[float, float]], label: str, texts: Texts) -> str:
    """Plot a curve over the number of matches."""
    height = 220
    most_x = max((x for x, _ in points), default=1.0) or 1.0
    values = [y for _, y in points] or [0.0]
    low, high = min(0.0, *values), max(*values, min(values) + 1e-9)  # a flat curve has a height too
    span = (high - low) or 1.0
    path = " ".join(
        f"{LEFT + x / most_x * (WIDTH - LEFT - RIGHT):.1f},{height - 30 - (y - low) / span * (height - 50):.1f}"
        for x, y in points
    )
    return "\n".join(
        [
            f'<svg viewBox="0 0 {WIDTH} {height}" role="img">',
            f'<text x="{LEFT - 10}" y="24" text-anchor="end">{format_number(high, ".3g", texts)}</text>',
            f'<text x="{LEFT - 10}" y="{height - 28}" text-anchor="end">{format_number(low, ".3g", texts)}</text>',
            f'<text x="{WIDTH - RIGHT}" y="{height - 8}" text-anchor="end">{most_x:.0f}</text>',
            f'<text x="{LEFT}" y="{height - 8}">{escape(label)}</text>',
            f'<polyline points="{path}" fill="none" stroke="#b5762a" stroke-width="2.5" />',
            "</svg>",
        ]
    )


def tournament_page(figures: Mapping[str, Any], facts: Mapping[str, str], texts: Texts) -> str:
    """Return the report of a tournament."""
    alone = not figures["ratings"]
    parts = [f"<p>{escape(sentence)}</p>" for sentence in introduction(figures, facts, texts)]
    if not alone:
        parts += [f"<h2>{escape(texts.say('lab-ratings', {}))}</h2>", rating_plot(figures["ratings"], texts)]
        parts.append(f"<p>{escape(texts.say('lab-ratings-note', {}))}</p>")
    heading = "lab-scores" if alone else "lab-wins"
    parts += [f"<h2>{escape(texts.say(heading, {}))}</h2>", share_plot(figures["shares"], texts, alone=alone)]
    parts.append(table(*share_table(figures["shares"], PAIRING_KEYS, ".2f" if alone else ".1%", texts)))
    parts += [f"<h2>{escape(texts.say('lab-times', {}))}</h2>", table(*time_table(figures["times"], texts))]
    if not alone:
        parts.append(f"<p>{escape(seat_sentence(figures, texts))}</p>")
    return page(texts.say("lab-tournament", facts), parts, texts.lang)


def introduction(figures: Mapping[str, Any], facts: Mapping[str, str], texts: Texts) -> list[str]:
    """Return what was played, and why intervals are missing."""
    return [texts.say("lab-tournament-intro", facts), *([few_seeds(texts)] if lacks_intervals(figures) else [])]


def few_seeds(texts: Texts) -> str:
    """Return why an interval is missing."""
    return texts.say("lab-few-seeds", {"least": str(MIN_SEEDS)})


def rows_of(found: Mapping[str, Mapping[str, Any]]) -> list[Row]:
    """Return figures as they are plotted."""
    return [(name, share["mean"], share["low"], share["high"]) for name, share in found.items()]


def ends_of(rows: Sequence[Row]) -> tuple[float, float]:
    """Return the least and the greatest number of a plot."""
    known = [value for row in rows for value in row[1:] if value is not None]
    return min(known), max(known)


def rating_plot(ratings: Mapping[str, Mapping[str, Any]], texts: Texts) -> str:
    """Plot ratings in Elo."""
    low, high = ends_of(rows_of(ratings))
    marks = [float(mark) for mark in range(int(low // 200) * 200, int(high) + 200, 200) if low <= mark <= high]
    return intervals(rows_of(ratings), low, high, marks, texts)


def share_plot(found: Mapping[str, Mapping[str, Any]], texts: Texts, *, alone: bool) -> str:
    """Plot win shares; alone, scores."""
    rows = rows_of(found)
    if alone:
        return intervals(rows, 0.0, ends_of(rows)[1], [20, 40, 60, 80], texts)
    return intervals(rows, 0.0, 1.0, [0, 0.25, 0.5, 0.75, 1], texts)


def share_table(found: Mapping[str, Mapping[str, Any]], keys: tuple[str, str], form: str, texts: Texts) -> Cells:
    """Return head and rows of means with their intervals; the keys are those of the first two columns."""
    head = [texts.say(key, {}) for key in (*keys, "lab-interval", "lab-games")]
    return head, [
        [
            name,
            format_number(share["mean"], form, texts),
            format_interval(share["low"], share["high"], form, texts),
            str(share["games"]),
        ]
        for name, share in found.items()
    ]


def time_table(found: Mapping[str, Mapping[str, float]], texts: Texts) -> Cells:
    """Return head and rows of decision times."""
    return [texts.say(key, {}) for key in TIME_KEYS], [
        [
            bot,
            *[f"{format_number(1000 * row[key], '.3g', texts)} ms" for key in ("median", "p95", "longest")],
            f"{row['decisions']:.0f}",
            f"{row['forfeits']:.0f}",
        ]
        for bot, row in found.items()
    ]


def tournament_markdown(figures: Mapping[str, Any], facts: Mapping[str, str], texts: Texts) -> str:
    """Return the figures of a tournament as plain tables."""
    alone = not figures["ratings"]
    parts = [f"# {texts.say('lab-tournament', facts)}", *introduction(figures, facts, texts)]
    if not alone:
        cells = share_table(figures["ratings"], ("lab-bot", "lab-elo"), ".0f", texts)
        parts += [f"## {texts.say('lab-ratings', {})}", markdown_table(*cells), texts.say("lab-ratings-note", {})]
    cells = share_table(figures["shares"], PAIRING_KEYS, ".2f" if alone else ".1%", texts)
    parts += [f"## {texts.say('lab-scores' if alone else 'lab-wins', {})}", markdown_table(*cells)]
    parts += [f"## {texts.say('lab-times', {})}", markdown_table(*time_table(figures["times"], texts))]
    if not alone:
        parts.append(seat_sentence(figures, texts))
    return "\n\n".join(parts) + "\n"


def seat_sentence(figures: Mapping[str, Any], texts: Texts) -> str:
    """Return the share of wins of each seat in a sentence."""
    seats = "; ".join(format_number(share, ".1%", texts) for share in figures["seats"])
    return texts.say("lab-seat-shares", {"shares": seats})


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table in Markdown, figures to the right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(line) + " |" for line in (head, rule, *rows))


def training_page(rows: Sequence[Mapping[str, float]], facts: Mapping[str, str], texts: Texts, note: str = "") -> str:
    """Return the report of a training: its curves, and mean features at the end of matches."""
    parts = [f"<p>{escape(texts.say('lab-training-intro', facts))}</p>"]
    if note:
        parts.append(f"<p>{escape(note)}</p>")
    for key in ("wins", "score", "error", "cities", "developments", "monuments"):
        points = [(row["games"], row[key]) for row in rows if key in row]
        if points:
            parts += [
                f"<h2>{escape(texts.say(f'lab-curve-{key}', {}))}</h2>",
                curve(points, texts.say("lab-games", {}), texts),
            ]
    featured = [row for row in rows if any(key.startswith(FEATURE_PREFIX) for key in row)]
    if featured:
        names = [key.removeprefix(FEATURE_PREFIX) for key in featured[-1] if key.startswith(FEATURE_PREFIX)]
        head = ["", *[texts.say("lab-until", {"games": f"{row['games']:.0f}"}) for row in featured]]
        parts.append(f"<h2>{escape(texts.say('lab-had', {}))}</h2>")
        parts.append(
            table(
                head,
                [
                    [name, *[format_number(row[FEATURE_PREFIX + name], ".2f", texts) for row in featured]]
                    for name in names
                ],
            )
        )
    return page(texts.say("lab-training", facts), parts, texts.lang)

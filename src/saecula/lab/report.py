"""Reports: figures of tournaments and trainings as one HTML page with its plots in it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from saecula.bots.planned.training import HAD

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from saecula.texts import Texts

WIDTH, ROW, LEFT, RIGHT = 720, 26, 150, 70
TIME_KEYS = ("lab-bot", "lab-median", "lab-p95", "lab-longest", "lab-decisions", "lab-forfeits")
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


def intervals(rows: Sequence[tuple[str, float, float, float]], low: float, high: float, marks: Sequence[float]) -> str:
    """Plot means with their intervals, one line each."""
    height = ROW * len(rows) + 34
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (min(max(value, low), high) - low) / span * (WIDTH - LEFT - RIGHT), 1)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    for mark in marks:
        parts.append(f'<line x1="{x(mark)}" x2="{x(mark)}" y1="4" y2="{height - 24}" stroke="#9996" />')
        parts.append(f'<text x="{x(mark)}" y="{height - 6}" text-anchor="middle">{mark:g}</text>')
    for i, (name, mean, bottom, top) in enumerate(rows):
        y = ROW * i + 18
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        line = f'<line x1="{x(bottom)}" x2="{x(top)}" y1="{y}" y2="{y}" stroke="#b5762a" stroke-width="3" />'
        parts.append(line + f'<circle cx="{x(mean)}" cy="{y}" r="5" fill="#b5762a" />')
        parts.append(f'<text x="{x(top) + 10}" y="{y + 4}">{mean:.4g}</text>')
    return "\n".join([*parts, "</svg>"])


def curve(points: Sequence[tuple[float, float]], label: str) -> str:
    """Plot a curve over the number of matches."""
    height = 220
    most_x = max((x for x, _ in points), default=1.0) or 1.0
    values = [y for _, y in points] or [0.0]
    low, high = min(0.0, *values), max(*values, low_or_one(values))
    span = (high - low) or 1.0
    path = " ".join(
        f"{LEFT + x / most_x * (WIDTH - LEFT - RIGHT):.1f},{height - 30 - (y - low) / span * (height - 50):.1f}"
        for x, y in points
    )
    return "\n".join(
        [
            f'<svg viewBox="0 0 {WIDTH} {height}" role="img">',
            f'<text x="{LEFT - 10}" y="24" text-anchor="end">{high:.3g}</text>',
            f'<text x="{LEFT - 10}" y="{height - 28}" text-anchor="end">{low:.3g}</text>',
            f'<text x="{WIDTH - RIGHT}" y="{height - 8}" text-anchor="end">{most_x:.0f}</text>',
            f'<text x="{LEFT}" y="{height - 8}">{escape(label)}</text>',
            f'<polyline points="{path}" fill="none" stroke="#b5762a" stroke-width="2.5" />',
            "</svg>",
        ]
    )


def low_or_one(values: Sequence[float]) -> float:
    """Return something above the lowest value, so that a flat curve has a height."""
    return min(values) + 1e-9


def tournament_page(figures: Mapping[str, Any], facts: Mapping[str, str], texts: Texts) -> str:
    """Return the report of a tournament."""
    alone = not figures["ratings"]
    parts = [f"<p>{escape(texts.say('lab-tournament-intro', facts))}</p>"]
    if not alone:
        parts += [f"<h2>{escape(texts.say('lab-ratings', {}))}</h2>", rating_plot(figures["ratings"])]
        parts.append(f"<p>{escape(texts.say('lab-ratings-note', {}))}</p>")
    heading = "lab-scores" if alone else "lab-wins"
    parts += [f"<h2>{escape(texts.say(heading, {}))}</h2>", share_plot(figures["shares"], alone=alone)]
    parts.append(share_table(figures["shares"], texts, alone=alone))
    parts += [f"<h2>{escape(texts.say('lab-times', {}))}</h2>", time_table(figures["times"], texts)]
    if not alone:
        seats = ", ".join(f"{share:.1%}" for share in figures["seats"])
        parts.append(f"<p>{escape(texts.say('lab-seat-shares', {'shares': seats}))}</p>")
    return page(texts.say("lab-tournament", facts), parts, texts.lang)


def rating_plot(ratings: Mapping[str, Mapping[str, float]]) -> str:
    """Plot ratings in Elo."""
    rows = [(bot, share["mean"], share["low"], share["high"]) for bot, share in ratings.items()]
    low = min(share["low"] for share in ratings.values())
    high = max(share["high"] for share in ratings.values())
    marks = [float(mark) for mark in range(int(low // 200) * 200, int(high) + 200, 200) if low <= mark <= high]
    return intervals(rows, low, high, marks)


def share_plot(found: Mapping[str, Mapping[str, float]], *, alone: bool) -> str:
    """Plot win shares, or the scores of those who play alone."""
    rows = [(pairing, share["mean"], share["low"], share["high"]) for pairing, share in found.items()]
    if alone:
        high = max(share["high"] for share in found.values())
        return intervals(rows, 0.0, high, [20, 40, 60, 80])
    return intervals(rows, 0.0, 1.0, [0, 0.25, 0.5, 0.75, 1])


def share_table(found: Mapping[str, Mapping[str, float]], texts: Texts, *, alone: bool) -> str:
    """Return the figures of all pairings."""
    keys = ("lab-pairing", "lab-mean", "lab-interval", "lab-games")
    return table([texts.say(key, {}) for key in keys], share_rows(found, alone))


def share_rows(found: Mapping[str, Mapping[str, float]], alone: bool) -> list[list[str]]:  # noqa: FBT001 - kind of figure
    """Return the figures of all pairings in rows."""
    form = ".2f" if alone else ".1%"
    return [
        [
            pairing,
            format(share["mean"], form),
            f"{format(share['low'], form)} – {format(share['high'], form)}",
            str(share["games"]),
        ]
        for pairing, share in found.items()
    ]


def time_table(found: Mapping[str, Mapping[str, float]], texts: Texts) -> str:
    """Return how long decisions took."""
    return table([texts.say(key, {}) for key in TIME_KEYS], time_rows(found))


def time_rows(found: Mapping[str, Mapping[str, float]]) -> list[list[str]]:
    """Return how long decisions took, in rows."""
    return [
        [
            bot,
            *[f"{1000 * row[key]:.3g} ms" for key in ("median", "p95", "longest")],
            f"{row['decisions']:.0f}",
            f"{row['forfeits']:.0f}",
        ]
        for bot, row in found.items()
    ]


def tournament_markdown(figures: Mapping[str, Any], facts: Mapping[str, str], texts: Texts) -> str:
    """Return the figures of a tournament as plain tables."""
    alone = not figures["ratings"]
    keys = ("lab-pairing", "lab-mean", "lab-interval", "lab-games")
    parts = [f"# {texts.say('lab-tournament', facts)}", texts.say("lab-tournament-intro", facts)]
    if not alone:
        rows = [
            [bot, f"{one['mean']:.0f}", f"{one['low']:.0f} – {one['high']:.0f}", str(one["games"])]
            for bot, one in figures["ratings"].items()
        ]
        head = [texts.say(key, {}) for key in ("lab-bot", "lab-elo", "lab-interval", "lab-games")]
        parts += [f"## {texts.say('lab-ratings', {})}", markdown_table(head, rows), texts.say("lab-ratings-note", {})]
    heading = texts.say("lab-scores" if alone else "lab-wins", {})
    parts += [
        f"## {heading}",
        markdown_table([texts.say(key, {}) for key in keys], share_rows(figures["shares"], alone)),
    ]
    head = [texts.say(key, {}) for key in TIME_KEYS]
    parts += [f"## {texts.say('lab-times', {})}", markdown_table(head, time_rows(figures["times"]))]
    if not alone:
        seats = ", ".join(f"{share:.1%}" for share in figures["seats"])
        parts.append(texts.say("lab-seat-shares", {"shares": seats}))
    return "\n\n".join(parts) + "\n"


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table in Markdown, figures to the right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(line) + " |" for line in (head, rule, *rows))


def training_page(rows: Sequence[Mapping[str, float]], facts: Mapping[str, str], texts: Texts, note: str = "") -> str:
    """Return the report of a training: what was learned when, and how the learners play."""
    parts = [f"<p>{escape(texts.say('lab-training-intro', facts))}</p>"]
    if note:
        parts.append(f"<p>{escape(note)}</p>")
    for key in ("wins", "score", "error", "cities", "developments", "monuments"):
        points = [(row["games"], row[key]) for row in rows if key in row]
        if points:
            parts += [
                f"<h2>{escape(texts.say(f'lab-curve-{key}', {}))}</h2>",
                curve(points, texts.say("lab-games", {})),
            ]
    had = [row for row in rows if any(key.startswith(HAD) for key in row)]
    if had:
        names = [key.removeprefix(HAD) for key in had[-1] if key.startswith(HAD)]
        head = ["", *[texts.say("lab-until", {"games": f"{row['games']:.0f}"}) for row in had]]
        parts.append(f"<h2>{escape(texts.say('lab-had', {}))}</h2>")
        parts.append(table(head, [[name, *[f"{row[HAD + name]:.2f}" for row in had]] for name in names]))
    return page(texts.say("lab-training", facts), parts, texts.lang)

"""Ladder: a tournament with its report, in one folder."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from saecula.files import write_bytes, write_text
from saecula.lab.ratings import quantile, summary
from saecula.lab.report import tournament_markdown, tournament_page
from saecula.lab.tournament import MatchResult, tournament
from saecula.texts import Texts

Columns = dict[str, list[int] | list[float] | list[str]]


def run_ladder(
    title: str,
    *,
    bots: list[str],
    seats: int,
    games: int,
    seed: int,
    options: dict[str, object],
    folder: Path,
    jobs: int,
    lang: str,
    progress: Callable[[int], None],
) -> tuple[dict[str, Any], Path]:
    """Play or continue a tournament; return its figures and the file of the report."""
    settings, played = tournament(
        title,
        bots=bots,
        seats=seats,
        games=games,
        seed=seed,
        options=options,
        file=folder / f"games-{seats}.jsonl",
        jobs=jobs,
        progress=progress,
    )
    figures = summary(played)
    texts = Texts(title, lang)
    chosen = ", ".join(f"{key}={value}" for key, value in settings.options.items())
    facts = {
        "title": texts.say("title", {}),
        "games": str(len(played)),
        "seats": str(seats),
        "seed": str(seed),
        "rules": str(settings.rules),
        "options": chosen,
    }
    report = folder / f"seats-{seats}.html"
    write_text(report, tournament_page(figures, facts, texts))
    write_text(report.with_suffix(".md"), tournament_markdown(figures, facts, texts))
    write_parquet(folder / f"games-{seats}.parquet", columns_of(played))
    return figures, report


def columns_of(played: list[MatchResult]) -> Columns:
    """Return all matches as columns, one row for each seat."""
    seats = [(one, seat) for one in played for seat in range(len(one.bots))]
    return {
        "pairing": [one.pairing for one, _ in seats],
        "group": [one.group for one, _ in seats],
        "rotation": [one.rotation for one, _ in seats],
        "seat": [seat for _, seat in seats],
        "bot": [one.bots[seat] for one, seat in seats],
        "points": [one.scores[seat] for one, seat in seats],
        "win": [float(one.wins[seat]) for one, seat in seats],
        "forfeit": [int(one.forfeits[seat]) for one, seat in seats],
        "decisions": [sum(one.times[seat].values()) for one, seat in seats],
        "seconds_p95": [quantile(one.times[seat], 0.95) for one, seat in seats],
    }


def write_parquet(file: Path, columns: Columns) -> None:
    """Write matches as Parquet, where the extra `lab` is installed."""
    try:
        import polars as pl  # noqa: PLC0415 - optional, and slow to load
    except ImportError:
        return
    content = BytesIO()
    pl.DataFrame(columns).write_parquet(content)
    write_bytes(file, content.getvalue())

"""Ladder: a tournament with its report, in one folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saecula.files import cannot, write_text
from saecula.lab.ratings import summary
from saecula.lab.report import tournament_markdown, tournament_page
from saecula.lab.tournament import tournament
from saecula.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def hold(
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
    """Play or go on with a tournament; return its figures and the file of the report."""
    make_folder(folder)
    setting, played = tournament(
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
    chosen = ", ".join(f"{key}={value}" for key, value in setting.options.items())
    facts = {
        "title": texts.say("title", {}),
        "games": str(len(played)),
        "seats": str(seats),
        "seed": str(seed),
        "rules": str(setting.rules),
        "options": chosen,
    }
    report = folder / f"seats-{seats}.html"
    write_text(report, tournament_page(figures, facts, texts))
    write_text(report.with_suffix(".md"), tournament_markdown(figures, facts, texts))
    return figures, report


def make_folder(folder: Path) -> None:
    """Make a folder, if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("write", folder, error) from error

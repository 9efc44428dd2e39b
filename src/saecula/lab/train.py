"""Training of a title's players: weights and a report, in one folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saecula.bots.bronze import training as bronze
from saecula.files import write_text
from saecula.games import title_of
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.lab.ladder import make_folder
from saecula.lab.report import training_page
from saecula.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TRAINERS = {"bronze": bronze.train}


def train(
    title: str,
    *,
    seats: int,
    games: int,
    hidden: int,
    seed: int,
    folder: Path,
    lang: str,
    progress: Callable[[int], None],
) -> list[Path]:
    """Train and return the files written."""
    if title not in TRAINERS:
        raise Problem("no-training", title=title, known=", ".join(TRAINERS))
    settled_options(title_of(title), seats, {})
    make_folder(folder)
    name = f"{'net' if hidden else 'linear'}-{seats}"
    file = folder / f"{name}.npz"
    width = -(-hidden // 4) * 4  # hidden units come in fours
    origin = TRAINERS[title](
        seats=seats,
        games=games,
        hidden=width,
        seed=seed,
        file=file,
        progress=lambda played, _row: progress(played),
    )
    texts = Texts(title, lang)
    facts = {key: str(value) for key, value in vars(origin).items() if key != "curve"}
    report = folder / f"{name}.html"
    write_text(report, training_page(origin.curve, facts | {"title": texts.say("title", {})}, texts))
    return [file, report]

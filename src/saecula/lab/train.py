"""Training of a title's players: weights and a report, in one folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saecula.bots.bronze import training as bronze
from saecula.bots.planned import gentes, khronos_judge, khronos_training, sands
from saecula.bots.planned import training as planned
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

    from saecula.bots.bronze.weights import Origin as NetOrigin
    from saecula.bots.planned.value import Origin as LinearOrigin

JUDGES = {judge.title.key: judge for judge in (khronos_judge.JUDGE, gentes.JUDGE, sands.JUDGE)}
KNOWN = ("bronze", *JUDGES)


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
    """Train and return the files written: Bronze for a number of seats, other titles for all of them at once."""
    if title not in KNOWN:
        raise Problem("no-training", title=title, known=", ".join(KNOWN))
    settled_options(title_of(title), seats, {})
    make_folder(folder)
    width = -(-hidden // 4) * 4  # hidden units come in fours
    name = f"{'net' if hidden else 'linear'}-{seats}" if title == "bronze" else title
    file = folder / f"{name}.npz"
    origin: NetOrigin | LinearOrigin
    if title == "bronze":
        origin = bronze.train(
            seats=seats,
            games=games,
            hidden=width,
            seed=seed,
            file=file,
            progress=lambda played, _row: progress(played),
        )
    elif title == "khronos":
        origin = khronos_training.train(
            games=games, seed=seed, file=file, progress=lambda played, _row: progress(played)
        )
    else:
        judge = JUDGES[title]
        origin = planned.train(judge, games=games, seed=seed, file=file, progress=lambda played, _row: progress(played))
    texts = Texts(title, lang)
    facts = {"seats": "–", "hidden": "0"} | {key: str(value) for key, value in vars(origin).items() if key != "curve"}
    report = folder / f"{name}.html"
    write_text(report, training_page(origin.curve, facts | {"title": texts.say("title", {})}, texts))
    return [file, report]

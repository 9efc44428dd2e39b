"""Training of a title's players: weights and a report, in one folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saecula.bots import bot_of
from saecula.bots.levels import players_of
from saecula.bots.trainer import Trainer, TrainingRequest
from saecula.files import make_folder, write_text
from saecula.games import TITLES, part, title_of
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.lab.figures import figure, plain
from saecula.lab.report import training_page
from saecula.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saecula.bots.worlds import Bot


def trainers() -> dict[str, Trainer]:
    """Return the trainer of every title that has one."""
    found = {title.key: part(title.key, "bots.training") for title in TITLES}
    return {key: module.TRAINER for key, module in found.items() if module is not None}


def train(
    title: str,
    *,
    seats: int,
    games: int,
    hidden: int | None = None,
    seed: int,
    folder: Path,
    lang: str,
    progress: Callable[[int], None],
    start: Path | None = None,
    against: str = "",
) -> list[Path]:
    """Train and return the files written.

    Some titles are trained for a number of seats, and may go on from weights; others for all seats at once. Any title
    may learn to beat one of our bots: how far that goes shows how sound it is.
    """
    trainer = trainer_of(title, hidden, start)
    settled_options(title_of(title), seats, {})
    rival = rival_of(against, title) if against else None
    request = TrainingRequest(seats, games, seed, hidden, start, rival)
    name = trainer.file_stem(request)
    make_folder(folder)
    file = folder / f"{name}-against-{against}.npz" if against else folder / f"{name}.npz"
    origin = trainer.train(request, file, lambda played, _row: progress(played))
    texts = Texts(title, lang)
    note = share_note(trainer, file, rival, against, seed, texts) if rival else notes(origin.curve, texts)
    beside = [file.with_name(other) for other in trainer.other_files(request) if file.with_name(other).exists()]
    return [file, *beside, write_report(origin, file, note, texts)]


def trainer_of(title: str, hidden: int | None, start: Path | None) -> Trainer:
    """Return the trainer of a title; raise a Problem where it has none, or where a wish would go unheard."""
    known = trainers()
    if title not in known:
        raise Problem("no-training", title=title, known=", ".join(known))
    if start is not None and not known[title].can_continue:
        raise Problem("from-unheard", title=title)
    if hidden is not None and not known[title].can_continue:
        raise Problem("hidden-unheard", title=title)
    return known[title]


def write_report(origin: Any, file: Path, note: str, texts: Texts) -> Path:  # noqa: ANN401 - every kind of weights has an origin of its own
    """Write what was learned and how, beside the weights."""
    facts = {"seats": "–", "hidden": "0"} | {
        key: plain(value, texts) for key, value in vars(origin).items() if key != "curve"
    }
    report = file.with_suffix(".html")
    write_text(report, training_page(origin.curve, facts | {"title": texts.say("title", {})}, texts, note))
    return report


def notes(curve: list[dict[str, float]], texts: Texts) -> str:
    """Return in words what else was learned: how far off a net is, how often others' selections are guessed."""
    row = {key: figure for row in curve for key, figure in row.items()}
    found = []
    if "net_off" in row:
        facts = {key: figure(row[f"{key}_off"], ".2f", texts) for key in ("net", "linear")}
        found.append(texts.say("lab-net", facts | {"tables": f"{row['tables']:.0f}"}))
    if "hits" in row:
        found.append(
            texts.say("lab-hits", {"share": figure(row["hits"], ".1%", texts), "tested": str(int(row["tested"]))})
        )
    return " ".join(found)


def rival_of(against: str, title: str) -> Bot:
    """Return the bot to learn against: a title's own player itself, for the learner thinks like that."""
    bot = bot_of(against, title)
    return players_of(title).get(against, bot)


def share_note(trainer: Trainer, file: Path, rival: Bot, against: str, seed: int, texts: Texts) -> str:
    """Return in words how often the learned weights beat the bot they learned to beat."""
    share, error = trainer.share_won(file, rival, trainer.evaluation_games, seed + 1)
    shown = {"share": figure(share, ".1%", texts), "error": figure(2 * error, ".1%", texts)}
    return texts.say("lab-against", {"bot": against, "games": str(trainer.evaluation_games)} | shown)

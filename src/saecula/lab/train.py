"""Training: weights of a title's players and a report, in one folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from saecula.bots import bot_of
from saecula.bots.levels import players_of
from saecula.bots.trainer import Trainer, TrainingRequest
from saecula.bots.weights import WeightsOrigin
from saecula.bots.worlds import Bot
from saecula.files import make_folder, write_text
from saecula.games import TITLES, part, title_of
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.lab.number_format import format_number, format_plain
from saecula.lab.report import training_page
from saecula.texts import Texts


def trainers() -> dict[str, Trainer]:
    """Return the trainer of every title that has one."""
    modules = {title.key: part(title.key, "bots.training") for title in TITLES}
    return {key: module.TRAINER for key, module in modules.items() if module is not None}


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

    Some titles are trained for one number of seats, and may continue from weights; others for all seats at once. Every
    title may be trained against one of its bots, to find out how far that can be exploited.
    """
    trainer = trainer_of(title, hidden, start)
    settled_options(title_of(title), seats, {})
    opponent = opponent_of(against, title) if against else None
    request = TrainingRequest(seats, games, seed, hidden, start, opponent)
    name = trainer.file_stem(request)
    make_folder(folder)
    file = folder / f"{name}-against-{against}.npz" if against else folder / f"{name}.npz"
    origin = trainer.train(request, file, lambda played, _row: progress(played))
    texts = Texts(title, lang)
    note = share_note(trainer, file, opponent, against, seed, texts) if opponent else notes(origin.curve, texts)
    beside = [file.with_name(other) for other in trainer.other_files(request) if file.with_name(other).exists()]
    return [file, *beside, write_report(origin, file, note, texts)]


def trainer_of(title: str, hidden: int | None, start: Path | None) -> Trainer:
    """Return the trainer of a title; raise a Problem where it has none, or cannot do what was asked."""
    known = trainers()
    if title not in known:
        raise Problem("no-training", title=title, known=", ".join(known))
    if start is not None and not known[title].can_continue:
        raise Problem("from-unheard", title=title)
    if hidden is not None and not known[title].can_continue:
        raise Problem("hidden-unheard", title=title)
    return known[title]


def write_report(origin: WeightsOrigin, file: Path, note: str, texts: Texts) -> Path:
    """Write the report beside the weights."""
    facts = {"seats": "–", "hidden": "0"} | {
        key: format_plain(value, texts) for key, value in vars(origin).items() if key != "curve"
    }
    report = file.with_suffix(".html")
    write_text(report, training_page(origin.curve, facts | {"title": texts.say("title", {})}, texts, note))
    return report


def notes(curve: list[dict[str, float]], texts: Texts) -> str:
    """Return the errors of a net and the hit rate of a predictor in words."""
    row = {key: figure for row in curve for key, figure in row.items()}
    found = []
    if "net_off" in row:
        facts = {key: format_number(row[f"{key}_off"], ".2f", texts) for key in ("net", "linear")}
        found.append(texts.say("lab-net", facts | {"tables": f"{row['tables']:.0f}"}))
    if "hits" in row:
        found.append(
            texts.say(
                "lab-hits", {"share": format_number(row["hits"], ".1%", texts), "tested": str(int(row["tested"]))}
            )
        )
    return " ".join(found)


def opponent_of(against: str, title: str) -> Bot:
    """Return the bot to beat; a title's own player itself, for the learner thinks no more than that."""
    bot = bot_of(against, title)
    return players_of(title).get(against, bot)


def share_note(trainer: Trainer, file: Path, opponent: Bot, against: str, seed: int, texts: Texts) -> str:
    """Return in words how often the trained player beats its opponent."""
    share, error = trainer.share_won(file, opponent, trainer.evaluation_games, seed + 1)
    shown = {"share": format_number(share, ".1%", texts), "error": format_number(2 * error, ".1%", texts)}
    return texts.say("lab-against", {"bot": against, "games": str(trainer.evaluation_games)} | shown)

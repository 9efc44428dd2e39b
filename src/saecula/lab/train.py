"""Training of a title's players: weights and a report, in one folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from saecula.bots import bot_of
from saecula.bots.bronze import training as bronze
from saecula.bots.bronze.weights import read as read_layers
from saecula.bots.levels import players_of
from saecula.bots.planned import gentes, khronos, khronos_judge, khronos_training, sands, sands_training
from saecula.bots.planned import probe as probes
from saecula.bots.planned import training as planned
from saecula.bots.planned.net import name_of as net_name
from saecula.bots.planned.sands_choices import FILE as CHOICES
from saecula.files import cannot, make_folder, write_text
from saecula.games import title_of
from saecula.kernel.problem import Problem
from saecula.kernel.title import settled_options
from saecula.lab.figures import figure, plain
from saecula.lab.report import training_page
from saecula.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from saecula.bots.bronze.weights import Layers
    from saecula.bots.bronze.weights import Origin as NetOrigin
    from saecula.bots.planned.value import Origin as LinearOrigin
    from saecula.bots.worlds import Bot


class Wishes(TypedDict):
    """What every training of plans is told."""

    games: int
    seed: int
    file: Path
    progress: Callable[[int, dict[str, float]], None]


JUDGES = {judge.title.key: judge for judge in (khronos_judge.JUDGE, gentes.JUDGE, sands.JUDGE)}
LEARNERS = {"khronos": khronos.expert_with, "gentes": gentes.expert_with, "sands": sands.expert_with}
KNOWN = ("bronze", *JUDGES)
HIDDEN = 32  # hidden units of Bronze, unless said
MEASURED = 400  # matches after learning to beat a bot
MEASURED_PLANS = 100  # … where a match takes a second


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
    """Train and return the files written: Bronze for a number of seats, other titles for all of them at once.

    Bronze may go on from weights. Any title may learn to beat one of our bots: how far that goes shows how sound it is.
    """
    check_wishes(title, hidden, start)
    settled_options(title_of(title), seats, {})
    rival = rival_of(against, title) if against else None
    course = bronze.Course(seats, games, width_of(hidden), seed, rival=rival)
    if start is not None:
        course = going_on(course, hidden, start)
    make_folder(folder)
    name = f"{'net' if course.hidden else 'linear'}-{seats}" if title == "bronze" else title
    file = folder / f"{name}-against-{against}.npz" if against else folder / f"{name}.npz"
    if title == "bronze":
        origin: NetOrigin | LinearOrigin = bronze.train(course, file=file, progress=lambda n, _row: progress(n))
    else:
        origin = train_planned(title, course, file, progress)
    return [file, *files_beside(title, file, against), write_report(title, origin, file, against, seed, lang)]


def check_wishes(title: str, hidden: int | None, start: Path | None) -> None:
    """Raise a Problem where nobody can be trained, or where a wish would go unheard."""
    if title not in KNOWN:
        raise Problem("no-training", title=title, known=", ".join(KNOWN))
    if title != "bronze" and start is not None:
        raise Problem("from-unheard", title=title)
    if title != "bronze" and hidden is not None:
        raise Problem("hidden-unheard", title=title)


def width_of(hidden: int | None) -> int:
    """Return how many hidden units there will be: they come in fours."""
    return -(-(HIDDEN if hidden is None else hidden) // 4) * 4


def going_on(course: bronze.Course, hidden: int | None, start: Path) -> bronze.Course:
    """Return a course that goes on from weights, whose hidden units it keeps."""
    found = course.going_on(*read_weights(start))
    if hidden is not None and width_of(hidden) != found.hidden:
        raise Problem("hidden-other", hidden=hidden, file=start, width=found.hidden)
    return found


def train_planned(title: str, course: bronze.Course, file: Path, progress: Callable[[int], None]) -> LinearOrigin:
    """Train a title whose players make plans, for all seats at once: as many matches, with the seed and the rival."""
    wishes: Wishes = {
        "games": course.games,
        "seed": course.seed,
        "file": file,
        "progress": lambda played, _row: progress(played),
    }
    if course.rival is not None:
        return probes.probe(JUDGES[title], LEARNERS[title], course.rival, **wishes)
    if title == "khronos":
        return khronos_training.train(**wishes)
    if title == "sands":
        return sands_training.train(**wishes)
    return planned.train(JUDGES[title], **wishes)


def files_beside(title: str, file: Path, against: str) -> list[Path]:
    """Return what else was learned and written: a net, and what others select."""
    if against or title not in JUDGES:
        return []
    names = [net_name(JUDGES[title]), *([CHOICES] if title == "sands" else [])]
    return [file.with_name(name) for name in names if file.with_name(name).exists()]


def write_report(title: str, origin: NetOrigin | LinearOrigin, file: Path, against: str, seed: int, lang: str) -> Path:
    """Write what was learned and how, beside the weights."""
    texts = Texts(title, lang)
    facts = {"seats": "–", "hidden": "0"} | {
        key: plain(value, texts) for key, value in vars(origin).items() if key != "curve"
    }
    note = share_note(title, file, against, seed, texts) if against else notes(origin.curve, texts)
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


def read_weights(file: Path) -> tuple[list[Layers], NetOrigin]:
    """Read weights to go on from."""
    try:
        return read_layers(file.read_bytes(), file.name)
    except OSError as error:
        raise cannot("read", file, error) from error


def rival_of(against: str, title: str) -> Bot:
    """Return the bot to learn against: a title's own player itself, for the learner thinks like that."""
    bot = bot_of(against, title)
    return players_of(title).get(against, bot)


def share_note(title: str, file: Path, against: str, seed: int, texts: Texts) -> str:
    """Return in words how often the learned weights beat the bot they learned to beat."""
    rival = rival_of(against, title)
    games = MEASURED if title == "bronze" else MEASURED_PLANS
    if title == "bronze":
        share, error = bronze.share_won(file, rival, games, seed + 1)
    else:
        share, error = probes.share_won(JUDGES[title], LEARNERS[title], file, rival, games, seed + 1)
    shown = {"share": figure(share, ".1%", texts), "error": figure(2 * error, ".1%", texts)}
    return texts.say("lab-against", {"bot": against, "games": str(games)} | shown)

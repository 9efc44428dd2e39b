"""A report on balance as people read it: a few sentences, then one table per verb."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from saecula.lab.number_format import format_number, format_plain
from saecula.texts import Texts

PERCENT = 100
COLUMNS = ("choice", "used", "won", "lead")


def show_balance(found: dict[str, Any], texts: Texts) -> None:
    """Print a report; choices that stand out are marked with a star."""
    console = Console(highlight=False)
    for sentence in sentences(found, texts):
        console.print(sentence, soft_wrap=True)
    for verb, figures in found["verbs"].items():
        console.print(
            texts.say("cli-balance-verb", {"verb": verb, "times": format_plain(figures["times"], texts)}), style="bold"
        )
        if figures["choices"]:
            console.print(table(figures["choices"], texts))


def sentences(found: dict[str, Any], texts: Texts) -> list[str]:
    """Return what is said before the tables."""
    scores = found["scores"]
    facts = {
        "title": found["title"],
        "seats": found["seats"],
        "games": found["games"],
        "mean": scores["mean"],
        "deviation": scores["deviation"],
        "lowest": scores["q0"],
        "highest": scores["q100"],
        "low": scores["q10"],
        "high": scores["q90"],
        "margin": found["margin"]["mean"],
    }
    parts = "; ".join(f"{part} {format_plain(points, texts)}" for part, points in found["parts"].items())
    places = [place_words(i + 1, place, texts) for i, place in enumerate(found["order"])]
    return [
        texts.say("cli-balance-head", {key: format_plain(value, texts) for key, value in facts.items()}),
        texts.say("cli-balance-parts", {"parts": parts}),
        texts.say("cli-balance-order", {"order": "; ".join(places)}),
    ]


def place_words(number: int, place: dict[str, Any], texts: Texts) -> str:
    """Return how well a place in the order of play does."""
    wins = format_number(PERCENT * place["wins"], ".1f", texts)
    return texts.say(
        "cli-balance-place", {"place": str(number), "wins": wins, "mean": format_plain(place["mean"], texts)}
    )


def table(choices: dict[str, dict[str, Any]], texts: Texts) -> Table:
    """Return one verb's choices, the most successful first."""
    drawn = Table(box=None)
    for column in COLUMNS:
        drawn.add_column(texts.say(f"cli-column-{column}", {}), justify="left" if column == "choice" else "right")
    for notation, figures in sorted(choices.items(), key=lambda item: -item[1]["lead"]):
        star = " *" if figures["stands_out"] else ""
        forms = ((PERCENT * figures["used"], ".1f"), (figures["wins"], ".2f"), (figures["lead"], "+.1f"))
        drawn.add_row(notation + star, *[format_number(value, form, texts) for value, form in forms])
    return drawn

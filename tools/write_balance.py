"""Write docs/balance: many matches between equal bots, for every number of seats."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from saecula.games import TITLES, title_of
from saecula.lab.balance import balance

FOLDER = Path(__file__).parent.parent / "docs" / "balance"
GAMES = {"gentes": 10_000, "sands": 5_000}
SEED = 1
TOLD = {  # per title the verbs whose choices are things worth a table
    "gentes": ("draft", "settle", "tile", "act", "tax", "train", "region", "take", "play", "build", "activate"),
    "sands": ("play", "bin", "heritage", "advance", "place", "build", "govern", "tribute", "patronage", "score"),
}


def main() -> None:
    """Write the report of a title."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=[title.key for title in TITLES])
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    games = wish.games or GAMES.get(wish.title, 1000)
    title = title_of(wish.title)
    tables = [seats for seats in title.seats if seats > 1]
    reports = [balance(wish.title, seats=seats, games=games, seed=SEED, jobs=wish.jobs) for seats in tables]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{wish.title}.md").write_text(page(wish.title, games, reports), "utf-8")


def page(title: str, games: int, reports: list[dict[str, Any]]) -> str:
    """Return the whole report as Markdown."""
    lines = [
        f"# How even is {title}?",
        "",
        f"Written by `python -m tools.write_balance {title} --games {games}`: matches between `greedy` bots, for each",
        f"number of seats, seed {SEED}. What was corrected because of it stands in [provenance](../provenance.md).",
        "",
        "## Seats and scores",
        "",
        "| seats | mean | deviation | 10 % – 90 % | lead | wins in the order of play | means in that order |",
        "|---|---|---|---|---|---|---|",
        *[summary(report) for report in reports],
        "",
        "## Where points come from (mean of a seat)",
        "",
        "| seats | " + " | ".join(reports[0]["parts"]) + " |",
        "|---" * (len(reports[0]["parts"]) + 1) + "|",
        *[f"| {r['seats']} | " + " | ".join(str(points) for points in r["parts"].values()) + " |" for r in reports],
    ]
    for verb in reports[0]["verbs"]:
        if verb in TOLD.get(title, ()):
            lines += ["", *(choices(verb, reports) if reports[0]["verbs"][verb]["choices"] else kinds(verb, reports))]
    return "\n".join(lines) + "\n"


def summary(report: dict[str, Any]) -> str:
    """Return the row of a number of seats."""
    scores, order = report["scores"], report["order"]
    wins = " · ".join(f"{100 * place['wins']:.1f} %" for place in order)
    means = " · ".join(str(place["mean"]) for place in order)
    return (
        f"| {report['seats']} | {scores['mean']} | {scores['deviation']} | {scores['q10']} – {scores['q90']} "
        f"| {report['margin']['mean']} | {wins} | {means} |"
    )


def choices(verb: str, reports: list[dict[str, Any]]) -> list[str]:
    """Return the table of a verb: the share of seats that used a choice, and their wins (1 = chance)."""
    heads = " | ".join(f"{report['seats']}: used | wins" for report in reports)
    lines = [f"## {verb}", "", f"| choice | {heads} |", "|---" * (1 + 2 * len(reports)) + "|"]
    for name in sorted(reports[0]["verbs"][verb]["choices"]):
        cells = []
        for report in reports:
            row = report["verbs"].get(verb, {}).get("choices", {}).get(name)
            cells += [f"{100 * row['used']:.1f} %", f"{row['wins']:.2f}"] if row and row["used"] else ["–", "–"]
        if set(cells) != {"–"}:
            lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return lines


def kinds(verb: str, reports: list[dict[str, Any]]) -> list[str]:
    """Return the table of a verb with many choices: times per seat and match, by kind."""
    heads = " | ".join(f"{report['seats']} seats" for report in reports)
    lines = [f"## {verb} (times per seat and match)", "", f"| kind | {heads} |", "|---" * (1 + len(reports)) + "|"]
    names = sorted(reports[0]["verbs"][verb]["kinds"])
    rows = [" | ".join([name, *[str(r["verbs"][verb]["kinds"][name]) for r in reports]]) for name in names]
    return [*lines, *[f"| {row} |" for row in rows]]


if __name__ == "__main__":
    main()

# ruff: noqa: INP001 - a script
"""Make the pictures of Gentes' demo and tests: PYTHONPATH=src:. python web/dev/gentes/fixtures.py, then biome."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import saecula
from saecula.texts import ftl_files
from tools.gentes_scenes import situations

HERE = Path(__file__).parent
NAMED = (
    r"((?:board-gentes|group|action|tax|symbol|area|mark|bonus|phase|part|tile|region|city|hometown|card)-\S+) = (.*)"
)


def asked(match: saecula.Match, seat: int, lang: str) -> dict[str, Any]:
    """Return the question of a seat, as in docs/protocol.md."""
    ask = match.ask(seat, lang)
    legal = match.choices(seat)
    choices = [[c.number, list(c.targets), c.text(lang), c.notation] for c in legal]
    pieces = []
    for number, left in ask.pieces:
        choice = match.choice(number, seat)
        pieces.append([number, left, list(choice.targets), choice.text(lang)])
    return {
        "seat": seat, "ask": len(match.events) + 1, "key": ask.key, "section": ask.section, "text": ask.text,
        "shape": ask.shape, "low": ask.low, "high": ask.high, "done": 0, "pieces": pieces, "choices": choices,
        "lent": [],
    }  # fmt: skip


def picture(match: saecula.Match, lang: str, look: str = "") -> dict[str, Any]:
    """Return a picture, and what the choice looked at would lead to."""
    asks = [asked(match, seat, lang) for seat in match.to_act]
    me = asks[0]["seat"] if asks else 0
    players = [
        {"seat": i, "name": match.players[i], "kind": "person", "bot": "", "here": True} for i in range(match.seats)
    ]
    scores = [
        {"seat": s.seat, "points": s.points, "tie_break": s.tie_break, "place": s.place, "parts": dict(s.parts)}
        for s in match.scores
    ]
    preview = match.preview(me, [look], lang) if look else None
    return {
        "n": len(match.events), "title": "gentes", "match": "demo", "seats": match.seats, "you": [me], "as": me,
        "players": players, "view": match.view(me), "to_act": list(match.to_act),
        "over": match.over, "asks": asks, "waiting": "", "lines": [], "story_from": 1, "scores": scores, "undo": {},
        "redo": False, "proposal": None, "seed_hash": "", "seed": None, "clock": None,
        "preview": preview and preview.view,
        "outcome": preview and {"lines": preview.lines, "told": preview.told, "changes": preview.changes},
    }  # fmt: skip


def names(lang: str) -> dict[str, str]:
    """Return the names of things and the board's labels, unformatted."""
    found = {}
    for file in ftl_files("gentes", lang):
        for line in file.read_text("utf-8").splitlines():
            if hit := re.fullmatch(NAMED, line):
                found[hit[1]] = hit[2]
    return found


def main() -> None:
    """Write the pictures."""
    folder = HERE / "fixtures"
    folder.mkdir(exist_ok=True)
    scenes = situations()
    made = {
        "facts": {match.seats: match.facts for match, _ in scenes.values()},
        "pictures": {key: picture(match, "en", look) for key, (match, look) in scenes.items()},
    }
    (folder / "pictures.json").write_text(json.dumps(made, ensure_ascii=False) + "\n")
    for lang in ("en", "de"):
        (folder / f"words.{lang}.json").write_text(json.dumps(names(lang), ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()

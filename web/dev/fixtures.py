# ruff: noqa: INP001 - a script
"""Make the pictures of the boards' demo and tests: PYTHONPATH=src:. python web/dev/fixtures.py [TITLE …]."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import saecula
from saecula.games import title_of
from saecula.server.pictures import Scene, match_picture
from saecula.texts import LANGUAGES, ftl_files, labels_of
from tests.titles import modules

if TYPE_CHECKING:
    from collections.abc import Mapping

HERE = Path(__file__).parent
SCENES = modules("scenes")


def eyes(match: saecula.Match) -> int:
    """Return the seat that is asked first; of a closed match, or a question it has answered in secret, seat 0."""
    if match.over or (0 not in match.to_act and match.view(0).get("selecting")):
        return 0
    return match.to_act[0]


def picture(match: saecula.Match, look: str) -> dict[str, Any]:
    """Return what a seat sees, as the server tells it, and what the choice that is looked at would lead to."""
    me = eyes(match)
    found = match_picture(Scene(match), [me], me, "en", match.n)
    players = [
        {"seat": i, "name": match.players[i], "kind": "person", "bot": "", "here": True} for i in range(match.seats)
    ]
    seen = match.preview(me, [look], "en") if look else None
    more = {
        "players": players,
        "lines": [],
        "preview": seen and seen.view,
        "outcome": seen and {"lines": seen.lines, "told": seen.told, "changes": seen.changes},
        "looks": next((thing for c in match.choices(me) if c.notation == look for thing in c.targets), ""),
    }
    return msgspec.json.decode(msgspec.json.encode(found | more), type=dict[str, Any])


def made(scenes: Mapping[str, saecula.Match | tuple[saecula.Match, str]]) -> dict[str, Any]:
    """Return all pictures; printed numbers stand once, and a picture has their place."""
    facts: list[Any] = []
    pictures = {}
    for key, scene in scenes.items():
        match, look = scene if isinstance(scene, tuple) else (scene, "")
        if match.facts not in facts:
            facts.append(match.facts)
        pictures[key] = picture(match, look) | {"facts": facts.index(match.facts)}
    return {"facts": facts, "pictures": pictures}


def words(title: str, lang: str) -> dict[str, str]:
    """Return the labels of the board and the names of things, unformatted."""
    kinds = "|".join(sorted({kind.name for kind in title_of(title).components}))
    named = re.compile(rf"((?:{kinds})-\S+) = (.*)")
    own = (f"board-{title}", "web-win", "web-you")
    lines = [line for file in ftl_files(title, lang) for line in file.read_text("utf-8").splitlines()]
    names = {hit[1]: hit[2] for line in lines if (hit := named.fullmatch(line))}
    return names | {key: text for key, text in labels_of(lang, title).items() if key.startswith(own)}


def main() -> None:
    """Write the pictures of all titles, or of those that are named."""
    for title in sys.argv[1:] or SCENES:
        folder = HERE / "fixtures" / title
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(made(SCENES[title].situations()), ensure_ascii=False)
        (folder / "pictures.json").write_text(text + "\n")
        for lang in LANGUAGES:
            text = json.dumps(words(title, lang), ensure_ascii=False, indent=2)
            (folder / f"words.{lang}.json").write_text(text + "\n")


if __name__ == "__main__":
    main()

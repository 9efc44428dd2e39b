# ruff: noqa: INP001 - a script
"""Make the pictures of Sands' demo and tests: PYTHONPATH=src:. python web/dev/sands/fixtures.py."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

import saecula
from saecula.server.pictures import Scene, match_picture
from saecula.texts import ftl_files
from tools.sands_scenes import situations

HERE = Path(__file__).parent
NAMED = re.compile(
    r"((?:board-sands|web-win|web-you|land|border|terrain|good|resource|citizen|category|card|chronicle|bin|tree|advance|structure|bonus"
    r"|way|part)-\S+) = (.*)"
)


def picture(match: saecula.Match, lang: str) -> dict[str, Any]:
    """Return what the seat that is asked first sees; of a closed match or question, what seat 0 sees."""
    me = 0 if match.over or (0 not in match.to_act and match.view(0)["selecting"]) else match.to_act[0]
    found = match_picture(Scene(match), [me], me, lang, match.n)
    players = [
        {"seat": i, "name": match.players[i], "kind": "person", "bot": "", "here": True} for i in range(match.seats)
    ]
    encoded = msgspec.json.encode(found | {"players": players, "lines": []})
    return msgspec.json.decode(encoded, type=dict[str, Any])


def names(lang: str) -> dict[str, str]:
    """Return the names of things and the board's labels, unformatted."""
    lines = [line for file in ftl_files("sands", lang) for line in file.read_text("utf-8").splitlines()]
    return {hit[1]: hit[2] for line in lines if (hit := NAMED.fullmatch(line))}


def main() -> None:
    """Write the pictures; the printed numbers once for each number of seats."""
    folder = HERE / "fixtures"
    folder.mkdir(exist_ok=True)
    facts = {}
    pictures = {}
    for key, match in situations().items():
        facts[str(match.seats)] = match.facts
        pictures[key] = picture(match, "en")
    made = {"facts": facts, "pictures": pictures}
    (folder / "pictures.json").write_text(json.dumps(made, ensure_ascii=False) + "\n")
    for lang in ("en", "de"):
        (folder / f"words.{lang}.json").write_text(json.dumps(names(lang), ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()

"""Draw which room of the house knows which: `python -m tools.draw_architecture` writes it into docs/architecture.md.

The drawing is made from the imports, without those that another way already shows; a test keeps it fresh.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "architecture.md"
BLOCK = re.compile(r"```mermaid\n.*?```\n", re.DOTALL)
ROOMS = {  # what a module's name begins with, the first that fits; {t} is any title
    "rules": r"games\.{t}\.(kinds|bits|data|layout|tables|numbers|words|state|rules)|games\.(packs|shapes)",
    "views": r"games\.{t}\.(schema|views|printed|hidden|laws|position|thumb|foresight)",
    "opponents": r"games\.{t}\.bots",
    "drawing": r"games\.{t}\.terminal",
    "titles": r"games",
    "clients": r"cli|arguments|__main__",
    "face": r"$",
    **{name: name for name in ("kernel", "texts", "match", "bots", "lab", "envs", "term", "store", "server")},
}
LABELS = {
    "rules": "games/‹title›: kinds, bits, data, layout, tables, numbers, words, state, rules",
    "views": "games/‹title›: schema, views, printed, hidden, laws, position, thumb",
    "titles": "games: the titles and their list",
    "opponents": "games/‹title›/bots",
    "drawing": "games/‹title›/terminal",
    "clients": "cli, arguments",
    "face": "saecula: new, load, position, titles",
}


def room_of(module: str) -> str:
    """Return the room of a module, or nothing for a module that all rooms use."""
    name = module.removeprefix("saecula").removeprefix(".")
    for room, begins in ROOMS.items():
        if re.match(rf"({begins.replace('{t}', '[a-z]+')})([._]|$)", name):
            return room
    return ""


def modules() -> dict[str, Path]:
    """Return every module and its file."""
    found = {}
    for file in sorted((SOURCE / "saecula").rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imported(file: Path, known: dict[str, Path]) -> set[str]:
    """Return the modules of ours that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in known else node.module for name in inner}
    return found & set(known)


def edges() -> dict[str, set[str]]:
    """Return which rooms each room knows."""
    known = modules()
    found: dict[str, set[str]] = {room: set() for room in ROOMS}
    for module, file in known.items():
        room = room_of(module)
        if room:
            found[room] |= {room_of(other) for other in imported(file, known)} - {room, ""}
    return found


def reached(found: dict[str, set[str]], room: str) -> set[str]:
    """Return every room that a room knows, directly or not."""
    seen: set[str] = set()
    left = list(found[room])
    while left:
        other = left.pop()
        if other not in seen:
            seen.add(other)
            left += found[other]
    return seen


def drawing() -> str:
    """Return the drawing: every arrow that no other way replaces."""
    found = edges()
    rings = [room for room in found if room in reached(found, room)]
    if rings:
        message = f"these rooms know one another in a ring: {', '.join(rings)}"
        raise ValueError(message)
    lines = [f'  {room}["{LABELS.get(room, room)}"]' for room in found]
    for room, others in found.items():
        further = set().union(*(reached(found, other) for other in others))
        lines += [f"  {room} --> {other}" for other in sorted(others - further)]
    return "\n".join(["```mermaid", "flowchart TD", *lines, "```", ""])


def main() -> int:
    """Write the drawing into the page."""
    PAGE.write_text(BLOCK.sub(lambda _: drawing(), PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The menu of `saecula` alone: the browser, a game in the terminal, help."""

from __future__ import annotations

import sys

from saecula.games import TITLES
from saecula.texts import Texts, platform_texts

MAX_TRIES = 5


def picked_command(lang: str) -> list[str]:
    """Return the command that somebody picks from the menu; help where nobody sits at a terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return ["--help"]
    say = platform_texts(lang).say
    rows = [(say("cli-menu-browser", {}), ["serve", "--open"])]
    for title in TITLES:
        name = Texts(title.key, lang).say("title", {})
        rows.append((say("cli-menu-terminal", {"title": name}), ["play", title.key]))
    rows.append((say("cli-menu-help", {}), ["--help"]))
    for number, (text, _) in enumerate(rows, 1):
        sys.stdout.write(f"  {number}  {text}\n")
    for _ in range(MAX_TRIES):
        sys.stdout.write(say("cli-menu-ask", {"most": len(rows)}) + " ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        answer = line.strip() or "1"
        if not line:
            break
        if answer.isdecimal() and 1 <= int(answer) <= len(rows):
            return [*rows[int(answer) - 1][1], "--lang", lang] if int(answer) < len(rows) else ["--help"]
    return ["--help"]

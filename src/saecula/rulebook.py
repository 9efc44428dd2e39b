"""The pages of rules and rulings as one text: each section ends with links to the rulings about it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import saecula

RULES, RULINGS = "rules", "rulings"
SECTION = re.compile(r'^(?:<a id="[^"]+"></a>)+', re.MULTILINE)
ANCHOR = re.compile(r'id="([^"]+)"')


@cache
def rules_text(title: str, lang: str) -> str:
    """Return the rules of a title with its rulings at the end; empty if there are none."""
    rules = page(RULES, title, lang)
    rulings = page(RULINGS, title, lang)
    if not rules or not rulings:
        return rules
    rulings = rulings.replace(f"](../{RULES}/{title}.{lang}.md#", "](#")
    label, entries = heading(rulings), rulings_by_section(rulings)
    rules = rules.replace(f"](../{RULINGS}/{title}.{lang}.md)", f"](#{RULINGS})")
    start = rulings.index(f'<a id="{RULINGS}">')
    return f"{with_links(rules, label, entries).rstrip()}\n\n{rulings[start:]}"


def page(folder: str, title: str, lang: str) -> str:
    """Return a page: from the installed package, or from the source beside it; empty if there is none."""
    package = Path(saecula.__file__).resolve().parent
    for place in (package, package.parent.parent):
        file = place / "docs" / folder / f"{title}.{lang}.md"
        if file.is_file():
            return file.read_text("utf-8")
    return ""


def heading(rulings: str) -> str:
    """Return what rulings are called."""
    found = re.search(r"^## (.+)$", rulings, re.MULTILINE)
    return "" if found is None else found.group(1)


def rulings_by_section(rulings: str) -> dict[str, list[str]]:
    """Return the numbers of the rulings about each section."""
    found: dict[str, list[str]] = {}
    for key, links in re.findall(r"^\*\*(\w+) · .*\*\* \((.*)\)$", rulings, re.MULTILINE):
        for section in re.findall(r"\]\(#([^)]+)\)", links):
            found.setdefault(section, []).append(key)
    return found


def with_links(rules: str, label: str, entries: dict[str, list[str]]) -> str:
    """Return the rules, each section followed by links to its rulings."""
    starts = [match.start() for match in SECTION.finditer(rules)]
    parts = [rules[: starts[0]]] if starts else [rules]
    for start, end in zip(starts, [*starts[1:], len(rules)], strict=True):
        block = rules[start:end]
        anchors = SECTION.match(block)
        sections = ANCHOR.findall(anchors.group(0)) if anchors else []
        numbers = list(dict.fromkeys(key for section in sections for key in entries.get(section, [])))
        links = ", ".join(f"[{key}](#ruling-{key})" for key in numbers)
        parts.append(f"{block.rstrip()}\n\n*{label}:* {links}\n\n" if links else block)
    return "".join(parts)

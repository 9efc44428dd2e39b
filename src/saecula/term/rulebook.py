"""The rules in words, section by section, from the pages under docs/rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rich.console import RenderableType
from rich.markdown import Markdown

import saecula
from saecula.kernel.problem import Problem
from saecula.term.answers import nearest_of

ANCHOR = re.compile(r'<a id="([^"]+)"></a>\s*\n#+ *(.+)\n')
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Section:
    """One section of the rules: its key, its heading, its text."""

    key: str
    heading: str
    text: str


def folders() -> list[Path]:
    """Return where the rules may lie: in the installed package, or in the source beside it."""
    package = Path(saecula.__file__).resolve().parent
    return [package / "docs" / "rules", package.parent.parent / "docs" / "rules"]


@cache
def sections_of(title: str, lang: str) -> tuple[Section, ...]:
    """Read the rules of a title."""
    for folder in folders():
        for name in (f"{title}.{lang}.md", f"{title}.en.md"):
            if (folder / name).is_file():
                return split((folder / name).read_text("utf-8"))
    return ()


def split(text: str) -> tuple[Section, ...]:
    """Split a page at its anchors."""
    found = list(ANCHOR.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return tuple(
        Section(match.group(1), match.group(2).strip(), text[match.end() : end].strip())
        for match, end in zip(found, ends, strict=True)
    )


def find_section(title: str, lang: str, words: str) -> Section:
    """Return the section with this key, or whose heading has these words."""
    sections = sections_of(title, lang)
    said = words.casefold().strip().removeprefix("§").strip()
    for section in sections:
        if said in (section.key.casefold(), section.heading.casefold()):
            return section
    for section in sections:
        if said in section.heading.casefold():
            return section
    keys = [section.key for section in sections] + [section.heading for section in sections]
    nearest = nearest_of(said, keys)
    if nearest:
        raise Problem("term-no-such-section-near", words=words, nearest=nearest)
    raise Problem("no-such-section")


def page(section: Section) -> RenderableType:
    """Return a section as it is printed."""
    text = LINK.sub(r"\1", section.text)
    return Markdown(f"## {section.heading}\n\n{text}", hyperlinks=False)

"""The rules in words, section by section, from the pages under docs/rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from rich.console import RenderableType
from rich.markdown import Markdown

from saecula.kernel.problem import Problem
from saecula.rulebook import rules_text
from saecula.term.answers import nearest_of

ANCHORS = re.compile(r'((?:<a id="[^"]+"></a>)+)\s*\n(?:#+ *(.+)\n)?')
ANCHOR = re.compile(r'id="([^"]+)"')
LEAD = re.compile(r"\*\*(.+?)\*\*")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
WHOLE_CHAPTER = ".0"  # the chapter 5 is cited as 5.0


@dataclass(frozen=True)
class Section:
    """One section of the rules: its keys, the heading above it, its text; a chapter has that heading for itself."""

    keys: tuple[str, ...]
    heading: str
    text: str
    chapter: bool

    @property
    def key(self) -> str:
        """The key under which it is listed."""
        return self.keys[-1]

    @property
    def name(self) -> str:
        """What it is called: its heading, or the bold words a paragraph begins with."""
        lead = None if self.chapter else LEAD.match(self.text)
        return self.heading if lead is None else lead.group(1).rstrip(".")


@cache
def sections_of(title: str, lang: str) -> tuple[Section, ...]:
    """Read the rules of a title."""
    return split(rules_text(title, lang) or rules_text(title, "en"))


def split(text: str) -> tuple[Section, ...]:
    """Split a page at its anchors: chapters with all of their paragraphs, and each paragraph that has a number."""
    found = list(ANCHORS.finditer(text))
    sections = []
    heading = ""
    for i, match in enumerate(found):
        is_chapter = match.group(2) is not None
        heading = match.group(2).strip() if is_chapter else heading
        ends = [later.start() for later in found[i + 1 :] if later.group(2) is not None or not is_chapter]
        body = text[match.end() : min(ends, default=len(text))]
        plain = ANCHORS.sub("", body).strip()  # no heading is lost: a chapter ends at the next one
        sections.append(Section(tuple(ANCHOR.findall(match.group(1))), heading, plain, is_chapter))
    return tuple(sections)


def find_section(title: str, lang: str, words: str) -> Section:
    """Return the section with this key, or whose heading has these words."""
    sections = sections_of(title, lang)
    said = words.casefold().strip(" §.")
    for wanted in (said, said + WHOLE_CHAPTER):
        for section in sections:
            if wanted in [key.casefold() for key in section.keys]:
                return section
    in_order = sorted(sections, key=lambda section: not section.chapter)
    for section in in_order:
        if said == section.name.casefold():
            return section
    for section in in_order:
        if said in section.name.casefold():
            return section
    keys = [key for section in sections for key in section.keys] + [section.name for section in sections]
    nearest = nearest_of(said, keys)
    if nearest:
        raise Problem("term-no-such-section-near", words=words, nearest=nearest)
    raise Problem("no-such-section")


def page(section: Section) -> RenderableType:
    """Return a section as it is printed."""
    text = LINK.sub(r"\1", section.text)
    return Markdown(f"## {section.heading}\n\n{text}", hyperlinks=False)

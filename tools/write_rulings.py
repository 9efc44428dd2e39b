"""Write docs/rulings/<title>.<language>.md from games/<title>/data/rulings.toml. A test keeps the pages true."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from saecula.games import TITLES
from saecula.texts import LANGUAGES, Texts

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs" / "rulings"
Ruling = dict[str, Any]
WORDS = {
    "en": {
        "title": "Rulings",
        "intro": "Where the rulebook says something, that is played; another reading is an option. Where it is silent, "
        "or says a thing in two ways, this is what we decided, and why. All in our own words.",
        "book": "Rulebook",
        "decision": "Decision",
        "reason": "Why",
        "option": "Option",
        "example": "A position",
        "allowed": "allowed",
        "refused": "refused",
    },
    "de": {
        "title": "Entscheidungen",
        "intro": "Wo die Anleitung etwas sagt, wird so gespielt; eine andere Lesart ist eine Option. Wo nichts steht "
        "oder etwas auf zwei Arten, steht hier, was wir entschieden haben und warum. Alles in unseren Worten.",
        "book": "Anleitung",
        "decision": "Entscheidung",
        "reason": "Warum",
        "option": "Option",
        "example": "Eine Stellung",
        "allowed": "erlaubt",
        "refused": "abgelehnt",
    },
}


def rulings(title: str) -> list[Ruling]:
    """Return the rulings of a title."""
    file = ROOT / "src" / "saecula" / "games" / title / "data" / "rulings.toml"
    found: list[Ruling] = tomllib.loads(file.read_text("utf-8"))["ruling"] if file.is_file() else []
    return found


def page(title: str, lang: str) -> str:
    """Return the page of a title in a language."""
    words = WORDS[lang]
    texts = Texts(title, lang)
    parts = [f"# {texts.say('title', {})} – {words['title']}", words["intro"]]
    parts.append(f'<a id="rulings"></a>\n## {words["title"]}')
    parts += [entry(ruling, title, lang, texts) for ruling in rulings(title)]
    return "\n\n".join(parts) + "\n"


def entry(ruling: Ruling, title: str, lang: str, texts: Texts) -> str:
    """Return one ruling: number, question, what the book says, decision, reason, option, positions, sections."""
    words = WORDS[lang]
    question = ruling["question"][lang]
    links = ", ".join(f"[{section}](../rules/{title}.{lang}.md#{section})" for section in ruling["sections"])
    lines = [
        f"* *{words[part]}:* {ruling[part][lang].rstrip('.')}."
        for part in ("book", "decision", "reason")
        if ruling.get(part, {lang: "–"})[lang] != "–"
    ]
    if "option" in ruling:
        lines.append(f"* *{words['option']}:* {texts.say('option-' + ruling['option'], {})} (`{ruling['option']}`).")
    head = f"**{ruling['key']} · {question}{'' if question[-1] in '?!…' else '.'}** ({links})"
    parts = [f"{anchors(ruling['key'], title)}\n{head}", "\n".join(lines)]
    parts += [example(one, lang) for one in ruling.get("example", [])]
    return "\n\n".join(parts)


def anchors(key: str, title: str) -> str:
    """Return the anchors of a ruling: its number alone is not one where a section of the rules has the same name."""
    sections = (ROOT / "docs" / "rules" / f"{title}.en.md").read_text("utf-8")
    own = "" if f'id="{key}"' in sections else f'<a id="{key}"></a>'
    return f'<a id="ruling-{key}"></a>{own}'


def example(one: Ruling, lang: str) -> str:
    """Return a position that shows a ruling: what is played in it, and what is then allowed and refused."""
    words = WORDS[lang]
    said = [f"*{words['example']}:* {one['shows'][lang]}"]
    moves = ", ".join(f"`{move}`" for move in one["moves"])
    said += [
        f"{words[part].capitalize()}: " + ", ".join(f"`{move}`" for move in one[part]) + "."
        for part in ("allowed", "refused")
        if one[part]
    ]
    return "\n".join(said) + (f" ({moves})" if moves else "") + f"\n\n```json\n{one['position']}\n```"


def main() -> None:
    """Write all pages."""
    DOCS.mkdir(exist_ok=True)
    for title in [title for title in TITLES if rulings(title.key)]:
        for lang in LANGUAGES:
            (DOCS / f"{title.key}.{lang}.md").write_text(page(title.key, lang), "utf-8")


if __name__ == "__main__":
    main()

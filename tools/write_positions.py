"""Write docs/positions/<title>.md: the JSON Schema of set-up positions. A test keeps the pages true.

Notes and examples are in tests/games/<title>/positions.py.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from saecula.games import part
from tests.titles import modules

DOCS = Path(__file__).parent.parent / "docs" / "positions"
PAGES = modules("positions")


def examples(title: str) -> dict[str, dict[str, object]]:
    """Return a title's examples by their headings."""
    found: dict[str, dict[str, object]] = PAGES[title].EXAMPLES
    return found


def schema(title: str) -> dict[str, Any]:
    """Return the JSON Schema of a title's positions."""
    module = part(title, "position")
    assert module is not None  # noqa: S101 - whoever has examples has positions
    found: dict[str, Any] = module.schema()
    return found


def page(title: str) -> str:
    """Return the page of a title."""
    parts = [PAGES[title].NOTES]
    for heading, example in examples(title).items():
        parts.append(f"### {heading}\n\n```json\n{json.dumps(example, indent=2)}\n```\n")
    parts.append(f"## Schema\n\n```json\n{json.dumps(schema(title), indent=2)}\n```\n")
    return "\n".join(parts)


def main() -> None:
    """Write all pages."""
    DOCS.mkdir(parents=True, exist_ok=True)
    for title in PAGES:
        (DOCS / f"{title}.md").write_text(page(title), "utf-8")


if __name__ == "__main__":
    main()

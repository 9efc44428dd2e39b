"""The titles that the conformance tests ask: the product's, and the sample that shows hidden information."""

from __future__ import annotations

from saecula.games import TEMPLATES, TITLES

EVERY_TITLE = (*TITLES, *TEMPLATES)
KEYS = [title.key for title in EVERY_TITLE]

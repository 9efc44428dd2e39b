"""Opponents of Sands. `player` makes them, `hints` explains their advice, `training` trains them."""

PERSONAS = ("iras", "veda", "orsa", "numa")
ANCHORS = ("net",)  # players with another kind of value, to measure the others against
SEARCH_ITERATIONS = 300  # about half a second

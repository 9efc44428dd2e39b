"""Opponents of Gentes. `player` makes them, `hints` explains their advice, `training` trains them."""

PERSONAS = ("nefra", "hanno", "tirza", "balas")
ANCHORS = ("net",)  # players with another kind of value, to measure the others against
SEARCH_ITERATIONS = 80  # about half a second

"""Opponents of Gentes. `player` makes them, `hints` explains what they advise, `training` trains them."""

PERSONAS = ("nefra", "hanno", "tirza", "balas")
ANCHORS = ("net",)  # players with the other kind of value, to measure the others by
SEARCH_ITERATIONS = 80  # about half a second

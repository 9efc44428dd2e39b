"""Opponents of Sands. `player` makes them, `hints` explains what they advise, `training` trains them."""

PERSONAS = ("iras", "veda", "orsa", "numa")
ANCHORS = ("net",)  # players with the other kind of value, to measure the others by
SEARCH_ITERATIONS = 300  # about half a second

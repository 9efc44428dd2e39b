"""Opponents of Khronos. `player` makes them, `hints` explains what they advise, `training` trains them."""

PERSONAS = ("ansel", "maura", "odo", "berta")
ANCHORS = ("net",)  # players with the other kind of value, to measure the others by
SEARCH_ITERATIONS = 1000  # about half a second

"""Opponents of Bronze. `player` makes them, `hints` explains what they advise, `training` trains them."""

PERSONAS = ("mirit", "tamu", "senbi", "kara")
ANCHORS = ("linear",)  # players with the other kind of value, to measure the others by
SEARCH_MARGIN_SCALE = 12.0  # points ahead that count as nearly won

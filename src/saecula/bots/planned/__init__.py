"""Planned: players that try whole turns on copies of the world and judge by a linear value, learned by self-play."""

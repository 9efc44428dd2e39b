"""Compiled parts of the planners: what they look at, and how they play on."""

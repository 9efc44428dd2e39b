"""Compiled parts of the planners."""

"""Opponents for Bronze."""

"""Learned weights of Sands."""

"""Learned weights of Gentes."""

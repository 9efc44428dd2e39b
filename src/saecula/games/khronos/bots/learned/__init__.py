"""Learned weights of Khronos."""

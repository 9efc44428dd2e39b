"""Learned weights, made by `saecula train`: docs/opponents.md."""

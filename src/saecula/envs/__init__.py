"""Environments for learning machines: PettingZoo (`saecula.envs.zoo`) and OpenSpiel (`saecula.envs.spiel`).

Each of them is for every title.

Both need their library: `pip install saecula[zoo]` or `saecula[spiel]`.
"""

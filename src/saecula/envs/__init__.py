"""Environments for learning machines, for every title.

`saecula.envs.vector` plays many matches at once and hands out arrays; `saecula.envs.zoo` (PettingZoo),
`saecula.envs.single` (Gymnasium) and `saecula.envs.spiel` (OpenSpiel) are thin doors to the same planes. A plane is a
number from 0 to 255 of fixed meaning; the layout names them all. What a seat may not know is in none of them.

The last three need their libraries: `pip install saecula[zoo]` or `saecula[spiel]`.
"""

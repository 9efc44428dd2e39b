"""Environments for learning machines: PettingZoo (`saecula.envs.zoo`) and OpenSpiel (`saecula.envs.spiel`).

Each of them is for every title. An observation is the seat's view as a row of numbers, as long as its title needs: each
number of the view has a place of its own, whatever the number of seats; words are numbers between 0 and 1, lists go by
position, and 0 is nothing. What `places.json` does not list shares some spare places at the end, by hash; the table was
made from whole matches of every variant, with room for longer lists (`python -m tools.write_places`).

Both need their library: `pip install saecula[zoo]` or `saecula[spiel]`.
"""

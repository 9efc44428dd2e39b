"""The compiled half of the opponents of Gentes."""

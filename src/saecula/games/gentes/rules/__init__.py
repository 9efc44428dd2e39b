"""The rules of Gentes, one file per chapter."""

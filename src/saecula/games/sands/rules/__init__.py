"""The rules of Sands, one file per chapter."""

"""The rules of the sample, one file per chapter."""

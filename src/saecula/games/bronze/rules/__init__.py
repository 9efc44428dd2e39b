"""The rules of Bronze, one file per chapter."""

"""Rules of thumb for Sands: the quick player, and what its choices go by."""

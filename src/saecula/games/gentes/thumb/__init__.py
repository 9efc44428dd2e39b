"""Rules of thumb for Gentes: the quick player, and what its choices go by."""

"""The lab: simulations, tournaments, laws, training."""

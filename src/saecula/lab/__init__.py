"""The lab: simulation, laws, statistics."""

"""Match, and what turns a state into words."""

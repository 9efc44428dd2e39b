"""The compiled inside of the planners: what they look at, and rules of thumb by a learned value."""

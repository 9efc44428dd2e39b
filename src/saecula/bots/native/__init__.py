"""The compiled inside of the bots that play every title."""

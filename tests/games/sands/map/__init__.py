"""How the map of Sands is drawn: lines by hand (lines.toml), the rest by rule and a seed."""

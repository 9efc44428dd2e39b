"""The compiled inside of the Bronze player: a value net and an exact model of one turn."""

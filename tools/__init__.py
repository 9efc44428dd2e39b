"""Tools of the project: what writes generated files."""

"""Rules of thumb of The Sands of Time."""

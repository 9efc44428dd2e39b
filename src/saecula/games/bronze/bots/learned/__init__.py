"""The weights that come with the release, written by `saecula train bronze`."""

"""The web table: people, matches, pictures, sockets."""

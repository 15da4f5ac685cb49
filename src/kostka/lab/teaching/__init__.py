"""Workshops in which the bots learned what they know; each is a command that writes a table beside a game's rules."""

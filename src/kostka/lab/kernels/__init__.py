"""Loops of the lab over a game's rules, which `Kernels.bind` makes a copy of for each game."""

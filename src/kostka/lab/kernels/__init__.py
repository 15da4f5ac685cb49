"""Loops of the lab over a game's rules, which `Game.bind` makes a copy of for each game."""

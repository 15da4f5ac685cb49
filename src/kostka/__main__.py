"""`python -m kostka`: the command, wherever its script is."""

from kostka.cli import main

main()

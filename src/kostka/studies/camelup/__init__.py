"""Camel Up: what bets, tiles and rolls bring, leg by leg, and where the money of a race comes from."""

from kostka.studies import Run, Study
from kostka.studies.camelup.bets import bet_parts
from kostka.studies.camelup.money import money_data, money_parts
from kostka.studies.camelup.races import FULL, QUICK, play
from kostka.studies.camelup.tickets import ticket_parts
from kostka.studies.report import Report


def run(run: Run) -> Report:
    races = play(run, QUICK if run.quick else FULL)
    return Report((*money_parts(races), *ticket_parts(races), *bet_parts(races)), money_data(races))


STUDY = Study("camelup", run, ("camelup",))

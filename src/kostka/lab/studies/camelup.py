"""Camel Up: what bets, tiles and rolls bring, leg by leg, and where the money of a race comes from."""

from kostka.lab.studies import Run, Study
from kostka.lab.studies.camelup_bets import bet_parts
from kostka.lab.studies.camelup_money import money_data, money_parts
from kostka.lab.studies.camelup_races import FULL, QUICK, play
from kostka.lab.studies.report import Report


def run(run: Run) -> Report:
    races = play(run, QUICK if run.quick else FULL)
    return Report((*money_parts(races), *bet_parts(races)), money_data(races))


STUDY = Study("camelup", run, ("camelup",))

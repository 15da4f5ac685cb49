"""Jamniki: how many points coats bring, how close matches are, and which of the twelve tasks are worth going for."""

from kostka.games.jamniki.compiled.state import SEATS
from kostka.studies import Run, Study
from kostka.studies.jamniki.games import FULL, QUICK, TASKS, play
from kostka.studies.jamniki.scores import score_data, score_parts
from kostka.studies.jamniki.tasks import task_data, task_parts, task_rows
from kostka.studies.report import Report
from kostka.studies.watching import KINDS


def run(run: Run) -> Report:
    found = play(run, QUICK if run.quick else FULL)
    tasks = {(bots, seats): task_rows(found[bots, TASKS, seats]) for bots in KINDS for seats in SEATS}
    return Report((*score_parts(found), *task_parts(tasks)), {**score_data(found), "tasks": task_data(tasks)})


STUDY = Study("jamniki", run, ("jamniki",))

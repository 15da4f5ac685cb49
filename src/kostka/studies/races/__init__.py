"""Cubitos: how long races are, by track, laps, number of players and kind of bots."""

from collections.abc import Sequence

import numpy as np

from kostka.games.cubitos.compiled import state as s
from kostka.studies import Progress, Run, Study
from kostka.studies.card_trials import GREEDY, PACES, SEARCHING
from kostka.studies.races.lengths import Course, Found, courses, lengths
from kostka.studies.races.report import QUICK, WHOLE, report
from kostka.studies.report import Report
from kostka.studies.watching import answers_by_key

Asked = tuple[str, Course, int]  # bot, course, players


def run(run: Run) -> Report:
    size = QUICK if run.quick else WHOLE
    greedy = [(GREEDY, course, seats) for course in courses() for seats in s.SEATS]
    searching = [(SEARCHING, course, seats) for course in courses()[: size.courses] for seats in s.SEATS[: size.seats]]
    first, second = run.parts([len(greedy) * size.sets * size.races, len(searching) * size.searched * PACES[SEARCHING]])
    if run.processes > 1:
        lengths(*greedy[0], run.seed, 0, 1)  # compile once, not once in every process
    found = timed(run, greedy, size.sets, size.races, first)
    return report(size, found, timed(run, searching, size.searched, 1, second))


def timed(run: Run, every: Sequence[Asked], sets: int, races: int, progress: Progress) -> list[Found]:
    """All races; the same for a seed, whatever the number of workers."""
    questions = {asked: [(*asked, run.seed, number, races) for number in range(sets)] for asked in every}
    answered = answers_by_key(lengths, questions, run.processes, progress)
    return [Found(*asked, np.array(rows)) for asked, rows in answered.items()]


STUDY = Study("races", run, ("cubitos",))

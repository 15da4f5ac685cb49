"""Cubitos: what each card wins, and what it should cost, from races in which tosses decide who may buy what."""

import numpy as np

from kostka.studies import Progress, Run, Study
from kostka.studies.card_trials import GREEDY, SEARCH_PACE, SEARCHING, trial
from kostka.studies.cards.report import BOX, QUICK, WHOLE, report
from kostka.studies.cards.worths import Sums, Worths, sums_of, worths
from kostka.studies.report import Report
from kostka.studies.watching import answers


def run(run: Run) -> Report:
    size = QUICK if run.quick else WHOLE
    weights = [sets * races * pace for (sets, races), pace in ((size.greedy, 1), (size.searching, SEARCH_PACE))]
    tell_greedy, tell_searching = run.parts(weights)
    greedy = tried(GREEDY, run.seed, size.greedy, run.processes, tell_greedy)
    searching = tried(SEARCHING, run.seed, size.searching, run.processes, tell_searching)
    return report(size, {"greedy": greedy, "searching": searching})


def tried(bot: str, seed: int, size: tuple[int, int], workers: int, progress: Progress) -> Worths:
    """The worths of cards among bots of a kind; the same for a seed, whatever the number of workers."""
    sets, races = size
    if workers > 1:
        summed(bot, seed, 0, 1)  # compile once, not once in every process
    sums = answers(summed, [(bot, seed, number, races) for number in range(sets)], workers, progress)
    return worths(np.array([card.cost for card in BOX], np.float64), sums)


def summed(bot: str, seed: int, number: int, races: int) -> Sums:
    return sums_of(trial(bot, seed, number, races))


STUDY = Study("cards", run, ("cubitos",))

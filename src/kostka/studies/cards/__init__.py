"""Cubitos: what each card wins, and what it should cost, from races in which tosses decide who may buy what."""

import numpy as np

from kostka.studies import Progress, Run, Study
from kostka.studies.card_trials import KINDS, PACES, trial
from kostka.studies.cards.report import BOX, QUICK, WHOLE, report
from kostka.studies.cards.worths import Sums, Worths, sums_of, worths
from kostka.studies.report import Report
from kostka.studies.watching import answers


def run(run: Run) -> Report:
    size = QUICK if run.quick else WHOLE
    parts = run.parts([sets * races * PACES[bot] for bot, (sets, races) in size.items()])
    return report(size, {KINDS[bot]: tried(run, bot, *size[bot], tell) for bot, tell in zip(size, parts, strict=True)})


def tried(run: Run, bot: str, sets: int, races: int, progress: Progress) -> Worths:
    """The worths of cards among bots of a kind; the same for a seed, whatever the number of workers."""
    if run.processes > 1:
        summed(bot, run.seed, 0, 1)  # compile once, not once in every process
    sums = answers(summed, [(bot, run.seed, number, races) for number in range(sets)], run.processes, progress)
    return worths(np.array([card.cost for card in BOX], np.float64), sums)


def summed(bot: str, seed: int, number: int, races: int) -> Sums:
    return sums_of(trial(bot, seed, number, races))


STUDY = Study("cards", run, ("cubitos",))

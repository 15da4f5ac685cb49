"""How hard the tasks of Jamniki are, and what they bring."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from kostka.core.declare.messages import Message
from kostka.games.jamniki.compiled import state as s
from kostka.lab.statistics import Interval
from kostka.messages import say
from kostka.studies import plots
from kostka.studies.clusters import difference, grouped_mean, mean_of, share_of
from kostka.studies.jamniki.games import MAIN, Games
from kostka.studies.report import Data, Parts, Rows, Table, columns_of, interval_names, interval_values, named_plot
from kostka.studies.watching import GREEDY, KINDS, SEARCHING, kind_of, players

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BY_THE_WAY, PLAIN, DEEP = plots.SEATS[3], plots.SEATS[1], plots.SEATS[0]


@dataclass(frozen=True)
class Task:
    """What is known about a task, in the last games of matches."""

    number: int
    games: int
    fulfilled: Interval  # the share of players who fulfil it where it is open
    by_the_way: Interval  # the same in games without it
    alone: Interval  # the share of rivals who do not, of those who do
    elsewhere: Interval  # points of bones and colours that a coat has more where it is open

    @property
    def name(self) -> Message:
        return Message(f"study-jamniki-task-{s.TASK_NAMES[self.number]}")

    @property
    def points(self) -> int:
        return int(s.TASK_TABLE[self.number]["points"])

    @property
    def brings(self) -> Interval:
        """Points a player gets for it, on average."""
        return times(self.points, self.fulfilled)

    @property
    def ahead(self) -> Interval:
        """The lead it gives over the mean of the rivals to a player who fulfils it."""
        return times(self.points, self.alone)

    @property
    def net(self) -> float:
        return self.brings.mean + self.elsewhere.mean


def times(points: int, share: Interval) -> Interval:
    return Interval(points * share.mean, points * share.low, points * share.high)


Tasks = Mapping[tuple[str, int], Sequence[Task]]


def task_rows(games: Games) -> list[Task]:
    others = games.points[:, -1, :, : s.TASK].sum(axis=2).mean(axis=1)
    rows = []
    for task in range(s.TASKS):
        drawn, done = (games.tasks == task).any(axis=1), games.fulfilled[:, :, task]
        elsewhere = difference(mean_of(others[drawn]), mean_of(others[~drawn]))
        shares = share_of(done[drawn]), share_of(done[~drawn]), alone(done[drawn])
        rows.append(Task(task, int(drawn.sum()), *shares, elsewhere))
    return rows


def alone(done: NDArray[np.bool_]) -> Interval:
    """The share of rivals who have not fulfilled a task, for a player who has."""
    game, _ = np.nonzero(done)
    rivals = (~done).sum(axis=1) / (done.shape[1] - 1)
    return grouped_mean(rivals[game], game)


def task_parts(tasks: Tasks) -> Parts:
    deep = tasks[SEARCHING, MAIN]
    ordered = sorted(deep, key=lambda task: -np.nan_to_num(task.brings.mean))
    return (
        Message(
            "study-jamniki-tasks-method",
            greedy=sum(task.games for task in tasks[GREEDY, MAIN]) // s.TASKS_A_GAME,
            searching=sum(task.games for task in deep) // s.TASKS_A_GAME,
        ),
        *(fulfilled_table(bots, tasks) for bots in KINDS),
        named_plot("jamniki", "tasks", partial(draw_fulfilled, tasks=tasks), {"players": MAIN}, size=(7.2, 5.6)),
        *neglected(tasks),
        worth_table(ordered),
        named_plot("jamniki", "worth", partial(draw_worth, ordered=ordered), {"players": MAIN}, size=(7.2, 5.0)),
        Message(
            "study-jamniki-worth-read",
            best=ordered[0].name,
            second=ordered[1].name,
            third=ordered[2].name,
            worst=ordered[-1].name,
        ),
    )


def neglected(tasks: Tasks) -> list[Message]:
    """A sentence about the tasks that searching bots clearly fulfil less often than greedy ones, if there are any."""
    pairs = zip(tasks[GREEDY, MAIN], tasks[SEARCHING, MAIN], strict=True)
    names = tuple(deep.name for plain, deep in pairs if plain.fulfilled.low > deep.fulfilled.high)
    return [Message("study-jamniki-neglected", tasks=names)] if names else []


def fulfilled_table(bots: str, tasks: Tasks) -> Table:
    rows: Rows = [
        (task.name, task.points, *(tasks[bots, seats][task.number].fulfilled for seats in s.SEATS))
        for task in tasks[bots, MAIN]
    ]
    more = dict.fromkeys(map(players, s.SEATS), ".0%")
    return Table.of("jamniki", "tasks", "task points", rows, more, bots=kind_of(bots))


def worth_table(ordered: Sequence[Task]) -> Table:
    columns = "task points by-the-way:.0% fulfilled:.0% brings:.1f elsewhere:+.1f net:+.1f ahead:.1f"
    rows = []
    for task in ordered:
        shares = task.by_the_way, task.fulfilled, task.brings, task.elsewhere
        rows.append((task.name, task.points, *shares, task.net, task.ahead))
    return Table.of("jamniki", "worth", columns, rows, players=MAIN, bots=kind_of(SEARCHING))


def draw_fulfilled(axes: "Axes", tasks: Tasks) -> None:
    deep, plain = tasks[SEARCHING, MAIN], tasks[GREEDY, MAIN]
    order = sorted(range(s.TASKS), key=lambda task: -np.nan_to_num(deep[task].fulfilled.mean))
    for row, task in enumerate(order):
        shares = plain[task].by_the_way, plain[task].fulfilled, deep[task].fulfilled
        for share, look, lower in zip(shares, (BY_THE_WAY, PLAIN, DEEP), (-0.22, 0.0, 0.22), strict=True):
            plots.interval_point(axes, share.mean, row + lower, share, look, upright=False, size=6)
    plots.explain(axes, BY_THE_WAY, say("study-jamniki-column-by-the-way"))
    plots.explain(axes, PLAIN, str(kind_of(GREEDY)))
    plots.explain(axes, DEEP, str(kind_of(SEARCHING)))
    axes.legend(loc="lower right")
    plots.name_rows(axes, [f"{deep[task].name} ({deep[task].points})" for task in order])
    axes.set(xlim=(0, None), xlabel=say("study-jamniki-axis-fulfilled"))
    plots.percent_axis(axes.xaxis)


def draw_worth(axes: "Axes", ordered: Sequence[Task]) -> None:
    rows = range(len(ordered))
    brought = say("study-jamniki-worth-brought")
    axes.barh(rows, [task.brings.mean for task in ordered], height=0.62, label=brought, **DEEP.area)
    axes.plot([task.net for task in ordered], rows, markeredgecolor=plots.PAPER, **PLAIN.marker)
    plots.explain(axes, PLAIN, say("study-jamniki-worth-left"))
    axes.legend(loc="lower right")
    plots.zero_line(axes, across=False)
    plots.name_rows(axes, [f"{task.name} ({task.points})" for task in ordered])
    axes.set_xlabel(say("study-jamniki-axis-brings"))


def task_data(tasks: Tasks) -> Data:
    rows = [
        (bots, seats, s.TASK_NAMES[task.number], task.points, task.games)
        + interval_values([task.fulfilled, task.by_the_way, task.ahead, task.elsewhere])
        for (bots, seats), found in tasks.items()
        for task in found
    ]
    intervals = interval_names(("fulfilled", "by_the_way", "ahead", "elsewhere"))
    return columns_of(("bots", "players", "task", "points", "games", *intervals), rows)

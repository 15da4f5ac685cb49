"""How hard the tasks of Jamniki are, and what they bring."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from kostka.core.errors import Message
from kostka.games.jamniki.compiled import state as s
from kostka.lab.statistics import Interval
from kostka.lab.studies import plots
from kostka.lab.studies.clusters import difference, grouped_mean, known, mean_of, share_of
from kostka.lab.studies.jamniki_games import MAIN, Games
from kostka.lab.studies.report import Column, Paragraph, Plot, Table, Value
from kostka.lab.studies.watching import GREEDY, KINDS, SEARCHING, kind_of, players

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BY_THE_WAY, PLAIN, DEEP = plots.SEATS[3], plots.SEATS[1], plots.SEATS[0]


@dataclass(frozen=True)
class Task:
    """What is found of a task: how often it is fulfilled in games that have it and by the way in others, how many
    rivals do not fulfil it when somebody does, and what a coat has more from bones and colours where it is open."""

    number: int
    games: int
    fulfilled: Interval
    by_the_way: Interval
    alone: Interval
    elsewhere: Interval

    @property
    def name(self) -> Message:
        return Message(f"study-jamniki-task-{s.TASK_NAMES[self.number]}")

    @property
    def points(self) -> int:
        return int(s.TASK_TABLE[self.number]["points"])

    @property
    def brings(self) -> Interval:
        """Points that a player has of it on average."""
        return times(self.points, self.fulfilled)

    @property
    def ahead(self) -> Interval:
        """Points that whoever fulfils it has more of it than the mean of the rivals."""
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
        drawn, done = games.drawn(task), games.fulfilled[:, :, task]
        elsewhere = difference(mean_of(others[drawn]), mean_of(others[~drawn]))
        shares = share_of(done[drawn]), share_of(done[~drawn]), alone(done[drawn])
        rows.append(Task(task, int(drawn.sum()), *shares, elsewhere))
    return rows


def alone(done: NDArray[np.bool_]) -> Interval:
    """How many of the rivals of somebody who has fulfilled a task have not, as a share."""
    game, _ = np.nonzero(done)
    rivals = (~done).sum(axis=1) / (done.shape[1] - 1)
    return grouped_mean(rivals[game], game)


def task_parts(tasks: Tasks) -> tuple[Paragraph | Table | Plot, ...]:
    deep = tasks[SEARCHING, MAIN]
    ordered = sorted(deep, key=lambda task: -np.nan_to_num(task.brings.mean))
    return (
        Paragraph(
            Message(
                "study-jamniki-tasks-method",
                greedy=sum(task.games for task in tasks[GREEDY, MAIN]) // s.TASKS_A_GAME,
                searching=sum(task.games for task in deep) // s.TASKS_A_GAME,
            )
        ),
        *(fulfilled_table(bots, tasks) for bots in KINDS),
        Plot(
            "tasks",
            Message("study-jamniki-tasks-plot", players=MAIN),
            Message("study-jamniki-tasks-caption"),
            lambda axes: draw_fulfilled(axes, tasks),
            (7.2, 5.6),
        ),
        *neglected(tasks),
        worth_table(deep),
        Plot(
            "worth",
            Message("study-jamniki-worth-plot", players=MAIN),
            Message("study-jamniki-worth-caption"),
            lambda axes: draw_worth(axes, ordered),
            (7.2, 5.0),
        ),
        Paragraph(
            Message(
                "study-jamniki-worth-read",
                best=ordered[0].name,
                second=ordered[1].name,
                third=ordered[2].name,
                worst=ordered[-1].name,
            )
        ),
    )


def neglected(tasks: Tasks) -> list[Paragraph]:
    """Says which tasks searching bots clearly fulfil less than greedy ones, if there are any."""
    pairs = zip(tasks[GREEDY, MAIN], tasks[SEARCHING, MAIN], strict=True)
    names = tuple(deep.name for plain, deep in pairs if plain.fulfilled.low > deep.fulfilled.high)
    return [Paragraph(Message("study-jamniki-neglected", tasks=names))] if names else []


def fulfilled_table(bots: str, tasks: Tasks) -> Table:
    rows: tuple[tuple[Value, ...], ...] = tuple(
        (task.name, task.points, *(known(tasks[bots, seats][task.number].fulfilled) for seats in s.SEATS))
        for task in tasks[bots, MAIN]
    )
    columns = (Message("study-jamniki-column-task"), Message("study-jamniki-column-points"), *map(players, s.SEATS))
    return Table(Message("study-jamniki-tasks", bots=kind_of(bots)), columns, rows, ("", "", *[".0%"] * len(s.SEATS)))


def worth_table(found: Sequence[Task]) -> Table:
    columns = ("task", "points", "by-the-way", "fulfilled", "brings", "elsewhere", "net", "ahead")
    rows: tuple[tuple[Value, ...], ...] = tuple(
        (
            task.name,
            task.points,
            *map(known, (task.by_the_way, task.fulfilled, task.brings, task.elsewhere)),
            task.net,
            known(task.ahead),
        )
        for task in sorted(found, key=lambda task: -np.nan_to_num(task.brings.mean))
    )
    return Table(
        Message("study-jamniki-worth", players=MAIN, bots=kind_of(SEARCHING)),
        tuple(Message(f"study-jamniki-column-{column}") for column in columns),
        rows,
        ("", "", ".0%", ".0%", ".1f", "+.1f", "+.1f", ".1f"),
    )


def draw_fulfilled(axes: "Axes", tasks: Tasks) -> None:
    deep, plain = tasks[SEARCHING, MAIN], tasks[GREEDY, MAIN]
    order = sorted(range(s.TASKS), key=lambda task: -np.nan_to_num(deep[task].fulfilled.mean))
    for row, task in enumerate(order):
        shares = plain[task].by_the_way, plain[task].fulfilled, deep[task].fulfilled
        for share, look, lower in zip(shares, (BY_THE_WAY, PLAIN, DEEP), (-0.22, 0.0, 0.22), strict=True):
            plots.interval_point(axes, share.mean, row + lower, share, look, upright=False, size=6)
    explain(axes, BY_THE_WAY, Message("study-jamniki-column-by-the-way"))
    explain(axes, PLAIN, kind_of(GREEDY))
    explain(axes, DEEP, kind_of(SEARCHING))
    axes.legend(loc="lower right")
    name_rows(axes, [f"{deep[task].name} ({deep[task].points})" for task in order])
    axes.set_xlabel(str(Message("study-jamniki-axis-fulfilled")))
    axes.set_xlim(0)
    plots.percent_axis(axes.xaxis)


def draw_worth(axes: "Axes", ordered: Sequence[Task]) -> None:
    rows = range(len(ordered))
    brought = str(Message("study-jamniki-worth-brought"))
    axes.barh(rows, [task.brings.mean for task in ordered], height=0.62, label=brought, **DEEP.area)
    axes.plot([task.net for task in ordered], rows, markeredgecolor=plots.PAPER, **{**PLAIN.line, "linestyle": "none"})
    explain(axes, PLAIN, Message("study-jamniki-worth-left"))
    axes.legend(loc="lower right")
    plots.zero_line(axes, across=False)
    name_rows(axes, [f"{task.name} ({task.points})" for task in ordered])
    axes.set_xlabel(str(Message("study-jamniki-axis-brings")))


def explain(axes: "Axes", look: plots.Look, label: Message) -> None:
    """A sign of the legend."""
    axes.plot([], [], color=look.day, marker=look.sign, linestyle="none", label=str(label))


def name_rows(axes: "Axes", labels: Sequence[str]) -> None:
    """A row for each label, from above."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0, labelcolor=plots.INK)


def task_data(tasks: Tasks) -> Mapping[str, Column]:
    names = ("bots", "players", "task", "points", "games")
    spans = ("fulfilled", "by_the_way", "ahead", "elsewhere")
    rows = [
        (bots, seats, s.TASK_NAMES[task.number], task.points, task.games)
        + tuple(getattr(getattr(task, span), end) for span in spans for end in ("mean", "low", "high"))
        for (bots, seats), found in tasks.items()
        for task in found
    ]
    columns = (*names, *(f"{span}{end}" for span in spans for end in ("", "_low", "_high")))
    return dict(zip(columns, zip(*rows, strict=True), strict=True))

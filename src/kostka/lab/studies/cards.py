"""What each card of Cubitos wins, and what it should cost: races in which tosses decide who may buy what."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, isnan
from typing import Any

import numpy as np

from kostka.core.errors import Message
from kostka.games.cubitos.cards import Card, printed_cards
from kostka.games.cubitos.compiled import state as s
from kostka.lab.crew import cores
from kostka.lab.studies import Progress, Run, Study, plots
from kostka.lab.studies.card_trials import GREEDY, SEARCHING, trial
from kostka.lab.studies.card_worths import Sums, Worths, sums_of, verdict, worths
from kostka.lab.studies.report import Paragraph, Plot, Report, Table, Value, figure, shown
from kostka.lab.studies.watching import answers
from kostka.messages import current, say

HOUSE = "house"
COINS = (-2.0, 16.0)  # that pictures show
FAR = 5  # cards that the picture of all names on either side
A_LINE = 0.5  # coins between two names
LOOKS = {"greedy": plots.SEATS[0], "searching": plots.SEATS[1]}


@dataclass(frozen=True)
class Size:
    """How many sets each kind of bot plays, and how many races of each."""

    greedy: tuple[int, int]
    searching: tuple[int, int]


WHOLE, QUICK = Size((5000, 32), (1000, 1)), Size((72, 6), (2, 1))
A_SEARCH = 700  # races of greedy bots that one of searching bots takes as long as, for the progress bar


def run(run: Run) -> Report:
    size = QUICK if run.quick else WHOLE
    workers = 1 if run.quick else run.workers or cores()
    weights = [sets * races * pace for (sets, races), pace in ((size.greedy, 1), (size.searching, A_SEARCH))]
    tell_greedy, tell_searching = run.parts(weights)
    greedy = tried(GREEDY, run.seed, size.greedy, workers, tell_greedy)
    searching = tried(SEARCHING, run.seed, size.searching, workers, tell_searching)
    return report(size, {"greedy": greedy, "searching": searching})


def tried(bot: str, seed: int, size: tuple[int, int], workers: int, progress: Progress) -> Worths:
    """What trials among bots of a kind tell; the same for a seed, whatever the number of workers."""
    sets, races = size
    if workers > 1:
        summed(bot, seed, 0, 1)  # compiles what is not yet compiled, before all of them would do it
    found = answers(summed, [(bot, seed, number, races) for number in range(sets)], workers, progress)
    return worths(np.array([card.cost for card in cards()], np.float64), found)


def summed(bot: str, seed: int, number: int, races: int) -> Sums:
    return sums_of(trial(bot, seed, number, races))


def cards() -> list[Card]:
    return list(printed_cards().values())


# ---------------------------------------------------------------------------------------------------------- the report

Found = Mapping[str, Worths]  # by kind of bots


def report(size: Size, found: Found) -> Report:
    return Report(
        (
            Paragraph(method(size)),
            Paragraph(Message("study-cards-how")),
            *(Paragraph(coins(kind, found[kind])) for kind in found),
            overview(found["greedy"]),
            *(Paragraph(message) for message in findings(found)),
            panels(found),
            *(table(kind, found[kind]) for kind in found),
            Paragraph(Message("study-cards-limits")),
        ),
        {kind: data(found[kind]) for kind in found},
    )


def method(size: Size) -> Message:
    (sets, races), (searched, searched_races) = size.greedy, size.searching
    return Message(
        "study-cards-method",
        sets=shown(sets),
        races=shown(sets * races),
        searched=shown(searched * searched_races),
        bot=SEARCHING,
        house=sum(card.sources.get("cost") == HOUSE for card in cards()),
        cards=len(cards()),
    )


def coins(kind: str, found: Worths) -> Message:
    """What a coin is worth, on average and where it has to be paid more."""
    return Message(
        "study-cards-coins",
        bots=Message(f"study-cards-among-{kind}"),
        coin=shown(found.mean_coin, ".2%"),
        elsewhere=shown(found.elsewhere, ".2%"),
    )


def findings(found: Found) -> list[Message]:
    """Which costs play does not bear out, first as both kinds of bots say, then as greedy ones do alone."""
    verdicts = {kind: verdicts_of(found[kind]) for kind in found}
    counts = Counter(verdicts["greedy"])
    said = [
        Message(
            "study-cards-verdicts",
            **{word: counts[word] for word in ("fair", "cheap", "dear", "open", "seldom")},
        )
    ]
    for word, other in (("cheap", "dear"), ("dear", "cheap")):
        which = furthest_first(found["greedy"], verdicts["greedy"], word)
        same, against = ([n for n in which if verdicts["searching"][n] == wanted] for wanted in (word, other))
        listed = (("greedy", which, off), ("both", same, name), ("against", against, name))
        said += [
            Message(f"study-cards-{word}-{who}", cards=tuple(tell(found["greedy"], n) for n in numbers))
            for who, numbers, tell in listed
            if numbers
        ]
    return said


def verdicts_of(found: Worths) -> list[str]:
    return [verdict(card.cost, fair) for card, fair in zip(cards(), found.fair, strict=True)]


def furthest_first(found: Worths, verdicts: Sequence[str], word: str) -> list[int]:
    """The cards with this verdict."""
    every = cards()
    which = [number for number, said in enumerate(verdicts) if said == word]
    return sorted(which, key=lambda n: -abs(found.fair[n].mean - every[n].cost))


def off(found: Worths, number: int) -> Message:
    """A card with its cost and its fair price."""
    fair = figure(found.fair[number].mean, ".1f")
    return Message("study-cards-off", card=name(found, number), cost=cards()[number].cost, fair=fair)


def name(found: Worths, number: int) -> str:
    return name_of(cards()[number])


def name_of(card: Card) -> str:
    return card.names[current()]


# ---------------------------------------------------------------------------------------------------------- the tables


def table(kind: str, found: Worths) -> Table:
    names = ("card", "colour", "cost", "dice", "die", "coin", "fair", "verdict")
    return Table(
        Message("study-cards-table", bots=Message(f"study-cards-among-{kind}")),
        tuple(Message(f"study-cards-column-{name}") for name in names),
        tuple(row(found, number) for number in in_order()),
        ("", "", "", ".2f", ".1%", ".2%", ".1f", ""),
    )


def in_order() -> list[int]:
    """The numbers of the cards by colour, and then by cost."""
    every = cards()
    return sorted(range(len(every)), key=lambda n: (every[n].colour_number, every[n].cost, name_of(every[n])))


def row(found: Worths, number: int) -> tuple[Value, ...]:
    card, fair = cards()[number], found.fair[number]
    words = Message(f"study-cards-verdict-{verdict(card.cost, fair)}")
    colour = Message(f"colour-{card.colour}")
    mean_or_nothing = [value.mean if isnan(value.mean) else value for value in (found.die[number], fair)]
    die, price = mean_or_nothing
    return name_of(card), colour, card.cost, float(found.bought[number]), die, found.coin[number].mean, price, words


def data(found: Worths) -> dict[str, list[Any]]:
    every = cards()
    columns = {"die": found.die, "coin": found.coin, "fair": found.fair}
    intervals = {
        f"{name}{end}": [getattr(one, part) for one in values]
        for name, values in columns.items()
        for end, part in (("", "mean"), ("_low", "low"), ("_high", "high"))
    }
    return {
        "card": [card.id for card in every],
        "colour": [card.colour for card in every],
        "cost": [card.cost for card in every],
        "source": [card.sources.get("cost", "printed") for card in every],
        "dice": found.bought.tolist(),
        **intervals,
        "verdict": verdicts_of(found),
    }


# -------------------------------------------------------------------------------------------------------- the pictures


def overview(found: Worths) -> Plot:
    return Plot(
        "overview",
        Message("study-cards-overview"),
        Message("study-cards-overview-caption"),
        lambda axes: draw_overview(axes, found),
        size=(7.6, 6.4),
    )


def draw_overview(axes: Any, found: Worths) -> None:
    """Fair prices above costs; whatever lies on the line is fair. Colours of one cost stand beside each other."""
    every = cards()
    most = max(card.cost for card in every) + 1
    axes.plot([0, most], [0, most], color=plots.FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    for number, card in enumerate(every):
        if not isnan(found.fair[number].mean):
            look = plots.PIECES[card.colour]
            plots.interval_point(axes, beside(card), found.fair[number].mean, found.fair[number], look, size=8)
    for colour in s.COLOURS:
        look = plots.PIECES[colour]
        axes.plot([], [], linestyle="none", color=look.day, marker=look.sign, label=say(f"colour-{colour}"))
    axes.set_xticks(range(1, most))
    axes.set_xlim(1, most + 0.6)
    axes.set_xlabel(say("study-cards-axis-cost"))
    axes.set_ylabel(say("study-cards-axis-fair"))
    axes.legend(ncols=4, loc="lower center", bbox_to_anchor=(0.5, 1.0))
    name_furthest(axes, found)


def beside(card: Card) -> float:
    """Where a card stands above its cost, so that colours do not hide each other."""
    return card.cost + 0.09 * (card.colour_number - (s.CARDS - 1) / 2)


def name_furthest(axes: Any, found: Worths) -> None:
    """The cards that are furthest off on either side, none of their names on top of another of the same cost."""
    every = cards()
    told = [n for n in range(len(every)) if not isnan(found.fair[n].mean)]
    order = sorted(told, key=lambda n: found.fair[n].mean - every[n].cost)
    highest: dict[int, float] = {}
    for number in sorted({*order[:FAR], *order[-FAR:]}, key=lambda n: found.fair[n].mean):
        card, fair = every[number], found.fair[number].mean
        highest[card.cost] = max(fair, highest.get(card.cost, -inf) + A_LINE)
        side, aligned = (-0.46, "right") if fair > card.cost else (0.42, "left")
        axes.text(card.cost + side, highest[card.cost], name_of(card), va="center", ha=aligned, fontsize=9)


def panels(found: Found) -> Plot:
    return Plot(
        "prices",
        Message("study-cards-prices"),
        Message("study-cards-prices-caption"),
        lambda axes: draw_panels(axes, found),
        size=(9.6, 13.0),
        panels=(4, 2),
    )


def draw_panels(axes: Any, found: Found) -> None:
    for panel, colour in zip(np.ravel(axes), s.COLOURS, strict=True):
        draw_colour(panel, colour, found)
    handles, labels = np.ravel(axes)[0].get_legend_handles_labels()
    np.ravel(axes)[0].get_figure().legend(handles, labels, ncols=len(labels), loc="outside upper center")


def draw_colour(axes: Any, colour: str, found: Found) -> None:
    every = cards()
    numbers = [n for n in in_order() if every[n].colour == colour]
    for number, card in ((n, every[n]) for n in numbers):
        at = numbers.index(number)
        filled = plots.PAPER if card.sources.get("cost") == HOUSE else plots.INK
        axes.plot(card.cost, at, "D", color=plots.INK, markerfacecolor=filled, markersize=6, zorder=4)
        for shift, kind in ((-0.26, "greedy"), (0.26, "searching")):
            fair = found[kind].fair[number]
            if not isnan(fair.mean):
                plots.interval_point(axes, fair.mean, at + shift, fair, LOOKS[kind], upright=False, size=6)
    for label, draw in LEGEND.items():
        axes.plot([], [], label=say(label), linestyle="none", **draw())
    axes.set_yticks(range(len(numbers)), [name_of(every[n]) for n in numbers])
    axes.set_ylim(len(numbers) - 0.5, -0.5)
    axes.set_xlim(*COINS)
    axes.set_title(say(f"colour-{colour}").capitalize())
    axes.set_xlabel(say("study-cards-axis-coins"))
    axes.tick_params(axis="y", length=0, labelcolor=plots.INK)
    axes.grid(axis="y", visible=False)


def sign(kind: str) -> dict[str, Any]:
    return {"color": LOOKS[kind].day, "marker": LOOKS[kind].sign}


LEGEND: Mapping[str, Callable[[], dict[str, Any]]] = {
    "study-cards-legend-cost": lambda: {"color": plots.INK, "marker": "D", "markerfacecolor": plots.PAPER},
    "study-cards-legend-greedy": lambda: sign("greedy"),
    "study-cards-legend-searching": lambda: sign("searching"),
}

STUDY = Study("cards", run, ("cubitos",))

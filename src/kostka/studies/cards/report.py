"""The report of the worths of cards: its sentences, tables and pictures."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from math import inf, isnan
from typing import Any

from kostka.core.declare.messages import Message
from kostka.games.cubitos.cards import Card, printed_cards
from kostka.games.cubitos.compiled import state as s
from kostka.messages import current, say
from kostka.studies import plots
from kostka.studies.card_trials import GREEDY, SEARCHING
from kostka.studies.cards.worths import Worths, verdict
from kostka.studies.report import (
    Data,
    Report,
    Table,
    Value,
    columns_of,
    figure,
    interval_names,
    interval_values,
    named_plot,
    shown,
)

HOUSE = "house"
COINS = (-2.0, 16.0)  # shown in pictures
FAR = 5  # cards named on either side in the picture of all
LINE_HEIGHT = 0.5  # coins between two names
LOOKS = {"greedy": plots.SEATS[0], "searching": plots.SEATS[1]}


Size = Mapping[str, tuple[int, int]]  # by bot: sets, and races of each
WHOLE: Size = {GREEDY: (5000, 32), SEARCHING: (1000, 1)}
QUICK: Size = {GREEDY: (72, 6), SEARCHING: (2, 1)}
Found = Mapping[str, Worths]  # by kind of bots
BOX = list(printed_cards().values())


def report(size: Size, found: Found) -> Report:
    return Report(
        (
            method(size),
            Message("study-cards-how"),
            *(coins(kind, found[kind]) for kind in found),
            named_plot("cards", "overview", partial(draw_overview, found=found["greedy"]), size=(7.6, 6.4)),
            *findings(found),
            named_plot("cards", "prices", partial(draw_panels, found=found), size=(9.6, 13.0), panels=(4, 2)),
            *(table(kind, found[kind]) for kind in found),
            Message("study-cards-limits"),
        ),
        {kind: data(found[kind]) for kind in found},
    )


def method(size: Size) -> Message:
    (sets, races), (searched, searched_races) = size[GREEDY], size[SEARCHING]
    return Message(
        "study-cards-method",
        sets=shown(sets),
        races=shown(sets * races),
        searched=shown(searched * searched_races),
        bot=SEARCHING,
        house=sum(card.sources.get("cost") == HOUSE for card in BOX),
        cards=len(BOX),
    )


def coins(kind: str, found: Worths) -> Message:
    """What a coin wins, on average and where it has to be paid more."""
    return Message(
        "study-cards-coins",
        bots=Message(f"study-cards-among-{kind}"),
        coin=shown(found.mean_coin, ".2%"),
        elsewhere=shown(found.elsewhere, ".2%"),
    )


def findings(found: Found) -> list[Message]:
    """Which costs the play contradicts, first by greedy bots, then by both kinds and against each other."""
    verdicts = {kind: verdicts_of(found[kind]) for kind in found}
    counts, greedy = Counter(verdicts["greedy"]), found["greedy"]
    messages = [
        Message("study-cards-verdicts", **{word: counts[word] for word in ("fair", "cheap", "dear", "open", "seldom")})
    ]
    for word, other in (("cheap", "dear"), ("dear", "cheap")):
        which = furthest_first(greedy, verdicts["greedy"], word)
        same, against = ([n for n in which if verdicts["searching"][n] == wanted] for wanted in (word, other))
        lists: dict[str, Sequence[str | Message]] = {
            "greedy": [off(greedy, n) for n in which],
            "both": [name_of(BOX[n]) for n in same],
            "against": [name_of(BOX[n]) for n in against],
        }
        messages += [Message(f"study-cards-{word}-{who}", cards=tuple(names)) for who, names in lists.items() if names]
    return messages


def verdicts_of(found: Worths) -> list[str]:
    return [verdict(card.cost, fair) for card, fair in zip(BOX, found.fair, strict=True)]


def furthest_first(found: Worths, verdicts: Sequence[str], word: str) -> list[int]:
    """The cards with this verdict, those with the largest error first."""
    which = [number for number, said in enumerate(verdicts) if said == word]
    return sorted(which, key=lambda n: -abs(found.fair[n].mean - BOX[n].cost))


def off(found: Worths, number: int) -> Message:
    """A card with its cost and its fair price."""
    card, fair = BOX[number], figure(found.fair[number].mean, ".1f")
    return Message("study-cards-off", card=name_of(card), cost=card.cost, fair=fair)


def name_of(card: Card) -> str:
    return card.names[current()]


# ---------------------------------------------------------------------------------------------------------- the tables


def table(kind: str, found: Worths) -> Table:
    columns = "card colour cost dice:.2f die:.1% coin:.2% fair:.1f verdict"
    rows = [row(found, number) for number in in_order()]
    return Table.of("cards", "table", columns, rows, bots=Message(f"study-cards-among-{kind}"))


def in_order() -> list[int]:
    """The numbers of the cards by colour, and then by cost."""
    return sorted(range(len(BOX)), key=lambda n: (BOX[n].colour_number, BOX[n].cost, name_of(BOX[n])))


def row(found: Worths, number: int) -> tuple[Value, ...]:
    card, fair = BOX[number], found.fair[number]
    words = Message(f"study-cards-verdict-{verdict(card.cost, fair)}")
    colour, bought = Message(f"colour-{card.colour}"), float(found.bought[number])
    coin = found.coin[number].mean
    return name_of(card), colour, card.cost, bought, found.die[number], coin, fair, words


def data(found: Worths) -> Data:
    rows = [
        (card.id, card.colour, card.cost, card.sources.get("cost", "printed"), found.bought[number])
        + interval_values([found.die[number], found.coin[number], found.fair[number]])
        + (said,)
        for number, (card, said) in enumerate(zip(BOX, verdicts_of(found), strict=True))
    ]
    intervals = interval_names(("die", "coin", "fair"))
    return columns_of(("card", "colour", "cost", "source", "dice", *intervals, "verdict"), rows)


# -------------------------------------------------------------------------------------------------------- the pictures


def draw_overview(axes: Any, found: Worths) -> None:
    """Fair prices by costs, with a line where both are equal; colours of one cost stand side by side."""
    most = max(card.cost for card in BOX) + 1
    axes.plot([0, most], [0, most], color=plots.FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    for card, fair in zip(BOX, found.fair, strict=True):
        if not isnan(fair.mean):
            plots.interval_point(axes, beside(card), fair.mean, fair, plots.PIECES[card.colour], size=8)
    for colour in s.COLOURS:
        plots.explain(axes, plots.PIECES[colour], say(f"colour-{colour}"))
    axes.set(xticks=range(1, most), xlim=(1, most + 0.6))
    axes.set(xlabel=say("study-cards-axis-cost"), ylabel=say("study-cards-axis-fair"))
    axes.legend(ncols=4, loc="lower center", bbox_to_anchor=(0.5, 1.0))
    name_furthest(axes, found)


def beside(card: Card) -> float:
    """Where a card goes on the axis of costs, so that colours do not hide each other."""
    return card.cost + 0.09 * (card.colour_number - (s.CARDS - 1) / 2)


def name_furthest(axes: Any, found: Worths) -> None:
    """Name the cards that are furthest off on either side, without overlap among those of one cost."""
    told = [n for n in range(len(BOX)) if not isnan(found.fair[n].mean)]
    order = sorted(told, key=lambda n: found.fair[n].mean - BOX[n].cost)
    highest: dict[int, float] = {}
    for number in sorted({*order[:FAR], *order[-FAR:]}, key=lambda n: found.fair[n].mean):
        card, fair = BOX[number], found.fair[number].mean
        highest[card.cost] = max(fair, highest.get(card.cost, -inf) + LINE_HEIGHT)
        side, aligned = (-0.46, "right") if fair > card.cost else (0.42, "left")
        axes.text(card.cost + side, highest[card.cost], name_of(card), va="center", ha=aligned, fontsize=9)


def draw_panels(axes: Any, found: Found) -> None:
    for panel, colour in zip(axes.flat, s.COLOURS, strict=True):
        draw_colour(panel, colour, found)
    plots.legend_above(axes.flat[0])


def draw_colour(axes: Any, colour: str, found: Found) -> None:
    numbers = [n for n in in_order() if BOX[n].colour == colour]
    for at, number in enumerate(numbers):
        card = BOX[number]
        filled = plots.PAPER if card.sources.get("cost") == HOUSE else plots.INK
        axes.plot(card.cost, at, "D", color=plots.INK, markerfacecolor=filled, markersize=6, zorder=4)
        for shift, kind in ((-0.26, "greedy"), (0.26, "searching")):
            fair = found[kind].fair[number]
            if not isnan(fair.mean):
                plots.interval_point(axes, fair.mean, at + shift, fair, LOOKS[kind], upright=False, size=6)
    axes.plot([], [], "D", label=say("study-cards-legend-cost"), color=plots.INK, markerfacecolor=plots.PAPER)
    for kind, look in LOOKS.items():
        plots.explain(axes, look, say(f"study-cards-legend-{kind}"))
    plots.name_rows(axes, [name_of(BOX[n]) for n in numbers])
    axes.set(xlim=COINS, title=say(f"colour-{colour}").capitalize(), xlabel=say("study-cards-axis-coins"))

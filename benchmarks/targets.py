"""What the games are held to, and whether they get there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from benchmarks.environments import best
from benchmarks.leg_odds import Comparison
from benchmarks.peers import PGX
from benchmarks.speed import Contestant, ratio
from benchmarks.starts import Start

# Speeds in decisions a second; ratios are those of the same run.
LEAST_SPEED = {"camelup": 3_500_000, "jamniki": 3_500_000, "cubitos": 1_200_000}
LEAST_RATIO = {"camelup": 40, "jamniki": 40, "cubitos": 10}  # to OpenSpiel's backgammon
LEAST_BATCH = {"camelup": 1_000_000, "jamniki": 1_000_000, "cubitos": 400_000}
LEAST_ODDS_RATIO = 20
MOST_COLD, MOST_CACHED = 120, 2  # seconds
TICTACTOE = {"tictactoe": "env()", "tictactoe raw": "raw_env()"}


@dataclass(frozen=True)
class Target:
    what: str
    wanted: str
    got: str
    met: bool


def speed_targets(contestants: Sequence[Contestant]) -> Iterator[Target]:
    backgammon = by_id(contestants, "backgammon")
    for contestant in contestants:
        if least := LEAST_SPEED.get(contestant.id):
            yield fast_enough(f"{contestant.id}: decisions/s", contestant, least)
        if least := LEAST_RATIO.get(contestant.id):
            yield ahead(f"{contestant.id}: times OpenSpiel's backgammon", contestant, backgammon, least)


def batch_targets(contestants: Sequence[Contestant]) -> Iterator[Target]:
    """Each side at the size that suits it best."""
    pgx = best(contestants, PGX)
    for id, least in LEAST_BATCH.items():
        if ours := best(contestants, f"{id} batch"):
            yield fast_enough(f"{id}, batched environment: decisions/s", ours, least)
            yield ahead(f"{id}, batched environment: times pgx's backgammon", ours, pgx, 1)


def turn_targets(contestants: Sequence[Contestant]) -> Iterator[Target]:
    for ours in contestants:
        if ours.id.endswith(" aec"):
            for id, door in TICTACTOE.items():
                what = f"{ours.id.removesuffix(' aec')}, AEC environment: times tictactoe_v3.{door}"
                yield ahead(what, ours, by_id(contestants, id), 1)


def odds_targets(odds: Sequence[Comparison]) -> Iterator[Target]:
    for row in odds:
        times, wanted = row.ratio, f"at least {LEAST_ODDS_RATIO}"
        yield Target(f"leg odds, {row.position}: times plain", wanted, f"{times:.1f}", times >= LEAST_ODDS_RATIO)


def start_targets(found: Sequence[Start]) -> Iterator[Target]:
    for row in found:
        yield Target(f"{row.game}: first start", f"under {MOST_COLD} s", f"{row.cold:.1f} s", row.cold < MOST_COLD)
        yield Target(
            f"{row.game}: cached start", f"under {MOST_CACHED} s", f"{row.cached:.2f} s", row.cached < MOST_CACHED
        )


def fast_enough(what: str, contestant: Contestant, least: int) -> Target:
    return Target(what, f"at least {least:,}", f"{contestant.speed:,.0f}", contestant.speed >= least)


def ahead(what: str, one: Contestant, other: Contestant | None, least: int) -> Target:
    wanted = f"at least {least}"
    if other is None or other.missing:
        return Target(what, wanted, "not measured", False)
    times = ratio(one, other)
    return Target(what, wanted, f"{times:.2f}", times >= least)


def by_id(contestants: Sequence[Contestant], id: str) -> Contestant:
    return next(contestant for contestant in contestants if contestant.id == id)

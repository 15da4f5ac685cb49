"""Tracks: what the loader makes of a drawn map, what it refuses, and the figures of the four boards."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from rich.text import Text

from kostka.cli.games.cubitos import draw_compact
from kostka.cli.games.cubitos_track import Runner, draw_legend, draw_part, draw_track
from kostka.core.position import Position
from kostka.games.cubitos import GAME
from kostka.games.cubitos.compiled import state as codes
from kostka.games.cubitos.sets import load_sets
from kostka.games.cubitos.tracks import Track, TrackError, load_track, read_track, track_ids
from kostka.messages import LANGUAGES, use

IDS = ("ahead-of-the-curve", "nothing-goes-right", "still-waters-run-deep", "testing-the-waters")
GUIDE = (Path(__file__).parents[3] / "docs" / "cubitos-tracks.md").read_text(encoding="utf-8")

SMALL = '''
source = "house"
map = """
   1.    1.    1.
0.    #     #     2.
   0S    2F    2.
"""

[names]
en = "Ring"
pl = "Pierścień"
uk = "Кільце"

[shortcuts]
'''


def small(*changes: tuple[str, str]) -> Track:
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return read_track("ring", tomllib.loads(text))


def neighbours(track: Track, space: int) -> set[int]:
    return {int(other) for other in track.neighbours[space] if other != codes.NOWHERE}


def shortest_lap(track: Track, water: int = 0) -> int:
    """Feet of the shortest lap with at most `water` of them in water, without shortcuts and jet packs."""
    reached = {(0, 0)}
    feet = 0
    while not any(space == track.spaces - 1 for space, _ in reached):
        feet += 1
        reached |= {
            (int(other), waded + int(track.kind[other] == codes.WATER))
            for space, waded in reached
            for other in track.neighbours[space]
            if other != codes.NOWHERE and waded + int(track.kind[other] == codes.WATER) <= water
        }
    return feet


def detour(track: Track, space: int) -> int:
    """How much longer than the shortest a lap through a space is."""
    return int(track.distance[space] + track.left[space]) - track.lap


# ---------------------------------------------------------------------------------------------------- a small track


def test_spaces_are_numbered_start_reading_order_finish() -> None:
    track = small()
    assert track.kind.tolist() == [codes.START, *[codes.OPEN] * 6, codes.FINISH]
    assert track.row.tolist() == [2, 0, 0, 0, 1, 1, 2, 2]
    assert track.half.tolist() == [1, 1, 3, 5, 0, 6, 5, 3]
    assert track.spaces == 8


def test_distances_run_from_the_start_and_to_the_finish() -> None:
    track = small()
    assert track.distance.tolist() == [0, 2, 3, 4, 1, 5, 6, 7]
    assert track.left.tolist() == [7, 5, 4, 3, 6, 2, 1, 0]
    assert track.lap == 7


def test_rule_10_nobody_crosses_the_start_line_backwards() -> None:
    track = small()
    assert neighbours(track, 0) == {4}
    assert neighbours(track, track.spaces - 1) == {6}


def test_rule_10_the_start_touches_all_that_its_parts_touch() -> None:
    track = small(("0.    # ", "0.    0S"))
    assert neighbours(track, 0) == {1, 2, 4}
    assert track.distance.tolist() == [0, 1, 1, 2, 1, 3, 4, 5]


def test_rule_10_a_walk_never_passes_through_the_finish() -> None:
    with pytest.raises(TrackError, match=r"'2\.' in row 3, half column 2 cannot be reached"):
        small(("2F    2.\n", "2F    2.\n      2.\n"))


def test_water_counts_from_the_nearest_land() -> None:
    track = small(("#     # ", "#     1~"))
    assert track.kind[5] == codes.WATER
    assert track.distance[5] == track.distance[2] + 1 == 4
    assert track.lap == 7
    assert shortest_lap(track) == 7
    assert shortest_lap(track, water=1) == 5


def test_rewards_shortcuts_and_jet_packs() -> None:
    track = small(
        ("1.    1.    1.", "1c3f  1>2   1J"),
        ("2.\n   0S", "2<2\n   0S"),
        ("[shortcuts]\n", "[shortcuts]\n2 = { feet = 7 }\n"),
    )
    assert track.reward[1].tolist() == [[codes.CREDITS, 3], [codes.FAN, 1]]
    assert track.reward[2].tolist() == [[codes.NO_REWARD, 0], [codes.NO_REWARD, 0]]
    assert track.shortcut[2].tolist() == [codes.BY_FOOT, 7, 5]
    assert track.shortcut[1].tolist() == [codes.NO_SHORTCUT, 0, codes.NOWHERE]
    assert track.jetpack.tolist() == [0, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("code", "icons"),
    [
        ("1x", [[codes.LOSE_DIE, 1], [codes.NO_REWARD, 0]]),
        ("1xx", [[codes.LOSE_DIE, 1], [codes.LOSE_DIE, 1]]),
        ("1g4", [[codes.GAIN_DIE, 4], [codes.NO_REWARD, 0]]),
        ("1G", [[codes.GAIN_DIE, codes.ANY_COST], [codes.NO_REWARD, 0]]),
        ("1fG", [[codes.FAN, 1], [codes.GAIN_DIE, codes.ANY_COST]]),
    ],
)
def test_reward_codes(code: str, icons: list[list[int]]) -> None:
    assert small(("1. ", f"{code:<3}")).reward[1].tolist() == icons


def test_a_track_cannot_be_written_to() -> None:
    track = small()
    with pytest.raises(ValueError, match="read-only"):
        track.lines[0] = 1


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("1. ", "1? ", r"Track ring: '1\?' in row 0, half column 1 is no cell; a cell is a digit and then"),
        ("   1. ", "    1. ", r"'1\.' in row 0 begins at character 4; cells begin at multiples of 3"),
        ("   1. ", "      1. ", r"'0\.' in row 1, half column 0 is out of the brick pattern"),
        ("   1. ", "\t1. ", "the map has a tab"),
        ("0S", "0.", "Track ring has no start"),
        ("2F", "2.", "Track ring has no finish"),
        ("0S", "1S", "'1S' in row 2, half column 1 is wrong; all of the start has 0 red lines"),
        ("1.    1.    1.", "1.    0S    1.", "more than one start"),
        ("1.    1.    1.", "1.    2F    1.", "more than one finish"),
        ("1.    1.    1.", "1.    1.    3.", r"'1\.' in row 0, half column 3 touches '3\.' in row 0, half column 5"),
        ("2F    2.", "2F    3.", r"'3\.' in row 2, half column 5 has more red lines behind it than the finish, 2"),
        ("2F", "1F", "Track ring has 1 red lines; a lap has 2 to 9"),
        ("1.    1.    1.", "1.    1.    1.          1.", r"'1\.' in row 0, half column 9 cannot be reached"),
        ("1.    1.    1.", "1.    1~    1.", "no way on land leads from the start to the finish"),
        ("1. ", "1c ", "the reward '1c' in row 0, half column 1 is wrong; it is one or two of c1 to c9"),
        ("1. ", "1c0", "the reward '1c0'"),
        ("1.   ", "1c12 ", "the reward '1c12'"),
        ("1. ", "1f3", "the reward '1f3'"),
        ("1. ", "1g ", "the reward '1g'"),
        ("1.   ", "1xxx ", "the reward '1xxx'"),
        ("1. ", "1>1", "shortcut 1 is incomplete; it has cells >1, one cell <1 and a price"),
        ("1. ", "1<1", "shortcut 1 is incomplete"),
        ("1.    1. ", "1>1   1<1", "shortcut 1 is incomplete"),
        ("[shortcuts]\n", "[shortcuts]\n3 = { money = 5 }\n", "shortcut 3 is incomplete"),
        ('"house"', '"hearsay"', "a source is one of house, fan transcription, box, not 'hearsay'"),
        ("[shortcuts]", '[sources]\nfans = "hearsay"', "not 'hearsay'"),
        ('uk = "Кільце"', 'de = "Ring"', "needs a name in English; names in pl, uk may be added"),
        ('uk = "Кільце"', 'uk = " "', "needs a name in English"),
        ("source", 'sauce = "hot"\nsource', "has no field 'sauce'; it may have names, source, sources, map, shortcuts"),
    ],
)
def test_faults_are_named(old: str, new: str, sentence: str) -> None:
    with pytest.raises(TrackError, match=sentence):
        small((old, new))


@pytest.mark.parametrize("price", ["{ money = 0 }", "{ money = 21 }", "{ fans = 3 }", "{ feet = 2, money = 2 }", "5"])
def test_a_shortcut_costs_money_or_feet(price: str) -> None:
    with pytest.raises(TrackError, match="shortcut 1 costs money or feet, 1 to 20, not"):
        small(("1.    1. ", "1>1   1<1"), ("[shortcuts]\n", f"[shortcuts]\n1 = {price}\n"))


def test_a_map_is_needed() -> None:
    data = tomllib.loads(SMALL)
    with pytest.raises(TrackError, match="Track ring needs a map"):
        read_track("ring", {**data, "map": " \n"})


def test_too_many_spaces_are_refused() -> None:
    spur = "0.".ljust(6) * codes.MAX_SPACES
    with pytest.raises(TrackError, match=f"at most {codes.MAX_SPACES} fit"):
        small(("0S    2F    2.\n", f"0S    2F    2.\n{spur}\n"))


def test_too_many_neighbours_are_refused() -> None:
    starts, cells = "0S".ljust(6) * codes.MAX_NEIGHBOURS, "0.".ljust(6) * (codes.MAX_NEIGHBOURS + 1)
    with pytest.raises(TrackError, match=rf"space 0 touches 1\d others; at most {codes.MAX_NEIGHBOURS} fit"):
        small(("   0S    2F", f"   {starts}\n{cells}\n   #     2F"))


# ------------------------------------------------------------------------------------------------------------ files


def test_the_four_tracks_of_the_box_are_there() -> None:
    assert track_ids() == IDS


def test_an_own_track_is_a_text() -> None:
    assert load_track(f'id = "ring"\n{SMALL}').id == "ring"


def test_unknown_names_and_broken_texts_are_refused() -> None:
    with pytest.raises(TrackError, match="There is no track 'moon'; there is ahead-of-the-curve, nothing"):
        load_track("moon")
    with pytest.raises(TrackError, match="This text is not valid TOML"):
        load_track("map = \n")


def test_the_example_of_the_guide_is_a_track() -> None:
    found = re.search(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    assert found
    track = read_track("ring", tomllib.loads(found[1]))
    assert (track.red_lines, track.lap, shortest_lap(track, water=1)) == (3, 11, 9)


# -------------------------------------------------------------------------------------------------- the four boards


@pytest.mark.parametrize(
    ("id", "spaces", "water", "red_lines", "lap", "wet_lap"),
    [
        ("nothing-goes-right", 150, 17, 8, 30, 27),
        ("ahead-of-the-curve", 162, 0, 8, 32, 32),
        ("testing-the-waters", 134, 21, 9, 34, 27),
        ("still-waters-run-deep", 131, 37, 9, 36, 28),
    ],
)
def test_figures_of_the_boards(id: str, spaces: int, water: int, red_lines: int, lap: int, wet_lap: int) -> None:
    track = load_track(id)
    assert track.spaces == spaces <= codes.MAX_SPACES
    assert int((track.kind == codes.WATER).sum()) == water
    assert track.red_lines == red_lines
    assert track.lap == shortest_lap(track) == lap
    assert shortest_lap(track, water=4) == wet_lap


@pytest.mark.parametrize("id", IDS)
def test_the_guide_has_the_same_figures(id: str) -> None:
    track = load_track(id)
    water = int((track.kind == codes.WATER).sum())
    figures = [track.spaces, water, track.red_lines, shortest_lap(track), shortest_lap(track, water=4)]
    assert f"| {track.names['en']} | {track.source} | {' | '.join(map(str, figures))} |" in GUIDE


@pytest.mark.parametrize("id", IDS)
def test_neighbours_are_the_touching_bricks_and_mutual(id: str) -> None:
    track = load_track(id)
    parts: dict[int, list[tuple[int, int]]] = {}
    for cell in track.cells:
        if cell.space != codes.NOWHERE:
            parts.setdefault(cell.space, []).append((cell.row, cell.half))
    for space, bricks in parts.items():
        touching = {
            other
            for other, others in parts.items()
            if other != space
            and any(abs(r - s) + abs(h - i) == 2 and abs(r - s) < 2 for r, h in bricks for s, i in others)
            and {int(track.lines[space]), int(track.lines[other])} != {0, track.red_lines}
        }
        assert neighbours(track, space) == touching
        assert all(space in neighbours(track, other) for other in touching)
        assert 1 <= len(touching) <= (codes.MAX_NEIGHBOURS if space in (0, track.spaces - 1) else 6)


@pytest.mark.parametrize("id", IDS)
def test_red_lines_rise_one_by_one_along_the_lap(id: str) -> None:
    track = load_track(id)
    assert track.lines[0] == 0
    assert track.lines[-1] == track.red_lines
    assert set(track.lines.tolist()) == set(range(track.red_lines + 1))
    for space in range(track.spaces):
        assert all(abs(int(track.lines[space] - track.lines[other])) <= 1 for other in neighbours(track, space))


@pytest.mark.parametrize("id", IDS)
def test_the_shortest_lap_is_poor(id: str) -> None:
    """Dice, jet packs and more than three credits are off the inside lane."""
    track = load_track(id)
    for space in range(track.spaces):
        rich = any(
            kind == codes.GAIN_DIE or (kind == codes.CREDITS and amount > 3) for kind, amount in track.reward[space]
        )
        if rich or track.jetpack[space]:
            assert detour(track, space) > 0


@pytest.mark.parametrize("id", IDS)
def test_shortcuts_lead_ahead_and_are_worth_their_price(id: str) -> None:
    track = load_track(id)
    for space in range(track.spaces):
        kind, cost, target = track.shortcut[space].tolist()
        if kind == codes.NO_SHORTCUT:
            continue
        saved = int(track.left[space] - track.left[target])
        assert saved > (cost if kind == codes.BY_FOOT else detour(track, space))
        assert track.kind[target] == codes.OPEN


def test_every_space_of_the_book_occurs() -> None:
    tracks = [load_track(id) for id in IDS]
    rewards = {tuple(tuple(icon) for icon in reward) for track in tracks for reward in track.reward.tolist()}
    icons = {icon for reward in rewards for icon in reward}
    none = (codes.NO_REWARD, 0)
    assert {codes.CREDITS, codes.FAN, codes.LOSE_DIE, codes.GAIN_DIE} <= {kind for kind, _ in icons}
    assert ((codes.LOSE_DIE, 1), none) in rewards
    assert ((codes.LOSE_DIE, 1), (codes.LOSE_DIE, 1)) in rewards
    assert (codes.GAIN_DIE, codes.ANY_COST) in icons
    assert any(kind == codes.GAIN_DIE and cap < codes.ANY_COST for kind, cap in icons)
    assert any(first[0] != second[0] and second != none for first, second in rewards)
    assert {codes.BY_MONEY, codes.BY_FOOT} <= {int(kind) for track in tracks for kind in track.shortcut[:, 0]}
    assert any(track.jetpack.any() for track in tracks)
    assert any((track.kind == codes.WATER).any() for track in tracks)


def test_nothing_goes_right_is_as_transcribed() -> None:
    track = load_track("nothing-goes-right")
    assert (track.source, dict(track.sources)) == ("fan transcription", {"cost of a gained die": "house"})
    assert sum(cell.code == "#" for cell in track.cells) == 12
    icons = [tuple(icon) for icon in track.reward.reshape(-1, 2).tolist() if icon[0] != codes.NO_REWARD]
    credits = Counter(amount for kind, amount in icons if kind == codes.CREDITS)
    assert credits == {1: 2, 2: 5, 3: 3, 4: 2, 7: 2}
    assert [amount for kind, amount in icons if kind == codes.GAIN_DIE] == [6, 6, 6]
    assert sum(kind == codes.LOSE_DIE for kind, _ in icons) == 11
    assert sum(kind == codes.FAN for kind, _ in icons) == 3
    assert len(neighbours(track, 0)) == len(neighbours(track, track.spaces - 1)) == 5


@pytest.mark.parametrize("id", [id for id in IDS if id != "nothing-goes-right"])
def test_our_own_layouts_say_so(id: str) -> None:
    assert load_track(id).source == "house"


def test_names_in_three_languages() -> None:
    assert dict(load_track("still-waters-run-deep").names) == {
        "en": "Still Waters Run Deep",
        "pl": "Marsz Śledzia",
        "uk": "Достобіса водички",
    }
    assert len({name for id in IDS for name in load_track(id).names.values()}) == 12


@pytest.mark.parametrize("id", IDS)
def test_arrays_cover_all_spaces(id: str) -> None:
    track = load_track(id)
    n = track.spaces
    assert track.neighbours.shape == (n, codes.MAX_NEIGHBOURS)
    assert track.reward.shape == (n, 2, 2)
    assert track.shortcut.shape == (n, 3)
    for values in (track.kind, track.lines, track.jetpack, track.distance, track.left, track.row, track.half):
        assert values.shape == (n,)
    assert track.left[0] == track.distance[-1] == track.lap
    assert int(np.min(track.distance)) == int(np.min(track.left)) == 0


# ---------------------------------------------------------------------------------------------------------- drawing


def plain_lines(markup: str) -> list[str]:
    return Text.from_markup(markup).plain.splitlines()


def cell_lines(id: str) -> tuple[list[str], list[str]]:
    """The lines of a drawing that have the numbers of spaces, and those that have their codes."""
    lines = [line for line in plain_lines(draw_track(load_track(id))) if "│" in line]
    return lines[::2], lines[1::2]


@pytest.mark.parametrize("id", IDS)
def test_the_drawing_fits_a_terminal_and_shows_every_space(id: str) -> None:
    track, (tops, bottoms) = load_track(id), cell_lines(id)
    assert max(map(len, tops)) <= 120
    assert sorted(map(int, re.findall(r"\d+", " ".join(tops)))) == list(range(track.spaces))
    codes = re.findall(r"[^\s│►◄]+", " ".join(bottoms))
    assert codes == [cell.code if cell.code != "#" else "#####" for cell in track.cells]


def test_lines_are_drawn_between_cells_and_between_rows() -> None:
    assert plain_lines(draw_track(small())) == [
        "   │  1  │  2  │  3  │",
        "   │ 1.  │ 1.  │ 1.  │",
        "   ━━▲━           ━━▼━",
        "│  4  │#####│#####│  5  │",
        "│ 0.  │#####│#####│ 2.  │",
        "   │  0  ║  7  │  6  │",
        "   │ 0S  ◄ 2F  │ 2.  │",
    ]


@pytest.mark.parametrize("id", IDS)
def test_every_red_line_is_drawn(id: str) -> None:
    """Two cells that touch have a line between them if and only if a red line, or the start line, parts them."""
    track = load_track(id)
    lines = iter(plain_lines(draw_track(track)))
    cells = {(cell.row, cell.half): cell.code for cell in track.cells if cell.code != "#"}
    for row in range(max(row for row, _ in cells) + 1):
        line = next(lines)
        if "│" not in line:
            border, line = line, next(lines)
        else:
            border = ""
        next(lines)
        for (r, half), code in cells.items():
            if r == row:
                parted = cells.get((row, half - 2), code)[0] != code[0]
                assert (line[3 * half] in "┃║") == parted
                for above in (half - 1, half + 1):
                    drawn = border[3 * max(above, half) + 1 :][:1]
                    assert (drawn in tuple("━═▲▼")) == (cells.get((row - 1, above), code)[0] != code[0])


@pytest.mark.parametrize("id", IDS)
def test_arrows_show_the_way_of_the_lap(id: str) -> None:
    found = set()
    last = str(load_track(id).red_lines)
    for line in cell_lines(id)[1]:
        for before, arrow, after in re.findall(r"(?=[│►◄]\s*(\d)[^\s│►◄]*\s*([►◄])\s*(\d))", line):
            start, end = (before, after) if arrow == "►" else (after, before)
            assert int(end) == int(start) + 1 or (start, end) == (last, "0")
            found.add(start)
    assert len(found) > 2


def test_runners_stand_below_the_number_of_their_space() -> None:
    runners = [Runner("A", "bold red", 2), Runner("B", "bold blue", 2), Runner("C", "bold", 0)]
    lines = plain_lines(draw_track(small(), runners))
    assert lines[:3] == ["   │  1  │  2  │  3  │", "   │ 1.  │ 1.  │ 1.  │", "           AB"]
    assert lines[-3:] == ["   │  0  ║  7  │  6  │", "   │ 0S  ◄ 2F  │ 2.  │", "      C"]


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("height", [5, 9, 14])
def test_a_part_of_a_track_keeps_its_size_and_shows_what_it_is_about(id: str, height: int) -> None:
    track = load_track(id)
    for space in range(track.spaces):
        runners = [Runner("A", "bold", space), Runner("B", "bold", 0), Runner("C", "bold", track.spaces - 1)]
        lines = plain_lines(draw_part(track, runners, space, 80, height))
        assert len(lines) <= height
        assert max(map(len, lines)) <= 80
        at = next(at for at, line in enumerate(lines) if re.search(rf"\b{space}(?!\d)", line))
        assert "A" in lines[at + 1]
        assert re.fullmatch(r"part of the track, rows \d+ to \d+ of \d+: 'board' shows all", lines[-1])


def test_a_part_shows_the_other_runners_if_they_fit() -> None:
    track = load_track("nothing-goes-right")
    runners = [Runner("A", "bold", 34), Runner("B", "bold", 0)]
    near, far = (plain_lines(draw_part(track, runners, 34, 80, height)) for height in (6, 10))
    assert not any("B" in line for line in near)
    assert any("B" in line for line in far)


def test_a_small_track_is_shown_whole() -> None:
    assert plain_lines(draw_part(small(), [], 2, 80, 9)) == [
        "   │  1  │  2  │  3  │",
        "│  4  │#####│#####│  5  │",
        "   │ 0S  ◄ 7F  │  6  │",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("set", [*load_sets()])
@pytest.mark.parametrize("phase", ["roll", "move"])
def test_a_compact_table_fits_beside_the_moves(set: str, phase: str, language: str) -> None:
    """With 17 lines for the table of four, a terminal of 80 x 24 has seven for the question and its moves."""
    dice = {"light gray": {"money": 4, "blank": 1}, "dark gray": {"foot": 2}, "red": {"symbol": 1, "power": 1}}
    player = {
        "active": dice,
        "roll": {"white": 2, "blue": 1},
        "draw": {"purple": 2},
        "credits": 12,
        "fans": 9,
        "hands": 4,
    }
    players = [{**player, "space": 30 * seat, "water": 3, "at_risk": phase == "roll"} for seat in range(4)]
    position = {"game": "cubitos", "options": {"set": set}, "phase": phase, "start": 3, "to_act": 0, "players": players}
    table = Position.load(GAME, position)
    names = ["Anna", "Bartłomiej", "Оксана", "Player 3"]
    use(language)
    try:
        for seat in (*range(4), None):
            lines = plain_lines(draw_compact(table, names, seat))
            assert len(lines) <= 17
            assert max(map(len, lines)) <= 80
            assert all(any(name in line for line in lines) for name in names)
    finally:
        use("en")


def test_the_legend_explains_what_occurs() -> None:
    legend = draw_legend(load_track("testing-the-waters"))
    assert ">1 pay 6 feet to go to 78" in legend
    assert "~ water" in legend
    assert "jet pack" not in legend

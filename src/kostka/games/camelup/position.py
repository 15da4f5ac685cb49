"""Positions of Camel Up as readable JSON, and back exactly. Every field that is left out is as at a leg's start."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kostka.core.errors import PositionError
from kostka.core.game import Board, State
from kostka.core.options import changed_options, chosen_seat, parse_options
from kostka.core.reading import integer, key_number, known_fields, mapping, sequence, shorten, word
from kostka.games.camelup.compiled import state as s
from kostka.games.camelup.compiled.rules import (
    clear_leg,
    crazy_camel_to_move,
    finish_cards,
    has_crossed,
    height_of,
    space_of,
    space_to_arrange,
    tile_fits,
    waits_on,
)

FIELDS = (
    "game",
    "options",
    "phase",
    "leg",
    "to_act",
    "stacks",
    "unplaced",
    "tiles",
    "pyramid",
    "rolled",
    "tickets_left",
    "away",
    "players",
    "finish_bets",
)
PLAYER_FIELDS = ("money", "tickets", "pyramid_tickets", "finish_cards", "partner")
DEFAULT_SEATS = 4
MOST_MONEY = 9999
STARTS = range(1, 4)  # the spaces on which racing camels start
CRAZY_STARTS = range(s.SPACES - 2, s.SPACES + 1)


def set_board(options: s.Options, seats: int) -> Board:
    board = np.zeros(1, s.BOARD)
    record = board[0]
    record.seats = seats
    record.start = chosen_seat(options.start, seats)
    record.arrange = options.arrange
    record.hidden_purses = options.hidden_purses
    record.netting = options.netting
    return board


def read_board(board: Board) -> s.Options:
    record = board[0]
    return s.Options(bool(record.arrange), bool(record.hidden_purses), bool(record.netting), int(record.start))


# ------------------------------------------------------------------------------------------------------------ dump


def dump(board: Board, state: State) -> dict[str, Any]:
    record = state[0]
    seats = range(int(board[0].seats))
    stacks = {
        str(space): [s.CAMELS[camel] for camel in stack(state, space)]
        for space in range(s.BACKWARDS, s.FINISH + 1)
        if stack(state, space)
    }
    unplaced = {
        str(space): [s.CAMELS[camel] for camel in range(s.RACING) if waits_on(record, camel, space)] for space in STARTS
    }
    away = {
        colour: held_tickets(state, i, s.AWAY) for i, colour in enumerate(s.COLOURS) if held_tickets(state, i, s.AWAY)
    }
    return {
        "game": "camelup",
        "options": changed_options(read_board(board)),
        "phase": s.PHASES[record.phase],
        "leg": int(record.leg),
        "to_act": int(record.to_act),
        "stacks": stacks,
        "unplaced": {space: camels for space, camels in unplaced.items() if camels},
        "tiles": {
            str(space): {
                "seat": int(record.tile_owner[space]),
                "side": s.SIDES[0 if record.tile_side[space] == s.CHEER else 1],
            }
            for space in range(2, s.SPACES + 1)
            if record.tile_owner[space] != s.NOBODY
        },
        "pyramid": [die for i, die in enumerate(s.DICE) if record.inside[i]],
        "rolled": [die for i, die in enumerate(s.DICE) if not record.inside[i]],
        "tickets_left": {colour: held_tickets(state, i, s.NOBODY) for i, colour in enumerate(s.COLOURS)},
        "away": {"tickets": away, "pyramid_tickets": pyramid_tickets_away(state)},
        "players": [dump_player(state, seat) for seat in seats],
        "finish_bets": {
            pile: [
                [int(record.pile_seat[p, i]), colour_or_none(record.pile_colour[p, i])]
                for i in range(record.pile_size[p])
            ]
            for p, pile in enumerate(s.PILES)
        },
    }


def dump_player(state: State, seat: int) -> dict[str, Any]:
    record = state[0]
    hand = finish_cards(record, seat)
    hidden = any(
        record.pile_seat[p, i] == seat and record.pile_colour[p, i] == s.UNKNOWN
        for p in range(2)
        for i in range(record.pile_size[p])
    )
    return {
        "money": None if record.money[seat] == s.UNKNOWN else int(record.money[seat]),
        "tickets": {c: held_tickets(state, i, seat) for i, c in enumerate(s.COLOURS) if held_tickets(state, i, seat)},
        "pyramid_tickets": int(record.pyramid_tickets[seat]),
        "finish_cards": None if hidden else [colour for i, colour in enumerate(s.COLOURS) if hand >> i & 1],
        "partner": None if record.partner[seat] == s.NOBODY else int(record.partner[seat]),
    }


def stack(state: State, space: int) -> list[int]:
    """The camels on a space, bottom to top."""
    record = state[0]
    standing = [camel for camel in range(7) if 8 * space <= record.place[camel] < 8 * space + s.UNPLACED]
    return sorted(standing, key=lambda camel: int(record.place[camel]))


def held_tickets(state: State, colour: int, holder: int) -> list[int]:
    return [int(s.TICKETS[i]) for i in range(4) if state[0].holder[colour, i] == holder]


def pyramid_tickets_away(state: State) -> int:
    return int(6 - state[0].inside.sum() - state[0].pyramid_tickets.sum())


def colour_or_none(colour: int) -> str | None:
    return None if colour == s.UNKNOWN else s.COLOURS[colour]


# ------------------------------------------------------------------------------------------------------------ load


def load(position: Mapping[str, Any]) -> tuple[Board, State]:
    known_fields(position, FIELDS, "A Camel Up position")
    players = sequence(position.get("players", [{}] * DEFAULT_SEATS), "players")
    if len(players) not in s.SEATS:
        raise PositionError(f"Camel Up is for 3 to 8 players, but the position lists {len(players)}.")
    options = parse_options(s.Options, mapping(position.get("options", {}), "options"))
    board, state = set_board(options, len(players)), np.zeros(1, s.STATE)
    record = state[0]
    clear_leg(record)
    record.pile_colour[:] = s.UNKNOWN
    record.pile_seat[:] = s.NOBODY
    record.money[:] = s.START_MONEY
    record.phase = word(position.get("phase", "play"), s.PHASES, "phase")
    record.leg = integer(position.get("leg", 1), 1, 999, "leg")
    record.to_act = integer(position.get("to_act", 0), 0, len(players) - 1, "to_act")
    load_camels(state, position)
    load_tiles(state, mapping(position.get("tiles", {}), "tiles"), len(players))
    load_dice(state, position)
    load_players(board, state, [mapping(player, f"players[{i}]") for i, player in enumerate(players)])
    load_tickets(state, position, players)
    load_cards(state, mapping(position.get("finish_bets", {}), "finish_bets"), players)
    check_phase(board, state)
    return board, state


def load_camels(state: State, position: Mapping[str, Any]) -> None:
    record = state[0]
    if "stacks" not in position:
        raise PositionError('A position says where the camels are, as in "stacks": {"1": ["red", "yellow"], ...}.')
    seen: set[int] = set()
    for field in ("stacks", "unplaced"):
        for key, camels in mapping(position.get(field, {}), field).items():
            spaces = range(s.BACKWARDS, s.FINISH + 1) if field == "stacks" else STARTS
            space = key_number(key, spaces[0], spaces[-1], f"A space of {field}")
            for height, name in enumerate(sequence(camels, f"{field}[{key!r}]")):
                camel = word(name, s.CAMELS if field == "stacks" else s.COLOURS, f"A camel on space {key}")
                if camel in seen:
                    raise PositionError(f"The {name} camel stands in two places.")
                seen.add(camel)
                record.place[camel] = 8 * space + (height if field == "stacks" else s.UNPLACED)
    for camel, name in enumerate(s.CAMELS):
        if camel not in seen:
            raise PositionError(f"The {name} camel is missing from the stacks.")


def load_tiles(state: State, tiles: Mapping[str, Any], seats: int) -> None:
    record = state[0]
    for key, value in tiles.items():
        space = key_number(key, 2, s.SPACES, "The space of a tile")
        tile = mapping(value, f"The tile on space {space}")
        known_fields(tile, ("seat", "side"), f"The tile on space {space}")
        seat = integer(tile.get("seat", 0), 0, seats - 1, f"The seat of the tile on space {space}")
        side = word(tile.get("side"), s.SIDES, f"The side of the tile on space {space}")
        if seat in record.tile_owner:
            raise PositionError(f"Seat {seat} has two tiles on the track, but every player has one.")
        if not tile_fits(record, seat, space):
            raise PositionError(f"The tile on space {space} {why_tile_misfits(state, seat, space)}")
        record.tile_owner[space] = seat
        record.tile_side[space] = s.CHEER if side == 0 else s.BOO


def why_tile_misfits(state: State, seat: int, space: int) -> str:
    """What is wrong with a tile there: the end of a sentence."""
    record = state[0]
    if record.tile_owner[space] != s.NOBODY:
        return "shares its space with another tile."
    for beside in (space - 1, space + 1):
        if record.tile_owner[beside] not in (s.NOBODY, seat):
            return f"is beside another player's tile on space {beside}."
    return "shares its space with a camel."


def load_dice(state: State, position: Mapping[str, Any]) -> None:
    record = state[0]
    lists = {}
    for field in ("pyramid", "rolled"):
        if field not in position:
            continue
        dice = [word(die, s.DICE, f"A die in {field}") for die in sequence(position[field], field)]
        if len(set(dice)) < len(dice):
            raise PositionError(f"A die is listed twice in {field}.")
        lists[field] = set(dice)
    rolled = lists.get("rolled", set(range(6)) - lists.get("pyramid", set(range(6))))
    inside = lists.get("pyramid", set(range(6)) - rolled)
    for die, name in enumerate(s.DICE):
        if die in inside and die in rolled:
            raise PositionError(f"The {name} die is both rolled and in the pyramid.")
        if die not in inside and die not in rolled:
            raise PositionError(f"The {name} die is neither rolled nor in the pyramid.")
        record.inside[die] = die in inside


def load_players(board: Board, state: State, players: list[Mapping[str, Any]]) -> None:
    record = state[0]
    seats = len(players)
    for seat, player in enumerate(players):
        where = f"players[{seat}]"
        known_fields(player, PLAYER_FIELDS, where)
        money = player.get("money", s.START_MONEY)
        hidden = money is None and board[0].hidden_purses and record.phase != s.OVER
        record.money[seat] = s.UNKNOWN if hidden else integer(money, 0, MOST_MONEY, f"{where}.money")
        record.pyramid_tickets[seat] = integer(player.get("pyramid_tickets", 0), 0, 5, f"{where}.pyramid_tickets")
        partner = player.get("partner")
        record.partner[seat] = s.NOBODY if partner is None else integer(partner, 0, seats - 1, f"{where}.partner")
    for seat in range(seats):
        partner = record.partner[seat]
        if partner == s.NOBODY:
            continue
        if seats < s.PARTNERS_FROM:
            raise PositionError(f"There are partners only with {s.PARTNERS_FROM} or more players.")
        if partner == seat or record.partner[partner] != seat:
            raise PositionError(f"Seat {seat} has seat {partner} as its partner, but not the other way round.")


def load_tickets(state: State, position: Mapping[str, Any], players: Any) -> None:
    record = state[0]
    away = mapping(position.get("away", {}), "away")
    known_fields(away, ("tickets", "pyramid_tickets"), "away")
    taken = {(s.AWAY, "away.tickets"): mapping(away.get("tickets", {}), "away.tickets")}
    for seat, player in enumerate(players):
        taken[seat, f"players[{seat}].tickets"] = mapping(player.get("tickets", {}), f"players[{seat}].tickets")
    for (holder, where), tickets in taken.items():
        for name, worth in tickets.items():
            colour = word(name, s.COLOURS, f"A colour of {where}")
            for ticket in sequence(worth, f"{where}.{name}"):
                value = integer(ticket, 2, 5, f"A ticket of {where}.{name}")
                free = [i for i in range(4) if s.TICKETS[i] == value and record.holder[colour, i] == s.NOBODY]
                if not free:
                    raise PositionError(
                        f"{where} has a {name} ticket of {shorten(value)} that does not exist or is taken."
                    )
                record.holder[colour, free[0]] = holder
    named = any("tickets" in player for player in players) or "tickets" in away
    load_ticket_piles(state, mapping(position.get("tickets_left", {}), "tickets_left"), named)
    rolled = int(6 - record.inside.sum())
    held = int(record.pyramid_tickets.sum())
    explicit = any("pyramid_tickets" in player for player in players) or "pyramid_tickets" in away
    held += integer(away.get("pyramid_tickets", 0 if explicit else rolled - held), 0, 5, "away.pyramid_tickets")
    if held != rolled:
        raise PositionError(f"{rolled} dice have been rolled, but {held} pyramid tickets are taken.")


def load_ticket_piles(state: State, piles: Mapping[str, Any], named: bool) -> None:
    """A pile must be what is left of 5, 3, 2, 2; where no player's tickets are named, nobody holds the others."""
    record = state[0]
    for name, values in piles.items():
        colour = word(name, s.COLOURS, "A colour of tickets_left")
        pile = list(sequence(values, f"tickets_left.{name}"))
        if pile not in [s.TICKETS[n:].tolist() for n in range(5)]:
            raise PositionError(f"tickets_left.{name} is {shorten(pile)}, but a pile is what is left of [5, 3, 2, 2].")
        for i in range(4 - len(pile)):
            if record.holder[colour, i] == s.NOBODY:
                if named:
                    raise PositionError(
                        f"The {name} ticket of {s.TICKETS[i]} is neither in its pile nor with a player."
                    )
                record.holder[colour, i] = s.AWAY
        if any(record.holder[colour, i] != s.NOBODY for i in range(4 - len(pile), 4)):
            raise PositionError(f"A {name} ticket is both in its pile and with a player.")
    for colour, name in enumerate(s.COLOURS):
        left = [i for i in range(4) if record.holder[colour, i] == s.NOBODY]
        if left != list(range(4 - len(left), 4)):
            raise PositionError(f"The {name} tickets were not taken from the top of their pile: 5, 3, 2, 2.")


def load_cards(state: State, bets: Mapping[str, Any], players: Any) -> None:
    record = state[0]
    known_fields(bets, s.PILES, "finish_bets")
    for p, pile in enumerate(s.PILES):
        cards = sequence(bets.get(pile, []), f"finish_bets.{pile}")
        if len(cards) > s.CARDS:
            raise PositionError(f"finish_bets.{pile} has {len(cards)} cards, but there are only {s.CARDS}.")
        for i, card in enumerate(cards):
            where = f"finish_bets.{pile}[{i}]"
            pair = sequence(card, where)
            if len(pair) != 2:
                raise PositionError(f'{where} must be a seat and a colour, as in [0, "red"].')
            seat = integer(pair[0], 0, len(players) - 1, f"The seat of {where}")
            colour = s.UNKNOWN if pair[1] is None else word(pair[1], s.COLOURS, f"The colour of {where}")
            if colour != s.UNKNOWN and not finish_cards(record, seat) >> colour & 1:
                raise PositionError(f"Seat {seat} has played its {pair[1]} finish card twice.")
            record.pile_seat[p, i] = seat
            record.pile_colour[p, i] = colour
            record.pile_size[p] += 1
    for seat, player in enumerate(players):
        if int((record.pile_seat == seat).sum()) > s.RACING:
            raise PositionError(f"Seat {seat} has played more than its {s.RACING} finish cards.")
        if player.get("finish_cards") is not None:
            load_cards_left(state, seat, sequence(player["finish_cards"], f"players[{seat}].finish_cards"))


def load_cards_left(state: State, seat: int, cards: Sequence[Any]) -> None:
    """The finish cards in hand; they tell the colour of one hidden card."""
    record = state[0]
    where = f"players[{seat}].finish_cards"
    listed = [word(card, s.COLOURS, f"A card of {where}") for card in cards]
    hand = finish_cards(record, seat)
    missing = [colour for colour in range(s.RACING) if hand >> colour & 1 and colour not in listed]
    hidden = np.argwhere((record.pile_seat == seat) & (record.pile_colour == s.UNKNOWN)).tolist()
    if len(missing) != len(hidden) or sum(1 << colour for colour in (*listed, *missing)) != hand:
        raise PositionError(f"{where} and the cards it played are not one of each colour together.")
    if len(hidden) > 1:
        raise PositionError(f"{where} does not tell its {len(hidden)} hidden cards apart: leave it out, or name them.")
    for (pile, i), colour in zip(hidden, missing, strict=True):
        record.pile_colour[pile, i] = colour


def check_phase(board: Board, state: State) -> None:
    record = state[0]
    crossed = any(has_crossed(record.place, camel) for camel in range(7))
    waiting = any(height_of(record.place[camel]) == s.UNPLACED for camel in range(7))
    if crossed != (record.phase == s.OVER):
        raise PositionError("A camel is beyond the line exactly when the phase is 'over'; spaces are 1 to 16 before.")
    if waiting != (record.phase == s.ARRANGE):
        raise PositionError("Camels are unplaced exactly while the phase is 'arrange'.")
    if record.phase == s.ARRANGE:
        check_arranging(board, state)
    elif record.phase == s.OVER:
        check_crossing(state)
    elif record.inside.sum() <= 6 - s.ROLLS_A_LEG:
        raise PositionError("A leg ends with its fifth die, so at least two dice are in the pyramid.")


def check_arranging(board: Board, state: State) -> None:
    """[3] Before the first turn; lowest space first, and the last camel of a space goes there by itself."""
    record = state[0]
    if not board[0].arrange:
        raise PositionError("There is a phase 'arrange' only with the option 'arrange'.")
    start = state.copy()
    clear_leg(start[0])
    if record.leg > 1 or record.pile_size.any() or start.tobytes() != state.tobytes():
        raise PositionError(
            "Camels are arranged before the first turn, so no die, ticket, tile or card is played by then."
        )
    for camel, place in enumerate(record.place.tolist()):
        if space_of(place) not in (STARTS if camel < s.RACING else CRAZY_STARTS):
            raise PositionError(f"The {s.CAMELS[camel]} camel cannot start on space {space_of(place)}.")
    first = space_to_arrange(record)
    for space in STARTS[first - 1 :]:
        waiting, standing = sum(waits_on(record, camel, space) for camel in range(s.RACING)), len(stack(state, space))
        if waiting == 1:
            raise PositionError(f"One camel is unplaced on space {space}, but the last one of a space is not a choice.")
        if space > first and standing > (waiting == 0):
            raise PositionError(f"Camels are stacked on space {space} already, but those on space {first} come first.")


def check_crossing(state: State) -> None:
    """[9, 18, 19] One unit crosses the line, forwards with a racing camel below and backwards with a crazy one."""
    record = state[0]
    forwards, backwards = stack(state, s.FINISH), stack(state, s.BACKWARDS)
    if forwards and backwards:
        raise PositionError(
            "The race ends when one unit crosses the line, so camels are on space 0 or 17, not on both."
        )
    lowest = (forwards or backwards)[0]
    if (lowest < s.RACING) != bool(forwards):
        raise PositionError(
            f"The {s.CAMELS[lowest]} camel crossed the line, but racing camels cross it to space 17, crazy ones to 0."
        )
    if lowest >= s.RACING and crazy_camel_to_move(record.place, lowest) != lowest:
        raise PositionError(
            f"The {s.CAMELS[lowest]} camel crossed the line, but the grey die would have moved the other one."
        )
    die = min(lowest, s.GREY)
    if record.inside[die] or not record.inside.any():
        raise PositionError(
            f"The {s.CAMELS[lowest]} camel crossed the line, so the {s.DICE[die]} die is rolled, and five at most are."
        )

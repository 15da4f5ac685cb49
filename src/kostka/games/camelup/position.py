"""Positions of Camel Up as readable JSON, and back exactly. Every field that is left out is as at a leg's start."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kostka.core.errors import Fault, PositionError, shorten
from kostka.core.game import Board, State, copied
from kostka.core.options import changed_options, chosen_seat, parse_options
from kostka.core.reading import Checks, check_head, integer, key_number, known_fields, mapping, sequence, word
from kostka.games.camelup.asking import why_tile_misfits
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

VERSION = 1
FIELDS = (
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
TICKETS = s.TICKETS.tolist()


def set_board(options: s.Options, seats: int) -> Board:
    board = np.zeros(1, s.BOARD.type)
    start = chosen_seat(options.start, seats)
    board[0] = (seats, start, options.arrange, options.hidden_purses, options.netting)
    return board


def read_board(board: Board) -> s.Options:
    _, start, arrange, hidden_purses, netting = board[0].tolist()
    return s.Options(bool(arrange), bool(hidden_purses), bool(netting), start)


# ------------------------------------------------------------------------------------------------------------ dump


def dump(board: Board, state: State) -> dict[str, Any]:
    now = {name: state[name][0].tolist() for name in s.STATE.fields}
    stacks, unplaced = stacks_of(now["place"])
    rolled = [die for die, inside in zip(s.DICE, now["inside"], strict=True) if not inside]
    bets = [
        list(zip(seats[:size], colours[:size], strict=True))
        for seats, colours, size in zip(now["pile_seat"], now["pile_colour"], now["pile_size"], strict=True)
    ]
    return {
        "game": "camelup",
        "version": VERSION,
        "options": changed_options(read_board(board)),
        "phase": s.PHASES[now["phase"]],
        "leg": now["leg"],
        "to_act": now["to_act"],
        "stacks": {str(space): [s.CAMELS[camel] for camel in camels] for space, camels in stacks.items()},
        "unplaced": {str(space): [s.CAMELS[camel] for camel in camels] for space, camels in unplaced.items()},
        "tiles": {
            str(space): {"seat": owner, "side": s.SIDES[0 if side == s.CHEER else 1]}
            for space, (owner, side) in enumerate(zip(now["tile_owner"], now["tile_side"], strict=True))
            if owner != s.NOBODY
        },
        "pyramid": [die for die in s.DICE if die not in rolled],
        "rolled": rolled,
        "tickets_left": {c: held(row, s.NOBODY) for c, row in zip(s.COLOURS, now["holder"], strict=True)},
        "away": {
            "tickets": tickets_of(now["holder"], s.AWAY),
            "pyramid_tickets": len(rolled) - sum(now["pyramid_tickets"]),
        },
        "players": [dump_player(now, bets, seat) for seat in range(int(board["seats"][0]))],
        "finish_bets": {
            pile: [[seat, None if colour == s.UNKNOWN else s.COLOURS[colour]] for seat, colour in cards]
            for pile, cards in zip(s.PILES, bets, strict=True)
        },
    }


def dump_player(now: dict[str, Any], bets: list[list[tuple[int, int]]], seat: int) -> dict[str, Any]:
    money, partner = now["money"][seat], now["partner"][seat]
    played = [colour for cards in bets for owner, colour in cards if owner == seat]
    hand = [name for colour, name in enumerate(s.COLOURS) if colour not in played]
    return {
        "money": None if money == s.UNKNOWN else money,
        "tickets": tickets_of(now["holder"], seat),
        "pyramid_tickets": now["pyramid_tickets"][seat],
        "finish_cards": None if s.UNKNOWN in played else hand,
        "partner": None if partner == s.NOBODY else partner,
    }


def stacks_of(places: list[int]) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """The camels of each space that stand, bottom to top, and those that still have to be stacked there."""
    stacks: dict[int, list[int]] = {}
    unplaced: dict[int, list[int]] = {}
    for camel in sorted(range(7), key=places.__getitem__):
        space, height = divmod(places[camel], 8)
        (unplaced if height == s.UNPLACED else stacks).setdefault(space, []).append(camel)
    return stacks, unplaced


def stack(state: State, space: int) -> list[int]:
    """The camels on a space, bottom to top."""
    return stacks_of(state["place"][0].tolist())[0].get(space, [])


def held(holders: list[int], holder: int) -> list[int]:
    """The tickets of a colour that somebody holds."""
    return [value for value, owner in zip(TICKETS, holders, strict=True) if owner == holder]


def held_tickets(state: State, colour: int, holder: int) -> list[int]:
    return held(state["holder"][0, colour].tolist(), holder)


def tickets_of(holders: list[list[int]], holder: int) -> dict[str, list[int]]:
    return {name: held(row, holder) for name, row in zip(s.COLOURS, holders, strict=True) if holder in row}


# ------------------------------------------------------------------------------------------------------------ load


def load(position: Mapping[str, Any]) -> tuple[Board, State]:
    check_head(position, "camelup", VERSION, FIELDS)
    players = sequence(position.get("players", [{}] * DEFAULT_SEATS), "players")
    if len(players) not in s.SEATS:
        low, high = s.SEATS[0], s.SEATS[-1]
        fault = Fault("core-seats-range", "players", title="Camel Up", low=low, high=high, given=len(players))
        raise PositionError(fault)
    options = parse_options(s.Options, mapping(position.get("options", {}), "options"))
    board, state = set_board(options, len(players)), empty_state()
    checks = Checks()
    checks(load_turn, state, position, len(players))
    checks(load_camels, state, position)
    for key, tile in (checks(mapping, position.get("tiles", {}), "tiles") or {}).items():
        checks(load_tile, state, key, tile, len(players))
    checks(load_dice, state, position)
    for seat, player in enumerate(players):
        checks(load_player, board, state, seat, player)
    checks.done()
    checks(load_partners, board, state)
    checks(load_tickets, state, position, players)
    checks(load_cards, state, position, players)
    checks.done()
    check_phase(board, state)
    return board, state


def empty_state() -> State:
    state = np.zeros(1, s.STATE.type)
    record = state[0]
    clear_leg(record)
    record.pile_colour[:] = s.UNKNOWN
    record.pile_seat[:] = s.NOBODY
    record.money[:] = s.START_MONEY
    return state


def load_turn(state: State, position: Mapping[str, Any], seats: int) -> None:
    record = state[0]
    record.phase = word(position.get("phase", "play"), s.PHASES, "phase")
    record.leg = integer(position.get("leg", 1), 1, 999, "leg")
    record.to_act = integer(position.get("to_act", 0), 0, seats - 1, "to_act")


def load_camels(state: State, position: Mapping[str, Any]) -> None:
    if "stacks" not in position:
        raise PositionError(Fault("camelup-no-stacks", "stacks"))
    seen: set[int] = set()
    for field, spaces, names in (("stacks", s.TRACK, s.CAMELS), ("unplaced", s.STARTS, s.COLOURS)):
        for key, camels in mapping(position.get(field, {}), field).items():
            space = key_number(key, spaces[0], spaces[-1], field)
            for height, name in enumerate(sequence(camels, f"{field}.{space}")):
                path = f"{field}.{space}[{height}]"
                camel = word(name, names, path)
                if camel in seen:
                    raise PositionError(Fault("camelup-camel-twice", path, camel=name))
                seen.add(camel)
                state[0].place[camel] = 8 * space + (height if field == "stacks" else s.UNPLACED)
    for camel, name in enumerate(s.CAMELS):
        if camel not in seen:
            raise PositionError(Fault("camelup-camel-missing", "stacks", camel=name))


def load_tile(state: State, key: str, value: Any, seats: int) -> None:
    record = state[0]
    space = key_number(key, s.FOR_TILES[0], s.FOR_TILES[-1], "tiles")
    path = f"tiles.{space}"
    tile = mapping(value, path)
    known_fields(tile, ("seat", "side"), path)
    seat = integer(tile.get("seat", 0), 0, seats - 1, f"{path}.seat")
    side = word(tile.get("side"), s.SIDES, f"{path}.side")
    if seat in record.tile_owner:
        raise PositionError(Fault("camelup-two-tiles", path, seat=seat))
    if not tile_fits(record, seat, space):
        raise PositionError(Fault("camelup-tile", path, reason=why_tile_misfits(state, seat, space)))
    record.tile_owner[space] = seat
    record.tile_side[space] = s.CHEER if side == 0 else s.BOO


def load_dice(state: State, position: Mapping[str, Any]) -> None:
    everything = set(range(len(s.DICE)))
    lists = {field: read_dice(position[field], field) for field in ("pyramid", "rolled") if field in position}
    rolled = lists.get("rolled", everything - lists.get("pyramid", everything))
    inside = lists.get("pyramid", everything - rolled)
    for die, name in enumerate(s.DICE):
        if die in inside and die in rolled:
            raise PositionError(Fault("camelup-die-both", "rolled", die=name))
        if die not in inside and die not in rolled:
            raise PositionError(Fault("camelup-die-neither", "rolled", die=name))
        state[0].inside[die] = die in inside


def read_dice(value: Any, path: str) -> set[int]:
    dice = [word(die, s.DICE, f"{path}[{i}]") for i, die in enumerate(sequence(value, path))]
    if len(set(dice)) < len(dice):
        raise PositionError(Fault("camelup-die-twice", path))
    return set(dice)


def load_player(board: Board, state: State, seat: int, value: Any) -> None:
    record, path = state[0], f"players[{seat}]"
    player = mapping(value, path)
    known_fields(player, PLAYER_FIELDS, path)
    money, partner = player.get("money", s.START_MONEY), player.get("partner")
    hidden = money is None and board[0].hidden_purses and record.phase != s.OVER
    record.money[seat] = s.UNKNOWN if hidden else integer(money, 0, MOST_MONEY, f"{path}.money")
    record.pyramid_tickets[seat] = integer(player.get("pyramid_tickets", 0), 0, 5, f"{path}.pyramid_tickets")
    last = int(board[0].seats) - 1
    record.partner[seat] = s.NOBODY if partner is None else integer(partner, 0, last, f"{path}.partner")


def load_partners(board: Board, state: State) -> None:
    partners = state["partner"][0].tolist()
    for seat, partner in enumerate(partners):
        if partner == s.NOBODY:
            continue
        if board[0].seats < s.PARTNERS_FROM:
            raise PositionError(Fault("camelup-partners-from", f"players[{seat}].partner", players=s.PARTNERS_FROM))
        if partner == seat or partners[partner] != seat:
            raise PositionError(
                Fault("camelup-partner-one-way", f"players[{seat}].partner", seat=seat, partner=partner)
            )


def load_tickets(state: State, position: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> None:
    record = state[0]
    away = mapping(position.get("away", {}), "away")
    known_fields(away, ("tickets", "pyramid_tickets"), "away")
    load_held(state, s.AWAY, away.get("tickets", {}), "away.tickets")
    for seat, player in enumerate(players):
        load_held(state, seat, player.get("tickets", {}), f"players[{seat}].tickets")
    named = any("tickets" in player for player in players) or "tickets" in away
    load_ticket_piles(state, mapping(position.get("tickets_left", {}), "tickets_left"), named)
    rolled = int(6 - record.inside.sum())
    taken = int(record.pyramid_tickets.sum())
    explicit = any("pyramid_tickets" in player for player in players) or "pyramid_tickets" in away
    taken += integer(away.get("pyramid_tickets", 0 if explicit else rolled - taken), 0, 5, "away.pyramid_tickets")
    if taken != rolled:
        raise PositionError(Fault("camelup-ticket-of-die", "rolled", rolled=rolled, taken=taken))


def load_held(state: State, holder: int, tickets: Any, path: str) -> None:
    for name, values in mapping(tickets, path).items():
        colour = word(name, s.COLOURS, path)
        for i, ticket in enumerate(sequence(values, f"{path}.{name}")):
            value = integer(ticket, TICKETS[-1], TICKETS[0], f"{path}.{name}[{i}]")
            holders = state[0].holder[colour]
            free = [n for n, worth in enumerate(TICKETS) if worth == value and holders[n] == s.NOBODY]
            if not free:
                raise PositionError(Fault("camelup-no-ticket", path, colour=name, value=value))
            holders[free[0]] = holder


def load_ticket_piles(state: State, piles: Mapping[str, Any], named: bool) -> None:
    """A pile must be what is left of 5, 3, 2, 2; where no player's tickets are named, nobody holds the others."""
    for name, values in piles.items():
        holders = state[0].holder[word(name, s.COLOURS, "tickets_left")]
        path = f"tickets_left.{name}"
        pile = list(sequence(values, path))
        taken = len(TICKETS) - len(pile)
        if taken < 0 or pile != TICKETS[taken:]:
            raise PositionError(Fault("camelup-ticket-pile", path, given=shorten(pile)))
        for i in range(taken):
            if holders[i] == s.NOBODY:
                if named:
                    raise PositionError(Fault("camelup-ticket-nowhere", path, colour=name, value=TICKETS[i]))
                holders[i] = s.AWAY
        if any(holder != s.NOBODY for holder in holders[taken:]):
            raise PositionError(Fault("camelup-ticket-twice", path, colour=name))
    for colour, name in enumerate(s.COLOURS):
        left = held_tickets(state, colour, s.NOBODY)
        if left != TICKETS[len(TICKETS) - len(left) :]:
            raise PositionError(Fault("camelup-tickets-from-top", "players", colour=name))


def load_cards(state: State, position: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> None:
    record = state[0]
    bets = mapping(position.get("finish_bets", {}), "finish_bets")
    known_fields(bets, s.PILES, "finish_bets")
    for p, pile in enumerate(s.PILES):
        path = f"finish_bets.{pile}"
        cards = sequence(bets.get(pile, []), path)
        if len(cards) > s.CARDS:
            raise PositionError(Fault("camelup-many-cards", path, given=len(cards), most=s.CARDS))
        for i, card in enumerate(cards):
            seat, colour = read_card(state, card, len(players), f"{path}[{i}]")
            record.pile_seat[p, i] = seat
            record.pile_colour[p, i] = colour
            record.pile_size[p] += 1
    for seat, player in enumerate(players):
        path = f"players[{seat}].finish_cards"
        if int((record.pile_seat == seat).sum()) > s.RACING:
            raise PositionError(Fault("camelup-cards-of-seat", path, seat=seat, most=s.RACING))
        if player.get("finish_cards") is not None:
            load_hand(state, seat, sequence(player["finish_cards"], path), path)


def read_card(state: State, card: Any, seats: int, path: str) -> tuple[int, int]:
    pair = sequence(card, path)
    if len(pair) != 2:
        raise PositionError(Fault("camelup-card-shape", path))
    seat = integer(pair[0], 0, seats - 1, f"{path}[0]")
    colour = s.UNKNOWN if pair[1] is None else word(pair[1], s.COLOURS, f"{path}[1]")
    if colour != s.UNKNOWN and not finish_cards(state[0], seat) >> colour & 1:
        raise PositionError(Fault("camelup-card-twice", path, seat=seat, colour=pair[1]))
    return seat, colour


def load_hand(state: State, seat: int, cards: Sequence[Any], path: str) -> None:
    """The finish cards in hand; they tell the colour of one hidden card."""
    record = state[0]
    listed = [word(card, s.COLOURS, f"{path}[{i}]") for i, card in enumerate(cards)]
    hand = finish_cards(record, seat)
    missing = [colour for colour in range(s.RACING) if hand >> colour & 1 and colour not in listed]
    hidden = np.argwhere((record.pile_seat == seat) & (record.pile_colour == s.UNKNOWN)).tolist()
    if len(missing) != len(hidden) or sum(1 << colour for colour in (*listed, *missing)) != hand:
        raise PositionError(Fault("camelup-hand", path))
    if len(hidden) > 1:
        raise PositionError(Fault("camelup-hidden-cards", path, hidden=len(hidden)))
    for (pile, i), colour in zip(hidden, missing, strict=True):
        record.pile_colour[pile, i] = colour


def check_phase(board: Board, state: State) -> None:
    record = state[0]
    crossed = any(has_crossed(record.place, camel) for camel in range(7))
    waiting = any(height_of(record.place[camel]) == s.UNPLACED for camel in range(7))
    if crossed != (record.phase == s.OVER):
        raise PositionError(Fault("camelup-beyond-line", "phase"))
    if waiting != (record.phase == s.ARRANGE):
        raise PositionError(Fault("camelup-unplaced", "phase"))
    if record.phase == s.ARRANGE:
        check_arranging(board, state)
    elif record.phase == s.OVER:
        check_crossing(state)
    elif record.inside.sum() <= 6 - s.ROLLS_A_LEG:
        raise PositionError(Fault("camelup-few-dice", "pyramid"))


def check_arranging(board: Board, state: State) -> None:
    """[3] Before the first turn; lowest space first, and the last camel of a space goes there by itself."""
    record = state[0]
    if not board[0].arrange:
        raise PositionError(Fault("camelup-no-arranging", "phase"))
    start = copied(state)
    clear_leg(start[0])
    if record.leg > 1 or record.pile_size.any() or start.tobytes() != state.tobytes():
        raise PositionError(Fault("camelup-arranged-before", "phase"))
    for camel, place in enumerate(record.place.tolist()):
        if space_of(place) not in (s.STARTS if camel < s.RACING else s.CRAZY_STARTS):
            raise PositionError(Fault("camelup-cannot-start", "stacks", camel=s.CAMELS[camel], space=space_of(place)))
    first = space_to_arrange(record)
    for space in s.STARTS[first - 1 :]:
        waiting, standing = sum(waits_on(record, camel, space) for camel in range(s.RACING)), len(stack(state, space))
        if waiting == 1:
            raise PositionError(Fault("camelup-last-unplaced", f"unplaced.{space}", space=space))
        if space > first and standing > (waiting == 0):
            raise PositionError(Fault("camelup-lowest-first", f"stacks.{space}", space=space, first=first))


def check_crossing(state: State) -> None:
    """[9, 18, 19] One unit crosses the line, forwards with a racing camel below and backwards with a crazy one."""
    record = state[0]
    forwards, backwards = stack(state, s.FINISH), stack(state, s.BACKWARDS)
    if forwards and backwards:
        raise PositionError(Fault("camelup-both-ends", "stacks"))
    lowest = (forwards or backwards)[0]
    camel, die = s.CAMELS[lowest], min(lowest, s.GREY)
    if (lowest < s.RACING) != bool(forwards):
        raise PositionError(Fault("camelup-wrong-end", "stacks", camel=camel))
    if lowest >= s.RACING and crazy_camel_to_move(record.place, lowest) != lowest:
        raise PositionError(Fault("camelup-other-crazy", "stacks", camel=camel))
    if record.inside[die] or not record.inside.any():
        raise PositionError(Fault("camelup-crossing-die", "rolled", camel=camel, die=s.DICE[die]))

"""Positions of Camel Up as readable JSON, and back exactly. Every field that is left out is as at a leg's start."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kostka.core.declare.json import Json
from kostka.core.declare.messages import in_json
from kostka.core.declare.options import chosen_seat, parse_options
from kostka.core.game import Board, State
from kostka.core.position import Position, copied, count_seats, head
from kostka.core.reading import Checks, Fields, check_head, demand, each_word, integer, key_number, sequence, word
from kostka.games.camelup.asking import why_no_tile
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as camelup

VERSION = 1
RACE_FIELDS = ("phase", "leg", "to_act", "stacks", "unplaced", "tiles", "pyramid", "rolled")
BET_FIELDS = ("tickets_left", "away", "players", "finish_bets", "face_down")
TICKET_FIELDS = ("tickets", "pyramid_tickets")
PLAYER_FIELDS = ("money", *TICKET_FIELDS, "finish_cards", "partner")
DEFAULT_SEATS = 4
MOST_MONEY = 9999
TICKETS = camelup.TICKETS.tolist()


def set_board(options: camelup.Options, seats: int) -> Board:
    start = chosen_seat(options.start, seats)
    return np.array([(seats, start, options.arrange, options.hidden_purses, options.netting)], camelup.BOARD.type)


def read_board(board: Board) -> camelup.Options:
    _, start, arrange, hidden_purses, netting = board[0].tolist()
    return camelup.Options(bool(arrange), bool(hidden_purses), bool(netting), start)


# ------------------------------------------------------------------------------------------------------------ dump


def dump(position: Position) -> Json:
    table, players = camelup.STATE.read(position.state, position.seats)
    rolled = [die for die, inside in zip(camelup.DICE, table["inside"], strict=True) if not inside]
    tickets = [slice(at, at + len(TICKETS)) for at in range(0, len(table["holder"]), len(TICKETS))]
    holder = {colour: table["holder"][row] for colour, row in zip(camelup.COLOURS, tickets, strict=True)}
    piles = [slice(pile * camelup.CARDS, pile * camelup.CARDS + size) for pile, size in enumerate(table["pile_size"])]
    bets = [list(zip(table["pile_seat"][pile], table["pile_colour"][pile], strict=True)) for pile in piles]
    return {
        **head(position, read_board(position.board)),
        "phase": camelup.PHASES[table["phase"]],
        "leg": table["leg"],
        "to_act": table["to_act"],
        **dump_camels(table["place"]),
        "tiles": {
            str(space): {"seat": owner, "side": camelup.SIDES[rules.word_of_side(table["tile_side"][space])]}
            for space, owner in enumerate(table["tile_owner"])
            if owner != camelup.NOBODY
        },
        "pyramid": [die for die in camelup.DICE if die not in rolled],
        "rolled": rolled,
        "tickets_left": {colour: held(row, camelup.NOBODY) for colour, row in holder.items()},
        "away": {
            "tickets": tickets_of(holder, camelup.AWAY),
            "pyramid_tickets": len(rolled) - sum(player["pyramid_tickets"] for player in players),
        },
        "players": [dump_player(player, holder, bets, seat) for seat, player in enumerate(players)],
        "finish_bets": {
            pile: [[seat, None if colour == camelup.UNKNOWN else camelup.COLOURS[colour]] for seat, colour in cards]
            for pile, cards in zip(camelup.PILES, bets, strict=True)
        },
        "face_down": bool(table["face_down"]),
    }


def dump_player(
    player: Json, holder: Mapping[str, Sequence[int]], bets: list[list[tuple[int, int]]], seat: int
) -> Json:
    money, partner = player["money"], player["partner"]
    played = [colour for cards in bets for owner, colour in cards if owner == seat]
    hand = [name for colour, name in enumerate(camelup.COLOURS) if colour not in played]
    return {
        "money": None if money == camelup.UNKNOWN else money,
        "tickets": tickets_of(holder, seat),
        "pyramid_tickets": player["pyramid_tickets"],
        "finish_cards": [] if len(played) == camelup.RACING else None if camelup.UNKNOWN in played else hand,
        "partner": None if partner == camelup.NOBODY else partner,
    }


def dump_camels(places: Sequence[int]) -> dict[str, dict[str, list[str]]]:
    """The camels of each space that stand, bottom to top, and those that still have to be stacked there."""
    found: dict[str, dict[str, list[str]]] = {"stacks": {}, "unplaced": {}}
    for camel in sorted(range(7), key=places.__getitem__):
        space, height = divmod(places[camel], 8)
        field = "unplaced" if height == camelup.UNPLACED else "stacks"
        if places[camel] != camelup.OFF_TRACK:
            found[field].setdefault(str(space), []).append(camelup.CAMELS[camel])
    return found


def stack(state: State, space: int) -> list[int]:
    """The camels on a space, bottom to top."""
    places = state["place"][0].tolist()
    standing = range(8 * space, 8 * space + camelup.UNPLACED)
    return sorted((camel for camel in range(7) if places[camel] in standing), key=places.__getitem__)


def held(holders: Sequence[int], holder: int) -> list[int]:
    """The tickets of a colour that somebody holds."""
    return [value for value, owner in zip(TICKETS, holders, strict=True) if owner == holder]


def tickets_of(holders: Mapping[str, Sequence[int]], holder: int) -> dict[str, list[int]]:
    return {colour: held(row, holder) for colour, row in holders.items() if holder in row}


# ------------------------------------------------------------------------------------------------------------ load


def load(given: Mapping[str, Any]) -> tuple[Board, State]:
    position = check_head(given, "camelup", VERSION, (*RACE_FIELDS, *BET_FIELDS))
    players = position.players("camelup", camelup.SEATS, DEFAULT_SEATS)
    options = parse_options(camelup.Options, position.mapping("options"))
    board, state = set_board(options, len(players)), camelup.STATE.new()
    now, checks = state[0], Checks()
    rules.clear_table(now)
    checks(load_turn, now, position, len(players))
    checks(load_camels, now, position)
    for key, tile in (checks(position.mapping, "tiles") or {}).items():
        checks(load_tile, state, key, tile, len(players))
    checks(load_dice, now, position)
    owners = [checks(load_player, board, now, seat, player) for seat, player in enumerate(players)]
    checks.done()
    checks(load_partners, now, len(players))
    checks(load_tickets, now, position, owners)
    checks(load_cards, now, position, owners)
    checks.done()
    check_phase(board, state)
    return board, state


def load_turn(now: np.record, position: Fields, seats: int) -> None:
    now.phase = position.word("phase", camelup.PHASES, "play")
    now.leg = position.integer("leg", 1, 999, 1)
    now.to_act = position.integer("to_act", 0, seats - 1)


def load_camels(now: np.record, position: Fields) -> None:
    demand("stacks" in position, "camelup-no-stacks", "stacks")
    seen: set[int] = set()
    fields = (("stacks", camelup.TRACK, camelup.CAMELS), ("unplaced", camelup.STARTS, camelup.COLOURS))
    for field, spaces, names in fields:
        for key, camels in position.mapping(field).items():
            space = key_number(key, spaces[0], spaces[-1], field)
            for height, (camel, path) in enumerate(each_word(camels, names, f"{field}.{space}")):
                demand(camel not in seen, "camelup-camel-twice", path, camel=names[camel])
                seen.add(camel)
                now.place[camel] = 8 * space + (height if field == "stacks" else camelup.UNPLACED)
    for camel in {camelup.WHITE, camelup.BLACK} - seen if now.phase == camelup.ARRANGE else ():
        now.place[camel] = camelup.OFF_TRACK
        seen.add(camel)
    for camel, name in enumerate(camelup.CAMELS):
        demand(camel in seen, "camelup-camel-missing", "stacks", camel=name)


def load_tile(state: State, key: str, value: Any, seats: int) -> None:
    now = state[0]
    space = key_number(key, camelup.FOR_TILES[0], camelup.FOR_TILES[-1], "tiles")
    path = f"tiles.{space}"
    tile = Fields(value, path, ("seat", "side"))
    seat, side = tile.integer("seat", 0, seats - 1), tile.word("side", camelup.SIDES)
    demand(seat not in now.tile_owner, "camelup-two-tiles", path, seat=seat)
    demand(rules.tile_fits(now, seat, space), "camelup-tile", path, reason=why_no_tile(state, seat, space))
    now.tile_owner[space] = seat
    now.tile_side[space] = camelup.CHEER if side == 0 else camelup.BOO


def load_dice(now: np.record, position: Fields) -> None:
    everything = set(range(len(camelup.DICE)))
    lists = {field: read_dice(position, field) for field in ("pyramid", "rolled") if field in position}
    rolled = lists.get("rolled", everything - lists.get("pyramid", everything))
    inside = lists.get("pyramid", everything - rolled)
    for die, name in enumerate(camelup.DICE):
        demand(die not in inside or die not in rolled, "camelup-die-both", "rolled", die=name)
        demand(die in inside or die in rolled, "camelup-die-neither", "rolled", die=name)
        now.inside[die] = die in inside


def read_dice(position: Fields, field: str) -> set[int]:
    dice = [die for die, _ in position.each_word(field, camelup.DICE)]
    demand(len(set(dice)) == len(dice), "camelup-die-twice", field)
    return set(dice)


def load_player(board: Board, now: np.record, seat: int, value: Any) -> Fields:
    player = Fields(value, f"players[{seat}]", PLAYER_FIELDS)
    hidden = board[0].hidden_purses and now.phase != camelup.OVER and player.get("money", 0) is None
    now.money[seat] = camelup.UNKNOWN if hidden else player.integer("money", 0, MOST_MONEY, camelup.START_MONEY)
    now.pyramid_tickets[seat] = player.integer("pyramid_tickets", 0, 5)
    alone = player.get("partner") is None
    now.partner[seat] = camelup.NOBODY if alone else player.integer("partner", 0, count_seats(board) - 1)
    return player


def load_partners(now: np.record, seats: int) -> None:
    partners = now.partner.tolist()
    for seat, partner in enumerate(partners):
        if partner != camelup.NOBODY:
            path, both = f"players[{seat}].partner", partner != seat and partners[partner] == seat
            enough = seats >= camelup.PARTNERS_FROM
            demand(enough, "camelup-partners-from", path, players=camelup.PARTNERS_FROM)
            demand(both, "camelup-partner-one-way", path, seat=seat, partner=partner)


def load_tickets(now: np.record, position: Fields, players: Sequence[Fields]) -> None:
    away = Fields(position.mapping("away"), "away", TICKET_FIELDS)
    holders = {camelup.AWAY: away, **dict(enumerate(players))}
    for holder, tickets in holders.items():
        load_held(now, holder, tickets)
    load_ticket_piles(now, position, any("tickets" in tickets for tickets in holders.values()))
    rolled, taken = int(6 - now.inside.sum()), int(now.pyramid_tickets.sum())
    explicit = any("pyramid_tickets" in tickets for tickets in holders.values())
    taken += away.integer("pyramid_tickets", 0, 5, 0 if explicit else rolled - taken)
    demand(taken == rolled, "camelup-ticket-of-die", "rolled", rolled=rolled, taken=taken)


def load_held(now: np.record, holder: int, fields: Fields) -> None:
    for colour, values, where in fields.by_word("tickets", camelup.COLOURS):
        holders, name, path = now.holder[colour], camelup.COLOURS[colour], fields.path("tickets")
        for i, ticket in enumerate(sequence(values, where)):
            value = integer(ticket, TICKETS[-1], TICKETS[0], f"{where}[{i}]")
            free = [n for n, worth in enumerate(TICKETS) if worth == value and holders[n] == camelup.NOBODY]
            demand(free, "camelup-no-ticket", path, colour=name, value=value)
            holders[free[0]] = holder


def load_ticket_piles(now: np.record, position: Fields, named: bool) -> None:
    """A pile must be what is left of 5, 3, 2, 2; where no player's tickets are named, nobody holds the others."""
    for number, values, path in position.by_word("tickets_left", camelup.COLOURS):
        holders, name = now.holder[number], camelup.COLOURS[number]
        pile = list(sequence(values, path))
        taken = len(TICKETS) - len(pile)
        demand(taken >= 0 and pile == TICKETS[taken:], "camelup-ticket-pile", path, given=in_json(pile))
        for i in range(taken):
            if holders[i] == camelup.NOBODY:
                demand(not named, "camelup-ticket-nowhere", path, colour=name, value=TICKETS[i])
                holders[i] = camelup.AWAY
        demand((holders[taken:] == camelup.NOBODY).all(), "camelup-ticket-twice", path, colour=name)
    for colour, name in enumerate(camelup.COLOURS):
        left = held(now.holder[colour], camelup.NOBODY)
        from_top = left == TICKETS[len(TICKETS) - len(left) :]
        demand(from_top, "camelup-tickets-from-top", "players", colour=name)


def load_cards(now: np.record, position: Fields, players: Sequence[Fields]) -> None:
    now.face_down = position.flag("face_down")
    demand(not (now.face_down and now.phase == camelup.OVER), "camelup-cards-shown", "face_down")
    bets = Fields(position.mapping("finish_bets"), "finish_bets", camelup.PILES)
    for p, pile in enumerate(camelup.PILES):
        path, cards = bets.path(pile), bets.sequence(pile)
        few = len(cards) <= camelup.CARDS
        demand(few, "camelup-many-cards", path, given=len(cards), most=camelup.CARDS)
        for i, card in enumerate(cards):
            now.pile_seat[p, i], now.pile_colour[p, i] = read_card(now, card, len(players), f"{path}[{i}]")
            now.pile_size[p] += 1
    for seat, player in enumerate(players):
        path, played = player.path("finish_cards"), int((now.pile_seat == seat).sum())
        demand(played <= camelup.RACING, "camelup-cards-of-seat", path, seat=seat, most=camelup.RACING)
        if player.get("finish_cards") is not None:
            load_hand(now, seat, player)


def read_card(now: np.record, card: Any, seats: int, path: str) -> tuple[int, int]:
    pair = sequence(card, path)
    demand(len(pair) == 2, "camelup-card-shape", path)
    seat = integer(pair[0], 0, seats - 1, f"{path}[0]")
    if pair[1] is None:
        return seat, camelup.UNKNOWN
    colour = word(pair[1], camelup.COLOURS, f"{path}[1]")
    in_hand = rules.colours_left(now, seat) >> colour & 1
    demand(in_hand, "camelup-card-twice", path, seat=seat, colour=pair[1])
    return seat, colour


def load_hand(now: np.record, seat: int, player: Fields) -> None:
    """The finish cards in hand; they tell the colour of one hidden card. An empty hand tells nothing of any."""
    path = player.path("finish_cards")
    listed = [colour for colour, _ in player.each_word("finish_cards", camelup.COLOURS)]
    hand = rules.colours_left(now, seat)
    missing = [colour for colour in range(camelup.RACING) if hand >> colour & 1 and colour not in listed]
    hidden = np.argwhere((now.pile_seat == seat) & (now.pile_colour == camelup.UNKNOWN)).tolist()
    complete = sum(1 << colour for colour in (*listed, *missing)) == hand
    demand(complete and len(missing) == len(hidden), "camelup-hand", path)
    if listed:
        demand(len(hidden) <= 1, "camelup-hidden-cards", path, hidden=len(hidden))
        for (pile, i), colour in zip(hidden, missing, strict=True):
            now.pile_colour[pile, i] = colour


def check_phase(board: Board, state: State) -> None:
    now = state[0]
    crossed = any(rules.has_crossed(now.place, camel) for camel in range(7))
    waiting = rules.space_to_arrange(now) > 0
    demand(crossed == (now.phase == camelup.OVER), "camelup-beyond-line", "phase")
    demand(waiting == (now.phase == camelup.ARRANGE), "camelup-unplaced", "phase")
    if waiting:
        check_arranging(board, state)
    elif crossed:
        check_crossing(state)
    else:
        demand(rules.rolls_left(now) > 0, "camelup-few-dice", "pyramid")


def check_arranging(board: Board, state: State) -> None:
    """[3] Before the first turn and the crazy camels; lowest space first, and the last camel of a space goes there by
    itself.
    """
    demand(board[0].arrange, "camelup-no-arranging", "phase")
    now, start = state[0], copied(state)
    rules.clear_leg(start[0])
    untouched = now.leg == 1 and not now.pile_size.any() and start.tobytes() == state.tobytes()
    demand(untouched, "camelup-arranged-before", "phase")
    for camel, place in enumerate(now.place.tolist()):
        space = rules.space_of(place)
        if camel >= camelup.RACING:
            demand(place == camelup.OFF_TRACK, "camelup-crazy-later", "stacks", camel=camelup.CAMELS[camel])
        else:
            demand(space in camelup.STARTS, "camelup-cannot-start", "stacks", camel=camelup.CAMELS[camel], space=space)
    first = rules.space_to_arrange(now)
    for space in camelup.STARTS[first - 1 :]:
        waiting, standing = rules.count_of(rules.camels_waiting(now, space)), len(stack(state, space))
        demand(waiting != 1, "camelup-last-unplaced", f"unplaced.{space}", space=space)
        in_turn = space == first or standing <= (waiting == 0)
        demand(in_turn, "camelup-lowest-first", f"stacks.{space}", space=space, first=first)


def check_crossing(state: State) -> None:
    """[9, 18, 19] One unit crosses the line, forwards with a racing camel below and backwards with a crazy one."""
    now, forwards, backwards = state[0], stack(state, camelup.FINISH), stack(state, camelup.BACKWARDS)
    demand(not (forwards and backwards), "camelup-both-ends", "stacks")
    lowest = (forwards or backwards)[0]
    camel, die = camelup.CAMELS[lowest], min(lowest, camelup.GREY)
    demand((lowest < camelup.RACING) == bool(forwards), "camelup-wrong-end", "stacks", camel=camel)
    demand(rules.camel_to_move(now.place, lowest) == lowest, "camelup-other-crazy", "stacks", camel=camel)
    rolled = not now.inside[die] and now.inside.any()
    demand(rolled, "camelup-crossing-die", "rolled", camel=camel, die=camelup.DICE[die])

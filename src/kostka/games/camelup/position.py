"""Positions of Camel Up as readable JSON, and back exactly. Every field that is left out is as at a leg's start."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kostka.core.errors import Fault, Message, PositionError, in_json
from kostka.core.game import Board, State, copied
from kostka.core.options import changed_options, chosen_seat, parse_options
from kostka.core.reading import Checks, check_head, flag, integer, key_number, known_fields, mapping, sequence, word
from kostka.games.camelup.asking import why_no_tile
from kostka.games.camelup.compiled import rules
from kostka.games.camelup.compiled import state as s

VERSION = 1
RACE_FIELDS = ("phase", "leg", "to_act", "stacks", "unplaced", "tiles", "pyramid", "rolled")
BET_FIELDS = ("tickets_left", "away", "players", "finish_bets", "face_down")
PLAYER_FIELDS = ("money", "tickets", "pyramid_tickets", "finish_cards", "partner")
DEFAULT_SEATS = 4
MOST_MONEY = 9999
TICKETS = s.TICKETS.tolist()


def set_board(options: s.Options, seats: int) -> Board:
    start = chosen_seat(options.start, seats)
    return np.array([(seats, start, options.arrange, options.hidden_purses, options.netting)], s.BOARD.type)


def read_board(board: Board) -> s.Options:
    _, start, arrange, hidden_purses, netting = board[0].tolist()
    return s.Options(bool(arrange), bool(hidden_purses), bool(netting), start)


# ------------------------------------------------------------------------------------------------------------ dump


def dump(board: Board, state: State) -> dict[str, Any]:
    now = {name: state[name][0].tolist() for name in s.STATE.fields}
    rolled = [die for die, inside in zip(s.DICE, now["inside"], strict=True) if not inside]
    piles = zip(now["pile_seat"], now["pile_colour"], now["pile_size"], strict=True)
    bets = [list(zip(seats[:size], colours[:size], strict=True)) for seats, colours, size in piles]
    return {
        "game": "camelup",
        "version": VERSION,
        "options": changed_options(read_board(board)),
        "phase": s.PHASES[now["phase"]],
        "leg": now["leg"],
        "to_act": now["to_act"],
        **dump_camels(now["place"]),
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
        "face_down": bool(now["face_down"]),
    }


def dump_player(now: dict[str, Any], bets: list[list[tuple[int, int]]], seat: int) -> dict[str, Any]:
    money, partner = now["money"][seat], now["partner"][seat]
    played = [colour for cards in bets for owner, colour in cards if owner == seat]
    hand = [name for colour, name in enumerate(s.COLOURS) if colour not in played]
    return {
        "money": None if money == s.UNKNOWN else money,
        "tickets": tickets_of(now["holder"], seat),
        "pyramid_tickets": now["pyramid_tickets"][seat],
        "finish_cards": [] if len(played) == s.RACING else None if s.UNKNOWN in played else hand,
        "partner": None if partner == s.NOBODY else partner,
    }


def dump_camels(places: list[int]) -> dict[str, dict[str, list[str]]]:
    """The camels of each space that stand, bottom to top, and those that still have to be stacked there."""
    found: dict[str, dict[str, list[str]]] = {"stacks": {}, "unplaced": {}}
    for camel in sorted(range(7), key=places.__getitem__):
        space, height = divmod(places[camel], 8)
        field = "unplaced" if height == s.UNPLACED else "stacks"
        if places[camel] != s.OFF_TRACK:
            found[field].setdefault(str(space), []).append(s.CAMELS[camel])
    return found


def stack(state: State, space: int) -> list[int]:
    """The camels on a space, bottom to top."""
    places = state["place"][0].tolist()
    standing = range(8 * space, 8 * space + s.UNPLACED)
    return sorted((camel for camel in range(7) if places[camel] in standing), key=places.__getitem__)


def held(holders: Sequence[int], holder: int) -> list[int]:
    """The tickets of a colour that somebody holds."""
    return [value for value, owner in zip(TICKETS, holders, strict=True) if owner == holder]


def tickets_of(holders: list[list[int]], holder: int) -> dict[str, list[int]]:
    return {name: held(row, holder) for name, row in zip(s.COLOURS, holders, strict=True) if holder in row}


# ------------------------------------------------------------------------------------------------------------ load


def demand(holds: bool, otherwise: Fault) -> None:
    if not holds:
        raise PositionError(otherwise)


def load(position: Mapping[str, Any]) -> tuple[Board, State]:
    check_head(position, "camelup", VERSION, (*RACE_FIELDS, *BET_FIELDS))
    players = sequence(position.get("players", [{}] * DEFAULT_SEATS), "players")
    title, seats, low, high = Message("camelup"), len(players), s.SEATS[0], s.SEATS[-1]
    demand(seats in s.SEATS, Fault("core-seats-range", "players", title=title, low=low, high=high, given=seats))
    options = parse_options(s.Options, mapping(position.get("options", {}), "options"))
    board, state = set_board(options, seats), np.zeros(1, s.STATE.type)
    now = state[0]
    rules.clear_table(now)
    checks = Checks()
    checks(load_turn, now, position, seats)
    checks(load_camels, now, position)
    for key, tile in (checks(mapping, position.get("tiles", {}), "tiles") or {}).items():
        checks(load_tile, state, key, tile, seats)
    checks(load_dice, now, position)
    for seat, player in enumerate(players):
        checks(load_player, board, now, seat, player)
    checks.done()
    checks(load_partners, now, seats)
    checks(load_tickets, now, position, players)
    checks(load_cards, now, position, players)
    checks.done()
    check_phase(board, state)
    return board, state


def load_turn(now: np.record, position: Mapping[str, Any], seats: int) -> None:
    now.phase = word(position.get("phase", "play"), s.PHASES, "phase")
    now.leg = integer(position.get("leg", 1), 1, 999, "leg")
    now.to_act = integer(position.get("to_act", 0), 0, seats - 1, "to_act")


def load_camels(now: np.record, position: Mapping[str, Any]) -> None:
    demand("stacks" in position, Fault("camelup-no-stacks", "stacks"))
    seen: set[int] = set()
    for field, spaces, names in (("stacks", s.TRACK, s.CAMELS), ("unplaced", s.STARTS, s.COLOURS)):
        for key, camels in mapping(position.get(field, {}), field).items():
            space = key_number(key, spaces[0], spaces[-1], field)
            for height, name in enumerate(sequence(camels, f"{field}.{space}")):
                path = f"{field}.{space}[{height}]"
                camel = word(name, names, path)
                demand(camel not in seen, Fault("camelup-camel-twice", path, camel=name))
                seen.add(camel)
                now.place[camel] = 8 * space + (height if field == "stacks" else s.UNPLACED)
    for camel in {s.WHITE, s.BLACK} - seen if now.phase == s.ARRANGE else ():
        now.place[camel] = s.OFF_TRACK
        seen.add(camel)
    for camel, name in enumerate(s.CAMELS):
        demand(camel in seen, Fault("camelup-camel-missing", "stacks", camel=name))


def load_tile(state: State, key: str, value: Any, seats: int) -> None:
    now = state[0]
    space = key_number(key, s.FOR_TILES[0], s.FOR_TILES[-1], "tiles")
    path = f"tiles.{space}"
    tile = mapping(value, path)
    known_fields(tile, ("seat", "side"), path)
    seat = integer(tile.get("seat", 0), 0, seats - 1, f"{path}.seat")
    side = word(tile.get("side"), s.SIDES, f"{path}.side")
    demand(seat not in now.tile_owner, Fault("camelup-two-tiles", path, seat=seat))
    if not rules.tile_fits(now, seat, space):
        raise PositionError(Fault("camelup-tile", path, reason=why_no_tile(state, seat, space)))
    now.tile_owner[space] = seat
    now.tile_side[space] = s.CHEER if side == 0 else s.BOO


def load_dice(now: np.record, position: Mapping[str, Any]) -> None:
    everything = set(range(len(s.DICE)))
    lists = {field: read_dice(position[field], field) for field in ("pyramid", "rolled") if field in position}
    rolled = lists.get("rolled", everything - lists.get("pyramid", everything))
    inside = lists.get("pyramid", everything - rolled)
    for die, name in enumerate(s.DICE):
        demand(die not in inside or die not in rolled, Fault("camelup-die-both", "rolled", die=name))
        demand(die in inside or die in rolled, Fault("camelup-die-neither", "rolled", die=name))
        now.inside[die] = die in inside


def read_dice(value: Any, path: str) -> set[int]:
    dice = [word(die, s.DICE, f"{path}[{i}]") for i, die in enumerate(sequence(value, path))]
    demand(len(set(dice)) == len(dice), Fault("camelup-die-twice", path))
    return set(dice)


def load_player(board: Board, now: np.record, seat: int, value: Any) -> None:
    path = f"players[{seat}]"
    player = mapping(value, path)
    known_fields(player, PLAYER_FIELDS, path)
    money, partner = player.get("money", s.START_MONEY), player.get("partner")
    hidden = money is None and board[0].hidden_purses and now.phase != s.OVER
    now.money[seat] = s.UNKNOWN if hidden else integer(money, 0, MOST_MONEY, f"{path}.money")
    now.pyramid_tickets[seat] = integer(player.get("pyramid_tickets", 0), 0, 5, f"{path}.pyramid_tickets")
    last = int(board[0].seats) - 1
    now.partner[seat] = s.NOBODY if partner is None else integer(partner, 0, last, f"{path}.partner")


def load_partners(now: np.record, seats: int) -> None:
    partners = now.partner.tolist()
    for seat, partner in enumerate(partners):
        if partner != s.NOBODY:
            path, both = f"players[{seat}].partner", partner != seat and partners[partner] == seat
            demand(seats >= s.PARTNERS_FROM, Fault("camelup-partners-from", path, players=s.PARTNERS_FROM))
            demand(both, Fault("camelup-partner-one-way", path, seat=seat, partner=partner))


def load_tickets(now: np.record, position: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> None:
    away = mapping(position.get("away", {}), "away")
    known_fields(away, ("tickets", "pyramid_tickets"), "away")
    load_held(now, s.AWAY, away.get("tickets", {}), "away.tickets")
    for seat, player in enumerate(players):
        load_held(now, seat, player.get("tickets", {}), f"players[{seat}].tickets")
    named = any("tickets" in holder for holder in (*players, away))
    load_ticket_piles(now, mapping(position.get("tickets_left", {}), "tickets_left"), named)
    rolled, taken = int(6 - now.inside.sum()), int(now.pyramid_tickets.sum())
    explicit = any("pyramid_tickets" in holder for holder in (*players, away))
    taken += integer(away.get("pyramid_tickets", 0 if explicit else rolled - taken), 0, 5, "away.pyramid_tickets")
    demand(taken == rolled, Fault("camelup-ticket-of-die", "rolled", rolled=rolled, taken=taken))


def load_held(now: np.record, holder: int, tickets: Any, path: str) -> None:
    for name, values in mapping(tickets, path).items():
        holders = now.holder[word(name, s.COLOURS, path)]
        for i, ticket in enumerate(sequence(values, f"{path}.{name}")):
            value = integer(ticket, TICKETS[-1], TICKETS[0], f"{path}.{name}[{i}]")
            free = [n for n, worth in enumerate(TICKETS) if worth == value and holders[n] == s.NOBODY]
            demand(bool(free), Fault("camelup-no-ticket", path, colour=name, value=value))
            holders[free[0]] = holder


def load_ticket_piles(now: np.record, piles: Mapping[str, Any], named: bool) -> None:
    """A pile must be what is left of 5, 3, 2, 2; where no player's tickets are named, nobody holds the others."""
    for name, values in piles.items():
        holders = now.holder[word(name, s.COLOURS, "tickets_left")]
        path = f"tickets_left.{name}"
        pile = list(sequence(values, path))
        taken = len(TICKETS) - len(pile)
        demand(taken >= 0 and pile == TICKETS[taken:], Fault("camelup-ticket-pile", path, given=in_json(pile)))
        for i in range(taken):
            if holders[i] == s.NOBODY:
                demand(not named, Fault("camelup-ticket-nowhere", path, colour=name, value=TICKETS[i]))
                holders[i] = s.AWAY
        demand(bool((holders[taken:] == s.NOBODY).all()), Fault("camelup-ticket-twice", path, colour=name))
    for colour, name in enumerate(s.COLOURS):
        left = held(now.holder[colour], s.NOBODY)
        from_top = left == TICKETS[len(TICKETS) - len(left) :]
        demand(from_top, Fault("camelup-tickets-from-top", "players", colour=name))


def load_cards(now: np.record, position: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> None:
    now.face_down = flag(position.get("face_down", False), "face_down")
    demand(not (now.face_down and now.phase == s.OVER), Fault("camelup-cards-shown", "face_down"))
    bets = mapping(position.get("finish_bets", {}), "finish_bets")
    known_fields(bets, s.PILES, "finish_bets")
    for p, pile in enumerate(s.PILES):
        path = f"finish_bets.{pile}"
        cards = sequence(bets.get(pile, []), path)
        demand(len(cards) <= s.CARDS, Fault("camelup-many-cards", path, given=len(cards), most=s.CARDS))
        for i, card in enumerate(cards):
            now.pile_seat[p, i], now.pile_colour[p, i] = read_card(now, card, len(players), f"{path}[{i}]")
            now.pile_size[p] += 1
    for seat, player in enumerate(players):
        path, played = f"players[{seat}].finish_cards", int((now.pile_seat == seat).sum())
        demand(played <= s.RACING, Fault("camelup-cards-of-seat", path, seat=seat, most=s.RACING))
        if player.get("finish_cards") is not None:
            load_hand(now, seat, sequence(player["finish_cards"], path), path)


def read_card(now: np.record, card: Any, seats: int, path: str) -> tuple[int, int]:
    pair = sequence(card, path)
    demand(len(pair) == 2, Fault("camelup-card-shape", path))
    seat = integer(pair[0], 0, seats - 1, f"{path}[0]")
    if pair[1] is None:
        return seat, s.UNKNOWN
    colour = word(pair[1], s.COLOURS, f"{path}[1]")
    in_hand = bool(rules.colours_left(now, seat) >> colour & 1)
    demand(in_hand, Fault("camelup-card-twice", path, seat=seat, colour=pair[1]))
    return seat, colour


def load_hand(now: np.record, seat: int, cards: Sequence[Any], path: str) -> None:
    """The finish cards in hand; they tell the colour of one hidden card. An empty hand tells nothing of any."""
    listed = [word(card, s.COLOURS, f"{path}[{i}]") for i, card in enumerate(cards)]
    hand = rules.colours_left(now, seat)
    missing = [colour for colour in range(s.RACING) if hand >> colour & 1 and colour not in listed]
    hidden = np.argwhere((now.pile_seat == seat) & (now.pile_colour == s.UNKNOWN)).tolist()
    complete = sum(1 << colour for colour in (*listed, *missing)) == hand
    demand(complete and len(missing) == len(hidden), Fault("camelup-hand", path))
    if listed:
        demand(len(hidden) <= 1, Fault("camelup-hidden-cards", path, hidden=len(hidden)))
        for (pile, i), colour in zip(hidden, missing, strict=True):
            now.pile_colour[pile, i] = colour


def check_phase(board: Board, state: State) -> None:
    now = state[0]
    crossed = any(rules.has_crossed(now.place, camel) for camel in range(7))
    waiting = rules.space_to_arrange(now) > 0
    demand(crossed == (now.phase == s.OVER), Fault("camelup-beyond-line", "phase"))
    demand(waiting == (now.phase == s.ARRANGE), Fault("camelup-unplaced", "phase"))
    if waiting:
        check_arranging(board, state)
    elif crossed:
        check_crossing(state)
    else:
        demand(now.inside.sum() > 6 - s.ROLLS_A_LEG, Fault("camelup-few-dice", "pyramid"))


def check_arranging(board: Board, state: State) -> None:
    """[3] Before the first turn and the crazy camels; lowest space first, and the last camel of a space goes there by
    itself.
    """
    demand(bool(board[0].arrange), Fault("camelup-no-arranging", "phase"))
    now, start = state[0], copied(state)
    rules.clear_leg(start[0])
    untouched = now.leg == 1 and not now.pile_size.any() and start.tobytes() == state.tobytes()
    demand(untouched, Fault("camelup-arranged-before", "phase"))
    for camel, place in enumerate(now.place.tolist()):
        space = rules.space_of(place)
        if camel >= s.RACING:
            demand(place == s.OFF_TRACK, Fault("camelup-crazy-later", "stacks", camel=s.CAMELS[camel]))
        else:
            demand(space in s.STARTS, Fault("camelup-cannot-start", "stacks", camel=s.CAMELS[camel], space=space))
    first = rules.space_to_arrange(now)
    for space in s.STARTS[first - 1 :]:
        waiting, standing = sum(rules.waits_on(now, c, space) for c in range(s.RACING)), len(stack(state, space))
        demand(waiting != 1, Fault("camelup-last-unplaced", f"unplaced.{space}", space=space))
        in_turn = space == first or standing <= (waiting == 0)
        demand(in_turn, Fault("camelup-lowest-first", f"stacks.{space}", space=space, first=first))


def check_crossing(state: State) -> None:
    """[9, 18, 19] One unit crosses the line, forwards with a racing camel below and backwards with a crazy one."""
    now, forwards, backwards = state[0], stack(state, s.FINISH), stack(state, s.BACKWARDS)
    demand(not (forwards and backwards), Fault("camelup-both-ends", "stacks"))
    lowest = (forwards or backwards)[0]
    camel, die = s.CAMELS[lowest], min(lowest, s.GREY)
    demand((lowest < s.RACING) == bool(forwards), Fault("camelup-wrong-end", "stacks", camel=camel))
    demand(rules.camel_to_move(now.place, lowest) == lowest, Fault("camelup-other-crazy", "stacks", camel=camel))
    rolled = not now.inside[die] and now.inside.any()
    demand(rolled, Fault("camelup-crossing-die", "rolled", camel=camel, die=s.DICE[die]))

"""The rules of Camel Up, second edition, in the order of the rulebook. Numbers in brackets are the rulings."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kostka.core.chance import draw, shuffle
from kostka.core.events import emit, emit_to
from kostka.core.jit import rule
from kostka.games.camelup.state import (
    ARRANGE,
    BACKWARDS,
    BLACK,
    BOO,
    CHEER,
    E_CARD,
    E_COPY,
    E_CROSS,
    E_FIRST,
    E_HIT,
    E_LEG,
    E_MOVE,
    E_PAID,
    E_PARTNER,
    E_RACE,
    E_REVEAL,
    E_ROLL,
    E_STACK,
    E_START,
    E_TICKET,
    E_TILE,
    FINISH,
    GREY,
    LOSER,
    LOSER_CARD,
    NOBODY,
    OVER,
    PARTNER,
    PARTNERS_FROM,
    PLAY,
    PRIZES,
    RACING,
    ROLL,
    ROLLS_A_LEG,
    SPACES,
    STACK,
    START_MONEY,
    TICKET,
    TICKETS,
    TILE,
    UNKNOWN,
    UNPLACED,
    WHITE,
    WINNER,
    WINNER_CARD,
)

Moves = NDArray[np.int16]
Small = NDArray[np.int8]

# ---------------------------------------------------------------------------------------------------------- set-up


@rule
def deal(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    state.partner[:] = NOBODY
    state.pile_colour[:] = UNKNOWN
    state.pile_seat[:] = NOBODY
    state.money[:] = START_MONEY
    state.leg = 1
    state.phase = PLAY
    clear_leg(state)
    place_racing_camels(board, state, chance, events)
    place_crazy_camels(state, chance, events)
    state.to_act = board.start if board.start >= 0 else draw(chance, board.seats)
    emit(events, E_FIRST, state.to_act)
    if board.arrange:
        begin_arranging(state)


@rule
def place_racing_camels(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    """[3] Each camel on the space its die shows; those that share one are stacked in random order."""
    order = np.arange(RACING)
    state.height[:] = UNPLACED
    for camel in range(RACING):
        state.space[camel] = 1 + draw(chance, 3)
    shuffle(chance, order, RACING)
    for i in range(RACING):
        camel = int(order[i])
        state.height[camel] = stack_size(state, state.space[camel])
        emit(events, E_START, camel, state.space[camel])


@rule
def place_crazy_camels(state: np.record, chance: np.record, events: np.record) -> None:
    """[3] The grey die puts them on 16, 15 or 14; on one space the second sits on the first."""
    first = WHITE + draw(chance, 2)
    for camel in (first, WHITE + BLACK - first):
        state.space[camel] = SPACES - draw(chance, 3)
    second = WHITE + BLACK - first
    state.height[first] = 0
    state.height[second] = 1 if state.space[second] == state.space[first] else 0
    emit(events, E_START, first, state.space[first])
    emit(events, E_START, second, state.space[second])


@rule
def stack_size(state: np.record, space: int) -> int:
    size = 0
    for camel in range(7):
        if state.space[camel] == space and state.height[camel] != UNPLACED:
            size += 1
    return size


@rule
def begin_arranging(state: np.record) -> None:
    """Option `arrange`: camels that share a space are taken off again, for the start player to stack."""
    for camel in range(RACING):
        for other in range(RACING):
            if other != camel and state.space[other] == state.space[camel]:
                state.height[camel] = UNPLACED
                state.phase = ARRANGE


@rule
def space_to_arrange(state: np.record) -> int:
    """The first space with camels still to be stacked, 0 if there is none."""
    for space in range(1, 4):
        for camel in range(RACING):
            if state.space[camel] == space and state.height[camel] == UNPLACED:
                return space
    return 0


@rule
def put_on_stack(state: np.record, seat: int, camel: int, events: np.record) -> None:
    """Stack one camel, and the last one of its space by itself."""
    space = state.space[camel]
    state.height[camel] = stack_size(state, space)
    emit(events, E_STACK, seat, camel, space)
    left = NOBODY
    waiting = 0
    for other in range(RACING):
        if state.space[other] == space and state.height[other] == UNPLACED:
            left = other
            waiting += 1
    if waiting == 1:
        state.height[left] = stack_size(state, space)
        emit(events, E_STACK, seat, left, space)
    if space_to_arrange(state) == 0:
        state.phase = PLAY


# ------------------------------------------------------------------------------------------------------------ turn


@rule
def movers(board: np.record, state: np.record) -> int:
    return 0 if state.phase == OVER else 1 << state.to_act


@rule
def turn(board: np.record, state: np.record) -> int:
    return int(state.to_act)


@rule
def legal(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[4] Exactly one action a turn, no passing; rolling is always possible."""
    count = 0
    if state.phase == ARRANGE:
        space = space_to_arrange(state)
        for camel in range(RACING):
            if state.space[camel] == space and state.height[camel] == UNPLACED:
                moves[count] = STACK + camel
                count += 1
        return count
    moves[count] = ROLL
    count += 1
    for colour in range(RACING):
        if top_ticket(state, colour) < len(TICKETS):
            moves[count] = TICKET + colour
            count += 1
    for space in range(2, SPACES + 1):
        if tile_fits(state, seat, space):
            moves[count] = TILE + 2 * (space - 2)
            moves[count + 1] = TILE + 2 * (space - 2) + 1
            count += 2
    hand = finish_cards(state, seat)
    for first in (WINNER_CARD, LOSER_CARD):
        for colour in range(RACING):
            if (hand >> colour) & 1:
                moves[count] = first + colour
                count += 1
    for other in range(board.seats):
        if partners_with(board, state, seat, other):
            moves[count] = PARTNER + other
            count += 1
    return count


@rule
def apply(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    if move >= STACK:
        put_on_stack(state, seat, move - STACK, events)
        return
    if move == ROLL:
        roll(board, state, seat, chance, events)
    elif move < TILE:
        take_ticket(state, seat, move - TICKET, events)
    elif move < WINNER_CARD:
        tile = move - TILE
        place_tile(state, seat, 2 + tile // 2, CHEER if tile % 2 == 0 else BOO, events)
    elif move < LOSER_CARD:
        play_card(state, seat, WINNER, move - WINNER_CARD, events)
    elif move < PARTNER:
        play_card(state, seat, LOSER, move - LOSER_CARD, events)
    else:
        become_partners(state, seat, move - PARTNER, events)
    # [15] The next leg too starts with the player left of the one who acted last, who rolled.
    state.to_act = (seat + 1) % board.seats


# ------------------------------------------------------------------------------------------------- betting tickets


@rule
def top_ticket(state: np.record, colour: int) -> int:
    """The index of the top ticket of a pile in `TICKETS`, past the end if the pile is empty."""
    for ticket in range(len(TICKETS)):
        if state.holder[colour, ticket] == NOBODY:
            return ticket
    return len(TICKETS)


@rule
def take_ticket(state: np.record, seat: int, colour: int, events: np.record) -> None:
    """[5] The top ticket of any pile, no limit."""
    ticket = top_ticket(state, colour)
    state.holder[colour, ticket] = seat
    emit(events, E_TICKET, seat, colour, TICKETS[ticket])


# ------------------------------------------------------------------------------------------------- spectator tiles


@rule
def tile_fits(state: np.record, seat: int, space: int) -> bool:
    """[11] An empty space that is not beside another player's tile; one's own old spot does not block."""
    if state.tile_owner[space] != NOBODY:
        return False
    for beside in (space - 1, space + 1):
        if state.tile_owner[beside] != NOBODY and state.tile_owner[beside] != seat:
            return False
    for camel in range(7):
        if state.space[camel] == space:
            return False
    return True


@rule
def place_tile(state: np.record, seat: int, space: int, side: int, events: np.record) -> None:
    set_tile(state, seat, space, side)
    emit(events, E_TILE, seat, space, 0 if side == CHEER else 1)


@rule
def set_tile(state: np.record, seat: int, space: int, side: int) -> None:
    for old in range(2, SPACES + 1):
        if state.tile_owner[old] == seat:
            state.tile_owner[old] = NOBODY
            state.tile_side[old] = 0
    state.tile_owner[space] = seat
    state.tile_side[space] = side


# ---------------------------------------------------------------------------------------------------- finish cards


@rule
def finish_cards(state: np.record, seat: int) -> int:
    """The colours still in a player's hand, as a bit mask."""
    hand = (1 << RACING) - 1
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_seat[pile, i] == seat and state.pile_colour[pile, i] >= 0:
                hand &= ~(1 << state.pile_colour[pile, i])
    return hand


@rule
def play_card(state: np.record, seat: int, pile: int, colour: int, events: np.record) -> None:
    """[7] Face down; who played where is public, the colour is not."""
    i = state.pile_size[pile]
    state.pile_seat[pile, i] = seat
    state.pile_colour[pile, i] = colour
    state.pile_size[pile] += 1
    emit_to(events, seat, E_CARD, seat, pile, colour)


# ---------------------------------------------------------------------------------------------------- partnerships


@rule
def partners_with(board: np.record, state: np.record, seat: int, other: int) -> bool:
    """[22] With six or more players, and only while both are available."""
    available = state.partner[seat] == NOBODY and state.partner[other] == NOBODY
    return bool(board.seats >= PARTNERS_FROM and other != seat and available)


@rule
def become_partners(state: np.record, seat: int, other: int, events: np.record) -> None:
    state.partner[seat] = other
    state.partner[other] = seat
    emit(events, E_PARTNER, seat, other)


# --------------------------------------------------------------------------------------------- the pyramid, moving


@rule
def dice_inside(state: np.record) -> int:
    count = 0
    for die in range(6):
        count += state.inside[die]
    return count


@rule
def roll(board: np.record, state: np.record, seat: int, chance: np.record, events: np.record) -> None:
    """[6] A pyramid ticket, then one of the dice left inside."""
    state.pyramid_tickets[seat] += 1
    die = draw_die(state, chance)
    state.inside[die] = 0
    if die == GREY:
        shown = WHITE + draw(chance, 2)
        pips = 1 + draw(chance, 3)
        camel = crazy_camel_to_move(state.space, state.height, shown)
    else:
        shown = die
        pips = 1 + draw(chance, 3)
        camel = die
    emit(events, E_ROLL, seat, shown, pips)
    before = stack_above(state.space, state.height, camel)
    landed = run(state.space, state.height, state.tile_side, camel, pips)
    emit(events, E_MOVE, camel, state.space[camel], before)
    if landed != 0:
        owner = state.tile_owner[landed]
        state.money[owner] += 1
        emit(events, E_HIT, owner, landed, 0 if state.tile_side[landed] == CHEER else 1)
    if has_crossed(state.space, camel):
        emit(events, E_CROSS, camel)
        score_leg(board, state, events)
        score_race(board, state, events)
        state.phase = OVER
    elif dice_inside(state) == 6 - ROLLS_A_LEG:
        score_leg(board, state, events)
        clear_leg(state)
        state.leg += 1


@rule
def draw_die(state: np.record, chance: np.record) -> int:
    pick = draw(chance, dice_inside(state))
    die = 0
    while True:
        if state.inside[die]:
            if pick == 0:
                return die
            pick -= 1
        die += 1


@rule
def crazy_camel_to_move(space: Small, height: Small, shown: int) -> int:
    """[9] The only one that carries racing camels; the upper one of two directly stacked; else the one shown."""
    white = carries_racing(space, height, WHITE)
    black = carries_racing(space, height, BLACK)
    if white != black:
        return WHITE if white else BLACK
    if space[WHITE] == space[BLACK]:
        if height[WHITE] == height[BLACK] + 1:
            return WHITE
        if height[BLACK] == height[WHITE] + 1:
            return BLACK
    return shown


@rule
def carries_racing(space: Small, height: Small, crazy: int) -> bool:
    for camel in range(RACING):
        if space[camel] == space[crazy] and height[camel] > height[crazy]:
            return True
    return False


@rule
def stack_above(space: Small, height: Small, camel: int) -> int:
    above = 0
    for other in range(7):
        if space[other] == space[camel] and height[other] > height[camel]:
            above += 1
    return above


@rule
def run(space: Small, height: Small, tile_side: Small, camel: int, pips: int) -> int:
    """Move the unit of a camel. Returns the space of the tile it landed on, 0 if none.

    [8] A camel carries all above it; it lands on top, except that a boo puts it underneath. [13] Crazy camels run the
    other way, and so do the tiles for them. [14] A unit that crosses the line stops there.
    """
    forward = 1 if camel < RACING else -1
    target = space[camel] + forward * pips
    if target > SPACES:
        target = FINISH
    elif target < 1:
        target = BACKWARDS
    landed = 0
    under = False
    side = tile_side[target]
    if side != 0:
        landed = target
        target += forward * side
        under = side == BOO
    move_unit(space, height, camel, target, under)
    return landed


@rule
def move_unit(space: Small, height: Small, camel: int, target: int, under: bool) -> None:
    start = space[camel]
    bottom = height[camel]
    size = 0
    there = 0
    for other in range(7):
        if space[other] == start and height[other] >= bottom:
            size += 1
        elif space[other] == target:
            there += 1
    for other in range(7):
        if space[other] == start and height[other] >= bottom:
            space[other] = target
            # After a boo the unit may go back under the camels it left, which have `there` counted among them.
            height[other] += -bottom if under else there - bottom
        elif under and space[other] == target:
            height[other] += size


@rule
def has_crossed(space: Small, camel: int) -> bool:
    """[18] Either way, also as a crazy camel backwards."""
    return bool(space[camel] == FINISH or space[camel] == BACKWARDS)


# ------------------------------------------------------------------------------------------------- order and scores


@rule
def ranking(space: Small, height: Small, order: NDArray[Any]) -> None:
    """[17, 19] The racing camels from first to last: farther first, higher first."""
    for camel in range(RACING):
        ahead = 0
        mine = 8 * space[camel] + height[camel]
        for other in range(RACING):
            if 8 * space[other] + height[other] > mine:
                ahead += 1
        order[ahead] = camel


@rule
def ticket_pay(colour: int, ticket: int, first: int, second: int) -> int:
    """[16] As printed for the leader, 1 for the second, a pound lost for the others."""
    if colour == first:
        return int(TICKETS[ticket])
    return 1 if colour == second else -1


@rule
def ticket_pays(state: np.record, seat: int, first: int, second: int) -> int:
    """The pay of all tickets of a player."""
    pay = int(state.pyramid_tickets[seat])
    for colour in range(RACING):
        for ticket in range(len(TICKETS)):
            if state.holder[colour, ticket] == seat:
                pay += ticket_pay(colour, ticket, first, second)
    return pay


@rule
def best_ticket(state: np.record, seat: int, first: int, second: int) -> int:
    """[23] What a partner copies: the best of a player's tickets, and nothing if all of them lose."""
    best = 1 if state.pyramid_tickets[seat] > 0 else 0
    for colour in range(RACING):
        for ticket in range(len(TICKETS)):
            if state.holder[colour, ticket] == seat:
                best = max(best, ticket_pay(colour, ticket, first, second))
    return best


@rule
def score_leg(board: np.record, state: np.record, events: np.record) -> None:
    """[16] Everything is summed, a partner's ticket included, and only then is the purse cut at 0."""
    order = np.empty(RACING, np.int64)
    ranking(state.space, state.height, order)
    emit(events, E_LEG, state.leg, order[0], order[1])
    for seat in range(board.seats):
        pay = ticket_pays(state, seat, order[0], order[1])
        partner = state.partner[seat]
        if partner != NOBODY:
            copied = best_ticket(state, partner, order[0], order[1])
            pay += copied
            emit(events, E_COPY, seat, partner, copied)
        before = state.money[seat]
        state.money[seat] = max(before + pay, 0)
        if state.money[seat] != before:
            emit(events, E_PAID, seat, state.money[seat] - before)


@rule
def clear_leg(state: np.record) -> None:
    """Tickets, tiles, dice and partnership cards go back."""
    state.inside[:] = 1
    state.holder[:] = NOBODY
    state.pyramid_tickets[:] = 0
    state.tile_owner[:] = NOBODY
    state.tile_side[:] = 0
    state.partner[:] = NOBODY


@rule
def score_race(board: np.record, state: np.record, events: np.record) -> None:
    """[20] The winner pile, then the loser pile, oldest card first."""
    order = np.empty(RACING, np.int64)
    ranking(state.space, state.height, order)
    emit(events, E_RACE, order[0], order[RACING - 1])
    score_pile(board, state, WINNER, order[0], events)
    score_pile(board, state, LOSER, order[RACING - 1], events)


@rule
def score_pile(board: np.record, state: np.record, pile: int, right: int, events: np.record) -> None:
    net = np.zeros(board.seats, np.int64)
    found = 0
    for i in range(state.pile_size[pile]):
        seat = state.pile_seat[pile, i]
        if state.pile_colour[pile, i] == right:
            pay = int(PRIZES[min(found, len(PRIZES) - 1)])
            found += 1
        else:
            pay = -1
        net[seat] += pay
        emit(events, E_REVEAL, seat, pile, state.pile_colour[pile, i], pay)
        if not board.netting:
            state.money[seat] = max(state.money[seat] + pay, 0)
    if board.netting:
        for seat in range(board.seats):
            state.money[seat] = max(state.money[seat] + net[seat], 0)


@rule
def result(board: np.record, state: np.record, places: NDArray[np.int16], scores: NDArray[np.int32]) -> bool:
    """[21] Most money wins, ties share."""
    if state.phase != OVER:
        return False
    for seat in range(board.seats):
        places[seat] = 1
        scores[seat] = state.money[seat]
        for other in range(board.seats):
            if state.money[other] > state.money[seat]:
                places[seat] += 1
    return True


# ------------------------------------------------------------------------------------------------ knowledge of a seat


@rule
def hide(board: np.record, state: np.record, seat: int) -> None:
    """[7] Colours of the others' finish cards, and with hidden purses their money; nothing once the race is over."""
    if state.phase == OVER:
        return
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_seat[pile, i] != seat:
                state.pile_colour[pile, i] = UNKNOWN
    if board.hidden_purses:
        for other in range(board.seats):
            if other != seat:
                state.money[other] = UNKNOWN


@rule
def redeal(board: np.record, state: np.record, seat: int, chance: np.record) -> None:
    """Each hidden card gets one of the colours that its player may have played; a hidden purse up to 20 pounds."""
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_colour[pile, i] == UNKNOWN:
                hand = finish_cards(state, state.pile_seat[pile, i])
                state.pile_colour[pile, i] = nth_colour(hand, draw(chance, count_colours(hand)))
    for other in range(board.seats):
        if state.money[other] == UNKNOWN:
            state.money[other] = draw(chance, 21)


@rule
def count_colours(hand: int) -> int:
    count = 0
    for colour in range(RACING):
        count += (hand >> colour) & 1
    return count


@rule
def nth_colour(hand: int, n: int) -> int:
    for colour in range(RACING):
        if (hand >> colour) & 1:
            if n == 0:
                return colour
            n -= 1
    return UNKNOWN

"""The rules of Camel Up, second edition, in the order of the rulebook. Numbers in brackets are the rulings."""

import numpy as np

from kostka.core.compiled.arrays import Floats, Moves, Numbers, Places, Points
from kostka.core.compiled.chance import draw, shuffle
from kostka.core.compiled.jit import rule
from kostka.core.declare.events import UNTOLD, emit, emit_to
from kostka.games.camelup.compiled import state as s  # s.M: moves, s.E: events
from kostka.games.camelup.compiled.state import Sides

# The tile moves of a space, as bits two to a space, and those of the spaces beside it as well.
BOTH_SIDES = 0b11 << s.M.tile - 2 * s.FOR_TILES[0]
AND_BESIDE = 0b111111 << s.M.tile - 2 * s.FOR_TILES[1]
TILE_MOVES = (1 << s.M.winner) - (1 << s.M.tile)

# ---------------------------------------------------------------------------------------------------------- set-up


@rule
def deal(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    clear_table(state)
    place_racing_camels(board, state, chance, events)
    if board.arrange:
        begin_arranging(state)
    if state.phase == s.PLAY:
        place_crazy_camels(state, chance, events)
    state.to_act = board.start if board.start >= 0 else draw(chance, board.seats)
    emit(events, s.E.first, state.to_act)


@rule
def clear_table(state: np.record) -> None:
    """No bets, nothing on the track but camels, and the same money for everybody."""
    state.pile_colour[:] = s.UNKNOWN
    state.pile_seat[:] = s.NOBODY
    state.money[:] = s.START_MONEY
    state.leg = 1
    state.phase = s.PLAY
    clear_leg(state)


@rule
def space_of(place: int) -> int:
    return int(place) >> 3


@rule
def place_racing_camels(board: np.record, state: np.record, chance: np.record, events: np.record) -> None:
    """[3] Each camel on the space its die shows; those that share one are stacked in random order, or by a player."""
    spaces, order = np.zeros(s.RACING, np.int64), np.arange(s.RACING)
    for camel in range(s.RACING):
        spaces[camel] = 1 + draw(chance, 3)
    if not board.arrange:
        shuffle(chance, order, s.RACING)
    for i in range(s.RACING):
        camel = int(order[i])
        state.place[camel] = top_of(state, spaces[camel])
        emit(events, s.E.start, camel, spaces[camel])


@rule
def place_crazy_camels(state: np.record, chance: np.record, events: np.record) -> None:
    """[3] The grey die puts them on 16, 15 or 14; on one space the second sits on the first."""
    first = s.WHITE + draw(chance, 2)
    for camel in (first, s.WHITE + s.BLACK - first):
        space = s.SPACES - draw(chance, 3)
        state.place[camel] = top_of(state, space)
        emit(events, s.E.start, camel, space)


@rule
def top_of(state: np.record, space: int) -> int:
    """The place on top of the stack of a space."""
    place = 8 * space
    for camel in range(7):
        if space_of(state.place[camel]) == space and not waits_on(state, camel, space):
            place += 1
    return place


@rule
def begin_arranging(state: np.record) -> None:
    """Option `arrange`: camels that share a space are taken off again, for the start player to stack; the crazy camels
    are rolled after that.
    """
    for camel in range(s.RACING):
        for other in range(s.RACING):
            if other != camel and space_of(state.place[other]) == space_of(state.place[camel]):
                state.place[camel] |= s.UNPLACED
                state.phase = s.ARRANGE
    state.place[s.WHITE], state.place[s.BLACK] = s.OFF_TRACK, s.OFF_TRACK


@rule
def waits_on(state: np.record, camel: int, space: int) -> bool:
    """Whether a camel of this space still has to be put on its stack."""
    return bool(state.place[camel] == 8 * space + s.UNPLACED)


@rule
def camels_waiting(state: np.record, space: int) -> int:
    """The camels that still have to be put on the stack of a space, as a bit mask."""
    waiting = 0
    for camel in range(s.RACING):
        waiting |= int(waits_on(state, camel, space)) << camel
    return waiting


@rule
def space_to_arrange(state: np.record) -> int:
    """The first space with camels still to be stacked, 0 if there is none."""
    for space in range(1, 4):
        if camels_waiting(state, space):
            return space
    return 0


@rule
def put_on_stack(state: np.record, seat: int, camel: int, chance: np.record, events: np.record) -> None:
    """Stack one camel, and the last one of its space by itself; when all are stacked the crazy camels follow."""
    space = space_of(state.place[camel])
    stack_camel(state, seat, camel, space, events)
    waiting = camels_waiting(state, space)
    if count_of(waiting) == 1:
        stack_camel(state, seat, lowest(waiting), space, events)
    if space_to_arrange(state) == 0:
        state.phase = s.PLAY
        place_crazy_camels(state, chance, events)


@rule
def stack_camel(state: np.record, seat: int, camel: int, space: int, events: np.record) -> None:
    state.place[camel] = top_of(state, space)
    emit(events, s.E.stack, seat, camel, space)


# -------------------------------------------------------------------------------------------------------- bit masks


@rule
def count_of(mask: int) -> int:
    """How many bits a mask has, of 62."""
    pairs = mask - (mask >> 1 & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    eights = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 32
    eights += eights >> 16
    return eights + (eights >> 8) & 127


@rule
def lowest(mask: int) -> int:
    """The index of the lowest bit of a mask."""
    return count_of((mask & -mask) - 1)


@rule
def nth(mask: int, n: int) -> int:
    """The index of bit n of a mask, counted from 0 and from the lowest."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


# ------------------------------------------------------------------------------------------------------------ turn


@rule
def to_act(board: np.record, state: np.record) -> int:
    return 0 if state.phase == s.OVER else 1 << int(state.to_act)


@rule
def turn(board: np.record, state: np.record) -> int:
    return s.NOBODY if state.phase == s.OVER else int(state.to_act)


@rule
def legal(board: np.record, state: np.record, seat: int, moves: Moves) -> int:
    """[4] Exactly one action a turn, no passing; rolling is always possible."""
    allowed, count = allowed_moves(board, state, seat), 0
    while allowed:
        moves[count] = lowest(allowed)
        allowed &= allowed - 1
        count += 1
    return count


@rule
def random_move(board: np.record, state: np.record, seat: int, chance: np.record, moves: Moves) -> int:
    """Any legal move, found without the list."""
    allowed = allowed_moves(board, state, seat)
    count = count_of(allowed)
    return nth(allowed, draw(chance, count) if count > 1 else 0)


@rule
def allowed_moves(board: np.record, state: np.record, seat: int) -> int:
    """The legal moves as a bit mask, by their numbers."""
    if state.phase == s.ARRANGE:
        return int(camels_waiting(state, space_to_arrange(state)) << s.M.stack)
    allowed: int = 1 << s.M.roll | tile_moves(state, seat)
    for colour in range(s.RACING):
        if state.holder[colour, len(s.TICKETS) - 1] == s.NOBODY:  # [5] piles are taken from the top
            allowed |= 1 << s.M.ticket + colour
    cards, colours = hand_of(state, seat)
    if cards > 0:
        faces = colours | int(state.face_down) << s.RACING  # any card at all where they lie face down
        allowed |= faces << s.M.winner | faces << s.M.loser
    if board.seats >= s.PARTNERS_FROM and state.partner[seat] == s.NOBODY:
        for other in range(board.seats):
            if other != seat and state.partner[other] == s.NOBODY:  # [22] while both are available
                allowed |= 1 << s.M.partner + other
    return allowed


@rule
def apply(board: np.record, state: np.record, seat: int, move: int, chance: np.record, events: np.record) -> None:
    if move >= s.M.stack:
        put_on_stack(state, seat, move - s.M.stack, chance, events)
        return
    if move == s.M.roll:
        roll(board, state, seat, chance, events)
    elif move < s.M.tile:
        take_ticket(state, seat, move - s.M.ticket, events)
    elif move < s.M.winner:
        place_tile(state, seat, move)
        space, side = tile_of(move)
        emit(events, s.E.tile, seat, space, word_of_side(side))
    elif move < s.M.partner:
        pile, colour = card_of(move)
        play_card(state, seat, pile, colour, events)
    else:
        become_partners(state, seat, move - s.M.partner, events)
    # [15] The next leg too starts with the player left of the one who acted last, who rolled.
    state.to_act = (seat + 1) % board.seats


# ------------------------------------------------------------------------------------------------- betting tickets


@rule
def top_ticket(state: np.record, colour: int) -> int:
    """The index of the top ticket of a pile in `TICKETS`, past the end if the pile is empty."""
    for ticket in range(len(s.TICKETS)):
        if state.holder[colour, ticket] == s.NOBODY:
            return ticket
    return len(s.TICKETS)


@rule
def take_ticket(state: np.record, seat: int, colour: int, events: np.record) -> None:
    """[5] The top ticket of any pile, no limit."""
    ticket = top_ticket(state, colour)
    state.holder[colour, ticket] = seat
    emit(events, s.E.ticket, seat, colour, s.TICKETS[ticket])
    # The two tickets of 2 are the same: kept in order of seats, so that equal positions are equal records.
    if ticket == 3 and state.holder[colour, 2] > seat:
        state.holder[colour, 3] = state.holder[colour, 2]
        state.holder[colour, 2] = seat


# ------------------------------------------------------------------------------------------------- spectator tiles


@rule
def is_tile(move: int) -> bool:
    return bool(s.M.tile <= move < s.M.winner)


@rule
def tile_of(move: int) -> tuple[int, int]:
    """The space and the side of a tile's move."""
    return 2 + (move - s.M.tile) // 2, s.CHEER if (move - s.M.tile) % 2 == 0 else s.BOO


@rule
def word_of_side(side: int) -> int:
    """The index of a side in `SIDES`."""
    return 0 if side == s.CHEER else 1


@rule
def tile_moves(state: np.record, seat: int) -> int:
    """[11] The moves that put a tile on an empty space, not beside another player's tile, as a bit mask. One's own tile
    blocks nothing but its space, for there a move would turn it over in place.
    """
    taken = 0
    for camel in range(7):
        taken |= BOTH_SIDES << 2 * space_of(state.place[camel])
    for space in range(2, s.SPACES + 1):
        owner = state.tile_owner[space]
        if owner != s.NOBODY:
            taken |= (BOTH_SIDES if owner == seat else AND_BESIDE) << 2 * space
    return int(TILE_MOVES & ~taken)


@rule
def tile_fits(state: np.record, seat: int, space: int) -> bool:
    return bool(tile_moves(state, seat) & BOTH_SIDES << 2 * space)


@rule
def tile_space(state: np.record, seat: int) -> int:
    """The space of a player's tile, 0 if it is not on the track."""
    for space in range(2, s.SPACES + 1):
        if state.tile_owner[space] == seat:
            return space
    return 0


@rule
def place_tile(state: np.record, seat: int, move: int) -> None:
    """Put a player's tile there, from wherever it lies."""
    old, (space, side) = tile_space(state, seat), tile_of(move)
    state.tile_owner[old], state.tile_side[old] = s.NOBODY, 0
    state.tile_owner[space], state.tile_side[space] = seat, side


# ---------------------------------------------------------------------------------------------------- finish cards


@rule
def is_card(move: int) -> bool:
    return bool(s.M.winner <= move < s.M.partner)


@rule
def card_of(move: int) -> tuple[int, int]:
    """The pile and the colour of a finish card's move; the colour of `winner ?` is unknown."""
    pile, face = divmod(move - s.M.winner, len(s.FACES))
    return pile, face if face < s.RACING else s.UNKNOWN


@rule
def hand_of(state: np.record, seat: int) -> tuple[int, int]:
    """How many finish cards a player has left, and the colours that none of the others shows, as a bit mask."""
    left, colours = s.RACING, (1 << s.RACING) - 1
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_seat[pile, i] == seat:
                left -= 1
                if state.pile_colour[pile, i] != s.UNKNOWN:
                    colours &= ~(1 << int(state.pile_colour[pile, i]))
    return left, colours


@rule
def colours_left(state: np.record, seat: int) -> int:
    """The colours that no card of a player shows: those in hand, and of cards that lie face down."""
    return hand_of(state, seat)[1]


@rule
def play_card(state: np.record, seat: int, pile: int, colour: int, events: np.record) -> None:
    """[7] Face down; who played where is public, the colour is not."""
    i = state.pile_size[pile]
    state.pile_seat[pile, i] = seat
    state.pile_colour[pile, i] = colour
    state.pile_size[pile] += 1
    emit_to(events, seat, s.E.card, seat, pile, UNTOLD if colour == s.UNKNOWN else colour)


# ---------------------------------------------------------------------------------------------------- partnerships


@rule
def become_partners(state: np.record, seat: int, other: int, events: np.record) -> None:
    """[22] Until the leg ends."""
    state.partner[seat], state.partner[other] = other, seat
    emit(events, s.E.partner, seat, other)


# --------------------------------------------------------------------------------------------- the pyramid, moving


@rule
def dice_inside(state: np.record) -> int:
    """The dice left in the pyramid, as a bit mask."""
    dice = 0
    for die in range(6):
        dice |= int(state.inside[die]) << die
    return dice


@rule
def rolls_left(state: np.record) -> int:
    """How many rolls end the leg; one die stays in the pyramid."""
    return count_of(dice_inside(state)) - (6 - s.ROLLS_A_LEG)


@rule
def draw_one(chance: np.record, mask: int) -> int:
    """One of the dice or colours of a bit mask."""
    return nth(mask, draw(chance, count_of(mask)))


@rule
def throw(chance: np.record, die: int) -> tuple[int, int]:
    """What a die shows: a camel, for the grey die one of the crazy ones, and pips."""
    shown = s.WHITE + draw(chance, 2) if die == s.GREY else die
    return shown, 1 + draw(chance, 3)


@rule
def roll(board: np.record, state: np.record, seat: int, chance: np.record, events: np.record) -> None:
    """[6] A pyramid ticket, then one of the dice left inside."""
    state.pyramid_tickets[seat] += 1
    die = draw_one(chance, dice_inside(state))
    state.inside[die] = 0
    shown, pips = throw(chance, die)
    emit(events, s.E.roll, seat, shown, pips)
    camel = camel_to_move(state.place, shown)
    riders = carried(state.place, camel, 7)
    landed = run(state.place, state.tile_side, camel, pips)
    emit(events, s.E.move, camel, space_of(state.place[camel]), riders)
    if landed != 0:
        owner = state.tile_owner[landed]
        state.money[owner] += 1
        emit(events, s.E.hit, owner, landed, word_of_side(state.tile_side[landed]), 1)
    if has_crossed(state.place, camel):
        emit(events, s.E.cross, camel)
        score_leg(board, state, events)
        show_cards(state, chance, events)
        score_race(board, state, events)
        state.phase = s.OVER
    elif rolls_left(state) == 0:
        score_leg(board, state, events)
        clear_leg(state)
        state.leg += 1


@rule
def camel_to_move(place: Places, shown: int) -> int:
    """The camel shown. [9] Of the crazy ones, the only one that carries racing camels; the upper one of two directly
    stacked; else the one shown.
    """
    if shown < s.RACING:
        return shown
    white = carried(place, s.WHITE, s.RACING) > 0
    black = carried(place, s.BLACK, s.RACING) > 0
    if white != black:
        return s.WHITE if white else s.BLACK
    if place[s.WHITE] == place[s.BLACK] + 1:
        return s.WHITE
    if place[s.BLACK] == place[s.WHITE] + 1:
        return s.BLACK
    return shown


@rule
def carried(place: Places, camel: int, among: int) -> int:
    """How many stand above a camel, among the first five or all seven."""
    count = 0
    for other in range(among):
        count += (place[camel] < place[other]) & (place[other] <= place[camel] | 7)
    return count


@rule
def run(place: Places, tile_side: Sides, camel: int, pips: int) -> int:
    """Move the unit of a camel. Returns the space of the tile it landed on, 0 if none.

    [8] A camel carries all above it; it lands on top, except that a boo puts it underneath. [13] Crazy camels run the
    other way, and so do the tiles for them. [14] A unit that crosses the line stops there.
    """
    target = landing(place, camel, pips)
    side = int(tile_side[target])
    move_unit(place, camel, target + direction(camel) * side, side == s.BOO)
    return target if side != 0 else 0


@rule
def direction(camel: int) -> int:
    return 1 if camel < s.RACING else -1


@rule
def landing(place: Places, camel: int, pips: int) -> int:
    """The space on which a camel's unit lands, before a tile there sends it on."""
    return min(max(space_of(place[camel]) + direction(camel) * pips, s.BACKWARDS), s.FINISH)


@rule
def move_unit(place: Places, camel: int, target: int, under: bool) -> None:
    """Put a unit on top of a space, or underneath; after a boo that can be the space it left."""
    bottom, top = place[camel], place[camel] | 7
    size, there = 0, 0
    for other in range(7):
        size += (bottom <= place[other]) & (place[other] <= top)
        there += space_of(place[other]) == target
    climb = 8 * target + (0 if under else there) - bottom
    lift = size if under else 0
    for other in range(7):
        inside = (bottom <= place[other]) & (place[other] <= top)
        place[other] += climb if inside else lift if space_of(place[other]) == target else 0


@rule
def has_crossed(place: Places, camel: int) -> bool:
    """[18] Either way, also as a crazy camel backwards."""
    space = space_of(place[camel])
    return bool((space == s.FINISH) | (space == s.BACKWARDS))


# ------------------------------------------------------------------------------------------------- order and scores


@rule
def rank(place: Places, order: Numbers) -> None:
    """[17, 19] The racing camels from first to last: farther first, higher first."""
    for camel in range(s.RACING):
        ahead = 0
        for other in range(s.RACING):
            ahead += place[other] > place[camel]
        order[ahead] = camel


@rule
def rank_of(colour: int, first: int, second: int) -> int:
    """The rank of a camel for tickets: all behind the second count the same."""
    return s.FIRST if colour == first else s.SECOND if colour == second else s.LAST


@rule
def ticket_pay(ticket: int, rank: int) -> int:
    """[16] As printed for the leader, 1 for the second, a pound lost for the others."""
    return int(s.TICKETS[ticket]) if rank == s.FIRST else 1 if rank == s.SECOND else -1


@rule
def ticket_pays(state: np.record, seat: int, first: int, second: int) -> tuple[int, int]:
    """The pay of all tickets of a player. [23] What a partner copies: the best of them, and nothing if all lose."""
    total = int(state.pyramid_tickets[seat])
    best = min(total, 1)
    for colour in range(s.RACING):
        rank = rank_of(colour, first, second)
        for ticket in range(len(s.TICKETS)):
            if state.holder[colour, ticket] == seat:
                pay = ticket_pay(ticket, rank)
                total += pay
                best = max(best, pay)
    return total, best


@rule
def score_leg(board: np.record, state: np.record, events: np.record) -> None:
    order = np.empty(s.RACING, np.int64)
    rank(state.place, order)
    first, second = order[s.FIRST], order[s.SECOND]
    emit(events, s.E.leg, state.leg, first, second)
    for seat in range(board.seats):
        settle(state, seat, first, second, events)


@rule
def settle(state: np.record, seat: int, first: int, second: int, events: np.record) -> None:
    """[16] Everything is summed, a partner's ticket included, and only then is the purse cut at 0."""
    tickets = tell_tickets(state, seat, first, second, events)
    pay, copied, partner = ticket_pays(state, seat, first, second)[0], 0, state.partner[seat]
    if partner != s.NOBODY:
        _, copied = ticket_pays(state, partner, first, second)
    if copied > 0:
        emit(events, s.E.copy, seat, partner, copied)
    paid = max(pay, -copied - state.money[seat])
    if tickets > 0:
        emit(events, s.E.paid, seat, paid)
    state.money[seat] += paid + copied


@rule
def tell_tickets(state: np.record, seat: int, first: int, second: int, events: np.record) -> int:
    """What each ticket of a player brings; returns how many there are."""
    tickets = int(state.pyramid_tickets[seat])
    for colour in range(s.RACING):
        for ticket in range(len(s.TICKETS)):
            if state.holder[colour, ticket] == seat:
                worth = ticket_pay(ticket, rank_of(colour, first, second))
                emit(events, s.E.bet, seat, colour, s.TICKETS[ticket], worth)
                tickets += 1
    if state.pyramid_tickets[seat] > 0:
        emit(events, s.E.pyramid, seat, state.pyramid_tickets[seat])
    return tickets


@rule
def clear_leg(state: np.record) -> None:
    """Tickets, tiles, dice and partnership cards go back."""
    state.inside[:] = 1
    state.holder[:] = s.NOBODY
    state.pyramid_tickets[:] = 0
    state.tile_owner[:] = s.NOBODY
    state.tile_side[:] = 0
    state.partner[:] = s.NOBODY


@rule
def show_cards(state: np.record, chance: np.record, events: np.record) -> None:
    """Cards whose colour nobody knew are turned over, pile by pile, oldest first."""
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_colour[pile, i] == s.UNKNOWN:
                seat = state.pile_seat[pile, i]
                state.pile_colour[pile, i] = draw_one(chance, colours_left(state, seat))
                emit(events, s.E.shown, seat, pile, state.pile_colour[pile, i])
    state.face_down = 0


@rule
def score_race(board: np.record, state: np.record, events: np.record) -> None:
    """[20] The winner pile, then the loser pile, oldest card first."""
    order = np.empty(s.RACING, np.int64)
    rank(state.place, order)
    first, last = order[s.FIRST], order[s.LAST]
    emit(events, s.E.race, first, last)
    score_pile(board, state, s.WINNER, first, events)
    score_pile(board, state, s.LOSER, last, events)


@rule
def score_pile(board: np.record, state: np.record, pile: int, right: int, events: np.record) -> None:
    """Right cards earn, wrong ones cost what the purse has. With the option `netting` they cost it after all prizes,
    which is the same as cutting the purse after the sum.
    """
    found = 0
    for i in range(state.pile_size[pile]):
        if state.pile_colour[pile, i] == right:
            pay_card(state, pile, i, prize(found), events)
            found += 1
        elif not board.netting:
            pay_card(state, pile, i, -1, events)
    if board.netting:
        for i in range(state.pile_size[pile]):
            if state.pile_colour[pile, i] != right:
                pay_card(state, pile, i, -1, events)


@rule
def prize(before: int) -> int:
    """[20] What a right finish card earns, by the number of right ones below it."""
    return int(s.PRIZES[min(before, len(s.PRIZES) - 1)])


@rule
def pay_card(state: np.record, pile: int, i: int, pay: int, events: np.record) -> None:
    """What a card earns or costs, and no more than there is."""
    seat = state.pile_seat[pile, i]
    paid = max(pay, -state.money[seat])
    state.money[seat] += paid
    emit(events, s.E.reveal, seat, pile, state.pile_colour[pile, i], paid)


@rule
def result(board: np.record, state: np.record, places: Places, scores: Points) -> bool:
    """[21] Most money wins, ties share."""
    if state.phase != s.OVER:
        return False
    for seat in range(board.seats):
        places[seat] = 1 + (state.money[: board.seats] > state.money[seat]).sum()
        scores[seat] = state.money[seat]
    return True


@rule
def scores(board: np.record, state: np.record, scores: Floats) -> None:
    """Money and, while the race runs, a pound for every pyramid ticket held: what other bets bring is open until the
    leg ends. A purse that a position leaves open counts as empty.
    """
    for seat in range(board.seats):
        scores[seat] = max(state.money[seat], 0)
        if state.phase != s.OVER:
            scores[seat] += state.pyramid_tickets[seat]


# ------------------------------------------------------------------------------------------------ knowledge of a seat


@rule
def hide(board: np.record, state: np.record, seat: int) -> None:
    """[7] Colours of the others' finish cards, until the race is over. Purses follow from what everybody saw. To
    nobody's seat all cards lie face down, as at a real table.
    """
    if state.phase == s.OVER:
        return
    if seat < 0:
        state.face_down = 1
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_seat[pile, i] != seat:
                state.pile_colour[pile, i] = s.UNKNOWN


@rule
def determinize(board: np.record, state: np.record, seat: int, chance: np.record) -> None:
    """Each hidden card gets one of the colours that its player may have played, unless all lie face down until chance
    shows them; a purse that a position leaves open, up to 20 pounds.
    """
    for pile in range(2):
        for i in range(state.pile_size[pile]):
            if state.pile_colour[pile, i] == s.UNKNOWN and not state.face_down:
                colours = colours_left(state, state.pile_seat[pile, i])
                state.pile_colour[pile, i] = draw_one(chance, colours)
    for other in range(board.seats):
        if state.money[other] == s.UNKNOWN:
            state.money[other] = draw(chance, 21)

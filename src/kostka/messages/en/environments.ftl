# Environments for learners: what is wrong with a call, and the table of what they see.

environments-reward = There is no reward { $given }; there are { $known }.
environments-render = There is no way { $given } of rendering; there are { $known }.
environments-action = An action is a whole number from 0 to { $last }, not { $given }.
environments-actions = Actions are a mapping with one for each of the agents { $agents }, not { $given }.
environments-not-your-turn = Out of turn: { $count ->
    [one] it is the turn of seat { $turn }.
   *[other] the seats to act are { $turn }.
}
environments-idle = Seat { $seat } may act, so it cannot idle.
environments-reset = There is no game to step: `reset` begins one.
environments-ended = The game is over; { $agent } has one action left, None.

environments-column-name = array
environments-column-type = type
environments-column-shape = shape
environments-column-axes = axes
environments-column-blank = unknown
environments-column-meaning = what it is
environments-axis-seats = seat
environments-axis-board = { $name } of the board
environments-axis-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
environments-seat = who looks

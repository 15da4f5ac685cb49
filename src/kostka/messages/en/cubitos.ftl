cubitos = Cubitos

## Options

cubitos-option-set = a printed card set by its id, or 'random', or 'custom' with the option cards
cubitos-option-cards = eight cards, one of each colour, by id or by the path of a card file
    .sent = eight cards, one of each colour, by id or as the text of a card of your own
cubitos-option-set_seed = which random set it is; -1 for another one in every match
cubitos-option-track = tracks run in a row, by id or by path; none for the set's suggestion
    .sent = tracks run in a row, by id or as the text of one of your own; none for the set's suggestion
cubitos-option-laps = laps over all the tracks in turn, so two laps on two tracks run A, B, A, B; 0 for the set's suggestion
cubitos-option-start = the seat with the start player die; -1 for a random one
cubitos-choice-random = a random set
cubitos-choice-custom = eight cards of your choice
cubitos-choice-every-match = another one in every match
cubitos-choice-suggested = as the set suggests

## Words: dice take the forms of numbers, one, few and many

cubitos-die-light-gray = light gray die
    .many = light gray dice
cubitos-die-dark-gray = dark gray die
    .many = dark gray dice
cubitos-die-start = start player die
    .many = start player dice
cubitos-die-white = white die
    .many = white dice
cubitos-die-brown = brown die
    .many = brown dice
cubitos-die-red = red die
    .many = red dice
cubitos-die-green = green die
    .many = green dice
cubitos-die-orange = orange die
    .many = orange dice
cubitos-die-purple = purple die
    .many = purple dice
cubitos-die-yellow = yellow die
    .many = yellow dice
cubitos-die-blue = blue die
    .many = blue dice
cubitos-face-blank = blank
cubitos-face-symbol = symbol
cubitos-face-power = power
cubitos-face-money = money
cubitos-face-foot = foot
cubitos-face-credit = credit
cubitos-zone-draw = Draw
cubitos-zone-roll = Roll
cubitos-zone-discard = Discard
cubitos-zone-active = Active
cubitos-phase-roll = roll
cubitos-phase-use = use
cubitos-phase-compared = compared
cubitos-phase-move = move
cubitos-phase-over = over
cubitos-price-money = money
cubitos-price-feet = feet
cubitos-resource-money = money
cubitos-resource-feet = feet
cubitos-resource-credits = credits
cubitos-resource-swords = swords
cubitos-resource-fans = fans
cubitos-source-house = our own
cubitos-source-inferred = inferred from the rulebooks
cubitos-source-rulebook = rulebook
cubitos-source-box = box
cubitos-source-fan-made = fan-made
cubitos-source-fan-transcription = fan transcription
cubitos-field-colour = colour
cubitos-field-cost = cost
cubitos-field-names = names
cubitos-field-symbols = dice together
cubitos-field-now = now
cubitos-field-active = any time
cubitos-field-push = on a push
cubitos-field-pushed = after a push
cubitos-field-would_bust = before a bust
cubitos-field-bust = on a bust
cubitos-field-run = run
cubitos-field-after_move = after moving
cubitos-field-compare = comparison
cubitos-field-power = power face
cubitos-field-sources = sources

## Moves

cubitos-move-push = push: roll your Roll zone again, at risk with 3 active dice
cubitos-move-pass = pass: keep what is active and go on
cubitos-move-wait = wait: see first what the others do
cubitos-move-done = done: no more of this
cubitos-move-stop = stop: end the movement here
cubitos-move-shortcut = shortcut: pay for the shortcut of this space
cubitos-move-jetpack = jetpack: use the jet pack of this space
cubitos-move-foot = foot: buy a foot for 4 money or credits
cubitos-move-credit = credit: use the credit face of a die
cubitos-move-bust = bust: accept the bust
cubitos-move-draw = draw white: take that die from Draw
cubitos-move-draw-discarded = draw white discard: the same from Discard, when you may draw any of your dice
cubitos-move-draw-all = draw all: all of them, when you may draw any of your dice
cubitos-move-discard = discard white: move that die from Roll to Discard
cubitos-move-discard-all = discard all: move all dice from Roll to Discard
cubitos-move-roll = roll white draw: choose a die to roll, by its zone or the face that it shows
cubitos-move-roll-all = roll all: roll all of these dice
cubitos-move-choose = choose 1: take one of the effects, in the order of the card
cubitos-move-use = use dope-cat: use an active die for its card
cubitos-move-use-power = use dope-cat power: the same with a die that shows the power face
cubitos-move-skip = skip dope-cat: leave the ability unused
cubitos-move-set = set white: put that die into Active, showing any face
cubitos-move-take = take white: borrow that die from its tray
cubitos-move-gain = gain white: get that die free
cubitos-move-buy = buy white: buy that die, at most two a round, of different colours
cubitos-move-lose = lose white draw, lose white foot: lose that die from a zone, or from Active with the face it shows
cubitos-move-give = give white draw: give that die away
cubitos-move-return = return white foot: move that die from Active to Roll
cubitos-move-face = face power: the face with which the die comes
cubitos-move-to = to 2: the seat that gets the die
cubitos-move-reward = reward 17: take the reward of that space
cubitos-move-step = step 17: one foot, to that space
cubitos-move-wade = wade 17: one water foot, to that space

## Events

cubitos-event-first = { $player } has the start player die
cubitos-event-round = round { $number }
cubitos-event-draw =
    { $seat } draws { $count ->
        [one] { $count } { WORD("cubitos-die", $die) }
       *[other] { $count } { WORD("cubitos-die", $die, form: "many") }
    }
cubitos-event-refill = { $seat } moves Discard to Draw
cubitos-event-roll =
    { $seat } rolls { $count ->
        [one] { $count } { WORD("cubitos-die", $die) }
       *[other] { $count } { WORD("cubitos-die", $die, form: "many") }
    }: { WORD("cubitos-face", $face) }
cubitos-event-push = { $seat } pushes
cubitos-event-pass = { $seat } passes
cubitos-event-wait = { $seat } waits to see
cubitos-event-saved = { $seat } does not bust
cubitos-event-bust = { $seat } busts
cubitos-event-discard =
    { $seat } discards { $count ->
        [one] { $count } { WORD("cubitos-die", $die) }
       *[other] { $count } { WORD("cubitos-die", $die, form: "many") }
    }
cubitos-event-use = { $seat } uses { $card } ({ WORD("cubitos-face", $face) })
cubitos-event-skip = { $seat } skips { $card }
cubitos-event-money = { $seat } gains money: { $amount }
cubitos-event-feet = { $seat } gains feet: { $amount }
cubitos-event-water = { $seat } gains water feet: { $amount }
cubitos-event-credits = { $seat } gains credits: { $amount }
cubitos-event-fan = { $seat } goes to { $fans } on the fan track
cubitos-event-hand = { $seat } takes a hand token
cubitos-event-lose = { $seat } loses one { WORD("cubitos-die", $die) } from { WORD("cubitos-zone", $zone) }
cubitos-event-gain = { $seat } gains one { WORD("cubitos-die", $die) }
cubitos-event-borrow = { $seat } borrows one { WORD("cubitos-die", $die) }, showing { WORD("cubitos-face", $face) }
cubitos-event-restore = { $seat } gives one borrowed { WORD("cubitos-die", $die) } back
cubitos-event-set = { $seat } sets one { WORD("cubitos-die", $die) } to { WORD("cubitos-face", $face) }
cubitos-event-return = { $seat } moves one { WORD("cubitos-die", $die) } from Active to Roll
cubitos-event-give = { $seat } gives one { WORD("cubitos-die", $die) } to { $other }
cubitos-event-swords = { $seat } shows swords: { $swords }
cubitos-event-most = { $seat } has the most swords
cubitos-event-step = { $seat } steps on space { $space }
cubitos-event-shortcut = { $seat } takes the shortcut to space { $space }
cubitos-event-jetpack = { $seat } uses the jet pack
cubitos-event-foot = { $seat } buys a foot
cubitos-event-leg =
    { $number ->
       *[other] { $seat } goes on from the start
    }
cubitos-event-finish = { $seat } crosses the line
cubitos-event-reward = { $seat } takes the reward of space { $space }
cubitos-event-buy = { $seat } buys one { WORD("cubitos-die", $die) }
cubitos-event-start = { $player } gets the start player die
cubitos-event-tiebreak = it is a tie: another round
cubitos-event-over = { $player } wins the race

## Drawing

cubitos-round = Round { $number }, { WORD("cubitos-phase", $phase) }
cubitos-in-trays = trays
cubitos-credits =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
cubitos-fans =
    { $count ->
        [one] { $count } fan
       *[other] { $count } fans
    }
cubitos-hands =
    { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
cubitos-money =
    { $count ->
        [one] { $count } money
       *[other] { $count } money
    }
cubitos-feet =
    { $count ->
        [one] { $count } foot
       *[other] { $count } feet
    }
cubitos-water-feet =
    { $count ->
        [one] { $count } water foot
       *[other] { $count } water feet
    }
cubitos-space = space { $space }
cubitos-lap = space { $space }, lap { $lap }
cubitos-at-risk = at risk
cubitos-busted = busted
cubitos-dice-draw = draw
cubitos-dice-roll = roll
cubitos-dice-active = active
cubitos-dice-discard = discard

## Tracks and cards

cubitos-legend = digit: red lines behind, ┃ ━ red line, ║ ═ start line, ► ◄ ▲ ▼ the way of the lap
cubitos-part = part of the track, rows { $first } to { $last } of { $rows }: 'board' shows all
cubitos-sign-open = open
cubitos-sign-water = water
cubitos-sign-wall = wall
cubitos-sign-start = start
cubitos-sign-finish = finish
cubitos-sign-credits = credits
cubitos-sign-fan = fan
cubitos-sign-lose = lose a die
cubitos-sign-gain = gain a die of that cost or less
cubitos-sign-any = gain any die
cubitos-sign-jetpack = jet pack
cubitos-shortcut = pay { $cost } { WORD("cubitos-price", $pay) } to go to { $space }
cubitos-track-size =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, { $lines ->
        [one] { $lines } red line
       *[other] { $lines } red lines
    }, { $feet ->
        [one] { $feet } foot
       *[other] { $feet } feet
    } a lap
cubitos-source = source
cubitos-command-card = Cards of Cubitos.
cubitos-command-card-check = Check a card file and say what its cards do.
cubitos-command-card-show = Say what a card does, from its effects.
cubitos-command-track = Tracks of Cubitos.
cubitos-command-track-show = Draw a track.
cubitos-help-language = The language of names and sentences: en, pl or uk.
cubitos-help-cards = A TOML file with one card or several.
cubitos-help-card = A card's id, its name, or the path of a card file.
cubitos-help-track = A track's id, or the path of a track file.
cubitos-no-card = { $file } has no card: a card begins with a line such as [lucky-llama].
cubitos-checked =
    { $count ->
        [one] { $count } card, no fault
       *[other] { $count } cards, no fault
    }

## Odds

cubitos-no-odds = There are no odds while a player has nothing to choose.
cubitos-odds-bust = A push busts with { $bust }; no hit { $miss }.
cubitos-odds-forced = It forces another push with { $forced }, and busts there with { $bust }.
cubitos-odds-safest = That is the safest way: { $way }.
cubitos-odds-pass = pass
cubitos-odds-push = push
cubitos-odds-ways = way to push
cubitos-odds-busts = bust
cubitos-odds-as-they-lie = the dice as they lie
cubitos-odds-use = use { $card } first
cubitos-odds-return = { $dice } to Roll
cubitos-odds-not-counted = Not included in full: { $cards }.
cubitos-odds-moves = Value of the moves, in feet:

## Runs in one answer

cubitos-go-hint = go SPACE: the whole run in one answer, the cheapest way there; go alone tells how far it goes
cubitos-go =
    Running to space { $space }: { $feet ->
        [one] { $feet } foot
       *[other] { $feet } feet
    }{ $money ->
        [0] .
       *[other] , and { $money } money or credits spent.
    }
cubitos-go-where = go and a space run there in one answer. Within reach: { $reach }.
cubitos-go-too-far = Space { $space } is out of reach now. Within reach: { $reach }.
cubitos-go-reach =
    { $money ->
        [0] { $spaces }
       *[other] { $spaces } for { $money } money or credits
    }
cubitos-go-not-now = go is for when the runner moves.

## What speaks for a move

cubitos-why-push = A bust in { $bust } %, exactly. On average feet { $feet } and money { $money } after it.
cubitos-why-pass = For sure: feet { $feet }, money { $money }.
cubitos-why-worth = Best I could see: about { $worth } feet.

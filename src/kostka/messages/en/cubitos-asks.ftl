## What is asked, as an indirect question

cubitos-asks-draw = which dice to draw
cubitos-asks-push-or-pass = whether to push or to pass
cubitos-asks-on-push = which dice go from Active to Roll before this push
cubitos-asks-now = which now abilities to use
cubitos-asks-pushed = which abilities to use after this push
cubitos-asks-would-bust = whether to avoid the bust
cubitos-asks-bust = whether to keep dice through the bust
cubitos-asks-bust-discard = which dice go from Roll to Discard after the bust
cubitos-asks-use = which ability dice to use
cubitos-asks-lose = which die to lose
cubitos-asks-gain = which die to gain
cubitos-asks-borrow = which die to borrow
cubitos-asks-set = which die to set
cubitos-asks-face = on which face the die comes
cubitos-asks-pick = which dice to roll
cubitos-asks-return = which die goes from Active to Roll
cubitos-asks-give = which die to give away
cubitos-asks-to = who gets the die
cubitos-asks-choose = which of the effects to take
cubitos-asks-free-step = where the runner steps
cubitos-asks-move = how the runner moves
cubitos-asks-after-move = which abilities to use after moving
cubitos-asks-reward = which reward to take
cubitos-asks-buy = what to buy

## Prompts

cubitos-prompt = Decide { $question }.
cubitos-prompt-draw =
    { $left ->
        [0] Decide which dice that do not count to draw as well.
        [one] Decide which die to draw: { $left } more.
       *[other] Decide which dice to draw: { $left } more.
    }
cubitos-prompt-push-or-pass =
    { $dice ->
        [0] Decide whether to pass or to use an ability: Roll is empty.
        [one] Decide whether to push or to pass: { $dice } die lies in Roll.
       *[other] Decide whether to push or to pass: { $dice } dice lie in Roll.
    }
cubitos-prompt-move = Decide how the runner moves: feet { $feet }, water feet { $water }, money and credits { $purse }.
cubitos-prompt-buy = Decide what to buy: you have { $purse }.
cubitos-prompt-die = Decide { $question }: one { WORD("cubitos-die", $die) }.
cubitos-prompt-choose = Decide which of the effects of { $card } to take.

## Why a move is not possible

cubitos-decide-first = first decide { $question }.
cubitos-wait-phase = waiting to see is for the Roll Phase, and only until somebody has done it.
cubitos-wait-first = the player with the most dice in Roll acts first and has nobody to wait for.
cubitos-forced-push = an ability forces another push.
cubitos-nothing-to-push = a push needs a die in Roll.
cubitos-cannot-use = no active die can be used for it now, or using it would change nothing.
cubitos-foot-price = a foot costs { $price }. You have { $purse }.
cubitos-no-such-space-here = the runner is on no such space, has used it in this round, or cannot pay for it.
cubitos-no-space = there is no space { $space }; the track has spaces 0 to { $last }.
cubitos-no-feet = you have no feet left; { $price } money or credits buy one.
cubitos-next-board = from the finish the runner steps on the start of the next board, 'step 0'.
cubitos-not-beside = space { $space } does not touch space { $origin }.
cubitos-not-beside-the-start = space { $space } does not touch space { $start }, from which the finish leads on.
cubitos-is-water = space { $space } is water, and you have no water foot.
cubitos-wade-on-land = a water foot on land is only a choice while there are ordinary feet too.
cubitos-not-for-sale = the { WORD("cubitos-die", $die) } cannot be bought.
cubitos-tray-empty = the tray of the { WORD("cubitos-die", $die) } is empty.
cubitos-bought-colour = the two dice of a round have different colours.
cubitos-bought-enough =
    { $most ->
        [2] at most two dice are bought in a round.
       *[other] at most { $most } dice are bought in a round.
    }
cubitos-too-expensive = the { WORD("cubitos-die", $die) } costs { $price }. You have { $purse }.

## Options

cubitos-texts-too-long = The texts of cards and tracks are too long: together they have at most { $most } bytes.
cubitos-card-too-long = The text of a card has at most { $most } characters.
cubitos-track-too-long = The text of a track has at most { $most } characters.
cubitos-cards-with-custom = The option cards goes with the set 'custom'.
cubitos-no-set = There is no card set { $given }; there is { $known }.
cubitos-set-size =
    A set has eight cards, one of each colour; this one has { $count } cards{ $none ->
        [0] { "" }
       *[other] { " " }and none in { $missing }
    }.
cubitos-too-many-tracks = At most { $most } tracks are run in a row, not { $given }.
cubitos-too-many-effects = The tracks have { $given } shortcuts and jet packs; at most { $most } fit.

## Cards

cubitos-no-such-card = There is no card { $given }; a card of your own goes by the path of its .toml file.
cubitos-text-of-cards = The text of a card holds { $count } cards instead of one.
cubitos-cards-too-long = The cards of this set have more effects than fit.
cubitos-card-id = Card { $given }: an id has small letters, digits and hyphens, at most { $most }.
cubitos-card-table = Card { $card } must be a table with { $fields }.
cubitos-card-fault = Card { $card }, { $field }: { $fault }.
cubitos-card-no-field = there is no such field; a card may have { $known }
cubitos-card-colour = { $given } is not one of { $known }
cubitos-card-cost = { $given } is not a whole number from 0 to { $most }
cubitos-card-symbols = 1 to 3 dice are used together, more than 1 only for an active ability
cubitos-card-no-timing = there is no timing { $given }; it may be { $known }
cubitos-card-does-nothing = the card does nothing; it needs effects at one of { $known }
cubitos-card-not-table = it must be a table, not { $given }
cubitos-card-names = a name in English is needed; names in { $others } may be added
cubitos-card-source = { $name } = { $given } is not a field with one of { $known }
cubitos-card-compare = it has who ('most' or 'every'), effects, and perhaps ties = 'start player'
cubitos-card-ties = ties can only be 'start player', and only where who is 'most'
cubitos-card-effects = it must be a list of effects, as in ["gain 2 feet"]
cubitos-card-many-effects = it has at most { $most } effects
cubitos-card-only-for = one of its effects is only for { $timings }
cubitos-card-must = only run abilities have effects with 'must'
cubitos-card-rivals = players with fewer swords are only known in compare
cubitos-card-roll-active = all dice are rolled from draw, roll or discard; dice in Active stay
cubitos-card-rolls-last = dice are added, rolled, set or borrowed by its last effect only
cubitos-card-bust = a die that acts on a bust only keeps dice active
cubitos-card-push = it begins with 'move this to roll'; other dice may follow
cubitos-card-no-power = { WORD("cubitos-die", $die, form: "many") } have no power face; dice that have one are { $known }
cubitos-card-number = the numbers of { $given } are not all from 1 to { $most }
cubitos-card-effect-too-long = an effect has at most { $most } characters
cubitos-card-no-dice = 'except' leaves no dice
cubitos-card-saves = 'a hit saves' is only for would_bust
cubitos-card-choose-one = 'choose one' has 2 to { $most } options, divided by ' | '
cubitos-card-no-effect = { $given } is not an effect; effects close to it: { $close }

## Tracks

cubitos-no-track = There is no track { $given }; there is { $known }.
cubitos-cell = { $code } in row { $row }, half column { $half }
cubitos-track-no-field = Track { $track } has no field { $given }; it may have { $known }.
cubitos-track-names = Track { $track } needs a name in English; names in { $others } may be added.
cubitos-track-sources = Track { $track }: sources is a table of values and where they come from.
cubitos-track-source = Track { $track }: a source is one of { $known }, not { $given }.
cubitos-track-no-map = Track { $track } needs a map.
cubitos-track-tab = Track { $track }: the map has a tab; cells are set apart by spaces alone.
cubitos-track-column = Track { $track }: { $code } in row { $row } begins at character { $at }; cells begin at multiples of { $pitch }.
cubitos-track-no-cell = Track { $track }: { $cell } is no cell; a cell is a digit and then . ~ S F J, >1, <1, or one or two of c3 f x g6 G; or # for a wall.
cubitos-track-bricks = Track { $track }: { $cell } is out of the brick pattern; each row is shifted by { $shift } characters, its cells are { $apart } apart.
cubitos-track-too-big = Track { $track } has { $given } spaces; at most { $most } fit.
cubitos-track-no-line = Track { $track } has no { WORD("cubitos-sign", $line) }; at least one cell is a digit and { $letter }.
cubitos-track-line-digit = Track { $track }: { $cell } is wrong; all of the { WORD("cubitos-sign", $line) } has { $lines } red lines behind it.
cubitos-track-two-lines = Track { $track } has more than one { WORD("cubitos-sign", $line) }; the start and the finish are one space each.
cubitos-track-neighbours = Track { $track }: { $cell } touches { $other }; neighbours differ by at most one red line, except across the start line.
cubitos-track-crowded = Track { $track }: space { $space } touches { $given } others; at most { $most } fit.
cubitos-track-red-lines = Track { $track } has { $given } red lines; a lap has 2 to 9.
cubitos-track-beyond = Track { $track }: { $cell } has more red lines behind it than the finish, { $lines }.
cubitos-track-unreachable = Track { $track }: { $cell } cannot be reached; all spaces hang together.
cubitos-track-no-way = Track { $track }: no way on land leads from the start to the finish.
cubitos-track-reward = Track { $track }: the reward { $cell } is wrong; it is one or two of c1 to c9, f, x, g1 to g9 and G.
cubitos-track-shortcuts = Track { $track }: shortcuts is a table of marks and prices.
cubitos-track-shortcut = Track { $track }: shortcut { $mark } is incomplete; it has cells >{ $mark }, one cell <{ $mark } and a price such as { $mark } = { "{" } money = 5 { "}" }.
cubitos-track-price = Track { $track }: shortcut { $mark } costs money or feet, 1 to { $most }, not { $given }.

## Sets and components

cubitos-set-table = Set { $set } must be a table with { $fields } and nothing else.
cubitos-set-names = Set { $set } needs a name in English; names in { $others } may be added.
cubitos-set-tracks = Set { $set } needs a list of 1 to { $most } tracks, not { $given }.
cubitos-set-no-track = Set { $set }: there is no track { $given }; there is { $known }.
cubitos-set-laps = Set { $set } needs 1 to { $most } laps, not { $given }.
cubitos-set-cards = Set { $set } needs one card of each colour: { $colours }.
cubitos-fan-track = The fan track has { $spaces } spaces; it may have 1 to { $most }.
cubitos-fan-space = Space { $space } of the fan track is '{ $given }'; it may be 'hand' or, say, '2 credits'.
cubitos-number-of-dice = There are { $given } dice '{ $die }'; there may be 1 to { $most }.
cubitos-number-of-faces = The die '{ $die }' has { $given } faces instead of { $sides }.
cubitos-no-such-face = The die '{ $die }' has a face '{ $given }'; faces are { $known }.
cubitos-face-amounts = The die '{ $die }' has faces of one sort with different amounts.

## Positions

cubitos-players = { $path } lists { $given } players, but Cubitos is for 2 to 4 players.
cubitos-fans-beyond = { $path } is { $given }, but the fan track ends with { $last }.
cubitos-start-die-borrowed = { $path } has the start player die, which cannot be borrowed.
cubitos-face-not-on-die = { $path } shows '{ $face }', but the { WORD("cubitos-die", $die) } has no such face.
cubitos-start-die = { $path }: the start player die is with seat { $seat }, in Roll or in Active, or beside the trays once it is out.
cubitos-too-many-dice = { $path } have { $given } { WORD("cubitos-die", $die, form: "many") }, but there are { $number }.
cubitos-tray-count = { $path } is { $given }, but { $left } are left.
cubitos-roll-phase-over = { $path } is about the Roll Phase, which is over in this phase.
cubitos-due-without-die = { $path } is { $given }, but fewer dice show that face in Active.
cubitos-borrowed-none = { $path } is { $given }, but the player has only { $owned } of these dice.
cubitos-no-effect-space = { $path } must be a space with a shortcut or a jet pack; space { $space } has neither.
cubitos-pending-depth = { $path } has { $given } effects, but at most { $most }.
cubitos-pending-arguments = { $path } must be '{ $effect }' with { $count } arguments.
cubitos-pending-ability = { $path } names an ability { $given } that these cards do not have.
cubitos-pending-cannot-go-on = { $path } cannot go on with { $given }.
cubitos-pending-over = { $path } must be empty: nothing is pending once the phase is 'over'.
cubitos-pending-nobody = { $path }: somebody has something pending unless the phase is 'over'.
cubitos-pending-not-to-act = { $path }: in the phase 'move' only seat { $seat } has something pending.
cubitos-pending-bottom = { $path } must begin with one of { $bottoms } in this phase, not with '{ $given }'.
cubitos-pending-order = { $path } has '{ $effect }' on '{ $below }', which never comes about.
cubitos-pending-no-question = { $path } must end with something to choose; '{ $effect }' happens by itself.
cubitos-pending-below = { $path } asks '{ $effect }' below something else.
cubitos-picked-die = { $path } must hold the { WORD("cubitos-die", $die) } that the question is about.
cubitos-picked-number = { $path } holds { $given } dice, but fewer than 'add dice' says.
cubitos-picked-nothing = { $path } holds dice, but nothing pending is about them.

## Dice of a real table

cubitos-script-none-left = One more { WORD("cubitos-die", $die) } is rolled than those given.
cubitos-script-deal = A set-up names the seat with the start player die first, then the dice of the first rolls.
cubitos-script-start = Seat { $seat } has the start player die by the options of this match.
cubitos-script-die = { $given } is not a die: it goes as in ("red", "power") or ("light gray", "blank", 5).
cubitos-script-number = { $given } { WORD("cubitos-die", $die, form: "many") } were given, but there are 1 to { $most } of them.

## How it ended

cubitos-end = { $seat } crossed the final finish line.
cubitos-end-tiebreak = After another round, { $seat } is farthest past the final finish line.

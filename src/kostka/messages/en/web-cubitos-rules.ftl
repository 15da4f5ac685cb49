# The rules of Cubitos in our own words.

web-cubitos-rules-goal-title = The aim
web-cubitos-rules-goal = Two to four runners race round a track. Whoever is first in the last finish wins. The round in which somebody arrives is played to its end; of several who arrive the one who is farthest beyond the start wins, and if that is a tie as well, everybody plays another round. Red lines divide the track: for each one that you are behind the leader you draw one more die, so nobody is lost.
web-cubitos-rules-round-title = A round
web-cubitos-rules-round = First everybody draws: 9 dice, one more for each hand token and for each red line behind the leader. Dice that still lie in Roll count, the start player die does not. Then all roll at once (Roll Phase), push as often as they dare, and pass or bust. In the Run Phase you use your abilities, swords are compared, and from the start player on everybody runs, takes the reward of the space, buys up to two dice and discards what was active. The start player die goes to the left.
web-cubitos-rules-dice-title = Dice and faces
web-cubitos-rules-dice = A hit is any face that is not blank. Money buys, a foot moves by one space, a credit is money that keeps. A symbol is the ability of the card of this colour; the power face does the same and often more. Everybody begins with seven light gray and two dark gray dice.
web-cubitos-rules-luck-title = Push your luck
web-cubitos-rules-luck = All hits go to Active, misses stay in Roll. Push, and all of Roll is rolled again. From the moment you push with three or more active dice you are at risk for the rest of the phase: a roll without any hit is a bust. Whoever would rather see what the others do says wait and see; from then on the player with the most dice in Roll acts first.
web-cubitos-rules-bust-title = Bust
web-cubitos-rules-bust = Everything active goes to Discard and brings nothing in this round. You may also move any dice from Roll to Discard. For comfort you advance by one on the fan track. Your dice bring no feet then, but credits still buy dice and feet.
web-cubitos-rules-fans-title = Fans, credits, hands
web-cubitos-rules-fans = Each step on the fan track brings what stands there: credits, or a hand token. A hand token lets you draw one more die in every round. The last space brings its credits again with every further step. Credits stay until you spend them.
web-cubitos-rules-timings-title = When abilities act
web-cubitos-rules-timings = Now: as soon as the die comes into Active. Any time: whenever you like while it is active. On each push: before the roll. After each push without a bust: if it was active when you pushed. When you would bust, on a bust: just then. Run: in the Run Phase, before you move. After moving: between running and buying. A die used any time, when you would bust, in Run or after moving then shows a miss, but stays active. Using is optional, unless the card says otherwise. Dice that an ability adds or rolls cannot bust.
web-cubitos-rules-swords-title = Swords
web-cubitos-rules-swords = Dice of some cards are swords: one for the symbol, two for the power face. They are compared once everybody has used the other dice. The most needs at least one; who wins a tie is written on the card.
web-cubitos-rules-buy-title = Buying
web-cubitos-rules-buy = After running you may buy up to two dice of different colours. Money is spent first, then credits; money that is left is lost. New dice go to Discard. While running, 4 money or credits buy a foot.
web-cubitos-rules-zones-title = Zones
web-cubitos-rules-zones = Draw holds the dice that are to come. When it is empty, all of Discard moves there. Roll holds what you throw. Active holds your hits of this round. Discard holds what is used and what is new. A lost die goes back to its tray; the start player die is never lost, given or borrowed.
web-cubitos-rules-house-title = Our own values
web-cubitos-rules-house = No rulebook prints the prices of the cards, most of the fan track and three of the four tracks. Where a value is ours, its tooltip says so. Ten sets of the box, random sets and cards of your own can be played, on one track or two, in one to four laps.
web-cubitos-rules-track-title = The track
web-cubitos-rules-track =
    Every brick is a space; you step from it to any of up to six bricks that touch it. The start and the finish are one space each, however many bricks they cover. Hedges and stands cannot be entered, water only with water feet.

    Red lines count how far you have come. For each red line that the leader has passed and you have not when a round begins, you draw one die more. Any number of runners may share a space.
web-cubitos-rules-run-title = Running
web-cubitos-rules-run =
    After the dice are used, players run one after the other from the start player on. Each foot is one step in any direction, also back. Ordinary feet are spent before water feet, except in water.

    For 4 money or credits you may buy one more foot, at any moment of your movement and as often as you like; money is spent before credits. You need not use all feet. What is left when you stop is lost.

    Click a brick with a dashed edge: the cheapest path is shown, a second click runs it. Or go step by step with the pad or with Q, W, A, D, Z and X.
web-cubitos-rules-rewards-title = Rewards
web-cubitos-rules-rewards =
    Only the space where your movement ends pays, and not the one where you began the round. Teal plates bring credits, a pennant a fan. A minus lets you lose one of your dice for good, which makes the others come up more often. A plus gives you a die from a tray up to the cost shown, or any die. Losing or gaining a die can be declined. A space with two plates pays both.
web-cubitos-rules-effects-title = Shortcuts and jet packs
web-cubitos-rules-effects =
    Both are used in passing, while you stand on them, and each of them once in a round. A shortcut takes its price and puts you on its exit. A jet pack doubles the feet that you have left at that moment: buy feet before, not after. Steps that an ability gives you for nothing use neither.
web-cubitos-rules-finish-title = Finish, laps and two boards
web-cubitos-rules-finish =
    With feet left, a runner in the finish goes on from the start of the next lap at once and for nothing. In a race over two boards the way from the finish to the next start costs one foot.

    The round in which somebody reaches the last finish is played to its end. One runner there has won. If there are several, whoever is farthest beyond the start wins; if they are level, everybody plays another round.

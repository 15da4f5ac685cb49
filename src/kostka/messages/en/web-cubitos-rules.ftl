# The rules of Cubitos in our own words, and their pictures.

web-cubitos-rules-goal-title = The aim
web-cubitos-rules-goal =
    Two to four runners race round a track. The first runner across the final finish line wins. The round in which somebody arrives is played to its end; if several arrive, the one farthest past the line wins, and if they are level, everybody plays another round.

    Red lines divide the track. For each red line you are behind the leader you draw one more die, so nobody is ever out of the race.
web-cubitos-rules-setup-title = Set-up
web-cubitos-rules-setup =
    - Choose a set of eight cards, one of each colour, and a track. Race 1 is made for the first game.
    - All runners stand on the start space. Nobody is on the fan track yet, and nobody has credits.
    - You begin with seven light gray and two dark gray dice in Draw.
    - Each card has a tray with ten dice of its colour. Gray dice left over lie in a tray too: abilities can take them, but nobody can buy them. Both grays count as gray and cost 0.
    - A random player puts the start player die into Roll.
web-cubitos-rules-round-title = A round
web-cubitos-rules-round =
    A round has two phases. In the Roll Phase all play at once:
    - Draw 9 dice, and one more for each hand token and for each red line you are behind the leader. Dice still in Roll count towards that number, the start player die does not.
    - Roll all dice in Roll. Hits go to Active.
    - Push as often as you dare, then pass. Or bust.

    Then comes the Run Phase:
    - Everybody uses their dice, then swords are compared.
    - From the start player on, each player runs, takes the reward of the space, buys up to two dice and discards the active ones.
    - The start player die passes to the left.
web-cubitos-rules-dice-title = Dice and faces
web-cubitos-rules-dice =
    A hit is any face that is not blank. Money buys dice, a foot is one step, a credit is money you can save. A symbol is the ability of the card of this colour. The power face does the same and often more; if you use it, you use all of it.

    The start player die is an extra die: you roll it on top of your draw, for one round. Nobody can buy, lose, give or borrow it.
web-cubitos-rules-luck-title = Push your luck
web-cubitos-rules-luck =
    Hits go to Active, misses stay in Roll. To push, roll all of Roll again. Once you push with three or more active dice, you are at risk for the rest of the phase: a roll without a hit is a bust. Your first roll is never at risk.

    If you would rather see what the others do, choose wait and see. From then on the player with the most dice in Roll acts first; ties go clockwise from the start player.
web-cubitos-rules-bust-title = Bust
web-cubitos-rules-bust = All your active dice go to Discard and give nothing this round. You may also discard any of the dice in Roll. As consolation, move up one on the fan track. Your dice give no feet now, but credits still buy dice and feet.
web-cubitos-rules-fans-title = Fans, credits, hands
web-cubitos-rules-fans = Each step on the fan track gives what the space shows: credits, or a hand token. With a hand token you draw one more die in every round. At the last space, every further step gives its credits again. Credits stay until you spend them.
web-cubitos-rules-timings-title = When abilities act
web-cubitos-rules-timings =
    Each card says when it acts.
    - Now: as soon as the die comes into Active. If it leaves before you use it, nothing happens.
    - Any time: whenever you like while it is active.
    - On each push: before the roll.
    - After each push without a bust: if it was active when you pushed.
    - When you would bust, on a bust: just then.
    - Run: in the Run Phase, before you move.
    - After moving: between running and buying.

    A die used any time, when you would bust, in Run or after moving then shows a miss but stays active. Using a die is optional, unless the card says otherwise. You choose the order of your own abilities.

    If the order of players matters, the one with the most dice in Roll acts first; ties go clockwise from the start player.
web-cubitos-rules-swords-title = Swords
web-cubitos-rules-swords = Dice of some cards are swords: a symbol is one, a power face two. Only active dice count, and they are compared once, after everybody has used the other dice. To have the most you need at least one sword; the card says what happens in a tie.
web-cubitos-rules-track-title = The track
web-cubitos-rules-track =
    Every brick is a space; from it you step to any of up to six bricks that touch it. The start and the finish are one space each, however many bricks they cover. Nobody can enter hedges and stands. Any number of runners may share a space.

    Every step into water takes a water foot. If you stop where there is only water around you, you are stuck until you have water feet again.

    Red lines count how far you have come. For each red line that the leader has passed and you have not when a round begins, you draw one more die.
web-cubitos-rules-run-title = Running
web-cubitos-rules-run =
    After the dice are used, players run one after the other from the start player on. Each foot is one step in any direction, even backwards, but not back across the start line. Ordinary feet are spent before water feet, except in water.

    For 4 money or credits you may buy one more foot, at any moment of your run and as often as you like; money is spent before credits. You need not use all your feet. What is left when you stop is lost.

    Click a brick with a dashed edge to see the cheapest path; a second click runs it. Or go step by step with the pad or with Q, W, A, D, Z and X.
web-cubitos-rules-rewards-title = Rewards
web-cubitos-rules-rewards =
    Only the space where your run ends pays, and not the one where you began the round. Teal plates give credits, a pennant gives a fan. A minus lets you lose one of your dice for good, so that the others come up more often. A plus gives you a die from a tray up to the cost shown, or any die. You may decline both. A space with two plates pays both.
web-cubitos-rules-effects-title = Shortcuts and jet packs
web-cubitos-rules-effects =
    You use them in passing, while you stand on them, each once per round. A shortcut takes its price and puts you on its exit. A jet pack doubles the feet you have left at that moment: buy feet before, not after. Free steps from an ability use neither.

    With 6 feet and a jet pack three spaces ahead, you arrive with 3 feet, and they become 6. With 10 feet and a shortcut for 7 feet two spaces ahead, you come out of it with 1 foot.
web-cubitos-rules-finish-title = Finish, laps and two boards
web-cubitos-rules-finish =
    A runner who reaches the finish with feet left goes straight on from the start of the next lap, for free. In a race over two boards, the step from the finish to the next start costs one foot.

    The round in which somebody reaches the final finish is played to its end. One runner there has won. If there are several, the one farthest past the line wins; if they are level, everybody plays another round.
web-cubitos-rules-buy-title = Buying
web-cubitos-rules-buy = After running you may buy up to two dice of different colours. Money is spent first, then credits; money you do not spend is lost. New dice go to Discard. Dice that you gain from a space or a card do not count as bought. While running, 4 money or credits buy a foot.
web-cubitos-rules-zones-title = Zones
web-cubitos-rules-zones = Your dice go round in a loop. Draw holds the dice to come; when it is empty, all of Discard moves there. Roll holds the dice you roll. Active holds your hits of this round. Discard holds used and new dice. A lost die goes back to its tray.
web-cubitos-rules-fine-title = Fine print of cards
web-cubitos-rules-fine =
    - Dice that an ability adds come from Draw and are rolled once: hits go to Active, misses stay in Roll. They cannot bust.
    - A borrowed die goes back to its tray at the end of the round, wherever it is.
    - You choose which die you lose, from any of your zones unless the card says otherwise.
    - Effects on your next draw hold for one round.
    - A forced push is a push like any other, with its risk. With no dice in Roll it is skipped.
    - Where colours are counted, both grays are one colour, and the start player die is one of its own.
    - Steps in the Roll Phase use no shortcut or jet pack and earn no reward, but they can take you across the finish.
    - A die counts as active until the round ends, even after it was used.
web-cubitos-rules-house-title = House values
web-cubitos-rules-house =
    House values (not from the box): the cost of every card, spaces 1 to 12 of the fan track, and three of the four tracks. The tooltip says so wherever a value is ours.

    You can play ten sets from the box, random sets and your own cards, on one track or two, in one to four laps.

## Pictures

web-cubitos-picture-dice = Faces of every die
web-cubitos-picture-die = Die
web-cubitos-picture-faces = Six faces
web-cubitos-picture-fans = The fan track
web-cubitos-picture-fans-last = At 13, every further fan gives 6 credits again.
web-cubitos-picture-active = Active
web-cubitos-picture-rolled = Rolled again
web-cubitos-picture-push = Three active dice, so this push is at risk. Four dice are rolled again and none of them hits: bust. A single hit would have saved all three.
web-cubitos-picture-swords = A power face is two swords, and so are two symbols: a tie. If the card says “nobody if tied”, nobody gains anything; on another card the start player die decides.

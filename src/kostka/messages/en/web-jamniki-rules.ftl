# The rules of Jamniki in our own words.

web-jamniki-rules-aim-title = What it is about
web-jamniki-rules-aim =
    Every player dresses a dachshund in a knitted coat. You join tiles of two parts to it one after the other; each part has a colour and two, three or four bones.

    A match has two games. The points of both are added, and the most points win. Players who tie share the win.
web-jamniki-rules-turn-title = A turn
web-jamniki-rules-turn =
    There is one hand of tiles, and it goes from player to player. At the start of a game the start player takes as many tiles from the stack as there are players.

    When you have the hand, you
    - draw a tile from the stack, in the very first turn too,
    - lay one tile of the hand at the tail end of your coat,
    - pass all the others to your neighbour.

    A game ends when every coat has 7 tiles with two players, 6 with three, 5 with four, 4 with five. The stack never runs out.
web-jamniki-rules-join-title = What fits
web-jamniki-rules-join =
    The left part of a tile touches the last part of the coat. These two must match in colour or in the number of bones; one of the two is enough. The right part is the new end.

    On an empty coat, and after white, every tile fits. Tiles are not turned round, unless the table plays with that option.

    If a tile in your hand fits, you must lay one that does. Which one is up to you.
web-jamniki-rules-white-title = White
web-jamniki-rules-white =
    If nothing in your hand fits, choose any tile and lay it face down, white side up. White shows 2 and 2 bones, and they count. After white anything fits, colour side up.

    White is the back of every tile, so nobody else sees which one it was. It is shown when the game is scored. White breaks a run of colour and never makes one.
web-jamniki-rules-points-title = Points
web-jamniki-rules-points =
    At the end of a game each coat is counted:
    - every bone is 1 point, on white too;
    - the longest run of parts in one colour gives 1 point for each part, across the seams between tiles.

    Only the longest run counts: 34 bones and a run of four purple parts are 38 points.
web-jamniki-rules-second-title = The second game
web-jamniki-rules-second =
    All 32 tiles are shuffled again. The player with the fewest points begins; among players who tie, the one who acted last.

    Now the hand goes to the right, and so does the order of turns. The points are added to those of the first game. A table may also play a single game.
web-jamniki-rules-hands-title = What you may know
web-jamniki-rules-hands =
    Hands are secret. On your turn you see the whole hand, and from then on you know the tiles you passed on. The eye on a tile tells who has seen it before you.

    When the hand comes back you see which tiles are gone. One that is neither in the hand nor on a coat is lying white somewhere. Nobody knows the order of the stack.
web-jamniki-rules-colours-title = Variant: every colour scores
web-jamniki-rules-colours =
    This replaces the points for your own longest run. In each of the five colours, the longest run on any coat gives its owner its length.

    If runs are equally long, the one with fewer bones wins. If these are equal too, all of them score. A colour that nobody wears gives nothing.
web-jamniki-rules-secret-title = Variant: tasks
web-jamniki-rules-secret =
    Two of twelve tasks lie open for everybody and give extra points at the end of the game; the second game has two others.

    - Where players are compared, you need strictly more (or fewer) than every rival. During a round only coats of the same length are compared.
    - White is a colour, a white tile is of one colour, and it has 2 and 2 bones.
    - Rows of numbers are five parts side by side anywhere on the coat, read from muzzle to tail.
    - Exactly two colours means neither one nor three.
web-jamniki-rules-options-title = Options of a table
web-jamniki-rules-options =
    - Turning: a tile may be turned round before it is laid. Two small arrows on the tile do it. A tile with two equal parts has nothing to turn.
    - White at will: white is allowed even if a tile fits.
    - Games: two, or a single one.
    - Start player: random, or a chosen seat.

    All of these go together with both variants.
web-jamniki-rules-table-title = At this table
web-jamniki-rules-table =
    Choose a tile to see it on your dog; choose it again or press the button to lay it. You can also drag it to the dog.

    The small figure on a tile is what it gives at once: bones, run or colours, and tasks. The panel beside the table also tells how likely such a tile is to come back to you. Figures are shown if the table plays with odds.

    The bracket over a coat shows its longest run. Click a dog to see it large.

## Pictures

web-jamniki-picture-join = The coat ends with red and 3 bones.
web-jamniki-picture-join-colour = Red on red: fits.
web-jamniki-picture-join-bones = 3 bones beside 3 bones: fits.
web-jamniki-picture-join-not = Neither red nor 3 bones: does not fit.
web-jamniki-picture-run = Five purple parts in a row, across the seams: 15 bones and a run of 5 are 20 points.

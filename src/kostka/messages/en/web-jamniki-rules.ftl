# The rules of Jamniki in our own words.

web-jamniki-rules-aim-title = What it is about
web-jamniki-rules-aim =
    Every player dresses a dachshund in a knitted coat. Tiles of two parts are joined to it one after the other; each part has a colour and two, three or four bones.

    A match has two games. The points of both are added, and the most points win. Those who tie share the win.
web-jamniki-rules-turn-title = A turn
web-jamniki-rules-turn =
    There is one hand of tiles, and it goes from player to player. At the start of a game the start player takes as many tiles from the stack as there are players.

    Whoever has the hand
    - draws a tile from the stack, in the very first turn too,
    - lays one tile of the hand at the tail end of the own coat,
    - passes all the others on to the neighbour.

    A game ends when every coat has 7 tiles with two players, 6 with three, 5 with four, 4 with five. The stack never runs out.
web-jamniki-rules-join-title = What fits
web-jamniki-rules-join =
    The left part of a tile touches the last part of the coat. These two must agree in colour or in the number of bones; one of the two is enough. Its right part is the new end.

    On an empty coat, and after white, every tile fits. Tiles are not turned round, unless the table plays with that option.

    If a tile of your hand fits, you lay one that does. Which one is up to you.
web-jamniki-rules-white-title = White
web-jamniki-rules-white =
    If nothing in your hand fits, you choose any tile and lay it face down, white side up. White shows 2 and 2 bones, and they count. After white anything fits, colour side up.

    White is the back of every tile, so nobody else sees which one it was. It is shown when the game is scored. White breaks a run of colour and never makes one.
web-jamniki-rules-points-title = Points
web-jamniki-rules-points =
    At the end of a game each coat is counted:
    - every bone is 1 point, on white too;
    - the longest run of parts in one colour brings 1 point for each part, across the seams between tiles.

    Example: 34 bones and a run of four purple parts are 38 points. Only the longest run counts.
web-jamniki-rules-second-title = The second game
web-jamniki-rules-second =
    All 32 tiles are shuffled again. Whoever has the fewest points begins; of those who tie it is the one who acted last.

    Now the hand goes to the right, and so does the order of turns. The points are added to those of the first game. A table may also play a single game.
web-jamniki-rules-hands-title = What you may know
web-jamniki-rules-hands =
    Hands are secret. In your turn you see the whole hand, and from then on you know the tiles that you passed on. The eye on a tile tells who has seen it before you.

    When the hand comes back you see which tiles are gone. One that is neither in the hand nor on a coat lies white somewhere. Nobody knows the order of the stack.
web-jamniki-rules-colours-title = Variant: every colour scores
web-jamniki-rules-colours =
    This replaces the points for your own longest run. In each of the five colours the longest run of all coats brings its owner its length.

    If runs are equally long, the one with fewer bones wins. If these are equal too, all of them score. A colour that nobody wears brings nothing.
web-jamniki-rules-secret-title = Variant: tasks
web-jamniki-rules-secret =
    Two of twelve tasks lie open for everybody and bring extra points at the end of the game; the second game has two others.

    - Where players are compared, you need strictly more (or fewer) than every rival. During a round only equally many tiles are compared.
    - White is a colour, a white tile is of one colour, and it has 2 and 2 bones.
    - Rows of numbers are five parts side by side anywhere on the coat, read from muzzle to tail.
    - Exactly two colours means neither one nor three.
web-jamniki-rules-options-title = Options of a table
web-jamniki-rules-options =
    - Turning: a tile may be turned round before it is laid. Two small arrows on the tile do it. Tiles with two equal parts have nothing to turn.
    - White at will: white is allowed even if a tile fits.
    - Games: two, or a single one.
    - Start player: by chance, or a certain seat.

    All of these go together with both variants.
web-jamniki-rules-table-title = At this table
web-jamniki-rules-table =
    Choose a tile to see it on your dog, choose it again or press the button to lay it. You can also drag it to the dog.

    The small figure on a tile is what it brings at once: bones, run or colours, and tasks. The panel beside the table also tells how likely such a tile is to come back to you. Figures are there if the table plays with odds.

    The bracket over a coat shows its longest run. A click on a dog shows it large.

# Words that all games share. Forms that a language needs are attributes: gen, fem and so on.

core-decimal = .

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-purple = purple
colour-orange = orange
colour-brown = brown
colour-white = white
colour-black = black

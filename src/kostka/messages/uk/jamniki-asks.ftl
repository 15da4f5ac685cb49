## Про що питає гра

jamniki-prompt-first = Викладіть будь-яку плитку: з неї почнеться ваша жилетка.
jamniki-prompt-after-white = Викладіть будь-яку плитку: після білої підходить кожна.
jamniki-prompt-match = Викладіть плитку, що підходить до краю жилетки ({ WORD("colour", $colour) }, { $bones }) кольором або кількістю кісток{ $white ->
    [true] , або будь-яку плитку білим боком догори
   *[other] { "" }
}.
jamniki-prompt-white = У руці ніщо не підходить до краю жилетки ({ WORD("colour", $colour) }, { $bones }): викладіть будь-яку плитку білим боком догори.

## Чому хід неможливий

jamniki-not-in-hand = у вашій руці немає плитки { $tile }.
jamniki-white-with-match = якась плитка у вашій руці підходить, а білим боком кладуть лише тоді, коли ніщо не підходить.
jamniki-no-turning = плитки не розвертають; це дозволяє налаштування «turning».
jamniki-parts-alike = обидві частини плитки { $tile } однакові, тож розвертати нічого.
jamniki-no-match = { WORD("colour", $first_colour, form: "fem") } частина з кількістю кісток { $first_bones } не підходить до краю жилетки ({ WORD("colour", $colour) }, { $bones }) ні кольором, ні кількістю кісток.

## Що не так із позицією

jamniki-wrong-direction = { $path } у грі { $number } — це { $direction }: у грі 1 плитки передають ліворуч, а в грі 2 праворуч.
jamniki-coat-too-long = { $path }: плиток тут { $given }, а викладають щонайбільше { $most }.
jamniki-laid-how = { $path } — це { $given }, а плитку записують як "K13", "K13 turned" або "K13 white".
jamniki-tile-twice = { $path }: плитка { $tile } лежить у двох місцях.
jamniki-turned-without-option = { $path }: плитку розвернуто, а розвертають їх лише з налаштуванням «turning».
jamniki-turned-alike = { $path }: плитку розвернуто, але обидві її частини однакові, тож розвертати нічого.
jamniki-fits-not = { $path }: плитка не підходить до попередньої ні кольором, ні кількістю кісток.
jamniki-white-fits = { $path }: плитка лежить білим боком, хоча там підходить, а білим боком кладуть лише тоді, коли ніщо не підходить.
jamniki-coat-sizes = { $path }: якщо ходити по черзі, жилетки не можуть мати стільки плиток: { $sizes }.
jamniki-turn-of-other = { $path } — це { $given }, але за жилетками зараз ходить місце { $turn }.
jamniki-coats-complete = { $path }: усі жилетки готові, а тоді вже триває гра 2, з номером 2 і порожніми жилетками.
jamniki-tasks-missing = Бракує { $path }: з налаштуванням «secret_tasks» позиція називає свої два завдання.
jamniki-tasks-none = { $path } вказано, але в цій грі їх немає.
jamniki-tasks-number = { $path }: завдань тут { $given }, а в грі їх має бути { $tasks }.
jamniki-drawn-twice = { $path }: те саме завдання витягнуто двічі.
jamniki-scores-number = { $path }: ігор тут { $given }, а перед цією зіграно { $games }.
jamniki-hand-size = { $path }: плиток тут { $given }, а має бути { $tiles }.
jamniki-stack-size = { $path }: плиток тут { $given }, а на стос лишається { $tiles }.
jamniki-draw-missing = { $path } не каже, коли плитка { $tile } покинула стос.
jamniki-draw-of-other = { $path } каже, коли плитка { $tile } покинула стос, але вона не з тих, що його покинули.
jamniki-draw-turn = { $path }: плитка { $tile } не могла покинути стос у ході { $turn }.
jamniki-white-unneeded = { $path }: у ході { $turn } виклали плитку білим боком, хоча в руці була { $tile }, яка підходила.
jamniki-no-order = { $path }: жоден порядок стосу не узгоджується з ходами, у яких плитки його покидали.
jamniki-odds-hand = { $path } має називати плитки: шанси стосуються всієї руки місця { $seat }.

## Результати зі справжнього столу

jamniki-script-none = Випадок вирішує лише підготовку гри: цей хід не приймає результатів.
jamniki-script-stack = { $given } — не частина стосу: її записують як (1, "K13", "K05", "K22", "K30").
jamniki-script-tiles = Підготовка називає всі плитки стосу ({ $tiles }), кожну один раз, згори вниз.
jamniki-script-start = Після стосу підготовка називає місце, що починає.
jamniki-script-tasks = Завдань витягують { $tasks }, а в грі без таємних завдань жодного.
jamniki-script-task = { $given } — не завдання, яке ще можна витягнути.

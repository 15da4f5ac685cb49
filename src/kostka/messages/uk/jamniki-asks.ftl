## Про що питає гра

jamniki-prompt-first = Викладіть будь-яку плитку: з неї почнеться ваша жилетка.
jamniki-prompt-after-white = Викладіть будь-яку плитку: після білої підходить кожна.
jamniki-prompt-match = Викладіть плитку, що підходить до краю жилетки ({ WORD("colour", $colour) }, { $bones }) кольором або кількістю кісток{ $white ->
    [true] , або будь-яку плитку білим боком догори
   *[other] { "" }
}.
jamniki-prompt-white = У руці ніщо не підходить до краю жилетки ({ WORD("colour", $colour) }, { $bones }): викладіть будь-яку плитку білим боком догори.

## Чому хід неможливий

jamniki-which-tile = назвіть плитку, яку кладете; «?» бачать лише інші.
jamniki-not-in-hand = у вашій руці немає плитки { $tile }.
jamniki-white-with-match = якась плитка у вашій руці підходить, а білим боком кладуть лише тоді, коли ніщо не підходить.
jamniki-no-turning = за цим столом плитки не повертають.
jamniki-parts-alike = обидві частини плитки { $tile } однакові, тож розвертати нічого.
jamniki-no-match = { WORD("colour", $first_colour, form: "fem") } частина з кількістю кісток { $first_bones } не підходить до краю жилетки ({ WORD("colour", $colour) }, { $bones }) ні кольором, ні кількістю кісток.

## Що не так із позицією

jamniki-wrong-direction = { $path } у грі { $number } — це { $direction }: у грі 1 плитки передають ліворуч, а в грі 2 праворуч.
jamniki-coat-too-long = { $path }: плиток тут { $given }, а викладають щонайбільше { $most }.
jamniki-laid-how = { $path } — це { $given }, а плитку записують як "K13", "K13 turned", "K13 white" або "? white".
jamniki-tile-twice = { $path }: плитка { $tile } лежить у двох місцях.
jamniki-turned-without-option = { $path }: плитку розвернуто, а розвертають їх лише з налаштуванням «turning».
jamniki-turned-alike = { $path }: плитку розвернуто, але обидві її частини однакові, тож розвертати нічого.
jamniki-fits-not = { $path }: плитка не підходить до попередньої ні кольором, ні кількістю кісток.
jamniki-white-fits = { $path }: плитка лежить білим боком, хоча там підходить, а білим боком кладуть лише тоді, коли ніщо не підходить.
jamniki-coat-sizes = { $path }: якщо ходити по черзі, жилетки не можуть мати стільки плиток: { $sizes }.
jamniki-turn-of-other = { $path } — це { $given }, але за жилетками зараз ходить місце { $turn }.
jamniki-starter-of-other = { $path } — це { $given }, але за жилетками цю гру почало місце { $starter }.
jamniki-first-starter = { $path }: виходить, що почало місце { $given }, а налаштування «start» називає місце { $starter }.
jamniki-second-starter = { $path }: виходить, що гру 2 почало місце { $given }, а починає її той, хто в грі 1 мав найменше очок: { $starters }.
jamniki-coats-complete = { $path }: усі жилетки готові, а тоді вже триває гра 2, з номером 2 і порожніми жилетками.
jamniki-tasks-missing = Бракує { $path }: з налаштуванням «secret_tasks» позиція називає свої два завдання.
jamniki-tasks-none = { $path } вказано, але в цій грі їх немає.
jamniki-tasks-number = { $path }: завдань тут { $given }, а в грі їх має бути { $tasks }.
jamniki-drawn-twice = { $path }: те саме завдання витягнуто двічі.
jamniki-scores-number = { $path }: ігор тут { $given }, а перед цією зіграно { $games }.
jamniki-score-of-coat = { $path } — це { $given }, а жилетка дає { $points }.
jamniki-score-bones = { $path }: на всіх жилетках разом кісток { $given }, а на плитках їх щонайбільше { $most }.
jamniki-score-tasks = { $path }: жодні два завдання не дають гравцям таких очок: { $given }.
jamniki-hand-size = { $path }: плиток тут { $given }, а має бути { $tiles }.
jamniki-stack-size = { $path }: плиток тут { $given }, а на стос лишається { $tiles }.
jamniki-draw-missing = { $path } не каже, коли плитка { $tile } покинула стос.
jamniki-draw-of-other = { $path } каже, коли плитка { $tile } покинула стос, але вона не з тих, що його покинули.
jamniki-draw-turn = { $path }: плитка { $tile } не могла покинути стос у ході { $turn }.
jamniki-white-unneeded = { $path }: у ході { $turn } виклали плитку білим боком, хоча в руці була { $tile }, яка підходила.
jamniki-white-held = { $path }: плитка лежить білим боком, а за будь-якого порядку стосу в руці була та, що там підходить.
jamniki-gone-turns = { $path } — це { $given }, а вказують перший і останній хід, у якому плитку могли викласти, як-от [3, 5] або [3, null].
jamniki-gone-known = { $path }: плитку { $tile } не могли викласти в ході { $turn }: відомо, що тоді виклали.
jamniki-no-order = { $path }: жоден порядок стосу не узгоджується з ходами, у яких плитки його покидали.
jamniki-odds-hand = { $path } має називати плитки: шанси стосуються всієї руки місця { $seat }.

## Результати зі справжнього столу

jamniki-script-none = До цього ходу результатів не подають: випадок вирішує підготовку гри та що беруть зі стосу, порядок якого не названо.
jamniki-script-stack = { $given } — не частина стосу: її записують як (1, "K13", "K05", "K22", "K30").
jamniki-script-tiles = Підготовка називає всі плитки стосу ({ $tiles }), кожну один раз, згори вниз.
jamniki-script-start = У підготовці гри називають місце, яке починає, після стосу, якщо його названо.
jamniki-script-tasks = Завдань витягують { $tasks }, а в грі без таємних завдань жодного.
jamniki-script-task = { $given } — не завдання, яке ще можна витягнути.
jamniki-script-draw = { $given } — не плитка, яку можна зараз узяти: її записують як ("K19",), і кожну беруть один раз.
jamniki-script-draws = Зараз зі стосу беруть стільки плиток: { $tiles }, а названо { $given }.

## Кінець

jamniki-end =
    { $games ->
        [1] Гру закінчено.
       *[other] Усі ігри закінчено.
    }

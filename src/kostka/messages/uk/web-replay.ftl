# The replay of a match, and how its dice are verified.

web-replay = Повтор
web-replay-prompt = Повтор, хід { $at } з { $of }
web-replay-move = хід { $at } з { $of }
web-replay-moment = Мить партії
web-replay-moves = Ходи
web-replay-start = Підготовка
web-replay-undone = Останній хід скасовано
web-replay-deal = Стіл підготовлено
web-replay-choice = { $who } робить вибір

## Time

web-replay-first = На початок
web-replay-previous = Хід назад
web-replay-play = Відтворити
web-replay-pause = Зупинити
web-replay-next = Хід уперед
web-replay-last = На кінець
web-replay-speed = Швидкість { $speed }

## Point of view

web-replay-eyes = Точка зору
web-replay-eyes-everybody = що бачили всі
web-replay-eyes-seat = що бачив гравець { $player }
web-replay-eyes-all = усе відкрито

## Passing it on

web-replay-share = Посилання на цей хід
web-replay-copied = Скопійовано
web-replay-download = Завантажити файл партії

## From a file

web-replay-upload = Переглянути партію з файлу
web-replay-upload-help = Перетягніть сюди файл партії або виберіть його. Сервер розіграє її ще раз і перевірить кожен хід і кожен результат; нічого з неї не збереже.
web-replay-choose = Вибрати файл
web-replay-reading = Читання файлу…
web-replay-unreadable = Файл { $name } неможливо показати
web-replay-other = Інший файл

## Before the end

web-replay-soon = Повтор відкриється, коли партія закінчиться
web-replay-soon-help = До того руки й закриті карти лишаються таємними. За столом натисніть на рядок журналу, щоб повернутися до тієї миті.
web-replay-table = До столу
web-replay-back = Так було раніше
web-replay-back-now = Повернутися до гри
web-replay-back-turn = Тим часом настав ваш хід.
web-replay-back-on =
    { $count ->
        [one] Відтоді зроблено { $count } хід.
        [few] Відтоді зроблено { $count } ходи.
       *[other] Відтоді зроблено { $count } ходів.
    }
web-replay-back-gone = Цю сторінку відкрито пізніше
web-replay-back-gone-help = Повернутися можна лише до миті, коли ви відкрили цю сторінку. Усю партію покаже повтор, коли вона закінчиться.

## Why the dice were fair

web-replay-verified =
    { $game ->
        [jamniki] Роздачу перевірено
       *[other] Кидки перевірено
    }
web-replay-unverified =
    { $game ->
        [jamniki] Про роздачу
       *[other] Про кидки
    }
web-replay-proof =
    { $game ->
        [jamniki] Роздача була чесною
       *[other] Кидки були чесними
    }
web-replay-proof-lead =
    { $game ->
        [jamniki] Порядок плиток випливає з одного таємного числа. Його визначено ще до першої плитки, тож ніхто не міг змінити його згодом, навіть сервер.
       *[other] Кожен кидок випливає з одного таємного числа. Його визначено ще до першого кидка, тож ніхто не міг змінити його згодом, навіть сервер.
    }
web-replay-promise = Обіцянка
web-replay-promise-help = відбиток таємного числа, видимий усім від першого ходу
web-replay-no-promise =
    { $game ->
        [jamniki] Її не було: ці плитки брали вручну.
       *[other] Її не було: ці кубики кидали вручну.
    }
web-replay-secret = Таємне число
web-replay-secret-help = розкрите всім, коли партія закінчилася
web-replay-compared = Порівняння
web-replay-compared-help = ваш браузер щойно сам обчислив SHA-256 цього числа
web-replay-comparing = Обчислення…
web-replay-equal = Збігається з обіцянкою
web-replay-unequal = Не збігається з обіцянкою!
web-replay-dice =
    { $game ->
        [jamniki] Плитки
       *[other] Кидки
    }
web-replay-dice-help = обчислено заново з таємного числа й порівняно з партією
web-replay-checked =
    { $count ->
        [one] { $count } результат збігається
        [few] { $count } результати збігаються
       *[other] { $count } результатів збігається
    }
web-replay-given =
    { $count ->
        [one] { $count } результат зі справжнього столу: його ніхто не перевірить
        [few] { $count } результати зі справжнього столу: їх ніхто не перевірить
       *[other] { $count } результатів зі справжнього столу: їх ніхто не перевірить
    }
web-replay-self = Щоб перевірити це без цього сервера, завантажте файл партії й виконайте:

## Reasons of bots

web-replay-why = Чому?
web-replay-why-of = Чому цей хід?
web-replay-why-asking = Пригадую …

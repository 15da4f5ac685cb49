# The lobby, the table before the match, and taking a seat.

## What is played

web-lobby-hello = У що зіграємо?
web-lobby-guests = Гостям не потрібен обліковий запис: досить посилання.
web-lobby-games = Ігри
web-lobby-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
web-lobby-players-range =
    { $most ->
        [one] { $fewest }–{ $most } гравець
        [few] { $fewest }–{ $most } гравці
       *[other] { $fewest }–{ $most } гравців
    }
web-lobby-about-camelup = Ставте на перегони, де верблюди носять один одного, а двоє біжать у зворотний бік.
web-lobby-about-jamniki = Плитка за плиткою зв’яжіть для своєї такси найдовшу жилетку у світі.
web-lobby-about-cubitos = Перевіряйте удачу з дедалі більшою жменею кубиків і мчіть до фінішу.
web-lobby-try-again = Спробувати ще раз

## Seats

web-lobby-seats = Місця
web-lobby-start-player = Хто починає
web-lobby-start-player-chance = починає випадковий гравець
web-lobby-start-player-named = починає { $name }
web-lobby-kind-me = Я
web-lobby-kind-open = Вільне
web-lobby-kind-bot = Бот
web-lobby-kind-screen = Цей екран
web-lobby-kind-of-seat = Хто сяде на місце { $number }
web-lobby-open-seat = Вільне місце
web-lobby-your-name = Ваше ім’я
web-lobby-name-of-seat = Ім’я гравця на місці { $number }
web-lobby-that-is-you = це ви
web-lobby-here-too = теж на цьому екрані
web-lobby-for-a-friend = для друзів
web-lobby-level-of = Як добре грає { $name }
web-lobby-level-easy = легкий
web-lobby-level-normal = звичайний
web-lobby-level-hard = сильний
web-lobby-level-expert = майстер
web-lobby-bot-names = Гвинтик, Піксель, Іскра, Пампушок, Байтик, Ґудзик, Нитка, Кубик
web-lobby-remove-seat = Прибрати місце { $number }
web-lobby-add-seat = Додати місце
web-lobby-fill = Додати ботів

## Starting

web-lobby-ready = Можна починати
web-lobby-ready-hint =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }, { $bots ->
        [0] без ботів
        [one] серед них { $bots } бот
        [few] серед них { $bots } боти
       *[other] серед них { $bots } ботів
    }
web-lobby-seats-open =
    { $count ->
        [one] Ще є одне вільне місце
        [few] Ще є { $count } вільні місця
       *[other] Ще є { $count } вільних місць
    }
web-lobby-seats-open-hint = партія почнеться, коли всі місця зайняті
web-lobby-only-bots = Лише боти
web-lobby-only-bots-hint = ви дивитеся
web-lobby-unsound = Ці налаштування поки не узгоджені
web-lobby-give-to-bots =
    { $count ->
        [one] Віддати ботові
        [few] Віддати ботам
       *[other] Віддати ботам
    }
web-lobby-start = Почати
web-lobby-invite = Відкрити стіл

## Options

web-lobby-options = Налаштування гри { $game }
web-lobby-option-camelup-arrange = Перший гравець складає верблюдів
web-lobby-help-camelup-arrange = замість випадкового порядку
web-lobby-option-camelup-hidden-purses = Приховані гаманці
web-lobby-help-camelup-hidden-purses = ніхто не бачить чужих грошей
web-lobby-option-camelup-netting = Підсумовувати карти на перегони
web-lobby-help-camelup-netting = кожен стос окремо, перш ніж гаманець зупиниться на 0
web-lobby-option-jamniki-games = Ігор у партії
web-lobby-help-jamniki-games = друга йде у зворотний бік
web-lobby-option-jamniki-every-colour = Рахується кожен колір
web-lobby-help-jamniki-every-colour = очки дає найдовша смуга кожного кольору
web-lobby-option-jamniki-secret-tasks = Завдання
web-lobby-help-jamniki-secret-tasks = два з дванадцяти дають додаткові очки
web-lobby-option-jamniki-turning = Розвертання плиток
web-lobby-help-jamniki-turning = плитку можна розвернути, перш ніж викласти
web-lobby-option-jamniki-voluntary-white = Біла за бажанням
web-lobby-help-jamniki-voluntary-white = навіть якщо якась плитка підходить
web-lobby-option-cubitos-set = Набір карт
web-lobby-option-cubitos-cards = Карти
web-lobby-option-cubitos-set-seed = Номер жеребкування
web-lobby-option-cubitos-track = Траса
web-lobby-option-cubitos-laps = Кола
web-lobby-option-own = власне

## What the table agrees on

web-lobby-agreed = За столом
web-lobby-odds = Шанси
web-lobby-odds-help = шанси й підказки для гравців
web-lobby-spectators = Глядачі
web-lobby-spectators-help = хто має посилання, може дивитися
web-lobby-talk = Розмови
web-lobby-talk-everybody = усі
web-lobby-talk-players = гравці
web-lobby-talk-nobody = ніхто
web-lobby-undo = Скасування ходу
web-lobby-undo-ask = за згодою інших
web-lobby-undo-free = якщо нічого не відкрито
web-lobby-undo-never = ніколи
web-lobby-clock = Годинник
web-lobby-clock-none = без годинника
web-lobby-clock-pace = { $minutes } хв + { $seconds } с
web-lobby-clock-own = ліміт часу
web-lobby-clock-minutes = Хвилин на партію
web-lobby-clock-seconds = Секунд за кожне рішення

## The race of Cubitos

web-lobby-race-set = Набір карт
web-lobby-race-drawn = Вісім карт витягують на початку партії, щоразу інші.
web-lobby-race-card = { $name }, вартість { $cost }
web-lobby-race-card-of = Карта кольору: { $colour }
web-lobby-race-cost = вартість
web-lobby-race-track = Траса
web-lobby-race-track-usual = як радить набір
web-lobby-race-then = А потім
web-lobby-race-then-none = без другої траси
web-lobby-race-laps = Кола
web-lobby-race-laps-usual = зазвичай { $count }
web-lobby-race-full = Усі карти й траси
web-lobby-race-title = Карти й траси
web-lobby-race-map = Мапа траси { $track }: кроків у колі { $lap }, червоних ліній { $lines }
web-lobby-race-track-about =
    коло: { $lap ->
        [one] { $lap } крок
        [few] { $lap } кроки
       *[other] { $lap } кроків
    }, { $lines ->
        [one] { $lines } червона лінія
        [few] { $lines } червоні лінії
       *[other] { $lines } червоних ліній
    }
web-lobby-race-sign-gain = винагорода
web-lobby-race-sign-lose = втрата кубика
web-lobby-race-sign-way = короткий шлях або реактивний ранець
web-lobby-race-seed = Номер жеребкування
web-lobby-race-seed-help = той самий номер дає ті самі карти; залиште порожнім, щоб щоразу були інші
web-lobby-race-mix = Скласти свій набір
web-lobby-race-own = Власні карти й траси
web-lobby-race-own-help = Вони залишаються в цьому браузері, і за вашим столом ними грають усі. Перетягніть сюди файли TOML або виберіть їх.
web-lobby-race-own-save = Зберегти «{ $name }» як файл
web-lobby-race-own-forget = Прибрати «{ $name }» з цього браузера
web-lobby-race-example = Почніть із прикладу:
web-lobby-race-example-card = карта
web-lobby-race-example-track = траса
web-lobby-race-own-do = Вибрати файли
web-lobby-race-own-taken = Додано: { $names }
web-lobby-file-long = Цей файл завеликий для карти чи траси.
web-lobby-file-binary = Це не текстовий файл. Карта чи траса — це файл TOML.

## Joining, going on

web-lobby-join = Вам назвали код?
web-lobby-code = Код столу, шість літер або цифр
web-lobby-code-short = Код має шість літер або цифр.
web-lobby-join-do = Приєднатися
web-lobby-no-code = Столу з кодом { $code } немає. У кодах не буває O, I, 0 та 1.
web-lobby-name-missing = Як вас звати?
web-lobby-found = Стіл
web-lobby-table-of = Стіл: { $name }
web-lobby-found-seats = { $game }, зайнято місць: { $taken } з { $seats }
web-lobby-found-full = Вільних місць немає
web-lobby-found-full-hint = можна дивитися
web-lobby-join-of = { $name } запрошує. Приєднаєтеся?
web-lobby-join-ask = Приєднаєтеся до цього столу?
web-lobby-recent = Грати далі або дивитися
web-lobby-recent-none = Тут з’являться ваші столи.
web-lobby-recent-all =
    { $count ->
        [one] Показати { $count } стіл
        [few] Показати всі столи ({ $count })
       *[other] Показати всі столи ({ $count })
    }
web-lobby-recent-do = { $what }: { $game }, стіл { $code }
web-lobby-phase-gathering = чекає на гравців
web-lobby-phase-playing = триває
web-lobby-phase-over = завершено
web-lobby-phase-closed = закрито
web-lobby-go-on = Грати далі
web-lobby-watch = Дивитися
web-lobby-replay = Повтор
web-lobby-file = Відкрити файл партії

## The table before the match

web-lobby-gathering = Чекаємо на друзів
web-lobby-gathering-hint = Партія почнеться сама, щойно всі місця будуть зайняті.
web-lobby-invited-by = { $name } запрошує до гри
web-lobby-invited = Вас запрошено до гри
web-lobby-invited-to = { $game }, кількість гравців: { $seats }
web-lobby-closed = Цей стіл закрито
web-lobby-closed-hint = Сюди вже ніхто не сяде.
web-lobby-sit = Сісти за стіл
web-lobby-sit-or-watch = Або просто дивіться: партія з’явиться тут.
web-lobby-seat-here = за столом
web-lobby-seat-away = не в мережі
web-lobby-seat-screen = на тому самому екрані
web-lobby-seat-waiting = чекає
web-lobby-give = Віддати ботові
web-lobby-open = Звільнити
web-lobby-open-named = Звільнити: тут грає { $name }
web-lobby-give-numbered = Віддати ботові: місце { $number }
web-lobby-leave = Звільнити своє місце
web-lobby-close-table = Закрити стіл
web-lobby-close-sure = Закрити цей стіл для всіх?
web-lobby-close-sure-hint = Ніхто більше не сяде, і партія не почнеться.
web-lobby-invite-title = Запросити
web-lobby-invite-hint = Відскануйте або надішліть посилання.
web-lobby-qr = QR-код із посиланням на цей стіл
web-lobby-code-of = Код столу { $code }
web-lobby-link = Посилання на цей стіл
web-lobby-copy = Копіювати
web-lobby-copied = Скопійовано
web-lobby-share = Поділитися
web-lobby-only-here = Інші пристрої не відкриють цієї адреси. Запустіть сервер командою «{ $command }» і відкрийте його за адресою цього комп’ютера.
web-lobby-rules-of-table = Правила столу
web-lobby-as-usual = Звичайні налаштування.
web-lobby-no-odds = Без шансів
web-lobby-no-spectators = Без глядачів
web-lobby-watching-you = Ви дивитеся
web-lobby-line-lost = З’єднуємося знову
web-lobby-line-taken = Ви граєте на цьому місці в іншому вікні
web-lobby-line-token = Це місце віддано
web-lobby-line-ended = З’єднання втрачено
web-lobby-line-here = Грати тут

# Команда `kostka`.

cli-help = Цифровий стіл для «Кубітосу», Camel Up і Jamniki.
cli-help-lang = Мова: en, pl або uk; якщо не вказано, мова системи.

## Що роблять команди

cli-games = Показати ігри та їхні налаштування.
cli-schema = Вивести JSON-схему ходів, подій і налаштувань гри.
cli-play = Грати з ботами. Партія зберігається після кожного ходу: Ctrl-C перериває, --resume продовжує.
cli-simulate = Зіграти багато ігор між ботами й повідомити, хто переміг.
cli-odds = Шанси в позиції та цінність кожного ходу.
cli-show = Намалювати позицію.
cli-replay = Розповісти партію хід за ходом.
cli-verify = Перерахувати всі кидки завершеної партії з її секрету.

## Що вони приймають

cli-name-game = ГРА
cli-name-file = ФАЙЛ
cli-name-position = ПОЗИЦІЯ
cli-name-name = НАЗВА
cli-name-pair = НАЗВА=ЗНАЧЕННЯ
cli-help-game = Гра зі списку `kostka games`.
cli-help-json = Вивести JSON замість тексту.
cli-help-seats = Кількість гравців.
cli-help-option = Налаштування гри; можна вказати кілька.
cli-help-terminal = Грати в цьому терміналі.
cli-help-bot = Хто сидить на решті місць: random або бот з іншого пакета; якщо не вказано, greedy.
cli-help-humans = Скільки людей грає за цим терміналом; якщо не вказано, 1.
cli-help-match-seed = Партія, яку можна повторити.
cli-help-resume = Продовжити збережену партію.
cli-help-keep = Де зберігати партію.
cli-help-number = Скільки ігор.
cli-help-games-seed = Те саме зерно дає ті самі ігри.
cli-help-bots = Назви ботів через кому, повторюються по колу.
cli-help-position = Позиція або файл партії.
cli-help-seat = Для якого місця; якщо не вказано, для того, чий хід.
cli-help-start-seed = Без позиції: яке початкове розташування.
cli-help-rollouts = Скільки ігор розіграти там, де шансів не порахувати точно.
cli-help-match = Файл партії.
cli-help-finished = Файл партії з її секретом.
cli-help-allow-given = Кубики справжнього столу — це гаразд: код виходу 0, хоч їх ніхто не перевірить.

## Оформлення довідки й помилок

cli-usage = Використання:
cli-usage-options = [ПАРАМЕТРИ]
cli-usage-command = КОМАНДА [АРГУМЕНТИ]...
cli-help-help = Показати цю довідку й вийти.
cli-title-arguments = Аргументи
cli-title-options = Параметри
cli-title-commands = Команди
cli-required = обов'язково
cli-default = типово
cli-no-such-command = Немає команди { $name }.
cli-no-such-command-alike = Немає команди { $name }. Можливо, { $alike }?
cli-no-such-option = Немає параметра { $name }
cli-no-such-option-alike = Немає параметра { $name }. Можливо, { $alike }?
cli-missing = Бракує: { $name }.
cli-wrong-value = { $name } приймає значення іншого роду.
cli-wrong-use = { $name } використовують інакше: див. --help.
cli-too-many = Аргументів більше, ніж приймає команда: див. --help.
cli-broken-command = Не вдається завантажити команду { $name } з іншого пакета: { $reason }.
cli-unusable = Не вдається використати: { $name } ({ $reason }).
cli-output = вивід
cli-no-language = Немає мови { $name }; є { $known }.
cli-no-pair = Налаштування вказують як НАЗВА=ЗНАЧЕННЯ, а не { $given }.
cli-decides = { $chosen } визначає те, що й { $other }: вкажіть щось одне.

## Список, симуляції, шанси, повтор

cli-game = { $title }, від { $least } до { $most } гравців
cli-none = немає
cli-counted =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[other] { $games } ігор
    }
cli-wins = { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-column-seat = місце
cli-column-bot = бот
cli-column-wins = перемоги
cli-column-share = частка
cli-column-score = середній рахунок
cli-column-place = середнє місце
cli-simulated =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[other] { $games } ігор
    }, { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
       *[other] { $decisions } рішень
    } за { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с: { NUMBER($games_per_second, maximumSignificantDigits: 3) } ігор/с, { NUMBER($decisions_per_second, maximumSignificantDigits: 3) } рішень/с
cli-other-position = { $file } — позиція гри { $found }, а не { $wanted }.
cli-over = Гру завершено: шансів більше немає.
cli-setup = приготування
cli-undo = скасовано ходів: { $plies }
cli-verified =
    { $checked ->
        [one] { $checked } кидок: усе сходиться
        [few] { $checked } кидки: усе сходиться
       *[other] { $checked } кидків: усе сходиться
    }
cli-verified-given =
    НЕ ПЕРЕВІРЕНО: { $given ->
        [one] { $given } кубик указано вручну, і він не випливає із секрету. Див. пункт { $entries }.
        [few] { $given } кубики вказано вручну, і вони не випливають із секрету. Див. пункти { $entries }.
       *[other] { $given } кубиків указано вручну, і вони не випливають із секрету. Див. пункти { $entries }.
    }
cli-verified-rest =
    { $checked ->
        [0] Інших кубиків не було.
        [one] Решта сходиться: { $checked } кубик.
        [few] Решта сходиться: { $checked } кубики.
       *[other] Решта сходиться: { $checked } кубиків.
    }
cli-verified-real = НЕ ПЕРЕВІРЕНО: цю партію зіграно справжніми кубиками. Секрету немає, тож перевіряти нічого.

## Стіл

cli-table = Номер або хід зі списку; також odds (шанси), moves (ходи), board (поле), help (довідка), quit (вийти).
cli-compiling = готую правила гри { $game }, лише першого разу
cli-player = Гравець
cli-player-number = Гравець { $seat }
cli-too-many-people =
    { $people ->
        [one] { $people } людина не сяде
        [few] { $people } людини не сядуть
       *[other] { $people } людей не сядуть
    } на { $seats ->
        [one] { $seats } місце.
        [few] { $seats } місця.
       *[other] { $seats } місць.
    }
cli-nothing-saved = Немає збереженої партії: почніть нову, без --resume.
cli-other-match = { $file } — партія гри { $found }, а не { $wanted }.
cli-no-secret = { $file } не містить секрету, тож ніхто не може кидати далі кубики цієї партії.
cli-no-match = { $file } — не файл партії, а партія перезаписала б його: вкажіть інший файл.
cli-earlier = Попередню партію збережено: { $file }
cli-committed = Зобов'язання щодо кидків: { $commitment }.
cli-left = Партію збережено; щоб продовжити: { $command }
cli-numbered = Ходи мають номери від 1 до { $count }.
cli-check = Перевірити кидки: { $command }

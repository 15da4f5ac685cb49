# Команда `kostka`.

cli-help = Цифровий стіл для «Кубітосу», Camel Up і Jamniki.
cli-help-lang = Мова: en, pl або uk; якщо не вказано, мова системи.

## Що роблять команди

cli-games = Показати ігри та їхні налаштування.
cli-schema = Вивести JSON-схему ходів, подій і налаштувань гри.
cli-play = Грати: у браузері, з ботами чи друзями; з --terminal або іншою опцією термінала — у цьому терміналі.
cli-simulate = Зіграти багато ігор між ботами й повідомити, хто переміг.
cli-odds = Шанси в позиції та цінність кожного ходу.
cli-advise = Ходи в позиції за шансами на перемогу та що за них промовляє.
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
cli-help-lobby = Гра зі списку `kostka games`. У браузері її можна вибрати пізніше.
cli-help-json = Вивести JSON замість тексту.
cli-help-seats = Кількість гравців.
cli-help-option = Налаштування гри; можна вказати кілька.
cli-help-no-browser = Лише показати адресу, не відкривати браузера.
cli-help-play-host = адреса, на якій слухає сервер; зазвичай усі, щоб могли долучитися друзі з вашої мережі; 127.0.0.1 лишає його на цьому комп’ютері
cli-help-free-port = Порт сервера, з яким працює браузер; без цієї опції 8000 або наступний вільний.
cli-help-terminal = Грати в цьому терміналі. Кожен хід зберігається: Ctrl-C перериває, --resume продовжує.
cli-help-bot = Хто сидить на решті місць: easy, normal, hard, expert або бот з іншого пакета; без цього normal.
cli-help-humans = Скільки людей грає за цим терміналом; 1, якщо --names чи --dice не кажуть іншого.
cli-help-names = Імена людей, наприклад Анна,Петро.
cli-help-start = Почати з цієї позиції або з кінця файлу партії.
cli-help-dice = Грати разом зі справжнім столом: ви вводите кожен хід і те, що випало.
cli-help-version = Показати версію й вийти.
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
cli-help-playouts = Скільки ігор розіграє пошук; без цього стільки, як рівень expert.
cli-help-seconds = Скільки може тривати пошук.
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
cli-title-browser = У браузері
cli-title-terminal = У терміналі
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
cli-in-terminal = { $chosen } означає гру в терміналі, а там { $other } нічого не дає.

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
cli-column-move = хід
cli-column-chance = виграє
cli-column-behind = гірше на
cli-column-standing = стан
cli-advised =
    { $playouts ->
        [0] Нічого не розігрувалося навмання.
        [one] { $playouts } розіграна гра.
        [few] { $playouts } розіграні гри.
       *[many] { $playouts } розіграних ігор.
    }
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

cli-compiling = готую { $game }, лише першого разу
cli-odds-soon = Шанси будуть за мить: правила ще готуються, і то лише цього разу.
cli-odds-never = Цього разу шансів не буде: підготувати правила тут не вдалося. Гра триває без них.
cli-opening = { $game }: { $players }.
cli-bot = { $name } (бот { $level })
cli-bot-names = Аліна, Богдан, Віра, Гнат, Дарина, Євген, Зоряна, Ігор
cli-player = Гравець
cli-player-number = Гравець { $number }
cli-table = Введіть хід; досить його початку. help пояснює, про що йдеться, quit завершує.
cli-words =
    Введіть хід, його початок або номер зі списку moves. Інші слова:
    board: увесь стіл; legend: що означають позначки; odds: шанси та цінність ходів
    log: що сталося останнім; undo: скасувати свою останню відповідь
    names Анна, Петро: перейменувати гравців; quit: вийти, партія збережеться
cli-names = За столом: { $players }. Перейменувати: names Анна, Петро
cli-pass = Клавіатура переходить далі, тепер грає { $player }. { $player }: натисніть Enter, коли ніхто інший не дивиться.
cli-numbered = Ходи мають номери від 1 до { $count }.
cli-several = { $given } може означати { $moves }: допишіть ще трохи.
cli-unknown = { $given } тут нічого не означає. Ходи зараз починаються з { $verbs }; їх пояснює help.
cli-unknown-alike = { $given } тут нічого не означає. Можливо, { $alike }?
cli-more-moves = Є ще: усі покаже moves (усього ходів: { $count }).
cli-nothing-to-undo = Поки що нема чого скасовувати.

## Кубики справжнього столу

cli-dice = кубики
cli-dice-deal = Як починається гра на столі?
cli-dice-move = { $player }, { $move }: що випало?
cli-dice-like = Введіть, наприклад, так: { $example }
cli-dice-more = Поки що: { $given }. Що випало ще?

## Збереження партій

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
cli-in-use = { $file } саме відкрито за іншим столом: спершу закрийте той або збережіть цю партію деінде за допомогою --file.
cli-earlier = Попередню партію збережено: { $file }
cli-left = Партію збережено. Щоб продовжити:
cli-committed = Кидки визначено ще до першого з них. Зобов'язання: { $commitment }
cli-check = Перевірити всі:

## Що готується

part-setup = приготування
part-moves = ходи
part-play = перебіг
part-views = огляди
part-bots = боти
part-search = пошук
part-games = цілі ігри
part-odds = шанси

## Сервер

cli-serve = Запустити сервер столів: друзі приєднуються за посиланням або кодом, боти займають вільні місця, і жоден хід не губиться.
cli-serve-here = Відкрийте { $address } у браузері. Ctrl-C зупиняє сервер; партії збережено.
cli-serve-network = Для інших у цій мережі: { $address }
cli-browser-here = Стіл за адресою { $address }, доки працює ця команда. Ctrl-C зупиняє її; партії збережено.
cli-browser-there = Сервер Kostka вже працює. Стіл за адресою { $address }
cli-browser-open = Відкрийте цю адресу в браузері: звідси не вдалося відкрити жодного.
cli-browser-no-port = Усі порти від { NUMBER($first, useGrouping: 0) } до { NUMBER($last, useGrouping: 0) } зайняті: назвіть інший опцією --port.
cli-browser-no-pages = Сторінок для браузера тут ще не зібрано. Їх збере `make site`; з --terminal можна грати відразу.
cli-help-host = адреса, на якій сервер слухає; 0.0.0.0 впускає інших із мережі
cli-help-port = порт; 0 бере будь-який вільний
cli-help-workers = скільки процесів обслуговує столи; кілька потребують PostgreSQL
cli-help-database = де зберігаються столи: файл SQLite або адреса URL бази PostgreSQL; інакше KOSTKA_DATABASE_URL, а без неї файл у теці даних
cli-help-origin = адреса сторінок, яким дозволено користуватися цим сервером, наприклад https://games.example.org; можна подати кілька разів
cli-help-proxy = адреса довіреного проксі перед цим сервером, який повідомляє адреси клієнтів; можна подати кілька разів
cli-backup = Скопіювати базу даних сервера, також під час його роботи.
cli-help-backup = файл для запису; він ще не має існувати
cli-backed-up = Базу даних скопійовано до файлу { $file }.
cli-join = Нехай бот займе вільне місце за столом і грає.
cli-help-link = посилання на стіл, наприклад http://127.0.0.1:8000/t/abc, або http://127.0.0.1:8000/ABC234 з кодом
cli-help-bot-name = як бот зветься за столом
cli-help-bot-seat = місце, яке зайняти; без цього перше вільне
cli-joined = { $name } грає на місці { $seat }.
cli-join-over = Партію закінчено: місце { $place }, рахунок { $score }.
cli-join-no-link = { $given } не є посиланням на стіл, таким як http://127.0.0.1:8000/t/abc.
cli-join-no-server = За адресою { $link } не відповідає жоден сервер: { $error }.
cli-join-ended = Стіл завершив з'єднання: { $reason }.

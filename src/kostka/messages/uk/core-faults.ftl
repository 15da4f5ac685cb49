## Партії та ходи

core-prompt-over = Партію закінчено.
core-prompt-wait =
    { $count ->
        [one] Зараз ходить { $players }.
        [few] Зараз ходять: { $players }.
       *[other] Зараз ходять: { $players }.
    }
core-match-over = Партію закінчено.
core-say-which-seat = Зараз можуть ходити місця { $seats }: скажіть, яке саме.
core-no-seat = Немає місця { $given }; місця мають номери від 0 до { $last }.
core-no-entry = У записі немає пункту { $given }; пункти мають номери від 0 (роздача) до { $last }.
core-not-your-turn = { $count ->
    [one] Зараз ходить { $players }.
    [few] Зараз ходять: { $players }.
   *[other] Зараз ходять: { $players }.
}
core-not-possible = Так не можна: { $reason }
core-no-move = Немає ходу { $given }; ходи починаються з: { $verbs }.
core-no-move-like = Немає ходу { $given }; «{ $verb }» пишеться як «{ $first }» або «{ $last }».
core-no-move-one = Немає ходу { $given }; пишеться «{ $like }».
core-no-move-json = Немає ходу { $given }; хід — це текст, наприклад «{ $like }», або те саме з названими аргументами.
core-move-is-text = Хід — це текст, наприклад «{ $like }», а не { $given }.
core-cannot-undo = { $played ->
    [0] Ще не зіграно жодного ходу, тож скасувати нічого.
    [one] Зіграно лише { $played } хід; не можна скасувати { $given }.
    [few] Зіграно лише { $played } ходи; не можна скасувати { $given }.
   *[other] Зіграно лише { $played } ходів; не можна скасувати { $given }.
}
core-undo-number = Кількість ходів, які слід скасувати, — ціле число від 0, а не { $given }.
core-no-event = { $given } — не подія гри { $title }.
core-too-many-events = Хід спричинив { $count } подій, а вміщується їх { $most }.

## Кубики справжнього столу

core-dice-missing = Кинуто більше кубиків, ніж указано: укажіть усі кубики цього ходу.
core-dice-impossible = Один з указаних кубиків показує те, чого на ньому немає.
core-dice-left-over = Кинуто менше кубиків, ніж указано: укажіть лише кубики цього ходу.
core-dice-needed = Ця партія не має власного секрету, тож її кубики треба вказати.
core-dice-shape = Кубики задають списком, кожен із тим, що він показує, наприклад [("blue", 2)], а не { $given }.
core-script-too-long = Указано { $count } результатів, а вміщується їх { $most }.

## Гравці, місця, зерна

core-seats-number = Кількість гравців — ціле число, а не { $given }.
core-seats-range = { $title } — гра для { $low }–{ $high } гравців, а не для { $given }.
core-players-shape = Гравців задають списком імен, наприклад ["Anna", "Piotr"], а не { $given }.
core-players-number = Імен названо { $named }, а місць { $seats }.
core-player-name = { $given } не може бути ім’ям гравця: потрібні літери, без знака | і без нових рядків.
core-player = Гравець { $number }
core-bots-shape = Ботів задають списком, по одному запису на кожне з місць ({ $seats }), None — це людина, наприклад [None, "greedy"], а не { $given }.
core-bots-level = { $given } не може бути назвою бота: потрібні літери, без знака | і без нових рядків.
core-seed = Зерно — ціле число, а не { $given }.

## Ігри та боти

core-no-game = Немає гри { $given }; є: { $known }.
core-game-broken = Гру { $game } встановлено, але вона зламана: { $error }.
core-game-is-none = Гру { $game } встановлено, але вона зламана: її точка входу дає { $given }, а не гру.
core-no-bot = Немає бота { $given }; є: { $known }.
core-bot-broken = Бота { $bot } встановлено, але він зламаний: { $error }.
core-bot-shape = Бот — це назва або функція, що з відомого гравцеві вибирає хід, а не { $given }.
core-rollout-bot = { $given } не грає скомпільовано, тож не може догравати партії; можуть: { $known }.
core-rollout-match = Догравати можна партію, яку дає `kostka.new` або `kostka.load`, а не { $given }.
core-rollouts = Розіграних ігор може бути від 1 до { $most }, а не { $given }.
core-unfinished = Незакінчені партії гри { $title } після { $limit } рішень: { $games }.
core-simulate-games = Моделюють від 1 до { $most } партій, а не { $given }.
core-simulate-workers = Грає від 1 до { $most } виконавців, а не { $given }.
core-simulate-seed = Зерно моделювання — ціле число щонайбільше з 64 бітів, а не { $given }.
core-simulate-bots = На { $seats } місць потрібен список від 1 до { $seats } ботів, а не { $given }.
core-bot-budget = { $given } — не бот: кількість пробних партій мають лише рівні, які шукають, як-от expert@500.
core-worker-ended = Процес, який грав для інших, завершився без відповіді.
core-arena-bots = На арені грає список від 2 до { $most } ботів, а не { $given }.
core-arena-deals = Грають від 1 до { $most } роздач, а не { $given }.
core-arena-workers = Грає від 1 до { $most } процесів, а не { $given }.
core-arena-margin = Тест шукає частку перемог, більшу за 0 і меншу за { $most }, наприклад 0.05, а не { $given }.
core-arena-line = Рядок { $line } файлу { $file } — не партія арени.
core-arena-nothing = У файлі { $file } немає партії арени, від якої можна грати далі.
core-arena-other = У файлі { $file } партії іншої арени: «{ $name }» там { $found }, а не { $given }. Назвіть інший файл.
core-arena-format = Файл { $file } записала інша версія Kostka, яка роздавала інакше: продовжити його партії не можна. Назвіть інший файл.

## Налаштування

core-options-shape = Налаштування задають назвами зі значеннями, наприклад { "{" }"start": 0{ "}" }, а не { $given }.
core-no-option = Немає налаштування { $given }; налаштування цієї гри: { $known }.
core-option-value = Налаштування { $name } має значення { $given }, а приймає { $accepts }.
core-option-start = Налаштування start має значення { $start }, а місця мають номери від 0 до { $last }.
core-random-seat = випадковий гравець
core-fault-at = { $path }: { $fault }
core-accepts-range = ціле число від { $low } до { $high }
core-accepts-choices = одне з: { $choices }
core-accepts = { $type ->
    [boolean] true або false
    [integer] ціле число
    [array] список текстів
   *[string] текст
}

## Файли й позиції

core-cannot-read = Не можна прочитати { $file }: { $error }.
core-not-text = Не можна прочитати { $file }: це не текстовий файл.
core-cannot-write = Не можна записати { $file }: { $error }.
core-load-shape = Партію завантажують із файлу за назвою або з позиції, а не з { $given }.
core-file-name = Назва файлу — це текст або шлях, а не { $given }.
core-key-twice = { $where }: в одному об’єкті ключ { $given } стоїть двічі.
core-this-text = Цей текст
core-not-valid = { $where } — неправильний { $format }: { $error }.
core-too-deep = { $where } — неправильний { $format }: вкладеність завелика.
core-not-object = { $where }: тут має бути об’єкт JSON.
core-no-field = { $path } не має поля { $given }; може мати: { $known }.
core-must-be-object = { $path }: тут має бути об’єкт, а не { $given }.
core-must-be-list = { $path }: тут має бути список, а не { $given }.
core-must-be-word = { $path }: тут має бути одне з: { $words }, а не { $given }.
core-must-be-flag = { $path }: тут має бути true або false, а не { $given }.
core-must-be-number = { $path }: тут має бути ціле число від { $low } до { $high }, а не { $given }.
core-key-must-be-number = Ключ у { $path } має бути цілим числом від { $low } до { $high }, а не { $given }.
core-position-names-game = Позиція називає свою гру, наприклад { "{" }"game": "camelup", ...{ "}" }.
core-position-of-other-game = Це позиція гри { $given }, а тут грають у { $game }.
core-position-version = Позиція має версію { $given }, а ця Kostka читає версію { $version }.
core-start-seats = Кількість гравців у початковій позиції — { $start }, а в партії — { $match }.
core-start-options = Початкова позиція має інші налаштування, ніж партія.

## Файли партій

core-no-match-file = { $file ->
    [none] Цей текст
   *[other] { $file }
} — не файл партії, а { $found ->
    [empty] порожній файл
    [position] позиція
    [list] список JSON
   *[other] щось інше
}: файл партії починається рядком «{ $title }».
core-file-line = Рядок { $line } — ні пункт, ні заголовок: { $given }.
core-file-header = Рядок { $line } — { $given }, а заголовком може бути: { $known }.
core-file-header-twice = Рядок { $line } — другий рядок «{ $name }».
core-file-header-missing = У файлі партії немає рядка «{ $name }».
core-file-after-result = Рядок { $line } стоїть після результату, а результат — останній рядок файлу партії.
core-file-deal = Пункти починаються з «0. deal».
core-file-ply = Рядок { $line }: пункт називає місце й хід, наприклад «1. 0 roll».
core-file-number = Мав бути хід { $expected }, а у файлі далі { $given }.
core-file-entry = Хід { $number } не сходиться. { $error }
core-file-outcome = Хід { $number } не сходиться: у файлі { $said }, а із секрету випливає { $actual }.
core-file-result = Результат у файлі — не результат його ходів.
core-file-keeps = Хід { $number } містить щось таємне; файл можна буде прочитати після кінця партії.
core-file-keeps-start = Рядок «start» містить те, що можна знати лише декому; файл можна буде прочитати після кінця партії.
core-file-other-game = Це партія гри { $given }, а не { $game }.
core-file-rules = Файл належить до версії { $given } правил гри { $title }, а ця Kostka має версію { $version }.
core-file-older-rules = Цю партію зіграно за правилами { $given } гри { $title }, сьогоднішні — правила { $version }, і за ними файл не відтворюється. { $error }
core-file-seats = Рядок «seats» — { $given }, а має для кожного з місць ({ $seats }) називати «person» або «bot» із рівнем.
core-file-secret = Секрет — не шістнадцяткове число.
core-file-commitment = Це не той секрет, яким зобов’язалися на початку партії.
core-verify-secret = Ця партія ще не відкрила свого секрету, тож її кубики не можна перевірити.
core-verify-nothing = У файлі немає ні секрету, ні зобов’язання, тож кубики не можна перевірити.
core-verify-commitment = Ця партія не має зобов’язання, тож ніщо не пов’язує її секрет із початком.
core-verify-untold = Хід { $number } не сходиться: файл не каже, що випало.
core-verify-unfinished = Партію не закінчено: файл закінчується ходом { $last }.
core-verify-result = Партію закінчено, але у файлі немає рядка «result».

# The pages around every game. Words of a game's own page are in web-{game}.ftl.

## Everywhere

web-lobby = На головну
web-close = Закрити
web-cancel = Скасувати
web-settings = Налаштування
web-skip = Перейти до вмісту
web-language = Мова
web-theme = Тема
web-theme-system = як у системі
web-theme-light = світла
web-theme-dark = темна
web-pace = Анімація
web-pace-none = немає
web-pace-fast = швидка
web-pace-normal = звичайна
web-pace-system = Цей пристрій просить обмежити анімацію, тож нічого не рухається.
web-sound = Звук
web-sound-off = вимкнено
web-odds-show = Шанси
web-odds-show-help = якщо їх дозволяє стіл
web-trail = Слід
web-trail-help = пунктир показує останній хід
web-confirm = Щоб зробити хід
web-confirm-once = одне натискання
web-confirm-twice = два натискання
web-confirm-always = два, навіть для кидка
web-shortcuts = Клавіші-літери
web-shortcuts-help = літери й цифри роблять ходи та відкривають панелі
web-lost = Тут нічого немає
web-lost-more = Перевірте адресу: можливо, в ній бракує літери або одна зайва.
web-server-gone = Сервер не відповідає. Чи він працює і чи цей пристрій у мережі?
web-no-pages = У цій версії Kostka немає сторінок гри { $game }; у неї можна грати в терміналі.
web-rules-more = Докладніше в правилах

## The table

web-seats = Гравці
web-board = Ігрове поле
web-actions = Ходи
web-you = Ви
web-bot = бот
web-away = офлайн
web-lent = бот: { $level }
web-bot-plays = бот грає
web-partner-of = у союзі: { $name }
web-open-seat = вільне місце
web-code = Стіл
web-watching =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[other] { $count } глядачів
    }
web-waiting = Зараз: { $players }
web-waiting-away = { $count ->
    [one] { $players } не в мережі
    [few] { $players } не в мережі
   *[other] { $players } не в мережі
}
web-waiting-bot = Нехай поки грає бот
web-you-watch = Ви дивитеся
web-over = Партію завершено
web-clock-left =
    { $seconds ->
        [one] залишилася { $seconds } секунда
        [few] залишилися { $seconds } секунди
       *[other] залишилося { $seconds } секунд
    }

## The log

web-log = Журнал
web-log-older = Показати попередні ходи
web-log-newest = Найновіше
web-log-undone = { $who } скасовує останній вибір
web-log-undo-asked = { $who } просить скасувати останній вибір
web-log-undo-refused = { $who } не погоджується: нічого не скасовано
web-log-sat = { $who } сідає до столу
web-log-left = { $who } віддає місце
web-log-lent = { $who }: відтепер грає бот
web-log-late = { $who }: час вийшов, хід робить бот
web-log-returned = { $who } повертається
web-log-closed = Стіл закрито

## Around the table

web-title-turn = Ваш хід · { $game }
web-side = Гравці, шанси й журнал
web-screens = Гравці за цим екраном
web-menu = Меню
web-rules = Правила
web-keys = Клавіші
web-file = Зберегти партію у файл
web-yes = Так
web-no = Ні
web-retry = Спробувати зараз
web-link = Посилання
web-copy = Скопіювати посилання
web-copied = Скопійовано
web-qr = QR-код посилання
web-invite = Запросити
web-invite-more = Хто відкриє це посилання, сяде на вільне місце або дивитиметься.
web-invite-private = За цим столом немає глядачів: посилання для тих, хто сідає грати.
web-undo = Скасувати хід
web-undo-ask = Попросити скасувати
web-undo-question = { $who } просить скасувати останній вибір. Ви згодні?
web-undo-waits = Прохання скасувати хід. Чекаємо на відповідь: { $players }
web-review = Переглянути партію
web-again = Ще раз
web-again-join = Приєднатися до реваншу
web-table-close = Закрити стіл
web-table-close-sure = Партія завершиться для всіх, і продовжити її буде не можна. Її й далі можна буде переглянути.
web-watchers-mute = Заглушити глядачів
web-watchers-hear = Не глушити глядачів

## Кінець партії

web-end-place = ви на { $place }-му місці
web-end-place-shared =
    { $place ->
        [1] ви ділите 1-ше місце
        [2] ви ділите 2-ге місце
        [3] ви ділите 3-тє місце
        [7] ви ділите 7-ме місце
       *[other] ви ділите { $place }-те місце
    }
web-end-behind = { $place }, { $behind }
web-end-and = { $one }; { $other }
web-end-second =
    { $count ->
        [one] на другому місці { $names }: { $score }
        [few] на другому місці { $names }: по { $score }
       *[other] на другому місці { $names }: по { $score }
    }
web-end-buttons = Що далі
web-end-check = Перевірити
web-end-check-text = Таємне число тепер відкрите, і воно збігається з обіцяним перед першим ходом.
web-tally-note = найкраще число кожного стовпця на золотому
web-tally-place = Місце
web-tally-player = Гравець

## Seats

web-seat-own = Ваше місце
web-seat-lend-own = Нехай за мене грає бот
web-seat-lend = Нехай бот грає, поки гравця немає
web-seat-back = Повернутися до гри
web-seat-mute = Заглушити
web-seat-hear = Не глушити
web-seat-move = Грати на іншому пристрої
web-seat-move-more = Відкрийте там це посилання, і місце перейде туди. Бережіть його, як пароль: хто має посилання, той має ваше місце.
web-seat-leave = Віддати місце
web-seat-leave-sure = Тоді це місце зможе зайняти будь-хто. Ви можете лишитися й дивитися.
web-handover = Пристрій бере { $who }
web-handover-last = Останній хід: { $who }
web-handover-why = Плитки в руці таємні: інші не дивляться.
web-handover-hold = Утримуйте, щоб побачити свою руку

## Talk

web-talk = Розмова
web-log-and-talk = Журнал і розмова
web-talk-empty = Ще ніхто нічого не сказав.
web-talk-nobody = За цим столом не розмовляють.
web-talk-say = Скажіть щось
web-talk-send = Надіслати
web-talk-name = Введіть ім’я, щоб розмовляти
web-talk-fresh =
    { $count ->
        [one] { $count } нове
        [few] { $count } нові
       *[other] { $count } нових
    }
web-reaction-applause = оплески
web-reaction-laugh = сміх
web-reaction-wow = ого
web-reaction-sad = сумно
web-reaction-thanks = дякую
web-reaction-hurry = швидше
web-reaction-luck = щасти
web-reaction-dog = гав

## The line to the server

web-connecting = З’єднання
web-lost-line =
    { $seconds ->
        [0] З’єднання втрачено. Пробуємо знову. Партію збережено.
       *[other] З’єднання втрачено. Наступна спроба через { $seconds }{ "\u00A0" }с. Партію збережено.
    }
web-bye-taken = Ваше місце відкрито деінде
web-bye-taken-more = Ви граєте на ньому в іншому вікні чи на іншому пристрої. Воно може бути відкрите лише в одному з них.
web-bye-token = Це місце вже не ваше
web-bye-token-more = Його віддали. Можна дивитися або зайняти вільне місце.
web-bye-private = За цим столом немає глядачів
web-bye-private-more = Гравці хочуть грати без глядачів. Коли партія завершиться, її можна буде переглянути.
web-bye-gone = Такого столу немає
web-bye-gone-more = Посилання застаріле або неповне.
web-bye-full = Сервер переповнений
web-bye-full-more = Зараз немає місця для ще одного з’єднання. Спробуйте трохи згодом.
web-bye-rude = З’єднання втрачено
web-bye-rude-more = Ця сторінка надіслала більше, ніж приймає сервер. Партію збережено.
web-bye-slow = З’єднання було надто повільне
web-bye-slow-more = Партію збережено.
web-bye-restart = Сервер перезапускається
web-bye-restart-more = Партію збережено.
web-unloaded = Це не завантажилося
web-unloaded-more = Сервер не відповідає, або Kostka щойно оновилася. Партію збережено.
web-unloaded-reload = Оновити сторінку
web-trouble-here = Грати тут
web-trouble-again = Спробувати ще раз
web-trouble-watch = Дивитися

## Advice

web-advice = Найкращі ходи
web-advice-wins = виграє
web-advice-asking = Думаю …
web-advice-one = Є лише один хід.
web-advice-equal = Так само добрий, як інші ходи зі знаком «=»: різниця в межах похибки.
web-advice-later = У ваш хід: найкращі ходи за шансом виграти
web-advice-chance = Шанс виграти: { $chance } % ± { $error }, за партіями, дограними звідси.
web-advice-behind = На { $points } в. п. менше, ніж найкращий хід, ± { $error }.
web-advice-chance-exactly = Шанс виграти: рівно { $chance } %.
web-advice-behind-exactly = На { $points } в. п. менше, ніж найкращий хід.

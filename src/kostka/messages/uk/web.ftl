# The pages around every game. Words of a game's own page are in web-{game}.ftl.

## Everywhere

web-lobby = Початок
web-close = Закрити
web-cancel = Скасувати
web-settings = Налаштування
web-language = Мова
web-theme = Кольори
web-theme-system = як у системі
web-theme-light = світлі
web-theme-dark = темні
web-pace = Рух фігур
web-pace-none = немає
web-pace-fast = швидкий
web-pace-normal = звичайний
web-sound = Звук
web-sound-off = вимкнено
web-odds-show = Шанси
web-odds-show-help = там, де їх дозволяє стіл
web-trail = Слід
web-trail-help = пунктир там, де щось рухалося востаннє
web-lost = Тут нічого немає
web-server-gone = Сервер не відповідає. Чи він працює і чи цей пристрій у мережі?
web-no-pages = { $game } не має сторінок у цій Kostka; у неї можна грати в терміналі.
web-rules-more = Докладніше в правилах

## The table

web-seats = Гравці
web-actions = Ходи
web-you = Ви
web-bot = бот
web-away = відсутній
web-lent = грає { $level }
web-open-seat = вільне місце
web-code = Стіл
web-watching =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[other] { $count } глядачів
    }
web-waiting = Зараз: { $players }
web-you-watch = Ви спостерігаєте
web-over = Гру завершено
web-clock-left =
    { $seconds ->
        [one] залишилася { $seconds } секунда
        [few] залишилися { $seconds } секунди
       *[other] залишилося { $seconds } секунд
    }

## The log

web-log = Журнал
web-log-older = Показати, що було раніше
web-log-undone = { $who } скасовує свій останній вибір
web-log-undo-asked = { $who } просить скасувати останній вибір
web-log-sat = { $who } сідає до столу
web-log-left = { $who } віддає місце
web-log-lent = { $who }: відтепер грає бот
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
web-undo = Скасувати
web-undo-ask = Попросити скасувати
web-undo-question = { $who } просить скасувати останній вибір. Згода?
web-undo-waits = Чи можна скасувати? Ще мають відповісти: { $players }
web-review = Переглянути партію
web-again = Ще раз, той самий стіл
web-again-join = До реваншу
web-table-close = Закрити стіл
web-table-close-sure = Партія завершиться для всіх, і ніхто не зможе її продовжити. Її й далі можна буде переглянути.
web-watchers-mute = Не чути глядачів
web-watchers-hear = Чути глядачів

## Seats

web-seat-lend-own = Нехай за мене грає бот
web-seat-lend = Нехай бот грає, поки гравця немає
web-seat-back = Я знову граю сам
web-seat-mute = Не чути цього гравця
web-seat-hear = Чути цього гравця
web-seat-move = Грати на іншому пристрої
web-seat-move-more = Відкрийте там це посилання, і місце перейде туди. Бережіть його, як пароль: воно і є вашим місцем.
web-seat-leave = Віддати місце
web-seat-leave-sure = Тоді це місце зможе зайняти будь-хто. Ви можете лишитися й дивитися.
web-handover = Пристрій переходить до: { $who }
web-handover-last = Хід зроблено: { $who }
web-handover-why = Картки й плитки таємні: решта не дивиться.
web-handover-hold = Тримайте, щоб побачити своє

## Talk

web-talk = Розмова
web-log-and-talk = Журнал і розмова
web-talk-empty = Ще ніхто нічого не сказав.
web-talk-nobody = За цим столом не розмовляють.
web-talk-say = Скажіть щось
web-talk-send = Надіслати
web-talk-name = Назвіться, щоб розмовляти
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
        [0] З’єднання втрачено. Саме пробуємо знову; нічого зіграного не втрачено.
       *[other] З’єднання втрачено. Наступна спроба за { $seconds } с; нічого зіграного не втрачено.
    }
web-bye-taken = Ваше місце відкрито деінде
web-bye-taken-more = Ним тепер грають з іншого вікна чи пристрою. Нічого не втрачено; місце може бути лише в одному з них.
web-bye-token = Це місце вже не ваше
web-bye-token-more = Його віддали. Можна дивитися або сісти на вільне місце.
web-bye-private = За цим столом немає глядачів
web-bye-private-more = Гравці хочуть бути самі. Коли партія завершиться, її можна буде переглянути.
web-bye-gone = Такого столу немає
web-bye-gone-more = Посилання застаріле або загубило літеру.
web-bye-full = Сервер переповнений
web-bye-full-more = Зараз немає місця для ще одного з’єднання. Спробуйте трохи згодом.
web-bye-rude = Сервер роз’єднав
web-bye-rude-more = Ця сторінка надіслала більше, ніж сервер приймає. Нічого зіграного не втрачено.
web-bye-slow = З’єднання було надто повільне
web-bye-slow-more = Нічого зіграного не втрачено.
web-bye-restart = Сервер перезапускається
web-bye-restart-more = Нічого зіграного не втрачено.
web-trouble-here = Грати тут
web-trouble-again = Спробувати ще раз
web-trouble-watch = Дивитися

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

# Що кажуть усі дослідження лабораторії; решту кожне має у власному файлі.

study-page = { $title } · Дослідження Kostka
study-studies = дослідження
study-range = від { $low } до { $high }
study-is-quick = Швидкий прогін: мало ігор, широкі інтервали, лише для проби.
study-how = Як створено цей звіт
study-files = Поруч із цією сторінкою
study-fact-command = команда
study-fact-size = розмір
study-fact-seed = зерно
study-fact-version = версія Kostka
study-fact-rules = версія правил
study-fact-date = дата
study-fact-machine = комп’ютер
study-fact-runtime = час обчислень
study-size-quick = швидкий прогін
study-size-full = повний прогін
study-machine =
    { $cores ->
        [one] { $cores } ядро
        [few] { $cores } ядра
       *[many] { $cores } ядер
    }, { $machine }
study-seconds = { $seconds } секунди
study-minutes = { $minutes } хвилини
study-players =
    { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }

## Що не так

study-unknown = Немає дослідження { $given }; є { $known }.
study-no-folder = { $given } – це файл, а звіту потрібна тека.

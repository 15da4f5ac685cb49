# Help: the rules beside the table, the guided start, the keys.

## Rules

web-help-rules = Правила гри { $game }
web-help-search = Шукати в правилах
web-help-places =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[other] { $count } місць
    }
web-help-nothing = Про «{ $query }» нічого немає. Спробуйте одне слово або його початок.
web-help-cards = Карти цього столу
web-help-others = Решта карт
web-help-sets = Набори з коробки
web-help-tasks = Завдання
web-help-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
web-help-show = Показати на полі
web-help-own-words = Нашими словами

## Guided start

web-help-offer = Уперше за цим столом?
web-help-offer-text =
    { $count ->
        [one] { $count } підказка біля справжньої фігури, на вашій позиції.
        [few] { $count } короткі підказки біля справжніх фігур, на вашій позиції. Це займе дві хвилини.
       *[other] { $count } коротких підказок біля справжніх фігур, на вашій позиції. Це займе дві хвилини.
    }
web-help-not-now = Не зараз
web-help-round = Покажіть мені
web-help-skip = Пропустити
web-help-next = Далі
web-help-done = Грати
web-help-now-title = Ваш хід
web-help-now = Цей рядок завжди підказує, що робити далі. Зробіть перший хід, і підказки закриються.
web-help-step = Крок { $at } з { $of }

## Keys

web-help-keys = Клавіші
web-help-keys-off = Клавіші-літери вимкнено в налаштуваннях.
web-help-space = Пробіл
web-help-key-tab = до наступної частини столу
web-help-key-arrows = рух усередині групи
web-help-key-enter = вибрати; ще раз, щоб підтвердити
web-help-key-escape = скасувати вибір
web-help-key-undo = скасувати хід або попросити про це
web-help-key-odds = показати чи сховати шанси
web-help-key-talk = розмова, і назад до журналу
web-help-key-rules = правила
web-help-key-keys = цей перелік
web-help-key-moves = хід назад, хід уперед
web-help-key-marks = до попередньої, до наступної частини
web-help-key-ends = на початок, на кінець
web-help-key-play = відтворити й зупинити
web-help-key-speed = швидше, повільніше
web-help-key-share = скопіювати посилання на цей хід

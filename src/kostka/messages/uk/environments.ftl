# Середовища для тих, хто вчиться: що не так із викликом і таблиця того, що вони бачать.

environments-reward = Немає винагороди { $given }; є { $known }.
environments-render = Немає способу малювання { $given }; є { $known }.
environments-action = Дія — ціле число від 0 до { $last }, а не { $given }.
environments-actions = Дії задають словником з однією для кожного з агентів { $agents }, а не { $given }.
environments-not-your-turn = Не зараз: { $count ->
    [one] хід місця { $turn }.
    [few] ходять місця { $turn }.
   *[other] ходять місця { $turn }.
}
environments-idle = Місце { $seat } має хід, тож не може чекати.
environments-reset = Немає гри, у якій можна зробити крок: її починає `reset`.
environments-ended = Гру закінчено; { $agent } має лише одну дію, None.

environments-column-name = масив
environments-column-type = тип
environments-column-shape = форма
environments-column-axes = осі
environments-column-blank = невідоме
environments-column-meaning = що це
environments-axis-seats = місце за столом
environments-axis-board = { $name } на полі
environments-axis-places = { $places ->
    [one] { $places } позиція
    [few] { $places } позиції
   *[other] { $places } позицій
}
environments-seat = хто дивиться

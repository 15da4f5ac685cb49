jamniki = Jamniki

## Налаштування

jamniki-option-games = кількість ігор у партії; друга йде у зворотний бік
jamniki-option-every_colour = варіант: очки дає найдовша смуга кожного кольору, а не власна найдовша
jamniki-option-secret_tasks = варіант: два з дванадцяти таємних завдань дають у кожній грі додаткові очки
jamniki-option-turning = плитку можна розвернути, перш ніж викласти
jamniki-option-voluntary_white = плитку можна викласти білим боком, навіть якщо якась підходить
jamniki-option-start = місце, що починає; -1 — випадкове

## Слова

jamniki-side-colour = кольоровим боком
jamniki-side-turned = розвернутою
jamniki-side-white = білим боком
jamniki-source-bones = кістки
jamniki-source-colours = кольори
jamniki-source-tasks = завдання
jamniki-direction-left = ліворуч
jamniki-direction-right = праворуч
jamniki-task-most-white = більше білих частин, ніж у кожного з суперників
jamniki-task-no-single-colour = жодної однокольорової плитки; білі вважають однокольоровими
jamniki-task-no-white = жодної білої частини
jamniki-task-most-single-colour = більше однокольорових плиток (і білих), ніж у суперників
jamniki-task-most-red = більше червоних частин, ніж у кожного з суперників
jamniki-task-fewest-bones = менше кісток, ніж у кожного з суперників
jamniki-task-no-equal-neighbours = жодних двох сусідніх плиток з однаковою кількістю кісток
jamniki-task-3-3-3-3-3 = п'ять частин поспіль із кістками 3 3 3 3 3, від мордочки до хвоста
jamniki-task-two-colours = рівно два кольори; білий — теж колір
jamniki-task-no-eight = жодної плитки з вісьмома кістками
jamniki-task-2-2-2-2-2 = п'ять частин поспіль із кістками 2 2 2 2 2, від мордочки до хвоста
jamniki-task-2-2-2-2-3 = п'ять частин поспіль із кістками 2 2 2 2 3, від мордочки до хвоста

## Ходи

jamniki-move-lay = lay K13: додайте плитку до жилетки; її ліва частина має пасувати до краю кольором або кількістю кісток
jamniki-move-lay-turned = lay K13 turned: те саме, правою частиною вперед
jamniki-move-lay-white = lay K13 white: білим боком догори, 2 і 2 кістки, лише якщо в руці нічого не підходить; після неї підходить будь-що
jamniki-move-lay-any-white = lay K13 white: білим боком догори, 2 і 2 кістки, коли забажаєте; після неї підходить будь-що
jamniki-points = Очки: 1 за кожну кістку й 1 за кожну частину вашої найдовшої однокольорової смуги
jamniki-points-every-colour = Очки: 1 за кожну кістку й 1 за кожну частину найдовшої смуги кожного кольору серед усіх жилеток
jamniki-points-tasks = Очки дають і завдання; під час кола порівнюють однакову кількість плиток.

## Події

jamniki-event-stack = стос від місця { $place }: { $tile }, { $second }, { $third }, { $fourth }
jamniki-event-first = { $player } починає
jamniki-event-task = завдання цієї гри: { WORD("jamniki-task", $task) }
jamniki-event-draw =
    { $tile ->
        [hidden] { $seat } бере плитку
       *[other] { $seat } бере плитку ({ $tile })
    }
jamniki-event-lay =
    { $tile ->
        [hidden] { $seat } викладає плитку ({ WORD("jamniki-side", $side) })
       *[other] { $seat } викладає { $tile } ({ WORD("jamniki-side", $side) })
    }
jamniki-event-reveal = біла плитка на місці { $place } ({ $seat }) — це { $tile }
jamniki-event-score = { $seat } у грі { $number }: { $bones } за кістки, { $colours } за кольори, { $tasks } за завдання
jamniki-event-again = гра 2: { $player } починає, плитки передають праворуч
jamniki-event-take =
    { $tile ->
        [hidden] руку передають далі
       *[other] { $seat } переймає { $tile }
    }
jamniki-event-top = з верху стосу: { $tile }

## Малюнок

jamniki-legend = G3: частина жилетки, її колір і кістки. <: — мордочка, ~ — хвіст. >: чий хід.
jamniki-match = Гра { $number } з { $games }   плитки передають { WORD("jamniki-direction", $direction) }   стос { $stack }
jamniki-task = Завдання ({ $points }): { WORD("jamniki-task", $task) }
jamniki-sources = очки = { $sources }
jamniki-passed-on = передані вами: { $tiles }
jamniki-left-over = Лишилися
jamniki-hand = { $player } має в руці

## Шанси

jamniki-no-odds = Шанси є лише для того, чий хід, і лише до кінця партії.
jamniki-odds-points = Очки одразу (жилетка має зараз { $points }):
jamniki-odds-back = Шанс, що передана плитка повернеться (стандартна похибка не більше ніж { $error } відсоткового пункту):
jamniki-odds-back-exact = Шанс, що передана плитка повернеться (точний):

## Що промовляє за хід

jamniki-why-points = Одразу: кістки { SIGNED($bones) }, кольори { SIGNED($colours) }, завдання { SIGNED($tasks) }.
jamniki-why-passed =
    { $points ->
        [0] З переданих плиток наступний гравець нічого не отримує.
       *[other] З переданих плиток наступний гравець отримує одразу до { SIGNED($points) }.
    }

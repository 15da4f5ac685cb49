## Стіл

web-jamniki-where = Гра { $number } з { $games }, коло { $round } з { $rounds }
web-jamniki-where-single = Коло { $round } з { $rounds }
web-jamniki-mark = Гра { $number }, коло { $round }
web-jamniki-mark-round = Коло { $round }
web-jamniki-variant-every-colour = рахується кожен колір
web-jamniki-variant-secret-tasks = завдання
web-jamniki-variant-turning = розвертання
web-jamniki-variant-voluntary-white = біла за бажанням
web-jamniki-dog-mine = Ваша такса
web-jamniki-dog-of = Такса гравця { $name }
web-jamniki-look = Роздивитися таксу гравця { $name }: { $dog }
web-jamniki-look-mine = Роздивитися свою таксу: { $dog }
web-jamniki-coat-empty = ще без жилетки
web-jamniki-coat-tile = плитка { $place }: { $tile }
web-jamniki-tile = { $first } { $first_bones }, { $second } { $second_bones }
web-jamniki-tile-white = біла, 2 і 2
web-jamniki-tile-unknown = плитка, якої ви не знаєте
web-jamniki-open-end = вільний край
web-jamniki-end-or = або { $bones }
web-jamniki-end-any = будь-що
web-jamniki-end-full = жилетка готова
web-jamniki-end-words = вільний край: { $end }
web-jamniki-end-joins = { WORD("colour", $colour) } або { $bones } кістки
web-jamniki-glass = Частина вашої жилетки
web-jamniki-glass-drag = тягніть уздовж
web-jamniki-run-of = смуга { $length }
web-jamniki-score-words = { $parts }, очок разом: { $points }
web-jamniki-for-bones = { $points } за кістки
web-jamniki-for-run = { $points } за найдовшу смугу
web-jamniki-for-colours = { $points } за кольори
web-jamniki-for-tasks = { $points } за завдання
web-jamniki-earlier = Очки з попередньої гри: { $points }, разом { $total }.
web-jamniki-before = раніше { $points }
web-jamniki-bones = кістки
web-jamniki-bones-of = { $count ->
    [one] { $count } кістка
    [few] { $count } кістки
   *[other] { $count } кісток
}
web-jamniki-colours = кольори
web-jamniki-longest = смуга
web-jamniki-longest-run = найдовша смуга
web-jamniki-tasks = завдання
web-jamniki-points = очки
web-jamniki-points-of = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
web-jamniki-gets-hand = отримає вашу руку
web-jamniki-next = наступний хід

## Рука

web-jamniki-your-hand = Ваша рука
web-jamniki-hand-of = Руку тримає { $name }
web-jamniki-hand-then = Рука: { $name }
web-jamniki-chosen = покладено
web-jamniki-hand-here = Рука тут, плиток: { $count }
web-jamniki-left-over = Лишилися
web-jamniki-note-drawn = узята в цьому ході: { $tile }
web-jamniki-note-both = кожну плитку можна розвернути або викласти білим боком
web-jamniki-note-turning = кожну плитку можна розвернути
web-jamniki-note-white = кожну плитку можна викласти білим боком
web-jamniki-note-known = ви їх знаєте, бо самі передали
web-jamniki-note-unknown = жодної з цих плиток ви не знаєте
web-jamniki-note-watching = її бачить лише той, хто тримає
web-jamniki-goes-to = отримає { $name }
web-jamniki-last-tile = остання плитка
web-jamniki-pass-left = Руку передають ліворуч
web-jamniki-pass-right = Руку передають праворуч
web-jamniki-stack = { $count ->
    [one] { $count } плитка в стосі
    [few] { $count } плитки в стосі
   *[other] { $count } плиток у стосі
}
web-jamniki-stack-left = { $count ->
    [one] плитка в стосі
    [few] плитки в стосі
   *[other] плиток у стосі
}
web-jamniki-stack-title = Стос
web-jamniki-stack-tip = Кожен хід починається з плитки, узятої звідси. Стос ніколи не закінчується, і його порядку не знає ніхто.
web-jamniki-why-first = з неї почнеться жилетка
web-jamniki-why-white = до білої підходить будь-що
web-jamniki-why-colour = колір: { WORD("colour", $colour) }
web-jamniki-why-bones = кількість кісток: { $bones }
web-jamniki-why-both = і колір, і кількість
web-jamniki-why-back = білим боком: 2 і 2
web-jamniki-needs = потрібна { WORD("colour", $colour, form: "fem") } або { $bones } кістки
web-jamniki-brings = очок зараз: { SIGNED($points) }
web-jamniki-brings-of = Зараз: кістки { SIGNED($bones) }, кольори { SIGNED($colours) }, завдання { SIGNED($tasks) }, разом { SIGNED($points) }.
web-jamniki-brings-plain = Зараз: кістки { SIGNED($bones) }, кольори { SIGNED($colours) }, разом { SIGNED($points) }.
web-jamniki-known-to = Хто вже її знає: { $players }
web-jamniki-turn = Розвернути
web-jamniki-white = Білим боком догори

## Рядок запиту

web-jamniki-prompt-lay = Додайте плитку до жилетки
web-jamniki-prompt-join = вона має бути { WORD("colour", $colour, form: "fem") } або мати { $bones } кістки
web-jamniki-prompt-first = першою може бути будь-яка
web-jamniki-prompt-after-white = до білої підходить будь-що
web-jamniki-prompt-none = Нічого не підходить: викладіть плитку білим боком
web-jamniki-prompt-none-why = жодна не { WORD("colour", $colour, form: "fem") } і не має { $bones } кісток; біла — це 2 і 2, після неї підходить усе
web-jamniki-prompt-and = { $hint }; { $goes }
web-jamniki-prompt-goes = решту отримає { $player }
web-jamniki-prompt-last = це остання плитка гри
web-jamniki-prompt-waits = { $player } вибирає плитку
web-jamniki-prompt-then-you = потім рука перейде до вас
web-jamniki-prompt-again-you = Гра 2: починаєте ви, руку передають праворуч
web-jamniki-prompt-again = Гра 2: починає { $player }, руку передають праворуч
web-jamniki-prompt-leads = попереду { $player }, очок: { $points }
web-jamniki-prompt-won =
    { $points ->
        [one] Ви перемогли: { $points } очко
        [few] Ви перемогли: { $points } очки
       *[other] Ви перемогли: { $points } очок
    }
web-jamniki-prompt-wins =
    { $points ->
        [one] { $player } перемагає: { $points } очко
        [few] { $player } перемагає: { $points } очки
       *[other] { $player } перемагає: { $points } очок
    }
web-jamniki-prompt-share =
    { $points ->
        [one] { $players } ділять перемогу: по { $points } очку
        [few] { $players } ділять перемогу: по { $points } очки
       *[other] { $players } ділять перемогу: по { $points } очок
    }
web-jamniki-prompt-behind =
    { $points ->
        [one] забракло { $points } очка
        [few] забракло { $points } очок
       *[other] забракло { $points } очок
    }
web-jamniki-verb-short = Викласти
web-jamniki-verb-short-white = Викласти білою
web-jamniki-verb-lay = Викласти й передати
web-jamniki-verb-lay-last = Викласти останню
web-jamniki-verb-white = Викласти білою й передати
web-jamniki-verb-white-last = Викласти останню білою

## Шанси, кольори, завдання

web-jamniki-odds = Що дає зараз кожна плитка
web-jamniki-odds-short = Плитки зараз
web-jamniki-odds-tile = плитка
web-jamniki-odds-back = повернеться
web-jamniki-odds-back-tip = Шанс, що така плитка буде в руці, коли рука повернеться до вас, якщо ви передасте цю далі, а кожен бере одразу найбільше очок.
web-jamniki-odds-wins-tip = Шанс виграти партію з цією плиткою, за партіями, дограними звідси.
web-jamniki-odds-exact = Точно.
web-jamniki-odds-about = З випадкових ігор, ± { $error }.
web-jamniki-odds-no-fit = не підходить
web-jamniki-odds-soon = Числа вже готуються.
web-jamniki-odds-asking = Рахуємо, що дає кожна плитка.
web-jamniki-move-lay = { WORD("jamniki-tile", $tile) }
web-jamniki-move-white = { WORD("jamniki-tile", $tile) } білим боком
web-jamniki-coats = Скільки варті жилетки
web-jamniki-panels = Що показує панель
web-jamniki-every-colour = Кожен колір
web-jamniki-colour-run = довжина { $length }, кісток: { $bones }
web-jamniki-colour-won = дає очки
web-jamniki-colours-rule = У кожному кольорі очки дає найдовша смуга серед усіх жилеток.
web-jamniki-tie-shared = { $players }: довжина { $length } і кісток по { $bones }, тож очки отримують усі.
web-jamniki-tie-bones = Однакова довжина { $length }: очки отримує { $players }, бо кісток менше ({ $bones }).
web-jamniki-tasks-of = Завдання гри { $number }
web-jamniki-tasks-open = відкриті для всіх
web-jamniki-task-state-done = виконано
web-jamniki-task-state-lost = втрачено
web-jamniki-task-against = { $mine } проти { $best }
web-jamniki-task-of = { $have } з { $need }
web-jamniki-task-also = також
web-jamniki-task-has = виконує
web-jamniki-task-most-white = Найбільше білого
web-jamniki-task-most-white-note = більше частин, ніж у суперників
web-jamniki-task-no-single-colour = Без однокольорових
web-jamniki-task-no-single-colour-note = біла теж однокольорова
web-jamniki-task-no-white = Без білого
web-jamniki-task-no-white-note = жодної частини
web-jamniki-task-most-single-colour = Найбільше однокольорових
web-jamniki-task-most-single-colour-note = плиток, білих теж
web-jamniki-task-most-red = Найбільше червоного
web-jamniki-task-most-red-note = більше частин, ніж у суперників
web-jamniki-task-fewest-bones = Найменше кісток
web-jamniki-task-fewest-bones-note = менше, ніж у суперників
web-jamniki-task-no-equal-neighbours = Без рівних сусідів
web-jamniki-task-no-equal-neighbours-note = за сумою кісток
web-jamniki-task-3-3-3-3-3 = П’ять трійок поспіль
web-jamniki-task-two-colours = Рівно два кольори
web-jamniki-task-two-colours-note = білий — теж колір
web-jamniki-task-no-eight = Без плитки з вісьмома кістками
web-jamniki-task-no-eight-note = чотири й чотири на одній плитці
web-jamniki-task-2-2-2-2-2 = П’ять двійок поспіль
web-jamniki-task-2-2-2-2-3 = Чотири двійки, потім трійка

## Підсумки

web-jamniki-between = Між іграми
web-jamniki-after = Після гри { $number }
web-jamniki-other-way = Тепер усе йде праворуч
web-jamniki-first-left = гра 1: ліворуч
web-jamniki-second-right = гра 2: праворуч
web-jamniki-again-shuffled = Усі плитки перетасовано.
web-jamniki-again-fewest = Починає той, хто має найменше очок: { $name } ({ $points }).
web-jamniki-again-tied = Починає той, хто має найменше очок: { $players } мають по { $points }, останнім ходив { $name }.
web-jamniki-again-tasks = Відкрито два нові завдання.
web-jamniki-start-second = До гри 2
web-jamniki-tally = Гра в числах
web-jamniki-tally-both = Обидві гри
web-jamniki-tally-games = гра 1 + 2
web-jamniki-tally-white = білі плитки
web-jamniki-place = Місце
web-jamniki-reveals = Білим боком лежали:
web-jamniki-reveal = { $name }, плитка { $place }

## Журнал

web-jamniki-log-lay = { $seat } викладає { $tile }
web-jamniki-log-turned = { $seat } розвертає плитку й викладає { $tile }
web-jamniki-log-white = { $seat } викладає { $tile } білим боком
web-jamniki-log-back = { $seat } викладає плитку білим боком
web-jamniki-log-draw = { $seat } бере { $tile }
web-jamniki-log-draws = { $seat } бере плитку
web-jamniki-log-score = { $seat }: кістки { $bones } + смуга { $colours }{ $tasks ->
    [0] { "" }
   *[other] { " " }+ завдання { $tasks }
}
web-jamniki-log-score-colours = { $seat }: кістки { $bones } + кольори { $colours }{ $tasks ->
    [0] { "" }
   *[other] { " " }+ завдання { $tasks }
}

## Клавіші

web-jamniki-key-hand = уздовж руки або такс
web-jamniki-key-lay = вибрати плитку, потім викласти
web-jamniki-key-turn = розвернути плитку, якщо стіл дозволяє
web-jamniki-key-white = білим боком, якщо стіл дозволяє
web-jamniki-key-dogs = до такс; Enter показує зблизька

## Перші кроки

web-jamniki-guide-dog-title = Це ваша такса
web-jamniki-guide-dog = Її жилетка росте біля хвоста, плитка за плиткою. Кожна кістка — це очко, а кожна частина найдовшої однокольорової смуги дає ще одне.
web-jamniki-guide-hand-title = Рука йде по колу
web-jamniki-guide-hand = Рука плиток на всіх одна. У свій хід ви берете плитку, одну викладаєте, решту передаєте. Око позначає плитки, які інші вже знають.
web-jamniki-guide-join-title = Колір або кількість
web-jamniki-guide-join = Плитка має підходити до вільного краю жилетки кольором або кількістю кісток. Та, що підходить, обведена й підписана чому. Якщо не підходить жодна, будь-яку викладають білим боком.
web-jamniki-guide-rivals-title = Стежте за вільними краями
web-jamniki-guide-rivals = Праворуч від кожної такси видно, чого вона зараз потребує. Можливо, саме це ви й передаєте.
web-jamniki-guide-pass-title = Хто отримає решту
web-jamniki-guide-pass = Стрілки показують, куди йде рука. У другій грі все йде у зворотний бік.

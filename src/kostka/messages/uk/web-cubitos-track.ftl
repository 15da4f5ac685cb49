### Cubitos за столом у браузері: траса, біг, трек уболівальників.

## Траса

web-cubitos-track-label = Траса { $track }
web-cubitos-track-boards = Поля цих перегонів
web-cubitos-track-whole = Показати всю трасу
web-cubitos-track-closer = Назад до бігуна
web-cubitos-track-space = Клітинка { $space }
web-cubitos-track-start = Старт
web-cubitos-track-finish = Фініш
web-cubitos-track-about-runners =
    { $count ->
        [one] Тут стоїть: { $players }.
        [few] Тут стоять: { $players }.
       *[other] Тут стоять: { $players }.
    }
web-cubitos-track-about-start = Тут починається коло. Через лінію назад до фінішу не ходять.
web-cubitos-track-about-finish = Хто пробіг усі кола, той тут фінішує.
web-cubitos-track-about-water = Вода: увійдуть лише водні стопи.
web-cubitos-track-about-reward = За зупинку тут: { $rewards }.
web-cubitos-track-about-jetpack = Реактивний ранець: раз на раунд подвоює стопи, що у вас лишилися.
web-cubitos-track-about-shortcut-money = Короткий шлях: за { $cost } (монети чи кредити) ви одразу біля його виходу.
web-cubitos-track-about-shortcut-feet = Короткий шлях, ціна у стопах: { $cost }. Ви одразу біля його виходу.
web-cubitos-track-about-way =
    { $feet ->
        [one] Червоні лінії позаду: { $lines } з { $of }. До фінішу { $feet } стопа.
        [few] Червоні лінії позаду: { $lines } з { $of }. До фінішу { $feet } стопи.
       *[other] Червоні лінії позаду: { $lines } з { $of }. До фінішу { $feet } стоп.
    }
web-cubitos-track-reward-credits =
    { $amount ->
        [one] +{ $amount } кредит
        [few] +{ $amount } кредити
       *[other] +{ $amount } кредитів
    }
web-cubitos-track-reward-fan = +1 уболівальник
web-cubitos-track-reward-lose = втрата кубика
web-cubitos-track-reward-gain = кубик вартістю до { $amount }
web-cubitos-track-reward-gain-any = будь-який кубик
web-cubitos-track-no-reward = без винагороди
web-cubitos-track-run-there =
    { $way ->
        [finish] Бігти через фініш?
        [both] Бігти з ранцем і коротким шляхом?
        [jetpack] Бігти з реактивним ранцем?
        [shortcut] Бігти коротким шляхом?
       *[other] { $count ->
            [one] Бігти { $count } клітинку?
            [few] Бігти { $count } клітинки?
           *[other] Бігти { $count } клітинок?
        }
    }

## Біг

web-cubitos-track-run-hint = { $rewards }; натисніть ще раз або виберіть іншу клітинку з пунктиром
web-cubitos-track-run-brief = { $rewards }
web-cubitos-track-too-far = Ця клітинка в цьому раунді задалеко.
web-cubitos-track-too-wet = У воду ввійдуть лише водні стопи.
web-cubitos-track-run-here = Бігти сюди
web-cubitos-track-on-the-way = Біжите…
web-cubitos-track-run = Бігти
web-cubitos-track-let-go = Скасувати
web-cubitos-track-run-cost =
    { $money ->
        [0]
            { $feet ->
                [one] { $feet } стопа
                [few] { $feet } стопи
               *[other] { $feet } стоп
            }
        [one]
            { $feet ->
                [one] { $feet } стопа, { $money } монета
                [few] { $feet } стопи, { $money } монета
               *[other] { $feet } стоп, { $money } монета
            }
        [few]
            { $feet ->
                [one] { $feet } стопа, { $money } монети
                [few] { $feet } стопи, { $money } монети
               *[other] { $feet } стоп, { $money } монети
            }
       *[other]
            { $feet ->
                [one] { $feet } стопа, { $money } монет
                [few] { $feet } стопи, { $money } монет
               *[other] { $feet } стоп, { $money } монет
            }
    }
web-cubitos-track-of = { $part } з { $whole }
web-cubitos-track-crosses =
    { $count ->
        [0] без червоних ліній
        [one] { $count } червона лінія
        [few] { $count } червоні лінії
       *[other] { $count } червоних ліній
    }
web-cubitos-track-jetpack-plate =
    { $before ->
        [one] { $before } стопа як { $after }
        [few] { $before } стопи як { $after }
       *[other] { $before } стоп як { $after }
    }
web-cubitos-track-have = Маєте для бігу
web-cubitos-track-feet = стопи
web-cubitos-track-water = водні
web-cubitos-track-money = монети
web-cubitos-track-credits = кредити
web-cubitos-track-water-does = Водні стопи ходять і суходолом, і водою.
web-cubitos-track-left = лишиться { $count }
web-cubitos-track-doubled = разом { $feet }
web-cubitos-track-on-the-path = На шляху
web-cubitos-track-jetpack = Реактивний ранець
web-cubitos-track-shortcut = Короткий шлях
web-cubitos-track-foot = Купити стопу
web-cubitos-track-jetpack-does = подвоює стопи
web-cubitos-track-not-here = не на цій клітинці
web-cubitos-track-on-path = на цьому шляху
web-cubitos-track-foot-does =
    { $short ->
        [0] ціна 4, лишається { $left }
       *[other] бракує { $short }
    }
web-cubitos-track-foot-bought =
    { $count ->
        [one] { $count } на цьому шляху, за { $money }
        [few] { $count } на цьому шляху, за { $money }
       *[other] { $count } на цьому шляху, за { $money }
    }
web-cubitos-track-rule-jetpack = На клітинці з реактивним ранцем можна подвоїти всі стопи, що лишилися, водні теж. Кожен ранець діє раз на раунд.
web-cubitos-track-rule-shortcut = На вході короткого шляху можна заплатити його ціну й одразу стати там, куди він веде. Стоп він не забирає, хіба що ціна у стопах. Кожен вхід діє раз на раунд.
web-cubitos-track-rule-foot = Під час руху кожні 4 монети чи кредити — це ще одна стопа, доки вистачає грошей. Спершу витрачаються монети.
web-cubitos-track-stops = Де можна стати
web-cubitos-track-stops-figure = стоп до кінця
web-cubitos-track-stop-label = { $place }: { $way }; стопи { $feet }, монети { $money }, { $rewards }; стоп до кінця перегонів: { $left }
web-cubitos-track-way-finish = Через фініш
web-cubitos-track-way-shortcut = Коротким шляхом
web-cubitos-track-way-jetpack = З ранцем
web-cubitos-track-way-water = Через воду
web-cubitos-track-way-bought = Купівля стоп
web-cubitos-track-way-free = Безкоштовно
web-cubitos-track-way-land =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
       *[other] { $count } клітинок
    }
web-cubitos-track-nowhere = Стоп не лишилося, і на нову не вистачає.
web-cubitos-track-steps = Крок за кроком
web-cubitos-track-stop = Стати
web-cubitos-track-enough = Досить
web-cubitos-track-wade = Витрачати водні стопи на суходолі
web-cubitos-track-next-board = На наступне поле
web-cubitos-track-to-up-left = угору ліворуч
web-cubitos-track-to-up-right = угору праворуч
web-cubitos-track-to-left = ліворуч
web-cubitos-track-to-right = праворуч
web-cubitos-track-to-down-left = униз ліворуч
web-cubitos-track-to-down-right = униз праворуч
web-cubitos-track-free =
    { $count ->
        [one] { $count } безкоштовний крок
        [few] { $count } безкоштовні кроки
       *[other] { $count } безкоштовних кроків
    }
web-cubitos-track-free-rule = Уміння одразу переміщує вашого бігуна суходолом: стопи не витрачаються, але немає й винагород, коротких шляхів і реактивних ранців.

## Для тих, хто слухає

web-cubitos-track-vh-runners = Бігуни
web-cubitos-track-vh-runner = { $player }: { $place }, червоні лінії { $lines } з { $of }.
web-cubitos-track-vh-board = Поле: { $track }.
web-cubitos-track-vh-lap = Коло { $lap } з { $of }.
web-cubitos-track-vh-near-title = Поруч із вашим бігуном
web-cubitos-track-vh-near =
    { $steps ->
        [one] { $place }, за { $steps } клітинку: { $what }.
        [few] { $place }, за { $steps } клітинки: { $what }.
       *[other] { $place }, за { $steps } клітинок: { $what }.
    }
web-cubitos-track-vh-reach =
    { $count ->
        [one] Ви можете дійти до { $count } клітинки.
        [few] Ви можете дійти до { $count } клітинок.
       *[other] Ви можете дійти до { $count } клітинок.
    }
web-cubitos-track-vh-end = { $place }: стопи { $feet }, монети { $money }, потім червоних ліній позаду: { $lines }.

## Трек уболівальників

web-cubitos-track-fans = Трек уболівальників
web-cubitos-track-fan-space = Уболівальник { $number }
web-cubitos-track-fan-hand = жетон ліміту: ви назавжди берете на кубик більше
web-cubitos-track-fan-again = кожен наступний уболівальник дає це знову
web-cubitos-track-again = знову
web-cubitos-track-fans-none = нікого

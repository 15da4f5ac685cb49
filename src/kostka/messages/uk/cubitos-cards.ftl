## Іменники з числом

cubitos-noun-money =
    { $n ->
        [one] монета
        [few] монети
       *[other] монет
    }
cubitos-noun-feet =
    { $n ->
        [one] стопа
        [few] стопи
       *[other] стоп
    }
cubitos-noun-water-feet =
    { $n ->
        [one] водна стопа
        [few] водні стопи
       *[other] водних стоп
    }
cubitos-noun-credits =
    { $n ->
        [one] кредит
        [few] кредити
       *[other] кредитів
    }
cubitos-noun-fan =
    { $n ->
        [one] уболівальник
        [few] уболівальники
       *[other] уболівальників
    }
cubitos-noun-die =
    { $n ->
        [one] кубик
        [few] кубики
       *[other] кубиків
    }
cubitos-noun-other-die =
    { $n ->
        [one] інший кубик
        [few] інші кубики
       *[other] інших кубиків
    }
cubitos-noun-active-die =
    { $n ->
        [one] активний кубик
        [few] активні кубики
       *[other] активних кубиків
    }
cubitos-noun-space =
    { $n ->
        [one] клітинку
        [few] клітинки
       *[other] клітинок
    }
cubitos-noun-every =
    { $n ->
        [one] кожен
        [few] кожні
       *[other] кожні
    }
cubitos-nouns-money = монети
cubitos-nouns-feet = стопи
cubitos-nouns-water-feet = водні стопи
cubitos-nouns-credits = кредити

## Кольори кубиків: один, кілька, родовий відмінок

cubitos-tint-gray = сірий
    .some = сірі
    .of = сірих
cubitos-tint-light-gray = світло-сірий
    .some = світло-сірі
    .of = світло-сірих
cubitos-tint-dark-gray = темно-сірий
    .some = темно-сірі
    .of = темно-сірих
cubitos-tint-white = білий
    .some = білі
    .of = білих
cubitos-tint-brown = коричневий
    .some = коричневі
    .of = коричневих
cubitos-tint-red = червоний
    .some = червоні
    .of = червоних
cubitos-tint-green = зелений
    .some = зелені
    .of = зелених
cubitos-tint-orange = оранжевий
    .some = оранжеві
    .of = оранжевих
cubitos-tint-purple = фіолетовий
    .some = фіолетові
    .of = фіолетових
cubitos-tint-yellow = жовтий
    .some = жовті
    .of = жовтих
cubitos-tint-blue = синій
    .some = сині
    .of = синіх
cubitos-dice-one = { WORD("cubitos-tint", $die) }
cubitos-dice-some = { WORD("cubitos-tint", $die, form: "some") }
cubitos-dice-of = { WORD("cubitos-tint", $die, form: "of") }

## Моменти

cubitos-when-now = Негайно
cubitos-when-active = Будь-коли
cubitos-when-push = Коли перевіряєте удачу
cubitos-when-pushed = Після перевірки удачі без невдачі
cubitos-when-would-bust = Перед невдачею
cubitos-when-bust = У разі невдачі
cubitos-when-run = Біг
cubitos-when-after-move = Після руху
cubitos-when-most = Найбільше мечів
cubitos-when-most-ties = Найбільше мечів (нічию вирішує кубик першого гравця)
cubitos-when-every = Кожен, хто має мечі
cubitos-when-power = посилена грань, додатково
cubitos-when-together = { $when }, { $n } кубики разом
cubitos-when-also = { $when }, { $also }
cubitos-card-line = { $when }: { $what }.

## Поєднання

cubitos-and = { $first } і { $last }
cubitos-or = { $first } або { $last }
cubitos-comma = { $first }, { $last }
cubitos-then = { $first }; { $last }
cubitos-or-else = { $first } або { $last }
cubitos-from-zone = { WORD("cubitos-zone", $zone, form: "gen") }

## Ефекти

cubitos-does-gain = +{ $n } { $noun }
cubitos-does-equal = { $nouns } у кількості, рівній { $what }
cubitos-does-half = { $nouns } у кількості половини { $what }, округленої вниз
cubitos-does-fans = числу ваших уболівальників
cubitos-does-lines = числу червоних ліній попереду
cubitos-does-half-fans = числа ваших уболівальників
cubitos-does-half-lines = числа червоних ліній попереду
cubitos-does-each-die = { $gain } за кожен активний { $dice } кубик
cubitos-does-each-few = { $gain } за { $every } { $m } { $noun }
cubitos-does-each-colour = { $gain } за кожен колір серед ваших активних кубиків
cubitos-does-each-rival = { $gain } за кожного гравця з меншою кількістю мечів
cubitos-does-repeat = візьміть ще раз монети й стопи з ваших активних { $dice } кубиків
cubitos-does-fan = +{ $n } { $noun }
cubitos-does-fan-without-hand = +{ $n } { $noun }, без жетона ліміту кубиків
cubitos-does-add = докиньте { $n } { $noun } із зони запасу
cubitos-does-lose-this = втратьте цей кубик
cubitos-does-must-lose-this = втратьте цей кубик (обов'язково)
cubitos-does-lose = втратьте { $n } { $noun } { $zones }
cubitos-does-may-lose = можете втратити { $n } { $noun } { $zones }
cubitos-does-must-lose = втратьте { $n } { $noun } { $zones } (обов'язково)
cubitos-does-from = із { $zones }
cubitos-does-from-any = з будь-якої зони
cubitos-does-gain-die = отримайте 1 кубик{ $cap }
cubitos-does-may-gain-die = можете отримати 1 кубик{ $cap }
cubitos-does-gain-this-die = отримайте 1 { $dice } кубик{ $cap }
cubitos-does-may-gain-this-die = можете отримати 1 { $dice } кубик{ $cap }
cubitos-does-cap = { " " }вартістю не більше ніж { $n }
cubitos-does-cap-fans = { " " }вартістю не більше ніж число ваших уболівальників
cubitos-does-borrow = візьміть 1 кубик{ $but } із лотка в активну зону будь-якою гранню догори; наприкінці раунду він повертається
cubitos-does-set = покладіть 1 кубик із зони кидків в активну зону будь-якою гранню догори
cubitos-does-back-this = можете спершу перемістити цей кубик з активної зони в зону кидків
cubitos-does-back = потім перемістіть { $n } { $noun } з активної зони в зону кидків
cubitos-does-safe = наступна перевірка удачі не може завершитися невдачею
cubitos-does-save = ви не зазнаєте невдачі
cubitos-does-keep = ваші { $dice } кубики лишаються в активній зоні
cubitos-does-roll-all = киньте всі кубики { $zones }
cubitos-does-roll-all-these = киньте всі { $dice } кубики { $zones }
cubitos-does-roll-exactly =
    виберіть { $n } { $noun }{ $but }{ $different } { $zones } і киньте { $n ->
        [one] його
        [few] їх
       *[other] їх
    }
cubitos-does-roll-any = виберіть будь-які кубики{ $different } { $zones } і киньте їх
cubitos-does-roll-any-these = виберіть будь-які { $dice } кубики{ $different } { $zones } і киньте їх
cubitos-does-roll-up-to =
    виберіть не більше ніж { $n } { $noun }{ $but }{ $different } { $zones } і киньте { $n ->
        [one] його
        [few] їх
       *[other] їх
    }
cubitos-does-different = { " " }різних кольорів
cubitos-does-once-more = потім ще раз
cubitos-does-but = { " " }(крім { $dice })
cubitos-does-saves = { $roll }; якщо є успіх, ви не зазнаєте невдачі
cubitos-does-step = перемістіть бігуна на { $n } { $noun }
cubitos-does-again = ви мусите ще раз перевірити удачу
cubitos-does-free = коли наступного разу братимете кубики, { $dice } кубики не рахуються
cubitos-does-any = коли наступного разу братимете кубики, візьміть будь-які свої
cubitos-does-give = можете віддати 1 свій кубик гравцеві з найменшою кількістю мечів
cubitos-does-reward = візьміть винагороду з іншої клітинки, не далі ніж за { $n } { $noun }
cubitos-does-if-active = якщо маєте активний { $dice } кубик: { $then }
cubitos-does-if-all-active = якщо маєте активні кубики, { $dice }: { $then }
cubitos-does-if-lost = якщо в цьому раунді ви втратили кубик: { $then }
cubitos-does-if-credited = якщо в цьому раунді ви отримали кредит: { $then }
cubitos-does-may = за бажанням { $then }
cubitos-does-choose = виберіть: { $options }
cubitos-does-rivals = за кожного гравця з меншою кількістю мечів: { $then }
cubitos-does-price = { $dice } кубик за { $n }

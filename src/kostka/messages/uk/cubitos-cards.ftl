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
cubitos-nouns-money = монет
cubitos-nouns-feet = стоп
cubitos-nouns-water-feet = водних стоп
cubitos-nouns-credits = кредитів

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
cubitos-when-push = Під час кожної перевірки удачі
cubitos-when-pushed = Після кожної перевірки удачі без невдачі
cubitos-when-would-bust = Коли маєте зазнати невдачі
cubitos-when-bust = У разі невдачі
cubitos-when-run = Біг
cubitos-when-after-move = Після руху
cubitos-when-most = Найбільше мечів (у разі нічиєї — ніхто)
cubitos-when-most-ties = Найбільше мечів (нічию вирішує кубик першого гравця)
cubitos-when-every = Кожен, хто має мечі
cubitos-when-power-too = { $when }, посилена грань, додатково
cubitos-when-power-only = { $when }, лише посилена грань
cubitos-when-together = { $when }, { $n } кубики разом
cubitos-card-line = { $when }: { $what }.

## Поєднання: після голосного «й», після приголосного «і»

cubitos-and =
    { $first } { ENDING($first) ->
        [vowel] й
       *[other] і
    } { $last }
cubitos-or = { $first } або { $last }
cubitos-comma = { $first }, { $last }
cubitos-then = { $first }; { $last }
cubitos-or-else = { $first } або { $last }
cubitos-if-so = { $first }, а якщо зробите це, { $last }
cubitos-from-zone = { WORD("cubitos-zone", $zone, form: "gen") }

## Ефекти: частини речення, розділені крапкою з комою; пояснення стоять у дужках

cubitos-does-gain = +{ $n } { $noun }
cubitos-does-equal-fans = стільки { $nouns }, скільки у вас уболівальників
cubitos-does-equal-lines = стільки { $nouns }, скільки червоних ліній попереду на цьому колі чи трасі (у раунді після нічиєї — нічого)
cubitos-does-half-fans = стільки { $nouns }, скільки становить половина числа ваших уболівальників, округлена вниз
cubitos-does-half-lines = стільки { $nouns }, скільки становить половина числа червоних ліній попереду на цьому колі чи трасі, округлена вниз (у раунді після нічиєї — нічого)
cubitos-does-each-die = { $gain } за кожен активний { $dice } кубик
cubitos-does-each-few = { $gain } за { $every } { $m } { $noun }
cubitos-does-each-colour = { $gain } за кожен колір серед ваших активних кубиків
cubitos-does-each-rival = { $gain } за кожного гравця з меншою кількістю мечів
cubitos-does-repeat = візьміть ще раз монети й стопи зі своїх активних { $dice } кубиків (також використаних)
cubitos-does-fan = +{ $n } { $noun }
cubitos-does-fan-without-hand = +{ $n } { $noun } (з кредитами, але без жетона ліміту кубиків)
cubitos-does-add = докиньте { $n } { $noun } із зони запасу
cubitos-does-lose-this = втратьте цей кубик
cubitos-does-may-lose-this = можете втратити цей кубик
cubitos-does-must-lose-this = втратьте цей кубик (обов'язково)
cubitos-does-lose = втратьте { $n } { $noun } { $zones }
cubitos-does-may-lose = можете втратити { $n } { $noun } { $zones }
cubitos-does-must-lose = втратьте { $n } { $noun } { $zones } (обов'язково)
cubitos-does-from = із { $zones }
cubitos-does-from-any = з будь-якої зони
cubitos-does-gain-die = отримайте 1 кубик із лотка в зону скиду{ $cap }
cubitos-does-may-gain-die = можете отримати 1 кубик із лотка в зону скиду{ $cap }
cubitos-does-gain-this-die = отримайте 1 { $dice } кубик у зону скиду{ $cap } (якщо такий лишився)
cubitos-does-may-gain-this-die = можете отримати 1 { $dice } кубик у зону скиду{ $cap }
cubitos-does-cap = , вартістю не більше ніж { $n }
cubitos-does-cap-fans = , вартістю не більше ніж число ваших уболівальників
cubitos-does-cap-with-gray = { $cap } (сірі кубики коштують 0)
cubitos-does-borrow = візьміть 1 кубик{ $but } із лотка в активну зону будь-якою гранню догори (наприкінці раунду він повертається в лоток, навіть після невдачі)
cubitos-does-set = покладіть 1 кубик із зони кидків в активну зону будь-якою гранню догори
cubitos-does-back-this = можете спершу перемістити цей кубик з активної зони в зону кидків
cubitos-does-back = потім перемістіть { $n } { $noun } з активної зони в зону кидків, якщо це можливо
cubitos-does-safe = ваша наступна перевірка удачі не може завершитися невдачею
cubitos-does-save = ви не зазнаєте невдачі
cubitos-does-keep = ваші { $dice } кубики лишаються в активній зоні
cubitos-does-roll-all = киньте всі свої кубики { $zones }
cubitos-does-roll-all-these = киньте всі свої { $dice } кубики { $zones }
cubitos-does-roll-exactly = можете кинути на свій вибір { $n } { $noun }{ $but }{ $different } { $zones }
cubitos-does-roll-any = киньте будь-які свої кубики{ $different } { $zones }
cubitos-does-roll-any-these = киньте будь-які свої { $dice } кубики{ $different } { $zones }
cubitos-does-roll-up-to = киньте на свій вибір не більше ніж { $n } { $noun }{ $but }{ $different } { $zones }
cubitos-does-different = { " " }різних кольорів
cubitos-does-once-more = потім зробіть це ще раз
cubitos-does-but = { " " }(крім { $dice })
cubitos-does-saves = { $roll } (якщо є хоч один успіх, ви не зазнаєте невдачі)
cubitos-does-step = можете відразу перемістити бігуна суходолом на { $n } { $noun } (без винагород, коротких шляхів і реактивних ранців)
cubitos-does-again = ви мусите ще раз перевірити удачу (раз за кидок, хоч би скільки було таких кубиків; можна, як завжди, зазнати невдачі)
cubitos-does-free = коли наступного разу братимете кубики, ваші { $dice } кубики не зараховуються до ліміту (для невдачі зараховуються)
cubitos-does-any = коли наступного разу братимете кубики, можете перемістити будь-які свої кубики з будь-яких зон у зону кидків, незалежно від ліміту
cubitos-does-give = можете віддати 1 свій кубик із будь-якої зони іншому гравцеві з найменшою кількістю мечів (у зону скиду; у разі нічиєї вибираєте, кому)
cubitos-does-reward = візьміть винагороду з іншої клітинки, не далі ніж за { $n } { $noun } (воду теж рахуйте; це може бути клітинка, на якій ви почали раунд)
cubitos-does-if-active = { $then }, якщо маєте активний { $dice } кубик
cubitos-does-if-all-active = { $then }, якщо маєте активні кубики: { $dice }
cubitos-does-if-lost = { $then }, якщо в цьому раунді ви втратили кубик
cubitos-does-if-credited = { $then }, якщо в цьому раунді ви отримуєте кредит (байдуже звідки)
cubitos-does-may = за бажанням { $then }
cubitos-does-choose = виберіть: { $options }
cubitos-does-rivals = за кожного гравця з меншою кількістю мечів { $then }
cubitos-does-price = { WORD("cubitos-die", $die) }, вартість { $n }

## Те, на що спирається опис карти, наприкінці його

cubitos-note-sword = Символ — це один меч.
cubitos-note-swords = Символ — це один меч, посилена грань — два.
cubitos-note-water = Водною стопою можна ступити й на воду.
cubitos-note-colours = Обидва сірі — один колір, кубик першого гравця — окремий колір.
cubitos-note-rolls = Кидки з цієї карти не загрожують невдачею: успіхи йдуть в активну зону, де можна застосувати вміння «Негайно», а промахи — в зону кидків.
cubitos-note-saving-rolls = Успіхи в кидку з цієї карти йдуть в активну зону, де можна застосувати вміння «Негайно», а промахи — в зону кидків.

# Сторінка гри Camel Up.

## Навколо перегонів

web-camelup-where = Етап { $leg }
web-camelup-where-over = Перегони завершено, етап { $leg }
web-camelup-mark-start = Перегони починаються
web-camelup-mark-end = Кінець етапу { $leg }
web-camelup-part = Етап { $leg }

## Сцена

web-camelup-track = Траса з 16 клітинок
web-camelup-finish = Фініш
web-camelup-space-stack =
    { $count ->
        [one] Клітинка { $space }: { $camels }
        [few] Клітинка { $space }, згори донизу: { $camels }
       *[other] Клітинка { $space }, згори донизу: { $camels }
    }
web-camelup-space-tile =
    { $side ->
        [cheer] Клітинка { $space }: підтримка (+1), гравець { $name }
       *[boo] Клітинка { $space }: свист (−1), гравець { $name }
    }
web-camelup-space-waiting = Клітинка { $space }, ще не складено в стос: { $camels }
web-camelup-space-empty = Клітинка { $space }: порожня
web-camelup-space-over = За лінією фінішу, згори донизу: { $camels }
web-camelup-inside =
    { $count ->
        [one] { $count } кубик у піраміді: { $dice }
        [few] { $count } кубики в піраміді: { $dice }
       *[other] { $count } кубиків у піраміді: { $dice }
    }
web-camelup-rolled = Випало: { WORD("colour", $colour) } { $pips }
web-camelup-tile-here =
    { $value ->
        [none] Клітинка { $space }: сюди { $side }, { $sign }
       *[other] Клітинка { $space }: сюди { $side }, { $sign }, вартість { $value }
    }
web-camelup-tile-not-here = { $words }. { $reason }
web-camelup-tile-not-first = На клітинку 1, одразу за лінією, плиток не кладуть.

## Дії

web-camelup-roll = Кинути кубик
web-camelup-roll-short = Кинути
web-camelup-roll-title = Кидок
web-camelup-roll-pays = жетон піраміди, 1 фунт
web-camelup-roll-help =
    { $dice ->
        [one] Візьміть жетон піраміди: 1 фунт наприкінці етапу. Випадає останній кубик із піраміди, і його верблюд іде з усіма, кого несе.
        [few] Візьміть жетон піраміди: 1 фунт наприкінці етапу. Випадає один із { $dice } кубиків у піраміді, і його верблюд іде з усіма, кого несе.
       *[other] Візьміть жетон піраміди: 1 фунт наприкінці етапу. Випадає один із { $dice } кубиків у піраміді, і його верблюд іде з усіма, кого несе.
    }
web-camelup-tickets = Ставки на етап
web-camelup-ticket-name = Ставка { WORD("colour", $colour, form: "fem") } { $value }
web-camelup-tickets-gone = Ставок цього кольору більше немає: { WORD("colour", $colour) }
web-camelup-ticket-help = Дає { $value }, якщо наприкінці етапу цей верблюд перший, і 1, якщо другий. Інакше коштує 1.
web-camelup-then = потім { $values }
web-camelup-last-one = остання
web-camelup-none-left = немає
web-camelup-worth = У середньому варта { $value }
web-camelup-tile = Плитка глядача
web-camelup-tile-on = Плитка: { $space }
web-camelup-side-cheer = Підтримка
web-camelup-side-cheer-sign = +1
web-camelup-side-cheer-help = Верблюди, що стають на неї, ідуть на клітинку далі, поверх тих, хто там стоїть. Ви одразу отримуєте 1 фунт.
web-camelup-side-boo = Свист
web-camelup-side-boo-sign = −1
web-camelup-side-boo-help = Верблюди, що стають на неї, відходять на клітинку назад, під низ тих, хто там стоїть. Ви одразу отримуєте 1 фунт.
web-camelup-race-bets = Ставка на перегони
web-camelup-hand = Ваші карти на перегони
web-camelup-hand-empty = Ви вже зіграли всі карти.
web-camelup-hand-covered = { $name }: торкніться, щоб побачити свої карти
web-camelup-card-name = Карта на перегони: { WORD("colour", $colour) }
web-camelup-card-help = Зіграйте її закритою в стос: хто виграє всі перегони або хто прийде останнім. Вона лишається там до кінця.
web-camelup-card-worth = На переможця в середньому { $winner }, на останнього { $loser }
web-camelup-pile-winner = Переможець
web-camelup-pile-winner-help = Карти на верблюда, що виграє перегони. Правильні дають 8, 5, 3, 2, а далі по 1 у тому порядку, як їх зіграно; хибна коштує 1.
web-camelup-pile-loser = Останній
web-camelup-pile-loser-help = Карти на верблюда, що прийде останнім. Правильні дають 8, 5, 3, 2, а далі по 1 у тому порядку, як їх зіграно; хибна коштує 1.
web-camelup-pile-owners =
    { $count ->
        [0] карт іще немає
       *[other] від найдавнішої карти: { $owners }
    }
web-camelup-partner = Союз
web-camelup-partner-who = З ким укладаєте союз?
web-camelup-partner-hint = до кінця етапу; відмовитися не можна
web-camelup-partner-help = Наприкінці етапу кожен із вас отримує ще й те, що дає найкраща ставка другого. Союз займає ваш хід, і відмовитися не може ніхто.

## Стоси перед перегонами

web-camelup-arrange = Хто на кому стоїть на клітинці { $space }?
web-camelup-arrange-help = Верблюд із початку списку стоїть зверху. Перетягніть його, скористайтеся стрілками поруч або клавішею Shift зі стрілками.
web-camelup-arrange-done = Скласти так
web-camelup-arrange-place = { WORD("colour", $colour) }: { $place } з { $count } згори
web-camelup-up = Вище
web-camelup-down = Нижче

## Запитання

web-camelup-ask = Ваш хід: виберіть дію
web-camelup-ask-hint =
    { $count ->
        [one] на цьому етапі лишився { $count } кидок
        [few] на цьому етапі лишилося { $count } кидки
       *[other] на цьому етапі лишилося { $count } кидків
    }
web-camelup-ask-arrange = Ви починаєте: складіть верблюдів на клітинці { $space }
web-camelup-ask-tile =
    { $side ->
        [cheer] Куди покладете підтримку?
       *[boo] Куди покладете свист?
    }
web-camelup-ask-tile-hint = виберіть клітинку; F перевертає плитку
web-camelup-ask-tile-touch = виберіть клітинку
web-camelup-ask-pile = Ваш вибір: { WORD("colour", $colour) }. Виграє чи буде останнім?
web-camelup-ask-pile-hint = виберіть стос, щоб зіграти карту
web-camelup-ask-card-winner = Хто виграє перегони? Виберіть карту
web-camelup-ask-card-loser = Хто буде останнім? Виберіть карту
web-camelup-chosen-ticket = Ставка вартістю { $value }: { WORD("colour", $colour) }
web-camelup-chosen-ticket-hint =
    { $worth ->
        [none] { $value } за перше місце, 1 за друге, −1 за решту
       *[other] { $value } за перше місце, 1 за друге, −1 за решту; у середньому { $worth }
    }
web-camelup-chosen-tile = Ваша плитка на клітинці { $space }: { WORD("camelup-side", $side) }
web-camelup-chosen-tile-cheer =
    { $worth ->
        [none] фунт за кожне влучання і клітинка вперед
       *[other] фунт за кожне влучання і клітинка вперед; у середньому { $worth }
    }
web-camelup-chosen-tile-boo =
    { $worth ->
        [none] фунт за кожне влучання і клітинка назад
       *[other] фунт за кожне влучання і клітинка назад; у середньому { $worth }
    }
web-camelup-chosen-winner = Переможець перегонів: { WORD("colour", $colour) }
web-camelup-chosen-loser = Останній у перегонах: { WORD("colour", $colour) }
web-camelup-chosen-card-hint =
    { $worth ->
        [none] правильні карти дають 8, 5, 3, 2, 1; хибна коштує 1
       *[other] правильні карти дають 8, 5, 3, 2, 1; у середньому { $worth }
    }
web-camelup-chosen-roll = Кинути кубик?
web-camelup-chosen-partner = Союз до кінця етапу: { $seat }
web-camelup-chosen-partner-hint =
    { $worth ->
        [none] кожен користується найкращою ставкою другого
       *[other] кожен користується найкращою ставкою другого; у середньому { $worth }
    }
web-camelup-do-ticket = Взяти ставку
web-camelup-do-tile = Покласти на { $space }
web-camelup-do-winner = Поставити на переможця
web-camelup-do-loser = Поставити на останнього
web-camelup-do-partner = Укласти союз
web-camelup-do-stack = Поставити в стос
web-camelup-move-roll = кидок
web-camelup-move-ticket = { WORD("colour", $colour, form: "fem") } ставка
web-camelup-move-tile = { WORD("camelup-side", $side) } на { $space }
web-camelup-move-winner = { WORD("colour", $colour) } як переможець
web-camelup-move-loser = { WORD("colour", $colour) } як останній
web-camelup-move-partner = союз: { $seat }
web-camelup-move-stack =
    { $place ->
        [bottom] { WORD("colour", $camel) } внизу
       *[above] { WORD("colour", $camel) } вище
    }

## Що в кого є

web-camelup-holds-pyramid =
    { $count ->
        [one] { $count } жетон піраміди
        [few] { $count } жетони піраміди
       *[other] { $count } жетонів піраміди
    }
web-camelup-holds-cards =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[other] { $count } карт у руці
    }
web-camelup-purse =
    { $pounds ->
        [one] { $pounds } фунт
        [few] { $pounds } фунти
       *[many] { $pounds } фунтів
    }
web-camelup-purse-hidden = приховано

## Шанси

web-camelup-odds = Шанси
web-camelup-odds-leg = Цей етап
web-camelup-odds-race = Перегони
web-camelup-odds-exact = точно
web-camelup-odds-error = ± { $points } %
web-camelup-odds-soon = за мить
web-camelup-odds-camel = Верблюд
web-camelup-odds-first = перший
web-camelup-odds-second = другий
web-camelup-odds-last = останній
web-camelup-odds-wins = виграє
web-camelup-odds-ticket = скільки в середньому дає верхня ставка
web-camelup-odds-winner = скільки в середньому дає карта в стосі переможця
web-camelup-odds-loser = скільки в середньому дає карта в стосі останнього
web-camelup-odds-value = скільки в середньому дає хід
web-camelup-odds-ends = Перегони завершаться на цьому етапі: { $percent }

## Кінець етапу

web-camelup-scoring = Підсумок етапу { $leg }
web-camelup-step-order = Порядок
web-camelup-step-tickets = Ставки
web-camelup-step-pyramid = Піраміда
web-camelup-step-partners = Союзи
web-camelup-step-purses = Гаманці
web-camelup-col-player = Гравець
web-camelup-col-tickets = Ставки
web-camelup-col-pyramid = Піраміда
web-camelup-col-partner = Від союзника
web-camelup-col-sum = Сума
web-camelup-col-purse = Гаманець
web-camelup-cut = до нуля
web-camelup-plate-first = { WORD("colour", $colour) }: перший
web-camelup-plate-first-pays = дає 5, 3, 2, 2
web-camelup-plate-second = { WORD("colour", $colour) }: другий
web-camelup-plate-second-pays = дає 1
web-camelup-scoring-order = Етап { $leg } завершено: перший { WORD("colour", $first) }, другий { WORD("colour", $second) }
web-camelup-scoring-order-hint = хто вище в стосі, той попереду
web-camelup-scoring-tickets = Ставки на етап
web-camelup-scoring-tickets-hint = лідер дає стільки, скільки написано, другий 1, решта коштує 1
web-camelup-scoring-pyramid = Жетони піраміди
web-camelup-scoring-pyramid-hint = 1 за кожен кидок
web-camelup-scoring-partners = Союзники користуються найкращою ставкою одне одного
web-camelup-scoring-partners-hint = ніколи не збитковою
web-camelup-scoring-purses = Усе підсумовують, а гаманець не падає нижче 0
web-camelup-scoring-purses-hint = боргів ні в кого немає
web-camelup-scoring-cut = { $name }: борг { $amount }, але платити не треба
web-camelup-goes-on = далі за { $time }
web-camelup-back = Назад
web-camelup-next = Далі
web-camelup-skip = Пропустити
web-camelup-to-leg = Етап { $leg }
web-camelup-to-end = Кінець перегонів

## Кінець перегонів

web-camelup-won-you =
    { $money ->
        [one] Ви перемогли: { $money } фунт
        [few] Ви перемогли: { $money } фунти
       *[other] Ви перемогли: { $money } фунтів
    }
web-camelup-won =
    { $money ->
        [one] { $name } перемагає: { $money } фунт
        [few] { $name } перемагає: { $money } фунти
       *[other] { $name } перемагає: { $money } фунтів
    }
web-camelup-won-shared =
    { $money ->
        [one] { $names } ділять перемогу: по { $money } фунту
        [few] { $names } ділять перемогу: по { $money } фунти
       *[other] { $names } ділять перемогу: по { $money } фунтів
    }
web-camelup-behind =
    { $behind ->
        [one] забракло { $behind } фунта
        [few] забракло { $behind } фунтів
       *[other] забракло { $behind } фунтів
    }
web-camelup-tally = Звідки фунти
web-camelup-tally-note = усі починають із 3; найкраще число кожного стовпця на золотому
web-camelup-tally-tickets = ставки на етап
web-camelup-tally-rolls = кидки
web-camelup-tally-tile = власна плитка
web-camelup-tally-cards = карти перегонів
web-camelup-tally-money = Фунти
web-camelup-race-result = перегони виграв { WORD("colour", $winner) }, останнім був { WORD("colour", $loser) }
web-camelup-question-winner = Хто виграє перегони?
web-camelup-question-loser = Хто буде останнім?
web-camelup-card-turned = { $name }: { WORD("colour", $colour) }, { SIGNED($amount) }
web-camelup-no-cards = Сюди ніхто не поклав карти.
web-camelup-turn-again = Перевернути карти ще раз

## Клавіші

web-camelup-key-roll = кинути кубик
web-camelup-key-ticket = до ставок на етап
web-camelup-key-tile = узяти плитку: підтримка або свист
web-camelup-key-turn = перевернути плитку, яку тримаєте
web-camelup-key-card = поставити на переможця або на останнього
web-camelup-key-partner = союз, від шести гравців
web-camelup-key-arrows = усередині групи; уздовж траси; кроками підсумку
web-camelup-key-enter = вибрати; ще раз, щоб підтвердити
web-camelup-key-escape = скасувати

## Перші кроки

web-camelup-guide-track-title = Верблюди носять верблюдів
web-camelup-guide-track = Верблюд, що йде, несе всіх на своїй спині. На одній клітинці попереду той, хто стоїть вище. Білий і чорний — шалені: вони біжать у зворотний бік.
web-camelup-guide-pyramid-title = Піраміда
web-camelup-guide-pyramid = У ній шість кубиків. Натисніть на неї, щоб кинути один і заробити фунт. Після п’яти кидків етап завершується, і ставки розраховують.
web-camelup-guide-tickets-title = Ставте на етап
web-camelup-guide-tickets = Візьміть ставку на верблюда, що буде першим наприкінці етапу. Верхня платить найбільше, тож хто раніше, той виграє більше.
web-camelup-guide-tile-title = Ваша плитка глядача
web-camelup-guide-tile = Покладіть її перед верблюдами. Хто на неї стане, піде на клітинку вперед або назад, а ви щоразу отримуєте фунт.
web-camelup-guide-cards-title = Ставте на всі перегони
web-camelup-guide-cards = Карта на переможця або на останнього лежить закрита до кінця. Ранні правильні карти дають 8 і 5, хибні коштують 1.

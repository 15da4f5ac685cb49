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
        [cheer] Клітинка { $space }: плитка підтримки, її має { $name }, +1
       *[boo] Клітинка { $space }: плитка свисту, її має { $name }, −1
    }
web-camelup-space-waiting = Клітинка { $space }, ще скласти в стос: { $camels }
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
web-camelup-then = далі { $values }
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
web-camelup-hand-empty = Усі ваші карти зіграно.
web-camelup-card-name = Карта на перегони: { WORD("colour", $colour) }
web-camelup-card-help = Покладіть її закритою в стос: хто виграє всі перегони або хто прийде останнім. Там вона й лишається.
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
web-camelup-partner-help = Наприкінці етапу кожен із вас отримує ще й те, що дає найкраща ставка другого. Союз займає ваш хід, і відмовитися від нього не можна.
web-camelup-partner-of = у союзі: { $name }

## Стоси перед перегонами

web-camelup-arrange = Хто на кому стоїть на клітинці { $space }?
web-camelup-arrange-help = Найвищий — на початку списку. Перетягніть верблюда, скористайтеся його стрілками або клавішею Shift зі стрілками.
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
        [cheer] Де лежатиме підтримка?
       *[boo] Де лежатиме свист?
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
web-camelup-scoring-partners = Союзники користуються однією ставкою одне одного
web-camelup-scoring-partners-hint = береться найкраща, ніколи не збиткова
web-camelup-scoring-purses = Усе підсумовують, а гаманець не падає нижче 0
web-camelup-scoring-purses-hint = ніхто нічого не винен
web-camelup-scoring-cut = { $name }: борг { $amount }, але платити не треба
web-camelup-goes-on = далі за { $time }
web-camelup-back = Назад
web-camelup-next = Далі
web-camelup-skip = Пропустити
web-camelup-to-leg = Етап { $leg }
web-camelup-to-end = Кінець перегонів

## Кінець перегонів

web-camelup-won =
    { $money ->
        [one] Перемагає { $name }: { $money } фунт
        [few] Перемагає { $name }: { $money } фунти
       *[other] Перемагає { $name }: { $money } фунтів
    }
web-camelup-won-shared =
    { $money ->
        [one] Спільна перемога, { $money } фунт: { $names }
        [few] Спільна перемога, { $money } фунти: { $names }
       *[other] Спільна перемога, { $money } фунтів: { $names }
    }
web-camelup-placed =
    { $behind ->
        [one] ваше місце: { $place }, забракло { $behind } фунта
        [few] ваше місце: { $place }, забракло { $behind } фунтів
       *[other] ваше місце: { $place }, забракло { $behind } фунтів
    }
web-camelup-race-result = перегони виграв { WORD("colour", $winner) }, останнім був { WORD("colour", $loser) }
web-camelup-question-winner = Хто виграє перегони?
web-camelup-question-loser = Хто буде останнім?
web-camelup-cards-earn = від найдавнішої · правильні дають 8, 5, 3, 2, далі по 1
web-camelup-card-turned = { $name }: { WORD("colour", $colour) }, { SIGNED($amount) }
web-camelup-no-cards = Сюди ніхто не поклав карти.
web-camelup-ranking = Підсумок
web-camelup-ranking-note = гаманець і карти
web-camelup-turn-again = Перевернути карти ще раз

## Клавіші

web-camelup-key-roll = кинути кубик
web-camelup-key-ticket = до ставок на етап
web-camelup-key-tile = узяти плитку: підтримка або свист
web-camelup-key-turn = перевернути плитку, яку тримаєте
web-camelup-key-card = поставити на переможця або на останнього
web-camelup-key-partner = союз, від шести гравців
web-camelup-key-arrows = усередині групи; уздовж траси; кроками підсумку
web-camelup-key-enter = вибрати, ще раз — зробити
web-camelup-key-escape = скасувати вибір

## Перші кроки

web-camelup-guide-track-title = Верблюди носять верблюдів
web-camelup-guide-track = Хто йде, той несе всіх, хто в нього на спині. На одній клітинці попереду той, хто стоїть вище. Білий і чорний — шалені й біжать у зворотний бік.
web-camelup-guide-pyramid-title = Піраміда
web-camelup-guide-pyramid = У ній шість кубиків. Натисніть на неї, щоб кинути один і заробити фунт. Після п’яти кидків етап завершується, і ставки розраховують.
web-camelup-guide-tickets-title = Ставте на етап
web-camelup-guide-tickets = Візьміть ставку на верблюда, що буде першим наприкінці етапу. Верхня платить найбільше, тож хто раніше, той виграє більше.
web-camelup-guide-tile-title = Ваша плитка глядача
web-camelup-guide-tile = Покладіть її перед верблюдами. Хто на неї стане, піде на клітинку вперед або назад, а ви щоразу отримуєте фунт.
web-camelup-guide-cards-title = Ставте на всі перегони
web-camelup-guide-cards = Карта на переможця або на останнього лежить закрита до кінця. Ранні правильні карти дають 8 і 5, хибні коштують 1.

## Правила

web-camelup-rules-goal-title = Про що гра
web-camelup-rules-goal =
    П’ять верблюдів один раз оббігають трасу, а ви робите ставки. Верблюди носять один одного, а двоє шалених біжать назустріч, тож один кидок може змінити багато.

    Перегони мають етапи по п’ять кидків. Ставки на етап платять наприкінці кожного етапу, карти — наприкінці перегонів. Хто тоді має найбільше грошей, той перемагає; за рівності перемога спільна.

    На початку в кожного 3 фунти й п’ять карт. Кожен верблюд стартує з клітинки 1, 2 або 3, як випаде його кубик; тих, хто на одній клітинці, складає в стос випадок. Шалені стартують із клітинки 16, 15 або 14.
web-camelup-rules-turn-title = Хід
web-camelup-rules-turn =
    У свій хід ви робите рівно одне з цього:
    - кидаєте кубик із піраміди,
    - берете ставку на етап,
    - кладете або переносите свою плитку глядача,
    - граєте карту,
    - якщо гравців шість або більше, укладаєте з кимось союз.

    Пасувати не можна, але кинути кубик можна завжди. Потім хід переходить далі.
web-camelup-rules-roll-title = Кидок і рух
web-camelup-rules-roll =
    Візьміть жетон піраміди: наприкінці етапу це 1 фунт. Випадає один із кубиків, що ще в піраміді: кожен із рівним шансом, і показує 1, 2 або 3. Кинутий кубик лишається зовні до кінця етапу.

    Верблюд цього кольору йде на стільки клітинок і несе всіх, хто стоїть над ним. Ті, хто під ним, лишаються. Де вже хтось стоїть, група стає зверху.

    Лінія фінішу — між клітинками 16 і 1; клітинка 16 ще належить до траси.
web-camelup-rules-crazy-title = Шалені верблюди
web-camelup-rules-crazy =
    Білий і чорний біжать у зворотний бік і мають спільний сірий кубик, що показує один із двох кольорів і 1, 2 або 3. Вони носять інших, і їх носять так само, але вони ніколи не виграють і не бувають останніми.

    Хто з них іде:
    - якщо рівно в одного на спині, на будь-якій висоті, є верблюди-бігуни, то саме він, хоч би що показав кубик;
    - інакше, якщо один сидить просто на другому, — верхній;
    - інакше той, чий колір показує кубик.
web-camelup-rules-tickets-title = Ставки на етап
web-camelup-rules-tickets =
    На кожного верблюда є чотири ставки: зверху 5, далі 3, 2 і 2. Беріть верхню з будь-якого стосу. Їх можна мати скільки завгодно, навіть одного кольору.

    Наприкінці етапу ставка на лідера дає стільки, скільки на ній написано, на другого — 1, а будь-яка інша коштує 1.
web-camelup-rules-tile-title = Плитки глядачів
web-camelup-rules-tile =
    Кладіть свою плитку на клітинку від 2 до 16, де немає ні верблюда, ні плитки і яка не поруч із плиткою іншого гравця. Якщо вона вже лежить на трасі, її можна перенести на іншу клітинку; перевернути на місці — не хід.

    Коли на неї стає група верблюдів, ви одразу отримуєте 1 фунт, хоч би хто кидав. Потім група йде
    - на клітинку далі за підтримки, поверх тих, хто там стоїть;
    - на клітинку назад за свисту, під низ тих, хто там стоїть.

    Для шалених верблюдів далі означає в бік їхнього бігу. Після одиниці свист повертає групу під тих верблюдів, яких вона щойно лишила. Підтримка на клітинці 16 може перенести групу за лінію. Наприкінці етапу плитки повертаються.
web-camelup-rules-cards-title = Карти на перегони
web-camelup-rules-cards =
    Покладіть карту закритою в стос переможця або в стос останнього. Усі бачать, що ви це зробили, кольору не бачить ніхто. Забрати її не можна, і на кожного верблюда у вас одна карта.

    Наприкінці перегонів обидва стоси відкривають від найдавнішої карти. Правильні дають 8, 5, 3, 2, а далі по 1; рахують при цьому лише правильні. Кожна хибна коштує 1.
web-camelup-rules-leg-title = Кінець етапу
web-camelup-rules-leg =
    Після п’ятого кидка етап завершено; один кубик лишається в піраміді. Попереду той, хто стоїть на дальшій клітинці, а на одній клітинці — хто стоїть вище. Шалених верблюдів не рахують.

    Кожен підсумовує ставки, жетони піраміди й те, що дає союз. Платять лише суму. Ніхто не падає нижче 0.

    Потім ставки, плитки, кубики й союзи повертаються, а верблюди й карти лишаються. Наступний етап починає гравець після того, хто кидав останнім.
web-camelup-rules-race-title = Кінець перегонів
web-camelup-rules-race =
    Перегони завершуються, щойно якийсь верблюд перетне лінію, хоч би скільки кроків у нього лишилося. Спершу, як завжди, підсумовують етап, потім карти: стос переможця, а за ним стос останнього. Перемагає найвищий верблюд-бігун із групи, що перетнула лінію.

    Шалений верблюд, що перетне лінію задом наперед, теж завершує перегони. Ті, кого він несе, тоді найдалі від фінішу, а найнижчий із них — останній; решту рахують так, як вони стоять.
web-camelup-rules-partners-title = Союзи
web-camelup-rules-partners =
    Якщо гравців шість або більше, ви можете витратити хід на союз із кимось, хто його не має. Відмовитися не можна. Союз діє до кінця етапу, і в кожного щонайбільше один союзник.

    Наприкінці етапу кожен із двох отримує ще й те, що дає одна ставка другого: найкраща, жетон піраміди теж рахується, і ніколи не збиток. Другий від цього нічого не втрачає.
web-camelup-rules-options-title = Налаштування столу
web-camelup-rules-options =
    - Стоси вручну: перший гравець вирішує, як стоять верблюди, що стартують з однієї клітинки; інакше вирішує випадок.
    - Приховані гаманці: стіл не показує грошей інших, доки тривають перегони. Хто рахує, той знає.
    - Сума карт: карти гравця підсумовують у кожному стосі, перш ніж гаманець зупиниться на 0. Інакше платять карту за картою, тож хибна карта того, хто не має нічого, нічого й не коштує.
    - Перший гравець: вибране місце або випадок.
web-camelup-rules-rulings-title = За цим столом
web-camelup-rules-rulings =
    Чого правила не визначають, те цей стіл вирішує так:
    - За групу, що стала на плитку, платять один раз, хоч би скільки в ній верблюдів, за шалених теж.
    - Група, що перетнула лінію, там і стає. За лінією вже нічого не діє.
    - Якщо кидок завершує перегони, поточний етап підсумовують один раз, навіть коли кидків було менше ніж п’ять.
    - У банку ніколи не бракує грошей.
    - У союзі найкраща ставка вибирається автоматично; хто має лише збиткові, нічого не дає і нічого не забирає.
    - Усі кидки визначено ще до першого. Після перегонів кожен може перевірити, що нічого не змінено.

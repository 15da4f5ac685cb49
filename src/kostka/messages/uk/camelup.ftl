camelup = Camel Up

## Налаштування

camelup-option-arrange = перший гравець сам складає в стос верблюдів, що стартують з однієї клітинки; інакше вирішує випадок
camelup-option-hidden_purses = стіл не показує грошей інших гравців; хто рахує, той знає
camelup-option-netting = карти ставок на перегони підсумовують у кожному стосі, перш ніж гаманець зупиниться на 0
camelup-option-start = місце, що починає; -1 — випадкове

## Слова

camelup-side-cheer = підтримка
camelup-side-boo = свист
camelup-pile-winner = переможця
camelup-pile-loser = останнього
camelup-holding-tickets = ставки
camelup-holding-pyramid_tickets = піраміда
camelup-holding-tile = плитка
camelup-holding-copied = ставка союзника
camelup-holding-finish_cards = карти

## Ходи

camelup-move-roll = roll: візьміть жетон піраміди (1 фунт наприкінці етапу), киньте кубик і перемістіть верблюда
camelup-move-ticket = ticket red: ставка на лідера етапу (тут: червоний); 5, 3, 2, 2 за першого, 1 за другого, -1 за решту
camelup-move-tile = tile 9 cheer, tile 9 boo: ваша плитка глядача на клітинці; 1 фунт за кожну групу верблюдів, що на неї стає: підтримка веде її на клітинку вперед, свист — на клітинку назад і під низ
camelup-move-winner = winner red: закрита карта на переможця перегонів; 8, 5, 3, 2, 1 за правильні, -1 за хибні
camelup-move-loser = loser red: закрита карта на останнього в перегонах; 8, 5, 3, 2, 1 за правильні, -1 за хибні
camelup-move-partner = partner 3: союз із цим місцем до кінця етапу; кожен користується найкращою ставкою другого
camelup-move-stack = stack red: перед першим ходом поставте верблюда в стос на його клітинці

## Події

camelup-event-start = { WORD("colour", $camel) } верблюд стартує з клітинки { $space }
camelup-event-first = { $player } починає
camelup-event-stack = { $seat } ставить { WORD("colour", $camel, form: "gen") } верблюда в стос на клітинці { $space }
camelup-event-ticket = { $seat } бере { WORD("colour", $colour, form: "acc") } ставку вартістю { $value }
camelup-event-tile = { $seat } кладе плитку глядача на клітинку { $space } ({ WORD("camelup-side", $side) })
camelup-event-card =
    { $colour ->
        [hidden] { $seat } кладе закриту карту в стос { WORD("camelup-pile", $pile) }
       *[other] { $seat } кладе { WORD("colour", $colour, form: "acc") } карту в стос { WORD("camelup-pile", $pile) }
    }
camelup-event-partner = { $seat } і { $other } укладають союз
camelup-event-roll = { $seat } кидає { WORD("colour", $die) } кубик: { $pips }
camelup-event-move =
    { $carried ->
        [0] { WORD("colour", $camel) } верблюд іде на клітинку { $space }
       *[other] { WORD("colour", $camel) } верблюд іде на клітинку { $space } і несе { $carried }
    }
camelup-event-hit = { $seat } отримує за плитку глядача на клітинці { $space } ({ WORD("camelup-side", $side) }): { SIGNED($amount) }
camelup-event-cross = { WORD("colour", $camel) } верблюд перетинає лінію фінішу
camelup-event-leg = кінець етапу { $number }: лідер { WORD("colour", $colour) }, другий { WORD("colour", $second) }
camelup-event-bet = { $seat }: { WORD("colour", $colour, form: "fem") } ставка з числом { $value } дає { SIGNED($worth) }
camelup-event-pyramid =
    { $count ->
        [one] { $seat }: { $count } жетон піраміди дає +{ $count }
        [few] { $seat }: { $count } жетони піраміди дають +{ $count }
       *[other] { $seat }: { $count } жетонів піраміди дають +{ $count }
    }
camelup-event-copy = { $seat } користується ставкою, яку має { $other }: { SIGNED($amount) }
camelup-event-paid =
    { $amount ->
        [0] { $seat } за власні ставки й жетони нічого не отримує і не платить
       *[other] { $seat } розраховується з банком за власні ставки й жетони: { SIGNED($amount) }
    }
camelup-event-race = кінець перегонів: перемагає { WORD("colour", $winner) }, останній { WORD("colour", $loser) }
camelup-event-shown = { $seat } перевертає { WORD("colour", $colour, form: "acc") } карту в стосі { WORD("camelup-pile", $pile) }
camelup-event-reveal =
    { $amount ->
        [0] { $seat } відкриває { WORD("colour", $colour, form: "acc") } карту в стосі { WORD("camelup-pile", $pile) }, а платити нічим
       *[other] { $seat } відкриває { WORD("colour", $colour, form: "acc") } карту в стосі { WORD("camelup-pile", $pile) }: { SIGNED($amount) }
    }

## Малюнок

camelup-legend = 0+1, 0-1 на трасі: плитка глядача місця 0, підтримка або свист. # у піраміді: сірий кубик, для білого й чорного. >: чий хід.
camelup-line = фініш
camelup-waiting = чекають на клітинці { $space }
camelup-crossed = за лінією фінішу, знизу догори
camelup-crossed-backwards = за лінією фінішу задом наперед, знизу догори
camelup-pyramid = Етап { $leg }, у піраміді
camelup-tickets = Ставки на етап
camelup-tickets-none = немає
camelup-stack = клітинка { $space }, знизу догори
camelup-own-cards = Ваші карти
camelup-hand-unknown = Невідомо, які у вас карти
camelup-no-cards = немає
camelup-pile = Стос { WORD("camelup-pile", $pile) }, від найдавнішої карти
camelup-more = і ще { $count }
camelup-pounds = фунт.
camelup-pounds-short = ф.
camelup-pyramid-tickets = жетони піраміди: { $count }
camelup-partner-of = у союзі: { $other }

## Шанси

camelup-no-odds = Шансів немає, доки верблюди не стоять або коли перегони завершено.
camelup-odds-leg = цей етап, точно, у %
camelup-odds-race = перегони, у %
camelup-odds-ends = Перегони завершаться на цьому етапі: { $percent }.
camelup-odds-error = Стандартна похибка шансів у перегонах: не більше ніж { $points } відсоткового пункту.
camelup-odds-hits = Плитка глядача на клітинці { $space }: очікувана кількість влучань { $hits }.
camelup-odds-moves = Очікуваний виграш ходів, у фунтах:
camelup-odds-hand-unknown = Невідомо, які карти ще має цей гравець, тож оцінити їх не можна.
camelup-odds-waiting = Карти, зіграні зараз і притримані до кінця етапу (± { $error }):
camelup-odds-holdings = Скільки має принести те, що в кого є, у фунтах:

## Що промовляє за хід

camelup-why-roll =
    Певний фунт. { $dice ->
        [one] Це останній кубик етапу.
        [few] У цьому етапі лишилося ще { $dice } кубики.
       *[other] У цьому етапі лишилося ще { $dice } кубиків.
    } Перегони закінчуються в цьому етапі у { $ends } % випадків.
camelup-why-ticket = { WORD("colour", $colour) } веде наприкінці етапу у { $first } % і другий у { $second } %, точно: { SIGNED($worth) }.
camelup-why-ticket-left = Наступна ставка на цього верблюда ({ WORD("colour", $colour) }) була б варта для суперника { SIGNED($worth) }.
camelup-why-tile = На клітинці { $space } плитка глядача змінює те, чого можна чекати від цього етапу, на { SIGNED($worth) }.
camelup-why-card =
    { $pile ->
        [winner] { WORD("colour", $colour) } виграє перегони у { $percent } %
       *[loser] { WORD("colour", $colour) } останній у { $percent } %
    }: зараз { SIGNED($worth) }, етапом пізніше { SIGNED($later) }.
camelup-why-partner = Найкраща ставка партнера варта для вас { SIGNED($worth) }.

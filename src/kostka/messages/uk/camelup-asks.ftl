colour-grey = сірий
    .gen = сірого
    .fem = сіра
    .acc = сіру

## Запитання

camelup-prompt-arrange = Поставте верблюда в стос на клітинці { $space }, знизу догори.
camelup-prompt-turn = Етап { $leg }, кубики в піраміді: { $dice }. Кидок, ставка, плитка глядача чи карта?

## Причини

camelup-arrange-first = перший гравець спершу складає верблюдів, що стартують з однієї клітинки: від найнижчої клітинки, знизу догори.
camelup-stack-at-start = верблюдів складають у стос лише перед перегонами.
camelup-tickets-taken = ставок цього кольору більше немає: { WORD("colour", $colour) }.
camelup-tile-in-place = плитку глядача переносять на іншу клітинку; перевернути її на місці — не хід.
camelup-tile-on-tile = на клітинці { $space } вже лежить інша плитка глядача.
camelup-tile-beside = клітинка { $space } поруч із плиткою іншого гравця на клітинці { $beside }.
camelup-tile-on-camel = на клітинці { $space } стоїть верблюд.
camelup-hand-empty = ви вже зіграли всі карти ({ $cards }).
camelup-card-colour = назвіть свою карту, як у '{ $pile } red'; '{ $pile } ?' — для карт, що лежать закритими на справжньому столі.
camelup-card-played = вашу { WORD("colour", $colour, form: "acc") } карту вже зіграно.
camelup-no-partners = союзи можливі від { $players } гравців.
camelup-no-such-seat = за цим столом немає такого гравця.
camelup-own-partner = не можна укласти союз із самим собою.
camelup-has-partner = { $seat } вже має союз на цьому етапі.

## Кубики справжнього столу

camelup-script-only-roll = Кубики задають лише для ходу 'roll' і для останнього 'stack'.
camelup-script-one-die =
    { $hidden ->
        [0] З піраміди випадає один кубик, а задано: { $given }.
        [one] З піраміди випадає один кубик, а наприкінці відкривають { $hidden } карту; задано: { $given }.
        [few] З піраміди випадає один кубик, а наприкінці відкривають { $hidden } карти; задано: { $given }.
       *[other] З піраміди випадає один кубик, а наприкінці відкривають { $hidden } карт; задано: { $given }.
    }
camelup-script-card = { $given } — не наступна карта, яку відкривають: вона лежить у стосі { WORD("camelup-pile", $pile) }, її зіграло місце { $seat }, і такого кольору цей гравець ще не показав, як у ("{ $pile }", "red").
camelup-script-rolled = На цьому етапі { WORD("colour", $die) } кубик уже кинуто.
camelup-script-deal = Розстановка називає верблюдів з їхніми клітинками (має бути { $camels }) й місце, що починає.
camelup-script-camels = Розстановка називає кожного верблюда один раз, спершу верблюдів-бігунів.
camelup-script-die = { $given } — не кубик: кубик пишуть як у ("blue", 2), а сірий як у ("white", 3).
camelup-script-crazy = { $given } — не старт шаленого верблюда: його пишуть як у ("white", 15).

## Помилки позицій

camelup-no-stacks = Позиція каже, де стоять верблюди, як у "stacks": { "{" }"1": ["red", "yellow"], ...{ "}" }.
camelup-camel-twice = У двох місцях одразу стоїть { WORD("colour", $camel) } верблюд.
camelup-camel-missing = На доріжці бракує верблюда: { WORD("colour", $camel) }.
camelup-two-tiles = Місце { $seat } має на доріжці дві плитки глядача, а кожен гравець має одну.
camelup-tile = { $path } неможливе: { $reason }
camelup-die-twice = У { $path } якийсь кубик названо двічі.
camelup-die-both = Водночас кинутий і в піраміді { WORD("colour", $die) } кубик.
camelup-die-neither = Ні серед кинутих, ні в піраміді не названо { WORD("colour", $die) } кубик.
camelup-few-dice = Етап завершується п'ятим кубиком, тож у піраміді щонайменше два.
camelup-partners-from = Союзи укладають, лише коли гравців щонайменше { $players }.
camelup-partner-one-way = Місце { $seat } має союз із місцем { $partner }, але не навпаки.
camelup-no-ticket = { $path } має { WORD("colour", $colour, form: "acc") } ставку вартістю { $value }, якої немає або яку вже забрано.
camelup-ticket-pile = { $path } — це { $given }, а стос — це те, що лишилося від [5, 3, 2, 2].
camelup-ticket-nowhere = Ні у стосі, ні в гравця не лежить { WORD("colour", $colour, form: "fem") } ставка вартістю { $value }.
camelup-ticket-twice = Водночас у стосі і в гравця лежить { WORD("colour", $colour, form: "fem") } ставка.
camelup-tickets-from-top = Ставки цього кольору ({ WORD("colour", $colour) }) брали не з верху стосу: 5, 3, 2, 2.
camelup-ticket-of-die = Кинуто кубиків: { $rolled }, а взято жетонів піраміди: { $taken }; на кожен кубик — один жетон.
camelup-many-cards = { $path } має карт: { $given }, а їх лише { $most }.
camelup-card-shape = { $path } має бути місцем і кольором, як у [0, "red"].
camelup-card-twice = Місце { $seat } двічі зіграло свою { WORD("colour", $colour, form: "acc") } карту.
camelup-cards-of-seat = Місце { $seat } зіграло більше карт, ніж { $most }.
camelup-hand = { $path } і зіграні карти разом — не по одній кожного кольору.
camelup-hidden-cards = { $path } не дає розрізнити закриті карти ({ $hidden }): пропустіть це поле або назвіть карти.
camelup-cards-shown = Після кінця перегонів жодна карта вже не лежить закритою.
camelup-beyond-line = Верблюд за лінією фінішу саме тоді, коли "phase" — 'over'; доти клітинки — від 1 до 16.
camelup-unplaced = Верблюди чекають на стос саме тоді, коли "phase" — «arrange».
camelup-no-arranging = "phase" буває «arrange» лише з налаштуванням «arrange».
camelup-arranged-before = Верблюдів складають до першого ходу, тож жодного кубика, ставки, плитки чи карти ще не зіграно.
camelup-crazy-later = Лише коли решту складено, на доріжку виходить { WORD("colour", $camel) } верблюд.
camelup-cannot-start = З клітинки { $space } не може стартувати { WORD("colour", $camel) } верблюд.
camelup-last-unplaced = На клітинці { $space } чекає один верблюд, але останнього на клітинці не вибирають.
camelup-lowest-first = На клітинці { $space } вже стоїть стос, але спершу складають верблюдів клітинки { $first }.
camelup-both-ends = Перегони завершуються, коли одна група перетинає лінію фінішу, тож верблюди на клітинці 0 або 17, а не на обох.
camelup-wrong-end = Лінію фінішу перетнув { WORD("colour", $camel) } верблюд, але верблюди-бігуни перетинають її на клітинку 17, а шалені — на 0.
camelup-other-crazy = Лінію фінішу перетнув { WORD("colour", $camel) } верблюд, але сірий кубик зрушив би другого.
camelup-crossing-die = Лінію фінішу перетнув { WORD("colour", $camel) } верблюд, тож { WORD("colour", $die) } кубик кинуто, а кинутих щонайбільше п'ять.

## Кінець

camelup-end = Лінію фінішу перетнув { WORD("colour", $camel) } верблюд.
camelup-end-backwards = Лінію фінішу задом наперед перетнув { WORD("colour", $camel) } верблюд.

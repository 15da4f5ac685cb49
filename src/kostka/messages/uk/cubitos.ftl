cubitos = Кубітос

## Налаштування

cubitos-option-set = набір карт із правил за його id, або 'random' (випадковий), або 'custom' (власний) з налаштуванням cards
cubitos-option-cards = вісім карт, по одній кожного кольору, за id або шляхом до файлу карти
    .sent = вісім карт, по одній кожного кольору, за id або текстом власної карти
cubitos-option-set_seed = який це випадковий набір; -1 — у кожній партії інший
cubitos-option-track = траси одна за одною, за id або шляхом; жодної — траса, яку радить набір
    .sent = траси одна за одною, за id або текстом власної; жодної — траса, яку радить набір
cubitos-option-laps = кола всіма трасами по черзі, тож два кола на двох трасах — це A, B, A, B; 0 — порада набору
cubitos-option-start = місце з кубиком першого гравця; -1 — випадкове
cubitos-choice-random = випадковий набір
cubitos-choice-custom = вісім карт на вибір
cubitos-choice-every-match = у кожній партії інший
cubitos-choice-suggested = як радить набір

## Слова; кубики відмінюються з числом: few, many

cubitos-die-light-gray = світло-сірий кубик
    .few = світло-сірі кубики
    .many = світло-сірих кубиків
cubitos-die-dark-gray = темно-сірий кубик
    .few = темно-сірі кубики
    .many = темно-сірих кубиків
cubitos-die-start = кубик першого гравця
    .few = кубики першого гравця
    .many = кубиків першого гравця
cubitos-die-white = білий кубик
    .few = білі кубики
    .many = білих кубиків
cubitos-die-brown = коричневий кубик
    .few = коричневі кубики
    .many = коричневих кубиків
cubitos-die-red = червоний кубик
    .few = червоні кубики
    .many = червоних кубиків
cubitos-die-green = зелений кубик
    .few = зелені кубики
    .many = зелених кубиків
cubitos-die-orange = оранжевий кубик
    .few = оранжеві кубики
    .many = оранжевих кубиків
cubitos-die-purple = фіолетовий кубик
    .few = фіолетові кубики
    .many = фіолетових кубиків
cubitos-die-yellow = жовтий кубик
    .few = жовті кубики
    .many = жовтих кубиків
cubitos-die-blue = синій кубик
    .few = сині кубики
    .many = синіх кубиків
cubitos-face-blank = порожня грань
cubitos-face-symbol = символ уміння
cubitos-face-power = символ посиленого вміння
cubitos-face-money = монета
cubitos-face-foot = стопа
cubitos-face-credit = кредит
cubitos-zone-draw = зона запасу
    .gen = зони запасу
cubitos-zone-roll = зона кидків
    .gen = зони кидків
cubitos-zone-discard = зона скиду
    .gen = зони скиду
cubitos-zone-active = активна зона
    .gen = активної зони
cubitos-phase-roll = фаза кидків
cubitos-phase-use = фаза бігу: уміння
cubitos-phase-compared = фаза бігу: після порівняння мечів
cubitos-phase-move = фаза бігу: переміщення й купівля
cubitos-phase-over = кінець
cubitos-price-money = монети
cubitos-price-feet = стопи
cubitos-resource-money = монети
cubitos-resource-feet = стопи
cubitos-resource-credits = кредити
cubitos-resource-swords = мечі
cubitos-resource-fans = уболівальники
cubitos-source-house = наша пропозиція
cubitos-source-inferred = висновок із правил
cubitos-source-rulebook = правила
cubitos-source-box = коробка
cubitos-source-fan-made = витвір фанатів
cubitos-source-fan-transcription = запис фанатів
cubitos-field-colour = колір
cubitos-field-cost = вартість
cubitos-field-names = назви
cubitos-field-symbols = кубики разом
cubitos-field-now = негайно
cubitos-field-active = будь-коли
cubitos-field-push = за перевірки удачі
cubitos-field-pushed = після перевірки удачі
cubitos-field-would_bust = перед невдачею
cubitos-field-bust = у разі невдачі
cubitos-field-run = біг
cubitos-field-after_move = після руху
cubitos-field-compare = порівняння
cubitos-field-power = посилена грань
cubitos-field-sources = джерела

## Ходи

cubitos-move-push = push: перевірити удачу, ще раз кинути кубики із зони кидків; з 3 активними кубиками є ризик невдачі
cubitos-move-pass = pass: спасувати й зберегти те, що активне
cubitos-move-wait = wait: зачекати, що зроблять інші
cubitos-move-done = done: досить, далі
cubitos-move-stop = stop: завершити переміщення тут
cubitos-move-shortcut = shortcut: заплатити за короткий шлях із цієї клітинки
cubitos-move-jetpack = jetpack: скористатися реактивним ранцем цієї клітинки
cubitos-move-foot = foot: купити стопу за 4 монети або кредити
cubitos-move-credit = credit: скористатися кредитом, що випав на кубику
cubitos-move-bust = bust: прийняти невдачу
cubitos-move-draw = draw white: узяти цей кубик із зони запасу
cubitos-move-draw-discarded = draw white discard: те саме із зони скиду, коли можна взяти будь-які свої кубики
cubitos-move-draw-all = draw all: усі, коли можна взяти будь-які свої кубики
cubitos-move-discard = discard white: перемістити цей кубик із зони кидків у зону скиду
cubitos-move-discard-all = discard all: перемістити всі кубики із зони кидків у зону скиду
cubitos-move-roll = roll white draw: вибрати кубик для кидка за його зоною або видимою гранню
cubitos-move-roll-all = roll all: кинути всі ці кубики
cubitos-move-choose = choose 1: вибрати один з ефектів, у порядку на карті
cubitos-move-use = use dope-cat: застосувати вміння карти активним кубиком
cubitos-move-use-power = use dope-cat power: те саме кубиком із символом посиленого вміння
cubitos-move-skip = skip dope-cat: не застосовувати вміння
cubitos-move-set = set white: покласти цей кубик в активну зону будь-якою гранню догори
cubitos-move-take = take white: позичити цей кубик із лотка
cubitos-move-gain = gain white: отримати цей кубик безкоштовно
cubitos-move-buy = buy white: купити цей кубик, щонайбільше два за раунд, різних кольорів
cubitos-move-lose = lose white draw, lose white foot: втратити цей кубик із зони або з активної зони з указаною гранню
cubitos-move-give = give white draw: віддати цей кубик
cubitos-move-return = return white foot: перемістити цей кубик з активної зони в зону кидків
cubitos-move-face = face power: якою гранню догори лежить кубик
cubitos-move-to = to 2: місце, яке отримує кубик
cubitos-move-reward = reward 17: узяти винагороду з цієї клітинки
cubitos-move-step = step 17: одна стопа, на цю клітинку
cubitos-move-wade = wade 17: одна водна стопа, на цю клітинку

## Події

cubitos-event-first = { $player } має кубик першого гравця
cubitos-event-round = раунд { $number }
cubitos-event-draw =
    { $seat } бере { $count ->
        [one] { $count } { WORD("cubitos-die", $die) }
        [few] { $count } { WORD("cubitos-die", $die, form: "few") }
       *[other] { $count } { WORD("cubitos-die", $die, form: "many") }
    }
cubitos-event-refill = { $seat } переміщує зону скиду в зону запасу
cubitos-event-roll =
    { $seat } кидає { $count ->
        [one] { $count } { WORD("cubitos-die", $die) }
        [few] { $count } { WORD("cubitos-die", $die, form: "few") }
       *[other] { $count } { WORD("cubitos-die", $die, form: "many") }
    }: { WORD("cubitos-face", $face) }
cubitos-event-push = { $seat } перевіряє удачу
cubitos-event-pass = { $seat } пасує
cubitos-event-wait = { $seat } чекає на інших
cubitos-event-saved = { $seat } уникає невдачі
cubitos-event-bust = { $seat } зазнає невдачі
cubitos-event-discard =
    { $seat } скидає { $count ->
        [one] { $count } { WORD("cubitos-die", $die) }
        [few] { $count } { WORD("cubitos-die", $die, form: "few") }
       *[other] { $count } { WORD("cubitos-die", $die, form: "many") }
    }
cubitos-event-use = { $seat } застосовує { $card } ({ WORD("cubitos-face", $face) })
cubitos-event-skip = { $seat } не застосовує { $card }
cubitos-event-money = { $seat } отримує монети: { $amount }
cubitos-event-feet = { $seat } отримує стопи: { $amount }
cubitos-event-water = { $seat } отримує водні стопи: { $amount }
cubitos-event-credits = { $seat } отримує кредити: { $amount }
cubitos-event-fan = { $seat } просувається треком уболівальників на поділку { $fans }
cubitos-event-hand = { $seat } бере жетон ліміту кубиків
cubitos-event-lose = { $seat } втрачає { WORD("cubitos-die", $die) } із { WORD("cubitos-zone", $zone, form: "gen") }
cubitos-event-gain = { $seat } отримує { WORD("cubitos-die", $die) }
cubitos-event-borrow = { $seat } позичає { WORD("cubitos-die", $die) } ({ WORD("cubitos-face", $face) })
cubitos-event-restore = { $seat } повертає позичений кубик: { WORD("cubitos-die", $die) }
cubitos-event-set = { $seat } виставляє { WORD("cubitos-die", $die) } ({ WORD("cubitos-face", $face) })
cubitos-event-return = { $seat } переміщує { WORD("cubitos-die", $die) } з активної зони в зону кидків
cubitos-event-give = { $seat } віддає { WORD("cubitos-die", $die) }; його отримує { $other }
cubitos-event-swords = { $seat } має мечі: { $swords }
cubitos-event-most = { $seat } має найбільше мечів
cubitos-event-step = { $seat } стає на клітинку { $space }
cubitos-event-shortcut = { $seat } зрізає шлях до клітинки { $space }
cubitos-event-jetpack = { $seat } вмикає реактивний ранець
cubitos-event-foot = { $seat } купує стопу
cubitos-event-leg =
    { $number ->
       *[other] { $seat } біжить далі зі старту
    }
cubitos-event-finish = { $seat } перетинає лінію фінішу
cubitos-event-reward = { $seat } бере винагороду з клітинки { $space }
cubitos-event-buy = { $seat } купує { WORD("cubitos-die", $die) }
cubitos-event-start = { $player } отримує кубик першого гравця
cubitos-event-tiebreak = нічия: ще один раунд
cubitos-event-over = { $player } перемагає в перегонах

## Малюнок

cubitos-round = Раунд { $number }, { WORD("cubitos-phase", $phase) }
cubitos-in-trays = лотки
cubitos-credits =
    { $count ->
        [one] { $count } кредит
        [few] { $count } кредити
       *[other] { $count } кредитів
    }
cubitos-fans =
    { $count ->
        [one] { $count } уболівальник
        [few] { $count } уболівальники
       *[other] { $count } уболівальників
    }
cubitos-hands =
    { $count ->
        [one] { $count } жетон ліміту
        [few] { $count } жетони ліміту
       *[other] { $count } жетонів ліміту
    }
cubitos-money =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[other] { $count } монет
    }
cubitos-feet =
    { $count ->
        [one] { $count } стопа
        [few] { $count } стопи
       *[other] { $count } стоп
    }
cubitos-water-feet =
    { $count ->
        [one] { $count } водна стопа
        [few] { $count } водні стопи
       *[other] { $count } водних стоп
    }
cubitos-space = клітинка { $space }
cubitos-lap = клітинка { $space }, коло { $lap }
cubitos-at-risk = ризикує
cubitos-busted = невдача
cubitos-dice-draw = запас
cubitos-dice-roll = кидки
cubitos-dice-active = активні
cubitos-dice-discard = скид

## Траси й карти

cubitos-legend = цифра: червоні лінії позаду, ┃ ━ червона лінія, ║ ═ лінія старту, ► ◄ ▲ ▼ напрямок кола
cubitos-part = частина траси, ряди з { $first } по { $last } із { $rows }: 'board' показує все
cubitos-sign-open = вільна
cubitos-sign-water = вода
cubitos-sign-wall = стіна
cubitos-sign-start = старт
cubitos-sign-finish = фініш
cubitos-sign-credits = кредити
cubitos-sign-fan = уболівальник
cubitos-sign-lose = втрата кубика
cubitos-sign-gain = кубик цієї або меншої вартості
cubitos-sign-any = будь-який кубик
cubitos-sign-jetpack = реактивний ранець
cubitos-shortcut = заплатіть { $cost } ({ WORD("cubitos-price", $pay) }), щоб перейти на { $space }
cubitos-track-size =
    { $spaces ->
        [one] { $spaces } клітинка
        [few] { $spaces } клітинки
       *[other] { $spaces } клітинок
    }, { $lines ->
        [one] { $lines } червона лінія
        [few] { $lines } червоні лінії
       *[other] { $lines } червоних ліній
    }, { $feet ->
        [one] { $feet } стопа
        [few] { $feet } стопи
       *[other] { $feet } стоп
    } на коло
cubitos-source = джерело
cubitos-command-card = Карти «Кубітосу».
cubitos-command-card-check = Перевірити файл карт і сказати, що роблять його карти.
cubitos-command-card-show = Сказати, що робить карта, за її ефектами.
cubitos-command-track = Траси «Кубітосу».
cubitos-command-track-show = Намалювати трасу.
cubitos-help-language = Мова назв і описів: en, pl або uk.
cubitos-help-cards = Файл TOML з однією картою чи кількома.
cubitos-help-card = Id карти, її назва або шлях до файлу карти.
cubitos-help-track = Id траси або шлях до файлу траси.
cubitos-no-card = { $file } не містить карти: карта починається з рядка на кшталт [lucky-llama].
cubitos-checked =
    { $count ->
        [one] { $count } карта, помилок немає
        [few] { $count } карти, помилок немає
       *[other] { $count } карт, помилок немає
    }

## Шанси

cubitos-no-odds = Шансів немає, коли гравцеві нема з чого вибирати.
cubitos-odds-bust = Перевірка удачі завершується невдачею з шансом { $bust }; самі промахи: { $miss }.
cubitos-odds-forced = Ще раз удачу треба буде перевірити з шансом { $forced }, невдача там — { $bust }.
cubitos-odds-safest = Це найбезпечніший спосіб: { $way }.
cubitos-odds-pass = пас
cubitos-odds-push = кидок
cubitos-odds-ways = як перевірити удачу
cubitos-odds-busts = невдача
cubitos-odds-as-they-lie = кубики так, як лежать
cubitos-odds-use = спершу використати { $card }
cubitos-odds-return = { $dice } у зону кидків
cubitos-odds-not-counted = Не повністю враховано: { $cards }.
cubitos-odds-moves = Цінність ходів, у стопах:

## Увесь біг однією відповіддю

cubitos-go-hint = go КЛІТИНКА: увесь біг однією відповіддю, найдешевшим шляхом; саме go каже, куди можна добігти
cubitos-go =
    Біг на клітинку { $space }: { $feet ->
        [one] { $feet } стопа
        [few] { $feet } стопи
       *[other] { $feet } стоп
    }{ $money ->
        [0] .
       *[other] , витрачено монет і кредитів: { $money }.
    }
cubitos-go-where = go і номер клітинки — це весь біг однією відповіддю. Можна добігти: { $reach }.
cubitos-go-too-far = До клітинки { $space } зараз не добігти. Можна добігти: { $reach }.
cubitos-go-reach =
    { $money ->
        [0] { $spaces }
       *[other] { $spaces } (монет і кредитів: { $money })
    }
cubitos-go-not-now = go — для часу, коли рухається бігун.

## Що промовляє за хід

cubitos-why-push = Невдача у { $bust } %, точно. У середньому потім стопи: { $feet }, монети: { $money }.
cubitos-why-pass = Напевно стопи: { $feet }, монети: { $money }.
cubitos-why-worth = Найкраще, що видно: близько { $worth } стопи.

# Стіл Cubitos: планшет, перевірка удачі, ринок і запитання. Траса має свої слова у web-cubitos-track.ftl.

web-cubitos-words = { $words }
web-cubitos-where = Раунд { $round }, { $phase }, { $track }
web-cubitos-phase-roll = кидки
web-cubitos-phase-use = біг
web-cubitos-phase-compared = біг
web-cubitos-phase-move = біг
web-cubitos-phase-over = кінець
web-cubitos-round = Раунд { $number }
web-cubitos-reward = Винагорода

## Журнал

cubitos-event-rolled =
    { $seat } кидає { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[other] { $count } кубиків
    }, { $hits ->
        [0] жодного успіху
        [one] { $hits } успіх
        [few] { $hits } успіхи
       *[other] { $hits } успіхів
    }
cubitos-event-pushed =
    { $seat } перевіряє удачу: { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[other] { $count } кубиків
    }, { $hits ->
        [0] жодного успіху
        [one] { $hits } успіх
        [few] { $hits } успіхи
       *[other] { $hits } успіхів
    }
cubitos-event-gained = { $seat } отримує: { $what }
cubitos-event-ran =
    { $seat } біжить { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[other] { $count } клітинок
    }
cubitos-event-lap = { $seat } починає коло { $number }
cubitos-event-board = { $seat } біжить далі полем { $board }
cubitos-event-leapt = { $seat } йде коротким шляхом
cubitos-event-rewarded = { $seat } бере винагороду

## Що каже рядок підказки

web-cubitos-prompt-push = Перевірити удачу чи спасувати?
web-cubitos-prompt-push-risk =
    { $count ->
        [one] активний { $count } кубик: ви ризикуєте
        [few] активні { $count } кубики: ви ризикуєте
       *[other] активних кубиків { $count }: ви ризикуєте
    }
web-cubitos-prompt-push-none = без ризику, доки активних кубиків менше ніж три
web-cubitos-prompt-push-safe = цей кидок не загрожує невдачею
web-cubitos-prompt-forced = Треба кинути ще раз
web-cubitos-prompt-forced-hint = до цього змушує вміння
web-cubitos-prompt-pass = Більше нічого кидати
web-cubitos-prompt-pass-hint = спасуйте або спершу застосуйте вміння
web-cubitos-prompt-draw =
    { $will ->
        [true] Які кубики берете?
       *[other] { $count ->
            [0] Узяти кубики, що не рахуються?
            [one] Візьміть { $count } кубик
            [few] Візьміть { $count } кубики
           *[other] Візьміть { $count } кубиків
        }
    }
web-cubitos-prompt-draw-hint =
    { $count ->
        [0] натискайте на кубики, щоб змінити вибір
        [one] виберіть ще { $count }
        [few] виберіть ще { $count }
       *[other] виберіть ще { $count }
    }
web-cubitos-prompt-bust-discard = Невдача! Скинути якісь із кубиків без успіху?
web-cubitos-prompt-bust-discard-hint = кубики, що лишаться, кинете наступного раунду
web-cubitos-prompt-run = Куди біжите?
web-cubitos-prompt-run-hint =
    виберіть клітинку з пунктирним краєм: { $feet ->
        [one] { $feet } стопа
        [few] { $feet } стопи
       *[other] { $feet } стоп
    }{ $water ->
        [0] { "" }
        [one] , { $water } водна стопа
        [few] , { $water } водні стопи
       *[other] , { $water } водних стоп
    }, можна витратити { $purse }
web-cubitos-prompt-buy =
    { $bought ->
        [0] Що купуєте?
       *[other] Ще один кубик?
    }
web-cubitos-prompt-buy-hint = можна витратити { $purse }, щонайбільше два кубики різних кольорів
web-cubitos-prompt-buy-for = { $cards } за { $cost }?
web-cubitos-prompt-buy-second = другий кубик може коштувати до { $purse }
web-cubitos-prompt-asks = { $who }: { $question }
web-cubitos-question = Запитання
web-cubitos-prompt-now = Негайно! Застосувати те, що випало?
web-cubitos-prompt-pushed = Після кидка: застосувати вміння?
web-cubitos-prompt-on-push = Перед кидком: повернути кубики в зону кидків?
web-cubitos-prompt-would-bust = Жодного успіху! Врятуватися?
web-cubitos-prompt-bust = Невдача! Зберегти якісь кубики?
web-cubitos-prompt-use = Які вміння застосуєте?
web-cubitos-prompt-after-move = Після руху: застосувати вміння?
web-cubitos-wait-roll =
    { $count ->
        [one] { $players } ще кидає
        [few] Ще кидають: { $players }
       *[other] Ще кидають: { $players }
    }
web-cubitos-wait-use =
    { $count ->
        [one] { $players } застосовує вміння
        [few] Застосовують уміння: { $players }
       *[other] Застосовують уміння: { $players }
    }
web-cubitos-wait-move =
    { $count ->
        [one] { $players } біжить
        [few] Біжать: { $players }
       *[other] Біжать: { $players }
    }
web-cubitos-wait-you-passed = ви спасували
web-cubitos-wait-you-busted = у вас невдача

## Ходи, дієсловами

web-cubitos-do-push = Перевірити
web-cubitos-do-pass = Спасувати
web-cubitos-do-wait = Зачекати
web-cubitos-do-stop = Стати тут
web-cubitos-do-shortcut = Піти коротким шляхом
web-cubitos-do-jetpack = Застосувати реактивний ранець
web-cubitos-do-foot = Купити стопу
web-cubitos-do-credit = Застосувати грань із кредитом
web-cubitos-do-bust = Прийняти невдачу
web-cubitos-do-draw-all = Узяти все
web-cubitos-do-discard-all = Скинути всі
web-cubitos-do-roll-all = Кинути всі
web-cubitos-do-roll-picked =
    { $count ->
        [one] Кинути { $count } кубик
        [few] Кинути { $count } кубики
       *[other] Кинути { $count } кубиків
    }
web-cubitos-do-choose = Вибрати { $option }
web-cubitos-do-use = Застосувати: { $card }
web-cubitos-do-use-power = Застосувати посилення: { $card }
web-cubitos-do-skip = Пропустити: { $card }
web-cubitos-do-draw = Узяти { WORD("cubitos-die", $die) }
web-cubitos-do-draw-discarded = Узяти { WORD("cubitos-die", $die) } зі скиду
web-cubitos-do-discard = Скинути { WORD("cubitos-die", $die) }
web-cubitos-do-set = Виставити { WORD("cubitos-die", $die) }
web-cubitos-do-take = Позичити { WORD("cubitos-die", $die) }
web-cubitos-do-gain = Отримати { WORD("cubitos-die", $die) }
web-cubitos-do-buy = Купити { WORD("cubitos-die", $die) }
web-cubitos-do-buy-card = Купити за { $cost }: { $card }
web-cubitos-do-lose = Втратити { WORD("cubitos-die", $die) } із { WORD("cubitos-zone", $zone, form: "gen") }
web-cubitos-do-give = Віддати { WORD("cubitos-die", $die) } із { WORD("cubitos-zone", $zone, form: "gen") }
web-cubitos-do-roll = Узяти до кидка { WORD("cubitos-die", $die) } із { WORD("cubitos-zone", $zone, form: "gen") }
web-cubitos-do-return = Повернути до кидка { WORD("cubitos-die", $die) }
web-cubitos-do-face = Виставити: { WORD("cubitos-face", $face) }
web-cubitos-do-to = Кубик отримує { $seat }
web-cubitos-do-reward = Узяти цю винагороду
web-cubitos-do-step =
    { $way ->
        [none] Зробити крок
       *[other] Крок { $way }
    }
web-cubitos-do-wade =
    { $way ->
        [none] Зробити крок водною стопою
       *[other] Крок { $way } водною стопою
    }
web-cubitos-done-use = Готово, бігти
web-cubitos-done-lose = Зберегти всі
web-cubitos-done-gain = Ні, дякую
web-cubitos-done-borrow = Не позичати
web-cubitos-done-pick = Не кидати
web-cubitos-done-give = Не віддавати
web-cubitos-done-free-step = Лишитися тут
web-cubitos-done-after-move = Готово
web-cubitos-done-reward = Без винагороди
web-cubitos-done-choose = Ні, дякую
web-cubitos-done-on-push = Кинути
web-cubitos-done-draw = Досить
web-cubitos-done-bust-discard = Лишити всі
web-cubitos-done-buy = Нічого не купувати
web-cubitos-done-other = Готово
web-cubitos-draw-dice =
    { $count ->
        [one] Узяти { $count } кубик
        [few] Узяти { $count } кубики
       *[other] Узяти { $count } кубиків
    }
web-cubitos-draw-no-more = Більше не брати
web-cubitos-discard-dice =
    { $count ->
        [one] Скинути { $count } кубик
        [few] Скинути { $count } кубики
       *[other] Скинути { $count } кубиків
    }
web-cubitos-buy-nothing = Нічого не купувати
web-cubitos-buy-no-more = Досить
web-cubitos-buy-for = Купити за { $cost }

## Запитання: після назви того, хто питає, і речення для тих, хто не має власного

web-cubitos-asks = { $who }: { $question }
web-cubitos-ask-now = негайні вміння
web-cubitos-ask-now-text = Ці кубики щойно стали активними. Кожен застосуйте або пропустіть, у будь-якому порядку.
web-cubitos-ask-pushed = після кидка
web-cubitos-ask-pushed-text = Обійшлося без невдачі: ці кубики можуть подіяти.
web-cubitos-ask-on-push = перед кидком
web-cubitos-ask-on-push-text = Ці кубики можуть спершу повернутися до кидка, і ви кинете їх знову.
web-cubitos-ask-would-bust = вам загрожує невдача
web-cubitos-ask-would-bust-text = На жодному кубику немає успіху. Один із цих ще може допомогти.
web-cubitos-ask-bust = невдача
web-cubitos-ask-bust-text = Активні кубики йдуть у скид, якщо жоден із цих не збереже частину з них.
web-cubitos-ask-use = кубики вмінь
web-cubitos-ask-use-text = Застосовуйте в будь-якому порядку; застосований кубик показує порожню грань і лишається активним.
web-cubitos-ask-after-move = після руху
web-cubitos-ask-after-move-text = Біг завершено, ці кубики ще можуть подіяти.
web-cubitos-ask-push-or-pass = будь-коли
web-cubitos-ask-push-or-pass-text = Ці кубики можна застосувати перед кидком або пасом.
web-cubitos-ask-draw = добір
web-cubitos-ask-draw-text = Виберіть кубики, які перейдуть у зону кидків.
web-cubitos-ask-bust-discard = після невдачі
web-cubitos-ask-bust-discard-text = Будь-які кубики можна скинути, а не кидати.
web-cubitos-ask-move = біг
web-cubitos-ask-move-text = Стопа пересуває бігуна на сусідню клітинку.
web-cubitos-ask-buy = купівля
web-cubitos-ask-buy-text = Щонайбільше два кубики різних кольорів.
web-cubitos-ask-lose = який кубик утратите?
web-cubitos-ask-lose-text = Він повертається в лоток. Виберіть його тут або в його зоні.
web-cubitos-ask-gain = який кубик отримаєте?
web-cubitos-ask-gain-text = Він потрапляє з лотка у скид.
web-cubitos-ask-borrow = який кубик позичите?
web-cubitos-ask-borrow-text = Він стає активним на вибраній грані, а наприкінці раунду повертається.
web-cubitos-ask-set = який кубик виставите?
web-cubitos-ask-set-text = Він стає активним на вибраній грані.
web-cubitos-ask-face = якою гранню догори?
web-cubitos-ask-face-text = Кубик стає активним на цій грані й одразу діє, якщо може.
web-cubitos-ask-pick = які кубики кинете?
web-cubitos-ask-pick-text = Кидаєте одразу: успіхи стають активними, промахи йдуть у зону кидків.
web-cubitos-ask-return = який кубик повернеться до кидка?
web-cubitos-ask-return-text = Він перестає бути активним, і ви кинете його знову.
web-cubitos-ask-give = який кубик віддасте?
web-cubitos-ask-give-text = Він потрапляє у скид одного з гравців, що мають найменше мечів.
web-cubitos-ask-to = хто отримає кубик?
web-cubitos-ask-to-text = Ці гравці мають найменше мечів.
web-cubitos-ask-choose = виберіть одне
web-cubitos-ask-choose-text = Кубик однаково буде застосовано.
web-cubitos-ask-free-step = один безкоштовний крок: куди?
web-cubitos-ask-free-step-text = По суші, без винагород, коротких шляхів і ранців.
web-cubitos-ask-reward = яку винагороду візьмете?
web-cubitos-ask-reward-text = Рахуються всі її символи.
web-cubitos-outcome = матимете: { $what }
web-cubitos-look = Глянути на трасу
web-cubitos-use = Застосувати
web-cubitos-skip = Пропустити
web-cubitos-optional = за бажанням
web-cubitos-needed = виберіть одне
web-cubitos-either-way = Цей кубик ви втратите в будь-якому разі.
web-cubitos-lose-now = Втратити зараз
web-cubitos-in-hand = у руці
web-cubitos-tray-card = { $card }, вартість { $cost }, лишилося { $left }
web-cubitos-tray-left = лишилося { $left }
web-cubitos-face-miss = Нічого не показує, але вважається активним.

## Планшет

web-cubitos-mat = Планшет гравця { $name }
web-cubitos-whose = Чий планшет
web-cubitos-zone-roll = Кидки
web-cubitos-zone-active = Активні
web-cubitos-zone-draw = Запас
web-cubitos-zone-discard = Скид
web-cubitos-nothing = нічого
web-cubitos-empty-roll = нема чого кидати
web-cubitos-empty-active = ще нічого
web-cubitos-empty-draw = порожньо
web-cubitos-empty-discard = порожньо
web-cubitos-run-with =
    { $rolling ->
        [true] Побіжите з
       *[other] Біжите з
    }
web-cubitos-runs-with =
    { $rolling ->
        [true] Побіжить з
       *[other] Біжить з
    }
web-cubitos-figure-money = Монети
web-cubitos-figure-money-text = За них у цьому раунді купують кубики, стопи й короткі шляхи. Решта наприкінці пропадає.
web-cubitos-figure-feet = Стопи
web-cubitos-figure-feet-text = Кожна пересуває бігуна на одну клітинку.
web-cubitos-figure-water = Водні стопи
web-cubitos-figure-water-text = Стопи, що можуть зайти й у воду.
web-cubitos-figure-credits = Кредити
web-cubitos-figure-credits-text = Гроші, що лишаються, доки їх не витратите.
web-cubitos-figure-swords = Мечі
web-cubitos-figure-swords-text = Порівнюються, коли всі застосували свої кубики. Символ — один меч, посилена грань — два.
web-cubitos-figure-lines = Червоні лінії
web-cubitos-figure-lines-text = Скільки з них ви вже перетнули. За кожну лінію відставання від лідера берете на один кубик більше.
web-cubitos-figure-fans = Уболівальники
web-cubitos-figure-hands = Жетони ліміту
web-cubitos-figure-draw = Скільки кубиків берете
web-cubitos-figure-draw-text =
    { $hands ->
        [0] Кубиків: { $amount } і ще один за кожну червону лінію відставання від лідера.
        [one] Кубиків: { $amount }, один за жетон ліміту і ще один за кожну червону лінію відставання від лідера.
        [few] Кубиків: { $amount }, { $hands } за жетони ліміту і ще один за кожну червону лінію відставання від лідера.
       *[other] Кубиків: { $amount }, { $hands } за жетони ліміту і ще один за кожну червону лінію відставання від лідера.
    }
web-cubitos-fans =
    { $count ->
        [one] { $count } уболівальник: показати трек
        [few] { $count } уболівальники: показати трек
       *[other] { $count } уболівальників: показати трек
    }
web-cubitos-next = наступний:
web-cubitos-draws = бере
web-cubitos-faces = Шість граней: { $faces }.
web-cubitos-faces-of =
    { $count ->
        [one] { $face }
        [few] { $count } × { $face }
       *[other] { $count } × { $face }
    }
web-cubitos-shows = Показує: { $face }.
web-cubitos-house = Наше значення (не з коробки): { $fields }.

## Перевірка удачі

web-cubitos-luck = Перевірите удачу?
web-cubitos-to-bust =
    { $count ->
        [one] на невдачу й утрату { $count } активного кубика
        [few] на невдачу й утрату { $count } активних кубиків
       *[other] на невдачу й утрату { $count } активних кубиків
    }
web-cubitos-at-risk = Ризик
web-cubitos-at-risk-text =
    { $count ->
        [one] без успіху активний кубик іде у скид
        [few] без успіху { $count } активні кубики йдуть у скид
       *[other] без успіху { $count } активних кубиків ідуть у скид
    }
web-cubitos-odds-soon = шанс обчислюється
web-cubitos-no-risk = Без ризику
web-cubitos-no-risk-text = невдача загрожує від трьох активних кубиків
web-cubitos-no-risk-safe = уміння захищають цей кидок
web-cubitos-brings-pass = Пас зараз
web-cubitos-brings-push = Кидок, у середньому
web-cubitos-way-use = Якщо спершу застосувати { $card }: { $bust }.
web-cubitos-way-return = За умови, що спершу до кидка повернеться: { $dice }.
web-cubitos-not-counted = Не враховано: { $cards }.
web-cubitos-in-roll =
    { $count ->
        [0] Більше нічого кидати.
        [one] До кидка: { $count } кубик.
        [few] До кидка: { $count } кубики.
       *[other] До кидка: { $count } кубиків.
    }
web-cubitos-state-passed = Пас
web-cubitos-state-passed-text = зберігаєте все активне
web-cubitos-state-busted = Невдача
web-cubitos-state-busted-text = здобуваєте вболівальника
web-cubitos-pick-draw = Які кубики взяти
web-cubitos-pick-discard = Які кубики скинути
web-cubitos-fewer = На один менше: { WORD("cubitos-die", $die) }
web-cubitos-more = На один більше: { WORD("cubitos-die", $die) }
web-cubitos-free = не рахується
web-cubitos-discard-help = Кубики, лишені в зоні кидків, рахуються в наступному доборі.
web-cubitos-draw-at-will = будь-які свої кубики, скільки завгодно
web-cubitos-draw-full = Найкращі кубики вже вибрано. Можете змінити.
web-cubitos-draw-left =
    { $count ->
        [one] Виберіть ще { $count } кубик.
        [few] Виберіть ще { $count } кубики.
       *[other] Виберіть ще { $count } кубиків.
    }

## Ринок

web-cubitos-market = Ринок
web-cubitos-market-two = щонайбільше два кубики різних кольорів
web-cubitos-market-house = наші ціни
web-cubitos-left = { $left } шт.
web-cubitos-short = бракує { $count }
web-cubitos-nth =
    { $nth ->
        [1] перший кубик
       *[other] другий кубик
    }
web-cubitos-offer-bought = куплено
web-cubitos-offer-enough = двох досить
web-cubitos-offer-none = вичерпано
web-cubitos-card = { $card }, { WORD("cubitos-die", $die) }, вартість { $cost }, лишилося { $left }
web-cubitos-pay-money = монети: { $used } з { $have }
web-cubitos-pay-credits =
    { $have ->
        [one] кредити: { $used } з { $have }
        [few] кредити: { $used } з { $have }
       *[other] кредити: { $used } з { $have }
    }

## Кубики гравців

web-cubitos-dice-own = Ваші кубики
web-cubitos-dice-of = Кубики: { $name }
web-cubitos-dice-whose = Чиї кубики
web-cubitos-dice-kind = Кубик
web-cubitos-dice-all = разом
web-cubitos-dice-figures =
    { $count ->
        [one] { $count } кубик, бере { $draws }
        [few] { $count } кубики, бере { $draws }
       *[other] { $count } кубиків, бере { $draws }
    }
web-cubitos-seat-of = Місце: { $name }
web-cubitos-recap-ran =
    { $count ->
        [one] пробіг: { $count } клітинка
        [few] пробіг: { $count } клітинки
       *[other] пробіг: { $count } клітинок
    }
web-cubitos-recap-bought = купує: { $die }
web-cubitos-recap-gained = отримує: { $die }
web-cubitos-recap-lost = втрачає: { $die }

## Місця

web-cubitos-tag-busted = невдача
web-cubitos-tag-passed = пас
web-cubitos-tag-finished = на фініші
web-cubitos-tag-risk = ризикує
web-cubitos-tag-rolling = кидає
web-cubitos-tag-using = уміння
web-cubitos-tag-running = біжить
web-cubitos-tag-buying = купує
web-cubitos-won-you = Ви перемогли в { $round }-му раунді
web-cubitos-won = { $name } перемагає в { $round }-му раунді
web-cubitos-won-shared = { $names } ділять перемогу в { $round }-му раунді
web-cubitos-end-short =
    { $feet ->
        [one] забракло { $feet } стопи
        [few] забракло { $feet } стоп
       *[other] забракло { $feet } стоп
    }
web-cubitos-end-past = теж за фінішем
web-cubitos-second =
    { $count ->
        [one] на другому місці { $names }
        [few] на другому місці { $names }
       *[other] на другому місці { $names }
    }
web-cubitos-tally = Як минули перегони
web-cubitos-tally-note =
    { $rounds ->
        [one] { $rounds } раунд; найкраще число кожного стовпця на золотому
        [few] { $rounds } раунди; найкраще число кожного стовпця на золотому
       *[other] { $rounds } раундів; найкраще число кожного стовпця на золотому
    }
web-cubitos-tally-lines = червоні лінії
web-cubitos-tally-busts = невдачі, з раундів
web-cubitos-tally-spaces = клітинок пройдено
web-cubitos-tally-dice = куплено кубиків
web-cubitos-tally-fans = уболівальники
web-cubitos-bought = Хто що купив

## Клавіші

web-cubitos-key-push = перевірити удачу
web-cubitos-key-pass = спасувати
web-cubitos-key-wait = зачекати на інших
web-cubitos-key-answer = відповісти на запитання
web-cubitos-key-look = показати кубики гравця, Escape — власні
web-cubitos-key-done = відмовитися або завершити
web-cubitos-key-step = крок в одному із шести напрямків
web-cubitos-key-shortcut = піти коротким шляхом
web-cubitos-key-jetpack = скористатися реактивним ранцем
web-cubitos-key-foot = купити стопу

## Перший візит

web-cubitos-guide-track-title = Перегони
web-cubitos-guide-track = Ваш бігун стоїть у сяйві. Оббіжіть трасу раніше за інших і забіжіть на картатий фініш. Бігуна рухають стопи на кубиках.
web-cubitos-guide-zones-title = Ваші кубики
web-cubitos-guide-zones = Кубики ходять по колу: із зони запасу в зону кидків, успіхи стають активними, а наприкінці раунду все активне йде у скид. Коли запас порожній, туди повертається весь скид.
web-cubitos-guide-push-title = Перевірте удачу
web-cubitos-guide-push = Промахи лишаються в зоні кидків. Кидайте їх знову по нові успіхи. З трьома активними кубиками кидок без успіху — невдача: усе активне пропадає в цьому раунді.
web-cubitos-guide-fans-title = Уболівальники
web-cubitos-guide-fans = Хто зазнає невдачі, здобуває вболівальника. Уболівальники приносять кредити й жетони ліміту, а такий жетон — це ще один кубик у кожному раунді.
web-cubitos-guide-market-title = Кращі кубики
web-cubitos-guide-market = Після бігу купуєте до двох кубиків. Кожен колір має своє вміння; прочитайте його на карті.

## Own cards at a friend’s table

web-cubitos-keep-own =
    { $count ->
        [one] Зберегти власну карту чи трасу цього столу
        [few] Зберегти { $count } власні карти й траси цього столу
       *[many] Зберегти { $count } власних карт і трас цього столу
    }
web-cubitos-own-kept = Власні карти й траси збережено в цьому браузері

## Поради для цілих рішень

web-cubitos-plan-draw = Доберіть: { $dice }
web-cubitos-plan-discard = Відкиньте: { $dice }
web-cubitos-plan-dice = { $count } × { WORD("cubitos-die", $die) }
web-cubitos-plan-buy = Купіть: { $card }
web-cubitos-plan-buy-two = Купіть: { $first } і { $second }
web-cubitos-plan-reward = Зупиніться на клітинці: { $rewards }
web-cubitos-plan-finish = Біжіть до фінішу
web-cubitos-plan-run = { $count ->
    [one] Біжіть { $count } клітинку, до фінішу { $left }
    [few] Біжіть { $count } клітинки, до фінішу { $left }
   *[other] Біжіть { $count } клітинок, до фінішу { $left }
}
web-cubitos-plan-by-shortcut = Короткий шлях: { $end }
web-cubitos-plan-by-jetpack = Реактивний ранець: { $end }
web-cubitos-plan-by-foot = Докупіть стопи: { $end }

## Про що запитують, як непряме питання

cubitos-asks-draw = які кубики взяти
cubitos-asks-push-or-pass = перевірити удачу чи спасувати
cubitos-asks-on-push = які кубики перемістити перед перевіркою удачі з активної зони в зону кидків
cubitos-asks-now = які негайні вміння застосувати
cubitos-asks-pushed = які вміння застосувати після перевірки удачі
cubitos-asks-would-bust = чи уникнути невдачі
cubitos-asks-bust = чи зберегти кубики попри невдачу
cubitos-asks-bust-discard = які кубики перемістити після невдачі із зони кидків у зону скиду
cubitos-asks-use = які кубики вмінь застосувати
cubitos-asks-lose = який кубик утратити
cubitos-asks-gain = який кубик отримати
cubitos-asks-borrow = який кубик позичити
cubitos-asks-set = який кубик виставити
cubitos-asks-face = якою гранню догори лежить кубик
cubitos-asks-pick = які кубики кинути
cubitos-asks-return = який кубик перемістити з активної зони в зону кидків
cubitos-asks-give = який кубик віддати
cubitos-asks-to = хто отримує кубик
cubitos-asks-choose = який з ефектів вибрати
cubitos-asks-free-step = на яку клітинку стає бігун
cubitos-asks-move = як рухається бігун
cubitos-asks-after-move = які вміння застосувати після руху
cubitos-asks-reward = яку винагороду взяти
cubitos-asks-buy = що купити

## Запитання до гравця

cubitos-prompt = Вирішіть, { $question }.
cubitos-prompt-draw =
    { $left ->
        [0] Вирішіть, які з кубиків, що не рахуються, теж узяти.
        [one] Вирішіть, який кубик узяти: ще { $left }.
        [few] Вирішіть, які кубики взяти: ще { $left }.
       *[other] Вирішіть, які кубики взяти: ще { $left }.
    }
cubitos-prompt-push-or-pass =
    { $dice ->
        [0] Вирішіть, спасувати чи застосувати вміння: зона кидків порожня.
       *[other] Вирішіть, перевірити удачу чи спасувати; кубиків у зоні кидків: { $dice }.
    }
cubitos-prompt-move = Вирішіть, як рухається бігун: стопи { $feet }, водні стопи { $water }, монети й кредити { $purse }.
cubitos-prompt-buy = Вирішіть, що купити: можна витратити { $purse }.
cubitos-prompt-die = Вирішіть, { $question }: { WORD("cubitos-die", $die) }.
cubitos-prompt-choose = Вирішіть, який з ефектів карти { $card } вибрати.

## Чому хід неможливий

cubitos-decide-first = зараз треба вирішити, { $question }.
cubitos-wait-phase = чекати на інших можна у фазі кидків, і лише доки цього ніхто не зробив.
cubitos-wait-first = гравець, що має найбільше кубиків у зоні кидків, діє першим, і йому немає на кого чекати.
cubitos-forced-push = уміння змушує ще раз перевірити удачу.
cubitos-nothing-to-push = щоб перевірити удачу, потрібен кубик у зоні кидків.
cubitos-cannot-use = жоден активний кубик зараз для цього не годиться, або це нічого б не змінило.
cubitos-foot-price = стопа коштує { $price }. У вас { $purse }.
cubitos-no-such-space-here = бігун не стоїть на такій клітинці, уже скористався нею в цьому раунді або не може заплатити.
cubitos-no-space = немає клітинки { $space }; траса має клітинки від 0 до { $last }.
cubitos-no-feet = стоп більше немає; одну можна купити за { $price } монети або кредити.
cubitos-next-board = з фінішу бігун стає на старт наступного поля, 'step 0'.
cubitos-not-beside = клітинка { $space } не дотикається до клітинки { $origin }.
cubitos-not-beside-the-start = клітинка { $space } не дотикається до клітинки { $start }, від якої веде шлях із фінішу.
cubitos-is-water = клітинка { $space } — вода, а водної стопи немає.
cubitos-wade-on-land = водну стопу на суходолі вибирають лише тоді, коли є й звичайні стопи.
cubitos-not-for-sale = не можна купити: { WORD("cubitos-die", $die) }.
cubitos-tray-empty = лоток порожній: { WORD("cubitos-die", $die) }.
cubitos-bought-colour = два кубики, куплені в раунді, мають різні кольори.
cubitos-bought-enough =
    { $most ->
        [2] за раунд купують щонайбільше два кубики.
       *[other] за раунд можна купити щонайбільше стільки кубиків: { $most }.
    }
cubitos-too-expensive = { WORD("cubitos-die", $die) } коштує { $price }. У вас { $purse }.

## Налаштування

cubitos-texts-too-long = Тексти карт і трас задовгі: разом вони мають щонайбільше { $most } байтів.
cubitos-card-too-long = Текст карти має щонайбільше { $most } знаків.
cubitos-track-too-long = Текст траси має щонайбільше { $most } знаків.
cubitos-cards-with-custom = Налаштування cards — для набору 'custom'.
cubitos-no-set = Немає набору карт { $given }; є { $known }.
cubitos-set-size =
    Набір має вісім карт, по одній кожного кольору; кількість карт у цьому наборі — { $count }{ $none ->
        [0] { "" }
       *[other] {", "}бракує кольорів: { $missing }
    }.
cubitos-too-many-tracks = Поспіль біжать щонайбільше { $most } трасами, а не { $given }.
cubitos-too-many-effects = Коротких шляхів і реактивних ранців на трасах { $given }; вміщується щонайбільше { $most }.

## Карти

cubitos-no-such-card = Немає карти { $given }; власну карту подають шляхом до її файлу .toml.
cubitos-text-of-cards = Текст карти містить карт: { $count }, а має містити одну.
cubitos-cards-too-long = Карти цього набору мають більше ефектів, ніж уміщується.
cubitos-card-id = Карта { $given }: id складається з малих літер, цифр і дефісів, щонайбільше { $most }.
cubitos-card-table = Карта { $card } має бути таблицею з полями { $fields }.
cubitos-card-fault = Карта { $card }, { $field }: { $fault }.
cubitos-card-no-field = такого поля немає; карта може мати { $known }
cubitos-card-colour = { $given } не є одним із кольорів { $known }
cubitos-card-cost = { $given } не є цілим числом від 0 до { $most }
cubitos-card-symbols = разом застосовують від 1 до 3 кубиків, а більше ніж 1 — лише в умінні active
cubitos-card-no-timing = немає моменту { $given }; може бути { $known }
cubitos-card-does-nothing = карта нічого не робить; потрібні ефекти в одному з полів { $known }
cubitos-card-not-table = це має бути таблиця, а не { $given }
cubitos-card-names = потрібна назва англійською (en); можна додати назви { $others }
cubitos-card-source = { $name } = { $given } не є полем з одним із джерел { $known }
cubitos-card-compare = тут є who ('most' або 'every'), effects і, можливо, ties = 'start player'
cubitos-card-ties = ties може бути лише 'start player', і лише там, де who — 'most'
cubitos-card-effects = це має бути список ефектів, як у ["gain 2 feet"]
cubitos-card-many-effects = має щонайбільше { $most } ефектів
cubitos-card-only-for = один з ефектів — лише для { $timings }
cubitos-card-must = ефекти з 'must' мають лише вміння run
cubitos-card-rivals = гравців із меншою кількістю мечів знають лише в compare
cubitos-card-roll-active = усі кубики кидають з draw, roll або discard; кубики в активній зоні лишаються
cubitos-card-rolls-last = кубики докидає, кидає, виставляє чи позичає лише останній ефект
cubitos-card-bust = кубик, що діє в разі невдачі, лише зберігає кубики активними
cubitos-card-push = починається з 'move this to roll'; далі можуть іти інші кубики
cubitos-card-no-power = { WORD("cubitos-die", $die) } не має посиленої грані; її мають кубики { $known }
cubitos-card-number = не всі числа в { $given } — від 1 до { $most }
cubitos-card-effect-too-long = ефект має щонайбільше { $most } знаків
cubitos-card-no-dice = після 'except' не лишається жодного кубика
cubitos-card-saves = 'a hit saves' — лише для would_bust
cubitos-card-choose-one = 'choose one' має від 2 до { $most } варіантів, розділених ' | '
cubitos-card-no-effect = { $given } не є ефектом; схожі ефекти: { $close }

## Траси

cubitos-no-track = Немає траси { $given }; є { $known }.
cubitos-cell = { $code } у ряду { $row }, півколонці { $half }
cubitos-track-no-field = Траса { $track } не має поля { $given }; вона може мати { $known }.
cubitos-track-names = Трасі { $track } потрібна назва англійською (en); можна додати назви { $others }.
cubitos-track-sources = Траса { $track }: sources — таблиця значень та їхніх джерел.
cubitos-track-source = Траса { $track }: джерело — одне з { $known }, а не { $given }.
cubitos-track-no-map = Трасі { $track } потрібна мапа.
cubitos-track-tab = Траса { $track }: на мапі є табуляція; клітинки розділяють лише пробіли.
cubitos-track-column = Траса { $track }: { $code } у ряду { $row } починається зі знака { $at }; клітинки починаються через кожні { $pitch } знаки.
cubitos-track-no-cell = Траса { $track }: { $cell } не є клітинкою; клітинка — це цифра, а за нею . ~ S F J, >1, <1 або одне чи два з c3 f x g6 G; # — стіна.
cubitos-track-bricks = Траса { $track }: { $cell } випадає з цегляного візерунка; кожен ряд зсунуто на { $shift } знаки, а його клітинки — через { $apart } знаків.
cubitos-track-too-big = Траса { $track } має клітинок: { $given }; вміщується щонайбільше { $most }.
cubitos-track-no-line = На трасі { $track } бракує клітинки: { WORD("cubitos-sign", $line) }; щонайменше одна клітинка — це цифра й { $letter }.
cubitos-track-line-digit = Траса { $track }: { $cell } — помилка; вся клітинка ({ WORD("cubitos-sign", $line) }) має позаду стільки червоних ліній: { $lines }.
cubitos-track-two-lines = На трасі { $track } більше ніж одна клітинка: { WORD("cubitos-sign", $line) }; старт і фініш — по одній клітинці.
cubitos-track-neighbours = Траса { $track }: { $cell } дотикається до { $other }; сусіди різняться щонайбільше на одну червону лінію, крім лінії старту.
cubitos-track-crowded = Траса { $track }: клітинка { $space } дотикається до стількох інших: { $given }; вміщується щонайбільше { $most }.
cubitos-track-red-lines = Траса { $track } має червоних ліній: { $given }; коло має їх від 2 до 9.
cubitos-track-beyond = Траса { $track }: { $cell } має позаду більше червоних ліній, ніж фініш, { $lines }.
cubitos-track-unreachable = Траса { $track }: до { $cell } не дістатися; усі клітинки з'єднані.
cubitos-track-no-way = Траса { $track }: від старту до фінішу не веде жоден шлях суходолом.
cubitos-track-reward = Траса { $track }: винагорода { $cell } — помилка; це одне чи два з c1 до c9, f, x, g1 до g9 і G.
cubitos-track-shortcuts = Траса { $track }: shortcuts — таблиця позначок і цін.
cubitos-track-shortcut = Траса { $track }: короткий шлях { $mark } неповний; він має клітинки >{ $mark }, одну клітинку <{ $mark } і ціну, як { $mark } = { "{" } money = 5 { "}" }.
cubitos-track-price = Траса { $track }: короткий шлях { $mark } коштує money або feet, від 1 до { $most }, а не { $given }.

## Набори й компоненти

cubitos-set-table = Набір { $set } має бути таблицею з полями { $fields } і більше нічим.
cubitos-set-names = Набору { $set } потрібна назва англійською (en); можна додати назви { $others }.
cubitos-set-tracks = Набору { $set } потрібен список від 1 до { $most } трас, а не { $given }.
cubitos-set-no-track = Набір { $set }: немає траси { $given }; є { $known }.
cubitos-set-laps = Набору { $set } потрібно від 1 до { $most } кіл, а не { $given }.
cubitos-set-cards = Набору { $set } потрібно по одній карті кожного кольору: { $colours }.
cubitos-fan-track = Трек уболівальників має поділок: { $spaces }; їх може бути від 1 до { $most }.
cubitos-fan-space = Поділка { $space } треку вболівальників — '{ $given }'; може бути 'hand' або, скажімо, '2 credits'.
cubitos-number-of-dice = Кубиків '{ $die }' — { $given }; їх може бути від 1 до { $most }.
cubitos-number-of-faces = Кубик '{ $die }' має граней: { $given }, а має бути { $sides }.
cubitos-no-such-face = Кубик '{ $die }' має грань '{ $given }'; грані — це { $known }.
cubitos-face-amounts = Кубик '{ $die }' має грані одного виду з різними значеннями.

## Позиції

cubitos-players = { $path } називає гравців: { $given }, а в «Кубітос» грають від 2 до 4 осіб.
cubitos-fans-beyond = { $path } — { $given }, але трек уболівальників закінчується на { $last }.
cubitos-start-die-borrowed = { $path } має кубик першого гравця, якого не можна позичити.
cubitos-face-not-on-die = { $path } показує '{ $face }', але такої грані не має { WORD("cubitos-die", $die) }.
cubitos-start-die = { $path }: кубик першого гравця — у місця { $seat }, у зоні кидків або в активній зоні, або біля лотків, коли він вибув до кінця раунду.
cubitos-too-many-dice = { $path }: { WORD("cubitos-die", $die) } трапляється стільки разів: { $given }, але їх { $number }.
cubitos-tray-count = { $path } — { $given }, але лишилося { $left }.
cubitos-roll-phase-over = { $path } стосується фази кидків, а вона в цій фазі вже скінчилася.
cubitos-due-without-die = { $path } — { $given }, але цю грань в активній зоні показує менше кубиків.
cubitos-borrowed-none = { $path } — { $given }, але в гравця таких кубиків лише { $owned }.
cubitos-no-effect-space = { $path } має бути клітинкою з коротким шляхом або реактивним ранцем; клітинка { $space } не має ні того, ні того.
cubitos-pending-depth = { $path } має ефектів: { $given }, але їх може бути щонайбільше { $most }.
cubitos-pending-arguments = { $path } має бути ефектом '{ $effect }' зі стількома аргументами: { $count }.
cubitos-pending-ability = { $path } називає вміння { $given }, якого ці карти не мають.
cubitos-pending-cannot-go-on = { $path } не може тривати з { $given }.
cubitos-pending-over = { $path } має бути порожнім: у фазі 'over' нічого вже не чекає.
cubitos-pending-nobody = { $path }: доки фаза не 'over', на когось щось чекає.
cubitos-pending-not-to-act = { $path }: у фазі 'move' щось чекає лише на місце { $seat }.
cubitos-pending-bottom = { $path } у цій фазі має починатися з одного з { $bottoms }, а не з '{ $given }'.
cubitos-pending-order = { $path } має '{ $effect }' на '{ $below }', а такого ніколи не буває.
cubitos-pending-no-question = { $path } має закінчуватися вибором; '{ $effect }' стається саме.
cubitos-pending-below = { $path } запитує про '{ $effect }' під чимось іншим.
cubitos-picked-die = { $path } має містити кубик, якого стосується питання: { WORD("cubitos-die", $die) }.
cubitos-picked-number = { $path } містить кубиків: { $given }, а має бути менше, ніж каже 'add dice'.
cubitos-picked-nothing = { $path } містить кубики, але ніщо з того, що чекає, їх не стосується.

## Кубики справжнього столу

cubitos-script-none-left = Кидають { WORD("cubitos-die", $die) }, але серед поданих такого вже немає.
cubitos-script-deal = Розкладання називає спершу місце з кубиком першого гравця, потім кубики перших кидків.
cubitos-script-start = За налаштуваннями цієї партії кубик першого гравця має місце { $seat }.
cubitos-script-die = { $given } не є кубиком: його подають так: ("red", "power") або ("light gray", "blank", 5).
cubitos-script-number = Подано стільки кубиків: { $given } ({ WORD("cubitos-die", $die) }), але їх від 1 до { $most }.

## Кінець

cubitos-end = { $seat } перетинає останню лінію фінішу.
cubitos-end-tiebreak = Після ще одного раунду { $seat } найдалі за останньою лінією фінішу.

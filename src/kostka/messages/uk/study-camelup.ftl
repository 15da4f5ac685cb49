study-camelup = Camel Up: що дають ставки, плитки й кидки
study-camelup-about = Що врешті дає кожна дія за хід: за етапом, кинутими кубиками, порядком і кількістю гравців.

## Гроші

study-camelup-method =
    На всіх місцях перегонів сидить той самий бот. Жадібні боти роблять те, що на перший погляд найкраще; пошукові ({ $bot }) дивляться вперед, пробуючи { $playouts } разів на хід, і грають на перемогу, а не на гроші. З чотирма гравцями є { $greedy } перегонів жадібних ботів і { $searching } пошукових, з іншою кількістю гравців — менше. За всім, що гравець зробив, стежили до виплати: за ставками й плитками до кінця етапу, за картами до кінця перегонів. Поруч із середнім — де воно лежить із довірою 95 %; перегони вважаються одним спостереженням. Усі числа — про ходи, які боти обрали: вони кажуть, що такі ходи дають, коли мають добрий вигляд, а не що вони дали б будь-коли.
study-camelup-money = Гроші гравця наприкінці перегонів і звідки вони (у фунтах)
study-camelup-money-plot = Звідки беруться гроші
study-camelup-money-caption = Фунти гравця наприкінці перегонів серед жадібних ботів, починаючи з 3, які кожен має на старті. Частини смуги йдуть одна за одною в порядку назв над першою з них.
study-camelup-purses-plot = Наскільки різняться гаманці
study-camelup-purses-caption = Гаманці наприкінці перегонів серед жадібних ботів; проміжок у смузі — медіана.
study-camelup-purses-half = середня половина
study-camelup-purses-most = 90 зі 100
study-camelup-lengths = Наскільки довгі перегони: етапи й частка перегонів, які стільки їх мають
study-camelup-legs = етапи: { $legs }
study-camelup-money-read =
    З чотирма гравцями перегони жадібних ботів мають у середньому { NUMBER($legs, minimumFractionDigits: 1) } етапу, пошукових — { NUMBER($searched, minimumFractionDigits: 1) }. Найбільше грошей дають ставки й кидки, а від шести гравців ще стільки ж — союзи. З чотирма гравцями жадібний бот закінчує з { NUMBER($greedy, minimumFractionDigits: 1) } фунта, пошуковий — з { NUMBER($searching, minimumFractionDigits: 1) }: він грає на перемогу, а не на фунти, а ходи, які лише не дають заробити іншим, нічого не приносять.

## Ставки

study-camelup-tickets =
    { $players ->
        [one] Що дає ставка за кубиками, кинутими до неї: { $bots } боти, { $players } гравець
        [few] Що дає ставка за кубиками, кинутими до неї: { $bots } боти, { $players } гравці
       *[other] Що дає ставка за кубиками, кинутими до неї: { $bots } боти, { $players } гравців
    }
study-camelup-ticket = ставка { $value }
study-camelup-ticket-often = ставок { $value } за перегони
study-camelup-tickets-plot = Що дає ставка
study-camelup-tickets-caption = Фунти за ставку за тим, скільки кубиків етапу вже кинули, коли її взяли. Пунктир — фунт, який напевно дає кидок.
study-camelup-tickets-read =
    Більшість п'ятірок беруть до першого кубика, і вони дають { NUMBER($early, minimumFractionDigits: 2) } фунта серед жадібних ботів, тоді як кидок дає 1. П'ятірка, що після одного кубика ще лежить, дає лише { NUMBER($late, minimumFractionDigits: 2) }: лишилися верблюди, яких ніхто не хотів. Наприкінці етапу ставки знову дають більше. Двійка ледь краща за кидок, але нікому не відкриває нового кубика.
study-camelup-claims =
    { $races ->
        [one] Що обіцяли ставкам точні шанси й що з того вийшло (жадібні боти, { $races } перегони)
        [few] Що обіцяли ставкам точні шанси й що з того вийшло (жадібні боти, { $races } перегони)
       *[other] Що обіцяли ставкам точні шанси й що з того вийшло (жадібні боти, { $races } перегонів)
    }
study-camelup-claims-read = Шанси ставки точні для етапу на ту мить, коли її беруть. Те, що вони сходяться з тим, що з неї вийшло, означає: плитки, покладені пізніше, у середньому мало що змінюють, на користь чи на шкоду.
study-camelup-below = менше ніж { $high }
study-camelup-above = { $low } і більше
study-camelup-from = від { $low } до { $high }
study-camelup-turns =
    { $players ->
        [one] На що йдуть ходи за кинутими в етапі кубиками ({ $players } гравець)
        [few] На що йдуть ходи за кинутими в етапі кубиками ({ $players } гравці)
       *[other] На що йдуть ходи за кинутими в етапі кубиками ({ $players } гравців)
    }
study-camelup-turns-read =
    Перед останнім кубиком етапу жадібні боти кидають у { $greedy } зі 100 ходів, пошукові — у { $searching }, а в { $tiles } зі 100 ходів кладуть плитку, хоча вона вже майже нічого не дає. Пасувати в цій грі не можна, і плитка — найближче до цього: хто кидає останній кубик, лишає п'ятірки наступного етапу гравцеві після себе.

## Етапи

study-camelup-by-leg =
    { $players ->
        [one] Що скільки дає за етапом: { $bots } боти, { $players } гравець
        [few] Що скільки дає за етапом: { $bots } боти, { $players } гравці
       *[other] Що скільки дає за етапом: { $bots } боти, { $players } гравців
    }
study-camelup-legs-plot = Що скільки дає за етапом
study-camelup-legs-caption = Фунти за ставку, плитку й карту за етапом, у якому їх узяли, поклали чи зіграли. Пунктир — фунт за кидок.
study-camelup-legs-read =
    Ставки дають від етапу до етапу більше, плитки — менше. Карти першого етапу дають приблизно стільки ж, як кидок, або менше: високий приз за малого шансу. Пізні карти жадібних ботів правильні набагато частіше й дають більше, хоча високі призи вже міг забрати хтось інший; пошукові боти близько половини своїх грають на першому етапі.

## Плитки

study-camelup-tiles =
    { $players ->
        [one] Що дає плитка до кінця етапу за місцем ({ $players } гравець)
        [few] Що дає плитка до кінця етапу за місцем ({ $players } гравці)
       *[other] Що дає плитка до кінця етапу за місцем ({ $players } гравців)
    }
study-camelup-tiles-dice =
    { $players ->
        [one] Що дає плитка за кубиками, кинутими до неї ({ $players } гравець)
        [few] Що дає плитка за кубиками, кинутими до неї ({ $players } гравці)
       *[other] Що дає плитка за кубиками, кинутими до неї ({ $players } гравців)
    }
study-camelup-ahead =
    { $place ->
        [first] { $spaces } або більше позаду
        [behind] { $spaces } позаду
        [ahead] { $spaces } попереду
       *[last] { $spaces } або більше попереду
    }
study-camelup-tile-cheer = підтримка ({ $bots } боти)
study-camelup-tile-boo = свист ({ $bots } боти)
study-camelup-tiles-read =
    Плитка дає близько фунта, як кидок, коли жадібні боти кладуть її до першого кубика, свистом догори, на клітинку чи дві перед лідером; із кожним кинутим кубиком вона дає менше. Це лише фунти самої плитки: до них додається те, що вона змінює для ставок, власних і чужих.

## Карти

study-camelup-cards-leg =
    { $players ->
        [one] Карти за етапом, у якому їх зіграли: { $bots } боти, { $players } гравець
        [few] Карти за етапом, у якому їх зіграли: { $bots } боти, { $players } гравці
       *[other] Карти за етапом, у якому їх зіграли: { $bots } боти, { $players } гравців
    }
study-camelup-cards-order =
    { $players ->
        [one] Карти за порядком у стосі: { $bots } боти, { $players } гравець
        [few] Карти за порядком у стосі: { $bots } боти, { $players } гравці
       *[other] Карти за порядком у стосі: { $bots } боти, { $players } гравців
    }
study-camelup-cards-read =
    Перша правильна карта стосу дає 8, наступні 5, 3, 2, а кожна дальша 1; хибна коштує 1. Щоб дати більше за фунт від кидка, карта має бути правильною частіше ніж у двох випадках із дев'яти, якщо має принести 8, і частіше ніж у двох із трьох, якщо лишилося тільки 2. Тож рання карта варта того на верблюда, який далеко попереду чи далеко позаду, а пізня — завжди, коли перегони вже ясні.

## Союзи

study-camelup-partners = Що дає союз, якщо гравців 6 або більше
study-camelup-partners-read =
    Хто пропонує союз, обирає, чиєю найкращою ставкою скористатися, і має з того більше, ніж той, кого обрали. Виграють обоє, а хід на союз дає більше, ніж ставка чи кидок.

study-camelup-column-bots = боти
study-camelup-column-players = гравці
study-camelup-column-races = перегони
study-camelup-column-purse = гаманець
study-camelup-column-low = 5 % мають менше ніж
study-camelup-column-high = 5 % мають більше ніж
study-camelup-column-winner = гаманець переможця
study-camelup-column-rolls = кидки
study-camelup-column-tickets = ставки
study-camelup-column-tiles = плитки
study-camelup-column-winners = карти на переможця
study-camelup-column-losers = карти на останнього
study-camelup-column-partners = союзи
study-camelup-column-legs = етапи
study-camelup-column-rolled = кинуті кубики
study-camelup-column-claims = шанси обіцяли (фунти)
study-camelup-column-tickets-number = ставки
study-camelup-column-claimed = шанси обіцяли в середньому
study-camelup-column-paid = виплата
study-camelup-column-roll = кидок
study-camelup-column-ticket = ставка
study-camelup-column-tile = плитка
study-camelup-column-card = карта
study-camelup-column-winner-card = карта на переможця
study-camelup-column-loser-card = карта на останнього
study-camelup-column-leg = етап
study-camelup-column-where = клітинки від лідера
study-camelup-column-order = порядок
study-camelup-column-winner-often = карт на переможця за перегони
study-camelup-column-winner-right = на переможця: правильні
study-camelup-column-winner-brings = на переможця: фунти
study-camelup-column-loser-often = карт на останнього за перегони
study-camelup-column-loser-right = на останнього: правильні
study-camelup-column-loser-brings = на останнього: фунти
study-camelup-column-partners-often = союзів за перегони
study-camelup-column-chooses = хто пропонує
study-camelup-column-chosen = кого обрали
study-camelup-axis-purse = фунти
study-camelup-axis-rolled = кубики, кинуті до того
study-camelup-axis-pounds = фунтів у середньому

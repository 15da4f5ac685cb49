study-jamniki = Jamniki: очки й завдання
study-jamniki-about = Скільки очок дають жилетки, наскільки рівні партії та за які з дванадцяти завдань варто братися.

## Рахунок

study-jamniki-method =
    На всіх місцях партії сидить той самий бот. Жадібні боти викладають те, що відразу дає найбільше очок; пошукові ({ $bot }) дивляться вперед, пробуючи { $playouts } разів на хід, і грають на перемогу. Кожен рядок жадібних ботів — це { $greedy } партій, пошукових — { $searching }. Поруч із середнім — де воно лежить із довірою 95 %; партія вважається одним спостереженням.
study-jamniki-scores = Очки в партії за кількістю гравців (звичайні правила, дві гри)
study-jamniki-scores-read =
    Що більше гравців, то коротші жилетки й то рівніша партія: переможець випереджає другого в середньому на { NUMBER($two, minimumFractionDigits: 1) } очка вдвох і на { NUMBER($five, minimumFractionDigits: 1) } уп'ятьох, за дві гри разом. У { NUMBER($few, minimumFractionDigits: 1) } зі 100 партій удвох і в { NUMBER($many, minimumFractionDigits: 1) } зі 100 партій уп'ятьох перше місце поділене. Дві кістки більше чи менше на одній плитці вирішують багато партій.
study-jamniki-scores-plot = Очки гравця в партії
study-jamniki-scores-caption = Скільки гравців мали стільки очок після двох ігор; грали жадібні боти.
study-jamniki-leads-plot = Наскільки рівні партії
study-jamniki-leads-caption = Частка партій, виграних щонайбільше на стільки очок; грали жадібні боти. При 0 перше місце було поділене.
study-jamniki-variants = Очки жилетки за одну гру за варіантами (жадібні боти)
study-jamniki-sources =
    { $players ->
        [one] Звідки беруться очки: { $players } гравець (жадібні боти)
        [few] Звідки беруться очки: { $players } гравці (жадібні боти)
       *[other] Звідки беруться очки: { $players } гравців (жадібні боти)
    }
study-jamniki-edges =
    { $players ->
        [one] На скільки більше за решту мають переможці партії: { $players } гравець (жадібні боти)
        [few] На скільки більше за решту мають переможці партії: { $players } гравці (жадібні боти)
       *[other] На скільки більше за решту мають переможці партії: { $players } гравців (жадібні боти)
    }
study-jamniki-edges-read =
    Найбільше очок дають кістки, і за звичайних правил вони й вирішують: переможці мають з них на { NUMBER($bones, minimumFractionDigits: 1) } очка більше за решту, а з найдовшої смуги — на { NUMBER($runs, minimumFractionDigits: 1) }. Смуга одного кольору виходить принагідно. Де очки дає кожен колір, { NUMBER($colours, minimumFractionDigits: 1) } очка переваги переможців — з кольорів; із завданнями { NUMBER($tasks, minimumFractionDigits: 1) } — із завдань і лише { NUMBER($beside, minimumFractionDigits: 1) } — з кісток.

## Завдання

study-jamniki-tasks-method =
    Два з дванадцяти завдань лежать відкрито для всіх; хто виконає завдання, отримує його очки. Тут кожна партія — одна гра із завданнями: для кожної кількості гравців { $greedy } партій жадібних ботів і { $searching } пошукових. Завдання, що порівнюють гравців («найбільше», «найменше»), може виконати щонайбільше один гравець, а за нічиєї — ніхто.
study-jamniki-tasks = Як часто гравець виконує кожне завдання ({ $bots } боти)
study-jamniki-tasks-plot =
    { $players ->
        [one] Наскільки важкі завдання: { $players } гравець
        [few] Наскільки важкі завдання: { $players } гравці
       *[other] Наскільки важкі завдання: { $players } гравців
    }
study-jamniki-tasks-caption = Як часто гравець виконує завдання; у дужках його очки. Мимохідь: жилетки жадібних ботів в іграх з іншими завданнями, коли ніхто про це не дбав.
study-jamniki-neglected =
    Деякі завдання пошукові боти виконують рідше за жадібних: { $tasks }. Те, чого вони чекають від наступних ходів, знає кістки й кольори, але не завдання, тож це, мабуть, їхня слабкість, а не властивість гри: щодо цих завдань більше кажуть числа жадібних ботів.
study-jamniki-worth =
    { $players ->
        [one] Чого варте кожне завдання: { $players } гравець ({ $bots } боти)
        [few] Чого варте кожне завдання: { $players } гравці ({ $bots } боти)
       *[other] Чого варте кожне завдання: { $players } гравців ({ $bots } боти)
    }
study-jamniki-worth-plot =
    { $players ->
        [one] Що завдання дає кожному: { $players } гравець
        [few] Що завдання дає кожному: { $players } гравці
       *[other] Що завдання дає кожному: { $players } гравців
    }
study-jamniki-worth-brought = за завдання
study-jamniki-worth-left = з кістками й кольорами
study-jamniki-worth-caption = Стовпчики: очки завдання, помножені на те, як часто його виконують; грали пошукові боти. Квадрати: те саме разом з очками, які жилетки втрачають або здобувають на кістках і кольорах, коли це завдання відкрите.
study-jamniki-worth-read =
    Легкі очки — це завдання, які виконують часто й за які добре платять: тут «{ $best }», «{ $second }» і «{ $third }». Найменше дає «{ $worst }». Але те, що мають усі, не дає переваги: «перевага над суперниками» — це очки, на які той, хто виконав завдання, у ньому в середньому випереджає решту. Завдання, які більшість виконує мимохідь, досить не зіпсувати; завдання, що порівнюють гравців, віддають усі очки одному й варті чогось лише для того, хто в них і так попереду.

study-jamniki-column-bots = боти
study-jamniki-column-players = гравці
study-jamniki-column-mean = очки
study-jamniki-column-low = 5 % мають менше ніж
study-jamniki-column-middle = половина має менше ніж
study-jamniki-column-high = 5 % мають більше ніж
study-jamniki-column-winner = очки переможця
study-jamniki-column-lead = відрив переможця
study-jamniki-column-shared = поділені перші місця
study-jamniki-column-variant = варіант
study-jamniki-column-bones = кістки
study-jamniki-column-colours = кольори
study-jamniki-column-tasks = завдання
study-jamniki-column-task = завдання
study-jamniki-column-points = очки
study-jamniki-column-by-the-way = мимохідь
study-jamniki-column-fulfilled = виконано
study-jamniki-column-brings = дає
study-jamniki-column-elsewhere = кістки й кольори
study-jamniki-column-net = разом
study-jamniki-column-ahead = перевага над суперниками
study-jamniki-variant-usual = звичайні правила
study-jamniki-variant-one-game = одна гра
study-jamniki-variant-every-colour = очки за кожен колір
study-jamniki-variant-tasks = завдання
study-jamniki-variant-both = кожен колір і завдання
study-jamniki-variant-turning = плитки можна розвертати
study-jamniki-variant-white = білим боком можна завжди
study-jamniki-axis-points = очки після двох ігор
study-jamniki-axis-coats = частка гравців
study-jamniki-axis-lead = відрив переможця в очках
study-jamniki-axis-matches = частка партій із щонайбільше таким відривом
study-jamniki-axis-fulfilled = частка гравців, які його виконують
study-jamniki-axis-brings = очки на гравця
study-jamniki-task-most-white = найбільше білих
study-jamniki-task-no-single-colour = без однокольорових
study-jamniki-task-no-white = без білих
study-jamniki-task-most-single-colour = найбільше однокольорових
study-jamniki-task-most-red = найбільше червоних
study-jamniki-task-fewest-bones = найменше кісток
study-jamniki-task-no-equal-neighbours = без рівних сусідів
study-jamniki-task-3-3-3-3-3 = 3-3-3-3-3
study-jamniki-task-two-colours = рівно два кольори
study-jamniki-task-no-eight = без плитки з вісьмома
study-jamniki-task-2-2-2-2-2 = 2-2-2-2-2
study-jamniki-task-2-2-2-2-3 = 2-2-2-2-3

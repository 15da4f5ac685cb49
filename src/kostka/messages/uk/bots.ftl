# Боти: чому вони грають саме так, які вони та що не так із запитанням до них.

bots-only-move = Іншого ходу не було.
bots-at-a-glance =
    { $unit ->
        [pounds]
            { $worth ->
                [one] Кращого не видно: близько { SIGNED($worth) } фунта.
                [few] Кращого не видно: близько { SIGNED($worth) } фунтів.
               *[other] Кращого не видно: близько { SIGNED($worth) } фунтів.
            }
        [points]
            { $worth ->
                [one] Кращого не видно: близько { SIGNED($worth) } очка.
                [few] Кращого не видно: близько { SIGNED($worth) } очок.
               *[other] Кращого не видно: близько { SIGNED($worth) } очок.
            }
        [feet]
            { $worth ->
                [one] Кращого не видно: близько { SIGNED($worth) } стопи.
                [few] Кращого не видно: близько { SIGNED($worth) } стоп.
               *[other] Кращого не видно: близько { SIGNED($worth) } стоп.
            }
       *[other] Кращого не видно.
    }
bots-liked =
    { $character ->
        [bold] Сміливий гравець: інший хід виглядав кращим, але він волів ризикнути.
        [cautious] Обережний гравець: інший хід виглядав кращим, але він волів грати безпечно.
       *[steady] Помилився в оцінці: інший хід був вартий більшого.
    }
bots-searched = Виграв { NUMBER($percent, maximumFractionDigits: 1) } % ігор, які розіграв подумки; з наступним найкращим ходом { NUMBER($second, maximumFractionDigits: 1) } %.
bots-instinct = Зіграв те, що першим спало на думку: { NUMBER($percent, maximumFractionDigits: 1) } % ігор, виграних подумки; { NUMBER($second, maximumFractionDigits: 1) } % з іншим ходом — замала різниця, щоб їй довіряти.
bots-proven = Пораховано до кінця: виграє { NUMBER($percent, maximumFractionDigits: 1) } % усіх ігор звідси; з наступним найкращим ходом { NUMBER($second, maximumFractionDigits: 1) } %.
bots-alike =
    Кілька ходів вигравали подумки близько { NUMBER($percent, maximumFractionDigits: 1) } % ігор; { $character ->
        [bold] він узяв сміливий.
        [cautious] він узяв безпечний.
       *[steady] він узяв один із них.
    }
bots-misjudged = Помилився в оцінці: { NUMBER($percent, maximumFractionDigits: 1) } % шансів на перемогу; найкращий хід мав { NUMBER($best, maximumFractionDigits: 1) } %.
bots-why-first = Це спадає на думку першим, і ніщо не виграє помітно частіше.
bots-why-rival = Найбільше від цього виграє { $player }: { SIGNED($percent) } % шансів на перемогу порівняно з найкращим ходом.
bots-not-asked = Місце { $seat } зараз не ходить, тож обирати нічого.
bots-playouts = Пошук розіграє від 1 до { $most } ігор, а не { $given }.
bots-seconds = Пошук триває понад 0 і не більше { $most } секунд, а не { $given }.
bots-character = Немає характеру { $given }; є { $known }.

# Команда `kostka arena`.

cli-arena = Нехай боти грають між собою, кожну роздачу за кожного розсаджування, і скажи, хто кращий.
cli-help-arena-bots = Назви ботів через кому; expert@500 — це expert із 500 пробними партіями на хід. Якщо ботів менше, ніж місць, перший сідає один раз, інші повторюються.
cli-help-arena-deals = Скільки роздач, кожну грають раз за кожного повороту ботів довкола столу; якщо не вказано, 100.
cli-help-arena-workers = Скільки процесів грає; якщо не вказано, стільки, скільки ядер.
cli-help-arena-sprt = Зупинитися, щойно відомо, чи перший бот перемагає на таку частку частіше, ніж порівну, наприклад 0.05.
cli-help-arena-out = Зберігати кожну партію в цьому файлі; та сама команда грає далі з місця зупинки.
cli-help-arena-resume = Грати далі партії цього файлу, який вирішує все інше.
cli-arena-title = { $bots } у грі { $game }
cli-arena-running = { $bot }: { $share } (від { $low } до { $high })
cli-arena-column-games = ігри
cli-arena-column-interval = інтервал 95 %
cli-arena-column-rating = рейтинг
cli-arena-column-pace = час ходу, мс: медіана / 99 % / найдовший
cli-arena-par = Рівна частка — { $par }. Ігри й перемоги бота, який має кілька місць, — з усіх цих місць.
cli-arena-elo = Elo бота { $first } проти { $second }: { $elo } (95 %: від { $low } до { $high })
cli-arena-test-yes =
    Вирішено після { $deals ->
        [one] { $deals } роздачі
        [few] { $deals } роздач
       *[other] { $deals } роздач
    }: { $bot } перемагає на { $margin } в. п. більше, ніж порівну.
cli-arena-test-no =
    Вирішено після { $deals ->
        [one] { $deals } роздачі
        [few] { $deals } роздач
       *[other] { $deals } роздач
    }: { $bot } не перемагає на { $margin } в. п. більше, ніж порівну.
cli-arena-test-open =
    Після { $deals ->
        [one] { $deals } роздачі
        [few] { $deals } роздач
       *[other] { $deals } роздач
    } невідомо, чи { $bot } перемагає на { $margin } в. п. більше, ніж порівну: логарифм відношення правдоподібностей — { $ratio }, між { $lower } і { $upper }.
cli-arena-played =
    { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
       *[other] { $deals } роздач
    }, { $matches ->
        [one] { $matches } партія
        [few] { $matches } партії
       *[other] { $matches } партій
    }, { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
       *[other] { $decisions } рішень
    } за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
cli-arena-kept = Усі дотеперішні партії збережено. Щоб грати далі:

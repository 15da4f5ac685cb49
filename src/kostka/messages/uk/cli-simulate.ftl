# Команда `kostka simulate`.

cli-help-simulate-workers = Скільки потоків або процесів грає; якщо не вказано, стільки, скільки ядер.
cli-help-simulate-rows = Що є рядком файлу: гра (games) чи рішення з його позицією (decisions); якщо не вказано, гра.
cli-help-simulate-out = Записати всі ігри до цього файлу Parquet.
cli-rows-without-out = --rows каже, що записувати, тож потрібна --out з назвою файлу.
cli-simulated-out = Усі рядки — у файлі { $file }.
cli-name-address = [АДРЕСА]
cli-help-ray = Грати на Ray: на цьому комп'ютері або в кластері за цією адресою, наприклад auto чи ray://host:10001.

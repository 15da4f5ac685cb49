# Що каже лабораторія: тисячі ігор, таблиці, інші машини.

lab-extra = Потрібен пакет { $package }, якого тут немає: його встановить pip install "kostka[{ $extra }]".
lab-rows = Рядками може бути одне з цього: { $known }, а не { $given }.
lab-dataset-broken = { $file } — не файл Parquet або не весь файл.
lab-dataset-foreign = Файл { $file } записало не kostka.simulate: у ньому не сказано, з чого випливають його ігри.
lab-dataset-format = { $file } має формат { $found }, а ця версія Kostka читає формат { $known }.
lab-dataset-rules = Позиції з файлу { $file } — це гра { $game } за правилами { $found } з Kostka { $kostka }, а тут правила { $here }: прочитати їх можна лише за тими самими правилами.
lab-dataset-position = Позиція гри { $game } — це { $size ->
    [one] { $size } байт
    [few] { $size } байти
   *[other] { $size } байтів
}, а не { $given }.
lab-ray-where = Ray працює на цьому комп'ютері (True) або в кластері за адресою, наприклад "auto" чи "ray://host:10001", а не { $given }.
lab-ray-none = За адресою { $address } немає Ray, до якого можна приєднатися: { $error }
lab-ray-bot = Бота не можна надіслати до Ray: { $error }
lab-ray-failed = Ray не зміг завершити завдання: { $error }

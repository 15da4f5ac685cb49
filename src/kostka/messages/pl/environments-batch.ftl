# Środowiska do nauki: wiele gier naraz.

lab-batch-size = Partia ma od 1 do { $most } gier, a nie { $given }.
lab-batch-threads = Partia idzie w 1 do { $most } wątkach, a nie w { $given }.
lab-batch-bots = Boty podaje się jako listę z jedną pozycją na każde z { $seats } miejsc, None tam, gdzie ktoś się uczy, albo wcale; nie { $given }.
lab-batch-bot = W partii botami są { $known }, a None stoi tam, gdzie ktoś się uczy; nie { $given }.
lab-batch-learners = Ktoś musi się uczyć: jeden z botów to None.
lab-batch-actions = Ruchy to { $size } liczb całkowitych, po jednej na grę, a nie tablica { $kind } o kształcie { $shape }.

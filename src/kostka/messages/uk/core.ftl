# Кольори: називний відмінок чоловічого роду; gen: родовий (і знахідний істот), fem: називний жіночого роду,
# acc: знахідний жіночого роду.

core-decimal = ,

colour-red = червоний
    .gen = червоного
    .fem = червона
    .acc = червону
colour-yellow = жовтий
    .gen = жовтого
    .fem = жовта
    .acc = жовту
colour-blue = синій
    .gen = синього
    .fem = синя
    .acc = синю
colour-green = зелений
    .gen = зеленого
    .fem = зелена
    .acc = зелену
colour-purple = фіолетовий
    .gen = фіолетового
    .fem = фіолетова
    .acc = фіолетову
colour-orange = оранжевий
    .gen = оранжевого
    .fem = оранжева
    .acc = оранжеву
colour-brown = коричневий
    .gen = коричневого
    .fem = коричнева
    .acc = коричневу
colour-white = білий
    .gen = білого
    .fem = біла
    .acc = білу
colour-black = чорний
    .gen = чорного
    .fem = чорна
    .acc = чорну

## Хто грає в дослідженнях

study-kind-greedy = жадібні
study-kind-searching = пошукові

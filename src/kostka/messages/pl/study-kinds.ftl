## Kto gra w badaniach

study-kind-greedy = zachłanne
study-kind-searching = przeszukujące

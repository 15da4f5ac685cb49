## Who plays in studies

study-kind-greedy = greedy
study-kind-searching = searching

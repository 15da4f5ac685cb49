"""How often anybody can beat `greedy` in Jamniki for two, where luck leaves no more to be won.

    python -m benchmarks.ceiling            # 8,000 matches, and a bound by 200 stacks of each game
    python -m benchmarks.ceiling --quick    # to see that it works

Two figures, one from below and one from above. Somebody who knows that the other is `greedy` learns the best answer to
it, backwards from the end of a game, and plays matches by the rules: the best answer there is wins at least as often.
And somebody who sees all tiles that will be drawn, and pays for what that tells, wins at least as often as anybody who
does not see them. What the figures prove and what they do not is said in `answer` and in `hindsight`.
"""

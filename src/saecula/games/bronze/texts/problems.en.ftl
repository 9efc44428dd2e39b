### What can be wrong in a position or a data pack of this game.

problem-pack-food = In the data pack “{ $where }” food_start must not exceed food_most, nor food_most { $most }; correct these values.
problem-position-round = The match cannot be in round { $round }, because it has only { $most }; name a smaller number.
problem-position-over = Before this round somebody had brought about the end, so the match was over; take a development or a monument away.
problem-position-after-the-end = Seat { $seat } already has { $most } developments, so no turn of its can come to this phase; take one away or choose the phase “discard”.
problem-position-first-builder = Seat { $seat } has not finished “{ $monument }” and cannot be its first builder; name a seat that has finished it.
problem-position-first-builder-missing = More than one seat has finished “{ $monument }”; name the first of them under “first_builders”.
problem-position-no-dice = The phase “{ $phase }” needs dice; list them under “dice”, or take the phase “roll”.
problem-position-dice = The number of dice ({ $dice }) does not fit the cities of the active seat ({ $cities }); lay out one die for each city it had when its turn began.
problem-position-as-food = “as_food” cannot be { $as_food }, because the number of “either2” dice is { $dice }; name a smaller number.
problem-position-no-trading = This match has no trade phase; set the option “trading” to “on”, or take another phase.
problem-position-offers = “offers_made” does not fit for seat { $seat }; name a seat of this match other than the active one, and no more offers than { $most }.
problem-position-partner = Seat { $seat } cannot be the partner of the deal; name a seat of this match other than the active one.
problem-position-deal = The deal moves { $amount } of “{ $ware }”, more than one side has or the other has room for; name a smaller amount.
problem-position-empty-counter = A counter-offer of nothing for nothing is not possible; name an amount, or leave out “countered”.

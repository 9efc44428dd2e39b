### What can be wrong in a position or a data pack of this game.

problem-pack-cards = The data pack “{ $where }” leaves too few cards, { $cards }; the game needs at least { $least }.
problem-pack-hamlet = The map “{ $where }” has a hamlet in the river or two on one cell ({ $cell }); put it elsewhere.
problem-position-cubes = Inhabitants live only on civil buildings in the Age of Reason, and belong to seats of this match; correct “{ $tile }” at { $cell } ({ $era }).
problem-position-not-free = “{ $tile }” at { $cell } ({ $era }) lies on another building; put one of them elsewhere.
problem-position-no-place = “{ $tile }” cannot stand at { $cell } ({ $era }); it would stick out, lie in the river, or be small in the Age of Reason.
problem-position-owner = “{ $tile }” at { $cell } ({ $era }) needs an owner of this match if it is military or religious and not in the Age of Reason, and none otherwise.
problem-position-half = “{ $tile }” at { $cell } ({ $era }) cannot be half restored; only large ruins can, by a seat of this match.
problem-position-stock = The box cannot have so many tiles “{ $tile }”; the most that can be left is { $most }.
problem-position-display = The display belongs to the option “holdem” and has exactly three cards; correct it or leave it out.
problem-position-cards = There are not so many cards “{ $card }”; the most that can be left is { $most }.

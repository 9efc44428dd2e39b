### What can be wrong in a position or a data pack of this game.

problem-pack-epochs = In the data pack “{ $where }” epoch { $epoch } has the wrong number of cards, { $count } instead of { $needed }; move cards between the epochs until each has as many.
problem-pack-track = In the data pack “{ $where }” the time track has no field left at the start (fields in all: { $fields }); correct fields, cubes or hourglasses.
problem-pack-hands = In the data pack “{ $where }” the hands of a first game name “{ $card }”, which is no card or is dealt twice; correct them.
problem-position-unknown-thing = There is no “{ $thing }” in this title; compare it with the description of positions.
problem-position-thing-twice = “{ $thing }” cannot be in two places; name it once.
problem-position-not-used = Seat { $seat } cannot have used “{ $thing }” this round; it has to lie before the seat and have an action of its own.
problem-position-space-closed = “{ $space }” is closed with so few seats; choose another space.
problem-position-columns = The training costs have { $needed } columns, and the number of those named is { $count }; name every group once.
problem-position-tile-place = “{ $tile }” cannot lie there; it is not in play with so many seats, or lies on another time track.
problem-position-later-card = “{ $card }” belongs to a later epoch than { $epoch }; choose a later round or another card.
problem-position-wrong-stack = “{ $card }” cannot lie in “{ $where }”; row, stock and revealed cards are of the present epoch, the pile holds earlier ones.
problem-position-card-nowhere = “{ $card }” has no place; put it into a hand, the row, the stock or the pile.
problem-position-short-row = The row is short (cards: { $cards }) although the stock has more; fill it up, or leave the stock empty.
problem-position-no-field = Seat { $seat } has no free time field, so it cannot have a turn; free one, or choose the phase “after”.
problem-position-short-draft = Too few cards are laid out for the draft: { $cards }, and still to be taken: { $needed }. Lay out more.

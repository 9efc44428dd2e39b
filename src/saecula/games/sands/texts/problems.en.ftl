### What can be wrong in a position or a data pack of The Sands of Time.

problem-position-unknown = “{ $value }” is not a known { $what }; choose from: { $known }.
problem-position-out-of-play = The territory “{ $land }” is not in play with { $seats } seats; name another one.
problem-position-two-owners = The territory “{ $land }” is named for more than one seat; give it to one of them.
problem-position-tiles = More tiles “{ $tile }” are named than are in play ({ $most }); name another tile for one of the territories.
problem-position-border-out = The border “{ $border }” is not in play with { $seats } seats; name another one.
problem-position-structure = “{ $structure }” cannot stand in “{ $land }”: it is there already, or no tile is left. Name another structure.
problem-position-capacity = “{ $land }” has more structures than its capacity of { $capacity }; remove one.
problem-position-unrest = The unrest of seat { $seat } must be from { $lowest } to { $most }.
problem-position-tree = “{ $advance }” cannot lie at level { $level } of the tree “{ $tree }”: wrong category or level, or used elsewhere. Name another advance.
problem-position-pile = “{ $advance }” cannot be on top of the pile “{ $pile }”: it is not in that pile, or nobody is said to know it.
problem-position-track = The dynasty marker does not fit: in this dynasty a generation begins on one of the spaces { $first } to { $last } and lasts at most 4 turns.
problem-position-turn-cards = Seat { $seat } cannot have these cards in its turn; name two that it may select, or one or no action card for a turn that has begun.
problem-pack-unknown-effect = In the data pack “{ $where }”, row “{ $row }”, “{ $effect }” is not a known effect; choose from: { $known }.
problem-pack-unknown-good = In the data pack “{ $where }”, row “{ $row }”, the trade good is unknown; choose from: { $known }.
problem-pack-border = In the data pack “{ $where }”, the border “{ $row }” has to join two different territories that no other border in play joins.
problem-pack-tiles = In the data pack “{ $where }”, { $seats } seats would have { $tiles } tiles for { $lands } territories; the numbers must agree, and there must be three territories for each seat.

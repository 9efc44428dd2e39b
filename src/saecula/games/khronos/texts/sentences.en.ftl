### Khronos. Questions, choices, refusals and the story.
### Tiles have forms: `a` (a Keep), `the` (the Keep); eras have `in` (in the Age of Might).

## Questions

ask-start = Who begins?
ask-deal = Which card does { NAME($seat) } draw?
ask-prepare =
    Do you exchange cards before your actions? ({ $money ->
        [one] You have 1 coin
       *[other] You have { $money } coins
    })
ask-exchange =
    { $cards ->
        [one] Do you exchange your card?
       *[other] Which of your { $cards } cards do you exchange?
    }
ask-swap =
    { $left ->
        [one] Which card do you lay down in exchange?
       *[other] Which { $left } cards do you lay down in exchange?
    } (You take: { NAME($card) })
ask-act =
    What do you do? ({ $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }, { $money ->
        [0] no coins
        [one] 1 coin
       *[other] { $money } coins
    })
ask-place =
    Where do you lay { NAME($tile, form: "the") } { NAME($era, form: "in") }? ({ $sites ->
        [one] 1 place
       *[other] { $sites } places
    })
ask-surcharge =
    { $left ->
        [one] Which card do you add for the terrain?
       *[other] Which { $left } cards do you add for the terrain?
    }
ask-split =
    Both adventurers stand here. { $cards ->
        [one] Does the first one play the card?
       *[other] How many of the { $cards } cards does the first one play?
    }
ask-restore = { NAME($tile, form: "start") } needs two cards. Do you play one or both?
ask-keeper = Equally many cubes: whose cube stays on the hamlet at { NAME($site) }?
ask-stay = Most cubes on the building that vanishes are yours: does one of them stay on the hamlet at { NAME($site) }?
ask-victim = Equal rank, { NAME($era, form: "in") }: which building of the kind { NAME($tile) } has to shrink?
ask-shrink = { NAME($tile, form: "start") } at { NAME($site) } shrinks, { NAME($era, form: "in") }. Where do you put { NAME($smaller, form: "the") }?
ask-keep-cards =
    { $cards ->
        [one] Do you lay down your unused card? If not, you keep it.
       *[other] Which of your { $cards } unused cards do you lay down? You keep the rest.
    }

## Choices

choice-done = Done
choice-done-prepare = Go on to the actions
choice-done-exchange = Draw new cards
choice-done-act = End the actions
choice-done-keep-cards = Keep the rest
choice-done-stay = Take it back
choice-start = { NAME($seat) } begins
choice-deal = Draw: { NAME($card) }
choice-exchange = Exchange cards for 2 coins
choice-swap = Take from the display: { $number } × { NAME($card) }
choice-discard = Lay down: { NAME($card) }
choice-travel = { NAME($adventurer) } travels { NAME($era, form: "into") } (1 coin)
choice-take = Build or enlarge { NAME($era, form: "in") }: { NAME($tile) }
choice-at =
    { NAME($site) }{ $old ->
        [0] {""}
       *[other] , enlarging
    }{ $cost ->
        [0] {""}
        [one] : 1 card
       *[other] : { $cost } cards
    }{ $surcharge ->
        [0] {""}
       *[other] {" "}+ { $surcharge } for the terrain
    }{ $income ->
        [0] {""}
       *[other] , earns { $income }
    }
choice-at-shrink = Put it at { NAME($site) }
choice-which-building =
    { $building ->
        [1] { NAME("tile/watchtower") }
        [2] { NAME("tile/keep") }
        [3] { NAME("tile/castle") }
        [4] { NAME("tile/chapel") }
        [5] { NAME("tile/monastery") }
        [6] { NAME("tile/abbey") }
        [7] { NAME("tile/hamlet") }
        [8] { NAME("tile/town") }
        [9] { NAME("tile/city") }
       *[other] the building
    }
choice-which-age =
    { $age ->
        [1] , { NAME("era/might") }
        [2] , { NAME("era/faith") }
       *[other] {""}
    }
choice-raze = Demolish { choice-which-building } at { NAME($site) }{ choice-which-age } (1 card, 1 coin)
choice-raze-victim = Shrink { choice-which-building } at { NAME($site) }{ choice-which-age }
choice-populate =
    Populate { choice-which-building } at { NAME($site) }{ $capacity ->
        [0] {""}
       *[other] {" "}({ $cubes }/{ $capacity })
    }
choice-restore =
    Restore { choice-which-building } at { NAME($site) }{ $left ->
        [0] {""}
        [one] {" "}(1 card)
       *[other] {" "}({ $left } cards)
    }
choice-cards =
    { $number ->
        [one] One card: half restored, marked by a cube
       *[other] Both cards: restored
    }
choice-pay = Add: { NAME($card) }
choice-split = { $number } by the first adventurer, { $rest } by the second
choice-keep = A cube of { NAME($seat) } stays
choice-purse = My money: { NAME($purse) }

## Refusals

refusal-too-little-money =
    That costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-exchanged-already = You have already exchanged cards in this turn.
refusal-swapped-already = You have already swapped with the display in this turn.
refusal-not-on-display =
    The display does not have so many of “{ NAME($card) }”; it has { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-not-in-hand = You have no card “{ NAME($card) }”.
refusal-there-already = This adventurer is already { NAME($era, form: "in") }.
refusal-no-adventurer = You have no adventurer { NAME($era, form: "in") }; travel there first.
refusal-too-few-cards =
    That needs { $cost ->
        [one] a card
       *[other] { $cost } cards
    } of the colour “{ NAME($card) }”, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-too-few-for-terrain =
    { $cost ->
        [0] That costs
        [one] That costs 1 card, and
       *[other] That costs { $cost } cards, and
    } { $surcharge } more for the terrain; you have { $have }.
refusal-too-few-plays =
    That takes { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, but { NAME($era, form: "in") } your adventurers may play { $have ->
        [0] none
       *[other] only { $have }
    } in this turn. Each plays two cards a turn.
refusal-no-tile = There is no tile left: { NAME($tile) }.
refusal-no-cube = You have no cube left to mark it with.
refusal-nowhere = No place { NAME($era, form: "in") } is left for { NAME($tile, form: "the") } that the rules allow and your cards can pay. Its number says how many cards of its colour it costs; enlarging a building costs the difference.
refusal-off-the-map = { NAME($tile, form: "start") } would stick out of the map there. A place is named by its top-left cell.
refusal-not-free = { NAME($site) } is not free: { NAME($tile, form: "the") } stands there.
refusal-not-wholly = Enlarging must cover the old building wholly: { NAME($tile, form: "the") } at { NAME($site) }.
refusal-not-yours = { NAME($tile, form: "start") } at { NAME($site) } belongs to { NAME($seat) }. You enlarge only your own and civil buildings.
refusal-in-the-river = Only towns and cities may lie in the river, not { NAME($tile, form: "the") }.
refusal-joins-domains = { NAME($tile, form: "start") } would join two domains. Only civil buildings may do that.
refusal-equal-rank = This domain already has a highest building of the same kind and rank as { NAME($tile, form: "the") }. There may be only one.
refusal-no-building = Nothing that could be demolished stands at { NAME($site) }.
refusal-not-small = Only small buildings can be demolished, not { NAME($tile, form: "the") }.
refusal-printed = Hamlets printed on the map cannot be demolished.
refusal-no-civil = There is no civil building with its top-left corner at { NAME($site) }.
refusal-no-room =
    { NAME($tile, form: "start") } is full; it holds { $capacity ->
        [one] 1 cube
       *[other] { $capacity } cubes
    }.
refusal-no-ruin = There is no ruin at { NAME($site) } that could be restored so.
refusal-same-split = Both adventurers have played equally many cards, so it makes no difference which is which; let the first one play the larger part.
refusal-no-split =
    So the two cannot share { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }; each plays at most two a turn.
refusal-not-tied = The building at { NAME($site) } is not one of those with equal rank.
refusal-own-first = One of the buildings is yours: yours has to shrink first.
refusal-outside = The smaller building must lie inside the place of { NAME($tile, form: "the") }.
refusal-not-most-cubes = { NAME($seat) } is not one of those whose cube may stay.
refusal-laid-so = Your money already lies like that.
refusal-too-small-a-hand =
    That takes { $cards ->
        [one] a card
       *[other] { $cards } cards
    } of your hand, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-turned-already = You have turned your money in this round already; once a round is enough.

## Story

line-starts =
    { $you ->
        [yes] You begin
       *[no] { NAME($seat) } begins
    }.
line-turn-begins =
    { $you ->
        [yes] Round { $round }: your turn
       *[no] Round { $round }: { NAME($seat) }’s turn
    }.
line-draws = You draw: { NAME($card) }.
line-reshuffled =
    The deck was empty. The discard pile is shuffled: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
line-exchanges =
    { $you ->
        [yes] You pay 2 coins and exchange
       *[no] { NAME($seat) } pays 2 coins and exchanges
    } cards: { $cards }.
line-swaps =
    { $you ->
        [yes] You swap
       *[no] { NAME($seat) } swaps
    } with the display: { $cards } for { $taken }.
line-purse-turned =
    { $you ->
        [yes] Your
       *[no] { NAME($seat) }’s
    } money is now { $open ->
        [0] covered
       *[other] open
    }.
line-travels =
    { $you ->
        [yes] One of your adventurers
       *[no] One of { NAME($seat) }’s adventurers
    } travels { NAME($origin, form: "from") } { NAME($era, form: "into") }.
line-pays =
    { $you ->
        [yes] You play
       *[no] { NAME($seat) } plays
    } cards: { $cards }.
line-builds =
    { $you ->
        [yes] You build
       *[no] { NAME($seat) } builds
    } { NAME($tile, form: "a") } at { NAME($site) }, { NAME($era, form: "in") }.
line-enlarges =
    { $you ->
        [yes] You enlarge
       *[no] { NAME($seat) } enlarges
    } { NAME($old, form: "the") } into { NAME($tile, form: "a") } at { NAME($site) }, { NAME($era, form: "in") }.
line-earns =
    { $you ->
        [yes] You earn
       *[no] { NAME($seat) } earns
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
line-copied = { NAME($tile, form: "start") } casts its shadow: { NAME($era, form: "in") } it stands at { NAME($site) }, too.
line-ruined = { NAME("era/reason") }: { NAME($tile, form: "the") } is a ruin at { NAME($site) }.
line-there-before = { NAME($era) }: the same stands there already, { NAME($tile, form: "the") } at { NAME($site) }. Nothing changes.
line-no-tile-left = No tile is left: { NAME($tile, form: "the") } casts no shadow { NAME($era, form: "in") } and later.
line-no-cube-left =
    { $you ->
        [yes] You have
       *[no] { NAME($seat) } has
    } no cube left: { NAME($tile, form: "the") } casts no shadow { NAME($era, form: "in") } and later.
line-would-join = { NAME($era) }: { NAME($tile, form: "the") } at { NAME($site) } would join domains, so it casts no shadow.
line-would-equal = { NAME($era) }: { NAME($tile, form: "the") } at { NAME($site) } would equal the highest building of its domain, so it casts no shadow.
line-replaced = { NAME($era) }: it takes the place of { NAME($tile, form: "the") } at { NAME($site) }.
line-erased = Time paradox: { NAME($tile, form: "the") } at { NAME($site) } is erased, { NAME($era, form: "in") }.
line-erased-of =
    { $you ->
        [yes] Time paradox: you lose
       *[no] Time paradox: { NAME($seat) } loses
    } { NAME($tile, form: "the") } at { NAME($site) }, { NAME($era, form: "in") }.
line-never-was = So { NAME($tile, form: "the") } at { NAME($site) } has never been; its copy in the Age of Reason is gone.
line-cube-stays =
    { $you ->
        [yes] Your cube
       *[no] { NAME($seat) }’s cube
    } stays on the hamlet at { NAME($site) }.
line-cube-leaves =
    { $you ->
        [yes] You leave
       *[no] { NAME($seat) } leaves
    } no cube on the hamlet at { NAME($site) }.
line-joined = { $domains } domains become one at { NAME($site) }, { NAME($era, form: "in") }.
line-split-up = The domain at { NAME($site) } splits into { $domains } parts, { NAME($era, form: "in") }.
line-tied = { NAME($era) }: one domain has { $count } buildings of the highest rank ({ NAME($tile) }), the first at { NAME($site) }.
line-stronger = Strength of the former domains ({ NAME($card) }): { $strength } against { $weaker }.
line-must-shrink =
    { $you ->
        [yes] You have
       *[no] { NAME($seat) } has
    } to shrink { NAME($tile, form: "the") } at { NAME($site) }, { NAME($era, form: "in") }.
line-shrinks =
    { $you ->
        [yes] You shrink
       *[no] { NAME($seat) } shrinks
    } { NAME($tile, form: "the") } to { NAME($smaller, form: "a") } at { NAME($site) }, { NAME($era, form: "in") }.
line-destroyed =
    { $you ->
        [yes] Your
       *[no] { NAME($seat) }’s
    } { NAME($tile) } at { NAME($site) } is destroyed, { NAME($era, form: "in") }.
line-shadow-fades = Its shadow fades: { NAME($tile, form: "the") } at { NAME($site) } is gone, { NAME($era, form: "in") }.
line-shadow-shrinks = Its shadow shrinks: { NAME($tile, form: "a") } stands at { NAME($site) }, { NAME($era, form: "in") }.
line-demolishes =
    { $you ->
        [yes] You pay 1 coin and demolish
       *[no] { NAME($seat) } pays 1 coin and demolishes
    } { NAME($tile, form: "the") } at { NAME($site) }, { NAME($era, form: "in") }.
line-populates =
    { $you ->
        [yes] You populate
       *[no] { NAME($seat) } populates
    } { NAME($tile, form: "the") } at { NAME($site) }.
line-restores =
    { $you ->
        [yes] You restore
       *[no] { NAME($seat) } restores
    } { NAME($tile, form: "the") } at { NAME($site) }.
line-half-restores =
    { $you ->
        [yes] You restore
       *[no] { NAME($seat) } restores
    } half of { NAME($tile, form: "the") } at { NAME($site) }.
line-discards =
    { $you ->
        [yes] You lay
       *[no] { NAME($seat) } lays
    } down unused cards: { $cards }.
line-taxes =
    { $you ->
        [yes] You collect
       *[no] { NAME($seat) } collects
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } in taxes from the domain at { NAME($site) }, { NAME($era, form: "in") }.
line-no-taxes =
    { $you ->
        [yes] You collect
       *[no] { NAME($seat) } collects
    } no taxes.
line-ends = Round { $round } is over, and so is the match.
line-wins =
    { $you ->
        [yes] { $how ->
            [0] You win with
            [1] You win with
            [2] You share the win with
           *[3] You finish with
        }
       *[no] { $how ->
            [0] { NAME($seat) } wins with
            [1] { NAME($seat) } wins with
            [2] { NAME($seat) } shares the win with
           *[3] { NAME($seat) } finishes with
        }
    } { $points ->
        [one] 1 coin
       *[other] { $points } coins
    }{ $how ->
        [0] , { $ahead ->
            [one] 1 coin
           *[other] { $ahead } coins
        } ahead
        [1] : the points are equal
       *[other] {""}
    }.

### Roll Through the Ages: The Bronze Age. Questions, choices, refusals and the story.
### Names of things are labels, so they stand alone, after a colon or in quotes rather than behind an article.

goods-coins = coins

## Questions

ask-start = Who begins?
ask-roll =
    What does the next die show? ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } to roll)
ask-reroll =
    Which dice do you roll again? ({ $left ->
        [one] 1 roll left
       *[other] { $left } rolls left
    }{ $hand ->
        [0] {""}
        [one] , 1 die marked
       *[other] , { $hand } dice marked
    })
ask-lead = { NAME("development/leadership") }: which single die do you roll once more?
ask-food =
    { $dice ->
        [one] Does your “food or workers” die bring food?
       *[other] How many of your { $dice } “food or workers” dice bring food?
    } ({ $cities ->
        [one] 1 city
       *[other] { $cities } cities
    } to feed, { $food ->
        [0] no food
       *[other] { $food } food
    } in store)
ask-partner = Who do you trade with?
ask-offer = Your offer to { NAME($seat) }: how much { NAME($good) } do you give or receive?
ask-counter = Your counter-offer to { NAME($seat) }: how much { NAME($good) } do you give or receive?
ask-answer = { NAME($seat) } offers you { $gets } for { $gives }. Do you accept?
ask-invited = { NAME($seat) } invites you to name a deal. What do you say?
ask-countered = { NAME($seat) } counters: you get { $gets } and give { $gives }. Do you accept?
ask-stones =
    { NAME("development/engineering") }: how many stones do you spend, for 3 workers each? ({ $workers ->
        [0] no workers
        [one] 1 worker
       *[other] { $workers } workers
    } from your dice)
ask-mark =
    What do you build? ({ $left ->
        [one] 1 worker
       *[other] { $left } workers
    } left)
ask-buy =
    Which development do you buy? ({ $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } from your dice)
ask-discard =
    Which goods do you discard? ({ $left ->
        [one] 1 more has
       *[other] { $left } more have
    } to go)

## Choices

choice-done = Done
choice-done-reroll =
    { $count ->
        [0] Stop rolling
        [one] Roll 1 die
       *[other] Roll { $count } dice
    }
choice-done-lead = Leave the dice as they are
choice-done-partner = No more trading
choice-done-mark = Build no more
choice-done-buy = Buy nothing
choice-done-discard = Done discarding
choice-start = { NAME($seat) } begins
choice-roll = The die shows: { NAME($face) }
choice-reroll = Roll again: { NAME($face) }
choice-lead = Roll again: { NAME($face) }
## Notes are all 0 where a choice is named outside its question, as in a refusal.
choice-food =
    { $number ->
        [0] None for food
        [one] 1 die for food
       *[other] { $number } dice for food
    }{ $food ->
        [0] { $workers ->
            [0] {""}
            [one] : no food and 1 worker in all
           *[other] : no food and { $workers } workers in all
        }
       *[other] : { $food } food and { $workers ->
            [0] no workers
            [one] 1 worker
           *[other] { $workers } workers
        } in all
    }
choice-partner = Trade with { NAME($seat) }
choice-trade =
    { $gives ->
        [1] Give { $amount } × { NAME($good) }
        [-1] Receive { $amount } × { NAME($good) }
       *[0] { NAME($good) }: { $number ->
            [0] nothing
           *[other] { $number }
        }
    }
choice-accept = Accept
choice-decline = Decline
choice-counter = Make a counter-offer
choice-counter-invited = Name a deal
choice-stones =
    { $number ->
        [0] Spend no stone
        [one] Spend 1 stone
       *[other] Spend { $number } stones
    }
choice-mark =
    Mark a box: { NAME($project) }{ $boxes ->
        [0] {""}
       *[other] {" "}({ $filled }/{ $boxes })
    }
choice-buy =
    Buy { NAME($development) }{ $cost ->
        [0] {""}
        [one] {" "}(1 coin)
       *[other] {" "}({ $cost } coins)
    } with { $goods }{ $sold ->
        [0] {""}
       *[other] , plus { $sold } food
    }{ $paid ->
        [0] {""}
       *[other] : { $paid } in all
    }
choice-discard = Discard 1 × { NAME($good) }

## Refusals

refusal-skull-locked = A skull stays where it fell; it cannot be rolled again. Only { NAME("development/leadership") } lets you try it once more, when your rolling is over.
refusal-no-other-die = No other die on the table shows “{ NAME($face) }” now: you have named more of them than there are.
refusal-no-such-die = No die on the table shows “{ NAME($face) }” now. Choose a face you can see there.
refusal-nothing-to-lead = None of your dice shows “{ NAME($face) }”. Choose a face you can see there.
refusal-too-many-dice =
    You can use { $dice ->
        [0] no “food or workers” die
        [one] only 1 “food or workers” die
       *[other] only { $dice } “food or workers” dice
    } for food this turn. Choose a smaller number.
refusal-yourself = You cannot trade with yourself. Choose somebody else at the table.
refusal-not-seated = Nobody sits there in this match. Choose somebody at the table.
refusal-no-offers-left =
    { $offers ->
        [one] You may make { NAME($seat) } 1 offer a turn, and you have made it.
       *[other] You may make { NAME($seat) } { $offers } offers a turn, and you have made them all.
    } Trade with somebody else, or end trading.
refusal-not-this-ware = An offer is named in a fixed order, and { NAME($good) } comes next. Name that amount first.
refusal-giver-lacks =
    { $amount ->
        [0] { NAME($seat) } has nothing of this to give: { NAME($good) }. Choose 0, or the other direction.
       *[other] { NAME($seat) } can give at most { $amount } × { NAME($good) }. Name a smaller amount.
    }
refusal-no-room =
    { $room ->
        [0] { NAME($seat) } has no room for more of this: { NAME($good) }. Choose 0, or the other direction.
       *[other] { NAME($seat) } has room for only { $room } × { NAME($good) }. Name a smaller amount.
    }
refusal-counter-empty = A counter-offer has to move something, and with this it would be all zeros. Name another amount.
refusal-counter-same = With this, your counter-offer would be the very offer you were made. Name another amount.
refusal-only-invited = An invitation holds no deal you could accept. Name one yourself, or decline.
refusal-no-counter = There is nothing else the two of you could exchange. Accept or decline.
refusal-nothing-to-trade = The two of you have nothing to exchange just now. Choose somebody else, or end trading.
refusal-too-few-stones =
    { $stones ->
        [0] You have no stones to spend.
        [one] You have only 1 stone to spend.
       *[other] You have only { $stones } stones to spend.
    } Choose a smaller number.
refusal-stones-wasted =
    Each stone must mark at least one box, and your workers leave { $boxes ->
        [0] none
        [one] only 1
       *[other] only { $boxes }
    } free. Spend fewer stones.
refusal-not-in-play =
    { NAME($project) }: not in play { $players ->
        [one] when you play alone
       *[other] with { $players } players
    }. Mark boxes of another monument or of your next city.
refusal-built-already = { NAME($project) }: you have finished this, and nobody builds a monument twice. Mark boxes somewhere else.
refusal-seven-cities = You have seven cities, and there is no eighth. Your workers can still build monuments.
refusal-owned-already = You have { NAME($development) } already, and once is enough. Choose another development.
refusal-empty-stack = There is nothing in this stack of yours: { NAME($good) }. Pay with goods you have.
refusal-too-little =
    { NAME($development) }: the price is { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, and this makes { $have ->
        [0] none
       *[other] only { $have }
    }. Add more goods, or choose something cheaper.
refusal-more-than-needed =
    You reach the price of { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } for { NAME($development) } ({ $paid } offered) without your smallest stack. Keep it.
refusal-no-such-good = You have none of this to discard: { NAME($good) }. Choose another good.

## The story

line-starts =
    { $you ->
        [yes] The lot decides: you begin.
       *[no] The lot decides: { NAME($seat) } begins.
    }
line-turn =
    Round { $round }: { $you ->
        [yes] your turn
       *[no] { NAME($seat) }’s turn
    }, with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
line-rolled =
    { $you ->
        [yes] Your dice show
       *[no] { NAME($seat) }’s dice show
    }: { $faces }.
line-rerolls =
    { $you ->
        [yes] You roll
       *[no] { NAME($seat) } rolls
    } { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } again.
line-leads =
    { NAME("development/leadership") }: { $you ->
        [yes] you give up “{ NAME($face) }” and roll
       *[no] { NAME($seat) } gives up “{ NAME($face) }” and rolls
    } that die once more.
line-collects =
    { $you ->
        [yes] You collect { $goods }.
       *[no] { NAME($seat) } collects { $goods }.
    }
line-goods-lost =
    { $you ->
        [yes] You lose { $goods } for lack of room.
       *[no] { NAME($seat) } loses { $goods } for lack of room.
    }
line-harvests =
    { $you ->
        [yes] You collect { $amount } food and now have { $food }.
       *[no] { NAME($seat) } collects { $amount } food and now has { $food }.
    }
line-feeds =
    { $you ->
        [yes] You feed
       *[no] { NAME($seat) } feeds
    } { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }; { $food ->
        [0] no food
       *[other] { $food } food
    } left.
line-famine =
    { NAME("disaster/famine") }: { $boxes ->
        [one] 1 city goes
       *[other] { $boxes } cities go
    } hungry, and { $you ->
        [yes] you mark
       *[no] { NAME($seat) } marks
    } { $boxes ->
        [one] 1 disaster box
       *[other] { $boxes } disaster boxes
    }.
line-spared =
    { NAME($disaster) }: { $you ->
        [yes] you are spared.
       *[no] { NAME($seat) } is spared.
    }
line-struck =
    { NAME($disaster) }: { $you ->
        [yes] you mark
       *[no] { NAME($seat) } marks
    } { $boxes ->
        [one] 1 disaster box
       *[other] { $boxes } disaster boxes
    }.
line-revolted =
    { NAME("disaster/revolt") }: { $you ->
        [yes] you lose { $goods }.
       *[no] { NAME($seat) } loses { $goods }.
    }
line-offers =
    { $you ->
        [yes] You make
       *[no] { NAME($seat) } makes
    } { $to_you ->
        [yes] you
       *[no] { NAME($partner) }
    } an offer: { $gives } for { $gets }.
line-invites =
    { $you ->
        [yes] You invite
       *[no] { NAME($seat) } invites
    } { $to_you ->
        [yes] you
       *[no] { NAME($partner) }
    } to name a deal.
line-counters =
    { $you ->
        [yes] You make
       *[no] { NAME($seat) } makes
    } { $to_you ->
        [yes] you
       *[no] { NAME($partner) }
    } a counter-offer: { $gives } for { $gets }.
line-accepts =
    { $you ->
        [yes] You accept: the deal with { NAME($partner) } is done.
       *[no] { NAME($seat) } accepts: the deal with { $to_you ->
            [yes] you
           *[no] { NAME($partner) }
        } is done.
    }
line-declines =
    { $you ->
        [yes] You decline: no deal with { NAME($partner) }.
       *[no] { NAME($seat) } declines: no deal with { $to_you ->
            [yes] you
           *[no] { NAME($partner) }
        }.
    }
line-spends-stones =
    { $you ->
        [yes] You spend
       *[no] { NAME($seat) } spends
    } { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } for { $boxes ->
        [one] 1 more worker
       *[other] { $boxes } more workers
    }.
line-marks =
    { $you ->
        [yes] You mark boxes: { $projects }.
       *[no] { NAME($seat) } marks boxes: { $projects }.
    }
line-city-built =
    A new city: { $you ->
        [yes] you now have { $cities }.
       *[no] { NAME($seat) } now has { $cities }.
    }
line-monument-built =
    { $you ->
        [yes] You complete
       *[no] { NAME($seat) } completes
    } a monument: { NAME($project) } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
line-buys =
    { $you ->
        [yes] You buy
       *[no] { NAME($seat) } buys
    } { NAME($development) } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }), paid with { $goods }{ $coins ->
        [0] {""}
        [one] , plus 1 coin from the dice
       *[other] , plus { $coins } coins from the dice
    }.
line-sells-food =
    { $you ->
        [yes] You sell
       *[no] { NAME($seat) } sells
    } { $amount } food for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
line-discards =
    { $you ->
        [yes] You discard { $goods }.
       *[no] { NAME($seat) } discards { $goods }.
    }
line-last-round =
    { $you ->
        [yes] You bring on the end: this is the last round.
       *[no] { NAME($seat) } brings on the end: this is the last round.
    }
line-ends =
    The game is over after { $round ->
        [one] 1 round
       *[other] { $round } rounds
    }.
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
        [one] 1 point
       *[other] { $points } points
    }{ $how ->
        [0] , { $ahead ->
            [one] 1 point
           *[other] { $ahead } points
        } ahead
        [1] : among equals, the goods left decide
       *[other] {""}
    }.

### Gentes. Questions, choices, refusals and the story.
### Names of things are labels, so they stand alone, after a colon or in quotes rather than behind an article.
### Notes of choices are all 0 where a choice is named outside its question, as in a refusal.

## Questions

ask-start = Who begins?
ask-column = Which training tile lies in column { $column }?
ask-card = Which card is turned up next? ({ $left } to come)
ask-draft =
    { $pick ->
        [1] Which card do you take first?
       *[other] Which card do you take as your second?
    }
ask-settle =
    Which people do you begin with? ({ $left ->
        [one] 1 more
       *[other] { $left } more
    })
ask-turn =
    Your main action? ({ $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $free ->
        [one] 1 free time field
       *[other] { $free } free time fields
    })
ask-after = Additional actions, or end your turn?
ask-help = { NAME($action) }: which of your hometowns help?
ask-price = Which price do you choose? (1 to { $most }, printed { $printed })
ask-doubles =
    Your { $hourglasses ->
        [one] 1 hourglass
       *[other] { $hourglasses } hourglasses
    }: how many tiles show two? ({ $free ->
        [one] 1 field
       *[other] { $free } fields
    } free) Each of them stays next round as a single.
ask-train =
    { $trained ->
        [0] Whom do you train for { $price }?
        [one] 1 person trained. Whom else do you train for { $price }?
       *[other] { $trained } people trained. Whom else do you train for { $price }?
    }
ask-clear = All your cities are built. Which one do you take back?
ask-build = Where do you build?
ask-region = Your new hometown activates a region. Which one?
ask-take = Which cards do you take for { $price }?
ask-play = Which card do you play?
ask-next = Which reward or penalty comes first?
ask-gain = One person of any group: which one?
ask-lose = The card costs you a person: { NAME($group) }. Give one up, or three cubes instead?
ask-cube = No cube is left on your time track. Do you take a cube for your temple or for your oracle?
ask-swap = The cube of the oracle allows a second exchange. Which one?
ask-activate =
    { $left ->
        [0] Nothing is left to activate. Additional actions, or go on?
       *[other] Which cities and cards do you activate?
    }
ask-limit =
    Your hand is above the limit. Hourglasses to lay: { $hourglasses }. How many tiles show two? ({ $free ->
        [one] 1 field
       *[other] { $free } fields
    } free)
ask-score =
    { $left ->
        [0] No hand card can be scored as it is; each costs half its points. Additional actions, or go on?
       *[other] Which hand cards do you score? { $lost ->
            [0] Those you cannot fulfil cost half their points.
           *[other] Cards you do not score cost half their points.
        }
    }
ask-no-room = You get a cube for the new epoch, but temple and oracle are full. Make room with an additional action, or let it go?

## Choices

choice-done = Done
choice-done-after = End the turn
choice-done-help =
    { $count ->
        [0] No more hometowns
        [one] Use 1 hometown
       *[other] Use { $count } hometowns
    }
choice-done-train = Train nobody else
choice-done-swap = No second exchange
choice-done-take =
    { $count ->
        [0] Take no more
        [one] Take 1 card
       *[other] Take { $count } cards
    }
choice-done-activate = Done activating
choice-done-score = Score no more
choice-done-no-room = Let the cube go
choice-start = { NAME($seat) } begins
choice-column = { NAME($group) }
choice-card = { NAME($card) }
choice-draft = Take { NAME($card) }
choice-settle = { NAME($group, form: "one") }
choice-paid =
    { $gain ->
        [0] { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
        [one] receive 1 coin
       *[other] receive { $gain } coins
    }
choice-cost =
    { $hourglasses ->
        [0] { $gain ->
            [0] {""}
           *[other] : { choice-paid }
        }
        [one] : { choice-paid }, 1 hourglass
       *[other] : { choice-paid }, { $hourglasses } hourglasses
    }
choice-tile = { NAME($tile) }{ choice-cost }
choice-act = { NAME($card) }{ choice-cost }
choice-home = { NAME($hometown) }{ choice-cost }
choice-tax = { NAME($tax) }{ choice-cost }
choice-use = Use { NAME($hometown) }
choice-price =
    Price { $number }{ $coins ->
        [0] {""}
       *[other] : pay { $coins }
    }
choice-doubles =
    { $number ->
        [0] Singles only
        [one] 1 double
       *[other] { $number } doubles
    }{ $fields ->
        [0] {""}
        [one] : 1 field
       *[other] : { $fields } fields
    }
choice-train = Train: { NAME($group) }
choice-clear = Take back { NAME($space) }
choice-build = Build in { NAME($space) }
choice-region =
    Activate { NAME($region) }{ $cities ->
        [0] {""}
        [one] {" "}(1 city)
       *[other] {" "}({ $cities } cities)
    }
choice-take =
    Take { NAME($card) }{ $place ->
        [0] {""}
       *[other] {" "}(place { $place })
    }
choice-play =
    Play { NAME($card) }{ $temple ->
        [0] {""}
        [one] {" "}with 1 temple cube
       *[other] {" "}with { $temple } temple cubes
    }
choice-next = First: { NAME($effect) }
choice-gain = 1 × { NAME($group, form: "one") }
choice-lose = Give one up: { NAME($group) }
choice-spare = Pay three cubes: { $number } temple, { $oracle } oracle
choice-cube = A cube: { NAME($area) }
choice-activate = Activate { NAME($city) }
choice-exchange =
    { NAME($card) }{ $coins ->
        [0] {""}
       *[other] : { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } for { $points ->
            [0] { $people ->
                [one] 1 person
               *[other] { $people } people
            }
            [one] 1 point
           *[other] { $points } points
        }
    }
choice-score =
    Score { NAME($card) }{ $points ->
        [0] {""}
        [one] : 1 point
       *[other] : { $points } points
    }{ $temple ->
        [0] {""}
        [one] {" "}with 1 temple cube
       *[other] {" "}with { $temple } temple cubes
    }
choice-recruit = Train for three cubes: { NAME($group) } ({ $number } temple, { $oracle } oracle)
choice-swap = Exchange { NAME($group) } for { NAME($other) }

## Refusals

refusal-not-revealed = { NAME($card) }: this card is not among those laid out for the draft. Choose one you can see there.
refusal-no-passing = Nobody may pass while a time field is free. If nothing else fits, take coins from the { NAME("action/tax") }.
refusal-main-action-done = You have taken your main action. Take additional actions with cubes, or end your turn.
refusal-not-in-play =
    { NAME($tile) } is not in play with { $players ->
        [one] 1 player
       *[other] { $players } players
    }. Choose a tile on the board.
refusal-tile-taken = { NAME($tile) } lies on the time track of { NAME($seat) } this round. Choose a tile on the board.
refusal-card-not-played = { NAME($card) }: this card is not in front of you. Only a card you have played has an action.
refusal-no-card-action = { NAME($card) }: this card has no main action of its own.
refusal-card-spent = You have used { NAME($card) } this round. It is free again after the decline.
refusal-not-your-town = { NAME($hometown) }: you have no city there. Build one with the { NAME("action/seafarer") } first.
refusal-town-spent = { NAME($hometown) }: used this round. Each hometown helps once a round, with one of its two actions.
refusal-no-own-action = { NAME($hometown) }: inventors have no action of their own. Use them when you train people or collect taxes.
refusal-tax-closed = The short tax is not part of this match. Take the long one.
refusal-too-few-coins =
    This costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, and you have { $have ->
        [0] none
       *[other] { $have }
    }. In the golden age the { NAME("action/tax") } brings some.
refusal-no-time =
    This needs { $need ->
        [one] 1 free time field
       *[other] { $need } free time fields
    }, and you have { $free ->
        [0] none
       *[other] { $free }
    }. Choose something shorter, or more doubles.
refusal-nobody-to-train = For { $price } nobody can be trained: every group in range is at six. Choose a dearer action.
refusal-no-space = No free space shows the symbol of this tile. Choose another tile.
refusal-no-card-to-take = For { $price } no card can be taken: the row is empty, and the discard pile is empty or too dear.
refusal-nothing-playable = You cannot play any card of your hand now. See what each of them lacks.
refusal-town-not-fitting = { NAME($hometown) } does not help here: { NAME($action) }.
refusal-one-price = { NAME($hometown) }: you may choose the price already, and no second hometown is used up for that.
refusal-needs-price =
    The printed price of { $cost } is more than your { $have ->
        [one] 1 coin
       *[other] { $have } coins
    }. Use the hometown that lets you choose the price.
refusal-price-range = You cannot choose { $price }. Choose a price from 1 to { $most }, or the printed one.
refusal-too-many-doubles = A double shows exactly two hourglasses, and there are only { $hourglasses }.
refusal-group-full = { NAME($group) }: a group holds at most six.
refusal-too-dear = { NAME($group) }: one person costs { $one }, two cost { $two }, and your price is { $price } for all you train now.
refusal-region-closed = { NAME($region) }: this region is closed in this match. Choose another one.
refusal-wrong-symbol = { NAME($space) } shows: { NAME($symbol) }. Your tile does not build there.
refusal-space-taken = { NAME($space) }: a city of { NAME($seat) } stands there already. Choose a free space.
refusal-not-your-city = { NAME($space) } is not yours to take back.
refusal-nowhere-to-go = If you take back { NAME($space) }, no space fits your tile. Take back another city.
refusal-not-on-offer = { NAME($card) }: this card lies neither in the row nor in the discard pile.
refusal-not-mixed = Cards come either from the row or from the discard pile, never from both.
refusal-too-far-right =
    { $places ->
        [0] For { $price } you cannot take so many cards ({ $cards }).
       *[other] For { $price }, { $cards ->
            [one] a card has
           *[other] { $cards } cards have
        } to come from the first { $places ->
            [one] place
           *[other] { $places } places
        }.
    }
refusal-pile-limit =
    { $cards ->
        [0] For { $price } no card may come from the discard pile.
        [one] For { $price } only one card may come from the discard pile.
       *[other] For { $price } only { $cards } cards may come from the discard pile.
    }
refusal-not-in-hand = { NAME($card) }: this card is not in your hand.
refusal-people-missing =
    { NAME($card) }: you lack { $people }, and have { $temple ->
        [0] no temple cube
        [one] only 1 temple cube
       *[other] only { $temple } temple cubes
    } to stand in.
refusal-city-missing = { NAME($card) }: you lack cities with these symbols: { $symbols }.
refusal-penalty-missing = { NAME($card) }: you could not give up the person it costs, nor three cubes instead.
refusal-not-left = { NAME($effect) }: this reward or penalty is not due, or no longer.
refusal-would-fail = After this you could no longer pay the card’s penalty. Choose another way.
refusal-no-person = { NAME($group) }: you have none on your board.
refusal-not-this-group = The card asks for somebody else: { NAME($group) }.
refusal-no-cubes = Training one without the Philosopher costs three cubes of your temple and oracle, and you have { $have }.
refusal-too-few-cubes =
    You do not have { $temple } temple and { $oracle ->
        [one] 1 oracle cube
       *[other] { $oracle } oracle cubes
    }. Choose another mix.
refusal-no-oracle = An exchange costs a cube of your oracle, and you have none.
refusal-same-group = { NAME($group) }: exchange somebody for a person of another group.
refusal-not-your-major = { NAME($city) } is not yours.
refusal-visited = { NAME($city) } is activated already.
refusal-region-done = { NAME($region) }: you have already activated a city there, and each region allows one.
refusal-no-exchange = { NAME($card) }: this card exchanges nothing in the decline.
refusal-exchanged =
    { NAME($card) }: this card exchanges { $times ->
        [one] once
       *[other] { $times } times
    } in each decline, and has done so.
refusal-must-fit = All hourglasses ({ $hourglasses }) have to find room on the free fields ({ $free }). Choose another number of doubles.
refusal-area-full = { NAME($area) }: there is room for four cubes, and four lie there.
refusal-room-left = There is room for the cube. Place it in the temple or the oracle.

## The story

line-starts =
    { $you ->
        [yes] The lot decides: you begin.
       *[no] The lot decides: { NAME($seat) } begins.
    }
line-row-laid = New in the row: { NAME($card) }.
line-reveals = Laid out for the draft: { NAME($card) }.
line-drafts =
    { $you ->
        [yes] You take { NAME($card) }.
       *[no] { NAME($seat) } takes { NAME($card) }.
    }
line-settles =
    { $you ->
        [yes] Your people: { $people }.
       *[no] { NAME($seat) }’s people: { $people }.
    }
line-round =
    Round { $round } begins. Start player: { $you ->
        [yes] you.
       *[no] { NAME($seat) }.
    }
line-turn =
    { $you ->
        [yes] Your turn
       *[no] { NAME($seat) }’s turn
    }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $free ->
        [one] { $free } free field
       *[other] { $free } free fields
    }.
line-takes-tile =
    { $you ->
        [yes] You take “{ NAME($tile) }”
       *[no] { NAME($seat) } takes “{ NAME($tile) }”
    } { $coins ->
        [0] for nothing.
        [one] for 1 coin.
       *[other] for { $coins } coins.
    }
line-acts =
    { $you ->
        [yes] You use { NAME($card) }
       *[no] { NAME($seat) } uses { NAME($card) }
    } { $coins ->
        [0] for nothing.
        [one] for 1 coin.
       *[other] for { $coins } coins.
    }
line-comes-home =
    { $you ->
        [yes] You use { NAME($hometown) }
       *[no] { NAME($seat) } uses { NAME($hometown) }
    } { $coins ->
        [0] for nothing.
        [one] for 1 coin.
       *[other] for { $coins } coins.
    }
line-uses = { NAME($hometown) } helps.
line-receives =
    { $you ->
        [yes] You receive
       *[no] { NAME($seat) } receives
    } { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    }
line-lays =
    { $you ->
        [yes] You lay hourglasses
       *[no] { NAME($seat) } lays hourglasses
    }: { $singles ->
        [0] { $doubles ->
            [one] 1 double
           *[other] { $doubles } doubles
        }
       *[other] { $singles ->
            [one] 1 single
           *[other] { $singles } singles
        }{ $doubles ->
            [0] {""}
            [one] , 1 double
           *[other] , { $doubles } doubles
        }
    }; { $free ->
        [0] no field
        [one] 1 field
       *[other] { $free } fields
    } left.
line-taxes =
    { $you ->
        [yes] You collect { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } in taxes.
       *[no] { NAME($seat) } collects { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } in taxes.
    }
line-leads =
    { $you ->
        [yes] You will begin the next round, and receive { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[no] { NAME($seat) } will begin the next round, and receives { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
line-trains =
    { $you ->
        [yes] One more for you: { NAME($group) } (now { $count }).
       *[no] One more for { NAME($seat) }: { NAME($group) } (now { $count }).
    }
line-pushed =
    { $you ->
        [yes] One of yours is pushed back: { NAME($group) } (now { $count }).
       *[no] { NAME($seat) } has one pushed back: { NAME($group) } (now { $count }).
    }
line-person-lost =
    { $you ->
        [yes] You have six already, so a person is lost: { NAME($group) }.
       *[no] { NAME($seat) } has six already, so a person is lost: { NAME($group) }.
    }
line-clears =
    { $you ->
        [yes] You take your city back from { NAME($space) }.
       *[no] { NAME($seat) } takes a city back from { NAME($space) }.
    }
line-builds =
    { $you ->
        [yes] You build in { NAME($space) }.
       *[no] { NAME($seat) } builds in { NAME($space) }.
    }
line-enlivens = Region activated: { NAME($region) } ({ $yields }).
line-takes =
    { $you ->
        [yes] You take { NAME($card) } into your hand.
       *[no] { NAME($seat) } takes { NAME($card) }.
    }
line-plays =
    { $you ->
        [yes] You play { NAME($card) }
       *[no] { NAME($seat) } plays { NAME($card) }
    }{ $temple ->
        [0] {""}
        [one] {" "}with 1 temple cube
       *[other] {" "}with { $temple } temple cubes
    }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
line-symbols =
    { $points ->
        [one] 1 point for symbols
       *[other] { $points } points for symbols
    }: { NAME($mark) }.
line-unlocks =
    { $you ->
        [yes] You free a time field
       *[no] { NAME($seat) } frees a time field
    } ({ $cubes ->
        [0] no cube
        [one] 1 cube
       *[other] { $cubes } cubes
    } left).
line-cubes =
    { $you ->
        [yes] You
       *[no] { NAME($seat) }
    }: { $cubes ->
        [0] no room for a cube
        [one] 1 cube
       *[other] { $cubes } cubes
    } ({ NAME($area) }).
line-loses =
    { $you ->
        [yes] You give up one: { NAME($group) } (now { $count }).
       *[no] { NAME($seat) } gives up one: { NAME($group) } (now { $count }).
    }
line-spares =
    { $you ->
        [yes] You pay cubes ({ $temple } temple, { $oracle } oracle) and keep: { NAME($group) }.
       *[no] { NAME($seat) } pays cubes ({ $temple } temple, { $oracle } oracle) and keeps: { NAME($group) }.
    }
line-recruits =
    { $you ->
        [yes] You pay cubes ({ $temple } temple, { $oracle } oracle) to train: { NAME($group) }.
       *[no] { NAME($seat) } pays cubes ({ $temple } temple, { $oracle } oracle) to train: { NAME($group) }.
    }
line-swaps =
    { $you ->
        [yes] You exchange: { NAME($group) } → { NAME($other) }.
       *[no] { NAME($seat) } exchanges: { NAME($group) } → { NAME($other) }.
    }
line-bonus =
    { $you ->
        [yes] Your bonus tile, { NAME($bonus) }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[no] { NAME($seat) } takes a bonus tile, { NAME($bonus) }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
line-time-is-up = All time of round { $round } is used up. The decline begins.
line-new-leader =
    { $you ->
        [yes] You are the new start player.
       *[no] { NAME($seat) } is the new start player.
    }
line-epoch = Epoch { $epoch } begins; what is left of the old one goes to the discard pile.
line-activates =
    { $you ->
        [yes] You activate { NAME($city) }: { $yields }.
       *[no] { NAME($seat) } activates { NAME($city) }: { $yields }.
    }
line-gift =
    { $you ->
        [yes] { NAME($card) } for you: { $yields }.
       *[no] { NAME($card) } for { NAME($seat) }: { $yields }.
    }
line-exchanges =
    { NAME($card) }: { $you ->
        [yes] you exchange
       *[no] { NAME($seat) } exchanges
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $points ->
        [0] {""}
        [one] {" "}for 1 point
       *[other] {" "}for { $points } points
    }.
line-over-limit =
    { $cards ->
        [one] One card
       *[other] { $cards } cards
    } above the limit. { $you ->
        [yes] You lay
       *[no] { NAME($seat) } lays
    } hourglasses: { $singles ->
        [0] { $doubles ->
            [one] 1 double
           *[other] { $doubles } doubles
        }
       *[other] { $singles ->
            [one] 1 single
           *[other] { $singles } singles
        }{ $doubles ->
            [0] {""}
            [one] , 1 double
           *[other] , { $doubles } doubles
        }
    }.
line-scores =
    { $you ->
        [yes] You score { NAME($card) } from your hand
       *[no] { NAME($seat) } scores { NAME($card) } from the hand
    }{ $temple ->
        [0] {""}
        [one] {" "}with 1 temple cube
       *[other] {" "}with { $temple } temple cubes
    }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
line-misses =
    Never played: { NAME($card) }. { $you ->
        [yes] You lose
       *[no] { NAME($seat) } loses
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
line-coins-scored =
    Coins: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $you ->
        [yes] you.
       *[no] { NAME($seat) }.
    }
line-cubes-scored =
    Cubes: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $you ->
        [yes] you.
       *[no] { NAME($seat) }.
    }
line-hourglasses-scored =
    Hourglasses left: { $hourglasses }. { $you ->
        [yes] You lose
       *[no] { NAME($seat) } loses
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
line-cube-lost =
    { $you ->
        [yes] You have
       *[no] { NAME($seat) } has
    } no room for the cube of the new epoch.
line-leaves =
    { $you ->
        [yes] You keep
       *[no] { NAME($seat) } keeps
    } { NAME($card) } in hand, although it could score.
line-ends = Six rounds are over. The story of these peoples is told.
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
        [1] : among equals, played cards and then coins decide
       *[other] {""}
    }.

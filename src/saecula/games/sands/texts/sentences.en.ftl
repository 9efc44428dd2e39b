### The Sands of Time. Questions, choices, refusals and the story.
### Names of things are labels, so they stand alone, after a colon or in quotes rather than behind an article.

## Questions

ask-tile = Which resource tile is laid in { NAME($land) }?
ask-start = Who is the start player?
ask-province =
    { $number ->
        [1] Which territory becomes your first province?
        [2] Which territory beside it becomes your second province?
       *[other] Which territory beside yours becomes your third province?
    }
ask-first-capital = Which of your provinces becomes your capital?
ask-first-caravan = Across which border of { NAME($land) }, your capital, does your first caravan go?
ask-first-heritage = In which category does your heritage begin?
ask-last-peasant = Which of your provinces gets one more peasant?
ask-second-level = Which advance is laid on this tree: { NAME($tree) }?
ask-first-advance = With which advance do you begin?
ask-select = Turn { $turn } of this generation: which two cards do you lay face down?
ask-card =
    { $cards ->
        [one] What do you do with your last card: play it or take it back?
       *[other] Which card comes first? You may also take a card back.
    }
ask-end = You have played your cards. Use a bonus action, or end your turn?
ask-roll = The generation goes on if the die shows { $number } or more. What does it show?
ask-bin = In which category do you hope to score?
ask-lay = Which chronicle do you lay face down on { NAME($bin) }?
ask-muster =
    What do you muster, for 1 gold each? ({ $gold } gold, { $warriors ->
        [0] no more warriors
        [one] 1 warrior
       *[other] { $warriors } warriors
    } from the supply)
ask-conquer =
    Whom do you attack, or what do you annex? ({ $crops ->
        [one] 1 crop
       *[other] { $crops } crops
    })
ask-annex =
    Do you annex { NAME($land) } for { $cost ->
        [one] 1 crop
       *[other] { $cost } crops
    }? (You have { $crops }.)
ask-attack =
    Whom do you attack in { NAME($land) }, for { $cost ->
        [one] 1 crop
       *[other] { $cost } crops
    }? (You have { $crops }.)
ask-die = { NAME($land) }: you have strength { $own }, { NAME($seat) } has { $theirs }. Which die do you set in secret? Each pip adds 3; if you win, it adds to your unrest.
ask-losses =
    { NAME($land) }: which citizens do you return? ({ $left ->
        [one] 1 more
       *[other] { $left } more
    })
ask-retreat = Where do your survivors in { NAME($land) } retreat to? ({ $citizens })
ask-capital = You have lost { NAME($land) }, your capital. Where do you found a new one?
ask-raid =
    Which warriors move where? ({ $steps ->
        [one] one territory each
       *[other] up to { $steps } territories each
    })
ask-loot =
    Where do your warriors take resources? ({ $most ->
        [one] in 1 territory
       *[other] in up to { $most } territories
    })
ask-build = What do you build, and where? ({ $gold } gold; unrest { $unrest } is part of every price)
ask-labor = { NAME($structure) } in { NAME($land) } costs { $cost } gold. Do your peasants toil for it, which brings the price down to { $less }?
ask-govern =
    By how many levels do you reduce your unrest of { $unrest }? ({ $cost ->
        [one] 1 crop
       *[other] { $cost } crops
    } each, { $free ->
        [0] none free
        [one] the first one free
       *[other] the first { $free } free
    }; you have { $crops })
ask-advance = On which tree do you advance? Your heritage there must be at least { $unrest }.
ask-draw = Which advance is on top of the pile for this tree: { NAME($tree) }?
ask-place = Which of the two advances do you lay on this tree: { NAME($tree) }?
ask-caravan =
    Across which border do you send a caravan? ({ $cost ->
        [0] without cost
        [one] 1 crop or { $cost } gold
       *[other] { $cost } crops or { $cost } gold
    })
ask-pay = How do you pay { $cost } for the caravan { NAME($border) }?
ask-heritage = Your caravan { NAME($border) } brings heritage. In which category?
ask-free-caravan = Across which border, beside one of your citizens, do you place a caravan without cost?
ask-request = Whose roads do you ask to use?
ask-permit = { NAME($seat) } asks to pass through your roads in { NAME($land) }. Do you allow it?
ask-migrate = Which of your citizens move where?
ask-tribute = From where do you take tribute?
ask-growth =
    Your peasants run short. Which of your territories grow? ({ $left ->
        [one] 1 more
       *[other] { $left } more
    })
ask-crowd =
    { NAME($land) } is overcrowded: it supports { $most ->
        [one] 1 citizen
       *[other] { $most } citizens
    }. In this round everyone there removes one (still there: { $citizens }). Which of your citizens leaves?
ask-score = Both { NAME($category) } chronicles would score, but your heritage of { $heritage } is enough for only one of them. Which one?

## Choices. Notes are all 0 where a choice is named outside its question, as in a refusal.

choice-done = Done
choice-done-end = End the turn
choice-done-muster = Done mustering
choice-done-annex = Do not annex
choice-done-attack = Do not attack
choice-done-raid = Done moving
choice-done-migrate = Done moving
choice-done-loot =
    { $count ->
        [0] Take nothing more
        [one] Take from 1 territory
       *[other] Take from { $count } territories
    }
choice-done-build = Done building
choice-done-labor = Pay the full price
choice-done-caravan = No more caravans
choice-done-free-caravan = No caravan
choice-done-request = Done asking
choice-province = Province: { NAME($land) }
choice-capital = Capital: { NAME($land) }
choice-caravan =
    Caravan: { NAME($border) }{ $gain ->
        [0] {""}
       *[other] {" "}(brings heritage)
    }
choice-heritage =
    Heritage: { NAME($category) }{ $heritage ->
        [0] {""}
       *[other] {" "}(to { $heritage })
    }
choice-peasant = One more peasant: { NAME($land) }
choice-advance =
    Advance: { NAME($tree) }{ $level ->
        [0] {""}
       *[other] {" "}(level { $level })
    }
choice-select = { $cards }
choice-play = Play { NAME($card) }
choice-return = Take back { NAME($card) }
choice-bin = { NAME($bin) }
choice-lay = { NAME($chronicle) }
choice-muster = One more warrior: { NAME($land) }
choice-train = A peasant becomes a warrior: { NAME($land) }
choice-retire = A warrior becomes a peasant: { NAME($land) }
choice-irrigate = One more peasant: { NAME($land) }
choice-attack =
    Attack { NAME($seat) }: { NAME($land) }{ $cost ->
        [0] {""}
        [one] {" "}(1 crop)
       *[other] {" "}({ $cost } crops)
    }
choice-annex =
    Annex { NAME($land) }{ $cost ->
        [0] {""}
        [one] {" "}(1 crop)
       *[other] {" "}({ $cost } crops)
    }
choice-die = Set a { $number }
choice-lose = Return a { NAME($citizen) }
choice-retreat = Retreat to { NAME($land) }
choice-move = Move a { NAME($citizen) }: { NAME($from) } → { NAME($land) }
choice-loot =
    Take from { NAME($land) }{ $amount ->
        [0] {""}
       *[other] : { $amount }
    }
choice-build =
    Build: { NAME($structure) } in { NAME($land) }{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost } gold)
    }
choice-labor =
    Let them toil{ $peasants ->
        [0] {""}
        [one] {" "}({ $cost } gold, 1 peasant is lost)
       *[other] {" "}({ $cost } gold, { $peasants } peasants are lost)
    }
choice-govern =
    { $number ->
        [one] 1 level
       *[other] { $number } levels
    }{ $unrest ->
        [0] {""}
       *[other] {" "}(to { $unrest }, { $cost ->
            [0] free
            [one] 1 crop
           *[other] { $cost } crops
        })
    }
choice-place = Lay { NAME($advance) }
choice-pay =
    Pay in { NAME($resource) }{ $cost ->
        [0] {""}
       *[other] : { $cost }
    }
choice-request = Ask for the roads in { NAME($land) }
choice-allow = Allow it
choice-deny = Refuse
choice-tribute =
    Tribute: { NAME($way) } ({ $crops ->
        [one] 1 crop
       *[other] { $crops } crops
    }, { $gold } gold)
choice-score =
    Score { NAME($chronicle) } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
choice-start = { NAME($seat) } is the start player
choice-tile = { NAME($resource) }, capacity { $number }
choice-draw = { NAME($advance) }
choice-roll = The die shows { $number }
choice-oppress =
    { NAME("bonus/oppress") }: { NAME($land) }{ $amount ->
        [0] {""}
       *[other] {" "}(+{ $amount })
    }
choice-patronage = { NAME("bonus/patronage") }: { NAME($category) } (+2 for this turn)
choice-tax =
    { NAME("bonus/tax") }: { NAME($resource) }{ $amount ->
        [0] {""}
       *[other] {" "}(+{ $amount })
    }
choice-exchange = { NAME("advance/coinage") }: give { $number } × { NAME($resource, $number) } for as much of the other

## Refusals

refusal-not-in-play = { NAME($land) } has no resource tile in this match, so no citizen may enter. Choose another territory.
refusal-taken = { NAME($land) } already belongs to { NAME($seat) }. Choose a free territory.
refusal-not-beside = { NAME($land) } does not touch any territory of yours, and there are free ones that do. Choose one of those.
refusal-not-a-province = { NAME($land) } is not one of your provinces. Choose one of the three.
refusal-capital-alone = No other province of yours touches { NAME($land) }, so your first caravan would have nowhere to go. Choose a province with a neighbour of yours.
refusal-not-at-capital = { NAME($border) } does not touch your capital. The first caravan starts there.
refusal-not-between = { NAME($border) } does not lead to another province of yours. The first caravan joins capital and province.
refusal-not-your-land = You do not control { NAME($land) }. Choose a territory of your own.
refusal-two-emphases = Only one emphasis card may be played in a generation. Choose an action to go with it.
refusal-emphasis-played = You have played { NAME($card) } in this generation, and there is only one emphasis card per generation. Choose two actions.
refusal-two-repeats = You have used both cards in this generation; only one of the two may be a repeat. Choose another card to go with one of them.
refusal-not-selected = { NAME($card) } is not one of the cards you have laid down for this turn.
refusal-action-first = { NAME($card) } has begun: do something with it first.
refusal-locked = The { NAME($category) } category is locked for you. An emphasis card or the right advance unlocks it.
refusal-no-bin-left = You have a chronicle in every bin. Take the card back.
refusal-bin-taken = You already have a chronicle on { NAME($bin) }, and it stays there. Choose another bin.
refusal-laid-already = { NAME($chronicle) } is already in a bin. Choose one from your hand.
refusal-nothing-to-muster = There is nothing you could muster now. Take the card back, or find gold first.
refusal-mustered-here = You have already mustered in { NAME($land) }: one operation per territory.
refusal-mustered-enough =
    { $most ->
        [one] A Muster takes only one warrior from the supply.
       *[other] A Muster takes only { $most } warriors from the supply.
    }
refusal-muster-gold = Each operation costs { $cost } gold, and you have none left.
refusal-no-irrigation = No irrigation works for you in { NAME($land) }: it needs the structure, and the civil category unlocked.
refusal-no-such-citizen = You have no { NAME($citizen) } in { NAME($land) }.
refusal-supply-empty = Your supply has no { NAME($citizen) } left.
refusal-nothing-to-conquer = There is nobody you could attack and nothing you could annex now. Take the card back, or find crops first.
refusal-not-seated = Nobody sits there in this match.
refusal-yourself = You cannot attack yourself.
refusal-you-are-not-there = You have no citizen in { NAME($land) }.
refusal-enemy-not-there = { NAME($seat) } has no citizen in { NAME($land) }.
refusal-attack-crops = An attack costs as many crops as you have unrest, { $cost }, and you have { $have }.
refusal-only-in-attacked = Attack and annexation take place in one territory: { NAME($land) }.
refusal-yours-already = You already control { NAME($land) }.
refusal-ten-lands =
    Nobody controls more than { $most ->
        [one] 1 territory
       *[other] { $most } territories
    }.
refusal-still-held = { NAME($seat) } controls { NAME($land) } and has citizens there. Attack first.
refusal-last-land = { NAME($land) } is the last territory of { NAME($seat) }, and nobody ever loses their last territory.
refusal-no-majority = { NAME($seat) } has as many citizens in { NAME($land) } as you, or more. You need more than anybody else.
refusal-annex-crops =
    Annexing costs { $cost ->
        [one] 1 crop
       *[other] { $cost } crops
    }, and you have { $have }.
refusal-die-too-high = Your unrest could not rise so far: { $most } is the highest die you may set.
refusal-not-adjacent = { NAME($land) } is not adjacent to the territory you leave.
refusal-nothing-to-raid = You have no warrior who could move. Take the card back.
refusal-peasants-stay = Only warriors raid; peasants stay where they are.
refusal-own-land = { NAME($land) } is your own territory; nobody raids at home.
refusal-not-entered = Your warriors did not enter { NAME($land) } just now. Only with the political category unlocked can you take resources there.
refusal-no-warriors-there = You have no warriors in { NAME($land) }.
refusal-nothing-to-build = There is nothing you could build and pay for now. Take the card back, or find gold first.
refusal-no-tile-left = The supply has no tile left: { NAME($structure) }.
refusal-built-already = { NAME($land) } already has this structure: { NAME($structure) }. One of each kind.
refusal-land-full =
    { NAME($land) } has { $capacity ->
        [one] 1 structure
       *[other] { $capacity } structures
    }, as many as its capacity. Build elsewhere.
refusal-only-in-colony = { NAME($structure) }: only in a colony of yours.
refusal-only-in-city = { NAME($structure) }: only in your capital territory or where you have a city.
refusal-build-gold = { NAME($structure) }: the price here is { $cost } gold, and you have { $have }.
refusal-unrest-lowest = Unrest cannot fall below { $unrest }.
refusal-govern-crops =
    That costs { $cost ->
        [one] 1 crop
       *[other] { $cost } crops
    }, and you have { $have }.
refusal-nothing-to-advance = There is no tree on which you could advance now. Take the card back, or raise your heritage for this turn by patronage.
refusal-tree-ends = There is no further advance on this tree: { NAME($tree) }.
refusal-heritage-too-low = Your { NAME($category) } heritage counts { $heritage } and your unrest { $unrest }; unrest must not be higher.
refusal-not-drawn = You have not drawn { NAME($advance) }. Choose one of the two cards you have.
refusal-no-place-for-caravan = There is no border left that your caravans could reach. Take the card back.
refusal-no-caravan-left = All your caravans are on the board.
refusal-border-out = Both sides of { NAME($border) } are out of play in this match.
refusal-caravan-there = You already have a caravan on { NAME($border) }: one per border.
refusal-no-chain = No unbroken chain of your caravans leads from { NAME($border) } to your capital or a city of yours.
refusal-caravan-cost =
    A caravan costs { $cost ->
        [one] 1 crop
       *[other] { $cost } crops
    } or { $cost } gold, never mixed, and you have { $crops } and { $gold }.
refusal-pay-lacks = That takes { $cost } × { NAME($resource, $cost) }, and you have { $have }.
refusal-no-citizen-beside = None of your citizens stands beside { NAME($border) }, as this caravan needs.
refusal-heritage-full = Your { NAME($category) } heritage is at { $most }, the end of the track. Choose another.
refusal-nobody-to-move = You have nobody who could move. Take the card back.
refusal-not-reached = { NAME($land) } cannot be reached from { NAME($origin) } now.
refusal-roads-need-leave = The way leads through the roads in { NAME($roads) }, and { NAME($seat) } has not allowed it.
refusal-no-roads = There are no roads in { NAME($land) }.
refusal-roads-free = You may use the roads in { NAME($land) } without asking.
refusal-roads-useless = The roads in { NAME($land) } would open no new way for you.
refusal-no-tribute = You have no colony, and no caravan of others touches your capital or cities. Take the card back.
refusal-grown-here = { NAME($land) } has had its peasant. Choose another territory.
refusal-not-eligible = { NAME($chronicle) } is not one of the two in question.
refusal-not-in-your-turn = Bonus actions belong to your own turn.
refusal-bonus-used = You have already used a bonus action this turn: { NAME($bonus) }. One per turn.
refusal-no-peasants = You have no peasants in { NAME($land) }.
refusal-no-goods = Your caravans touch no trade good yet.
refusal-no-exchange = Only with { NAME("advance/coinage") } can you exchange resources.
refusal-exchanged-already = You have already exchanged resources this turn.
refusal-exchange-most = You may exchange at most { $most }.
refusal-exchange-lacks = You have only { $have } × { NAME($resource, $have) }.

## The story

line-tile-laid = { NAME($land) }: { NAME($resource) }, capacity { $capacity }.
line-starts =
    { $you ->
        [yes] The draw decides: you are the start player.
       *[no] The draw decides: { NAME($seat) } is the start player.
    }
line-settles =
    { $you ->
        [yes] You take { NAME($land) }.
       *[no] { NAME($seat) } takes { NAME($land) }.
    }
line-founds =
    { $you ->
        [yes] You make { NAME($land) } your capital.
       *[no] { NAME($seat) } makes { NAME($land) } their capital.
    }
line-second-level = Now on the { NAME($tree) }: { NAME($advance) }.
line-first-advance =
    { $you ->
        [yes] You begin with { NAME($advance) }.
       *[no] { NAME($seat) } begins with { NAME($advance) }.
    }
line-generation =
    Generation { $generation } begins, dynasty { $dynasty }. { $you ->
        [yes] You are the start player.
       *[no] Start player: { NAME($seat) }.
    }
line-receives =
    { $you ->
        [yes] You receive
       *[no] { NAME($seat) } receives
    } { $crops ->
        [0] no crops
        [one] 1 crop
       *[other] { $crops } crops
    } and { $gold ->
        [0] no gold
       *[other] { $gold } gold
    }.
line-reveals =
    { $you ->
        [yes] You reveal
       *[no] { NAME($seat) } reveals
    } { NAME($first) } and { NAME($second) }.
line-emphasizes =
    { $you ->
        [yes] For this generation you unlock:
       *[no] For this generation { NAME($seat) } unlocks:
    } { NAME($category) }.
line-plays =
    { $you ->
        [yes] You play
       *[no] { NAME($seat) } plays
    } { NAME($card) }.
line-returns =
    { $you ->
        [yes] You take { NAME($card) } back.
       *[no] { NAME($seat) } takes { NAME($card) } back.
    }
line-cube =
    { $you ->
        [yes] A cube on your emphasis card:
       *[no] A cube on { NAME($seat) }’s emphasis card:
    } { NAME($category) }, { $boxes } of { $most }.
line-heritage-rises =
    { $you ->
        [yes] Your heritage rises:
       *[no] { NAME($seat) }’s heritage rises:
    } { NAME($category) } { $heritage }.
line-unrest-rises =
    { $you ->
        [yes] Your unrest rises
       *[no] { NAME($seat) }’s unrest rises
    } to { $unrest } ({ $cause ->
        [0] bonus action
        [1] repeated card
        [2] overcrowding
       *[3] battle
    }).
line-unrest-costs =
    { $you ->
        [yes] Your unrest can rise no further ({ $cause ->
            [0] bonus action
            [1] repeated card
            [2] overcrowding
           *[3] battle
        }): you lose
       *[no] { NAME($seat) }’s unrest can rise no further ({ $cause ->
            [0] bonus action
            [1] repeated card
            [2] overcrowding
           *[3] battle
        }) and costs
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
line-rolled =
    { $number ->
        [0] The die shows { $die }.
       *[other] The die shows { $die }; it takes { $number } to go on.
    }
line-generation-ends =
    The generation ends after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
line-lays =
    { $you ->
        [yes] You lay
       *[no] { NAME($seat) } lays
    } a chronicle face down: { NAME($bin) }.
line-lays-card = It is { NAME($chronicle) }.
line-musters =
    { $you ->
        [yes] Your
       *[no] { NAME($seat) }’s
    } new { NAME($citizen) } appears in { NAME($land) }.
line-converts =
    { $you ->
        [yes] Your citizen
       *[no] A citizen of { NAME($seat) }
    } in { NAME($land) } becomes a { NAME($citizen) }.
line-attacks =
    { $you ->
        [yes] You attack
       *[no] { NAME($seat) } attacks
    } { $to_you ->
        [yes] you
       *[no] { NAME($partner) }
    } in { NAME($land) }, for { $cost ->
        [0] nothing
        [one] 1 crop
       *[other] { $cost } crops
    }.
line-strength =
    { $you ->
        [yes] Your
       *[no] { NAME($seat) }’s
    } strength { $base }, die { $die }, { $total } in all.
line-wins =
    { $you ->
        [yes] You win
       *[no] { NAME($seat) } wins
    } in { NAME($land) }.
line-loses =
    { $you ->
        [yes] You return
       *[no] { NAME($seat) } returns
    } { $citizens } from { NAME($land) }.
line-retreats =
    { $you ->
        [yes] You retreat
       *[no] { NAME($seat) } retreats
    } from { NAME($origin) } to { NAME($land) }: { $citizens }.
line-keeps-last =
    { $you ->
        [yes] You keep { NAME($land) }, your last territory.
       *[no] { NAME($seat) } keeps { NAME($land) }, their last territory.
    }
line-loses-land =
    { $you ->
        [yes] You lose
       *[no] { NAME($seat) } loses
    } control of { NAME($land) }.
line-moves-capital =
    { $you ->
        [yes] You found a new capital in
       *[no] { NAME($seat) } founds a new capital in
    } { NAME($land) }.
line-annexes =
    { $you ->
        [yes] You annex
       *[no] { NAME($seat) } annexes
    } { NAME($land) } { $cost ->
        [0] for nothing
        [one] for 1 crop
       *[other] for { $cost } crops
    }.
line-moves =
    { $you ->
        [yes] Your
       *[no] { NAME($seat) }’s
    } { NAME($citizen) } moves from { NAME($origin) } to { NAME($land) }.
line-raids =
    { $you ->
        [yes] You take
       *[no] { NAME($seat) } takes
    } { $amount } { NAME($resource, $amount) } in { NAME($land) }.
line-robbed =
    { $you ->
        [yes] You lose
       *[no] { NAME($seat) } loses
    } { $amount } { NAME($resource, $amount) }.
line-builds =
    { $you ->
        [yes] You build
       *[no] { NAME($seat) } builds
    } in { NAME($land) }, for { $cost } gold: { NAME($structure) }.
line-toils =
    { $peasants ->
        [one] 1 peasant
       *[other] { $peasants } peasants
    } of { $you ->
        [yes] yours
       *[no] { NAME($seat) }
    } in { NAME($land) } did not survive the toil.
line-governs =
    { $you ->
        [yes] You reduce your unrest by
       *[no] { NAME($seat) } reduces unrest by
    } { $levels } to { $unrest }, for { $cost ->
        [0] nothing
        [one] 1 crop
       *[other] { $cost } crops
    }.
line-advances =
    { $you ->
        [yes] You achieve
       *[no] { NAME($seat) } achieves
    } { NAME($advance) }.
line-draws =
    { $you ->
        [yes] You are the first here and draw
       *[no] { NAME($seat) } is the first here and draws
    } for the { NAME($tree) }.
line-draws-card = Drawn: { NAME($advance) }.
line-places =
    { $you ->
        [yes] You lay
       *[no] { NAME($seat) } lays
    } { NAME($advance) } on the { NAME($tree) }.
line-sends =
    { $you ->
        [yes] You send
       *[no] { NAME($seat) } sends
    } a caravan: { NAME($border) }.
line-pays =
    { $you ->
        [yes] You pay
       *[no] { NAME($seat) } pays
    } { $cost } { NAME($resource, $cost) }.
line-requests =
    { $you ->
        [yes] You ask
       *[no] { NAME($seat) } asks
    } { $to_you ->
        [yes] you
       *[no] { NAME($partner) }
    } for the roads in { NAME($land) }.
line-allows =
    { $you ->
        [yes] You allow
       *[no] { NAME($seat) } allows
    } the passage through { NAME($land) }.
line-denies =
    { $you ->
        [yes] You refuse
       *[no] { NAME($seat) } refuses
    } the passage through { NAME($land) }.
line-collects =
    { $you ->
        [yes] You take
       *[no] { NAME($seat) } takes
    } tribute ({ NAME($way) }): { $crops ->
        [0] no crops
        [one] 1 crop
       *[other] { $crops } crops
    } and { $gold ->
        [0] no gold
       *[other] { $gold } gold
    }.
line-pays-tribute =
    { $you ->
        [yes] You lose
       *[no] { NAME($seat) } loses
    } { $amount } { NAME($resource, $amount) } for the caravans that touch { NAME($land) }.
line-oppresses =
    { $you ->
        [yes] You oppress
       *[no] { NAME($seat) } oppresses
    } { NAME($land) }: { $amount } { NAME($resource, $amount) }.
line-patronizes =
    { $you ->
        [yes] You act as a patron:
       *[no] { NAME($seat) } acts as a patron:
    } { NAME($category) } counts 2 higher this turn.
line-taxes =
    { $you ->
        [yes] You tax
       *[no] { NAME($seat) } taxes
    } trade: { $amount } { NAME($resource, $amount) }.
line-exchanges =
    { $you ->
        [yes] You exchange
       *[no] { NAME($seat) } exchanges
    } { $amount } { NAME($resource, $amount) } for { NAME($other) }.
line-grows =
    { $you ->
        [yes] Your population grows by
       *[no] { NAME($seat) }’s population grows by
    } { $peasants ->
        [one] 1 peasant.
       *[other] { $peasants } peasants.
    }
line-crowded =
    { $you ->
        [yes] You have
       *[no] { NAME($seat) } has
    } { $lands ->
        [one] 1 overcrowded territory.
       *[other] { $lands } overcrowded territories.
    }
line-leaves =
    { $you ->
        [yes] Your
       *[no] { NAME($seat) }’s
    } { NAME($citizen) } leaves overcrowded { NAME($land) }.
line-dynasty-ends = Dynasty { $dynasty } ends. The chronicles are turned up.
line-wonders =
    { $you ->
        [yes] Your wonders bring you
       *[no] Wonders bring { NAME($seat) }
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
line-scores =
    { $you ->
        [yes] You score
       *[no] { NAME($seat) } scores
    } { NAME($chronicle) } ({ NAME($bin) }): { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
line-falls-short =
    { $you ->
        [yes] Your { NAME($chronicle) } ({ NAME($bin) })
       *[no] { NAME($seat) }: { NAME($chronicle) } ({ NAME($bin) })
    } does not score: it needs { $needs } and has { $has ->
        [0] none
       *[other] { $has }
    }.
line-lacks-heritage =
    { $you ->
        [yes] Your { NAME($chronicle) } ({ NAME($bin) })
       *[no] { NAME($seat) }: { NAME($chronicle) } ({ NAME($bin) })
    } does not score: it needs heritage { $needs } and has { $has }.
line-left-out =
    { $you ->
        [yes] Your { NAME($chronicle) } ({ NAME($bin) })
       *[no] { NAME($seat) }: { NAME($chronicle) } ({ NAME($bin) })
    } does not score: together the two need heritage { $needs } and have { $has }.
line-bonus-lands =
    { $you ->
        [yes] You control
       *[no] { NAME($seat) } controls
    } the most territories ({ $lands }), worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
line-bonus-unrest =
    { $you ->
        [yes] You have
       *[no] { NAME($seat) } has
    } the lowest unrest ({ $unrest }), worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
line-bonus-symbols =
    { $you ->
        [yes] You show
       *[no] { NAME($seat) } shows
    } the most fountains and lyres ({ $symbols }), worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
line-ends = The third dynasty has passed. The chronicles are closed.
line-victory =
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
        [1] : the chronicles of the last dynasty decide
       *[other] {""}
    }.

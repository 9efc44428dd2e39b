### Lantern Market, the sample. Keys: title, option-*, ask-*, choice-*, line-*, refusal-*, things and their help-*.

title = Lantern Market
title-tagline = Show the brightest lantern, but not the one your neighbour shows.
title-length = 10 minutes
title-weight = Small, to copy from
hint-score = { $amount } points
title-provenance = Our own design, made to show newcomers how a title is built.

option-lamps = Lamps
    .help = How often each player may look at the top card of the deck in one match.

lantern-paper = Paper lantern
lantern-silk = Silk lantern
lantern-glass = Glass lantern
lantern-brass = Brass lantern
lantern-jade = Jade lantern
help-lantern-paper = Sells for { $price }. Cards in the deck: { $cards }.
help-lantern-silk = Sells for { $price }. Cards in the deck: { $cards }.
help-lantern-glass = Sells for { $price }. Cards in the deck: { $cards }.
help-lantern-brass = Sells for { $price }. Cards in the deck: { $cards }.
help-lantern-jade = Sells for { $price }. Cards in the deck: { $cards }.

ask-card = Which card lies on top?
ask-show = Round { $round }: which lantern do you show?
ask-stock = How many cards do you take? Cards in the deck: { $cards }.
ask-drop = Which cards do you lay away? Still to choose: { $left }.

choice-done = Done
choice-show = Show: { NAME($lantern) }
choice-stock = Take { $number }
choice-drop = Lay away: { NAME($lantern) }
choice-card = { NAME($lantern) }
choice-peek = Light a lamp and look at the top card

line-round = Round { $round } begins.
line-draws = You draw: { NAME($lantern) }.
line-stocks = { NAME($seat) } takes cards: { $cards }.
line-shows = { NAME($seat) } shows: { NAME($lantern) }.
line-sells = { NAME($seat) } sells: { NAME($lantern) }, for { $price }.
line-no-sale = No lantern shines alone; nothing is sold.
line-drops = { NAME($seat) } lays away: { $lanterns }.
line-peeks = { NAME($seat) } lights a lamp and looks at the top card.
line-sees = On top lies: { NAME($lantern) }.
line-ends = The market closes after round { $round }.

refusal-not-in-hand = You do not hold this lantern: { NAME($lantern) }.
refusal-too-few-cards = The deck has fewer cards: { $cards }.
refusal-no-lamp = You have no lamp left.
refusal-nothing-to-see = The deck is empty.
refusal-seen-already = You know the top card already: { NAME($lantern) }.

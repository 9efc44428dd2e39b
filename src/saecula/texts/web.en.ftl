### The page in the browser. It formats the messages itself (@fluent/bundle).

## Everywhere

web-home = To the start page
web-close = Close
web-save = Save
web-saved = Saved.
web-open = Open
web-copy = Copy
web-copied = Copied
web-share = Share
web-loading = One moment …
web-menu = Menu
web-you = you
web-guest = Guest
web-seat = Player { $number }
web-seats = Seats
web-offline = The table cannot be reached right now. Check your connection; we keep trying.
web-trouble = That did not work. Nothing is lost; please try again.
web-lost = Connection lost. We keep trying, and nothing you sent is lost.
web-gone = The server is restarting. We will be back in a moment.
web-no-entry = You cannot enter here
web-nowhere = There is nothing here
web-missing = This part of the page did not load
web-missing-why = The connection may be down, or the page may have been updated. It loads again by itself as soon as the server answers.
web-load-again = Load again

## The start page

web-hello = Build a civilization before the coffee gets cold.
web-hello-more = Board games of rising and falling peoples: against the computer, with friends, right here. No account needed.
web-go-on = Go on playing
web-all-games = All my games
web-play-now = Play now against the computer
web-invite = Invite friends
web-one-device = On one device
web-watch = Watch
web-own-way = Seats and rules …
web-foot = Free software. Your browser keeps one cookie so that your seat stays yours; nothing is loaded from other sites.
web-seats-range = { $low }–{ $high } players
web-watch-paste = Link to a match, as shared by its players
web-watch-bots = Watch two computers play each other
web-watch-wrong = This is not a link to a match.

## A new match

web-new = New match
web-game = Game
web-with-whom = With whom?
web-way-computer = The computer
web-way-friends = Friends online
web-way-device = On this device
web-way-help-computer = Always ready to play
web-way-help-friends = By link, live or over several days
web-way-help-device = Pass it around the table
web-how-many = How many?
web-solo = Solo
web-seat-me = Me
web-seat-friend = A friend, by link
web-tempo = Pace
web-tempo-live = In one sitting
web-tempo-days = Over several days
web-clock = Time per turn
web-clock-none = No limit
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-options = Rules and variants
web-nickname = Your name at the table
web-make-invite = Create match and links
web-sit-down = Sit down and play

## Before the first move

web-mode-live = Online, in one sitting
web-mode-days = Online, over several days
web-mode-table = On one device
web-mode-alone = Against the computer
web-invited = You are invited to this table.
web-take-seat = Take the seat
web-seat-waits = Waiting for somebody …
web-seat-bot = Computer, { $name }
web-sit-here = Sit here
web-which-bot = Opponent for seats given to the computer
web-give-bot = Give to the computer
web-open-seat = Keep for a friend
web-leave = Leave the seat
web-link-seat = Secret link for seat { $number }
web-renew-link = New link
web-renewed-link = The old link no longer works. Send the new one.
web-vote = Ask to free the seat
web-vote-asked = The proposal is on the table.
web-lobby-waits = { $count ->
    [one] One seat is still free. Send its link; the game starts by itself.
   *[other] { $count } seats are still free. Send the links; the game starts by itself.
}
web-lobby-soon = The game starts as soon as all seats are taken.
web-to-table = To the table
web-watch-link = Link for spectators
web-watch-link-help = Whoever has it sees what everybody may see, and nothing else.

## My games

web-my-games = My games
web-no-games = You have not played here yet.
web-your-turn = Your turn
web-state-waits = Waiting for others
web-state-over = Finished
web-import = Import a match
web-import-help = A log saved by Saecula continues here, on one device, with its whole history.
web-import-file = Choose a file
web-import-paste = … or paste the log here
web-import-do = Play on from this log
web-who-am-i = You
web-phrase = Recovery phrase
web-phrase-help = Twelve words that take your name and your games to another browser.
web-phrase-show = Show a new phrase
web-phrase-once = Write them down: they are shown only once, and older ones no longer work.
web-phrase-have = I have one
web-phrase-enter = Your twelve words
web-recover = Recover my games
web-welcome-back = Welcome back, { $name }!
web-known = What is stored about you
web-known-help = Your name, your settings and your matches with their logs, in one file; of a running match, what you may know of it.
web-known-save = Download what you know of me
web-delete-me = Delete me
web-delete-help = Your name, your settings and your recovery phrase are deleted for good. Your matches stay for those who played with you, with a seat without a name; running ones go on without you.
web-delete-really = Really delete everything? There is no way back.
web-delete-yes = Yes, delete me
web-delete-no = No, keep me
web-deleted = You are deleted.
web-by-invitation = This table is for guests with an invitation
web-by-invitation-help = Open the link of your invitation, or enter its code here. If you have played here before, your recovery phrase brings you back.
web-invitation = Your invitation
web-door-closed = No new matches begin here at the moment. Matches that are under way go on.

## The table

web-question = The question
web-board = The board
web-panel = Choices, story and players
web-choices = Choices
web-players = Players
web-player = Player
web-story = Story
web-story-empty = Nothing has happened yet.
web-tab-choices = Choices
web-tab-story = Story
web-tab-players = Players
web-taller = Larger or smaller
web-waiting = Waiting for { $names }
web-thinking = { $names } is thinking
web-over = The game is over.
web-hint-choose = Tap what glows, or pick from the list.
web-hint-list = Pick one from the list.
web-nothing-asked = Nothing to choose right now.
web-past-nothing = You are looking at an earlier moment.
web-past-now = This is the latest moment.
web-watching = You are watching. Only what everybody may know is shown.
web-narrowed = { $count ->
    [one] One possibility is left.
   *[other] { $count } possibilities are left: choose one.
}
web-ways = { $count ->
    [one] one possibility
   *[other] { $count } possibilities
}
web-lent = possible at any time
web-take-low = { $count ->
    [one] Take one more.
   *[other] Take { $count } more.
}
web-taken = { $count } of { $most } taken
web-draft = In your hand
web-less = One less: { $what }
web-more = One more: { $what }
web-clear = Start over
web-done = Done
web-done-count = { $count ->
    [one] Confirm: 1 chosen
   *[other] Confirm: { $count } chosen
}
web-not-yet = Not yet
web-end-turn = Yes, end my turn
web-skip = Skip
web-result = Show the result
web-then = Then: { $next }
web-forced = Only one possibility, played for you: { $choice }
web-refused = That is not possible
web-why-not = Why not?
web-rule = Rule § { $section }
web-help-on = Help on: { $what }
web-way-to = {$goal}: by one of these actions
web-no-help = There is nothing more to say about this.
web-to-act = to act
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-seat-open = still open
web-stand-in = the computer stands in
web-computer = computer
web-slow-bot = plays by rules of thumb while the engine is not compiled
web-engine-coming = The computer will think faster in a few minutes: its engine is still being compiled. Until then, a level that takes too long plays by rules of thumb; the table says which one.
web-engine-uncompiled = The engine is not compiled here, so the computer thinks slowly. A level that takes too long plays by rules of thumb; the table says which one.
web-away = away
web-back-again = I’m back
web-clock-waits = Nobody else is waiting, so no turn is lost.
web-see-moment = See this moment

## Undo

web-undo = Undo
web-redo = Redo
web-undo-ask = Ask the others to undo
web-undo-asked = The others have been asked.
web-undo-nothing = There is nothing to undo.
web-undo-who = Who wants to take something back?
web-undo-who-help = An answer can only be taken back by the person who gave it.
web-undo-nobody = Nobody
web-proposal = { $name } would like to take something back.
web-proposal-see = Show
web-proposal-yes = Allow
web-proposal-no = Refuse
web-proposal-waits = { $name } would like to take something back. Waiting for { $names }.
web-vote-proposal = { $name } would like to free { $other }’s seat, so that a computer or somebody else can go on with it.
web-vote-proposal-waits = { $name } would like to free { $other }’s seat. Waiting for { $names }.

## Hints

web-advice = What would you do?
web-advice-more = Tell me more
web-advice-asked = The others have been asked whether to allow hints.
web-advice-proposal = { $name } would like to allow hints for everybody.
web-advice-proposal-waits = { $name } would like to play with hints. Waiting for { $names }.

## Looking back

web-replay = Replay
web-step = Step
web-step-of = Step { $n } of { $most }
web-first = To the first step
web-back = One step back
web-run = Play
web-pause = Pause
web-forward = One step forward
web-last = To the end
web-link-step = Link to this step
web-play-on = Play on from here
web-now = Back to now
web-eyes = Point of view
web-eyes-all = What everybody sees

## The end

web-you-win = You win!
web-wins = { $names } wins
web-win-shared = Shared victory: { $names }
web-solo-end = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-finished-by-computers = Finished by computers
web-end-stand-in = A computer finished the match for { $names }.
web-place = Place
web-total = Points
web-tie-break = Tie-break
web-rematch = Play again
web-rematch-join = Join the rematch
web-look-board = View the board
web-export = Save the log

## This match

web-this-match = This match
web-stand-in-title = Stand-in
web-stand-in-help = Do you have to leave? The computer plays for you until you are back; while nobody is at the table, the match pauses.
web-let-bot = Let the computer play for { $name }
web-take-back = { $name } plays again
web-dice-trust = Was chance honest?
web-chance-waits = The game is about to start. Waiting for the secret number of: { $names }
web-chance-waits-why = Every player’s browser gives a secret number that all dice and cards depend on, so nobody can choose what comes. If a number does not arrive in time, the game starts without it.
web-chance-shared = All chance in this match follows from these secret numbers together. Each was fixed by its fingerprint before any of them was told, so nobody could choose what would come: not the server, and no player.
web-chance-alone = All chance in this match follows from a secret number of the server alone. Its fingerprint was fixed before the first roll.
web-chance-server = The server
web-chance-fingerprint = Fingerprint (SHA-256)
web-chance-number = Secret number
web-chance-at-end = Its number is told when the match is over.
web-chance-none = Gave no number.
web-chance-mine = The number of this browser is among them, and the server’s fingerprint is the one it showed before.
web-chance-not-mine = The number that this browser gave is not among them, or the server’s fingerprint has changed!
web-chance-good = { $count ->
    [one] Checked in your browser: the fingerprints are right, and the one draw of this match follows from these numbers.
   *[other] Checked in your browser: the fingerprints are right, and all { $count } throws and draws of this match follow from these numbers.
}
web-chance-number-wrong = { $who }: number and fingerprint do not belong together!
web-chance-event-wrong = This does not follow from these numbers: event { $number }!
web-chance-event-untold = The log leaves out where this comes from: event { $number }!
web-chance-draws = All throws and draws
web-chance-slice = { $width } of { $whole }
web-chance-no-hash = This page came without encryption, so your browser cannot compute fingerprints: it gives no number and checks nothing. Over https, or on the server’s own machine, it does.
web-chance-how = How it works, and how to check it yourself
web-chance-how-exchange = The server and every player’s browser each choose a secret number and show its fingerprint, the SHA-256 of its text. Only when all fingerprints are there do the players’ browsers tell their numbers; the server tells its own at the end.
web-chance-how-seed = The seed is the SHA-256 of the line “server” with its number and a line such as “seat 0” with the number of each player, in the order of seats. Without any player’s number, it is the server’s.
web-chance-how-number = The random number of event n is the first 7 bytes of HMAC-SHA-256 with the seed as key and n, written in decimal digits, as message.
web-chance-how-log = The saved log says for each throw or draw which of how many even chances it stands for; the random number modulo their count must be one of them. That the odds are those of the rules is checked by “saecula replay” with the log.
web-chance-file = Save the checker as a file
web-chance-file-help = The checker is a page in one file. It needs neither the server nor a network: open it in a browser and give it the saved log.
web-chance-file-about = Give this page the saved log of a finished match from Saecula. It checks in your browser that all chance followed from the secret numbers that the server and the players gave. Nothing is sent anywhere.
web-chance-file-choose = Saved log
web-chance-file-limit = This page does not know the rules of the games: it takes the odds from the log. “saecula replay” with the log checks those, too.
web-chance-untold = This log says nothing about its chance: it is an old one, or was not played on a server.
web-chance-running = This match was not over when the log was saved, so the server’s number is missing, and nothing can be checked yet but the players’ fingerprints.
web-odds-all = All
web-odds-draws = { $count ->
    [one] { $count } throw or draw so far
   *[other] { $count } throws or draws so far
}
web-odds-outcome = Outcome
web-odds-came = actual
web-odds-expected = expected
web-odds-help = The bar shows what came up, the mark what was expected. A few throws are rarely even; many are.
web-odds-hidden = Some of this is still hidden: the full table appears here after the match.

## One device

web-pass-to = Pass the device to { $name }
web-pass-help = Nobody else should be looking now.
web-pass-ready = I am { $name }

## Settings

web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-pace = Moves of the others
web-pace-slow = Slow
web-pace-normal = Step by step
web-pace-fast = Fast
web-pace-off = At once
web-motion = Motion
web-motion-auto = Like the system
web-motion-full = Full
web-motion-still = None
web-sound = Sounds
web-notices = Desktop notices
web-notices-help = When it becomes your turn while you are in another window.
web-notices-denied = Your browser does not allow notices from this page.
web-confirm = Confirm the end of my turn
web-confirm-help = Asks again before a choice that ends your turn, so that you never end it by accident.
web-autoplay = Play forced choices
web-autoplay-help = If there is only one possibility, it is played for you, and you are told.
web-plain = Plain table
web-plain-help = Readable lists instead of the drawn board, for any screen and any screen reader.

## Help and rules

web-help = Help
web-rules = Rules
web-rules-open = Open the rules
web-contents = Contents
web-brief = The game in brief
web-brief-begin = Let’s begin
web-brief-later = You will find this again under Help.
web-brief-lamp = “What would you do?” gives a hint: tap this lamp beside the question.
web-how = How to play here
web-how-glow = Anything that glows can be chosen. The list has the same choices.
web-how-why = Tap anything else to learn why it is not possible now, with the rule.
web-how-preview = Point at a choice to see what it would do before you decide.
web-how-story = Click a line of the story to see that moment; point at it to highlight what it is about.
web-how-undo = Undo is free as long as nobody has learned anything new; after that, the others are asked. Alone or on one device, it is always free.
web-keyboard = Keyboard
web-key-number = choose from the list
web-key-enter = done, confirm
web-key-back = take back the last piece of your draft
web-key-undo = undo, redo
web-key-choices = to the list of choices
web-key-board = to the board
web-key-story = to the story
web-key-help = help, also on the thing you have focused
web-key-advice = a hint: what would you do?
web-key-rules = rules
web-key-replay = replay on and off
web-key-arrows = steps of the replay
web-key-escape = close, back to now

## The plain table: words of views

web-view-yes = yes
web-view-no = no
web-view-round = Round
web-view-active = Turn
web-view-start = Starting player
web-view-phase = Phase
web-view-last_round = Last round
web-view-deck = Cards in the deck
web-view-top = Top card
web-view-away = Laid away
web-view-shown = Your card, face down
web-view-aside = Laid aside
web-view-coins = Coins
web-view-lamps = Lamps
web-view-cards = Cards in hand
web-view-hand = Hand
web-view-has_shown = Has laid a card
web-view-dice = Dice
web-view-rolls_left = Rolls left
web-view-as_food = Dice used as food
web-view-workers = Workers
web-view-first_builders = First to build
web-view-trade = Trade
web-view-made = Offers made
web-view-deal = Deal
web-view-food = Food
web-view-goods = Goods
web-view-worth = Worth in coins
web-view-cities = Cities
web-view-city_boxes = Boxes of cities
web-view-monuments = Boxes of monuments
web-view-built = Built monuments
web-view-developments = Developments
web-view-disasters = Disaster boxes
web-view-points = Points
web-view-parts = Made of
web-view-bonus = Bonus

### Sentences that belong to no title: refusals of the kernel, problems with input and files, and small words.
### All facts of a problem arrive as strings. Seats in files and notation are counted from 0.

seat-name = Player { $number }
seat-numbered = { $name } { $number }
counted = { $count } × { $name }
counted-nothing = nothing
value-on = on
value-off = off
and = { $first } and { $last }

## Refusals of the kernel
## At the end of a match $seats is empty, so the sentence has to bear an empty end.

refusal-not-your-turn = It is not your turn to choose. Waiting for: { $seats }
refusal-match-over = This match is over. Begin a new one to play on.
refusal-not-asked-now = This is not possible at this point. Answer the open question first.
refusal-later-in-order = Taken one by one, pieces go in a fixed order, and this one comes before the last you took. Undo and start again, or send all of them at once, in any order.
refusal-none-left = None of this is left to take. Choose something else.
refusal-too-few-taken =
    You have to take { $low } here and have taken { $taken ->
        [0] none
       *[other] { $taken }
    } so far. Take the rest first.
refusal-would-strand = You still have to take { $missing }. Taken one by one, pieces go in a fixed order, and after this one too few would be left. Take an earlier one, or send all of them at once, in any order.
refusal-all-taken = You may choose { $high } at most. Take one back to choose another.
refusal-too-far = Your plan reaches past something nobody can know yet: a roll, a draw or somebody else’s answer. Play up to that point first.
thing-not-asked = The open question is not about { $name }.

## The story

line-taken-back =
    { $you ->
        [yes] You take back
       *[no] { NAME($seat) } takes back
    } an answer. Everything chance decided after it is decided anew.

## Problems: titles, seats, options, languages

problem-no-such-title = There is no title “{ $title }”; choose one of: { $known }.
problem-no-such-seats = “{ $title }” cannot be played with this number of seats: { $seats }; choose one of: { $known }.
problem-no-such-seat = There is no seat { $seat } in this match; it has { $seats } in all, counted from 0.
problem-no-such-option = “{ $title }” has no option “{ $option }”; choose from: { $known }.
problem-no-such-value = The option “{ $option }” cannot be “{ $value }”; choose one of: { $known }.
problem-option-needs-seats = The option “{ $option }” does not work with this number of seats; it needs: { $seats }.
problem-option-needs-option = The option “{ $option }” only works if “{ $other }” is “{ $value }”; set that too, or leave “{ $option }” out.
problem-no-such-language = There is no language “{ $language }” here; choose one of: { $known }.
problem-no-such-bot = There is no bot “{ $bot }”; choose one of: { $known }.
problem-bot-of-other-title = The bot “{ $bot }” plays { $plays }, not { $title }; choose one of: { $known }.
problem-bad-iterations = In “{ $bot }” the number of iterations cannot be “{ $number }”; give a whole number from 1 to { $most }, such as search:3000.
problem-no-names = “{ $what }” names nobody; write names separated by commas, such as easy,greedy.
problem-empty-name = In “{ $value }” for “{ $what }” a name is missing; write one name between all commas, such as easy,greedy.
problem-bad-seats-list = “{ $seats }” does not fit the number of seats, which is { $known }; write one word for each seat, separated by commas.
problem-bad-number = “{ $value }” does not fit for “{ $what }”; give a whole number that is not too large or too small.
problem-bad-number-least = “{ $value }” does not fit for “{ $what }”; give a whole number, at least { $low }.
problem-bad-number-range = “{ $value }” does not fit for “{ $what }”; give a whole number from { $low } to { $high }.

## Problems: choosing

problem-empty-draft = This contains no choice; name at least one.
problem-no-such-choice = There is no choice with the number { $choice }; take one from the list of choices.
problem-no-such-words = “{ $words }” is not a choice; write it as the list of choices shows it.
problem-not-legal-now = Action { $action } is not among the legal ones of “{ $agent }” now; “action_mask” and “legal_actions” show those.
problem-bot-illegal = The bot chose { $choice }, which is not among the legal choices it was given.
problem-env-not-running = The match is over, or has not begun: call reset before step.
problem-no-eyes = There are no planes of { $title }: add an eyes.py, as docs/adding-a-game.md says.
problem-wrong-dtype = Actions are whole numbers, one for each match, not { $given }.
problem-wrong-shape = One number for each match, in all: { $wanted }; given: { $given }.
problem-no-such-thing = There is no help about “{ $thing }”; write a kind and a key, such as “development/masonry”.
problem-no-such-section = The rules have no such section; take one from their table of contents.
problem-nothing-to-undo = You have not chosen anything yet that could be undone.
problem-nothing-to-redo = There is no undo to take back; this works only right after one, before the next choice.
problem-undo-not-free = You cannot undo this on your own: since then, somebody else has chosen or something has been revealed. The others have to agree.

## Problems: files

problem-file-too-large = “{ $file }” is too large to be a Saecula file; at most { $most } bytes are read.
problem-not-text = “{ $file }” is not a text file in UTF-8; choose another file, or save this one as UTF-8.

## Problems: logs

problem-log-too-long = The log is broken from line { $n } on: it has more than { $most } characters; choose a log that Saecula wrote.
problem-log-no-head = Line { $n } should begin with “start” and the title, but it reads “{ $words }”; choose a log that Saecula wrote.
problem-log-unknown-word = Line { $n } has an unknown word, “{ $word }”; take it out, or open the log with a newer release.
problem-log-missing-word = Line { $n } lacks the word “{ $word }=…”; take this line from an unchanged copy.
problem-log-not-a-number = Line { $n } needs a whole number for “{ $word }”, not “{ $value }”; take this line from an unchanged copy.
problem-log-other-rules = Line { $n } asks for version { $rules } of the rules, but this release knows versions 1 to { $ours }; open the log with a newer release.
problem-log-other-data = Line { $n } names printed values we do not have here (data={ $data }); open the log with the release and data pack it was played with.
problem-log-bad-position = Line { $n } describes no position that fits this match; take this line from an unchanged copy.
problem-log-not-an-event = Line { $n } is not an event, it reads “{ $words }”; an event looks like “12 seat 0  done”.
problem-log-out-of-order = Line { $n } holds event { $event }, but event { $expected } comes next; put the missing lines back, or take the extra ones out.
problem-log-no-such-seat = Line { $n } speaks of seat { $seat }, but the match has { $seats } in all, counted from 0; correct that line.
problem-log-unknown-choice = Line { $n } names a choice that does not exist, “{ $words }”; correct that line.
problem-log-bad-undo = Line { $n } undoes “{ $words }”, but only numbers of earlier events may stand there; correct that line.
problem-log-too-many = The log is broken at line { $n }: it has more than { $most } events; choose a log that Saecula wrote.
problem-log-truncated = The log breaks off at line { $n } (“{ $words }”, events read: { $events }) and its “end” line is missing; get a complete copy.
problem-log-wrong-end = Line { $n } reads “{ $words }”, but the number of events is { $events }; something was lost or added, so get an unchanged copy.
problem-log-after-end = Event { $n }, “{ $words }”, comes after the end of the match; take out this event and all later ones.
problem-log-hidden = Event { $n } is hidden in this log (“?”), because it was written for one seat; only the full log can be played through.
problem-log-not-natures = Event { $n }, “{ $words }”, is not a possible outcome of chance here; correct that event.
problem-log-illegal = Event { $n }, “{ $words }” by seat { $seat }, is against the rules here ({ $refusal }); correct that event.

## Problems: data packs

problem-pack-too-long = The data pack “{ $where }” is too long; at most { $most } characters are read.
problem-pack-not-toml = The data pack “{ $where }” is not valid TOML ({ $detail }); correct that place.
problem-pack-not-rows = In the data pack “{ $where }”, “{ $table }” is not a table of rows; begin each row with “[[{ $table }]]”.
problem-pack-unknown-table = The data pack “{ $where }” has an unknown table “{ $table }”; choose from: { $known }.
problem-pack-unknown-row = The data pack “{ $where }” has an unknown key “{ $row }” in the table “{ $table }”; choose from: { $known }.
problem-pack-row-twice = The data pack “{ $where }” gives the row “{ $row }” of the table “{ $table }” twice; keep one of them.
problem-pack-bad-value = The data pack “{ $where }” has a value that does not fit in the table “{ $table }”, row “{ $row }” ({ $detail }); correct it.

## Problems: set-up positions

problem-state-other-version = This saved state of { $title } comes from another version of Saecula; save the log of a match instead, which every later version reads.
problem-state-without-origin = This state was not opened by a title, so it cannot be pickled; take one from a match.
problem-position-form = The position is malformed ({ $detail }); compare it with the description of positions.
problem-position-seat = “start” and “active” have to be seats of this match; it has { $seats } in all, counted from 0.
problem-position-misplaced = “{ $what }” does not fit the phase “{ $phase }” of this position; leave it out or choose another phase.
problem-position-too-many = Seat { $seat } cannot have { $amount } of “{ $what }”; the most that is possible is { $most }.
problem-position-unsound = The position breaks a law of the game ({ $law }); compare it with the rules.

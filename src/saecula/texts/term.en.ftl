### The terminal client. `.words` are other words for a command, `.usage` shows how it is typed.

## Playing

term-welcome = Type the number or the words of a choice. Type ? for help, quit to leave.
term-turn = { $name }, it is your turn.
term-cover = { $name }, it is your turn. When nobody else is looking, press Enter.
term-forced = { $name } has only one possibility: { $choice }
term-undone = Taken back.
term-redone = Restored.
term-empty = Type a number from the list, or ? for help.
term-retaken =
    After an undo, chance decided anew { $n ->
        [one] once
       *[other] { $n } times
    }.
term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
term-hint-pick = Answer in one line: numbers or words, several with *, such as 1 3, all 2 or 2*1. If that is too few, they are kept, and you type the rest on the next line. Where you may stop, Enter alone means done.
term-gathered = Kept: { $pieces } ({ $count } of { $low }). Type the rest, or undo to drop the last one.
term-hint-ask-partner = Or make the whole offer in one line, the partner first: 1 give 3 wood, take 2 stone.
term-hint-ask-offer = Or make the whole offer in one line: give 3 wood, take 2 stone.
term-hint-ask-counter = Or make the whole offer in one line: give 3 wood, take 2 stone. Plus and minus are from the point of view of the player whose turn it is.
term-hint-type = To answer like this, type: { $answer }
term-hint = Hint { $step } of { $steps }: { $words }

## Words that may be typed, separated by blanks

term-words-done = done stop pass
term-words-all = all everything
term-words-and = and
term-words-give = give gives
term-words-take = take takes get gets receive
term-words-invite = invite
term-words-for = and for to me

## What was not understood

term-offer-twice = “{ $word }” is named twice. Name each good once, with one amount.
term-offer-empty = Name at least one good, as in: give 3 wood, take 2 stone. To invite the other player to propose a deal, type: invite
term-unknown = “{ $word }” means nothing here. Type a number from the list, or ? for help.
term-unknown-near = “{ $word }” means nothing here. Did you mean “{ $nearest }”?
term-no-such-label = There is no choice { $word } in the list; it has { $labels }.
term-ambiguous = “{ $word }” could mean several choices: { $labels }. Type one of these numbers.
term-too-many = That is { $count }, but you may take at most { $high } here.
term-counted-nothing = A word is missing after “{ $word }”: say what you want that many of.
term-done-last = “{ $word }” ends an answer; put it last, or leave it out.
term-alone = “{ $word }” is an answer of its own; type it on its own.
term-which-partner = Say who you want to deal with: begin the line with one of { $labels }.
term-offer-closed = { $good } cannot change hands in this offer, or its amount has already been given. Leave it out, or undo.
problem-term-which-file = Name the file to load, such as: load evening.log
problem-term-over = The match is over, so there is nothing left to answer; type undo to take back the last answer.
problem-term-no-such-section-near = The rules have no section “{ $words }”. Did you mean “{ $nearest }”?

## Help and rules

term-help-answers = Answer a question with a number from the list or in words, as in “reroll coin” or just “coin”; the beginning of a word is enough, and the Tab key completes it. Where several pieces are asked for, write them on one line: “1 3”, “food3 coin”, “3*city obelisk”, “all”; while there are too few, they are kept for the next line. You can also type:
term-help-choices = Choices with it now: { $labels }
term-no-help = There is nothing more to say about it.
term-see-rules = See the rules, section { $section } ({ $heading }): type “rules { $section }”.
term-rules-how = Type “rules” and a key from this list to read a section.
term-why-how = Say what you would like to do, such as: why temple, or: why mark temple.
term-why-allowed = You may do this: { $choice } ({ $notation })
term-look-how = Say which answer you would like to look at, such as: look 2.
term-look-next = Then: { $ask }
term-look-whole = Name the whole answer (pieces: { $low }).

## Commands

term-command-help = Help: everything you can type, or help on a thing, a choice or a command.
    .usage = ? [WHAT]
    .words = ? h
term-command-rules = The rules in words: the list of sections, or one of them.
    .usage = rules [SECTION]
    .words = rule
term-command-why = Why something is not possible, with the section of the rules.
    .usage = why WHAT
    .words = why?
term-command-look = What an answer would lead to, without playing it.
    .usage = look ANSWER
    .words = preview
term-command-hint = A hint in three steps: ask again to hear more.
    .usage = hint
    .words = tip
term-command-undo = Take back the last answer, and whatever the bots did after it. As often as you like.
    .usage = undo
    .words = u back
term-command-redo = Take back an undo.
    .usage = redo
    .words = r
term-command-board = Draw the whole table again.
    .usage = board
    .words = table
term-command-scores = The points and what they are made of.
    .usage = scores
    .words = score points
term-command-story = The last lines of the story, or that many of them.
    .usage = story [NUMBER]
    .words = history
term-command-log = The last events as they are saved, or all of them.
    .usage = log [NUMBER|all]
    .words = events
term-command-save = Save the match. Without a name, it goes into the folder for unfinished matches.
    .usage = save [FILE]
    .words = s
term-command-load = Continue a saved match. The current one is saved first.
    .usage = load FILE
    .words = open
term-command-lang = Change the language.
    .usage = lang en|de
    .words = language
term-command-auto = Answer questions with only one possible answer automatically, or not.
    .usage = auto on|off
    .words = automatic
term-command-quit = Leave. Anything unsaved is saved first.
    .usage = quit
    .words = exit q bye

term-lang-now = The language is { $lang }; you can choose from: { $known }.
term-lang-changed = The language is now English.
term-auto-on = Questions with only one possible answer are answered automatically.
term-auto-off = Every question is asked, even if only one answer is possible.
term-log-more = Earlier lines not shown: { $lines }. Type “log all” to see them.

## Saving

term-saved = Saved as { $file }
term-loaded = Loaded { $file }, events: { $events }
term-saved-on-leaving = The match is saved as { $file }
    To go on: { $command }
term-saved-finished = The match is saved as { $file }
    To look at it again: { $command }
term-autosave-failed = The match could not be saved. { $reason }
problem-term-other-match = “{ $file }” already keeps another match; choose another name.
problem-term-not-a-match = “{ $file }” already exists and is not a saved match; choose another name.
problem-term-no-seed = This log does not contain the seed, so the dice cannot be rolled; load the full log to play on.

## The end

term-won = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
term-won-by-tie-break = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: equal points, but the tie-break decides.
term-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
term-solo-result = You have reached { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
term-seed = Seed: { $seed }. The same seed gives the same dice again.
term-after-end = Type “save FILE” to keep this match, “story all” to read it again, “undo” to try another ending, “quit” to leave.
term-total = Total
term-tie-break = Tie-break
term-place = Place
term-step = Event { $n } of { $most }. Enter or → forward, b or ← back, a number to go there, q to leave.

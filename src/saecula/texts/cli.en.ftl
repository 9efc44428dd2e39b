# The command line.
cli-description = Saecula: civilization board games on one table – play them, study them, program with them.
cli-epilog = Titles: { $titles }. Bots: { $bots }. Each command has its own --help.
cli-command = command
cli-menu-browser = play in the browser
cli-menu-terminal = play { $title } in the terminal
cli-menu-help = help
cli-menu-ask = Your choice (1–{ $most }; Enter: 1)?
cli-version = print the version and exit
cli-lang = language: en or de
cli-json = print JSON for machines
cli-titles = list the games with their seats, options and the origin of their numbers
cli-titles-seats = Seats: { $seats }
cli-play = play in the terminal, alone, hot-seat or against the computer
cli-title = which game: { $titles }
cli-play-seats = who sits where: “me” for a person, else a bot ({ $bots }), e.g. me,greedy,me; search:3000 searches with 3000 iterations a choice; or a number of people
cli-seats = number of seats
cli-seed = whole number that decides all dice and cards; random if left out
cli-load = continue a saved match
cli-save = keep the match in this file after every answer
cli-no-colour = draw without colour
cli-option = a variant of the rules, e.g. --option trading; see “saecula titles”
cli-data = a data pack (TOML) that replaces printed values
cli-simulate = play many matches between bots and print figures
cli-games = number of matches
cli-bots = one bot for all seats, or one for each seat, separated by commas: { $bots }; search:3000 searches with 3000 iterations a choice
cli-jobs = processes to use
cli-digest = also print a SHA-256 over all logs: equal on every machine for equal seeds
cli-replay = read a log, fold it and show the match
cli-file = the log of a match
cli-to = stop after event N
cli-step = step through the match
cli-check = play random matches with all seats and options and check every law of the engine
cli-decisions = how many decisions to check
cli-simulated =
    { $title }, seats: { $seats }, matches: { $games }, decisions: { $decisions }, CPU seconds: { $cpu_seconds } ({ $engine }).
    Per CPU second, decisions: { $decisions_per_cpu_second }, matches: { $games_per_cpu_second }.
cli-column-seat = seat
cli-column-bot = bot
cli-column-mean = mean
cli-column-min = lowest
cli-column-max = highest
cli-column-wins = wins
cli-balance = play many matches between equal bots and report how even the game is: seats, spread of scores, every choice
cli-balance-seats = number of seats; all that the title allows, if left out
cli-balance-bot = the bot on every seat: { $bots }
cli-balance-head = { $title }, seats: { $seats }, matches: { $games }. Mean { $mean }, deviation { $deviation }, from { $lowest } to { $highest }, 80 % between { $low } and { $high }; the winner leads by { $margin } on average.
cli-balance-parts = Points of a seat on average: { $parts }
cli-balance-order = In the order of play: { $order }
cli-balance-place = { $place }: { $wins } % wins, mean { $mean }
cli-balance-verb = { $verb }: { $times } × per seat and match
cli-column-choice = choice
cli-column-used = used by %
cli-column-won = wins (1 = chance)
cli-column-lead = lead
cli-checked = { $title }: every law held. Matches: { $matches }. How often each was asked:
cli-breach = The law “{ $law }” is broken ({ $seen }). The match up to there is in { $file }: “saecula replay { $file } --step” shows it.
cli-fault = The bot “{ $bot }” forfeited { $matches ->
        [one] one match
       *[other] { $matches } matches
    } by this error:

# What argparse itself says; its own %-places stay as they are.
argparse-usage = usage:
argparse-positional-arguments = positional arguments
argparse-options = options
argparse-show-this-help-message-and-exit = show this help message and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-error = %(prog)s: error: %(message)s
argparse-the-following-arguments-are-required = the following arguments are required: %s
argparse-unrecognized-arguments = unrecognized arguments: %s
argparse-expected-one-argument = expected one argument
argparse-expected-at-most-one-argument = expected at most one argument
argparse-expected-at-least-one-argument = expected at least one argument
argparse-ignored-explicit-argument = ignored explicit argument %r
argparse-ambiguous-option-could-match = ambiguous option: %(option)s could match %(matches)s
argparse-invalid-choice-choose-from = invalid choice: %(value)r (choose from %(choices)s)

problem-cannot-read-missing = Cannot read “{ $file }”: there is no such file. Check the name and the folder.
problem-cannot-read-denied = Cannot read “{ $file }”: permission denied. Make it readable, or choose another file.
problem-cannot-read-full = Cannot read “{ $file }”: no space is left on the disk. Free some and try again.
problem-cannot-read-folder = Cannot read “{ $file }”: it is a folder. Name a file inside it.
problem-cannot-read-other = Cannot read “{ $file }” ({ $detail }). Try another file.
problem-cannot-write-missing = Cannot write “{ $file }”: its folder does not exist. Make the folder or choose another; nothing already saved was harmed.
problem-cannot-write-denied = Cannot write “{ $file }”: the folder is read-only. Choose another folder; nothing already saved was harmed.
problem-cannot-write-full = Cannot write “{ $file }”: the disk is full. Free some space and try again; nothing already saved was harmed.
problem-cannot-write-folder = Cannot write “{ $file }”: it is a folder. Add a file name; nothing already saved was harmed.
problem-cannot-write-other = Cannot write “{ $file }” ({ $detail }). Choose another place; nothing already saved was harmed.

cli-serve = serve the web table
cli-host = address to listen on
cli-port = port to listen on; 0 for any free one
cli-host-name = a name of this server, besides local names; may be given several times
cli-trusted-proxy = a proxy that is believed when it tells the address of a client and https; may be given several times
cli-store = SQLite file or PostgreSQL URL that keeps all matches
cli-web = folder of the built page
cli-workers = processes that serve, on one PostgreSQL database
cli-thinkers = processes in which bots think, shared by all that serve
cli-open = open the page in a browser
cli-dice = roll the same dice in every match, for tests and demonstrations
cli-config = a TOML file with these options; the environment (SAECULA_PORT …) goes before it, the command line before both
cli-show-config = print all options with their sources, without passwords, and exit
cli-metrics = serve figures for Prometheus at this address
cli-log = what the lines of the log look like
cli-log-level = from which level on lines are logged
cli-stop-seconds = how many seconds requests may take to end when the server stops
cli-serving-metrics = Figures for Prometheus are at { $address }.
cli-serving = Saecula is at { $address } – stop with Ctrl-C.
cli-engine-coming = Opponents will think faster in about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
cli-engine-compiled = The engine is compiled: opponents think faster from now on.
cli-engine-uncompiled = The engine could not be compiled: opponents go on thinking slowly. build/compile.log says why; “make play” tries again.
problem-load-alone = A saved match keeps its own seed, options and data; leave out --seed, --option and --data with --load.
problem-bad-host-name = “{ $value }” is not the name of a server. With --host-name, give it without https:// and without a port, such as play.example.org.
problem-bad-proxy = “{ $value }” is neither an address nor a network. With --trusted-proxy, give one such as 127.0.0.1 or 10.0.0.0/8.
problem-settings-not-toml = “{ $file }” is not valid TOML ({ $detail }); correct that place.
problem-no-such-setting = “{ $file }” has an unknown key, “{ $name }”; choose one of: { $known }.
problem-no-such-variable = There is no setting “{ $name }” in the environment; call it “{ $like }”, or remove it.
problem-bad-choice = “{ $value }” does not fit for “{ $what }”; choose one of: { $known }.
problem-bad-text = “{ $value }” does not fit for “{ $what }”; give text in quotation marks.
problem-bad-list = “{ $value }” does not fit for “{ $what }”; give a list of texts in quotation marks.
problem-bad-address = “{ $value }” does not fit for “{ $what }”; give an address and a port, such as 127.0.0.1:9100.
problem-cannot-listen = Cannot listen on { $host }, port { $port } ({ $detail }). Choose another with { $option }, or port 0 for any free one.
problem-cannot-keep = Matches cannot be kept in “{ $store }” ({ $detail }). Name another file or database with --store, or start the database first.
problem-store-kind = Matches cannot be kept in “{ $scheme }…”. With --store, name the path of an SQLite file or a URL that begins with postgresql://.
problem-store-damaged = “{ $store }” is damaged, or is not an SQLite file ({ $detail }). Restore it from a backup, or name another file with --store.
problem-store-newer = A newer release has kept its matches in this store. Start that release, or name another store with --store; nothing was changed.
problem-store-served = Another server plays with “{ $store }”. Stop it, or name another file with --store; several servers can share a PostgreSQL database.
problem-workers-store = Several processes ({ $workers }) can serve only with a PostgreSQL database: name one with --store, or leave out --workers.
problem-no-page = There is no built page in “{ $folder }”. Build it with “make install”, or name another folder with --web.

cli-tournament = play a tournament between bots on paired seeds and write a report
cli-tournament-bots = the bots, separated by commas: { $bots }; search:3000 searches with 3000 iterations a choice
cli-tournament-games = matches per pairing, rounded up to whole rotations of the seats
cli-tournament-out = folder for the matches (as lines and as Parquet) and the report; a run already there is continued
cli-train = train a title’s opponents from scratch
cli-train-games = matches of self-play
cli-train-hidden = hidden units of a net, rounded up to fours; 0 for a linear value; 32, or those of --from, if left out
cli-train-from = weights to start from, instead of from nothing; not for every title
cli-train-against = learn to beat this bot instead of playing against itself; the report says how well that worked
cli-train-out = folder for the weights and the report
cli-wrote = Wrote { $file }.
problem-other-tournament = “{ $file }” holds matches of another tournament (title, rules, seats, options or seed differ). Choose another folder with --out.
problem-damaged-tournament = The first line of “{ $file }”, which says what was played, is damaged. Restore it, or choose another folder with --out; the file was not changed.
problem-damaged-line = Line { $n } of “{ $file }” is damaged. Remove that line (its match is then played again), or choose another folder with --out; the file was not changed.
problem-too-few-bots = A tournament with { $seats } seats needs at least two different bots, not only “{ $bots }”. Name another one with --bots, separated by a comma.
problem-no-training = “{ $title }” has no opponents to train; choose one of: { $known }.
problem-from-unheard = “{ $title }” is always trained from scratch; leave out --from.
problem-hidden-unheard = “{ $title }” does not let you choose the hidden units; leave out --hidden.
problem-hidden-other = { $hidden } hidden units do not fit: the weights in “{ $file }” have { $width }. Leave out --hidden or --from.
problem-bad-weights = “{ $file }” is not a file of weights, or is damaged. Choose one that “saecula train” has written; if it came with Saecula, reinstall Saecula.
problem-weights-other-title = “{ $file }” has weights for “{ $title }”, not for “{ $wanted }”. Choose another file.
problem-weights-other-rules = The weights in “{ $file }” were trained for version { $rules } of the rules, but these are version { $ours }. Train them again with “saecula train”.
problem-weights-other-features = The weights in “{ $file }” were trained for other features ({ $features } instead of { $ours }). Train them again with “saecula train”.
problem-weights-other-seats = These weights were trained for another number of seats: { $seats }, not { $wanted }.
cli-chance-good = Chance was honest: every throw and draw ({ $count }) follows from the secret numbers in the log, by the odds of the rules.
cli-chance-number-wrong = { $number ->
    [-1] Number and fingerprint do not belong together: the server.
   *[other] Number and fingerprint do not belong together: seat { $number }.
}
cli-chance-event-wrong = This does not follow from the secret numbers in the log: event { $number }.
cli-chance-event-untold = The log leaves out where this comes from: event { $number }.
cli-chance-odds-wrong = The odds in the log are not those of the rules: event { $number }.
cli-invitation-only = let new people in by an invitation only, which “saecula admin invite” makes

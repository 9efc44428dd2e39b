# Looking after a store.
cli-admin = look after a store: back it up, restore it, verify it, delete people and matches
cli-admin-store = SQLite file or PostgreSQL URL of the store; the one of “saecula serve”, if left out
cli-admin-backup = copy a store into one new file, also while the server runs
cli-admin-backup-file = the new file; it can be restored into SQLite and into PostgreSQL
cli-admin-restore = fill a new or empty store from a backup
cli-admin-restore-file = the backup
cli-admin-verify = fold every match and compare it with what is stored
cli-admin-people = list all people, the first ones first
cli-admin-export-person = print as JSON what is stored about one person
cli-admin-person-id = id of the person, as “saecula admin people” lists it
cli-admin-delete-person = delete one person; their matches keep a seat without a name
cli-admin-delete-match = delete one match for everybody
cli-admin-match-id = id of the match, as in the address of its table
cli-admin-prune = delete old finished matches, and people who are in no match
cli-admin-days = delete only matches that have not changed, and people who came, longer than this number of days ago
cli-admin-yes = really delete; without it, only print how much would be deleted
cli-admin-backed-up = Wrote { $file }. Matches: { $matches }, events: { $events }, people: { $people }.
cli-admin-restored = Restored into { $store }. Matches: { $matches }, events: { $events }, people: { $people }.
cli-admin-verified = Matches: { $matches }, events: { $events }, broken matches: { $broken }.
cli-admin-broken = Match “{ $match }”: { $problem }
cli-admin-deleted-person = Deleted the person “{ $id }”. Matches that keep a seat without a name: { $matches }.
cli-admin-deleted-match = Deleted the match “{ $id }”.
cli-admin-pruned = Deleted matches: { $matches }, people: { $people }.
cli-admin-would-prune = Nothing was deleted. With --yes, this would be; matches: { $matches }, people: { $people }.
cli-admin-column-id = id
cli-admin-column-name = name
cli-admin-column-made = since
cli-admin-column-matches = matches
cli-admin-column-last = last active
problem-store-missing = There is no store of Saecula in “{ $store }”. Check the name after --store.
problem-store-older = An older release has kept its matches in this store. Start “saecula serve” of this release with it once, which brings it up to date, then try again; nothing was changed.
problem-store-not-empty = “{ $store }” is not empty. Name a new file or an empty database with --store; nothing was changed.
problem-backup-there = “{ $file }” is there already. Name a new file; nothing was overwritten.
problem-backup-damaged = “{ $file }” is no backup of a store, or is damaged ({ $detail }). Choose another file; nothing was changed.
problem-unknown-person = There is nobody with the id “{ $id }” in this store. “saecula admin people” lists all ids.
problem-unknown-match = There is no match with the id “{ $id }” in this store. The address of its table ends in it.
problem-changed-meanwhile = A server has changed the same thing at the same time. Try again; nothing was changed.
problem-match-unreadable = It cannot be read ({ $detail }). Restore the store from a backup, or delete the match.
problem-match-rewritten = Event { $n } is stored as “{ $stored }”, but reads “{ $read }”.
problem-match-differs = Its events lead to { $folded }, but stored is { $stored }.
cli-admin-close = let nobody new in and nobody begin a match; what is under way goes on
cli-admin-open = let everybody in again
cli-admin-invite = make an invitation for a server that runs with --invitation-only
cli-admin-invited-people = how many new people may come in by it; 1, if left out
cli-admin-invited-days = for how many days it holds; 30, if left out
cli-admin-closed = The door is closed: nobody new comes in, and no match begins. Matches that are under way go on.
cli-admin-opened = The door is open again.
cli-admin-invited = Invitation for { $people ->
    [one] one person
   *[other] { $people } people
}, for { $days ->
    [one] one day
   *[other] { $days } days
}. Put this behind the address of the server: { $path }

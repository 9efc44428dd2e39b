# The web table.
problem-message-wrong = The table does not understand this message ({ $detail }). Reload the page and try again.
problem-message-too-long = This message is too long; at most { $most } characters are read.
problem-request-wrong = This request cannot be answered (status { $status }). Check the address and try again.
problem-our-fault = Something went wrong on our side; nothing was lost. Try again in a moment.
problem-store-lost = The match cannot be saved right now, so nothing was changed. Try again in a moment.
problem-too-many = That was too much at once. Wait a moment and try again.
problem-foreign-origin = This request came from another site’s page and was refused. Open the table itself.
problem-not-yours = This is for its players only. Join the match, or begin one of your own.
problem-not-your-seat = Seat { $seat } is not yours. Choose for your own seat.
problem-seat-taken = Somebody else has taken this seat. Choose another.
problem-seats-open = Some seats are still open. Invite somebody, or give them to bots.
problem-ask-closed = This question has been answered already; here is what is true now.
problem-nothing-proposed = Nobody has proposed anything to you.
problem-already-proposed = There is already a proposal on the table. Answer it, or wait for the others.
problem-no-hint = The computer could not think of a hint in time. Try again.
problem-no-such-match = There is no such match here, or its link is wrong. Ask for the link again.
problem-no-such-phrase = Nobody here has this recovery phrase. Check the words and their order.

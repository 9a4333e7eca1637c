# What the house keeps about a member.

privacy-command = What is stored about you here; get it as a file, or erase it

privacy-title = What is stored about you
privacy-text =
    In this server you’re stored as **{ $name }**, with your Discord user ID.
    {"**"}Purses**: { $purses }
    {"**"}Games**: { $deals ->
        [0] you haven’t played a deal yet
        [one] you’ve played one deal; its cards and plays are kept
       *[other] you’ve played { $deals } deals; their cards and plays are kept
    }.
    {"**"}What you typed**: { $notes ->
        [0] no reasons for payments
        [one] one reason for a payment
       *[other] { $notes } reasons for payments
    }. Anything you typed to cut the pack is stored too.
    {"**"}Problems you reported**: { $reports ->
        [0] none
        [one] one, with what you saw
       *[other] { $reports }, with what you saw
    }.
    {"**"}House log**: { $entries ->
        [0] nothing by you or about you
        [one] one entry by you or about you
       *[other] { $entries } entries by you or about you
    }.
    {"**"}Bans**: { $kept ->
        [0] none
       *[other] a ban, or a break you asked for, is stored
    }.
privacy-off-board = {"**"}List of richest players**: a game master took you off it.
privacy-purse-own = your own, { $coins }, { $lines ->
    [one] one line of history
   *[other] { $lines } lines of history
}
privacy-purse-character = **{ $name }**, { $coins }, { $lines ->
    [one] one line of history
   *[other] { $lines } lines of history
}
privacy-more-purses = and { $more } more
privacy-how = No messages are read, and nothing else about your account is stored. If the bot is removed from this server, all of it is deleted { $days ->
    [0] at once
    [one] after one day
   *[other] after { $days } days
}.
privacy-papers = Privacy policy of whoever runs this bot: { $url }
privacy-papers-none = There’s no link to a privacy policy here yet. Whoever runs this bot can show it to you.
privacy-nothing = Nothing is stored about you in this server.
privacy-only-bans = All that’s stored about you here is a ban or break (current or past), or that a game master took you off the list of richest players, and its log entry. It can’t be erased.

privacy-export-text = Everything stored about you in this server. This file is only for you.
privacy-export-part = Part { $part } of { $parts }.
privacy-export-last = Part { $part } of { $parts }, the last.

privacy-delete-title = Erase what is stored about you here?
privacy-delete-text =
    {"**"}Erased**: your name, user ID and characters, what you typed, and the reasons given for your payments. You leave tables where no deal is being played.
    {"**"}Your coins** ({ $coins }, in all your purses) are removed from the game.
    {"**"}Kept**: the books and the deals, where your purses become random letters; and, as codes without your name, a ban or break, that you had starting coins (you won’t get them again), and for two days today’s allowance, losses and payments.
    Messages already posted stay on Discord. **This can’t be undone.**
privacy-key-erase = Erase it all
privacy-key-keep = Keep it
privacy-kept = Nothing was erased.
privacy-erased-title = Erased
privacy-erased-text = Your data has been erased, and { $coins } removed from the game. If you use a command here again, you start from scratch. Starting coins are paid only once.
privacy-erased-file = It has been overwritten in the database file, too.
privacy-erased-file-later = It will be overwritten in the database file as soon as the program reading it now has finished, or when the bot next starts. You don’t need to do anything.
privacy-erased-database = It has been removed from the database; backups keep it until they are deleted.

privacy-seated = You’re in a deal or match at { $inn }, so nothing was erased. Press **{ $options }** there, then **{ $leave }**, and try again when it’s over.
privacy-on-hold = You still have { $coins } reserved for a deal or match, so nothing was erased. Try again when it’s over.

moved-erase = erased at their owner’s request
about-papers = [Privacy policy]({ $privacy }) · [Terms]({ $terms })
about-paper-privacy = [Privacy policy]({ $privacy })
about-paper-terms = [Terms]({ $terms })
about-papers-none = There’s no link to the privacy policy or the terms here yet. Whoever runs this bot can show them to you.
about-privacy = What is stored about you, and how to erase it: `/privacy`.
privacy-key-export = Get it as a file
privacy-key-ask = Erase it…
privacy-key-next = Next part

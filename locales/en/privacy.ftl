# What the house keeps about a member.

privacy-command = What the house keeps about you: see it, take it with you, erase it
privacy-show-command = What is kept about you in this server, in plain words
privacy-export-command = All that is kept about you in this server, as a file
privacy-export-part-option = Which part, where it is too long for one file
privacy-delete-command = Erase what is kept about you in this server; you are asked first

privacy-title = What the house keeps about you
privacy-text =
    In this server it knows you as **{ $name }**, by the number of your Discord account.
    {"**"}Purses**: { $purses }
    {"**"}Games**: { $deals ->
        [0] you sat at no deal yet
        [one] you sat at one deal; its cards and plays are kept
       *[other] you sat at { $deals } deals; their cards and plays are kept
    }.
    {"**"}What you typed**: { $notes ->
        [0] no reason beside coins
        [one] one reason beside coins
       *[other] { $notes } reasons beside coins
    }, and the words you cut a pack with, if you did.
    {"**"}Problems you reported**: { $reports ->
        [0] none
        [one] one, with what you saw
       *[other] { $reports }, with what you saw
    }.
    {"**"}Log of the house**: { $entries ->
        [0] nothing by you or about you
        [one] one entry by you or about you
       *[other] { $entries } entries by you or about you
    }.
    {"**"}Kept from the tables**: { $kept ->
        [0] nothing keeps you away
       *[other] a ban or a wish of your own is noted
    }.
privacy-purse-own = your own, { $coins }, { $lines ->
    [one] one line of history
   *[other] { $lines } lines of history
}
privacy-purse-character = **{ $name }**, { $coins }, { $lines ->
    [one] one line of history
   *[other] { $lines } lines of history
}
privacy-more-purses = and { $more } more
privacy-how = No messages are read and no other data of your account is kept. If the bot is removed from this server, all of it is deleted after { $days ->
    [0] no time at all
    [one] one day
   *[other] { $days } days
}.
privacy-do = `/privacy export` gives you all of it as a file, `/privacy delete` erases it.
privacy-papers = The operator’s privacy policy: { $url }
privacy-papers-none = The privacy policy is the file PRIVACY.md of this program; whoever runs this bot can show it to you.
privacy-nothing = The house keeps nothing about you in this server.

privacy-export-text = All that the house keeps about you in this server. Keep the file to yourself: it is only yours.
privacy-export-part = Part { $part } of { $parts }; `/privacy export part:{ $next }` gives you the next.
privacy-export-last = Part { $part } of { $parts }, the last.

privacy-delete-title = Erase what is kept about you here?
privacy-delete-text =
    {"**"}Erased**: your name and the number of your account, your characters, what you typed, and what was typed about your coins. You get up from the tables where no deal is on.
    {"**"}Your coins** ({ $coins }, in all your purses) go back to the mint.
    {"**"}Kept**: the books and the games, for they are the others’ too. They know your purses by random letters, and nobody can tell any more that they were yours.
    {"**"}Kept, too**: a ban or a wish of your own to stay away, and that you had your starting coins and, for two days, an allowance, as codes that only this house can check. They name no purse. If you come back, you begin without starting coins.
    Messages in the channels are Discord’s: what they say stays there. **This cannot be undone.**
privacy-key-erase = Erase it all
privacy-key-keep = Keep it
privacy-kept = Nothing was erased.
privacy-erased-title = Erased
privacy-erased-text = The house does not know you any more. { $coins } went back to the mint. If you use a command here again, you begin anew, without starting coins.
privacy-erased-file = It is overwritten in the house’s file, too.
privacy-erased-file-later = In the house’s file it will be overwritten as soon as the program that is reading it now has finished, at the latest when the bot next starts. Nothing more is needed from you.

privacy-seated = You sit at { $inn }, where a deal or a match is on. Press Leave there, and come back when it is over; nothing was erased.
privacy-on-hold = A table keeps { $coins } of yours aside until its deal or match is over. Come back then; nothing was erased.

moved-erase = erased at its owner’s wish
about-papers = [Privacy policy]({ $privacy }) · [Terms]({ $terms })
about-paper-privacy = [Privacy policy]({ $privacy })
about-paper-terms = [Terms]({ $terms })
about-papers-none = Privacy policy and terms are the files PRIVACY.md and TERMS.md of this program; whoever runs this bot can show them to you.
about-privacy = What is kept about you, and how to erase it: `/privacy show`.

# What a member is told once in a message that they alone see: two lines at most.

hint-lobby = Your cards will appear here. Lost this message? Press **{ $hand }** at the table.
hint-lesson = **New to this game?** **{ $learn }** walks you through a practice deal with nothing at stake. You’ll find it later too, in `{ $play }`.
hint-question = Everyone is asked, so the question gives nothing away, and answers stay hidden until all are in. Showing pays coins, but everyone sees the card.
hint-robbing = Everyone is asked, so nobody can tell who holds the ace of trumps, and a “no” stays secret until the deal is over. If you hold it and don’t answer, autopilot robs for you.
hint-discard = Trying costs nothing: if a card can’t be discarded, you’re told why.
hint-bet = You can never lose more than your purse: it’s already reserved.
hint-receipt = Under **{ $options }** at the table, **{ $receipt }** shows every payment of the deal, and **{ $replay }** shows every card.
hint-result-fun = Under **{ $options }** at the table, **{ $replay }** shows every card of the deal, trick by trick.
hint-result-solo = **{ $replay }** shows every card of the deal, trick by trick.
hint-view = Larger cards, no pictures, another language: `{ $command }`.
hint-others = On your turn, cards you can’t play are in the menu below the buttons. Choosing one costs nothing and tells you why.

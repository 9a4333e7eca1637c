# What a member is told once in a message that they alone see: two lines at most.

hint-lobby = Your cards appear in this message. If you lose it, press **{ $hand }** at the table.
hint-lesson = **New to this game?** **{ $learn }** walks you through a practice deal with nothing at stake. You’ll find it later too, in `{ $play }`.
hint-question = Everyone is asked, whatever they hold, so the question gives nothing away; no answers are revealed until everyone has answered. Showing a bonus card pays you coins, and everyone sees it.
hint-robbing = Everyone is asked, so nobody can tell who holds the ace of trumps. If you don’t rob, nobody learns that you could have until the deal is over.
hint-discard = Trying costs nothing: if a card can’t be discarded, you’re told why.
hint-bet = You can never lose more than your purse: it’s already reserved.
hint-receipt = Under **{ $options }** at the table, **{ $receipt }** shows every payment of the deal, and **{ $replay }** shows every card.
hint-result-fun = Under **{ $options }** at the table, **{ $replay }** shows every card of the deal, trick by trick.
hint-result-solo = **{ $replay }** shows every card of the deal, trick by trick.
hint-view = Larger cards, no pictures, another language: `{ $command }`.
hint-others = Cards you can’t play are in the menu below the buttons. Choosing one costs nothing and tells you why.

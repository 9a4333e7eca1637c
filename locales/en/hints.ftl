# What a member is told once, at the end of what they alone see: two lines at most.

hint-lobby = The cards come into this very message. If you lose sight of it, press **{ $hand }** at the table.
hint-question = Everyone is asked, so that the question gives nothing away. What you show earns coins, and everyone sees it.
hint-robbing = Everyone is asked, so that the question does not give away who holds the ace of trumps. If you leave it, nobody learns that you could have robbed before the deal is over.
hint-discard = You lose nothing by trying: a card that may not be laid away tells you why.
hint-bet = You can never lose more than your purse: it is set aside already.
hint-result = **{ $receipt }** at the table shows every coin of the deal, and **{ $replay }** every card.
hint-view = Larger cards, no pictures, another language: `{ $command }`.
hint-others = Cards that may not be played are in the menu below the buttons: choosing one costs nothing, and tells you why.

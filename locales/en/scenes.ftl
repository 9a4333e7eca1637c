# On the pictures of a table: as few letters as can be, for a phone shows them small.

# A seat whose player has a name in letters that cannot be drawn.
scene-seat = Seat { $number }
# The one letter on the button of whoever deals.
scene-dealer = D

# What is going on, as a heading.
scene-trick = Trick { $trick } of { $tricks }
scene-last = Trick { $trick } of { $tricks } is over
scene-last-trick = Last trick
scene-question = Show a bonus card?
scene-discard = The discard
scene-bidding = Bidding { $session } of 3
scene-robbing = Robbing
scene-offered = Concede?
scene-vole-or-stop = All five, or stop?
scene-talk = The talk
scene-call = A card is called
scene-announce = Before the first card
scene-exchange = The exchange
scene-deal = Deal { $deal } of the match

# What somebody is to do now, on a small sign: a word or two.
scene-turn = to play
scene-turn-discard = discards
scene-turn-bid = to bid
scene-turn-bet = to bet
scene-turn-talk = to speak
scene-turn-decide = to decide

# How somebody stands, a word or two.
scene-bids = bids { $bid }
scene-passed = passed
scene-takes = takes
scene-solo = solo
scene-each = each for self
scene-petite = petite
scene-garde = garde
scene-sans = garde sans
scene-contre = garde contre
scene-jeu = plays
scene-chelem = chelem
scene-folded = folded
scene-all-in = all in
scene-stays = stays
scene-away = away
scene-leaving = leaves
scene-next = next deal
scene-out = sits out
scene-waits = waits

# In the middle.
scene-pot = Pot
scene-carried = carried over
scene-main-pot = Main pot
scene-side-pot = Side pot { $number }
scene-trumps = Trumps

# What a screen reader says of the picture. Sentences of the table itself stand around these.
scene-alt-seat = { $name }: { $facts }
scene-alt-reveal = { $reveal }: { $result }
scene-alt-last-trick = Last trick, won by { $winner }: { $cards }
scene-alt-seats = At the table: { $names }

# A table that waits for players.
scene-free = free
scene-alt-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}

# A deal that is over.
scene-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
scene-score = score { $score }

# The order of the cards.
order-title = { $game } · { $edition }
order-below = Strongest on the left, weakest on the right
order-points = Worth this many points
order-bonus = Pays a bonus
order-takes-all = Takes the whole pot
order-apart = Never wins a trick
order-equal = As strong as its neighbour
order-alt = The order of the cards, from the strongest to the weakest.
order-alt-row = { $suits }: { $cards }
order-alt-marked = { $what }: { $cards }
order-alt-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}

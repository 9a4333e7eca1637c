# The names of the cards. Numbering of the trumps as in Marseille: VIII Justice, XI Strength, XIII Death.

# The word for the suit may have to agree: $suit-id is swords, batons, cups, coins, spades, diamonds, clubs or hearts.
card-plain = { $rank } of { $suit }
# How a card is written: its corner and its name.
card-written = { $corner } { $name }
# A card within a sentence: other languages put an article before its name.
card-the = { $corner } { $name }
# A card of a plain suit in a longer sentence, with its emoji or its corner.
card-of-suit = the { $card }

suit-swords = Swords
suit-batons = Batons
suit-cups = Cups
suit-coins = Coins
suit-trumps = Trumps
# Behind suits in a list.
fool-among-suits = the Fool
suit-spades = Spades
suit-diamonds = Diamonds
suit-clubs = Clubs
suit-hearts = Hearts

# The suits’ signs; they never stand without a name.
sign-swords = ⚔
sign-batons = ⚚
sign-cups = ⚱
sign-coins = ◉
sign-spades = ♠
sign-diamonds = ♦
sign-clubs = ♣
sign-hearts = ♥

# Letters in the corners of the cards.
letter-ace = A
letter-jack = J
letter-knight = N
letter-queen = Q
letter-king = K

rank-ace = Ace
rank-two = Two
rank-three = Three
rank-four = Four
rank-five = Five
rank-six = Six
rank-seven = Seven
rank-eight = Eight
rank-nine = Nine
rank-ten = Ten
rank-jack = Jack
rank-knight = Knight
rank-queen = Queen
rank-king = King

trump-0 = The Fool
trump-1 = The Magician
trump-2 = The Popess
trump-3 = The Empress
trump-4 = The Emperor
trump-5 = The Pope
trump-6 = The Lovers
trump-7 = The Chariot
trump-8 = Justice
trump-9 = The Hermit
trump-10 = The Wheel of Fortune
trump-11 = Strength
trump-12 = The Hanged Man
trump-13 = Death
trump-14 = Temperance
trump-15 = The Devil
trump-16 = The Tower
trump-17 = The Star
trump-18 = The Moon
trump-19 = The Sun
trump-20 = Judgement
trump-21 = The World

# Cards of one suit in few letters: "Swords K · Q · 10".
cards-in-short = { $suit } { $cards }

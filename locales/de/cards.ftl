# Die Namen der Karten. Die Trümpfe sind wie in Marseille gezählt: VIII Gerechtigkeit, XI Kraft, XIII Tod.
# Karten stehen ohne Artikel, wie man sie am Tisch ansagt, und im Werfall: in Sätzen meist hinter einem Doppelpunkt.

card-plain = { $suit-id ->
    [swords] Schwert
    [batons] Stab
    [cups] Kelch
    [coins] Münz
    [spades] Pik
    [diamonds] Karo
    [clubs] Kreuz
   *[hearts] Herz
}-{ $rank }
# Wie eine Karte geschrieben wird: ihre Ecke und ihr Name.
card-written = { $corner } { $name }
# Eine Karte im Satz: andere Sprachen setzen einen Artikel davor.
card-the = { $corner } { $name }
# Eine Karte einer Farbe im längeren Satz: das Englische setzt dort einen Artikel davor.
card-of-suit = { $card }

suit-swords = Schwerter
suit-batons = Stäbe
suit-cups = Kelche
suit-coins = Münzen
suit-trumps = Trümpfe
# Behind suits in a list.
fool-among-suits = Narr
suit-spades = Pik
suit-diamonds = Karo
suit-clubs = Kreuz
suit-hearts = Herz

# Die Zeichen der Farben; sie stehen nie ohne einen Namen.
sign-swords = ⚔
sign-batons = ⚚
sign-cups = ⚱
sign-coins = ◉
sign-spades = ♠
sign-diamonds = ♦
sign-clubs = ♣
sign-hearts = ♥

# Die Buchstaben in den Ecken der Karten.
letter-ace = A
letter-jack = B
letter-knight = R
letter-queen = D
letter-king = K

rank-ace = Ass
rank-two = Zwei
rank-three = Drei
rank-four = Vier
rank-five = Fünf
rank-six = Sechs
rank-seven = Sieben
rank-eight = Acht
rank-nine = Neun
rank-ten = Zehn
rank-jack = Bube
rank-knight = Ritter
rank-queen = Dame
rank-king = König

trump-0 = Narr
trump-1 = Gaukler
trump-2 = Päpstin
trump-3 = Kaiserin
trump-4 = Kaiser
trump-5 = Papst
trump-6 = Liebende
trump-7 = Wagen
trump-8 = Gerechtigkeit
trump-9 = Einsiedler
trump-10 = Glücksrad
trump-11 = Kraft
trump-12 = Gehängter
trump-13 = Tod
trump-14 = Mäßigkeit
trump-15 = Teufel
trump-16 = Turm
trump-17 = Stern
trump-18 = Mond
trump-19 = Sonne
trump-20 = Gericht
trump-21 = Welt

# Karten einer Farbe in wenigen Zeichen: „Schwerter K · D · 10“.
cards-in-short = { $suit } { $cards }

# Les noms des cartes. Les atouts sont numérotés comme à Marseille : VIII la Justice, XI la Force, XIII la Mort.

card-plain = { $rank } { $suit-id ->
    [swords] d’Épée
    [batons] de Bâton
    [cups] de Coupe
    [coins] de Denier
    [spades] de pique
    [diamonds] de carreau
    [clubs] de trèfle
    [hearts] de cœur
   *[other] de { $suit }
}
# Une carte s’écrit par son coin et son nom.
card-written = { $corner } { $name }

# Les lettres des coins.
letter-ace = A
letter-jack = V
letter-knight = C
letter-queen = D
letter-king = R

suit-swords = Épées
suit-batons = Bâtons
suit-cups = Coupes
suit-coins = Deniers
suit-trumps = Atouts
suit-spades = Pique
suit-diamonds = Carreau
suit-clubs = Trèfle
suit-hearts = Cœur

# Les signes des couleurs ; ils ne vont jamais sans un nom.
sign-swords = ⚔
sign-batons = ⚚
sign-cups = ⚱
sign-coins = ◉
sign-spades = ♠
sign-diamonds = ♦
sign-clubs = ♣
sign-hearts = ♥

rank-ace = As
rank-two = Deux
rank-three = Trois
rank-four = Quatre
rank-five = Cinq
rank-six = Six
rank-seven = Sept
rank-eight = Huit
rank-nine = Neuf
rank-ten = Dix
rank-jack = Valet
rank-knight = Cavalier
rank-queen = Dame
rank-king = Roi

trump-0 = Le Mat
trump-1 = Le Bateleur
trump-2 = La Papesse
trump-3 = L’Impératrice
trump-4 = L’Empereur
trump-5 = Le Pape
trump-6 = L’Amoureux
trump-7 = Le Chariot
trump-8 = La Justice
trump-9 = L’Ermite
trump-10 = La Roue de Fortune
trump-11 = La Force
trump-12 = Le Pendu
trump-13 = La Mort
trump-14 = Tempérance
trump-15 = Le Diable
trump-16 = La Maison Dieu
trump-17 = L’Étoile
trump-18 = La Lune
trump-19 = Le Soleil
trump-20 = Le Jugement
trump-21 = Le Monde

# Des cartes d’une couleur en peu de lettres : « Épées R · D · 10 ».
cards-in-short = { $suit } { $cards }

# Les noms des cartes. Les atouts sont numérotés comme à Marseille : VIII la Justice, XI la Force, XIII la Mort.

card-plain = { $rank } { $suit-id ->
    [swords] d’Épée
    [batons] de Bâton
    [cups] de Coupe
    [coins] de Denier
    [spades] de Pique
    [diamonds] de Carreau
    [clubs] de Trèfle
    [hearts] de Cœur
   *[other] de { $suit }
}
# Une carte s’écrit par son coin et son nom ; le Mat, qui n’a pas de numéro, par son nom seul.
card-written = { $id ->
    [T0] { $name }
   *[other] { $corner } { $name }
}
# Dans une phrase, elle porte son article : « joue le Roi d’Épée (R⚔) ».
card-the = { $id ->
    [T0] { $name }
   *[other] { $name } ({ $corner })
}
# Une carte d’une couleur dans une phrase plus longue : l’anglais y met un article.
card-of-suit = { $card }

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
# Behind suits in a list.
fool-among-suits = Mat
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

# Avec l’article, pour les phrases.
rank-ace = As
    .the = l’As
rank-two = Deux
    .the = le Deux
rank-three = Trois
    .the = le Trois
rank-four = Quatre
    .the = le Quatre
rank-five = Cinq
    .the = le Cinq
rank-six = Six
    .the = le Six
rank-seven = Sept
    .the = le Sept
rank-eight = Huit
    .the = le Huit
rank-nine = Neuf
    .the = le Neuf
rank-ten = Dix
    .the = le Dix
rank-jack = Valet
    .the = le Valet
rank-knight = Cavalier
    .the = le Cavalier
rank-queen = Dame
    .the = la Dame
rank-king = Roi
    .the = le Roi

trump-0 = Le Mat
    .the = le Mat
trump-1 = Le Bateleur
    .the = le Bateleur
trump-2 = La Papesse
    .the = la Papesse
trump-3 = L’Impératrice
    .the = l’Impératrice
trump-4 = L’Empereur
    .the = l’Empereur
trump-5 = Le Pape
    .the = le Pape
trump-6 = L’Amoureux
    .the = l’Amoureux
trump-7 = Le Chariot
    .the = le Chariot
trump-8 = La Justice
    .the = la Justice
trump-9 = L’Ermite
    .the = l’Ermite
trump-10 = La Roue de Fortune
    .the = la Roue de Fortune
trump-11 = La Force
    .the = la Force
trump-12 = Le Pendu
    .the = le Pendu
trump-13 = La Mort
    .the = la Mort
trump-14 = Tempérance
trump-15 = Le Diable
    .the = le Diable
trump-16 = La Maison Dieu
    .the = la Maison Dieu
trump-17 = L’Étoile
    .the = l’Étoile
trump-18 = La Lune
    .the = la Lune
trump-19 = Le Soleil
    .the = le Soleil
trump-20 = Le Jugement
    .the = le Jugement
trump-21 = Le Monde
    .the = le Monde

# Des cartes d’une couleur en peu de lettres : « Épées R · D · 10 ».
cards-in-short = { $suit } { $cards }

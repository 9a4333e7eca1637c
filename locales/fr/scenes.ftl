# Sur les images d’une table : aussi peu de lettres que possible, car un téléphone les montre petites.

# Une place dont le nom est en lettres qui ne se dessinent pas.
scene-seat = Place { $number }
# La lettre sur le bouton du donneur.
scene-dealer = D

# Ce qui se passe, en titre.
scene-trick = Pli { $trick } sur { $tricks }
scene-last = Pli { $trick } sur { $tricks }, fini
scene-last-trick = Dernier pli
scene-question = Montrer une carte à prime ?
scene-discard = L’écart
scene-bidding = Tour d’annonces { $session } sur 3
scene-robbing = Le pillage
scene-offered = Abandon ?
scene-vole-or-stop = Vole ou arrêt ?
scene-talk = Le tour de parole
scene-call = Une carte est appelée
scene-announce = Avant la première carte
scene-exchange = L’échange
scene-deal = Donne { $deal } de la partie

# Ce que quelqu’un doit faire, sur une petite plaque : un mot ou deux.
scene-turn = joue
scene-turn-discard = écarte
scene-turn-bid = annonce
scene-turn-bet = parle
scene-turn-talk = parle
scene-turn-decide = décide

# Où quelqu’un en est, en un mot ou deux.
scene-bids = annonce { $bid }
scene-passed = passe
scene-takes = prend
scene-solo = solo
scene-each = chacun pour soi
scene-petite = petite
scene-garde = garde
scene-sans = garde sans
scene-contre = garde contre
scene-jeu = joue
scene-chelem = chelem
scene-folded = hors du coup
scene-all-in = tapis
scene-stays = reste
scene-away = n’est pas là
scene-leaving = s’en va
scene-next = donne suivante
scene-out = ne joue pas
scene-waits = attend

# Au milieu.
scene-pot = Pot
scene-carried = reporté
scene-main-pot = Pot principal
scene-side-pot = Pot annexe { $number }
scene-trumps = Atout

# Ce qu’un lecteur d’écran dit de l’image. Les phrases de la table l’entourent.
scene-alt-seat = { $name } : { $facts }
scene-alt-reveal = { $reveal } : { $result }
scene-alt-last-trick = Dernier pli, pour { $winner } : { $cards }
scene-alt-seats = À la table : { $names }

# Une table qui attend des joueurs.
scene-free = libre
scene-alt-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}

# Une donne finie.
scene-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-score = score { $score }

# L’ordre des cartes.
order-title = { $game } · { $edition }
order-below = De la plus forte, à gauche, à la plus faible
order-points = Valeur en points
order-bonus = Cartes à prime
order-takes-all = Rafle tout le pot
order-apart = Ne fait jamais de pli
order-equal = Aussi forte que sa voisine
order-alt = L’ordre des cartes, de la plus forte à la plus faible.
order-alt-row = { $suits } : { $cards }
order-alt-marked = { $what } : { $cards }
order-alt-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

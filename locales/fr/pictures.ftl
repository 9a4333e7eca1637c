# Images des comptes : le classement des bourses, une bourse au fil du temps.

board-title = Les plus riches
board-line = **{ $rank }.** { $name } · { $coins }
board-line-own = **{ $rank }. { $name } · { $coins }**
board-empty = Personne n’a de pièces ici.
board-own = { $who } : n° { $rank } sur { $of } au classement, avec { $coins }.
board-own-empty = { $who } n’a aucune pièce.
board-own-off = Tu as { $coins } en tant que { $who }, mais un maître de jeu t’a fait sortir de ce classement. Personne d’autre ne voit ce message.
board-footer = Les pièces en jeu comptent aussi, mais pas celles des joueurs virtuels ni de la maison.
board-alt = Les plus riches. { $list }
board-alt-line = { $rank }. { $name } : { $coins }

chart-title = Une bourse au fil du temps
chart-text = { $name } possède **{ $now }**.
    Depuis le { $since } : au plus haut { $high } (le { $high-when }), au plus bas { $low } (le { $low-when }).
chart-text-still = { $name } possède **{ $now }**, sans changement depuis le { $since }.
chart-alt = Bourse au fil du temps, { $name }, depuis le { $since } : aujourd’hui { $now }, au plus haut { $high } (le { $high-when }), au plus bas { $low } (le { $low-when }).
chart-empty = Rien à dessiner encore : aucune pièce n’est entrée ni sortie.

# Les dates dans les images.
picture-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
picture-month = { $month } { $year }
picture-month-name = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
picture-zone = UTC

# Grandes sommes sur les images, où la place manque.
sum-thousands = { $number } k
sum-millions = { $number } M
sum-billions = { $number } Md
sum-trillions = { $number } bn

key-score = Feuille de score
score-deals = donnes
score-up = { $name } { $coins }
score-title = Feuille de score : { $inn }
score-deal = `{ $number }` { $told }
score-cancelled = annulée
score-match = la partie continue
score-nothing = personne n’a gagné ni perdu
score-none = Aucune donne n’a encore été terminée ici.
score-latest = Les { $deals } dernières donnes. Ce qui précède n’est pas compté.
score-footer = Donnes terminées depuis l’ouverture de la table.
score-alt = Ce que chacun a gagné ou perdu à cette table : { $list }

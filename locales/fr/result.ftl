# Une donne finie : qui a gagné quoi, et pourquoi.

report-winner-death = { $name } a reçu **{ $card }** et rafle tout le pot.
report-winner-tricks = { $name } a fait le plus de plis et prend le pot.
report-winner-first = { $name } a fait { $tricks } avant tout le monde et prend le pot.
report-winner-emptied = Les primes ont vidé le pot : il ne restait rien à jouer.
report-winner-points = { $names } { $winners ->
    [one] a
   *[other] ont
} le plus de points dans cette donne : { $points }.
report-winner-points-tied = Égalité dans cette donne : { $names } ont { $points } points chacun.
report-winner-coins = { $names } { $winners ->
    [one] a
   *[other] ont
} le plus de points, { $points }, et { $winners ->
    [one] gagne { $coins }.
   *[other] gagnent chacun { $coins }.
}
report-winner-coins-honours = { $names } { $winners ->
    [one] a
   *[other] ont
} le plus de points, { $points }, et { $winners ->
    [one] gagne { $coins }, honneurs compris.
   *[other] gagnent chacun { $coins }, honneurs compris.
}
report-winner-coins-tied = Égalité : { $names } ont { $points } points chacun et gagnent chacun { $coins }.
report-won-most = Le plus gros gain : { $coins } pour { $names }.
report-winner-honours = { $names } { $winners ->
    [one] gagne
   *[other] gagnent
} le plus : { $coins }, honneurs compris ; { $best } avait le plus de points : { $points }.
report-agreed = La somme des trois annonces est nulle : on paie comme annoncé, et on ne joue pas.
report-passed = Tout le monde a passé : on n’a pas joué, et personne ne paie.
report-solo-won = { $name } a joué en solo et fait { $points } points, plus que { $zero } : cela rapporte { $coins }.
report-solo-lost = { $name } a joué en solo et fait { $points } points, moins que { $zero } : { $names } gagnent { $coins } chacun.
report-solo-even = { $name } a joué en solo et fait tout juste { $zero } points : personne ne paie.
report-each = Chacun a joué pour soi : { $names } { $winners ->
    [one] gagne
   *[other] gagnent
} le plus, { $coins }.
report-each-even = Chacun a joué pour soi, et personne ne gagne ni ne perd rien.
report-three = Trois plis pour { $names } : 1 point.
report-vole = Les cinq plis pour { $names } : 2 points.
report-vole-failed = Vole manquée par { $names } : cela coûte 2 points.
moment-death = ✦ **La Mort** est venue chez { $name }.
moment-vole = ✦ **La vole** : tous les plis pour { $names }.
moment-kings = ✦ **Les quatre rois** dans une seule main, chez { $name }.
moment-pot = ✦ **Le plus gros pot de la semaine** : { $coins }.
plate-death = La Mort
plate-vole = La vole
plate-kings = Les quatre rois
plate-pot = Plus gros pot de la semaine
win-shared = ✦ { $game } : première victoire pour { $name }, **{ $coins }**.
report-accepted = Abandon accepté : 1 point pour { $names }.
report-refuser-failed = Abandon refusé, puis un pli perdu par { $names } : cela coûte 2 points.
report-most-marks = Personne n’a trois plis ; le plus grand nombre ({ $tricks }) donne 1 point à { $names }.
report-most-marks-first = Personne n’a trois plis ; { $tricks } avant tout le monde : 1 point pour { $names }.
report-shown = { $winners ->
    [one] Les dernières cartes sont montrées. Le plus gros gain : { $names }, { $coins }.
   *[other] Les dernières cartes sont montrées. Les plus gros gains : { $names }, { $coins } par personne.
}
report-shown-even = Les dernières cartes sont montrées, et personne n’a rien gagné.
report-alone = Tous les autres se sont couchés : { $names } prend ce qui reste sans montrer d’autre carte.
report-match-won = **La partie est finie** : { $names } { $winners ->
    [one] gagne et prend les mises.
   *[other] gagnent et se partagent les mises.
}
report-match-drawn = **La partie est finie** à égalité : toutes les mises sont rendues.
report-place = { $place } · { $name } · { $facts }
report-sheet = Score
report-payments = Paiements
report-antes = Chacun a mis { $stake }, soit { $sum } au pot.
report-bonus = { $name } a montré **{ $card }** : { $coins }.
report-death = { $name } a reçu **{ $card }** : { $coins }.
report-most = { $name } a fait le plus de plis : { $coins }.
report-most-first = { $name } a fait { $tricks } avant tout le monde : { $coins }.
report-pot = le pot
report-next = La prochaine donne commence { $when }, ou appuie sur **{ $deal }**.
report-next-slow = La prochaine donne commence dès que tout le monde a appuyé sur **{ $ready }**, au plus tard { $when }.
report-next-alone = Appuie sur **{ $deal }** pour continuer. Sinon, la table ferme { $when }.
report-ready = On y va : { $ready }. On attend : { $missing }.
report-paid = { $name } : { $coins }, { $what }.

sheet-points = { $names } : **{ $points }** { $count ->
    [one] point
   *[other] points
}, { $difference } par rapport à { $mean }
sheet-points-discard = { $names } : **{ $points }** points ({ $tricks } + { $discard } à l’écart), { $difference } par rapport à { $mean }
sheet-points-added = { $names } : **{ $points }** { $count ->
    [one] point
   *[other] points
}
sheet-points-discard-added = { $names } : **{ $points }** points ({ $tricks } + { $discard } à l’écart)
sheet-honours = { $name } a déclaré ses honneurs : { $points } points par adversaire
sheet-agreed = { $name } : réglé à **{ $bid }**
sheet-price = Le point vaut { $stake }.
sheet-price-solo = Par point au-dessus de { $zero }, { $name } touche { $price }, et chaque adversaire paie { $each } ; au-dessous, c’est l’inverse.
sheet-threes = On compte par trois : chaque groupe vaut 2 points de moins que ses cartes.
sheet-last-trick = Dernier pli pour { $name } : { $points } points.
sheet-fool = { $player } garde le Mat ; en échange, { $winner } a reçu une carte qui vaut { $points }.
sheet-match = Score de la partie avant et après cette donne :
sheet-score = { $names } : { $before } → **{ $after }**
sheet-pot = Reste au pot pour la prochaine donne : { $pot }.
sheet-aside = { $name } a écarté { $cards }.
sheet-coins = { $name } : { $sums }
sheet-sum = { $what } **{ $coins }**
reason-ante = ante
reason-bonus = prime
reason-points = points
reason-agreed = réglé aux annonces
reason-honours = honneurs
reason-match = mises de la partie
reason-bet = mises
reason-returned = rendu
reason-share = parts du pot
reason-alone = sans adversaire

cancelled-running = **La dernière donne a été annulée** et ne compte pas : personne n’y a gagné ni perdu.
cancelled-finished = **La dernière donne a été annulée** et ne compte pas : personne n’y a gagné ni perdu.
cancelled-match = **La partie a été annulée** et ne compte pas : personne n’y a gagné ni perdu.
cancelled-this = **Cette donne a été annulée** et ne compte pas : personne n’y a gagné ni perdu.
report-declared = { $name } a montré des combinaisons valant { $points } et gagné la partie : { $score }.
sheet-combinations = { $names } : { $points } pour les combinaisons des cartes gagnées
sheet-combinations-items = { $names } : { $points } pour les combinaisons des cartes gagnées : { $items }
sheet-declared = { $name } : { $points } montrés avant la première carte : { $items }
sheet-twos = On compte par deux : chaque paire vaut 1 point de moins que ses cartes.

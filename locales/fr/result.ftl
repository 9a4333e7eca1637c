# Une donne finie : qui a gagné quoi, et pourquoi.

report-winner-death = { $name } a reçu **{ $card }** et rafle tout le pot.
report-winner-tricks = { $name } a fait le plus de plis et emporte le pot.
report-winner-first = { $name } a fait { $tricks } avant les autres et emporte le pot.
report-winner-emptied = Les primes ont vidé le pot ; il n’a pas fallu jouer.
report-winner-points = { $names } { $winners ->
    [one] réunit
   *[other] réunissent
} le plus de points : { $points }.
report-winner-points-tied = { $names } sont à égalité, à { $points } points : personne n’a mieux.
report-winner-honours = { $names } { $winners ->
    [one] gagne
   *[other] gagnent
} le plus : { $coins }, honneurs compris ; { $best } avait le plus de points : { $points }.
report-agreed = La somme des trois annonces est ±0 : la donne est réglée à ce compte, sans une carte jouée.
report-three = Trois plis pour { $names } : un point.
report-vole = La vole pour { $names } : les cinq plis, deux points.
report-vole-failed = Vole entreprise et manquée par { $names } : deux points perdus.
report-accepted = Le jeu offert a été accepté : un point pour { $names }.
report-refuser-failed = Jeu refusé, puis un pli perdu par { $names } : deux points perdus.
report-most-marks = Personne n’a trois plis. Un point pour qui en a fait le plus ({ $tricks }) : { $names }.
report-most-marks-first = Personne n’a trois plis. Un point pour qui est arrivé d’abord à { $tricks } : { $names }.
report-shown = Les dernières cartes sont montrées. Le plus gros gain va à { $names }.
report-shown-even = Les dernières cartes sont montrées, et personne n’a rien gagné.
report-alone = Le reste de la table s’est couché : { $names } prend ce qui est encore au pot, sans montrer d’autre carte.
report-match-won = **La partie est finie** : { $names } { $winners ->
    [one] l’emporte, et les mises avec.
   *[other] l’emportent et se partagent les mises.
}
report-match-drawn = **La partie est finie**, et personne n’est devant : chacun reprend sa mise.
report-seats = Gains et pertes
report-tricks = Les plis
report-sheet = La marque
report-seat = **{ $coins }** · { $name } · { $tricks }
report-seat-no-tricks = **{ $coins }** · { $name }
report-seat-match = { $name } · { $tricks }
report-payments = Pièce par pièce
report-antes = Chacun a mis { $stake } : { $sum }.
report-bonus = { $name } a montré **{ $card }** : { $coins }.
report-death = { $name } a reçu **{ $card }** : { $coins }.
report-most = { $name } a fait le plus de plis : { $coins }.
report-pot = le pot
report-next = La prochaine donne commence { $when }. Tout le monde est là ? Appuie sur **Distribuer maintenant**.
report-next-slow = La prochaine donne commence dès que tout le monde a appuyé sur **Prêt**, et au plus tard { $when }.
report-ready = Prêts : { $ready }. On attend encore : { $missing }.
report-paid = { $name } : { $coins }, { $what }.

sheet-points = { $names }, points : **{ $points }**, { $difference } par rapport à { $mean }
sheet-honours = { $name } a déclaré ses honneurs : { $points } points de chaque adversaire
sheet-agreed = { $name } : réglé à **{ $bid }**
sheet-price = Le point vaut { $stake }.
sheet-match = La partie, avant et après cette donne :
sheet-score = { $names } : { $before } → **{ $after }**
sheet-pot = Reste au pot pour la prochaine donne : { $pot }.
sheet-aside = { $name } a écarté { $cards }.
sheet-coins = { $name } : { $sums }
sheet-sum = { $what } **{ $coins }**
reason-ante = ante
reason-bonus = prime
reason-points = points
reason-agreed = à l’amiable
reason-honours = honneurs
reason-match = mises de la partie
reason-bet = mises
reason-returned = rendu
reason-share = parts du pot
reason-alone = sans adversaire

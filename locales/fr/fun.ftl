# Tables for fun: played with chips, which are worth nothing.
refusal-coins-fixed = La partie a commencé : on ne peut plus passer d’une partie avec mise à une partie pour le plaisir, ni l’inverse. Ouvre une nouvelle table pour cela.
refusal-rules-fixed = La partie a commencé : les règles de la maison ne changent plus. Ouvre une nouvelle table pour en choisir d’autres.
chips = { $coins ->
    [one] { $figure } jeton
   *[other] { $figure } jetons
}
title-for-fun = { $title } · pour le plaisir
risk-fun = Pour le plaisir : on joue avec des jetons, personne ne gagne ni ne perd de pièces.
receipt-for-fun = Cette donne a été jouée pour le plaisir, avec des jetons : aucune pièce n’a bougé.

key-for-fun = Pour le plaisir
key-for-coins = Avec mise
key-stake-of = Mise : { $coins }
broke-fun = Tu peux toujours jouer pour le plaisir : avec des jetons, sans gagner ni perdre de pièces.

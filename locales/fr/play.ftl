# /play: what one could play now.

play-title = À quoi veux-tu jouer ?
play-game = **{ $game }** : { $about }
play-footer = Du plus facile au plus difficile. Des joueurs virtuels prennent les places libres.
play-price = **Avec mise** : { $stake }. Une donne te coûte au plus **{ $risk }**.
play-price-match = **Avec mise** : { $stake }. Tu ne peux pas perdre plus de **{ $risk }**.
play-price-purse = **Avec mise** : { $stake }. Une donne te coûte au plus ce que tu y mets, jamais plus de **{ $risk }**.
play-for-fun = **Pour le plaisir** : on joue avec des jetons, personne ne gagne ni ne perd de pièces.
play-menu = Choisir un autre jeu
play-note = { $players } personnes · environ { $minutes } min · { $level }
play-easy = facile
play-medium = moyen
play-hard = difficile

key-play = Jouer
key-play-alone = Jouer en solo
key-learn = Apprendre
key-open-table = Ouvrir une table

# A solo table: one private message, for fun, against computer players.
play-alone = **{ $alone }** : pour le plaisir, dans un message privé, sans limite de temps. Tu choisis le niveau des joueurs virtuels.
play-no-table = Aucune table ne peut s’ouvrir dans ce salon.
play-skill = Joueurs virtuels
play-skill-novice = Joueurs virtuels : facile
play-skill-regular = Joueurs virtuels : normal
play-skill-master = Joueurs virtuels : difficile
solo-over = Ta partie en solo est terminée.
key-solo-go-on = Continuer : { $game }
key-solo-end = Arrêter
key-solo-end-of = Arrêter : { $game }

# /play: what one could play now.

play-title = À quoi veux-tu jouer ?
play-game = **{ $game }** : { $about }
play-footer = Les jeux sont rangés du plus facile au plus difficile. Des joueurs virtuels prennent les places libres.
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
key-play-now = Jouer tout de suite
key-learn = Apprendre
key-invite = Inviter des amis

# A solo table: one private message, for fun, against computer players.
play-alone = **Pour le plaisir, en solo** : aucune table ne peut s’ouvrir dans ce salon. Tu joues dans un message privé, avec des jetons et à ton rythme.
play-solo-on = Tu as une partie en solo en cours. Continue-la, ou arrête-la pour jouer à autre chose en solo.
solo-over = Ta partie en solo est terminée.
key-solo-go-on = Continuer
key-solo-end = Arrêter

# /play: what one could play now.

play-command = Choisis un jeu et joue tout de suite
    .name = jouer
fun-option = Jouer pour le plaisir, avec des jetons au lieu de pièces
    .name = plaisir

play-title = À quoi veux-tu jouer ?
play-game = **{ $game }** : { $about }
play-footer = Du plus facile au plus difficile. Des joueurs virtuels prennent les places libres.
play-price = **Pour des pièces** : { $stake }. Une donne te coûte au plus **{ $risk }**.
play-price-match = **Pour des pièces** : { $stake }. Tu ne peux pas perdre plus de **{ $risk }**.
play-price-purse = **Pour des pièces** : { $stake }. Une donne te coûte au plus ce que tu y mets, jamais plus de **{ $risk }**.
play-for-fun = **Pour le plaisir** : on joue avec des jetons, personne ne gagne ni ne perd de pièces.
play-menu = Choisir un autre jeu
play-note = { $players } personnes · environ { $minutes } min · { $level }
play-easy = facile
play-medium = moyen
play-hard = difficile

play-about-latriomphe = cinq cartes chacun, et trois plis sur cinq marquent le point. Le meilleur jeu pour commencer.
play-about-triomphe = une courte lutte pour un pot : montre les cartes qui paient, puis fais le plus de plis.
play-about-trefeltromp = huit cartes, et des mises après chacune : un vieux cousin du poker.
play-about-troccas = deux contre deux avec le jeu de tarot, venu des vallées des Grisons : on peut appeler les valets.
play-about-scarto = à trois avec tout le jeu de tarot : gagne les plis où tombent les rois.
play-about-swiss = le vieux tarot des montagnes suisses : plusieurs donnes font une partie, et chaque point compte.
play-about-tarocchi = à trois à l’auberge du Perroquet Blanc : les figures de même rang se prennent entre elles.
play-about-mitigati = à trois, on s’arrange ou on se bat : tu annonces ce que vaut ta main avant de jouer.

key-play = Jouer
key-play-now = Jouer
key-learn = Apprendre
key-invite = Inviter des amis
key-for-fun = Pour le plaisir
key-for-coins = Pour des pièces
key-stake-of = Mise : { $coins }
broke-fun = Tu peux toujours jouer pour le plaisir : avec des jetons, sans gagner ni perdre de pièces.

# The card points in the tricks that a seat has won so far.
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

did-sit-out = Tu passes ton tour dès la prochaine donne.
did-sit-in = Tu joues de nouveau dès la prochaine donne.

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

play-about-latriomphe = cinq cartes chacun ; trois plis sur cinq, et tu marques le point. Le meilleur jeu pour commencer.
play-about-triomphe = une courte lutte pour un pot : montre les cartes qui paient, puis fais le plus de plis.
play-about-trefeltromp = trois cartes et quatre tours de mises : un vieux cousin du poker.
play-about-troccas = deux contre deux avec le jeu de tarot, venu des vallées des Grisons. Un roi peut appeler le valet de sa couleur.
play-about-scarto = à trois avec tout le jeu de tarot : gagne les plis où tombent les rois.
play-about-swiss = le vieux tarot des montagnes suisses : trois donnes font une partie, et chaque point compte.
play-about-tarocchi = à trois à l’auberge du Perroquet Blanc : les figures d’une couleur se valent, et la première jouée l’emporte.
play-about-mitigati = à trois, on s’arrange ou on se bat : tu annonces ce que vaut ta main avant de jouer.

key-play = Jouer
key-play-now = Jouer
key-learn = Apprendre
key-invite = Inviter des amis

# A solo table: one private message, for fun, against computer players.
play-alone = **Pour le plaisir, en solo** : aucune table ne peut s’ouvrir dans ce salon. Tu joues dans un message privé, avec des jetons et à ton rythme.
play-solo-on = Tu as une partie en solo en cours. Continue-la, ou arrête-la pour jouer à autre chose en solo.
solo-over = Ta partie en solo est terminée.
key-solo-go-on = Continuer
key-solo-end = Arrêter

# La page des règles, faite de ce que la table joue vraiment.

rules-title = { $game }, { $edition }
game-triomphe = Triomphe forcée
game-scarto = Scarto
game-tarocchi = Tarocchi
game-mitigati = Mitigati
game-troccas = Troccas
game-swiss = Tarot suisse
game-latriomphe = La Triomphe
game-trefeltromp = Trefeltromp
edition-tavern = règles de la taverne
edition-vieville = règles de Viéville
edition-mcleod = règles McLeod
edition-chee = règles Chee
edition-white-parrot = règles du Perroquet blanc
edition-rufus = règles Rufus
edition-classic = règles classiques
edition-as-qui-pille = à l’as qui pille
edition-target = { $edition }, en { $target }
edition-pack-small = { $edition }, petit jeu
edition-equal_courts-last = { $edition }, entre figures égales la dernière l’emporte
edition-equal_courts-ranked = { $edition }, figures dans l’ordre
edition-top-angel = { $edition }, le Jugement au-dessus du Monde
edition-round_suits-straight = { $edition }, couleurs rondes non renversées
edition-bagatto-only-trump-no-fool = { $edition }, le Bateleur ne s’écarte que sans le Mat
edition-robbing-off = { $edition }, sans pillage
edition-fool-excuse = { $edition }, le Mat comme excuse

rules-cards = Les cartes
rules-deal = La donne
rules-bonus = Les cartes qui paient
rules-play = Le jeu de la carte
rules-end = Qui gagne
rules-pays = Ce qui se paie
rules-footer = D’après les options de cette table.
rules-footer-default = D’après les options nommées dans le titre.

fact-goal = Pour gagner le pot, reçois **{ $card }** ou fais le plus de plis ({ $tricks } en tout).
fact-seats = On y joue à { $fewest } au moins, à { $most } au plus.
fact-seats-exactly = On y joue à { $seats }.
fact-seats-of = On y joue à { $first } ou { $most }.
fact-pack = Le jeu compte { $cards } cartes : { $plain } de couleur ({ $suits }), { $trumps } atouts, et le Mat.
fact-pack-plain = Le jeu compte { $cards } cartes, { $each } par couleur ({ $suits }).
fact-order = { $suits }, de la plus forte à la plus faible : { $cards }

fact-clockwise = On donne et l’on joue dans le sens des aiguilles d’une montre, vers la gauche.
fact-anticlockwise = On donne et l’on joue dans le sens inverse des aiguilles d’une montre, vers la droite.
fact-ante = Chacun met sa mise au pot, au moins { $least }.
fact-ante-at = Chacun met { $stake } au pot. Une donne ne peut te coûter davantage.
fact-dealt = Chacun reçoit { $cards } cartes, une à une.
fact-takes-all = Qui reçoit **{ $card }** rafle aussitôt tout le pot, et la donne est finie.
fact-bonus-may = **{ $card }** : qui reçoit cette carte peut la montrer et touche { $amount } du pot. Elle retourne en main.
fact-bonus-must = **{ $card }** : qui reçoit cette carte la montre et touche { $amount } du pot. Elle retourne en main.
fact-bonus-secret = La question est posée à tout le monde en même temps et avec le même délai : ainsi personne n’apprend qui a quoi.
fact-stakes = { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
}
fact-empty-pot = Si les primes vident le pot, la donne est finie.
fact-first-lead = Qui suit le donneur entame le premier pli ; qui gagne un pli entame le suivant.
fact-must-follow = Il faut fournir la couleur demandée, si l’on en a. L’atout est une couleur.
fact-must-trump = Qui ne peut fournir doit couper, s’il a de l’atout. Sinon, on joue ce que l’on veut.
fact-need-not-beat = On n’est jamais tenu de monter.
fact-fool-trump = Le Mat est le plus petit atout. Il prend toute carte ordinaire et cède à tout autre atout.
fact-fool-excuse = Le Mat est l’Excuse : joue-le quand tu veux, quelle que soit la couleur demandée. Il ne gagne jamais de pli. S’il ouvre le pli, la carte suivante dit ce qu’il faut fournir.
fact-trick-winner = Le plus haut atout gagne le pli, à défaut la plus haute carte de la couleur demandée.
fact-most-tricks = Qui fait le plus de plis prend ce qui reste au pot. À égalité, c’est le premier arrivé à ce nombre ; si cinq joueurs en font un chacun, c’est donc le gagnant du premier.
fact-next-dealer = Après chaque donne, le suivant dans le même sens distribue.

fact-scarto-goal = Chacun joue pour soi et gagne des plis pour les points de leurs cartes. Il y en a { $all } en tout : au-dessus de { $mean } tu gagnes, au-dessous tu perds.
fact-scarto-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, faces cachées ; son écart compte pour lui.
fact-scarto-discard = Ne s’écartent pas : les rois, le Mat, { $fives }.
fact-scarto-discard-only-trump = Ne s’écartent pas : les rois, le Mat, { $fives }. Une exception : { $bagatto } s’écarte si c’est le seul atout du donneur, avec ou sans le Mat.
fact-scarto-discard-only-trump-no-fool = Ne s’écartent pas : les rois, le Mat, { $fives }. Une exception : { $bagatto } s’écarte si c’est le seul atout du donneur et qu’il n’a pas le Mat.
fact-scarto-fool = Qui joue le Mat le garde toujours, même sans faire un seul pli : le gagnant de ce pli n’a que les deux autres cartes.
fact-scarto-values = Les rois, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }. Le Mat vaut { $fool } et se compte à part.
fact-scarto-threes = On compte les cartes par trois, et chaque groupe de trois vaut 2 de moins que ses cartes. Deux cartes restantes valent 1 de moins.
fact-scarto-pays = Pour chaque point au-dessus de { $mean }, tu touches { $price } ; pour chaque point au-dessous, tu paies autant. Une donne te coûte au plus { $most }.

fact-trefeltromp-goal = Trois cartes chacun, quatre tours de mise. On pose une carte à la fois, et chaque fois la meilleure prend une part du pot.
fact-trefeltromp-order = Pas de couleurs. De la plus forte à la plus faible : les atouts de 21 à 1, puis le Mat, les as, les figures (roi, dame, cavalier et valet se valent), enfin du 10 au 2.
fact-trefeltromp-fool = Le Mat est le plus petit atout : il prend toute carte ordinaire et cède à tout autre atout.
fact-trefeltromp-ante = Chacun met l’ante au pot : { $ante }.
fact-trefeltromp-purse = Tu fixes ta bourse en prenant place, de { $least } à { $most }. Une donne ne peut te coûter davantage, ante comprise.
fact-trefeltromp-directions = Les cartes se donnent vers la droite, on mise vers la gauche : à gauche du donneur, le premier encore en jeu parle d’abord.
fact-trefeltromp-next-dealer = La donne suivante revient au voisin de droite du donneur.
fact-trefeltromp-rounds = On mise d’abord (*fyrsturkalla*), puis vient l’échange, puis trois fois un tour de mise et une carte : *banenkalla* et *banen*, *detuilerkalla* et *detuiler*, *debekransekalla* et *debekranse*.
fact-trefeltromp-exchange = À l’échange, qui est encore en jeu peut rendre une carte pour une nouvelle. Tous décident en même temps.
fact-trefeltromp-laying = Qui est encore en jeu pose une carte, face cachée. Carte posée ne se reprend pas. Quand tous l’ont fait, on les montre ensemble.
fact-trefeltromp-bets = Parole, miser, suivre, relancer ou se coucher. Une mise est d’au moins { $ante } ; une relance ajoute au moins autant que la dernière mise ou relance. Avec moins, on peut encore faire tapis.
fact-trefeltromp-raises = Un tour voit au plus une mise et { $raises } relances entières, sauf s’il ne reste que deux joueurs. Après la dernière, on suit ou on se couche : personne ne monte plus haut, pas même à tapis. Avant cela, un tapis inférieur à une relance entière ne compte pas comme relance, et ne permet pas à qui a parlé de relancer encore. On ne mise pas quand personne ne pourrait suivre.
fact-trefeltromp-all-in = Qui n’a plus rien ne parle plus, et joue jusqu’au bout les pots auxquels il a contribué.
fact-trefeltromp-privilege = Pose le Mat à banen ou à detuiler sans rien gagner, et au tour de mise suivant tu peux *rester* : tu ne paies rien et dispute encore tous les pots qui étaient les tiens. Mise ou relance, et tu paies comme tout le monde. Le Mat à debekranse ne donne rien.
fact-trefeltromp-shares = Qui gagne banen prend un tiers du pot, arrondi vers le bas ; detuiler, la moitié de ce qui reste ; debekranse, le reste.
fact-trefeltromp-tie = Si les meilleures cartes se valent, personne ne gagne et les pièces restent. Après debekranse, elles restent pour la prochaine donne ; chacun paie tout de même l’ante.
fact-trefeltromp-alone = Si tous les autres se couchent, tu prends tout le pot sans rien montrer. Une mise que personne n’a suivie est rendue.
fact-trefeltromp-banked = Ce que l’on gagne dans une donne ne s’y mise pas.
fact-trefeltromp-side-pots = Ce qui est misé au-delà d’un tapis va dans un pot annexe, qui se partage de même entre ceux qui l’ont payé.
fact-trefeltromp-closing = Si la table ferme avec des pièces au pot, elles se partagent entre ceux qui étaient encore en jeu à la dernière debekranse à égalité et ne sont pas partis.

fact-tarocchi-goal = Chacun joue pour soi et gagne des plis pour les points de leurs cartes. Il y en a { $all } en tout : au-dessus de { $mean } tu gagnes, au-dessous tu perds.
fact-tarocchi-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, faces cachées ; son écart compte pour lui.
fact-tarocchi-discard = Ne s’écartent pas : les rois, le Mat, { $fives }.
fact-tarocchi-courts-first = Roi, dame, cavalier et valet d’une couleur sont égaux : si l’on en joue deux, le premier l’emporte.
fact-tarocchi-courts-last = Roi, dame, cavalier et valet d’une couleur sont égaux : si l’on en joue deux, le dernier l’emporte.
fact-tarocchi-fool = Qui joue le Mat le garde toujours, même sans faire un seul pli : le gagnant de ce pli n’a que les deux autres cartes.
fact-tarocchi-values = Les rois, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }. Le Mat vaut { $fool } et se compte à part.
fact-tarocchi-threes = On compte les cartes par trois, et chaque groupe de trois vaut 2 de moins que ses cartes. Deux cartes restantes valent 1 de moins.
fact-tarocchi-pays = Pour chaque point au-dessus de { $mean }, tu touches { $price } ; pour chaque point au-dessous, tu paies autant. Une donne te coûte au plus { $most }.

# La Triomphe

fact-latriomphe-sides = Deux camps s’opposent, d’un, deux ou trois joueurs. Les partenaires alternent : une place sur deux est à ton camp.
fact-latriomphe-alone = Chacun joue pour soi.
fact-latriomphe-goal = Le premier camp à { $target ->
    [one] { $target } point
   *[other] { $target } points
} gagne la partie.
fact-latriomphe-goal-alone = Le premier à { $target ->
    [one] { $target } point
   *[other] { $target } points
} gagne la partie.
fact-latriomphe-dealt = Chacun reçoit { $cards } cartes : trois, puis deux.
fact-latriomphe-turned = La carte suivante est retournée. Sa couleur est l’atout.
fact-latriomphe-robbing = Qui tient l’as d’atout peut piller : prendre la retourne, et les cartes qui la suivent tant que ce sont des atouts. Si l’as lui-même est retourné, c’est au donneur de piller. Si l’as n’est pas retourné, on demande à tout le monde : ainsi personne n’apprend qui pourrait piller.
fact-latriomphe-robbing-lays = Pour chaque carte prise, on en glisse une de son choix sous le talon, face cachée. Tous voient ce qui est pris, personne ce qui est glissé.
fact-latriomphe-offer = Mauvais jeu ? Celui qui entame et le donneur peuvent chacun offrir le jeu au lieu de jouer leur première carte. L’autre des deux répond. Il n’y a qu’une offre par donne.
fact-latriomphe-offer-accepted = Une offre acceptée met fin à la donne : le camp qui accepte marque 1 point.
fact-latriomphe-offer-refused = Qui refuse doit gagner les cinq plis avec son camp : cela marque 2 points. Le premier pli perdu coûte 2 points et met fin à la donne.
fact-latriomphe-must-beat = Il faut fournir la couleur demandée, si l’on en a, et monter sur la meilleure carte, si l’on peut, fût-elle de son partenaire. Le pli une fois coupé, toute carte de la couleur demandée convient.
fact-latriomphe-must-beat-alone = Il faut fournir la couleur demandée, si l’on en a, et monter sur la meilleure carte, si l’on peut. Le pli une fois coupé, toute carte de la couleur demandée convient.
fact-latriomphe-must-trump = Qui ne peut fournir doit couper, s’il a de l’atout, et surcouper s’il le peut. Sinon, on joue ce que l’on veut.
fact-latriomphe-decided = La donne s’arrête dès qu’un camp a trois plis.
fact-latriomphe-decided-alone = La donne s’arrête dès qu’un joueur a trois plis.
fact-latriomphe-vole-or-stop = Quand un camp fait les trois premiers plis, le gagnant du troisième peut s’arrêter là, ou entreprendre la vole : les cinq plis.
fact-latriomphe-vole-or-stop-alone = Qui fait les trois premiers plis peut s’arrêter là, ou entreprendre la vole : les cinq plis.
fact-latriomphe-three = Trois plis marquent 1 point.
fact-latriomphe-most = Si personne n’en a trois, qui a le plus de plis marque 1 point ; à égalité, le premier arrivé à ce nombre.
fact-latriomphe-vole = La vole marque 2 points. L’entreprendre et manquer un pli coûte 2 points et met fin à la donne.
fact-latriomphe-loses = Un point perdu se retire des tiens. S’il n’y en a pas, l’autre camp le marque.
fact-latriomphe-debt = Un point perdu que l’on n’a pas est une dette : les prochains points gagnés la paient. Personne d’autre n’y gagne.
fact-latriomphe-match = Chacun mise { $stake } pour toute la partie et ne peut perdre davantage. Les gagnants se partagent les mises des perdants.
fact-latriomphe-match-alone = Chacun mise { $stake } pour toute la partie et ne peut perdre davantage. Qui gagne prend tout.

# Troccas

fact-troccas-sides = On joue à quatre, deux contre deux. Les partenaires se font face.
fact-troccas-goal = On gagne des plis pour les points de leurs cartes, { $all } en tout. Le camp qui dépasse { $half } gagne la donne.
fact-troccas-draw = On tire les équipes : chacun tire jusqu’à avoir un atout autre que le Mat. Les deux plus hauts jouent ensemble, le plus bas donne en premier. Après { $deals } donnes, on tire à nouveau.
fact-troccas-dealt = Chacun reçoit { $cards } cartes : six, six et sept. Le donneur en a { $scart } de plus.
fact-troccas-exposed = La dernière des sept cartes de chacun reste découverte jusqu’à l’écart du donneur.
fact-troccas-scart = Le donneur écarte { $scart } cartes, faces cachées ; elles comptent pour son camp. Ne s’écartent pas : { $honours }.
fact-troccas-call = Qui joue le roi de la couleur demandée peut appeler le valet de cette couleur, si elle est demandée pour la première fois, sauf s’il a lui-même le valet ou si celui-ci est déjà dans le pli.
fact-troccas-call-forced = Qui tient le valet appelé et doit encore jouer est tenu de le fournir. Même le Mat n’en excuse pas.
fact-troccas-call-swapped = Qui tient le valet appelé et a déjà joué une carte de cette couleur, de l’as au dix, la reprend et met le valet à sa place. S’il a joué une autre carte, l’appel est sans effet.
fact-troccas-values = Les rois, le Mat, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }.
fact-troccas-fours = On compte les cartes par quatre, et chaque groupe de quatre vaut 3 de moins que ses cartes. Les deux du donneur valent 1 de moins.
fact-troccas-fool = Si l’autre camp gagne le pli où est ton Mat, le tien le garde et donne en échange sa carte la plus basse, après le dernier pli.
fact-troccas-all-tricks = Le camp qui fait les { $cards } plis a les { $all } points.
fact-troccas-goods = Pour chaque point au-dessus de { $half }, chaque perdant paie { $stake } à l’un des gagnants. Une donne te coûte au plus { $most }.

fact-mitigati-goal = Chacun joue pour soi et gagne des plis pour les points de leurs cartes. Il y en a { $all } en tout : au-dessus de { $mean } tu gagnes, au-dessous tu perds.
fact-mitigati-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, faces cachées ; son écart compte pour lui.
fact-mitigati-dealt-for-bids = Chacun reçoit { $first } cartes, puis trois fois { $next }. On annonce après les { $first } premières et après chacun des deux tours suivants. Au dernier tour, le donneur prend aussi les { $talon } dernières et en écarte { $talon }, faces cachées ; son écart compte pour lui.
fact-mitigati-bids = À commencer par le voisin du donneur, chacun annonce à son tour un nombre de points au-dessus ou au-dessous de { $mean }, ou demande d’autres cartes.
fact-mitigati-bids-agreed = Dès que les trois annonces sont fais et que leur somme est nulle, la donne se paie comme annoncé, sans être jouée.
fact-mitigati-bids-more = Quand ton tour revient, tu peux maintenir ou baisser ton annonce, jamais la hausser. On redonne des cartes et l’on oublie les annonces quand quelqu’un demande d’autres cartes, quand la somme des annonces tombe au-dessous de zéro, ou quand un tour entier n’y change rien. Sans accord à la troisième séance, la donne se joue.
fact-mitigati-discard = Ne s’écartent pas : les rois, le Mat, les atouts.
fact-mitigati-discard-too-few = S’il reste alors au donneur moins de trois cartes à écarter, ses plus petits atouts y suppléent, sauf { $never }.
fact-mitigati-discard-only-trump = Ne s’écartent pas : les rois, le Mat, { $fives }. Une exception : { $bagatto } s’écarte si c’est le seul atout du donneur, avec ou sans le Mat.
fact-mitigati-fool = Qui joue le Mat le garde toujours, même sans faire un seul pli : le gagnant de ce pli n’a que les deux autres cartes.
fact-mitigati-values = Les rois, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }. Le Mat vaut { $fool }. Chaque carte se compte seule.
fact-mitigati-pays = Pour chaque point au-dessus de { $mean }, tu touches { $price } ; pour chaque point au-dessous, tu paies autant. Honneurs compris, une donne te coûte au plus { $most }.
fact-mitigati-honours = Les honneurs sont les quatre rois, { $trio }. Juste avant ta première carte, tes honneurs sont montrés et payés d’eux-mêmes : chaque adversaire te les paie, au prix du point.
fact-mitigati-honours-sets = Quatre honneurs quelconques rapportent { $four } points, { $trio } ensemble { $three }, les quatre rois { $kings } ; chaque honneur de plus, { $each }. Seul compte le meilleur de ces totaux.
fact-mitigati-honours-trumps = De plus, { $many } atouts ou davantage rapportent un point chacun. Le Mat n’y compte que comme dixième.

fact-swiss-goal = Chacun donne une fois : { $deals } donnes font une partie. Chacun met { $stake } en jeu, une fois pour toute la partie, et le total le plus haut prend tout.
fact-swiss-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, faces cachées ; son écart compte pour lui, tout comme un pli.
fact-swiss-discard = Ne s’écartent pas : les rois, le Mat, les atouts.
fact-swiss-discard-too-few = S’il reste alors au donneur moins de trois cartes à écarter, ses plus petits atouts y suppléent, sauf { $never }.
fact-swiss-fool = Qui joue le Mat le garde et donne en échange au gagnant du pli, à la fin de la donne, la plus basse carte qu’il a gagnée. S’il n’en a gagné aucune, le Mat va à ce gagnant.
fact-swiss-fool-dealer = Un donneur sans pli paie le Mat d’une carte de son écart.
fact-swiss-values = Les rois, le Mat, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }.
fact-swiss-threes = On compte les cartes par trois, et chaque groupe de trois vaut 2 de moins que ses cartes.
fact-swiss-total = Une donne a { $all } points. On les additionne sur la partie.
fact-swiss-tie = Les totaux égaux partagent ; les pièces restantes vont une à une, depuis le voisin du donneur, dans l’ordre de la donne.

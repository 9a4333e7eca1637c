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
rules-play = Le déroulement du jeu
rules-end = Qui gagne
rules-pays = Gains et pertes
rules-suggest = Une hésitation ? Le bouton **{ $suggest }** choisit pour toi, selon une règle simple : pas d’atouts, si possible pas de cartes qui comptent, et d’abord tes couleurs les plus courtes.
rules-footer = D’après les options de cette table.
rules-footer-default = D’après les options nommées dans le titre.

fact-goal = Pour gagner le pot : recevoir **{ $card }** ou faire le plus de plis ({ $tricks } en tout).
fact-seats = De { $fewest } à { $most } personnes.
fact-seats-exactly = Pour { $seats } personnes exactement.
fact-seats-of = Pour { $first } ou { $most } personnes.
fact-pack = Le jeu compte { $cards } cartes : { $plain } de couleur ({ $suits }), { $trumps } atouts et le Mat.
fact-pack-plain = Le jeu compte { $cards } cartes, { $each } par couleur ({ $suits }).
fact-order = { $suits }, par force décroissante : { $cards }

fact-clockwise = On donne et l’on joue dans le sens des aiguilles d’une montre, vers la gauche.
fact-anticlockwise = On donne et l’on joue dans le sens inverse des aiguilles d’une montre, vers la droite.
fact-ante = Tout le monde met la mise au pot, au moins { $least }.
fact-ante-at = Tout le monde met { $stake } au pot. Tu ne peux pas perdre plus dans une donne.
fact-dealt = Chacun reçoit { $cards } cartes, une à une.
fact-takes-all = La personne qui reçoit **{ $card }** rafle tout le pot, et la donne est finie.
fact-bonus-may = Si tu reçois **{ $card }**, tu peux montrer la carte et toucher { $amount } du pot. Elle revient dans ta main.
fact-bonus-must = Si tu reçois **{ $card }**, tu montres la carte et touches { $amount } du pot. Elle revient dans ta main.
fact-bonus-secret = La question est posée à tout le monde en même temps, avec le même délai : personne ne sait donc qui a quoi.
fact-stakes = { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
}
fact-empty-pot = Si les primes vident le pot, la donne est finie.
fact-first-lead = La personne qui suit le donneur entame le premier pli ; ensuite, qui gagne un pli entame le suivant.
fact-must-follow = Tu dois fournir la couleur demandée si tu en as. L’atout compte comme une couleur.
fact-must-trump = Si tu ne peux pas fournir, tu dois couper si tu as de l’atout. Sinon, joue ce que tu veux.
fact-need-not-beat = Rien ne t’oblige à monter.
fact-fool-trump = Le Mat est le plus petit atout : il bat toutes les cartes ordinaires et perd contre tous les autres atouts.
fact-fool-excuse = Le Mat est l’Excuse : joue-le quand tu veux, quelle que soit la couleur demandée. Il ne gagne jamais de pli. S’il ouvre le pli, la carte suivante dit ce qu’il faut fournir.
fact-trick-winner = L’atout le plus fort gagne le pli ; à défaut, la carte la plus forte de la couleur demandée.
fact-most-tricks = La personne qui fait le plus de plis prend ce qui reste au pot. À égalité, c’est la première arrivée à ce nombre ; si cinq personnes font un pli chacune, c’est donc la gagnante du premier.
fact-next-dealer = Après chaque donne, c’est à la personne suivante de donner, dans le même sens.

fact-scarto-goal = Chacun joue pour soi, et ce sont les points des cartes gagnées qui comptent, { $all } en tout : au-dessus de { $mean } tu gagnes, au-dessous tu perds.
fact-scarto-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, face cachée ; son écart compte pour lui.
fact-scarto-discard = Les rois, le Mat, { $fives } ne s’écartent pas.
fact-scarto-discard-only-trump = Les rois, le Mat, { $fives } ne s’écartent pas. Exception : { $bagatto }, si c’est le seul atout du donneur, avec ou sans le Mat.
fact-scarto-discard-only-trump-no-fool = Les rois, le Mat, { $fives } ne s’écartent pas. Exception : { $bagatto }, si c’est le seul atout du donneur et qu’il n’a pas le Mat.
fact-scarto-fool = Si tu joues le Mat, tu le gardes toujours, même sans faire un seul pli : le gagnant du pli n’a que les deux autres cartes.
fact-scarto-values = Les rois, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }. Le Mat vaut { $fool } et se compte à part.
fact-scarto-threes = On compte les cartes par trois, et chaque groupe de trois vaut 2 points de moins que la somme de ses cartes. S’il reste deux cartes, elles valent 1 point de moins.
fact-scarto-pays = Pour chaque point au-dessus de { $mean }, tu touches { $price } ; pour chaque point au-dessous, tu paies autant. Tu peux perdre au plus { $most } par donne.

fact-trefeltromp-goal = Trois cartes chacun, quatre tours de mise. On pose une carte à la fois, et chaque fois la meilleure prend une part du pot.
fact-trefeltromp-order = Les couleurs ne comptent pas. De la plus forte à la plus faible : les atouts de 21 à 1, puis le Mat, les as, les figures (roi, dame, cavalier et valet se valent), enfin les cartes de 10 à 2.
fact-trefeltromp-fool = Le Mat est le plus petit atout : il prend toute carte ordinaire et cède à tout autre atout.
fact-trefeltromp-ante = Chacun met l’ante au pot : { $ante }.
fact-trefeltromp-purse = Tu fixes ta cave en prenant place : { $least } au moins, { $most } au plus. C’est le maximum que tu peux perdre dans une donne, ante comprise.
fact-trefeltromp-directions = Les cartes se donnent vers la droite, on mise vers la gauche : la première personne encore en jeu à gauche du donneur parle d’abord.
fact-trefeltromp-next-dealer = Après chaque donne, c’est à la personne à droite du donneur de donner.
fact-trefeltromp-rounds = On mise d’abord (*fyrsturkalla*), puis vient l’échange, puis trois fois un tour de mise et une carte : *banenkalla* et *banen*, *detuilerkalla* et *detuiler*, *debekransekalla* et *debekranse*.
fact-trefeltromp-exchange = À l’échange, chaque personne encore en jeu peut échanger une carte contre une nouvelle. On décide en même temps.
fact-trefeltromp-laying = Chaque personne encore en jeu pose une carte face cachée, sans pouvoir la reprendre. Quand c’est fait, on les montre ensemble.
fact-trefeltromp-bets = À ton tour, tu peux dire « parole », miser, suivre, relancer ou te coucher. Une mise est d’au moins { $ante } ; une relance ajoute au moins autant que la dernière mise ou relance. Avec moins, on peut encore faire tapis.
fact-trefeltromp-raises = Un tour compte au plus une mise et { $raises } relances complètes, sauf s’il ne reste que deux joueurs. Après la dernière, on suit ou on se couche : personne ne monte plus haut, même en faisant tapis. Avant cela, un tapis inférieur à une relance complète ne compte pas comme relance : si tu as déjà parlé, il ne te permet pas de relancer. On ne mise pas quand personne ne pourrait suivre.
fact-trefeltromp-all-in = Si tu n’as plus rien, tu ne mises plus, mais tu joues toujours les pots où tu as mis des pièces.
fact-trefeltromp-privilege = Si tu poses le Mat à banen ou à detuiler sans rien gagner, tu peux *rester* au tour de mise suivant : tu ne paies rien et joues toujours tous tes pots. Si tu mises ou relances, tu paies comme tout le monde. Le Mat à debekranse ne donne rien.
fact-trefeltromp-shares = Le gagnant de banen prend un tiers du pot, arrondi vers le bas ; celui de detuiler, la moitié du reste ; celui de debekranse, le reste.
fact-trefeltromp-tie = Si les meilleures cartes sont à égalité, personne ne gagne et les pièces restent au pot. Après debekranse, elles restent pour la prochaine donne ; tout le monde paie quand même l’ante.
fact-trefeltromp-alone = Si tout le monde se couche sauf toi, tu prends tout le pot sans rien montrer. Une mise que personne n’a suivie est rendue.
fact-trefeltromp-banked = Ce que tu gagnes au cours d’une donne ne peut pas être misé dans cette même donne.
fact-trefeltromp-side-pots = Ce qui est misé au-delà d’un tapis va dans un pot annexe, partagé de la même façon entre ceux qui y ont misé.
fact-trefeltromp-closing = Si la table ferme avec des pièces au pot, elles se partagent entre ceux qui étaient encore en jeu quand la dernière debekranse a fini à égalité et qui ne sont pas partis.

fact-tarocchi-goal = Chacun joue pour soi, et ce sont les points des cartes gagnées qui comptent, { $all } en tout : au-dessus de { $mean } tu gagnes, au-dessous tu perds.
fact-tarocchi-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, face cachée ; son écart compte pour lui.
fact-tarocchi-discard = Les rois, le Mat, { $fives } ne s’écartent pas.
fact-tarocchi-courts-first = Roi, dame, cavalier et valet d’une couleur sont égaux : si l’on en joue deux, le premier l’emporte.
fact-tarocchi-courts-last = Roi, dame, cavalier et valet d’une couleur sont égaux : si l’on en joue deux, le dernier l’emporte.
fact-tarocchi-fool = Si tu joues le Mat, tu le gardes toujours, même sans faire un seul pli : le gagnant du pli n’a que les deux autres cartes.
fact-tarocchi-values = Les rois, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }. Le Mat vaut { $fool } et se compte à part.
fact-tarocchi-threes = On compte les cartes par trois, et chaque groupe de trois vaut 2 points de moins que la somme de ses cartes. S’il reste deux cartes, elles valent 1 point de moins.
fact-tarocchi-pays = Pour chaque point au-dessus de { $mean }, tu touches { $price } ; pour chaque point au-dessous, tu paies autant. Tu peux perdre au plus { $most } par donne.

# La Triomphe

fact-latriomphe-sides = Deux camps d’un, deux ou trois joueurs s’opposent. Ils alternent autour de la table : une place sur deux est à ton camp.
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
fact-latriomphe-robbing = Avec l’as d’atout, on peut piller : prendre la carte retournée, et les cartes juste dessous tant que ce sont des atouts. Si l’as lui-même est retourné, c’est au donneur de piller. Sinon, la question est posée à tout le monde : personne ne sait donc qui pourrait piller.
fact-latriomphe-robbing-lays = Pour chaque carte prise, on en glisse une de son choix sous le talon, face cachée. Tout le monde voit ce qui est pris, personne ce qui est rendu.
fact-latriomphe-offer = Mauvais jeu ? La personne qui entame et le donneur peuvent chacun offrir le jeu au lieu de jouer leur première carte ; l’autre répond. Il n’y a qu’une offre par donne.
fact-latriomphe-offer-accepted = Si l’offre est acceptée, la donne est finie et le camp qui accepte marque 1 point.
fact-latriomphe-offer-refused = Si l’offre est refusée, le camp qui refuse doit faire les cinq plis : il marque alors 2 points. Au premier pli perdu, il perd 2 points et la donne est finie.
fact-latriomphe-must-beat = Tu dois fournir la couleur demandée si tu en as, et monter sur la meilleure carte si tu peux, même celle de ton partenaire. Une fois le pli coupé, n’importe quelle carte de la couleur demandée convient.
fact-latriomphe-must-beat-alone = Tu dois fournir la couleur demandée si tu en as, et monter sur la meilleure carte si tu peux. Une fois le pli coupé, n’importe quelle carte de la couleur demandée convient.
fact-latriomphe-must-trump = Si tu ne peux pas fournir, tu dois couper si tu as de l’atout, et surcouper si tu peux. Sinon, joue ce que tu veux.
fact-latriomphe-decided = La donne s’arrête dès qu’un camp a trois plis.
fact-latriomphe-decided-alone = La donne s’arrête dès qu’un joueur a trois plis.
fact-latriomphe-vole-or-stop = Si un camp fait les trois premiers plis, le gagnant du troisième peut s’arrêter là, ou tenter la vole : les cinq plis.
fact-latriomphe-vole-or-stop-alone = Si tu fais les trois premiers plis, tu peux t’arrêter là, ou tenter la vole : les cinq plis.
fact-latriomphe-three = Trois plis rapportent 1 point.
fact-latriomphe-most = Si personne n’en a trois, la personne qui a fait le plus de plis marque 1 point ; à égalité, c’est la première arrivée à ce nombre.
fact-latriomphe-vole = La vole rapporte 2 points. La tenter et perdre un pli coûte 2 points et met fin à la donne.
fact-latriomphe-loses = Un point perdu est retiré à ton camp. Si ton camp n’en a pas, l’autre camp le marque.
fact-latriomphe-debt = Si tu perds un point que tu n’as pas, c’est une dette, que tes prochains points remboursent. Personne d’autre n’y gagne.
fact-latriomphe-match = Tout le monde mise { $stake } pour toute la partie ; personne ne peut perdre plus. Les gagnants se partagent les mises des perdants.
fact-latriomphe-match-alone = Tout le monde mise { $stake } pour toute la partie ; personne ne peut perdre plus. Le gagnant prend tout.

# Troccas

fact-troccas-sides = On joue à quatre, deux contre deux. Les partenaires se font face.
fact-troccas-goal = Ce sont les points des cartes gagnées qui comptent, { $all } en tout. Le camp qui dépasse { $half } gagne la donne.
fact-troccas-draw = On tire les équipes au sort : chacun tire jusqu’à avoir un atout autre que le Mat. Les deux plus hauts jouent ensemble, le plus bas donne en premier. Après { $deals } donnes, on tire à nouveau.
fact-troccas-dealt = Chacun reçoit { $cards } cartes : six, six et sept. Le donneur en a { $scart } de plus.
fact-troccas-exposed = La dernière des sept cartes de chacun reste découverte jusqu’à l’écart du donneur.
fact-troccas-scart = Le donneur écarte { $scart } cartes, face cachée ; elles comptent pour son camp. Ne s’écartent pas : { $honours }.
fact-troccas-call = Avec le roi de la couleur demandée, tu peux appeler le valet de cette couleur, si elle est demandée pour la première fois, sauf si tu as toi-même le valet ou s’il est déjà dans le pli.
fact-troccas-call-forced = Si tu as le valet appelé et que tu n’as pas encore joué dans le pli, tu dois le jouer. Même le Mat ne t’en dispense pas.
fact-troccas-call-swapped = Si tu as le valet appelé mais que tu as déjà joué une carte de cette couleur, de l’as au dix, tu la reprends et tu joues le valet à la place. Si tu as joué une autre carte, l’appel est sans effet.
fact-troccas-values = Les rois, le Mat, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }.
fact-troccas-fours = On compte les cartes par quatre, et chaque groupe de quatre vaut 3 points de moins que la somme de ses cartes. Les deux cartes de l’écart valent 1 point de moins.
fact-troccas-fool = Si l’autre camp gagne le pli où est ton Mat, ton camp le garde et donne en échange sa carte la plus basse, après le dernier pli.
fact-troccas-all-tricks = Le camp qui fait les { $cards } plis a les { $all } points.
fact-troccas-goods = Pour chaque point au-dessus de { $half }, chaque perdant paie { $stake } à l’un des gagnants. Tu peux perdre au plus { $most } par donne.

fact-mitigati-goal = Chacun joue pour soi, et ce sont les points des cartes gagnées qui comptent, { $all } en tout : au-dessus de { $mean } tu gagnes, au-dessous tu perds.
fact-mitigati-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, face cachée ; son écart compte pour lui.
fact-mitigati-dealt-for-bids = Chacun reçoit { $first } cartes, puis trois fois { $next }. On annonce après les { $first } premières, puis après chacune des deux distributions suivantes. À la dernière distribution, le donneur prend aussi les { $talon } dernières et en écarte { $talon }, face cachée ; son écart compte pour lui.
fact-mitigati-bids = En commençant par la personne qui suit le donneur, chacun annonce à son tour un nombre de points au-dessus ou au-dessous de { $mean }, ou demande d’autres cartes.
fact-mitigati-bids-agreed = Dès que les trois annonces sont faites et que leur somme est nulle, la donne se paie comme annoncé, sans être jouée.
fact-mitigati-bids-more = Quand ton tour revient, tu peux maintenir ou baisser ton annonce, jamais l’augmenter. On donne d’autres cartes et les annonces s’effacent quand quelqu’un demande d’autres cartes, quand la somme des annonces tombe au-dessous de zéro, ou quand un tour de table complet n’y change rien. Sans accord au troisième tour d’annonces, on joue la donne.
fact-mitigati-discard = On ne peut écarter ni roi, ni Mat, ni atout.
fact-mitigati-discard-too-few = Si le donneur n’a pas trois cartes qu’il puisse écarter, il complète son écart avec ses plus petits atouts, sauf { $never }.
fact-mitigati-discard-only-trump = Les rois, le Mat, { $fives } ne s’écartent pas. Exception : { $bagatto }, si c’est le seul atout du donneur, avec ou sans le Mat.
fact-mitigati-fool = Si tu joues le Mat, tu le gardes toujours, même sans faire un seul pli : le gagnant du pli n’a que les deux autres cartes.
fact-mitigati-values = Les rois, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }. Le Mat vaut { $fool }. Chaque carte se compte seule.
fact-mitigati-pays = Pour chaque point au-dessus de { $mean }, tu touches { $price } ; pour chaque point au-dessous, tu paies autant. Honneurs compris, tu peux perdre au plus { $most } par donne.
fact-mitigati-honours = Les honneurs sont les quatre rois, { $trio }. Juste avant ta première carte, tes honneurs sont montrés et payés automatiquement : chaque adversaire te les paie, au prix du point.
fact-mitigati-honours-sets = Seule ta meilleure combinaison compte : quatre honneurs quelconques rapportent { $four } points ; { $trio } réunis, { $three } ; les quatre rois, { $kings }. Chaque honneur en plus de cette combinaison ajoute { $each }.
fact-mitigati-honours-trumps = De plus, { $many } atouts ou davantage rapportent un point chacun. Le Mat ne compte que s’il est le dixième.

fact-swiss-goal = Chacun donne une fois : { $deals } donnes font une partie. Chacun met { $stake } en jeu, une fois pour toute la partie, et le total le plus haut prend tout.
fact-swiss-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, face cachée ; son écart compte pour lui, tout comme un pli.
fact-swiss-discard = On ne peut écarter ni roi, ni Mat, ni atout.
fact-swiss-discard-too-few = Si le donneur n’a pas trois cartes qu’il puisse écarter, il complète son écart avec ses plus petits atouts, sauf { $never }.
fact-swiss-fool = Si tu joues le Mat, tu le gardes ; à la fin de la donne, tu remets en échange au gagnant du pli la plus petite carte de tes plis. Si tu n’as fait aucun pli, le Mat lui revient.
fact-swiss-fool-dealer = Si le donneur n’a fait aucun pli, il donne une carte de son écart en échange du Mat.
fact-swiss-values = Les rois, le Mat, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }.
fact-swiss-threes = On compte les cartes par trois, et chaque groupe de trois vaut 2 points de moins que la somme de ses cartes.
fact-swiss-total = Une donne compte { $all } points. On additionne ceux de toutes les donnes de la partie.
fact-swiss-tie = À égalité, on partage ; les pièces qui restent sont données une à une, dans l’ordre de la donne, à partir de la personne qui suit le donneur.

# A game in short, in the hand of whoever plays their first deals of it: five lines and 350 characters at most.
quick-heading = { $game } en bref
quick-goal-points = Fais plus de { $mean } des { $all } points.
quick-goal-side = À deux, faites plus de { $half } des { $all } points.
quick-goal-match = Fais le plus de points en { $deals } donnes pour rafler toutes les mises.
quick-goal-marks = Le premier camp à { $target ->
    [one] { $target } point
   *[other] { $target } points
} gagne la partie.
quick-goal-marks-alone = À { $target ->
    [one] { $target } point
   *[other] { $target } points
}, on gagne la partie.
quick-goal-tricks = Fais le plus de plis pour prendre le pot. Qui reçoit { $card } le rafle aussitôt.
quick-goal-rounds = Pose une carte à chacun des trois tours : la meilleure prend une part du pot.
quick-follow-excuse = Fournis, sinon coupe. Le Mat t’en dispense, mais ne gagne jamais.
quick-follow-fool = Fournis, sinon coupe. Le Mat est le plus petit atout.
quick-must-beat = Fournis, sinon coupe, et monte si tu peux.
quick-no-suits = Les couleurs ne comptent pas : atouts, Mat, as, figures, puis les cartes de 10 à 2.
quick-turned = L’atout est la couleur de la carte retournée.
quick-ranks = Par force décroissante : { $ranks }.
quick-reversed = { $suits } : les petits nombres battent les grands.
quick-top = Atout maître : { $card }.
quick-courts-first = Les figures d’une couleur se valent : la première gagne.
quick-courts-last = Les figures d’une couleur se valent : la dernière gagne.
quick-counts = Les rois, { $fives } valent { $king } ; dames { $queen }, cavaliers { $knight }, valets { $jack }, autres { $other }.
quick-bonus = Le pot te paie une prime pour { $cards }.
quick-marks = Trois plis rapportent 1 point, les cinq 2.
quick-shares = Les parts : un tiers du pot, la moitié du reste, ce qui reste.
quick-honours = Honneurs payés : quatre des cartes à 5 et du Mat, ou dix atouts.
quick-call = Le roi de la couleur entamée peut en appeler le valet.
quick-rob = L’as d’atout peut prendre la carte retournée.
quick-offer = Mauvais jeu ? La personne qui entame et le donneur peuvent offrir le jeu.
quick-swap = Après les premières mises, tu peux échanger une carte.
quick-alone = Si tous les autres se couchent, le pot est à toi.
quick-discard = Les { $talon } cartes de l’écart comptent pour le donneur.

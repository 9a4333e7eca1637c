# Les leçons : une donne préparée pour chaque édition. Au plus deux phrases et 200 lettres chacune.

lesson-title = Leçon : { $game }
lesson-footer = Une donne préparée, pour le plaisir : tu ne peux rien perdre.
lesson-gone = Cette leçon est finie. Choisis à quoi jouer, ou commence une autre leçon.
lesson-your-turn = **C’est ton tour.**
lesson-over = Essaie maintenant une vraie donne contre des joueurs virtuels. Si tu joues pour le plaisir, personne ne gagne ni ne perd de pièces.
lesson-new = **Tu découvres ce jeu ?** Commence par la leçon : une donne préparée où tu ne peux rien perdre.
lesson-kings = les rois
lesson-said = C’est tout ce que cette leçon avait à t’apprendre. Continue, ou laisse le mode automatique finir la donne.

key-lesson-next = Suivant
key-lesson-on = Continuer
key-lesson-choose = Choisir à nouveau
key-lesson-play = Jouer cette carte
key-lesson-swap = Échanger cette carte
key-lesson-finish = Finir à ma place
key-lesson-end = Arrêter la leçon
key-lesson-repeat = Refaire la leçon
key-lesson-go-on = Leçon : { $game }

lesson-trick = Chacun joue une carte : c’est un **pli**. La plus haute carte de la couleur jouée en premier le gagne, sauf si quelqu’un joue un atout : alors le plus haut atout gagne.
lesson-aim-points = Chacun joue pour soi, avec { $number } cartes. Les points des cartes de tes plis comptent : au-dessus de la moyenne tu gagnes, au-dessous tu perds.
lesson-trumps = Les atouts sont les images numérotées : ils battent toute autre couleur, et de deux atouts le plus haut l’emporte. Tu en as { $number ->
    [0] zéro
    [one] un
   *[other] { $number }
}.
lesson-trumps-other = Les atouts sont les images numérotées : ils battent toute autre couleur et les plus hauts battent les plus bas, mais { $card } les bat tous. Tu en as { $number ->
    [0] zéro
    [one] un
   *[other] { $number }
}.
lesson-turned = La carte retournée, { $card }, fixe l’atout ({ $suit }) : le plus petit bat toute carte d’une autre couleur. Dans chaque couleur, l’ordre est { $order }.
lesson-partner = Tu as **{ $name }** pour partenaire, en face de toi. Vos plis comptent ensemble.
lesson-counters = La plupart des cartes valent peu. Voici celles qui valent le plus : { $cards }.
lesson-pot = Il y a { $coins } au pot. Une fois toutes les primes payées, le reste va à qui fait le plus de plis.
lesson-pot-bets = Il y a { $coins } au pot, et chaque mise s’y ajoute.
lesson-reversed = Attention : en { $suit }, l’ordre des petites cartes (de l’as au dix) est inversé : les petites battent les grandes. Dans ta main, { $card } bat { $other }.
lesson-equals = Ici, roi, dame, cavalier et valet d’une couleur sont égaux : le premier joué bat les autres.
lesson-excuse-kept = Tu as { $card }. Tu peux le jouer à tout moment au lieu de fournir : il ne fait jamais de pli, mais tu le gardes.
lesson-excuse = Tu as { $card }. Tu peux le jouer à tout moment au lieu de fournir : il ne fait jamais de pli, mais en général tu le gardes.
lesson-discarded = **{ $name }** a donné, pris les dernières cartes et écarté { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, face cachée. À la fin, cet écart compte pour le donneur.
lesson-lead = À toi d’entamer : joue la carte que tu veux. Les autres doivent fournir sa couleur ou, à défaut, couper.
lesson-lead-beat = À toi d’entamer : joue la carte que tu veux. Les autres doivent fournir sa couleur et monter si possible ou, à défaut de cette couleur, couper.
lesson-follow = **{ $name }** entame. Couleur demandée : { $suit }. Tu en as : tu dois fournir, mais rien ne t’oblige à monter.
lesson-follow-beat = **{ $name }** entame. Couleur demandée : { $suit }. Tu en as : tu dois fournir, et monter si tu peux.
lesson-must-trump = Couleur demandée : { $suit }. Tu n’en as pas : tu dois couper.
lesson-any-card = { $number ->
    [0] Tu n’as ni la couleur demandée ({ $suit }) ni atout : joue ce que tu veux, mais ta carte ne peut pas gagner ce pli.
   *[other] Tu n’as pas la couleur demandée ({ $suit }) : joue ce que tu veux. Sauf si c’est un atout, ta carte ne peut pas gagner ce pli.
}
lesson-trumped = **{ $name }** a coupé : { $card } est un atout et bat toutes les cartes de la couleur demandée.
lesson-taken-own = Tu as gagné le pli avec { $card } : à toi d’entamer le suivant.
lesson-taken-partner = **{ $name }**, de ton camp, a gagné le pli avec { $card } et entame le suivant.
lesson-taken = **{ $name }** a gagné le pli avec { $card } et entame le suivant.
lesson-score-points = Points pour l’instant : { $scores }.
lesson-score-tricks = Plis pour l’instant : { $scores }.
lesson-score-of = { $name } { $number }
lesson-score-you = toi
lesson-score-side = ton camp
lesson-bonus = Tu as montré { $card } et touché une prime du pot. La carte reste dans ta main.
lesson-question = Tu as { $card }. Montre cette carte et tu touches une prime ; cache-la et personne ne saura que tu l’as.
lesson-offer = Avec un mauvais jeu, tu peux proposer d’abandonner au lieu de jouer. Si l’autre camp accepte, il marque ; s’il refuse, il doit faire tous les plis.
lesson-bid = Ta main vaut-elle plus ou moins que la moyenne ? Annonce de combien, ou demande d’autres cartes ; si la somme des annonces est nulle, on ne joue pas.
lesson-played-out = Les annonces n’ont rien donné : on joue donc cette donne, et ce sont les points de tes plis qui décident.
lesson-honours = **{ $name }** a déclaré ses honneurs, c’est-à-dire certaines cartes ou de nombreux atouts : chaque adversaire paie { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
lesson-honours-own = Tu as déclaré tes honneurs, c’est-à-dire certaines cartes ou de nombreux atouts : chaque adversaire te paie { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
lesson-called = **{ $name }** a joué { $card } et appelé son valet : qui a ce valet doit le jouer dans ce pli.
lesson-bet = Mise si tes cartes sont bonnes, dis « parole » pour voir venir, ou couche-toi et laisse ce que tu as déjà payé.
lesson-lay = Choisis une carte à poser face cachée. On les retourne toutes ensemble, et la meilleure gagne : les atouts de 21 à 1, le Mat, les as, les figures, puis les cartes de 10 à 2.
lesson-shown = Les cartes sont montrées : **{ $name }** a la meilleure et gagne { $coins }.
lesson-shown-own = Les cartes sont montrées : la tienne est la meilleure et te rapporte { $coins }.
lesson-exchange = Tu peux échanger une carte contre la prochaine du talon, ou garder toutes les tiennes.
lesson-robbed = **{ $name }** a pillé, comme l’as d’atout le permet, en prenant ce qui était retourné et en remettant autant de cartes.

lesson-doubt-gives = Tu peux jouer { $card }, mais ses points iraient à **{ $name }**, en tête du pli. Il y a moins à perdre avec { $instead }.
lesson-doubt-wastes = Tu peux jouer { $card }, mais tu ne gagneras pas ce pli. Autant jouer { $instead } et garder la meilleure carte.
lesson-doubt-throws = Tu peux, mais { $card } est ta meilleure carte. Échange plutôt { $instead }, et tu la gardes.

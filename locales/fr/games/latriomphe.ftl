game-latriomphe = La Triomphe
edition-as-qui-pille = à l’as qui pille
edition-target = { $edition }, en { $target }
edition-robbing-off = { $edition }, sans pillage
edition-run-off = { $edition }, la retourne seule se pille
play-about-latriomphe = cinq cartes chacun ; trois plis sur cinq, et tu marques le point. Le meilleur jeu pour commencer.
play-edition-latriomphe-classic = sans pillage
play-edition-latriomphe-as-qui-pille = l’as d’atout pille
lesson-aim-latriomphe = On joue deux contre deux, avec { $number } cartes chacun. Le camp qui fait le plus de plis marque.
lesson-aim-latriomphe-as-qui-pille = Chacun joue pour soi, avec { $number } cartes. Qui fait le plus de plis marque.

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
fact-latriomphe-robbing-turned = Avec l’as d’atout, on peut piller : prendre la carte retournée, et elle seule. Si l’as lui-même est retourné, c’est au donneur de piller. Sinon, la question est posée à tout le monde : personne ne sait donc qui pourrait piller.
fact-latriomphe-robbing-lays-one = En échange, on glisse une carte de son choix sous le talon, face cachée, fût-ce la carte prise. Tout le monde voit ce qui est pris, personne ce qui est rendu.
fact-latriomphe-offer = Mauvais jeu ? Qui entame et le donneur peuvent chacun proposer d’abandonner au lieu de jouer leur première carte ; l’autre répond. Cela ne se propose qu’une fois par donne.
fact-latriomphe-offer-accepted = Si l’abandon est accepté, la donne est finie et le camp qui accepte marque 1 point.
fact-latriomphe-offer-refused = Si l’abandon est refusé, le camp qui refuse doit faire les cinq plis : il marque alors 2 points. Au premier pli perdu, il perd 2 points et la donne est finie.
fact-latriomphe-must-beat = Tu dois fournir la couleur demandée si tu en as, et monter sur la meilleure carte si tu peux, même celle de ton partenaire. Une fois le pli coupé, n’importe quelle carte de la couleur demandée convient.
fact-latriomphe-must-beat-alone = Tu dois fournir la couleur demandée si tu en as, et monter sur la meilleure carte si tu peux. Une fois le pli coupé, n’importe quelle carte de la couleur demandée convient.
fact-latriomphe-must-trump = Si tu ne peux pas fournir, tu dois couper si tu as de l’atout, et surcouper si tu peux. Sinon, joue ce que tu veux.
fact-latriomphe-decided = La donne s’arrête dès qu’un camp a trois plis.
fact-latriomphe-decided-alone = La donne s’arrête dès qu’un joueur a trois plis.
fact-latriomphe-vole-or-stop = Si un camp fait les trois premiers plis, le gagnant du troisième peut s’arrêter là, ou tenter la vole : les cinq plis.
fact-latriomphe-vole-or-stop-alone = Si tu fais les trois premiers plis, tu peux t’arrêter là, ou tenter la vole : les cinq plis.
fact-latriomphe-three = Trois plis rapportent 1 point.
fact-latriomphe-most = Si personne n’en a trois, qui a fait le plus de plis marque 1 point ; à égalité, qui y est arrivé d’abord.
fact-latriomphe-vole = La vole rapporte 2 points. La tenter et perdre un pli coûte 2 points et met fin à la donne.
fact-latriomphe-loses = Un point perdu est retiré à ton camp. Si ton camp n’en a pas, l’autre camp le marque.
fact-latriomphe-debt = Si tu perds un point que tu n’as pas, c’est une dette, que tes prochains points remboursent. Personne d’autre n’y gagne.
fact-latriomphe-match = Tout le monde mise { $stake } pour toute la partie ; personne ne peut perdre plus. Les gagnants se partagent les mises des perdants.
fact-latriomphe-match-alone = Tout le monde mise { $stake } pour toute la partie ; personne ne peut perdre plus. Le gagnant prend tout.

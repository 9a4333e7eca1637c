game-trefeltromp = Trefeltromp
edition-raises = { $edition }, { $raises ->
    [one] { $raises } relance
   *[other] { $raises } relances
}
edition-raises-unlimited = { $edition }, relances sans limite
play-about-trefeltromp = trois cartes et quatre tours de mises : un vieux cousin du poker.
lesson-aim-trefeltromp = Tu as { $number } cartes, à montrer une par une. Avant chaque carte vient un tour de mise, et la meilleure carte montrée gagne une part du pot.

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
fact-trefeltromp-raises = Un tour compte au plus une mise et { $raises ->
    [one] { $raises } relance complète
   *[other] { $raises } relances complètes
}, sauf s’il ne reste que deux joueurs. Après la dernière, on suit ou on se couche : personne ne monte plus haut, même en faisant tapis. Avant cela, un tapis inférieur à une relance complète ne compte pas comme relance : si tu as déjà parlé, il ne te permet pas de relancer. On ne mise pas quand personne ne pourrait suivre.
fact-trefeltromp-raises-unlimited = Le nombre de relances d’un tour n’a pas de limite. Un tapis inférieur à une relance complète ne compte pas comme relance : si tu as déjà parlé, il ne te permet pas de relancer. On ne mise pas quand personne ne pourrait suivre.
fact-trefeltromp-all-in = Si tu n’as plus rien, tu ne mises plus, mais tu joues toujours les pots où tu as mis des pièces.
fact-trefeltromp-privilege = Si tu poses le Mat à banen ou à detuiler sans rien gagner, tu peux *rester* au tour de mise suivant : tu ne paies rien et joues toujours tous tes pots. Si tu mises ou relances, tu paies comme tout le monde. Le Mat à debekranse ne donne rien.
fact-trefeltromp-shares = Qui gagne banen prend un tiers du pot, arrondi vers le bas ; à detuiler, c’est la moitié du reste ; à debekranse, tout ce qui est encore là.
fact-trefeltromp-tie = Si les meilleures cartes sont à égalité, personne ne gagne et les pièces restent au pot. Après debekranse, elles restent pour la prochaine donne ; tout le monde paie quand même l’ante.
fact-trefeltromp-alone = Si tout le monde se couche sauf toi, tu prends tout le pot sans rien montrer. Une mise que personne n’a suivie est rendue.
fact-trefeltromp-banked = Ce que tu gagnes au cours d’une donne ne peut pas être misé dans cette même donne.
fact-trefeltromp-side-pots = Ce qui est misé au-delà d’un tapis va dans un pot annexe, partagé de la même façon entre ceux qui y ont misé.
fact-trefeltromp-closing = Si la table ferme avec des pièces au pot, elles se partagent entre ceux qui étaient encore en jeu quand la dernière debekranse a fini à égalité et qui ne sont pas partis.

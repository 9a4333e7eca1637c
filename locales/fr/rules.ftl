# La page des règles, faite de ce que la table joue vraiment.

rules-title = { $game }, { $edition }
edition-chee = règles Chee
edition-classic = règles classiques

rules-cards = Les cartes
rules-deal = La donne
rules-bonus = Les cartes qui paient
rules-play = Le déroulement du jeu
rules-end = Qui gagne
rules-pays = Gains et pertes
rules-options = Ce que l’hôte peut choisir
rules-option = { $rule } : { $choice }
rules-suggest = **{ $suggest }** choisit un écart pour toi.

fact-goal = Pour gagner le pot : recevoir **{ $card }** ou faire le plus de plis ({ $tricks } en tout).
fact-seats = De { $fewest } à { $most } personnes.
fact-seats-exactly = Pour { $seats } personnes.
fact-seats-of = Pour { $first } ou { $most } personnes.
fact-pack = { $cards } cartes : { $plain } de couleur ({ $suits }), { $trumps } atouts et le Mat.
fact-pack-plain = { $cards } cartes, { $each } par couleur ({ $suits }).
fact-order = { $suits }, par force décroissante : { $cards }
fact-run = { $first } jusqu’à { $last }

fact-clockwise = On donne et l’on joue dans le sens des aiguilles d’une montre, vers la gauche.
fact-anticlockwise = On donne et l’on joue dans le sens inverse des aiguilles d’une montre, vers la droite.
fact-ante = Tout le monde met la mise au pot, au moins { $least }.
fact-ante-at = Tout le monde met { $stake } au pot. Tu ne peux pas perdre plus dans une donne.
fact-dealt = Chacun reçoit { $cards } cartes, une à une.
fact-takes-all = Qui reçoit **{ $card }** rafle tout le pot, et la donne est finie.
fact-bonus-may = Si tu reçois **{ $card }**, tu peux montrer la carte et toucher { $amount } du pot. Elle revient dans ta main.
fact-bonus-must = Si tu reçois **{ $card }**, tu montres la carte et touches { $amount } du pot. Elle revient dans ta main.
fact-bonus-secret = La question est posée à tout le monde en même temps, avec le même délai : personne ne sait donc qui a quoi.
fact-stakes = { $stakes ->
    [one] { $stakes } mise
   *[other] { $stakes } mises
}
fact-empty-pot = Si les primes vident le pot, la donne est finie.
fact-first-lead = Qui suit le donneur entame ; ensuite, qui fait un pli entame le suivant.
fact-must-follow = Fournis la couleur demandée si tu en as ; l’atout en est une aussi.
fact-must-trump = Si tu ne peux pas fournir, coupe si tu as de l’atout ; sinon, joue ce que tu veux.
fact-need-not-beat = Rien ne t’oblige à monter.
fact-fool-trump = Le Mat est le plus petit atout : il bat toutes les cartes ordinaires et perd contre tous les autres atouts.
fact-fool-highest = Le Mat est le plus fort atout : il bat même le Monde, et se joue comme les autres quand il faut de l’atout.
fact-fool-excuse = Le Mat est l’Excuse : joue-le quand tu veux, au lieu de fournir. Il ne fait jamais de pli ; s’il entame, la carte suivante donne la couleur.
fact-trick-winner = L’atout le plus fort gagne le pli ; à défaut, la carte la plus forte de la couleur demandée.
fact-most-tricks = Qui fait le plus de plis prend ce qui reste au pot. À égalité, le pot va à qui est arrivé d’abord à ce nombre ; si cinq personnes font un pli chacune, donc à qui a fait le premier.
fact-next-dealer = La donne passe ensuite dans le même sens.

# A game in short, in the hand of whoever plays their first deals of it: five lines and 350 characters at most.
quick-heading = { $game } en bref
quick-goal-points = Fais plus de { $mean } des { $all } points.
quick-goal-talk = Dis « solo » et fais seul plus de { $solo } des { $all } points.
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
quick-follow-fool-highest = Fournis, sinon coupe. Le Mat est le plus fort atout.
quick-must-beat = Fournis, sinon coupe, et monte si tu peux.
quick-no-suits = Les couleurs ne comptent pas : atouts, Mat, as, figures, puis les cartes de 10 à 2.
quick-turned = L’atout est la couleur de la carte retournée.
quick-ranks = Par force décroissante : { $ranks }.
quick-reversed = { $suits } : les petits nombres battent les grands.
quick-top = Atout maître : { $card }.
quick-bottom = { $high } ne bat que { $low }.
quick-courts-first = Les figures d’une couleur se valent : la première gagne.
quick-courts-last = Les figures d’une couleur se valent : la dernière gagne.
quick-counts = Les rois, { $fives } valent { $king } ; dames { $queen }, cavaliers { $knight }, valets { $jack }, { $fool ->
    [0] autres
   *[other] Mat { $fool }, autres
} { $other }.
quick-counts-tens = { $tens } valent { $ten } ; rois, { $fives } { $king } ; dames { $queen }, cavaliers { $knight }, valets { $jack }, autres { $other }.
quick-bonus = Le pot te paie une prime pour { $cards }.
quick-marks = Trois plis rapportent 1 point, les cinq 2.
quick-shares = Les parts : un tiers du pot, la moitié du reste, ce qui reste.
quick-honours = Honneurs : quatre parmi les 5 et le Mat, ou dix atouts.
quick-call = Le roi de la couleur demandée peut appeler son valet.
quick-rob = L’as d’atout peut prendre la carte retournée.
quick-offer = Mauvais jeu ? Qui entame et le donneur peuvent proposer d’abandonner.
quick-talk = On parle une fois : passe ou solo. Qui prend le monte en écarte trois.
quick-swap = Après les premières mises, tu peux échanger une carte.
quick-alone = Si tous les autres se couchent, le pot est à toi.
quick-discard = Les { $talon } cartes de l’écart comptent pour le donneur.
game-named = { $game } ({ $edition })
key-all-rules = Toutes les règles
key-house-rules = Règles maison…
house-rules-title = Règles maison : { $game }, { $inn }
house-rules-text = L’hôte les choisit avant la première donne. Ensuite, elles ne changent plus.
rule-pack = Jeu de cartes
rule-triomphe-pack = Les 78 cartes, ou 42 quand on est peu.
rule-fool = Le Mat
rule-triomphe-fool = Le plus petit atout, le plus fort, ou une excuse.
rule-bagatto = Écarter le Bateleur
rule-scarto-bagatto = Permis s’il est le seul atout, ou seulement si l’on n’a pas non plus le Mat.
rule-equal-courts = Figures égales
rule-tarocchi-equal-courts = Dans un pli, la première ou la dernière l’emporte, ou bien elles ont un ordre.
rule-top = Le plus fort atout
rule-tarocchi-top = Le Monde (XXI) ou le Jugement (l’Ange, XX).
rule-round-suits = Coupes et Deniers
rule-tarocchi-round-suits = Les petites cartes renversées (l’as est le plus fort), ou droites (le dix est le plus fort).
rule-direction = Sens du jeu
rule-tarocchi-direction = On donne et l’on joue vers la droite, à l’inverse des aiguilles d’une montre, ou vers la gauche, dans leur sens.
rule-robbing = Piller
rule-latriomphe-robbing = Si l’as d’atout peut piller la retourne.
rule-run = Piller la suite
rule-latriomphe-run = Si l’on prend aussi, en pillant, les atouts juste sous la retourne. Sans pillage, cela ne change rien.
rule-monte = Le monte
rule-sicilian-monte = Tout le monde voit les trois cartes, ou seulement qui les prend.
rule-target = Points à marquer
rule-latriomphe-target = Combien de points gagnent la partie.
rule-raises = Relances
rule-trefeltromp-raises = Combien de relances complètes un tour permet après la mise. Dès qu’il ne reste que deux joueurs, il n’y a plus de limite.
rule-ottocento-target = En combien de points se joue la partie.
rule-signals = Signaux
rule-ottocento-signals = Si celui qui entame peut dire busso, striscio ou volo avec sa carte.
rule-reveal = Quand tout est montré
rule-reveal-text = Toutes les mains, les écarts et la preuve du mélange : après chaque donne, après la soirée, ou à la fermeture de la table.
rule-partners = Équipes
rule-partners-text = Tirées au sort pour { $deals } donnes, ou choisies par l’hôte, qui peut choisir à tout moment pour les { $deals } suivantes.
partners-drawn-choice = Tirées au sort

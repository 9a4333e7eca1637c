game-troggu = Troggu
edition-visp = Règles de Viège
edition-all_pass-redeal = { $edition }, nouvelle donne si tous passent
play-about-troggu = un jeu du Haut-Valais, de trois à six : prends le *tapp* ou joue solo, contre tous les autres.
lesson-aim-troggu = Qui prend le tapp ou joue solo est contre tous, et doit faire plus de la moitié des points. Si tous passent, qui a le plus de points perd.
lesson-talk-troggu = Dis « prends » pour ramasser le *tapp*, face cachée, « solo » pour t’en passer au double du prix, ou passe. On ne parle qu’une fois.
lesson-lay-down-troggu = Tu as pris le tapp. Écarte maintenant { $number } cartes : elles comptent pour toi. Les plus chères ne s’écartent pas, sauf les quatre rois ensemble.
rule-all-pass = Si tous passent
rule-troggu-fool = Le plus fort atout, qu’on peut retenir, ou un atout comme les autres.
rule-troggu-all-pass = On joue une misère, ou la personne suivante donne.
fool-hybrid-choice = qu’on peut retenir
all-pass-misere-choice = misère
all-pass-redeal-choice = nouvelle donne

fact-troggu-goal = Qui prend le *tapp* ou joue *solo* est seul contre tous les autres, et doit faire au moins { $needed } des { $all } points. Si personne ne veut, chacun cherche à en faire le moins possible.
fact-troggu-dealt = À trois, chacun reçoit { $three } cartes, à quatre { $four }, à cinq { $five }, à six { $six }. Le reste, { $tapp-three }, { $tapp-four }, { $tapp-five } ou { $tapp-six } cartes, reste face cachée : c’est le *tapp*.
fact-troggu-speak = Chacun parle une seule fois, à commencer par la personne après le donneur : *passe*, *prends* ou *solo*. Après *prends*, on ne peut plus que passer ou dire *solo* ; un *solo* clôt les annonces aussitôt. La plus haute annonce l’emporte.
fact-troggu-take = Qui prend ramasse le tapp et écarte autant de cartes, face cachée ; elles comptent pour son jeu. Personne d’autre ne voit ni le tapp ni l’écart avant la fin de la donne.
fact-troggu-lay-down = Ne s’écartent pas : { $never }. Les rois s’écartent tous les quatre ensemble ou pas du tout ; toute autre carte peut partir, les atouts aussi.
fact-troggu-solo = Dans un solo, personne ne voit le tapp avant la fin de la donne, pas même qui joue solo ; il compte pourtant pour son jeu.
fact-troggu-misere = Si tous passent, on joue une *misère* : chacun pour soi, et qui a le plus de points perd. Le tapp reste de côté et ne compte pour personne.
fact-troggu-redeal = Si tous passent, on ne joue pas et personne ne paie ; la personne suivante donne.
fact-troggu-lead = Qui a pris entame ; dans une misère, c’est la personne après le donneur.
fact-troggu-lead-declarer = Qui a pris entame.
fact-troggu-fool = Le Mat (le *Bättler*) est le plus fort atout : il fait tout pli où il tombe, et s’il est entamé, tous doivent fournir de l’atout.
fact-troggu-withhold = Mais si tu dois jouer atout et que le Mat est ton seul atout, tu peux jouer n’importe quelle autre carte à la place. Tu *retiens* alors le Mat.
fact-troggu-withheld = Un Mat retenu n’est plus un atout. Il reste dans ta main jusqu’au dernier pli et ne peut pas le gagner ; ses points restent pourtant à toi, dans une misère aussi. Personne d’autre ne l’apprend avant.
fact-troggu-values = Les rois, le Mat, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }. Chaque carte compte pour elle-même.
fact-troggu-pays = Avec au moins { $needed } points, tapp compris, qui a pris reçoit { $taken } de chacun des autres, { $solo } dans un solo ; avec moins, il leur en paie autant.
fact-troggu-pays-misere = Dans une misère, qui a le plus de points paie { $price } à chacun des autres, { $double } à partir de { $needed } points. À égalité, chacun paie ceux qui ont moins ; si tous ont autant, personne ne paie.

quick-goal-declarer = Prends le tapp ou joue solo, et fais { $needed } des { $all } points contre tous.
quick-follow-withhold = Fournis, sinon coupe. Si le Mat est ton seul atout, tu peux le retenir.
quick-misere = Si tous passent, le moins de points gagne.
key-all-kings = Les quatre rois
key-keep-kings = Garder les rois
refused-all-kings = Les rois s’écartent tous les quatre ensemble ou pas du tout.
refused-fool-withheld = Tu ne peux pas encore jouer **{ $card }** : tu l’as retenu, il reste donc dans ta main jusqu’au dernier pli.

troggu-tapp = Le tapp : { $cards } cartes, face cachée.
troggu-takes = { $name } **prend le tapp** et écarte { $cards } cartes.
troggu-took = { $name } a pris le tapp ({ $cards } cartes) et joue contre tous les autres.
troggu-solo = { $name } joue **solo** contre tous les autres. Le tapp, { $cards } cartes, reste face cachée et compte pour { $name }.
troggu-misere = **Misère** : chacun pour soi, et **qui a le plus de points perd**. Le tapp, { $cards } cartes, ne compte pour personne.
troggu-own-took = Tu as pris le tapp et tu joues contre tous les autres.
troggu-own-solo = Tu joues solo contre tous les autres. Le tapp, { $cards } cartes, reste face cachée et compte pour toi.
troggu-scene-misere = Misère : le plus de points perd
troggu-may-withhold = Personne d’autre ne voit ceci : **{ $card }** est ton seul atout. Toute autre carte le **retient** : il n’est alors plus un atout, reste dans ta main jusqu’au dernier pli et ne peut pas le gagner. Ses 5 points restent à toi.
troggu-withheld = Personne d’autre ne voit ceci : tu as retenu **{ $card }**. Il reste dans ta main jusqu’au dernier pli et ne peut pas le gagner ; ses 5 points restent à toi.
troggu-report-won = { $name } a pris le tapp et gagne avec { $points } points : { $coins }.
troggu-report-lost = { $name } a pris le tapp et perd avec { $points } points (il en fallait { $needed }) : cela coûte { $coins }.
troggu-report-solo-won = { $name } gagne son solo avec { $points } points : { $coins }.
troggu-report-solo-lost = { $name } perd son solo avec { $points } points (il en fallait { $needed }) : cela coûte { $coins }.
troggu-report-misere = Misère : { $names } { $payers ->
    [one] a
   *[other] ont
} le plus de points, { $points }, et { $payers ->
    [one] paie
   *[other] paient chacun
} { $coins }.
troggu-report-even = Misère : tous ont autant de points, et personne ne paie.
troggu-own-declarer = { $points } points, il en fallait { $needed }
troggu-own-against = { $name } avait { $points } points, il en fallait { $needed }
troggu-own-misere = misère avec { $points } points, le plus étant { $most }
troggu-sheet-points = { $name } : **{ $points }** points
troggu-sheet-points-tapp = { $name } : **{ $points }** points ({ $tricks } dans les plis, { $more } dans le tapp)
troggu-sheet-points-laid = { $name } : **{ $points }** points ({ $tricks } dans les plis, { $more } à l’écart)
troggu-sheet-taken = Le jeu est gagné à partir de { $needed } points : { $price } de chacun des autres, ou à chacun.
troggu-sheet-solo = Le solo est gagné à partir de { $needed } points : { $double } de chacun des autres, ou à chacun.
troggu-sheet-misere = Le plus de points paie { $price } à chacun des autres, { $double } à partir de { $needed } points.

game-tarot = Tarot
edition-fft = Règles de la FFT
edition-petite-off = { $edition }, sans petite
edition-poignee-off = { $edition }, sans poignées
edition-chelem-silent = { $edition }, sans annonce de chelem
play-about-tarot = le tarot d’aujourd’hui, de trois à cinq : annonce, prends le *chien*, et joue sans aide ou avec un partenaire secret.
lesson-aim-tarot = Qui annonce le plus prend, contre tous les autres. On compte les points des plis et les *bouts* : l’atout XXI, l’atout I (le *petit*) et le Mat (l’*Excuse*). Plus on en a, moins il faut de points.
rule-petite = Petite
rule-poignee = Poignées
rule-chelem = Chelem
rule-tarot-petite = Si la plus petite annonce est une petite ou une garde.
rule-tarot-poignee = Si l’on peut montrer beaucoup d’atouts avant sa première carte.
rule-tarot-chelem = Si l’on peut annoncer tous les plis.
petite-on-choice = dès la petite
petite-off-choice = dès la garde
poignee-on-choice = se montrent
poignee-off-choice = ne se montrent pas
chelem-on-choice = peut s’annoncer
chelem-silent-choice = ne s’annonce pas

fact-tarot-goal = Une personne prend et joue contre toutes les autres ; à cinq, le plus souvent avec un partenaire secret. Les plis valent par les points de leurs cartes, { $all } en tout.
fact-tarot-bouts = Trois cartes sont des *bouts* : { $bouts }. Le Bateleur, l’atout I, est le *petit* ; le Mat est l’*Excuse*.
fact-tarot-needed = Plus le camp qui a pris a de bouts à la fin, moins il lui faut de points : sans bout { $none }, avec un { $one }, avec deux { $two }, avec les trois { $three }.
fact-tarot-dealt = À trois, chacun reçoit { $three } cartes, à quatre { $four }, à cinq { $five }. { $dog } cartes, à cinq { $dog-five }, vont une à une au milieu, face cachée : c’est le *chien*.
fact-tarot-petit-sec = Qui reçoit le petit sans autre atout ni Excuse montre sa main ; personne ne paie, et la personne suivante donne.
fact-tarot-bids = Chacun parle une seule fois, à commencer par la personne après le donneur : *passe*, ou une annonce plus haute que toutes les autres. Les annonces : *petite*, *garde*, *garde sans*, *garde contre*. Si tous passent, personne ne paie, et la personne suivante donne.
fact-tarot-bids-garde = Chacun parle une seule fois, à commencer par la personne après le donneur : *passe*, ou une annonce plus haute que toutes les autres. Les annonces : *garde*, *garde sans*, *garde contre*. Si tous passent, personne ne paie, et la personne suivante donne.
fact-tarot-called-king = À cinq, qui a pris appelle ensuite un roi : qui l’a joue avec, et n’en dit rien avant de le jouer. Si ce roi est dans sa propre main ou au chien, on joue seul contre tous. Avec les quatre rois en main, on peut appeler une dame, et ainsi de suite.
fact-tarot-chien = Pour une petite ou une garde, tous voient le chien ; qui a pris le ramasse et écarte autant de cartes. Dans une garde sans il reste caché et compte pour qui a pris, dans une garde contre pour les autres.
fact-tarot-discard = Ne s’écartent pas : les rois, les bouts, la carte appelée ; les atouts seulement s’il ne reste rien d’autre, et tous les voient. L’écart compte pour qui a pris.
fact-tarot-chelem = Avant la première carte, qui a pris peut annoncer un *chelem*, c’est-à-dire tous les plis, et entame alors.
fact-tarot-called-suit = À cinq, on n’entame pas le premier pli dans la couleur de la carte appelée, sauf avec cette carte.
fact-tarot-overtrump = Qui joue atout doit monter sur le plus fort atout du pli, même celui d’un partenaire. Sans atout plus fort, n’importe quel atout convient.
fact-tarot-poignee = Avant ta première carte, tu peux montrer une *poignée* : à quatre 10, 13 ou 15 atouts, à trois 13, 15 ou 18, à cinq 8, 10 ou 13. Elle rapporte { $single }, { $double } ou { $triple } points au camp qui gagne. L’Excuse n’y figure que si aucun atout ne reste caché.
fact-tarot-half-values = Les bouts et les rois valent 4½, une dame 3½, un cavalier 2½, un valet 1½, toute autre carte ½. Un demi-point de reste va au camp qui gagne.
fact-tarot-fool = L’Excuse reste à son camp, qui donne une petite carte en échange. Un camp sans pli ne donne rien.
fact-tarot-fool-last = Au dernier pli, l’Excuse change de camp, sauf si son camp fait tous les plis.
fact-tarot-price = Qui gagne sa prise reçoit de chacun des autres 25 points et l’écart avec ce qu’il fallait, fois 1 pour une petite, 2 pour une garde, 4 pour une garde sans, 6 pour une garde contre ; qui la perd leur paie autant. 25 points valent { $stake }, arrondis à la pièce. À cinq, tu perds au plus { $most } par donne.
fact-tarot-petit = Si le petit est dans le dernier pli (*petit au bout*), le camp qui fait ce pli reçoit 10 points de plus, fois l’annonce.
fact-tarot-slam = Tous les plis : 200 points de plus, 400 s’ils étaient annoncés. Un chelem annoncé et manqué coûte 200 ; si les autres font tous les plis, cela coûte 200 à qui a pris.
fact-tarot-partner = Le partenaire a un tiers de ce que son camp gagne ou perd, qui a pris le reste.

quick-goal-bouts = Il faut { $none } points, avec un bout { $one }, avec deux { $two }, avec trois { $three }.
quick-follow-overtrump = Fournis, sinon coupe, en montant si tu peux. L’Excuse est libre.
quick-bouts = Les bouts : XXI, I (le petit) et le Mat (l’Excuse).
quick-called-king = À cinq, qui a le roi appelé est le partenaire secret.
quick-chien = Qui a pris ramasse le chien et écarte autant de cartes : ni rois ni bouts.

key-poignee = Poignée…
key-poignee-size = { $count } atouts (+{ $points })
key-poignee-back = Retour aux cartes
menu-poignee = Quels atouts montres-tu ?
tarot-do-call = **À toi : appelle une carte.** Qui l’a joue avec toi, et personne ne le sait avant qu’elle tombe.
tarot-call-own = Tu as toi-même { $cards } : si tu appelles une de tes cartes, tu joues seul contre tous.
tarot-do-announce = **À toi :** jouer, ou d’abord annoncer un chelem (tous les plis) ?
tarot-do-show = **À toi : montres-tu une poignée ?** Elle compte pour le camp qui gagne.
tarot-may-show = Tu as { $trumps } atouts : avant ta première carte, tu peux montrer une **poignée** ({ $least } ou plus). Si tu joues une carte, personne n’en saura rien.
tarot-must-go = Ces cartes doivent partir, pour que peu d’atouts partent : { $cards }.
sure-chelem = **Annoncer un chelem ?** Tu entames. Tous les plis rapportent 400 points de plus de chaque adversaire ; sinon, tu en paies 200 à chacun (25 points valent la mise).
sure-lay-courts = **Écarter { $cards } ?** Cela compte pour toi, mais ne se joue plus.
refused-no-poignee = Tu as { $count } atouts, trop peu pour une poignée.
refused-poignee = Ce n’est pas une poignée : elle est faite d’atouts, et l’Excuse n’y figure que si aucun atout ne reste caché.
refused-cannot-be-called = Tu ne peux pas appeler **{ $card }** : un roi, ou une dame si tu as les quatre rois.
refused-called-suit = **{ $card }** est de la couleur de la carte appelée : le premier pli ne s’entame pas ainsi, sauf avec la carte appelée.

tarot-bid-petite = petite
tarot-bid-garde = garde
tarot-bid-sans = garde sans
tarot-bid-contre = garde contre
tarot-dog-size = Le chien : { $cards } cartes, face cachée.
tarot-calls = { $name } joue une **{ $bid }** et appelle une carte : qui l’a joue avec.
tarot-plays = { $name } joue une **{ $bid }** contre tous les autres.
tarot-plays-called = { $name } joue une **{ $bid }** et a appelé **{ $card }**. Personne ne dit qui l’a.
tarot-plays-with = { $name } joue une **{ $bid }** avec **{ $partner }**, qui avait la carte appelée ({ $card }).
tarot-plays-alone = { $name } joue une **{ $bid }** contre tous : personne d’autre n’a la carte appelée ({ $card }).
tarot-chelem = **Chelem annoncé** : { $name } entame et doit faire tous les plis.
tarot-dog = Le chien : { $cards }.
tarot-dog-for = Le chien reste caché et compte pour { $name }.
tarot-dog-against = Le chien reste caché et compte contre { $name }.
tarot-laid-trumps = { $name } a dû écarter { $cards }.
tarot-poignee = { $name } a montré une **poignée** de { $count } : { $cards }.
tarot-own-partner = Toi seul vois ceci : tu as la carte appelée, **{ $card }**. Tu joues avec { $name }.
tarot-own-alone = Toi seul vois ceci : tu as appelé **{ $card }**, que tu as en main ; tu joues donc seul contre tous.
tarot-own-excuse = Toi seul vois ceci : au dernier pli, **{ $card }** (l’Excuse) change de camp. Joue cette carte maintenant.
tarot-report-petit-sec = { $name } a reçu { $card } (le petit) sans autre atout : { $cards }. On ne joue pas, et personne ne paie.
tarot-report-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la { $bid } : { $points } points, il en fallait { $needed }.
tarot-report-lost = { $names } { $count ->
    [one] perd
   *[other] perdent
} la { $bid } : { $points } points, il en fallait { $needed }.
tarot-own-petit-sec = le petit est venu sans autre atout
tarot-own-won = { $bid } gagnée, { $points } points pour { $needed }
tarot-own-lost = { $bid } perdue, { $points } points pour { $needed }
tarot-own-against-won = { $bid } gagnée par { $names }
tarot-own-against-lost = { $bid } perdue par { $names }
tarot-sheet-points = { $names } : { $points } points ; { $bouts ->
    [0] sans bout
    [one] avec un bout
   *[other] avec { $bouts } bouts
}, il en fallait { $needed }.
tarot-sheet-half = Un demi-point va au camp qui a gagné.
tarot-sheet-contract = Contrat : 25 + { $difference }, fois { $multiplier } ({ $bid }) : { $points }
tarot-sheet-poignees = Poignées : { $points }
tarot-sheet-petit = Petit au bout : { $points }
tarot-sheet-chelem = Tous les plis (chelem) : { $points }
tarot-sheet-each = Donc chacun des autres paie à { $name } { $points } points, { $coins } à { $stake } pour 25.
tarot-sheet-each-lost = Donc { $name } paie à chacun des autres { $points } points, { $coins } à { $stake } pour 25.
tarot-sheet-partner = { $partner } en a un tiers, { $name } le reste.
tarot-sheet-marks = En points : { $marks }
tarot-sheet-dog = Le chien : { $cards }

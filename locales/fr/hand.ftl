# Un jeu en main, vu de la seule personne qui le tient.

hand-title = Tes cartes · { $inn }
hand-card-may = { $card } · jouable
hand-holds = { $cards ->
    [one] **Ta carte**
   *[other] **Tes { $cards } cartes**
}
hand-may = Tu peux jouer : { $cards }.

# Ce qu’il y a à faire, et jusqu’à quand. $do est une des phrases ci-dessous.
hand-turn = { $do } Fin du délai { $when }.
hand-turn-late = { $do } On t’attend : le mode automatique joue pour toi { $when }.
hand-you-lead = **À toi d’entamer.**
hand-your-turn = **À toi de jouer.**
hand-until-late = Le mode automatique joue pour toi { $when }.
hand-do-lead = **À toi d’entamer.** Joue n’importe quelle carte.
hand-do-lead-menu = **À toi d’entamer.** Choisis n’importe quelle carte dans le menu.
hand-do-play = **À toi de jouer.** Appuie sur une carte pour la jouer.
hand-do-any = **À toi de jouer.** Joue n’importe quelle carte.
hand-do-play-menu = **À toi de jouer.** Choisis une carte dans le menu.
hand-do-discard = **À toi : écarte { $count } cartes.** { $side ->
    [yes] Elles comptent pour ton camp.
   *[no] Elles comptent pour toi.
}
hand-do-rob = **À toi : tu peux piller { $cards }** et glisser { $count ->
    [one] une carte
   *[other] { $count } cartes
} sous le talon en échange. Tu peux aussi rendre ce que tu prends.
hand-do-bid = **À toi d’annoncer** : de combien ta main est-elle au-dessus ou au-dessous de 43 ? Si la somme des trois annonces est nulle, on paie comme annoncé, sans jouer. **{ $more }** met fin à ce tour.
hand-bid-bounds = Tu peux annoncer de { $least } à { $most }.
hand-bid-price = Le point vaut { $stake }. Chaque bouton dit ce que tu gagnerais ou paierais si la donne était réglée à cette annonce.
hand-bid-none-settles = Les deux autres annonces font { $sum } ensemble : aucune des tiennes ne peut donner zéro à ce tour. **{ $more }** y met fin.
hand-bid-settles = L’annonce **{ $bid }** règle la donne tout de suite.
hand-bid-own = Ta dernière annonce : **{ $bid }**.
sure-settles-costs = **Vraiment ? Cette annonce règle la donne : elle te coûte { $coins }**, et on ne joue aucune carte.
sure-settles-brings = **Vraiment ? Cette annonce règle la donne : tu gagnes { $coins }**, et on ne joue aucune carte.
sure-settles-even = **Vraiment ? Cette annonce règle la donne : tu ne gagnes ni ne perds rien**, et on ne joue aucune carte.
sure-all-in = **Vraiment ? Tu fais tapis :** les { $coins } qui restent dans ta cave sont en jeu.
sure-concede = **Abandonner ?** Si l’autre camp accepte, il marque 1 point et la donne est finie. S’il refuse, il lui faut les cinq plis : 2 points pour lui, ou 2 de moins s’il en perd un. Ta mise : **{ $coins }**.
sure-concede-match = **Abandonner ? Si l’autre camp accepte, tu perds la partie et ta mise : { $coins }.** S’il refuse, il lui faut les cinq plis, sinon il perd 2 points.
hand-do-answer = **{ $name } propose d’abandonner.** Si tu acceptes, ton camp marque 1 point. Si tu refuses, ton camp doit faire les cinq plis : +2 s’il y arrive, −2 s’il en perd un.
hand-do-vole = **À toi : les trois premiers plis sont gagnés.** Arrête-toi pour marquer 1 point, ou tente les cinq (la vole) : 2 points, mais un seul pli perdu en coûte 2.
hand-do-talk = **À toi de parler.** On ne parle qu’une fois.
hand-do-call = **À toi de parler.** { $coins } pour suivre.
hand-do-bet = **À toi de parler.** Personne n’a encore misé.
hand-do-stay = **À toi de parler**, et ton Mat te permet de rester.
hand-stay = **Rester** : rien à payer à ce tour, et tu joues toujours pour le pot. Miser ou relancer annule ce droit.
hand-do-swap = **À toi : échange une carte** contre une nouvelle du talon, ou garde les trois.
hand-do-lay = **À toi : pose une carte**, face cachée. La meilleure de toutes gagne { $share }.
hand-share-third = un tiers du pot
hand-share-half = la moitié du pot
hand-share-rest = le reste du pot
hand-each = Tout le monde décide en même temps ; rien n’est montré avant le dernier choix.
hand-may-call = Le roi de la couleur demandée peut appeler son valet.
hand-may-offer = Mauvaise main ? Tu peux proposer d’abandonner.

# Ce qui est choisi jusqu’ici des cartes à écarter.
hand-picked-none = Choisis dans les menus. Tu peux changer d’avis tant que tu n’as pas appuyé sur le bouton.
hand-picked-few = Ton choix : { $cards } ; { $more ->
    [one] encore une.
   *[other] encore { $more }.
}
hand-picked-many = Ton choix : { $cards }. Il y en a { $less ->
    [one] une de trop.
   *[other] { $less } de trop.
}
hand-picked = Ton choix : **{ $cards }**. Appuie sur le bouton pour confirmer.

# Ce qui importe à la décision.
hand-score = Score de la partie : { $marks }
hand-score-mark = { $name } { $points }
hand-partners = Tu joues avec { $names }.
hand-turned = Atout : **{ $suit }** (carte retournée : { $card }).
hand-vole = { $name } doit faire tous les plis.
hand-vole-own = Tu dois faire tous les plis.
hand-bids = Tour d’annonces { $session } sur 3 : { $bids }
hand-bids-none = Tour d’annonces { $session } sur 3 : rien pour l’instant.
hand-leads = { $name } entame.
hand-leads-own = Tu entames.
hand-calling = { $name } appelle le **{ $valet }**.
hand-calling-own = Tu appelles le **{ $valet }**.
hand-honours = { $name } a déclaré ses honneurs : { $points } points par adversaire.
hand-honours-own = Tu as déclaré tes honneurs : { $points } points par adversaire.
hand-shown = Cartes visibles chez { $name } : { $cards }
hand-bonus = Tu as gagné **{ $coins }** du pot pour { $cards }.
hand-pot = Pot : **{ $coins }**
hand-pots = Pot : **{ $main }**, plus { $sides }
hand-purse = Dans ta cave : **{ $left }** ; misé à ce tour : { $staked }
hand-folded = Tu n’es plus dans le coup.
hand-in = { $name }
hand-in-staked = { $name } ({ $coins })
hand-in-stays = { $name } (reste)
hand-in-play = Encore en jeu : { $seats }
hand-in-play-too = Encore en jeu à part toi : { $seats }
hand-put-back = Tu as remis : { $cards }
hand-laid = Tu as posé : { $cards }
hand-swapped = Tu as échangé : { $cards }
hand-thrown = Tes cartes jetées : { $cards }
hand-laid-discard = Ton écart : { $cards } ({ $points ->
    [one] { $points } point, pas encore compté
   *[other] { $points } points, pas encore comptés
})
# On the picture of the hand, below the dealer’s own cards: as few letters as can be.
hand-points-discard = { $points } + écart
hand-points-beside = { $points ->
    [one] { $points } point sans l’écart
   *[other] { $points } points sans l’écart
}

hand-wait = À { $name } de jouer. Tes cartes s’allument quand c’est ton tour.
hand-wait-discard = { $name } prend les dernières cartes et en écarte autant.
hand-wait-bid = À { $name } d’annoncer.
hand-wait-rob = { $name } décide de piller ou non.
hand-wait-answer = { $name } décide d’accepter ou non l’abandon.
hand-wait-vole = { $name } décide de tenter ou non les cinq plis.
hand-wait-bet = À { $name } de parler.
hand-wait-talk = À { $name } de parler.
hand-wait-call = { $name } doit appeler une carte.
hand-wait-each = Tout le monde décide en même temps. On attend : { $names }.
hand-empty = Tu as joué toutes tes cartes.
hand-question = **Veux-tu montrer des cartes à prime ?** Le jeu commence { $when } ; sans réponse d’ici là, les cartes à prime sont montrées d’office.
hand-question-solo = **Veux-tu montrer des cartes à prime ?**
hand-question-holds = Tu as { $cards }. { $count ->
    [one] Si tu montres cette carte, tu touches { $coins } du pot, et elle reste dans ta main.
   *[other] Si tu montres ces cartes, tu touches { $coins } du pot, et elles restent dans ta main.
}
hand-question-none = Tu n’as aucune des cartes à prime ({ $cards }). Appuie sur **{ $hide }** pour ne pas faire attendre les autres.
hand-answered = Tu as répondu. Le jeu commence quand tout le monde l’a fait, au plus tard { $when }.
hand-robbing = **Piller ?** Avec l’as d’atout, tu peux prendre la carte retournée et les atouts juste dessous contre autant de tes cartes. La question est posée à tout le monde. Le jeu commence { $when }.
hand-robbing-turned = **Piller ?** Avec l’as d’atout, tu peux prendre la carte retournée contre une des tiennes. La question est posée à tout le monde. Le jeu commence { $when }.
hand-robbing-solo = **Piller ?** Avec l’as d’atout, tu peux prendre la carte retournée et les atouts juste dessous contre autant de tes cartes. La question est posée à tout le monde.
hand-robbing-turned-solo = **Piller ?** Avec l’as d’atout, tu peux prendre la carte retournée contre une des tiennes. La question est posée à tout le monde.
hand-rob-lays = **Tu peux piller { $cards }** et glisser { $count ->
    [one] une carte
   *[other] { $count } cartes
} sous le talon en échange. Tu peux aussi rendre ce que tu prends. Le jeu commence { $when }.
hand-over = Cette donne est finie.
hand-own-dearest = Le { $trick ->
    [1] 1ᵉʳ
   *[other] { $trick }ᵉ
} pli a rapporté { $points } points à { $name }, le maximum de cette donne.
hand-own-dearest-own = Le { $trick ->
    [1] 1ᵉʳ
   *[other] { $trick }ᵉ
} pli t’a rapporté { $points } points, le maximum de cette donne.
hand-first-win = ✦ { $game } : ta première victoire ! Cette ligne n’est que pour toi.
key-share-win = Partager ma victoire
# What a deal brought the reader. $why: one of the reasons below, or several with their coins.
hand-own-won = **Tu as gagné { $coins }** : { $why }.
hand-own-lost = **Tu as perdu { $coins }** : { $why }.
hand-own-even = **Tu n’as ni gagné ni perdu** : { $why }.
hand-own-last = Voici ta dernière donne. { $result }
hand-own-share = { $why } ({ $coins })
hand-own-stake = ta mise
hand-own-stake-tricks = { $count ->
    [0] ta mise, faute de plis
    [1] ta mise, car un seul pli ne suffisait pas
   *[other] ta mise, car { $tricks } ne suffisaient pas
}
hand-own-bets = ton ante et tes mises
hand-own-bonus = { $count ->
    [one] la prime pour { $cards }
   *[other] les primes pour { $cards }
}
hand-own-death = tout le pot, parce que tu as reçu { $card }
hand-own-most = le pot, avec { $tricks }
hand-own-shares = tes parts du pot
hand-own-alone = ce que plus personne ne te disputait
hand-own-agreed = la somme des annonces est nulle, et la tienne était { $bid }
hand-own-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour une moyenne de { $mean }
hand-own-points-side = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ton camp, la moyenne étant de { $mean }
hand-own-points-even = { $points } points, tout juste la moyenne
hand-own-points-zero = { $points } points, tout juste ce qu’il faut pour ne rien perdre
hand-own-passed = tout le monde a passé
hand-own-match-won = { $who ->
    [side] ton camp a
   *[you] tu as
} gagné la partie ({ $score })
hand-own-match-shared = { $names } se partagent la partie ({ $score })
hand-own-match-lost = la partie revient à { $names } ({ $score })
hand-own-match-drawn = égalité, et toutes les mises sont rendues ({ $score })
# While a match continues.
hand-own-scored = **{ $who ->
    [side] Ton camp marque
   *[you] Tu marques
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
hand-own-scored-nothing = **{ $who ->
    [side] Ton camp ne marque rien.
   *[you] Tu ne marques rien.
}**
hand-own-scored-lost = **{ $who ->
    [side] Ton camp perd
   *[you] Tu perds
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.**
hand-own-scored-cards = **Tu as fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette donne.**
hand-missing = { $missing ->
    [one] Il manque **1 personne**.
   *[other] Il manque **{ $missing } personnes**.
}
hand-fill = Pour jouer tout de suite, appuie sur **{ $fill }** à la table.
hand-ready = Tout est prêt ! Pour commencer, appuie sur **{ $deal }** à la table.
hand-next = La prochaine donne commence toute seule. Pour la commencer tout de suite, appuie sur **{ $deal }** à la table.
hand-next-slow = La prochaine donne commence dès que tout le monde a appuyé sur **{ $ready }** à la table, au plus tard { $when }.
hand-next-alone = Pour continuer, appuie sur **{ $deal }** à la table.
hand-asked = { $names } : on refait une partie ? Si tu en es, appuie sur **{ $key }** à la table. Elle commence dès que tout le monde l’a fait. Vos places sont gardées ; d’autres pourront les prendre { $when }.
hand-out = Tu ne joues pas en ce moment et ne reçois pas de cartes.
hand-away = Tu n’étais pas là : tu ne joues plus. Pour rejouer, appuie sur **{ $in }**.
hand-broke = Il te faut { $need } pour jouer ici, et tu as { $have } à dépenser. Tes pièces du jour ou le maître de jeu peuvent t’aider ; appuie ensuite sur **{ $in }**.
hand-lost-enough = Tu as atteint la limite de pertes du jour de ce serveur : tu ne joues plus jusqu’à minuit (UTC).
hand-comes-here = Tes cartes apparaîtront ici.
hand-none-next = Tu n’as pas de cartes à la table « { $inn } » dans cette donne. Tu en auras à la prochaine.

key-again = Actualiser
key-last-trick = Pli précédent
key-last-reveal = Cartes montrées
key-calling = { $card }, appeler le { $valet }
key-calling-rank = { $card } + { $valet }
key-offer = Proposer d’abandonner
key-suggest = Proposer un écart
key-discard = Écarter ces { $count } cartes
key-rob = Piller contre ces { $count }
key-rob-for = Piller, rendre { $card }
key-take = Piller
key-leave-it = Ne pas piller
key-sure = Oui, je confirme
key-not-sure = Non, retour
key-swap = Échanger { $card }
key-keep = Garder les trois
key-accept = Accepter
key-refuse = Refuser : cinq plis
key-stop = S’arrêter : 1 point
key-vole = Tenter les cinq plis
key-pass = Passer
key-take-talon = Prendre
key-solo = Solo
key-each = Chacun pour soi
key-petite = Petite
key-garde = Garde
key-sans = Garde sans
key-contre = Garde contre
key-jeu = Jouer
key-chelem = Annoncer un chelem
key-bid-wins = { $points } · gagner { $coins }
key-bid-costs = { $points } · payer { $coins }
key-bid-other = Autre annonce…
key-more = D’autres cartes
key-check = Parole
key-call = Suivre · { $coins }
key-stay = Rester · gratuit
key-fold = Se coucher
key-bet = Miser { $coins }
key-bet-half = ½ pot · { $coins }
key-bet-pot = Pot · { $coins }
key-raise = Relancer à { $coins }
key-raise-half = ½ pot → { $coins }
key-raise-pot = Pot → { $coins }
key-all-in = Tapis · { $coins }
key-amount-other = Autre montant…

menu-play = Choisir une carte · jouables : { $cards }
menu-all = Toutes
menu-lay = { $suits } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
note-may-not-lay = ne peut pas être écartée

dialog-bid = Ton annonce
dialog-bid-label = Points au-dessus ou au-dessous de 43
dialog-bet = Ta mise
dialog-bet-label = Pièces
dialog-raise = Ta relance
dialog-raise-label = Ta mise totale à ce tour, en pièces
dialog-hint = de { $least } à { $most }
last-trick-none = Aucun pli n’a encore été joué.
key-played = Cartes jouées
played-suit = { $cards } ({ $gone } sur { $all })
played-suit-none = { $suit } : aucune sur { $all }
played-fool = { $card } a été joué.
played-lacks-title = N’a plus d’une couleur
played-lacks = { $name } : { $suits }
played-lacks-nobody = Personne pour l’instant.
played-but-fool = { $suit } (mais peut-être { $card })
played-none = Rien n’a encore été joué.
played-not-told = Cette table ne dit pas ce qui a été joué : s’en souvenir fait partie du jeu.
key-show-all = Tout montrer
key-show-these = Choisir quoi montrer
key-hide = Ne rien montrer
choice-bonus = { $card } · { $coins }
not-held = Tu n’as aucune de ces cartes : ta réponse n’est pas partie. Choisis de nouveau.
cannot-rob = Tu ne peux pas piller : tu n’as pas l’as d’atout. C’est noté comme un non.

# When the hand can no longer be edited without a click. $again: the label of the button.
hand-retired = Ce message ne se met plus à jour. Appuie sur **{ $again }**.
# The menu of cards that may not be played, below the buttons of those that may.
menu-why-not = Cartes non jouables : pourquoi ?
# In place of the reader’s own name, on the picture of their hand.
hand-strip-you = Toi
hand-strip-own = { $points } pour toi
hand-strip-other = { $points } { $count ->
    [one] point
   *[other] points
}
# Where low numbers beat high ones. $low and $high: two numbers as an example.
hand-reversed = { $suits } : les petits battent les grands, le { $low } bat le { $high }.
hand-angel = Ici, le plus fort atout est { $top } : il bat { $next }.
hand-bottom = Ici, { $high } bat { $low }, le plus faible atout.
hand-talon = Le monte que tu as pris : { $cards }.

# Ottocento.
hand-declare = Tu as **{ $points } points** de combinaisons : { $items }. Montre-les maintenant, ou joue une carte et garde-les pour toi.
hand-declare-none = Tu n’as aucune combinaison, donc rien à montrer.
hand-declare-wait = Tu as **{ $points } points** de combinaisons : { $items }. Tu peux les montrer à ton premier tour ; d’ici là, personne d’autre ne le sait.
hand-declare-will = À ton premier tour, tes combinaisons seront montrées : { $items }, **{ $points } points**.
key-declare = Montrer pour { $points }
key-declare-wait = Montrer ensuite : { $points }
key-declare-back = Ne plus montrer
hand-moors = Dans le pli, il y a un Maure : { $card }. Les Maures sont égaux : le dernier joué bat les autres.
# Signals. $word: busso, striscio or volo; $meaning: what it means.
hand-do-say = **À toi d’entamer**, en disant *{ $word }* : { $meaning }. Choisis la carte.
key-no-word = Sans un mot
signal-busso = partenaire, joue ta meilleure carte de cette couleur
signal-striscio = j’ai d’autres cartes de cette couleur
signal-volo = je n’ai plus de cartes de cette couleur

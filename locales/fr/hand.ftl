# Un jeu en main, vu de la seule personne qui le tient.

hand-title = Vos cartes · { $inn }
hand-footer = Table { $table } · donne { $deal }
hand-card-may = { $card } · jouable
hand-holds = { $cards ->
    [one] **Votre carte**
   *[other] **Vos { $cards } cartes**
}
hand-may = Vous pouvez jouer : { $cards }.

# Ce qu’il y a à faire, et jusqu’à quand. $do est une des phrases ci-dessous.
hand-turn = { $do } Le temps s’achève { $when }.
hand-turn-late = { $do } On vous attend : la maison agira pour vous { $when }.
hand-do-lead = **À vous d’entamer.** Jouez la carte de votre choix.
hand-do-lead-menu = **À vous d’entamer.** Prenez la carte de votre choix dans un des menus.
hand-do-play = **À vous de jouer.** Les cartes vertes sont jouables.
hand-do-any = **À vous de jouer.** Jouez la carte de votre choix.
hand-do-play-menu = **À vous de jouer.** Prenez une carte dans un des menus.
hand-do-discard = **À vous : écartez { $count } cartes.** Elles comptent pour vous.
hand-do-rob = **À vous : vous pouvez prendre { $cards }** et glisser { $count ->
    [one] une carte
   *[other] { $count } cartes
} sous le talon en échange ; ce que vous prenez peut en être.
hand-do-bid = **À vous d’annoncer** : à combien de points au-dessus ou au-dessous de 43 régleriez-vous cette donne ? Si la somme des trois annonces est ±0, elle est réglée. **D’autres cartes** clôt cette séance d’annonces.
hand-bid-bounds = Vous pouvez annoncer de { $least } à { $most }.
sure-settles-costs = **Vraiment ? Cette annonce règle la donne : elle vous coûte { $coins }**, et on ne joue pas de carte.
sure-settles-brings = **Vraiment ? Cette annonce règle la donne : vous gagnez { $coins }**, et on ne joue pas de carte.
sure-settles-even = **Vraiment ? Cette annonce règle la donne : vous ne gagnez ni ne perdez rien**, et on ne joue pas de carte.
sure-all-in = **Vraiment ? C’est un tapis :** tout ce qui reste dans votre bourse, { $coins }, est en jeu.
sure-fold = **Voulez-vous vraiment vous coucher ?** Vous pouvez dire parole : cela ne coûte rien, et vous restez en jeu.
sure-concede = **Voulez-vous vraiment offrir le jeu ?** Si l’autre camp accepte, la donne est finie et il marque 1. S’il refuse, il doit gagner les cinq plis : cela lui marque 2, mais un seul pli perdu lui en coûte 2.
hand-do-answer = **À vous : { $name } vous offre le jeu.** Acceptez, et votre camp marque 1. Refusez, et il doit gagner les cinq plis : cela marque 2, mais un seul pli perdu en coûte 2.
hand-do-vole = **À vous : les trois premiers plis sont faits.** Arrêtez-vous, et ils marquent 1. Entreprenez la vole, les cinq plis, et ils marquent 2, mais un seul pli perdu en coûte 2.
hand-do-call = **À vous de parler.** { $coins } pour suivre.
hand-do-bet = **À vous de parler.** Personne n’a encore misé.
hand-do-stay = **À vous de parler**, et votre Mat vous donne un privilège.
hand-stay = **Rester** : vous ne payez rien à ce tour et disputez toujours le pot. Misez ou relancez, et le privilège est perdu.
hand-do-swap = **À vous : échangez une carte**, ou gardez les trois. La nouvelle vient du talon.
hand-do-lay = **À vous : posez une carte**, face cachée. La meilleure gagne { $share }.
hand-share-third = un tiers du pot
hand-share-half = la moitié du pot
hand-share-rest = le reste du pot
hand-each = Tout le monde décide en même temps, et rien n’est montré avant la dernière réponse.
hand-may-call = Un roi de la couleur demandée peut appeler son valet : qui l’a doit le jouer.
hand-may-offer = Au lieu de jouer une carte, vous pouvez offrir le jeu : si l’autre camp accepte, il marque 1 ; s’il refuse, il doit gagner les cinq plis.

# Ce qui est choisi jusqu’ici des cartes à écarter.
hand-picked-none = Choisissez dans les menus ; vous pouvez changer d’avis jusqu’à ce que vous appuyiez sur le bouton.
hand-picked-few = Choix : { $cards } ; { $more ->
    [one] encore une.
   *[other] encore { $more }.
}
hand-picked-many = Choix : { $cards }. Il y en a { $less ->
    [one] une de trop.
   *[other] { $less } de trop.
}
hand-picked = Choix : **{ $cards }**. Appuyez sur le bouton pour confirmer.

# Ce qui importe à la décision.
hand-score = Partie : { $marks }
hand-score-mark = { $name } { $points }
hand-partners = Vous jouez avec { $names }.
hand-turned = Atout **{ $suit }** (retourne : { $card }).
hand-vole = { $name } doit gagner tous les plis.
hand-bids = Annonces, séance { $session } sur 3 : { $bids }
hand-bids-none = Annonces, séance { $session } sur 3 : aucune encore.
hand-leads = { $name } entame.
hand-calling = { $name } appelle le **{ $valet }**.
hand-honours = { $name } a déclaré ses honneurs : { $points } points de chaque adversaire.
hand-shown = { $name } a montré à tous : { $cards }
hand-bonus = Vos cartes à prime ({ $cards }) vous ont rapporté { $coins } du pot.
hand-pot = Pot : **{ $coins }**
hand-pots = Pot : **{ $main }**, et à côté { $sides }
hand-purse = Votre bourse : encore **{ $left }** ; misé à ce tour : { $staked }
hand-folded = Vous n’êtes plus dans le coup.
hand-in = { $name }
hand-in-staked = { $name } ({ $coins })
hand-in-stays = { $name } (reste)
hand-in-play = Encore en jeu : { $seats }
hand-in-play-too = Encore en jeu avec vous : { $seats }
hand-laid-aside = Votre écart : { $cards }

hand-wait = C’est à { $name } de jouer. Vos cartes s’allumeront quand viendra votre tour.
hand-wait-discard = { $name } prend les dernières cartes et en écarte autant.
hand-wait-bid = C’est à { $name } d’annoncer.
hand-wait-rob = { $name } décide du sort de la retourne.
hand-wait-answer = Le jeu est offert à { $name }, dont on attend la réponse.
hand-wait-vole = C’est à { $name } d’entreprendre la vole ou de s’arrêter.
hand-wait-bet = C’est à { $name } de parler.
hand-wait-each = Tout le monde décide en même temps. On attend encore : { $names }.
hand-trick = Sur le tapis : { $cards }
hand-empty = Vous avez joué toutes vos cartes.
hand-question = **Voulez-vous montrer des cartes à prime ?** On le demande à tout le monde, quel que soit le jeu de chacun ; personne n’apprend votre réponse avant que toutes soient là. On joue { $when } ; qui n’a pas répondu d’ici là montre ce qu’il a.
hand-question-holds = Vous avez { $cards } : montrer rapporte { $coins } du pot, et tout reste dans votre main.
hand-question-none = Vous n’avez aucune de ces cartes : { $cards }. Appuyez sur **Ne rien montrer** pour ne pas faire attendre les autres.
hand-answered = Votre réponse est enregistrée. On joue quand les autres ont répondu, au plus tard { $when }.
hand-robbing = **Voulez-vous piller ?** Avec l’as d’atout en main, vous pouvez prendre la retourne et les atouts qui la suivent contre autant d’autres cartes. On le demande à tout le monde, quel que soit le jeu de chacun, et personne n’apprend votre réponse avant que toutes soient là. On joue { $when } ; qui tient l’as et n’a pas répondu d’ici là pille et glisse ses cartes les plus basses.
hand-rob-lays = **Vous pouvez prendre { $cards }** et glisser { $count ->
    [one] une carte
   *[other] { $count } cartes
} sous le talon en échange ; ce que vous prenez peut en être. On joue { $when }.
hand-over = Cette donne est finie.
hand-own-won = **Vous gagnez { $coins }.**
hand-own-lost = **Vous perdez { $coins }.**
hand-own-even = Vous ne gagnez ni ne perdez rien.
hand-missing = { $missing ->
    [one] Il manque **une personne**.
   *[other] Il manque **{ $missing } personnes**.
}
hand-out = Vous êtes en retrait et ne recevez pas de cartes.
hand-away = Vous n’étiez pas là et passez en retrait. **Revenir en jeu** vous ramène.
hand-broke = Vous avez trop peu de pièces pour recevoir des cartes ici : il en faut { $need }. L’allocation peut aider, ou le maître de jeu ; appuyez ensuite sur **Revenir en jeu**.
hand-lost-enough = Vous avez perdu aujourd’hui autant que la maison le permet et restez en retrait jusqu’à minuit (UTC).
hand-comes-here = Vos cartes apparaîtront ici.
hand-none-next = Vous n’avez pas de cartes dans cette donne, table « { $inn } ». Vous en aurez à la prochaine.

key-again = Actualiser
key-last-trick = Pli précédent
key-last-reveal = Cartes montrées
key-calling = { $card }, appelle le { $valet }
key-offer = Offrir le jeu
key-discard = Écarter ces { $count } cartes
key-rob = Piller, glisser ces { $count }
key-rob-for = Piller, glisser { $card }
key-take = Piller
key-leave-it = Ne pas piller
key-sure = Oui, c’est voulu
key-not-sure = Non, revenir
key-swap = Échanger { $card }
key-keep = Garder les trois
key-accept = Accepter
key-refuse = Refuser : cinq plis
key-stop = S’arrêter : 1 point
key-vole = La vole : cinq plis
key-bid = { $points }
key-bid-settles = { $points } · règle la donne
key-bid-keep = { $points } · inchangé
key-bid-other = Autre annonce…
key-more = D’autres cartes
key-check = Parole
key-call = Suivre · { $coins }
key-stay = Rester · sans payer
key-fold = Se coucher
key-bet = Miser { $coins }
key-bet-half = Miser { $coins } · demi-pot
key-bet-pot = Miser { $coins } · le pot
key-raise = Relancer à { $coins }
key-raise-half = Relancer à { $coins } · demi-pot
key-raise-pot = Relancer à { $coins } · le pot
key-all-in = Tapis · { $coins }
key-amount-other = Autre montant…

menu-play = { $suits } · { $cards ->
    [one] { $cards } jouable
   *[other] { $cards } jouables
}
menu-play-none = { $suits } · aucune jouable maintenant
menu-all = Toutes
menu-lay = { $suits } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
note-may-play = jouable
note-may-not-play = pas maintenant : choisissez-la pour savoir pourquoi
note-may-not-lay = ne s’écarte pas

dialog-bid = Votre annonce
dialog-bid-label = Points au-dessus ou au-dessous de 43
dialog-bet = Votre mise
dialog-bet-label = Pièces
dialog-raise = Votre relance
dialog-raise-label = Votre mise totale à ce tour
dialog-hint = de { $least } à { $most }
last-trick-none = Aucun pli n’a encore été joué.
key-show-all = Tout montrer
key-show-these = Choisir quoi montrer
key-hide = Ne rien montrer
choice-bonus = { $card } · { $coins }
not-held = Vous n’avez aucune de ces cartes ; votre réponse n’a pas été retenue.
cannot-rob = Vous ne pouvez pas piller : vous n’avez pas l’as d’atout. Votre réponse est enregistrée.

# When the hand can no longer be edited without a click. $again: the label of the button.
hand-retired = Ce message ne change plus de lui-même. Appuyez sur **{ $again }** pour voir vos cartes telles qu’elles sont maintenant.
# The menu of cards that may not be played, below the buttons of those that may.
menu-why-not = Les autres : pourquoi pas ?
# In place of the reader’s own name, on the picture of their hand.
hand-strip-you = Vous
# Where low numbers beat high ones. $low and $high: two numbers as an example.
hand-reversed = Ordre renversé ({ $suits }) : les petits nombres l’emportent ; le { $low } bat le { $high }.

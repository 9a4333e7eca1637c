# La table : l’accueil, la donne en mots, et ce que la table dit en passant.

table-title = { $inn } · { $game }
table-terms = { $edition } · { $stake } · { $time } par tour
stake-pot = **{ $stake }** de mise
stake-point = **{ $stake }** le point
stake-contract = **{ $stake }** pour un contrat juste fait
stake-match = **{ $stake }** par personne pour la partie
stake-purse = **{ $stake }** d’ante
risk-pot = Tu peux perdre au plus **{ $risk }** par donne. Cette somme est réservée dès qu’on distribue.
risk-point = Un point vaut { $stake }, et tu peux perdre au plus **{ $risk }** par donne. Cette somme est réservée dès qu’on distribue, et ce que tu n’as pas perdu t’est rendu.
risk-contract = Un contrat juste fait (25 points) vaut { $stake }, et tu peux perdre au plus **{ $risk }** par donne. Cette somme est réservée dès qu’on distribue, et ce que tu n’as pas perdu t’est rendu.
risk-match = Tout le monde mise **{ $stake }**, une seule fois pour toute la partie ; personne ne peut perdre plus. Les mises restent en réserve jusqu’à la fin de la partie.
risk-purse = Tu peux perdre au plus ta cave à chaque donne, et tu la choisis : **{ $least }** au moins, **{ $most }** au plus. Elle est réservée dès qu’on distribue.
table-footer = { $deals ->
    [0] Aucune donne jouée
    [one] { $deals } donne jouée
   *[other] { $deals } donnes jouées
}
time-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
time-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}

# Une partie du message trop longue pour tenir en une fois.
part-continued = { $heading }, suite

seats-heading = Places
seat-line = { $number }. { $name } · { $facts }
seat-line-alone = { $number }. { $name }
seat-patron = joueur virtuel
seat-played-by = joué par le maître de jeu
seat-host = hôte
seat-free = { $coins }
seat-dealer = à la donne
seat-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
seat-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
# The card points in the tricks that a seat has won so far.
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-shows = à découvert : { $cards }
seat-out = ne joue pas
seat-out-next = ne joue plus dès la prochaine donne
seat-out-match = ne joue plus après cette partie
seat-away = ne joue plus (trois tours manqués)
seat-lost-enough = ne joue plus (limite de pertes du jour)
seat-broke = ne joue pas (trop peu de pièces)
seat-waits = attend une place
seat-kept = place gardée pour la revanche
seat-own-purse = cave de { $coins }
seat-leaving-match = part après cette partie
seat-leaving = part après cette donne
seat-not-dealt = joue dès la prochaine donne
seat-empty = Personne pour l’instant.

lobby-missing = { $missing ->
    [one] Il manque **1 personne** : appuie sur **{ $join }**. L’hôte peut appuyer sur **{ $fill }**.
   *[other] Il manque **{ $missing } personnes** : appuie sur **{ $join }**. L’hôte peut appuyer sur **{ $fill }**.
}
lobby-missing-join = { $missing ->
    [one] Il manque **1 personne** : appuie sur **{ $join }**.
   *[other] Il manque **{ $missing } personnes** : appuie sur **{ $join }**.
}
lobby-broke = { $names } : pas assez de pièces pour jouer ici, il en faut { $need }. Appuie sur **{ $in }** pour voir comment faire.
lobby-out = Sans cartes : { $names }. Pour rejouer, appuie sur **{ $in }**.
lobby-match = À suivre : donne { $deal } de cette partie. Score : { $score }
lobby-carried = Reste au pot pour la prochaine donne : **{ $pot }**.
lobby-draw = Avant la prochaine donne, on tire les équipes au sort, pour { $deals } donnes.
lobby-draw-host = Avant la prochaine donne, on tire les équipes au sort, pour { $deals } donnes, sauf si l’hôte les choisit.
lobby-drawn = Équipes pour { $deals } donnes (les deux plus hauts atouts jouent ensemble) : { $drawn }. À suivre : donne { $deal } sur { $deals }.
lobby-chosen = Équipes pour { $deals } donnes, choisies par l’hôte. À suivre : donne { $deal } sur { $deals }.
lobby-pair = Prochaine équipe pour { $deals } donnes, choisie par l’hôte : { $names }.
lobby-deals-again = La prochaine donne commence { $when }.
lobby-ready = Tout est prêt ! N’importe qui à la table peut appuyer sur **{ $deal }**.
lobby-asked = { $names } : on refait une partie ? Si tu en es, appuie sur **{ $key }**. Elle commence dès que tout le monde l’a fait. Vos places sont gardées ; d’autres pourront les prendre { $when }.
lobby-closes = La table ferme { $when } si personne ne distribue.
lobby-recall = **{ $played }** : on peut les revoir pendant le jeu.
lobby-last = Dernière donne

key-join = Prendre place
key-join-next = Jouer dès la prochaine
key-leave = Quitter
key-patron = +1 joueur virtuel
key-no-patron = −1 joueur virtuel
key-deal = Distribuer
key-fill = Remplir les places
key-fill-deal = Remplir et distribuer
key-next-deal = Donne suivante
key-rematch = Revanche
key-ready-next = On y va
key-rules = Règles
key-hand = Mes cartes
key-words = En texte
key-my-result = Mon résultat
key-out = Ne plus jouer
key-in = Revenir en jeu

playing-pot = Pot : **{ $pot }**
playing-carried = Reporté de la dernière donne : { $pot }.
playing-match = **Donne { $deal }** de la partie
playing-partners = **Donne { $deal } sur { $deals }** avec ces équipes
playing-score = Score de la partie : { $score }
playing-turned = Atout **{ $suit }** (carte retournée : { $card }).
playing-vole = Vole tentée par { $names } après trois plis gagnés : il faut faire les cinq.
playing-vole-refused = Abandon refusé par { $names } : il faut faire les cinq plis.
playing-honours = { $name } a déclaré ses honneurs : { $points } points par adversaire.
playing-trick = **Pli { $trick } sur { $tricks }**
playing-trick-empty = **Pli { $trick } sur { $tricks }** · aucune carte jouée.
playing-leads = { $name } entame avec **{ $card }**
playing-card = { $name } joue **{ $card }**
playing-calls = { $name } joue **{ $card }** et appelle le valet de cette couleur
playing-winning = { $name } est en tête du pli.
playing-last = Pli précédent, gagné par { $winner } : { $cards }
playing-last-card = { $name }, { $card }
playing-discard = **L’écart** : avant la première carte, le donneur écarte des cartes, face cachée.
playing-discard-talon = **Le monte** est pris ; autant de cartes sont écartées, face cachée.
playing-robbing = **Le pillage** : on peut prendre la carte retournée, et les atouts juste dessous dans le talon, contre autant d’autres cartes.
playing-robbing-turned = **Le pillage** : on peut prendre la carte retournée contre une autre.
playing-robbing-question = **Pillage** : avec l’as d’atout, on peut prendre la carte retournée. La question est posée à tout le monde : réponds dans **{ $hand }**. Le jeu commence { $when }, ou dès que tout le monde a répondu.
playing-robbing-question-turned = **Pillage** : avec l’as d’atout, on peut prendre la carte retournée contre une des siennes. La question est posée à tout le monde : réponds dans **{ $hand }**. Le jeu commence { $when }, ou dès que tout le monde a répondu.
playing-offered = { $name } **propose d’abandonner**. Si l’autre camp accepte, il marque 1 point ; s’il refuse, il doit faire les cinq plis.
playing-vole-or-stop = **Trois plis de suite !** On peut s’arrêter là, ou tenter les cinq, au risque de perdre deux points.
playing-talk = **Le tour de parole** : avant la première carte, chaque personne dit un mot.
playing-solo = { $name } joue **en solo**.
playing-solo-talon = { $name } joue **en solo** et a pris le monte : { $cards }.
playing-each = { $name } a pris le monte ; **chacun pour soi**.
playing-each-talon = { $name } a pris le monte : { $cards }. **Chacun pour soi**.
playing-exchange = **L’échange** : chaque personne encore en jeu peut échanger une carte contre une nouvelle.
playing-laying = **{ $reveal }** : chaque personne encore en jeu pose une carte, face cachée. On les montre toutes ensemble.
turn-play = ➤ À { $name } de jouer.
turn-discard = ➤ { $name } écarte { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
turn-bid = ➤ À { $name } d’annoncer, ou de demander d’autres cartes.
turn-rob = ➤ { $name } décide de piller ou non.
turn-answer = ➤ À { $name } d’accepter ou de refuser.
turn-vole = ➤ À { $name } de continuer ou de s’arrêter.
turn-speak = ➤ À { $name } de parler.
turn-talk = ➤ À { $name } de parler.
turn-call = ➤ { $name } doit appeler une carte.
turn-awaited = ➤ On attend { $names }.
turn-last-trick = Le dernier pli se joue tout seul : personne n’a plus le choix.
turn-until = Fin du délai { $when }.
turn-until-called = Rappel envoyé ; le mode automatique joue { $when }.
turn-until-called-all = Rappel envoyé ; le mode automatique joue pour les personnes absentes { $when }.

bidding-session = **Tour d’annonces { $session } sur 3** · { $cards } cartes chacun pour l’instant.
bidding-bid = { $name } annonce **{ $bid }**
bidding-none = { $name } n’a pas encore annoncé
talk-passes = { $name } **passe**
talk-takes = { $name } **prend**
talk-solo = { $name } joue **en solo**
talk-each = { $name } : **chacun pour soi**
talk-petite = { $name } fait une **petite**
talk-garde = { $name } fait une **garde**
talk-sans = { $name } fait une **garde sans** le chien
talk-contre = { $name } fait une **garde contre** le chien
talk-jeu = { $name } joue
talk-chelem = { $name } annonce un **chelem** : tous les plis
talk-none = { $name } n’a pas encore parlé
bidding-sum-none = Si la somme des trois annonces est nulle, on paie comme annoncé, sans jouer.
bidding-sum = Somme des annonces pour l’instant : **{ $sum }**. Si celle des trois est nulle, on paie comme annoncé, sans jouer.

# Les tours de mise et les trois levées de cartes du Trefeltromp gardent leurs noms.
round-1 = Fyrsturkalla
round-2 = Banenkalla
round-3 = Detuilerkalla
round-4 = Debekransekalla
reveal-1 = Banen (première carte)
reveal-2 = Detuiler (deuxième carte)
reveal-3 = Debekranse (dernière carte)
bets-round = **{ $round }**, tour de mise { $number } sur 4
bets-none = Personne n’a encore misé.
bets-highest = Pour suivre { $names } : **{ $coins }**. Au pot depuis le début du tour : **{ $sum }**.
bets-main-pot = Pot principal : **{ $pot }** ({ $names })
bets-side-pot = Pot annexe { $number } : **{ $pot }** ({ $names })
reveal-won = { $name } gagne { $coins }
reveal-tied = Égalité des meilleures cartes : personne ne gagne.
seat-folded = hors du coup
seat-all-in = tapis
seat-purse = cave : { $coins }
seat-staked = a misé { $coins } à ce tour
seat-stays = reste (Mat)

sides = { $first } contre { $second }
score-entry = { $names } **{ $points }**
score-debt = 0, avec une dette de { $debt }
playing-question = **Cartes à prime** ({ $cards }) : qui veut en montrer ? La question est posée à tout le monde : réponds dans **{ $hand }**. Le jeu commence { $when }, ou dès que tout le monde a répondu.
playing-closing = L’hôte ferme la table après cette donne.
playing-closing-match = L’hôte ferme la table après cette partie.
playing-closing-gm = Le maître de jeu ferme la table après cette donne.
playing-closing-gm-match = Le maître de jeu ferme la table après cette partie.
playing-closing-session = La soirée se termine : la table ferme après cette donne.
playing-closing-session-match = La soirée se termine : la table ferme après cette partie.

# Les heures, telles que Discord les montre à chacun.
when = <t:{ $seconds }:R>

notices-heading = À la table
notice-lost-enough = { $name } a atteint la limite de pertes du jour et ne joue plus jusqu’à minuit (UTC).
notice-broke = { $name } n’a pas assez de pièces pour la mise et ne joue pas.
notice-house-short = { $name } s’en va : la maison n’a plus assez de pièces pour sa mise (voir `/taverne accorder`).
notice-away = { $name } a manqué trois tours et ne joue plus. Pour revenir : **{ $in }**.
notice-left = { $name } a quitté la table.
notice-host = { $name } est maintenant l’hôte.
notice-voided = Cette donne n’a pas pu continuer. Toutes ses pièces ont été rendues.
notice-substituted = { $name } n’était pas là ; le mode automatique a joué.
notice-waits = { $name } attend une place : trop de monde pour ce jeu.
notice-conceded = { $name } était la dernière personne de son camp à partir : le camp abandonne la partie. Ses mises vont à l’autre camp.
notice-talk = { $name } : « { $words } »
notice-pot-shared = Le pot de { $coins } a été partagé entre les personnes qui y avaient droit.

key-play-again = Rejouer
key-last-deal = Dernière donne
lobby-invited = { $names }, on remet ça ? Appuyez sur **{ $join }**.
playing-last-deal = Dernière donne : { $won }
thread-opened = { $host } ouvre **{ $inn }** : { $game }, dans le fil ci-dessous.

closed-asked = L’hôte a fermé cette table.
closed-gm = Le maître de jeu a fermé cette table.
closed-session = La soirée est finie, et cette table ferme avec elle.
closed-empty = Tout le monde est parti : la table est fermée.
closed-idle = Personne n’a distribué depuis longtemps : la table est fermée.
closed-gone = Cette table est fermée. Toutes les pièces d’une donne inachevée ont été rendues.
closed-placeless = Le salon de cette table n’existe plus et personne ne l’a déplacée : le mode automatique a joué jusqu’à la fin, et la table est fermée.

turn-ping = { $player }, c’est ton tour à la table « { $inn } ».
turn-nudge = { $player }, on t’attend à la table « { $inn } » : le mode automatique joue ce tour { $when }.
put-out = { $player }, tu as manqué tes tours et ne joues plus à la table « { $inn } ». Tes pièces n’y seront plus réservées. Pour rejouer, appuie sur **{ $in }**.

# Réponses aux boutons et aux commandes, vues d’une seule personne.
did-open = La table **{ $inn }** est ouverte.
did-open-thread = La table **{ $inn }** est ouverte, dans son propre fil : { $thread }
did-purse = Tu peux perdre ici au plus { $coins } par donne, dès la prochaine.
did-join = Te voilà à la table « { $inn } ».
did-leave = Tu as quitté la table « { $inn } ».
did-leave-match = Tu as quitté la table « { $inn } ». Le mode automatique finit la partie pour toi, avec tes pièces.
did-leave-later = Tu as quitté la table « { $inn } ». Le mode automatique finit cette donne pour toi, avec tes pièces.
ask-leave-deal = Tu as **{ $coins }** en jeu à la table « { $inn } ». Si tu pars, le mode automatique continue avec tes pièces ; **{ $join }** (sous **{ $options }**) te rend tes cartes.
ask-leave-match = Tu as **{ $coins }** en jeu dans une partie à la table « { $inn } ». Si tu pars, le mode automatique continue avec tes pièces ; **{ $join }** (sous **{ $options }**) te rend tes cartes.
ask-leave-concede = Il ne reste que toi de ton camp à la table « { $inn } ». Si tu pars, ton camp abandonne la partie et tu perds ta mise de **{ $coins }**. Revenir avec **{ $join }** n’y changera rien.
key-leave-now = Quitter quand même
key-stay-here = Rester à la table
did-close = La table « { $inn } » est fermée.
did-close-later = La table « { $inn } » ferme après cette donne.
did-close-match = La table « { $inn } » ferme après cette partie.
did-show = Voici de nouveau la table « { $inn } ».
did-show-waits = J’ai demandé à Discord d’afficher de nouveau la table « { $inn } », mais il n’a pas encore répondu.
did-show-refused = Discord ne me laisse pas afficher la table « { $inn } » ici.
table-stands = La table est ici : { $link }
other-tables = (Plusieurs tables sont ouvertes ici. Voici « { $inn } ».)
which-table = Quelle table ?
which-own = De laquelle de tes tables s’agit-il ?
which-here = Tu n’es à aucune table. De laquelle s’agit-il ?
which-left = { $game } · tu l’as quittée
which-sits = { $game } · tu y es
which-holds = { $game } · tu as des cartes
which-on-turn = { $game } · à toi de jouer
on-turn-at = C’est à toi de jouer à **{ $inn }** : { $link }
key-table-purse = Ma cave…
table-purse-title = Le plus que tu peux perdre par donne
table-purse-label = Pièces, dès la prochaine donne
table-purse-hint = De { $least } à { $most }
key-languages = Langue…
key-partners = Équipes…
key-slower = Ralentir
key-faster = Vitesse normale
table-language = La langue des messages publics de la table
table-language-house = La langue habituelle

# Ottocento.
playing-declared = { $name } a montré { $items } : **{ $points }**
playing-signal = { $name } dit *{ $word }*.
combination = { $name } { $points }
combinations-doubled = { $items } (doublé)
combination-tarocchi = tarocchi
combination-kings = rois
combination-queens = dames
combination-knights = cavaliers
combination-jacks = valets
combination-suit = séquence de { $suit }
combination-aces = as
combination-moors = Maures
combination-grande = Grande
playing-winning-moor = { $name } est en tête du pli : de Maures égaux, le dernier joué l’emporte.
playing-last-moor = Pli précédent, gagné par { $winner } avec le Maure joué en dernier : { $cards }

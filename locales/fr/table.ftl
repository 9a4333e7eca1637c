# La table : l’accueil, la donne en mots, et ce que la table dit en passant.

table-title = { $inn } · { $game }
table-terms = { $edition } · { $stake } · { $time } par tour
stake-pot = mise **{ $stake }**
stake-point = **{ $stake }** le point
stake-match = **{ $stake }** par personne pour la partie
stake-purse = ante **{ $stake }**
risk-pot = Une donne vous coûte au plus **{ $risk }** ; la banque met cette somme de côté à la distribution.
risk-point = Un point vaut { $stake }, et une donne vous coûte au plus **{ $risk }** ; la banque met cette somme de côté à la distribution et vous rend ce que vous n’avez pas perdu.
risk-match = Chaque mise est de **{ $stake }**, une fois pour toute la partie, et l’on ne peut perdre davantage ; la banque garde les mises jusqu’à la fin de la partie.
risk-purse = Une donne vous coûte au plus votre bourse : de **{ $least }** à **{ $most }**, à votre choix ; la banque la met de côté à la distribution.
table-footer = Table { $table } · donnes jouées : { $deals }
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
seat-patron = de la maison
seat-played-by = de la maison, aux mains du maître de jeu
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
seat-shows = a montré { $cards }
seat-out = en retrait
seat-out-next = en retrait dès la prochaine donne
seat-out-match = en retrait après cette partie
seat-away = en retrait (absence)
seat-lost-enough = en retrait (assez perdu pour aujourd’hui)
seat-broke = en retrait (pas assez de pièces)
seat-waits = attend une place
seat-kept = la place est gardée
seat-own-purse = bourse : { $coins }
seat-leaving-match = part après cette partie
seat-leaving = part après cette donne
seat-not-dealt = dès la prochaine donne
seat-empty = Personne n’a encore pris place.

lobby-missing = { $missing ->
    [one] Il manque **une personne**. Appuyez sur **Prendre place** ou sur **Inviter un habitué**.
   *[other] Il manque **{ $missing } personnes**. Appuyez sur **Prendre place** ou sur **Inviter un habitué**.
}
lobby-broke = { $names } : trop peu de pièces pour une donne ici, il en faut { $need }. **{ $in }** dit que faire.
lobby-out = { $names } : en retrait. **{ $in }** y met fin.
lobby-match = Une partie est en cours ; prochaine donne : la nº { $deal }. Marque : { $score }
lobby-carried = Le pot garde **{ $pot }** de la dernière donne pour la prochaine.
lobby-draw = Les équipes seront tirées au sort pour { $deals } donnes avant la prochaine distribution.
lobby-drawn = Les équipes ont été tirées pour { $deals } donnes, les deux plus hauts atouts ensemble : { $drawn }. Prochaine donne : { $deal } sur { $deals }.
lobby-deals-again = Nouvelle distribution { $when }.
lobby-ready = Tout est prêt : à l’un de vous d’appuyer sur **Distribuer**.
lobby-asked = { $names } : une autre partie ? Pour la jouer, appuyez sur **{ $key }**. Elle commence quand vous l’avez tous fait. Vos places sont gardées ; d’autres pourront les prendre { $when }.
lobby-closes = Si personne ne distribue, la table sera débarrassée { $when }.
lobby-last = La dernière donne

key-join = Prendre place
key-leave = Quitter
key-patron = Inviter un habitué
key-no-patron = Renvoyer un habitué
key-deal = Distribuer
key-fill = Compléter la table
key-fill-deal = Compléter et distribuer
key-deal-now = Distribuer maintenant
key-ready-next = Prêt
key-rules = Règles
key-hand = Mes cartes
key-out = Passer en retrait
key-in = Revenir en jeu

playing-pot = Pot : **{ $pot }**
playing-carried = Dont { $pot } de la donne précédente.
playing-match = **Donne { $deal }** de la partie
playing-partners = **Donne { $deal } sur { $deals }** avec les équipes tirées au sort
playing-score = Marque de la partie : { $score }
playing-turned = Atout **{ $suit }** : la retourne est { $card }.
playing-vole = Vole entreprise par { $names } : il faut gagner les cinq plis.
playing-vole-refused = Jeu offert et refusé par { $names } : il faut gagner les cinq plis.
playing-honours = { $name } déclare ses honneurs : { $points } points de chaque adversaire.
playing-trick = **Pli { $trick } sur { $tricks }**
playing-trick-empty = **Pli { $trick } sur { $tricks }** · rien encore sur le tapis.
playing-leads = { $name } entame : **{ $card }**
playing-card = { $name } joue **{ $card }**
playing-calls = { $name } joue **{ $card }** et appelle le valet de la même couleur
playing-winning = Pour l’instant, le pli va à { $name }.
playing-last = Pli précédent, pour { $winner } : { $cards }
playing-last-card = { $name }, { $card }
playing-discard = **Avant la première carte**, le donneur écarte son surplus, faces cachées.
playing-robbing = **On pille** : la retourne, et les cartes de sa couleur qui la suivent dans le talon, peuvent être prises contre autant d’autres.
playing-robbing-question = **Avant la première carte** : qui tient l’as d’atout peut piller, c’est-à-dire prendre la retourne et les atouts qui la suivent contre autant d’autres cartes. On le demande à tout le monde, quel que soit le jeu de chacun. Répondez par **Mes cartes** ; on joue { $when }, ou dès que toutes les réponses sont là.
playing-offered = { $name } **offre le jeu**. Qui accepte marque un point ; qui refuse doit gagner les cinq plis.
playing-vole-or-stop = **Trois plis de suite !** On peut s’arrêter là, ou entreprendre la vole : les cinq plis, et deux points perdus si elle échoue.
playing-exchange = **L’échange** : qui est encore en jeu peut écarter une carte pour en recevoir une autre.
playing-laying = **{ $reveal }** : qui est encore en jeu pose une carte, face cachée. Toutes seront montrées ensemble.
turn-play = ➤ C’est à { $name } de jouer.
turn-discard = ➤ { $name } écarte { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
turn-bid = ➤ C’est à { $name } d’annoncer, ou de demander d’autres cartes.
turn-rob = ➤ C’est à { $name } de piller ou non.
turn-answer = ➤ C’est à { $name } d’accepter ou de refuser.
turn-vole = ➤ C’est à { $name } de poursuivre ou de s’arrêter.
turn-speak = ➤ C’est à { $name } de parler.
turn-awaited = ➤ On attend : { $names }.
turn-until = Le temps s’achève { $when }.
turn-until-called = Un rappel est parti ; la maison jouera à sa place { $when }.
turn-until-called-all = Un rappel est parti ; la maison jouera pour qui manque { $when }.

bidding-session = **Annonces, séance { $session } sur 3** · { $cards } cartes distribuées à chacun.
bidding-bid = { $name } annonce **{ $bid }**
bidding-none = { $name } n’a pas encore annoncé
bidding-sum-none = Quand les trois annonces sont faites et que leur somme est ±0, la donne est réglée à ce compte.
bidding-sum = Somme des annonces : **{ $sum }**. Quand les trois sont faites et donnent ±0, la donne est réglée à ce compte.

# Les tours de mise et les trois levées de cartes du Trefeltromp gardent leurs noms.
round-1 = Fyrsturkalla
round-2 = Banenkalla
round-3 = Detuilerkalla
round-4 = Debekransekalla
reveal-1 = Banen
reveal-2 = Detuiler
reveal-3 = Debekranse
bets-round = **{ $round }**, tour de mise { $number } sur 4
bets-none = Personne n’a encore misé.
bets-highest = À égaler : **{ $coins }** ({ $names }). Misé à ce tour, déjà dans le pot : **{ $sum }**.
bets-pots = Les pots
bets-main-pot = Pot principal : **{ $pot }**, disputé par { $names }
bets-side-pot = Pot annexe { $number } : **{ $pot }**, disputé par { $names }
reveal-won = { $name } gagne { $coins }
reveal-tied = Les meilleures cartes se valaient : personne ne gagne.
seat-folded = hors du coup
seat-all-in = à tapis
seat-purse = encore { $coins } à miser
seat-staked = { $coins } à ce tour
seat-stays = reste, grâce au Mat

sides = { $first } contre { $second }
score-entry = { $names } : **{ $points }**
score-debt = 0 et une dette de { $debt }
playing-question = **Avant la première carte** : quelqu’un veut-il montrer une carte à prime ({ $cards }) ? On le demande à tout le monde, quel que soit le jeu de chacun. Répondez par **Mes cartes** ; on joue { $when }, ou dès que toutes les réponses sont là.
playing-closing = L’hôte souffle les chandelles : la table ferme après cette donne.
playing-closing-match = L’hôte souffle les chandelles : la table ferme après cette partie.
playing-closing-gm = Le maître de jeu lève la séance : la table ferme après cette donne.
playing-closing-gm-match = Le maître de jeu lève la séance : la table ferme après cette partie.
playing-closing-session = La soirée s’achève : la table ferme après cette donne.
playing-closing-session-match = La soirée s’achève : la table ferme après cette partie.

# Les heures, telles que Discord les montre à chacun.
when = <t:{ $seconds }:R>

notices-heading = Entendu à la table
notice-lost-enough = { $name } a perdu aujourd’hui autant que la maison le permet et reste en retrait jusqu’à minuit (UTC).
notice-broke = { $name } ne peut couvrir la mise et passe en retrait.
notice-house-short = { $name } se lève : la maison n’a plus assez de pièces pour sa mise (voyez `/habitué maison`).
notice-away = { $name } n’était pas là et passe en retrait. **Revenir en jeu** y met fin.
notice-left = { $name } se lève et s’en va.
notice-host = L’hôte est désormais { $name }.
notice-voided = Une donne n’a pas pu se poursuivre. Chaque pièce est retournée d’où elle venait.
notice-substituted = { $name } n’était pas là ; la maison a joué à sa place.
notice-waits = { $name } attend une place : à ce nombre, le jeu ne se joue pas.
notice-conceded = { $name } s’en va, et son camp n’a plus personne : il abandonne la partie. Les mises de ceux qui sont partis vont à l’autre camp.
notice-talk = { $name } : « { $words } »
notice-pot-shared = Le pot contenait { $coins } ; il a été partagé entre ceux qui y avaient droit.

key-play-again = Rejouer
key-last-deal = Dernière donne
lobby-invited = { $names }, la même compagnie rejoue : appuyez sur **Prendre place**.
playing-last-deal = Dernière donne : { $won }
thread-opened = { $host } ouvre la table **{ $inn }** : { $game }, dans le fil ci-dessous.

closed-asked = L’hôte a fermé cette table.
closed-gm = Le maître de jeu a fermé cette table.
closed-session = La soirée est finie, et cette table a fermé avec elle.
closed-empty = Tout le monde est parti ; la table est débarrassée.
closed-idle = Personne n’a distribué depuis longtemps ; la table est débarrassée.
closed-gone = La table est fermée ; chaque pièce d’une donne inachevée est retournée d’où elle venait.
closed-placeless = La table n’avait plus de lieu et personne ne l’a rappelée ailleurs. La maison a joué jusqu’au bout ce qui était en cours, et la table est fermée.

turn-ping = { $player }, c’est à vous, table « { $inn } ».
turn-nudge = { $player }, on vous attend, table « { $inn } » : la maison jouera pour vous { $when }.
put-out = { $player } : vous n’étiez pas là, et vous passez en retrait à la table « { $inn } ». Plus aucune pièce à vous n’y est mise de côté pour une autre donne. **Revenir en jeu** vous ramène.

# Réponses aux boutons et aux commandes, vues d’une seule personne.
did-open = La table **{ $inn }** est ouverte.
did-open-thread = La table **{ $inn }** est ouverte dans son propre fil : { $thread }
did-purse = Ici, vous risquez au plus { $coins } par donne, dès la prochaine.
did-join = Vous prenez place à la table « { $inn } ».
did-leave = Vous quittez la table « { $inn } ».
did-leave-match = Vous quittez la table « { $inn } ». La maison finit la partie à votre place et pour votre compte.
did-leave-later = Vous quittez la table « { $inn } ». La maison finit la donne à votre place et pour votre compte.
ask-leave-deal = Vous avez des cartes à la table « { $inn } », et **{ $coins }** en jeu. Si vous partez, la maison joue vos cartes jusqu’à la fin de la donne, sur votre compte. D’ici là, **Prendre place** vous les rend.
ask-leave-match = Vous jouez une partie à la table « { $inn } », avec **{ $coins }** en jeu. Si vous partez, la maison la joue jusqu’au bout pour vous, sur votre compte. D’ici là, **Prendre place** vous rend vos cartes.
ask-leave-concede = De votre camp, vous êtes la dernière personne à la table « { $inn } ». Si vous partez, votre camp abandonne la partie, et votre mise de **{ $coins }** est perdue. **Prendre place** ne la rend pas.
key-leave-now = Quitter quand même
did-close = La table « { $inn } » est fermée.
did-close-later = La table « { $inn } » ferme après cette donne.
did-close-match = La table « { $inn } » ferme après cette partie.
did-show = La table « { $inn } » est de nouveau sous vos yeux.
other-tables = (Plusieurs tables sont ouvertes ici ; il s’agit de « { $inn } ».)

# Ce qui fut : ses propres pièces, et les donnes finies.

page-newest = Le plus récent
page-newer = Plus récent
page-older = Plus ancien

history-footer = Du plus récent au plus ancien. Choisis une donne ci-dessous pour voir son décompte.
history-of-deal = { $what } · donne { $deal }

past-title-channel = Les donnes jouées ici
past-empty = Aucune donne n’a encore été jouée jusqu’au bout ici.
past-footer = De la plus récente à la plus ancienne. Choisis une donne ci-dessous pour voir son décompte.
past-open = Voir le décompte d’une donne
past-option = Donne { $deal }
past-won = { $name } { $coins }
past-line = `{ $deal }` · { $when } · { $game } · { $who }
past-match = { $line } · une donne d’une partie
past-broken-off = { $line } · **annulée**, toutes les pièces rendues
past-voided = { $line } · **annulée** par le maître de jeu

key-receipt = Décompte
key-record = Transcription
key-replay = Revoir la donne

receipt-title = Décompte
receipt-head = { $game }, { $edition }, mise de { $stake } ; finie { $when }.
receipt-broken-off = **Annulée** : toutes les pièces ont été rendues.
receipt-voided = **Annulée** par { $who } { $when } : « { $reason } ». Chaque transfert ci-dessous a été fait en sens inverse.
receipt-own = Tu as mis { $put } et reçu { $got } : **{ $won }**.
receipt-pot-before = Le pot gardait { $coins } de la donne précédente.
receipt-pot-after = Le pot garde { $coins } pour la prochaine donne.
receipt-shared = { $name } a reçu { $coins } de ce qui restait au pot ; les pièces en trop vont dans le sens horaire, depuis la gauche du donneur.
receipt-odd = Le surplus du partage : { $coins } à { $name }.
receipt-agrees = Le grand livre porte exactement ces transferts.
receipt-disagrees = **Le grand livre ne porte pas exactement ces transferts.** Merci d’avertir qui héberge ce bot.
receipt-seats = Réservé, gagné ou perdu, rendu
receipt-seat = { $name } : { $held } réservés · **{ $won }** · { $back } rendus
receipt-seat-match = { $name } : { $held } réservés pour la partie · **{ $won }**
receipt-payments = Paiements
receipt-line = { $from } → { $to } : **{ $coins }**, { $why }
receipt-footer = Donne { $deal }

why-ante = ante
why-death = la Mort est sortie
why-most-tricks = le plus de plis
why-bonus = prime : { $card }
why-points = points
why-agreed = réglé selon les annonces
why-honours = honneurs déclarés
why-match = les mises de la partie
why-bet = mise
why-returned = mise non suivie, rendue
why-share = part du pot, arrondie vers le bas
why-alone = gagné sans adversaire

record-here = Donne { $deal }, transcrite : ses cartes et chaque coup, en texte. Le programme de ce bot peut la rejouer et vérifier les paiements.

replay-title = Revoir · { $game }
replay-footer = Étape { $step } sur { $steps }
replay-first = Début
replay-back = Retour
replay-on = Suivant
replay-last = Fin
replay-seats = Jusqu’ici
replay-hands = Les mains
replay-hand = { $name } : { $cards }
replay-deal = La donne
replay-before = Avant la première carte
replay-round = Mises et cartes
replay-end = La fin
replay-taken = { $name } fait le pli.
replay-taken-points = { $points ->
    [one] { $name } fait le pli : { $points } point.
   *[other] { $name } fait le pli : { $points } points.
}
replay-is-dearest = Aucun pli ne valait plus que celui-ci.
replay-is-decisive = Ce pli a décidé de la donne.
replay-decisive = Le pli décisif
replay-share = Partager ce pli
replay-shared = Partagé par { $name }
did-share = Tout le monde ici voit maintenant ce pli.
refusal-played-elsewhere = Un pli ne se partage que dans le salon où il a été joué.
refusal-share-rights = Tu ne peux pas partager de pli ici, car tu ne peux pas écrire dans ce salon.
refusal-share-bot = Je ne peux pas montrer ce pli ici. Il me manque des permissions : { $permissions }.
refusal-share-again = Tu viens de partager un pli. Tu pourras partager le prochain { $when }.
did-share-win = Tout le monde ici voit maintenant ta victoire.
refusal-won-elsewhere = Une victoire ne se partage que dans le salon où elle a été remportée.
refusal-win-cancelled = Cette victoire ne se partage plus : sa donne a été annulée.
refusal-share-win-rights = Tu ne peux pas partager ta victoire ici, car tu ne peux pas écrire dans ce salon.
refusal-share-win-bot = Je ne peux pas annoncer ta victoire ici. Il me manque des permissions : { $permissions }.
refusal-share-win-again = Tu viens de partager quelque chose. Tu pourras recommencer { $when }.
replay-dealt = Les cartes sont distribuées.
replay-shows = { $name } montre { $cards }.
replay-hides = { $name } ne montre rien.
replay-discards = { $name } écarte { $cards }.
replay-discards-hidden = { $name } fait son écart.
replay-robs = { $name } pille la retourne et ce qui la suit, et glisse sous le talon { $cards }.
replay-robs-hidden = { $name } pille la retourne et ce qui la suit.
replay-swaps = { $name } échange { $cards } contre une autre carte.
replay-swaps-hidden = { $name } échange une de ses cartes.
replay-keeps = { $name } garde toutes ses cartes.
replay-lays = { $name } pose { $cards }, face cachée.
replay-lays-hidden = { $name } pose une carte, face cachée.
replay-bids = { $name } annonce { $points }.
replay-more = { $name } demande d’autres cartes.
replay-offers = { $name } propose d’abandonner.
replay-accepts = { $name } accepte.
replay-refuses = { $name } refuse.
replay-vole = { $name } tente la vole.
replay-stops = { $name } s’en tient à trois plis.
replay-passes = { $name } passe.
replay-takes = { $name } prend.
replay-solo = { $name } joue en solo.
replay-each = { $name } dit : chacun pour soi.
replay-petite = { $name } fait une petite.
replay-garde = { $name } fait une garde.
replay-sans = { $name } fait une garde sans.
replay-contre = { $name } fait une garde contre.
replay-jeu = { $name } n’annonce pas de chelem.
replay-chelem = { $name } annonce un chelem.
replay-calls-card = { $name } appelle { $card }.
replay-leaves = { $name } laisse la retourne.
replay-checks = { $name } dit « parole ».
replay-calls-bet = { $name } suit.
replay-folds = { $name } se couche.
replay-bets = { $name } mise { $coins }.
replay-raises = { $name } relance à { $coins }.
replay-stays = { $name } reste, grâce au Mat.

refusal-no-such-deal = Je ne connais ici aucune donne de ce nom. `/triomphe historique` montre celles qui sont finies ; celles d’un autre salon se montrent là-bas, ou à qui les a jouées.
refusal-several-deals = Plus d’une donne commence ainsi : tape quelques lettres de plus.
refusal-not-yet-shown = Cette donne n’est pas encore ouverte à tous : elle est en cours, ou sa table ne montre les cartes qu’à la fermeture. D’ici là, tout ce que tu peux savoir est sous **{ $hand }**.

triomphe-past-command = Les donnes jouées ici, avec décompte, reprise et relevé
    .name = historique

# Les comptes de la maison, pour son maître de jeu.
books-refused = Ces comptes sont ceux du maître de jeu. **/bourse solde** montre les tiens.
books-title = Les comptes de la maison
books-minted = Pièces créées : { $coins }
books-burned = Pièces retirées : { $coins }
books-members = Dans les bourses des membres : { $coins }
books-patrons = Dans les bourses des joueurs virtuels : { $coins }
books-house = Dans la caisse de la maison : { $coins }
books-held = Réservé aux tables : { $coins }
books-pots = Dans les pots : { $coins }
books-sum = Pièces créées, moins celles retirées et celles des comptes : **{ $coins }**, comme il se doit.
books-wrong = Tous les comptes ensemble font **{ $coins }**, et non zéro : avertis qui héberge ce bot.
books-minting = Pièces données et reprises
books-largest = Les plus gros mouvements récents
books-line = { $when } · { $from } → { $to } : **{ $coins }**, { $what }
books-noted = { $line } · { $who } : « { $note } »
books-footer = Pièces données et reprises : du plus récent au plus ancien. Mouvements : du plus gros au plus petit.
key-ledger = Exporter les comptes
ledger-whole = Tous les transferts de ce serveur, les plus récents d’abord.
ledger-cut = Les transferts les plus récents de ce serveur. Les plus anciens ne tiennent pas dans le fichier.
ledger-accounts = `accounts.csv` contient tous les comptes, jusqu’à 20 000 : ce qui y est libre et ce qui est réservé aux tables.
account-mint = hors du jeu
account-house = la maison
account-pot = un pot
replay-says = { $name } dit « { $word } ».

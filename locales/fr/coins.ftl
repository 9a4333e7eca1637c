# La banque.

purse-title = Ta bourse
purse-text = Tu disposes de **{ $free }**.
purse-held = En plus, mis de côté pour une donne en cours : { $held }.
purse-footer = Pièces de jeu uniquement : elles ne s’achètent, ne se vendent ni ne s’échangent contre rien.

paid-title = Payé
paid-text = { $from } a payé **{ $coins }** à { $to }.
paid-note = Pour : { $note }
granted-title = De la part de la maison
granted-text = { $by } a remis **{ $coins }** de la Monnaie à { $to }.
taken-title = Retour à la maison
taken-text = { $by } a repris **{ $coins }** à { $from } pour la Monnaie.

allowance-fetched = Voici ton allocation du jour : **{ $coins }**.
allowance-enough = Tu as { $holds } en tout, bourses de tes personnages et pièces sur les tables comprises. L’allocation complète jusqu’à { $most } une fois par jour : reviens quand tu auras moins.
allowance-again = Tu as déjà touché l’allocation du jour. La prochaine t’attend { $when }.
allowance-none = Cette maison ne donne pas d’allocation. Le maître de jeu peut en décider autrement par `/taverne réglages`.

history-title = Historique des pièces
history-empty = Rien encore : aucune pièce n’est entrée ni sortie.
history-line = { $when } · **{ $coins }** · { $what } · puis { $balance }
history-noted = { $line } · « { $note } »

# Pourquoi des pièces ont bougé.
moved-start = pièces de départ
moved-grant = de la Monnaie
broke-allowance = Ton allocation du jour t’attend : { $coins }.
broke-again = Tu as déjà touché l’allocation du jour. La prochaine t’attend { $when }.
broke-elsewhere = Tu as { $holds } en tout : chez tes personnages, ou sur d’autres tables.
broke-ask = Le maître de jeu peut te donner des pièces, un autre membre peut te payer par `{ $pay }`, et une table à plus petite mise en demande moins.
key-allowance = Toucher l’allocation
key-allowance-of = Toucher { $coins }
key-coins = Mes pièces
moved-allowance = allocation
moved-take = retour à la Monnaie
moved-pay-to = payé à { $who }
moved-pay-from = payé par { $who }
moved-undone = rendu d’une donne annulée
moved-release = rendu par une table
moved-house = renfloué par la Monnaie
moved-patron = pour un habitué de la maison
moved-patron-for = pour { $who }, de la maison
moved-other = { $reason }

# Ce que la banque refuse.
refused-self = On ne se paie pas soi-même ; les pièces n’y verraient que du feu.
refused-bot = Les bots n’ont pas de bourse ici. Les habitués se paient à la table.
refused-amount = Un montant est un nombre entier, d’une pièce à { $most }.
refused-stranger = Cette personne n’est pas dans ce serveur.
refused-short = Tu disposes de { $free } : { $asked }, c’est plus que tu n’as.
refused-short-held = Tu disposes de { $free } ; mis de côté pour une donne : { $held }. { $asked }, c’est plus que tu n’as sous la main.
refused-their-short = { $who } ne dispose que de { $free } : on ne peut en reprendre { $asked }.
refused-too-much = Aucune bourse ne contient plus de { $most }.
refused-mint-full = Toutes les pièces de ce serveur font au plus { $most } ensemble. Il y a encore place pour { $room }.
refused-mint-lost = Le rôle du maître de jeu a été supprimé. Personne ne peut frapper de pièces ni changer ce qui est frappé tant qu’un nouveau rôle n’est pas choisi par `/taverne réglages`.
refused-manage = Il faut pour cela la permission « Gérer le serveur ».
refused-gm = Seul le maître de jeu le peut, c’est-à-dire qui a le rôle { $role }.

# Pourquoi ce qui a été saisi n’est pas un montant.
amount-not-a-number = « { $text } » n’est pas un montant. Donne un nombre entier, par exemple { $example }.
amount-unknown = Il n’y a pas de pièces nommées « { $name } » dans cette maison. Donne un montant comme { $example }.
amount-mixed = « { $text } » : de quelles pièces ? Nomme-les après chaque nombre, comme { $example }, ou donne un seul nombre.
amount-twice = « { $name } » figure deux fois. Ne nomme chaque sorte de pièce qu’une fois.
amount-negative = Un montant ne peut être négatif.
amount-too-large = Un montant ne dépasse pas { $most }.
amount-zero = Un montant est d’au moins { $least }.

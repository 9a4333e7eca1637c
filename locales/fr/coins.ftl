# La banque.

purse-title = Ta bourse
purse-text = Tu peux dépenser **{ $free }**.
purse-held = Réservé aux tables où tu joues : { $held }.
purse-due = Tu auras **{ $coins }** pour commencer dès que tu prendras place à une table, que tu paieras ou que tu seras payé.
purse-footer = Pièces fictives uniquement : elles ne s’achètent, ne se vendent ni ne s’échangent contre rien.

paid-title = Paiement
paid-text = { $from } a payé **{ $coins }** à { $to }.
pay-whom = Choisis qui payer : soit `membre`, soit `virtuel`. Rien n’a bougé.
paid-note = Pour : { $note }
granted-title = Pièces accordées
granted-text = { $by } a donné **{ $coins }** à { $to }.
taken-title = Pièces reprises
taken-text = { $by } a repris **{ $coins }** à { $from }.
taken-house-text = { $by } a repris **{ $coins }** à { $from } pour la maison.

allowance-fetched = Voici tes pièces du jour : **{ $coins }**.
allowance-enough = Tu as { $holds } en tout, en comptant les bourses de tes personnages, les pièces sur les tables et ce que tu as payé à d’autres aujourd’hui. Les pièces du jour complètent jusqu’à { $most } une fois par jour : reviens quand tu auras moins.
allowance-again = Tu as déjà pris tes pièces du jour. Tu pourras prendre les prochaines { $when }.
allowance-none = Ce serveur ne donne pas de pièces du jour. Le maître de jeu peut en fixer avec `/taverne réglages`.

history-title = Historique de ta bourse
history-empty = Rien encore : aucune pièce n’est entrée ni sortie.
history-line = { $when } · **{ $coins }** · { $what } · solde { $balance }
history-noted = { $line } · « { $note } »

# Pourquoi des pièces ont bougé.
moved-start = pièces de départ
moved-grant = donné par le maître de jeu
broke-allowance = Tes pièces du jour t’attendent : { $coins }.
broke-again = Tu as déjà pris tes pièces du jour. Tu pourras prendre les prochaines { $when }.
broke-elsewhere = Tu as { $holds } en tout : chez tes personnages, sur d’autres tables, ou payé à d’autres aujourd’hui.
broke-ask = Demande des pièces au maître de jeu, demande à un autre membre de te payer avec `{ $pay }`, ou cherche une table à plus petite mise.
key-allowance = Prendre mes pièces
key-allowance-of = Prendre { $coins }
key-coins = Mes pièces
moved-allowance = pièces du jour
moved-take = repris par le maître de jeu
moved-pay-to = payé à { $who }
moved-pay-from = payé par { $who }
moved-undone = rendu d’une donne annulée
moved-release = rendu par une table
moved-house = pièces neuves pour la maison
moved-patron = pour un joueur virtuel de la maison
moved-patron-for = pour { $who }, joueur virtuel de la maison
moved-other = { $reason }

# Ce que la banque refuse.
refused-self = Tu ne peux pas te payer toi-même.
refused-bot = Tu ne peux pas payer un bot. Les joueurs virtuels gagnent et perdent leurs pièces à la table.
refused-amount = Entre un nombre entier, de 1 pièce à { $most }.
refused-stranger = Cette personne n’est pas membre de ce serveur.
refused-short = Tu peux dépenser { $free } : { $asked }, c’est trop.
refused-short-held = Tu peux dépenser { $free } : { $asked }, c’est trop. Réservé en plus à une table : { $held }.
refused-their-short = { $who } ne peut dépenser que { $free } : tu ne peux pas reprendre { $asked }.
refused-too-much = Une bourse peut contenir au plus { $most }.
refused-mint-full = Ce serveur peut avoir au plus { $most } en tout. Tu peux encore ajouter { $room }.
refused-mint-lost = Le rôle du maître de jeu a été supprimé. Tant que tu n’en choisis pas un autre avec `/taverne réglages`, personne ne peut créer de pièces, ni changer les pièces de départ, les pièces du jour ou le budget de la maison.
refused-manage = Il te faut la permission « Gérer le serveur ».
refused-gm = Seul le maître de jeu peut le faire : il te faut le rôle { $role }.

# Pourquoi ce qui a été saisi n’est pas un montant.
amount-not-a-number = « { $text } » n’est pas un montant. Donne un nombre entier, par exemple { $example }.
amount-ambiguous = « { $text } » peut vouloir dire deux sommes. Écris les milliers comme { $example }, ou les chiffres seuls ; une pièce ne se divise pas.
amount-unknown = Il n’y a pas de pièces nommées « { $name } » dans cette maison. Donne un montant comme { $example }.
amount-mixed = « { $text } » : de quelles pièces ? Nomme-les après chaque nombre, comme { $example }, ou donne un seul nombre.
amount-twice = « { $name } » figure deux fois. Ne nomme chaque sorte de pièce qu’une fois.
amount-negative = Le montant ne peut pas être négatif.
amount-too-large = Le montant ne peut pas dépasser { $most }.
amount-zero = Le montant doit être d’au moins { $least }.
amount-half = moitié
amount-all = tout
key-history = Historique
key-chart = Courbe
grant-whom = Nomme un membre, ou choisis la maison, pas les deux.

# Ce qui ne se peut, et pourquoi. Jamais de reproche, toujours ce qui conviendrait.

refusal-no-table = Cette table n’est plus là. `/triomphe ouvrir` en ouvre une autre, de même qu’`ouvrir` pour tout autre jeu : vois `/aide`.
refusal-no-table-here = Aucune table n’est ouverte dans ce salon. `/triomphe ouvrir` en ouvre une, de même qu’`ouvrir` pour tout autre jeu : vois `/aide`.
refusal-parked = Cette table n’a pas pu continuer après un redémarrage. Ses pièces restent de côté, et la personne qui tient le bot en a été informée.
refusal-closed = Cette table est fermée. **{ $again }**, sous son message, réunit les mêmes joueurs ; `/triomphe ouvrir` ouvre une autre table, de même qu’`ouvrir` pour tout autre jeu : vois `/aide`.
refusal-not-seated = Tu n’es pas à cette table. Appuie sur **{ $join }** pour jouer.
refusal-already-seated = Tu es déjà à cette table.
refusal-full = Les { $chairs } places sont prises. Attends qu’une se libère, ou ouvre une autre table.
refusal-not-host = Seuls l’hôte et le maître de jeu le peuvent.
refusal-too-few = { $missing ->
    [one] Il manque une personne. Attends qu’elle prenne place, ou invite un habitué.
   *[other] Il manque { $missing } personnes. Attends qu’elles prennent place, ou invite des habitués.
}
refusal-cannot-cover = Une donne peut coûter ici { $need }, et tu disposes de { $free }. Une table à plus petite mise en demande moins.
refusal-cannot-cover-held = Une donne peut coûter ici { $need }. Tu disposes de { $free } ; mis de côté à une autre table : { $held }.
refusal-stake = La mise est un nombre entier, de { $least } à { $most }.
refusal-lost-enough = Depuis minuit (UTC), tu as perdu { $cap } ou plus : c’est tout ce que la maison laisse perdre en un jour. Tu pourras rejouer { $when }.
refusal-house-stake = Dans cette maison, la mise va de { $least } à { $most }.
refusal-house-stake-never = Ce jeu demande une mise de { $least }, mais dans cette maison elle ne dépasse pas { $most }.
refusal-channel = On n’ouvre de tables que dans { $channels } : rends-te là-bas.
refusal-age = On n’ouvre de tables que dans un salon avec limite d’âge : rends-te dans l’un d’eux.
refusal-no-threads-here = Un salon comme celui-ci n’a pas de fils. Renonce à cette option, ou ouvre la table dans un salon textuel.
refusal-too-many-threads = Discord n’accepte plus de fil ouvert sur ce serveur. Ouvre la table sans fil à elle, ou ferme d’abord un ancien fil.
refusal-seats = Ce jeu se joue à { $least } au moins, à { $most } au plus.
refusal-seats-exactly = Ce jeu se joue à { $seats }, ni plus ni moins.
refusal-turn-time = Le temps par tour va de { $least } à { $most } secondes.
refusal-purse = Une bourse va de { $least } à { $most }.
refusal-no-purse = On ne joue ici que la mise ; il n’y a pas de bourse à fixer.
refusal-pot-carried = Le pot garde { $pot } pour la prochaine donne : d’ici là, aucune bourse ne peut baisser.
refusal-deal-is-on = Une donne est en cours ; attends qu’elle finisse.
refusal-no-deal = Aucune donne en cours. Tu auras des cartes à la prochaine.
refusal-not-dealt-in = Tu n’es pas de cette donne. Tu auras des cartes à la prochaine.
refusal-stale = Ce bouton datait d’une donne passée. Voici où l’on en est.
refusal-no-patron-free = Aucun habitué n’est libre pour cette table.
refusal-regulars-away = Aucun habitué engagé n’est libre pour cette table, et ceux de la maison ne viennent pas. Le maître de jeu en engage par `/habitué engager`, ou laisse venir ceux de la maison par `/taverne réglages`.
refusal-no-patron-here = Aucun habitué à cette table.
refusal-house-broke = La maison paie les mises de ses habitués, et il ne lui reste que { $left } : cette table en demande { $need }. Elle est renflouée jusqu’à { $budget } à minuit (UTC). D’ici là, le maître de jeu peut la renflouer par `/habitué maison`, ou choisis une mise plus basse.
refusal-house-broke-budget = La maison paie les mises de ses habitués, et il ne lui reste que { $left } : cette table en demande { $need }. Choisis une mise plus basse, ou demande au maître de jeu de renflouer la maison par `/habitué maison` ; son budget est de { $budget } par jour.
refusal-house-short = Il reste à la maison { $left }, et c’est trop peu. Renfloue-la par `/habitué maison`, ou demande moins.
refusal-patron-short = { $name } dispose de { $free }, et c’est trop peu. Le maître de jeu peut garnir sa bourse par `/habitué bourse`.
refusal-patron-short-held = { $name } dispose de { $free }, plus { $held } en réserve pour une donne, et c’est trop peu. Attends la fin de la donne.
refusal-no-such-patron = Personne de ce nom n’est engagé ici, ou plusieurs noms commencent par « { $name } ». `/habitué liste` les montre tous.
refusal-plays-for-nobody = Tu ne joues pour aucun habitué à cette table. `/habitué jouer` prend la place d’un habitué entre deux donnes.
refusal-patron-name = Le nom d’un habitué compte de 1 à { $most } lettres.
refusal-patron-name-taken = { $name } : ce nom est déjà porté ici. Choisis-en un autre.
refusal-too-many-patrons = La maison n’engage pas plus de { $most } habitués. Congédie-en un d’abord.
refusal-too-many-tables = Un serveur n’a pas plus de { $most } tables ouvertes. Ferme-en une d’abord.
refusal-hosts-enough = Tu es déjà l’hôte de { $most } tables ouvertes : on ne peut l’être de plus. Ferme-en une d’abord, ou confie-la à quelqu’un.
refusal-option = L’option « { $option } » ne va pas avec cette édition : { $edition }. Laisse-la de côté, ou choisis l’autre édition.
refusal-variant = Ces options ne se jouent pas ensemble. Laisse-en de côté, ou choisis-en d’autres.

# Ce qui a été saisi n’est pas un nombre.
not-a-bid = « { $text } » n’est pas une annonce. Donne un nombre entier de points, au-dessus ou au-dessous de 43 : par exemple +10, -5 ou 0.
not-asked-now = On n’en est plus là. Voici où l’on en est.

# Refusé par les règles du jeu. $card est ce qui a été tenté.
refused-act = { $sentence } { $would }
refused-would = Tu peux jouer : { $cards }.{" "}
refused-not-your-turn = Pas encore : ce n’est pas ton tour.
refused-not-your-card = Tu n’as pas en main : { $card }.
refused-must-follow = **{ $card }** ne fournit pas : tu as la couleur demandée, et dois la fournir.
refused-must-trump = **{ $card }** ne convient pas : tu n’as pas la couleur demandée, et dois couper.
refused-must-beat = **{ $card }** est trop faible : tu as de quoi prendre le pli, et dois monter.
refused-must-overtrump = **{ $card }** est trop faible : tu as un atout plus haut, et dois le jouer.
refused-must-play-valet = **{ $card }** ne convient pas : ton valet est appelé, et tu dois le jouer.
refused-call = On ne peut appeler le valet de cette couleur : il y faut un roi de la couleur demandée, la première fois qu’elle l’est, et un valet qui ne soit ni dans ta main ni sur le tapis.
refused-forbidden-discard = On n’écarte pas **{ $card }**.
refused-would-discard = Tu as le choix : { $cards }.{" "}
refused-wrong-count = Le compte de cartes n’y est pas.
refused-wrong-count-of = Le compte n’y est pas : { $count ->
    [one] choisis une carte.
   *[other] choisis { $count } cartes.
}
refused-bid-too-high = Cette annonce est trop haute.
refused-bid-too-high-of = { $bid }, c’est trop haut : tu peux annoncer de { $least } à { $most }.
refused-bid-too-low = Cette annonce est trop basse.
refused-bid-too-low-of = { $bid }, c’est trop bas : tu peux annoncer de { $least } à { $most }.
refused-bet-too-small = Cette mise est trop petite.
refused-bet-too-small-of = { $coins }, c’est trop peu : au moins { $least }, au plus { $most }.
refused-not-enough-coins = Tu n’as pas tant de pièces sur la table.
refused-not-enough-coins-of = { $coins }, c’est plus que ta bourse : au plus { $most }, au moins { $least }.
refused-not-allowed-now = Cela ne se fait pas à ce moment de la donne.
refused-deal-is-over = La donne est finie.
refused-other = Ce n’est pas possible.

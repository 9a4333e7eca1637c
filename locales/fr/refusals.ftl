# Ce qui ne se peut, et pourquoi. Jamais de reproche, toujours ce qui conviendrait.

refusal-no-table = Cette table n’est plus là. `/triomphe ouvrir` en ouvre une autre, de même qu’`ouvrir` pour tout autre jeu : voyez `/aide`.
refusal-no-table-here = Aucune table n’est ouverte dans ce salon. `/triomphe ouvrir` en ouvre une, de même qu’`ouvrir` pour tout autre jeu : voyez `/aide`.
refusal-parked = Cette table n’a pas pu continuer après un redémarrage. Ses pièces restent de côté, et la personne qui tient le bot en a été informée.
refusal-closed = Cette table est fermée. **{ $again }**, sous son message, réunit les mêmes joueurs ; `/triomphe ouvrir` ouvre une autre table, de même qu’`ouvrir` pour tout autre jeu : voyez `/aide`.
refusal-not-seated = Vous n’êtes pas à cette table. Appuyez sur **{ $join }** pour jouer.
refusal-already-seated = Vous êtes déjà à cette table.
refusal-full = Les { $chairs } places sont prises. Attendez qu’une se libère, ou ouvrez une autre table.
refusal-not-host = Seuls l’hôte et le maître de jeu le peuvent.
refusal-too-few = { $missing ->
    [one] Il manque une personne. Attendez qu’elle prenne place, ou invitez un habitué.
   *[other] Il manque { $missing } personnes. Attendez qu’elles prennent place, ou invitez des habitués.
}
refusal-cannot-cover = Une donne peut coûter ici { $need }, et vous disposez de { $free }. Une table à plus petite mise en demande moins.
refusal-cannot-cover-held = Une donne peut coûter ici { $need }. Vous disposez de { $free } ; mis de côté à une autre table : { $held }.
refusal-stake = La mise est un nombre entier, de { $least } à { $most }.
refusal-lost-enough = Depuis minuit (UTC), vous avez perdu { $cap } ou plus : c’est tout ce que la maison laisse perdre en un jour. Vous pourrez rejouer { $when }.
refusal-house-stake = Dans cette maison, la mise va de { $least } à { $most }.
refusal-house-stake-never = Ce jeu demande une mise de { $least }, mais dans cette maison elle ne dépasse pas { $most }.
refusal-channel = On n’ouvre de tables que dans { $channels } : rendez-vous là-bas.
refusal-age = On n’ouvre de tables que dans un salon avec limite d’âge : rendez-vous dans l’un d’eux.
refusal-no-threads-here = Un salon comme celui-ci n’a pas de fils. Renoncez à cette option, ou ouvrez la table dans un salon textuel.
refusal-too-many-threads = Discord n’accepte plus de fil ouvert sur ce serveur. Ouvrez la table sans fil à elle, ou fermez d’abord un ancien fil.
refusal-seats = Ce jeu se joue à { $least } au moins, à { $most } au plus.
refusal-seats-exactly = Ce jeu se joue à { $seats }, ni plus ni moins.
refusal-turn-time = Le temps par tour va de { $least } à { $most } secondes.
refusal-purse = Une bourse va de { $least } à { $most }.
refusal-no-purse = On ne joue ici que la mise ; il n’y a pas de bourse à fixer.
refusal-pot-carried = Le pot garde { $pot } pour la prochaine donne : d’ici là, aucune bourse ne peut baisser.
refusal-deal-is-on = Une donne est en cours ; attendez qu’elle finisse.
refusal-no-deal = Aucune donne en cours. Vous aurez des cartes à la prochaine.
refusal-not-dealt-in = Vous n’êtes pas de cette donne. Vous aurez des cartes à la prochaine.
refusal-stale = Ce bouton datait d’une donne passée. Voici où l’on en est.
refusal-no-patron-free = Aucun habitué n’est libre pour cette table.
refusal-regulars-away = Aucun habitué engagé n’est libre pour cette table, et ceux de la maison ne viennent pas. Le maître de jeu en engage par `/habitué engager`, ou laisse venir ceux de la maison par `/taverne réglages`.
refusal-no-patron-here = Aucun habitué à cette table.
refusal-house-broke = La maison paie les mises de ses habitués, et il ne lui reste que { $left } : cette table en demande { $need }. Elle est renflouée jusqu’à { $budget } à minuit (UTC). D’ici là, le maître de jeu peut la renflouer par `/habitué maison`, ou choisissez une mise plus basse.
refusal-house-broke-budget = La maison paie les mises de ses habitués, et il ne lui reste que { $left } : cette table en demande { $need }. Choisissez une mise plus basse, ou demandez au maître de jeu de renflouer la maison par `/habitué maison` ; son budget est de { $budget } par jour.
refusal-house-short = Il reste à la maison { $left }, et c’est trop peu. Renflouez-la par `/habitué maison`, ou demandez moins.
refusal-patron-short = { $name } dispose de { $free }, et c’est trop peu. Le maître de jeu peut garnir sa bourse par `/habitué bourse`.
refusal-patron-short-held = { $name } dispose de { $free }, plus { $held } en réserve pour une donne, et c’est trop peu. Attendez la fin de la donne.
refusal-no-such-patron = Personne de ce nom n’est engagé ici, ou plusieurs noms commencent par « { $name } ». `/habitué liste` les montre tous.
refusal-plays-for-nobody = Vous ne jouez pour aucun habitué à cette table. `/habitué jouer` prend la place d’un habitué entre deux donnes.
refusal-patron-name = Le nom d’un habitué compte de 1 à { $most } lettres.
refusal-patron-name-taken = { $name } : ce nom est déjà porté ici. Choisissez-en un autre.
refusal-too-many-patrons = La maison n’engage pas plus de { $most } habitués. Congédiez-en un d’abord.
refusal-too-many-tables = Un serveur n’a pas plus de { $most } tables ouvertes. Fermez-en une d’abord.
refusal-hosts-enough = Vous êtes déjà l’hôte de { $most } tables ouvertes : on ne peut l’être de plus. Fermez-en une d’abord, ou confiez-la à quelqu’un.
refusal-option = L’option « { $option } » ne va pas avec cette édition : { $edition }. Laissez-la de côté, ou choisissez l’autre édition.
refusal-variant = Ces options ne se jouent pas ensemble. Laissez-en de côté, ou choisissez-en d’autres.

# Ce qui a été saisi n’est pas un nombre.
not-a-bid = « { $text } » n’est pas une annonce. Donnez un nombre entier de points, au-dessus ou au-dessous de 43 : par exemple +10, -5 ou 0.
not-asked-now = On n’en est plus là. Voici où l’on en est.

# Refusé par les règles du jeu. $card est ce qui a été tenté.
refused-act = { $sentence } { $would }
refused-would = Vous pouvez jouer : { $cards }.{" "}
refused-not-your-turn = Pas encore : ce n’est pas votre tour.
refused-not-your-card = Vous n’avez pas en main : { $card }.
refused-must-follow = **{ $card }** ne fournit pas : vous avez la couleur demandée, et devez la fournir.
refused-must-trump = **{ $card }** ne convient pas : vous n’avez pas la couleur demandée, et devez couper.
refused-must-beat = **{ $card }** est trop faible : vous avez de quoi prendre le pli, et devez monter.
refused-must-overtrump = **{ $card }** est trop faible : vous avez un atout plus haut, et devez le jouer.
refused-must-play-valet = **{ $card }** ne convient pas : votre valet est appelé, et vous devez le jouer.
refused-call = On ne peut appeler le valet de cette couleur : il y faut un roi de la couleur demandée, la première fois qu’elle l’est, et un valet qui ne soit ni dans votre main ni sur le tapis.
refused-forbidden-discard = On n’écarte pas **{ $card }**.
refused-would-discard = Vous avez le choix : { $cards }.{" "}
refused-wrong-count = Le compte de cartes n’y est pas.
refused-wrong-count-of = Le compte n’y est pas : { $count ->
    [one] choisissez une carte.
   *[other] choisissez { $count } cartes.
}
refused-bid-too-high = Cette annonce est trop haute.
refused-bid-too-high-of = { $bid }, c’est trop haut : vous pouvez annoncer de { $least } à { $most }.
refused-bid-too-low = Cette annonce est trop basse.
refused-bid-too-low-of = { $bid }, c’est trop bas : vous pouvez annoncer de { $least } à { $most }.
refused-bet-too-small = Cette mise est trop petite.
refused-bet-too-small-of = { $coins }, c’est trop peu : au moins { $least }, au plus { $most }.
refused-not-enough-coins = Vous n’avez pas tant de pièces sur la table.
refused-not-enough-coins-of = { $coins }, c’est plus que votre bourse : au plus { $most }, au moins { $least }.
refused-not-allowed-now = Cela ne se fait pas à ce moment de la donne.
refused-deal-is-over = La donne est finie.
refused-other = Ce n’est pas possible.

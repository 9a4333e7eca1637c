# Ce qui ne se peut, et pourquoi. Jamais de reproche, toujours ce qui conviendrait.

refusal-no-table = Cette table n’existe plus. Ouvre une nouvelle table avec `/triomphe ouvrir`.
refusal-no-table-here = Aucune table n’est ouverte dans ce salon. Ouvres-en une avec `/triomphe ouvrir`.
refusal-starting-changed = Les pièces de départ ont changé depuis cette question. Rien n’a été versé.
refusal-parked = Cette table n’a pas pu continuer après un redémarrage. Ses pièces restent réservées, et qui héberge le bot est au courant.
refusal-closed = Cette table est fermée. Appuie sur **{ $again }** sous son message pour rejouer avec les mêmes personnes, ou ouvre une nouvelle table avec `/triomphe ouvrir`.
refusal-not-seated = Tu n’es pas à cette table. Appuie sur **{ $join }** pour jouer.
not-seated-next = Tu n’es pas à cette table. Appuie sur **{ $join }** pour avoir des cartes à la prochaine donne.
not-seated-full = Cette table est complète : ses { $seats } places sont prises. Tu pourras t’y asseoir dès que quelqu’un part. Pour jouer ailleurs tout de suite, appuie sur **{ $play }**.
not-seated-full-patrons = Cette table est complète : ses { $seats } places sont prises. Tu pourras t’y asseoir dès que quelqu’un part, ou si l’hôte choisit **{ $remove }** entre deux donnes. Pour jouer ailleurs tout de suite, appuie sur **{ $play }**.
refusal-already-seated = Tu es déjà à cette table.
refusal-full = Les { $chairs } places sont prises. Attends qu’une place se libère, ou ouvre une autre table.
refusal-not-host = Seuls l’hôte et le maître de jeu peuvent le faire.
refusal-not-alone = Seulement si personne d’autre n’est à la table : les autres attendraient aussi.
refusal-too-few = { $missing ->
    [one] Il manque une personne. Attends que quelqu’un arrive, ou ajoute un joueur virtuel.
   *[other] Il manque { $missing } personnes. Attends qu’elles arrivent, ou ajoute des joueurs virtuels.
}
refusal-cannot-cover = Il te faut { $need } pour jouer une donne ici, et tu as { $free } à dépenser. Une table à plus petite mise demande moins.
refusal-cannot-cover-held = Il te faut { $need } pour jouer une donne ici, et tu as { $free } à dépenser. Réservé à une autre table : { $held }.
refusal-stake = La mise doit être un nombre entier de { $least } à { $most }.
refusal-lost-enough = Tu as perdu { $cap } ou plus depuis minuit (UTC) : c’est la limite de pertes du jour de ce serveur. Tu pourras rejouer { $when }.
refusal-house-stake = Sur ce serveur, la mise doit aller de { $least } à { $most }.
refusal-house-stake-never = Ce jeu demande une mise d’au moins { $least }, mais ce serveur permet au plus { $most }.
refusal-channel = On ne peut ouvrir des tables que dans { $channels }.
refusal-age = Sur ce serveur, on ne joue que dans les salons avec limite d’âge. Va dans l’un d’eux.
refusal-thread-locked = Ce fil est verrouillé : je ne peux pas y écrire. Demande à la modération de le déverrouiller, ou va dans un autre salon.
refusal-no-threads-here = Ce type de salon n’a pas de fils. Enlève cette option, ou ouvre la table dans un salon textuel.
refusal-too-many-threads = Discord ne permet plus de fil ouvert sur ce serveur. Ouvre la table sans fil, ou ferme d’abord un ancien fil.
refusal-seats = Ce jeu se joue de { $least } à { $most }.
refusal-seats-exactly = Ce jeu se joue à { $seats } exactement.
refusal-turn-time = Le temps par tour doit aller de { $least } à { $most } secondes.
refusal-purse = Une cave doit aller de { $least } à { $most }.
refusal-no-purse = Ce jeu a une mise fixe : il n’y a pas de cave à régler.
refusal-pot-carried = Le pot garde { $pot } pour la prochaine donne : tant que personne ne l’a gagné, aucune cave ne peut baisser.
refusal-deal-is-on = Une donne est en cours. Attends qu’elle soit finie.
refusal-no-deal = Aucune donne n’est en cours. Tu auras des cartes à la prochaine.
refusal-not-dealt-in = Tu ne joues pas cette donne. Tu auras des cartes à la prochaine.
refusal-no-partners = Ce jeu n’a pas d’équipes à choisir. Cela se fait à une table de Troccas.
refusal-no-pair = Les deux doivent jouer la prochaine donne. Choisis quelqu’un qui joue ; si toi-même tu ne joues pas, appuie d’abord sur **{ $in }**.
refusal-stale = Ce bouton date d’une donne précédente. Voici celle en cours.
refusal-no-patron-free = Aucun joueur virtuel n’est libre pour cette table.
refusal-regulars-away = Aucun joueur virtuel engagé n’est libre pour cette table, et ce serveur n’en accepte pas d’autres. Le maître de jeu peut en engager avec `/habitué engager`, ou laisser venir ceux de la maison avec `/taverne réglages`.
refusal-no-patron-here = Il n’y a pas de joueur virtuel à cette table.
refusal-house-broke = La maison paie les mises des joueurs virtuels et n’a plus que { $left } : cette table demande { $need }. Elle est renflouée jusqu’à { $budget } à minuit (UTC). D’ici là, le maître de jeu peut la renflouer avec `/taverne accorder`, ou tu peux choisir une mise plus basse.
refusal-house-broke-budget = La maison paie les mises des joueurs virtuels et n’a plus que { $left } : cette table demande { $need }. Choisis une mise plus basse, ou demande au maître de jeu de renflouer la maison avec `/taverne accorder` ; son budget est de { $budget } par jour.
refusal-house-short = La maison n’a plus que { $left }. Renfloue-la avec `/taverne accorder`, ou choisis un montant plus bas.
refusal-patron-short = { $name } n’a que { $free } de disponible. Le maître de jeu peut remplir sa bourse avec `/habitué liste`.
refusal-patron-short-held = { $name } n’a que { $free } de disponible, et { $held } de réservé pour une donne. Attends la fin de la donne.
refusal-patron-has-less = { $name } n’a que { $free }. Rien n’a été repris.
refusal-patron-has-less-held = { $name } n’a que { $free } de libre ; en réserve pour une donne : { $held }. Rien n’a été repris.
refusal-no-such-patron = Aucun habitué engagé ne porte ce nom, ou plusieurs noms commencent par « { $name } ». `/habitué liste` les montre tous.
refusal-plays-for-nobody = Tu ne joues pour aucun habitué à cette table. `/habitué jouer` permet de prendre la place d’un habitué entre deux donnes.
refusal-patron-name = Le nom d’un habitué doit avoir de 1 à { $most } caractères.
refusal-patron-name-taken = Il y a déjà un habitué nommé { $name }. Choisis un autre nom.
refusal-too-many-patrons = Tu peux engager au plus { $most } habitués. Congédies-en un d’abord.
refusal-too-many-tables = Un serveur peut avoir au plus { $most } tables ouvertes. Fermes-en une d’abord.
refusal-hosts-enough = Tu es déjà l’hôte de { $most } tables ouvertes, le maximum. Ferme une table ou confie-la d’abord à quelqu’un d’autre.
enough-come-back = Depuis la dernière donne, tu as déjà quitté cette table ou cessé de jouer deux fois. Tu pourras revenir { $when }.
enough-seat-patron = Tu as renvoyé beaucoup de joueurs virtuels depuis la dernière donne. Tu pourras en ajouter un autre { $when }.
enough-choose-coins = Tu as déjà changé plusieurs fois entre les pièces et le plaisir. Tu pourras changer de nouveau { $when }.
enough-choose-rules = Tu as déjà changé plusieurs fois les règles de la maison. Tu pourras les changer de nouveau { $when }.
enough-choose-partner = Tu as choisi les équipes huit fois depuis la dernière donne. Tu pourras recommencer quand la prochaine donne aura commencé.
enough-cut = Tu as coupé ce jeu trois fois : c’est la dernière coupe qui compte. Tu pourras couper de nouveau au prochain mélange.
enough-pause = Tu as mis cette table en pause trois fois depuis la dernière donne. Tu pourras recommencer quand la prochaine donne aura commencé.
enough-call-off = Tu as déjà demandé aux autres d’annuler cette donne. Tu pourras le redemander à la prochaine ; d’ici là, quelqu’un d’autre à la table peut le demander, ou un maître de jeu peut en décider.
enough-hand-over = Tu as passé le rôle d’hôte trois fois depuis la dernière donne. Tu pourras recommencer quand la prochaine donne aura commencé.
enough-choose-language = La langue de cette table a changé il y a moins d’une heure. On pourra la changer de nouveau { $when }.
enough-show = Tu as déplacé le message de cette table deux fois en une heure. Tu pourras recommencer { $when }.
refusal-option = L’option « { $option } » ne va pas avec cette édition : { $edition }. Enlève-la, ou choisis l’autre édition.
refusal-variant = Je ne connais pas ce jeu. `/jouer` les montre tous.

# Ce qui a été saisi n’est pas un nombre.
not-a-bid = « { $text } » n’est pas une annonce valable. Entre un nombre entier de points au-dessus ou au-dessous de 43, par exemple +10, -5 ou 0.
not-asked-now = Cette question est close. Voici où en est la table.

# Refusé par les règles du jeu. $card est ce qui a été tenté.
refused-act = { $sentence } { $would }
refused-would = Tu peux jouer : { $cards }.{" "}
refused-not-your-turn = Ce n’est pas encore ton tour.
refused-not-your-card = { $count ->
    [one] Tu n’as pas { $card } en main.
   *[other] Tu n’as pas ces cartes en main : { $card }.
}
refused-must-follow = Tu ne peux pas jouer **{ $card }** : tu as la couleur demandée, donc tu dois fournir.
refused-must-trump = Tu ne peux pas jouer **{ $card }** : tu n’as pas la couleur demandée, donc tu dois couper.
refused-must-beat = Tu ne peux pas jouer **{ $card }** : tu as de quoi prendre le pli, donc tu dois monter.
refused-must-overtrump = Tu ne peux pas jouer **{ $card }** : tu as un atout plus haut, donc tu dois le jouer.
refused-must-play-valet = Tu ne peux pas jouer **{ $card }** : ton valet est appelé, donc tu dois le jouer.
refused-call = Tu ne peux pas appeler le valet de cette couleur maintenant. Il faut le roi de la couleur demandée, la première fois qu’elle est demandée, et que le valet ne soit ni dans ta main ni déjà dans le pli.
refused-forbidden-discard = { $count ->
    [one] Tu ne peux pas écarter **{ $card }**.
   *[other] Tu ne peux écarter aucune de ces cartes : **{ $card }**.
}
refused-would-discard = Tu peux choisir parmi ces cartes : { $cards }.{" "}
refused-wrong-count = Ce n’est pas le bon nombre de cartes.
refused-wrong-count-of = Ce n’est pas le bon nombre de cartes : { $count ->
    [one] choisis-en une.
   *[other] choisis-en { $count }.
}
refused-bid-too-high = Cette annonce est trop haute.
refused-bid-too-high-of = { $bid }, c’est trop haut : tu peux annoncer de { $least } à { $most }.
refused-bid-too-low = Cette annonce est trop basse.
refused-bid-too-low-of = { $bid }, c’est trop bas : tu peux annoncer de { $least } à { $most }.
refused-bet-too-small = Cette mise est trop petite.
refused-bet-too-small-of = { $coins }, c’est trop peu : mise au moins { $least } et au plus { $most }.
refused-not-enough-coins = Tu n’as pas autant de pièces dans ta cave.
refused-not-enough-coins-of = { $coins }, c’est plus que ta cave : mise au moins { $least } et au plus { $most }.
refused-not-allowed-now = Tu ne peux pas faire cela maintenant.
refused-raises-used-up = { $raises ->
    [one] La seule relance de ce tour est faite : tu peux suivre ou te coucher.
   *[other] Les { $raises } relances de ce tour sont faites : tu peux suivre ou te coucher.
}
refused-deal-is-over = La donne est finie.
refused-other = Ce n’est pas possible.
refused-false-claim = Ce n’est pas vrai de ta main.
refused-signal = Aucun mot ne va maintenant avec cette carte. Dans une couleur ordinaire, il faut que son roi soit tombé dans un pli précédent ou que tous les atouts soient sortis ; avec le Mat, jamais.

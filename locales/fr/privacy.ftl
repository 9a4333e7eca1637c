# Ce que la maison garde d’un membre.

privacy-command = Ce qui est gardé sur toi ici ; en fichier, ou effacé
    .name = confidentialité

privacy-title = Les données conservées à ton sujet
privacy-text =
    Sur ce serveur, la maison te connaît sous le nom **{ $name }** et par l’identifiant de ton compte Discord.
    {"**"}Bourses** : { $purses }
    {"**"}Jeux** : { $deals ->
        [0] tu n’as encore pris part à aucune donne
        [one] tu as pris part à une donne ; ses cartes et ses coups sont gardés
       *[other] tu as pris part à { $deals } donnes ; leurs cartes et leurs coups sont gardés
    }.
    {"**"}Ce que tu as écrit** : { $notes ->
        [0] aucun motif d’envoi de pièces
        [one] un motif d’envoi de pièces
       *[other] { $notes } motifs d’envoi de pièces
    } ; les mots que tu as tapés pour couper le paquet, s’il y en a.
    {"**"}Problèmes signalés** : { $reports ->
        [0] aucun
        [one] un, avec ce que tu voyais
       *[other] { $reports }, avec ce que tu voyais
    }.
    {"**"}Journal de la maison** : { $entries ->
        [0] rien de toi ni sur toi
        [one] une entrée de toi ou sur toi
       *[other] { $entries } entrées de toi ou sur toi
    }.
    {"**"}Accès aux tables** : { $kept ->
        [0] libre
       *[other] un bannissement, ou une pause que tu as demandée, est enregistré
    }.
privacy-off-board = {"**"}Classement des plus riches** : un maître de jeu t’en a retiré.
privacy-purse-own = la tienne, { $coins }, { $lines ->
    [one] { $lines } ligne d’historique
   *[other] { $lines } lignes d’historique
}
privacy-purse-character = **{ $name }**, { $coins }, { $lines ->
    [one] { $lines } ligne d’historique
   *[other] { $lines } lignes d’historique
}
privacy-more-purses = et { $more } de plus
privacy-how = Aucun message n’est lu, et rien d’autre de ton compte n’est gardé. Si le bot est retiré de ce serveur, tout est effacé { $days ->
    [0] sans délai
    [one] au bout d’un jour
   *[other] au bout de { $days } jours
}.
privacy-papers = La politique de confidentialité de ce bot : { $url }
privacy-papers-none = Il n’y a pas encore de lien vers la politique de confidentialité ; qui héberge ce bot peut te la montrer.
privacy-nothing = Aucune donnée n’est conservée à ton sujet ici.
privacy-only-bans = La maison ne conserve ici à ton sujet qu’un bannissement ou une pause que tu as demandée, même passés, ou qu’un maître de jeu t’a retiré du classement des plus riches, et ce qu’en dit son journal. On ne peut pas l’effacer.

privacy-export-text = Toutes les données que la maison conserve à ton sujet, sur ce serveur. Garde ce fichier pour toi : il n’est qu’à toi.
privacy-export-part = Partie { $part } sur { $parts }.
privacy-export-last = Partie { $part } sur { $parts }, la dernière.

privacy-delete-title = Effacer les données conservées à ton sujet ici ?
privacy-delete-text =
    {"**"}Effacé** : ton nom, l’identifiant de ton compte, tes personnages, ce que tu as écrit et ce qui a été écrit sur tes pièces. Tu quittes les tables où aucune donne n’est en cours.
    {"**"}Tes pièces** ({ $coins }, toutes tes bourses ensemble) sont retirées du jeu.
    {"**"}Gardé** : les comptes et les donnes, où tes bourses deviennent des lettres tirées au hasard ; et, sous des codes sans ton nom, un bannissement ou une pause, le fait que tu as reçu tes pièces de départ (elles ne reviennent pas) et, pendant deux jours, tes pièces du jour, tes pertes et tes paiements d’aujourd’hui.
    Les messages déjà publiés restent sur Discord. **On ne revient pas en arrière.**
privacy-key-erase = Tout effacer
privacy-key-keep = Ne rien effacer
privacy-kept = Rien n’a été effacé.
privacy-erased-title = Effacé
privacy-erased-text = Tes données ont été effacées, et { $coins } retirées du jeu. Si tu utilises encore une commande ici, tu repars de zéro. Les pièces de départ ne sont versées qu’une fois.
privacy-erased-file = Tout est aussi écrasé dans le fichier de la maison.
privacy-erased-file-later = Dans le fichier de la maison, tout sera écrasé dès que le programme qui le lit en ce moment aura fini, au plus tard au prochain démarrage du bot. Tu n’as plus rien à faire.
privacy-erased-database = Tout est aussi supprimé de la base de données ; seules les sauvegardes le gardent, jusqu’à ce qu’elles soient supprimées.

privacy-seated = Tu es à la table « { $inn } », où une donne ou une partie est en cours. Appuies-y sur **{ $options }**, puis sur **{ $leave }**, et reviens quand ce sera fini ; rien n’a été effacé.
privacy-on-hold = { $coins } de ta bourse sont en réserve jusqu’à la fin d’une donne ou d’une partie : rien n’a été effacé. Reviens ensuite.

moved-erase = effacé à la demande du membre
about-papers = [Confidentialité]({ $privacy }) · [Conditions]({ $terms })
about-paper-privacy = [Confidentialité]({ $privacy })
about-paper-terms = [Conditions]({ $terms })
about-papers-none = Il n’y a pas encore de lien vers la politique de confidentialité et les conditions d’utilisation ; qui héberge ce bot peut te les montrer.
about-privacy = Les données conservées à ton sujet, et comment les effacer : `/confidentialité`.
privacy-key-export = Obtenir le fichier
privacy-key-ask = L’effacer…
privacy-key-next = La suite

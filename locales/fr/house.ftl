# Ce que la maison dit d’elle-même : l’aide, l’à-propos, et les petits mots de partout.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = ,{" "}
list-semicolon = {"\u202F"};{" "}
coins = { $coins ->
    [one] { $figure } pièce
   *[other] { $figure } pièces
}

# Les enseignes : une table porte un adjectif et un nom, d’après son numéro. Tous les noms sont masculins.
inn-sign = { $noun ->
    [Ours] L’Ours { $adjective }
   *[other] Le { $noun } { $adjective }
}
inn-adjectives = ambré effronté cuivré tordu dansant somnolent poudreux émeraude doré d’Or gris creux honnête humble oisif jovial rieur boiteux solitaire chanceux joyeux nocturne bariolé patient paisible errant rouillé écarlate d’Argent endormi assoiffé vagabond
inn-nouns = Grappin Blaireau Tonneau Ours Bourdon Sanglier Cierge Chat Choucas Dragon Tambour Violon Renard Bouc Jars Griffon Lièvre Héron Limier Chaudron Fanal Luth Geai Mulet Castor Hibou Faisan Corbeau Coq Cerf Cygne Hanap

help-title = Bienvenue
help-title-of = { $name } te souhaite la bienvenue
help-begin =
    De vieux jeux de tarot et de plis, avec des pièces fictives. Commence par `/jouer` : tous les jeux y sont, les plus faciles d’abord. Là, **{ $learn }** t’explique un jeu pendant que tu y joues, **{ $now }** lance tout de suite une donne contre des joueurs virtuels, et **{ $invite }** ouvre une table pour jouer ensemble.
help-player = Tu joues
help-player-text =
    {"**"}Tes cartes** sont dans un message visible de toi seulement ; **{ $hand }** le ramène. Celles qui ont un bouton sont jouables ; choisis-en une autre dans le menu pour savoir pourquoi elle ne l’est pas.
    {"**"}Tes pièces** : tu commences avec { $starting }. Ce que tu peux perdre est réservé dès qu’on distribue ; ce que tu n’as pas perdu t’est rendu, avec tes gains.
    `/triomphe règles` · comment on y joue (de même { $games })
    `/table montrer`, `/table quitter` · retrouver la table (son hôte la ramène en bas du salon) ; la quitter
    `/bourse solde`, `/bourse allocation`, `/bourse payer`, `/bourse historique`, `/bourse classement` · tes pièces, et le classement des plus riches
    `/personnage créer`, `/personnage jouer` · jouer un personnage qui a sa propre bourse
    `/affichage` · l’aspect des cartes et ta langue
    `/confidentialité voir` · les données conservées à ton sujet, et comment les effacer
help-host = Tu ouvres une table
help-host-text =
    `/triomphe ouvrir` · une table avec la mise et les règles de ton choix ; chaque jeu a sa commande `ouvrir`
    Quand les autres ont appuyé sur **{ $join }**, n’importe qui à la table peut appuyer sur **{ $deal }**. Il n’y a que toi ? **{ $fill }** fait venir des joueurs virtuels et distribue.
    {"**"}{ $options }**, sous le message de la table · suspendre ou fermer la table, renvoyer quelqu’un, confier la table à quelqu’un d’autre
    `/table langue` · la langue des messages publics de la table
help-gm = Tu tiens la maison
help-gm-text =
    `/taverne réglages` · monnaie, pièces de départ, mises, salons, rôle du maître de jeu
    `/taverne soirée ouvrir`, `clore` · une soirée de jeu, et son bilan à copier
    `/habitué engager`, `/habitué maison` · tes propres joueurs virtuels, et les fonds de la maison
    `/bourse accorder`, `/bourse reprendre` · donner ou reprendre des pièces à un membre ou à un personnage
    `/table annuler` · annuler la donne en cours
    `/taverne annuler` · annuler une donne finie
    `/taverne comptes` · où sont les pièces, et qui a donné quoi à qui
    `/taverne bannir`, `débannir` · interdire les tables à quelqu’un, ou lever l’interdiction
    `/taverne classement` · qui ne figure pas au classement des plus riches
help-footer = Pièces fictives uniquement : elles ne s’achètent, ne se vendent ni ne s’échangent contre rien.

about-title = Triomphe
about-text =
    Une taverne pour les vieux jeux de tarot, dans un salon Discord.

    {"**"}Pièces fictives uniquement.** Ces pièces n’existent que dans le jeu de ce serveur. Elles ne s’achètent, ne se vendent ni ne s’échangent contre rien ; il n’y a ni achats, ni lots de valeur. Merci de ne jouer ici ni argent réel ni objets de valeur.
    {"**"}Un mélange honnête.** Chaque jeu est mélangé avec un générateur aléatoire sécurisé. Personne ne voit la main des autres, et les joueurs virtuels jouent d’après ce qu’ils voient, comme toi.
    {"**"}Code source ouvert.** Libre, sous licence { $licence }.
about-footer = Version { $version }

sent-away = Ce bouton n’est pas à nous. Rien n’a changé.
server-only = Je ne marche que sur les serveurs : appelle-moi dans un salon, pas en message privé.
our-fault = Il y a eu un problème de mon côté. Rien n’a changé ; réessaie dans un instant.
not-stored = Je ne peux rien enregistrer pour le moment : mon disque a un problème, et la personne qui m’héberge est prévenue. Ce que j’ai déjà confirmé reste valable. Réessaie dans quelques minutes.
not-stored-server = Je n’ai pas accès à mes données pour le moment, et je ne sais pas si ceci a été enregistré : regarde de nouveau dans une minute.
unknown-command = Je ne connais plus cette commande. Discord montre peut-être une ancienne liste : réessaie dans une minute.
bot-lacks = Je ne peux pas tenir de table dans ce salon. Permissions manquantes : { $permissions }.
permissions-add = Une personne qui gère le serveur peut [me donner toutes mes permissions]({ $link }) ; si les paramètres du salon les refusent, c’est là qu’il faut les changer.
bot-lacks-note = (Je ne peux pas mettre à jour le message de la table dans ce salon. Permissions manquantes : { $permissions }.)
thread-locked-note = (Ce fil est verrouillé : je ne peux pas mettre à jour le message de la table.)
permission-view = Voir les salons
permission-send = Envoyer des messages
permission-send-threads = Envoyer des messages dans les fils
permission-threads = Créer des fils publics
permission-embed = Intégrer des liens
permission-view-serves = tout ce que je fais dans un salon
permission-send-serves = les messages des tables, les rappels, les bilans, le salon du journal
permission-embed-serves = le contenu de tous ces messages
permission-attach-serves = les images, et les transcriptions et bilans sous forme de fichiers ; sans elle, les tables sont décrites en mots
permission-threads-serves = les tables dans leur propre fil
permission-send-threads-serves = les tables dans les fils
about-permissions-all = Dans ce salon, j’ai toutes les permissions qu’il me faut.
about-permissions = {"**"}Permissions qui me manquent dans ce salon**
about-permission = • { $permission } : { $serves }
lobby-lacks-pictures = Pas d’images ici, faute de permissions dans ce salon : { $permissions }. { $add }

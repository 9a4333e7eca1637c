# Ce que la maison dit d’elle-même : l’aide, l’à-propos, et les petits mots de partout.

list-and = { $first } et { $last }
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
    Joue ici à la **Triomphe forcée** et à d’autres vieux jeux de tarot et de plis, avec des pièces fictives.

    {"**"}Pour commencer** : tape `/triomphe ouvrir`, ou la commande `ouvrir` d’un autre jeu. Tu joues en solo ? Appuie sur **{ $fill }** : des joueurs virtuels prennent les places libres. Avec des amis ? Ils appuient sur **{ $join }**, puis n’importe qui à la table appuie sur **{ $deal }**.
    {"**"}Tes cartes** apparaissent dans un message visible de toi seulement, quand tu appuies sur **{ $join }** ou **{ $hand }**. Celles qui ont un bouton sont jouables ; choisis-en une autre dans le menu pour savoir pourquoi elle ne l’est pas. Si tu as beaucoup de cartes, elles sont rangées dans des menus.
    {"**"}Tes pièces** : tu commences avec { $starting }. Ce que tu peux perdre est mis de côté dès qu’on distribue ; ce que tu n’as pas perdu t’est rendu, avec tes gains.
help-commands = Les commandes les plus utiles (tape / et Discord les montre toutes)
help-commands-text =
    `/jouer` · tous les jeux, les plus faciles d’abord ; jouer tout de suite
    `/triomphe ouvrir` · ouvrir une table ; de même { $games }
    `/triomphe règles` · comment on y joue ; chaque jeu a ses `règles`
    `/table montrer` · ramener la table en bas du salon
    `/table cartes` · tes cartes
    `/table quitter` · quitter la table
    `/table fermer` · l’hôte ferme la table
    `/bourse solde`, `/bourse payer`, `/bourse historique`, `/bourse courbe`, `/bourse allocation` · ta bourse
    `/bourse classement` · les plus riches
    `/bourse accorder`, `/bourse reprendre` · pour le maître de jeu
    `/taverne réglages` · tenir la maison : maître de jeu, monnaie, mises
    `/personnage créer`, `/personnage jouer` · jouer un personnage qui a sa propre bourse
    `/affichage` · l’aspect des cartes (images, signes ou mots, taille) et ta langue
    `/confidentialité voir` · les données conservées à ton sujet, et comment les effacer
help-gm = Pour le maître de jeu
help-gm-text =
    `/taverne réglages` · monnaie, pièces de départ, mises, salons, rôle du maître de jeu
    `/taverne soirée ouvrir`, `clore` · une soirée de jeu, et son bilan à copier
    `/habitué engager`, `/habitué maison` · tes propres joueurs virtuels, et les fonds de la maison
    `/bourse accorder`, `/bourse reprendre` · donner ou reprendre des pièces à un membre ou à un personnage
    `/table annuler` · annuler la donne en cours
    `/taverne annuler` · annuler une donne finie
    `/taverne comptes` · où sont les pièces, et qui a donné quoi à qui
    `/taverne bannir`, `débannir` · qui ne peut plus s’asseoir
help-footer = Pièces fictives uniquement : elles ne s’achètent, ne se vendent ni ne s’échangent contre rien.

about-title = Triomphe
about-text =
    Une taverne pour les vieux jeux de tarot, dans un salon Discord.

    {"**"}Pièces fictives uniquement.** Ces pièces n’existent que dans le jeu de ce serveur. Elles ne s’achètent, ne se vendent ni ne s’échangent contre rien ; il n’y a ni achats, ni lots de valeur. Merci de ne jouer ici ni argent réel ni objets de valeur.
    {"**"}Des cartes honnêtes.** Chaque jeu est mélangé par le générateur aléatoire sécurisé de l’ordinateur. Personne ne voit la main des autres, et les joueurs virtuels jouent d’après ce qu’ils voient, comme toi.
    {"**"}Code source ouvert.** Libre, sous licence { $licence }.
about-footer = Version { $version }

sent-away = Ce bouton n’est pas à nous. Rien n’a changé.
server-only = Je ne marche que sur les serveurs : appelle-moi dans un salon, pas en message privé.
our-fault = Il y a eu un problème de mon côté. Rien n’a changé ; réessaie dans un instant.
not-stored = Je ne peux rien enregistrer pour le moment : mon disque a un problème, et la personne qui m’héberge est prévenue. Ce que j’ai déjà confirmé reste valable. Réessaie dans quelques minutes.
unknown-command = Je ne connais plus cette commande. Discord montre peut-être une ancienne liste : réessaie dans une minute.
bot-lacks = Je ne peux pas tenir de table dans ce salon. Permissions manquantes : { $permissions }.
permissions-add = Une personne qui gère le serveur peut [me donner toutes mes permissions]({ $link }) ; si les paramètres du salon les refusent, c’est là qu’il faut les changer.
bot-lacks-note = (Je ne peux pas mettre à jour le message de la table dans ce salon. Permissions manquantes : { $permissions }.)
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

# Ce que la maison dit d’elle-même : l’aide, l’à-propos, et les petits mots de partout.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-comma = ,{" "}
list-semicolon = {"\u202F"};{" "}
coins = { $coins ->
    [one] { $figure } pièce
    [many] { $figure } de pièces
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
    De vieux jeux de tarot et de plis, avec des pièces fictives. Commence par `/jouer` : tous les jeux y sont, les plus faciles d’abord. Là, **{ $learn }** t’explique un jeu pendant que tu y joues, **{ $alone }** lance tout de suite une donne contre des joueurs virtuels, et **{ $open }** ouvre une table pour jouer ensemble. **{ $hand }** sous une table montre tes cartes, à toi seul. Tu commences avec { $starting }.
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
not-stored = Je ne peux rien enregistrer pour le moment : mon disque a un problème, et qui m’héberge est au courant. Ce que j’ai déjà confirmé reste valable. Réessaie dans quelques minutes.
not-stored-server = Je n’ai pas accès à mes données pour le moment, et je ne sais pas si ceci a été enregistré : regarde de nouveau dans une minute.
unknown-command = Je ne connais plus cette commande. Discord montre peut-être une ancienne liste : réessaie dans une minute.
bot-lacks = Je ne peux pas tenir de table dans ce salon. Permissions manquantes : { $permissions }.
permissions-add = Une personne qui gère le serveur peut [me donner toutes mes permissions]({ $link }) ; si les paramètres du salon les refusent, c’est là qu’il faut les changer.
bot-lacks-note = (Je ne peux pas mettre à jour le message de la table dans ce salon. Permissions manquantes : { $permissions }.)
thread-locked-note = (Ce fil est verrouillé : je ne peux pas mettre à jour le message de la table.)
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
help-commands = Commandes
key-commands = Toutes les commandes
help-gm = Tu tiens la maison
key-about = À propos
mine-none = Tu n’es à aucune table ici. `/jouer` montre tous les jeux.
mine-line = **{ $inn }** · { $about } · { $link }
mine-turn = On attend { $names } : { $when }.
which-mine = Tes tables

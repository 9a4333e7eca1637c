# Les soirées du maître de jeu, et leur bilan.

session-unnamed = la soirée
session-title-open = En cours : { $name }
session-title-closing = Se termine : { $name }
session-title-over = Bilan : { $name }
session-from-to = Du { $from } au { $to }
session-since = Depuis le { $from }
session-tables-open = Tables : { $tables }.
session-waits-for = On joue encore : { $tables }. Le bilan suivra quand la dernière aura fermé.
# Derrière les noms des premières tables.
session-tables-more = { $more ->
    [one] une autre
   *[other] { $more } autres
}
session-pots = Dans les pots : { $pots }.
session-avrae = Pour Avrae : chacun envoie sa ligne `!game coin` avec son propre personnage. Elle couvre tout, sauf les pièces de départ et les pièces du jour.
session-avrae-gold = Pour Avrae, une pièce valant une pièce d’or : chacun envoie sa ligne `!game coin` avec son propre personnage. Elle couvre tout, sauf les pièces de départ et les pièces du jour.
session-avrae-unknown = Avrae ne connaît que pp, gp, ep, sp et cp, aux valeurs de D&D : il n’y a donc pas de lignes pour lui ici.
session-footer = Au début + gagné aux tables + autres paiements = maintenant.
session-picture = Gains et pertes aux tables
session-picture-line = { $name } { $won }
session-picture-alt = Gains et pertes aux tables au fil de la soirée : { $list }.
session-nothing-yet = Personne n’a encore rien gagné ni perdu.
session-nothing = Aucune table ouverte, aucune pièce déplacée : il n’y a rien à régler.
session-nothing-played = Personne n’a rien gagné ni perdu et aucune pièce n’a bougé : il n’y a rien à régler.
session-more = Tout ne tient pas ici ; le bilan contiendra tout.
session-more-in-file = Tout ne tient pas ici ; les fichiers disent tout.
session-game = { $game }, { $edition }
session-game-unknown = un jeu
session-table = { $inn } : { $game }, { $deals ->
    [0] aucune donne
    [one] { $deals } donne
   *[other] { $deals } donnes
}
session-voided = { $count ->
    [one] Annulée : la donne { $deals }
   *[other] Annulées : les donnes { $deals }
}
session-had-has = { $name } : { $before } avant, { $after } après
session-the-house = la maison
session-other-paid = paiements
session-other-granted = accordé
session-other-taken = repris
session-other-allowance = pièces du jour
session-other-starting = pièces de départ
session-other-funded = de la maison, et retour
session-other-elsewhere = autres tables
session-other-else = autre

did-open-session = Soirée ouverte : { $name }. Les tables ouvertes à partir de maintenant en font partie. `/taverne fermer` y met fin et affiche son bilan.
did-open-session-unnamed = La soirée est ouverte : les tables ouvertes à partir de maintenant en font partie. `/taverne fermer` y met fin et affiche son bilan.
did-close-session = La soirée est terminée. Son bilan est affiché ici.
did-close-session-waits = La soirée se termine dès que la donne ou la partie en cours est finie { $count ->
    [one] à cette table
   *[other] à ces tables
} : { $tables }. Son bilan sera alors affiché ici. Les tables ouvertes dès maintenant n’en font pas partie.
sure-session = Terminer la soirée maintenant ?
sure-session-text = On joue encore : { $tables }. { $count ->
    [one] Cette table finit la donne ou la partie en cours, puis ferme
   *[other] Ces tables finissent la donne ou la partie en cours, puis ferment
} ; le bilan suit. Une soirée terminée ne se rouvre pas.
sure-session-yes = Terminer la soirée
sure-session-told = C’est fait. Tout le monde a été prévenu ici.
session-no-files = Il me manque ici la permission de joindre des fichiers. `/taverne tableau` les donne.
session-lacks = Il me manque des permissions pour afficher le bilan ici ({ $permissions }). `/taverne tableau` le montre quand même.
session-none = Aucune soirée n’est ouverte. Le maître de jeu en ouvre une avec `/taverne ouvrir`.
session-no-sheet = Aucune soirée de cette maison n’est encore finie : il n’y a pas de bilan.
session-which-sheet = Bilan { $which } sur { $all }, 1 étant le dernier.

refusal-session-open = Une soirée est déjà ouverte. Ferme-la d’abord avec `/taverne fermer`.
refusal-session-closes = La soirée se termine : { $tables ->
    [0] son bilan va être affiché.
    [one] { $tables } table joue encore sa donne ou sa partie.
   *[other] { $tables } tables jouent encore leur donne ou leur partie.
}
refusal-no-session = Aucune soirée n’est ouverte. Ouvres-en une avec `/taverne ouvrir`.

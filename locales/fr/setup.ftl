# Les réglages d’une maison.

setup-title = La maison
setup-title-of = { $name }
setup-footer = Visible de toi uniquement. Les changements s’appliquent tout de suite ; les tables ouvertes gardent leurs réglages.
setup-value =
    {"**"}{ $value }**
    { $what }
setup-name-none = aucun
setup-log-none = aucun
setup-off = sans
setup-a-day = { $coins } par jour
setup-from-to = de { $least } à { $most }
setup-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
setup-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

setup-gm = Maître de jeu
setup-gm-what = Les membres avec ce rôle tiennent la maison : ils accordent des pièces, ouvrent les soirées et règlent les différends.
setup-managers = toute personne qui peut gérer le serveur
setup-gm-lost = ⚠ Le rôle du maître de jeu a été supprimé. Choisis-en un autre : d’ici là, qui gère le serveur le remplace, mais personne ne peut créer de pièces, ni changer les pièces de départ, les pièces du jour ou le budget de la maison.
setup-mints-not = Seuls les membres avec le rôle { $role } peuvent changer les pièces de départ, les pièces du jour et le budget de la maison.
sure-gm = Choisir un rôle que tu n’as pas ?
sure-gm-text = Tu n’as pas le rôle { $role }. Une fois choisi, seuls ses membres sont maîtres de jeu : tu ne pourrais ni accorder de pièces, ni changer les pièces de départ, les pièces du jour ou le budget de la maison. Qui gère le serveur peut en choisir un autre ici plus tard.
sure-gm-yes = Le choisir quand même
sure-gm-others = Les autres réglages sont enregistrés.
setup-name = Nom de la maison
setup-name-what = Figure sur les pages et les bilans de la maison.
setup-language = Langue
setup-language-what = La langue des messages publics, sauf à une table qui a la sienne.
setup-language-none = automatique : celle du serveur sur Discord, sinon celle de l’hôte
setup-log = Journal
setup-log-what = Le salon où j’écris ce qui est accordé, annulé et changé.

setup-currency = Monnaie
setup-currency-what = Le nom des pièces. En changer ne touche aucune bourse, seulement la façon d’écrire les sommes.
setup-coin = Pièce habituelle
setup-coin-what = Ce que compte un nombre sans nom de pièce, comme une mise de 12.
setup-coin-none = aucune
setup-starting = Pièces de départ
setup-starting-what = Chaque membre les reçoit une seule fois, la première fois qu’il joue pour des pièces, paie ou est payé.
setup-so-far = Jusqu’ici, { $list }.
setup-started = { $members ->
    [one] un membre a reçu { $coins }
   *[other] { $members } membres ont reçu { $coins }
}
setup-started-others = { $members ->
    [one] un membre a reçu une autre somme
   *[other] { $members } membres ont reçu d’autres sommes
}
setup-raise = Verser la différence…
setup-raise-all = { $members ->
    [one] Un membre a reçu moins de { $to } de départ. Lui verser la différence, { $coins } ? Ce sont des pièces nouvelles, et il ne la reçoit qu’une fois.
   *[other] { $members } membres ont reçu moins de { $to } de départ. Verser à chacun la différence, { $coins } en tout ? Ce sont des pièces nouvelles, et chacun ne la reçoit qu’une fois.
}
setup-raise-some = { $members } membres ont reçu moins de { $to } de départ ; la différence fait { $coins } en tout. La verser maintenant à { $most } d’entre eux, en commençant par ceux qui ont reçu le moins ? Ce sont des pièces nouvelles, et chacun ne la reçoit qu’une fois.
setup-raise-pay = Verser la différence
setup-raise-back = Ne rien verser
setup-raised = { $members ->
    [one] Un membre a reçu la différence : { $coins }.
   *[other] { $members } membres ont reçu la différence : { $coins } en tout.
}
setup-raised-some = { $members } membres ont reçu la différence : { $coins } en tout. { $left ->
    [one] Un membre l’attend encore
   *[other] { $left } membres l’attendent encore
} : recommence pour la verser.
setup-raised-none = Personne n’a reçu moins que cela de départ : rien n’a été versé.
setup-allowance = Pièces du jour
setup-allowance-what = Une fois par jour, `/bourse allocation` complète jusqu’à cette somme tout ce qu’a un membre, en comptant ses personnages, les pièces sur les tables et ce qu’il a payé à d’autres ce jour-là.
setup-stakes = Mises
setup-stakes-what = La plus petite et la plus grosse mise d’une nouvelle table.
setup-usual = Mises habituelles
setup-usual-what = Quand on ouvre une table sans choisir de mise.
setup-usual-of = { $game } : { $stake }
setup-usual-none = celles du bot
setup-new-coins = Prendre les nouvelles
setup-kept = Visible de toi uniquement, une seule fois. Ce serveur garde ses anciennes sommes (pièces de départ { $starting }, pièces du jour { $allowance }) et ses mises. Les nouveaux serveurs ont { $new-starting } et { $new-allowance } : pour les prendre, ouvre la page **{ $page }** de `{ $command }`.
setup-cap = Limite de pertes du jour
setup-cap-what = Qui perd cette somme en un jour ne peut plus jouer jusqu’à minuit (UTC).
setup-budget = Budget de la maison
setup-budget-what = Paie les mises de ses joueurs virtuels. Se règle avec `/taverne réglages`.
setup-up-to-a-day = renflouée jusqu’à { $coins } par jour
setup-regulars = Habitués de la maison
setup-regulars-what = Ceux qui viennent d’eux-mêmes. Les engagés passent d’abord.
setup-regulars-on = ils viennent
setup-regulars-off = ils ne viennent pas
key-setup-regulars-come = Inviter les habitués
key-setup-regulars-stay-away = Sans ceux de la maison

setup-channels = Salons
setup-channels-what = Où l’on peut ouvrir des tables, fils compris.
setup-all-channels = tous
setup-age = Âge
setup-age-what = Les tables exigent-elles un salon avec limite d’âge ?
setup-age-all = tous les salons
setup-age-restricted = seulement les salons avec limite d’âge
setup-place = Emplacement des tables
setup-place-what = Dans le salon, ou chacune dans son propre fil, sauf si l’hôte choisit autrement.
setup-place-channel = dans le salon
setup-place-thread = chacune dans son fil
setup-clock = Temps
setup-clock-what = Le temps par tour, sauf si l’hôte en choisit un autre.
setup-pause = Plus longue pause
setup-pause-what = Combien de temps l’hôte, et un maître de jeu assis à la table, peuvent en tout la mettre en pause au cours d’une donne (d’une partie). Sans réglage, c’est 60 minutes, ou un jour si un tour dure une heure ou plus. Un maître de jeu qui n’y est pas assis dispose d’une semaine.
setup-pause-usual = 60 minutes, ou un jour aux tables lentes
setup-moments = Temps forts
setup-moments-what = Les résultats signalent la Mort, tous les plis pour un camp, quatre rois dans une main et le plus gros pot de la semaine. Une première victoire n’est montrée qu’à qui l’a remportée.
setup-moments-on = annoncés
setup-moments-off = pas annoncés
key-setup-moments-told = Avec temps forts
key-setup-moments-untold = Sans temps forts

language-name = Français
currency-plain = pièces
currency-named = { $one }, { $many }
currency-worth = { $name } ({ $worth } { $unit })

# Ce qui les change.
setup-changed = C’est enregistré. Voici les réglages actuels.
setup-page-house = Maison
setup-page-coins = Pièces
setup-page-tables = Tables
setup-choose-gm = Le rôle du maître de jeu
setup-choose-log = Le salon du journal
setup-choose-channels = Salons pour les tables
key-setup-no-gm = Aucun rôle
key-setup-no-log = Pas de journal
key-setup-no-channels = Tous les salons
key-setup-name = Nom…
key-setup-currency = Monnaie…
setup-choose-currency = Une monnaie toute prête
key-setup-coins = Pièces et mises…
key-setup-stakes = Mises…
key-setup-clock = Temps…
setup-label-currency = Un seul nom, ou chaque pièce et sa valeur
setup-label-allowance = Pièces par jour
setup-lowest = Plus petite mise
setup-highest = Plus grosse mise
setup-label-cap = Limite de pertes par jour
setup-label-clock = Secondes par tour
setup-label-pause = Pause la plus longue par donne, en minutes
setup-hint-pause = de { $least } à { $most } ; vide : 60, ou un jour aux tables lentes
setup-hint-off = 0, ou rien : sans
setup-hint-name = Par exemple : Le Poney fringant
setup-hint-currency = écu/écus, ou po=100 pa=10 pc=1 ; rien : pièces

# Des réglages qui ne se peuvent. Rien n’est changé alors.
setup-everyone = Tout le serveur a ce rôle, et serait maître de jeu. Choisis-en un autre.
setup-channels-not-restricted = Les tables exigeraient des salons avec limite d’âge, mais ceux-ci n’en ont pas : { $channels }. Mets-leur une limite dans les paramètres de Discord, ou retire-les de la liste.
settings-name = Le nom de la maison tient en une ligne de { $most } caractères au plus.
settings-starting = Les pièces de départ ne peuvent pas dépasser { $most }.
settings-allowance = Les pièces du jour ne peuvent pas dépasser { $most }.
settings-stakes = Les mises doivent être de { $least } à { $most }.
settings-stakes-cross = La plus petite mise, { $least }, dépasserait la plus grosse, { $most }. Change les deux ensemble.
settings-starting-below = Les nouveaux membres recevraient { $starting }, moins que la plus petite mise ({ $least }), et ne pourraient pas jouer. Augmente les pièces de départ, baisse la mise, ou mets les pièces de départ à 0.
settings-cap = La limite de pertes ne peut pas dépasser { $most }.
settings-cap-below = Une limite de { $cap } par jour est au-dessous de la plus petite mise, { $least } : une seule donne pourrait coûter plus. Hausse l’une ou baisse l’autre.
settings-budget = Le budget de la maison ne peut pas dépasser { $most }.
settings-channels = On ne peut pas choisir plus de { $most } salons.
settings-clock = Le temps par tour doit être de { $least } à { $most } secondes.
settings-pause = La plus longue pause doit être de { $least } à { $most } minutes.

# Des monnaies qui ne se peuvent.
currency-name = « { $name } » ne peut pas nommer des pièces : { $most } caractères au plus, avec des espaces entre les mots ; à côté d’autres, { $short } caractères au plus, sans espace.
currency-bad-worth = « { $part } » n’est pas une pièce et sa valeur. Écris chacune comme po=100, avec un nombre entier de 1 à { $most }.
currency-twice = « { $name } » figure deux fois. Donne à chaque pièce son propre nom.
currency-too-many = Il ne peut y avoir plus de { $most } sortes de pièces.
currency-same-worth = Deux pièces vaudraient { $worth }. Donne à chacune une autre valeur.
currency-no-unit = La plus petite pièce doit valoir 1, par exemple po=100 pa=10 pc=1.
currency-no-worths = « { $names } », ce sont plusieurs pièces : dis ce que vaut chacune dans la plus petite, par exemple po=100 pa=10 pc=1.
currency-no-name = « { $name } » n’est pas un nom de pièces. Pour revenir à de simples { $coins }, écris **{ $coins }**.
setup-coin-unknown = « { $name } » n’est pas une pièce de ce serveur. Choisis { $coins }.
setup-coin-single = Seule une monnaie à plusieurs pièces, comme po=100 pa=10 pc=1, a une pièce habituelle.
# Ready-made currencies.
currency-dnd = D&D
currency-pathfinder = Pathfinder
currency-old-dragon = Old Dragon
currency-crowns = Couronnes, shillings, pence

# Les options de /tavern setup.
tavern-setup-gm-option = Le rôle du maître de jeu
    .name = mj
tavern-setup-name-option = Le nom de la maison
    .name = nom
tavern-setup-currency-option = Un seul nom (écu/écus), ou chaque pièce et sa valeur (po=100 pa=10 pc=1)
    .name = monnaie
tavern-setup-usual-coin-option = La pièce que compte un nombre sans nom de pièce, par exemple po
    .name = pièce-habituelle
tavern-setup-starting-option = Pièces que chacun reçoit une fois, à sa première venue
    .name = départ
tavern-setup-allowance-option = Somme jusqu’à laquelle les pièces du jour complètent, une fois par jour ; 0 : aucune
    .name = allocation
tavern-setup-lowest-option = La plus petite mise des nouvelles tables
    .name = mise-minimale
tavern-setup-highest-option = La plus grosse mise des nouvelles tables
    .name = mise-maximale
tavern-setup-cap-option = Limite de pertes par jour (UTC) : au-delà, on ne joue plus avant minuit ; 0 : sans
    .name = plafond
tavern-setup-regulars-option = Si les joueurs virtuels de la maison viennent d’eux-mêmes
    .name = virtuels
tavern-setup-age-option = Si les tables exigent un salon avec limite d’âge
    .name = âge
tavern-setup-turn-seconds-option = Secondes par tour, sauf autre choix à l’ouverture d’une table
    .name = secondes
tavern-setup-pause-minutes-option = Durée de pause permise à un hôte, en minutes
    .name = pause
tavern-setup-log-option = Salon où noter ce qui est accordé, annulé ou changé
    .name = journal
age-all-choice = tous les salons
age-restricted-choice = seulement les salons avec limite d’âge
regulars-come-choice = ils viennent
regulars-stay-away-choice = ils ne viennent pas
tavern-setup-highlights-option = Dire sur les résultats la Mort, une vole, les quatre rois et le plus gros pot de la semaine ?
    .name = temps-forts
moments-told-choice = oui
moments-untold-choice = non
tavern-setup-budget-option = Chaque jour, compléter la maison jusqu’à cette somme ; 0 : non
    .name = budget

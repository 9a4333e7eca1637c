# Comment un membre voit les cartes : la commande, son panneau, et les mots à côté de l’image d’une main.

# Les mots à côté de l’image d’une main, pour un lecteur d’écran.
hand-alt = { $count ->
    [one] Ta carte
   *[other] Tes { $count } cartes
} : { $cards }.
hand-alt-may = Tu peux jouer : { $cards }.
hand-alt-chosen = Choix : { $cards }.

# Une main en mots seulement : une ligne par couleur, les cartes par leur nom.
hand-plain-may = Tu peux jouer : { $cards }.
hand-plain-suit = { $suit } : { $cards }

settings-command = Tes réglages : cartes, conseils, langue ; faire une pause
    .name = réglages
view-title = Ton affichage
view-text = Ces réglages ne valent que pour toi, sur ce serveur. Ils restent jusqu’à ce que tu les changes.
view-cards = Cartes
view-is-pictures = en images, et en icônes dans les textes et sur les boutons
view-is-signs = en icônes dans les textes et sur les boutons, sans images
view-is-plain = en mots seulement, dans un ordre qui se lit bien à voix haute
view-picture = Images
view-is-usual = taille habituelle
view-is-larger = plus grandes
view-is-colours = une teinte par couleur
view-is-contrast = noir et blanc, contraste fort
view-tips = Conseils
view-is-tips = des conseils, et chaque jeu en bref lors de tes premières donnes
view-is-no-tips = aucun
view-moments = Temps forts
view-is-moments = une vole ou quatre rois en main sont signalés avec le résultat ; tes premières victoires ne s’affichent que pour toi
view-is-no-moments = aucun des tiens n’est annoncé
view-language = Langue
view-language-discord = celle de ton Discord, si elle est disponible
view-example = Exemple
view-footer = Ce que tout le monde lit à une table est dans la langue de la table.

key-view = Style des cartes
key-view-pictures = Images
key-view-signs = Icônes
key-view-plain = Texte seul
key-view-usual = Taille habituelle
key-view-larger = Grande taille
key-view-colours = Quatre teintes
key-view-contrast = Contraste fort
key-view-tips = Avec conseils
key-view-no-tips = Sans conseils
key-view-moments = Avec temps forts
key-view-no-moments = Sans temps forts
# Un choix déjà fait : son libellé avec une marque.
key-view-is = ✓ { $label }
menu-view-language = Langue
menu-view-discord = Comme dans Discord

permission-attach = Joindre des fichiers
bot-lacks-pictures = (Il n’y aura pas d’images de la table, faute de permissions dans ce salon : { $permissions }.)

about-credits =
    {"**"}Images.** Les cartes sont celles de la maison. Icônes de Lorc, Delapouite, Skoll, Cathelineau, Caro Asercion et d’autres, de game-icons.net (CC BY 3.0), modifiées. Polices : Cinzel et EB Garamond (SIL Open Font License).
key-view-page-cards = Cartes
key-view-page-texts = Conseils et langue
key-view-break = Faire une pause…
break-title = Faire une pause, loin des tables
break-days = Combien de jours ? Sans retour possible
break-hint = De 1 à 365
break-days-wrong = Écris un nombre entier de jours, de 1 à 365.

# Ce qu’un membre n’apprend qu’une fois, au bas de ce que seul il voit : deux lignes au plus.

hint-lobby = Tes cartes apparaissent dans ce message. Si tu le perds, appuie sur **{ $hand }**, à la table.
hint-question = On demande à tout le monde : ainsi la question ne trahit rien. Ce que tu montres rapporte des pièces, et tous le voient.
hint-robbing = On demande à tout le monde : ainsi la question ne dit pas qui tient l’as d’atout. Si tu ne pilles pas, personne n’apprend avant la fin de la donne que tu le pouvais.
hint-discard = Essayer ne coûte rien : une carte qui ne s’écarte pas te dit pourquoi.
hint-bet = Tu ne peux jamais perdre plus que ta bourse : elle est déjà réservée.
hint-result = À la table, **{ $receipt }** montre chaque pièce de la donne, et **{ $replay }** chaque carte.
hint-result-fun = **{ $replay }** montre chaque carte de la donne, pli par pli.
hint-view = Des cartes plus grandes, pas d’images, une autre langue : `{ $command }`.
hint-others = Les cartes que tu ne peux pas jouer sont dans le menu sous les boutons. En choisir une ne coûte rien et te dit pourquoi.

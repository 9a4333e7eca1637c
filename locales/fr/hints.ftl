# Ce qu’un membre n’apprend qu’une fois, au bas de ce que seul il voit : deux lignes au plus.

hint-lobby = Les cartes viendront dans ce message même. Si vous le perdez de vue, appuyez sur **{ $hand }**, à la table.
hint-question = On demande à tout le monde : ainsi la question ne trahit rien. Ce que vous montrez rapporte des pièces, et tous le voient.
hint-robbing = On demande à tout le monde : ainsi la question ne dit pas qui tient l’as d’atout. Si vous ne pillez pas, personne n’apprend avant la fin de la donne que vous le pouviez.
hint-discard = Essayer ne coûte rien : une carte qui ne s’écarte pas vous dit pourquoi.
hint-bet = Vous ne pouvez perdre plus que votre bourse : elle est déjà mise de côté.
hint-result = À la table, **{ $receipt }** montre chaque pièce de la donne, et **{ $replay }** chaque carte.
hint-view = Des cartes plus grandes, pas d’images, une autre langue : `{ $command }`.
hint-others = Les cartes qui ne se jouent pas sont dans le menu sous les boutons : en choisir une ne coûte rien, et vous apprenez pourquoi.

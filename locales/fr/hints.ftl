# Ce qu’un membre n’apprend qu’une fois, au bas de ce que seul il voit : deux lignes au plus.

hint-lobby = Tes cartes apparaîtront dans ce message. Si tu le perds, appuie sur **{ $hand }**, à la table.
hint-lesson = **Ce jeu est nouveau pour toi ?** **{ $learn }** te l’explique dans une donne préparée où tu ne peux rien perdre, maintenant ou plus tard (`{ $play }`).
hint-question = La question est posée à tout le monde : elle ne trahit rien, et les réponses restent cachées jusqu’à la dernière. Montrer rapporte des pièces, mais tout le monde voit la carte.
hint-robbing = La question est posée à tout le monde : on ne sait donc pas qui tient l’as d’atout, et un « non » reste secret jusqu’à la fin de la donne. Si tu l’as et ne réponds pas, le mode automatique pille pour toi.
hint-discard = Essayer ne coûte rien : si une carte ne peut pas être écartée, tu sauras pourquoi.
hint-bet = Tu ne peux jamais perdre plus que ta cave : elle est déjà réservée.
hint-receipt = À la table, sous **{ $options }**, le bouton **{ $receipt }** détaille les paiements de la donne, et **{ $replay }** la repasse carte par carte.
hint-result-fun = À la table, sous **{ $options }**, le bouton **{ $replay }** repasse la donne carte par carte, pli par pli.
hint-result-solo = Le bouton **{ $replay }** repasse la donne carte par carte, pli par pli.
hint-view = Des cartes plus grandes, pas d’images, une autre langue : `{ $command }`.
hint-others = À ton tour, les cartes que tu ne peux pas jouer sont dans le menu sous les boutons. Choisis-en une pour savoir pourquoi : cela ne coûte rien.

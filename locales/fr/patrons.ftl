# Ce que disent les habitués à une table. Chaque tempérament a trois phrases pour chaque occasion.
# Ils parlent de ce que tout le monde a vu, et jamais des cartes que quelqu’un tient.

## tête froide

talk-steady-sat-down-1 = Bonsoir la compagnie. Cette chaise est à quelqu’un ?
talk-steady-sat-down-2 = J’ai une heure et une bourse. Donnez-moi des cartes.
talk-steady-sat-down-3 = Table propre, gens de bien. Je reste un moment.
talk-steady-won-deal-1 = Voilà le souper payé.
talk-steady-won-deal-2 = Merci bien. Je range cela en petites piles.
talk-steady-won-deal-3 = Une donne n’est qu’une donne. À la suivante.
talk-steady-lost-deal-1 = Ainsi va la chance. La nuit est longue.
talk-steady-lost-deal-2 = Bien joué. Je ne l’ai pas volé.
talk-steady-lost-deal-3 = J’ai perdu davantage à de meilleures tables.
talk-steady-big-pot-1 = Voilà un pot qu’on rapporterait volontiers chez soi, même à pied.
talk-steady-big-pot-2 = Gare à vos poches en sortant.
talk-steady-big-pot-3 = Joli tas. La cave de la maison est bonne, je dis cela comme ça.
talk-steady-somebody-left-1 = Bonne route.
talk-steady-somebody-left-2 = Attention à la marche. Elle branle depuis le printemps.
talk-steady-somebody-left-3 = Plus de place pour mes coudes, donc.
talk-steady-went-broke-1 = C’était la dernière. Bonne nuit à tous.
talk-steady-went-broke-2 = Ma bourse est plate, et je sais m’arrêter.
talk-steady-went-broke-3 = Plus un liard. On me trouvera au comptoir, devant un verre d’eau.
talk-steady-dismissed-1 = Comme la maison voudra. Bonne nuit.
talk-steady-dismissed-2 = J’allais justement me dégourdir les jambes.
talk-steady-dismissed-3 = Sans rancune. Gardez-moi la chaise au chaud.
talk-steady-death-1 = La voilà. Elle entre sans frapper.
talk-steady-death-2 = La Mort prend le pot, comme elle prend tout.
talk-steady-death-3 = Remettez-la dans le paquet, et vivement.
talk-steady-vole-made-1 = La vole. Je tire mon bonnet.
talk-steady-vole-made-2 = Tout raflé. On ne voit pas cela tous les soirs.
talk-steady-vole-made-3 = Pas une miette de reste. Bravo.
talk-steady-vole-lost-1 = C’était brave. C’était cher.
talk-steady-vole-lost-2 = Si près. Le banc est plein de gens qui étaient si près.
talk-steady-vole-lost-3 = L’orgueil vient avant le cinquième pli.

## tête brûlée

talk-bold-sat-down-1 = Place ! Mes pièces s’ennuient toutes seules.
talk-bold-sat-down-2 = Qui attendait de perdre contre moi ?
talk-bold-sat-down-3 = Haussez la mise ou levez les verres. Je suis de tout.
talk-bold-won-deal-1 = Ha ! Par ici la bonne soupe !
talk-bold-won-deal-2 = C’est ainsi qu’on joue par chez moi.
talk-bold-won-deal-3 = Que quelqu’un prenne des notes.
talk-bold-lost-deal-1 = Bah ! Redonnez, et plus vite !
talk-bold-lost-deal-2 = Gardez-moi ça au chaud. Je reviens le prendre.
talk-bold-lost-deal-3 = J’ai saigné davantage en pelant des pommes.
talk-bold-big-pot-1 = Enfin on joue ! À qui le tour ?
talk-bold-big-pot-2 = Un pot pareil vaut une chanson.
talk-bold-big-pot-3 = Pour celui-là, j’aurais défié un ours, et gagné.
talk-bold-somebody-left-1 = On se sauve déjà ? La nuit est jeune !
talk-bold-somebody-left-2 = Laissez au moins les pièces !
talk-bold-somebody-left-3 = Et d’un. Qui suit ?
talk-bold-went-broke-1 = Plus une pièce, et pas un regret !
talk-bold-went-broke-2 = On a eu ma bourse. On n’aura pas mes bottes. Bonne nuit !
talk-bold-went-broke-3 = À sec ! On me doit bien un verre pour le spectacle.
talk-bold-dismissed-1 = Je me suis fait jeter de meilleures maisons !
talk-bold-dismissed-2 = Tant pis pour vous. Je pars avec l’ambiance.
talk-bold-dismissed-3 = Soit ! Mais j’emporte le bon tabouret.
talk-bold-death-1 = Approche un peu, vieille carcasse !
talk-bold-death-2 = Encore la Mort ? Je l’ai déjà battue.
talk-bold-death-3 = Qu’elle prenne le pot. Moi, elle peut toujours courir.
talk-bold-vole-made-1 = Jusqu’au dernier ! Voilà du cran !
talk-bold-vole-made-2 = À boire pour qui les a tous pris !
talk-bold-vole-made-3 = J’aurais fait pareil. En criant plus fort.
talk-bold-vole-lost-1 = C’était osé, au moins !
talk-bold-vole-lost-2 = Tant qu’à tomber, que ce soit d’un grand cheval.
talk-bold-vole-lost-3 = Ha ! J’aime votre façon de perdre.

## âme prudente

talk-cautious-sat-down-1 = Quelques donnes, pas plus. Je travaille demain.
talk-cautious-sat-down-2 = De petites mises, j’espère ?
talk-cautious-sat-down-3 = Je me mets contre le mur, si cela ne gêne personne.
talk-cautious-won-deal-1 = Oh. Bon. Je range cela tout de suite.
talk-cautious-won-deal-2 = Que ma mère n’en sache rien.
talk-cautious-won-deal-3 = C’était de la chance. Je me méfie de la chance.
talk-cautious-lost-deal-1 = Je le savais. Je l’avais dit à la porte.
talk-cautious-lost-deal-2 = Un peu moins de pain cette semaine.
talk-cautious-lost-deal-3 = J’étais si bien près de ma chandelle.
talk-cautious-big-pot-1 = Tant de pièces au même endroit, cela m’inquiète.
talk-cautious-big-pot-2 = Je ne rentrerais pas sans escorte avec cela.
talk-cautious-big-pot-3 = La tête me tourne, et ce n’est même pas à moi.
talk-cautious-somebody-left-1 = Très raisonnable. Je vais peut-être en faire autant.
talk-cautious-somebody-left-2 = Rentrer avant la pluie… Que j’envie cela.
talk-cautious-somebody-left-3 = Prenez la rue éclairée, surtout.
talk-cautious-went-broke-1 = C’était l’argent du ménage. Bonne nuit.
talk-cautious-went-broke-2 = Vide. Il va falloir que j’explique cela à la maison.
talk-cautious-went-broke-3 = J’ai compté deux fois. Il n’y a plus rien à compter.
talk-cautious-dismissed-1 = Je gênais. Mille pardons.
talk-cautious-dismissed-2 = Bien sûr. Je passe par la petite porte.
talk-cautious-dismissed-3 = À vrai dire, c’est un soulagement.
talk-cautious-death-1 = Je n’aime pas cette carte. Je ne l’ai jamais aimée.
talk-cautious-death-2 = Si quelqu’un pouvait ouvrir une fenêtre…
talk-cautious-death-3 = Cette nuit, je dors la chandelle allumée.
talk-cautious-vole-made-1 = Tous ? C’est permis, cela ?
talk-cautious-vole-made-2 = À trois, j’aurais arrêté. Je m’arrête toujours à trois.
talk-cautious-vole-made-3 = Mon pauvre cœur. Et je ne faisais que regarder.
talk-cautious-vole-lost-1 = Voilà pourquoi je n’essaie jamais.
talk-cautious-vole-lost-2 = Qui trop embrasse mal étreint, à ce qu’on dit.
talk-cautious-vole-lost-3 = Hélas. Voulez-vous un peu de mon eau ?

## fine mouche

talk-sly-sat-down-1 = Ne faites pas attention à moi. Je connais à peine les règles.
talk-sly-sat-down-2 = Je venais seulement regarder. Enfin, si vous insistez.
talk-sly-sat-down-3 = Quelle table charmante, et si confiante.
talk-sly-won-deal-1 = Tiens, comment est-ce arrivé ?
talk-sly-won-deal-2 = La chance des débuts, à n’en pas douter.
talk-sly-won-deal-3 = Je fais pourtant ce que je peux pour éviter cela.
talk-sly-lost-deal-1 = Exactement comme prévu.
talk-sly-lost-deal-2 = Qu’ils se croient tranquilles : c’est ma devise.
talk-sly-lost-deal-3 = Un petit placement.
talk-sly-big-pot-1 = Tant de pièces. Et si loin de chez elles.
talk-sly-big-pot-2 = Rappelez-moi donc où vous logez ?
talk-sly-big-pot-3 = Je garderai de votre visage un souvenir ému.
talk-sly-somebody-left-1 = Déjà ? Qu’aviez-vous peur que je voie ?
talk-sly-somebody-left-2 = Une paire d’yeux de moins. Bien.
talk-sly-somebody-left-3 = Revenez donc, et n’oubliez pas la bourse.
talk-sly-went-broke-1 = Gardez mes pièces. Je garde vos secrets. Bonne nuit.
talk-sly-went-broke-2 = Une bourse vide ne pèse rien. J’aime voyager sans bagage.
talk-sly-went-broke-3 = Il y a ici plus fort que moi. Je saurai qui.
talk-sly-dismissed-1 = Je m’en vais. Mais qui l’a demandé, au juste ?
talk-sly-dismissed-2 = Partons avant que l’on nous regrette.
talk-sly-dismissed-3 = Je connais le chemin. Je connais toutes les sorties.
talk-sly-death-1 = Une vieille amie. Elle me doit un service.
talk-sly-death-2 = Elle vient toujours quand on l’invite le moins.
talk-sly-death-3 = J’aurais pu vous dire qu’elle y était. Elle y est toujours.
talk-sly-vole-made-1 = Du bel ouvrage. Je n’aimerais pas vous avoir à côté de moi.
talk-sly-vole-made-2 = Tous, et avec un visage si honnête.
talk-sly-vole-made-3 = Il faut que je vous offre un verre et vous pose quelques questions.
talk-sly-vole-lost-1 = Dommage. J’aime tant voir les gens espérer.
talk-sly-vole-lost-2 = C’est toujours la dernière marche qui branle.
talk-sly-vole-lost-3 = À votre place, je m’arrêtais. Mais à ma place, on sait.

## boute-en-train

talk-merry-sat-down-1 = Une chaise, un verre et vous : le paradis ! Donnez !
talk-merry-sat-down-2 = Quelle chanson, ce soir ? Je les sais toutes, et toutes mal.
talk-merry-sat-down-3 = Une petite place ? Je préviens, je ris fort.
talk-merry-won-deal-1 = Ma tournée ! Dans les petits verres.
talk-merry-won-deal-2 = Oh, les jolies, jolies pièces.
talk-merry-won-deal-3 = Tout le monde a vu ? Et le chat, il a vu ?
talk-merry-lost-deal-1 = Ce qui vient de la flûte s’en retourne au tambour !
talk-merry-lost-deal-2 = Ce n’était que de l’argent, et maintenant c’est le vôtre.
talk-merry-lost-deal-3 = Perdu, oui, mais avec quel panache !
talk-merry-big-pot-1 = Non mais regardez-le ! On dirait une petite colline.
talk-merry-big-pot-2 = Laissez-moi le toucher, rien qu’une fois, pour la chance.
talk-merry-big-pot-3 = Il y a une noce entière dans ce pot !
talk-merry-somebody-left-1 = Adieu ! Mes amitiés à la pluie !
talk-merry-somebody-left-2 = Non, restez ! J’en avais une bien bonne. Bon, ce sera pour la prochaine.
talk-merry-somebody-left-3 = Et qui fera la basse, maintenant ?
talk-merry-went-broke-1 = Plus un sou ! Je chanterai donc pour ma soupe.
talk-merry-went-broke-2 = J’ai la bourse vide et le cœur plein. Surtout la bourse.
talk-merry-went-broke-3 = Et me voilà sans plumes ! Bonne nuit, mes agneaux.
talk-merry-dismissed-1 = Comment ! J’arrivais au bon couplet !
talk-merry-dismissed-2 = Je pars, je pars. Une dernière gorgée.
talk-merry-dismissed-3 = Que quelqu’un agite un mouchoir ! Merci.
talk-merry-death-1 = Ah, celle-là. Rien ne la fait rire.
talk-merry-death-2 = Vite, que quelqu’un lui raconte une histoire.
talk-merry-death-3 = Qu’elle prenne le pot. Elle ne reste jamais boire un verre.
talk-merry-vole-made-1 = Tous les plis ! Laissez-en aux enfants !
talk-merry-vole-made-2 = Montez sur la table et saluez !
talk-merry-vole-made-3 = J’applaudirais bien, mais j’ai un verre dans chaque main.
talk-merry-vole-lost-1 = Oh ! Et moi qui y croyais si fort !
talk-merry-vole-lost-2 = Cela fera une belle chanson triste.
talk-merry-vole-lost-3 = Si près que j’en ai mordu mon gobelet !

## engager

patron-hired-title = Un nouveau visage dans la maison
patron-hired = { $face } **{ $name }** prend un tabouret au comptoir.
patron-kind = { $temper }, { $skill }
patron-list-title = Habitués engagés
patron-line = { $face } **{ $name }** · { $kind } · { $purse }
patron-line-guest = { $face } **{ $name }**
patron-none = Ce serveur n’a pas encore engagé d’habitués. Les habitués de la maison viennent d’eux-mêmes ; le maître de jeu en engage d’autres avec `/habitué engager`.
patron-house-left = La maison dispose encore de { $house } pour garnir les bourses.
patron-purse = **{ $name }** a { $purse }. Il reste { $house } à la maison.
patron-purse-held = { $free } sous la main et { $held } en réserve à une table
patron-purse-both = Donner ou reprendre, pas les deux à la fois. Rien n’a bougé.
patron-dismissed = **{ $name }** prend congé de la maison, qui récupère { $coins } ; ce qui est en réserve suivra après la donne. La maison a maintenant { $house }.
patron-house-filled = { $by } a accordé à la maison { $coins } : { $reason }. Elle a maintenant { $house }.
patron-play = Tu joues **{ $name }** dès la prochaine donne, avec les pièces de sa propre bourse. Appuie sur **{ $hand }** pour voir ses cartes ; `/habitué jouer` rend la place entre deux donnes.
patron-rise = **{ $name }** reprend ses propres cartes.
patron-whom = Qui la maison doit-elle envoyer ?
patron-whom-hint = Choisis un habitué
patron-anybody = Un habitué de la maison
patron-anybody-note = qui est libre
patron-choose = Un habitué : bourse, renvoi…
key-patron-purse = Bourse…
key-patron-dismiss = Renvoyer
patron-purse-title = La bourse de { $name }
patron-purse-give = Pièces de la maison à la bourse
patron-purse-take = Ou : pièces de la bourse à la maison

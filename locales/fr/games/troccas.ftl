game-troccas = Troccas
play-about-troccas = deux contre deux avec le jeu de tarot, venu des vallées des Grisons. Un roi peut appeler le valet de sa couleur.
lesson-aim-troccas = On joue deux contre deux, avec { $number } cartes chacun. Ce n’est pas le nombre de tes plis qui compte, mais les points des cartes qui s’y trouvent.

fact-troccas-sides = On joue à quatre, deux contre deux. Les partenaires se font face.
fact-troccas-goal = Ce sont les points des cartes gagnées qui comptent, { $all } en tout. Le camp qui dépasse { $half } gagne la donne.
fact-troccas-draw = On tire les équipes au sort : chacun tire jusqu’à avoir un atout autre que le Mat. Les deux plus hauts jouent ensemble, le plus bas donne en premier. Après { $deals } donnes, on tire à nouveau.
fact-troccas-dealt = Chacun reçoit { $cards } cartes : six, six et sept. Le donneur en a { $scart } de plus.
fact-troccas-exposed = La dernière des sept cartes de chacun reste découverte jusqu’à l’écart du donneur.
fact-troccas-scart = Le donneur écarte { $scart } cartes, face cachée ; elles comptent pour son camp. Ne s’écartent pas : { $honours }.
fact-troccas-call = Avec le roi de la couleur demandée, tu peux appeler le valet de cette couleur, si elle est demandée pour la première fois, sauf si tu as toi-même le valet ou s’il est déjà dans le pli.
fact-troccas-call-forced = Si tu as le valet appelé et que tu n’as pas encore joué dans le pli, tu dois le jouer. Même le Mat ne t’en dispense pas.
fact-troccas-call-swapped = Si tu as le valet appelé mais que tu as déjà joué une carte de cette couleur, de l’as au dix, tu la reprends et tu joues le valet à la place. Si tu as joué une autre carte, l’appel est sans effet.
fact-troccas-values = Les rois, le Mat, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }.
fact-troccas-fours = On compte les cartes par quatre, et chaque groupe de quatre vaut 3 points de moins que la somme de ses cartes. Les deux cartes de l’écart valent 1 point de moins.
fact-troccas-fool = Si l’autre camp gagne le pli où est ton Mat, ton camp le garde et donne en échange sa carte la plus basse, après le dernier pli.
fact-troccas-all-tricks = Le camp qui fait les { $cards } plis a les { $all } points.
fact-troccas-goods = Pour chaque point au-dessus de { $half }, chaque perdant paie { $stake } à l’un des gagnants. Tu peux perdre au plus { $most } par donne.

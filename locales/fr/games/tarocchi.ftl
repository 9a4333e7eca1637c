game-tarocchi = Tarocchi
edition-white-parrot = règles du Perroquet blanc
edition-equal_courts-last = { $edition }, entre figures égales la dernière l’emporte
edition-equal_courts-ranked = { $edition }, figures dans l’ordre
edition-top-angel = { $edition }, le Jugement au-dessus du Monde
edition-round_suits-straight = { $edition }, couleurs rondes non renversées
edition-direction-clockwise = { $edition }, vers la gauche
play-about-tarocchi = à trois à l’auberge du Perroquet Blanc : les figures d’une couleur se valent, et la première jouée l’emporte.

fact-tarocchi-goal = Chacun joue pour soi et compte les points de ses plis, { $all } en tout : au-dessus de { $mean } tu gagnes, au-dessous tu perds.
fact-tarocchi-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, face cachée, qui comptent pour lui.
fact-tarocchi-discard = Les rois, le Mat, { $fives } ne s’écartent pas.
fact-tarocchi-courts-first = Roi, dame, cavalier et valet d’une couleur sont égaux : si l’on en joue deux, le premier l’emporte.
fact-tarocchi-courts-last = Roi, dame, cavalier et valet d’une couleur sont égaux : si l’on en joue deux, le dernier l’emporte.
fact-tarocchi-fool = Le Mat que tu joues reste à toi, même sans un seul pli : le gagnant du pli a les deux autres cartes.
fact-tarocchi-values = Les rois, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }. Le Mat vaut { $fool } et se compte à part.
fact-tarocchi-threes = On compte les cartes par trois, et chaque groupe de trois vaut 2 points de moins que la somme de ses cartes. S’il reste deux cartes, elles valent 1 point de moins.
fact-tarocchi-pays = Chaque point au-dessus de { $mean } rapporte { $price }, chaque point au-dessous coûte autant. Tu peux perdre au plus { $most } par donne.

game-scarto = Scarto
edition-mcleod = règles McLeod
edition-bagatto-only-trump-no-fool = { $edition }, le Bateleur ne s’écarte que sans le Mat
play-about-scarto = à trois avec tout le jeu de tarot : gagne les plis où tombent les rois.
play-edition-scarto-mcleod = chaque pli compte un point
play-edition-scarto-chee = les cartes se comptent par trois

fact-scarto-goal = Chacun joue pour soi et compte les points de ses plis, { $all } en tout : au-dessus de { $mean } tu gagnes, au-dessous tu perds.
fact-scarto-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, face cachée, qui comptent pour lui.
fact-scarto-discard = Les rois, le Mat, { $fives } ne s’écartent pas.
fact-scarto-discard-only-trump = Les rois, le Mat, { $fives } ne s’écartent pas. Exception : { $bagatto }, si c’est le seul atout du donneur, avec ou sans le Mat.
fact-scarto-discard-only-trump-no-fool = Les rois, le Mat, { $fives } ne s’écartent pas. Exception : { $bagatto }, si c’est le seul atout du donneur et qu’il n’a pas le Mat.
fact-scarto-fool = Le Mat que tu joues reste à toi, même sans un seul pli : le gagnant du pli a les deux autres cartes.
fact-scarto-values = Les rois, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }. Le Mat vaut { $fool } et se compte à part.
fact-scarto-threes = On compte les cartes par trois, et chaque groupe de trois vaut 2 points de moins que la somme de ses cartes. S’il reste deux cartes, elles valent 1 point de moins.
fact-scarto-pays = Chaque point au-dessus de { $mean } rapporte { $price }, chaque point au-dessous coûte autant. Tu peux perdre au plus { $most } par donne.

game-swiss = Tarot suisse
play-about-swiss = le vieux tarot des montagnes suisses : trois donnes font une partie, et chaque point compte.
lesson-aim-swiss = Chacun joue pour soi, avec { $number } cartes. Une partie se joue en plusieurs donnes, et les points des cartes de tes plis s’additionnent.

fact-swiss-goal = Chacun donne une fois : { $deals } donnes font une partie. Chacun met { $stake } en jeu, une fois pour toute la partie, et le total le plus haut prend tout.
fact-swiss-dealt = Chacun reçoit { $cards } cartes, cinq par cinq. Le donneur prend aussi les { $talon } dernières et en écarte { $talon }, face cachée, qui comptent pour lui comme un pli.
fact-swiss-discard = On ne peut écarter ni roi, ni Mat, ni atout.
fact-swiss-discard-too-few = Si le donneur n’a pas trois cartes qu’il puisse écarter, il complète son écart avec ses plus petits atouts, sauf { $never }.
fact-swiss-fool = Si tu joues le Mat, tu le gardes ; à la fin de la donne, tu remets en échange au gagnant du pli la plus petite carte de tes plis. Si tu n’as fait aucun pli, le Mat lui revient.
fact-swiss-fool-dealer = Si le donneur n’a fait aucun pli, il donne une carte de son écart en échange du Mat.
fact-swiss-values = Les rois, le Mat, { $fives } valent { $king } chacun. Une dame vaut { $queen }, un cavalier { $knight }, un valet { $jack }, toute autre carte { $other }.
fact-swiss-threes = On compte les cartes par trois, et chaque groupe de trois vaut 2 points de moins que la somme de ses cartes.
fact-swiss-total = Une donne compte { $all } points. On additionne ceux de toutes les donnes de la partie.
fact-swiss-tie = À égalité, on partage ; les pièces qui restent sont données une à une, dans l’ordre de la donne, en commençant après le donneur.

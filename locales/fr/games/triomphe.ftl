game-triomphe = Triomphe forcée
edition-tavern = règles de la taverne
edition-vieville = règles de Viéville
edition-pack-small = { $edition }, petit jeu
edition-fool-excuse = { $edition }, le Mat comme excuse
edition-fool-highest = { $edition }, le Mat comme plus fort atout
play-about-triomphe = une courte lutte pour un pot : montre les cartes qui paient, puis fais le plus de plis.
lesson-aim-triomphe = Tout le monde a mis au pot et reçu { $number } cartes. Qui fait le plus de plis gagne le pot ; à égalité, qui y est arrivé d’abord.

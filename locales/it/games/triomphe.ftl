game-triomphe = Triomphe Forcée
edition-tavern = regole da taverna
edition-vieville = regole di Viéville
edition-pack-small = { $edition }, mazzo ridotto
edition-fool-excuse = { $edition }, il Matto scusa
edition-fool-highest = { $edition }, col Matto come trionfo più alto
play-about-triomphe = una breve lotta per un piatto: mostra le carte fortunate, poi fai più prese di tutti.
lesson-aim-triomphe = Ognuno ha messo una posta nel piatto e ha { $number } carte. Chi fa più prese vince quello che c’è nel piatto; a parità, chi ci arriva per primo.

game-triomphe = Triomphe Forcée
edition-tavern = Tavernenregeln
edition-vieville = Viéville-Regeln
edition-pack-small = { $edition }, kleines Kartenspiel
edition-fool-excuse = { $edition }, Narr als Excuse
edition-fool-highest = { $edition }, der Narr als höchster Trumpf
play-about-triomphe = ein kurzer Kampf um den Pott: Bonuskarten vorzeigen, dann die meisten Stiche machen.
lesson-aim-triomphe = Alle haben in den Pott eingezahlt und { $number } Karten bekommen. Wer die meisten Stiche macht, gewinnt, was im Pott liegt; bei Gleichstand, wer zuerst so viele hatte.

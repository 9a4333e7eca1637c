game-latriomphe = La Triomphe
edition-as-qui-pille = à l’as qui pille
edition-target = { $edition }, bis { $target } Punkte
edition-robbing-off = { $edition }, ohne Rauben
edition-run-off = { $edition }, geraubt wird nur die offene Karte
play-about-latriomphe = Alle bekommen fünf Karten, und wer drei der fünf Stiche macht, bekommt den Punkt. Der leichteste Einstieg.
play-edition-latriomphe-classic = niemand raubt
play-edition-latriomphe-as-qui-pille = das Trumpf-Ass raubt
lesson-aim-latriomphe = Zwei spielen gegen zwei, mit je { $number } Karten. Die Seite mit den meisten Stichen bekommt den Punkt.
lesson-aim-latriomphe-as-qui-pille = Alle spielen für sich, mit je { $number } Karten. Wer die meisten Stiche macht, bekommt den Punkt.

fact-latriomphe-sides = Zwei Seiten mit je einer, zwei oder drei Personen spielen gegeneinander. Man sitzt abwechselnd: Jeder zweite Platz gehört zu deiner Seite.
fact-latriomphe-alone = Alle spielen für sich.
fact-latriomphe-goal = Die erste Seite mit { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkten
} gewinnt die Partie.
fact-latriomphe-goal-alone = Wer zuerst { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
} hat, gewinnt die Partie.
fact-latriomphe-dealt = Alle bekommen { $cards } Karten: erst drei, dann zwei.
fact-latriomphe-turned = Die nächste Karte wird aufgedeckt. Ihre Farbe ist Trumpf.
fact-latriomphe-robbing = Wer das Trumpf-Ass hat, darf die aufgedeckte Karte rauben und auch die Karten direkt darunter, solange sie Trumpf sind. Liegt das Ass selbst offen, darf rauben, wer gibt. Liegt das Ass nicht offen, werden alle gefragt, damit niemand erfährt, wer rauben könnte.
fact-latriomphe-robbing-lays = Für jede geraubte Karte legst du eine Karte deiner Wahl verdeckt unter den Stock, auch eine geraubte. Was geraubt wird, sehen alle; was weggelegt wird, sieht niemand.
fact-latriomphe-robbing-turned = Wer das Trumpf-Ass hat, darf die aufgedeckte Karte rauben, aber keine weitere. Liegt das Ass selbst offen, darf rauben, wer gibt. Liegt das Ass nicht offen, werden alle gefragt, damit niemand erfährt, wer rauben könnte.
fact-latriomphe-robbing-lays-one = Dafür legst du eine Karte deiner Wahl verdeckt unter den Stock; das darf auch die geraubte sein. Was geraubt wird, sehen alle; was weggelegt wird, sieht niemand.
fact-latriomphe-offer = Ein schlechtes Blatt? Wer Vorhand ist oder wer gibt, darf vor der ersten eigenen Karte anbieten aufzugeben; im einen Fall antwortet, wer gibt, im anderen die Vorhand. In einer Runde gibt es nur ein solches Angebot.
fact-latriomphe-offer-accepted = Wird das Angebot angenommen, ist die Runde vorbei: Die Seite, die annimmt, schreibt 1 Punkt.
fact-latriomphe-offer-refused = Wer ablehnt, muss mit der eigenen Seite alle fünf Stiche machen: Das bringt 2 Punkte. Der erste verlorene Stich kostet 2 Punkte und beendet die Runde.
fact-latriomphe-must-beat = Du musst die ausgespielte Farbe bedienen, wenn du kannst, und die bisher beste Karte schlagen, wenn du kannst, auch die deiner eigenen Seite. Ist der Stich schon mit Trumpf gestochen, genügt jede Karte der ausgespielten Farbe.
fact-latriomphe-must-beat-alone = Du musst die ausgespielte Farbe bedienen, wenn du kannst, und die bisher beste Karte schlagen, wenn du kannst. Ist der Stich schon mit Trumpf gestochen, genügt jede Karte der ausgespielten Farbe.
fact-latriomphe-must-trump = Kannst du nicht bedienen, musst du Trumpf spielen, wenn du einen hast, und einen höheren als die gespielten, wenn du kannst. Sonst spiel, was du willst.
fact-latriomphe-decided = Die Runde endet, sobald eine Seite drei Stiche hat.
fact-latriomphe-decided-alone = Die Runde endet, sobald jemand drei Stiche hat.
fact-latriomphe-vole-or-stop = Macht eine Seite die ersten drei Stiche, kann sie aufhören oder auf alle fünf gehen; das entscheidet, wer den dritten gemacht hat.
fact-latriomphe-vole-or-stop-alone = Wer die ersten drei Stiche macht, darf aufhören oder auf alle fünf gehen.
fact-latriomphe-three = Drei Stiche bringen 1 Punkt.
fact-latriomphe-most = Hat niemand drei, bekommt 1 Punkt, wer die meisten gemacht hat; bei gleich vielen, wer diese Zahl zuerst erreicht hat.
fact-latriomphe-vole = Alle fünf Stiche (Durchmarsch) bringen 2 Punkte. Wer auf alle fünf geht und einen verliert, verliert 2 Punkte, und die Runde ist vorbei.
fact-latriomphe-loses = Ein verlorener Punkt geht von den Punkten deiner Seite ab. Hat sie keinen, schreibt ihn die andere.
fact-latriomphe-debt = Verlierst du einen Punkt, den du nicht hast, wird er zur Schuld, die du mit deinen nächsten Punkten abzahlst. Gutgeschrieben wird er niemandem.
fact-latriomphe-match = Alle setzen { $stake } für die ganze Partie, mehr kann sie dich nicht kosten. Die Siegerseite teilt sich, was die andere gesetzt hat.
fact-latriomphe-match-alone = Alle setzen { $stake } für die ganze Partie, mehr kann sie dich nicht kosten. Wer gewinnt, nimmt alles.

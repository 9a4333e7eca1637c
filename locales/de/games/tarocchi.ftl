game-tarocchi = Tarocchi
edition-white-parrot = Regeln des Weißen Papageis
edition-equal_courts-last = { $edition }, von gleichen Bildern gewinnt das letzte
edition-equal_courts-ranked = { $edition }, Bilder nach Rang
edition-top-angel = { $edition }, Gericht höher als Welt
edition-round_suits-straight = { $edition }, runde Farben nicht umgekehrt
edition-direction-clockwise = { $edition }, im Uhrzeigersinn
play-about-tarocchi = zu dritt im Wirtshaus zum Weißen Papagei: Alle Bilder einer Farbe sind gleich stark, und das zuerst gespielte gewinnt.

fact-tarocchi-goal = Alle spielen für sich und zählen die Kartenpunkte in ihren Stichen, { $all } im Ganzen: Mit mehr als { $mean } gewinnst du, mit weniger verlierst du.
fact-tarocchi-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt auch die letzten { $talon } und legt { $talon } verdeckt weg (der Skart); sie zählen mit.
fact-tarocchi-discard = Nicht weggelegt werden dürfen: Könige, der Narr, { $fives }.
fact-tarocchi-courts-first = König, Dame, Ritter und Bube einer Farbe sind gleich stark: Fallen mehrere in einen Stich, schlägt die zuerst gespielte Karte die anderen.
fact-tarocchi-courts-last = König, Dame, Ritter und Bube einer Farbe sind gleich stark: Fallen mehrere in einen Stich, schlägt die zuletzt gespielte Karte die anderen.
fact-tarocchi-fool = Den Narren, den du spielst, behältst du immer, auch ohne Stich: Wer diesen Stich macht, bekommt die beiden anderen Karten.
fact-tarocchi-values = Könige, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Der Narr zählt { $fool } und wird allein gezählt.
fact-tarocchi-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind. Zwei übrige Karten zählen 1 weniger.
fact-tarocchi-pays = Jeder Kartenpunkt über { $mean } bringt { $price }, jeder darunter kostet ebenso viel. Eine Runde kann dich höchstens { $most } kosten.

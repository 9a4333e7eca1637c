game-tarocchi = Tarocchi
edition-white-parrot = Regeln des Weißen Papageis
edition-equal_courts-last = { $edition }, von gleichen Bildern gewinnt das letzte
edition-equal_courts-ranked = { $edition }, Bilder nach Rang
edition-top-angel = { $edition }, Gericht höher als Welt
edition-round_suits-straight = { $edition }, runde Farben nicht umgekehrt
edition-direction-clockwise = { $edition }, im Uhrzeigersinn
play-about-tarocchi = zu dritt im Wirtshaus zum Weißen Papagei: Alle Bilder einer Farbe sind gleich stark, und das zuerst gespielte gewinnt.

fact-tarocchi-goal = Alle spielen für sich und zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Mit mehr als { $mean } gewinnst du, mit weniger verlierst du.
fact-tarocchi-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt dazu die letzten { $talon } Karten, den Talon, legt { $talon } verdeckt weg (der Skart) und zählt sie am Ende mit.
fact-tarocchi-discard = Nicht weggelegt werden dürfen: Könige, der Narr, { $fives }.
fact-tarocchi-courts-first = König, Dame, Ritter und Bube einer Farbe sind gleich stark: Fallen mehrere in einen Stich, schlägt die zuerst gespielte Karte die anderen.
fact-tarocchi-courts-last = König, Dame, Ritter und Bube einer Farbe sind gleich stark: Fallen mehrere in einen Stich, schlägt die zuletzt gespielte Karte die anderen.
fact-tarocchi-fool = Spielst du den Narren, behältst du ihn immer, auch ohne einen einzigen Stich: Wer diesen Stich macht, bekommt nur die beiden anderen Karten.
fact-tarocchi-values = Könige, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Der Narr zählt { $fool } und wird allein gezählt.
fact-tarocchi-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind. Zwei übrige Karten zählen 1 weniger.
fact-tarocchi-pays = Für jeden Kartenpunkt über { $mean } bekommst du { $price }, für jeden darunter zahlst du ebenso viel. Eine Runde kann dich höchstens { $most } kosten.

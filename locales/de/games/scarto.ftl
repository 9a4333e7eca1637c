game-scarto = Scarto
edition-mcleod = McLeod-Regeln
edition-bagatto-only-trump-no-fool = { $edition }, Gaukler nur ohne den Narren weglegen
play-about-scarto = zu dritt mit allen Tarotkarten: Hol dir die Stiche, in denen die Könige liegen.
play-edition-scarto-mcleod = jeder Stich zählt einen Punkt
play-edition-scarto-chee = gezählt wird zu dritt

fact-scarto-goal = Alle spielen für sich und zählen die Kartenpunkte in ihren Stichen, { $all } im Ganzen: Mit mehr als { $mean } gewinnst du, mit weniger verlierst du.
fact-scarto-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt auch die letzten { $talon } und legt { $talon } verdeckt weg (der Skart); sie zählen mit.
fact-scarto-discard = Nicht weggelegt werden dürfen: Könige, der Narr, { $fives }.
fact-scarto-discard-only-trump = Nicht weggelegt werden dürfen: Könige, der Narr, { $fives }. Mit einer Ausnahme: { $bagatto } darf weg, wenn kein anderer Trumpf im Blatt ist, ob mit oder ohne den Narren.
fact-scarto-discard-only-trump-no-fool = Nicht weggelegt werden dürfen: Könige, der Narr, { $fives }. Mit einer Ausnahme: { $bagatto } darf weg, wenn kein anderer Trumpf im Blatt ist, und auch der Narr nicht.
fact-scarto-fool = Den Narren, den du spielst, behältst du immer, auch ohne Stich: Wer diesen Stich macht, bekommt die beiden anderen Karten.
fact-scarto-values = Könige, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }. Der Narr zählt { $fool } und wird allein gezählt.
fact-scarto-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind. Zwei übrige Karten zählen 1 weniger.
fact-scarto-pays = Jeder Kartenpunkt über { $mean } bringt { $price }, jeder darunter kostet ebenso viel. Eine Runde kann dich höchstens { $most } kosten.

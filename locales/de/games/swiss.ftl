game-swiss = Schweizer Tarot
play-about-swiss = das alte Tarot der Schweizer Berge: Drei Runden sind eine Partie, und jeder Punkt zählt.
lesson-aim-swiss = Alle spielen für sich, mit je { $number } Karten. Eine Partie hat mehrere Runden, und die Punkte der Karten in deinen Stichen werden zusammengezählt.

fact-swiss-goal = Alle geben einmal: { $deals } Runden sind eine Partie. Alle setzen einmal { $stake } für die ganze Partie, und wer am Ende die meisten Punkte hat, bekommt alles.
fact-swiss-dealt = Alle bekommen { $cards } Karten, je fünf auf einmal. Wer gibt, nimmt auch die letzten { $talon } und legt { $talon } verdeckt weg (der Skart); sie zählen wie ein Stich.
fact-swiss-discard = Nicht weggelegt werden dürfen: Könige, der Narr und alle Trümpfe.
fact-swiss-discard-too-few = Bleiben so weniger als drei Karten zum Weglegen, dürfen auch die niedrigsten Trümpfe weg, aber nie { $never }.
fact-swiss-fool = Spielst du den Narren, behältst du ihn; wer den Stich gemacht hat, bekommt dafür nach der Runde die niedrigste Karte, die du gewonnen hast. Hast du gar keine gewonnen, gibst du stattdessen den Narren her.
fact-swiss-fool-dealer = Wer gibt und keinen Stich hat, bezahlt den Narren mit einer Karte aus dem Skart.
fact-swiss-values = Könige, der Narr, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }.
fact-swiss-threes = Gezählt wird in Dreiergruppen, und jede zählt 2 weniger, als ihre Karten wert sind.
fact-swiss-total = Eine Runde hat { $all } Kartenpunkte. Sie werden über die ganze Partie zusammengezählt.
fact-swiss-tie = Bei gleich vielen Punkten wird geteilt; Restmünzen gehen einzeln reihum, in der Reihenfolge des Gebens.

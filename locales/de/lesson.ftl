# Lektionen: je Ausgabe eine vorbereitete Gabe. Höchstens zwei Sätze und 200 Zeichen.

lesson-title = Lektion: { $game }
lesson-footer = Eine vorbereitete Gabe, nur zum Spaß: Du kannst nichts verlieren.
lesson-gone = Diese Lektion ist vorbei. Such dir ein Spiel aus, oder fang eine andere an.
lesson-your-turn = **Du bist dran.**
lesson-over = Probier jetzt eine echte Gabe gegen Computerspieler. Zum Spaß gewinnt und verliert niemand Münzen.
lesson-new = **Neu für dich?** Nimm zuerst die Lektion: eine vorbereitete Gabe, in der du nichts verlieren kannst.
lesson-kings = die Könige

key-lesson-next = Weiter
key-lesson-choose = Andere Karte wählen
key-lesson-play = Trotzdem spielen
key-lesson-finish = Spiel du für mich
key-lesson-end = Lektion beenden
key-lesson-repeat = Lektion wiederholen
key-lesson-go-on = Lektion fortsetzen
key-play-fun = Zum Spaß spielen

lesson-aim-latriomphe = Zwei spielen gegen zwei, mit je { $number } Karten. Die Seite, die die meisten Stiche macht, bekommt Punkte.
lesson-aim-as-qui-pille = Alle spielen für sich, mit je { $number } Karten. Wer die meisten Stiche macht, bekommt Punkte.
lesson-aim-triomphe = Alle haben in einen Pott gezahlt und { $number } Karten bekommen. Wer die meisten Stiche macht, gewinnt, was im Pott liegt.
lesson-aim-trefeltromp = Du hast { $number } Karten und zeigst eine nach der anderen. Vor jedem Zeigen wird gesetzt, und die beste gezeigte Karte gewinnt einen Teil des Potts.
lesson-aim-troccas = Zwei spielen gegen zwei, mit je { $number } Karten. Es zählt nicht, wie viele Stiche du machst, sondern wie viele Punkte die Karten darin haben.
lesson-aim-swiss = Alle spielen für sich, mit je { $number } Karten. Eine Partie hat mehrere Gaben, und die Punkte der Karten in deinen Stichen werden zusammengezählt.
lesson-aim-points = Alle spielen für sich, mit je { $number } Karten. Es zählen die Punkte in deinen Stichen: Mehr als ein gleicher Anteil bringt Münzen, weniger kostet welche.
lesson-trumps = Die nummerierten Bildkarten sind Trümpfe: Sie stechen jede andere Farbe, und die höhere Nummer sticht die niedrigere. Du hältst { $number }.
lesson-trumps-other = Die nummerierten Bildkarten sind Trümpfe: Sie stechen jede andere Farbe, hohe Nummern stechen niedrige, und { $card } sticht alle. Du hältst { $number }.
lesson-turned = Aufgedeckt wurde { $card }. Damit ist { $suit } in dieser Gabe Trumpf: Auch der kleinste Trumpf sticht jede andere Farbe.
lesson-partner = **{ $name }** sitzt dir gegenüber und spielt mit dir. Eure Stiche zählen zusammen.
lesson-counters = Die meisten Karten zählen wenig. Am meisten zählen: { $cards }.
lesson-pot = Im Pott liegen { $coins }. Zuerst werden daraus die Boni bezahlt, den Rest bekommt, wer die meisten Stiche macht.
lesson-pot-bets = Im Pott liegen { $coins }, und jeder Einsatz kommt dazu.
lesson-reversed = Achtung, unter den Zahlenkarten dieser Farbe ({ $suit }) sticht niedrig hoch. { $card } sticht hier { $other }.
lesson-equals = König, Dame, Ritter und Bube einer Farbe sind hier gleich viel wert: Die zuerst gespielte Karte sticht die anderen.
lesson-excuse = Du hältst eine besondere Karte: { $card }. Damit musst du nie bedienen, aber sie macht auch nie den Stich.
lesson-discarded = **{ $name }** hat gegeben, die übrigen Karten aufgenommen und { $number } verdeckt abgelegt. Am Ende zählen sie für die Person, die gibt.
lesson-lead = Du spielst aus: Jede Karte ist erlaubt. Die anderen müssen ihre Farbe bedienen, wenn sie können.
lesson-follow = **{ $name }** hat diese Farbe ausgespielt: { $suit }. Du hast welche, also musst du bedienen.
lesson-must-trump = Diese Farbe hast du nicht: { $suit }. Dann musst du Trumpf spielen.
lesson-any-card = Diese Farbe hast du nicht: { $suit }. Du darfst alles spielen, aber ohne Trumpf machst du diesen Stich nicht.
lesson-trumped = **{ $name }** hat Trumpf gespielt: { $card }. Das sticht jede Karte der ausgespielten Farbe.
lesson-won = Das war dein Stich, also spielst du zum nächsten aus.
lesson-won-points = Das war dein Stich, also spielst du zum nächsten aus. { $number ->
    [one] Du hast jetzt 1 Punkt.
   *[other] Du hast jetzt { $number } Punkte.
}
lesson-halfway = { $number ->
    [one] Die Hälfte der Stiche ist gespielt, und du hast 1 Punkt.
   *[other] Die Hälfte der Stiche ist gespielt, und du hast { $number } Punkte.
} Was abgelegt wurde, wird erst am Ende gezählt.
lesson-bonus = Du hast eine Bonuskarte vorgezeigt: { $card }. Den Bonus bekommst du aus dem Pott, und die Karte bleibt bei dir.
lesson-question = Du hältst eine Bonuskarte: { $card }. Zeigst du sie vor, bekommst du den Bonus; sonst erfährt niemand, dass du sie hast.
lesson-offer = Mit einem schwachen Blatt kannst du die Gabe anbieten, bevor du spielst. Nimmt die andere Seite an, bekommt sie Punkte; lehnt sie ab, muss sie alle Stiche machen.
lesson-bid = Ist dein Blatt mehr wert als ein gleicher Anteil der Punkte, oder weniger? Biete wie viel oder verlange weitere Karten; sind sich alle einig, wird nicht gespielt.
lesson-played-out = Die Gebote haben zu nichts geführt. Also wird gespielt, und die Punkte in deinen Stichen entscheiden.
lesson-honours = **{ $name }** hat Honneurs gezeigt: bestimmte hohe Karten, für die alle anderen den Preis von { $number } Punkten zahlen.
lesson-called = **{ $name }** hat { $card } gespielt und den Buben dazu gerufen: Wer ihn hält, muss ihn in diesem Stich spielen.
lesson-bet = Setz, wenn deine Karten gut sind, schieb, um abzuwarten, oder steig aus und gib auf, was du gezahlt hast.
lesson-lay = Leg eine Karte verdeckt hin. Alle werden zusammen aufgedeckt, und die beste gewinnt.
lesson-shown = Die Karten wurden gezeigt: **{ $name }** hatte die beste und gewinnt { $coins }.
lesson-exchange = Du darfst eine Karte gegen die nächste vom Stock tauschen oder alle behalten.
lesson-robbed = **{ $name }** hat geraubt, wie es das Trumpf-Ass erlaubt: Was aufgedeckt lag, kam ins Blatt, eigene Karten dafür hinaus.

lesson-doubt-gives = Erlaubt ist das, aber **{ $name }** macht gerade den Stich und bekäme die Punkte von { $card }. Weniger zählt { $instead }.
lesson-doubt-wastes = Erlaubt ist das, aber { $card } macht diesen Stich nicht. Auch { $instead } würde reichen, und die bessere Karte bliebe dir.

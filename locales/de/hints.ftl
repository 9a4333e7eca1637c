# Was ein Mitglied einmal erfährt, am Ende dessen, was nur es selbst sieht: höchstens zwei Zeilen.

hint-lobby = Deine Karten kommen in genau diese Nachricht. Findest du sie nicht mehr, drück am Tisch **{ $hand }**.
hint-lesson = **Neu in diesem Spiel?** **{ $learn }** erklärt es dir in einer vorbereiteten Gabe, in der du nichts verlieren kannst, jetzt oder später (`{ $play }`).
hint-question = Alle werden gefragt, egal, was sie auf der Hand haben, damit die Frage nichts verrät; niemand erfährt eine Antwort, bevor alle geantwortet haben. Was du vorzeigst, bringt Münzen, und alle sehen es.
hint-robbing = Alle werden gefragt, damit die Frage nicht verrät, wer das Trumpf-Ass hat. Lässt du die Karte liegen, erfährt vor dem Ende der Gabe niemand, dass du hättest rauben können.
hint-discard = Probieren kostet nichts: Wählst du eine Karte, die nicht in den Skart darf, erfährst du, warum.
hint-bet = Mehr als dein Tischgeld kannst du nie verlieren: Es ist schon reserviert.
hint-receipt = Am Tisch unter **{ $options }** zeigt **{ $receipt }** jede Münze der Gabe und **{ $replay }** jede Karte.
hint-result-fun = Am Tisch unter **{ $options }** zeigt **{ $replay }** jede Karte der Gabe, Stich für Stich.
hint-result-solo = **{ $replay }** zeigt jede Karte der Gabe, Stich für Stich.
hint-view = Größere Karten, keine Bilder, eine andere Sprache: `{ $command }`.
hint-others = Karten, die du jetzt nicht spielen darfst, stehen im Menü unter den Knöpfen. Wähl eine, und du erfährst, warum; das kostet nichts.

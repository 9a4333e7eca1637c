# Was ein Mitglied einmal erfährt, am Ende dessen, was nur es selbst sieht: höchstens zwei Zeilen.

hint-lobby = Deine Karten erscheinen hier. Findest du die Nachricht nicht mehr, drück am Tisch **{ $hand }**.
hint-lesson = **Neu in diesem Spiel?** **{ $learn }** erklärt es dir in einer vorbereiteten Runde, in der du nichts verlieren kannst, jetzt oder später (`{ $play }`).
hint-question = Alle werden gefragt, damit die Frage nichts verrät; die Antworten bleiben geheim, bis alle da sind. Vorzeigen bringt Münzen, aber alle sehen die Karte.
hint-robbing = Alle werden gefragt, damit niemand erfährt, wer das Trumpf-Ass hat; ein Nein bleibt bis zum Ende der Runde geheim. Hast du es und antwortest nicht, raubt der Autopilot für dich.
hint-discard = Probieren kostet nichts: Wählst du eine Karte, die nicht weggelegt werden darf, erfährst du, warum.
hint-bet = Mehr als dein Tischgeld kannst du nie verlieren: Es ist schon reserviert.
hint-receipt = Am Tisch unter **{ $options }** zeigt **{ $receipt }** jede Zahlung der Runde und **{ $replay }** jede Karte.
hint-result-fun = Am Tisch unter **{ $options }** zeigt **{ $replay }** jede Karte der Runde, Stich für Stich.
hint-result-solo = **{ $replay }** zeigt jede Karte der Runde, Stich für Stich.
hint-view = Größere Karten, keine Bilder, eine andere Sprache: `{ $command }`.
hint-others = Karten, die du nicht spielen darfst, stehen, wenn du dran bist, im Menü unter den Knöpfen. Wähl eine, und du erfährst, warum; das kostet nichts.

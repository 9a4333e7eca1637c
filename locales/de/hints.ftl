# Was ein Mitglied einmal erfährt, am Ende dessen, was nur es selbst sieht: höchstens zwei Zeilen.

hint-lobby = Die Karten kommen in genau diese Nachricht. Verlierst du sie aus den Augen, drück am Tisch **{ $hand }**.
hint-question = Gefragt werden alle, damit die Frage nichts verrät. Was du vorzeigst, bringt Münzen, und alle sehen es.
hint-robbing = Gefragt werden alle, damit die Frage nicht verrät, wer das Trumpf-Ass hält. Lässt du die Karte liegen, erfährt vor dem Ende der Gabe niemand, dass du hättest rauben können.
hint-discard = Probieren kostet nichts: Eine Karte, die nicht in den Skart darf, sagt dir, warum.
hint-bet = Mehr als deinen Beutel kannst du nie verlieren: Er ist schon reserviert.
hint-result = **{ $receipt }** am Tisch zeigt jede Münze der Gabe, **{ $replay }** jede Karte.
hint-result-fun = **{ $replay }** zeigt jede Karte der Gabe, Stich für Stich.
hint-view = Größere Karten, keine Bilder, eine andere Sprache: `{ $command }`.
hint-others = Karten, die nicht gehen, stehen im Menü unter den Knöpfen: Eine zu wählen kostet nichts, und du erfährst, warum.

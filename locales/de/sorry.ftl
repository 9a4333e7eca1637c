# Was nicht geht, und warum. Ohne Vorwurf, und immer mit dem, was stattdessen geht.

sorry-no-table = Diesen Tisch gibt es nicht mehr. `/triomphe start` eröffnet einen neuen, `start` bei jedem anderen Spiel ebenso: siehe `/hilfe`.
sorry-no-table-here = In diesem Kanal ist kein Tisch offen. `/triomphe start` eröffnet einen, `start` bei jedem anderen Spiel ebenso: siehe `/hilfe`.
sorry-parked = Dieser Tisch ließ sich nach einem Neustart nicht fortsetzen. Seine Münzen bleiben zurückgelegt, und wer den Bot betreibt, weiß Bescheid.
sorry-closed = Dieser Tisch ist geschlossen. **{ $again }** unter seiner Nachricht ruft dieselbe Runde wieder zusammen; `/triomphe start` eröffnet einen neuen Tisch, `start` bei jedem anderen Spiel ebenso: siehe `/hilfe`.
sorry-not-seated = Du sitzt nicht an diesem Tisch. Mit **{ $join }** bekommst du Karten.
sorry-already-seated = Du sitzt schon an diesem Tisch.
sorry-full = Alle { $chairs } Plätze sind besetzt. Warte, bis einer frei wird, oder eröffne einen anderen Tisch.
sorry-not-host = Das darf nur die Tischleitung oder die Spielleitung.
sorry-too-few = { $missing ->
    [one] Es fehlt noch eine Person. Warte, bis jemand dazukommt, oder setz einen Gast dazu.
   *[other] Es fehlen noch { $missing } Personen. Warte, bis andere dazukommen, oder setz Gäste dazu.
}
sorry-cannot-cover = Eine Gabe kann hier { $need } kosten, und du hast { $free } frei. An einem Tisch mit niedrigerem Einsatz reicht weniger.
sorry-cannot-cover-held = Eine Gabe kann hier { $need } kosten. Du hast { $free } frei; für einen anderen Tisch liegt beiseite: { $held }.
sorry-stake = Der Einsatz ist eine ganze Zahl: mindestens { $least }, höchstens { $most }.
sorry-lost-enough = Seit Mitternacht (UTC) hast du { $cap } oder mehr verloren, so viel, wie dieses Haus an einem Tag zulässt. Wieder spielen darfst du { $when }.
sorry-house-stake = In diesem Haus beträgt der Einsatz { $least } bis { $most }.
sorry-house-stake-never = Dieses Spiel braucht mindestens { $least } als Einsatz, in diesem Haus sind aber höchstens { $most } erlaubt.
sorry-channel = Tische werden nur in { $channels } eröffnet: Bitte geh dorthin.
sorry-age = Tische werden nur in Kanälen mit Altersbeschränkung eröffnet: Bitte geh in einen.
sorry-no-threads-here = In einem Kanal wie diesem gibt es keine Threads. Lass die Option weg, oder eröffne den Tisch in einem Textkanal.
sorry-too-many-threads = Discord lässt auf diesem Server keine weiteren offenen Threads zu. Eröffne den Tisch ohne eigenen Thread, oder schließ erst einen alten.
sorry-seats = Dieses Spiel braucht { $least } bis { $most } Personen.
sorry-seats-exactly = Dieses Spiel braucht genau { $seats } Personen.
sorry-turn-time = Die Bedenkzeit beträgt { $least } bis { $most } Sekunden.
sorry-purse = Ein Beutel fasst { $least } bis { $most }.
sorry-no-purse = Dieses Spiel geht nur um den Einsatz; einen Beutel bestimmt man hier nicht.
sorry-pot-carried = Im Pott wartet noch etwas auf die nächste Gabe ({ $pot }): Bis das gewonnen ist, darf kein Beutel kleiner werden.
sorry-deal-is-on = Eine Gabe läuft; warte, bis sie vorbei ist.
sorry-no-deal = Gerade läuft keine Gabe. Mit der nächsten bekommst du Karten.
sorry-not-dealt-in = In dieser Gabe hast du keine Karten. Mit der nächsten bekommst du welche.
sorry-stale = Der Knopf gehörte zu einer früheren Gabe. So steht es jetzt.
sorry-no-patron-free = Für diesen Tisch ist kein Gast frei.
sorry-regulars-away = Für diesen Tisch ist kein angeworbener Gast frei, und die Stammgäste bleiben weg. Die Spielleitung wirbt mit `/gast anwerben` Gäste an oder lässt mit `/taverne einrichten` die Stammgäste kommen.
sorry-no-patron-here = Hier sitzt kein Gast des Hauses.
sorry-house-broke = Das Haus zahlt die Einsätze seiner Gäste und hat nur noch { $left }: Dieser Tisch braucht { $need }. Um Mitternacht (UTC) wird es auf { $budget } aufgefüllt. Bis dahin kann die Spielleitung mit `/gast haus` nachfüllen, oder du wählst einen niedrigeren Einsatz.
sorry-house-broke-budget = Das Haus zahlt die Einsätze seiner Gäste und hat nur noch { $left }: Dieser Tisch braucht { $need }. Wähl einen niedrigeren Einsatz oder bitte die Spielleitung, das Haus mit `/gast haus` aufzufüllen; sein Budget ist { $budget } am Tag.
sorry-house-short = Das Haus hat noch { $left }, das reicht nicht. Füll mit `/gast haus` nach oder verlange weniger.
sorry-patron-short = { $name } hat { $free } frei, das reicht nicht. Die Spielleitung kann mit `/gast beutel` nachfüllen.
sorry-patron-short-held = { $name } hat { $free } frei und { $held } für eine Gabe beiseite, das reicht nicht. Warte, bis die Gabe vorbei ist.
sorry-no-such-patron = Ein Gast dieses Namens ist hier nicht angeworben, oder mehrere beginnen mit „{ $name }“. `/gast liste` zeigt alle.
sorry-plays-for-nobody = Du spielst an diesem Tisch für keinen Gast. `/gast spielen` übernimmt zwischen zwei Gaben den Platz eines Gastes.
sorry-patron-name = Der Name eines Gastes hat 1 bis { $most } Zeichen.
sorry-patron-name-taken = Einen Gast namens { $name } gibt es schon. Wähle einen anderen Namen.
sorry-too-many-patrons = Das Haus beschäftigt höchstens { $most } angeworbene Gäste. Entlass erst einen.
sorry-too-many-tables = Auf einem Server können höchstens { $most } Tische offen sein. Schließ erst einen.
sorry-hosts-enough = Mehr als { $most } offene Tische kann hier niemand leiten. Schließ erst einen, oder gib die Leitung ab.
sorry-option = Die Option „{ $option }“ passt nicht zu dieser Fassung ({ $edition }). Lass sie weg oder wähle die andere Fassung.
sorry-variant = Diese Optionen passen nicht zusammen. Lass welche weg oder wähle andere.

# Was ausgefüllt wurde, ist keine Zahl.
not-a-bid = „{ $text }“ ist kein Gebot. Gib eine ganze Zahl von Punkten über oder unter 43 an, zum Beispiel +10, -5 oder 0.
not-asked-now = Danach wird nicht mehr gefragt. So steht es jetzt.

# Von den Spielregeln abgelehnt. $card ist, was versucht wurde.
refused-act = { $sentence } { $would }{ $rule }
refused-act-no-rule = { $sentence } { $would }
refused-would = Das geht: { $cards }.{" "}
refused-not-your-turn = Noch nicht: Du bist nicht am Zug.
refused-not-your-card = Nicht in deinem Blatt: { $card }.
refused-must-follow = **{ $card }** bedient nicht: Du hältst die ausgespielte Farbe, also musst du sie spielen.
refused-must-trump = **{ $card }** geht nicht: Von der ausgespielten Farbe hast du nichts, also musst du Trumpf spielen.
refused-must-beat = **{ $card }** ist zu niedrig: Du kannst die beste Karte im Stich schlagen, also musst du es.
refused-must-overtrump = **{ $card }** ist zu niedrig: Du hältst einen höheren Trumpf, also musst du ihn spielen.
refused-must-play-valet = **{ $card }** geht nicht: Dein Bube wurde gerufen, also musst du ihn spielen.
refused-call = Der Bube dieser Farbe kann jetzt nicht gerufen werden: Das geht nur mit einem König der ausgespielten Farbe, nur wenn sie zum ersten Mal ausgespielt ist, und nicht, wenn du den Buben selbst hältst oder er schon auf dem Tisch liegt.
refused-forbidden-discard = { $count ->
    [one] **{ $card }** darf nicht weggelegt werden.
   *[other] Keine von diesen darf weggelegt werden: **{ $card }**.
}
refused-would-discard = Zur Wahl: { $cards }.{" "}
refused-wrong-count = Die Zahl der Karten stimmt nicht.
refused-wrong-count-of = Die Zahl der Karten stimmt nicht: { $count ->
    [one] Wähle eine.
   *[other] Wähle { $count }.
}
refused-bid-too-high = Dieses Gebot ist zu hoch.
refused-bid-too-high-of = { $bid } ist zu hoch: Du darfst { $least } bis { $most } bieten.
refused-bid-too-low = Dieses Gebot ist zu niedrig.
refused-bid-too-low-of = { $bid } ist zu niedrig: Du darfst { $least } bis { $most } bieten.
refused-bet-too-small = Das ist zu wenig gesetzt.
refused-bet-too-small-of = { $coins }: Das ist zu wenig. Mindestens { $least }, höchstens { $most }.
refused-not-enough-coins = So viele Münzen hast du nicht auf dem Tisch.
refused-not-enough-coins-of = { $coins }: So viel gibt dein Beutel nicht her. Höchstens { $most }, mindestens { $least }.
refused-not-allowed-now = Das geht an dieser Stelle der Gabe nicht.
refused-deal-is-over = Die Gabe ist vorbei.
refused-other = Das ist nicht möglich.
refused-rule-id = Regel { $id }.

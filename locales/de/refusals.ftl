# Was nicht geht, und warum. Ohne Vorwurf, und immer mit dem, was stattdessen geht.

refusal-no-table = Diesen Tisch gibt es nicht mehr. `/triomphe eröffnen` eröffnet einen neuen.
refusal-no-table-here = In diesem Kanal ist kein Tisch offen. `/triomphe eröffnen` eröffnet einen.
refusal-starting-changed = Die Startmünzen sind seit dieser Frage geändert worden. Ausgezahlt wurde nichts.
refusal-parked = Dieser Tisch ließ sich nach einem Neustart nicht fortsetzen. Seine Münzen bleiben reserviert, und wer den Bot betreibt, weiß Bescheid.
refusal-closed = Dieser Tisch ist geschlossen. **{ $again }** unter seiner Nachricht ruft alle wieder zusammen; `/triomphe eröffnen` eröffnet einen neuen Tisch.
refusal-not-seated = Du sitzt nicht an diesem Tisch. Mit **{ $join }** bekommst du Karten.
not-seated-next = Du sitzt nicht an diesem Tisch. Mit **{ $join }** bekommst du ab der nächsten Runde Karten.
not-seated-full = Dieser Tisch ist voll: Alle { $seats } Plätze sind besetzt. Du kannst dich setzen, sobald jemand geht. Mit **{ $play }** spielst du jetzt anderswo.
not-seated-full-patrons = Dieser Tisch ist voll: Alle { $seats } Plätze sind besetzt. Du kannst dich setzen, sobald jemand geht oder zwischen zwei Runden **{ $remove }** gedrückt wird. Mit **{ $play }** spielst du jetzt anderswo.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-full = Alle { $chairs } Plätze sind besetzt. Warte, bis einer frei wird, oder eröffne einen anderen Tisch.
refusal-not-host = Das darf nur die Tischleitung oder die Spielleitung.
refusal-not-alone = Das geht nur, wenn sonst niemand am Tisch sitzt: Die anderen müssten mitwarten.
refusal-too-few = { $missing ->
    [one] Es fehlt noch eine Person. Warte, bis jemand dazukommt, oder hol einen Computerspieler dazu.
   *[other] Es fehlen noch { $missing } Personen. Warte, bis andere dazukommen, oder hol Computerspieler dazu.
}
refusal-cannot-cover = Eine Runde kann hier { $need } kosten, und du hast { $free } frei. An einem Tisch mit niedrigerem Einsatz reicht weniger.
refusal-cannot-cover-held = Eine Runde kann hier { $need } kosten. Du hast { $free } frei; für einen anderen Tisch reserviert: { $held }.
refusal-stake = Der Einsatz ist eine ganze Zahl: mindestens { $least }, höchstens { $most }.
refusal-lost-enough = Seit Mitternacht (UTC) hast du { $cap } oder mehr verloren, so viel, wie dieses Haus an einem Tag zulässt. Wieder spielen darfst du { $when }.
refusal-house-stake = In diesem Haus beträgt der Einsatz { $least } bis { $most }.
refusal-house-stake-never = Dieses Spiel braucht mindestens { $least } als Einsatz, in diesem Haus sind aber höchstens { $most } erlaubt.
refusal-channel = Tische werden nur in { $channels } eröffnet: Bitte geh dorthin.
refusal-age = Auf diesem Server wird nur in Kanälen mit Altersbeschränkung gespielt: Bitte geh in einen.
refusal-thread-locked = Dieser Thread ist gesperrt, hier kann ich nicht schreiben. Lass ihn von der Moderation entsperren oder geh in einen anderen Kanal.
refusal-no-threads-here = In einem Kanal wie diesem gibt es keine Threads. Lass die Option weg, oder eröffne den Tisch in einem Textkanal.
refusal-too-many-threads = Discord lässt auf diesem Server keine weiteren offenen Threads zu. Eröffne den Tisch ohne eigenen Thread, oder schließ erst einen alten.
refusal-seats = Dieses Spiel braucht { $least } bis { $most } Personen.
refusal-seats-exactly = Dieses Spiel braucht genau { $seats } Personen.
refusal-turn-time = Die Bedenkzeit beträgt { $least } bis { $most } Sekunden.
refusal-purse = Das Tischgeld ist hier mindestens { $least } und höchstens { $most }.
refusal-no-purse = Dieses Spiel hat einen festen Einsatz, deshalb gibt es kein Tischgeld zu bestimmen.
refusal-pot-carried = Im Pott für die nächste Runde: { $pot }. Bis das gewonnen ist, darf kein Tischgeld kleiner werden.
refusal-deal-is-on = Eine Runde läuft; warte, bis sie vorbei ist.
refusal-no-deal = Gerade läuft keine Runde. Mit der nächsten bekommst du Karten.
refusal-not-dealt-in = In dieser Runde hast du keine Karten. Mit der nächsten bekommst du welche.
refusal-no-partners = In diesem Spiel gibt es keine Paare zu wählen. Das geht an einem Tisch mit Troccas.
refusal-no-pair = Beide müssen in der nächsten Runde mitspielen. Wähl jemanden, der nicht aussetzt; setzt du selbst aus, drück zuerst **{ $in }**.
refusal-stale = Dieser Knopf gehört zu einer früheren Runde. Das ist die aktuelle.
refusal-no-patron-free = Für diesen Tisch ist kein Computerspieler frei.
refusal-regulars-away = Für diesen Tisch ist kein angeworbener Computerspieler frei, und die des Hauses bleiben weg. Die Spielleitung kann mit `/gast anwerben` welche anwerben oder mit `/taverne einrichten` die Stammgäste kommen lassen.
refusal-no-patron-here = Hier sitzt kein Computerspieler.
refusal-house-broke = Das Haus zahlt die Einsätze seiner Computerspieler und hat nur noch { $left }: Dieser Tisch braucht { $need }. Um Mitternacht (UTC) wird es auf { $budget } aufgefüllt. Bis dahin kann die Spielleitung mit `/taverne geben` nachfüllen, oder du wählst einen niedrigeren Einsatz.
refusal-house-broke-budget = Das Haus zahlt die Einsätze seiner Computerspieler und hat nur noch { $left }: Dieser Tisch braucht { $need }. Wähl einen niedrigeren Einsatz oder bitte die Spielleitung, das Haus mit `/taverne geben` aufzufüllen; sein Budget ist { $budget } am Tag.
refusal-house-short = Das Haus hat noch { $left }, das reicht nicht. Füll mit `/taverne geben` nach oder verlange weniger.
refusal-patron-short = { $name } hat { $free } frei, das reicht nicht. Die Spielleitung kann mit `/gast liste` nachfüllen.
refusal-patron-short-held = { $name } hat { $free } frei und { $held } für eine Runde reserviert, das reicht nicht. Warte, bis die Runde vorbei ist.
refusal-patron-has-less = { $name } hat nur { $free }. Nichts wurde genommen.
refusal-patron-has-less-held = { $name } hat nur { $free } frei; { $held } sind für eine Runde reserviert. Nichts wurde genommen.
refusal-no-such-patron = Ein Gast dieses Namens ist hier nicht angeworben, oder mehrere Namen beginnen mit „{ $name }“. `/gast liste` zeigt alle.
refusal-plays-for-nobody = Du spielst an diesem Tisch für keinen Computerspieler. `/gast spielen` übernimmt zwischen zwei Runden den Platz eines Computerspielers.
refusal-patron-name = Der Name eines Gastes hat 1 bis { $most } Zeichen.
refusal-patron-name-taken = Einen Gast namens { $name } gibt es schon. Wähl einen anderen Namen.
refusal-too-many-patrons = Höchstens { $most } angeworbene Gäste. Entlass erst einen.
refusal-too-many-tables = Auf einem Server können höchstens { $most } Tische offen sein. Schließ erst einen.
refusal-hosts-enough = Mehr als { $most } offene Tische kann hier niemand leiten. Schließ erst einen, oder gib die Leitung ab.
enough-come-back = Seit der letzten Runde hast du diesen Tisch schon zweimal verlassen oder ausgesetzt. Zurückkommen kannst du { $when }.
enough-seat-patron = Du hast seit der letzten Runde viele Computerspieler weggeschickt. Den nächsten kannst du { $when } dazuholen.
enough-choose-coins = Du hast schon mehrmals zwischen Münzen und Spaß gewechselt. Wieder wechseln kannst du { $when }.
enough-choose-rules = Du hast die Hausregeln schon mehrmals geändert. Wieder ändern kannst du sie { $when }.
enough-choose-partner = Du hast seit der letzten Runde schon achtmal Paare gewählt. Wieder wählen kannst du, sobald die nächste Runde beginnt.
enough-cut = Du hast dieses Spiel schon dreimal abgehoben; das letzte Mal zählt. Wieder abheben kannst du, sobald neu gemischt ist.
enough-pause = Du hast diesen Tisch seit der letzten Runde schon dreimal angehalten. Wieder anhalten kannst du ihn, sobald die nächste Runde beginnt.
enough-call-off = Du hast die anderen in dieser Runde schon einmal gefragt, ob sie abbrechen. Wieder fragen kannst du in der nächsten; bis dahin kann jemand anderes am Tisch fragen oder eine Spielleitung entscheiden.
enough-hand-over = Du hast die Tischleitung seit der letzten Runde schon dreimal abgegeben. Wieder abgeben kannst du sie, sobald die nächste Runde beginnt.
enough-choose-language = Die Sprache dieses Tischs wurde vor weniger als einer Stunde geändert. Wieder ändern lässt sie sich { $when }.
enough-show = Du hast die Nachricht dieses Tischs in einer Stunde zweimal verschoben. Wieder verschieben kannst du sie { $when }.
refusal-option = Die Option „{ $option }“ passt nicht zu dieser Fassung ({ $edition }). Lass sie weg oder wähl die andere Fassung.
refusal-variant = Ein solches Spiel kenne ich nicht. `/spielen` zeigt alle.

# Was ausgefüllt wurde, ist keine Zahl.
not-a-bid = „{ $text }“ ist kein Gebot. Gib eine ganze Zahl von Punkten über oder unter 43 an, zum Beispiel +10, -5 oder 0.
not-asked-now = Diese Frage ist erledigt. So steht der Tisch jetzt.

# Von den Spielregeln abgelehnt. $card ist, was versucht wurde.
refused-act = { $sentence } { $would }
refused-would = Das geht: { $cards }.{" "}
refused-not-your-turn = Noch nicht: Du bist nicht am Zug.
refused-not-your-card = { $count ->
    [one] { $card } hast du nicht.
   *[other] Diese Karten hast du nicht: { $card }.
}
refused-must-follow = **{ $card }** bedient nicht: Du hast die ausgespielte Farbe, also musst du sie spielen.
refused-must-trump = **{ $card }** geht nicht: Von der ausgespielten Farbe hast du nichts, also musst du Trumpf spielen.
refused-must-beat = **{ $card }** ist zu niedrig: Du kannst die beste Karte im Stich schlagen, also musst du das tun.
refused-must-overtrump = **{ $card }** ist zu niedrig: Du hast einen höheren Trumpf, also musst du ihn spielen.
refused-must-play-valet = **{ $card }** geht nicht: Dein Bube wurde gerufen, also musst du ihn spielen.
refused-call = Der Bube dieser Farbe kann jetzt nicht gerufen werden: Das geht nur mit einem König der ausgespielten Farbe, nur wenn sie zum ersten Mal ausgespielt wird, und nicht, wenn du den Buben selbst hast oder er schon im Stich liegt.
refused-forbidden-discard = { $count ->
    [one] **{ $card }** darf nicht weggelegt werden.
   *[other] Keine von diesen darf weggelegt werden: **{ $card }**.
}
refused-would-discard = Möglich: { $cards }.{" "}
refused-wrong-count = Die Zahl der Karten stimmt nicht.
refused-wrong-count-of = Die Zahl der Karten stimmt nicht: { $count ->
    [one] Wähl eine.
   *[other] Wähl { $count }.
}
refused-bid-too-high = Dieses Gebot ist zu hoch.
refused-bid-too-high-of = { $bid } ist zu hoch: Du darfst { $least } bis { $most } bieten.
refused-bid-too-low = Dieses Gebot ist zu niedrig.
refused-bid-too-low-of = { $bid } ist zu niedrig: Du darfst { $least } bis { $most } bieten.
refused-bet-too-small = Das ist zu wenig gesetzt.
refused-bet-too-small-of = { $coins }: Das ist zu wenig. Mindestens { $least }, höchstens { $most }.
refused-not-enough-coins = So viele Münzen hast du nicht auf dem Tisch.
refused-not-enough-coins-of = { $coins }: So viel gibt dein Tischgeld nicht her. Höchstens { $most }, mindestens { $least }.
refused-not-allowed-now = Das geht an dieser Stelle der Runde nicht.
refused-raises-used-up = { $raises ->
    [one] Die einzige Erhöhung dieser Runde ist gemacht: Du kannst mitgehen oder aussteigen.
   *[other] Die { $raises } Erhöhungen dieser Runde sind gemacht: Du kannst mitgehen oder aussteigen.
}
refused-deal-is-over = Die Runde ist vorbei.
refused-other = Das ist nicht möglich.
refused-false-claim = Das stimmt nicht für deine Hand.
refused-signal = Zu dieser Karte passt jetzt kein Wort. In einer einfachen Farbe geht eins erst, wenn ihr König in einem früheren Stich gefallen ist oder alle Trümpfe heraus sind; mit dem Narren nie.

# Der Tisch: vor dem Spiel, die Gabe in Worten, und was der Tisch nebenbei sagt.

table-title = { $inn } · { $game }
table-terms = { $edition } · { $stake } · { $time } Bedenkzeit
stake-pot = Einsatz **{ $stake }**
stake-point = **{ $stake }** je Punkt
stake-match = je **{ $stake }** für die Partie
stake-purse = Grundeinsatz **{ $stake }**
risk-pot = Mehr als **{ $risk }** kann dich eine Gabe nicht kosten; so viel legt die Bank beiseite, wenn die Karten gegeben werden.
risk-point = Ein Punkt kostet { $stake }, eine Gabe höchstens **{ $risk }**; so viel legt die Bank beiseite, wenn die Karten gegeben werden, und was du nicht verlierst, bekommst du zurück.
risk-match = Alle setzen einmal **{ $stake }** für die ganze Partie, und mehr ist nicht zu verlieren; die Bank verwahrt die Einsätze, bis die Partie vorbei ist.
risk-purse = Mehr als dein Beutel steht in einer Gabe nicht auf dem Spiel: **{ $least }** bis **{ $most }**, ganz wie du willst; die Bank legt ihn beiseite, wenn die Karten gegeben werden.
table-footer = Tisch { $table } · Gaben bisher: { $deals }
time-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
time-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
time-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}

# Ein Teil der Nachricht, der für einen zu lang ist.
part-continued = { $heading } (weiter)

seats-heading = Plätze
seat-line = { $number }. { $name } · { $facts }
seat-patron = Gast des Hauses
seat-played-by = Gast des Hauses, gespielt von der Spielleitung
seat-host = leitet den Tisch
seat-free = { $coins }
seat-dealer = gibt
seat-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
seat-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
seat-shows = vorgezeigt: { $cards }
seat-out = setzt aus
seat-out-next = setzt ab der nächsten Gabe aus
seat-out-match = setzt nach dieser Partie aus
seat-away = setzt aus (war nicht da)
seat-lost-enough = setzt aus (für heute genug verloren)
seat-broke = setzt aus (zu wenig Münzen)
seat-waits = wartet auf einen Platz
seat-kept = Platz ist reserviert
seat-own-purse = Beutel: { $coins }
seat-leaving-match = geht nach dieser Partie
seat-leaving = geht nach dieser Gabe
seat-not-dealt = spielt ab der nächsten Gabe mit
seat-empty = Hier sitzt noch niemand.

lobby-missing = { $missing ->
    [one] Es fehlt noch **eine Person**. Drück **Mitspielen** oder **Gast dazusetzen**.
   *[other] Es fehlen noch **{ $missing } Personen**. Drück **Mitspielen** oder **Gast dazusetzen**.
}
lobby-broke = { $names }: zu wenig Münzen für eine Gabe hier, es braucht { $need }. **{ $in }** sagt, was zu tun ist.
lobby-out = { $names }: setzt aus. **{ $in }** beendet das.
lobby-match = Eine Partie läuft, als Nächstes kommt Gabe { $deal }. Stand: { $score }
lobby-carried = Im Pott für die nächste Gabe: **{ $pot }**.
lobby-draw = Vor der nächsten Gabe werden die Paare ausgelost, für { $deals } Gaben.
lobby-drawn = Die Paare sind für { $deals } Gaben ausgelost, die beiden höchsten Trümpfe spielen zusammen: { $drawn }. Als Nächstes kommt Gabe { $deal } von { $deals }.
lobby-deals-again = Die nächsten Karten gibt es { $when }.
lobby-ready = Alles ist bereit: Wer hier sitzt, kann **Karten geben** drücken.
lobby-asked = { $names }: noch eine Partie? Wer mitspielt, drückt **{ $key }**. Sie beginnt, wenn alle gedrückt haben. Eure Plätze sind reserviert; andere können sie { $when } einnehmen.
lobby-closes = Gibt niemand, wird der Tisch { $when } abgeräumt.
lobby-last = Die letzte Gabe
lobby-invited = { $names }, dieselbe Runde spielt noch einmal: Drückt **Mitspielen**.

key-join = Mitspielen
key-leave = Aufstehen
key-patron = Gast dazusetzen
key-no-patron = Gast wegschicken
key-deal = Karten geben
key-fill = Mit Gästen auffüllen
key-fill-deal = Auffüllen und geben
key-deal-now = Jetzt geben
key-ready-next = Bereit
key-play-again = Noch einmal spielen
key-last-deal = Letzte Gabe
key-rules = Regeln
key-hand = Mein Blatt
key-out = Aussetzen
key-in = Wieder mitspielen

playing-pot = Pott: **{ $pot }**
playing-carried = Davon aus der letzten Gabe: { $pot }.
playing-match = **Gabe { $deal }** der Partie
playing-partners = **Gabe { $deal } von { $deals }** mit den ausgelosten Paaren
playing-score = Stand der Partie: { $score }
playing-last-deal = Letzte Gabe: { $won }
playing-turned = Trumpf ist **{ $suit }**: Aufgedeckt wurde { $card }.
playing-vole = Nach den ersten drei Stichen ging es weiter: Alle fünf sind jetzt Pflicht für { $names }.
playing-vole-refused = Die angebotene Gabe wurde abgelehnt: Alle fünf Stiche sind jetzt Pflicht für { $names }.
playing-honours = { $name } hat Honneurs angesagt: { $points } Punkte von beiden anderen.
playing-trick = **Stich { $trick } von { $tricks }**
playing-trick-empty = **Stich { $trick } von { $tricks }** · noch liegt nichts auf dem Tisch.
playing-leads = { $name } spielt aus: **{ $card }**
playing-card = { $name } spielt: **{ $card }**
playing-calls = { $name } spielt **{ $card }** und ruft den Buben dieser Farbe
playing-winning = Bis jetzt gehört der Stich { $name }.
playing-last = Voriger Stich, an { $winner }: { $cards }
playing-last-card = { $name } { $card }
playing-discard = **Vor der ersten Karte**: Wer gibt, legt die überzähligen Karten verdeckt weg.
playing-robbing = **Rauben**: Die aufgedeckte Karte und die Karten ihrer Farbe, die unter ihr folgen, dürfen gegen ebenso viele andere getauscht werden.
playing-robbing-question = **Vor der ersten Karte**: Wer das Trumpf-Ass hält, darf rauben, also die aufgedeckte Karte und die Trümpfe gleich darunter gegen ebenso viele andere Karten tauschen. Gefragt sind alle, was sie auch halten. Geantwortet wird über **Mein Blatt**; los geht es { $when }, oder sobald alle geantwortet haben.
playing-offered = { $name } **bietet die Gabe an**. Wer annimmt, schreibt einen Punkt; wer ablehnt, muss alle fünf Stiche machen.
playing-vole-or-stop = **Drei Stiche in Folge!** Wer sie gemacht hat, darf aufhören oder auf alle fünf gehen; misslingt das, kostet es zwei Punkte.
playing-exchange = **Der Tausch**: Wer noch im Spiel ist, darf eine Karte weglegen und bekommt eine neue.
playing-laying = **{ $reveal }**: Wer noch im Spiel ist, legt eine Karte verdeckt aus. Alle werden zugleich aufgedeckt.
turn-play = ➤ { $name } ist am Zug.
turn-discard = ➤ { $name } legt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} in den Skart.
turn-bid = ➤ { $name } bietet oder verlangt weitere Karten.
turn-rob = ➤ { $name } raubt oder verzichtet.
turn-answer = ➤ { $name } nimmt an oder lehnt ab.
turn-vole = ➤ { $name } geht auf alle fünf oder hört auf.
turn-speak = ➤ { $name } ist mit Setzen dran.
turn-awaited = ➤ Wir warten auf { $names }.
turn-until = Die Zeit läuft { $when } ab.
turn-until-called = Erinnert wurde schon; { $when } spielt das Haus.
turn-until-called-all = Erinnert wurde schon; { $when } spielt das Haus für alle, die fehlen.

bidding-session = **Bietrunde { $session } von 3** · je { $cards } Karten sind gegeben.
bidding-bid = { $name } bietet **{ $bid }**
bidding-none = { $name } hat noch nicht geboten
bidding-sum-none = Stehen alle drei Gebote und ergeben sie zusammen ±0, wird die Gabe so abgerechnet.
bidding-sum = Die Gebote ergeben **{ $sum }**. Stehen alle drei und ergeben sie ±0, wird die Gabe so abgerechnet.

# Die Setzrunden von Trefeltromp und das dreimalige Aufdecken behalten ihre Namen.
round-1 = Fyrsturkalla
round-2 = Banenkalla
round-3 = Detuilerkalla
round-4 = Debekransekalla
reveal-1 = Banen
reveal-2 = Detuiler
reveal-3 = Debekranse
bets-round = **{ $round }**, Setzrunde { $number } von 4
bets-none = Noch hat niemand gesetzt.
bets-highest = Zum Mitgehen: **{ $coins }**, gesetzt von { $names }. Aus dieser Runde im Pott: **{ $sum }**.
bets-pots = Die Pötte
bets-main-pot = Hauptpott: **{ $pot }**, für { $names }
bets-side-pot = Nebenpott { $number }: **{ $pot }**, für { $names }
reveal-won = { $name } gewinnt { $coins }
reveal-tied = Die besten Karten waren gleich: Niemand gewinnt.
seat-folded = ist ausgestiegen
seat-all-in = All-in
seat-purse = noch { $coins } im Beutel
seat-staked = { $coins } in dieser Runde
seat-stays = bleibt dabei (Narr)

sides = { $first } gegen { $second }
score-entry = { $names }: **{ $points }**
score-debt = 0 (Schuld: { $debt })
playing-question = **Vor der ersten Karte**: Möchte jemand Bonuskarten vorzeigen ({ $cards })? Gefragt sind alle, was sie auch halten. Geantwortet wird über **Mein Blatt**; los geht es { $when }, oder sobald alle geantwortet haben.
playing-closing = Feierabend ist angesagt: Nach dieser Gabe schließt der Tisch.
playing-closing-match = Feierabend ist angesagt: Nach dieser Partie schließt der Tisch.
playing-closing-gm = Die Spielleitung macht Schluss: Der Tisch schließt nach dieser Gabe.
playing-closing-gm-match = Die Spielleitung macht Schluss: Der Tisch schließt nach dieser Partie.
playing-closing-session = Der Abend geht zu Ende: Der Tisch schließt nach dieser Gabe.
playing-closing-session-match = Der Abend geht zu Ende: Der Tisch schließt nach dieser Partie.

# Zeiten, wie Discord sie jedem in der eigenen Uhrzeit zeigt.
when = <t:{ $seconds }:R>

notices-heading = Am Tisch zu hören
notice-lost-enough = { $name } hat heute so viel verloren, wie dieses Haus zulässt, und setzt bis Mitternacht (UTC) aus.
notice-broke = { $name } kann den Einsatz nicht decken und setzt aus.
notice-house-short = { $name } steht auf: Für diesen Einsatz hat das Haus zu wenig Münzen (siehe `/gast haus`).
notice-away = { $name } war nicht da und setzt aus. Mit **Wieder mitspielen** geht es weiter.
notice-left = { $name } ist aufgestanden und gegangen.
notice-host = { $name } leitet jetzt den Tisch.
notice-voided = Eine Gabe ließ sich nicht zu Ende spielen. Alle Münzen daraus gingen zurück.
notice-substituted = { $name } war nicht da; das Haus hat gespielt.
notice-waits = { $name } wartet auf einen Platz: Für so viele ist das Spiel nicht gemacht.
notice-conceded = Mit { $name } ist die ganze Seite gegangen; damit ist die Partie aufgegeben. Die Einsätze der Gegangenen gehen an die andere Seite.
notice-talk = { $name }: „{ $words }“
notice-pot-shared = Der Pott ({ $coins }) wurde unter denen geteilt, die Anspruch darauf hatten.

closed-asked = Die Tischleitung hat diesen Tisch geschlossen.
closed-gm = Die Spielleitung hat diesen Tisch geschlossen.
closed-session = Der Abend ist vorbei, und mit ihm schließt dieser Tisch.
closed-empty = Alle sind gegangen; der Tisch ist abgeräumt.
closed-idle = Lange hat niemand gegeben; der Tisch ist abgeräumt.
closed-gone = Der Tisch ist geschlossen; alle Münzen einer unfertigen Gabe gingen zurück.
closed-placeless = Der Tisch hatte seinen Platz verloren, und niemand hat ihn anderswohin geholt. Das Haus hat zu Ende gespielt, was im Gange war, und der Tisch ist geschlossen.

thread-opened = { $host } eröffnet **{ $inn }**: { $game }, im Thread hierunter.

turn-ping = { $player }, du bist am Zug: { $inn }.
turn-nudge = { $player }, am Tisch „{ $inn }“ warten alle auf dich: { $when } spielt das Haus für dich.
put-out = { $player }, du warst nicht da und setzt bei „{ $inn }“ jetzt aus. Für eine weitere Gabe werden dort keine Münzen von dir zurückgelegt. Mit **Wieder mitspielen** bist du wieder dabei.

# Antworten auf Knöpfe und Befehle, nur für eine Person.
did-open = **{ $inn }** ist eröffnet.
did-open-thread = **{ $inn }** ist eröffnet, in einem eigenen Thread: { $thread }
did-purse = Ab der nächsten Gabe setzt du hier höchstens { $coins } aufs Spiel.
did-join = Du setzt dich an den Tisch „{ $inn }“.
did-leave = Du stehst vom Tisch „{ $inn }“ auf.
did-leave-match = Du verlässt den Tisch „{ $inn }“. Das Haus spielt die Partie für dich zu Ende, auf deine Rechnung.
did-leave-later = Du verlässt den Tisch „{ $inn }“. Das Haus spielt diese Gabe für dich zu Ende, auf deine Rechnung.
ask-leave-deal = Du hast Karten bei „{ $inn }“, und **{ $coins }** stehen für dich auf dem Spiel. Stehst du auf, spielt das Haus deine Karten bis zum Ende der Gabe, auf deine Rechnung. Bis dahin bekommst du sie mit **Mitspielen** zurück.
ask-leave-match = Du spielst eine Partie bei „{ $inn }“, und **{ $coins }** stehen für dich auf dem Spiel. Stehst du auf, spielt das Haus sie für dich zu Ende, auf deine Rechnung. Bis dahin bekommst du deine Karten mit **Mitspielen** zurück.
ask-leave-concede = Von deiner Seite sitzt nur noch du bei „{ $inn }“. Stehst du auf, gibt deine Seite die Partie auf, und dein Einsatz von **{ $coins }** ist verloren. **Mitspielen** bringt ihn nicht zurück.
key-leave-now = Trotzdem aufstehen
did-close = „{ $inn }“ ist geschlossen.
did-close-later = „{ $inn }“ schließt nach dieser Gabe.
did-close-match = „{ $inn }“ schließt nach dieser Partie.
did-show = „{ $inn }“ ist wieder in Sicht.
other-tables = (Hier sind mehrere Tische offen; dies betrifft „{ $inn }“.)

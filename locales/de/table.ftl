# Der Tisch: vor dem Spiel, die Runde in Worten, und was der Tisch nebenbei sagt.

table-title = { $inn } · { $game }
table-terms = { $edition } · { $stake } · { $time } Bedenkzeit
stake-pot = Einsatz **{ $stake }**
stake-point = **{ $stake }** je Punkt
stake-contract = **{ $stake }** für ein knapp gewonnenes Spiel
stake-match = Einsatz **{ $stake }** für die Partie
stake-purse = Grundeinsatz **{ $stake }**
risk-pot = Du kannst je Runde höchstens **{ $risk }** verlieren. So viel wird beim Geben reserviert.
risk-point = Ein Punkt ist { $stake } wert, und du kannst je Runde höchstens **{ $risk }** verlieren. So viel wird beim Geben reserviert; was du nicht verlierst, bekommst du zurück.
risk-contract = Ein knapp gewonnenes Spiel (25 Punkte) bringt { $stake }, und du kannst je Runde höchstens **{ $risk }** verlieren. So viel wird beim Geben reserviert; was du nicht verlierst, bekommst du zurück.
risk-match = Alle setzen einmal **{ $stake }** für die ganze Partie; mehr kannst du nicht verlieren. Die Einsätze bleiben reserviert, bis die Partie vorbei ist.
risk-purse = Du kannst je Runde höchstens dein Tischgeld verlieren. Du bestimmst es selbst: mindestens **{ $least }**, höchstens **{ $most }**. Es wird beim Geben reserviert.
table-footer = { $deals ->
    [0] Noch keine Runde gespielt
    [one] 1 Runde gespielt
   *[other] { $deals } Runden gespielt
}
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
part-continued = { $heading } (Fortsetzung)

seats-heading = Plätze
seat-line = { $number }. { $name } · { $facts }
seat-line-alone = { $number }. { $name }
seat-patron = Computerspieler
seat-played-by = gespielt von der Spielleitung
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
# The card points in the tricks that a seat has won so far.
seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-shows = offen: { $cards }
seat-out = setzt aus
seat-out-next = setzt ab der nächsten Runde aus
seat-out-match = setzt nach dieser Partie aus
seat-away = setzt aus (dreimal nicht gespielt)
seat-lost-enough = setzt aus (Verlustgrenze für heute)
seat-broke = setzt aus (zu wenig Münzen)
seat-waits = wartet auf einen Platz
seat-kept = Platz für die Revanche reserviert
seat-own-purse = Tischgeld: { $coins }
seat-leaving-match = geht nach dieser Partie
seat-leaving = geht nach dieser Runde
seat-not-dealt = spielt ab der nächsten Runde mit
seat-empty = Hier sitzt noch niemand.

lobby-missing = { $missing ->
    [one] Es fehlt noch **eine Person**. Drück **{ $join }**. Wer den Tisch leitet, kann **{ $fill }** drücken.
   *[other] Es fehlen noch **{ $missing } Personen**. Drück **{ $join }**. Wer den Tisch leitet, kann **{ $fill }** drücken.
}
lobby-missing-join = { $missing ->
    [one] Es fehlt noch **eine Person**. Drück **{ $join }**.
   *[other] Es fehlen noch **{ $missing } Personen**. Drück **{ $join }**.
}
lobby-broke = { $names }: zu wenig Münzen für eine Runde hier (nötig: { $need }). Drück **{ $in }**, um zu sehen, was du tun kannst.
lobby-out = Setzt aus: { $names }. Wieder dabei mit **{ $in }**.
lobby-match = Als Nächstes: Runde { $deal } dieser Partie. Stand: { $score }
lobby-carried = Im Pott für die nächste Runde: **{ $pot }**.
lobby-draw = Vor der nächsten Runde werden die Paare ausgelost, für { $deals } Runden.
lobby-draw-host = Vor der nächsten Runde werden die Paare ausgelost, für { $deals } Runden, wenn die Tischleitung sie nicht wählt.
lobby-drawn = Die Paare sind für { $deals } Runden ausgelost; die beiden höchsten Trümpfe spielen zusammen: { $drawn }. Als Nächstes kommt Runde { $deal } von { $deals }.
lobby-chosen = Die Paare sind für { $deals } Runden von der Tischleitung gewählt. Als Nächstes kommt Runde { $deal } von { $deals }.
lobby-pair = Das nächste Paar für { $deals } Runden, von der Tischleitung gewählt: { $names }.
lobby-deals-again = Die nächste Runde beginnt { $when }.
lobby-ready = Alles bereit! Wer am Tisch sitzt, kann **{ $deal }** drücken.
lobby-asked = { $names }: Noch eine Partie? Drück **{ $key }**, wenn du dabei bist. Sie beginnt, sobald alle gedrückt haben. Eure Plätze bleiben vorerst reserviert; andere können sie { $when } einnehmen.
lobby-closes = Der Tisch schließt { $when }, wenn niemand gibt.
lobby-recall = **{ $played }** kann beim Spielen nachgesehen werden.
lobby-last = Letzte Runde
lobby-invited = { $names }, noch einmal zusammen? Drückt **{ $join }**.

key-join = Mitspielen
key-join-next = Nächste Runde dabei
key-leave = Tisch verlassen
key-patron = +1 Computerspieler
key-no-patron = −1 Computerspieler
key-deal = Karten geben
key-fill = Leere Plätze füllen
key-fill-deal = Füllen und geben
key-next-deal = Nächste Runde
key-rematch = Revanche
key-ready-next = Bereit
key-play-again = Noch einmal spielen
key-last-deal = Letzte Runde
key-rules = Regeln
key-hand = Mein Blatt
key-words = In Worten
key-my-result = Mein Ergebnis
key-out = Aussetzen
key-in = Wieder mitspielen

playing-pot = Pott: **{ $pot }**
playing-carried = Davon aus der letzten Runde: { $pot }.
playing-match = **Runde { $deal }** der Partie
playing-partners = **Runde { $deal } von { $deals }** mit diesen Paaren
playing-score = Stand der Partie: { $score }
playing-last-deal = Letzte Runde: { $won }
playing-turned = Trumpf ist **{ $suit }**: Aufgedeckt wurde { $card }.
playing-vole = Drei Stiche für { $names }, und es geht weiter: Jetzt müssen es alle fünf sein.
playing-vole-refused = Das Angebot aufzugeben wurde abgelehnt: Für { $names } sind jetzt alle fünf Stiche Pflicht.
playing-honours = { $name } hat Honneurs angesagt: je { $points } Punkte von den beiden anderen.
playing-trick = **Stich { $trick } von { $tricks }**
playing-trick-empty = **Stich { $trick } von { $tricks }** · noch liegt nichts auf dem Tisch.
playing-leads = { $name } spielt aus: **{ $card }**
playing-card = { $name } spielt: **{ $card }**
playing-calls = { $name } spielt **{ $card }** und ruft den Buben dieser Farbe
playing-winning = { $name } führt in diesem Stich.
playing-last = Voriger Stich (an { $winner }): { $cards }
playing-last-card = { $name } { $card }
playing-discard = Wer gibt, legt die überzähligen Karten verdeckt weg.
playing-discard-talon = **Der Monte** ist genommen; ebenso viele Karten kommen verdeckt in den Skart.
playing-robbing = **Rauben**: Die aufgedeckte Karte und die Trümpfe direkt darunter können gegen ebenso viele andere getauscht werden.
playing-robbing-turned = **Rauben**: Die aufgedeckte Karte kann gegen eine andere getauscht werden.
playing-robbing-question = **Rauben**: Mit dem Trumpf-Ass kannst du die aufgedeckte Karte gegen eine eigene tauschen. Alle werden gefragt: Antworte über **{ $hand }**. Weiter geht es { $when }, oder sobald alle geantwortet haben.
playing-robbing-question-turned = **Vor der ersten Karte**: Mit dem Trumpf-Ass kannst du die aufgedeckte Karte, und nur sie, gegen eine eigene tauschen. Alle werden gefragt: Antworte über **{ $hand }**. Weiter geht es { $when }, oder sobald alle geantwortet haben.
playing-offered = { $name } **bietet an aufzugeben**. Nimmt die andere Seite an, schreibt sie 1 Punkt; lehnt sie ab, muss sie alle fünf Stiche machen.
playing-vole-or-stop = **Drei Stiche in Folge!** Aufhören oder auf alle fünf gehen? Misslingt das, kostet es zwei Punkte.
playing-talk = **Die Ansage**: Vor der ersten Karte sagen alle reihum an.
playing-solo = { $name } spielt **Solo**.
playing-solo-talon = { $name } spielt **Solo** und hat den Monte genommen: { $cards }.
playing-each = { $name } hat den Monte genommen; **alle für sich**.
playing-each-talon = { $name } hat den Monte genommen: { $cards }. **Alle für sich**.
playing-exchange = **Tausch**: Wer noch im Spiel ist, kann eine Karte weglegen und bekommt eine neue.
playing-laying = **{ $reveal }**: Wer noch im Spiel ist, legt eine Karte verdeckt aus. Aufgedeckt wird gleichzeitig.
turn-play = ➤ { $name } ist am Zug.
turn-discard = ➤ { $name } legt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} weg.
turn-bid = ➤ { $name } ist dran: bieten oder weitere Karten verlangen.
turn-rob = ➤ { $name } entscheidet, ob geraubt wird.
turn-answer = ➤ { $name } entscheidet: annehmen oder ablehnen.
turn-vole = ➤ { $name } entscheidet: auf alle fünf gehen oder aufhören.
turn-speak = ➤ { $name } ist mit Setzen dran.
turn-talk = ➤ { $name } ist mit Ansagen dran.
turn-call = ➤ { $name } muss eine Karte rufen.
turn-awaited = ➤ Alle warten auf { $names }.
turn-last-trick = Der letzte Stich spielt sich von selbst: Niemand hat noch eine Wahl.
turn-until = Die Zeit läuft { $when } ab.
turn-until-called = Die Erinnerung ist verschickt; { $when } übernimmt der Autopilot.
turn-until-called-all = Die Erinnerung ist verschickt; { $when } übernimmt der Autopilot für alle, die fehlen.

bidding-session = **Bietrunde { $session } von 3** · bisher je { $cards } Karten
bidding-bid = { $name } bietet **{ $bid }**
bidding-none = { $name } hat noch nicht geboten
talk-passes = { $name } **passt**
talk-takes = { $name } **nimmt**
talk-solo = { $name } spielt **Solo**
talk-each = { $name }: **alle für sich**
talk-petite = { $name } bietet **Petite**
talk-garde = { $name } bietet **Garde**
talk-sans = { $name } bietet **Garde sans**: ohne den Hund
talk-contre = { $name } bietet **Garde contre**: gegen den Hund
talk-jeu = { $name } spielt
talk-chelem = { $name } sagt einen **Schlemm** an: alle Stiche
talk-none = { $name } hat noch nichts gesagt
bidding-sum-none = Ergeben die drei Gebote zusammen 0, wird wie geboten bezahlt und nicht gespielt.
bidding-sum = Die Gebote ergeben **{ $sum }**. Ergeben alle drei zusammen 0, wird wie geboten bezahlt und nicht gespielt.

# Die Setzrunden von Trefeltromp und das dreimalige Aufdecken behalten ihre Namen.
round-1 = Fyrsturkalla
round-2 = Banenkalla
round-3 = Detuilerkalla
round-4 = Debekransekalla
reveal-1 = Banen (erste Karte)
reveal-2 = Detuiler (zweite Karte)
reveal-3 = Debekranse (letzte Karte)
bets-round = **{ $round }**, Setzrunde { $number } von 4
bets-none = Noch hat niemand gesetzt.
bets-highest = Mitgehen kostet **{ $coins }** (gesetzt von { $names }). In dieser Setzrunde gesetzt: **{ $sum }**.
bets-main-pot = Hauptpott: **{ $pot }**, für { $names }
bets-side-pot = Nebenpott { $number }: **{ $pot }**, für { $names }
reveal-won = { $name } gewinnt { $coins }
reveal-tied = Die besten Karten waren gleich: Niemand gewinnt.
seat-folded = ist ausgestiegen
seat-all-in = All-in
seat-purse = noch { $coins } Tischgeld
seat-staked = { $coins } in dieser Setzrunde
seat-stays = bleibt dabei (Narr)

sides = { $first } gegen { $second }
score-entry = { $names }: **{ $points }**
score-debt = 0 (Schuld: { $debt })
playing-question = **Bonuskarten** ({ $cards }): Zeigt jemand welche vor? Alle werden gefragt: Antworte über **{ $hand }**. Weiter geht es { $when }, oder sobald alle geantwortet haben.
playing-closing = Der Tisch schließt nach dieser Runde.
playing-closing-match = Der Tisch schließt nach dieser Partie.
playing-closing-gm = Die Spielleitung schließt den Tisch nach dieser Runde.
playing-closing-gm-match = Die Spielleitung schließt den Tisch nach dieser Partie.
playing-closing-session = Der Abend geht zu Ende: Der Tisch schließt nach dieser Runde.
playing-closing-session-match = Der Abend geht zu Ende: Der Tisch schließt nach dieser Partie.

# Zeiten, wie Discord sie jedem in der eigenen Uhrzeit zeigt.
when = <t:{ $seconds }:R>

notices-heading = Tischgespräch
notice-lost-enough = { $name } hat die Verlustgrenze für heute erreicht und setzt bis Mitternacht (UTC) aus.
notice-broke = { $name } hat zu wenig Münzen für den Einsatz und setzt aus.
notice-house-short = { $name } geht: Das Haus hat zu wenig Münzen für diesen Einsatz (siehe `/taverne geben`).
notice-away = { $name } hat dreimal nicht gespielt und setzt aus. Mit **{ $in }** geht es weiter.
notice-left = { $name } hat den Tisch verlassen.
notice-host = { $name } leitet jetzt den Tisch.
notice-voided = Eine Runde ließ sich nicht zu Ende spielen. Alle Münzen wurden zurückgegeben.
notice-substituted = { $name } war nicht da; der Autopilot hat gespielt.
notice-waits = { $name } wartet auf einen Platz: So viele können dieses Spiel nicht spielen.
notice-conceded = Mit { $name } hat die ganze Seite den Tisch verlassen und die Partie aufgegeben. Ihre Einsätze gehen an die andere Seite.
notice-talk = { $name }: „{ $words }“
notice-pot-shared = Der Pott ({ $coins }) wurde unter allen geteilt, die Anspruch darauf hatten.

closed-asked = Die Tischleitung hat diesen Tisch geschlossen.
closed-gm = Die Spielleitung hat diesen Tisch geschlossen.
closed-session = Der Abend ist vorbei, also ist dieser Tisch geschlossen.
closed-empty = Alle haben den Tisch verlassen; er ist geschlossen.
closed-idle = Hier wurde lange nicht gegeben; der Tisch ist geschlossen.
closed-gone = Der Tisch ist geschlossen. Die Münzen einer unfertigen Runde wurden zurückgegeben.
closed-placeless = Der Kanal dieses Tisches ist weg, und niemand hat den Tisch in einen anderen geholt. Der Autopilot hat zu Ende gespielt, und der Tisch ist geschlossen.

thread-opened = { $host } eröffnet **{ $inn }**: { $game }, hier im Thread.

turn-ping = { $player }, du bist am Zug: { $inn }.
turn-nudge = { $player }, bei „{ $inn }“ warten alle auf dich: { $when } spielt der Autopilot für dich.
put-out = { $player }, du hast deine Züge verpasst und setzt bei „{ $inn }“ aus. Für weitere Runden werden dort keine Münzen von dir reserviert. Mit **{ $in }** bist du wieder dabei.

# Antworten auf Knöpfe und Befehle, nur für eine Person.
did-open = **{ $inn }** ist eröffnet.
did-open-thread = **{ $inn }** ist eröffnet, in einem eigenen Thread: { $thread }
did-purse = Ab der nächsten Runde kannst du hier höchstens { $coins } verlieren.
did-join = Du spielst jetzt bei „{ $inn }“ mit.
did-leave = Du hast „{ $inn }“ verlassen.
did-leave-match = Du hast „{ $inn }“ verlassen. Der Autopilot spielt die Partie für dich zu Ende, mit deinen Münzen.
did-leave-later = Du hast „{ $inn }“ verlassen. Der Autopilot spielt diese Runde für dich zu Ende, mit deinen Münzen.
ask-leave-deal = Bei „{ $inn }“ stehen für dich **{ $coins }** auf dem Spiel. Wenn du gehst, spielt der Autopilot mit deinen Münzen weiter; mit **{ $join }** (unter **{ $options }**) übernimmst du wieder.
ask-leave-match = Bei „{ $inn }“ stehen für dich **{ $coins }** in einer Partie auf dem Spiel. Wenn du gehst, spielt der Autopilot mit deinen Münzen weiter; mit **{ $join }** (unter **{ $options }**) übernimmst du wieder.
ask-leave-concede = Auf deiner Seite sitzt bei „{ $inn }“ nur noch du. Wenn du gehst, gibt deine Seite die Partie auf, und du verlierst deinen Einsatz von **{ $coins }**. **{ $join }** bringt ihn nicht zurück.
key-leave-now = Trotzdem verlassen
key-stay-here = Am Tisch bleiben
did-close = „{ $inn }“ ist geschlossen.
did-close-later = „{ $inn }“ schließt nach dieser Runde.
did-close-match = „{ $inn }“ schließt nach dieser Partie.
did-show = „{ $inn }“ ist wieder zu sehen.
did-show-waits = Ich habe Discord gebeten, „{ $inn }“ wieder zu zeigen, aber noch keine Antwort bekommen.
did-show-refused = Discord lässt mich „{ $inn }“ hier nicht zeigen.
table-stands = Der Tisch steht hier: { $link }
other-tables = (Hier sind mehrere Tische offen; das gilt für „{ $inn }“.)
which-table = Welcher Tisch?
which-own = Welchen deiner Tische meinst du?
which-here = Du sitzt an keinem Tisch. Welchen meinst du?
which-left = { $game } · du bist gegangen
which-sits = { $game } · du sitzt hier
which-holds = { $game } · du hast Karten
which-on-turn = { $game } · du bist am Zug
on-turn-at = Du bist am Zug bei **{ $inn }**: { $link }
key-table-purse = Mein Tischgeld …
table-purse-title = Was du in einer Runde höchstens verlierst
table-purse-label = Münzen, ab der nächsten Runde
table-purse-hint = { $least } bis { $most }
key-languages = Sprache …
key-partners = Paare …
key-slower = Langsamer
key-faster = Normales Tempo
table-language = Die Sprache der öffentlichen Nachrichten des Tisches
table-language-house = Die hier übliche Sprache

# Ottocento.
playing-declared = { $name } hat gezeigt: { $items }: **{ $points }**
playing-signal = { $name } sagt *{ $word }*.
combination = { $name } { $points }
combinations-doubled = { $items } (verdoppelt)
combination-tarocchi = Tarocchi
combination-kings = Könige
combination-queens = Damen
combination-knights = Ritter
combination-jacks = Buben
combination-suit = Folge in { $suit }
combination-aces = Asse
combination-moors = Mohren
combination-grande = Grande
playing-winning-moor = { $name } führt in diesem Stich: Von gleichen Mohren gewinnt der zuletzt gespielte.
playing-last-moor = Voriger Stich (an { $winner } mit dem zuletzt gespielten Mohren): { $cards }

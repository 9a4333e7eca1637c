# Ein Blatt, nur für die Person zu sehen, die es hält.

hand-title = Dein Blatt · { $inn }
hand-card-may = { $card } · spielbar
hand-holds = { $cards ->
    [one] **Deine letzte Karte**
   *[other] **Deine { $cards } Karten**
}
hand-may = Du darfst spielen: { $cards }.

# Was zu tun ist und bis wann. $do ist einer der Sätze darunter.
hand-turn = { $do } Die Zeit läuft { $when } ab.
hand-turn-late = { $do } Die anderen warten: { $when } spielt der Autopilot für dich.
hand-you-lead = **Du spielst aus.**
hand-your-turn = **Du bist am Zug.**
hand-until-late = Der Autopilot spielt { $when } für dich.
hand-do-lead = **Du spielst aus.** Jede Karte ist erlaubt.
hand-do-lead-menu = **Du spielst aus.** Jede Karte ist erlaubt: Wähl eine im Menü.
hand-do-play = **Du bist am Zug.** Drück auf eine Karte, um sie zu spielen.
hand-do-any = **Du bist am Zug.** Jede Karte ist erlaubt.
hand-do-play-menu = **Du bist am Zug.** Wähl eine Karte im Menü.
hand-do-discard = **Du bist am Zug: Leg { $count } Karten weg.** { $side ->
    [yes] Sie zählen für deine Seite.
   *[no] Sie zählen für dich.
}
hand-do-rob = **Du bist am Zug. Du darfst rauben: { $cards }.** Dafür legst du { $count ->
    [one] eine Karte unter den Stock; das darf auch die geraubte sein
   *[other] { $count } Karten unter den Stock; auch geraubte dürfen dabei sein
}.
hand-do-bid = **Du bist mit Bieten dran**: Wie weit über oder unter 43 liegt dein Blatt? Ergeben die drei Gebote zusammen 0, wird wie geboten bezahlt und nicht gespielt. **{ $more }** beendet diese Bietrunde.
hand-bid-bounds = Du darfst { $least } bis { $most } bieten.
hand-bid-price = Ein Punkt ist { $stake } wert. Jeder Knopf sagt, was dir dieses Gebot bringt oder was es dich kostet, wenn ihr euch einigt.
hand-bid-none-settles = Die beiden anderen bieten zusammen { $sum }: Mit keinem Gebot kommt ihr in dieser Bietrunde auf 0. **{ $more }** beendet sie.
hand-bid-settles = Mit dem Gebot **{ $bid }** einigt ihr euch sofort.
hand-bid-own = Dein letztes Gebot: **{ $bid }**.
sure-settles-costs = **Bist du sicher? Mit diesem Gebot einigt ihr euch: Es kostet dich { $coins }**, und keine Karte wird gespielt.
sure-settles-brings = **Bist du sicher? Mit diesem Gebot einigt ihr euch: Du gewinnst { $coins }**, und keine Karte wird gespielt.
sure-settles-even = **Bist du sicher? Mit diesem Gebot einigt ihr euch: Du gewinnst und verlierst nichts**, und keine Karte wird gespielt.
sure-all-in = **Bist du sicher? Damit gehst du all-in** und setzt dein ganzes Tischgeld: { $coins }.
sure-concede = **Aufgeben?** Nimmt die andere Seite an, schreibt sie 1 Punkt, und die Runde ist zu Ende. Lehnt sie ab, braucht sie alle fünf Stiche: Das bringt ihr 2 Punkte, doch ein verlorener Stich kostet sie 2. Dein Einsatz: **{ $coins }**.
sure-concede-match = **Aufgeben? Nimmt die andere Seite an, verlierst du die Partie und deinen Einsatz: { $coins }.** Lehnt sie ab, braucht sie alle fünf Stiche oder verliert 2 Punkte.
hand-do-answer = **{ $name } bietet an aufzugeben.** Annehmen: Deine Seite schreibt 1 Punkt. Ablehnen: Ihr braucht alle fünf Stiche, +2, wenn es gelingt, −2, wenn ihr einen verliert.
hand-do-vole = **Du bist am Zug: Die ersten drei Stiche sind gewonnen.** Hörst du auf, bringen sie 1 Punkt. Gehst du auf alle fünf (Durchmarsch), bringen sie 2, aber ein verlorener Stich kostet 2.
hand-do-talk = **Du bist mit Ansagen dran.** Alle sagen nur einmal an.
hand-do-call = **Du bist mit Setzen dran.** Mitgehen kostet { $coins }.
hand-do-bet = **Du bist mit Setzen dran.** Noch hat niemand gesetzt.
hand-do-stay = **Du bist mit Setzen dran**, und mit deinem Narren kannst du dabeibleiben.
hand-stay = **Dabeibleiben**: Du zahlst in dieser Setzrunde nichts und spielst weiter um den Pott. Setzt oder erhöhst du, ist das Vorrecht dahin.
hand-do-swap = **Du bist am Zug: Tausch eine Karte** oder behalte alle drei. Die neue kommt vom Stock.
hand-do-lay = **Du bist am Zug: Leg eine Karte** verdeckt aus. Die beste von allen gewinnt { $share }.
hand-share-third = ein Drittel des Potts
hand-share-half = den halben Pott
hand-share-rest = den Rest des Potts
hand-each = Alle entscheiden gleichzeitig; gezeigt wird erst, wenn alle so weit sind.
hand-may-call = Der König der ausgespielten Farbe darf ihren Buben rufen.
hand-may-offer = Schwaches Blatt? Du darfst anbieten aufzugeben.

# Was von den wegzulegenden Karten schon gewählt ist.
hand-picked-none = Wähl in den Menüs; bis du den Knopf drückst, kannst du es dir anders überlegen.
hand-picked-few = Bisher gewählt: { $cards }; { $more ->
    [one] eine fehlt noch.
   *[other] { $more } fehlen noch.
}
hand-picked-many = Gewählt: { $cards }. Das { $less ->
    [one] ist eine zu viel.
   *[other] sind { $less } zu viel.
}
hand-picked = Gewählt: **{ $cards }**. Drück den Knopf, wenn es so bleiben soll.

# Was zur Entscheidung gehört.
hand-score = Stand der Partie: { $marks }
hand-score-mark = { $name } { $points }
hand-partners = Du spielst mit { $names }.
hand-turned = Trumpf ist **{ $suit }** (aufgedeckt: { $card }).
hand-vole = Alle fünf Stiche sind jetzt Pflicht für { $name }.
hand-vole-own = Alle fünf Stiche sind jetzt Pflicht für dich.
hand-bids = Bietrunde { $session } von 3: { $bids }
hand-bids-none = Bietrunde { $session } von 3: noch keine Gebote.
hand-leads = { $name } spielt aus.
hand-leads-own = Du spielst aus.
hand-calling = { $name } ruft: **{ $valet }**.
hand-calling-own = Du rufst: **{ $valet }**.
hand-honours = { $name } hat Honneurs angesagt: je { $points } Punkte von den beiden anderen.
hand-honours-own = Du hast Honneurs angesagt: je { $points } Punkte von den beiden anderen.
hand-shown = Offen im Blatt von { $name }: { $cards }
hand-bonus = Bonus: { $cards }. Dafür hast du { $coins } aus dem Pott bekommen.
hand-pot = Pott: **{ $coins }**
hand-pots = Pott: **{ $main }**, dazu { $sides }
hand-purse = Dein Tischgeld: noch **{ $left }**; in dieser Setzrunde gesetzt: { $staked }
hand-folded = Du bist ausgestiegen.
hand-in = { $name }
hand-in-staked = { $name } ({ $coins })
hand-in-stays = { $name } (bleibt dabei)
hand-in-play = Noch im Spiel: { $seats }
hand-in-play-too = Außer dir noch dabei: { $seats }
hand-put-back = Du hast zurückgelegt: { $cards }
hand-laid = Du hast verdeckt gelegt: { $cards }
hand-swapped = Du hast getauscht: { $cards }
hand-thrown = Deine weggeworfenen Karten: { $cards }
hand-laid-discard = Weggelegt (der Skart): { $cards } ({ $points ->
    [one] 1 Kartenpunkt
   *[other] { $points } Kartenpunkte
}, noch nicht mitgezählt)
# On the picture of the hand, below the dealer’s own cards: as few letters as can be.
hand-points-discard = { $points } + Skart
hand-points-beside = { $points ->
    [one] { $points } Punkt ohne Skart
   *[other] { $points } Punkte ohne Skart
}

hand-wait = { $name } ist am Zug. Sobald du dran bist, leuchten deine Karten auf.
hand-wait-discard = { $name } nimmt die letzten Karten auf und legt ebenso viele weg.
hand-wait-bid = { $name } ist mit Bieten dran.
hand-wait-rob = { $name } entscheidet, ob geraubt wird.
hand-wait-answer = { $name } entscheidet: annehmen oder ablehnen.
hand-wait-vole = { $name } entscheidet, ob es auf alle fünf Stiche geht.
hand-wait-bet = { $name } ist mit Setzen dran.
hand-wait-talk = { $name } ist mit Ansagen dran.
hand-wait-call = { $name } muss eine Karte rufen.
hand-wait-each = Alle entscheiden gleichzeitig. Noch unentschieden: { $names }.
hand-empty = Du hast alle Karten gespielt.
hand-question = **Möchtest du Bonuskarten vorzeigen?** Los geht’s { $when }; wer bis dahin nicht antwortet, zeigt alle vor.
hand-question-solo = **Möchtest du Bonuskarten vorzeigen?**
hand-question-holds = In deinem Blatt: { $cards }. Vorzeigen bringt { $coins } aus dem Pott, und { $count ->
    [one] die Karte bleibt
   *[other] die Karten bleiben
} bei dir.
hand-question-none = Du hast keine dieser Karten: { $cards }. Drück **{ $hide }**, damit die anderen nicht warten müssen.
hand-answered = Du hast geantwortet. Los geht’s, wenn alle geantwortet haben, spätestens { $when }.
hand-robbing = **Rauben?** Mit dem Trumpf-Ass darfst du die aufgedeckte Karte und die Trümpfe direkt darunter gegen ebenso viele eigene Karten tauschen. Alle werden gefragt. Los geht’s { $when }.
hand-robbing-turned = **Rauben?** Mit dem Trumpf-Ass darfst du die aufgedeckte Karte gegen eine eigene tauschen. Alle werden gefragt. Los geht’s { $when }.
hand-robbing-solo = **Rauben?** Mit dem Trumpf-Ass darfst du die aufgedeckte Karte und die Trümpfe direkt darunter gegen ebenso viele eigene Karten tauschen. Alle werden gefragt.
hand-robbing-turned-solo = **Rauben?** Mit dem Trumpf-Ass darfst du die aufgedeckte Karte gegen eine eigene tauschen. Alle werden gefragt.
hand-rob-lays = **Du darfst rauben: { $cards }.** Dafür legst du { $count ->
    [one] eine Karte unter den Stock; das darf auch die geraubte sein
   *[other] { $count } Karten unter den Stock; auch geraubte dürfen dabei sein
}. Los geht’s { $when }.
hand-over = Diese Runde ist vorbei.
hand-own-dearest = Stich { $trick } hat { $name } { $points } Punkte gebracht, die meisten in dieser Runde.
hand-own-dearest-own = Stich { $trick } hat dir { $points } Punkte gebracht, die meisten in dieser Runde.
hand-first-win = ✦ Dein erster Sieg bei { $game }! Das siehst nur du.
key-share-win = Sieg teilen
# What a deal brought the reader. $why: one of the reasons below, or several with their coins.
hand-own-won = **{ $coins } gewonnen**: { $why }.
hand-own-lost = **{ $coins } verloren**: { $why }.
hand-own-even = **Weder gewonnen noch verloren**: { $why }.
hand-own-last = Deine letzte Runde hier: { $result }
hand-own-share = { $why } ({ $coins })
hand-own-stake = dein Einsatz
hand-own-stake-tricks = { $count ->
    [0] dein Einsatz, ohne einen Stich
    [1] dein Einsatz, denn ein Stich war zu wenig
   *[other] dein Einsatz, denn { $tricks } waren zu wenig
}
hand-own-bets = dein Grundeinsatz mit deinen Einsätzen
hand-own-bonus = { $count ->
    [one] der Bonus „{ $cards }“
   *[other] die Boni „{ $cards }“
}
hand-own-death = der ganze Pott, denn du hast die Karte { $card } bekommen
hand-own-most = der Pott für { $tricks }
hand-own-shares = deine Anteile am Pott
hand-own-alone = was kampflos an dich ging
hand-own-agreed = Einigung bei deinem Gebot von { $bid }
hand-own-points = { $points ->
    [one] 1 Kartenpunkt
   *[other] { $points } Kartenpunkte
} statt { $mean }
hand-own-points-side = { $points ->
    [one] 1 Kartenpunkt
   *[other] { $points } Kartenpunkte
} für deine Seite statt { $mean }
hand-own-points-even = { $points } Kartenpunkte, genau der Durchschnitt
hand-own-points-zero = { $points } Kartenpunkte, genau genug, um nichts zu verlieren
hand-own-passed = alle haben gepasst
hand-own-match-won = { $who ->
    [side] deine Seite hat
   *[you] du hast
} die Partie gewonnen ({ $score })
hand-own-match-shared = { $names } teilen sich die Partie ({ $score })
hand-own-match-lost = die Partie ging an { $names } ({ $score })
hand-own-match-drawn = niemand liegt vorn, und alle bekommen ihren Einsatz zurück ({ $score })
# While a match continues.
hand-own-scored = **{ $who ->
    [side] Deine Seite hat
   *[you] Du hast
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gemacht.**
hand-own-scored-nothing = **{ $who ->
    [side] Deine Seite hat keinen Punkt gemacht.
   *[you] Du hast keinen Punkt gemacht.
}**
hand-own-scored-lost = **{ $who ->
    [side] Deine Seite hat
   *[you] Du hast
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verloren.**
hand-own-scored-cards = **Du hast in dieser Runde { $points ->
    [one] 1 Kartenpunkt
   *[other] { $points } Kartenpunkte
} gemacht.**
hand-missing = { $missing ->
    [one] Es fehlt noch **eine Person**.
   *[other] Es fehlen noch **{ $missing } Personen**.
}
hand-fill = Willst du gleich spielen, drück am Tisch **{ $fill }**.
hand-ready = Alles bereit! Zum Anfangen drück am Tisch **{ $deal }**.
hand-next = Die nächste Runde beginnt von selbst. Soll es gleich weitergehen, drück am Tisch **{ $deal }**.
hand-next-slow = Die nächste Runde beginnt, sobald alle am Tisch **{ $ready }** gedrückt haben, spätestens { $when }.
hand-next-alone = Soll es weitergehen, drück am Tisch **{ $deal }**.
hand-asked = { $names }: Noch eine Partie? Drück am Tisch **{ $key }**, wenn du dabei bist. Sie beginnt, sobald alle gedrückt haben. Eure Plätze bleiben vorerst reserviert; andere können sie { $when } einnehmen.
hand-out = Du setzt aus und bekommst keine Karten.
hand-away = Du warst nicht da und setzt aus. Mit **{ $in }** bist du wieder dabei.
hand-broke = Um hier mitzuspielen, brauchst du { $need }; frei hast du { $have }. Vielleicht hilft das Taschengeld oder die Spielleitung; drück dann **{ $in }**.
hand-lost-enough = Du hast die Verlustgrenze dieses Servers für heute erreicht und setzt bis Mitternacht (UTC) aus.
hand-comes-here = Deine Karten erscheinen hier.
hand-none-next = In dieser Runde hast du am Tisch „{ $inn }“ keine Karten. Mit der nächsten bekommst du welche.

key-again = Aktualisieren
key-last-trick = Voriger Stich
key-last-reveal = Zuletzt aufgedeckt
key-calling = { $card }, { $valet } rufen
key-calling-rank = { $card } + { $valet }
key-offer = Aufgeben anbieten
key-suggest = Vorschlagen
key-discard = Diese { $count } weglegen
key-rob = Mit diesen { $count } rauben
key-rob-for = Rauben, { $card } weg
key-take = Rauben
key-leave-it = Nicht rauben
key-sure = Ja, sicher
key-not-sure = Nein, zurück
key-swap = { $card } tauschen
key-keep = Alle drei behalten
key-accept = Annehmen
key-refuse = Ablehnen: alle fünf
key-stop = Aufhören: 1 Punkt
key-vole = Weiter: auf alle fünf
key-pass = Passen
key-take-talon = Nehmen
key-solo = Solo
key-each = Alle für sich
key-petite = Petite
key-garde = Garde
key-sans = Garde sans
key-contre = Garde contre
key-jeu = Spielen
key-chelem = Schlemm ansagen
key-bid-wins = { $points } · bringt { $coins }
key-bid-costs = { $points } · kostet { $coins }
key-bid-other = Anderes Gebot …
key-more = Weitere Karten
key-check = Schieben
key-call = Mitgehen: { $coins }
key-stay = Dabeibleiben · gratis
key-fold = Aussteigen
key-bet = { $coins } setzen
key-bet-half = ½ Pott · { $coins }
key-bet-pot = Pott · { $coins }
key-raise = Erhöhen → { $coins }
key-raise-half = ½ Pott → { $coins }
key-raise-pot = Pott → { $coins }
key-all-in = All-in · { $coins }
key-amount-other = Anderer Betrag …

menu-play = Karte wählen · { $cards } spielbar
menu-all = Alle
menu-lay = { $suits } · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
note-may-not-lay = darf nicht weggelegt werden

dialog-bid = Dein Gebot
dialog-bid-label = Punkte über oder unter 43
dialog-bet = Dein Einsatz
dialog-bet-label = Münzen
dialog-raise = Deine Erhöhung
dialog-raise-label = Dein Einsatz in dieser Setzrunde insgesamt
dialog-hint = { $least } bis { $most }
last-trick-none = Noch wurde kein Stich gespielt.
key-played = Schon gespielt
played-suit = { $cards } ({ $gone } von { $all })
played-suit-none = { $suit }: keine von { $all }
played-fool = { $card } wurde gespielt.
played-lacks-title = Hat eine Farbe nicht mehr
played-lacks = { $name }: { $suits }
played-lacks-nobody = Noch niemand.
played-but-fool = { $suit } (vielleicht aber { $card })
played-none = Noch wurde nichts gespielt.
played-not-told = Dieser Tisch sagt nicht, was gespielt wurde: Sich das zu merken gehört zum Spiel.
key-show-all = Alles vorzeigen
key-show-these = Einzelne vorzeigen
key-hide = Nichts zeigen
choice-bonus = { $card } · { $coins }
not-held = Du hast keine dieser Karten, deshalb wurde deine Antwort nicht abgeschickt. Wähl noch einmal.
cannot-rob = Du kannst nicht rauben, denn du hast das Trumpf-Ass nicht. Das gilt als Nein.

# When the hand can no longer be edited without a click. $again: the label of the button.
hand-retired = Diese Nachricht aktualisiert sich nicht mehr. Drück **{ $again }**.
# The menu of cards that may not be played, below the buttons of those that may.
menu-why-not = Warum nicht die anderen?
# In place of the reader’s own name, on the picture of their hand.
hand-strip-you = Du
hand-strip-own = { $points } für dich
hand-strip-other = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
# Where low numbers beat high ones. $low and $high: two numbers as an example.
hand-reversed = { $suits }: Niedrig schlägt hoch, die { $low } also die { $high }.
hand-angel = Der höchste Trumpf ist hier { $top }: Er schlägt { $next }.
hand-bottom = { $high } schlägt { $low }, den niedrigsten Trumpf.
hand-talon = Dein Monte: { $cards }.

# Ottocento.
hand-declare = Du hast **{ $points } Punkte** in Kombinationen: { $items }. Zeig sie jetzt, oder spiel eine Karte und behalt sie für dich.
hand-declare-none = Du hast keine Kombination, also nichts zu zeigen.
hand-declare-wait = Du hast **{ $points } Punkte** in Kombinationen: { $items }. Du kannst sie zeigen, wenn du zum ersten Mal dran bist; bis dahin weißt nur du es.
hand-declare-will = Wenn du zum ersten Mal dran bist, werden deine Kombinationen gezeigt: { $items }, **{ $points } Punkte**.
key-declare = Zeigen für { $points }
key-declare-wait = Später zeigen: { $points }
key-declare-back = Doch nicht zeigen
hand-moors = { $card } ist ein Mohr. Mohren sind gleich stark: Der zuletzt gespielte schlägt die anderen.
# Signals. $word: busso, striscio or volo; $meaning: what it means.
hand-do-say = **Du spielst aus** und sagst *{ $word }*: { $meaning }. Wähl die Karte.
key-no-word = Ohne Wort
signal-busso = spiel deine beste Karte dieser Farbe
signal-striscio = ich habe mehr von dieser Farbe
signal-volo = ich habe keine mehr von dieser Farbe

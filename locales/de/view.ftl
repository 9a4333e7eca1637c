# Wie ein Mitglied die Karten sieht: der Befehl, seine Tafel und die Worte neben dem Bild eines Blatts.

# Die Worte neben dem Bild eines Blatts, für ein Vorleseprogramm.
hand-alt = { $count ->
    [one] Deine letzte Karte
   *[other] Deine { $count } Karten
}: { $cards }.
hand-alt-may = Spielbar: { $cards }.
hand-alt-chosen = Gewählt: { $cards }.

# Ein Blatt nur in Worten: eine Zeile je Farbe, die Karten mit Namen.
hand-plain-may = Spielbar: { $cards }.
hand-plain-suit = { $suit }: { $cards }

settings-command = Deine Einstellungen: Karten, Hinweise, Sprache; Auszeit nehmen
    .name = einstellungen
view-title = Wie du den Tisch siehst
view-text = Was du hier wählst, gilt nur für dich und nur auf diesem Server. Es bleibt so, bis du es wieder änderst.
view-cards = Karten
view-is-pictures = als Bilder, dazu kleine Zeichen in Texten und auf Knöpfen
view-is-signs = mit kleinen Zeichen in Texten und auf Knöpfen, ohne Bilder
view-is-plain = nur als Text, so geordnet, dass er sich gut vorlesen lässt
view-picture = Bilder
view-is-usual = normale Größe
view-is-larger = größer
view-is-colours = eine Farbe für jede Kartenfarbe
view-is-contrast = schwarz-weiß, hoher Kontrast
view-tips = Tipps
view-is-tips = Tipps, dazu bei deinen ersten Runden eine kurze Erklärung jedes Spiels
view-is-no-tips = keine
view-moments = Highlights
view-is-moments = dein Durchmarsch (alle Stiche) oder alle vier Könige werden beim Ergebnis erwähnt; deinen ersten Sieg siehst nur du
view-is-no-moments = von deinen wird nichts gesagt
view-language = Sprache
view-language-discord = wie in deinem Discord, falls das Haus diese Sprache spricht
view-example = So sieht es aus
view-footer = Was an einem Tisch alle lesen, steht in der Sprache des Tisches.

key-view = Kartenansicht
key-view-pictures = Bilder
key-view-signs = Zeichen
key-view-plain = Nur Text
key-view-usual = Normale Größe
key-view-larger = Größer
key-view-colours = Vier Farben
key-view-contrast = Hoher Kontrast
key-view-tips = Mit Tipps
key-view-no-tips = Ohne Tipps
key-view-moments = Mit Highlights
key-view-no-moments = Ohne Highlights
# Was schon gewählt ist: der Knopf mit einem Haken.
key-view-is = ✓ { $label }
menu-view-language = Sprache
menu-view-discord = Wie in Discord

permission-attach = „Dateien anhängen“
bot-lacks-pictures = (Keine Bilder an diesem Tisch: In diesem Kanal fehlt mir { $permissions }.)

about-credits =
    {"**"}Bilder.** Die Karten sind eigene Entwürfe. Die Zeichen darauf stammen von Lorc, Delapouite, Skoll, Cathelineau, Caro Asercion und anderen, von game-icons.net (CC BY 3.0), bearbeitet. Schriften: Cinzel und EB Garamond (SIL Open Font License).
key-view-page-cards = Karten
key-view-page-texts = Hinweise und Sprache
key-view-break = Auszeit nehmen …
break-title = Auszeit von allen Tischen hier
break-days = Für wie viele Tage? Niemand kann’s kürzen
break-hint = 1 bis 365
break-days-wrong = Schreibe eine ganze Zahl von Tagen, von 1 bis 365.

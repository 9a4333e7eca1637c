# Die Regelseite, gemacht aus dem, wonach der Tisch wirklich spielt.

rules-title = { $game } · { $edition }
edition-chee = Chee-Regeln
edition-classic = Klassische Regeln

rules-cards = Die Karten
rules-deal = Das Geben
rules-bonus = Bonuskarten
rules-play = Das Spiel
rules-end = Wer gewinnt
rules-pays = Wertung und Zahlung
rules-options = Was die Tischleitung wählen kann
rules-option = { $rule }: { $choice }
rules-suggest = **{ $suggest }** wählt für dich aus, was du weglegst.

fact-goal = Wer beim Geben die Karte **{ $card }** bekommt, gewinnt den Pott; sonst gewinnt ihn, wer von { $tricks } Stichen die meisten macht.
fact-seats = { $fewest } bis { $most } Personen können mitspielen.
fact-seats-exactly = { $seats ->
    [2] Man spielt zu zweit.
    [3] Man spielt zu dritt.
    [4] Man spielt zu viert.
   *[other] Man spielt zu { $seats }.
}
fact-seats-of = { $first } oder { $most } Personen können mitspielen.
fact-pack = { $cards } Karten: { $plain } in den Farben { $suits }, { $trumps } Trümpfe und der Narr.
fact-pack-plain = { $cards } Karten, je { $each } in den Farben { $suits }.
fact-order = { $suits }, die stärkste Karte zuerst: { $cards }
fact-run = { $first } bis { $last }

fact-clockwise = Gegeben und gespielt wird im Uhrzeigersinn, nach links.
fact-anticlockwise = Gegeben und gespielt wird gegen den Uhrzeigersinn, nach rechts.
fact-ante = Alle zahlen den Einsatz in den Pott, mindestens { $least }.
fact-ante-at = Alle zahlen { $stake } in den Pott. Mehr kann dich eine Runde nicht kosten.
fact-dealt = Alle bekommen { $cards } Karten, einzeln gegeben.
fact-takes-all = Wer die Karte **{ $card }** bekommt, nimmt sofort den ganzen Pott, und die Runde ist vorbei.
fact-bonus-may = **{ $card }**: Bekommst du die Karte, darfst du sie vorzeigen und erhältst { $amount } aus dem Pott. Danach nimmst du sie wieder auf die Hand.
fact-bonus-must = **{ $card }**: Bekommst du die Karte, zeigst du sie vor und erhältst { $amount } aus dem Pott. Danach nimmst du sie wieder auf die Hand.
fact-bonus-secret = Alle werden gleichzeitig gefragt, ob sie etwas vorzeigen, und haben gleich viel Zeit; so erfährt niemand, wer was hat.
fact-stakes = { $stakes ->
    [one] 1 Einsatz
   *[other] { $stakes } Einsätze
}
fact-empty-pot = Leeren die Boni den Pott, ist die Runde vorbei.
fact-first-lead = Wer nach dem Geber sitzt (Vorhand), spielt zuerst aus; danach, wer den Stich gemacht hat.
fact-must-follow = Bedien die ausgespielte Farbe, wenn du kannst; Trumpf ist auch eine.
fact-must-trump = Kannst du nicht bedienen, spiel einen Trumpf, wenn du einen hast, sonst irgendetwas.
fact-need-not-beat = Höher spielen musst du nie.
fact-fool-trump = Der Narr ist der niedrigste Trumpf. Er sticht jede Farbkarte und verliert gegen jeden anderen Trumpf.
fact-fool-highest = Der Narr ist der höchste Trumpf: Er sticht sogar die Welt und wird wie jeder andere gespielt, wenn Trumpf verlangt ist.
fact-fool-excuse = Den Narren darfst du jederzeit spielen, statt zu bedienen. Er sticht nie; wird er ausgespielt, bestimmt die nächste Karte die Farbe.
fact-trick-winner = Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
fact-most-tricks = Wer die meisten Stiche macht, nimmt, was noch im Pott ist. Bei gleich vielen gewinnt, wer diese Zahl zuerst erreicht hat; haben fünf je einen, gewinnt also, wer den ersten gemacht hat.
fact-next-dealer = Das Geben wandert in dieser Richtung weiter.

# A game in short, in the hand of whoever plays their first deals of it: five lines and 350 characters at most.
quick-heading = { $game } kurz erklärt
quick-goal-points = Hol mehr als { $mean } der { $all } Kartenpunkte.
quick-goal-talk = Sag „Solo“ und hol allein mehr als { $solo } von { $all } Punkten.
quick-goal-side = Holt zu zweit mehr als { $half } der { $all } Kartenpunkte.
quick-goal-match = Wer in { $deals } Runden die meisten Kartenpunkte holt, gewinnt alle Einsätze.
quick-goal-marks = Die Partie gewinnt die Seite, die zuerst { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
} hat.
quick-goal-marks-alone = Die Partie gewinnt, wer zuerst { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
} hat.
quick-goal-tricks = Wer die meisten Stiche macht, gewinnt den Pott. Wer die Karte { $card } bekommt, nimmt ihn sofort.
quick-goal-rounds = Leg dreimal eine Karte: Die beste gewinnt jeweils einen Anteil am Pott.
quick-follow-excuse = Farbe bedienen, sonst Trumpf. Der Narr befreit davon, sticht aber nie.
quick-follow-fool = Farbe bedienen, sonst Trumpf. Der Narr ist der niedrigste Trumpf.
quick-follow-fool-highest = Farbe bedienen, sonst Trumpf. Der Narr ist der höchste Trumpf.
quick-must-beat = Farbe bedienen, sonst Trumpf, und die beste Karte schlagen, wenn du kannst.
quick-no-suits = Farben zählen nicht: Trümpfe schlagen den Narren, dann Asse, Bilder, 10 bis 2.
quick-turned = Die Farbe der aufgedeckten Karte ist Trumpf.
quick-ranks = Von hoch nach niedrig: { $ranks }.
quick-reversed = { $suits }: Niedrige Zahlen schlagen hohe.
quick-top = Höchster Trumpf: { $card }.
quick-bottom = { $high } schlägt nur { $low }.
quick-courts-first = Bilder einer Farbe sind gleich stark: Das erste gewinnt.
quick-courts-last = Bilder einer Farbe sind gleich stark: Das letzte gewinnt.
quick-counts = Könige, { $fives } zählen { $king }, Damen { $queen }, Ritter { $knight }, Buben { $jack }, { $fool ->
    [0] der Rest
   *[other] der Narr { $fool }, der Rest
} { $other }.
quick-counts-tens = { $tens } zählen { $ten }; Könige, { $fives } { $king }; Damen { $queen }, Ritter { $knight }, Buben { $jack }, der Rest { $other }.
quick-bonus = Dafür gibt es Münzen aus dem Pott: { $cards }.
quick-marks = Drei Stiche bringen 1 Punkt, alle fünf 2.
quick-shares = Die Anteile: ein Drittel des Potts, die Hälfte vom Rest, alles Übrige.
quick-honours = Extra: vier Honneurs (was 5 zählt, und Narr) oder zehn Trümpfe.
quick-call = Ein König der ausgespielten Farbe kann seinen Buben rufen.
quick-rob = Das Trumpf-Ass kann die aufgedeckte Karte rauben.
quick-offer = Schlechtes Blatt? Wer Vorhand ist oder gibt, kann anbieten aufzugeben.
quick-talk = Passe oder Solo: Wer ansagt, nimmt drei Karten und legt drei weg.
quick-swap = Nach dem ersten Setzen kannst du eine Karte tauschen.
quick-alone = Steigen alle anderen aus, gehört der Pott dir.
quick-discard = Wer gibt, zählt die { $talon } weggelegten Karten mit.
game-named = { $game } ({ $edition })
key-all-rules = Alle Regeln
key-house-rules = Hausregeln …
house-rules-title = Hausregeln: { $game }, { $inn }
house-rules-text = Die Tischleitung wählt sie vor der ersten Runde. Danach bleiben sie.
rule-pack = Kartenspiel
rule-triomphe-pack = Alle 78 Karten oder 42 für wenige.
rule-fool = Der Narr
rule-triomphe-fool = Der niedrigste Trumpf, der höchste, oder er befreit vom Bedienen (Excuse).
rule-bagatto = Den Magier ablegen
rule-scarto-bagatto = Erlaubt als einziger Trumpf, oder nur, wenn du auch den Narren nicht hast.
rule-equal-courts = Gleiche Figuren
rule-tarocchi-equal-courts = Im Stich gewinnt die erste oder die letzte, oder sie haben die übliche Rangfolge.
rule-top = Der höchste Trumpf
rule-tarocchi-top = Die Welt (XXI) oder das Gericht (der Engel, XX).
rule-round-suits = Kelche und Münzen
rule-tarocchi-round-suits = Zahlenkarten umgekehrt (das Ass ist oben) oder gerade (die Zehn ist oben).
rule-direction = Spielrichtung
rule-tarocchi-direction = Gegeben und gespielt wird nach rechts, gegen den Uhrzeigersinn, oder nach links, im Uhrzeigersinn.
rule-robbing = Rauben
rule-latriomphe-robbing = Ob das Trumpf-Ass die aufgedeckte Karte rauben darf.
rule-run = Auch darunter rauben
rule-latriomphe-run = Ob beim Rauben auch die Trümpfe direkt unter der aufgedeckten Karte mitgehen. Ohne Rauben ändert das nichts.
rule-monte = Der Monte
rule-sicilian-monte = Alle sehen die drei Karten, oder nur, wer sie nimmt.
rule-target = Punkte zum Sieg
rule-latriomphe-target = Mit wie vielen Punkten die Partie gewonnen ist.
rule-raises = Erhöhungen
rule-trefeltromp-raises = Wie viele volle Erhöhungen eine Runde nach dem ersten Einsatz erlaubt. Sind nur noch zwei dabei, gibt es keine Grenze.
rule-ottocento-target = Wie viele Punkte die Partie gewinnen.
rule-signals = Zeichen
rule-ottocento-signals = Ob beim Ausspielen busso, striscio oder volo gesagt werden darf.
rule-reveal = Wann alles gezeigt wird
rule-reveal-text = Alle Karten, das Abgelegte und der Nachweis des Mischens: nach jeder Runde, nach dem Abend oder wenn der Tisch schließt.
rule-partners = Paare
rule-partners-text = Für { $deals } Runden ausgelost oder von der Tischleitung gewählt, die jederzeit für die nächsten { $deals } wählen kann.
partners-drawn-choice = Ausgelost

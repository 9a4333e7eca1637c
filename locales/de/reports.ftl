# Ein Problem melden.

key-report = Problem melden
report-label = Was stimmt nicht?
report-hint = Was ist passiert, und was hätte passieren sollen?
report-thanks = Danke. Deine Meldung ging an die, die diesen Bot betreiben, zusammen mit dem, was du sehen konntest (diese Datei). Karten anderer aus einer laufenden Runde sind nicht dabei.
report-empty = Bitte sag mit ein paar Worten, was nicht stimmt. Es wurde nichts abgeschickt.
report-long = Bitte sag es mit höchstens { $most } Zeichen. Es wurde nichts abgeschickt.
report-enough = Du hast in der letzten Stunde schon drei Probleme gemeldet, mehr geht nicht. Das nächste kannst du { $when } melden.
log-reported = hat denen, die diesen Bot betreiben, ein Problem gemeldet.
log-reported-deal = hat denen, die diesen Bot betreiben, ein Problem mit der Runde `{ $deal }` gemeldet.

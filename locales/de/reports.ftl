# Ein Problem melden.

key-report = Problem melden
report-label = Was stimmt nicht?
report-hint = Was ist passiert, und was hätte passieren sollen?
report-thanks = Danke. Deine Worte sind bei denen, die diesen Bot betreiben, zusammen mit dem, was du sehen konntest; es steht in dieser Datei. Aus einer laufenden Gabe sind keine Karten anderer dabei.
report-empty = Bitte sag mit ein paar Worten, was nicht stimmt. Abgeschickt wurde nichts.
report-long = Bitte sag es mit höchstens { $most } Zeichen. Abgeschickt wurde nichts.
report-enough = Du hast in der letzten Stunde schon drei Probleme gemeldet, und mehr werden nicht gelesen. Das nächste kannst du { $when } melden.
log-reported = hat denen, die diesen Bot betreiben, ein Problem gemeldet.
log-reported-deal = hat denen, die diesen Bot betreiben, ein Problem mit der Gabe `{ $deal }` gemeldet.

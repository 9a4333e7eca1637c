game-troccas = Troccas
play-about-troccas = zwei gegen zwei mit Tarotkarten, aus den Tälern Graubündens. Ein König darf den Buben seiner Farbe rufen.
lesson-aim-troccas = Zwei spielen gegen zwei, mit je { $number } Karten. Es zählt nicht, wie viele Stiche du machst, sondern was die Karten darin an Punkten bringen.

fact-troccas-sides = Man spielt zu viert, zwei gegen zwei. Wer zusammenspielt, sitzt sich gegenüber.
fact-troccas-goal = Die Seiten zählen die Kartenpunkte in ihren Stichen. Es gibt insgesamt { $all }: Die Seite mit mehr als { $half } gewinnt die Runde.
fact-troccas-draw = Die Paare werden ausgelost: Alle ziehen, bis sie einen Trumpf außer dem Narren haben. Die beiden höchsten Trümpfe spielen zusammen, der niedrigste gibt zuerst. Nach { $deals } Runden wird neu gelost.
fact-troccas-dealt = Alle bekommen { $cards } Karten: sechs, sechs und sieben. Wer gibt, bekommt { $scart } mehr.
fact-troccas-exposed = Die letzte dieser sieben Karten liegt bei allen offen, bis der Skart gelegt ist.
fact-troccas-scart = Wer gibt, legt { $scart } Karten verdeckt weg (der Skart); sie zählen für die eigene Seite. Nicht weggelegt werden dürfen: { $honours }.
fact-troccas-call = Wer den König der ausgespielten Farbe spielt, darf den Buben dieser Farbe rufen, wenn sie zum ersten Mal ausgespielt wird. Hat man den Buben selbst oder liegt er schon im Stich, geht das nicht.
fact-troccas-call-forced = Hast du den gerufenen Buben und in diesem Stich noch nicht gespielt, musst du ihn spielen. Davon befreit nicht einmal der Narr.
fact-troccas-call-swapped = Hast du den gerufenen Buben, aber schon eine Karte von Ass bis Zehn dieser Farbe gespielt, nimmst du sie zurück und spielst dafür den Buben. Nach jeder anderen Karte bleibt der Ruf ohne Wirkung.
fact-troccas-values = Könige, der Narr, { $fives } zählen je { $king }. Eine Dame zählt { $queen }, ein Ritter { $knight }, ein Bube { $jack }, jede andere Karte { $other }.
fact-troccas-fours = Gezählt wird in Vierergruppen, und jede zählt 3 weniger, als ihre Karten wert sind. Die beiden Karten im Skart zählen 1 weniger.
fact-troccas-fool = Fällt dein Narr in einen Stich der anderen Seite, behält deine Seite den Narren und gibt dafür nach dem letzten Stich ihre niedrigste Karte her.
fact-troccas-all-tricks = Eine Seite, die alle { $cards } Stiche macht, hat alle { $all } Punkte.
fact-troccas-goods = Für jeden Punkt über { $half } zahlen beide auf der Verliererseite je { $stake }, und zwar an je eine Person der Siegerseite. Eine Runde kann dich höchstens { $most } kosten.

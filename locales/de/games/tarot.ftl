game-tarot = Französisches Tarot
edition-fft = Regeln der FFT
edition-petite-off = { $edition }, ohne Petite
edition-poignee-off = { $edition }, ohne Poignées
edition-chelem-silent = { $edition }, ohne Schlemmansage
play-about-tarot = das Tarot Frankreichs, zu dritt bis zu fünft: Biete, nimm den *Hund* und spiel allein oder mit jemandem, den keiner kennt.
lesson-aim-tarot = Wer am meisten bietet, macht das Spiel, gegen alle anderen. Es zählen die Punkte in den Stichen und die *Bouts*: Trumpf XXI, Trumpf I (der *Petit*) und der Narr (die *Excuse*). Je mehr davon, desto weniger Punkte sind nötig.
rule-petite = Petite
rule-poignee = Poignées
rule-chelem = Schlemm
rule-tarot-petite = Ob das niedrigste Gebot eine Petite oder eine Garde ist.
rule-tarot-poignee = Ob man vor der ersten Karte viele Trümpfe zeigen darf.
rule-tarot-chelem = Ob man alle Stiche ansagen darf.
petite-on-choice = ab Petite
petite-off-choice = ab Garde
poignee-on-choice = werden gezeigt
poignee-off-choice = werden nicht gezeigt
chelem-on-choice = darf angesagt werden
chelem-silent-choice = wird nicht angesagt

fact-tarot-goal = Jemand macht das Spiel gegen alle anderen; zu fünft meist mit einem geheimen Partner. Stiche zählen durch die Kartenpunkte darin, zusammen { $all }.
fact-tarot-bouts = Drei Karten sind *Bouts*: { $bouts }. Der Gaukler, Trumpf I, heißt *Petit*, der Narr *Excuse*.
fact-tarot-needed = Je mehr Bouts am Ende, desto weniger Punkte braucht, wer das Spiel macht: ohne Bout { $none }, mit einem { $one }, mit zweien { $two }, mit allen dreien { $three }.
fact-tarot-dealt = Zu dritt bekommen alle { $three } Karten, zu viert { $four }, zu fünft { $five }. { $dog } Karten, zu fünft { $dog-five }, kommen einzeln verdeckt in die Mitte: der *Hund*.
fact-tarot-petit-sec = Hat jemand den Petit ohne anderen Trumpf und ohne Excuse bekommen, wird dieses Blatt gezeigt, niemand zahlt, und die nächste Person gibt.
fact-tarot-bids = Reihum sagt jeder ein einziges Mal an, zuerst Vorhand: *passen* oder ein höheres Gebot als alle davor. Die Gebote sind *Petite*, *Garde*, *Garde sans* und *Garde contre*. Passen alle, zahlt niemand, und die nächste Person gibt.
fact-tarot-bids-garde = Reihum sagt jeder ein einziges Mal an, zuerst Vorhand: *passen* oder ein höheres Gebot als alle davor. Die Gebote sind *Garde*, *Garde sans* und *Garde contre*. Passen alle, zahlt niemand, und die nächste Person gibt.
fact-tarot-called-king = Zu fünft ruft, wer das Spiel macht, dann einen König: Wer ihn hat, spielt mit und sagt nichts, bis er fällt. Liegt er im Hund oder in der eigenen Hand, spielt man allein. Mit allen vier Königen in der Hand darf man eine Dame rufen, und so weiter.
fact-tarot-chien = Bei Petite und Garde sehen alle den Hund; wer das Spiel macht, nimmt ihn auf und legt ebenso viele Karten weg. Bei Garde sans bleibt er verdeckt und zählt für das Spiel, bei Garde contre für die anderen.
fact-tarot-discard = Könige, Bouts und die gerufene Karte dürfen nicht weggelegt werden, Trümpfe nur, wenn sonst nichts bleibt; dann sehen sie alle. Was weggelegt ist, zählt für das Spiel.
fact-tarot-chelem = Vor der ersten Karte darf man einen *Schlemm* ansagen, also alle Stiche; dann spielt man selbst aus.
fact-tarot-called-suit = Zu fünft darf die erste Karte nicht von der Farbe der gerufenen sein, außer sie ist es selbst.
fact-tarot-overtrump = Wer Trumpf spielt, muss den höchsten Trumpf im Stich überstechen, auch den eines Partners. Geht das nicht, genügt irgendein Trumpf.
fact-tarot-poignee = Vor deiner ersten Karte darfst du eine *Poignée* zeigen: zu viert 10, 13 oder 15 Trümpfe, zu dritt 13, 15 oder 18, zu fünft 8, 10 oder 13. Sie bringt der Seite, die gewinnt, { $single }, { $double } oder { $triple } Punkte. Die Excuse darf nur dabei sein, wenn kein Trumpf verborgen bleibt.
fact-tarot-half-values = Bouts und Könige zählen 4½, Damen 3½, Ritter 2½, Buben 1½, jede andere Karte ½. Ein übriger halber Punkt gehört der Seite, die gewinnt.
fact-tarot-fool = Die Excuse bleibt bei ihrer Seite, die dafür eine niedrige Karte gibt. Wer keinen Stich hat, gibt nichts.
fact-tarot-fool-last = Im letzten Stich geht die Excuse an die andere Seite, außer ihre eigene macht alle Stiche.
fact-tarot-price = Wer gewinnt, bekommt von allen anderen je 25 Punkte und den Unterschied zum Nötigen, bei Petite einfach, bei Garde mal 2, bei Garde sans mal 4, bei Garde contre mal 6; wer verliert, zahlt ihnen ebenso viel. 25 Punkte sind { $stake }, auf ganze Münzen gerundet. Zu fünft verlierst du höchstens { $most } pro Runde.
fact-tarot-petit = Liegt der Petit im letzten Stich (*petit au bout*), bekommt, wer ihn macht, 10 Punkte mehr, mal dem Gebot.
fact-tarot-slam = Alle Stiche: 200 Punkte mehr, angesagt 400. Ein verfehlter angesagter Schlemm kostet 200; machen die anderen alle Stiche, kostet das ebenfalls 200.
fact-tarot-partner = Wer mitspielt, hat ein Drittel von Gewinn und Verlust, wer das Spiel macht, den Rest.

quick-goal-bouts = Nötig sind { $none } Punkte, mit einem Bout { $one }, mit zweien { $two }, mit dreien { $three }.
quick-follow-overtrump = Farbe bedienen, sonst Trumpf, und zwar einen höheren, wenn du kannst. Die Excuse ist frei.
quick-bouts = Bouts: XXI, I (der Petit) und der Narr (die Excuse).
quick-called-king = Zu fünft spielt heimlich mit, wer den gerufenen König hat.
quick-chien = Wer das Spiel macht, nimmt den Hund und legt ebenso viele Karten weg, weder Könige noch Bouts.

key-poignee = Poignée …
key-poignee-size = { $count } Trümpfe (+{ $points })
key-poignee-back = Zurück zu den Karten
menu-poignee = Welche Trümpfe zeigst du?
tarot-do-call = **Du bist am Zug: Ruf eine Karte.** Wer sie hat, spielt mit dir, und niemand weiß es, bis sie fällt.
tarot-call-own = { $cards } hast du selbst: Rufst du eine eigene Karte, spielst du allein.
tarot-do-announce = **Du bist am Zug:** spielen, oder erst einen Schlemm (alle Stiche) ansagen?
tarot-do-show = **Du bist am Zug: Zeigst du eine Poignée?** Sie zählt für die Seite, die gewinnt.
tarot-may-show = Du hast { $trumps } Trümpfe: Vor deiner ersten Karte darfst du eine **Poignée** zeigen (ab { $least }). Spielst du eine Karte, erfährt niemand davon.
tarot-must-go = Das muss weg, damit wenige Trümpfe gehen: { $cards }.
sure-chelem = **Schlemm ansagen?** Du spielst aus. Alle Stiche bringen von jedem Gegner 400 Punkte mehr; misslingt es, zahlst du jedem 200 (25 Punkte sind der Einsatz).
sure-lay-courts = **{ $cards } weglegen?** Das zählt für dich, aber spielen kannst du es nicht mehr.
refused-no-poignee = Du hast { $count } Trümpfe, zu wenige für eine Poignée.
refused-poignee = Das ist keine Poignée: Sie besteht aus Trümpfen, und die Excuse darf nur dabei sein, wenn kein Trumpf verborgen bleibt.
refused-cannot-be-called = **{ $card }** kannst du nicht rufen: nur Könige, und eine Dame nur mit allen vier Königen.
refused-called-suit = **{ $card }** ist von der Farbe der gerufenen Karte. Damit darf der erste Stich nicht beginnen, außer mit der gerufenen Karte selbst.

tarot-bid-petite = Petite
tarot-bid-garde = Garde
tarot-bid-sans = Garde sans
tarot-bid-contre = Garde contre
tarot-dog-size = Der Hund: { $cards } Karten, verdeckt.
tarot-calls = { $name } spielt **{ $bid }** und ruft eine Karte: Wer sie hat, spielt mit.
tarot-plays = { $name } spielt **{ $bid }** gegen alle anderen.
tarot-plays-called = { $name } spielt **{ $bid }** und hat **{ $card }** gerufen. Wer das ist, sagt niemand.
tarot-plays-with = { $name } spielt **{ $bid }** mit **{ $partner }**; die gerufene Karte war { $card }.
tarot-plays-alone = { $name } spielt **{ $bid }** allein: Die gerufene Karte ({ $card }) hat sonst niemand.
tarot-chelem = **Schlemm angesagt**: { $name } spielt aus und muss alle Stiche machen.
tarot-dog = Der Hund: { $cards }.
tarot-dog-for = Der Hund bleibt verdeckt und zählt für { $name }.
tarot-dog-against = Der Hund bleibt verdeckt und zählt gegen { $name }.
tarot-laid-trumps = { $name } musste { $cards } weglegen.
tarot-poignee = { $name } hat eine **Poignée** gezeigt, { $count } Karten: { $cards }.
tarot-own-partner = Das siehst nur du: Du hast die gerufene Karte, **{ $card }**. Du spielst mit { $name }.
tarot-own-alone = Das siehst nur du: Du hast **{ $card }** gerufen und hast die Karte selbst, spielst also allein.
tarot-own-excuse = Das siehst nur du: Im letzten Stich geht **{ $card }** (die Excuse) an die andere Seite. Spiel die Karte jetzt.
tarot-report-petit-sec = { $name } hat { $card } (den Petit) ohne anderen Trumpf bekommen: { $cards }. Es wird nicht gespielt, und niemand zahlt.
tarot-report-won = { $names } { $count ->
    [one] hat
   *[other] haben
} { $bid } gewonnen: { $points } Punkte, nötig waren { $needed }.
tarot-report-lost = { $names } { $count ->
    [one] hat
   *[other] haben
} { $bid } verloren: { $points } Punkte, nötig waren { $needed }.
tarot-own-petit-sec = der Petit kam ohne anderen Trumpf
tarot-own-won = { $bid } gewonnen, { $points } Punkte, nötig waren { $needed }
tarot-own-lost = { $bid } verloren, { $points } Punkte, nötig waren { $needed }
tarot-own-against-won = { $bid } gewonnen von { $names }
tarot-own-against-lost = { $bid } verloren von { $names }
tarot-sheet-points = { $names }: { $points } Punkte; nötig waren { $bouts ->
    [0] ohne Bout
    [one] mit einem Bout
   *[other] mit { $bouts } Bouts
} { $needed }.
tarot-sheet-half = Ein halber Punkt ging an die Seite, die gewonnen hat.
tarot-sheet-contract = Spiel: 25 + { $difference }, mal { $multiplier } ({ $bid }): { $points }
tarot-sheet-poignees = Poignées: { $points }
tarot-sheet-petit = Petit im letzten Stich: { $points }
tarot-sheet-chelem = Alle Stiche (Schlemm): { $points }
tarot-sheet-each = Also zahlen alle anderen { $name } je { $points } Punkte, { $coins } bei { $stake } für 25.
tarot-sheet-each-lost = Also zahlt { $name } allen anderen je { $points } Punkte, { $coins } bei { $stake } für 25.
tarot-sheet-partner = { $partner } hat ein Drittel davon, { $name } den Rest.
tarot-sheet-marks = In Punkten: { $marks }
tarot-sheet-dog = Der Hund: { $cards }

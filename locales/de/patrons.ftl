# Was die Gäste des Hauses am Tisch sagen. Zu jedem Gemüt drei Sätze für jede Gelegenheit.
# Sie reden von dem, was alle gesehen haben, und nie von Karten, die jemand hält.

## gelassen

talk-steady-sat-down-1 = ’n Abend zusammen. Ist der Stuhl frei?
talk-steady-sat-down-2 = Ich hab eine Stunde Zeit und einen Beutel. Gebt mir Karten.
talk-steady-sat-down-3 = Gute Leute, trockener Tisch. Hier bleib ich ein Weilchen.
talk-steady-won-deal-1 = Damit wäre das Abendessen bezahlt.
talk-steady-won-deal-2 = Besten Dank. Die staple ich mir ordentlich auf.
talk-steady-won-deal-3 = Eine Runde ist eine Runde. Weiter geht’s.
talk-steady-lost-deal-1 = So kann’s gehen. Der Abend ist lang.
talk-steady-lost-deal-2 = Gut gespielt. Das hatte ich verdient.
talk-steady-lost-deal-3 = Ich hab schon mehr verloren, an besseren Tischen.
talk-steady-big-pot-1 = Mit so einem Pott geht man gern zu Fuß heim.
talk-steady-big-pot-2 = Gib auf dem Heimweg auf deine Taschen acht.
talk-steady-big-pot-3 = Ein stattlicher Haufen. Lass ihn hier am Tresen.
talk-steady-somebody-left-1 = Komm gut heim.
talk-steady-somebody-left-2 = Vorsicht an der Stufe. Die ist seit dem Frühjahr locker.
talk-steady-somebody-left-3 = Auch recht. Mehr Platz für meine Ellbogen.
talk-steady-went-broke-1 = Das war die letzte. Gute Nacht zusammen.
talk-steady-went-broke-2 = Der Beutel ist platt, und ich weiß, wann Schluss ist.
talk-steady-went-broke-3 = Blank. Ihr findet mich am Tresen, bei einem Wasser.
talk-steady-dismissed-1 = Wie das Haus wünscht. Gute Nacht.
talk-steady-dismissed-2 = Die Beine vertreten wollt ich mir sowieso.
talk-steady-dismissed-3 = Nichts für ungut. Haltet den Stuhl warm.
talk-steady-death-1 = Da ist er. Anklopfen tut er nie.
talk-steady-death-2 = Der Tod holt den Pott, wie er alles holt.
talk-steady-death-3 = Schnell, mischt ihn wieder unter.
talk-steady-vole-made-1 = Alle. Da zieh ich den Hut.
talk-steady-vole-made-2 = Sauber durch. Das sieht man nicht jeden Abend.
talk-steady-vole-made-3 = Kein Krümel übrig. Alle Achtung.
talk-steady-vole-lost-1 = Tapfer versucht. Teuer bezahlt.
talk-steady-vole-lost-2 = So knapp. Die Bank da drüben ist voll von Leuten, bei denen es knapp war.
talk-steady-vole-lost-3 = Hochmut kommt vor dem fünften Stich.

## verwegen

talk-bold-sat-down-1 = Macht Platz! Meine Münzen suchen Gesellschaft.
talk-bold-sat-down-2 = Na, wer hat drauf gewartet, gegen mich zu verlieren?
talk-bold-sat-down-3 = Die Einsätze hoch oder die Krüge hoch. Mir ist beides recht.
talk-bold-won-deal-1 = Ha! Alles her zu mir.
talk-bold-won-deal-2 = So spielt man da, wo ich herkomme.
talk-bold-won-deal-3 = Das soll mal jemand aufschreiben.
talk-bold-lost-deal-1 = Pah! Gebt noch mal, und schneller.
talk-bold-lost-deal-2 = Halt’s mir warm. Ich hol’s mir wieder.
talk-bold-lost-deal-3 = Beim Holzhacken hab ich schon mehr verloren.
talk-bold-big-pot-1 = Jetzt wird gespielt! Wer traut sich noch?
talk-bold-big-pot-2 = So ein Pott verdient ein Lied.
talk-bold-big-pot-3 = Für den hätt ich mit einem Bären gerungen.
talk-bold-somebody-left-1 = Jetzt schon weglaufen? Der Abend ist jung!
talk-bold-somebody-left-2 = Dann lass wenigstens die Münzen da!
talk-bold-somebody-left-3 = Ein Stuhl frei. Wer folgt?
talk-bold-went-broke-1 = Keine Münze mehr, und keine einzige bereut!
talk-bold-went-broke-2 = Den Beutel habt ihr. Die Stiefel kriegt ihr nicht. Gute Nacht!
talk-bold-went-broke-3 = Pleite! Für das Schauspiel schuldet mir wer ein Bier.
talk-bold-dismissed-1 = Ich bin schon aus besseren Häusern geflogen!
talk-bold-dismissed-2 = Euer Schaden. Mit mir geht der Spaß.
talk-bold-dismissed-3 = Schön! Aber den guten Schemel nehm ich mit.
talk-bold-death-1 = Na komm schon, alter Knochenmann!
talk-bold-death-2 = Schon wieder der Tod? Den hab ich noch jedes Mal geschlagen.
talk-bold-death-3 = Den Pott kann er haben. Mich kriegt er nicht.
talk-bold-vole-made-1 = Bis auf den letzten! Das nenn ich Mumm.
talk-bold-vole-made-2 = Ein Bier auf dieses Blatt!
talk-bold-vole-made-3 = Hätt ich genauso gemacht. Nur lauter.
talk-bold-vole-lost-1 = Aber gewagt war’s!
talk-bold-vole-lost-2 = Wenn schon fallen, dann vom hohen Ross.
talk-bold-vole-lost-3 = Ha! So zu verlieren, das gefällt mir.

## vorsichtig

talk-cautious-sat-down-1 = Nur ein paar Runden. Ich muss morgen früh raus.
talk-cautious-sat-down-2 = Um wenig, hoffe ich?
talk-cautious-sat-down-3 = Ich setz mich an die Wand, wenn’s recht ist.
talk-cautious-won-deal-1 = Oh. Nun ja. Das steck ich lieber gleich weg.
talk-cautious-won-deal-2 = Meine Mutter muss davon nichts erfahren.
talk-cautious-won-deal-3 = Das war Glück. Und dem Glück trau ich nicht.
talk-cautious-lost-deal-1 = Ich wusste es. Ich hab’s schon an der Tür gesagt.
talk-cautious-lost-deal-2 = Dann eben etwas weniger Brot diese Woche.
talk-cautious-lost-deal-3 = Wär ich bloß daheim bei meiner Kerze geblieben.
talk-cautious-big-pot-1 = So viele Münzen auf einem Fleck, das macht mich unruhig.
talk-cautious-big-pot-2 = Damit würde ich nicht allein nach Hause gehen.
talk-cautious-big-pot-3 = Mir wird ganz schwummrig, und es sind nicht mal meine.
talk-cautious-somebody-left-1 = Sehr vernünftig. Vielleicht komme ich gleich nach.
talk-cautious-somebody-left-2 = Daheim sein, bevor es regnet. Beneidenswert.
talk-cautious-somebody-left-3 = Nimm bitte die beleuchtete Straße.
talk-cautious-went-broke-1 = Das war das Haushaltsgeld. Gute Nacht.
talk-cautious-went-broke-2 = Leer. Wie erkläre ich das zu Hause?
talk-cautious-went-broke-3 = Zweimal hab ich nachgezählt. Da ist nichts mehr zum Zählen.
talk-cautious-dismissed-1 = Ich war im Weg. Das tut mir so leid.
talk-cautious-dismissed-2 = Natürlich. Ich nehme die Hintertür.
talk-cautious-dismissed-3 = Um ehrlich zu sein: Ich bin erleichtert.
talk-cautious-death-1 = Die Karte mag ich nicht. Die mochte ich noch nie.
talk-cautious-death-2 = Kann bitte jemand ein Fenster aufmachen?
talk-cautious-death-3 = Heute Nacht lass ich die Kerze brennen.
talk-cautious-vole-made-1 = Alle? Ist das denn erlaubt?
talk-cautious-vole-made-2 = Ich hätte bei dreien aufgehört. Ich höre immer bei dreien auf.
talk-cautious-vole-made-3 = Mein Herz. Dabei hab ich nur zugesehen.
talk-cautious-vole-lost-1 = Darum versuche ich so etwas gar nicht erst.
talk-cautious-vole-lost-2 = Lieber den Spatz in der Hand, sagt man bei uns.
talk-cautious-vole-lost-3 = Ach je. Möchtest du etwas von meinem Wasser?

## verschlagen

talk-sly-sat-down-1 = Beachtet mich gar nicht. Ich kenn ja kaum die Regeln.
talk-sly-sat-down-2 = Ich wollte nur zusehen. Aber wenn ihr darauf besteht …
talk-sly-sat-down-3 = Was für ein reizender, gutgläubiger Tisch.
talk-sly-won-deal-1 = Wie ist das denn passiert? Merkwürdig.
talk-sly-won-deal-2 = Anfängerglück, ganz bestimmt.
talk-sly-won-deal-3 = Dabei gebe ich mir solche Mühe zu verlieren.
talk-sly-lost-deal-1 = Genau nach Plan.
talk-sly-lost-deal-2 = Man muss sie in Sicherheit wiegen, sage ich immer.
talk-sly-lost-deal-3 = Eine kleine Anlage. Die zahlt sich aus.
talk-sly-big-pot-1 = So viele Münzen. Und so weit von daheim.
talk-sly-big-pot-2 = Sag noch mal, wo schläfst du heute Nacht?
talk-sly-big-pot-3 = Dein Gesicht behalte ich in lieber Erinnerung.
talk-sly-somebody-left-1 = Du gehst schon? Was hätte ich denn nicht sehen sollen?
talk-sly-somebody-left-2 = Ein Paar Augen weniger. Gut.
talk-sly-somebody-left-3 = Komm bald wieder, und bring den Beutel mit.
talk-sly-went-broke-1 = Behaltet die Münzen. Ich behalte eure Geheimnisse. Gute Nacht.
talk-sly-went-broke-2 = Ein leerer Beutel wiegt nichts. Ich reise gern leicht.
talk-sly-went-broke-3 = Hier ist jemand besser als ich. Ich finde noch heraus, wer.
talk-sly-dismissed-1 = Ich geh ja schon. Aber wer hat wohl darum gebeten?
talk-sly-dismissed-2 = Dann gehe ich lieber, bevor man mich vermisst.
talk-sly-dismissed-3 = Ich kenne den Weg hinaus. Ich kenne sie alle.
talk-sly-death-1 = Ein alter Freund. Er ist mir noch etwas schuldig.
talk-sly-death-2 = Am liebsten kommt er ungeladen.
talk-sly-death-3 = Dass er drinsteckt, hätte ich euch sagen können. Er steckt immer drin.
talk-sly-vole-made-1 = Wunderschön gemacht. Neben dir möchte ich nicht sitzen.
talk-sly-vole-made-2 = Alle, und das mit so ehrlichem Gesicht.
talk-sly-vole-made-3 = Darf ich dich auf ein Glas einladen und dir ein paar Fragen stellen?
talk-sly-vole-lost-1 = Schade. Ich sehe Menschen so gern hoffen.
talk-sly-vole-lost-2 = Es ist immer die letzte Stufe, die wackelt.
talk-sly-vole-lost-3 = Ich hätte aufgehört. Aber ich hätte es ja auch gewusst.

## fröhlich

talk-merry-sat-down-1 = Ein Stuhl, ein Krug und ihr! Her mit den Karten!
talk-merry-sat-down-2 = Was singen wir heute? Ich kann alles, aber nichts richtig.
talk-merry-sat-down-3 = Noch ein Plätzchen frei? Ich warne euch, ich lache laut.
talk-merry-won-deal-1 = Die Runde geht auf mich! Die kleine.
talk-merry-won-deal-2 = Ach, ihr lieben, lieben Münzen.
talk-merry-won-deal-3 = Haben das alle gesehen? Hat die Katze das gesehen?
talk-merry-lost-deal-1 = Wie gewonnen, so versungen.
talk-merry-lost-deal-2 = War ja nur Geld, und jetzt ist es deins.
talk-merry-lost-deal-3 = Verloren! Aber seht nur, wie schön!
talk-merry-big-pot-1 = Nun schaut euch das an! Wie ein kleiner Berg.
talk-merry-big-pot-2 = Lass mich einmal anfassen, nur als Glücksbringer.
talk-merry-big-pot-3 = In dem Pott steckt eine ganze Hochzeit!
talk-merry-somebody-left-1 = Lebewohl! Grüß mir das Wetter.
talk-merry-somebody-left-2 = Nein, bleib! Ich hatte noch einen Witz. Na, ein andermal.
talk-merry-somebody-left-3 = Und wer singt jetzt die zweite Stimme?
talk-merry-went-broke-1 = Kein Heller mehr! Dann sing ich halt fürs Abendbrot.
talk-merry-went-broke-2 = Der Beutel leer, das Herz voll. Wobei, vor allem der Beutel leer.
talk-merry-went-broke-3 = Gerupft bis auf die Haut! Gute Nacht, ihr Lieben.
talk-merry-dismissed-1 = Was, und gerade kam die gute Strophe!
talk-merry-dismissed-2 = Bin schon weg, bin schon weg. Ein Schlückchen noch.
talk-merry-dismissed-3 = Winkt mir mal jemand? Danke.
talk-merry-death-1 = Ach, der. Der lacht ja nie.
talk-merry-death-2 = Schnell, erzählt ihm wer einen Witz!
talk-merry-death-3 = Den Pott soll er haben. Auf ein Glas bleibt er ja doch nie.
talk-merry-vole-made-1 = Alle Stiche! Lass doch den Kindern was übrig!
talk-merry-vole-made-2 = Rauf auf den Tisch und schön verbeugen!
talk-merry-vole-made-3 = Ich tät ja klatschen, aber ich hab in jeder Hand einen Krug.
talk-merry-vole-lost-1 = Oh, und ich hab so schön mitgefiebert!
talk-merry-vole-lost-2 = Daraus wird ein feines trauriges Lied.
talk-merry-vole-lost-3 = So knapp, dass ich in den Krug gebissen hab!

## anwerben

patron-hired-title = Ein neues Gesicht im Haus
patron-hired = { $face } **{ $name }** nimmt am Tresen Platz.
patron-kind = { $temper }, { $skill }
patron-list-title = Angeworbene Gäste
patron-line = { $face } **{ $name }** · { $kind } · { $purse }
patron-line-guest = { $face } **{ $name }**
patron-none = Niemand ist angeworben. Die Stammgäste kommen von selbst; andere wirbt die Spielleitung mit `/gast anwerben` an.
patron-house-left = Für Computerspieler hat das Haus noch { $house }.
patron-purse = **{ $name }** hat { $purse }. Das Haus hat noch { $house }.
patron-purse-held = { $free } frei und { $held } an einem Tisch reserviert
patron-purse-both = Geben oder nehmen, nicht beides zugleich. Es wurden keine Münzen bewegt.
patron-dismissed = **{ $name }** nimmt Abschied vom Haus. Zurück kommt: { $coins }; was an einem Tisch reserviert ist, folgt danach. Das Haus hat jetzt { $house }.
patron-house-filled = { $by } gab dem Haus { $coins }: { $reason }. Es hat jetzt { $house }.
patron-play = Ab der nächsten Runde spielst du das Blatt von **{ $name }**, mit den Münzen von { $name }. Die Karten bekommst du über **{ $hand }**; `/gast spielen` gibt den Platz zwischen zwei Runden zurück.
patron-rise = **{ $name }** spielt das eigene Blatt wieder selbst.
patron-whom = Wen soll das Haus an den Tisch schicken?
patron-whom-hint = Wähl einen Gast
patron-anybody = Irgendein Stammgast
patron-anybody-note = wer gerade frei ist
patron-choose = Ein Gast: Beutel, entlassen…
key-patron-purse = Beutel…
key-patron-dismiss = Entlassen
patron-purse-title = Der Beutel von { $name }
patron-purse-give = Münzen vom Haus in den Beutel
patron-purse-take = Oder: Münzen aus dem Beutel ans Haus

# Was das Haus über ein Mitglied aufbewahrt.

privacy-command = Was hier über dich gespeichert ist; als Datei, oder gelöscht
    .name = datenschutz

privacy-title = Was das Haus über dich speichert
privacy-text =
    Auf diesem Server kennt dich das Haus als **{ $name }**, unter der ID deines Discord-Kontos.
    {"**"}Beutel**: { $purses }
    {"**"}Spiele**: { $deals ->
        [0] Du warst noch bei keiner Runde dabei
        [one] Du warst bei einer Runde dabei; ihre Karten und Spielzüge sind gespeichert
       *[other] Du warst bei { $deals } Runden dabei; ihre Karten und Spielzüge sind gespeichert
    }.
    {"**"}Was du getippt hast**: { $notes ->
        [0] keine Begründungen für Zahlungen
        [one] eine Begründung für eine Zahlung
       *[other] { $notes } Begründungen für Zahlungen
    }. Hast du beim Abheben etwas geschrieben, ist auch das gespeichert.
    {"**"}Gemeldete Probleme**: { $reports ->
        [0] keine
        [one] eines, mit dem, was du gesehen hast
       *[other] { $reports }, mit dem, was du gesehen hast
    }.
    {"**"}Protokoll des Hauses**: { $entries ->
        [0] nichts von dir oder über dich
        [one] ein Eintrag von dir oder über dich
       *[other] { $entries } Einträge von dir oder über dich
    }.
    {"**"}Sperre oder Auszeit**: { $kept ->
        [0] keine
       *[other] ist vermerkt
    }.
privacy-off-board = {"**"}Liste der vollsten Beutel**: Die Spielleitung hat dich herausgenommen.
privacy-purse-own = dein eigener, { $coins }, { $lines ->
    [one] ein Eintrag im Verlauf
   *[other] { $lines } Einträge im Verlauf
}
privacy-purse-character = **{ $name }**, { $coins }, { $lines ->
    [one] ein Eintrag im Verlauf
   *[other] { $lines } Einträge im Verlauf
}
privacy-more-purses = und { $more } weitere
privacy-how = Nachrichten werden nicht gelesen, und andere Daten deines Kontos werden nicht gespeichert. Wird der Bot von diesem Server entfernt, wird alles { $days ->
    [0] sofort
    [one] nach einem Tag
   *[other] nach { $days } Tagen
} gelöscht.
privacy-papers = Die Datenschutzerklärung zu diesem Bot: { $url }
privacy-papers-none = Einen Link zur Datenschutzerklärung gibt es hier noch nicht; wer diesen Bot betreibt, kann sie dir zeigen.
privacy-nothing = Auf diesem Server speichert das Haus nichts über dich.
privacy-only-bans = Auf diesem Server ist über dich nur eine Sperre oder deine Auszeit gespeichert, auch eine frühere, oder dass die Spielleitung dich aus der Liste der vollsten Beutel nahm, und was das Protokoll des Hauses davon sagt. Das lässt sich nicht löschen.

privacy-export-text = Alles, was das Haus auf diesem Server über dich speichert. Gib die Datei nicht weiter: Sie ist nur für dich.
privacy-export-part = Teil { $part } von { $parts }.
privacy-export-last = Teil { $part } von { $parts }, der letzte.

privacy-delete-title = Löschen, was hier über dich gespeichert ist?
privacy-delete-text =
    {"**"}Gelöscht wird**: dein Name, die ID deines Kontos, deine Charaktere, was du getippt hast und was zu deinen Münzen getippt wurde. Du stehst von Tischen auf, an denen keine Runde läuft.
    {"**"}Deine Münzen** ({ $coins }, in allen deinen Beuteln) werden aus dem Spiel genommen.
    {"**"}Es bleiben**: die Bücher und die Spiele, in denen deine Beutel zu zufälligen Buchstaben werden; und, als Codes ohne deinen Namen, eine Sperre oder Auszeit, dass du Startmünzen hattest (du bekommst sie nicht noch einmal), und zwei Tage lang, was du heute als Taschengeld bekommen, verloren und gezahlt hast.
    Nachrichten in den Kanälen bleiben auf Discord stehen. **Das lässt sich nicht rückgängig machen.**
privacy-key-erase = Alles löschen
privacy-key-keep = Behalten
privacy-kept = Es wurde nichts gelöscht.
privacy-erased-title = Gelöscht
privacy-erased-text = Deine Daten sind gelöscht, { $coins } aus dem Spiel genommen. Benutzt du hier wieder einen Befehl, fängst du neu an. Startmünzen gibt es nur einmal.
privacy-erased-file = Auch in der Datei des Hauses ist es überschrieben.
privacy-erased-file-later = In der Datei des Hauses wird es überschrieben, sobald das Programm fertig ist, das sie gerade liest, spätestens beim nächsten Start des Bots. Du musst nichts mehr tun.
privacy-erased-database = Auch aus der Datenbank ist es gelöscht; nur in Sicherungen steht es noch, bis diese gelöscht werden.

privacy-seated = Du spielst gerade bei „{ $inn }“. Drück dort **{ $options }**, dann **{ $leave }**, und komm wieder, wenn die Runde oder Partie vorbei ist; es wurde nichts gelöscht.
privacy-on-hold = Für einen Tisch noch reserviert: { $coins }, bis seine Runde oder Partie vorbei ist. Komm dann wieder; es wurde nichts gelöscht.

moved-erase = auf eigenen Wunsch gelöscht
about-papers = [Datenschutz]({ $privacy }) · [Nutzungsbedingungen]({ $terms })
about-paper-privacy = [Datenschutz]({ $privacy })
about-paper-terms = [Nutzungsbedingungen]({ $terms })
about-papers-none = Einen Link zur Datenschutzerklärung und zu den Nutzungsbedingungen gibt es hier noch nicht; wer diesen Bot betreibt, kann sie dir zeigen.
about-privacy = Was über dich gespeichert ist und wie du es löschst: `/datenschutz`.
privacy-key-export = Als Datei holen
privacy-key-ask = Löschen …
privacy-key-next = Nächster Teil

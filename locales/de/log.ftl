# Was das Haus im Protokollkanal erzählt: wer was getan hat.

log-line = { $who } { $did }
log-house = Das Haus
log-more = … und { $more } weitere: siehe **/taverne übersicht**.
log-reason = { $did }: { $reason }
log-settings = hat die Einstellungen geändert. { $changes }.
log-setting = { $setting }: jetzt **{ $after }** (bisher: { $before })
log-settings-more = { $more } weitere
log-granted = gab { $name } **{ $coins }**
log-taken = nahm { $name } **{ $coins }** ab
log-taken-house = nahm { $name } **{ $coins }** für das Haus ab
log-starting-raised = { $members ->
    [one] hob die Startmünzen von 1 Mitglied auf { $to } an: **{ $coins }** ausgezahlt.
   *[other] hob die Startmünzen von { $members } Mitgliedern auf { $to } an: zusammen **{ $coins }** ausgezahlt.
}
log-voided = annullierte die Runde `{ $deal }` am Tisch „{ $inn }“
log-voided-good = annullierte die Runde `{ $deal }` am Tisch „{ $inn }“ und glich aus, was nicht mehr da war (**{ $coins }**)
log-off-deal = brach die laufende Runde am Tisch „{ $inn }“ ab. Alle Münzen daraus gingen zurück.
log-off-match = brach die Partie am Tisch „{ $inn }“ ab. Die Einsätze gingen zurück.
log-off-table = schloss „{ $inn }“ sofort. Alle Münzen aus dem laufenden Spiel gingen zurück.
log-kicked = entfernte { $name } vom Tisch „{ $inn }“.
log-banned = sperrte { $name } dauerhaft für alle Tische
log-banned-until = sperrte { $name } für alle Tische; die Sperre endet { $when }
log-unbanned = hob die Sperre von { $name } auf.
log-off-board = nahm { $name } aus der Liste der vollsten Beutel.
log-on-board = setzte { $name } wieder in die Liste der vollsten Beutel.
log-session-opened = eröffnete einen Spielabend.
log-session-opened-named = eröffnete den Spielabend { $name }.
log-session-closed = beendete den Spielabend.
log-session-closed-named = beendete den Spielabend { $name }.
log-hired = warb { $name } an.
log-dismissed = entließ { $name }; zurück an das Haus: { $coins }.
log-dismissed-broke = entließ { $name }.
log-patron-funded = gab { $name } **{ $coins }** aus dem Haus.
log-patron-drained = holte **{ $coins }** von { $name } für das Haus zurück.
log-parked = konnte den Tisch „{ $inn }“ nach einem Neustart nicht fortsetzen. Die Münzen bleiben reserviert; wer den Bot betreibt, findet die Ursache in dessen Protokoll.
log-house-funded = legte **{ $coins }** in den Beutel des Hauses
log-house-drained = nahm **{ $coins }** aus dem Beutel des Hauses
log-lost = In den Protokollkanal <#{ $channel }> kann ich nicht schreiben. Erlaub mir, ihn zu sehen und dort Nachrichten zu senden, oder wähl mit **/taverne einrichten** einen anderen.

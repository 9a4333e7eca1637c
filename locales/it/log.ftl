# Ciò che la casa racconta nel suo canale di registro: chi ha fatto che cosa.

log-line = { $who } { $did }
log-house = La casa
log-more = … e { $more ->
    [one] un’altra voce
   *[other] altre { $more } voci
}: vedi **/taverna libri**.
log-reason = { $did }: { $reason }
log-settings = ha cambiato le impostazioni. { $changes }.
log-setting = { $setting }: ora **{ $after }** (prima: { $before })
log-settings-more = { $more ->
    [one] un’altra
   *[other] altre { $more }
}
log-granted = ha concesso a { $name } **{ $coins }**
log-taken = ha ripreso a { $name } **{ $coins }**
log-voided = ha annullato la smazzata `{ $deal }` al tavolo { $inn }
log-voided-good = ha annullato la smazzata `{ $deal }` al tavolo { $inn } e ha compensato con **{ $coins }** ciò che chi aveva vinto non aveva più
log-off-deal = ha annullato la smazzata in corso al tavolo { $inn }. Ogni moneta è tornata al suo posto.
log-off-match = ha annullato la partita al tavolo { $inn }. Le poste sono tornate a chi le aveva messe.
log-off-table = ha chiuso subito il tavolo { $inn }. Ogni moneta in gioco è tornata al suo posto.
log-kicked = ha chiesto a { $name } di lasciare il tavolo { $inn }.
log-banned = ha vietato per sempre i tavoli a { $name }
log-banned-until = ha vietato i tavoli a { $name } (fine: { $when })
log-unbanned = ha tolto il divieto a { $name }.
log-session-opened = ha aperto una sessione.
log-session-opened-named = ha aperto la sessione { $name }.
log-session-closed = ha chiuso la sessione.
log-session-closed-named = ha chiuso la sessione { $name }.
log-hired = ha assunto { $name }.
log-dismissed = ha congedato { $name }: { $coins } di ritorno alla casa.
log-dismissed-broke = ha congedato { $name }.
log-patron-funded = ha dato a { $name } **{ $coins }** della casa.
log-patron-drained = ha ripreso a { $name } **{ $coins }** per la casa.
log-parked = non ha potuto continuare il tavolo { $inn } dopo un riavvio. Le sue monete restano da parte; chi gestisce il bot ne trova la causa nel suo registro.
log-house-funded = ha messo **{ $coins }** nella cassa della casa
log-house-drained = ha tolto **{ $coins }** dalla cassa della casa
log-lost = Non posso scrivere nel canale di registro, <#{ $channel }>. Permettimi di vederlo e di inviarvi messaggi, o scegline un altro con **/taverna impostazioni**.

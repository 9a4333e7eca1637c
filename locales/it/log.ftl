# Ciò che la casa racconta nel suo canale del registro: chi ha fatto che cosa.

log-line = { $who } { $did }
log-house = La casa
log-more = … e { $more ->
    [one] un’altra voce
   *[other] altre { $more } voci
}: vedi **/taverna pannello**.
log-reason = { $did }: { $reason }
log-settings = ha cambiato le impostazioni. { $changes }.
log-setting = { $setting }: ora **{ $after }** (prima: { $before })
log-settings-more = { $more ->
    [one] un’altra
   *[other] altre { $more }
}
log-granted = ha concesso **{ $coins }** a { $name }
log-taken = ha tolto **{ $coins }** a { $name }
log-taken-house = ha tolto **{ $coins }** a { $name } per la casa
log-starting-raised = { $members ->
    [one] ha portato a { $to } le monete iniziali di 1 membro: **{ $coins }**.
   *[other] ha portato a { $to } le monete iniziali di { $members } membri: in tutto **{ $coins }**.
}
log-voided = ha annullato la smazzata `{ $deal }` al tavolo «{ $inn }»
log-voided-good = ha annullato la smazzata `{ $deal }` al tavolo «{ $inn }», concedendo **{ $coins }** che chi aveva vinto non aveva più
log-off-deal = ha annullato la smazzata in corso al tavolo «{ $inn }». Tutte le monete sono state restituite.
log-off-match = ha annullato la partita al tavolo «{ $inn }». Le poste sono state restituite.
log-off-table = ha chiuso subito il tavolo «{ $inn }». Tutte le monete della smazzata o della partita in corso sono state restituite.
log-kicked = ha allontanato { $name } dal tavolo «{ $inn }».
log-banned = ha escluso per sempre { $name } dai tavoli
log-banned-until = ha escluso { $name } dai tavoli; potrà tornare { $when }
log-unbanned = ha riammesso { $name } ai tavoli.
log-off-board = ha tolto { $name } dalla classifica delle monete.
log-on-board = ha rimesso { $name } nella classifica delle monete.
log-session-opened = ha aperto una serata.
log-session-opened-named = ha aperto la serata { $name }.
log-session-closed = ha chiuso la serata.
log-session-closed-named = ha chiuso la serata { $name }.
log-hired = ha assunto { $name }.
log-dismissed = ha congedato { $name }: { $coins } tornano alla casa.
log-dismissed-broke = ha congedato { $name }.
log-patron-funded = ha dato **{ $coins }** della casa a { $name }.
log-patron-drained = ha tolto **{ $coins }** a { $name } per la casa.
log-parked = non ha potuto continuare il tavolo «{ $inn }» dopo un riavvio. Le sue monete restano riservate; chi gestisce il bot trova la causa nel suo registro.
log-house-funded = ha messo **{ $coins }** nella cassa della casa
log-house-drained = ha tolto **{ $coins }** dalla cassa della casa
log-lost = Non posso scrivere nel canale del registro, <#{ $channel }>. Dammi il permesso di vederlo e di inviare messaggi, o scegline un altro con **/taverna impostazioni**.

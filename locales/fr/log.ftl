# Ce que la maison écrit dans son journal : qui a fait quoi.

log-line = { $who } { $did }
log-house = La maison
log-more = … et { $more } de plus : vois **/taverne tableau**.
log-reason = { $did } : { $reason }
log-settings = a changé des réglages. { $changes }.
log-setting = { $setting } : désormais **{ $after }** (avant : { $before })
log-settings-more = { $more ->
    [one] { $more } autre réglage
   *[other] { $more } autres réglages
}
log-granted = a accordé **{ $coins }** à { $name }
log-taken = a repris **{ $coins }** à { $name }
log-taken-house = a repris **{ $coins }** à { $name } pour la maison
log-starting-raised = { $members ->
    [one] a porté à { $to } les pièces de départ d’un membre : **{ $coins }**.
   *[other] a porté à { $to } les pièces de départ de { $members } membres : **{ $coins }** en tout.
}
log-voided = a annulé la donne `{ $deal }`, table « { $inn } »
log-voided-good = a annulé la donne `{ $deal }`, table « { $inn } », et compensé **{ $coins }** que les gagnants n’avaient plus
log-off-deal = a annulé la donne en cours à la table « { $inn } ». Toutes ses pièces ont été rendues.
log-off-match = a annulé la partie à la table « { $inn } ». Les mises ont été rendues.
log-off-table = a fermé tout de suite la table « { $inn } ». Toutes les pièces en jeu ont été rendues.
log-kicked = a renvoyé { $name } de la table « { $inn } ».
log-banned = a banni { $name } des tables pour de bon
log-banned-until = a banni { $name } des tables (fin { $when })
log-unbanned = a rouvert les tables à { $name }.
log-off-board = a retiré { $name } du classement des plus riches.
log-on-board = a remis { $name } au classement des plus riches.
log-session-opened = a ouvert une soirée.
log-session-opened-named = a ouvert la soirée { $name }.
log-session-closed = a fermé la soirée.
log-session-closed-named = a fermé la soirée { $name }.
log-hired = a engagé { $name }.
log-dismissed = a congédié { $name } et repris { $coins } pour la maison.
log-dismissed-broke = a congédié { $name }.
log-patron-funded = a donné à { $name } **{ $coins }** de la maison.
log-patron-drained = a repris **{ $coins }** à { $name } pour la maison.
log-parked = n’a pas pu continuer la table « { $inn } » après un redémarrage. Ses pièces restent réservées ; qui héberge le bot trouvera la cause dans son journal.
log-house-funded = a versé **{ $coins }** dans la bourse de la maison
log-house-drained = a retiré **{ $coins }** de la bourse de la maison
log-lost = Je ne peux pas écrire dans le journal, <#{ $channel }>. Laisse-moi voir ce salon et y envoyer des messages, ou choisis-en un autre avec **/taverne réglages**.

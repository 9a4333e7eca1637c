# Segnalare un problema.

key-report = Segnala un problema
report-label = Che cosa non va?
report-hint = Che cosa è successo, e che cosa doveva succedere?
report-thanks = Grazie. Le tue parole sono andate a chi gestisce questo bot, con ciò che tu potevi vedere, che sta in questo file. Delle smazzate in corso, le carte altrui non ci sono.
report-empty = Di’ in poche parole che cosa non va. Non è stato mandato nulla.
report-long = Dillo al massimo in { $most } lettere. Non è stato mandato nulla.
report-enough = In un’ora hai segnalato tre problemi, e di più non se ne leggono. Potrai segnalarne un altro { $when }.
log-reported = ha segnalato un problema a chi gestisce questo bot.
log-reported-deal = ha segnalato un problema con la smazzata `{ $deal }` a chi gestisce questo bot.

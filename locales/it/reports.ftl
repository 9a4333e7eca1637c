# Segnalare un problema.

key-report = Segnala un problema
report-label = Che cosa non va?
report-hint = Che cosa è successo, e che cosa doveva succedere?
report-thanks = Grazie. La tua segnalazione è andata a chi gestisce questo bot, insieme a ciò che potevi vedere tu, che è in questo file. Non contiene carte altrui di smazzate ancora in corso.
report-empty = Scrivi in poche parole che cosa non va. Non è stato inviato nulla.
report-long = Usa al massimo { $most } caratteri. Non è stato inviato nulla.
report-enough = Hai inviato tre segnalazioni in un’ora, il massimo. Potrai inviarne un’altra { $when }.
log-reported = ha segnalato un problema a chi gestisce questo bot.
log-reported-deal = ha segnalato un problema con la smazzata `{ $deal }` a chi gestisce questo bot.

# Signaler un problème.

key-report = Signaler un problème
report-label = Qu’est-ce qui ne va pas ?
report-hint = Que s’est-il passé, et qu’aurait-il dû se passer ?
report-thanks = Merci. Ton message est parti à qui héberge ce bot, avec ce que tu pouvais voir ; c’est dans ce fichier. Les cartes des autres, dans une donne en cours, n’y sont pas.
report-empty = Dis en quelques mots ce qui ne va pas. Rien n’a été envoyé.
report-long = Dis-le en { $most } caractères au plus. Rien n’a été envoyé.
report-enough = Tu as signalé trois problèmes en une heure, c’est le maximum. Tu pourras en signaler un autre { $when }.
log-reported = a signalé un problème à qui héberge ce bot.
log-reported-deal = a signalé un problème dans la donne `{ $deal }` à qui héberge ce bot.

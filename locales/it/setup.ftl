# Le impostazioni di una casa.

setup-title = Impostazioni della taverna
setup-title-of = { $name }
setup-footer = Lo vedi solo tu. Le modifiche valgono subito; i tavoli già aperti mantengono le loro impostazioni.
setup-value =
    {"**"}{ $value }**
    { $what }
setup-name-none = nessuno
setup-log-none = nessuno
setup-off = niente
setup-a-day = { $coins } al giorno
setup-from-to = da { $least } a { $most }
setup-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
setup-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}

setup-gm = Game master
setup-gm-what = Chi ha questo ruolo gestisce la taverna: concede monete, apre serate di gioco e risolve le contestazioni.
setup-managers = chiunque possa gestire il server
setup-gm-lost = ⚠ Il ruolo del game master è stato eliminato. Finché non ne scegli un altro, ne fa le veci chiunque possa gestire il server, ma nessuno può creare monete o cambiare le monete iniziali, la paghetta o il fondo della casa.
setup-mints-not = Solo chi ha il ruolo { $role } può cambiare le monete iniziali, la paghetta e il fondo della casa.
sure-gm = Scegliere un ruolo che non hai?
sure-gm-text = Non hai il ruolo { $role }. Una volta scelto, è game master solo chi lo ha: non potresti concedere monete, né cambiare le monete iniziali, la paghetta o il fondo della casa. Chi può gestire il server potrà scegliere qui un altro ruolo.
sure-gm-yes = Sceglilo comunque
sure-gm-others = Le altre impostazioni sono salvate.
setup-name = Nome della taverna
setup-name-what = Compare in testa alle pagine e ai resoconti della casa.
setup-language = Lingua
setup-language-what = La lingua dei messaggi pubblici, salvo ai tavoli che ne hanno una propria.
setup-language-none = automatica: quella del server su Discord, altrimenti quella dell’host
setup-log = Canale del registro
setup-log-what = Dove annoto concessioni, smazzate annullate e impostazioni cambiate.

setup-currency = Valuta
setup-currency-what = Come si chiamano le monete. Cambia come si scrivono le somme, non quanto hanno i membri.
setup-coin = Moneta abituale
setup-coin-what = Che cosa conta un numero senza il nome della moneta, come una posta di 12.
setup-coin-none = nessuna
setup-starting = Monete iniziali
setup-starting-what = Ogni membro le riceve una volta sola, quando per la prima volta gioca per monete, paga o viene pagato.
setup-so-far = Finora { $list }.
setup-started = { $members ->
    [one] 1 membro ha avuto { $coins }
   *[other] { $members } membri hanno avuto { $coins }
}
setup-started-others = { $members ->
    [one] 1 membro ha avuto un’altra somma
   *[other] { $members } membri hanno avuto altre somme
}
setup-raise = Versa la differenza…
setup-raise-all = { $members ->
    [one] 1 membro ha avuto meno di { $to } iniziali. Versargli la differenza, { $coins }? Sono monete nuove, e la riceve una volta sola.
   *[other] { $members } membri hanno avuto meno di { $to } iniziali. Versare a ciascuno la differenza, in tutto { $coins }? Sono monete nuove, e ciascuno la riceve una volta sola.
}
setup-raise-some = { $members } membri hanno avuto meno di { $to } iniziali; la differenza è in tutto { $coins }. Versarla ora a { $most } di loro, cominciando da chi ha avuto meno? Sono monete nuove, e ciascuno la riceve una volta sola.
setup-raise-pay = Versa la differenza
setup-raise-back = Non versare
setup-raised = { $members ->
    [one] 1 membro ha ricevuto la differenza: { $coins }.
   *[other] { $members } membri hanno ricevuto la differenza: in tutto { $coins }.
}
setup-raised-some = { $members } membri hanno ricevuto la differenza: in tutto { $coins }. { $left ->
    [one] 1 membro l’aspetta ancora
   *[other] { $left } membri l’aspettano ancora
}: ripeti per versarla.
setup-raised-none = Nessuno ha avuto meno monete iniziali di così: non è stato versato nulla.
setup-allowance = Paghetta
setup-allowance-what = Una volta al giorno `/monete paghetta` riporta un membro a questa somma, contando le borse dei suoi personaggi, le monete in gioco e quanto ha pagato ad altri quel giorno.
setup-stakes = Poste
setup-stakes-what = La posta minima e la massima dei nuovi tavoli.
setup-usual = Poste predefinite
setup-usual-what = Per i tavoli aperti senza indicare una posta.
setup-usual-of = { $game }: { $stake }
setup-usual-none = quelle del bot
setup-new-coins = Usa i nuovi valori
setup-kept = Lo vedi solo tu, e una volta sola. Questo server mantiene le sue somme (monete iniziali { $starting }, paghetta { $allowance }) e le sue poste. I nuovi server hanno { $new-starting } e { $new-allowance }: per usarle, apri la pagina **{ $page }** in `{ $command }`.
setup-cap = Limite di perdita giornaliero
setup-cap-what = Chi perde questa somma in un giorno non può più giocare fino a mezzanotte (UTC).
setup-budget = Fondo della casa
setup-budget-what = Ciò con cui giocano i giocatori virtuali della casa. Si imposta con `/taverna impostazioni`.
setup-up-to-a-day = riportato a { $coins } ogni giorno
setup-regulars = Avventori abituali
setup-regulars-what = I giocatori virtuali della casa, che occupano i posti quando nessuno di quelli assunti è libero.
setup-regulars-on = possono giocare
setup-regulars-off = non giocano (solo quelli assunti)
key-setup-regulars-come = Ammetti gli abituali
key-setup-regulars-stay-away = Solo quelli assunti

setup-channels = Canali
setup-channels-what = Dove si possono aprire i tavoli, thread compresi.
setup-all-channels = tutti
setup-age = Limiti di età
setup-age-what = Quali canali possono avere tavoli.
setup-age-all = ogni canale
setup-age-restricted = solo canali con limiti di età
setup-place = Posizione dei tavoli
setup-place-what = Nel canale, o ognuno in un thread suo, se chi apre il tavolo non sceglie altro.
setup-place-channel = nel canale
setup-place-thread = in un thread suo
setup-clock = Tempo per turno
setup-clock-what = Il tempo per un turno, se chi apre il tavolo non sceglie altro.
setup-pause = Pausa massima
setup-pause-what = Per quanto tempo, in tutto, l’host (o un game master che siede al tavolo) può mettere in pausa un tavolo durante una smazzata (o una partita). Predefinito: 60 minuti, o un giorno se un turno dura un’ora o più. Un game master che non siede al tavolo ha una settimana.
setup-pause-usual = 60 minuti; tavoli lenti: un giorno
setup-moments = Grandi momenti
setup-moments-what = I risultati segnalano la Morte, tutte le prese a una parte, quattro re in una mano e il piatto più ricco della settimana. Una prima vittoria la vede solo chi l’ha ottenuta.
setup-moments-on = si annunciano
setup-moments-off = non si annunciano
key-setup-moments-told = Annuncia i momenti
key-setup-moments-untold = Non annunciare momenti

language-name = Italiano
currency-plain = monete
currency-named = { $one }, { $many }
currency-worth = { $name } ({ $worth } { $unit })

# Ciò che le cambia.
setup-changed = Salvato. Ecco le impostazioni attuali.
setup-page-house = Casa
setup-page-coins = Monete
setup-page-tables = Tavoli
setup-choose-gm = Ruolo del game master
setup-choose-log = Canale del registro
setup-choose-channels = Canali per i tavoli
key-setup-no-gm = Togli il ruolo GM
key-setup-no-log = Disattiva il registro
key-setup-no-channels = Tutti i canali
key-setup-name = Nome…
key-setup-currency = Valuta…
setup-choose-currency = Valute già pronte
key-setup-coins = Monete e poste…
key-setup-stakes = Poste…
key-setup-clock = Tempi…
setup-label-currency = Un nome solo, o ogni moneta col suo valore
setup-label-allowance = Paghetta
setup-lowest = Posta minima
setup-highest = Posta massima
setup-label-cap = Limite di perdita giornaliero
setup-label-clock = Secondi per turno
setup-label-pause = Pausa massima per smazzata, in minuti
setup-hint-pause = da { $least } a { $most }; vuoto: 60 (tavoli lenti: un giorno)
setup-hint-off = 0 o vuoto: niente
setup-hint-name = Per esempio: Al Puledro Impennato
setup-hint-currency = corona/corone, o mo=100 ma=10 mr=1; vuoto: monete

# Impostazioni che non possono essere. Allora non cambia nulla.
setup-everyone = Quel ruolo lo hanno tutti nel server, quindi sarebbero tutti game master. Scegli un altro ruolo.
setup-channels-not-restricted = I tavoli richiederebbero canali con limiti di età. Senza limiti: { $channels }. Impostali nelle impostazioni dei canali di Discord, o togli questi canali dall’elenco.
settings-name = Il nome della taverna dev’essere una riga sola, di al massimo { $most } caratteri.
settings-starting = Le monete iniziali possono essere al massimo { $most }.
settings-allowance = La paghetta può essere al massimo di { $most } al giorno.
settings-stakes = Le poste possono andare da { $least } a { $most }.
settings-stakes-cross = La posta minima ({ $least }) supererebbe la massima ({ $most }). Cambiale insieme.
settings-starting-below = I nuovi membri avrebbero { $starting }, meno della posta minima ({ $least }), e non potrebbero giocare. Alza le monete iniziali, abbassa la posta, o porta le monete iniziali a 0.
settings-cap = Il limite di perdita giornaliero può essere al massimo di { $most }.
settings-cap-below = Un limite di perdita giornaliero di { $cap } è sotto la posta minima ({ $least }): una sola smazzata potrebbe costare di più. Alza il limite o abbassa la posta.
settings-budget = Il fondo della casa può essere al massimo di { $most }.
settings-channels = Puoi scegliere al massimo { $most } canali.
settings-clock = Il tempo per turno dev’essere da { $least } a { $most } secondi.
settings-pause = La pausa massima dev’essere da { $least } a { $most } minuti.

# Valute che non possono essere.
currency-name = «{ $name }» non può essere il nome di una moneta. Usa al massimo { $most } lettere, con spazi fra le parole; se elenchi più monete, al massimo { $short } lettere ciascuna e nessuno spazio.
currency-bad-worth = «{ $part }» non è una moneta col suo valore. Scrivi ogni moneta come mo=100, con un numero intero da 1 a { $most }.
currency-twice = «{ $name }» compare due volte. Dai a ogni moneta un nome diverso.
currency-too-many = Puoi avere al massimo { $most } tipi di monete.
currency-same-worth = Due monete valgono { $worth }. Dai a ogni moneta un valore diverso.
currency-no-unit = La moneta più piccola deve valere 1, per esempio mo=100 ma=10 mr=1.
currency-no-worths = «{ $names }» sono più monete. Dai a ciascuna un valore, contato nella più piccola, per esempio mo=100 ma=10 mr=1.
currency-no-name = «{ $name }» non è un nome per le monete. Per chiamarle di nuovo { $coins }, scrivi **{ $coins }**.
setup-coin-unknown = «{ $name }» non è una moneta di questo server. Scegli { $coins }.
setup-coin-single = Solo una valuta di più monete, come mo=100 ma=10 mr=1, ha una moneta abituale.
# Ready-made currencies.
currency-dnd = D&D
currency-pathfinder = Pathfinder
currency-old-dragon = Old Dragon
currency-crowns = Corone, scellini, penny

# Le opzioni di /tavern setup.
tavern-setup-gm-option = Il ruolo del game master
    .name = gm
tavern-setup-name-option = Il nome della taverna
    .name = nome
tavern-setup-currency-option = Un nome solo (corona/corone), o ogni moneta col suo valore (mo=100 ma=10 mr=1)
    .name = valuta
tavern-setup-usual-coin-option = La moneta che conta un numero senza nome, per esempio mo
    .name = moneta-abituale
tavern-setup-starting-option = Monete che ogni nuovo membro riceve, una volta sola
    .name = iniziali
tavern-setup-allowance-option = Ogni giorno chi ha meno può risalire fino a queste monete; 0: niente paghetta
    .name = paghetta
tavern-setup-lowest-option = La posta minima dei nuovi tavoli
    .name = minima
tavern-setup-highest-option = La posta massima dei nuovi tavoli
    .name = massima
tavern-setup-cap-option = Limite di perdita: chi perde questa somma in un giorno (UTC) non gioca fino a mezzanotte; 0: nessuno
    .name = limite
tavern-setup-regulars-option = Giocano anche gli avventori abituali della casa, o solo quelli che assumi?
    .name = abituali
tavern-setup-age-option = I tavoli devono stare in canali con limiti di età?
    .name = età
tavern-setup-turn-seconds-option = Secondi per turno dei nuovi tavoli, se chi li apre non dice altro
    .name = secondi
tavern-setup-pause-minutes-option = Per quanti minuti l’host può mettere in pausa un tavolo
    .name = pausa
tavern-setup-log-option = Canale in cui annotare concessioni, smazzate annullate e impostazioni cambiate
    .name = registro
age-all-choice = ogni canale
age-restricted-choice = solo canali con limiti di età
regulars-come-choice = anche gli avventori abituali
regulars-stay-away-choice = solo i giocatori virtuali assunti
tavern-setup-highlights-option = Annunciare nei risultati la Morte, un cappotto, i quattro re e il piatto più ricco della settimana?
    .name = momenti-salienti
moments-told-choice = sì
moments-untold-choice = no
tavern-setup-budget-option = Ogni giorno, portare la casa a questa somma; 0: no
    .name = budget

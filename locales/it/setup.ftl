# Le impostazioni di una casa.

setup-title = La casa
setup-title-of = { $name }
setup-footer = Lo vedi solo tu. Ciò che cambi vale subito; i tavoli aperti restano come pattuito.
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
setup-gm-what = Chi ha questo ruolo manda avanti la casa: concede monete, apre sessioni, sistema ciò che va storto.
setup-managers = chi può gestire il server
setup-gm-lost = ⚠ Il ruolo del game master è stato eliminato. Finché non ne scegli un altro, lo sostituisce chi può gestire il server, ma nessuno può coniare monete o cambiare ciò che si conia.
setup-name = Nome della casa
setup-name-what = Sta in testa alle pagine e ai conti della casa.
setup-language = Lingua
setup-language-what = La lingua che la casa parla.
setup-log = Canale di registro
setup-log-what = Dove la casa racconta ciò che è stato concesso, annullato e cambiato.

setup-currency = Valuta
setup-currency-what = Come si chiamano le monete. Cambiarla non tocca nessuna borsa, solo il modo di scrivere le somme.
setup-starting = Monete iniziali
setup-starting-what = Ognuno le riceve una volta sola, al primo contatto.
setup-allowance = Diaria
setup-allowance-what = Una volta al giorno `/monete diaria` riporta a questa somma tutto ciò che un membro ha, compresi i personaggi e le monete sui tavoli.
setup-stakes = Poste
setup-stakes-what = La posta minima e la massima di un nuovo tavolo.
setup-usual = Poste abituali
setup-usual-what = Per i tavoli dove nessuno nomina una posta.
setup-usual-of = { $game }: { $stake }
setup-usual-none = quelle del bot
setup-new-coins = Prendi le nuove
setup-kept = Lo vedi solo tu, una volta: dall’ultimo aggiornamento i nuovi server cominciano con altre monete. Questo tiene quel che ha: monete iniziali { $starting }, diaria { $allowance }, poste come prima. `{ $command }`, pagina **{ $page }**, le cambia o prende le nuove: { $new-starting } all’inizio e una diaria di { $new-allowance }.
setup-cap = Limite di perdita
setup-cap-what = Chi da mezzanotte (UTC) ha perso tanto, quel giorno non riceve più carte.
setup-budget = Fondo della casa
setup-budget-what = Paga le poste dei suoi avventori. Si cambia con `/avventore cassa`.
setup-up-to-a-day = rifornita fino a { $coins } al giorno
setup-regulars = Clienti fissi della casa
setup-regulars-what = Avventori che vengono da sé. Prima vengono quelli assunti.
setup-regulars-on = vengono
setup-regulars-off = non vengono
setup-regulars-come = Lascia venire i clienti fissi
setup-regulars-stay-away = Non lasciarli venire

setup-channels = Canali
setup-channels-what = Dove si possono aprire tavoli, thread compresi.
setup-all-channels = tutti
setup-age = Età
setup-age-what = Se i tavoli richiedono un canale con limiti di età.
setup-age-all = ogni canale
setup-age-restricted = solo canali con limiti di età
setup-place = Dove stanno i tavoli
setup-place-what = Nel canale, o ognuno in un thread tutto suo, se chi apre un tavolo non dice altro.
setup-place-channel = nel canale
setup-place-thread = in un thread tutto loro
setup-clock = Orologio
setup-clock-what = Il tempo per un turno, se chi apre un tavolo non dice altro.
setup-pause = Pausa più lunga
setup-pause-what = Quanto chi ospita, e un game master che siede al tavolo, possono in tutto metterlo in pausa durante una smazzata (una partita). Se non lo si imposta sono 60 minuti, o un giorno dove un turno dura un’ora o più. Un game master che non vi siede ha una settimana.
setup-pause-usual = 60 minuti, ai tavoli lenti un giorno

language-en = English
language-fr = Français
language-it = Italiano
language-de = Deutsch
currency-plain = monete
currency-named = { $one }, { $many }
currency-worth = { $name } ({ $worth } { $unit })

# Ciò che le cambia.
setup-changed = Cambiato; ora le cose stanno così.
setup-page-house = Casa
setup-page-coins = Monete
setup-page-tables = Tavoli
setup-choose-gm = Il ruolo del game master
setup-choose-log = Il canale di registro
setup-choose-channels = I canali per i tavoli
setup-no-gm = Nessun ruolo di game master
setup-no-log = Nessun canale di registro
setup-every-channel = Tutti i canali
setup-change-name = Nome…
setup-change-currency = Valuta…
setup-choose-currency = Una valuta già pronta
setup-change-coins = Monete e poste…
setup-change-clock = Orologio…
setup-label-currency = Un nome solo, o ogni moneta col suo valore
setup-label-allowance = Diaria
setup-label-lowest = Posta minima
setup-label-highest = Posta massima
setup-label-cap = Limite di perdita al giorno
setup-label-seconds = Secondi per un turno
setup-label-pause = Pausa più lunga per smazzata, in minuti
setup-hint-pause = da { $least } a { $most }; vuoto: 60, ai tavoli lenti un giorno
setup-hint-off = 0, o vuoto: nulla
setup-hint-name = Per esempio: Al Puledro Impennato
setup-hint-currency = corona/corone, o mo=100 ma=10 mr=1; vuoto: monete

# Impostazioni che non possono essere. Allora non cambia nulla.
setup-everyone = Quel ruolo nel server ce l’hanno tutti, e tutti farebbero da game master. Scegline un altro.
setup-channels-not-restricted = I tavoli richiederebbero canali con limiti di età, ma questi non li hanno: { $channels }. Metti i limiti nelle impostazioni dei canali di Discord, o togli questi dall’elenco.
settings-name = Il nome della casa è una riga sola, al massimo di { $most } lettere.
settings-starting = Le monete iniziali sono al massimo { $most }.
settings-allowance = La diaria è al massimo di { $most }.
settings-stakes = Le poste vanno da { $least } a { $most }.
settings-stakes-cross = La posta minima, { $least }, supererebbe la massima, { $most }. Cambiale insieme.
settings-starting-below = Chi arriva avrebbe { $starting }, meno della posta minima di { $least }, e non potrebbe giocare. Alza l’una, abbassa l’altra, o fa’ che si cominci senza nulla.
settings-cap = Il limite di perdita è al massimo di { $most }.
settings-cap-below = Un limite di { $cap } al giorno sta sotto la posta minima di { $least }: una sola smazzata potrebbe costare di più. Alza l’uno o abbassa l’altra.
settings-budget = Il fondo della casa è al massimo di { $most }.
settings-channels = Si possono indicare al massimo { $most } canali.
settings-clock = Il tempo per un turno va da { $least } a { $most } secondi.
settings-pause = La pausa più lunga va da { $least } a { $most } minuti.

# Valute che non possono essere.
currency-name = «{ $name }» non può essere il nome di una moneta: al massimo { $most } lettere, con spazi fra le parole; accanto ad altre al massimo { $short } lettere e nessuno spazio.
currency-bad-worth = «{ $part }» non è una moneta col suo valore. Scrivi ognuna come mo=100, con un numero intero da 1 a { $most }.
currency-twice = «{ $name }» c’è due volte. Dai a ogni moneta un nome tutto suo.
currency-too-many = Possono esserci al massimo { $most } tipi di monete.
currency-same-worth = Due monete varrebbero { $worth }. Dai a ognuna un valore diverso.
currency-no-unit = La moneta più piccola deve valere 1, per esempio mo=100 ma=10 mr=1.
currency-no-worths = «{ $names }» sono più monete: di’ quanto vale ciascuna nella più piccola, per esempio gp=100 sp=10 cp=1.
# Ready-made currencies.
currency-dnd = D&D
currency-pathfinder = Pathfinder
currency-old-dragon = Old Dragon
currency-crowns = Corone, scellini, penny

# Personaggi.

character-command = I personaggi con cui giochi, ognuno con una borsa sua
    .name = personaggio
character-create-command = Crea un personaggio con una borsa sua
    .name = crea
character-create-name-option = Il nome del personaggio
    .name = nome
character-create-picture-option = L’indirizzo https di un’immagine che resti online
    .name = ritratto
character-create-coins-option = Monete della tua borsa per il personaggio
    .name = monete
character-list-command = I tuoi personaggi, le loro borse, e con chi giochi
    .name = elenco
character-play-command = Gioca con uno dei tuoi personaggi, o in prima persona
    .name = interpreta
character-play-who-option = Uno dei tuoi personaggi, o «in prima persona»
    .name = chi

character-myself = In prima persona
character-own-purse = La sua borsa personale (nessun personaggio)
purse-title-of = La borsa di { $name }
character-list-title = I tuoi personaggi
character-list-own = **{ $name }**, in prima persona · { $coins }
character-list-line = **{ $name }** · { $coins }
character-list-held = { $line } · riservato { $held }
character-list-playing = { $line } · **ora giochi così**
character-list-none = Senza personaggio giochi in prima persona. Creane uno con `/personaggio crea`.
character-list-hint = Gioca come…
character-list-footer = La scelta vale dal prossimo tavolo a cui ti siedi.

character-created-title = { $name }
character-created-text = **{ $name }** è fra i tuoi personaggi, con { $coins } in una borsa sua. Altre monete può dargliele il game master, o tu con `/monete paga`. Per giocare così usa `/personaggio interpreta`.
character-plays = Dal prossimo tavolo a cui ti siedi giochi come **{ $name }**, e puoi spendere { $coins }.
character-stays = Ai tavoli dove hai già un posto resti chi sei: { $inns }.
character-renamed = **{ $before }** ora si chiama **{ $name }**, anche ai tavoli.
character-pictured = **{ $name }** ha un nuovo ritratto.
character-unpictured = **{ $name }** non ha più un ritratto.
character-retired = **{ $name }** è a riposo. Le sue monete ({ $coins }) sono passate nella tua borsa. Per richiamarlo in gioco usa `/personaggio crea` con lo stesso nome.
character-retired-poor = **{ $name }** è a riposo; la sua borsa era vuota. Per richiamarlo in gioco usa `/personaggio crea` con lo stesso nome.

coins-pay-character-option = Quale dei suoi personaggi (predefinito: quello con cui gioca)
    .name = personaggio
tavern-grant-character-option = Quale dei suoi personaggi (predefinito: quello con cui gioca)
    .name = personaggio
tavern-fine-character-option = Quale dei suoi personaggi (predefinito: quello con cui gioca)
    .name = personaggio

moved-retire-to = alla borsa personale
moved-retire-from = da { $who }, ora a riposo

# Ciò che non può essere.
character-name-length = Un nome può avere da { $least } a { $most } caratteri.
character-name-signs = Un nome può avere lettere, numeri, spazi e ' - . , & ! ?, con almeno una lettera.
character-name-taken = Quel nome qui è già preso. Scegline un altro.
character-bad-picture = L’indirizzo di un’immagine deve cominciare con https://, per esempio https://example.org/brenna.png.
character-too-many = Hai { $most } personaggi, il massimo. Prima mettine uno a riposo con `/personaggio elenco`.
character-too-many-ever = Hai creato tutti i personaggi che questo server può conservare. Richiamane uno a riposo: `/personaggio crea` col suo nome.
character-unknown = Non hai nessun personaggio con quel nome. `/personaggio elenco` li mostra tutti.
character-unknown-theirs = { $who } non ha nessun personaggio con quel nome. Scegline uno dall’elenco, o lascia vuoto.
character-seated = È al tavolo «{ $inn }». Prima lascia quel tavolo, e aspetta che la smazzata finisca.
character-too-rich = Le sue monete non ci stanno nella tua borsa. Prima paga qualcosa a qualcuno.
character-too-poor = Dalla tua borsa puoi spendere { $free }, quindi non puoi dare { $asked } al personaggio. Nessun personaggio è stato creato.
character-too-poor-held = Dalla tua borsa puoi spendere { $free } (riservato a un tavolo: { $held }), quindi non puoi dare { $asked } al personaggio. Nessun personaggio è stato creato.

# Ai tavoli.
seat-character = gioca { $who }
character-called = { $player } (**{ $name }**)
character-list-change = Cambia un personaggio…
key-character-rename = Rinomina…
key-character-picture = Ritratto…
key-character-retire = Ritira
character-rename-title = Rinomina un personaggio
character-rename-label = Il nuovo nome
character-picture-title = Il ritratto di un personaggio
character-picture-label = L’indirizzo https; vuoto: nessuno
character-picture-hint = https://…

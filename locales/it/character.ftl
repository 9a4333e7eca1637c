# Personaggi.

character-command = I personaggi con cui giochi, ognuno con una borsa propria
    .name = personaggio
character-create-command = Inventa un personaggio con una borsa propria
    .name = crea
character-create-name-option = Come si chiama il personaggio
    .name = nome
character-create-picture-option = L’indirizzo https di un’immagine che resta sul web
    .name = ritratto
character-create-coins-option = Monete della tua borsa che vanno al personaggio
    .name = monete
character-list-command = I tuoi personaggi e le loro borse, e con chi giochi
    .name = elenco
character-play-command = Gioca con uno dei tuoi personaggi, o in prima persona
    .name = interpreta
character-play-who-option = Uno dei tuoi personaggi, o «in prima persona»
    .name = chi
character-rename-command = Dà a un personaggio un altro nome
    .name = rinomina
character-rename-character-option = Quale dei tuoi personaggi
    .name = personaggio
character-rename-name-option = Il nuovo nome
    .name = nome
character-picture-command = Dà a un personaggio un altro ritratto, o glielo toglie
    .name = ritratto
character-picture-character-option = Quale dei tuoi personaggi
    .name = personaggio
character-picture-picture-option = L’indirizzo https di un’immagine; niente per toglierla
    .name = ritratto
character-retire-command = Manda a riposo un personaggio; le sue monete vanno nella tua borsa
    .name = ritira
character-retire-character-option = Quale dei tuoi personaggi
    .name = personaggio

character-myself = In prima persona
character-own-purse = La sua borsa (nessun personaggio)
purse-title-of = La borsa di { $name }
character-list-title = Chi puoi essere
character-list-own = **{ $name }**, in prima persona · { $coins }
character-list-line = **{ $name }** · { $coins }
character-list-held = { $line } · da parte { $held }
character-list-playing = { $line } · **ora giochi così**
character-list-none = Senza personaggio giochi in prima persona. `/personaggio crea` ne inventa uno.
character-list-hint = Gioca come…
character-list-footer = La scelta vale dal prossimo tavolo a cui ti siedi.

character-created-title = { $name }
character-created-text = **{ $name }** è in casa, con una borsa propria: { $coins }. Può darle monete il game master, o tu con `/monete paga`. Per giocare così: `/personaggio interpreta`.
character-plays = Dal prossimo tavolo a cui ti siedi giochi come **{ $name }**, e puoi spendere { $coins }.
character-stays = Dove hai già un posto resti chi sei: { $inns }.
character-renamed = **{ $before }** d’ora in poi si chiama **{ $name }**, anche ai tavoli.
character-pictured = **{ $name }** ha un nuovo ritratto.
character-unpictured = **{ $name }** non ha più un ritratto.
character-retired = **{ $name }** è a riposo; le sue monete ({ $coins }) sono ora nella tua borsa. Per il ritorno: `/personaggio crea` con lo stesso nome.
character-retired-poor = **{ $name }** è a riposo; la sua borsa era vuota. Per il ritorno: `/personaggio crea` con lo stesso nome.

coins-pay-character-option = Quale dei suoi personaggi (quello con cui gioca, se non dici nulla)
    .name = personaggio
coins-grant-character-option = Quale dei suoi personaggi (quello con cui gioca, se non dici nulla)
    .name = personaggio
coins-take-character-option = Quale dei suoi personaggi (quello con cui gioca, se non dici nulla)
    .name = personaggio

moved-retire-to = alla borsa personale del membro
moved-retire-from = da { $who }, a riposo

# Ciò che non può essere.
character-name-length = Un nome ha da { $least } a { $most } lettere.
character-name-signs = Un nome è fatto di lettere, numeri, spazi e ' - . , & ! ?, con almeno una lettera, così che nessuno lo scambi per altro.
character-name-taken = Qui qualcuno porta già quel nome. Per favore, scegline un altro.
character-bad-picture = Un’immagine si indica con un indirizzo che comincia con https://, come https://example.org/brenna.png.
character-too-many = Hai { $most } personaggi, e di più qui non ne ha nessuno. `/personaggio ritira` fa posto.
character-too-many-ever = Hai inventato più personaggi di quanti questa casa ne possa ricordare. Richiamane uno a riposo: `/personaggio crea` col suo nome.
character-unknown = Nessuno dei tuoi personaggi porta quel nome: `/personaggio elenco` li mostra.
character-unknown-theirs = { $who } non ha un personaggio con quel nome. Scegline uno dall’elenco, o lascia vuoto.
character-seated = Ha un posto al tavolo { $inn }. Prima lascia quel tavolo, e aspetta che la smazzata finisca.
character-too-rich = Le sue monete non ci stanno più nella tua borsa. Prima danne un po’ a qualcuno.
character-too-poor = Dalla tua borsa puoi spendere { $free }: per { $asked } non basta. Nessun personaggio è stato creato.
character-too-poor-held = Dalla tua borsa puoi spendere { $free }, e per una smazzata hai da parte { $held }: per { $asked } non basta. Nessun personaggio è stato creato.

# Ai tavoli.
seat-character = gioca { $who }
character-called = { $player } (**{ $name }**)

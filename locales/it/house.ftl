# Ciò che la casa dice di sé: aiuto, informazioni, e le piccole parole di ogni giorno.

list-and = { $first } e { $last }
list-or = { $first } o { $last }
list-comma = ,{" "}
list-semicolon = ;{" "}
coins = { $coins ->
    [one] { $figure } moneta
    [many] { $figure } di monete
   *[other] { $figure } monete
}

# Le insegne: un tavolo si chiama con un nome e un aggettivo, presi dal suo numero.
# Gli aggettivi stanno senza la vocale finale: la mette l’insegna, secondo il nome.
inn-sign = { $noun ->
    [Ancora] L’Ancora { $adjective }a
    [Campana] La Campana { $adjective }a
    [Capra] La Capra { $adjective }a
    [Cornacchia] La Cornacchia { $adjective }a
    [Gazza] La Gazza { $adjective }a
    [Lanterna] La Lanterna { $adjective }a
    [Lepre] La Lepre { $adjective }a
    [Lontra] La Lontra { $adjective }a
    [Oca] L’Oca { $adjective }a
    [Volpe] La Volpe { $adjective }a
    [Airone] L’Airone { $adjective }o
    [Orso] L’Orso { $adjective }o
   *[other] Il { $noun } { $adjective }o
}
inn-adjectives = Ambrat Sfacciat Ramat Stort Ballerin Assonnat Polveros Smeraldin Dorat Aure Grigi Canor Onest Modest Pigr Giuliv Ridancian Zopp Solitari Fortunat Allegr Notturn Dipint Placid Tranquill Raming Rugginos Scarlatt Argentat Sonnacchios Assetat Vagabond
inn-nouns = Ancora Tasso Barile Orso Campana Cinghiale Candeliere Gatto Cornacchia Drago Tamburo Violino Volpe Capra Oca Grifone Lepre Airone Segugio Paiolo Lanterna Liuto Gazza Mulo Lontra Gufo Fagiano Corvo Gallo Cervo Cigno Boccale

help-title = Ti do il benvenuto
help-title-of = { $name } ti dà il benvenuto
help-begin =
    Giochi storici di tarocchi e di prese, con monete da gioco. Comincia da `/gioca`: ci sono tutti i giochi, a partire dai più facili. Lì **{ $learn }** ti spiega un gioco mentre lo giochi, **{ $alone }** ti fa giocare subito contro giocatori virtuali e **{ $open }** apre un tavolo per i tuoi amici. **{ $hand }** sotto un tavolo mostra le tue carte, solo a te. Cominci con { $starting }.
help-footer = Solo monete da gioco: non si comprano, non si vendono, non si riscattano.

about-title = Triomphe
about-text =
    Una taverna per i giochi di tarocchi di una volta, in un canale Discord.

    {"**"}Solo monete da gioco.** Le monete esistono solo nei giochi di questo server. Non si comprano, non si vendono e non si riscattano; non ci sono acquisti, né premi di alcun valore. Per favore, non giocare qui né soldi veri né altri beni.
    {"**"}Carte oneste.** Ogni mazzo è mescolato con un generatore sicuro di numeri casuali. Nessuno vede la mano degli altri, e i giocatori virtuali decidono in base a ciò che vedono, proprio come te.
    {"**"}Open source.** Libero, con licenza { $licence }.
about-footer = Versione { $version }

sent-away = Quel pulsante non è dei nostri. Non è cambiato nulla.
server-only = Funziono solo nei server: usami in uno dei loro canali, non in un messaggio privato.
our-fault = Qualcosa è andato storto da parte mia. Non è cambiato nulla: riprova tra un momento.
not-stored = Ora non posso salvare nulla per un problema col mio disco, e chi gestisce questo bot lo sa già. Quello che ho già confermato è al sicuro. Riprova tra qualche minuto.
not-stored-server = Ora non riesco a raggiungere i miei dati e non so se questo è stato salvato: dai un’altra occhiata tra un minuto.
unknown-command = Quel comando non c’è più. Forse Discord mostra ancora un vecchio elenco: riprova tra un minuto.
bot-lacks = Non posso tenere un tavolo in questo canale. Permessi mancanti: { $permissions }.
permissions-add = Chi gestisce il server può [darmi tutti i miei permessi]({ $link }); se li negano le impostazioni del canale, vanno cambiate quelle.
bot-lacks-note = (In questo canale non posso aggiornare il messaggio del tavolo. Permessi mancanti: { $permissions }.)
thread-locked-note = (Questo thread è bloccato, quindi non posso aggiornare il messaggio del tavolo.)
permission-view = Visualizza canale
permission-send = Invia messaggi
permission-send-threads = Invia messaggi nei thread
permission-threads = Crea thread pubblici
permission-embed = Incorpora link
permission-view-serves = tutto ciò che faccio in un canale
permission-send-serves = i messaggi dei tavoli, i promemoria, i conti delle serate, il canale del registro
permission-embed-serves = il contenuto di tutti questi messaggi
permission-attach-serves = le immagini, e i verbali e i conti come file; senza, i tavoli sono descritti a parole
permission-threads-serves = i tavoli in un thread tutto loro
permission-send-threads-serves = i tavoli nei thread
about-permissions-all = In questo canale ho tutti i permessi che mi servono.
about-permissions = {"**"}Permessi che mi mancano in questo canale**
about-permission = • { $permission }: { $serves }
lobby-lacks-pictures = Niente immagini qui: in questo canale mi manca il permesso { $permissions }. { $add }
help-commands = Comandi
key-commands = Tutti i comandi
help-gm = Gestisci la casa
key-about = Informazioni
mine-none = Qui non sei a nessun tavolo. `/gioca` mostra tutti i giochi.
mine-line = **{ $inn }** · { $about } · { $link }
mine-turn = Si aspetta { $names }: { $when }.
which-mine = I tuoi tavoli

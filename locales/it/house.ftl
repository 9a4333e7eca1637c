# Ciò che la casa dice di sé: aiuto, informazioni, e le piccole parole di ogni giorno.

list-and = { $first } e { $last }
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

help-title = Accomodati
help-title-of = Accomodati: qui è { $name }
help-begin =
    Un tavolo da taverna per la **Triomphe Forcée** e altri antichi giochi di tarocchi e di trionfi, giocati per le monete della casa.

    {"**"}Per giocare**: `/triomphe inizia`, o `inizia` di ogni altro gioco. Se non c’è compagnia, premi **{ $fill }**: vengono gli avventori della casa. Se ci sono amici, ognuno preme **{ $join }**, e poi uno preme **{ $deal }**.
    {"**"}Le tue carte** arrivano solo a te, nella risposta a **{ $join }** o a **{ $hand }**. Quelle con un pulsante si possono giocare; scegline un’altra nel menu per sapere perché no. Le mani lunghe stanno nei menu.
    {"**"}Le tue monete**: cominci con { $starting }. Ciò che una smazzata può costarti si mette da parte, e torna con ciò che hai vinto.
help-commands = I comandi più usati (scrivi / e Discord li elenca tutti)
help-commands-text =
    `/triomphe inizia` · apre un tavolo; così anche { $games }
    `/triomphe regole` · come si gioca; ogni gioco ha le sue `regole`
    `/trefeltromp borsa` · il massimo che lì rischi in una smazzata
    `/tavolo mostra` · riporta il tavolo in vista
    `/tavolo mano` · le tue carte
    `/tavolo lascia` · lasci il tavolo
    `/tavolo chiudi` · chi ospita chiude il tavolo
    `/monete saldo`, `/monete paga`, `/monete movimenti`, `/monete grafico`, `/monete diaria` · la tua borsa
    `/monete classifica` · le borse più piene
    `/monete concedi`, `/monete ritira` · per il game master
    `/taverna impostazioni` · come va la casa: game master, valuta, poste e altro
    `/personaggio crea`, `/personaggio interpreta` · giochi nei panni di un personaggio, con una borsa propria
    `/vista` · come vedi le carte: immagini, segni o parole, più grandi, la tua lingua
    `/privacy mostra` · che cosa si conserva di te, e come cancellarlo
    `/info` · che cos’è tutto questo
help-gm = Per il game master
help-gm-text =
    `/taverna impostazioni` · valuta, monete iniziali, poste, canali, ruolo del game master
    `/taverna sessione apri`, `chiudi` · una serata di gioco, e il suo conto da copiare
    `/avventore assumi`, `/avventore cassa` · avventori tuoi, e con che cosa gioca la casa
    `/monete concedi`, `/monete ritira` · monete per un membro o un personaggio
    `/tavolo annulla` · annulla la smazzata in corso
    `/taverna annulla` · annulla una smazzata finita
    `/taverna libri` · dove sono le monete, e chi ha dato che cosa a chi
    `/taverna bandisci`, `riammetti` · chi non può più sedersi
help-footer = Solo monete da gioco: non si comprano, non si vendono, non si riscattano.

about-title = Triomphe
about-text =
    Una taverna per gli antichi giochi di tarocchi, in un canale di Discord.

    {"**"}Solo monete da gioco.** Le monete esistono nel gioco di questo server e da nessun’altra parte. Non si comprano, non si vendono e non si riscattano; non ci sono acquisti né premi di alcun valore. Per favore, non scommettere qui denaro vero o cose vere.
    {"**"}Carte oneste.** Ogni mazzo è mescolato col generatore sicuro del computer. Nessuno vede la mano di un altro, e gli avventori della casa giocano con ciò che vedono, come te.
    {"**"}Codice aperto.** Libero, con licenza { $licence }.
about-footer = Versione { $version }

sent-away = Gli affari della casa lasciali alla casa: quel pulsante non è mai stato su nessuno dei nostri tavoli. Nulla è cambiato.
server-only = La taverna sta nei server: chiamami in uno dei loro canali, non in un messaggio privato.
our-fault = Qualcosa è andato storto da parte nostra. Nulla è cambiato; riprova fra un momento.
not-stored = Per ora non posso salvare nulla: il mio disco ha un problema, e chi mi gestisce è avvisato. Ciò che ho già confermato resta valido. Riprova fra qualche minuto.
unknown-command = Quel comando non lo conosco più. Forse Discord mostra ancora un vecchio elenco: riprova fra un minuto.
bot-lacks = Qui non posso tenere un tavolo. In questo canale mi serve ancora: { $permissions }. Chi gestisce il server può rimediare nelle impostazioni del canale.
bot-lacks-note = (Non posso aggiornare il messaggio del tavolo. In questo canale mi serve ancora: { $permissions }.)
permission-view = Visualizza canale
permission-send = Invia messaggi
permission-send-threads = Invia messaggi nei thread
permission-threads = Crea thread pubblici
permission-embed = Incorpora link

# Come un membro vede le carte: il comando, il suo pannello, e le parole accanto all’immagine di una mano.

# Le parole accanto all’immagine di una mano, per un lettore di schermo.
hand-alt = { $count ->
    [one] La tua carta
   *[other] Le tue { $count } carte
}: { $cards }.
hand-alt-may = Puoi giocare: { $cards }.
hand-alt-chosen = Scelte: { $cards }.

# Una mano solo a parole: una riga per seme, le carte per nome.
hand-plain-may = Puoi giocare: { $cards }.
hand-plain-suit = { $suit }: { $cards }

settings-command = Le tue impostazioni: carte, consigli, lingua; prendersi una pausa
    .name = impostazioni
view-title = Come vedi il tavolo
view-text = Queste impostazioni valgono solo per te, in questo server, finché non le cambi.
view-cards = Carte
view-is-pictures = immagini, e icone nei testi e sui pulsanti
view-is-signs = icone nei testi e sui pulsanti, senza immagini
view-is-plain = solo testo, in un ordine comodo da ascoltare
view-picture = Immagini
view-is-usual = grandezza normale
view-is-larger = più grandi
view-is-colours = un colore per ogni seme
view-is-contrast = bianco e nero, alto contrasto
view-tips = Consigli
view-is-tips = consigli, e ogni gioco in breve nelle tue prime smazzate
view-is-no-tips = nessuno
view-moments = Grandi momenti
view-is-moments = un tuo cappotto o i quattro re compaiono nel risultato; le tue prime vittorie le vedi solo tu
view-is-no-moments = dei tuoi non si dice nulla
view-language = Lingua
view-language-discord = come sul tuo Discord, se il bot la parla
view-example = Esempio
view-footer = Quello che tutti leggono a un tavolo è nella lingua del tavolo.

key-view = Aspetto delle carte
key-view-pictures = Immagini
key-view-signs = Icone
key-view-plain = Solo testo
key-view-usual = Grandezza normale
key-view-larger = Più grandi
key-view-colours = Quattro colori
key-view-contrast = Alto contrasto
key-view-tips = Con consigli
key-view-no-tips = Senza consigli
key-view-moments = Con grandi momenti
key-view-no-moments = Senza grandi momenti
# Una scelta già fatta: la sua scritta con un segno.
key-view-is = ✓ { $label }
menu-view-language = Lingua
menu-view-discord = Come su Discord

permission-attach = Allega file
bot-lacks-pictures = (A questo tavolo non ci sono immagini: in questo canale mi manca il permesso { $permissions }.)

about-credits =
    {"**"}Immagini.** Le carte sono della casa. Icone di Lorc, Delapouite, Skoll, Cathelineau, Caro Asercion e altri, da game-icons.net (CC BY 3.0), modificate. Caratteri: Cinzel ed EB Garamond (SIL Open Font License).
key-view-page-cards = Carte
key-view-page-texts = Consigli e lingua
key-view-break = Prenditi una pausa…
break-title = Pausa da tutti i tavoli di qui
break-days = Per quanti giorni? Nessuno può accorciarlo
break-hint = Da 1 a 365
break-days-wrong = Scrivi un numero intero di giorni, da 1 a 365.

# Le mélange que chacun peut vérifier : son empreinte, les coupes, la preuve.

key-cut = Couper
key-fair-play = Vérifier le mélange
shuffle-line = -# Empreinte du mélange · `{ $hash }`
shuffle-line-cut = -# Empreinte du mélange · coupe : { $names } · `{ $hash }`
shuffle-cuts = -# { $cuts }
shuffle-cut = { $name } a coupé { $cut }
shuffle-deep = à { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
shuffle-words = avec « { $words } »
shuffle-lot = Le premier donneur est tiré au sort avec ce même mélange.
shuffle-drawn = Tirage au sort : { $name } donne en premier
shuffle-session = Les mains couchées, les écarts et les mélanges restent cachés jusqu’à la fin de la soirée (ou de la table).
shuffle-table = Les mains couchées, les écarts et les mélanges restent fermés jusqu’à la fermeture de la table.

dialog-cut = Couper le jeu
dialog-cut-label = À quelle carte (1 à { $most }), ou quelques mots
dialog-cut-hint = Les autres le voient à la distribution
did-cut =
    Tu coupes le jeu { $cut }. Tu peux couper autrement jusqu’à la distribution ; chacun verra alors les coupes.
    Ce mélange était fixé avant ta coupe. Son empreinte : `{ $hash }`. Garde-la si tu veux vérifier : **/triomphe historique** après la donne.
fair-title = Un mélange vérifiable
fair-why = Chaque jeu est mélangé avant qu’on puisse le couper, et la table montre l’empreinte du mélange. Une fois la donne finie, **{ $verify }** montre la graine dont viennent les cartes : si elle correspond à l’empreinte que tu as vue, personne n’a changé les cartes.
fair-hash = Empreinte de cette donne :
    `{ $hash }`
fair-next-hash = Empreinte de la prochaine donne :
    `{ $hash }`
fair-table = Table `{ $table }`
fair-this-deal = Cette donne `{ $deal }`
fair-last-deal = Dernière donne `{ $deal }`
did-shuffle-anew = Les joueurs ont changé : le jeu a été mélangé de nouveau. Pour le couper, appuie sur **{ $options }**. On distribue { $when }, ou dès que quelqu’un appuie sur **{ $deal }**.
notice-shuffled-anew = Les joueurs ont changé : le jeu a été mélangé de nouveau et peut être coupé.
notice-pair-broken = Quelqu’un de l’équipe choisie ne joue plus : on tire les équipes au sort.

refusal-shuffled-anew = Les joueurs ont changé : le jeu a été mélangé de nouveau. Appuie de nouveau sur le bouton ou, pour couper d’abord, sur **{ $cut }** (après une donne, c’est sous **{ $options }**).
refusal-too-late-to-cut = Ce jeu est déjà distribué ou mélangé de nouveau. Pour couper le suivant, appuie sur **{ $cut }**, à la table (après une donne, c’est sous **{ $options }**).
refusal-cut-depth = Le jeu a { $cards } cartes : coupe de 1 à { $most }, ou écris quelques mots.
refusal-cut-nothing = Écris à quelle carte tu coupes, ou quelques mots.
refusal-cut-long = Au plus { $most } caractères, s’il te plaît.
refusal-cut-unseen = Il y a là un caractère invisible : écris des mots simples.

verify-title = Le mélange de la donne { $deal }
verify-holds = ✅ **Tout concorde.** Les cartes sont venues dans l’ordre fixé avant la coupe, et comme on a coupé.
verify-fails = ❌ **Le mélange ne concorde pas** : { $why }
verify-hash = La table devait montrer ceci avant la coupe : `{ $hash }`
verify-lot = Premier donneur, tiré de la même façon : { $name }
verify-cuts = Coupes : { $cuts }
verify-file = Le fichier le prouve aussi aux autres, avec le programme ou le script de qui héberge ce bot ; non que personne n’ait vu l’ordre.
verify-closed-deal = Cette donne est encore en cours. Son empreinte : `{ $hash }`. Le reste se montre quand elle est finie.
verify-closed-session = Cette table garde mains et mélanges cachés jusqu’à la fin de la soirée (ou de la table). L’empreinte de cette donne : `{ $hash }`
verify-closed-table = Cette table garde mains et mélanges fermés jusqu’à sa fermeture. L’empreinte de cette donne : `{ $hash }`
verify-none = Cette donne n’a pas de mélange à vérifier : elle date d’avant.
verify-unfinished-heading = Fixées, et non jouées jusqu’au bout : { $count }
verify-withdrawn = `{ $deal }` retirée, { $when } : graine `{ $seed }`
verify-voided = `{ $deal }` annulée, { $when } : graine `{ $seed }`
verify-voided-closed = `{ $deal }` annulée, { $when } : sa graine se montre à la fin de la soirée (ou de la table)
verify-more = Toutes sont dans le fichier.
verify-check-hash = l’empreinte n’est pas celle de la graine et de ce à quoi elle est liée.
verify-check-game = l’empreinte était liée à un autre jeu.
verify-check-stake = l’empreinte était liée à une autre mise.
verify-check-seats = l’empreinte était liée à d’autres places.
verify-check-dealer = le donneur n’est pas celui qui était fixé, ou tiré au sort.
verify-check-order = les cartes ne sont pas dans l’ordre de la graine et des coupes.
verify-check-unreadable = la preuve est illisible.

reveal-deal-choice = Après chaque donne
reveal-session-choice = À la fin de la soirée ; sans soirée, de la table
reveal-table-choice = À la fermeture de la table
key-verify = Vérifier le mélange

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
shuffle-table = Les mains couchées, les écarts et les mélanges restent cachés jusqu’à la fermeture de la table.

dialog-cut = Couper le jeu
dialog-cut-label = À quelle carte (1 à { $most }), ou quelques mots
dialog-cut-hint = Les autres le voient à la distribution
did-cut =
    Tu coupes le jeu { $cut }. Tu peux couper autrement jusqu’à la distribution ; chacun verra alors les coupes.
    Ce mélange était fixé avant ta coupe. Son empreinte : `{ $hash }`. Garde-la si tu veux vérifier : **/triomphe historique** après la donne.
fair-title = Un mélange vérifiable
fair-why = Le jeu est mélangé avant la coupe, et la table montre l’empreinte du mélange. Après la donne, **{ $verify }** montre sa graine : si elles concordent, personne n’a changé les cartes.
fair-hash = Empreinte de cette donne :
    `{ $hash }`
fair-next-hash = Empreinte de la prochaine donne :
    `{ $hash }`
fair-table = Table `{ $table }`
fair-this-deal = Cette donne `{ $deal }`
fair-last-deal = Dernière donne `{ $deal }`
did-shuffle-anew = Les joueurs ont changé : le jeu a été mélangé de nouveau. Pour le couper, appuie sur **{ $options }**. On distribue { $when }, ou dès que quelqu’un appuie sur **{ $deal }**.
notice-shuffled-anew = Les joueurs ont changé : le jeu a été mélangé de nouveau et peut être coupé.
notice-pair-broken = Quelqu’un de l’équipe choisie ne joue plus : on tire les équipes au sort.

refusal-shuffled-anew = Les joueurs ont changé : le jeu a été mélangé de nouveau. Appuie de nouveau sur le bouton ou, pour couper d’abord, sur **{ $cut }** (après une donne, c’est sous **{ $options }**).
refusal-too-late-to-cut = Ce jeu est déjà distribué ou mélangé de nouveau. Pour couper le suivant, appuie sur **{ $cut }**, à la table (après une donne, c’est sous **{ $options }**).
refusal-cut-depth = Le jeu a { $cards } cartes : coupe de 1 à { $most }, ou écris quelques mots.
refusal-cut-nothing = Écris à quelle carte tu coupes, ou quelques mots.
refusal-cut-long = Au plus { $most } caractères, s’il te plaît.
refusal-cut-unseen = Ton texte contient un caractère invisible. Écris-le sans ce caractère.

verify-title = Le mélange de la donne { $deal }
verify-holds = ✅ **Tout concorde.** Les cartes sont venues dans l’ordre fixé avant la coupe ; seule la coupe l’a changé.
verify-fails = ❌ **Le mélange ne concorde pas** : { $why }
verify-hash = La table devait montrer ceci avant la coupe : `{ $hash }`
verify-lot = Premier donneur, tiré de la même façon : { $name }
verify-cuts = Coupes : { $cuts }
verify-file = Le fichier le prouve aussi aux autres, avec le programme ou le script de ce bot (demande à qui l’héberge). Il ne prouve pas que personne n’a vu l’ordre.
verify-closed-deal = Cette donne est encore en cours. Son empreinte : `{ $hash }`. Le reste sera visible quand elle sera finie.
verify-closed-session = Cette table garde mains et mélanges cachés jusqu’à la fin de la soirée (ou de la table). L’empreinte de cette donne : `{ $hash }`
verify-closed-table = Cette table garde mains et mélanges cachés jusqu’à sa fermeture. L’empreinte de cette donne : `{ $hash }`
verify-none = Le mélange de cette donne ne peut pas être vérifié : quand on l’a jouée, ce n’était pas encore possible.
verify-unfinished-heading = Mélanges préparés mais non joués : { $count }
verify-withdrawn = `{ $deal }` retirée, { $when } : graine `{ $seed }`
verify-voided = `{ $deal }` annulée, { $when } : graine `{ $seed }`
verify-voided-closed = `{ $deal }` annulée, { $when } : sa graine sera visible à la fin de la soirée (ou de la table)
verify-more = Toutes sont dans le fichier.
verify-check-hash = l’empreinte ne correspond pas à la graine et à la donne pour laquelle elle a été faite.
verify-check-game = l’empreinte a été faite pour un autre jeu.
verify-check-stake = l’empreinte a été faite pour une autre mise.
verify-check-seats = l’empreinte a été faite pour d’autres places.
verify-check-dealer = le donneur n’est pas celui qui était fixé, ou tiré au sort.
verify-check-order = les cartes ne sont pas dans l’ordre donné par la graine et les coupes.
verify-check-unreadable = la preuve est illisible.

reveal-deal-choice = Après chaque donne
reveal-session-choice = À la fin de la soirée (ou de la table)
reveal-table-choice = À la fermeture de la table
key-verify = Vérifier le mélange

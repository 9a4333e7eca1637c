# Les personnages.

character-command = Les personnages que tu joues, chacun avec sa propre bourse
    .name = personnage
character-create-command = Inventer un personnage qui a sa propre bourse
    .name = créer
character-create-name-option = Le nom du personnage
    .name = nom
character-create-picture-option = L’adresse https d’une image qui reste sur la toile
    .name = portrait
character-create-coins-option = Pièces de ta propre bourse qui vont au personnage
    .name = pièces
character-list-command = Tes personnages, leurs bourses, et qui tu joues
    .name = liste
character-play-command = Jouer un de tes personnages, ou toi-même
    .name = jouer
character-play-who-option = Un de tes personnages, ou « moi-même »
    .name = qui

character-myself = Moi-même
character-own-purse = Sa propre bourse (sans personnage)
purse-title-of = Bourse : { $name }
character-list-title = Tes personnages
character-list-own = **{ $name }**, toi-même · { $coins }
character-list-line = **{ $name }** · { $coins }
character-list-held = { $line } · { $held } de réservé
character-list-playing = { $line } · **ton rôle actuel**
character-list-none = Sans personnage, tu joues toi-même. Crées-en un avec `/personnage créer`.
character-list-hint = Qui jouer ?
character-list-footer = Ton rôle compte dès la prochaine table où tu prends place.

character-created-title = { $name }
character-created-text = **{ $name }** est là, avec { $coins } dans sa propre bourse. Le maître de jeu peut lui accorder des pièces, ou tu peux lui en donner avec `/bourse payer`. Pour jouer ce personnage : `/personnage jouer`.
character-plays = Dès la prochaine table où tu prends place, tu joues **{ $name }**, et disposes de { $coins }.
character-stays = Là où tu es déjà, ton rôle ne change pas : { $inns }.
character-renamed = **{ $before }** s’appelle désormais **{ $name }**, aux tables aussi.
character-pictured = **{ $name }** a un nouveau portrait.
character-unpictured = **{ $name }** n’a plus de portrait.
character-retired = **{ $name }** prend sa retraite. Ta propre bourse reçoit { $coins }. Pour le reprendre : `/personnage créer` sous le même nom.
character-retired-poor = **{ $name }** prend sa retraite ; sa bourse était vide. Pour le reprendre : `/personnage créer` sous le même nom.

coins-pay-character-option = Lequel de ses personnages (par défaut : son rôle actuel)
    .name = personnage
tavern-grant-character-option = Lequel de ses personnages (par défaut : son rôle actuel)
    .name = personnage
tavern-fine-character-option = Lequel de ses personnages (par défaut : son rôle actuel)
    .name = personnage

moved-retire-to = vers la bourse personnelle du membre
moved-retire-from = bourse d’un personnage à la retraite : { $who }

# Ce qui ne se peut.
character-name-length = Un nom compte de { $least } à { $most } caractères.
character-name-signs = Un nom se compose de lettres, de chiffres, d’espaces et de ' - . , & ! ?, avec au moins une lettre.
character-name-taken = Ce nom est déjà pris ici. Choisis-en un autre.
character-bad-picture = Un portrait se donne par une adresse qui commence par https://, comme https://example.org/brenna.png.
character-too-many = Tu as { $most } personnages, c’est le maximum. Mets-en d’abord un à la retraite avec `/personnage liste`.
character-too-many-ever = Tu as atteint le maximum de personnages sur ce serveur. Reprends-en un à la retraite : `/personnage créer` sous son nom.
character-unknown = Aucun de tes personnages ne porte ce nom : `/personnage liste` les montre.
character-unknown-theirs = { $who } n’a pas de personnage de ce nom. Choisis-en un dans la liste, ou laisse ce champ vide.
character-seated = Ce personnage est à la table « { $inn } ». Quitte-la d’abord, et laisse la donne finir.
character-too-rich = Ses pièces ne tiennent plus dans ta propre bourse. Paies-en d’abord à quelqu’un.
character-too-poor = Ta propre bourse a { $free } de disponible : c’est trop peu pour { $asked }. Aucun personnage n’a été créé.
character-too-poor-held = Ta propre bourse a { $free } de disponible et { $held } de réservé à une table : c’est trop peu pour { $asked }. Aucun personnage n’a été créé.

# Aux tables.
seat-character = interprète : { $who }
character-called = { $player } (**{ $name }**)
character-list-change = Changer un personnage…
key-character-rename = Renommer…
key-character-picture = Portrait…
key-character-retire = Mettre à la retraite
character-rename-title = Renommer un personnage
character-rename-label = Le nouveau nom
character-picture-title = Le portrait d’un personnage
character-picture-label = L’adresse https ; vide : aucun
character-picture-hint = https://…

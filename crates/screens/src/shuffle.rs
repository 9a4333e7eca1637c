//! The verifiable shuffle: what the table shows of it, the dialog for a cut, the check.

use super::fit::parts_of;
use super::names::bold;
use super::shared_keys::{next_label, options_label};
use super::times::when;
use crate::button::{Button, OrderKey, TableKey};
use crate::screen::{Dialog, Edge, File, Key, Line, Panel, Row, Screen};
use crate::words::{Words, args, plain_words};
use ids::DealId;
use pages::{KnownShuffle, Look, Unfinished};
use rules::Record;
use shuffle::{BadCut, Check, Cut, Dealer, Fault, Hash, MOST_WORDS};
use table::look::{Scene, Shuffled};
use table::{ChairId, Reveal};

/// Said of the next shuffle in the lobby, and behind *Fair play*: where the first dealer comes from, and when it can be checked.
pub fn before(words: &Words, look: &Look) -> Vec<String> {
    lot(words, look)
        .into_iter()
        .chain(stays_closed(words, look.reveal))
        .collect()
}

/// When folded hands, discards and shuffles are shown; `None` where they are after each deal.
pub fn stays_closed(words: &Words, reveal: Reveal) -> Option<String> {
    match reveal {
        Reveal::Deal => None,
        Reveal::Session => Some(words.say("shuffle-session")),
        Reveal::Table => Some(words.say("shuffle-table")),
    }
}

/// That the first dealer is drawn by lot, if so.
fn lot(words: &Words, look: &Look) -> Option<String> {
    let shuffle = look.shuffle.as_ref();
    let is_drawn = shuffle.is_some_and(|shuffle| shuffle.dealer == Dealer::Lot);
    is_drawn.then(|| words.say("shuffle-lot"))
}

/// The last line at the table while one can cut: the whole hash, and who has cut.
pub fn line(words: &Words, look: &Look) -> Option<String> {
    let can_cut = matches!(look.scene, Scene::Lobby(_) | Scene::Between(_));
    let shuffle = look.shuffle.as_ref().filter(|_| can_cut)?;
    let cuts = shuffle.cuts.iter();
    let names: Vec<String> = cuts.map(|(chair, _)| name(look, *chair)).collect();
    let key = if names.is_empty() {
        "shuffle-line"
    } else {
        "shuffle-line-cut"
    };
    let told = args!["hash" => shuffle.hash.to_string(), "names" => words.list(&names)];
    Some(words.with(key, told))
}

/// The cuts of the pack that was dealt, for everyone to see at the same time; `None` if nobody cut.
pub fn cuts(words: &Words, look: &Look) -> Option<String> {
    let cuts = look.shuffle.as_ref()?.cuts.iter();
    let cuts: Vec<String> = cuts
        .filter_map(|(chair, cut)| {
            let told = args!["name" => name(look, *chair), "cut" => what(words, cut.as_ref()?)];
            Some(words.with("shuffle-cut", told))
        })
        .collect();
    (!cuts.is_empty()).then(|| words.with("shuffle-cuts", args!["cuts" => words.list(&cuts)]))
}

/// Who deals, where a lot decided that.
pub fn drawn(words: &Words, look: &Look, dealer: &str) -> Option<String> {
    lot(words, look)?;
    Some(words.with("shuffle-drawn", args!["name" => dealer.to_owned()]))
}

/// Asks how to cut the pack.
pub fn cut_dialog(words: &Words, look: &Look, shuffle: &Shuffled) -> Dialog {
    Dialog {
        button: Button::Table(look.id, TableKey::Cut(shuffle.deal)),
        title: words.say("dialog-cut"),
        lines: vec![Line {
            label: words.with(
                "dialog-cut-label",
                args!["most" => shuffle.cards.saturating_sub(1)],
            ),
            hint: words.say("dialog-cut-hint"),
            longest: u16::try_from(MOST_WORDS).unwrap_or(u16::MAX),
            ..Line::default()
        }],
    }
}

/// Told to the member who cut.
pub fn cut(words: &Words, cut: &Cut, hash: &Hash) -> String {
    words.with(
        "did-cut",
        args!["cut" => what(words, cut), "hash" => hash.to_string()],
    )
}

/// Why a text is not a valid cut.
pub fn cut_refused(words: &Words, bad: BadCut) -> String {
    match bad {
        BadCut::Depth { cards } => words.with(
            "refusal-cut-depth",
            args!["cards" => cards, "most" => cards.saturating_sub(1)],
        ),
        BadCut::NoWords => words.say("refusal-cut-nothing"),
        BadCut::TooLong => words.with("refusal-cut-long", args!["most" => MOST_WORDS]),
        BadCut::Unseen | BadCut::Blanks => words.say("refusal-cut-unseen"),
    }
}

/// Told to whoever pressed "Deal" when the pack had to be shuffled again.
pub fn shuffled_anew(words: &Words, look: &Look, at: i64) -> String {
    let words = &words.at_table(look);
    let deal = match look.scene {
        Scene::Between(_) => next_label(look),
        _ => "key-deal",
    };
    words.with(
        "did-shuffle-anew",
        args![
            "when" => when(words, at),
            "options" => words.public(options_label(look)), "deal" => words.public(deal)
        ],
    )
}

/// By what the shuffle at a table can be checked, and the ids that a report or a game master needs.
pub fn fair_play(words: &Words, look: &Look) -> Screen {
    let words = &words.at_table(look);
    let verify = words.say("key-verify");
    let mut lines = vec![words.with("fair-why", args!["verify" => verify])];
    let deal = match &look.scene {
        Scene::Playing(playing) => Some(("fair-this-deal", playing.deal)),
        _ => look.last.map(|last| ("fair-last-deal", last)),
    };
    let shuffle = look.shuffle.as_ref().map(|shuffle| {
        let key = match look.scene {
            Scene::Playing(_) => "fair-hash",
            _ => "fair-next-hash",
        };
        words.with(key, args!["hash" => shuffle.hash.to_string()])
    });
    lines.extend(shuffle);
    match look.scene {
        Scene::Playing(_) => lines.extend(cuts(words, look)),
        _ => lines.extend(before(words, look)),
    }
    let mut ids = vec![words.with("fair-table", args!["table" => look.id.to_string()])];
    ids.extend(deal.map(|(key, deal)| words.with(key, args!["deal" => deal.to_string()])));
    lines.push(ids.join("\n"));
    let back = Button::Order(look.id, OrderKey::Panel);
    Screen {
        panel: Some(Panel {
            title: words.say("fair-title"),
            text: lines.join("\n\n"),
            ..Panel::default()
        }),
        rows: vec![Row::Keys(vec![Key::plain(
            back,
            words.say(options_label(look)),
        )])],
        ..Screen::default()
    }
}

/// The most entries of a list; longer ones continue in the file.
const LISTED: usize = 5;

/// The check of a deal's shuffle, and what else was committed at its table.
pub fn verified(words: &Words, told: &KnownShuffle, unfinished: &[Unfinished]) -> Screen {
    let (mut lines, edge) = match &told.record {
        Some(record) => checked(words, told, record),
        None => (vec![closed(words, told)], Edge::Tavern),
    };
    let mut files = Vec::new();
    if let Some(record) = &told.record {
        files.extend(file(&format!("deal-{}.json", told.deal), record));
        if record.proof.is_some() {
            lines.push(words.say("verify-file"));
        }
    }
    let mut parts = Vec::new();
    if !unfinished.is_empty() {
        let listed = unfinished.iter().take(LISTED);
        let mut list: Vec<String> = listed.map(|one| not_played(words, one)).collect();
        if unfinished.len() > LISTED {
            list.push(words.say("verify-more"));
        }
        let heading = words.with(
            "verify-unfinished-heading",
            args!["count" => unfinished.len()],
        );
        parts = parts_of(words, &heading, &list);
        let proofs: Vec<_> = unfinished
            .iter()
            .filter_map(|one| one.proof.as_ref())
            .collect();
        files.extend(file(&format!("not-played-{}.json", told.table), &proofs));
    }
    Screen {
        panel: Some(Panel {
            title: title(words, told.deal),
            text: lines.join("\n"),
            parts,
            edge,
            ..Panel::default()
        }),
        files,
        ..Screen::default()
    }
}

fn title(words: &Words, deal: DealId) -> String {
    words.with("verify-title", args!["deal" => deal.to_string()])
}

fn checked(words: &Words, told: &KnownShuffle, record: &Record) -> (Vec<String>, Edge) {
    let hash = match shuffle::verify(record) {
        Ok(hash) => hash,
        Err(Fault::NoProof) => return (vec![words.say("verify-none")], Edge::Grey),
        Err(fault) => {
            let why = words.say(match fault {
                Fault::Fails(Check::Hash) => "verify-check-hash",
                Fault::Fails(Check::Game) => "verify-check-game",
                Fault::Fails(Check::Stake) => "verify-check-stake",
                Fault::Fails(Check::Seats) => "verify-check-seats",
                Fault::Fails(Check::Dealer) => "verify-check-dealer",
                Fault::Fails(Check::Order) => "verify-check-order",
                _ => "verify-check-unreadable",
            });
            let text = words.with("verify-fails", args!["why" => why]);
            return (vec![text], Edge::Grey);
        }
    };
    let mut lines = vec![words.say("verify-holds")];
    let cuts: Vec<String> = record
        .seats
        .iter()
        .zip(told.proof.iter().flat_map(|proof| &proof.cuts))
        .filter_map(|(name, cut)| {
            let told = args!["name" => bold(name), "cut" => what(words, cut.as_ref()?)];
            Some(words.with("shuffle-cut", told))
        })
        .collect();
    if !cuts.is_empty() {
        lines.push(words.with("verify-cuts", args!["cuts" => words.list(&cuts)]));
    }
    let drawn = told.proof.as_ref();
    if drawn.is_some_and(|proof| proof.bound.dealer == Dealer::Lot) {
        let name = record.seats.get(record.dealer);
        let name = bold(name.map_or("?", String::as_str));
        lines.push(words.with("verify-lot", args!["name" => name]));
    }
    lines.push(words.with("verify-hash", args!["hash" => hash.to_string()]));
    (lines, Edge::Green)
}

/// A deal of which only the hash is public.
fn closed(words: &Words, told: &KnownShuffle) -> String {
    let Some(hash) = told.hash else {
        return words.say("verify-none");
    };
    words.with(
        match (told.reveal, told.is_over) {
            (Reveal::Session, true) => "verify-closed-session",
            (Reveal::Table, true) => "verify-closed-table",
            _ => "verify-closed-deal",
        },
        args!["hash" => hash.to_string()],
    )
}

fn not_played(words: &Words, one: &Unfinished) -> String {
    let (deal, at) = (one.deal.to_string(), when(words, one.made_at));
    match (&one.proof, one.dealt) {
        (Some(proof), dealt) => words.with(
            if dealt {
                "verify-voided"
            } else {
                "verify-withdrawn"
            },
            args!["deal" => deal, "when" => at, "seed" => proof.seed.digits()],
        ),
        (None, _) => words.with("verify-voided-closed", args!["deal" => deal, "when" => at]),
    }
}

fn file(name: &str, content: &impl serde::Serialize) -> Option<File> {
    let bytes = serde_json::to_vec(content).ok()?;
    let name = name.to_owned();
    Some(File { name, bytes })
}

fn what(words: &Words, cut: &Cut) -> String {
    match cut {
        Cut::Depth(cards) => words.with("shuffle-deep", args!["cards" => *cards]),
        cut => words.with(
            "shuffle-words",
            args!["words" => plain_words(&cut.to_string(), MOST_WORDS)],
        ),
    }
}

fn name(look: &Look, chair: ChairId) -> String {
    let chair = look.chair(chair);
    bold(chair.map_or("?", |chair| look.name(&chair.player)))
}

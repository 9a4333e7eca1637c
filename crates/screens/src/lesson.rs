//! A lesson: the hand as at a table, and one text at a time about what has just come up.

use super::cards::{in_prose, suit, the_name, the_names};
use super::names::name_of;
use super::{own_result, rules, winner};
use crate::button::{Button, DealKey, LessonKey, PlayKey};
use crate::hand::{in_lesson, last_trick};
use crate::screen::{Dialog, Edge, Key, KeyLook, Panel, Row, Screen};
use crate::words::{Words, args};
use ::rules::{Card, CardSet, Coins, Fact, SeatSet, Suit, Variant, View};
use lessons::{Ask, Doubt, Explanation, Left, Topic};
use pages::{Cards, LessonPage, Look, Opens};
use patrons::Skill;
use table::look::{Playing, Report, Scene};

/// After so many tricks that were stopped at, the one before is seen again by a button.
const STOPS: usize = 3;

/// The lesson as it stands, where a member may open this.
pub fn lesson(words: &Words, page: &LessonPage, opens: Opens) -> Screen {
    lesson_choosing(words, page, opens, CardSet::EMPTY)
}

/// The same while the learner chooses cards to discard, with those picked so far.
pub fn lesson_choosing(words: &Words, page: &LessonPage, opens: Opens, picked: CardSet) -> Screen {
    let words = &words.at_table(&page.look);
    match &page.look.scene {
        Scene::Playing(playing) => going_on(words, page, playing, picked),
        Scene::Between(between) => over(words, &page.look, &between.report, opens),
        Scene::Lobby(_) | Scene::Closed(_) => gone(words),
    }
}

/// There is no such lesson any more.
pub fn gone(words: &Words) -> Screen {
    let play = Key::main(Button::Play(PlayKey::Page), words.say("key-play"));
    Screen {
        rows: vec![Row::Keys(vec![play])],
        ..Screen::note(words.say("lesson-gone"))
    }
}

fn going_on(words: &Words, page: &LessonPage, playing: &Playing, picked: CardSet) -> Screen {
    let key = |key, word: &str, look| Key {
        look,
        ..Key::plain(Button::Lesson(key), words.say(word))
    };
    let (look, asked) = (&page.look, page.asked);
    let own = in_lesson(words, look, playing, picked);
    let next = LessonKey::Next(asked);
    let (text, keys) = match page.ask {
        Ask::Read(told) => {
            let word = match page.left {
                Left::Nothing => "key-lesson-on",
                Left::More | Left::Perhaps => "key-lesson-next",
            };
            (
                text(words, look, playing, &told),
                vec![key(next, word, KeyLook::Main)],
            )
        }
        Ask::Doubt(card, doubt) => {
            let play = LessonKey::Deal(asked, DealKey::Do(doubt.act(card)));
            let anyway = match doubt {
                Doubt::Gives { .. } | Doubt::Wastes { .. } => "key-lesson-play",
                Doubt::Throws { .. } => "key-lesson-swap",
            };
            (
                doubted(words, look, playing, card, doubt),
                vec![
                    key(next, "key-lesson-choose", KeyLook::Main),
                    key(play, anyway, KeyLook::Plain),
                ],
            )
        }
        Ask::Act | Ask::Over => (String::new(), Vec::new()),
    };
    let is_asked = keys.is_empty();
    let (mut lines, mut rows) = (Vec::new(), Vec::new());
    if is_asked {
        lines.push(words.say("lesson-your-turn"));
        lines.extend(own.facts);
        rows.extend(own.rows.into_iter().map(|row| as_lesson(row, asked)));
    } else {
        // Nothing but the text: whoever reads it on a phone sees the cards too.
        lines.push(format!("🎓 {text}"));
        if matches!(page.ask, Ask::Read(_)) && page.left == Left::Nothing {
            lines.push(words.say("lesson-said"));
        }
    }
    let mut spelled = own.spelled;
    if let Ask::Read(told) = page.ask
        && told.topic.ends_a_trick()
    {
        spelled = [last_trick(words, look, playing), Some(spelled)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n");
    }
    if words.cards() != Cards::Pictures {
        lines.push(String::new());
        lines.push(std::mem::take(&mut spelled));
    }
    let mut last = keys;
    if page.left != Left::More {
        last.push(key(LessonKey::Finish, "key-lesson-finish", KeyLook::Plain));
    }
    let variant = look.terms.variant;
    let rules = Button::Play(PlayKey::Rules(variant));
    last.push(Key::plain(rules, words.say("key-rules")));
    last.push(key(LessonKey::End, "key-lesson-end", KeyLook::Plain));
    if is_asked && tricks_done(&playing.view) >= STOPS {
        let again = LessonKey::Deal(asked, DealKey::LastTrick);
        last.push(key(again, "key-last-trick", KeyLook::Plain));
        let played = LessonKey::Deal(asked, DealKey::Played);
        last.push(key(played, "key-played", KeyLook::Plain));
    }
    rows.push(Row::Keys(last));
    let edge = if is_asked { Edge::Green } else { Edge::Tavern };
    Screen {
        rows,
        ..Screen::panel(Panel {
            spelled,
            edge,
            ..panel(words, look, lines.join("\n"))
        })
    }
}

/// Three lines: what the learner won, why, and what to do next, where that can be done.
fn over(words: &Words, look: &Look, won: &Report, opens: Opens) -> Screen {
    let variant = look.terms.variant;
    let mut lines = Vec::new();
    lines.extend(own_result::own(words, look, won));
    let dearest = own_result::dearest(words, look, won);
    lines.push(dearest.unwrap_or_else(|| winner::winner(words, look, won)));
    let key = |button, word: &str, look| Key {
        look,
        ..Key::plain(button, words.say(word))
    };
    let mut keys = Vec::new();
    if opens != Opens::Nothing {
        lines.push(words.say("lesson-over"));
        let now = Button::Play(PlayKey::Alone(variant, Skill::Regular));
        keys.push(key(now, "key-play-alone", KeyLook::Main));
    }
    keys.extend([
        key(
            Button::Lesson(LessonKey::Again),
            "key-lesson-repeat",
            KeyLook::Plain,
        ),
        key(
            Button::Play(PlayKey::Rules(variant)),
            "key-rules",
            KeyLook::Plain,
        ),
        key(Button::Play(PlayKey::Page), "key-play", KeyLook::Plain),
    ]);
    Screen {
        rows: vec![Row::Keys(keys)],
        ..Screen::panel(panel(words, look, lines.join("\n")))
    }
}

fn panel(words: &Words, look: &Look, text: String) -> Panel {
    let game = rules::game(words, &look.terms.variant);
    Panel {
        title: words.with("lesson-title", args!["game" => game]),
        text,
        footer: words.say("lesson-footer"),
        ..Panel::default()
    }
}

/// A hand's buttons, made the lesson's.
fn as_lesson(row: Row, asked: u16) -> Row {
    let ours = |button| match button {
        Button::Deal { key, .. } => Button::Lesson(LessonKey::Deal(asked, key)),
        other => other,
    };
    match row {
        Row::Keys(mut keys) => {
            for key in &mut keys {
                key.button = ours(key.button);
            }
            Row::Keys(keys)
        }
        Row::Menu(mut menu) => {
            menu.button = ours(menu.button);
            Row::Menu(menu)
        }
        finder => finder,
    }
}

/// A hand's dialog, made the lesson's.
pub fn lesson_dialog(mut dialog: Dialog, asked: u16) -> Dialog {
    if let Button::Deal { key, .. } = dialog.button {
        dialog.button = Button::Lesson(LessonKey::Deal(asked, key));
    }
    dialog
}

/// The sentences about a topic.
fn text(words: &Words, look: &Look, playing: &Playing, told: &Explanation) -> String {
    let view = &playing.view;
    let card = |card: Option<Card>| card.map_or_else(String::new, |card| in_prose(words, card));
    let of_suit = |of: Option<Suit>| of.map_or_else(String::new, |of| suit(words, of));
    let who = told
        .seat
        .map_or_else(String::new, |seat| name_of(look, playing, seat));
    let said = words.with(
        &key_of(words, told, view),
        args![
            "name" => who,
            "card" => card(told.card),
            "other" => card(told.other),
            "cards" => dearest(words, told.cards),
            "suit" => of_suit(told.suit),
            "order" => told.suit.map_or_else(String::new, |suit| rules::ranks_of(words, &view.variant, suit)),
            "number" => told.number,
            "coins" => words.coins(Coins(told.number))
        ],
    );
    if told.topic.ends_a_trick() {
        format!("{said}\n{}", score(words, look, playing))
    } else {
        said
    }
}

/// The number of tricks that are over.
fn tricks_done(view: &View) -> usize {
    view.tricks.iter().map(|(_, won)| usize::from(won)).sum()
}

/// What each side has won so far, the learner's first: card points or, in games without, tricks.
fn score(words: &Words, look: &Look, playing: &Playing) -> String {
    let view = &playing.view;
    let points = view.card_points();
    let me = view.seat().unwrap_or(view.dealer);
    let mut told = SeatSet::EMPTY;
    let mut sides = Vec::new();
    for seat in me.round(view.variant.direction(), view.seats) {
        if told.contains(seat) {
            continue;
        }
        let mut side = view.partners(seat);
        side.insert(seat);
        told = told | side;
        let names: Vec<String> = side
            .iter()
            .map(|seat| name_of(look, playing, seat))
            .collect();
        let name = match (seat == me, side.len()) {
            (true, 1) => words.say("lesson-score-you"),
            (true, _) => words.say("lesson-score-side"),
            (false, _) => words.list(&names),
        };
        let won: i32 = match &points {
            Some(points) => points[seat],
            None => side.iter().map(|seat| i32::from(view.tricks[seat])).sum(),
        };
        sides.push(words.with("lesson-score-of", args!["name" => name, "number" => won]));
    }
    let key = if points.is_some() {
        "lesson-score-points"
    } else {
        "lesson-score-tricks"
    };
    words.with(key, args!["scores" => words.row(&sides)])
}

/// Cards that count most: kings together, the others by name.
fn dearest(words: &Words, cards: CardSet) -> String {
    let kings = cards & CardSet::of_rank(::rules::Rank::King);
    let mut all: Vec<String> = Vec::new();
    if kings.len() > 1 {
        all.push(words.say("lesson-kings"));
    } else if !kings.is_empty() {
        all.push(the_names(words, kings));
    }
    all.extend((cards - kings).iter().map(|card| the_name(words, card)));
    words.list(&all)
}

/// Which sentences speak of a topic in this game.
fn key_of(words: &Words, told: &Explanation, view: &View) -> String {
    let variant = view.variant;
    let is_own = told.seat.is_some() && told.seat == view.seat();
    let is_partner = told
        .seat
        .zip(view.seat())
        .is_some_and(|(seat, me)| view.partners(me).contains(seat));
    // In French Tarot only trumps must be beaten.
    let must_beat = view.tarot().is_none() && !variant.facts().contains(&Fact::NeedNotBeat);
    let key = match told.topic {
        Topic::Trick => "lesson-trick",
        Topic::Aim => return aim_key(words, &variant),
        Topic::Trumps => match told.card {
            Some(Card::WORLD) => "lesson-trumps",
            _ => "lesson-trumps-other",
        },
        Topic::Turned => "lesson-turned",
        Topic::Partner => "lesson-partner",
        Topic::Counters => "lesson-counters",
        Topic::Pot => {
            if variant.purse(variant.usual_stake()).is_some() {
                "lesson-pot-bets"
            } else {
                "lesson-pot"
            }
        }
        Topic::Reversed => "lesson-reversed",
        Topic::Equals => "lesson-equals",
        Topic::Excuse if variant.keeps_fool() => "lesson-excuse-kept",
        Topic::Excuse => "lesson-excuse",
        Topic::Discarded => "lesson-discarded",
        Topic::Lead => {
            if must_beat {
                "lesson-lead-beat"
            } else {
                "lesson-lead"
            }
        }
        Topic::Follow => {
            if must_beat {
                "lesson-follow-beat"
            } else {
                "lesson-follow"
            }
        }
        Topic::MustTrump => "lesson-must-trump",
        Topic::AnyCard => "lesson-any-card",
        Topic::Trumped => "lesson-trumped",
        Topic::FirstTrick | Topic::SecondTrick | Topic::ThirdTrick => {
            if is_own {
                "lesson-taken-own"
            } else if is_partner {
                "lesson-taken-partner"
            } else {
                "lesson-taken"
            }
        }
        Topic::Bonus => "lesson-bonus",
        Topic::Question => "lesson-question",
        Topic::Offer => "lesson-offer",
        Topic::Bid => "lesson-bid",
        Topic::PlayedOut => "lesson-played-out",
        Topic::Honours if is_own => "lesson-honours-own",
        Topic::Honours => "lesson-honours",
        Topic::Called => "lesson-called",
        Topic::Bet => "lesson-bet",
        Topic::Lay => "lesson-lay",
        Topic::Shown if is_own => "lesson-shown-own",
        Topic::Shown => "lesson-shown",
        Topic::Exchange => "lesson-exchange",
        Topic::Robbed => "lesson-robbed",
        Topic::Talk => return of_game("lesson-talk", &variant),
        Topic::LayDown => return of_game("lesson-lay-down", &variant),
        Topic::Poignee => "lesson-poignee",
    };
    key.to_owned()
}

/// What a game is about: an edition's own sentence, or the game's, or that of all games that count card points.
fn aim_key(words: &Words, variant: &Variant) -> String {
    let of_game = format!("lesson-aim-{}", variant.game());
    let of_edition = format!("{of_game}-{}", variant.edition());
    if words.has(&of_edition) {
        of_edition
    } else if words.has(&of_game) || variant.points_of(CardSet::EMPTY).is_none() {
        of_game
    } else {
        "lesson-aim-points".to_owned()
    }
}

/// What games with a talk say in different ways.
fn of_game(key: &str, variant: &Variant) -> String {
    format!("{key}-{}", variant.game())
}

/// The keys of lessons that are made from names.
#[cfg(any(test, feature = "testing"))]
pub fn keys() -> impl Iterator<Item = String> {
    let words = Words::english();
    let aims = Variant::editions()
        .into_iter()
        .map(move |variant| aim_key(&words, &variant));
    let talks = lessons::Lesson::all().iter().flat_map(|lesson| {
        let topics = lesson.topics().iter();
        topics.filter_map(|topic| match topic {
            Topic::Talk => Some(of_game("lesson-talk", &lesson.variant())),
            Topic::LayDown => Some(of_game("lesson-lay-down", &lesson.variant())),
            _ => None,
        })
    });
    aims.chain(talks)
}

/// Why a card is asked about once more.
fn doubted(words: &Words, look: &Look, playing: &Playing, card: Card, doubt: Doubt) -> String {
    let card = in_prose(words, card);
    match doubt {
        Doubt::Gives { to, instead } => words.with(
            "lesson-doubt-gives",
            args![
                "name" => name_of(look, playing, to),
                "card" => card,
                "instead" => in_prose(words, instead)
            ],
        ),
        Doubt::Wastes { instead } => words.with(
            "lesson-doubt-wastes",
            args!["card" => card, "instead" => in_prose(words, instead)],
        ),
        Doubt::Throws { instead } => words.with(
            "lesson-doubt-throws",
            args!["card" => card, "instead" => in_prose(words, instead)],
        ),
    }
}

//! A table of one member and two patrons, for what recorded lives do not come by.
#![allow(clippy::unwrap_used, dead_code)]

use books::PatronKey;
use ids::{ChannelId, GuildId, MemberId, Millis, Moment, PurseId, TableId};
use rules::{Coins, Variant, Viewer};
use std::collections::HashMap;
use table::{
    Ask, Asked, Benched, Chance, Chosen, Command, Context, HouseRules, Means, Opening, Pause,
    Person, Place, Player, Reveal, Step, Stretch, Table, Terms,
};

/// Who sits there.
pub const ANN: Person = Person {
    member: MemberId(1),
    purse: PurseId(1),
};

/// What a step may know at this moment; what it draws follows from the moment alone.
pub fn context(now: i64) -> Context {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&now.to_le_bytes());
    let benched = |key: &str| Benched {
        patron: PatronKey::new(key).unwrap(),
        nature: None,
        free: None,
    };
    Context {
        now: Moment(now),
        rules: HouseRules {
            question: Millis::seconds(15),
            between: Millis::seconds(15),
            lobby: Millis::seconds(1800),
            pause: Pause::Believable,
            longest_pause: Millis::seconds(600),
            offered_purse: None,
        },
        means: Some(HashMap::from([(
            Player::Member(ANN),
            Means::free(Coins(10_000)),
        )])),
        asking: None,
        house_free: Coins(10_000),
        bench: ["odile", "bastien"].map(benched).into(),
        dismissed: Default::default(),
        chance: Chance::fresh(bytes),
    }
}

/// A table of one member and two patrons, with cards dealt, at the first moment at which a patron is asked alone.
pub fn asked() -> (Table, i64) {
    let mut now = 1_000;
    let mut table = Table::open(opening(), context(now)).unwrap().table;
    let deal = Command::Deal {
        by: ANN.member,
        played: None,
        shuffle: None,
    };
    table = step(&table, deal, now).table;
    loop {
        let stretch = table.playing().unwrap().hands.stretch;
        if stretch == Stretch::Pause && !table.asks().is_empty() {
            return (table, now);
        }
        // Ann is late, and the substitute acts for her.
        now = table.due_at.unwrap().0;
        let chosen = table
            .asks()
            .into_iter()
            .map(|ask| any(&table, ask))
            .collect();
        table = step(&table, Command::TimeUp { chosen }, now).table;
    }
}

/// A table of Scarto that Ann opens with two patrons.
pub fn opening() -> Opening {
    Opening {
        table: TableId(7),
        guild: GuildId(1),
        channel: ChannelId(1),
        host: ANN,
        terms: Terms {
            variant: Variant::parse("scarto", None, &Default::default()).unwrap(),
            stake: Coins(1),
            turn_seconds: 60,
        },
        patrons: vec![Asked::Anybody, Asked::Anybody],
        purse: None,
        reveal: Reveal::Deal,
        place: Place::Channel,
        parent: None,
        after: None,
        invited: Vec::new(),
    }
}

/// What becomes of a table at that moment.
pub fn step(table: &Table, command: Command, now: i64) -> Step {
    table.step(command, context(now)).unwrap()
}

/// The first legal act of the patron that is asked.
pub fn any(table: &Table, ask: Ask) -> Chosen {
    let view = table.playing().unwrap().cards.view(Viewer::Seat(ask.seat));
    ask.chosen(view.legal().random(|_| 0).unwrap())
}

//! Translates recorded commands into today's.

use super::super::told::{list, read, some_or_usual};
use super::{At, Done, Life};
use books::PatronKey;
use ids::{ChannelId, MemberId};
use rules::Coins;
use serde_json::{Map, Value};
use table::{Asked, AvailablePatron, Command, Opening, Rank, Spot, Table, Terms};

impl Life {
    /// A recorded command as one of today's.
    pub(super) fn command(&self, kind: &str, told: &Value, before: &Map<String, Value>) -> Command {
        let by = || read::<MemberId>(&told["by"]);
        let rank = if told["gm"] == true {
            Rank::Gm
        } else {
            Rank::Guest
        };
        let table = self.open_table();
        match kind {
            "join" => Command::Join {
                person: read(&told["person"]),
            },
            "leave" => Command::Leave { by: by() },
            "sit-out" => Command::SitOut { by: by() },
            "sit-in" => Command::SitIn { by: by() },
            "set-purse" => Command::SetPurse {
                by: by(),
                coins: read(&told["coins"]),
            },
            "seat-patron" => Command::SeatPatron {
                by: by(),
                wish: wish(&told["wish"]),
            },
            "unseat-patron" => Command::UnseatPatron { by: by() },
            "fill" => Command::Fill { by: by() },
            "play-for" => Command::PlayFor {
                gm: by(),
                patron: last_patron(before),
            },
            "give-back" => Command::GiveBack { gm: by() },
            "deal" => Command::Deal {
                by: by(),
                played: read(&told["played"]),
                shuffle: read(&told["shuffle"]),
            },
            "cut" => Command::Cut {
                by: by(),
                deal: read(&told["deal"]),
                typed: read(&told["typed"]),
            },
            "reveal" => Command::RevealAt {
                by: by(),
                reveal: read(&told["reveal"]),
            },
            "choose-coins" => Command::ChooseCoins {
                by: by(),
                coins: read(&told["coins"]),
            },
            "act" => Command::Act {
                by: by(),
                deal: read(&told["deal"]),
                asked: read(&told["asked"]),
                act: read::<String>(&told["act"]).parse().expect("an act"),
            },
            "answer" => Command::Answer {
                by: by(),
                deal: read(&told["deal"]),
                answer: read(&told["answer"]),
            },
            "pause" => Command::Pause { by: by(), rank },
            "go-on" => Command::GoOn { by: by(), rank },
            "kick" => Command::Kick {
                by: by(),
                rank,
                player: read(&told["player"]),
            },
            "hand-over" => Command::HandOver {
                by: by(),
                rank,
                to: read(&told["to"]),
                full: None,
            },
            "call-off" => Command::CallOff {
                by: by(),
                rank,
                what: read(&told["what"]),
                reason: read(&told["reason"]),
            },
            "agree" => Command::Agree {
                by: by(),
                wish: read(&told["wish"]),
            },
            "play-on" => Command::PlayOn {
                by: by(),
                wish: read(&told["wish"]),
            },
            "close" => Command::Close { by: by(), rank },
            "close-with-session" => Command::CloseWithSession,
            "send-off" => Command::SendOff {
                member: read(&told["member"]),
            },
            "dismiss" => Command::Dismiss {
                patron: read(&told["patron"]),
            },
            "lose-place" => {
                // The house knows which tables stand in a channel or server that is gone.
                let place: Option<ChannelId> = read(&told["place"]);
                let here = place.is_none_or(|place| table.spot().is_in(place));
                Command::LosePlace {
                    place: match (here, place) {
                        (false, Some(place)) => place,
                        _ => table.channel,
                    },
                    lost: read(&told["lost"]),
                }
            }
            "place-back" => Command::PlaceIsBack {
                lost: read(&told["lost"]),
            },
            "call-up" => Command::CallUp {
                by: by(),
                spot: Spot {
                    channel: read(&told["channel"]),
                    parent: None,
                },
            },
            "abandon" => Command::Abandon,
            other => panic!("a command of another kind: {other}"),
        }
    }

    pub(super) fn open(&mut self, command: &Value, at: &At<'_>, done: &mut Done) {
        let told = at.told;
        let row = &self.recorded;
        let chairs = row["chairs"].as_array().expect("chairs");
        let mut chairs = chairs.iter();
        let host = chairs.find(|chair| chair["since"] == 0).expect("the host");
        let terms: Terms = read(&row["terms"]);
        let of_row = |key: &str| row.get(key).cloned().unwrap_or_default();
        // In the order in which they sat down: drawing partners moves them.
        let mut sat = told.sat.clone();
        sat.sort_by_key(|sat| {
            let mut chairs = list(&row["chairs"]);
            let chair = chairs.find(|chair| chair["player"]["patron"] == sat[0]);
            chair.and_then(|chair| chair["since"].as_u64())
        });
        let came = sat.iter().map(|sat| Asked::This(read(&sat[0])));
        let patrons = if command["patrons"].is_array() {
            list(&command["patrons"]).map(wish).collect()
        } else {
            // The players of a closed table who came back.
            came.collect()
        };
        let opening = Opening {
            table: self.id,
            guild: self.guild,
            channel: read(&told.channel),
            host: read(&host["player"]["member"]),
            terms,
            patrons,
            purse: read(&host["purse"]),
            reveal: some_or_usual(of_row("reveal")),
            solo: false,
            language: None,
            place: some_or_usual(of_row("place")),
            parent: read(&of_row("parent")),
            after: read(&of_row("after")),
            invited: some_or_usual(of_row("invited")),
        };
        let mut context = self.context(at, &terms);
        // Of the bench only those who came are known, and that there were coins for them.
        let sat = sat.iter().map(|sat| {
            let patron: PatronKey = read(&sat[0]);
            AvailablePatron {
                free: patron.is_hired().then_some(Coins::MOST),
                nature: read(&sat[1]),
                patron,
            }
        });
        context.bench = Some(sat.collect());
        context.house_free = Some(Coins::MOST);
        self.take(Table::open(opening, context), done);
    }
}

/// The patron that a game master plays for without naming one: the last one here that plays its own hand.
fn last_patron(before: &Map<String, Value>) -> PatronKey {
    let chairs = before["chairs"].as_array().expect("chairs");
    let mut chairs = chairs.iter().rev();
    let own =
        chairs.find(|chair| !chair["player"]["patron"].is_null() && chair["played_by"].is_null());
    match own {
        Some(chair) => read(&chair["player"]["patron"]),
        None => PatronKey::new("nobody").expect("a key"),
    }
}

fn wish(words: &Value) -> Asked {
    let words: String = read(words);
    match words.as_str() {
        "Anybody" => Asked::Anybody,
        "OfTheCast" => Asked::OfTheCast,
        words => {
            let mut parts = words.split('"');
            let key = parts.nth(1).expect("a key in quotes");
            Asked::This(PatronKey::new(key).expect("a key"))
        }
    }
}

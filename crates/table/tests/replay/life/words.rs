//! Translates recorded commands into today's.

use super::super::told::{list, read, some_or_usual};
use super::{At, Done, Life};
use books::PatronKey;
use ids::ChannelId;
use rules::Coins;
use serde_json::{Map, Value};
use table::{
    AvailablePatron, Command, Duty, Opening, Order, Person, Rank, Spot, Table, Terms, WhichPatron,
};

impl Life {
    /// A recorded command as one of today's.
    pub(super) fn command(&self, kind: &str, told: &Value, before: &Map<String, Value>) -> Command {
        if kind == "join" {
            let Person { member, purse } = read(&told["person"]);
            return Order::Join(purse).by(member);
        }
        let rank = if told["gm"] == true {
            Rank::Gm
        } else {
            Rank::Guest
        };
        match order(kind, told, before) {
            Some(order) => order.by((read(&told["by"]), rank)),
            None => Command::House(self.duty(kind, told)),
        }
    }

    fn duty(&self, kind: &str, told: &Value) -> Duty {
        let table = self.open_table();
        match kind {
            "close-with-session" => Duty::CloseWithSession,
            "send-off" => Duty::SendOff {
                member: read(&told["member"]),
            },
            "dismiss" => Duty::Dismiss {
                patron: read(&told["patron"]),
            },
            "lose-place" => {
                // The house knows which tables stand in a channel or server that is gone.
                let place: Option<ChannelId> = read(&told["place"]);
                let here = place.is_none_or(|place| table.spot().is_in(place));
                Duty::LosePlace {
                    place: match (here, place) {
                        (false, Some(place)) => place,
                        _ => table.channel,
                    },
                    lost: read(&told["lost"]),
                }
            }
            "place-back" => Duty::PlaceIsBack {
                lost: read(&told["lost"]),
            },
            "abandon" => Duty::Abandon,
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
        let came = sat.iter().map(|sat| WhichPatron::This(read(&sat[0])));
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
            recall: some_or_usual(of_row("recall")),
            solo: false,
            language: None,
            spoken: None,
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

/// A recorded order; `None` for what is the house's duty.
fn order(kind: &str, told: &Value, before: &Map<String, Value>) -> Option<Order> {
    Some(match kind {
        "leave" => Order::Leave,
        "sit-out" => Order::SitOut,
        "sit-in" => Order::SitIn,
        "set-purse" => Order::SetPurse(read(&told["coins"])),
        "seat-patron" => Order::SeatPatron(wish(&told["wish"])),
        "unseat-patron" => Order::UnseatPatron,
        "fill" => Order::Fill,
        "play-for" => Order::PlayFor(last_patron(before)),
        "give-back" => Order::GiveBack,
        "deal" => Order::Deal {
            played: read(&told["played"]),
            shuffle: read(&told["shuffle"]),
        },
        "cut" => Order::Cut {
            deal: read(&told["deal"]),
            typed: read(&told["typed"]),
        },
        "reveal" => Order::RevealAt(read(&told["reveal"])),
        "choose-coins" => Order::ChooseCoins(read(&told["coins"])),
        "act" => Order::Act {
            deal: read(&told["deal"]),
            asked: read(&told["asked"]),
            act: read::<String>(&told["act"]).parse().expect("an act"),
        },
        "answer" => Order::Answer {
            deal: read(&told["deal"]),
            answer: read(&told["answer"]),
        },
        "pause" => Order::Pause,
        "go-on" => Order::GoOn,
        "kick" => Order::Kick(read(&told["player"])),
        "hand-over" => Order::HandOver {
            to: read(&told["to"]),
            full: None,
        },
        "call-off" => Order::CallOff {
            what: read(&told["what"]),
            reason: read(&told["reason"]),
        },
        "agree" => Order::Agree {
            wish: read(&told["wish"]),
        },
        "play-on" => Order::PlayOn {
            wish: read(&told["wish"]),
        },
        "close" => Order::Close,
        "call-up" => Order::CallUp(Spot {
            channel: read(&told["channel"]),
            parent: None,
        }),
        _ => return None,
    })
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

fn wish(words: &Value) -> WhichPatron {
    let words: String = read(words);
    match words.as_str() {
        "Anybody" => WhichPatron::Anybody,
        "OfTheCast" => WhichPatron::OfTheCast,
        words => {
            let mut parts = words.split('"');
            let key = parts.nth(1).expect("a key in quotes");
            WhichPatron::This(PatronKey::new(key).expect("a key"))
        }
    }
}

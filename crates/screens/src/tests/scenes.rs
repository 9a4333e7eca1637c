//! Tables for the tests of screens, made from the worked cases of the rules.

use ::books::PatronKey;
use ::table::look::{
    Between, Chair, Clock, Closed, Lobby, PausesLeft, Playing, Report, Scene, laid_aside,
};
use ::table::{
    ChairId, ClosedWhy, Person, Place, Player, Recall, Reveal, Standing, Stretch, Terms,
};
use ids::{ChannelId, DealId, GuildId, MemberId, Millis, Moment, PurseId};
use pages::{Look, Persona};
use rules::{
    Card, CardSet, Coins, Event, Payment, Record, Seat, Simulation, Turn, Variant, Viewer,
    at_random,
};

/// Noon of some day, in epoch milliseconds; the clocks of these tables show the time of day.
pub const NOON: i64 = 1_800_000_000_000;

/// A worked case, by its line in the file (from 0), after a number of acts.
pub struct CaseDeal {
    record: Record,
}

/// A worked case of the tavern edition.
pub fn tavern_case(line: usize, acts: usize) -> CaseDeal {
    case("triomphe-tavern.jsonl", line, acts)
}

/// A worked case of the Viéville edition.
pub fn vieville_case(line: usize, acts: usize) -> CaseDeal {
    case("triomphe-vieville.jsonl", line, acts)
}

/// A worked case of any game.
pub fn case(file: &str, line: usize, acts: usize) -> CaseDeal {
    let file = format!("{}/../rules/tests/cases/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).unwrap();
    let mut record: Record = serde_json::from_str(text.lines().nth(line).unwrap()).unwrap();
    record.acts.truncate(acts);
    record.result = None;
    CaseDeal { record }
}

/// Deals of a series, from a seed, each played to its end.
pub fn simulated(variant: Variant, deals: u64, seed: u64) -> impl Iterator<Item = CaseDeal> {
    let seats = variant.usual_seats();
    let stake = Coins(variant.least_stake().0.max(2));
    let series = Simulation::new(variant, stake, seats, deals, seed).unwrap();
    let records = series.records(at_random(seed));
    records.map(|record| CaseDeal {
        record: record.unwrap(),
    })
}

impl CaseDeal {
    /// The same deal after so many of its acts.
    pub fn after(&self, acts: usize) -> CaseDeal {
        let mut record = self.record.clone();
        record.acts.truncate(acts);
        CaseDeal { record }
    }

    /// The number of its acts.
    pub fn acts(&self) -> usize {
        self.record.acts.len()
    }

    /// The deal as known to a seat, or to a bystander for `None`.
    pub fn playing(&self, seat: Option<usize>, stretch: Stretch) -> Playing {
        let deal = self.record.replay().unwrap();
        let seat = seat.map(|seat| Seat::new(seat).unwrap());
        let view = deal.view(seat.map_or(Viewer::Bystander, Viewer::Seat));
        Playing {
            deal: deal_id(),
            chair_of: Seat::all(view.seats).map(chair_id).collect(),
            awaited: match view.turn {
                Turn::One(seat) => vec![chair_id(seat)],
                Turn::Each(seats) => seats.iter().map(chair_id).collect(),
                Turn::Question | Turn::Over => Vec::new(),
            },
            asked: 2,
            answered: view
                .my_question
                .is_some_and(|question| question.answer.is_some()),
            view,
            seat,
            clock: Clock {
                stretch,
                until: Moment(NOON + 60_000),
            },
            plays_itself: false,
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.record.seats.len()
    }

    /// Whether the deal is over.
    pub fn is_over(&self) -> bool {
        self.record.replay().unwrap().outcome().is_some()
    }

    /// The pack it is played with.
    pub fn pack(&self) -> CardSet {
        self.record.setup().unwrap().variant().pack()
    }

    /// The cards that everyone has seen, by the record and the rules: those played, shown or turned up, and those laid
    /// face down that were then revealed.
    pub fn open_cards(&self) -> CardSet {
        let mut open = CardSet::EMPTY;
        let deal = self.record.replay_telling(|event| {
            // The called valet, seen by everyone (RULES.md TR-1).
            if let Event::Exchanged { valet, .. } = event {
                open.insert(valet);
            }
        });
        let view = deal.unwrap().view(Viewer::Bystander);
        open |= view.turned().into_iter().collect();
        for (_, act) in &self.record.acts {
            let mut words = act.split(' ');
            if matches!(words.next(), Some("play" | "show")) {
                let named = words.filter_map(|word| word.parse::<Card>().ok());
                open |= named.collect();
            }
        }
        open |= view.talk().map_or(CardSet::EMPTY, |talk| talk.talon);
        // A card that is called is named, whoever holds it.
        let called = view.tarot().and_then(|own| own.called);
        open |= called.into_iter().collect();
        open |= view.tarot().map_or(CardSet::EMPTY, |own| own.laid_trumps);
        open |= view.shown.iter().map(|(_, card)| *card).collect();
        for reveal in view.bets().into_iter().flat_map(|bets| &bets.reveals) {
            open |= reveal.cards.iter().map(|(_, card)| *card).collect();
        }
        open
    }

    /// The same deal so far, with one card replaced that nobody but its holder has seen; `None` if there is no such
    /// card.
    pub fn with_another_hidden_card(&self) -> Option<CaseDeal> {
        let open = self.open_cards();
        let is_hidden = |card: &String| !open.contains(card.parse().unwrap());
        let (hands, stock) = (&self.record.hands, &self.record.stock);
        let held = hands.iter().enumerate().flat_map(|(seat, hand)| {
            let hidden = hand.iter().enumerate().filter(|(_, card)| is_hidden(card));
            hidden.map(move |(place, _)| (seat, place))
        });
        let held: Vec<(usize, usize)> = held.collect();
        let lies = stock.iter().enumerate().filter(|(_, card)| is_hidden(card));
        lies.flat_map(|(other, _)| held.iter().map(move |place| (other, *place)))
            .find_map(|(other, (seat, place))| {
                let mut record = self.record.clone();
                std::mem::swap(&mut record.hands[seat][place], &mut record.stock[other]);
                // With it, the acts so far might not have been legal.
                let told = CaseDeal { record };
                let is_allowed = told.record.replay().is_ok() && told.open_cards() == open;
                is_allowed.then_some(told)
            })
    }

    /// The report once the deal is over.
    pub fn report(&self) -> Report {
        let mut payments: Vec<Payment> = Vec::new();
        let deal = self
            .record
            .replay_telling(|event| {
                if let Event::Paid(payment) = event {
                    payments.push(payment);
                }
            })
            .unwrap();
        assert!(deal.outcome().is_some(), "the deal is not over");
        let company = self.company().into_iter();
        Report {
            deal: deal_id(),
            owners: company.map(|(chair, ..)| chair.player.owner()).collect(),
            view: deal.view(Viewer::Bystander),
            payments,
            aside: laid_aside(&deal),
        }
    }

    /// The players' names, by seat.
    pub fn names(&self) -> Vec<String> {
        let company = self.company().into_iter();
        company.map(|(_, name, _)| name).collect()
    }

    /// A chair for each seat, with its occupant's name and free coins.
    fn company(&self) -> Vec<(Chair, String, Option<Coins>)> {
        let patron = PatronKey::new("odile").unwrap();
        let mut company = vec![
            (member(11), "Ann".to_owned(), Some(Coins(95))),
            (member(12), "Bob".to_owned(), Some(Coins(112))),
            (Player::Patron(patron), "Odile Carter".to_owned(), None),
            (member(14), "Dan_the_Man".to_owned(), Some(Coins(1))),
        ];
        company.truncate(self.record.seats.len());
        for name in &self.record.seats[company.len()..] {
            let player = member(11 + company.len() as u64);
            company.push((player, name.clone(), Some(Coins(112))));
        }
        let setup = self.record.setup().unwrap();
        let bounds = setup.variant().purse(setup.stake());
        let seats = Seat::all(setup.seats()).zip(company);
        seats
            .map(|(seat, (player, name, free))| {
                let purse = bounds.map(|_| setup.before().purses[seat]);
                let chair = Chair {
                    purse,
                    ..chair(chair_id(seat), player)
                };
                (chair, name, free)
            })
            .collect()
    }

    pub fn terms(&self) -> Terms {
        let setup = self.record.setup().unwrap();
        Terms {
            variant: setup.variant(),
            stake: setup.stake(),
            turn_seconds: 120,
            coins: Default::default(),
        }
    }
}

/// A table of four in a scene.
pub fn look(told: &CaseDeal, scene: Scene) -> Look {
    let company = told.company();
    let personas = company.iter().map(|(chair, name, _)| {
        let guise = Persona {
            name: name.clone(),
            character: None,
            face: None,
        };
        (chair.player.owner(), guise)
    });
    let free = company.iter();
    let free = free.filter_map(|(chair, _, free)| Some((chair.id, (*free)?)));
    let (personas, free) = (personas.collect(), free.collect());
    let table = table::Look {
        id: "6zw3k9q2r7m4t".parse().unwrap(),
        guild: GuildId(7),
        channel: ChannelId(8),
        viewer: None,
        host: MemberId(11),
        terms: told.terms(),
        chairs: company.into_iter().map(|(chair, ..)| chair).collect(),
        deals: 3,
        may_change_coins: false,
        match_on: None,
        draw: None,
        pair: None,
        carried: Coins::ZERO,
        closing: None,
        paused: None,
        pauses_left: PausesLeft {
            host: Millis::hours(1),
            gm: Millis::days(7),
        },
        placeless: None,
        ready: None,
        waits_for_one: false,
        pace: None,
        wish: None,
        won: Vec::new(),
        last: None,
        cancelled: None,
        solo: false,
        language: None,
        place: Place::Channel,
        invited: Vec::new(),
        shuffle: None,
        reveal: Reveal::Deal,
        recall: Recall::Own,
        scene,
        notices: Vec::new(),
        talk: None,
    };
    Look {
        table,
        personas,
        free,
        ahead: 0,
        highlight: None,
        is_first_win: false,
        outage: None,
    }
}

/// The scene of a running deal.
pub fn in_play(told: &CaseDeal, seat: Option<usize>, stretch: Stretch) -> Look {
    look(told, Scene::Playing(Box::new(told.playing(seat, stretch))))
}

/// The scene between deals.
pub fn between(told: &CaseDeal) -> Look {
    look(
        told,
        Scene::Between(Box::new(Between {
            report: told.report(),
            next_at: Moment(NOON + 15_000),
        })),
    )
}

/// The scene of a lobby.
pub fn lobby(told: &CaseDeal, missing: usize, last: Option<Report>) -> Look {
    look(
        told,
        Scene::Lobby(Box::new(Lobby {
            missing,
            closes_at: Moment(NOON + 1_800_000),
            last,
            next_at: None,
        })),
    )
}

/// The scene of a closed table.
pub fn closed(told: &CaseDeal, why: ClosedWhy, last: Option<Report>) -> Look {
    look(told, Scene::Closed(Box::new(Closed { why, last })))
}

fn deal_id() -> DealId {
    "a0b1c2d3e4f5g".parse().unwrap()
}

/// The chair of a seat.
fn chair_id(seat: Seat) -> ChairId {
    ChairId(seat.index() as u32)
}

/// A chair whose occupant is dealt in.
pub fn chair(id: ChairId, player: Player) -> Chair {
    Chair {
        id,
        player,
        standing: Standing::In,
        absent: false,
        plays: true,
        goes: false,
        waits: false,
        held: Coins::ZERO,
        purse: None,
        played_by: None,
        at_stake: Coins::ZERO,
        concedes: false,
    }
}

/// A number of coins, for tests that change what a table is played for.
pub fn coins(coins: i64) -> Coins {
    Coins(coins)
}

/// A member who plays from a purse of the same number.
pub fn member(id: u64) -> Player {
    Player::Member(Person {
        member: MemberId(id),
        purse: PurseId(id),
    })
}

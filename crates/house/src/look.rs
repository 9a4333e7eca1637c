//! What one viewer may know of a table: all that a screen is made from.

use super::shuffles::shuffled;
use super::{
    CalledOff, Character, ClosedWhy, Lost, Notice, PausedBy, Place, Player, Rank, Reveal, Shuffled,
    Standing, Stretch, Tavern, Terms, Trouble,
};
use books::Owner;
use ids::{ChannelId, DealId, GuildId, MemberId, TableId};
use rules::{Act, Card, CardSet, Coins, Deal, Payment, Seat, View, Viewer};
use std::sync::Arc;
use table::{ChairId, Finished, Phase, State, Table};

/// A table as one viewer may know it.
#[derive(Clone, Debug)]
pub struct Look {
    /// Its name.
    pub table: TableId,
    /// The server it stands in.
    pub guild: GuildId,
    /// The channel or thread it stands in.
    pub channel: ChannelId,
    /// Who looks; nobody for what everybody sees.
    pub viewer: Option<MemberId>,
    /// Who opened it, or who took over from them.
    pub host: MemberId,
    /// What is played for what.
    pub terms: Terms,
    /// The most a seat can lose in a deal (in a match: in the match), which the bank holds; what it takes to sit down.
    /// Where the game has purses it is the least purse.
    pub at_risk: Coins,
    /// The chairs, clockwise.
    pub chairs: Vec<Chair>,
    /// How many deals were finished here.
    pub deals: u32,
    /// The match that is on, between its deals too.
    pub match_on: Option<MatchOn>,
    /// Partners as they were drawn, for the deal that is on or comes next (RULES.md TR-6).
    pub draw: Option<Drawn>,
    /// Coins that the last deal left in the pot for the next (RULES.md TT-3); while that runs, what it began with.
    pub carried: Coins,
    /// What the next deal's cards follow from, or, while one is on, what its cards do.
    pub shuffle: Option<Shuffled>,
    /// When hands, stock and proof of a deal may be known to all.
    pub reveal: Reveal,
    /// Why it closes after the deal (match) that is on, if it does.
    pub closing: Option<ClosedWhy>,
    /// The pause that is on: then no time given here runs.
    pub paused: Option<PauseOn>,
    /// What is left of the time for pauses.
    pub pauses_left: PausesLeft,
    /// Why the clock stands without anybody's order, if it does: then no time given here runs either.
    pub stands: Option<Stands>,
    /// What some want to take back, and who has still to agree.
    pub wish: Option<WishOn>,
    /// What was won and lost in the deal that was finished last, by name, in coins.
    pub won: Vec<(String, i64)>,
    /// The deal that was finished last.
    pub last: Option<DealId>,
    /// Whether it stands in a thread of its own.
    pub place: Place,
    /// Members who are asked to sit down, for they played with the host before.
    pub invited: Vec<MemberId>,
    /// Who is ready for the next deal, where it begins as soon as all are.
    pub ready: Option<Ready>,
    /// What is going on.
    pub scene: Scene,
    /// What the table has to say since the last deal began, oldest first.
    pub notices: Vec<Said>,
    /// What a patron said last, since the last deal began.
    pub remark: Option<Remark>,
}

impl Look {
    /// Where the pack was shuffled anew when it was to be dealt: when it is dealt instead (epoch milliseconds).
    pub fn shuffled_anew(&self) -> Option<i64> {
        let anew = |said: &Said| said.notice == Notice::ShuffledAnew;
        match &self.scene {
            Scene::Between(between) => Some(between.next_at),
            Scene::Lobby(lobby) => lobby.next_at,
            Scene::Playing(_) | Scene::Closed(_) => None,
        }
        .filter(|_| self.notices.iter().any(anew))
    }

    /// Until when there is time for what is to be done in the deal that is on; nothing while the clock stands.
    pub fn time_is_up(&self) -> Option<i64> {
        match &self.scene {
            Scene::Playing(playing) if self.paused.is_none() && self.stands.is_none() => {
                Some(playing.clock.until)
            }
            _ => None,
        }
    }

    /// Whether who looks gives the orders here.
    pub fn viewer_is_host(&self) -> bool {
        self.viewer == Some(self.host)
    }

    /// Whether one member alone sits here, with nobody who might want to cut the pack first.
    pub fn is_lone(&self) -> bool {
        let members = self.chairs.iter().filter(|chair| chair.actor().is_some());
        members.count() == 1
    }

    /// The chairs of those who are asked whether they play the next match, and for whom it waits.
    pub fn asked(&self) -> impl Iterator<Item = (usize, &Chair)> {
        let chairs = self.chairs.iter().enumerate();
        chairs.filter(|(_, chair)| chair.standing == Standing::Kept && !chair.waits)
    }

    /// The chair of a member.
    pub fn chair_of(&self, member: MemberId) -> Option<(usize, &Chair)> {
        self.chairs
            .iter()
            .enumerate()
            .find(|(_, chair)| chair.actor() == Some(member))
    }
}

/// What is left of the time for pauses in this deal (match), milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PausesLeft {
    /// To the host.
    pub host: i64,
    /// To the viewer as game master: as to the host, where they sit here.
    pub gm: i64,
}

impl PausesLeft {
    /// Whether somebody who may pause in this right still can.
    pub fn any(self, rank: Rank) -> bool {
        match rank {
            Rank::Guest => self.host > 0,
            Rank::Gm => self.gm > 0,
        }
    }
}

/// The clock stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PauseOn {
    /// By whose order.
    pub by: PausedBy,
    /// When it ends by itself (epoch milliseconds).
    pub until: Option<i64>,
}

/// Why the clock of a table stands without anybody's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Discord is out of reach, so that nobody could act.
    Discord,
    /// The table has no place; somebody who sits there may call it up elsewhere.
    Place {
        /// How it lost it.
        lost: Lost,
        /// Until when it may be called up (epoch milliseconds).
        until: i64,
    },
}

/// Who is ready for the next deal of a slow table, by chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ready {
    /// Who is.
    pub ready: Vec<usize>,
    /// Who is waited for.
    pub missing: Vec<usize>,
}

/// Something is to be taken back, if all agree who are dealt in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WishOn {
    /// What.
    pub what: CalledOff,
    /// Its number at this table, so that an old button is told from a new one.
    pub number: u32,
    /// The chairs that have agreed.
    pub agreed: Vec<usize>,
    /// The chairs that have still to.
    pub missing: Vec<usize>,
    /// Why, as a game master typed it; may be empty.
    pub reason: String,
}

/// A chair and who sits on it.
#[derive(Clone, Debug)]
pub struct Chair {
    /// Who sits there.
    pub player: Player,
    /// How they are called.
    pub name: String,
    /// The character that a member plays as, if they are not here as themselves.
    pub character: Option<Character>,
    /// The face that was chosen for a hired patron: an emoji.
    pub face: Option<String>,
    /// Coins they could spend now, held ones not counted; the cast has none of its own, and plays for the house.
    pub free: Option<i64>,
    /// Whether they are dealt in.
    pub standing: Standing,
    /// Whether the substitute acts for them in the deal that is on.
    pub absent: bool,
    /// Whether they are in the deal or the match that is on: leaving waits until it is over.
    pub plays: bool,
    /// Whether they would be dealt in, but the game has no seat for them now, or a carried pot keeps them out.
    pub waits: bool,
    /// Whether they have to go once that is over.
    pub goes: bool,
    /// Coins of theirs that lie on hold at this table.
    pub held: Coins,
    /// The most they put at stake in a deal, where the game has purses: what they chose, or the most there is.
    pub purse: Option<Coins>,
    /// The game master who plays the patron's hand.
    pub played_by: Option<MemberId>,
    /// What they can lose in the deal or the match that is on, in coins.
    pub at_stake: Coins,
    /// Whether their leaving now would concede the match that is on, for their side (RULES.md 0.3).
    pub concedes: bool,
}

impl Chair {
    /// Who acts there, is called and sees the hand: the member, or the game master who plays for a patron.
    pub fn actor(&self) -> Option<MemberId> {
        self.player.member().or(self.played_by)
    }
}

/// Something that a patron says, for all to hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What the patron is called.
    pub name: String,
    /// The key of its sentence.
    pub line: String,
}

/// Partners as they were drawn; they sit opposite each other ([`rules::Variant::side`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// What was drawn, in order, and by whom.
    pub cards: Vec<(Player, Card)>,
    /// The number of the deal since that is on or comes next, from 1.
    pub deal: u32,
    /// After how many deals they are drawn anew.
    pub deals: u32,
}

/// A match that is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOn {
    /// Chair of each seat, the same to its end.
    pub chair_of: Vec<usize>,
    /// The score after the last deal, by seat or by side ([`rules::Variant::side`]).
    pub score: Vec<i32>,
    /// The number of the deal that is on or comes next, from 1.
    pub deal: u32,
}

/// What is going on at a table.
#[derive(Clone, Debug)]
pub enum Scene {
    /// Before the first deal, or with too few players for the next.
    Lobby(Box<Lobby>),
    /// A deal is on.
    Playing(Box<Playing>),
    /// A deal is over and the next is to come.
    Between(Box<Between>),
    /// The table was closed.
    Closed(Box<Closed>),
}

impl Scene {
    /// The deal whose result is shown.
    pub fn last(&self) -> Option<&Report> {
        match self {
            Scene::Playing(_) => None,
            Scene::Lobby(lobby) => lobby.last.as_ref(),
            Scene::Between(between) => Some(&between.report),
            Scene::Closed(closed) => closed.last.as_ref(),
        }
    }
}

/// Waiting for players.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// How many more must be dealt in before a deal can begin; 0: it can.
    pub missing: usize,
    /// When the table is closed if nobody deals (epoch milliseconds).
    pub closes_at: i64,
    /// The deal that was played last, if this is not the first lobby.
    pub last: Option<Report>,
    /// When it deals by itself (epoch milliseconds): a deal of a match that was taken back is dealt again.
    pub next_at: Option<i64>,
}

/// A deal as the viewer may know it.
#[derive(Clone, Debug)]
pub struct Playing {
    /// The deal's name.
    pub deal: DealId,
    /// Chair of each seat of the deal.
    pub chair_of: Vec<usize>,
    /// What the viewer's seat may know; a bystander's view for who is not dealt in.
    pub view: View,
    /// The viewer's seat in the deal.
    pub seat: Option<Seat>,
    /// How often the viewer's seat has been asked in this deal: names the present question,
    /// so that an old button is told from a new one.
    pub asked: u16,
    /// Whether the viewer has answered the question that went to everyone.
    pub answered: bool,
    /// The chairs whose acts are awaited now, one or several at once, patrons among them;
    /// nobody while everyone is asked the same question.
    pub awaited: Vec<usize>,
    /// The clock.
    pub clock: Clock,
}

/// What the clock is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Which stretch of time runs.
    pub stretch: Stretch,
    /// When it ends (epoch milliseconds).
    pub until: i64,
}

/// Between two deals.
#[derive(Clone, Debug)]
pub struct Between {
    /// The deal that is over.
    pub report: Report,
    /// When the next begins (epoch milliseconds).
    pub next_at: i64,
}

/// Closed for good.
#[derive(Clone, Debug)]
pub struct Closed {
    /// Why.
    pub why: ClosedWhy,
    /// The last deal that was played to its end.
    pub last: Option<Report>,
}

/// A deal that is over: who won what and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The deal's name.
    pub deal: DealId,
    /// How each seat is called.
    pub names: Vec<String>,
    /// Who sat on each seat.
    pub owners: Vec<Owner>,
    /// The face that was chosen for each, where it is a hired patron: an emoji.
    pub faces: Vec<Option<String>>,
    /// The deal, open to all now as far as its rules let everyone know it.
    pub view: View,
    /// Every payment in its order, antes first.
    pub payments: Vec<Payment>,
    /// What was laid aside face down and stayed so: a discard, a scart, what a robber gave for what was taken.
    pub aside: Vec<(Seat, CardSet)>,
}

/// A notice, with the name of who it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What.
    pub notice: Notice,
    /// How they are called; empty where it is about nobody.
    pub name: String,
}

impl Tavern {
    /// A table as a viewer may know it; without a viewer, as somebody who only looks on.
    ///
    /// # Errors
    /// No such table, or the database fails.
    pub async fn look(&self, table: TableId, viewer: Option<MemberId>) -> Result<Look, Trouble> {
        let table = match self.tables.table(table) {
            Ok(table) => table,
            Err(sorry) => Arc::new(self.records.read_closed(table).await?.ok_or(sorry)?),
        };
        let mut chairs = Vec::new();
        let purses = self.free(&table).await?;
        let dealt = table.state.dealt_in();
        for (sitter, free) in table.state.chairs.iter().zip(purses) {
            let chair = sitter.id;
            let plays = table.state.plays(chair);
            chairs.push(Chair {
                player: sitter.player.clone(),
                name: self.members.name(table.guild, &sitter.player).await?,
                character: self
                    .members
                    .character_at(table.guild, &sitter.player)
                    .await?,
                face: self.staff.face_of(table.guild, &sitter.player.owner()),
                free,
                standing: sitter.standing,
                absent: sitter.actor().is_some() && !sitter.is_present(),
                plays,
                goes: sitter.goes,
                waits: table.state.waits(chair),
                held: table.held(chair)?,
                purse: table.state.purse_of(chair),
                played_by: sitter.played_by,
                at_stake: table.at_stake(chair),
                concedes: table.state.would_concede(chair),
            });
        }
        let terms = table.state.terms;
        // What was drawn for others, or for deals that are over, tells nothing of the next deal.
        let draw = table.state.draw.as_ref();
        let draw = draw.filter(|_| table.state.draw_holds());
        Ok(Look {
            table: table.id,
            guild: table.guild,
            channel: table.channel,
            viewer,
            won: self.won(&table).await?,
            last: table.state.last,
            place: table.state.place,
            invited: invited(&table.state),
            ready: ready(&table.state),
            host: table.state.host,
            at_risk: terms.at_risk(),
            terms,
            chairs,
            deals: table.state.deals,
            match_on: table.state.match_on.as_ref().map(|on| MatchOn {
                chair_of: places(&table.state, &dealt),
                score: on.score.clone(),
                deal: on.deal,
            }),
            draw: draw.map(|draw| Drawn {
                cards: draw.cards.clone(),
                deal: draw.deal,
                deals: terms.variant.deals_between_draws().unwrap_or(0),
            }),
            carried: table
                .state
                .carried
                .as_ref()
                .map_or(Coins::ZERO, |pot| pot.coins),
            shuffle: shuffled(&table),
            reveal: table.state.reveal,
            closing: table.state.closing,
            paused: table.state.orders.paused.as_ref().map(|paused| PauseOn {
                by: paused.by,
                // Without a place the pause does not run either.
                until: table
                    .due_at
                    .filter(|_| table.state.homeless.is_none())
                    .map(|at| self.clocks.shown(table.guild, at)),
            }),
            pauses_left: self.pauses_left(&table, viewer),
            stands: self.stands(&table),
            wish: wish_on(&table),
            notices: self.notices(&table).await?,
            remark: match &table.state.talk {
                Some(talk) => Some(Remark {
                    name: self.members.name(table.guild, &talk.player).await?,
                    line: talk.line.clone(),
                }),
                None => None,
            },
            scene: self.scene(&table, viewer).await?,
        })
    }

    fn pauses_left(&self, table: &Table, viewer: Option<MemberId>) -> PausesLeft {
        let state = &table.state;
        let longest = self.settings.of(table.guild).longest_pause(&state.terms);
        let left = |by| state.orders.pause_left(by, longest).or_none().0;
        let sits = viewer.is_some_and(|viewer| state.sits_or_played(viewer));
        PausesLeft {
            host: left(PausedBy::Host),
            gm: left(match sits {
                true => PausedBy::SeatedGm,
                false => PausedBy::Gm,
            }),
        }
    }

    fn stands(&self, table: &Table) -> Option<Stands> {
        if self.clocks.going(table.guild).is_none() {
            return Some(Stands::Discord);
        }
        let (homeless, due_at) = (table.state.homeless.as_ref()?, table.due_at?);
        Some(Stands::Place {
            lost: homeless.lost,
            until: self.clocks.shown(table.guild, due_at),
        })
    }

    async fn scene(&self, table: &Table, viewer: Option<MemberId>) -> Result<Scene, Trouble> {
        let due_at = table.due_at.map(|at| self.clocks.shown(table.guild, at));
        let due_at = due_at.unwrap_or_else(|| self.house.time.now());
        let report = match &table.finished {
            Some(finished) => Some(self.report(table, finished).await?),
            None => None,
        };
        Ok(match &table.state.phase {
            Phase::Playing(playing) => {
                let hands = &playing.hands;
                let chair = viewer.and_then(|member| table.state.chair_of_member(member));
                let seat = chair.and_then(|chair| hands.seat_of(chair));
                let awaited = playing.awaited().iter();
                let awaited: Vec<ChairId> =
                    awaited.map(|seat| hands.chairs[seat.index()]).collect();
                let rest = hands.rest.unwrap_or_default();
                Scene::Playing(Box::new(Playing {
                    deal: hands.deal,
                    chair_of: places(&table.state, &hands.chairs),
                    view: playing
                        .cards
                        .view(seat.map_or(Viewer::Bystander, Viewer::Seat)),
                    seat,
                    asked: seat.map_or(0, |seat| playing.asked(seat)),
                    answered: seat.is_some_and(|seat| hands.answers.contains_key(&seat)),
                    awaited: places(&table.state, &awaited),
                    clock: Clock {
                        stretch: hands.stretch,
                        until: due_at + rest.0,
                    },
                }))
            }
            Phase::Between => match report {
                Some(report) => Scene::Between(Box::new(Between {
                    report,
                    next_at: due_at,
                })),
                None => Scene::Lobby(Box::new(Lobby {
                    missing: table.state.missing(),
                    closes_at: due_at,
                    last: None,
                    next_at: Some(due_at),
                })),
            },
            Phase::Closed { why } => Scene::Closed(Box::new(Closed {
                why: *why,
                last: report,
            })),
            Phase::Lobby => Scene::Lobby(Box::new(Lobby {
                missing: table.state.missing(),
                closes_at: due_at,
                last: report,
                next_at: None,
            })),
        })
    }

    async fn report(&self, table: &Table, finished: &Finished) -> anyhow::Result<Report> {
        let mut names = Vec::new();
        for owner in &finished.owners {
            names.push(self.members.name_of(table.guild, owner).await?);
        }
        let owners = finished.owners.iter();
        Ok(Report {
            deal: finished.id,
            names,
            faces: owners
                .map(|owner| self.staff.face_of(table.guild, owner))
                .collect(),
            owners: finished.owners.clone(),
            view: finished.deal.view(Viewer::Bystander),
            payments: finished.payments.clone(),
            aside: match table.state.reveal {
                Reveal::Session if !self.records.is_revealed(finished.id).await? => Vec::new(),
                Reveal::Session | Reveal::Deal => laid_aside(&finished.deal),
            },
        })
    }

    /// What was won and lost in the last deal, by what its players are called.
    async fn won(&self, table: &Table) -> anyhow::Result<Vec<(String, i64)>> {
        let mut won = Vec::new();
        for (player, coins) in &table.state.won {
            won.push((self.members.name(table.guild, player).await?, coins.0));
        }
        Ok(won)
    }

    async fn notices(&self, table: &Table) -> anyhow::Result<Vec<Said>> {
        let mut said = Vec::new();
        for notice in &table.state.notices {
            let name = match notice.player() {
                Some(player) => self.members.name(table.guild, player).await?,
                None => String::new(),
            };
            said.push(Said {
                notice: notice.clone(),
                name,
            });
        }
        Ok(said)
    }
}

/// What lies face down once a deal is over: its record is open to all then.
pub fn laid_aside(deal: &Deal) -> Vec<(Seat, CardSet)> {
    let acts = deal.acts().into_iter();
    acts.filter_map(|(seat, act)| match act {
        Act::Discard(cards) | Act::Rob(cards) => Some((seat, cards)),
        _ => None,
    })
    .collect()
}

/// Who was asked to sit down and does not yet; not those whose data were erased since.
fn invited(state: &State) -> Vec<MemberId> {
    let mut invited = state.invited.clone();
    invited.retain(|member| member.0 > 0 && state.chair_of_member(*member).is_none());
    invited
}

fn ready(state: &State) -> Option<Ready> {
    let chair = |member: &MemberId| state.chair_of_member(*member);
    let ready: Vec<ChairId> = state.ready.iter().filter_map(chair).collect();
    state.waits_until_ready().then(|| Ready {
        ready: places(state, &ready),
        missing: places(state, &state.not_ready()),
    })
}

/// The places of chairs, clockwise from 0, as they are shown.
fn places(state: &State, chairs: &[ChairId]) -> Vec<usize> {
    let place = |chair: &ChairId| state.chairs.place(*chair);
    chairs.iter().filter_map(place).collect()
}

fn wish_on(table: &Table) -> Option<WishOn> {
    let orders = &table.state.orders;
    let wish = orders.wish.as_ref()?;
    let (members, _) = table.state.dealt_in_now();
    let chairs = |has_agreed: bool| {
        let mut members: Vec<&MemberId> = members.iter().collect();
        members.retain(|member| wish.agreed.contains(member) == has_agreed);
        let chair = |member: &MemberId| table.state.chair_of_member(*member);
        let chairs: Vec<ChairId> = members.into_iter().filter_map(chair).collect();
        places(&table.state, &chairs)
    };
    Some(WishOn {
        what: wish.what,
        number: orders.wishes,
        agreed: chairs(true),
        missing: chairs(false),
        reason: wish.reason.clone(),
    })
}

//! What one viewer may know of a table: all that a screen is made from, by ids and in the table's own time.
//!
//! Names, faces, purses and times of day come beside it, from the house.

use crate::{
    Broken, CalledOff, ChairId, ClosedWhy, Finished, Lost, Notice, Occupant, PausedBy, Phase,
    Place, Player, Rank, Reveal, Standing, State, Stretch, Table, Talk, Terms,
};
use books::Owner;
use ids::{ChannelId, DealId, GuildId, MemberId, Millis, Moment, TableId};
use rules::{Act, Card, CardSet, Coins, Deal, Payment, Seat, View, Viewer};
use shuffle::{Cut, Dealer, Hash};

/// A table as one viewer may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// Names the table.
    pub id: TableId,
    /// The server it stands in.
    pub guild: GuildId,
    /// The channel or thread it stands in.
    pub channel: ChannelId,
    /// The viewer, or `None` for the public view.
    pub viewer: Option<MemberId>,
    /// Who opened it, or who took over from them.
    pub host: MemberId,
    /// Game, edition, options, stake and turn time.
    pub terms: Terms,
    /// The chairs, clockwise.
    pub chairs: Vec<Chair>,
    /// How many deals were finished here.
    pub deals: u32,
    /// The current match, if any; also set between its deals.
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
    /// How the table lost its place, if it has none: then no time given here runs either.
    pub placeless: Option<Placeless>,
    /// What some want to take back, and who has still to agree.
    pub wish: Option<WishOn>,
    /// What was won and lost in the last deal that stands, by who sat in it.
    pub won: Vec<(Player, Coins)>,
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
    pub notices: Vec<Notice>,
    /// What a patron said last, since the last deal began.
    pub talk: Option<Talk>,
}

/// What a look may know beside the table.
#[derive(Clone, Copy, Debug)]
pub struct LookContext {
    /// The time at the table; it is shown only for a deadline that the table lacks.
    pub now: Moment,
    /// How long a host may pause in a deal (match).
    pub longest_pause: Millis,
    /// Whether all may know the deal that was finished last, at a table that shows its deals with the end of a session
    /// ([`Reveal::Session`]); any other shows them as soon as they are over.
    pub session_is_over: bool,
}

impl Table {
    /// The table as a viewer may know it; without a viewer, as somebody who only looks on.
    ///
    /// # Errors
    /// More coins on hold than there can be.
    pub fn look(&self, viewer: Option<MemberId>, context: &LookContext) -> Result<Look, Broken> {
        let state = &self.state;
        let chairs = state.chairs.iter().map(|sitter| self.chair(sitter));
        // What was drawn for others, or for deals that are over, tells nothing of the next deal.
        let draw = state.draw.as_ref().filter(|_| state.draw_holds());
        let carried = state.carried.as_ref();
        Ok(Look {
            id: self.id,
            guild: self.guild,
            channel: self.channel,
            viewer,
            host: state.host,
            terms: state.terms,
            chairs: chairs.collect::<Result<_, _>>()?,
            deals: state.deals,
            match_on: state.match_on.as_ref().map(|on| MatchOn {
                chair_of: state.dealt_in(),
                score: on.score.clone(),
                deal: on.deal,
            }),
            draw: draw.map(|draw| Drawn {
                cards: draw.cards.clone(),
                deal: draw.deal,
                deals: state.terms.variant.deals_between_draws().unwrap_or(0),
            }),
            carried: carried.map_or(Coins::ZERO, |pot| pot.coins),
            shuffle: self.shuffled(),
            reveal: state.reveal,
            closing: state.closing,
            paused: self.pause_on(),
            pauses_left: state.pauses_left(viewer, context.longest_pause),
            placeless: self.placeless(),
            wish: state.wish_on(),
            won: state.won.clone(),
            last: state.last,
            place: state.place,
            invited: state.still_invited(),
            ready: state.ready_now(),
            scene: self.scene(viewer, context),
            notices: state.notices.clone(),
            talk: state.talk.clone(),
        })
    }

    fn chair(&self, sitter: &Occupant) -> Result<Chair, Broken> {
        let (state, id) = (&self.state, sitter.id);
        Ok(Chair {
            id,
            player: sitter.player.clone(),
            standing: sitter.standing,
            absent: sitter.actor().is_some() && !sitter.is_present(),
            plays: state.plays(id),
            waits: state.waits(id),
            goes: sitter.goes,
            held: self.held(id)?,
            purse: state.purse_of(id),
            played_by: sitter.played_by,
            at_stake: self.at_stake(id),
            concedes: state.would_concede(id),
        })
    }

    fn pause_on(&self) -> Option<PauseOn> {
        let paused = self.state.orders.paused.as_ref()?;
        Some(PauseOn {
            by: paused.by,
            // Without a place the pause does not run either.
            until: self.due_at.filter(|_| self.state.homeless.is_none()),
        })
    }

    fn placeless(&self) -> Option<Placeless> {
        Some(Placeless {
            lost: self.state.homeless.as_ref()?.lost,
            until: self.due_at?,
        })
    }

    /// The shuffle as everybody may know it now: who has cut is public at once, what they cut with the cards.
    fn shuffled(&self) -> Option<Shuffled> {
        let shuffle = self.state.shuffle.as_ref()?;
        let mut cuts = Vec::new();
        for sitter in self.state.chairs.iter() {
            let key = sitter.player.key();
            let mut seats = shuffle.bound.seats.iter().zip(&shuffle.cuts);
            let cut = seats.find_map(|(seat, cut)| cut.as_ref().filter(|_| *seat == key));
            if let Some(cut) = cut {
                cuts.push((sitter.id, shuffle.dealt.then(|| cut.clone())));
            }
        }
        Some(Shuffled {
            deal: shuffle.deal,
            hash: shuffle.hash,
            cards: self.state.terms.variant.pack().len(),
            cuts,
            dealer: shuffle.bound.dealer,
        })
    }

    fn scene(&self, viewer: Option<MemberId>, context: &LookContext) -> Scene {
        let state = &self.state;
        let due_at = self.due_at.unwrap_or(context.now);
        let report = || {
            let finished = self.finished.as_ref()?;
            Some(finished.report(state.reveal, context))
        };
        let lobby = |last, next_at| {
            Scene::Lobby(Box::new(Lobby {
                missing: state.missing(),
                closes_at: due_at,
                last,
                next_at,
            }))
        };
        match &state.phase {
            Phase::Playing(playing) => {
                let chair = viewer.and_then(|member| state.chair_of_member(member));
                let seat = chair.and_then(|chair| playing.hands.seat_of(chair));
                Scene::Playing(Box::new(playing.seen_by(seat, due_at)))
            }
            Phase::Between => match report() {
                Some(report) => Scene::Between(Box::new(Between {
                    report,
                    next_at: due_at,
                })),
                None => lobby(None, Some(due_at)),
            },
            Phase::Closed { why } => Scene::Closed(Box::new(Closed {
                why: *why,
                last: report(),
            })),
            Phase::Lobby => lobby(report(), None),
        }
    }
}

impl crate::Playing {
    /// The deal as a seat may know it, or a bystander, at a table that is due then.
    fn seen_by(&self, seat: Option<Seat>, due_at: Moment) -> Playing {
        let hands = &self.hands;
        let awaited = self.awaited().iter();
        Playing {
            deal: hands.deal,
            chair_of: hands.chairs.clone(),
            view: self
                .cards
                .view(seat.map_or(Viewer::Bystander, Viewer::Seat)),
            seat,
            asked: seat.map_or(0, |seat| self.asked(seat)),
            answered: seat.is_some_and(|seat| hands.answers.contains_key(&seat)),
            awaited: awaited.map(|seat| hands.chairs[seat.index()]).collect(),
            clock: Clock {
                stretch: hands.stretch,
                until: due_at + hands.rest.unwrap_or_default(),
            },
        }
    }
}

impl Finished {
    /// The deal as everybody may know it now that it is over.
    fn report(&self, reveal: Reveal, context: &LookContext) -> Report {
        let is_revealed = match reveal {
            Reveal::Deal => true,
            Reveal::Session => context.session_is_over,
        };
        Report {
            deal: self.id,
            owners: self.owners.clone(),
            view: self.deal.view(Viewer::Bystander),
            payments: self.payments.clone(),
            aside: match is_revealed {
                true => laid_aside(&self.deal),
                false => Vec::new(),
            },
        }
    }
}

/// What lies face down once a deal is over: its record is open to all then.
#[must_use]
pub fn laid_aside(deal: &Deal) -> Vec<(Seat, CardSet)> {
    let acts = deal.acts().into_iter();
    acts.filter_map(|(seat, act)| match act {
        Act::Discard(cards) | Act::Rob(cards) => Some((seat, cards)),
        _ => None,
    })
    .collect()
}

impl State {
    /// What is left of the time for pauses, where the house bounds those of hosts to so much.
    fn pauses_left(&self, viewer: Option<MemberId>, longest: Millis) -> PausesLeft {
        let left = |by| self.orders.pause_left(by, longest).or_none();
        let sits = viewer.is_some_and(|viewer| self.sits_or_played(viewer));
        PausesLeft {
            host: left(PausedBy::Host),
            gm: left(match sits {
                true => PausedBy::SeatedGm,
                false => PausedBy::Gm,
            }),
        }
    }

    /// Who was asked to sit down and does not yet; not those whose data were erased since.
    fn still_invited(&self) -> Vec<MemberId> {
        let mut invited = self.invited.clone();
        invited.retain(|member| member.0 > 0 && self.chair_of_member(*member).is_none());
        invited
    }

    fn ready_now(&self) -> Option<Ready> {
        let chair = |member: &MemberId| self.chair_of_member(*member);
        self.waits_until_ready().then(|| Ready {
            ready: self.ready.iter().filter_map(chair).collect(),
            missing: self.not_ready(),
        })
    }

    fn wish_on(&self) -> Option<WishOn> {
        let wish = self.orders.wish.as_ref()?;
        let (members, _) = self.dealt_in_now();
        let (agreed, missing): (Vec<_>, Vec<_>) = members
            .into_iter()
            .partition(|member| wish.agreed.contains(member));
        let chairs = |members: Vec<MemberId>| {
            let chairs = members.into_iter();
            chairs
                .filter_map(|member| self.chair_of_member(member))
                .collect()
        };
        Some(WishOn {
            what: wish.what,
            number: self.orders.wishes,
            agreed: chairs(agreed),
            missing: chairs(missing),
            reason: wish.reason.clone(),
        })
    }
}

impl Look {
    /// Whether the viewer is the host.
    #[must_use]
    pub fn viewer_is_host(&self) -> bool {
        self.viewer == Some(self.host)
    }

    /// Whether one member alone sits here, with nobody who might want to cut the pack first.
    #[must_use]
    pub fn is_lone(&self) -> bool {
        let members = self.chairs.iter().filter(|chair| chair.actor().is_some());
        members.count() == 1
    }

    /// The chairs of those who are asked whether they play the next match, and for whom it waits.
    pub fn asked(&self) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().filter(|chair| chair.is_asked())
    }

    /// A chair by its number.
    #[must_use]
    pub fn chair(&self, chair: ChairId) -> Option<&Chair> {
        self.chairs.get(self.place(chair)?)
    }

    /// The place of a chair among the others, clockwise from 0.
    #[must_use]
    pub fn place(&self, chair: ChairId) -> Option<usize> {
        self.chairs.iter().position(|other| other.id == chair)
    }

    /// The chair of a member.
    #[must_use]
    pub fn chair_of(&self, member: MemberId) -> Option<&Chair> {
        let mut chairs = self.chairs.iter();
        chairs.find(|chair| chair.actor() == Some(member))
    }
}

/// What is left of the time for pauses in this deal (match).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PausesLeft {
    /// To the host.
    pub host: Millis,
    /// To the viewer as game master: as to the host, where they sit here.
    pub gm: Millis,
}

impl PausesLeft {
    /// Whether somebody who may pause in this right still can.
    #[must_use]
    pub fn any(self, rank: Rank) -> bool {
        match rank {
            Rank::Guest => self.host > Millis::ZERO,
            Rank::Gm => self.gm > Millis::ZERO,
        }
    }
}

/// The clock stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PauseOn {
    /// By whose order.
    pub by: PausedBy,
    /// When it ends by itself.
    pub until: Option<Moment>,
}

/// The table has no place, and its clock stands; somebody who sits there may call it up elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placeless {
    /// How it lost it.
    pub lost: Lost,
    /// Until when it may be called up.
    pub until: Moment,
}

/// Who is ready for the next deal of a slow table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ready {
    /// Who is.
    pub ready: Vec<ChairId>,
    /// Who is waited for.
    pub missing: Vec<ChairId>,
}

/// Something is to be taken back, if all agree who are dealt in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WishOn {
    /// What.
    pub what: CalledOff,
    /// Its number at this table, so that an old button is told from a new one.
    pub number: u32,
    /// The chairs that have agreed.
    pub agreed: Vec<ChairId>,
    /// The chairs that have still to.
    pub missing: Vec<ChairId>,
    /// Why, as a game master typed it; may be empty.
    pub reason: String,
}

/// A chair and who sits on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Its number.
    pub id: ChairId,
    /// Who sits there.
    pub player: Player,
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
    #[must_use]
    pub fn actor(&self) -> Option<MemberId> {
        self.player.member().or(self.played_by)
    }

    /// Whether they are asked whether they play the next match, which waits for them.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.standing == Standing::Kept && !self.waits
    }
}

/// A shuffle as everybody may know it before the deal, and while it is on.
#[derive(Clone, Debug, PartialEq)]
pub struct Shuffled {
    /// The deal it is for.
    pub deal: DealId,
    /// What is published.
    pub hash: Hash,
    /// How many cards there are to be cut.
    pub cards: u32,
    /// The chairs that have cut; what, only once the cards are dealt.
    pub cuts: Vec<(ChairId, Option<Cut>)>,
    /// Whose turn to deal it is, or that a lot draws the first dealer.
    pub dealer: Dealer,
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
    pub chair_of: Vec<ChairId>,
    /// The score after the last deal, by seat or by side ([`rules::Variant::side`]).
    pub score: Vec<i32>,
    /// The number of the deal that is on or comes next, from 1.
    pub deal: u32,
}

/// What is going on at a table.
#[derive(Clone, Debug, PartialEq)]
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
    #[must_use]
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
#[derive(Clone, Debug, PartialEq)]
pub struct Lobby {
    /// How many more must be dealt in before a deal can begin; 0: it can.
    pub missing: usize,
    /// When the table is closed if nobody deals.
    pub closes_at: Moment,
    /// The deal that was played last, if this is not the first lobby.
    pub last: Option<Report>,
    /// When it deals by itself: a deal of a match that was taken back is dealt again.
    pub next_at: Option<Moment>,
}

/// A deal as the viewer may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Playing {
    /// Names the deal.
    pub deal: DealId,
    /// Chair of each seat of the deal.
    pub chair_of: Vec<ChairId>,
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
    pub awaited: Vec<ChairId>,
    /// The clock.
    pub clock: Clock,
}

/// What the clock is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Which stretch of time runs.
    pub stretch: Stretch,
    /// When it ends.
    pub until: Moment,
}

/// Between two deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Between {
    /// The deal that is over.
    pub report: Report,
    /// When the next begins.
    pub next_at: Moment,
}

/// Closed for good.
#[derive(Clone, Debug, PartialEq)]
pub struct Closed {
    /// Why.
    pub why: ClosedWhy,
    /// The last deal that was played to its end.
    pub last: Option<Report>,
}

/// A deal that is over: who won what and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Names the deal.
    pub deal: DealId,
    /// Who sat on each seat.
    pub owners: Vec<Owner>,
    /// The deal, open to all now as far as its rules let everyone know it.
    pub view: View,
    /// Every payment in its order, antes first.
    pub payments: Vec<Payment>,
    /// What was laid aside face down and stayed so: a discard, a scart, what a robber gave for what was taken.
    pub aside: Vec<(Seat, CardSet)>,
}

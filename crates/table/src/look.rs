//! What one viewer may know of a table: everything a screen is made from, in ids and the table's own time.
//!
//! The house adds names, faces, purses and times of day.

use crate::{
    Broken, CalledOff, Cancelled, ChairId, ClosedWhy, Finished, Language, Lost, Notice, Occupant,
    Pace, PausedBy, Phase, Place, Player, Rank, Recall, Reveal, Standing, State, Stretch, Table,
    Talk, Terms,
};
use books::Owner;
use ids::{ChannelId, DealId, GuildId, MemberId, Millis, Moment, TableId};
use rules::{Act, Card, CardSet, Coins, Deal, Payment, Seat, View, Viewer};
use shuffle::{Cut, Dealer, Hash};

/// A table as seen by one viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// The table's id.
    pub id: TableId,
    /// The server it stands in.
    pub guild: GuildId,
    /// The channel or thread it stands in.
    pub channel: ChannelId,
    /// The viewer, or `None` for the public view.
    pub viewer: Option<MemberId>,
    /// The current host: who opened the table, or took over since.
    pub host: MemberId,
    /// Game, edition, options, stake and turn time.
    pub terms: Terms,
    /// The chairs, clockwise.
    pub chairs: Vec<Chair>,
    /// How many deals have been finished here.
    pub deals: u32,
    /// Whether the host may still choose between coins and chips: until the first deal.
    pub may_change_coins: bool,
    /// The current match, if any; also set between its deals.
    pub match_on: Option<MatchOn>,
    /// Partners as drawn, for the current or next deal (RULES.md TR-6).
    pub draw: Option<Drawn>,
    /// Who play together after the next draw for partners, or by the choice shown as the draw while no deal was begun.
    pub pair: Option<[Player; 2]>,
    /// Coins that the last deal left in the pot for the next (RULES.md TT-3); during a deal, what its pot began with.
    pub carried: Coins,
    /// The shuffle of the current deal or, between deals, of the next.
    pub shuffle: Option<Shuffled>,
    /// When hands, stock and proof of a deal are made public.
    pub reveal: Reveal,
    /// Whether the host lets the table tell what has been played so far.
    pub recall: Recall,
    /// Why the table closes after the current deal (match), if it does.
    pub closing: Option<ClosedWhy>,
    /// The current pause, if any; no deadline given here runs meanwhile.
    pub paused: Option<PauseOn>,
    /// How much more pausing is allowed.
    pub pauses_left: PausesLeft,
    /// How the table lost its place, if it has none; no deadline given here runs meanwhile.
    pub placeless: Option<Placeless>,
    /// The proposed cancellation, if any, and who has yet to agree.
    pub wish: Option<WishOn>,
    /// Winnings and losses, in coins and by player, in the last valid deal.
    pub won: Vec<(Player, Coins)>,
    /// The deal finished last.
    pub last: Option<DealId>,
    /// What was cancelled since a deal was last played to its end; no result is told meanwhile.
    pub cancelled: Option<Cancelled>,
    /// Whether it is a solo table: its host's alone, in one private message. No deadline given here is a deadline for
    /// them.
    pub solo: bool,
    /// How fast patrons act, where one member sits alone.
    pub pace: Option<Pace>,
    /// The language of its public messages; `None` for the server's.
    pub language: Option<Language>,
    /// Whether the table has a thread of its own.
    pub place: Place,
    /// Members invited to sit down because they played with the host before.
    pub invited: Vec<MemberId>,
    /// Who is ready for the next deal, at tables where it begins as soon as everyone is.
    pub ready: Option<Ready>,
    /// Whether the next deal waits for the only member here: the deadline given is the table's end.
    pub waits_for_one: bool,
    /// Lobby, deal, between deals or closed, with the details of each.
    pub scene: Scene,
    /// Notices since the last deal began, oldest first.
    pub notices: Vec<Notice>,
    /// A patron's latest remark since the last deal began.
    pub talk: Option<Talk>,
}

/// What a look needs besides the table.
#[derive(Clone, Copy, Debug)]
pub struct LookContext {
    /// The current time on the table's clock; shown only where the table lacks a deadline.
    pub now: Moment,
    /// The total pause that a host is allowed in a deal (match).
    pub longest_pause: Millis,
    /// Whether the latest deal may be made public at a table that waits for the end of its session
    /// ([`Reveal::Session`]); any other table publishes its deals as soon as they are over, or when it closes.
    pub session_is_over: bool,
    /// The language that the server's game master chose, if one was chosen.
    pub house_language: Option<Language>,
}

impl Table {
    /// The table as seen by a viewer, or by a bystander if `viewer` is `None`.
    ///
    /// # Errors
    /// The coins on hold overflow.
    pub fn look(&self, viewer: Option<MemberId>, context: &LookContext) -> Result<Look, Broken> {
        let state = &self.state;
        let chairs = state.chairs.iter().map(|occupant| self.chair(occupant));
        // Draws for other players, or for deals that are over, say nothing about the next deal.
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
            may_change_coins: !state.has_dealt() && !state.solo,
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
            pair: state.pair.clone(),
            carried: carried.map_or(Coins::ZERO, |pot| pot.coins),
            shuffle: self.shuffled(),
            reveal: state.reveal,
            recall: state.recall,
            closing: state.closing,
            paused: self.pause_on(),
            pauses_left: state.pauses_left(viewer, context.longest_pause),
            placeless: self.placeless(),
            wish: state.wish_on(),
            won: state.won.clone(),
            last: state.last,
            cancelled: state.cancelled,
            solo: state.solo,
            pace: state.is_of_one().then_some(state.pace),
            language: state.speaks(context.house_language),
            place: state.place,
            invited: state.still_invited(),
            ready: state.ready_now(),
            waits_for_one: state.waits_for_one() && state.match_on.is_none(),
            scene: self.scene(viewer, context),
            notices: state.notices.clone(),
            talk: state.talk.clone(),
        })
    }

    fn chair(&self, occupant: &Occupant) -> Result<Chair, Broken> {
        let (state, id) = (&self.state, occupant.id);
        Ok(Chair {
            id,
            player: occupant.player.clone(),
            standing: occupant.standing,
            absent: occupant.actor().is_some() && !occupant.is_present(),
            plays: state.plays(id),
            waits: state.waits(id),
            goes: occupant.goes,
            held: self.held(id)?,
            purse: state.purse_of(id),
            played_by: occupant.played_by,
            at_stake: self.at_stake(id),
            concedes: state.would_concede(id),
        })
    }

    fn pause_on(&self) -> Option<PauseOn> {
        let paused = self.state.orders.paused.as_ref()?;
        Some(PauseOn {
            by: paused.by,
            // Without a place, the pause does not run either.
            until: self.due_at.filter(|_| self.state.homeless.is_none()),
        })
    }

    fn placeless(&self) -> Option<Placeless> {
        Some(Placeless {
            lost: self.state.homeless.as_ref()?.lost,
            until: self.due_at?,
        })
    }

    /// The shuffle as everyone may know it now: who has cut is public at once, the cuts themselves once the cards are
    /// dealt.
    fn shuffled(&self) -> Option<Shuffled> {
        let shuffle = self.state.shuffle.as_ref()?;
        let mut cuts = Vec::new();
        for occupant in self.state.chairs.iter() {
            let key = occupant.player.key();
            let mut seats = shuffle.bound.seats.iter().zip(&shuffle.cuts);
            let cut = seats.find_map(|(seat, cut)| cut.as_ref().filter(|_| *seat == key));
            if let Some(cut) = cut {
                cuts.push((occupant.id, shuffle.dealt.then(|| cut.clone())));
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
            let finished = self.finished.as_ref();
            let finished = finished.filter(|_| state.cancelled.is_none())?;
            let is_revealed = match (state.reveal, &state.phase) {
                (Reveal::Deal, _) | (Reveal::Table, Phase::Closed { .. }) => true,
                (Reveal::Session, _) => context.session_is_over,
                (Reveal::Table, _) => false,
            };
            Some(finished.report(is_revealed))
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
                None => {
                    let waits = state.waits_for_one() && state.match_on.is_none();
                    lobby(None, (!waits).then_some(due_at))
                }
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
    /// The deal as known to a seat, or to a bystander, with the table's deadline at `due_at`.
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
            plays_itself: hands.stretch == Stretch::Pause && self.cards.plays_itself(),
        }
    }
}

impl Finished {
    /// The deal as everyone may know it now that it is over.
    fn report(&self, is_revealed: bool) -> Report {
        Report {
            deal: self.id,
            owners: self.owners.clone(),
            view: self.deal.view(Viewer::Bystander),
            payments: self.payments.clone(),
            aside: if is_revealed {
                laid_aside(&self.deal)
            } else {
                Vec::new()
            },
        }
    }
}

/// Cards that lie face down once a deal is over; its record is public by then.
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
    /// How much more pausing is allowed, `longest` being the house's bound for hosts.
    fn pauses_left(&self, viewer: Option<MemberId>, longest: Millis) -> PausesLeft {
        let left = |by| self.orders.pause_left(by, longest).or_none();
        let sits = viewer.is_some_and(|viewer| self.sits_or_played(viewer));
        PausesLeft {
            host: left(PausedBy::Host),
            gm: left(if sits {
                PausedBy::SeatedGm
            } else {
                PausedBy::Gm
            }),
        }
    }

    /// Members who were invited and have not sat down, leaving out those whose data were erased since.
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

    /// Whether a single member sits here, so that nobody else could want to cut the pack first.
    #[must_use]
    pub fn is_lone(&self) -> bool {
        let members = self.chairs.iter().filter(|chair| chair.actor().is_some());
        members.count() == 1
    }

    /// The deal that is running or, between deals, the one whose result or cancellation is told.
    #[must_use]
    pub fn deal_told(&self) -> Option<DealId> {
        match &self.scene {
            Scene::Playing(playing) => Some(playing.deal),
            scene => match self.cancelled {
                Some(cancelled) => Some(cancelled.deal),
                None => scene.last().map(|last| last.deal),
            },
        }
    }

    /// The chairs being asked whether they play the next match, which waits for them.
    pub fn asked(&self) -> impl Iterator<Item = &Chair> {
        self.chairs.iter().filter(|chair| chair.is_asked())
    }

    /// The chair with this id.
    #[must_use]
    pub fn chair(&self, chair: ChairId) -> Option<&Chair> {
        self.chairs.get(self.place(chair)?)
    }

    /// The position of a chair, clockwise from 0.
    #[must_use]
    pub fn place(&self, chair: ChairId) -> Option<usize> {
        self.chairs.iter().position(|other| other.id == chair)
    }

    /// The chair a member occupies.
    #[must_use]
    pub fn chair_of(&self, member: MemberId) -> Option<&Chair> {
        let mut chairs = self.chairs.iter();
        chairs.find(|chair| chair.actor() == Some(member))
    }
}

/// How much more pausing is allowed in this deal (match).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PausesLeft {
    /// What the host may still use; zero if nothing.
    pub host: Millis,
    /// For the viewer as game master; shared with the host's if they sit here.
    pub gm: Millis,
}

impl PausesLeft {
    /// Whether somebody of this rank can still pause.
    #[must_use]
    pub fn any(self, rank: Rank) -> bool {
        match rank {
            Rank::Guest => self.host > Millis::ZERO,
            Rank::Gm => self.gm > Millis::ZERO,
        }
    }
}

/// The clock is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PauseOn {
    /// Who stopped it.
    pub by: PausedBy,
    /// When the pause ends by itself.
    pub until: Option<Moment>,
}

/// The table has no place and its clock is stopped; anyone who sits there may reopen it elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placeless {
    /// What happened to its place.
    pub lost: Lost,
    /// The deadline for reopening it.
    pub until: Moment,
}

/// Who is ready for the next deal of a slow table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ready {
    /// The chairs that are ready.
    pub ready: Vec<ChairId>,
    /// The chairs the deal waits for.
    pub missing: Vec<ChairId>,
}

/// A proposal to cancel something, which needs the agreement of every member dealt in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WishOn {
    /// Deal, match or whole table.
    pub what: CalledOff,
    /// Counted per table, so that an old button can be told from a new one.
    pub number: u32,
    /// The chairs that have agreed.
    pub agreed: Vec<ChairId>,
    /// The chairs that have yet to agree.
    pub missing: Vec<ChairId>,
    /// The reason, as a game master typed it; may be empty.
    pub reason: String,
}

/// A chair and its occupant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The chair's id, unique at this table.
    pub id: ChairId,
    /// The occupant.
    pub player: Player,
    /// Whether they are dealt in, and if not, why.
    pub standing: Standing,
    /// Whether the substitute acts for them in the current deal.
    pub absent: bool,
    /// Whether they play the current deal or match; they can leave only when it is over.
    pub plays: bool,
    /// Whether they want to be dealt in but the game has no seat for them now, or a carried pot keeps them out.
    pub waits: bool,
    /// Whether they must leave once that is over.
    pub goes: bool,
    /// Coins of theirs on hold at this table.
    pub held: Coins,
    /// The most they put at stake in a deal, in games that have purses: what they chose, or the highest allowed.
    pub purse: Option<Coins>,
    /// The game master who plays this patron's hand.
    pub played_by: Option<MemberId>,
    /// The most they can lose in the current deal or match, in coins.
    pub at_stake: Coins,
    /// Whether their leaving now would concede the current match for their side (RULES.md 0.3).
    pub concedes: bool,
}

impl Chair {
    /// Who acts here, is reminded and sees the hand: the member, or the game master playing for a patron.
    #[must_use]
    pub fn actor(&self) -> Option<MemberId> {
        self.player.member().or(self.played_by)
    }

    /// Whether they are being asked about the next match, which waits for them.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.standing == Standing::Kept && !self.waits
    }
}

/// A shuffle as everyone may know it before and during the deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Shuffled {
    /// The deal it is for.
    pub deal: DealId,
    /// The published commitment.
    pub hash: Hash,
    /// The number of cards in the pack to be cut.
    pub cards: u32,
    /// The chairs that have cut; the cut itself only once the cards are dealt.
    pub cuts: Vec<(ChairId, Option<Cut>)>,
    /// Whose turn to deal it is, or that a lot draws the first dealer.
    pub dealer: Dealer,
}

/// Partners as drawn or chosen; they sit opposite each other ([`rules::Variant::side`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The cards drawn, in order, and by whom; none if the partners were chosen.
    pub cards: Vec<(Player, Card)>,
    /// The current or next deal, counted from 1 since the draw.
    pub deal: u32,
    /// How many deals a draw lasts.
    pub deals: u32,
}

/// A running match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOn {
    /// The chair of each seat, fixed for the whole match.
    pub chair_of: Vec<ChairId>,
    /// The score after the last deal, by seat or by side ([`rules::Variant::side`]).
    pub score: Vec<i32>,
    /// The current or next deal of the match, from 1.
    pub deal: u32,
}

/// What is happening at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Scene {
    /// Before the first deal, or with too few players for the next.
    Lobby(Box<Lobby>),
    /// A deal is running.
    Playing(Box<Playing>),
    /// A deal is over, and the next will follow.
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
    /// How many more players a deal needs; 0 if it can begin.
    pub missing: usize,
    /// When the table closes unless somebody deals.
    pub closes_at: Moment,
    /// The latest deal, if this is not the first lobby; `None` if it was cancelled.
    pub last: Option<Report>,
    /// When the table deals by itself, as it does after a deal of a match, or the latest deal, was cancelled.
    pub next_at: Option<Moment>,
}

/// The current deal as seen by the viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct Playing {
    /// The deal's id.
    pub deal: DealId,
    /// The chair of each seat of the deal.
    pub chair_of: Vec<ChairId>,
    /// What the viewer's seat may know; a bystander's view for anyone not dealt in.
    pub view: View,
    /// The viewer's seat in the deal.
    pub seat: Option<Seat>,
    /// How many questions the viewer's seat has been asked in this deal; an old button carries a lower number.
    pub asked: u16,
    /// Whether the viewer has answered the question put to every seat.
    pub answered: bool,
    /// The chairs the deal waits for, one or several at once and patrons among them; empty during a question to every
    /// seat.
    pub awaited: Vec<ChairId>,
    /// The running deadline.
    pub clock: Clock,
    /// Whether the last trick is about to play itself: nobody needs to do anything.
    pub plays_itself: bool,
}

/// Which time is running, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Question, turn, time bank or a patron's pause.
    pub stretch: Stretch,
    /// Its end, on the table's clock.
    pub until: Moment,
}

/// Between two deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Between {
    /// The deal just finished.
    pub report: Report,
    /// When the next begins.
    pub next_at: Moment,
}

/// Closed for good.
#[derive(Clone, Debug, PartialEq)]
pub struct Closed {
    /// Why the table was closed.
    pub why: ClosedWhy,
    /// The last deal that was played to its end; `None` if it was cancelled, or another since.
    pub last: Option<Report>,
}

/// A finished deal: who won what, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The deal's id.
    pub deal: DealId,
    /// The owner of the coins at each seat.
    pub owners: Vec<Owner>,
    /// The deal, as public as its rules let it become.
    pub view: View,
    /// Every payment, in order, antes first.
    pub payments: Vec<Payment>,
    /// Cards laid aside face down and never shown: a discard, a scart, what a robber gave in exchange.
    pub aside: Vec<(Seat, CardSet)>,
}

impl Look {
    /// Whether its players may ask what has been played so far: always in lessons, at solo tables and in play by post,
    /// where much else happens between two cards; elsewhere by the host's choice.
    pub fn tells_played(&self) -> bool {
        self.always_tells_played() || self.recall == Recall::Told
    }

    /// Whether there is nothing for the host to choose.
    pub fn always_tells_played(&self) -> bool {
        self.solo || self.terms.is_slow()
    }
}

//! A deal without a table, shown as a table's: a lesson, or a step of a replay. Its chairs are its seats, and nothing but
//! the deal happens there.

use super::{ChannelId, GuildId, MemberId};
use ids::{DealId, Millis, Moment, TableId};
use rules::{Coins, Seat, Setup, View};
use table::look::{Chair, Clock, Look, PausesLeft, Playing, Scene};
use table::{ChairId, CoinKind, Place, Player, Reveal, Standing, Stretch, Terms};

/// A table's terms for this deal.
pub(super) fn setup_terms(setup: &Setup, coins: CoinKind) -> Terms {
    Terms {
        variant: setup.variant(),
        stake: setup.stake(),
        turn_seconds: 0,
        coins,
    }
}

/// This view of a deal, in which nobody is waited for.
pub(super) fn deal_on(deal: DealId, view: View) -> Playing {
    Playing {
        deal,
        chair_of: Seat::all(view.seats).map(chair_of).collect(),
        seat: view.seat(),
        view,
        asked: 0,
        answered: false,
        awaited: Vec::new(),
        clock: Clock {
            stretch: Stretch::Turn,
            until: Moment(0),
        },
        plays_itself: false,
    }
}

fn chair_of(seat: Seat) -> ChairId {
    ChairId(seat.index() as u32)
}

/// The look of a table at which these players sit and nothing but this scene happens.
pub(super) fn look_of_deal(
    (guild, channel, member): (GuildId, ChannelId, MemberId),
    terms: Terms,
    players: &[Player],
    scene: Scene,
) -> Look {
    let chair = |(seat, player): (Seat, &Player)| Chair {
        id: chair_of(seat),
        player: player.clone(),
        standing: Standing::In,
        absent: false,
        plays: true,
        waits: false,
        goes: false,
        held: Coins::ZERO,
        purse: None,
        played_by: None,
        at_stake: Coins::ZERO,
        concedes: false,
    };
    Look {
        id: TableId(0),
        guild,
        channel,
        viewer: Some(member),
        host: member,
        terms,
        chairs: Seat::all(players.len()).zip(players).map(chair).collect(),
        deals: 0,
        may_change_coins: false,
        match_on: None,
        draw: None,
        carried: Coins::ZERO,
        shuffle: None,
        reveal: Reveal::Deal,
        closing: None,
        paused: None,
        pauses_left: PausesLeft {
            host: Millis::ZERO,
            gm: Millis::ZERO,
        },
        placeless: None,
        wish: None,
        won: Vec::new(),
        last: None,
        place: Place::Channel,
        invited: Vec::new(),
        ready: None,
        scene,
        notices: Vec::new(),
        talk: None,
    }
}

//! How a finished deal is voided, as the house plans it.

use crate::kept::CommittedTable;
use books::{Account, Ledger, Owner, Reason, Reversal, Transfer, house_lacks, nets};
use ids::{DealId, MemberId, PurseId};
use rules::{Coins, Outcome, Seat};
use std::collections::{BTreeMap, HashMap};
use table::{Carried, Finished, Latest, Person, Player, Table, VoidPlan, paid_out};

/// What a plan is drawn up from.
#[derive(Clone, Copy)]
pub struct VoidFacts<'a> {
    pub table: &'a Table,
    pub kept: &'a CommittedTable,
    pub books: &'a Ledger,
    /// Every transfer, by its cause.
    pub caused: &'a HashMap<String, Vec<Transfer>>,
    /// Who plays from a purse.
    pub holders: &'a BTreeMap<PurseId, MemberId>,
}

/// The plan to void a deal of this table now; `None` if that is no longer possible.
pub fn plan(known: VoidFacts<'_>, deal: DealId, by: MemberId) -> Option<VoidPlan> {
    let (table, kept) = (known.table, known.kept);
    let finished = kept.finished(deal).ok()??;
    let state = &table.state;
    let lies = state.carried.as_ref().is_some_and(|pot| pot.deal == deal);
    let is_latest =
        !table.is_closed() && table.playing().is_none() && (state.last == Some(deal) || lies);
    let (setup, outcome) = (finished.deal.setup(), finished.deal.outcome()?);
    let counts = setup.variant().is_match() && !outcome.match_over;
    if counts && !(is_latest && state.match_on.is_some()) {
        return None;
    }
    if outcome.pot.unwrap_or(Coins::ZERO) > Coins::ZERO && !(is_latest && lies) {
        return None;
    }
    let caused = known.caused.get(&deal.to_string());
    let nets = nets(caused.map_or(&[], Vec::as_slice));
    let pot = match setup.before().pot {
        Coins::ZERO => None,
        coins => Some(pot_before(known, deal, coins)?),
    };
    let reversal = Reversal {
        deal,
        table: table.id,
        note: (by, "a card fell"),
    };
    let back = reversal.transfers(&nets).ok()?;
    let mut transfers = grants(known, (deal, by), &nets, &back)?;
    transfers.extend(back);
    // If no next deal can use it, the pot that this one began with goes to those who had a claim to it.
    let is_for_fun = state.terms.coins.are_chips();
    if let Some(pot) = pot.as_ref().filter(|_| !is_latest && !is_for_fun) {
        for (player, coins) in pot.shares(&state.terms).ok()? {
            let (owner, from) = (player.owner(), Account::Pot { table: table.id });
            let name = format!("{}:carried:{owner}", pot.deal);
            let from = (table.id, from);
            transfers.extend(
                paid_out(pot.deal, from, &owner, coins, (name, rules::Reason::Share)).ok()?,
            );
        }
    }
    Some(VoidPlan {
        version: table.version,
        deal,
        transfers,
        won: won_before(known, deal),
        latest: is_latest.then_some(Latest {
            finished,
            counts,
            pot,
        }),
    })
}

/// What the house and those who won have spent since is granted, so that it can be taken back from them.
fn grants(
    known: VoidFacts<'_>,
    (deal, by): (DealId, MemberId),
    nets: &BTreeMap<Owner, i64>,
    back: &[Transfer],
) -> Option<Vec<Transfer>> {
    let mut transfers = Vec::new();
    let mut good = |name: String, (from, to): (Account, Account), coins: i64, why: Reason| {
        let name = format!("{name}:{deal}");
        let grant = Transfer::new(name, from, to, coins.try_into().ok()?, why);
        transfers.push(grant.with_note(by, "a card fell"));
        Some(())
    };
    let with_purses = nets.iter().filter(|(owner, _)| !owner.is_of_the_cast());
    for (n, (owner, &won)) in with_purses.enumerate() {
        let lacks = won - known.books.balance(&owner.account());
        if won <= 0 || lacks <= 0 {
            continue;
        }
        let (mint, house, to) = (Account::Mint, Account::House, owner.account());
        match owner {
            Owner::Member(_) => good(format!("good:{n}"), (mint, to), lacks, Reason::Grant)?,
            Owner::Patron(_) => {
                let filled = (mint, house.clone());
                good(format!("good:{n}"), filled, lacks, Reason::HouseFill)?;
                let funded = (house, to);
                good(
                    format!("good-patron:{n}"),
                    funded,
                    lacks,
                    Reason::PatronFunds,
                )?;
            }
        }
    }
    let lacks = house_lacks(back, known.books.balance(&Account::House));
    if lacks > 0 {
        let filled = (Account::Mint, Account::House);
        good("good:house".to_owned(), filled, lacks, Reason::HouseFill)?;
    }
    Some(transfers)
}

/// The pot that a deal began with, as the deal before left it, for those who still sit here.
fn pot_before(known: VoidFacts<'_>, deal: DealId, coins: Coins) -> Option<Carried> {
    let mut earlier = known.kept.order.iter().rev().skip_while(|id| **id != deal);
    let left = earlier.find_map(|id| {
        let (outcome, before) = played(known.kept, *id)?;
        (*id != deal && outcome.pot == Some(coins)).then_some((*id, before))
    });
    let (id, before) = left?;
    let owners = before.owners.iter();
    let players: Vec<Player> = owners.map(|owner| player_of(known, owner)).collect();
    let mut pot = Carried {
        deal: id,
        coins,
        dealer: before.deal.setup().dealer(),
        stayed: Seat::all(players.len()).collect(),
        claims: before.deal.contenders().iter().collect(),
        players: players.clone(),
    };
    for gone in players {
        if known.table.state.chairs.chair_of(&gone).is_none() {
            pot.give_up(&gone);
        }
    }
    Some(pot)
}

/// A deal that was played to its end and not voided.
fn played(kept: &CommittedTable, deal: DealId) -> Option<(Outcome, Finished)> {
    let finished = (!kept.voided.contains(&deal)).then(|| kept.finished(deal));
    let finished = finished?.ok()??;
    Some((finished.deal.outcome()?, finished))
}

/// Winnings and losses in the last valid deal once this one is voided.
fn won_before(known: VoidFacts<'_>, deal: DealId) -> Vec<(Player, Coins)> {
    let others = known.kept.order.iter().rev().filter(|id| **id != deal);
    let Some((outcome, last)) = others.filter_map(|id| played(known.kept, *id)).next() else {
        return Vec::new();
    };
    let coins = outcome.coins.iter().map(|(_, coins)| coins);
    let owners = last.owners.iter();
    let players = owners.map(|owner| player_of(known, owner));
    players.zip(coins).collect()
}

fn player_of(known: VoidFacts<'_>, owner: &Owner) -> Player {
    let mut players = known
        .table
        .state
        .chairs
        .iter()
        .map(|occupant| &occupant.player);
    match (players.find(|player| player.owner() == *owner), owner) {
        (Some(player), _) => player.clone(),
        (None, Owner::Patron(key)) => Player::Patron(key.clone()),
        (None, &Owner::Member(purse)) => {
            let member = known.holders.get(&purse).copied().unwrap_or(MemberId(0));
            Player::Member(Person { member, purse })
        }
    }
}

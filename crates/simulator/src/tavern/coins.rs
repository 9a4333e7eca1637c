//! Coins that move without a step of a table were asked for: from this purse, to that one, so many.

use super::calls::{Call, CallOutcome, Heard, Sum};
use super::presses::Click;
use super::witness::{Commit, Moved, Seen};
use crate::ledger::{CoinMove, CoinSpot, Whose};
use books::Reason;
use ids::{GuildId, MemberId, PurseId};
use pages::{Coffer, Hiring};
use screens::button::{Button, PanelKey, PrivacyKey, SetupKey, TableKey};
use table::{Command, Order};

const DAY_MS: i64 = 24 * 3_600_000;

/// What a call asks to be done with coins, away from the tables.
enum Asks<'a> {
    Nothing,
    /// An order with a name of its own.
    Order(CoinOrder<'a>),
    Hire(&'a Hiring),
    Dismiss(&'a str),
    /// A new character, with coins from its member's own purse.
    Create(MemberId, Option<i64>),
    Retire(MemberId, PurseId),
    Erase(MemberId),
    /// Everybody's starting coins are raised to this.
    Raise(i64),
    Allowance(MemberId),
    Void,
}

/// An order for coins.
struct CoinOrder<'a> {
    sum: &'a Sum,
    from: Side<'a>,
    to: Side<'a>,
    reason: Reason,
}

/// Where an order takes coins from or brings them.
enum Side<'a> {
    Is(CoinSpot),
    /// The purse of a patron of this name, or of one whose name begins so.
    Hired(&'a str),
}

/// What is asked, in which server.
fn asked(call: &Call) -> (GuildId, Asks<'_>) {
    match call {
        Call::Pay(guild, ..)
        | Call::PayStaff(guild, ..)
        | Call::Grant(guild, ..)
        | Call::Take(guild, ..)
        | Call::FillHouse(guild, ..)
        | Call::Fund(guild, ..)
        | Call::Withdraw(guild, ..) => (*guild, order(call).map_or(Asks::Nothing, Asks::Order)),
        Call::Hire(guild, _, hiring) => (*guild, Asks::Hire(hiring)),
        Call::Dismiss(guild, _, name) => (*guild, Asks::Dismiss(name)),
        Call::CreateCharacter(guild, member, _, coins) => (*guild, Asks::Create(*member, *coins)),
        Call::RetireCharacter(guild, member, purse) => (*guild, Asks::Retire(*member, *purse)),
        Call::Erase(guild, member) => (*guild, Asks::Erase(*member)),
        Call::RaiseStarting(guild, _, to) => (*guild, Asks::Raise(*to)),
        Call::Allowance(guild, member) => (*guild, Asks::Allowance(*member)),
        Call::Void(guild, ..) | Call::AgreeToVoid(guild, ..) => (*guild, Asks::Void),
        Call::Click(click) => (click.guild, asked_by(click)),
        Call::Do(..)
        | Call::At(..)
        | Call::Press(..)
        | Call::Open(_)
        | Call::PlayAlone(..)
        | Call::EndAlone(..)
        | Call::PlayAgain(..)
        | Call::Meet(..)
        | Call::Purse(..)
        | Call::Started(..)
        | Call::RenameCharacter(..)
        | Call::PlayAs(..)
        | Call::Ban(..)
        | Call::Unban(..)
        | Call::OffBoard(..)
        | Call::OnBoard(..)
        | Call::Abstain(..)
        | Call::OpenSession(..)
        | Call::CloseSession(..)
        | Call::PostSheets(_)
        | Call::VoidsLapse
        | Call::Settings(..)
        | Call::Export(..)
        | Call::Removed(_)
        | Call::Present(_)
        | Call::Purge
        | Call::LosePlaces(..)
        | Call::AbandonAll(..)
        | Call::ServerOut(_)
        | Call::ServerBack(_)
        | Call::DiscordLost
        | Call::DiscordSilent(_)
        | Call::DiscordReached
        | Call::Look(..)
        | Call::Receipt(..)
        | Call::Replay(..)
        | Call::Board(_)
        | Call::Richest(..)
        | Call::Record(..)
        | Call::Report(..)
        | Call::Shuffle(..)
        | Call::ShareTrick(..)
        | Call::ShareWin(..)
        | Call::KeptAbout(..)
        | Call::Log(_)
        | Call::PictureCharacter(..) => (GuildId(0), Asks::Nothing),
    }
}

/// The order for coins that a call gives.
fn order(call: &Call) -> Option<CoinOrder<'_>> {
    let own = |sum: &Sum| Side::Is(free(sum.purse));
    let (mint, house) = (Side::Is(CoinSpot::Mint), Side::Is(CoinSpot::House));
    let (sum, from, to, reason) = match call {
        Call::Pay(_, from, sum) => (sum, Side::Is(free(*from)), own(sum), Reason::Payment),
        Call::PayStaff(_, sum, name) => {
            let to = name.as_deref().map_or(house, Side::Hired);
            (sum, own(sum), to, Reason::Payment)
        }
        Call::Grant(_, sum) => (sum, mint, own(sum), Reason::Grant),
        Call::Take(_, sum, Coffer::Mint) => (sum, own(sum), mint, Reason::Fine),
        Call::Take(_, sum, Coffer::House) => (sum, own(sum), house, Reason::Fine),
        Call::FillHouse(_, sum) => (sum, mint, house, Reason::Grant),
        Call::Fund(_, sum, name) => (sum, house, Side::Hired(name), Reason::PatronFunds),
        Call::Withdraw(_, sum, name) => (sum, Side::Hired(name), house, Reason::PatronFunds),
        _ => return None,
    };
    Some(CoinOrder {
        sum,
        from,
        to,
        reason,
    })
}

/// What a click asks to be done with coins, away from the tables.
fn asked_by(click: &Click) -> Asks<'_> {
    match click.button {
        Button::Allowance | Button::Table(_, TableKey::Allowance) => Asks::Allowance(click.member),
        Button::Setup(SetupKey::Raise(to)) => Asks::Raise(to.0),
        Button::Privacy(PrivacyKey::Erase) => Asks::Erase(click.member),
        Button::AgreeToVoid(_) | Button::Panel(PanelKey::Void(..)) => Asks::Void,
        _ => Asks::Nothing,
    }
}

fn free(purse: PurseId) -> CoinSpot {
    CoinSpot::Free(Whose::Purse(purse.0))
}

/// The key of the patron whose purse this is; empty if it is another's.
fn key(spot: &CoinSpot) -> &str {
    match spot {
        CoinSpot::Free(Whose::Hired(key)) => key,
        CoinSpot::Free(Whose::Purse(_) | Whose::Cast(_))
        | CoinSpot::Mint
        | CoinSpot::House
        | CoinSpot::Hold(..)
        | CoinSpot::Pot(_) => "",
    }
}

impl Side<'_> {
    fn is(&self, spot: &CoinSpot, guild: GuildId, seen: &Seen) -> bool {
        match self {
            Side::Is(other) => other == spot,
            Side::Hired(name) => seen.is_named(guild, key(spot), name),
        }
    }
}

impl CoinOrder<'_> {
    /// Whether an entry is what was ordered.
    fn is(&self, entry: &CoinMove, guild: GuildId, seen: &Seen) -> bool {
        entry.name == self.sum.name
            && entry.coins == self.sum.coins
            && entry.reason == self.reason
            && self.from.is(&entry.from, guild, seen)
            && self.to.is(&entry.to, guild, seen)
    }
}

/// Whether a call asks for these coins to move.
fn asks_for(call: &Call, moved: &Moved, commit: &Commit, seen: &Seen) -> bool {
    let (at, asks) = asked(call);
    let (entry, guild) = (&moved.entry, moved.guild);
    if matches!(asks, Asks::Nothing) || at != guild {
        return false;
    }
    let (from, to, reason) = (&entry.from, &entry.to, &entry.reason);
    // Whose purse it is, and whether it is their own or a character's.
    let holder = |spot: &CoinSpot| match spot {
        CoinSpot::Free(Whose::Purse(purse)) => seen.holders.get(&(guild, PurseId(*purse))).copied(),
        _ => None,
    };
    let is_own = |spot: &CoinSpot, member| holder(spot) == Some((member, true));
    let is_theirs = |spot: &CoinSpot, member| holder(spot).is_some_and(|(who, _)| who == member);
    match asks {
        Asks::Nothing => false,
        Asks::Order(order) => order.is(entry, guild, seen),
        Asks::Hire(hiring) => {
            (from, reason) == (&CoinSpot::House, &Reason::PatronFunds)
                && seen.is_named(guild, key(to), &hiring.name)
                && entry.name == format!("hired:{}", key(to))
                && hiring.purse.is_some_and(|coins| coins.get() == entry.coins)
                && commit.wrote.contains("patron")
        }
        Asks::Dismiss(name) => {
            (to, reason) == (&CoinSpot::House, &Reason::PatronFunds)
                && seen.is_named(guild, key(from), name)
                && entry.name == format!("dismissed:{}", key(from))
                && moved.left == 0
                && commit.wrote.contains("patron")
        }
        Asks::Create(member, coins) => {
            let mut created = commit.characters.iter();
            *reason == Reason::Payment
                && is_own(from, member)
                && coins == Some(entry.coins)
                && created
                    .any(|row| (row.guild, row.member, free(row.id)) == (guild, member, to.clone()))
        }
        Asks::Retire(member, purse) => {
            (from, reason) == (&free(purse), &Reason::Retirement)
                && holder(from) == Some((member, false))
                && is_own(to, member)
                && moved.left == 0
        }
        Asks::Erase(member) => {
            (to, reason) == (&CoinSpot::Mint, &Reason::Erasure)
                && is_theirs(from, member)
                && moved.left == 0
        }
        Asks::Raise(up_to) => {
            let is_own = holder(to).is_some_and(|(_, is_own)| is_own);
            // The amount is checked when it is committed.
            (from, reason) == (&CoinSpot::Mint, &Reason::StartingCoins)
                && is_own
                && entry.name.matches(':').count() > 1
                && seen.starting(guild).any(|coins| coins == up_to)
        }
        Asks::Allowance(member) => {
            let up_to = seen.settings(guild).map(|now| now.allowance).max();
            let CoinSpot::Free(Whose::Purse(purse)) = to else {
                return false;
            };
            (from, reason) == (&CoinSpot::Mint, &Reason::Allowance)
                && is_theirs(to, member)
                && up_to.is_some_and(|up_to| entry.coins <= up_to.0)
                && entry.name == format!("allowance:{}:{}", PurseId(*purse), moved.day())
        }
        // A void is checked when it is committed.
        Asks::Void => commit.wrote.contains("voided"),
    }
}

impl Moved {
    fn day(&self) -> i64 {
        self.at.div_euclid(DAY_MS)
    }

    /// Whether this is all that a dismissed patron still had when its last table let it go.
    pub fn goes_home(&self, seen: &Seen) -> bool {
        let (entry, key) = (&self.entry, key(&self.entry.from));
        (&entry.to, &entry.reason) == (&CoinSpot::House, &Reason::PatronFunds)
            && entry.name.starts_with(&format!("dismissed:{key}:"))
            && seen.is_dismissed(self.guild, key)
            && self.left == 0
    }

    /// Whether these are a member's first starting coins, for one of these calls that needs their purse, or for a seat
    /// at a table for coins. Whoever only looks gets none.
    fn starts(&self, calls: &[Call], seen: &Seen) -> bool {
        let (guild, entry) = (self.guild, &self.entry);
        let CoinSpot::Free(Whose::Purse(purse)) = entry.to else {
            return false;
        };
        let purse = PurseId(purse);
        let Some((member, true)) = seen.holders.get(&(guild, purse)).copied() else {
            return false;
        };
        (&entry.from, &entry.reason) == (&CoinSpot::Mint, &Reason::StartingCoins)
            && entry.name == format!("start:{purse}")
            && seen.starting(guild).any(|coins| coins == entry.coins)
            && (calls
                .iter()
                .any(|call| needs_purse(call, guild, member, seen))
                || seen.sits_for_coins(guild, member))
    }

    /// Whether this fills the house for the day. It is named after the day, so that there is no second.
    pub fn fills_the_house(&self, seen: &Seen) -> bool {
        let entry = &self.entry;
        let budget = seen
            .settings(self.guild)
            .map(|now| now.budget(&seen.defaults));
        (&entry.from, &entry.to, &entry.reason)
            == (&CoinSpot::Mint, &CoinSpot::House, &Reason::HouseFill)
            && entry.name == format!("house:{}", self.day())
            && budget.max().is_some_and(|budget| entry.coins <= budget.0)
    }
}

/// Everything that moved in these commits was asked for by one of these calls, fills the house for the day, is what a
/// dismissed patron still had, or are starting coins for whoever needs their purse.
pub fn ordered(calls: &[Call], commits: &[Commit], seen: &Seen) -> Result<(), String> {
    for commit in commits {
        for moved in &commit.moved {
            let is_asked = calls.iter().any(|call| asks_for(call, moved, commit, seen));
            let is_asked = is_asked || moved.starts(calls, seen);
            if !is_asked && !moved.fills_the_house(seen) && !moved.goes_home(seen) {
                return Err(format!("{moved:?}, which nobody asked for: {calls:?}"));
            }
        }
    }
    Ok(())
}

/// Whether a call is an act for which this member needs their purse.
fn needs_purse(call: &Call, guild: GuildId, member: MemberId, seen: &Seen) -> bool {
    let owns = |purse: &PurseId| {
        let holder = seen.holders.get(&(guild, *purse));
        holder.is_some_and(|(who, _)| *who == member)
    };
    match call {
        Call::Pay(at, from, sum) => *at == guild && (owns(from) || owns(&sum.purse)),
        Call::Grant(at, sum) | Call::Take(at, sum, _) | Call::PayStaff(at, sum, _) => {
            *at == guild && owns(&sum.purse)
        }
        Call::Allowance(at, who)
        | Call::CreateCharacter(at, who, ..)
        | Call::PlayAgain(at, _, who, _) => (*at, *who) == (guild, member),
        Call::Open(opening) => {
            (opening.guild, opening.host) == (guild, member) && !opening.terms.coins.are_chips()
        }
        Call::At(_, command) => match &**command {
            Command::Member { by, order, .. } => matches!(order, Order::Join(_)) && *by == member,
            Command::House(_) => false,
        },
        Call::Click(click) => (click.guild, click.member) == (guild, member) && click.needs_purse(),
        _ => false,
    }
}

/// Checks that what the answer says of coins is true.
pub fn answered(
    call: &Call,
    answer: &CallOutcome,
    commits: &[Commit],
    seen: &Seen,
    is_alone: bool,
) -> Result<(), String> {
    let CallOutcome::Done(heard) = answer else {
        return Ok(());
    };
    if let (guild, Asks::Order(order)) = asked(call)
        && let Some(books) = seen.books.get(&guild)
    {
        let entry = books.named(&order.sum.name);
        if !entry.is_some_and(|entry| order.is(entry, guild, seen)) {
            return Err(format!("it is done, and the books have {entry:?}"));
        }
    }
    let all = commits.iter().flat_map(|commit| {
        let moved = commit.moved.iter();
        moved.filter(|moved| asks_for(call, moved, commit, seen))
    });
    let coins: i64 = all.map(|moved| moved.entry.coins).sum();
    match heard {
        // If the same is asked twice at once, one of them moves nothing.
        Heard::Coins(0) | Heard::Nothing | Heard::Asked(..) | Heard::Alone(_) => Ok(()),
        Heard::Disagrees | Heard::Text(_) | Heard::Richest(_) => Ok(()),
        Heard::Coins(told) if *told == coins || (*told < coins && !is_alone) => Ok(()),
        Heard::Coins(told) => Err(format!("{told} coins are told of, and {coins} moved")),
    }
}

/// Checks that after an allowance its member has no more than it tops up to, counting what they paid away today.
pub fn allowance(call: &Call, commits: &[Commit], seen: &Seen) -> Result<(), String> {
    let (guild, Asks::Allowance(member)) = asked(call) else {
        return Ok(());
    };
    let [commit] = commits else { return Ok(()) };
    // There may be starting coins and no allowance.
    let fetched = commit
        .moved
        .iter()
        .find(|moved| moved.entry.reason == Reason::Allowance);
    let Some(fetched) = fetched else {
        return Ok(());
    };
    let up_to = seen.settings(guild).map(|now| now.allowance).max();
    let has = seen.has_together(guild, member);
    let purses = seen.purses_ever_of(guild, member);
    let paid = seen.barriers.paid_away(guild, &purses, fetched.at);
    if up_to.is_some_and(|up_to| has + paid <= up_to.0) {
        Ok(())
    } else {
        Err(format!(
            "{member} has {has} and paid {paid} away today, after an allowance up to {up_to:?}"
        ))
    }
}

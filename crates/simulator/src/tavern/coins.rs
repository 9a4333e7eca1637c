//! Coins that move without a step of a table were asked for: from this purse, to that one, so many.

use super::calls::{Call, CallOutcome};
use super::presses::Click;
use super::typed::Typed;
use super::witness::{Commit, Moved, Seen};
use crate::ledger::{CoinMove, CoinSpot, Whose};
use books::{PatronKey, Reason};
use ids::{GuildId, MemberId, PurseId};
use interactions::command::Command as Slash;
use interactions::command::character::CharacterCommand;
use interactions::command::coins::CoinsCommand;
use interactions::command::patron::PatronCommand;
use interactions::command::tavern::TavernCommand;
use screens::button::{Button, PanelKey, PrivacyKey, SetupKey, StaffKey, SureKey, TableKey};
use table::{Command, Order};

/// The house, as members type it.
pub const HOUSE: &str = "the house";
const DAY_MS: i64 = 24 * 3_600_000;

/// What a call asks to be done with coins, away from the tables.
enum Asks<'a> {
    Nothing,
    /// An order with a name of its own.
    Order(CoinOrder<'a>),
    /// A patron of this name, with so many coins.
    Hire(&'a str, Option<i64>),
    /// The patron with this key goes.
    Dismiss(PatronKey),
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
    name: &'a str,
    coins: i64,
    from: Side<'a>,
    to: Side<'a>,
    reason: Reason,
}

/// Where an order takes coins from or brings them.
enum Side<'a> {
    Is(CoinSpot),
    /// One of this member's purses.
    Theirs(MemberId),
    /// The purse of a patron of this name, or of one whose name begins so.
    Hired(&'a str),
}

/// What is asked, in which server.
fn asked(call: &Call) -> (GuildId, Asks<'_>) {
    match call {
        Call::Click(click) => (click.by.guild, asked_by(click)),
        Call::Type(typed) => (typed.by.guild, typed_by(typed)),
        _ => (GuildId(0), Asks::Nothing),
    }
}

/// What a command asks to be done with coins, away from the tables.
fn typed_by(typed: &Typed) -> Asks<'_> {
    let by = typed.by.member;
    let of = |member| Side::Theirs(member);
    let (coins, from, to, reason) = match &typed.command {
        Slash::Coins(CoinsCommand::Allowance) => return Asks::Allowance(by),
        Slash::Character(CharacterCommand::Create { coins, .. }) => {
            return Asks::Create(by, number(coins.as_deref()));
        }
        Slash::Patron(PatronCommand::Hire { hiring, purse }) => {
            return Asks::Hire(&hiring.name, number(purse.as_deref()));
        }
        Slash::Coins(CoinsCommand::Pay {
            coins,
            member,
            patron,
            ..
        }) => {
            let to = match (member, patron) {
                (Some(payee), None) => of(payee.member),
                (None, Some(name)) if name == HOUSE => Side::Is(CoinSpot::House),
                (None, Some(name)) => Side::Hired(name),
                _ => return Asks::Nothing,
            };
            (coins, of(by), to, Reason::Payment)
        }
        Slash::Tavern(TavernCommand::Grant(sum)) => {
            let to = sum.member.as_ref().map(|it| of(it.member));
            let to = to.unwrap_or(Side::Is(CoinSpot::House));
            (&sum.coins, Side::Is(CoinSpot::Mint), to, Reason::Grant)
        }
        Slash::Tavern(TavernCommand::Fine(sum)) => {
            let from = sum.member.as_ref().map_or(by, |it| it.member);
            let into = if sum.house {
                CoinSpot::House
            } else {
                CoinSpot::Mint
            };
            (&sum.coins, of(from), Side::Is(into), Reason::Fine)
        }
        _ => return Asks::Nothing,
    };
    order(&typed.order, coins, (from, to), reason)
}

fn number(text: Option<&str>) -> Option<i64> {
    text?.trim().parse().ok()
}

fn order<'a>(
    name: &'a str,
    coins: &str,
    (from, to): (Side<'a>, Side<'a>),
    reason: Reason,
) -> Asks<'a> {
    number(Some(coins)).map_or(Asks::Nothing, |coins| {
        Asks::Order(CoinOrder {
            name,
            coins,
            from,
            to,
            reason,
        })
    })
}

/// What a click asks to be done with coins, away from the tables.
fn asked_by(click: &Click) -> Asks<'_> {
    let by = click.by.member;
    match click.button {
        Button::Allowance | Button::Table(_, TableKey::Allowance) => Asks::Allowance(by),
        Button::Setup(SetupKey::Raise(to)) => Asks::Raise(to.0),
        Button::Privacy(PrivacyKey::Erase) => Asks::Erase(by),
        Button::AgreeToVoid(_) | Button::Panel(PanelKey::Void(..)) => Asks::Void,
        Button::Sure(SureKey::Retire(character)) => Asks::Retire(by, character),
        Button::Sure(SureKey::Dismiss(random)) => Asks::Dismiss(PatronKey::for_hire(random)),
        Button::Staff(StaffKey::Purse(random)) => {
            let key = PatronKey::for_hire(random).to_string();
            let patron = Side::Is(CoinSpot::Free(Whose::Hired(key)));
            let house = Side::Is(CoinSpot::House);
            let (coins, sides) = match &*click.values {
                [give, take] if take.is_empty() => (give, (house, patron)),
                [give, take] if give.is_empty() => (take, (patron, house)),
                _ => return Asks::Nothing,
            };
            order(&click.order, coins, sides, Reason::PatronFunds)
        }
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
            Side::Theirs(member) => match spot {
                CoinSpot::Free(Whose::Purse(purse)) => {
                    let holder = seen.holders.get(&(guild, PurseId(*purse)));
                    holder.is_some_and(|(who, _)| who == member)
                }
                _ => false,
            },
            Side::Hired(name) => seen.is_named(guild, key(spot), name),
        }
    }
}

impl CoinOrder<'_> {
    /// Whether an entry is what was ordered.
    fn is(&self, entry: &CoinMove, guild: GuildId, seen: &Seen) -> bool {
        entry.name == self.name
            && is_meant(self.coins, entry.coins, guild, seen)
            && entry.reason == self.reason
            && self.from.is(&entry.from, guild, seen)
            && self.to.is(&entry.to, guild, seen)
    }
}

/// Whether so many coins are what was typed as a bare number: it counts the server's usual coin.
fn is_meant(typed: i64, coins: i64, guild: GuildId, seen: &Seen) -> bool {
    seen.settings(guild).any(|now| {
        let worth = now.usual_coin().map_or(1, |coin| coin.worth);
        typed.checked_mul(worth) == Some(coins)
    })
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
        Asks::Hire(name, coins) => {
            (from, reason) == (&CoinSpot::House, &Reason::PatronFunds)
                && seen.is_named(guild, key(to), name)
                && entry.name == format!("hired:{}", key(to))
                && coins.is_some_and(|typed| is_meant(typed, entry.coins, guild, seen))
                && commit.wrote.contains("patron")
        }
        Asks::Dismiss(patron) => {
            (to, reason) == (&CoinSpot::House, &Reason::PatronFunds)
                && key(from) == patron.as_str()
                && entry.name == format!("dismissed:{}", key(from))
                && moved.left == 0
                && commit.wrote.contains("patron")
        }
        Asks::Create(member, coins) => {
            let mut created = commit.characters.iter();
            *reason == Reason::Payment
                && is_own(from, member)
                && coins.is_some_and(|typed| is_meant(typed, entry.coins, guild, seen))
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
            && (calls.iter().any(|call| needs_purse(call, guild, member))
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
            if !is_asked && !needs_no_order(moved, calls, seen) {
                return Err(format!("{moved:?}, which nobody asked for: {calls:?}"));
            }
        }
    }
    Ok(())
}

/// Whether these coins move beside what is asked, or before it is refused.
pub fn needs_no_order(moved: &Moved, calls: &[Call], seen: &Seen) -> bool {
    moved.starts(calls, seen) || moved.fills_the_house(seen) || moved.goes_home(seen)
}

/// Whether a call is an act for which this member needs their purse.
fn needs_purse(call: &Call, guild: GuildId, member: MemberId) -> bool {
    let (at, asks) = asked(call);
    let is_theirs = at == guild
        && match asks {
            Asks::Order(order) => {
                let mut sides = [order.from, order.to].into_iter();
                sides.any(|side| matches!(side, Side::Theirs(who) if who == member))
            }
            Asks::Create(who, _) | Asks::Allowance(who) => who == member,
            _ => false,
        };
    is_theirs
        || match call {
            Call::Open(opening) => {
                (opening.guild, opening.host) == (guild, member) && !opening.terms.coins.are_chips()
            }
            Call::At(_, command) => match &**command {
                Command::Member { by, order, .. } => {
                    matches!(order, Order::Join(_)) && *by == member
                }
                Command::House(_) => false,
            },
            Call::Click(click) => {
                (click.by.guild, click.by.member) == (guild, member) && click.needs_purse()
            }
            Call::Type(typed) => {
                (typed.by.guild, typed.by.member) == (guild, member) && typed.opens() == Some(true)
            }
            _ => false,
        }
}

/// Whether the books have the order of a call already, given earlier: whoever has another purse by now cannot give it
/// again.
pub fn is_repeated(call: &Call, commits: &[Commit], seen: &Seen) -> bool {
    let (guild, Asks::Order(order)) = asked(call) else {
        return false;
    };
    let mut moved = commits.iter().flat_map(|commit| &commit.moved);
    let books = seen.books.get(&guild);
    books.is_some_and(|books| books.named(order.name).is_some())
        && moved.all(|moved| moved.entry.name != order.name)
}

/// Checks that coins moved as was ordered, where the answer says so.
pub fn answered(call: &Call, answer: &CallOutcome, seen: &Seen) -> Result<(), String> {
    if let CallOutcome::Done(_) = answer
        && let (guild, Asks::Order(order)) = asked(call)
        && let Some(books) = seen.books.get(&guild)
    {
        let entry = books.named(order.name);
        if !entry.is_some_and(|entry| order.is(entry, guild, seen)) {
            return Err(format!("it is done, and the books have {entry:?}"));
        }
    }
    Ok(())
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

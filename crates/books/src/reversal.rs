//! Reverses the coins of a finished deal: the net result of each owner, and the transfers that undo it.

use crate::{Account, InvalidAmount, Owner, Reason, Transfer};
use ids::{DealId, MemberId, TableId};
use std::collections::BTreeMap;

/// A finished deal to be reversed.
#[derive(Clone, Copy)]
pub struct Reversal<'a> {
    /// The deal to reverse.
    pub deal: DealId,
    /// The table where it was played.
    pub table: TableId,
    /// The member who ordered it and their reason, noted on every transfer.
    pub note: (MemberId, &'a str),
}

/// Each owner's net winnings (or, if negative, losses) over all of a deal's transfers; holding and releasing cancel
/// out. What the house put up for one of the cast, and got back, counts as the patron's.
pub fn nets(made: &[Transfer]) -> BTreeMap<Owner, i64> {
    let mut nets = BTreeMap::new();
    for transfer in made {
        let (from, to) = (transfer.debit.owner(), transfer.credit.owner());
        let of_the_house = [&transfer.debit, &transfer.credit].contains(&&Account::House);
        let mut owners = from.iter().chain(&to);
        if of_the_house && owners.any(Owner::is_of_the_cast) {
            continue;
        }
        let amount = transfer.amount.get();
        for (owner, coins) in [(from, -amount), (to, amount)] {
            if let Some(owner) = owner {
                *nets.entry(owner).or_insert(0) += coins;
            }
        }
    }
    nets
}

impl Reversal<'_> {
    /// The transfers that reverse winnings and losses: from the winners to the losers, and what the pot gained or paid
    /// as well. The house pays and receives for the cast through the patrons' holds; what it receives comes first, so
    /// that it needs as few coins as possible.
    ///
    /// # Errors
    /// An amount exceeds [`crate::LIMIT`].
    pub fn transfers(&self, nets: &BTreeMap<Owner, i64>) -> Result<Vec<Transfer>, InvalidAmount> {
        let pot = Account::Pot { table: self.table };
        let mut sides: Vec<(Account, i64)> = nets
            .iter()
            .map(|(owner, won)| (self.place(owner), *won))
            .collect();
        sides.push((pot, -nets.values().sum::<i64>()));
        let (mut from, mut to): (Vec<_>, Vec<_>) = sides
            .into_iter()
            .filter(|(_, won)| *won != 0)
            .partition(|(_, won)| *won > 0);
        // Taken from the end.
        from.sort_by_key(|(account, _)| !self.is_of_the_cast(account));
        to.sort_by_key(|(account, _)| self.is_of_the_cast(account));
        let mut transfers = Vec::new();
        while let (Some((winner, won)), Some((loser, lost))) = (from.last_mut(), to.last_mut()) {
            let coins = (*won).min(-*lost);
            let house = Account::House;
            if self.is_of_the_cast(winner) {
                self.push(&mut transfers, (&house, winner), coins)?;
            }
            self.push(&mut transfers, (winner, loser), coins)?;
            if self.is_of_the_cast(loser) {
                self.push(&mut transfers, (loser, &house), coins)?;
            }
            *won -= coins;
            *lost += coins;
            if *won == 0 {
                from.pop();
            }
            if to.last().is_some_and(|(_, lost)| *lost == 0) {
                to.pop();
            }
        }
        Ok(transfers)
    }

    /// Where an owner's coins are taken from and put back.
    fn place(&self, owner: &Owner) -> Account {
        if owner.is_of_the_cast() {
            owner.hold(self.table)
        } else {
            owner.account()
        }
    }

    fn is_of_the_cast(&self, account: &Account) -> bool {
        account.owner().is_some_and(|owner| owner.is_of_the_cast())
    }

    fn push(
        &self,
        transfers: &mut Vec<Transfer>,
        (from, to): (&Account, &Account),
        coins: i64,
    ) -> Result<(), InvalidAmount> {
        let name = format!("{}:undo:{}", self.deal, transfers.len());
        let (from, to) = (from.clone(), to.clone());
        let transfer = Transfer::new(name, from, to, coins.try_into()?, Reason::Void);
        let (by, why) = self.note;
        let transfer = transfer.with_cause(self.deal.to_string());
        transfers.push(transfer.with_note(by, why));
        Ok(())
    }
}

/// How many coins a house with this balance lacks for these transfers to be posted in order.
pub fn house_lacks(transfers: &[Transfer], has: i64) -> i64 {
    let (mut has, mut lacks) = (has, 0);
    for transfer in transfers {
        let coins = transfer.amount.get();
        if transfer.debit == Account::House {
            has -= coins;
        } else if transfer.credit == Account::House {
            has += coins;
        }
        lacks = lacks.max(-has);
    }
    lacks
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::PatronKey;
    use ids::PurseId;
    use std::collections::HashMap;

    const TABLE: TableId = TableId(5);

    fn member(n: u64) -> Owner {
        Owner::Member(PurseId(n))
    }

    fn patron(key: &str) -> Owner {
        Owner::Patron(PatronKey::new(key).unwrap())
    }

    fn reversal() -> Reversal<'static> {
        Reversal {
            deal: DealId(9),
            table: TABLE,
            note: (MemberId(1), "a card fell"),
        }
    }

    /// Posts the transfers on balances; only the house may fall short, and by no more than `house_lacks` says.
    fn posted(nets: &[(Owner, i64)], house: i64) -> (HashMap<Account, i64>, i64) {
        let nets: BTreeMap<Owner, i64> = nets.iter().cloned().collect();
        let transfers = reversal().transfers(&nets).unwrap();
        let lacks = house_lacks(&transfers, house);
        let mut balances = HashMap::from([(Account::House, house + lacks)]);
        for (owner, won) in &nets {
            if !owner.is_of_the_cast() {
                balances.insert(owner.account(), (*won).max(0));
            }
        }
        let pot = -nets.values().sum::<i64>();
        balances.insert(Account::Pot { table: TABLE }, pot.max(0));
        for transfer in &transfers {
            let coins = transfer.amount.get();
            *balances.entry(transfer.debit.clone()).or_default() -= coins;
            assert!(balances[&transfer.debit] >= 0, "{transfer:?}");
            *balances.entry(transfer.credit.clone()).or_default() += coins;
        }
        for hold in balances
            .keys()
            .filter(|a| matches!(a, Account::Hold { .. }))
        {
            assert_eq!(balances[hold], 0);
        }
        (balances, lacks)
    }

    #[test]
    fn the_house_pays_what_the_cast_won_and_is_paid_what_it_lost() {
        let (odile, grit) = (patron("odile"), patron("grit"));
        // Ann won from Odile: the house gets it back.
        let (after, lacks) = posted(&[(member(1), 7), (odile.clone(), -7)], 0);
        assert_eq!((after[&Account::House], lacks), (7, 0));
        // Odile won from Ann: the house pays, and is granted what it lacks.
        let (after, lacks) = posted(&[(member(1), -7), (odile.clone(), 7)], 3);
        assert_eq!((after[&member(1).account()], lacks), (7, 4));
        // What Ann gives covers what Bob gets.
        let all = [
            (member(1), 7),
            (member(2), -7),
            (odile.clone(), 5),
            (grit.clone(), -5),
        ];
        let (after, lacks) = posted(&all, 5);
        assert_eq!(
            (after[&member(2).account()], after[&Account::House], lacks),
            (7, 5, 0)
        );
        let all = [(member(1), 5), (member(2), -5), (odile, 5), (grit, -5)];
        let (after, lacks) = posted(&all, 0);
        assert_eq!(
            (after[&member(2).account()], after[&Account::House], lacks),
            (5, 0, 0)
        );
    }

    #[test]
    fn a_hired_patron_pays_from_its_own_purse() {
        let wolf = patron("h-wolf");
        let (after, lacks) = posted(&[(wolf.clone(), 6), (member(1), -4), (member(2), -2)], 0);
        assert_eq!((after[&wolf.account()], lacks), (0, 0));
        assert_eq!(after[&member(1).account()], 4);
    }

    #[test]
    fn what_lay_in_the_pot_goes_back_too() {
        let odile = patron("odile");
        // The deal left 9 in the pot, three of them Odile's.
        let (after, lacks) = posted(&[(odile, -3), (member(1), -6)], 0);
        assert_eq!((after[&Account::House], lacks), (3, 0));
        assert_eq!(after[&Account::Pot { table: TABLE }], 0);
    }
}

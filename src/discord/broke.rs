//! Who lacks coins for a deal is told what they can do, with the buttons for it.

use super::bot::Bot;
use super::clicks::Reply;
use super::guest::Guest;
use super::wrong::Wrong;
use house::{Allowance, KeptCoins, Player, Sorry, TableId, Trouble};
use screens::screen::Screen;
use screens::words::Words;
use screens::{self, At, Ways};

impl Bot {
    /// The private answer to who was refused something: a sentence, and for want of coins the ways to some.
    pub(super) async fn refusal(
        &self,
        guest: Option<&Guest>,
        words: &Words,
        wrong: &Wrong,
        table: Option<TableId>,
    ) -> Screen {
        let sentence = wrong.sentence(words);
        let lacks =
            matches!(wrong, Wrong::Sorry(sorry) if matches!(**sorry, Sorry::CannotCover { .. }));
        let Some(guest) = guest.filter(|_| lacks) else {
            return Screen::note(sentence);
        };
        match self.ways(guest, table).await {
            Ok(ways) => screens::broke(words, &sentence, &ways),
            Err(error) => {
                tracing::error!("an allowance was not looked at: {error}");
                Screen::note(sentence)
            }
        }
    }

    async fn ways(&self, guest: &Guest, table: Option<TableId>) -> Result<Ways, Wrong> {
        let person = self
            .tavern
            .members
            .person(guest.guild, guest.member)
            .await?;
        Ok(Ways {
            allowance: self
                .tavern
                .allowances
                .allowance_now(guest.guild, person)
                .await?,
            at: self.at(guest, table).await,
        })
    }

    async fn at(&self, guest: &Guest, table: Option<TableId>) -> At {
        let Some(table) = table else {
            return At::Nowhere;
        };
        match self.here(guest, table).await {
            Ok(look) if look.chair_of(guest.member).is_some() => At::Seated(table),
            Ok(_) => At::Before(table),
            Err(_) => At::Nowhere,
        }
    }

    /// Today's allowance by a button. At a table it goes to whom they sit there as, and whoever sat out for want of
    /// coins is dealt in again.
    pub(super) async fn fetch(
        &self,
        guest: &Guest,
        table: Option<TableId>,
    ) -> Result<Reply, Wrong> {
        let (tavern, member, words) = (&self.tavern, guest.member, &guest.words);
        let mut person = tavern.members.person(guest.guild, member).await?;
        if let Some(table) = table {
            let look = self.here(guest, table).await?;
            if let Some(chair) = look.chair_of(member)
                && let Player::Member(seated) = &chair.player
            {
                person = *seated;
            }
        }
        let fetched = tavern
            .allowances
            .fetch_allowance(guest.guild, person)
            .await?;
        let said = screens::allowance(words, fetched);
        let at = self.at(guest, table).await;
        if let (Allowance::Fetched(_), At::Seated(table)) = (fetched, at) {
            match tavern.tables.sit_in(table, member).await {
                // Where it does not suffice, their hand says so.
                Ok(()) | Err(Trouble::Sorry(_)) => {}
                Err(trouble) => return Err(trouble.into()),
            }
            return self.hand_at(guest, table, &said).await;
        }
        let allowance = Allowance::None;
        Ok(Reply::Note(match fetched {
            Allowance::Fetched(_) => Screen {
                rows: screens::broke(words, "", &Ways { allowance, at }).rows,
                ..Screen::note(said)
            },
            _ => screens::broke(words, &said, &Ways { allowance, at }),
        }))
    }

    /// What the game master hears with the first table that they open after the bot's own coins have changed: that
    /// the server keeps those it has. Once; empty for everybody else.
    pub(super) async fn news(&self, guest: &Guest) -> String {
        let settings = self.tavern.settings.of(guest.guild);
        if !guest.is_gm || settings.kept != KeptCoins::Untold {
            return String::new();
        }
        let told = |settings: &mut house::Settings| settings.kept = KeptCoins::Told;
        if let Err(error) = self.tavern.settings.change(guest.guild, None, told).await {
            tracing::error!("it was not kept that a game master knows of the new coins: {error}");
        }
        screens::kept_coins(&guest.words, &settings, &self.tavern.house.defaults)
    }
}

//! Patrons fill the chairs of a table that waits for players.

use super::state::{Phase, State};
use super::{MemberId, Sorry, TableId, Tavern, Terms, Trouble, Wish};
use rules::MOST_SEATS;

/// The company that most games were made for.
const USUAL: usize = 4;

impl Tavern {
    /// At the host's wish patrons take the empty chairs, until there are as many as the game is usually played by.
    ///
    /// # Errors
    /// Not the host; no patron free, or too few coins in their purses or the house, and too few for a deal.
    pub async fn fill(&self, table: TableId, by: MemberId) -> Result<(), Trouble> {
        for _ in 0..MOST_SEATS {
            let state = self.seated(table)?.table.lock().await.state.clone();
            if !wants_more(&state) {
                break;
            }
            match self.seat_wished(table, by, Wish::Anybody).await {
                Ok(()) => {}
                // Fewer than usual will do.
                Err(Trouble::Sorry(sorry)) if state.missing() == 0 && sorry != Sorry::NotHost => {
                    break;
                }
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }
}

fn wants_more(state: &State) -> bool {
    let waits = matches!(state.phase, Phase::Lobby) && state.match_on.is_none();
    waits && (state.missing() > 0 || state.dealt_in().len() < state.terms.usual())
}

impl Terms {
    /// So many play it where nobody says otherwise.
    pub fn usual(&self) -> usize {
        self.seatable(USUAL.max(self.fewest()))
    }
}

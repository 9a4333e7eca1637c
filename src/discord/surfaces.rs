//! A table's messages on Discord, and what it means when Discord refuses one.

use house::{ChannelId, MessageId, Surface, TableId, Tavern};
use serenity::http::{DiscordJsonError, HttpError, StatusCode};
use std::collections::BTreeMap;

/// The purpose of one of a table's messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The living message, which shows the table.
    Table,
    /// The reminder to players.
    Turn,
    /// The notice to players who ran out of time.
    Out,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Table => "table",
            Kind::Turn => "turn",
            Kind::Out => "out",
        }
    }
}

/// The messages of one table, as stored in the database.
pub struct Surfaces {
    tavern: Tavern,
    table: TableId,
    kept: BTreeMap<String, Surface>,
}

impl Surfaces {
    /// Loads the messages of a table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load(tavern: &Tavern, table: TableId) -> anyhow::Result<Surfaces> {
        let kept = tavern.surfaces(table).await?;
        Ok(Surfaces {
            tavern: tavern.clone(),
            table,
            kept,
        })
    }

    /// The current message of a kind.
    pub fn get(&self, kind: Kind) -> Option<Surface> {
        self.kept.get(kind.word()).copied()
    }

    /// Stores a new message of a kind.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set(
        &mut self,
        kind: Kind,
        channel: ChannelId,
        message: u64,
    ) -> anyhow::Result<()> {
        let posted_at = self.tavern.house.time.now();
        let surface = Surface {
            channel,
            message: MessageId(message),
            posted_at,
        };
        self.kept.insert(kind.word().to_owned(), surface);
        self.tavern
            .set_surface(self.table, kind.word(), Some(surface))
            .await
    }

    /// Records that the message of a kind is gone.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clear(&mut self, kind: Kind) -> anyhow::Result<()> {
        if self.kept.remove(kind.word()).is_some() {
            self.tavern
                .set_surface(self.table, kind.word(), None)
                .await?;
        }
        Ok(())
    }
}

/// What Discord's refusal means for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The message was deleted.
    Message,
    /// The channel was deleted.
    Channel,
    /// The bot lacks a permission here.
    Permission,
    /// The token of a private message has expired, or the message was dismissed.
    Token,
    /// The message is too old to be edited often.
    TooOld,
    /// The thread is archived and must be unarchived first.
    Archived,
    /// The thread is locked: only who may manage threads opens it and writes in it.
    Locked,
    /// Discord has a temporary problem: try again.
    Outage,
    /// Any other refusal.
    Other,
}

/// Classifies an error from Discord: by its code first, because a status alone says little.
pub fn loss(error: &serenity::Error) -> Loss {
    let serenity::Error::Http(error) = error else {
        return match error {
            serenity::Error::Io(_) => Loss::Outage,
            _ => Loss::Other,
        };
    };
    match error {
        HttpError::UnsuccessfulRequest(response) => {
            of_code(response.error.code, response.status_code)
        }
        HttpError::Request(_) => Loss::Outage,
        _ => Loss::Other,
    }
}

/// Whether Discord may have done what was asked, although it did not say so.
pub fn may_have_arrived(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::Request(lost)) => !lost.is_connect(),
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            response.status_code.is_server_error()
        }
        _ => false,
    }
}

/// The code of an error that Discord returned, if it is one.
pub fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.error.code)
        }
        _ => None,
    }
}

/// An error from Discord for the log: without the address, which may contain an interaction's token.
pub fn why(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let DiscordJsonError {
                code,
                message,
                errors,
                ..
            } = &response.error;
            format!(
                "{} {} {code} {message} {errors:?}",
                response.method, response.status_code
            )
        }
        serenity::Error::Http(HttpError::Request(request)) if request.is_timeout() => {
            "no answer in time".to_owned()
        }
        serenity::Error::Http(HttpError::Request(_)) => "no connection".to_owned(),
        other => other.to_string(),
    }
}

fn of_code(code: isize, status: StatusCode) -> Loss {
    match code {
        10003 | 10004 => Loss::Channel,
        10008 => Loss::Message,
        10015 | 10062 | 50027 => Loss::Token,
        50001 | 50013 | 160_002 => Loss::Permission,
        30046 => Loss::TooOld,
        50083 => Loss::Archived,
        160_005 => Loss::Locked,
        _ if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => Loss::Outage,
        _ => Loss::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_is_not_a_removal() {
        for (code, status, loss) in [
            (10003, 404, Loss::Channel),
            (10008, 404, Loss::Message),
            (50001, 403, Loss::Permission),
            (50013, 403, Loss::Permission),
            (0, 500, Loss::Outage),
            (0, 503, Loss::Outage),
            (0, 404, Loss::Other),
            (50083, 400, Loss::Archived),
            (160_005, 400, Loss::Locked),
            (50035, 400, Loss::Other),
        ] {
            let status = StatusCode::from_u16(status).unwrap_or_default();
            assert_eq!(of_code(code, status), loss, "{code} {status}");
        }
    }
}

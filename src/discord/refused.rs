//! What it means when Discord refuses something.

use interactions::discord::{Loss, Undelivered};
use serenity::http::{DiscordJsonError, HttpError, StatusCode};

/// An error from Discord, as interactions are told it.
pub fn undelivered(error: serenity::Error) -> Undelivered {
    Undelivered {
        loss: loss(&error),
        why: why(&error),
    }
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

//! A part of a button's id.

use std::str::FromStr;

/// The text is not the id of one of our buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a button of this house")]
pub struct UnknownButton;

/// Reads a part.
pub(super) fn read<T: FromStr>(text: &str) -> Result<T, UnknownButton> {
    text.parse().map_err(|_| UnknownButton)
}

//! `triomphe sandbox` and `triomphe rehearse` in a program that was built without the sandbox.

use super::End;

/// Whatever stands after the command.
#[derive(clap::Args)]
pub struct Arguments {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    _any: Vec<String>,
}

/// In the place of the local Discord.
pub mod sandbox {
    pub use super::{Arguments, refuse as sandbox};
}

/// In the place of the rehearsal, which asks a sandbox too.
pub mod rehearse {
    pub use super::{Arguments, refuse as rehearse};
}

/// Says what is missing.
///
/// # Errors
/// Status 2, always.
pub fn refuse(_arguments: &Arguments) -> Result<(), End> {
    Err(End::unusable(
        "this program was built without the sandbox: build it without --no-default-features to have it",
    ))
}

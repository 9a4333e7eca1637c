//! What commands write to stdout, where that is what they are for.

use super::End;
use std::fmt::Display;
use std::io::{BufWriter, ErrorKind, Result, StdoutLock, Write as _};

/// The output of a command whose lines are what it is for, so that a line that cannot be written is a fault.
pub struct Output(BufWriter<StdoutLock<'static>>);

/// Whether anybody reads on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// Somebody may.
    There,
    /// They have closed the pipe: whatever they wanted to see, they have seen.
    Gone,
}

impl Output {
    /// The program's stdout.
    pub fn begin() -> Output {
        Output(BufWriter::new(std::io::stdout().lock()))
    }

    /// Writes a line.
    ///
    /// # Errors
    /// Status 1 if it cannot be written.
    pub fn line(&mut self, line: impl Display) -> std::result::Result<Reader, End> {
        read_on(writeln!(self.0, "{line}"))
    }

    /// Writes what is left.
    ///
    /// # Errors
    /// Status 1 if it cannot be written.
    pub fn end(mut self) -> std::result::Result<(), End> {
        read_on(self.0.flush()).map(|_| ())
    }
}

fn read_on(written: Result<()>) -> std::result::Result<Reader, End> {
    match written {
        Ok(()) => Ok(Reader::There),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(Reader::Gone),
        Err(error) => Err(End::broken(format!(
            "the output cannot be written, and what there is of it is not whole: {error}"
        ))),
    }
}

//! What a simulation does to a database: faults, a witness of what is written, and a clock that waits for the answers.

use std::fmt;
use std::io;
use std::sync::{Arc, mpsc};

use ids::GuildId;

use crate::{Step, StepError};

/// Something that was written, whether or not anybody was told.
#[derive(Debug, Clone, Copy)]
pub enum Written<'a> {
    /// A step, by [`crate::Store::commit`].
    Step(&'a Step),
    /// Everything of a server was removed, by [`crate::Store::purge`].
    Purged(GuildId),
}

/// What goes wrong with a commit. The caller hears that the database failed, unless another reason is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Nothing of the step is written.
    Fails,
    /// The step is written, and the answer to it is lost.
    AnswerLost,
    /// Nothing of the step is written, because somebody else has written its table since it was read:
    /// [`StepError::Stale`].
    Stale,
}

impl Fault {
    /// Whether the step is written all the same.
    pub(crate) fn is_written(self) -> bool {
        match self {
            Fault::AnswerLost => true,
            Fault::Fails | Fault::Stale => false,
        }
    }

    pub(crate) fn error(self, step: &Step) -> StepError {
        if let (Fault::Stale, Some(write)) = (self, &step.table) {
            return StepError::Stale { table: write.id };
        }
        let error = io::Error::other(format!("a fault of the simulation: {self:?}"));
        StepError::Database(Arc::new(error.into()))
    }
}

type Faults = dyn FnMut(&Step) -> Option<Fault> + Send;

/// Stands between a database and those who write to it.
pub struct Watch {
    faults: Box<Faults>,
    witness: Box<dyn FnMut(Written<'_>) + Send>,
}

impl Watch {
    /// `faults` decides for each step, before it is committed, what goes wrong with it. `witness` hears of everything
    /// that is written, in this order, before whoever wrote it does.
    pub fn new(
        faults: impl FnMut(&Step) -> Option<Fault> + Send + 'static,
        witness: impl FnMut(Written<'_>) + Send + 'static,
    ) -> Watch {
        Watch {
            faults: Box::new(faults),
            witness: Box::new(witness),
        }
    }

    /// Faults without a witness.
    pub fn faults(faults: impl FnMut(&Step) -> Option<Fault> + Send + 'static) -> Watch {
        Watch::new(faults, |_| {})
    }

    pub(crate) fn fault(&mut self, step: &Step) -> Option<Fault> {
        (self.faults)(step)
    }

    pub(crate) fn hears(&mut self, what: Written<'_>) {
        (self.witness)(what);
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Watch")
    }
}

/// As long as this lives, a paused clock of tokio's stands still instead of jumping to the next timer: what is outside
/// the program (a database) takes time that the clock does not know of.
#[derive(Debug)]
pub struct Still {
    _until_dropped: mpsc::Sender<()>,
}

impl Still {
    /// Holds the clock of the runtime that this is called in.
    #[must_use]
    pub fn hold() -> Still {
        let (until_dropped, dropped) = mpsc::channel();
        // Tokio's clock waits for whatever runs on a thread of its own.
        tokio::task::spawn_blocking(move || dropped.recv());
        Still {
            _until_dropped: until_dropped,
        }
    }
}

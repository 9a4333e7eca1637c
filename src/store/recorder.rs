//! For `examples/corpus`, which records the lives of tables: the steps as they were committed, and ids that repeat.
//!
//! Only with the feature `recorder`, and only on the thread that asked for it.

use super::Step;
use std::cell::RefCell;

thread_local! {
    static TAPE: RefCell<Option<Tape>> = const { RefCell::new(None) };
}

#[derive(Default)]
struct Tape {
    ids: u64,
    steps: Vec<Step>,
}

/// From now on this thread's ids are 1, 2, 3 and so on, and every step that it commits is kept.
pub fn begin() {
    TAPE.set(Some(Tape::default()));
}

/// The steps committed since this was last asked, in their order.
pub fn take_steps() -> Vec<Step> {
    TAPE.with_borrow_mut(|tape| match tape {
        Some(tape) => std::mem::take(&mut tape.steps),
        None => Vec::new(),
    })
}

pub(super) fn keep(step: Step) {
    TAPE.with_borrow_mut(|tape| {
        if let Some(tape) = tape {
            tape.steps.push(step);
        }
    });
}

pub(super) fn next_id() -> Option<u64> {
    TAPE.with_borrow_mut(|tape| {
        let tape = tape.as_mut()?;
        tape.ids += 1;
        Some(tape.ids)
    })
}

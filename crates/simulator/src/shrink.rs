//! Makes a failing list of moves shorter, by trying it without parts of it.

use crate::checks::Failure;

/// The shortest list found that fails the same check, and how it fails. `fails` says which of the moves fails, and how.
/// At most `budget` moves are made, so that it ends.
pub fn shrink<M: Clone>(
    moves: Vec<M>,
    failure: Failure,
    mut budget: u64,
    fails: impl Fn(&[M]) -> Option<(usize, Failure)>,
) -> (Vec<M>, Failure) {
    let (mut moves, mut failure) = (moves, failure);
    let mut parts = 2;
    while moves.len() > 1 {
        let size = moves.len().div_ceil(parts);
        let mut shorter = None;
        for from in (0..moves.len()).step_by(size).rev() {
            let to = (from + size).min(moves.len());
            let rest = [&moves[..from], &moves[to..]].concat();
            if budget < rest.len() as u64 {
                return (moves, failure);
            }
            budget -= rest.len() as u64;
            match fails(&rest) {
                Some((at, other)) if other.check == failure.check => {
                    shorter = Some((rest[..=at].to_vec(), other));
                    break;
                }
                _ => {}
            }
        }
        match shorter {
            Some(found) => {
                (moves, failure) = found;
                parts = (parts - 1).max(2);
            }
            None if size == 1 => break,
            None => parts = (parts * 2).min(moves.len()),
        }
    }
    (moves, failure)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_failure_needs_is_left_and_nothing_else() {
        // The number of the failing move decides first.
        let fails = |moves: &[u32]| {
            let place = |n| moves.iter().position(|&other| other == n);
            let (one, two, three) = (place(137)?, place(402)?, place(811)?);
            let failure = Failure::new("test", format!("at {three}"));
            (one < two && two < three).then_some((three, failure))
        };
        let all: Vec<u32> = (0..1_000).collect();
        let (left, failure) = shrink(all, Failure::new("test", ""), 1_000_000, fails);
        assert_eq!(
            (left, failure.what),
            (vec![137, 402, 811], "at 2".to_owned())
        );
    }
}

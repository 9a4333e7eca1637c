//! `triomphe replay`

use super::End;
use super::records::Files;

/// Prints what the judge says of each record.
///
/// # Errors
/// Status 1 if a record does not hold, 2 if one cannot be read; all that can be read are judged first.
pub fn replay(files: &Files) -> Result<(), End> {
    files.each(|record| {
        let verdict = record.judge();
        (verdict.is_ok(), verdict)
    })
}

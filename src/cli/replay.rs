//! `triomphe replay`

use super::End;
use super::records::Files;

/// Prints the judge's verdict on each record.
///
/// # Errors
/// Status 1 if a record is invalid, 2 if one cannot be read; all readable ones are judged first.
pub fn replay(files: &Files) -> Result<(), End> {
    files.each(|record| {
        let verdict = record.judge();
        (verdict.is_ok(), verdict)
    })
}

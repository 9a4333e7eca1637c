//! `triomphe verify`

use super::End;
use super::records::Files;
use serde_json::json;

/// Prints for each record whether its shuffle holds (docs/SHUFFLE.md).
///
/// # Errors
/// Status 1 if one does not hold, 2 if one cannot be read; all that can be read are checked first.
pub fn verify(files: &Files) -> Result<(), End> {
    files.each(|record| match shuffle::verify(record) {
        Ok(hash) => (true, json!({"ok": true, "hash": hash})),
        Err(fault) => {
            let said = json!({"ok": false, "fault": fault.name(), "why": fault.to_string()});
            (false, said)
        }
    })
}

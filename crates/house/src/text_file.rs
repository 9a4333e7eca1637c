//! Text files as people's programs write them.

/// Why bytes are not read as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoText {
    /// As PowerShell's `>` writes it, and Notepad's "Unicode".
    #[error("it is UTF-16: save it as UTF-8")]
    Utf16,
    /// A byte is not UTF-8, in this line.
    #[error("line {0} is not UTF-8 text")]
    Line(usize),
}

/// Reads UTF-8, with or without the mark that some programs put before it.
///
/// # Errors
/// It is something else.
pub fn decode(bytes: Vec<u8>) -> Result<String, NoText> {
    if is_utf16(&bytes) {
        return Err(NoText::Utf16);
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(match text.strip_prefix('\u{feff}') {
            Some(text) => text.to_owned(),
            None => text,
        }),
        Err(error) => {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
            Err(NoText::Line(line))
        }
    }
}

/// By its mark, or because its first letter, which is a plain one in all that is read here, has a zero beside it.
pub(super) fn is_utf16(bytes: &[u8]) -> bool {
    matches!(
        bytes,
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, 1..=255, ..] | [1..=255, 0, ..]
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_left_out_and_utf16_named() {
        let read = |bytes: &[u8]| decode(bytes.to_vec());
        assert_eq!(read(b"A=1\r\n"), Ok("A=1\r\n".to_owned()));
        assert_eq!(read(b"\xef\xbb\xbfA=1"), Ok("A=1".to_owned()));
        for wide in [&b"\xff\xfeA\0"[..], b"\xfe\xff\0A", b"A\0=\0", b"\0A\0="] {
            assert_eq!(read(wide), Err(NoText::Utf16), "{wide:?}");
        }
        assert_eq!(read(b"A=1\nB=\xff\n"), Err(NoText::Line(2)));
        assert_eq!(read(b""), Ok(String::new()));
    }
}

//! What a file is by its first bytes; Discord trusts neither its name nor its stated type.

/// The type, if it is a picture that Discord shows.
pub(crate) fn kind(bytes: &[u8]) -> Option<&'static str> {
    let at = |from: usize, mark: &[u8]| bytes.get(from..from + mark.len()) == Some(mark);
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        Some("image/png")
    } else if bytes.starts_with(b"\xff\xd8\xff") {
        Some("image/jpeg")
    } else if bytes.starts_with(b"GIF87a") || bytes.starts_with(b"GIF89a") {
        Some("image/gif")
    } else if bytes.starts_with(b"RIFF") && at(8, b"WEBP") {
        Some("image/webp")
    } else if at(4, b"ftypavif") || at(4, b"ftypavis") {
        Some("image/avif")
    } else {
        None
    }
}

/// The width and height of a PNG, GIF, JPEG or WebP.
pub(crate) fn pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    match kind(bytes)? {
        "image/png" => Some((big(bytes, 16, 4)?, big(bytes, 20, 4)?)),
        "image/gif" => Some((little(bytes, 6, 2)?, little(bytes, 8, 2)?)),
        "image/jpeg" => jpeg(bytes),
        "image/webp" => webp(bytes),
        _ => None,
    }
}

fn big(bytes: &[u8], at: usize, count: usize) -> Option<u32> {
    let part = bytes.get(at..at + count)?;
    Some(part.iter().fold(0, |all, byte| all << 8 | u32::from(*byte)))
}

fn little(bytes: &[u8], at: usize, count: usize) -> Option<u32> {
    let part = bytes.get(at..at + count)?.iter().rev();
    Some(part.fold(0, |all, byte| all << 8 | u32::from(*byte)))
}

fn jpeg(bytes: &[u8]) -> Option<(u32, u32)> {
    let mut at = 2;
    while *bytes.get(at)? == 0xff {
        let marker = *bytes.get(at + 1)?;
        if matches!(marker, 0xc0..=0xcf) && !matches!(marker, 0xc4 | 0xc8 | 0xcc) {
            return Some((big(bytes, at + 7, 2)?, big(bytes, at + 5, 2)?));
        }
        at += 2 + big(bytes, at + 2, 2)? as usize;
    }
    None
}

/// Lossy, lossless and extended files each store their size differently.
fn webp(bytes: &[u8]) -> Option<(u32, u32)> {
    match bytes.get(12..16)? {
        b"VP8 " => Some((
            little(bytes, 26, 2)? & 0x3fff,
            little(bytes, 28, 2)? & 0x3fff,
        )),
        b"VP8L" => {
            let bits = little(bytes, 21, 4)?;
            Some(((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1))
        }
        b"VP8X" => Some((little(bytes, 24, 3)? + 1, little(bytes, 27, 3)? + 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_their_bytes() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x02\0\0\0\x03";
        assert_eq!(
            (kind(png), pixels(png)),
            (Some("image/png"), Some((258, 3)))
        );
        let gif = b"GIF89a\x05\0\x06\0";
        assert_eq!((kind(gif), pixels(gif)), (Some("image/gif"), Some((5, 6))));
        let jpeg = b"\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x11\x08\0\x07\0\x09";
        assert_eq!(
            (kind(jpeg), pixels(jpeg)),
            (Some("image/jpeg"), Some((9, 7)))
        );
        let lossless = b"RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x03\x40\x01\0";
        assert_eq!(
            (kind(lossless), pixels(lossless)),
            (Some("image/webp"), Some((4, 6)))
        );
        let extended = b"RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x0f\0\0\x1f\0\0";
        assert_eq!(pixels(extended), Some((16, 32)));
        for cut in 0..png.len() {
            assert_eq!(pixels(&png[..cut]), None, "{cut}");
        }
        assert_eq!(kind(b"hello"), None);
        assert_eq!(kind(b""), None);
    }
}

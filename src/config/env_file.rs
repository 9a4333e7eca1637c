//! `.env`: a line for each setting, `NAME=value`. A value means itself, signs and all: a password's `$` and a path's
//! backslashes as well. Quotes around it are left out, and so is what follows a `#` after a space.

use super::BadConfig;

/// Reads the settings in a text.
///
/// # Errors
/// A line is not of the form `NAME=value`.
pub fn pairs(text: &str) -> Result<Vec<(String, String)>, BadConfig> {
    let mut pairs = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        pairs.push(pair(line).ok_or(BadConfig::EnvLine { line: number })?);
    }
    Ok(pairs)
}

fn pair(line: &str) -> Option<(String, String)> {
    let line = match line.strip_prefix("export") {
        Some(rest) if rest.starts_with(char::is_whitespace) => rest.trim_start(),
        _ => line,
    };
    let (name, value) = line.split_once('=')?;
    let name = name.trim_end();
    let begins = |letter: char| letter.is_ascii_alphabetic() || letter == '_';
    let goes_on = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '.';
    if !name.starts_with(begins) || !name.chars().all(goes_on) {
        return None;
    }
    Some((name.to_owned(), value_of(value.trim())?.to_owned()))
}

/// A value without its quotes or its remark.
fn value_of(text: &str) -> Option<&str> {
    let Some(quote) = text.chars().next().filter(|&it| it == '"' || it == '\'') else {
        return Some(without_remark(text));
    };
    let (value, rest) = text[1..].split_once(quote)?;
    // Nothing but a remark may follow.
    without_remark(rest).is_empty().then_some(value)
}

fn without_remark(text: &str) -> &str {
    let hash = text.char_indices().filter(|(_, letter)| *letter == '#');
    let mut remarks = hash.filter(|(at, _)| text[..*at].ends_with(char::is_whitespace) || *at == 0);
    let end = remarks.next().map_or(text.len(), |(at, _)| at);
    text[..end].trim_end()
}

/// The lines in which a backslash or a `$` means itself and did not in earlier versions: outside of single quotes, they
/// hid the next sign, and named a variable.
pub fn changed(text: &str) -> Vec<usize> {
    let is_changed = |line: &str| {
        let line = line.trim();
        let value = line.split_once('=').map_or("", |(_, value)| value.trim());
        !line.starts_with('#')
            && !value.starts_with('\'')
            && without_remark(value).contains(['\\', '$'])
    };
    let lines = (1..).zip(text.lines());
    let found = lines.filter(|(_, line)| is_changed(line));
    found.map(|(number, _)| number).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_value_means_itself() {
        for (line, value) in [
            ("A=1", "1"),
            ("A = 1 ", "1"),
            ("export A=1", "1"),
            ("A=", ""),
            (r"A=C:\new\table.db", r"C:\new\table.db"),
            (r#"A="C:\new\table.db""#, r"C:\new\table.db"),
            (
                "A=postgres://tri:p$ssw0rd@db/tri",
                "postgres://tri:p$ssw0rd@db/tri",
            ),
            ("A='p$x' # ours", "p$x"),
            ("A=two words", "two words"),
            ("A=Bot a.b.c", "Bot a.b.c"),
            ("A=1 # ours", "1"),
            ("A=# ours", ""),
            ("A=a#b", "a#b"),
            ("A='a # b'", "a # b"),
            ("A=it's", "it's"),
            ("A=x=y", "x=y"),
        ] {
            let read = pairs(line).unwrap();
            assert_eq!(read, [("A".to_owned(), value.to_owned())], "{line}");
        }
    }

    #[test]
    fn a_broken_file_names_the_line_and_not_its_contents() {
        assert_eq!(pairs("A=1\r\n# words\n\nB='two words'\n").unwrap().len(), 2);
        for line in [
            "DISCORD_TOKEN hush",
            "A='hush",
            "A=\"hush\" more",
            "=hush",
            "a b=hush",
        ] {
            let error = pairs(&format!("A=1\n{line}\n")).unwrap_err();
            assert_eq!(error, BadConfig::EnvLine { line: 2 }, "{line}");
            assert!(!error.to_string().contains("hush"));
        }
    }

    #[test]
    fn lines_that_meant_something_else_are_found() {
        let text = "A=1\nB=p$x\nC='p$x'\nD=a\\b\n# $\nE=1 # $\nF=\"a$b\"\n";
        assert_eq!(changed(text), [2, 4, 7]);
    }
}

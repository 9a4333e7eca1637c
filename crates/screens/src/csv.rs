//! CSV for spreadsheets (RFC 4180).

use pages::text::tidy;

/// A table being written: rows that each end in CR and LF.
#[derive(Default)]
pub struct Csv {
    text: String,
    begun: bool,
}

impl Csv {
    /// Adds a value of our own: a number, a word, a time.
    pub fn value(mut self, value: impl ToString) -> Csv {
        self.field(&value.to_string());
        self
    }

    /// Adds a typed text. Anything a spreadsheet would take for a formula is prefixed with an apostrophe, which marks
    /// it as text.
    pub fn typed(mut self, text: &str) -> Csv {
        let text = &*tidy(text);
        // Some spreadsheets also accept the full-width forms as formulas.
        let formula = text
            .trim_start()
            .starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
        if formula {
            self.field(&format!("'{text}"))
        } else {
            self.field(text)
        }
        self
    }

    /// Ends the row.
    #[must_use]
    pub fn end(mut self) -> Csv {
        self.text.push_str("\r\n");
        self.begun = false;
        self
    }

    /// The whole table.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }

    fn field(&mut self, field: &str) {
        if self.begun {
            self.text.push(',');
        }
        self.begun = true;
        if field.contains([',', '"', '\r', '\n']) {
            self.text.push('"');
            self.text.push_str(&field.replace('"', "\"\""));
            self.text.push('"');
        } else {
            self.text.push_str(field);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> String {
        Csv::default().typed(text).into_text()
    }

    #[test]
    fn commas_quotes_and_line_breaks_are_quoted() {
        let csv = Csv::default().value("name").value("coins").end();
        let csv = csv.typed("Mira, called \"Quick\"").value(-3).end();
        assert_eq!(
            csv.into_text(),
            "name,coins\r\n\"Mira, called \"\"Quick\"\"\",-3\r\n"
        );
        assert_eq!(
            Csv::default().value("two\r\nlines").into_text(),
            "\"two\r\nlines\""
        );
        assert_eq!(typed("two\nli\u{200b}nes"), "two lines");
    }

    #[test]
    fn a_name_is_never_a_formula() {
        assert_eq!(typed("=1+1"), "'=1+1");
        assert_eq!(typed("+49"), "'+49");
        assert_eq!(typed("-2"), "'-2");
        assert_eq!(typed("@SUM(A1)"), "'@SUM(A1)");
        assert_eq!(typed(" =1"), "' =1");
        assert_eq!(typed("\t=1"), "' =1");
        assert_eq!(typed("＝1"), "'＝1");
        assert_eq!(
            typed("=HYPERLINK(\"x\",\"y\")"),
            "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""
        );
        assert_eq!(typed("Ann-Marie"), "Ann-Marie");
        assert_eq!(typed(""), "");
    }
}

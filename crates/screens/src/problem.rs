//! Reporting a problem: the button, the dialog, and the thanks.

use crate::button::Button;
use crate::screen::{Dialog, Key, Line, Screen};
use crate::words::Words;
use ids::DealId;
use pages::REPORT_LETTERS;

/// The button, shown with finished deals; without a deal it concerns the table where it is pressed.
pub fn key(words: &Words, deal: Option<DealId>) -> Key {
    Key::plain(Button::Report(deal), words.say("key-report"))
}

/// The dialog that asks what is wrong.
pub fn problem(words: &Words, deal: Option<DealId>) -> Dialog {
    Dialog {
        button: Button::Report(deal),
        title: words.say("key-report"),
        lines: vec![Line {
            label: words.say("report-label"),
            hint: words.say("report-hint"),
            longest: REPORT_LETTERS,
            ..Line::default()
        }],
    }
}

/// Thanks, with everything that was sent as a file.
pub fn reported(words: &Words, file: String) -> Screen {
    Screen::note(words.say("report-thanks")).with_file("report.json", file)
}

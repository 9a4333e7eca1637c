//! `triomphe deck`

use super::End;
use pages::{Inks, Language};
use picture::{Deck, Png};
use std::fs;
use std::path::PathBuf;
use triomphe::discord::Decks;

/// Which deck, and where to.
#[derive(clap::Args)]
pub struct Arguments {
    /// The folder, which is made if it is not there, in which to write deck-tarot.png, deck-french.png and deck-emoji.png
    #[arg(default_value = "docs")]
    folder: PathBuf,
    /// The language on the cards: en, fr, it or de
    #[arg(long, default_value = "en", value_parser = language)]
    language: Language,
    /// Draw in black and white
    #[arg(long)]
    contrast: bool,
}

fn language(code: &str) -> Result<Language, String> {
    let mut all = Language::ALL.into_iter();
    all.find(|language| language.code() == code)
        .ok_or_else(|| "use en, fr, it or de".to_owned())
}

/// A sheet of a deck.
type Sheet = fn(&Deck) -> Option<Png>;

/// Draws the contact sheets of a deck.
///
/// # Errors
/// Status 1 if one cannot be drawn or written.
pub fn deck(arguments: &Arguments) -> Result<(), End> {
    let inks = if arguments.contrast {
        Inks::HighContrast
    } else {
        Inks::FourColours
    };
    fs::create_dir_all(&arguments.folder)
        .map_err(|error| End::broken(format!("{}: {error}", arguments.folder.display())))?;
    let deck = Decks::default().deck(arguments.language, inks);
    let sheets: [(&str, Sheet); 3] = [
        ("deck-tarot.png", Deck::tarot_sheet),
        ("deck-french.png", Deck::french_sheet),
        ("deck-emoji.png", Deck::emoji_sheet),
    ];
    for (name, sheet) in sheets {
        let file = arguments.folder.join(name);
        let png = sheet(&deck).ok_or_else(|| End::broken(format!("{name} cannot be drawn")))?;
        fs::write(&file, png.bytes())
            .map_err(|error| End::broken(format!("{}: {error}", file.display())))?;
    }
    Ok(())
}

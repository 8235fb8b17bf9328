//! The score pad in the terminal: reading, asking, printing. The categories, the plausibility
//! checks and the ranking are in `mirabilia_pad`, which the web pages share.

mod ask;
mod field;
mod read;
mod table;

use mirabilia_games::GameKind;
use mirabilia_pad::{Doubt, Pad, PadLine, seats};
use mirabilia_words::Words;

use crate::lang;

pub use ask::ask;
pub use read::{read_json, read_words};
pub use table::{explained, table, verdict};

/// The name of a category.
pub fn line_name(words: &Words, kind: GameKind, line: &PadLine) -> String {
    if !line.adds() {
        return words.say("score-coins-tie", &[]);
    }
    words.say(&format!("{}-score-{}", kind.name(), line.id.replace('_', "-")), &[])
}

/// A doubt with its field: `Anna, Science: …`.
pub fn told(doubt: &Doubt, pad: &Pad, words: &Words) -> String {
    let line = pad.sheet().line(doubt.line).map(|line| line_name(words, pad.kind, line));
    let line = line.unwrap_or_default();
    let text = words.tell(&doubt.why, &[]);
    match doubt.seat {
        Some(seat) => format!("{}, {line}: {text}", pad.players[seat].name),
        None => format!("{line}: {text}"),
    }
}

/// An empty pad, or what is wrong with the players.
fn new_pad(kind: GameKind, names: &[String]) -> Result<Pad, String> {
    let (least, most) = (*seats(kind).start(), *seats(kind).end());
    let many = names.len();
    if !seats(kind).contains(&many) {
        let id = if least == most { "pad-players-exactly" } else { "pad-players" };
        let args = [
            ("game", kind.name().into()),
            ("least", least.into()),
            ("most", most.into()),
            ("n", many.into()),
        ];
        return Err(lang::error(id, &args));
    }
    for (at, name) in names.iter().enumerate() {
        if name.is_empty() {
            return Err(lang::error("pad-no-name", &[("n", (at + 1).into())]));
        }
        if names[..at].contains(name) {
            return Err(lang::error("pad-twice", &[("name", name.as_str().into())]));
        }
    }
    Ok(Pad::new(kind, names))
}

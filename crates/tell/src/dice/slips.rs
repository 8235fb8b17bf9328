//! Warnings about a board file.

use mirabilia_games::dice::boards::{Boards, Slip, Usual, Warning};
use mirabilia_words::{Message, Value};

use super::names;

/// What looks like a slip in a board file.
pub fn warning(boards: &Boards, warning: &Warning) -> Message {
    let slip = slip(boards, &warning.slip);
    if warning.cities.is_empty() {
        return slip;
    }
    let city = |id: &String| {
        let own = boards.sheets.iter().find(|sheet| sheet.id == *id);
        names::city(id, own.map_or(id, |sheet| &sheet.name))
    };
    Message::new("dice-slip-in")
        .with("cities", Value::all(warning.cities.iter().map(city)))
        .with("slip", slip)
}

fn slip(boards: &Boards, slip: &Slip) -> Message {
    let space =
        |id: &'static str, of: &str| Message::new(id).with("space", names::space(boards, of));
    match slip {
        Slip::NoSymbols { building, line } => Message::new("dice-slip-no-symbols")
            .with("building", names::building(*building))
            .with("line", line.clone()),
        Slip::Unlocks { die, times: 0 } => {
            Message::new("dice-slip-locked").with("die", names::die(die))
        }
        Slip::Unlocks { die, times } => {
            Message::new("dice-slip-unlocks").with("die", names::die(die)).with("n", *times)
        }
        Slip::NoEffect { space: of } => space("dice-slip-no-effect", of),
        Slip::ProducesNothing { space: of } => space("dice-slip-produces-nothing", of),
        Slip::WonderSteps { steps } => Message::new("dice-slip-steps").with("n", *steps),
        Slip::AgoraLines { space: of, lines } => space("dice-slip-agora", of).with("n", *lines),
        Slip::Barracks { building, attacks, defences } => Message::new("dice-slip-barracks")
            .with("building", names::building(*building))
            .with("attacks", *attacks)
            .with("defences", *defences),
        Slip::CrossesGuildCourt { by } => space("dice-slip-court", by),
        Slip::Number { of, found } => {
            let what = match of {
                Usual::Start => "dice-slip-start",
                Usual::Pass => "dice-slip-pass",
                Usual::FirstToFinish => "dice-slip-first",
                Usual::Bonuses => "dice-slip-bonuses",
                Usual::BonusesToEnd => "dice-slip-end",
            };
            Message::new(what).with("n", *found).with("usual", of.number())
        }
    }
}

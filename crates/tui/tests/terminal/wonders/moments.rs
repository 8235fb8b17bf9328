//! Moments of games that are worth looking at.

use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_protocol::Raw;
use serde_json::Value;

use crate::support::{deciding, play, table};

/// Everything that can be chosen is.
const CHOSEN: [(&str, &str); 2] = [("wonders", "choose"), ("sides", "choose")];

/// Plays a game whose wonders and sides are chosen; `see` looks at the table before each decision
/// and at the end.
pub(crate) fn game(seats: u8, seed: u64, mut see: impl FnMut(&AnyTable)) {
    play(table(GameKind::Wonders, seats, &CHOSEN), seed, |table, _| {
        see(table);
        true
    });
}

/// The first moment of some game where a seat sees what is looked for, and that seat.
pub(crate) fn moment(seats: u8, found: impl Fn(&AnyTable, Seat) -> bool) -> (AnyTable, Seat) {
    for seed in 1..400 {
        let mut here = None;
        let fresh = table(GameKind::Wonders, seats, &CHOSEN);
        play(fresh, seed, |table, _| {
            here =
                Seat::all(seats).find(|seat| found(table, *seat)).map(|who| (table.clone(), who));
            here.is_none()
        });
        if let Some(moment) = here {
            return moment;
        }
    }
    panic!("no such moment in a game of {seats}");
}

/// The picture that a seat sees.
pub(crate) fn picture(table: &AnyTable, seat: Seat) -> Value {
    Raw::new(&table.view(Viewer::Seat(seat))).value()
}

/// Does the seat owe a decision of this kind?
pub(crate) fn due(table: &AnyTable, seat: Seat, what: &str) -> bool {
    deciding(table).has(seat) && picture(table, seat)["due"] == what
}

/// Does the seat play a card in this turn of this age?
pub(crate) fn at(table: &AnyTable, seat: Seat, age: u8, turns: u8) -> bool {
    let picture = picture(table, seat);
    due(table, seat, "all play a card") && picture["age"] == age && picture["turns_played"] == turns
}

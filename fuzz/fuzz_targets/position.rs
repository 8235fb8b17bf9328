//! Any text may be given to us as a described position. Reading refuses it in words or accepts it;
//! what it accepts is written so that it reads as the same table and is written the same again, looks
//! the same to every seat, can be imagined, and plays to an end.
//!
//! The first byte chooses game and seats, the rest is the text between `position` and `end`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::playout::play_out;
use mirabilia_kernel::record::read;
use mirabilia_kernel::{Fast, Game, Seat, Turn, Viewer};

fuzz_target!(|bytes: &[u8]| {
    let Some((&number, text)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    match number % 12 {
        0 => check::<duel::State>(2, "", text),
        1 => check::<duel::State>(2, "options centre=chooses first=random\n", text),
        seats @ 2..=6 => check::<wonders::State>(seats + 1, "", text),
        seats => check::<dice::State>(seats - 5, "boards stand-in\n", text),
    }
});

fn check<G: Game>(seats: u8, header: &str, text: &str) {
    let record = format!("mirabilia 1 {}\nseats {seats}\n{header}position\n{text}\nend\n", G::NAME);
    let table = match read::<G>(&record) {
        Ok(table) => table,
        Err(error) => {
            assert!(error.line >= 1 && !error.reason.to_string().is_empty(), "{error:?}");
            return;
        }
    };
    let written = table.record().write();
    let again = match read::<G>(&written) {
        Ok(again) => again,
        Err(error) => panic!("we wrote what we cannot read: {error}\n{written}"),
    };
    assert_eq!(again.record().write(), written, "written twice, two texts");
    assert_eq!(again.state(), table.state(), "read twice, two tables:\n{written}");
    let state = table.state();
    assert_ne!(state.turn(), Turn::Over, "nothing to play:\n{written}");
    let mut luck = Fast::new(7);
    for seat in Seat::all(seats) {
        let view = state.view(Viewer::Seat(seat));
        let _ = G::imagine(&view, &mut luck);
    }
    let mut end = state.clone();
    play_out(&mut end, &mut luck, &mut Vec::new());
    assert!(end.outcome().is_some());
}

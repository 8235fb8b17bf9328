//! Any text may be given to us as a board file. Reading refuses it in words or accepts it, and on what
//! it accepts a game plays to its end.
//!
//! Sets that were read stay in memory, about 8 MiB a second here; runs of more than a few minutes
//! want a higher `-rss_limit_mb`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mirabilia_games::dice::{BoardsRef, State};
use mirabilia_kernel::playout::play_out;
use mirabilia_kernel::{Fast, Game, Options};

fuzz_target!(|text: &str| {
    let boards = match BoardsRef::read(text) {
        Ok(boards) => boards,
        Err(error) => {
            assert!(!error.place.to_string().is_empty() && !error.expected.to_string().is_empty(), "{error:?}");
            return;
        }
    };
    assert_eq!(BoardsRef::read(text), Ok(boards), "the same text gives the same set");
    let mut options = Options::default();
    options.set("boards", &format!("{} {}", boards.name, boards.fingerprint));
    let setup = State::setup(2, &options).expect("a set that was read can be played");
    let mut state = State::new(&setup);
    play_out(&mut state, &mut Fast::new(7), &mut Vec::new());
    assert!(state.outcome().is_some());
});

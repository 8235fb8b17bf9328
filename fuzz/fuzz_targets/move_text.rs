//! Any text may be given to us as a move. What reads as a move is written back in the same words,
//! and is judged alike by the list of legal moves and by the check of a single one. Where it is
//! legal it has an id, and can be played.
//!
//! The first byte chooses a position of every game, the rest is the text.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Game, Joint, Options, Seat, Turn};

/// The decisions of some whole games, so that every kind of move is legal somewhere.
static DUEL: LazyLock<Vec<duel::State>> =
    LazyLock::new(|| (0..3).flat_map(|seed| decisions(2, "", seed)).collect());

/// The same for 7 Wonders, at tables of every size, most of them with night sides, whose stages do
/// more. No more positions than a byte can name.
static WONDERS: LazyLock<Vec<wonders::State>> = LazyLock::new(|| {
    let tables = [
        (3, "sides=choose wonders=choose"),
        (4, "sides=night"),
        (5, "sides=night"),
        (6, "sides=choose"),
        (7, "sides=night"),
        (7, "sides=day"),
    ];
    let games = tables.iter().cycle().zip(0..11);
    games.flat_map(|(&(seats, options), seed)| decisions(seats, options, seed)).collect()
});

/// The same for 7 Wonders Dice: late turns have the special dice and the longest chains.
static DICE: LazyLock<Vec<dice::State>> = LazyLock::new(|| {
    let tables = [(2, 1), (3, 2), (7, 3)];
    let games = tables.iter().flat_map(|&(seats, seed)| decisions(seats, "boards=stand-in", seed));
    let all: Vec<dice::State> = games.collect();
    let every = all.len().div_ceil(256);
    all.into_iter().step_by(every).collect()
});

fuzz_target!(|bytes: &[u8]| {
    let Some((&number, text)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    check(&DUEL[usize::from(number) % DUEL.len()], text);
    check(&WONDERS[usize::from(number) % WONDERS.len()], text);
    check(&DICE[usize::from(number) % DICE.len()], text);
});

fn check<G: Game>(state: &G, text: &str) {
    let Ok(m) = state.read_move(text) else { return };

    let written = state.move_text(m);
    let said: Vec<&str> = text.split_whitespace().collect();
    assert_eq!(said.join(" "), written, "read and written in other words");
    assert_eq!(state.read_move(&written), Ok(m), "written, then read as another move");

    for seat in Seat::all(state.seats()) {
        let mut legal = Vec::new();
        state.legal_moves(seat, &mut legal);
        let check = state.check(seat, m);
        assert_eq!(legal.contains(&m), check.is_ok(), "{seat} {written}: {check:?}");
        if check.is_err() {
            continue;
        }
        let id = state.move_id(seat, m);
        assert_eq!(state.move_from_id(seat, id), Some(m), "{seat} {written} has another's id");
        // Where several decide at once, one move is not yet a turn.
        if state.turn() == Turn::Seats([seat].into_iter().collect()) {
            state.clone().play_unchecked(&Joint::one(seat, m));
        }
    }
}

fn decisions<G: Game>(seats: u8, options: &str, seed: u64) -> Vec<G> {
    let options = Options::parse(options).expect("options");
    let setup = G::setup(seats, &options).expect("a set-up");
    let mut state = G::new(&setup);
    let mut luck = Fast::new(seed);
    let mut positions = Vec::new();
    loop {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(seats) = state.turn() else { return positions };
        positions.push(state.clone());
        let mut deciding = seats.iter();
        let mut choose = |seat| state.random_move(seat, &mut luck, &mut Vec::new());
        let first = deciding.next().expect("a turn of somebody");
        let joint = Joint::one(first, choose(first));
        let joint = deciding.fold(joint, |joint, seat| joint.with(seat, choose(seat)));
        state.play_unchecked(&joint);
    }
}

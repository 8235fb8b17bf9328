//! How fair a set of boards is: many games among simple players, counted by city, building and plan.
//!
//! ```text
//! cargo run --release -p mirabilia-dice --example balance -- --boards stand-in --seats 7 --games 4000
//! ```
//!
//! The players are simple on purpose: they look at their own turn only. What they find out is a hint,
//! not a proof, and `docs/boards.md` says how far it goes.
#![forbid(unsafe_code)]

mod judge;
mod options;
mod plan;
mod report;
mod tally;

use std::process::ExitCode;

use mirabilia_dice::{Move, Setup, State};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Game, Joint, Luck, MAX_SEATS, Seat, Turn};

use judge::Judge;
use options::{Options, Policy};
use plan::PLANS;
use tally::Tally;

fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(why) => {
            eprintln!("balance: {why}");
            return ExitCode::FAILURE;
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let tally = std::thread::scope(|scope| {
        let work = |first: usize| {
            let options = &options;
            scope.spawn(move || {
                let games = (first..options.games as usize).step_by(threads);
                games.fold(Tally::new(&options.boards), |mut tally, number| {
                    play(options, number as u64, &mut tally);
                    tally
                })
            })
        };
        let workers: Vec<_> = (0..threads).map(work).collect();
        let tallies = workers.into_iter().map(|w| w.join().expect("a game went wrong"));
        tallies.fold(Tally::new(&options.boards), |sum, tally| sum.with(&tally))
    });
    report::print(&options, &tally);
    ExitCode::SUCCESS
}

/// Plays one game and counts it. Its number and the seed decide all that happens in it, so the
/// result does not depend on the number of threads.
fn play(options: &Options, number: u64, tally: &mut Tally) {
    let mut luck = Fast::new(options.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number);
    let mut state = State::new(&Setup { seats: options.seats, boards: options.boards });
    let mut plans = [0; MAX_SEATS];
    if options.policy == Policy::Mixed {
        plans.fill_with(|| luck.below(PLANS.len() as u32) as usize);
    }
    let mut judges = plans.map(|plan| Judge::new(options.boards, &PLANS[plan]));
    loop {
        settle_all(&mut state, &mut luck);
        let Turn::Seats(seats) = state.turn() else { break };
        let mut joint: Option<Joint<Move>> = None;
        for seat in seats.iter() {
            let m = if options.policy == Policy::Random {
                state.random_move(seat, &mut luck, &mut Vec::new())
            } else {
                judges[seat.index()].choose(&state, seat, &mut luck)
            };
            joint = Some(joint.map_or(Joint::one(seat, m), |joint| joint.with(seat, m)));
        }
        state.play_unchecked(&joint.expect("a turn of seats has a seat"));
    }
    let outcome = state.outcome().expect("the game is over");
    tally.game(&state, outcome.winners, |seat: Seat| plans[seat.index()]);
}

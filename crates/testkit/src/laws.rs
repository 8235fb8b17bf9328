//! Laws that every game must obey, checked along whole random games.
//!
//! A game names its set-ups and its own audit (cards and coins are conserved, …) in a [`Laws`] and
//! calls [`Laws::check`]. A failure names the law and the number of the game, which is also its
//! seed.

use std::sync::atomic::{AtomicU32, Ordering};

use mirabilia_kernel::{Fast, Game, Seat, Table, Turn};

use crate::positions::is_described;
use crate::sample;

mod end;
mod eyes;
mod legality;
mod offers;
mod seen;
#[cfg(test)]
mod tests;
mod twins;

pub use eyes::Eyes;
pub use twins::Twins;

/// What to check, on how many games.
pub struct Laws<'a, G: Game> {
    /// Set-ups, used in turn.
    pub setups: &'a [G::Setup],
    /// How many games to play; see [`cases`](crate::cases).
    pub games: u32,
    /// In one of this many decisions every move id is judged by both `legal_moves` and `check`; in
    /// the others a handful is.
    pub judge_all_in: u32,
    /// No game may take more decisions than this.
    pub longest: u32,
    /// What must hold in every state of this game.
    pub audit: fn(&G) -> Result<(), String>,
    /// How viewers are shown things.
    pub eyes: Eyes<G>,
    /// Does the game hide anything from seats? Then the games must bring up enough pairs of states
    /// that a viewer cannot tell apart.
    pub hides: bool,
}

/// What was seen on the way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Moves judged by both `legal_moves` and `check`.
    pub judged: u64,
    /// Pairs of games that a viewer could not tell apart, and was told in the same lines.
    pub alike: u64,
    /// Pairs of different states that a viewer was shown in the same way, and knew no more about.
    pub twins: u64,
}

/// In how many games the views of all viewers are checked in every state; later, of two of them.
const EVERY_VIEWER_GAMES: u32 = 500;
/// In how many games every state is written and read as a described position.
const DESCRIBED_GAMES: u32 = 100;
/// In how many games every offer of every deciding seat is checked.
const OFFERED_GAMES: u32 = 300;
/// In how many games a twin is played on from every state.
const TWIN_GAMES: u32 = 200;
/// In how many games the lines that viewers are shown are checked in every state.
const TOLD_GAMES: u32 = 100;
/// In how many games random moves are counted, to see that none is favoured.
const FAIRNESS_GAMES: u32 = 12;

impl<G: Game> Laws<'_, G> {
    /// Plays the games and panics at the first law that is broken.
    pub fn check(&self) {
        let tally = self.obey().unwrap_or_else(|why| panic!("{why}"));
        println!("{}: {tally:?}", G::NAME);
        assert_eq!(tally.games, u64::from(self.games));
        let least =
            |games: u32| if self.hides { u64::from(self.games.min(sample(games))) } else { 0 };
        assert!(tally.alike >= least(TOLD_GAMES), "few games look alike: {tally:?}");
        assert!(tally.twins >= least(TWIN_GAMES), "few twins: {tally:?}");
    }

    /// Plays random games and checks every law in every state. Uses all cores.
    pub fn obey(&self) -> Result<Tally, String> {
        let next = AtomicU32::new(0);
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let work = || {
            let mut tally = Tally::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return Ok(tally);
                }
                if let Err(why) = self.one_game(number, &mut tally) {
                    next.store(self.games, Ordering::Relaxed);
                    return Err(format!("{}, game {number}: {why}", G::NAME));
                }
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut total = Tally::default();
            for worker in workers {
                let part = worker.join().map_err(|_| format!("{}: a game panicked", G::NAME))??;
                total.games += part.games;
                total.decisions += part.decisions;
                total.judged += part.judged;
                total.alike += part.alike;
                total.twins += part.twins;
            }
            Ok(total)
        })
    }

    fn one_game(&self, number: u32, tally: &mut Tally) -> Result<(), String> {
        let setup = &self.setups[number as usize % self.setups.len()];
        let mut luck = Fast::new(u64::from(number));
        let mut aside = Fast::new(!u64::from(number)); // for what is tried and not played
        let mut table = Table::<G>::new(setup.clone(), Vec::new());
        let mut decisions = 0;
        loop {
            let state = table.state().clone();
            (self.audit)(&state).map_err(|why| format!("audit: {why}\n{state:?}"))?;
            eyes::views_hide(self, &state, number < sample(EVERY_VIEWER_GAMES), &mut luck)?;
            if number < sample(DESCRIBED_GAMES) && state.turn() != Turn::Over {
                is_described(setup, &state)?;
            }
            if number < sample(TOLD_GAMES) {
                tally.alike += seen::lines_hide(&table, &mut aside)?;
            }
            if number < sample(TWIN_GAMES) {
                tally.twins += twins::twins_hold(&table, self.eyes, &mut aside)?;
            }
            match state.turn() {
                Turn::Chance => {
                    let chance = legality::fair_luck(&state, &mut luck)?;
                    table.settle(chance).map_err(|e| format!("drawn luck is refused: {e}"))?;
                }
                Turn::Seats(seats) => {
                    holds(!seats.is_empty(), || "a turn without seats".to_owned())?;
                    for seat in Seat::all(state.seats()) {
                        let list = legality::list_is_right(
                            &state,
                            seat,
                            self.judge_all_in,
                            &mut luck,
                            tally,
                        )?;
                        holds(list.is_empty() != seats.has(seat), || {
                            format!("seat {seat} has {} moves in {seats:?}", list.len())
                        })?;
                        if seats.has(seat) {
                            if number < sample(OFFERED_GAMES) {
                                offers::offers_hold(&state, seat, &mut aside)?;
                            }
                            let fairly = number < sample(FAIRNESS_GAMES);
                            let m = legality::random_move(&state, seat, &list, &mut luck, fairly)?;
                            table
                                .submit(seat, m)
                                .map_err(|e| format!("legal move refused: {e}"))?;
                            decisions += 1;
                        }
                    }
                    let settled = table.waiting().is_empty();
                    holds(settled, || "a complete turn was not played".to_owned())?;
                }
                Turn::Over => break,
            }
            holds(decisions <= self.longest, || {
                format!("still going after {decisions} decisions")
            })?;
        }
        end::has_an_outcome(&table)?;
        end::replays(&table)?;
        tally.games += 1;
        tally.decisions += u64::from(decisions);
        Ok(())
    }
}

fn holds(law: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if law { Ok(()) } else { Err(why()) }
}

/// A law of an audit: an error with its name where it does not hold.
pub fn law(holds: bool, name: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(name.to_owned()) }
}

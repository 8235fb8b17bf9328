//! One game between bots, every move checked and timed.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use mirabilia_bots::{Bot, Budget, Stop};
use mirabilia_kernel::{End, Game, Seat, SeatSet, Table, Turn, Viewer};

use crate::entrant::{Entrant, names_at_table};
use crate::fault::Fault;
use crate::luck::DealLuck;
use crate::schedule::Seating;

/// How a seat used its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spent {
    /// Decisions, forced ones too.
    pub moves: u32,
    /// Time for all of them.
    pub time: Duration,
    /// The most that one decision took beyond its budget of time.
    pub over: Duration,
}

/// How one seat fared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// The number of the bot.
    pub bot: usize,
    /// Its part of the victory: 1, 1/k of a victory shared by k, or 0.
    pub share: f64,
    /// Its points as they stood at the end.
    pub points: i16,
    /// Its time.
    pub spent: Spent,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The number of the game, from 0.
    pub game: u64,
    /// The number of the deal, from 0.
    pub deal: u64,
    /// How it ended.
    pub end: End,
    /// How each seat fared, by seat.
    pub places: Vec<Place>,
}

/// Plays one game on its deal. Gives the table as it stands at the end with the result, or nothing
/// when `stop` was raised before the end.
pub fn play_game<G: Game>(
    setup: &G::Setup,
    entrants: &[Entrant<G>],
    seating: &Seating,
    seed: u64,
    stop: &Stop,
) -> Result<Option<(Played, Table<G>)>, Fault> {
    let at = |seat: usize| &entrants[seating.bots[seat]];
    let names: Vec<&str> = (0..seating.bots.len()).map(|seat| &*at(seat).name).collect();
    let mut table = Table::<G>::new(setup.clone(), names_at_table(&names));
    let mut luck = DealLuck::new(seed, seating.deal);
    let mut players: Vec<Player<G>> =
        seating.seeds.iter().enumerate().map(|(s, &seed)| Player::new(at(s), seed, stop)).collect();
    loop {
        luck.deal(&mut table);
        let Turn::Seats(seats) = table.turn() else { break };
        for seat in seats.iter() {
            let chosen = players[seat.index()].choose(&table, seat);
            if stop.is_raised() {
                return Ok(None); // what a bot says when it is hurried does not count
            }
            let taken = chosen.and_then(|m| table.submit(seat, m).map_err(|why| why.to_string()));
            taken.map_err(|reason| Fault {
                game: seating.game,
                bot: at(seat.index()).name.clone(),
                seat: seat.index(),
                reason,
                record: table.record().write(),
            })?;
        }
    }
    let outcome = table.state().outcome().unwrap_or_else(|| unreachable!("the game is over"));
    let place = |(seat, player): (usize, &Player<G>)| Place {
        bot: seating.bots[seat],
        share: share(outcome.winners, Seat::new(seat as u8)),
        points: table.state().score(Seat::new(seat as u8)).total(),
        spent: player.spent,
    };
    let places = players.iter().enumerate().map(place).collect();
    let played = Played { game: seating.game, deal: seating.deal, end: outcome.end, places };
    Ok(Some((played, table)))
}

fn share(winners: SeatSet, seat: Seat) -> f64 {
    if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// A bot at the table, with its clock.
struct Player<G: Game> {
    bot: Box<dyn Bot<G>>,
    budget: Budget,
    spent: Spent,
}

impl<G: Game> Player<G> {
    fn new(entrant: &Entrant<G>, seed: u64, stop: &Stop) -> Self {
        let budget = Budget { threads: 1, stop: stop.clone(), ..entrant.budget.clone() };
        Self { bot: entrant.player(seed), budget, spent: Spent::default() }
    }

    /// The bot's choice, or how it fell over.
    fn choose(&mut self, table: &Table<G>, seat: Seat) -> Result<G::Move, String> {
        let view = table.state().view(Viewer::Seat(seat));
        let start = Instant::now();
        // A bot that panics ends the match with the record that led to it, not with a bare crash.
        let advice = catch_unwind(AssertUnwindSafe(|| self.bot.choose(&view, seat, &self.budget)));
        let time = start.elapsed();
        self.spent.moves += 1;
        self.spent.time += time;
        let over = self.budget.time.map_or(Duration::ZERO, |budget| time.saturating_sub(budget));
        self.spent.over = self.spent.over.max(over);
        advice.map(|advice| advice.best).map_err(|why| format!("fell over: {}", words(&*why)))
    }
}

/// What a panic said.
fn words(why: &(dyn Any + Send)) -> &str {
    let text = why.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| why.downcast_ref::<&str>().copied()).unwrap_or("it did not say why")
}

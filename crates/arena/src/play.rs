//! One game between bots, with every move checked and timed.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use mirabilia_bots::{Bot, Budget, Stop};
use mirabilia_kernel::{End, Game, Seat, SeatSet, Table, Turn, Viewer};

use crate::boards::boards;
use crate::entrant::{Entrant, names_at_table};
use crate::fault::Fault;
use crate::luck::DealLuck;
use crate::schedule::Seating;

/// The thinking time of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkingTime {
    /// Number of decisions, including those with a single legal move.
    pub moves: u32,
    /// Total time.
    pub time: Duration,
    /// The most that one decision exceeded its time budget.
    pub over: Duration,
}

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatResult {
    /// The number of the bot.
    pub bot: usize,
    /// Its share of the victory: 1, 1/k of a victory shared by k, or 0.
    pub share: f64,
    /// Its final points.
    pub points: i16,
    /// Its thinking time.
    pub thinking: ThinkingTime,
}

/// The result of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// The number of the game, counted from 0.
    pub game: u64,
    /// The number of the deal, counted from 0.
    pub deal: u64,
    /// How it ended.
    pub end: End,
    /// The result of each seat.
    pub seats: Vec<SeatResult>,
    /// The wonder or city of each seat; empty in games without boards.
    pub boards: Vec<String>,
}

/// Plays one game on its deal. Returns the result and the final table, or `None` if `stop` was raised
/// before the end.
pub fn play_game<G: Game>(
    setup: &G::Setup,
    entrants: &[Entrant<G>],
    seating: &Seating,
    seed: u64,
    stop: &Stop,
) -> Result<Option<(GameResult, Table<G>)>, Fault> {
    let at = |seat: usize| &entrants[seating.bots[seat]];
    let names: Vec<&str> = (0..seating.bots.len()).map(|seat| &*at(seat).name).collect();
    let mut table = Table::<G>::new(setup.clone(), names_at_table(&names));
    let mut luck = DealLuck::new(seed, seating.deal);
    let mut players: Vec<SeatedBot<G>> = seating
        .seeds
        .iter()
        .enumerate()
        .map(|(s, &seed)| SeatedBot::new(at(s), seed, stop))
        .collect();
    loop {
        luck.deal(&mut table);
        let Turn::Seats(seats) = table.turn() else { break };
        for seat in seats.iter() {
            let chosen = players[seat.index()].choose(&table, seat);
            if stop.is_raised() {
                return Ok(None); // the answer of an interrupted bot does not count
            }
            let played = chosen.and_then(|m| table.submit(seat, m).map_err(|why| why.to_string()));
            played.map_err(|reason| Fault {
                game: seating.game,
                bot: at(seat.index()).name.clone(),
                seat: seat.index(),
                reason,
                record: table.record().write(),
            })?;
        }
    }
    let outcome = table.state().outcome().unwrap_or_else(|| unreachable!("the game is over"));
    let seat_result = |(seat, player): (usize, &SeatedBot<G>)| SeatResult {
        bot: seating.bots[seat],
        share: share(outcome.winners, Seat::new(seat as u8)),
        points: table.state().score(Seat::new(seat as u8)).total(),
        thinking: player.thinking,
    };
    let seats = players.iter().enumerate().map(seat_result).collect();
    let boards = boards(table.state());
    let Seating { game, deal, .. } = *seating;
    Ok(Some((GameResult { game, deal, end: outcome.end, seats, boards }, table)))
}

fn share(winners: SeatSet, seat: Seat) -> f64 {
    if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// A bot at the table, with its thinking time.
struct SeatedBot<G: Game> {
    bot: Box<dyn Bot<G>>,
    budget: Budget,
    thinking: ThinkingTime,
}

impl<G: Game> SeatedBot<G> {
    fn new(entrant: &Entrant<G>, seed: u64, stop: &Stop) -> Self {
        let budget = Budget { threads: 1, stop: stop.clone(), ..entrant.budget.clone() };
        Self { bot: entrant.player(seed), budget, thinking: ThinkingTime::default() }
    }

    /// The bot's choice, or the message of its panic.
    fn choose(&mut self, table: &Table<G>, seat: Seat) -> Result<G::Move, String> {
        let view = table.state().view(Viewer::Seat(seat));
        let start = Instant::now();
        // If a bot panics, the match ends with the record that led to it.
        let advice = catch_unwind(AssertUnwindSafe(|| self.bot.choose(&view, seat, &self.budget)));
        let time = start.elapsed();
        self.thinking.moves += 1;
        self.thinking.time += time;
        let over = self.budget.time.map_or(Duration::ZERO, |budget| time.saturating_sub(budget));
        self.thinking.over = self.thinking.over.max(over);
        advice
            .map(|advice| advice.best)
            .map_err(|why| format!("panicked: {}", panic_message(&*why)))
    }
}

fn panic_message(why: &(dyn Any + Send)) -> &str {
    let text = why.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| why.downcast_ref::<&str>().copied()).unwrap_or("no message")
}

//! `Schedule`: the games of a match between bots, played in any order, on any machine.
//!
//! A game depends only on the schedule and its number, not on the worker. If a worker dies, its games
//! are played again.

use std::time::Duration;

use mirabilia_arena::{
    Allowance, BotName, GameResult, Heading, Report, Results, Schedule, ScheduleError, SeatResult,
    ThinkingTime, play_game,
};
use mirabilia_bots::{BotKind, Stop};
use mirabilia_games::for_game;
use mirabilia_kernel::End;
use mirabilia_words::{Lang, Words};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::{Deserialize, Serialize};

use crate::bot::{bot_name, budget_of};
use crate::env::seed_from;
use crate::error::{Told, wrong};
use crate::json::{from_python, to_python};
use crate::luck::seed_of;
use crate::setup::Said;

/// Columns of the standings as text.
const WIDTH: usize = 100;

/// A finished game, as a Python object.
#[derive(Serialize, Deserialize)]
struct GameTold {
    game: u64,
    deal: u64,
    end: String,
    bots: Vec<usize>,
    names: Vec<String>,
    shares: Vec<f64>,
    points: Vec<i16>,
    moves: Vec<u32>,
    seconds: Vec<f64>,
    over_seconds: Vec<f64>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    record: Option<String>,
}

impl GameTold {
    fn of(played: &GameResult, bots: &[BotName], record: Option<String>) -> Self {
        let places = &played.seats;
        Self {
            game: played.game,
            deal: played.deal,
            end: played.end.name().to_owned(),
            bots: places.iter().map(|place| place.bot).collect(),
            names: places.iter().map(|place| bots[place.bot].text.clone()).collect(),
            shares: places.iter().map(|place| place.share).collect(),
            points: places.iter().map(|place| place.points).collect(),
            moves: places.iter().map(|place| place.thinking.moves).collect(),
            seconds: places.iter().map(|place| place.thinking.time.as_secs_f64()).collect(),
            over_seconds: places.iter().map(|place| place.thinking.over.as_secs_f64()).collect(),
            record,
        }
    }

    fn played(&self, bots: usize) -> PyResult<GameResult> {
        let end = [End::Points, End::Military, End::Science].into_iter();
        let end = end.into_iter().find(|end| end.name() == self.end).ok_or_else(|| {
            wrong(format!(
                "game {}: end is \"{}\"; expected points, military or science",
                self.game, self.end
            ))
        })?;
        let seats = self.bots.len();
        let lists = [
            self.shares.len(),
            self.points.len(),
            self.moves.len(),
            self.seconds.len(),
            self.over_seconds.len(),
        ];
        if lists.iter().any(|&length| length != seats) {
            return Err(wrong(format!("game {}: lists of different lengths", self.game)));
        }
        if let Some(bot) = self.bots.iter().find(|&&bot| bot >= bots) {
            return Err(wrong(format!(
                "game {}: no bot {bot}; bots are 0 to {}",
                self.game,
                bots - 1
            )));
        }
        let time = |seconds: f64| Duration::try_from_secs_f64(seconds).unwrap_or_default();
        let place = |seat: usize| SeatResult {
            bot: self.bots[seat],
            share: self.shares[seat],
            points: self.points[seat],
            thinking: ThinkingTime {
                moves: self.moves[seat],
                time: time(self.seconds[seat]),
                over: time(self.over_seconds[seat]),
            },
        };
        let seats = (0..seats).map(place).collect();
        Ok(GameResult { game: self.game, deal: self.deal, end, seats, boards: Vec::new() })
    }
}

/// The games of a match between bots. Every deal is played from every seat.
///
/// >>> import mirabilia
/// >>> plan = mirabilia.Schedule("duel", ["greedy", "random"], games=4, seed=7)
/// >>> [game["names"] for game in plan.play(0, 2)]
/// [['greedy', 'random'], ['random', 'greedy']]
#[pyclass(module = "mirabilia", name = "Schedule", frozen)]
pub(crate) struct PySchedule {
    said: Said,
    /// The names as they were given, with repetitions.
    named: Vec<String>,
    bots: Vec<BotName>,
    /// The names that are players of the caller, not bots.
    outside: Vec<String>,
    usual: Option<Allowance>,
    schedule: Schedule,
}

#[pymethods]
impl PySchedule {
    #[new]
    #[pyo3(signature = (
        game, bots, games, seats=None, seed=0, options=None, boards=None, time_ms=None,
        iterations=None, outside=vec![]
    ))]
    #[allow(clippy::too_many_arguments)] // Python calls them by name
    fn new(
        game: &str,
        bots: Vec<String>,
        games: i64,
        seats: Option<i64>,
        seed: i128,
        options: Option<&Bound<'_, PyDict>>,
        boards: Option<&Bound<'_, PyAny>>,
        time_ms: Option<f64>,
        iterations: Option<i64>,
        outside: Vec<String>,
    ) -> PyResult<Self> {
        let said = Said::read(game, seats, options, boards)?;
        said.table(vec![])?;
        let games = match u64::try_from(games) {
            Ok(games) if games > 0 => games,
            _ => return Err(wrong(format!("games is {games}; expected 1 or more"))),
        };
        let budget = budget_of(time_ms, iterations, None)?;
        let usual = match (budget.time, budget.iterations) {
            (Some(_), Some(_)) => {
                return Err(wrong("time_ms and iterations are both given; expected one of them"));
            }
            (Some(time), None) => Some(Allowance::Time(time)),
            (None, Some(iterations)) => Some(Allowance::Iterations(iterations)),
            (None, None) => None,
        };
        // A name that comes twice is the same bot.
        let mut known: Vec<BotName> = Vec::new();
        let mut named = Vec::new();
        for text in &bots {
            let bot = if outside.contains(text) {
                BotName { text: text.clone(), kind: BotKind::Random, own: None }
            } else {
                bot_name(text)?
            };
            let number = known.iter().position(|other| other.text == bot.text);
            named.push(number.unwrap_or(known.len()));
            if number.is_none() {
                known.push(bot);
            }
        }
        let schedule = Schedule::new(said.seats, &named, games, seed_from(seed)?);
        let schedule = schedule.map_err(|error| {
            let expected = match error {
                ScheduleError::NoBots => "at least one name",
                ScheduleError::Duplicate => "different names when there are more than seats",
                _ => "names for a table",
            };
            wrong(format!("bots are [{}]; expected {expected}", bots.join(", ")))
        })?;
        Ok(Self { said, named: bots, bots: known, outside, usual, schedule })
    }

    /// Plays the games with these numbers, one after the other. With `records=True` each has its
    /// record.
    #[pyo3(signature = (start, stop, records=false))]
    fn play<'py>(
        &self,
        py: Python<'py>,
        start: i64,
        stop: i64,
        records: bool,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Some(name) = self.outside.first() {
            return Err(wrong(format!(
                "\"{name}\" is a player of yours; mirabilia.tournament plays it"
            )));
        }
        let all = self.schedule.games();
        let (Ok(from), Ok(to)) = (u64::try_from(start), u64::try_from(stop)) else {
            return Err(wrong(format!(
                "games {start} to {stop}; expected numbers from 0 to {all}"
            )));
        };
        if from > to || to > all {
            return Err(wrong(format!(
                "games {start} to {stop}; expected numbers from 0 to {all}"
            )));
        }
        let told =
            py.detach(|| for_game!(self.said.kind, G => self.run::<G>(from, to, records)))?;
        to_python(py, &told)
    }

    /// Who sits where in a game: `game`, `deal`, `bots` by number, `names`, and `seeds` of their luck. All
    /// games of a deal have the seed `luck`.
    fn seating<'py>(&self, py: Python<'py>, game: u64) -> PyResult<Bound<'py, PyDict>> {
        if game >= self.schedule.games() {
            let last = self.schedule.games() - 1;
            return Err(wrong(format!("no game {game}; games are 0 to {last}")));
        }
        let seating = self.schedule.seating(game);
        let told = PyDict::new(py);
        let names: Vec<&str> = seating.bots.iter().map(|&bot| &*self.bots[bot].text).collect();
        told.set_item("game", seating.game)?;
        told.set_item("deal", seating.deal)?;
        told.set_item("bots", seating.bots.clone())?;
        told.set_item("names", names)?;
        told.set_item("seeds", seating.seeds)?;
        told.set_item("luck", seed_of(self.schedule.seed(), seating.deal, 0))?;
        Ok(told)
    }

    /// The standings after these games: scores, ratings with errors, ends.
    fn report<'py>(
        &self,
        py: Python<'py>,
        games: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let told: Vec<GameTold> = from_python("games", games)?;
        let mut played = Vec::with_capacity(told.len());
        for game in &told {
            played.push(game.played(self.bots.len())?);
        }
        played.sort_by_key(|played| played.game);
        if let Some(pair) = played.windows(2).find(|pair| pair[0].game == pair[1].game) {
            return Err(wrong(format!("game {} occurs twice", pair[0].game)));
        }
        let interrupted = (played.len() as u64) < self.schedule.games();
        let results = Results { games: played, trial: None, interrupted };
        let timed = |bot: &BotName| matches!(bot.own.or(self.usual), Some(Allowance::Time(_)));
        let bots: Vec<(String, bool)> =
            self.bots.iter().map(|bot| (bot.text.clone(), timed(bot))).collect();
        let heading = Heading { game: self.said.kind.name(), bots: &bots, budget: self.usual };
        let report = py.detach(|| Report::of(&heading, &self.schedule, &results));
        let told = to_python(py, &report)?;
        told.set_item("text", report.lines(&Words::new(Lang::En), WIDTH).join("\n"))?;
        Ok(told)
    }

    /// The number of games.
    #[getter]
    fn games(&self) -> u64 {
        self.schedule.games()
    }

    /// The bots, by number.
    #[getter]
    fn bots(&self) -> Vec<&str> {
        self.bots.iter().map(|bot| bot.text.as_str()).collect()
    }

    /// The game.
    #[getter]
    fn game(&self) -> &'static str {
        self.said.kind.name()
    }

    /// The number of players.
    #[getter]
    fn seats(&self) -> u8 {
        self.said.seats
    }

    fn __len__(&self) -> usize {
        self.schedule.games() as usize
    }

    /// The arguments that make the same schedule on another machine; boards are included as text.
    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Py<PyAny>, Bound<'py, pyo3::types::PyTuple>)> {
        let (options, boards) = self.said.again(py)?;
        let (time, iterations) = match self.usual {
            Some(Allowance::Time(time)) => (Some(time.as_secs_f64() * 1000.0), None),
            Some(Allowance::Iterations(iterations)) => (None, Some(iterations)),
            None => (None, None),
        };
        let (game, games, seed) = (self.game(), self.schedule.games(), self.schedule.seed());
        let seats = self.said.seats;
        let (named, outside) = (self.named.clone(), self.outside.clone());
        let said = (game, named, games, seats, seed, options, boards, time, iterations, outside);
        Ok((py.get_type::<Self>().into_any().unbind(), said.into_pyobject(py)?))
    }
}

impl PySchedule {
    fn run<G: mirabilia_bots::Evaluate>(
        &self,
        from: u64,
        to: u64,
        records: bool,
    ) -> PyResult<Vec<GameTold>> {
        let setup = G::setup(self.said.seats, &self.said.options).told()?;
        let entrants: Vec<_> = self.bots.iter().map(|bot| bot.entrant::<G>(self.usual)).collect();
        let mut told = Vec::new();
        for game in from..to {
            let seating = self.schedule.seating(game);
            let stop = Stop::default();
            let done = play_game(&setup, &entrants, &seating, self.schedule.seed(), &stop);
            let done = done.map_err(|fault| wrong(fault.to_string()))?;
            if let Some((played, table)) = done {
                let record = records.then(|| table.record().write());
                told.push(GameTold::of(&played, &self.bots, record));
            }
        }
        Ok(told)
    }
}

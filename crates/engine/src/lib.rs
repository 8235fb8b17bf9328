//! The engine: one game at a time, one JSON object in, one out (`docs/engine.md`). It does no input
//! or output itself, so that tests and fuzzers can drive it.
//!
//! ```
//! use mirabilia_engine::Engine;
//! let mut engine = Engine::default();
//! let answer = engine.answer(r#"{"id":1,"do":"new","game":"duel","seats":2}"#);
//! assert_eq!(answer.text, r#"{"id":1,"game":"duel","seats":2,"steps":0,"turn":{"luck":true}}"#);
//! ```

#![forbid(unsafe_code)]

mod answer;
pub mod boards;
mod branch;
mod deals;
mod fields;
mod game;
mod job;
mod learn;
mod look;
pub mod seed;
mod stop;
pub mod summary;
mod think;
mod variation;
pub mod verify;

use mirabilia_games::AnyTable;
use mirabilia_games::dice::BoardsRef;
use mirabilia_kernel::{Seat, SeatSet, Seed, Seeded, Turn};
use serde_json::Value;

use crate::summary::Summary;

pub use answer::Answer;
use answer::{Body, Fault};
use fields::Fields;
use job::Running;
pub use job::{Analysis, AnalysisSlice};
pub use stop::Stopper;

/// Maximum length of a request in bytes.
pub const MAX_LINE: usize = 1 << 20;

/// The commands, for error messages.
const COMMANDS: &str = "new, load, template, boards, step, deal, undo, withdraw, legal, view, log, \
                        result, record, position, verify, branch, perft, go, hint, analyse, evaluate, more, stop, \
                        lesson, puzzles, puzzle, slips, digest, deals, compare, quit";

/// A line of input that cannot be read as a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadLine {
    /// Longer than [`MAX_LINE`].
    TooLong,
    /// Not UTF-8.
    NotUtf8,
}

/// The engine: one game and its state.
#[derive(Debug, Default)]
pub struct Engine {
    table: Option<AnyTable>,
    /// The generator of `deal`; seeded by the operating system unless a request gives a seed.
    luck: Option<HiddenGenerator>,
    stop: Stopper,
    /// Custom boards that games may name.
    boards: Vec<BoardsRef>,
    /// The number of requests answered.
    answered: u64,
    /// Whether a `stop` ended the last search early.
    cut_short: bool,
    /// The running job.
    job: Option<Running>,
}

/// A generator that does not print its state.
struct HiddenGenerator(Seeded);

impl std::fmt::Debug for HiddenGenerator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("HiddenGenerator(..)")
    }
}

impl Engine {
    /// An engine whose games may name these boards.
    pub fn with_boards(boards: Vec<BoardsRef>) -> Self {
        Self { boards, ..Self::default() }
    }

    /// Signals a running search when the input reader sees `stop`.
    pub fn stopper(&self) -> Stopper {
        self.stop.clone()
    }

    /// Answers a line of input that is not a request.
    pub fn reject(&mut self, line: BadLine) -> Answer {
        let fault = match line {
            BadLine::TooLong => too_long(),
            BadLine::NotUtf8 => Fault::new("engine/bad-json", "the line is not UTF-8 text"),
        };
        self.answered += 1;
        Answer::new(&Value::Null, fault.into(), false)
    }

    /// Answers one request.
    pub fn answer(&mut self, line: &str) -> Answer {
        let number = self.answered;
        self.answered += 1;
        let fail = |fault: Fault| Answer::new(&Value::Null, fault.into(), false);
        if line.len() > MAX_LINE {
            return fail(too_long());
        }
        let request = match serde_json::from_str(line) {
            Ok(Value::Object(request)) => request,
            Ok(_) => return fail(Fault::new("engine/bad-json", "a request is a JSON object")),
            Err(error) => {
                let message = format!("not JSON: {error}");
                return fail(Fault::new("engine/bad-json", message));
            }
        };
        let id = request.get("id").unwrap_or(&Value::Null);
        let fields = Fields(&request);
        match self.dispatch(number, &fields) {
            Ok(body) => {
                let quit = matches!(body, Body::Quit { .. });
                Answer::new(id, body, quit)
            }
            Err(fault) => Answer::new(id, fault.into(), false),
        }
    }

    fn dispatch(&mut self, number: u64, fields: &Fields<'_>) -> Result<Body, Fault> {
        let Some(command) = fields.text("do")? else {
            return Err(fields::missing("do", COMMANDS));
        };
        match command {
            "new" => self.open(fields),
            "load" => self.load(fields),
            "template" => self.template(fields),
            "boards" => self.read_boards(fields),
            "step" => self.step(fields),
            "deal" => self.deal(fields),
            "undo" => self.undo(fields),
            "withdraw" => self.withdraw(fields),
            "legal" => self.legal(fields),
            "view" => self.view(fields),
            "log" => self.log(fields),
            "result" => {
                fields.only(&[])?;
                Ok(Body::Result(Summary::of(self.table()?)))
            }
            "record" => self.record(fields),
            "branch" => self.branch(fields),
            "position" => self.position(fields),
            "verify" => self.verify(fields),
            "perft" => self.perft(fields),
            "go" => self.go(number, fields),
            "hint" => self.hint(number, fields),
            "analyse" => self.analyse(number, fields),
            "evaluate" => self.evaluate(number, fields),
            "lesson" => Self::lesson(fields),
            "puzzles" => Self::puzzles(fields),
            "puzzle" => Self::puzzle(fields),
            "slips" => Self::slips(fields),
            "digest" => Self::digest(fields),
            "deals" => Self::deals(fields),
            "compare" => Self::compare(fields),
            "more" => self.more(fields),
            "stop" => self.stop(fields),
            "quit" => {
                fields.only(&[])?;
                Ok(Body::Quit { quit: true })
            }
            other => {
                let message = fields::refused("do", other, COMMANDS).message;
                Err(Fault::new("engine/unknown-command", message))
            }
        }
    }

    fn table(&self) -> Result<&AnyTable, Fault> {
        self.table.as_ref().ok_or_else(no_game)
    }
}

fn no_game() -> Fault {
    Fault::new("engine/no-game", "no game yet; begin with \"new\" or \"load\"")
}

fn too_long() -> Fault {
    Fault::new("engine/too-long", format!("a request has at most {MAX_LINE} bytes"))
}

fn seed_or_random(seed: Option<Seed>) -> Result<Seed, Fault> {
    let seed = seed.map_or_else(seed::fresh, Ok);
    seed.map_err(|error| Fault::new("engine/no-luck", format!("{error}; pass a seed")))
}

/// The seat of a request. It may be omitted if only one seat has to decide.
fn requested_seat(table: &AnyTable, fields: &Fields<'_>) -> Result<Option<Seat>, Fault> {
    let named = fields.seat(table.seats())?;
    let owing = match table.turn() {
        Turn::Seats(seats) => seats,
        _ => SeatSet::EMPTY,
    };
    if named.is_some() || owing.len() < 2 {
        return Ok(named.or(owing.first()));
    }
    let seats: Vec<String> = owing.iter().map(|seat| seat.to_string()).collect();
    Err(fields::missing("seat", format!("one of {}: they decide at once", seats.join(", "))))
}

//! The engine: one game at a time, one JSON object in, one out (`docs/engine.md`). It does no input
//! or output itself, so that tests and fuzzers can drive it.
//!
//! ```
//! use mirabilia_cli::engine::Engine;
//! let mut engine = Engine::default();
//! let answer = engine.answer(r#"{"id":1,"do":"new","game":"duel","seats":2}"#);
//! assert_eq!(answer.text, r#"{"id":1,"game":"duel","seats":2,"steps":0,"turn":{"luck":true}}"#);
//! ```

mod answer;
mod fields;
mod stop;

use std::time::Duration;

use mirabilia_bots::{BotKind, Budget, advise};
use mirabilia_games::dice::BoardsRef;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::record::{MAX_NAME, awaited, check_name};
use mirabilia_kernel::{Seat, SeatSet, Seed, Seeded, Turn, Viewer};
use serde_json::Value;

use crate::boards;
use crate::commands::fewest_seats;
use crate::lines::Line;
use crate::seed;
use crate::summary::{Awaited, Summary};

pub use answer::Answer;
use answer::{Body, Fault, Opinion};
use fields::Fields;
pub use stop::Stopper;

/// No request is longer than this many bytes.
pub const MAX_LINE: usize = 1 << 20;

/// The most threads a request may ask for.
const MAX_THREADS: u64 = 256;

/// How long a `go` thinks when nobody says.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// What can be asked for, as messages list it.
const COMMANDS: &str = "new, step, legal, go, view, result, record, load, deal, stop, quit";

/// A game and who asks about it.
#[derive(Debug, Default)]
pub struct Engine {
    table: Option<AnyTable>,
    /// Where `deal` draws from; asked of the operating system when nobody gave a seed.
    luck: Option<Luck>,
    stop: Stopper,
    /// Boards that games may name, besides those that come with the program.
    boards: Vec<BoardsRef>,
    /// How many requests were answered.
    answered: u64,
    /// Did the last `go` end early because of a `stop`?
    cut_short: bool,
}

/// A generator that does not print itself.
struct Luck(Seeded);

impl std::fmt::Debug for Luck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Luck(..)")
    }
}

impl Engine {
    /// An engine whose games may name these boards.
    pub fn with_boards(boards: Vec<BoardsRef>) -> Self {
        Self { boards, ..Self::default() }
    }

    /// What a reader of input raises when it sees `stop` while a `go` runs.
    pub fn stopper(&self) -> Stopper {
        self.stop.clone()
    }

    /// Answers one line of input.
    pub fn answer_line(&mut self, line: &Line) -> Answer {
        let fault = match line {
            Line::Text(text) => return self.answer(text),
            Line::TooLong => too_long(),
            Line::NotUtf8 => Fault::new("engine/bad-json", "the line is not UTF-8 text"),
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
        match self.obey(number, &fields) {
            Ok(body) => {
                let quit = matches!(body, Body::Quit { .. });
                Answer::new(id, body, quit)
            }
            Err(fault) => Answer::new(id, fault.into(), false),
        }
    }

    fn obey(&mut self, number: u64, fields: &Fields<'_>) -> Result<Body, Fault> {
        let Some(command) = fields.text("do")? else {
            return Err(fields::missing("do", COMMANDS));
        };
        match command {
            "new" => self.open(fields),
            "load" => self.load(fields),
            "step" => self.step(fields),
            "deal" => self.deal(fields),
            "legal" => self.legal(fields),
            "go" => self.go(number, fields),
            "view" => self.view(fields),
            "result" => {
                fields.only(&[])?;
                Ok(Body::Result(Summary::of(self.table()?)))
            }
            "record" => {
                fields.only(&[])?;
                Ok(Body::Record { text: self.table()?.write() })
            }
            "stop" => {
                fields.only(&[])?;
                Ok(Body::Stopped { stopped: std::mem::take(&mut self.cut_short) })
            }
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

    fn open(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["game", "seats", "options", "names", "seed"])?;
        let games: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
        let kind = match fields.text("game")? {
            Some(name) => GameKind::from_name(name)
                .ok_or_else(|| fields::refused("game", name, games.join(", ")))?,
            None => return Err(fields::missing("game", games.join(", "))),
        };
        let seats = fields.whole("seats", u64::from(u8::MAX))?;
        let seats = seats.map_or_else(|| fewest_seats(kind), |seats| seats as u8);
        let options = boards::resolve(fields.options()?, &self.boards).map_err(fields::setup)?;
        let names = fields.names("names")?;
        let seed = fields.seed()?;
        let table = AnyTable::new(kind, seats, &options, names.clone()).map_err(fields::setup)?;
        if !names.is_empty() && names.len() != usize::from(seats) {
            let expected = format!("{seats} names, one a seat");
            return Err(fields::refused("names", &names.join(", "), expected));
        }
        for name in &names {
            if check_name(name).is_err() {
                let expected = format!("names of 1 to {MAX_NAME} characters without comma or #");
                return Err(fields::refused("names", name, expected));
            }
        }
        self.luck = seed.map(|seed| Luck(Seeded::new(seed)));
        Ok(opened(self.table.insert(table)))
    }

    fn load(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["text"])?;
        let Some(text) = fields.text("text")? else {
            return Err(fields::missing("text", "a record"));
        };
        let table = AnyTable::read(text).map_err(Fault::from)?;
        self.luck = None;
        Ok(opened(self.table.insert(table)))
    }

    fn step(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["text"])?;
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let Some(text) = fields.text("text")? else {
            return Err(fields::missing("text", "one line of a record"));
        };
        if text.trim().contains(['\n', '\r']) {
            return Err(fields::refused("text", text, "one line of a record"));
        }
        table.step(text)?;
        Ok(Body::Stepped { steps: table.steps(), turn: Awaited::at(table) })
    }

    fn deal(&mut self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seed"])?;
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let seed = fields.seed()?;
        if table.turn() != Turn::Chance {
            let message = format!("no luck is due: {}", awaited(table.turn()));
            return Err(Fault::new("step/no-luck-due", message));
        }
        let Luck(luck) = match (seed, &mut self.luck) {
            (None, Some(luck)) => luck,
            (seed, none) => none.insert(Luck(Seeded::new(given_or_fresh(seed)?))),
        };
        let before = table.steps();
        // Our luck keeps nobody else's promise.
        table.set_fairness(None).map_err(fields::setup)?;
        table.deal(luck);
        let dealt = table.step_lines().split_off(before);
        Ok(Body::Dealt { dealt, steps: table.steps(), turn: Awaited::at(table) })
    }

    fn legal(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seat"])?;
        let table = self.table()?;
        let seat = meant(table, fields)?;
        let moves = seat.map_or_else(Vec::new, |seat| table.legal_moves(seat));
        Ok(Body::Legal { seat: seat.map(Seat::index), moves })
    }

    fn go(&mut self, number: u64, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seat", "bot", "time_ms", "iterations", "threads", "seed"])?;
        let table = self.table.as_ref().ok_or_else(no_game)?;
        let kind = match fields.text("bot")? {
            Some(name) => BotKind::from_name(name)
                .ok_or_else(|| fields::refused("bot", name, BotKind::names()))?,
            None => crate::play::strongest(),
        };
        let stop = self.stop.of(number);
        let mut budget = Budget {
            time: fields.whole("time_ms", fields::MAX_TIME_MS)?.map(Duration::from_millis),
            iterations: fields.whole("iterations", u64::MAX)?,
            threads: fields.whole("threads", MAX_THREADS)?.map_or(1, |n| n as usize),
            thorough: false,
            stop: stop.clone(),
        };
        if budget.is_open() {
            budget.time = Some(USUAL_TIME);
        }
        let seed = given_or_fresh(fields.seed()?)?;
        let seat = meant(table, fields)?;
        let advice = seat
            .and_then(|seat| Some((seat, advise(table, seat, kind, seed::short(seed), &budget)?)));
        self.cut_short = stop.is_raised() && !matches!(kind, BotKind::Random | BotKind::Greedy);
        let Some((seat, advice)) = advice else {
            let message = format!("no move to find: {}", awaited(table.turn()));
            return Err(Fault::new("engine/no-move-due", message));
        };
        Ok(Body::Advice {
            seat: seat.index(),
            bot: kind.name(),
            m: advice.best,
            value: advice.value,
            moves: advice.opinions.into_iter().map(Opinion::from).collect(),
        })
    }

    fn view(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seat"])?;
        let table = self.table()?;
        let viewer = fields.seat(table.seats())?.map_or(Viewer::Public, Viewer::Seat);
        Ok(Body::View { view: Box::new(table.view(viewer)) })
    }
}

fn opened(table: &mut AnyTable) -> Body {
    Body::Opened {
        game: table.kind().name(),
        seats: table.seats(),
        steps: table.steps(),
        turn: Awaited::at(table),
    }
}

fn no_game() -> Fault {
    Fault::new("engine/no-game", "no game yet; begin with \"new\" or \"load\"")
}

fn too_long() -> Fault {
    Fault::new("engine/too-long", format!("a request has at most {MAX_LINE} bytes"))
}

fn given_or_fresh(seed: Option<Seed>) -> Result<Seed, Fault> {
    let seed = seed.map_or_else(seed::fresh, Ok);
    seed.map_err(|error| Fault::new("engine/no-luck", format!("{error}; give a seed")))
}

/// The seat a request is about. None is named when only one owes a move; of several, somebody must
/// say which.
fn meant(table: &AnyTable, fields: &Fields<'_>) -> Result<Option<Seat>, Fault> {
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

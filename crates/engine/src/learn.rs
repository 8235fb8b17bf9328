//! Lessons, puzzles and digests of games. The texts come with the requests, and the game on the table stays as it is.

use mirabilia_games::{AnyTable, ScoreSheet};
use mirabilia_kernel::Viewer;
use mirabilia_learn::digest::{SeatDigest, digest};
use mirabilia_learn::lesson::{Answer, Expected, Lesson, Stage, stage};
use mirabilia_learn::puzzle::own::{Reviewed, slips};
use mirabilia_learn::puzzle::{self, Player, PuzzleGame, Tag, Try, Verdict};
use mirabilia_words::Message;
use serde::{Deserialize, Serialize};

use crate::Engine;
use crate::answer::{Body, Fault, ViewReply};
use crate::fields::{self, Fields};
use crate::summary::{Awaited, Summary};

/// A position of a lesson or a puzzle with everything that a board shows of it.
#[derive(Serialize)]
pub(crate) struct Shown {
    game: &'static str,
    seats: u8,
    seat: usize,
    turn: Option<Awaited>,
    #[serde(flatten)]
    view: ViewReply,
    legal: Vec<String>,
    /// The steps as the viewer may see them.
    log: Vec<String>,
    scores: Vec<ScoreSheet>,
    end: Option<&'static str>,
    winners: Vec<usize>,
}

impl Shown {
    fn new(table: &AnyTable, seat: mirabilia_kernel::Seat) -> Self {
        let viewer = Viewer::Seat(seat);
        let Summary { scores, end, winners, .. } = Summary::of(table);
        Self {
            game: table.kind().name(),
            seats: table.seats(),
            seat: seat.index(),
            turn: Awaited::at(table),
            view: ViewReply::new(table, viewer, true),
            legal: table.legal_moves(seat),
            log: table.steps_seen(viewer, 0),
            scores,
            end,
            winners,
        }
    }
}

/// The answer to `lesson`.
#[derive(Serialize)]
pub(crate) struct LessonReply {
    #[serde(flatten)]
    shown: Shown,
    /// The learner's moves so far: pass them on to go on from here.
    moves: Vec<String>,
    /// Coached turns so far, and in all.
    done: usize,
    of: usize,
    answer: Option<Answer>,
    told: Vec<Message>,
    say: Vec<Message>,
    show: Vec<String>,
    expected: Option<Expected>,
    over: bool,
    /// The record of the game so far, when the lesson is over and the game is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

/// The answer to `puzzle`.
#[derive(Serialize)]
pub(crate) struct PuzzleReply {
    #[serde(flatten)]
    shown: Shown,
    steps: usize,
    rating: u16,
    tags: Vec<Tag>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Verdict>,
}

/// The answer to `digest`.
#[derive(Serialize)]
pub(crate) struct DigestReply {
    #[serde(flatten)]
    summary: Summary,
    /// What statistics count about each seat.
    digests: Vec<SeatDigest>,
}

impl Engine {
    /// What statistics count about a game.
    pub(crate) fn digest(fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["text"])?;
        let table = record(fields)?;
        let reply = DigestReply { summary: Summary::of(&table), digests: digest(&table) };
        Ok(Body::Digest(Box::new(reply)))
    }

    /// The slips of seats in a reviewed game, as a line of a file of puzzles.
    pub(crate) fn slips(fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["text", "seats", "decisions"])?;
        let Some(text) = fields.text("text")? else {
            return Err(fields::missing("text", "a record"));
        };
        let expected = "the decisions of a review, as analyse gives them";
        let given = fields.list("decisions")?;
        let reviewed: Result<Vec<Reviewed>, _> = given.iter().map(Reviewed::deserialize).collect();
        let reviewed =
            reviewed.map_err(|error| fields::refused("decisions", &error.to_string(), expected))?;
        let seats: Vec<u8> = fields.numbers("seats")?.into_iter().map(|seat| seat as u8).collect();
        let game = slips(text, &seats, &reviewed);
        Ok(Body::Slips { game: game.map_err(|error| Fault::record(text, &error))? })
    }

    /// Where a lesson stands after the learner's moves.
    pub(crate) fn lesson(fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["text", "moves", "fresh"])?;
        let Some(text) = fields.text("text")? else {
            return Err(fields::missing("text", "the script of a lesson"));
        };
        let lesson = Lesson::read(text).map_err(|error| {
            let why = error.told(text);
            Fault::new("lesson/refused", error.to_string()).because(why)
        })?;
        let moves = fields.strings("moves", "a list of moves, without their seat")?;
        let fresh = fields.truth("fresh")?.unwrap_or(false);
        let stage = stage(&lesson, &moves, fresh).map_err(Fault::from)?;
        let shown = Shown::new(&stage.table, lesson.seat);
        let goes_on = stage.over && stage.table.outcome().is_none();
        let record = goes_on.then(|| stage.table.write());
        let Stage { moves, turn: done, of, answer, told, say, show, expected, over, .. } = stage;
        Ok(Body::Lesson(Box::new(LessonReply {
            shown,
            moves,
            done,
            of,
            answer,
            told,
            say,
            show,
            expected,
            over,
            record,
        })))
    }

    /// The puzzle of a day among so many, and what a person's tries amount to.
    pub(crate) fn puzzles(fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["count", "day", "tries"])?;
        let count = fields.whole("count", u64::from(u32::MAX))?.unwrap_or(0) as usize;
        let day = fields.text("day")?.map(|day| {
            puzzle::day_number(day)
                .ok_or_else(|| fields::refused("day", day, "a date as in 2026-11-18"))
        });
        let daily = day.transpose()?.and_then(|day| puzzle::daily_place(count, day));
        Ok(Body::Puzzles { daily, player: Player::of(&tries(fields)?) })
    }

    /// A puzzle and, with a move, the verdict on it.
    pub(crate) fn puzzle(fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["text", "index", "move"])?;
        let games = file(fields)?;
        let index = fields.whole("index", u64::MAX)?.unwrap_or(0) as usize;
        let found = games.first().and_then(|game| Some((game, game.puzzles.get(index)?)));
        let Some((game, puzzle)) = found else {
            return Err(fields::refused("index", &index.to_string(), "a puzzle of the text"));
        };
        let table = AnyTable::read(&game.record);
        let table = table.map_err(|error| Fault::record(&game.record, &error))?;
        let table = table.rewound(puzzle.at);
        let verdict = fields.text("move")?.map(|text| puzzle.judge(&table, text)).transpose()?;
        Ok(Body::Puzzle(Box::new(PuzzleReply {
            shown: Shown::new(&table, puzzle.seat()),
            steps: puzzle.at,
            rating: puzzle.rating,
            tags: puzzle.tags.clone(),
            verdict,
        })))
    }
}

/// The table of a record.
fn record(fields: &Fields<'_>) -> Result<AnyTable, Fault> {
    let Some(text) = fields.text("text")? else { return Err(fields::missing("text", "a record")) };
    AnyTable::read(text).map_err(|error| Fault::record(text, &error))
}

/// One try of a request.
#[derive(Deserialize)]
struct Tried {
    rating: u16,
    solved: bool,
    day: Option<String>,
}

/// A person's tries, in order.
fn tries(fields: &Fields<'_>) -> Result<Vec<Try>, Fault> {
    let Some(given) = fields.0.get("tries") else { return Ok(Vec::new()) };
    let expected = "a list of tries: rating, solved and, of a daily puzzle, its day";
    let tried = Vec::<Tried>::deserialize(given)
        .map_err(|error| fields::refused("tries", &error.to_string(), expected))?;
    let one = |Tried { rating, solved, day }| Try {
        rating,
        solved,
        day: day.and_then(|day| puzzle::day_number(&day)),
    };
    Ok(tried.into_iter().map(one).collect())
}

/// The games of a file of puzzles.
fn file(fields: &Fields<'_>) -> Result<Vec<PuzzleGame>, Fault> {
    let Some(text) = fields.text("text")? else {
        return Err(fields::missing("text", "puzzles, a game on each line"));
    };
    puzzle::read(text).map_err(|(line, why)| {
        Fault::new("puzzle/refused", format!("line {line} is no game with puzzles: {why}"))
    })
}

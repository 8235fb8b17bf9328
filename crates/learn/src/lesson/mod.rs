//! Lessons: a first game with a coach.
//!
//! The script of a lesson is a record. Comments that begin with `#>` stand before the moves that they are
//! about; `docs/lessons.md` describes them:
//!
//! ```text
//! #> say learn-duel-goods       what the coach says: messages of `locales/`
//! #> show coins                 what it points at, beside the thing that is picked
//! #> accept build clay-pool     another move that it is content with
//! #> done learn-duel-goods-done what it says when the move was made
//! #> else learn-duel-goods-else what it says to any other move
//! 0 build lumber-yard
//! ```
//!
//! Moves of the learner without comments are played by the coach. [`stage`] says where a lesson stands,
//! from the steps that were played: nothing else is kept, so that a lesson resumes anywhere.

mod play;
mod read;
mod stage;

use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::Seat;
use mirabilia_words::Message;

pub use read::LessonError;
pub use stage::{Answer, Expected, Stage, stage};

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The game as the script plays it.
    pub(crate) table: AnyTable,
    /// The seat of the learner.
    pub seat: Seat,
    /// Every move of the learner.
    pub(crate) moves: Vec<LearnerMove>,
}

/// A move of the learner in the script.
#[derive(Clone, Debug)]
pub(crate) struct LearnerMove {
    /// The move, without its seat.
    pub(crate) text: String,
    /// What the coach does with it; none if it plays the move itself.
    pub(crate) cue: Option<Cue>,
}

/// What the coach says and shows before and after a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cue {
    pub(crate) say: Vec<Message>,
    pub(crate) show: Vec<String>,
    pub(crate) accept: Vec<String>,
    pub(crate) done: Vec<Message>,
    pub(crate) other: Vec<Message>,
}

impl Lesson {
    /// Reads a script.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        read::read(text)
    }

    /// The script of the first game that is shipped for a game.
    pub fn first_game(kind: GameKind) -> &'static str {
        match kind {
            GameKind::Duel => include_str!("../../lessons/duel.rec"),
            GameKind::Wonders => include_str!("../../lessons/wonders.rec"),
            GameKind::Dice => include_str!("../../lessons/dice.rec"),
        }
    }

    /// The game.
    pub fn kind(&self) -> GameKind {
        self.table.kind()
    }

    /// The number of coached turns.
    pub fn turns(&self) -> usize {
        self.moves.iter().filter(|m| m.cue.is_some()).count()
    }

    /// Every message of the script, for the test of `locales/`.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        let cues = self.moves.iter().filter_map(|m| m.cue.as_ref());
        cues.flat_map(|cue| cue.say.iter().chain(&cue.done).chain(&cue.other))
    }
}

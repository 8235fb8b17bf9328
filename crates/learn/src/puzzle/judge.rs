//! The verdict on an answer, with the explanation afterwards.

use mirabilia_games::{AnyTable, StepError};
use mirabilia_kernel::Seat;
use mirabilia_words::{Message, Value};
use serde::Serialize;

use super::Puzzle;

/// The verdict on an answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// Whether it is the best move, or as good.
    pub solved: bool,
    /// What is said about it, a sentence each.
    pub say: Vec<Message>,
    /// The best move, as records write it and as advice.
    pub best: String,
    /// The best move as advice.
    pub told: Message,
    /// Why it is best.
    pub reasons: Vec<Message>,
    /// What the natural move gives away.
    pub why: Vec<Message>,
    /// What follows the best move, a sentence each.
    pub line: Vec<Message>,
    /// What refutes the natural move, a sentence each.
    pub refutation: Vec<Message>,
    /// The natural move as advice.
    pub natural: Message,
    /// The share of the victory after the best, the second-best and the natural move, in percent.
    pub values: [u8; 3],
    /// How often `easy`, `normal`, `hard` and `expert` find it, in percent; none for one's own slip.
    pub found: Option<[u8; 4]>,
}

impl Puzzle {
    /// Judges an answer at the table of the puzzle.
    pub fn judge(&self, table: &AnyTable, answer: &str) -> Result<Verdict, StepError> {
        let m = table.read_move(answer)?;
        let answer = table.move_text(m)?;
        table.clone().submit(self.seat(), m)?;
        let advice = |text: &str| {
            let plain = || Message::new("tell-text").with("text", text.to_owned());
            mirabilia_tell::move_advice(table, text).unwrap_or_else(plain)
        };
        let also = self.also.contains(&answer);
        let solved = answer == self.best || also;
        let id = if also {
            "puzzle-also"
        } else if solved {
            "puzzle-solved"
        } else if answer == self.glance && self.is_own() {
            "puzzle-played-again"
        } else if answer == self.glance {
            "puzzle-natural"
        } else if answer == self.second {
            "puzzle-second"
        } else {
            "puzzle-wrong"
        };
        let [best, second, natural] = self.values;
        let said = Message::new(id)
            .with("move", Value::Message(advice(&answer)))
            .with("best", best)
            .with("second", second)
            .with("natural", natural);
        Ok(Verdict {
            solved,
            say: vec![said],
            best: self.best.clone(),
            told: advice(&self.best),
            reasons: self.reasons.clone(),
            why: self.why.clone(),
            line: lines(table, &self.line, self.seat()),
            refutation: lines(table, &self.refutation, self.seat()),
            natural: advice(&self.glance),
            values: self.values,
            found: self.found,
        })
    }
}

/// Record lines as sentences to the solver, as far as they can be played here. A turn that waits for
/// others ends them.
fn lines(table: &AnyTable, lines: &[String], you: Seat) -> Vec<Message> {
    let (mut after, step) = (table.clone(), table.steps());
    for line in lines {
        if after.step(line).is_err() {
            break;
        }
    }
    let told = mirabilia_tell::open_steps(&after, step).into_iter().flatten();
    told.map(|message| mirabilia_tell::to_you(message, you)).collect()
}

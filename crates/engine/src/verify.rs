//! `verify`: the luck of a finished game, drawn again from its secret and numbers.

use mirabilia_fair::{Unfair, Verified};
use mirabilia_games::AnyTable;
use mirabilia_kernel::Turn;
use mirabilia_words::{Lang, Message, Words};
use serde::Serialize;

use crate::Engine;
use crate::answer::{Body, Fault};
use crate::fields::Fields;

/// What is wrong with the luck of a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    /// What is wrong.
    pub reason: Message,
    /// The step, counting from 1.
    pub step: Option<usize>,
    /// Where in the record.
    pub place: Option<Place>,
}

/// A place in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A field of the header.
    Field(&'static str),
    /// A luck step, counting those from 0.
    Luck(usize),
}

/// What was checked. Its fields are a contract: `docs/fair-luck.md`.
#[derive(Serialize, Debug)]
pub struct Report {
    /// Whether everything matches.
    pub ok: bool,
    /// The game.
    pub game: &'static str,
    /// Whether it is over.
    pub over: bool,
    /// Luck steps that were drawn again and match.
    pub deals: usize,
    /// Luck steps that came with the record the table started from.
    pub given: usize,
    /// The commitment.
    pub commitment: Option<String>,
    /// The seed.
    pub seed: Option<String>,
    /// The numbers of people.
    pub numbers: Vec<PersonNumber>,
    /// What is wrong.
    pub problem: Option<String>,
    /// The line of the file.
    pub line: Option<usize>,
    /// The step, counting from 1.
    pub step: Option<usize>,
}

/// The number of a person.
#[derive(Serialize, Debug)]
pub struct PersonNumber {
    /// The seat.
    pub seat: u8,
    /// The number, in hexadecimal digits.
    pub number: String,
}

/// Checks that the secret of a game is the one committed to, and draws all its luck again.
pub fn check(table: &AnyTable) -> Result<Verified, Problem> {
    let problem = |id: &'static str| Problem { reason: Message::new(id), step: None, place: None };
    let Some(fairness) = table.fairness() else {
        return Err(problem("report-unfair-no-commitment"));
    };
    mirabilia_fair::verify(table, fairness).map_err(|unfair| match unfair {
        Unfair::NoSecret if table.turn() == Turn::Over => problem("report-unfair-no-secret"),
        Unfair::NoSecret => problem("report-unfair-not-over"),
        Unfair::OtherLuck { step, luck, written, right } => Problem {
            reason: Message::new("report-unfair-luck")
                .with("step", step)
                .with("written", written)
                .with("right", right),
            step: Some(step),
            place: Some(Place::Luck(luck)),
        },
        Unfair::WrongSecret { written, secret } => Problem {
            reason: Message::new("report-unfair-secret")
                .with("written", written.to_string())
                .with("secret", secret.to_string()),
            step: None,
            place: Some(Place::Field("commitment")),
        },
        Unfair::Beyond { from, steps } => Problem {
            reason: Message::new("report-unfair-beyond").with("from", from).with("steps", steps),
            step: None,
            place: Some(Place::Field("dealt-from")),
        },
        other => Problem {
            reason: Message::new("tell-text").with("text", other.to_string()),
            step: None,
            place: None,
        },
    })
}

impl Report {
    /// What [`check`] found.
    pub fn new(table: &AnyTable, checked: &Result<Verified, Problem>, line: Option<usize>) -> Self {
        let fairness = table.fairness();
        let (verified, problem) = match checked {
            Ok(verified) => (Some(verified), None),
            Err(problem) => (None, Some(problem)),
        };
        let number =
            |(seat, number): &(u8, String)| PersonNumber { seat: *seat, number: number.clone() };
        Self {
            ok: verified.is_some(),
            game: table.kind().name(),
            over: table.turn() == Turn::Over,
            deals: verified.map_or(0, |verified| verified.deals),
            given: verified.map_or(0, |verified| verified.given),
            commitment: fairness.map(|fairness| fairness.commitment.clone()),
            seed: verified.map(|verified| verified.seed.to_string()),
            numbers: fairness.map_or_else(Vec::new, |f| f.numbers.iter().map(number).collect()),
            problem: problem.map(|problem| Words::new(Lang::En).tell(&problem.reason, &[])),
            line,
            step: problem.and_then(|problem| problem.step),
        }
    }
}

impl Engine {
    pub(crate) fn verify(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&[])?;
        let table = self.table()?;
        Ok(Body::Verified(Box::new(Report::new(table, &check(table), None))))
    }
}

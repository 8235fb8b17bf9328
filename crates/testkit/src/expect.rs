//! Expectations in the comments of data files: what holds where the comment stands.
//!
//! ```text
//! 2 build altar          # free; expect coins 2, 3, 3        a field of all seats, in seat order
//! # expect 0 civilian 20: theater 3, temple 4, palace 8       a field of one seat, and why
//! # The end; expect end points; expect winners 0, 1           fields of the game
//! # expect perft 3 1560                                       for `perft`: lines of 3 decisions
//! ```
//!
//! The parts of a comment are separated by `;`. What follows `: ` is explanation. Records stay what
//! they are, because readers skip comments.

use mirabilia_kernel::{Game, Seat};

/// One expectation of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expectation<'a> {
    /// The line it stands in, counted from 1.
    pub line: usize,
    /// The seat it is about; none for all seats, or for the game.
    pub seat: Option<Seat>,
    /// What is looked at.
    pub field: &'a str,
    /// What it must be.
    pub value: &'a str,
    /// The explanation, perhaps none.
    pub why: &'a str,
}

/// All expectations of a file, in order.
pub fn expectations(text: &str) -> impl Iterator<Item = Expectation<'_>> {
    text.lines().enumerate().flat_map(|(index, line)| {
        let (_, comment) = line.split_once('#').unwrap_or_default();
        let parts = comment.split(';').filter_map(|part| part.trim().strip_prefix("expect "));
        parts.map(move |part| read(index + 1, part))
    })
}

fn read(line: usize, part: &str) -> Expectation<'_> {
    let (said, why) = part.split_once(": ").unwrap_or((part, ""));
    let (first, rest) = said.split_once(' ').unwrap_or((said, ""));
    let seat = first.parse().ok().map(Seat::new);
    let (field, value) = match seat {
        Some(_) => rest.split_once(' ').unwrap_or((rest, "")),
        None => (first, rest),
    };
    assert!(!value.is_empty(), "line {line}: \"expect {part}\" names no value");
    Expectation { line, seat, field, value, why }
}

/// What a field of a seat is in a state, for fields that only one game has.
pub type FieldReader<G> = fn(&G, Seat, &str) -> Option<String>;

impl Expectation<'_> {
    /// What the field really is: `end` and `winners` of a game that is over; of seats `coins`,
    /// `total`, the lines of the score pad, and the facts of the game.
    pub fn found<G: Game>(&self, state: &G, facts: FieldReader<G>) -> Option<String> {
        let outcome = state.outcome();
        match (self.field, self.seat) {
            ("end", None) => outcome.map(|outcome| outcome.end.name().to_owned()),
            ("winners", None) => outcome.map(|outcome| list(outcome.winners.iter())),
            (field, Some(seat)) => of_seat(state, seat, field, facts),
            (field, None) => {
                let values = Seat::all(state.seats());
                let values = values.map(|seat| of_seat(state, seat, field, facts));
                values.collect::<Option<Vec<_>>>().map(list)
            }
        }
    }
}

fn of_seat<G: Game>(state: &G, seat: Seat, field: &str, facts: FieldReader<G>) -> Option<String> {
    match field {
        "coins" => Some(state.coins(seat).to_string()),
        "total" => Some(state.score(seat).total().to_string()),
        _ => match G::CATEGORIES.iter().position(|name| *name == field) {
            Some(line) => Some(state.score(seat).0[line].to_string()),
            None => facts(state, seat, field),
        },
    }
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_hold_expectations() {
        let text =
            "0 bid 1\n1 bid 2  # high; expect coins 1, 2; a bid\n# expect 1 card 9: as dealt";
        let found: Vec<_> = expectations(text).collect();
        let coins = Expectation { line: 2, seat: None, field: "coins", value: "1, 2", why: "" };
        let seat = Some(Seat::new(1));
        let card = Expectation { line: 3, seat, field: "card", value: "9", why: "as dealt" };
        assert_eq!(found, [coins, card]);
    }

    #[test]
    #[should_panic(expected = "line 1: \"expect coins\" names no value")]
    fn an_expectation_without_a_value_is_refused() {
        expectations("# expect coins").for_each(drop);
    }
}

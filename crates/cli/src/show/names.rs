//! What the players are called.

use mirabilia_games::AnyTable;
use mirabilia_kernel::{Seat, SeatSet};

/// A name for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, by seat.
    pub fn new(names: Vec<String>) -> Self {
        Self(names)
    }

    /// The names of a record, or the numbers of its seats.
    pub fn of(table: &AnyTable) -> Self {
        match table.names() {
            [] => Self(Seat::all(table.seats()).map(|seat| format!("seat {seat}")).collect()),
            names => Self(names.to_vec()),
        }
    }

    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    /// All names, by seat.
    pub fn all(&self) -> &[String] {
        &self.0
    }

    /// The names of several seats: "Anna, Bo and Cia".
    pub fn list(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.seat(seat)).collect();
        match names[..] {
            [] => String::new(),
            [one] => one.to_owned(),
            [ref rest @ .., last] => format!("{} and {last}", rest.join(", ")),
        }
    }
}

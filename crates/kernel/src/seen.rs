//! The steps of a game as a viewer may see them: what a server sends as the log of a table.

use crate::game::{Game, Viewer};
use crate::record::Step;
use crate::table::Table;

impl<G: Game> Table<G> {
    /// The steps after the first `from`, as this viewer may see them: lines of the record with `?`
    /// for what is hidden. While a turn is hidden, a move of it is shown to other
    /// viewers as the seat and `?`; see [`steps_settled`](Self::steps_settled).
    pub fn steps_seen(&self, viewer: Viewer, from: usize) -> Vec<String> {
        let settled = self.steps_settled();
        let names = G::new(&self.record().setup); // as the record is written
        let line = |(number, step): (usize, &Step<G>)| match step {
            Step::Move(seat, _) if number >= settled && viewer != Viewer::Seat(*seat) => {
                format!("{seat} ?")
            }
            _ => names.step_seen(viewer, step),
        };
        self.record().steps.iter().enumerate().skip(from).map(line).collect()
    }

    /// How many of the first steps have their final form for every viewer. The lines of later steps
    /// change when the running turn is over; callers ask for them again then.
    pub fn steps_settled(&self) -> usize {
        let steps = &self.record().steps;
        if !self.state().hides_running_turn() {
            return steps.len();
        }
        steps.iter().rposition(|step| matches!(step, Step::Chance(_))).map_or(0, |luck| luck + 1)
    }
}

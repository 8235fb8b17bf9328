//! Requests that do not change the game.

use mirabilia_games::{AnyTable, for_table};
use mirabilia_kernel::perft::divide;
use mirabilia_kernel::{Fixed, Seat, Viewer};

use crate::answer::{Body, Branch, Fault, ViewReply};
use crate::fields::Fields;
use crate::variation::{self, Variation};
use crate::{Engine, requested_seat};

/// Deeper counts take days.
const MAX_DEPTH: u64 = 16;

impl Engine {
    pub(crate) fn legal(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seat"])?;
        let table = self.table()?;
        let seat = requested_seat(table, fields)?;
        let moves = seat.map_or_else(Vec::new, |seat| table.legal_moves(seat));
        Ok(Body::Legal { seat: seat.map(Seat::index), moves })
    }

    pub(crate) fn view(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seat", "at"])?;
        let table = self.table()?;
        let viewer = fields.seat(table.seats())?.map_or(Viewer::Public, Viewer::Seat);
        let earlier = self.rewound(fields)?;
        let shown = earlier.as_ref().unwrap_or(table);
        // A past moment has no offers.
        Ok(Body::View(Box::new(ViewReply::new(shown, viewer, earlier.is_none()))))
    }

    /// The table after the first `at` steps, if the request has `at`.
    fn rewound(&self, fields: &Fields<'_>) -> Result<Option<AnyTable>, Fault> {
        let table = self.table()?;
        let at = fields.whole("at", table.steps() as u64)?;
        Ok(at.map(|at| table.rewound(at as usize)))
    }

    /// The steps after the first `from`, as a seat or the public may know them. A finished game has
    /// no secrets.
    pub(crate) fn log(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["seat", "from"])?;
        let table = self.table()?;
        let viewer = fields.seat(table.seats())?.map_or(Viewer::Public, Viewer::Seat);
        let from = fields.whole("from", table.steps() as u64)?.unwrap_or(0) as usize;
        let (lines, told) = if table.outcome().is_some() {
            (table.lines_since(from), mirabilia_tell::open_steps(table, from))
        } else {
            (table.steps_seen(viewer, from), mirabilia_tell::steps(table, viewer, from))
        };
        Ok(Body::Log { lines, told })
    }

    /// The game, now or earlier, as a described position.
    pub(crate) fn position(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["at"])?;
        let earlier = self.rewound(fields)?;
        let shown = earlier.as_ref().map_or_else(|| self.table(), Ok)?;
        match shown.as_position() {
            Some(position) => Ok(Body::Record { text: position.write() }),
            None => Err(Fault::new("engine/game-over", "a finished game has no position")),
        }
    }

    /// The game so far as a record, with variations as comments.
    pub(crate) fn record(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["variations"])?;
        let table = self.table()?;
        let variations = Variation::list(fields.list("variations")?, table)?;
        Ok(Body::Record { text: variation::write(table, &variations) })
    }

    /// Counts lines of play.
    pub(crate) fn perft(&self, fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["depth", "luck"])?;
        let table = self.table()?;
        let depth = fields.whole("depth", MAX_DEPTH)?.unwrap_or(1) as u32;
        let luck = Fixed::new(fields.numbers("luck")?);
        let branches = for_table!(table, table => divide(table.state(), &luck, depth, |_, _| {}));
        let lines = if branches.is_empty() { 1 } else { branches.iter().map(|b| b.1).sum() };
        let moves = branches.into_iter().map(|(m, lines)| Branch { m, lines }).collect();
        Ok(Body::Perft { lines, moves })
    }
}

//! What the methods of `Game` share: playing by ids, luck, copies.

use mirabilia_games::for_table;
use mirabilia_kernel::{Seat, Turn, Viewer};
use pyo3::prelude::*;

use crate::error::{seat_of, wrong};
use crate::game::PyGame;
use crate::luck;
use crate::setup::Said;
use crate::table::move_of;

impl PyGame {
    pub(crate) fn seat(&self, seat: i64) -> PyResult<Seat> {
        seat_of(seat, self.table.seats())
    }

    pub(crate) fn viewer(&self, seat: Option<i64>) -> PyResult<Viewer> {
        Ok(match seat {
            Some(seat) => Viewer::Seat(self.seat(seat)?),
            None => Viewer::Public,
        })
    }

    /// A game played by ids: the game of an environment.
    pub(crate) fn replayed(
        py: Python<'_>,
        said: &Said,
        seed: u64,
        history: &[u16],
    ) -> PyResult<Self> {
        let table = said.table(vec![])?;
        let mut new = Self { table, seed, auto_deal: true, boards: said.boards.clone() };
        new.after_step();
        for &id in history {
            let owing = match new.table.turn() {
                Turn::Seats(seats) => seats.iter().find(|seat| !new.table.waiting().has(*seat)),
                _ => None,
            };
            let Some(seat) = owing else { return Err(wrong("the game is over")) };
            new.submit(seat, i64::from(id))?;
        }
        py.check_signals()?;
        Ok(new)
    }

    /// Plays an id.
    pub(crate) fn submit(&mut self, seat: Seat, id: i64) -> PyResult<()> {
        for_table!(&mut self.table, table => {
            let m = move_of(table, seat, id)?;
            table.submit(seat, m).map_err(|error| wrong(error.to_string()))?;
        });
        self.after_step();
        Ok(())
    }

    /// Draws one piece of luck; `false` if none is due.
    pub(crate) fn settle_one(&mut self) -> bool {
        let mut luck = luck::nth(self.seed, self.table.luck_steps() as u64);
        self.table.deal_one(&mut luck)
    }

    pub(crate) fn after_step(&mut self) {
        while self.auto_deal && self.settle_one() {}
    }

    pub(crate) fn copied(&self) -> Self {
        let Self { table, seed, auto_deal, boards } = self;
        Self { table: table.clone(), seed: *seed, auto_deal: *auto_deal, boards: boards.clone() }
    }
}

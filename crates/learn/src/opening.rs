//! Opening knowledge: which wonders and first picks win how often, from games between bots.
//!
//! A file ([`Openings`]) is made by `cargo xtask openings`; `docs/openings.md` describes it.

use std::collections::BTreeMap;

use mirabilia_bots::{BotKind, Budget, advise};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, Seat, Seed, Seeded, SetupError, Turn};
use serde::{Deserialize, Serialize};

use crate::digest::{Board, SeatDigest, digest};

/// Opening knowledge about a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Openings {
    /// The game.
    pub game: String,
    /// The level of the bots, the same in every seat.
    pub bot: String,
    /// One table size each.
    pub tables: Vec<SeatCount>,
}

/// What was counted at tables of one size.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SeatCount {
    /// The number of seats.
    pub seats: u8,
    /// The number of games. Their seeds are below it.
    pub games: u64,
    /// The seat that decides first, where one does: Duel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begins: Vec<Row>,
    /// The wonders that a seat had, with their side where they have two: `gizah day`.
    pub wonders: Vec<Row>,
    /// The wonders that were taken first, of four that were offered: Duel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drafts: Vec<Row>,
    /// The first thing that a seat built.
    pub firsts: Vec<Row>,
}

/// How often something won.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Row {
    /// What it is.
    pub id: String,
    /// The number of seats that had it.
    pub games: u64,
    /// The victories: a victory shared by k counts 1/k.
    pub won: f64,
    /// The mean of these, from 0 to 1, and its standard error.
    pub share: f64,
    /// The standard error of `share`.
    pub error: f64,
}

impl Row {
    fn add(&mut self, won: f64) {
        self.games += 1;
        self.won += won;
    }

    /// Rounds the sum, and computes the mean and its error from it.
    fn settle(&mut self) {
        let n = self.games.max(1) as f64;
        self.won = rounded(self.won);
        let share = self.won / n;
        // The error of wins and losses; with shared victories it is a little less.
        let error = (share * (1.0 - share) / n).sqrt();
        (self.share, self.error) = (rounded(share), rounded(error));
    }
}

fn rounded(x: f64) -> f64 {
    (x * 1e4).round() / 1e4
}

impl Openings {
    /// What is known before any game.
    pub fn new(kind: GameKind, bot: BotKind) -> Self {
        Self { game: kind.name().into(), bot: bot.name().into(), tables: Vec::new() }
    }

    /// The games that are counted at tables of this size.
    pub fn games(&self, seats: u8) -> u64 {
        self.tables.iter().find(|table| table.seats == seats).map_or(0, |table| table.games)
    }

    /// Counts a finished game.
    pub fn count(&mut self, table: &AnyTable) {
        let Some(outcome) = table.outcome() else { return };
        let seats = table.seats();
        let place = self.tables.iter().position(|one| one.seats == seats).unwrap_or_else(|| {
            self.tables.push(SeatCount { seats, ..SeatCount::default() });
            self.tables.len() - 1
        });
        let counted = &mut self.tables[place];
        counted.games += 1;
        let share = |seat: Seat| {
            let has = outcome.winners.has(seat);
            if has { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
        };
        for (seat, SeatDigest { wonders, first, .. }) in Seat::all(seats).zip(digest(table)) {
            for board in &wonders {
                row(&mut counted.wonders, &name(board)).add(share(seat));
            }
            if let Some(first) = first {
                row(&mut counted.firsts, &first).add(share(seat));
            }
        }
        let mut begun = false;
        for line in table.lines_since(0) {
            // The first line of a draft says what is offered; who takes next takes first of four.
            let words: Vec<&str> = line.split(' ').collect();
            match words.as_slice() {
                ["deal", "wonders", ..] => begun = true,
                [seat, "take", wonder] if begun => {
                    let Ok(seat) = seat.parse::<u8>() else { continue };
                    if counted.begins.iter().map(|row| row.games).sum::<u64>() < counted.games {
                        row(&mut counted.begins, "first").add(share(Seat::new(seat)));
                    }
                    row(&mut counted.drafts, wonder).add(share(Seat::new(seat)));
                    begun = false;
                }
                _ => {}
            }
        }
    }

    /// Sorts the rows and computes their means. Rows that fewer than `least` seats had are left out of
    /// what this returns, and stay in the count.
    #[must_use]
    pub fn settled(&self, least: u64) -> Self {
        let mut all = self.clone();
        all.tables.sort_by_key(|table| table.seats);
        for table in &mut all.tables {
            let SeatCount { begins, wonders, drafts, firsts, .. } = table;
            for rows in [begins, wonders, drafts, firsts] {
                rows.iter_mut().for_each(Row::settle);
                rows.retain(|row| row.games >= least);
                rows.sort_by(|a, b| b.share.total_cmp(&a.share).then_with(|| a.id.cmp(&b.id)));
            }
        }
        all
    }
}

/// The name of a wonder with its side.
fn name(board: &Board) -> String {
    board.side.map_or_else(|| board.id.clone(), |side| format!("{} {side}", board.id))
}

fn row<'a>(rows: &'a mut Vec<Row>, id: &str) -> &'a mut Row {
    let place = rows.iter().position(|row| row.id == id).unwrap_or_else(|| {
        rows.push(Row { id: id.to_owned(), ..Row::default() });
        rows.len() - 1
    });
    &mut rows[place]
}

/// Plays the game of a seed between bots of one level.
pub fn play(kind: GameKind, seats: u8, bot: BotKind, seed: u64) -> Result<AnyTable, SetupError> {
    let mut table = AnyTable::new(kind, seats, &Options::default(), Vec::new())?;
    let mut luck = Seeded::new(Seed::from(seed << 3 | u64::from(seats)));
    loop {
        table.deal(&mut luck);
        let Turn::Seats(deciding) = table.turn() else { return Ok(table) };
        // Every seat of a turn decides before any move is played.
        let salt = seed << 20 | (table.steps() as u64) << 4;
        let moves: BTreeMap<usize, _> = deciding
            .iter()
            .filter_map(|seat| {
                let salt = salt | seat.index() as u64;
                let said = advise(&table, seat, bot, salt, &Budget::default())?;
                Some((seat.index(), said.m))
            })
            .collect();
        for (seat, m) in moves {
            table.submit(Seat::new(seat as u8), m).expect("a bot's move is legal");
        }
    }
}

/// The opening knowledge that is shipped about a game, as text.
pub fn shipped(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Duel => include_str!("../openings/duel.json"),
        GameKind::Wonders => include_str!("../openings/wonders.json"),
        GameKind::Dice => include_str!("../openings/dice.json"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_counted_once_for_each_seat() {
        for (&kind, seats) in GameKind::ALL.iter().zip([2, 3, 2]) {
            let mut openings = Openings::new(kind, BotKind::Random);
            for seed in 0..3 {
                openings.count(&play(kind, seats, BotKind::Random, seed).unwrap());
            }
            let settled = openings.settled(0);
            let [table] = settled.tables.as_slice() else { panic!("{settled:?}") };
            assert_eq!((table.seats, table.games), (seats, 3));
            let sum = |rows: &[Row]| rows.iter().map(|row| row.games).sum::<u64>();
            let won = |rows: &[Row]| rows.iter().map(|row| row.won).sum::<f64>();
            let each = if kind == GameKind::Duel { 4 } else { 1 };
            assert_eq!(sum(&table.wonders), 3 * u64::from(seats) * each, "{kind:?}");
            assert!((won(&table.wonders) - 3.0 * each as f64).abs() < 0.01, "{kind:?}");
            assert!(sum(&table.firsts) <= 3 * u64::from(seats));
            let drafts = if kind == GameKind::Duel { (3, 6) } else { (0, 0) };
            assert_eq!((sum(&table.begins), sum(&table.drafts)), drafts, "{kind:?}");
        }
    }

    #[test]
    fn a_share_has_the_error_of_its_games() {
        let mut row = Row { id: "a".into(), games: 400, won: 100.0, ..Row::default() };
        row.settle();
        assert!((row.share - 0.25).abs() < 1e-9 && (row.error - 0.0217).abs() < 1e-9, "{row:?}");
    }
}

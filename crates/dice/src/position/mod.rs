//! Positions: a state described by what lies on the table and is crossed off, instead of by how it
//! came about (`docs/positions.md`). Names come from the board set.
//!
//! What follows from the sheets is not said: resources, discounts, unlocked dice, which dice come in,
//! whether this is the last turn. A turn that has begun to be decided is its cities as they stood
//! before, and what changed since (`now-…`).

mod city;
mod read;
mod template;

pub(crate) use read::read;

use mirabilia_kernel::Seat;
use mirabilia_kernel::position::DescriptionWriter;

use crate::boards::{BUILDINGS, BuildingSet};
use crate::city::{City, Task};
use crate::moves::bits;
use crate::state::{Phase, Shown, State};

/// The ids of what is due; the default is a turn in progress.
const DUE: [(&str, Phase); 4] = [
    (Phase::Act.id(), Phase::Act),
    (Phase::Roll.id(), Phase::Roll),
    (Phase::Swap.id(), Phase::Swap),
    (Phase::DealCities.id(), Phase::DealCities),
];

/// The fields of the table, in the order in which we write them.
const TABLE: [&str; 4] = ["turn", "due", "forum", "round"];
/// The fields of a seat, in the order in which we write them.
const SEAT: [&str; 11] = [
    "city",
    "coins",
    "crossed",
    "bonuses",
    "attacks",
    "first-agora",
    "now-coins",
    "now-crossed",
    "now-bonuses",
    "now-attacks",
    "tasks",
];

impl State {
    /// The state as the lines of a described position.
    pub(crate) fn position_lines(&self) -> Vec<String> {
        let mut lines = DescriptionWriter::default();
        // Before a roll, the turn that it begins.
        let turn = if self.phase == Phase::Roll { self.turn + 1 } else { self.turn };
        if self.phase != Phase::DealCities {
            lines.field(None, "turn", turn);
        }
        if let Some((word, _)) = DUE.iter().skip(1).find(|(_, phase)| *phase == self.phase) {
            lines.field(None, "due", word);
        }
        if self.phase == Phase::DealCities {
            return lines.into_lines();
        }
        let dice: Vec<String> = self.forum().iter().map(|&shown| self.die_text(shown)).collect();
        lines.field(None, "forum", dice.join(" / "));
        if self.round > 0 {
            lines.field(None, "round", self.round);
        }
        for seat in Seat::all(self.seats) {
            self.city_lines(seat, &mut lines);
        }
        lines.into_lines()
    }

    fn die_text(&self, shown: Shown) -> String {
        let die = &self.boards.dice[usize::from(shown.die)];
        // Between turns the dice lie as they fell, but for those that have not been shaken.
        if self.phase != Phase::Act && (shown.face, shown.section) == (0, 0) {
            return die.id.clone();
        }
        let symbol = &self.boards.symbols[usize::from(die.faces[usize::from(shown.face)])];
        format!("{} {symbol} {}", die.id, shown.section)
    }

    fn city_lines(&self, seat: Seat, lines: &mut DescriptionWriter) {
        let at = Some(seat);
        let (before, now) = (self.city_before(seat), self.city(seat));
        let sheet = self.sheet(before);
        let space = |n: u8| sheet.spaces[usize::from(n)].id.as_str();
        let bonus = |n: u8| self.boards.bonuses[usize::from(n)].id.as_str();
        let attacks = |city: &City| format!("{} {}", city.attacks[0], city.attacks[1]);
        lines.field(at, "city", &sheet.id);
        lines.field(at, "coins", before.coins);
        lines.list(at, "crossed", bits(before.crossed).map(space));
        lines.list(at, "bonuses", bits(u64::from(before.bonuses)).map(bonus));
        if before.attacks != [0; 2] {
            lines.field(at, "attacks", attacks(before));
        }
        if before.first {
            lines.field(at, "first-agora", "");
        }
        if now.coins != before.coins {
            lines.field(at, "now-coins", now.coins);
        }
        lines.list(at, "now-crossed", bits(now.crossed & !before.crossed).map(space));
        lines.list(at, "now-bonuses", bits(u64::from(now.bonuses & !before.bonuses)).map(bonus));
        if now.attacks != before.attacks {
            lines.field(at, "now-attacks", attacks(now));
        }
        if self.round > 0 {
            let tasks: Vec<String> = now.tasks.iter().map(task_text).collect();
            lines.list(at, "tasks", tasks.iter().map(String::as_str));
        }
    }
}

/// A task as positions write it.
fn task_text(task: Task) -> String {
    match task {
        Task::Action => "action".to_owned(),
        Task::FreeDie => "free-die".to_owned(),
        Task::Bonus => "bonus".to_owned(),
        Task::Cross(buildings) => format!("cross:{}", building_text(buildings)),
        Task::CrossUpTo(left, buildings) => format!("cross-{left}:{}", building_text(buildings)),
    }
}

fn building_text(buildings: BuildingSet) -> String {
    let ids: Vec<&str> = bits(u64::from(buildings)).map(|b| BUILDINGS[usize::from(b)]).collect();
    ids.join("+")
}

/// Reads what [`task_text`] writes.
fn read_task(word: &str) -> Option<Task> {
    let (kind, ids) = word.split_once(':').unwrap_or((word, ""));
    let mut buildings: BuildingSet = 0;
    for id in ids.split('+').filter(|_| !ids.is_empty()) {
        buildings |= 1 << BUILDINGS.iter().position(|known| *known == id)?;
    }
    let task = match kind {
        "action" => Task::Action,
        "free-die" => Task::FreeDie,
        "bonus" => Task::Bonus,
        "cross" => Task::Cross(buildings),
        "cross-1" => Task::CrossUpTo(1, buildings),
        "cross-2" => Task::CrossUpTo(2, buildings),
        _ => return None,
    };
    // Only the plain form: buildings in their order, and none where none belong.
    (task_text(task) == word && (buildings != 0) == kind.starts_with("cross")).then_some(task)
}

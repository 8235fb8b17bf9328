//! The table of 7 Wonders Dice as numbers: the Forum, every sheet, and what is due.

use mirabilia_games::dice::boards::{MAX_BONUSES, MAX_DICE, MAX_SPACES};
use mirabilia_games::dice::{City, State, Task, TaskKind};
use mirabilia_kernel::{Game, Seat, Viewer};

use super::blocks::others;
use super::{Block, Info, Observable, Pen};

/// Faces of a die and sections of the Forum.
const FACES: usize = 6;
const SECTIONS: usize = 4;
/// The number of distinguished sheets; further ones of a larger set share the last number.
const SHEETS: usize = 8;
/// What can be decided.
const DUE: [&str; 5] = ["due action", "due free die", "due cross", "due cross up to", "due bonus"];
/// Amounts are divided by this.
const FULL: f32 = 8.0;
/// Turns are divided by this.
const MANY: f32 = 32.0;

impl Observable for State {
    fn is_laid(&self) -> bool {
        self.city(Seat::new(0)).sheet().is_some()
    }

    fn look(&self, seat: Seat, look: impl FnOnce(&Self)) {
        // Until a seat has acted in this turn there is nothing to hide, and no copy to
        // make.
        let shown = |city: &City| {
            let means = (city.coins(), city.resources(), city.unlocked());
            (city.crossed(), city.bonuses(), city.attacks(), city.was_first(), means)
        };
        let has_acted = |other: Seat| shown(self.city(other)) != shown(self.city_before(other));
        if Seat::all(self.seats()).any(|other| other != seat && has_acted(other)) {
            look(Game::view(self, Viewer::Seat(seat)).state());
        } else {
            look(self);
        }
    }

    fn look_public(&self, look: impl FnOnce(&Self)) {
        look(Game::view(self, Viewer::Public).state());
    }

    fn table_blocks(seats: u8, _: bool) -> Vec<Block> {
        let mut blocks = Vec::new();
        for die in 0..MAX_DICE {
            let title = format!("die {die}");
            let names = std::iter::once(format!("{title} in the forum"))
                .chain((0..FACES).map(|face| format!("{title} face {face}")))
                .chain((0..SECTIONS).map(|section| format!("{title} section {section}")));
            blocks.push(Block::new(
                title.clone(),
                "1 if it lies there, with this face and section",
                names,
            ));
        }
        for at in std::iter::once("my".to_owned()).chain(others(seats).map(|(at, _)| at)) {
            let title = |what: &str| format!("{at} {what}");
            blocks.push(Block::each(
                title("sheet"),
                "1 for the sheet of the board file",
                0..SHEETS,
            ));
            blocks.push(Block::each(title("space"), "1 if crossed off", 0..MAX_SPACES));
            blocks.push(Block::each(title("bonus"), "1 if taken", 0..MAX_BONUSES));
            blocks.push(Block::each(title("unlocked die"), "1 if unlocked", 0..MAX_DICE));
            let numbers =
                ["coins", "resources", "western barracks", "eastern barracks", "first agora"];
            let meaning =
                "coins, resources and points of the barracks / 8; 1 if first with its Agora";
            blocks.push(Block::new(title("numbers"), meaning, numbers.map(title)));
        }
        blocks.push(Block::new("due", "1 for what the seat has to decide now", DUE));
        let tasks = TaskKind::ALL.map(|kind| format!("waiting {}", kind.id()));
        blocks.push(Block::new("waiting", "further decisions of the seat in this turn / 8", tasks));
        let time = ["this turn is the last", "turns so far"];
        blocks.push(Block::new("time", "1 if so; turns / 32", time));
        blocks
    }

    fn write_table(&self, seat: Seat, info: Info, out: &mut [f32]) {
        const DIE: usize = 1 + FACES + SECTIONS;
        let mut pen = Pen::new(out);
        let forum = self.forum().iter().flat_map(|shown| {
            let base = usize::from(shown.die) * DIE;
            let face = base + 1 + usize::from(shown.face);
            [base, face, base + 1 + FACES + usize::from(shown.section)]
        });
        pen.marks(MAX_DICE * DIE, forum);
        let seats = self.seats();
        for other in [seat, seat.left(seats)] {
            write_city(&mut pen, self.city(other));
        }
        if seats > 2 {
            write_city(&mut pen, self.city(seat.right(seats)));
        }
        let mut other = seat.left(seats);
        for _ in 2..seats.saturating_sub(1) {
            other = other.left(seats);
            write_city(&mut pen, self.city(other));
        }
        // What is left to decide within a turn is the seat's own business.
        let due = self.city(seat).task().filter(|_| info != Info::Public).map(|task| match task {
            Task::Action => 0,
            Task::FreeDie => 1,
            Task::Cross(_) => 2,
            Task::CrossUpTo(..) => 3,
            Task::Bonus => 4,
        });
        pen.marks(DUE.len(), due.into_iter());
        let mut waiting = [0u8; TaskKind::ALL.len()];
        for task in self.city(seat).tasks().filter(|_| info != Info::Public) {
            waiting[task.kind() as usize] += 1;
        }
        for count in waiting {
            pen.put(f32::from(count) / FULL);
        }
        pen.put(f32::from(u8::from(self.is_last_turn())));
        pen.put(f32::from(self.turns()) / MANY);
    }
}

fn write_city(pen: &mut Pen<'_>, city: &City) {
    pen.marks(SHEETS, city.sheet().map(|sheet| sheet.min(SHEETS - 1)).into_iter());
    pen.bits(MAX_SPACES, city.crossed());
    pen.bits(MAX_BONUSES, city.bonuses().into());
    pen.bits(MAX_DICE, city.unlocked().into());
    pen.put(f32::from(city.coins()) / FULL);
    pen.put(f32::from(city.resources()) / FULL);
    city.attacks().into_iter().for_each(|points| pen.put(f32::from(points) / FULL));
    pen.put(f32::from(u8::from(city.was_first())));
}

//! The table of 7 Wonders Dice as numbers: the Forum, three sheets, and what is due.

use mirabilia_games::dice::boards::{MAX_BONUSES, MAX_DICE, MAX_SPACES};
use mirabilia_games::dice::{City, State, Task};
use mirabilia_kernel::{Game, Seat, Viewer};

use super::{Observable, Pen};

/// Faces of a die and sections of the Forum.
const FACES: usize = 6;
const SECTIONS: usize = 4;
/// The number of distinguished sheets; further ones of a larger set share the last number.
const SHEETS: usize = 8;
/// What can be decided.
const DUE: [&str; 5] = ["due action", "due free die", "due cross", "due cross up to", "due bonus"];
/// Amounts are divided by this.
const FULL: f32 = 8.0;

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

    fn table_names(_: bool) -> Vec<String> {
        let mut names = Vec::new();
        for die in 0..MAX_DICE {
            names.push(format!("die {die} in the forum"));
            names.extend((0..FACES).map(|face| format!("die {die} face {face}")));
            names.extend((0..SECTIONS).map(|section| format!("die {die} section {section}")));
        }
        for place in ["my", "left", "right"] {
            names.extend((0..SHEETS).map(|sheet| format!("{place} sheet {sheet}")));
            names.extend((0..MAX_SPACES).map(|space| format!("{place} space {space}")));
            names.extend((0..MAX_BONUSES).map(|bonus| format!("{place} bonus {bonus}")));
            names.extend((0..MAX_DICE).map(|die| format!("{place} unlocked die {die}")));
            names.push(format!("{place} coins"));
            names.push(format!("{place} resources"));
        }
        names.extend(DUE.map(str::to_owned));
        names.push("this turn is the last".to_owned());
        names
    }

    fn write_table(&self, seat: Seat, _: bool, out: &mut [f32]) {
        const DIE: usize = 1 + FACES + SECTIONS;
        let mut pen = Pen::new(out);
        let forum = self.forum().iter().flat_map(|shown| {
            let base = usize::from(shown.die) * DIE;
            let face = base + 1 + usize::from(shown.face);
            [base, face, base + 1 + FACES + usize::from(shown.section)]
        });
        pen.marks(MAX_DICE * DIE, forum);
        let seats = self.seats();
        for seat in [seat, seat.left(seats), seat.right(seats)] {
            write_city(&mut pen, self.city(seat));
        }
        let due = self.city(seat).task().map(|task| match task {
            Task::Action => 0,
            Task::FreeDie => 1,
            Task::Cross(_) => 2,
            Task::CrossUpTo(..) => 3,
            Task::Bonus => 4,
        });
        pen.marks(DUE.len(), due.into_iter());
        pen.put(f32::from(u8::from(self.is_last_turn())));
        debug_assert_eq!(pen.written(), Self::table_names(false).len());
    }
}

fn write_city(pen: &mut Pen<'_>, city: &City) {
    pen.marks(SHEETS, city.sheet().map(|sheet| sheet.min(SHEETS - 1)).into_iter());
    pen.bits(MAX_SPACES, city.crossed());
    pen.bits(MAX_BONUSES, city.bonuses().into());
    pen.bits(MAX_DICE, city.unlocked().into());
    pen.put(f32::from(city.coins()) / FULL);
    pen.put(f32::from(city.resources()) / FULL);
}

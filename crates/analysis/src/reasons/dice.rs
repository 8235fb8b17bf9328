//! Reasons in Dice.

use mirabilia_games::dice::boards::{BUILDINGS, Effect, Sheet};
use mirabilia_games::dice::chance::SECTIONS;
use mirabilia_games::dice::{Building, City, Move, State, Task, View};
use mirabilia_kernel::{Fast, Game, Seat};

use super::{Explain, Reason, WeightedReason, alone, points_gained};

/// The rough worth of a bonus, in points.
const BONUS: f32 = 5.0;

impl Explain for State {
    fn reasons(view: &View, seat: Seat, m: Move, luck: &mut Fast) -> Vec<WeightedReason> {
        let before = view.state();
        let Some(sheet) = before.city(seat).sheet() else { return Vec::new() };
        let sheet = &before.boards().sheets[sheet];
        let idle = |moves: &[Move]| {
            let idle = moves.iter().find(|m| matches!(m, Move::Pass | Move::Decline));
            *idle.unwrap_or(&moves[0])
        };
        let after: State = alone(view, seat, m, luck, idle);
        let change = CityComparison { before, after: &after, seat, sheet };
        let mut reasons = change.points();
        reasons.extend(change.coins());
        reasons.extend(change.barracks());
        reasons.extend(change.lasting());
        reasons.extend(change.completed());
        reasons.extend(change.bonus(m));
        reasons.extend(change.more());
        reasons
    }
}

/// One city before and after a move.
struct CityComparison<'a> {
    before: &'a State,
    after: &'a State,
    seat: Seat,
    sheet: &'a Sheet,
}

impl CityComparison<'_> {
    fn cities(&self) -> (&City, &City) {
        (self.before.city(self.seat), self.after.city(self.seat))
    }

    /// The spaces that the move crossed off.
    fn crossed(&self) -> impl Iterator<Item = usize> {
        let (old, new) = self.cities();
        let fresh = new.crossed() & !old.crossed();
        (0..64).filter(move |space| fresh >> space & 1 == 1)
    }

    fn points(&self) -> Vec<WeightedReason> {
        let (old, new) = self.cities();
        let (was, mut is) = (self.before.score(self.seat).0, self.after.score(self.seat).0);
        let first = self.before.boards().first_to_finish;
        if new.was_first() && !old.was_first() {
            is[Building::AGORA.index()] -= i16::from(first); // reported separately
        }
        let [west, east] = [0, 1].map(|side| (new.attacks()[side] - old.attacks()[side]) as i16);
        is[Building::WEST.index()] -= west;
        is[Building::EAST.index()] -= east;
        let mut reasons = Vec::new();
        reasons.extend(points_gained(<State as Game>::CATEGORIES, &was, &is, &[]));
        if first > 0 && new.was_first() && !old.was_first() {
            reasons.push((f32::from(first), Reason::FirstAgora { points: first }));
        }
        reasons
    }

    fn coins(&self) -> Option<WeightedReason> {
        let (old, new) = self.cities();
        let coins = u16::from(new.coins().saturating_sub(old.coins()));
        (coins > 0).then(|| (0.5 * f32::from(coins), Reason::Coins { coins }))
    }

    /// Attacks and defences. The western side faces the left neighbour, the eastern side the right one.
    fn barracks(&self) -> Vec<WeightedReason> {
        let facing = [0, 1].map(|side| self.before.facing(self.seat, side).index());
        let (old, new) = self.cities();
        let mut reasons = Vec::new();
        for (side, seat) in facing.into_iter().enumerate() {
            let points = new.attacks()[side] - old.attacks()[side];
            if points > 0 {
                reasons.push((f32::from(points), Reason::Attack { seat, points }));
            }
        }
        for space in self.crossed() {
            let space = &self.sheet.spaces[space];
            let seat = facing[usize::from(space.building == Building::EAST)];
            let defence = space.effects.iter().map(|effect| match effect {
                Effect::Defence(amount) => *amount,
                _ => 0,
            });
            let defence = defence.fold(0, u8::saturating_add);
            if defence > 0 {
                reasons.push((f32::from(defence), Reason::Defence { seat, defence }));
            }
        }
        reasons
    }

    /// Lasting effects for later turns.
    fn lasting(&self) -> Vec<WeightedReason> {
        let (old, new) = self.cities();
        let boards = self.before.boards();
        let early = if self.before.is_last_turn() { 0.0 } else { 1.0 };
        let mut reasons = Vec::new();
        let resources = new.resources().saturating_sub(old.resources());
        if resources > 0 {
            reasons.push((2.5 * early * f32::from(resources), Reason::Resources { resources }));
        }
        for (number, die) in boards.dice.iter().enumerate() {
            if (new.unlocked() & !old.unlocked()) >> number & 1 == 1 {
                reasons.push((2.5 * early, Reason::Unlocks { die: die.id.clone() }));
            }
        }
        let cheaper = |(number, _): &(usize, &String)| {
            let cost = |city: &City| city.die_cost(*number as u8, SECTIONS - 1);
            cost(new) < cost(old) || new.on_die(*number as u8) > old.on_die(*number as u8)
        };
        let colours = boards.colours.iter().enumerate().filter(cheaper);
        let colours: Vec<String> = colours.map(|(_, colour)| colour.clone()).collect();
        if !colours.is_empty() {
            reasons.push((1.5 * early * colours.len() as f32, Reason::CheaperDice { colours }));
        }
        reasons
    }

    fn completed(&self) -> Vec<WeightedReason> {
        let (old, new) = self.cities();
        let done = |city: &City, spaces: u64| city.crossed() & spaces == spaces;
        let buildings = BUILDINGS.iter().zip(self.sheet.building_spaces);
        let in_city = |id: &str| Building::from_id(id).is_some_and(Building::is_in_city);
        buildings
            .filter(|(id, spaces)| *spaces != 0 && in_city(id))
            .filter(|(_, spaces)| done(new, *spaces) && !done(old, *spaces))
            .map(|(id, _)| (BONUS, Reason::Completes { building: (*id).to_owned() }))
            .collect()
    }

    /// A bonus, and the end of the game if it is the last one needed.
    fn bonus(&self, m: Move) -> Vec<WeightedReason> {
        let Move::Bonus(bonus) = m else { return Vec::new() };
        let boards = self.before.boards();
        let (number, of) =
            (self.cities().0.bonuses().count_ones() as u8 + 1, boards.bonuses_to_end);
        let bonus = boards.bonuses[usize::from(bonus)].id.clone();
        let mut reasons = vec![(BONUS, Reason::Bonus { bonus, number, of })];
        let is_last = |seat: Seat| self.before.city(seat).bonuses().count_ones() >= u32::from(of);
        let near = Seat::all(self.before.seats()).any(is_last) || self.before.is_last_turn();
        if number >= of && !near {
            let own = self.after.score(self.seat).total();
            let opponents = Seat::all(self.before.seats()).filter(|&seat| seat != self.seat);
            let ahead =
                opponents.map(|seat| self.before.score(seat).total()).all(|them| own > them);
            reasons.push((if ahead { 8.0 } else { 2.0 }, Reason::BringsEnd { ahead }));
        }
        reasons
    }

    /// A further choice of the seat this turn.
    fn more(&self) -> Option<WeightedReason> {
        let (weight, of) = match self.cities().1.task()? {
            Task::Action => (3.0, "action"),
            Task::FreeDie => (3.0, "free-die"),
            Task::Cross(_) | Task::CrossUpTo(..) => (2.5, "cross"),
            Task::Bonus => return None, // reported as a completed building
        };
        // After the end of the turn, the task belongs to the next turn.
        let same = self.after.turns() == self.before.turns();
        same.then(|| (weight, Reason::More { of: of.to_owned() }))
    }
}

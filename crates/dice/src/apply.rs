//! Playing moves and settling luck: the only module that changes a [`State`].

use mirabilia_kernel::{Joint, Seat};

use crate::boards::{Building, Effect};
use crate::chance::Chance;
use crate::city::Task;
use crate::moves::Move;
use crate::state::{LAST_TURN, Phase, Shown, State};

impl State {
    /// Plays one legal move for each deciding seat.
    pub(crate) fn apply(&mut self, moves: &Joint<Move>) {
        for (seat, m) in moves.iter() {
            self.apply_one(seat, m);
        }
        self.round = self.round.saturating_add(1);
        self.end_turn_when_done();
    }

    /// The state after one seat's move alone, before anything that follows once all have decided.
    pub(crate) fn alone(&self, seat: Seat, m: Move) -> Self {
        let mut after = *self;
        after.apply_one(seat, m);
        after
    }

    /// Plays one seat's move; it changes no other city.
    pub(crate) fn apply_one(&mut self, seat: Seat, m: Move) {
        let task = self.city(seat).tasks.next().expect("the seat has something to decide");
        self.city_mut(seat).tasks.pop();
        match m {
            Move::Build { die, space } => self.build(seat, die, space, task == Task::FreeDie),
            Move::Wonder => {
                let city = self.city(seat);
                let space = city.next_wonder(self.sheet(city)).trailing_zeros() as u8;
                self.cross(seat, space);
            }
            Move::Pass => self.gain(seat, self.boards.pass),
            Move::Cross(name) => {
                if let Task::CrossUpTo(left, buildings) = task
                    && left > 1
                {
                    // Rule 7.7: the second crossing comes after all that the first one brings.
                    self.city_mut(seat).tasks.push(Task::CrossUpTo(left - 1, buildings));
                }
                let space = self.space_of(seat, name).expect("the space is on the sheet");
                self.cross(seat, space);
            }
            Move::Decline => {}
            Move::Bonus(bonus) => self.take_bonus(seat, bonus),
        }
        self.drop_idle_tasks(seat);
    }

    fn build(&mut self, seat: Seat, die: u8, name: u8, free: bool) {
        let shown = self.forum().iter().find(|shown| shown.die == die).copied();
        let shown = shown.expect("the die is in the Forum");
        let coins = self.coins_after_die(self.city(seat), shown, free);
        self.city_mut(seat).coins = coins.expect("the die can be paid for");
        let space = self.space_of(seat, name).expect("the space is on the sheet");
        self.cross(seat, space);
    }

    /// Pays for a space and crosses it off: its own effects first, then the bonus for finishing its
    /// building (rule 3.21).
    fn cross(&mut self, seat: Seat, space: u8) {
        let boards = self.boards;
        let sheet = &boards.sheets[usize::from(self.city(seat).sheet)];
        let facts = &sheet.spaces[usize::from(space)];
        let agora_open = !self.agora_finished;
        let city = self.city_mut(seat);
        city.coins -= city.space_cost(sheet, space);
        city.crossed |= 1 << space;
        let spaces = sheet.building_spaces[usize::from(facts.building.0)];
        if facts.building.is_in_city() && city.crossed & spaces == spaces {
            city.tasks.push(Task::Bonus);
            // Rule 6.20: all who finish in the first turn that sees a finished Agora are first.
            city.first |= agora_open && facts.building == Building::AGORA;
        }
        self.resolve(seat, &facts.effects, facts.building);
    }

    fn take_bonus(&mut self, seat: Seat, bonus: u8) {
        let boards = self.boards;
        self.city_mut(seat).bonuses |= 1 << bonus;
        self.resolve(seat, &boards.bonuses[usize::from(bonus)].effects, Building::WAREHOUSE);
    }

    /// Effects that ask nothing happen at once; those that ask wait as tasks, the first on top.
    fn resolve(&mut self, seat: Seat, effects: &[Effect], building: Building) {
        for effect in effects {
            self.happen(seat, *effect, building);
        }
        for effect in effects.iter().rev() {
            if let Some(task) = Task::of(*effect) {
                self.city_mut(seat).tasks.push(task);
            }
        }
    }

    fn happen(&mut self, seat: Seat, effect: Effect, building: Building) {
        let boards = self.boards;
        match effect {
            Effect::GainCoins(_) | Effect::CoinAndVpPerSpace { .. } => {
                self.gain(seat, self.coins_of(self.city(seat), effect));
            }
            Effect::UnlockDie(die) => {
                self.city_mut(seat).unlocked |= 1 << die;
                if self.entered >> die & 1 == 0 {
                    self.entered |= 1 << die; // Rule 2.16: one swap, however many unlock it
                    self.entering |= 1 << die;
                }
            }
            Effect::ProduceResource(amount) => {
                let city = self.city_mut(seat);
                city.resources = city.resources.saturating_add(amount);
            }
            Effect::Attack(printed) => {
                let side = usize::from(building == Building::EAST);
                let points = printed.saturating_sub(self.defence_against(seat, side));
                let written = &mut self.city_mut(seat).attacks[side];
                *written += u16::from(points); // Rule 6.39: written once
            }
            Effect::DieCostMinus1(colours) => {
                let city = self.city_mut(seat);
                for (colour, less) in city.discounts.iter_mut().enumerate() {
                    *less = less.saturating_add(colours >> colour & 1);
                }
            }
            Effect::DieCostZero(colours) => self.city_mut(seat).free_colours |= colours,
            Effect::CoinsOnDie { colour, amount } => {
                let gained = &mut self.city_mut(seat).on_die[usize::from(colour)];
                *gained = gained.saturating_add(amount);
            }
            // Points count at the end; tasks are pushed by `resolve`; defences are read off the sheet.
            Effect::Vp(_)
            | Effect::VpPerGallerySpace(_)
            | Effect::Defence(_)
            | Effect::CrossSpace(_)
            | Effect::CrossUpToTwo(_)
            | Effect::FreeDie
            | Effect::TakeAction => {}
        }
        debug_assert!(self.city(seat).coins <= boards.gold_size);
    }

    /// Rule 4.21: the reserve has a limit; what is beyond it is lost.
    fn gain(&mut self, seat: Seat, coins: u8) {
        let size = self.boards.gold_size;
        let city = self.city_mut(seat);
        city.coins = city.coins.saturating_add(coins).min(size);
    }

    /// Tasks that offer nothing, or nothing but declining, lapse (rules 3.24 and 7.5).
    fn drop_idle_tasks(&mut self, seat: Seat) {
        while !self.city(seat).tasks.is_empty() && self.choices(seat).is_idle() {
            self.city_mut(seat).tasks.pop();
        }
    }

    // The course of the game.

    fn end_turn_when_done(&mut self) {
        if self.busy().is_empty() {
            self.finish_agora();
            if self.last || self.turn >= LAST_TURN {
                self.entering = 0; // Rule 2.23
            }
            self.phase = Phase::Swap;
            self.after_swaps();
        }
    }

    /// Rule 6.21: from now on no city is the first to finish its Agora.
    pub(crate) fn finish_agora(&mut self) {
        self.agora_finished |= Seat::all(self.seats).any(|seat| self.city(seat).first);
    }

    /// Once every special die that enters has replaced a grey one: the next turn, or the end.
    fn after_swaps(&mut self) {
        if self.entering != 0 {
            return;
        }
        if self.last || self.turn >= LAST_TURN {
            self.phase = Phase::Over;
        } else {
            self.last = self.has_end_bonuses(); // Rule 9.1: one more turn
            self.phase = Phase::Roll;
        }
        self.round = 0;
        self.before = self.cities;
    }

    /// Applies luck that could be due.
    pub(crate) fn settle_chance(&mut self, chance: &Chance) {
        match chance {
            Chance::Cities(sheets) => {
                for seat in Seat::all(self.seats) {
                    self.city_mut(seat).sheet = sheets[seat.index()];
                }
                self.before = self.cities;
                self.phase = Phase::Roll;
            }
            Chance::Roll(forum) => {
                self.forum = *forum;
                self.turn += 1;
                self.round = 0;
                self.before = self.cities;
                for seat in Seat::all(self.seats) {
                    let city = self.city_mut(seat);
                    *city = Self::with_action(*city);
                }
                self.phase = Phase::Act;
            }
            Chance::Swap { enters, leaves } => {
                self.entering &= !(1 << enters);
                let place = self.forum().iter().position(|shown| shown.die == *leaves);
                // Rule 2.21: it has no face before the next shake.
                let shown = Shown { die: *enters, ..Shown::default() };
                self.forum[place.expect("the grey die is there")] = shown;
                self.after_swaps();
            }
        }
    }

    fn city_mut(&mut self, seat: Seat) -> &mut crate::city::City {
        &mut self.cities[seat.index()]
    }
}

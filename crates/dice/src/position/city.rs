//! A city of a described position: what its owner has crossed off must be reachable, and everything
//! kept beside it follows from it.

use mirabilia_kernel::options::one_of;
use mirabilia_kernel::phrase::at_most;
use mirabilia_kernel::position::{Seen, given};
use mirabilia_kernel::{Description, PositionError, Seat, phrase};

use super::read_task;
use crate::boards::{BUILDINGS, Boards, Building, Effect, Sheet};
use crate::city::{City, MAX_TASKS, Tasks};
use crate::moves::bits;

/// The forms of a task.
const TASKS: [&str; 5] = ["action", "free-die", "bonus", "cross:BUILDING+…", "cross-2:BUILDING+…"];

/// One seat's lines, with what they refer to.
pub(super) struct CityFields<'a> {
    pub(super) fields: &'a Description<'a>,
    pub(super) boards: &'a Boards,
    /// Whose they are.
    pub(super) at: Option<Seat>,
}

impl<'a> CityFields<'a> {
    fn sheet(&self, city: &City) -> &'a Sheet {
        &self.boards.sheets[usize::from(city.sheet)]
    }

    /// The city as it stood when the turn began.
    pub(super) fn before(&self, cities: &mut Seen) -> Result<City, PositionError> {
        let (fields, at, boards) = (self.fields, self.at, self.boards);
        let names = boards.sheets.iter().map(|sheet| sheet.id.as_str());
        let Some(id) = fields.word(at, "city")? else {
            let expected = phrase!("dice-file-city", "the city of every seat");
            return Err(fields.wrong(at, "city", "", expected));
        };
        let what = phrase!("dice-file-a-city", "city of these boards");
        let sheet = fields.id(at, "city", id, what, names)? as u8;
        fields.once(at, "city", id, cities)?;
        let mut city = City { sheet, coins: boards.gold_start, ..City::EMPTY };
        if let Some(coins) = fields.number(at, "coins", 0..=i32::from(boards.gold_size))? {
            city.coins = coins as u8;
        }
        city.crossed = self.spaces(&city, "crossed", 0)?;
        city.bonuses = self.bonuses("bonuses", 0)?;
        city.attacks = self.attacks(&city, "attacks")?.unwrap_or_default();
        city.first = fields.flag(at, "first-agora")?;
        city.follow(boards);
        self.check_bonuses(&city, "bonuses")?;
        let agora = self.sheet(&city).building_spaces[usize::from(Building::AGORA.0)];
        if city.first && city.crossed & agora != agora {
            let expected = phrase!("dice-file-agora", "a complete Agora in the city");
            return Err(fields.wrong(at, "first-agora", given(), expected));
        }
        Ok(city)
    }

    /// The city as it stands within a turn.
    pub(super) fn now(&self, before: &City) -> Result<City, PositionError> {
        let (fields, at, boards) = (self.fields, self.at, self.boards);
        let mut city = *before;
        if let Some(coins) = fields.number(at, "now-coins", 0..=i32::from(boards.gold_size))? {
            city.coins = coins as u8;
        }
        city.crossed |= self.spaces(&city, "now-crossed", before.crossed)?;
        city.bonuses |= self.bonuses("now-bonuses", before.bonuses)?;
        if let Some(attacks) = self.attacks(&city, "now-attacks")? {
            city.attacks = attacks;
        }
        if city.attacks.iter().zip(before.attacks).any(|(now, before)| *now < before) {
            let [west, east] = before.attacks;
            let expected = phrase!(
                "dice-file-attacks-least",
                "at least {west} {east}, as the turn began",
                west,
                east
            );
            let [west, east] = city.attacks;
            return Err(fields.wrong(at, "now-attacks", format!("{west} {east}"), expected));
        }
        city.tasks = self.tasks()?;
        city.follow(boards);
        if city.tasks.is_empty() {
            self.check_bonuses(&city, "now-bonuses")?;
        }
        Ok(city)
    }

    fn tasks(&self) -> Result<Tasks, PositionError> {
        let words = self.fields.list(self.at, "tasks")?.unwrap_or_default();
        if words.len() > MAX_TASKS {
            return Err(self.fields.wrong(self.at, "tasks", words.len(), at_most(MAX_TASKS)));
        }
        let mut tasks = Tasks::NONE;
        for word in words.iter().rev() {
            tasks.push(
                read_task(word)
                    .ok_or_else(|| self.fields.wrong(self.at, "tasks", *word, one_of(&TASKS)))?,
            );
        }
        Ok(tasks)
    }

    /// The spaces of a list, which must be reachable one after the other from those before.
    fn spaces(&self, city: &City, field: &str, before: u64) -> Result<u64, PositionError> {
        let (fields, at, sheet) = (self.fields, self.at, self.sheet(city));
        let names = sheet.spaces.iter().map(|space| space.id.as_str());
        let what = phrase!("dice-file-a-space", "space of this city");
        let ids = fields.ids_once(at, field, &what, names, &mut Seen::default())?;
        let listed = ids.iter().fold(0u64, |set, id| set | 1 << id);
        if let Some(space) = bits(listed & before).next() {
            let id = &sheet.spaces[usize::from(space)].id;
            let expected = phrase!("dice-file-new-spaces", "spaces not crossed before this turn");
            return Err(fields.wrong(at, field, id, expected));
        }
        let mut crossed = before;
        loop {
            // A space is passed over once it is crossed, so the order of the list means nothing.
            let next = (0..BUILDINGS.len())
                .fold(0, |set, building| set | sheet.next_in_building(building, crossed));
            let new = next & listed & !crossed;
            if new == 0 {
                break;
            }
            crossed |= new;
        }
        let Some(lost) = bits(listed & !crossed).next() else { return Ok(listed) };
        let space = &sheet.spaces[usize::from(lost)];
        let open = sheet.next_in_building(usize::from(space.building.0), crossed);
        let open: Vec<&str> =
            bits(open).map(|n| sheet.spaces[usize::from(n)].id.as_str()).collect();
        let expected = phrase!(
            "dice-file-order",
            "the spaces of a line in order; first one of {spaces}",
            spaces = open.join(", ")
        );
        Err(fields.wrong(at, field, &space.id, expected))
    }

    fn bonuses(&self, field: &str, before: u8) -> Result<u8, PositionError> {
        let names = self.boards.bonuses.iter().map(|bonus| bonus.id.as_str());
        let mut seen = Seen::default();
        let what = phrase!("dice-file-a-bonus", "bonus");
        let ids = self.fields.ids_once(self.at, field, &what, names, &mut seen)?;
        let listed = ids.iter().fold(0u8, |set, id| set | 1 << id);
        if let Some(bonus) = bits(u64::from(listed & before)).next() {
            let id = &self.boards.bonuses[usize::from(bonus)].id;
            let expected = phrase!("dice-file-new-bonuses", "bonuses not taken before this turn");
            return Err(self.fields.wrong(self.at, field, id, expected));
        }
        Ok(listed)
    }

    /// A finished building brings a bonus, while there are any.
    fn check_bonuses(&self, city: &City, field: &str) -> Result<(), PositionError> {
        let spaces = self.sheet(city).building_spaces;
        let finished = (0..BUILDINGS.len() as u8)
            .filter(|&b| Building(b).is_in_city())
            .filter(|&b| city.crossed & spaces[usize::from(b)] == spaces[usize::from(b)])
            .count();
        let (has, earned) =
            (city.bonuses.count_ones() as usize, finished.min(self.boards.bonuses.len()));
        if has == earned {
            return Ok(());
        }
        let value = phrase!("dice-file-n-crossed", "{n} crossed", n = has);
        let expected = phrase!(
            "dice-file-bonuses",
            "{n}: one for each of the {buildings} complete buildings",
            n = earned,
            buildings = finished
        );
        Err(self.fields.wrong(self.at, field, value, expected))
    }

    /// The points written in the Barracks: no more than is printed on the attacks crossed off.
    fn attacks(&self, city: &City, field: &str) -> Result<Option<[u16; 2]>, PositionError> {
        let Some(words) = self.fields.words(self.at, field) else { return Ok(None) };
        let mut printed = [0u16; 2];
        for space in bits(city.crossed) {
            let space = &self.sheet(city).spaces[usize::from(space)];
            for effect in &space.effects {
                if let Effect::Attack(points) = effect {
                    printed[usize::from(space.building == Building::EAST)] += u16::from(*points);
                }
            }
        }
        let read = |word: &str, most: u16| {
            word.parse::<u16>().ok().filter(|n| n.to_string() == word && *n <= most)
        };
        if let [west, east] = words
            && let (Some(west), Some(east)) = (read(west, printed[0]), read(east, printed[1]))
        {
            return Ok(Some([west, east]));
        }
        let [west, east] = printed;
        let expected = phrase!(
            "dice-file-attacks",
            "points of west and east, at most {west} and {east} as printed",
            west,
            east
        );
        Err(self.fields.wrong(self.at, field, words.join(" "), expected))
    }
}

impl City {
    /// Works out what follows from the spaces and bonuses crossed off.
    fn follow(&mut self, boards: &Boards) {
        let sheet = &boards.sheets[usize::from(self.sheet)];
        let spaces = bits(self.crossed).map(|n| &sheet.spaces[usize::from(n)].effects);
        let bonuses = bits(self.bonuses.into()).map(|n| &boards.bonuses[usize::from(n)].effects);
        let none = Self::EMPTY;
        (self.resources, self.unlocked) = (none.resources, none.unlocked);
        (self.discounts, self.free_colours) = (none.discounts, none.free_colours);
        self.on_die = none.on_die;
        for effect in spaces.chain(bonuses).flatten() {
            match *effect {
                Effect::ProduceResource(amount) => {
                    self.resources = self.resources.saturating_add(amount);
                }
                Effect::UnlockDie(die) => self.unlocked |= 1 << die,
                Effect::DieCostMinus1(colours) => {
                    for (colour, less) in self.discounts.iter_mut().enumerate() {
                        *less = less.saturating_add(colours >> colour & 1);
                    }
                }
                Effect::DieCostZero(colours) => self.free_colours |= colours,
                Effect::CoinsOnDie { colour, amount } => {
                    let gained = &mut self.on_die[usize::from(colour)];
                    *gained = gained.saturating_add(amount);
                }
                _ => {}
            }
        }
    }
}

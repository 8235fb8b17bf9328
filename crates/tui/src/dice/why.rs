//! Why something cannot be done now, in words that say what would help.

use super::boards::Effect;
use super::desk::Desk;
use super::guild::compared;
use super::names::{any_of, die_name, space_name, symbol_name};
use super::price::price_of;
use super::sheet::{Place, once_each};
use super::turn::{Kind, Task};

impl Desk<'_> {
    /// The space that unlocks a die on the viewer's sheet.
    fn unlocked_by(&self, die: &str) -> Option<&'static str> {
        let city = self.me()?.city.as_deref();
        let spaces = self.set.buildings(city).into_iter().flat_map(|building| &building.spaces);
        let unlocks = |effect: &Effect| matches!(effect, Effect::Unlocks { die: of } if of == die);
        spaces
            .into_iter()
            .find(|space| space.effects.iter().any(unlocks))
            .map(|one| one.id.as_str())
    }

    fn locked(&self, die: &str) -> Option<String> {
        let special = self.set.die(die).is_some_and(|entry| entry.special);
        if !special || self.me()?.unlocked.iter().any(|one| one == die) {
            return None;
        }
        let named = ("die", die_name(die, self.words).into());
        Some(match self.unlocked_by(die) {
            None => self.words.say("dice-why-locked", &[named]),
            Some(by) => {
                let space = ("space", space_name(by, self.words).into());
                self.words.say("dice-why-locked-by", &[named, space])
            }
        })
    }

    /// Too few coins for a space, with its parts.
    pub(super) fn too_dear(&self, place: Place, die: Option<&str>) -> Option<String> {
        let seat = self.picture.viewer?;
        let city = &self.picture.cities[seat];
        let price = price_of(self.set, &self.picture, seat, place, die, self.free());
        let coins = city.coins + price.gained;
        if price.total <= coins {
            return None;
        }
        let id = match (price.die, price.missing) {
            (0, _) => "dice-why-dear",
            (_, 0) => "dice-why-die-dear",
            _ => "dice-why-both-dear",
        };
        let args = [
            ("total", price.total.into()),
            ("die", price.die.into()),
            ("missing", price.missing.into()),
            ("coins", coins.into()),
        ];
        Some(self.words.say(id, &args))
    }

    /// Why a comparison keeps a symbol from being used.
    fn compared_badly(&self, symbol: &str) -> Option<String> {
        let seat = self.picture.viewer?;
        let found = compared(self.set, &self.picture, seat, symbol, &self.scene.log)?;
        (!found.holds).then(|| found.text(&self.names, self.words))
    }

    fn places(&self, spaces: &[&str]) -> Vec<Place> {
        let city = self.me().and_then(|city| city.city.as_deref());
        spaces.iter().filter_map(|id| self.set.place(city, id)).collect()
    }

    /// Why a die of the Forum cannot be chosen; none when it can.
    pub(super) fn why_not_die(&self, die: &str) -> Option<String> {
        let start = format!("build {die} ");
        if self.scene.view.legal.iter().any(|text| text.starts_with(&start)) {
            return None;
        }
        let Some(symbol) = self.picture.die(die).and_then(|shown| shown.symbol.as_deref()) else {
            return Some(self.say("dice-why-unshaken"));
        };
        if let Some(locked) = self.locked(die) {
            return Some(locked);
        }
        let dice = |task: &&Task| matches!(task.kind, Kind::Action | Kind::FreeDie);
        if let Some(task) = self.task().filter(|task| !dice(task)) {
            return Some(self.not_now(task));
        }
        let spaces = self.set.opened(self.me()?, symbol);
        if spaces.is_empty() {
            let symbol = symbol_name(symbol, self.words);
            return Some(self.words.say("dice-why-nothing-open", &[("symbol", symbol.into())]));
        }
        let cheapest = self.places(&spaces).into_iter().min_by_key(|place| place.space.cost);
        let dear = || cheapest.and_then(|place| self.too_dear(place, Some(die)));
        let other =
            || self.say(if self.task().is_some() { "dice-why-other" } else { "dice-why-not-now" });
        Some(self.compared_badly(symbol).or_else(dear).unwrap_or_else(other))
    }

    /// What is to be decided first.
    fn not_now(&self, task: &Task) -> String {
        if task.kind == Kind::Bonus {
            return self.say("dice-why-bonus-first");
        }
        if task.buildings.is_empty() {
            return self.say("dice-why-other");
        }
        let buildings = any_of(&task.buildings, self.words);
        self.words.say("dice-why-cross-first", &[("buildings", buildings.into())])
    }

    /// Why a space of the viewer's sheet cannot be crossed now; none when it can.
    pub(super) fn why_not_space(&self, id: &str) -> Option<String> {
        let city = self.me()?;
        let place = self.set.place(city.city.as_deref(), id)?;
        if city.has(id) {
            return Some(self.say("dice-why-crossed"));
        }
        let wonder = place.building.id == "wonder";
        let step = wonder && place.building.next(&city.crossed).first() == Some(&id);
        let legal = &self.scene.view.legal;
        let ends = format!(" {id}");
        if legal.iter().any(|text| text.ends_with(&ends) || (step && text == "wonder")) {
            return None;
        }
        let lines: Vec<_> = place
            .building
            .lines
            .iter()
            .filter(|line| line.spaces.iter().any(|s| s == id))
            .collect();
        let next = once_each(lines.iter().flat_map(|line| line.next(&city.crossed)));
        if !next.contains(&id) {
            let before: Vec<String> = next.iter().map(|id| space_name(id, self.words)).collect();
            let space = self.words.either(&before);
            return Some(self.words.say("dice-why-order", &[("space", space.into())]));
        }
        let Some(task) = self.task() else {
            let dear = city.missing(place.space.cost) > city.coins;
            return self.too_dear(place, None).filter(|_| dear);
        };
        match task.kind {
            Kind::Bonus => Some(self.not_now(task)),
            Kind::Cross | Kind::CrossUpTo => {
                if !task.buildings.is_empty() && !task.buildings.contains(&place.building.id) {
                    return Some(self.not_now(task));
                }
                self.too_dear(place, None).or_else(|| Some(self.say("dice-why-other")))
            }
            Kind::FreeDie if wonder => Some(self.say("dice-why-no-wonder")),
            Kind::Action if wonder => self.too_dear(place, None),
            Kind::Action | Kind::FreeDie => Some(self.why_no_die(place)),
        }
    }

    /// The space is next in its line, but no die of the Forum crosses it.
    fn why_no_die(&self, place: Place) -> String {
        let id = place.space.id.as_str();
        let reasons = self.picture.forum.iter().filter_map(|die| {
            let symbol = die.symbol.as_deref()?;
            self.set.opened(self.me()?, symbol).contains(&id).then_some(())?;
            self.locked(&die.die)
                .or_else(|| self.compared_badly(symbol))
                .or_else(|| self.too_dear(place, Some(&die.die)))
        });
        let mut reasons = reasons;
        reasons.next().unwrap_or_else(|| {
            let symbols = self.set.symbols_to(place);
            let symbols: Vec<String> =
                symbols.iter().map(|symbol| symbol_name(symbol, self.words)).collect();
            let symbols = self.words.either(&symbols);
            self.words.say("dice-why-no-die", &[("symbols", symbols.into())])
        })
    }
}

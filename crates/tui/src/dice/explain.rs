//! What a space, die, bonus, symbol, building or city is, costs and does.

use mirabilia_words::Words;

use super::boards::{Building, DieEntry, Leads, Set, Space};
use super::names::{
    all_of, any_of, building_name, colour_name, die_name, name_of, space_name, symbol_name,
};
use super::picture::{City, Picture};
use super::sheet::{Place, once_each};
use super::words::effect_text;

/// Who asks, and on which boards.
pub(super) struct Asked<'a> {
    pub(super) set: &'static Set,
    pub(super) picture: Option<&'a Picture>,
    pub(super) words: &'a Words,
}

/// Everything that can be looked up on these boards.
pub(super) fn ids(set: &'static Set) -> Vec<String> {
    let spaces = set.cities.iter().flat_map(|sheet| set.buildings(Some(&sheet.id)));
    let spaces = spaces.flat_map(|building| &building.spaces).map(|space| space.id.as_str());
    let dice = set.dice.iter().map(|die| die.id.as_str());
    let symbols = set.symbols.iter().map(|symbol| symbol.id.as_str());
    let bonuses = set.bonuses.iter().map(|bonus| bonus.id.as_str());
    let cities = set.cities.iter().map(|sheet| sheet.id.as_str());
    let all = super::sheet::BUILDINGS.into_iter().chain(dice).chain(symbols).chain(bonuses);
    let all = all.chain(cities);
    once_each(all.chain(spaces)).into_iter().map(str::to_owned).collect()
}

impl Asked<'_> {
    fn me(&self) -> Option<&City> {
        let picture = self.picture?;
        picture.viewer.map(|seat| &picture.cities[seat])
    }

    /// The viewer's city, or any.
    fn city(&self) -> Option<&str> {
        let mine = self.me().and_then(|me| me.city.as_deref());
        mine.or_else(|| self.set.cities.first().map(|sheet| sheet.id.as_str()))
    }

    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn say_n(&self, id: &str, n: u16) -> String {
        self.words.say(id, &[("n", n.into())])
    }

    /// What there is to know; none when there is no such thing.
    pub(super) fn explain(&self, id: &str) -> Option<Vec<String>> {
        let mut lines = vec![name_of(id, self.words)];
        let building = || self.set.building(self.city(), id);
        if let Some(place) = self.place(id) {
            lines.extend(self.space(place));
        } else if let Some(die) = self.set.die(id) {
            lines.extend(self.die(die));
        } else if let Some(bonus) = self.set.bonuses.iter().find(|bonus| bonus.id == id) {
            lines.extend(bonus.effects.iter().map(|effect| effect_text(effect, self.words)));
            lines.push(self.say_n("dice-explain-bonus", self.set.bonuses_to_end));
        } else if let Some(building) = building() {
            lines.extend(self.spaces(building));
        } else if let Some(sheet) = self.set.cities.iter().find(|sheet| sheet.id == id) {
            // What it has and others have not: its wonder.
            lines.extend(sheet.own.iter().flat_map(|building| self.spaces(building)));
        } else if self.set.leads(id).is_some() {
            lines.push(self.leads(id));
        } else {
            return None;
        }
        Some(lines)
    }

    /// The spaces of a building with what they cost and do, a line each.
    fn spaces(&self, building: &Building) -> Vec<String> {
        let line = |space: &Space| {
            let effects = super::words::effects_text(&space.effects, self.words);
            let cost = self.say_n("dice-space-cost", space.cost);
            format!("{} · {cost} {effects}", space_name(&space.id, self.words))
        };
        building.spaces.iter().map(line).collect()
    }

    /// The space on the viewer's own sheet, or on whichever sheet has it.
    fn place(&self, id: &str) -> Option<Place> {
        let own = self.set.place(self.city(), id);
        let any = || self.set.cities.iter().find_map(|sheet| self.set.place(Some(&sheet.id), id));
        own.or_else(any)
    }

    fn space(&self, place: Place) -> Vec<String> {
        let (words, id) = (self.words, place.space.id.as_str());
        let mut lines: Vec<String> =
            place.space.effects.iter().map(|effect| effect_text(effect, words)).collect();
        let mine = self.me().filter(|me| self.set.place(me.city.as_deref(), id).is_some());
        let mut cost = self.say_n("dice-space-cost", place.space.cost);
        if let Some(me) = mine.filter(|me| !me.has(id)) {
            let n = me.missing(place.space.cost);
            let args = [("have", me.resources.into()), ("n", n.into())];
            cost = format!("{cost} {}", words.say("dice-explain-cost-you", &args));
        }
        lines.push(cost);
        let by = if place.building.id == "wonder" {
            self.say("dice-explain-by-wonder")
        } else {
            let symbols = self.set.symbols_to(place);
            symbols.iter().map(|one| symbol_name(one, words)).collect::<Vec<_>>().join(", ")
        };
        lines.push(format!("{}: {by}.", self.say("dice-explain-by")));
        let on = place.building.lines.iter().filter(|line| line.spaces.iter().any(|one| one == id));
        let on: Vec<_> = on.collect();
        if let Some(me) = mine.filter(|me| !me.has(id)) {
            let next = once_each(on.iter().flat_map(|line| line.next(&me.crossed)));
            if !next.contains(&id) {
                let before: Vec<String> = next.iter().map(|one| space_name(one, words)).collect();
                let label = self.say("dice-explain-before");
                lines.push(format!("{label}: {}.", words.either(&before)));
            }
        }
        let after = on.iter().filter(|line| !line.any_order).filter_map(|line| {
            let at = line.spaces.iter().position(|one| one == id)?;
            line.spaces.get(at + 1).map(String::as_str)
        });
        let after: Vec<String> =
            once_each(after).iter().map(|one| space_name(one, words)).collect();
        if !after.is_empty() {
            lines.push(format!("{}: {}.", self.say("dice-explain-after"), words.list(&after)));
        }
        if mine.is_some_and(|me| me.has(id)) {
            lines.push(self.say("dice-space-crossed"));
        }
        lines
    }

    fn die(&self, die: &'static DieEntry) -> Vec<String> {
        let words = self.words;
        let mut lines = vec![colour_name(&die.colour, words)];
        if die.special {
            lines.push(self.say("dice-explain-special"));
        }
        let shown = self.picture.and_then(|picture| picture.die(&die.id));
        if let Some((shown, symbol)) = shown.and_then(|die| Some((die, die.symbol.as_deref()?))) {
            let named = symbol_name(symbol, words);
            let args = [("die", die_name(&die.id, words).into()), ("symbol", named.into())];
            let mut said = words.say("dice-die-shows", &args);
            for (id, n, told) in [
                ("dice-die-section", shown.section, true),
                ("dice-die-cost-you", shown.cost, shown.cost != shown.section),
            ] {
                if let Some(n) = n.filter(|_| told) {
                    said = format!("{said} {}", self.say_n(id, n));
                }
            }
            lines.push(said);
            let reach = self.me().map_or_else(Vec::new, |me| self.set.opened(me, symbol));
            let reach: Vec<String> = reach.iter().map(|id| space_name(id, words)).collect();
            if !reach.is_empty() {
                let args = [("spaces", words.either(&reach).into())];
                lines.push(words.say("dice-explain-reach", &args));
            }
        }
        lines.push(format!("{}:", self.say("dice-explain-faces")));
        for face in once_each(die.faces.iter().map(String::as_str)) {
            let times = die.faces.iter().filter(|one| *one == face).count();
            let times = if times > 1 { format!(" ×{times}") } else { String::new() };
            lines.push(format!("{}{times}. {}", symbol_name(face, words), self.leads(face)));
        }
        lines
    }

    /// Where a symbol leads, in words.
    fn leads(&self, symbol: &str) -> String {
        let words = self.words;
        let (id, buildings) = match self.set.leads(symbol) {
            Some(Leads::Buildings { buildings }) => ("dice-leads-any", any_of(buildings, words)),
            Some(Leads::GuildCourt { buildings }) => ("dice-leads-guild", all_of(buildings, words)),
            _ => {
                let there = self.set.buildings(self.city()).into_iter().filter(|building| {
                    building.lines.iter().any(|line| line.symbols.iter().any(|one| one == symbol))
                });
                let names: Vec<String> =
                    there.map(|building| building_name(&building.id, words)).collect();
                ("dice-leads-line", words.either(&names))
            }
        };
        words.say(id, &[("buildings", buildings.into())])
    }
}

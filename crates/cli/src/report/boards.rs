//! A report on a board set: dice, common buildings, and what differs between cities. The crate
//! `tell` supplies the sentences.

use mirabilia_games::dice::boards::Warning;
use mirabilia_games::dice::catalogue::{BuildingEntry, DieEntry, LineEntry, SheetEntry};
use mirabilia_games::dice::{Boards, BoardsEntry, BoardsRef, Building};
use mirabilia_tell::dice as tell;
use mirabilia_tui::text::capital;
use mirabilia_words::{Arg, Message, Words, rules};

use super::text::{fold, heading, padded, width};
use crate::near::near;

/// The labels of the summary; their widest sets the width of the label column.
const LABELS: [&str; 8] = [
    "report-boards-about",
    "report-boards-cities",
    "report-boards-buildings",
    "report-boards-spaces",
    "report-boards-dice",
    "report-boards-bonuses",
    "report-boards-coins",
    "report-boards-warning",
];

/// A report on a board set.
pub struct BoardsReport<'a> {
    boards: &'a Boards,
    set: BoardsEntry,
    words: &'a Words,
    width: usize,
}

impl<'a> BoardsReport<'a> {
    /// A report of this width.
    pub fn new(boards: &'a Boards, words: &'a Words, width: usize) -> Self {
        Self { boards, set: BoardsEntry::new(boards), words, width }
    }

    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(id, args)
    }

    fn tell(&self, message: &Message) -> String {
        self.words.tell(message, &[])
    }

    fn sentences(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.tell(message)).collect::<Vec<_>>().join(" ")
    }

    fn heading(&self, title: &str) -> [String; 2] {
        [String::new(), heading(title, self.width)]
    }

    /// A labelled text.
    fn labelled(&self, id: &str, text: &str) -> Vec<String> {
        let widest = LABELS.iter().map(|id| width(&self.say(id, &[]))).max().unwrap_or(0);
        fold(&format!("{}  ", padded(&self.say(id, &[]), widest)), text, self.width)
    }

    /// A summary of the set.
    pub fn summary(&self) -> Vec<String> {
        let Self { boards, set, .. } = self;
        let named = [("name", (&*set.name).into()), ("fingerprint", (&*set.fingerprint).into())];
        let mut lines = fold("", &self.say("report-boards", &named), self.width);
        lines.extend(self.labelled("report-boards-about", &self.about()));
        let city = |sheet: &SheetEntry| self.tell(&tell::city(&sheet.id, &sheet.name));
        let cities: Vec<String> = set.cities.iter().map(city).collect();
        let cities = format!("{}: {}", cities.len(), cities.join(", "));
        lines.extend(self.labelled("report-boards-cities", &cities));
        let buildings = [("n", Building::all().count().into())];
        let buildings = self.say("report-boards-each", &buildings);
        lines.extend(self.labelled("report-boards-buildings", &buildings));
        let spaces = boards.sheets.iter().map(|sheet| sheet.spaces.len());
        let (least, most) = (spaces.clone().min().unwrap_or(0), spaces.max().unwrap_or(0));
        let spaces = match least == most {
            true => self.say("report-boards-each", &[("n", least.into())]),
            false => {
                self.say("report-boards-between", &[("least", least.into()), ("most", most.into())])
            }
        };
        lines.extend(self.labelled("report-boards-spaces", &spaces));
        let special = set.dice.iter().filter(|die| die.special).count();
        let dice = [("n", set.dice.len().into()), ("special", special.into())];
        let dice = self.say("report-boards-dice-said", &dice);
        lines.extend(self.labelled("report-boards-dice", &dice));
        let bonuses = [("n", set.bonuses.len().into()), ("end", set.bonuses_to_end.into())];
        let bonuses = self.say("report-boards-bonuses-said", &bonuses);
        lines.extend(self.labelled("report-boards-bonuses", &bonuses));
        lines
    }

    /// The description of the file; built-in sets have one in every language.
    fn about(&self) -> String {
        let is_this = |known: BoardsRef| known.fingerprint == self.set.fingerprint;
        if BoardsRef::built_in(&self.set.name).is_some_and(is_this) {
            return self.say(&format!("dice-boards-about-{}", self.set.name), &[]);
        }
        self.set.about.clone()
    }

    /// Warnings about likely mistakes in the file.
    pub fn warnings(&self, warnings: &[Warning]) -> Vec<String> {
        let told = warnings.iter().map(|warning| self.tell(&tell::warning(self.boards, warning)));
        told.flat_map(|told| self.labelled("report-boards-warning", &told)).collect()
    }

    /// A city by id or name.
    pub fn city(&self, said: &str) -> Result<&SheetEntry, String> {
        let wanted = said.to_lowercase();
        let is_it = |sheet: &&SheetEntry| {
            let told = self.tell(&tell::city(&sheet.id, &sheet.name));
            [&sheet.id, &sheet.name, &told].iter().any(|name| name.to_lowercase() == wanted)
        };
        self.set.cities.iter().find(is_it).ok_or_else(|| {
            let ids: Vec<&str> = self.set.cities.iter().map(|sheet| &*sheet.id).collect();
            let args = [
                ("city", said.into()),
                ("name", (&*self.set.name).into()),
                ("cities", ids.join(", ").into()),
            ];
            let said = self.say("report-boards-no-city", &args);
            match near(&wanted, ids) {
                Some(meant) => {
                    format!(
                        "{said}; {}",
                        self.say("report-did-you-mean", &[("word", meant.into())])
                    )
                }
                None => said,
            }
        })
    }

    /// The whole set: what is common to all cities, then each city. With a city, its whole sheet.
    pub fn picture(&self, city: Option<&SheetEntry>) -> Vec<String> {
        let set = &self.set;
        let mut lines = self.summary();
        let coins = [
            ("start", set.gold_start.into()),
            ("most", set.gold_size.into()),
            ("pass", set.pass.into()),
        ];
        let coins = self.say("report-boards-coins-said", &coins);
        lines.extend(self.labelled("report-boards-coins", &coins));
        let Some(first) = city.or(set.cities.first()) else { return lines };
        lines.extend(self.heading(&capital(&self.say("report-boards-dice", &[]))));
        lines.extend(set.dice.iter().flat_map(|die| self.die(die, first)));
        if let Some(city) = city {
            lines.extend(self.sheet(city, set.common.iter().chain(&city.own)));
        } else {
            lines.extend(self.heading(&self.say("report-boards-common", &[])));
            lines.extend(self.buildings(set.common.iter()));
            for city in &set.cities {
                lines.extend(self.sheet(city, city.own.iter()));
            }
        }
        lines.extend(self.heading(&capital(&self.say("report-boards-bonuses", &[]))));
        for bonus in &set.bonuses {
            lines.extend(fold(" ", &self.tell(&tell::bonus(&bonus.id)), self.width));
            let told = self.sentences(&tell::of_bonus(set, bonus));
            lines.extend(fold("   ", &told, self.width));
        }
        lines
    }

    fn die(&self, die: &DieEntry, city: &SheetEntry) -> Vec<String> {
        let name = format!("{} {}", shape(&die.colour), self.tell(&tell::die(&die.id)));
        let mut lines = fold(" ", &name, self.width);
        for told in tell::of_die(&self.set, die, &city.id) {
            lines.extend(fold("   ", &self.tell(&told), self.width));
        }
        lines
    }

    /// Buildings of a city under a heading.
    fn sheet<'b>(
        &self,
        city: &SheetEntry,
        buildings: impl Iterator<Item = &'b BuildingEntry>,
    ) -> Vec<String> {
        let args = [
            ("city", self.tell(&tell::city(&city.id, &city.name)).into()),
            ("id", (&*city.id).into()),
            ("wonder", self.tell(&tell::wonder(&city.id, &city.wonder)).into()),
        ];
        let mut lines = self.heading(&self.say("report-boards-city", &args)).to_vec();
        lines.extend(self.buildings(buildings));
        lines
    }

    /// The Warehouse first, then the buildings in score order.
    fn buildings<'b>(&self, buildings: impl Iterator<Item = &'b BuildingEntry>) -> Vec<String> {
        let mut buildings: Vec<&BuildingEntry> = buildings.collect();
        buildings.sort_by_key(|one| (one.id != Building::WAREHOUSE, one.id.index()));
        buildings.iter().flat_map(|one| self.building(one)).collect()
    }

    /// A building: its lines with their symbols, and every space where it first appears.
    fn building(&self, building: &BuildingEntry) -> Vec<String> {
        let mut lines = fold(" ", &self.title(building), self.width);
        let told = tell::of_building(&self.set, building);
        let mut untold: Vec<(&str, &Message)> =
            building.spaces.iter().map(|space| &*space.id).zip(&told).collect();
        for line in &building.lines {
            let spaces: Vec<String> = line
                .spaces
                .iter()
                .map(|id| match untold.iter().position(|(other, _)| other == id) {
                    Some(at) => self.tell(untold.remove(at).1),
                    None => format!("{}.", self.tell(&tell::space_entry(&self.set, id))),
                })
                .collect();
            lines.extend(fold("   ", &format!("{}:", self.label(line)), self.width));
            lines.extend(spaces.iter().flat_map(|space| fold("     ", space, self.width)));
        }
        lines
    }

    /// The name with the shape of the dice that lead to the building.
    fn title(&self, building: &BuildingEntry) -> String {
        let bears = |face: &String| building.lines.iter().any(|line| line.symbols.contains(face));
        let die = self.set.dice.iter().find(|die| die.faces.iter().any(bears));
        let name = self.tell(&tell::building(building.id));
        let name = die.map_or(name.clone(), |die| format!("{} {name}", shape(&die.colour)));
        let args = [("building", name.into()), ("n", building.spaces.len().into())];
        let title = self.say("report-boards-building", &args);
        match self.set.first_to_finish {
            n @ 1.. if building.id == Building::AGORA => {
                format!("{title}; {}", self.say("report-boards-first", &[("n", n.into())]))
            }
            _ => title,
        }
    }

    /// What leads to a line: symbols, any face of a die, or no die.
    fn label(&self, line: &LineEntry) -> String {
        let is_whole = |die: &&DieEntry| {
            die.faces.iter().all(|face| line.symbols.contains(face))
                && line.symbols.iter().all(|symbol| die.faces.contains(symbol))
        };
        let die = self.set.dice.iter().find(is_whole);
        let symbols = match die {
            Some(die) => self.tell(&tell::die(&die.id)),
            None if line.symbols.is_empty() => self.say("dice-explain-by-wonder", &[]),
            None => {
                let names = line.symbols.iter().map(|id| self.tell(&tell::symbol(id)));
                self.words.either(&names.collect::<Vec<_>>())
            }
        };
        match line.any_order {
            true => self.say("report-boards-any-order", &[("symbols", symbols.into())]),
            false => symbols,
        }
    }
}

/// The shape of a colour; custom boards may use any colour.
fn shape(colour: &str) -> &'static str {
    rules::shape(colour).unwrap_or("◇")
}

//! Tiny board files: a complete set whose spaces cost nothing and do nothing, of which a test
//! changes the part it is about, in a few words.
//!
//! A building is its lines with `|` between: symbols, `any` where the order is free, a colon, and
//! spaces with commas between. A space is its id, cost and effects with `+` between; when it lies in
//! a second line, the id alone.
//!
//! ```text
//! axe: w1 0 attack 3, w2 2 attack 4 + gain 2 | shield: wd1 0 defence
//! ```

use std::fmt::Write;

use mirabilia_dice::{BoardError, BoardsRef, Setup};

use super::Play;

/// The dice and faces of the built-in sets: the head of the stand-in file.
pub(crate) fn usual_dice() -> &'static str {
    let text = include_str!("../../../boards/stand-in.toml");
    let from = text.find("[[die]]").expect("dice");
    let to = text.find("[[bonus]]").expect("bonuses");
    &text[from..to]
}

const BUILDINGS: [(&str, &str); 9] = [
    ("wonder", ": wo1 0, wo2 0, wo3 0"),
    ("barracks_west", "axe: w1 0 attack 3, w2 0 attack 4 | shield: wd1 0 defence, wd2 0 defence"),
    ("barracks_east", "sword: e1 0 attack 3, e2 0 attack 4 | shield: ed1 0 defence, ed2 0 defence"),
    (
        "agora",
        "mask: a11 0, a12 0, a13 0, a14 0 | scales: a21 0, a22 0, a23 0, a24 0 \
         | fountain: a11, a21 | temple: a12, a22 | owl: a13, a23 | caduceus: a14, a24",
    ),
    ("market", "coin_7: m1 0 | camel any: m2 0, m3 0 | chest any: m4 0, m5 0"),
    (
        "university",
        "compass: u1 0 unlock black | tablet: u2 0 unlock purple | wheel: u3 0 unlock white",
    ),
    (
        "guild_court",
        "compare_red compare_wonder compare_grey compare_yellow compare_blue compare_green: \
         g1 0, g2 0, g3 0",
    ),
    (
        "gallery",
        "bust_blue: l1 0 | bust_green: l2 0 | bust_red: l3 0 | bust_yellow: l4 0 \
         | bust_laurel: l5 0, l6 0",
    ),
    (
        "warehouse",
        "stone: stone 0 make | wood: wood 0 make | brick: brick 0 make | textile: textile 0 make \
         | glass: glass 0 make | papyrus: papyrus 0 make",
    ),
];

/// A board file in the making.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) name: String,
    /// Coins at the start, the size of the reserve, coins for passing.
    pub(crate) gold: [u8; 3],
    pub(crate) to_end: u8,
    pub(crate) first_to_finish: u8,
    pub(crate) dice: String,
    /// Ids and effects.
    pub(crate) bonuses: Vec<(String, String)>,
    pub(crate) buildings: Vec<(String, String)>,
    /// Ids, and buildings of their own.
    pub(crate) cities: Vec<(String, Vec<(String, String)>)>,
}

fn owned(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect()
}

impl Plan {
    pub(crate) fn new() -> Self {
        Self {
            name: "tiny".to_owned(),
            gold: [7, 28, 3],
            to_end: 3,
            first_to_finish: 3,
            dice: usual_dice().to_owned(),
            bonuses: owned(&[
                ("action", "action"),
                ("cross", "cross barracks_west barracks_east university agora market"),
                ("coins", "gain 7"),
            ]),
            buildings: owned(&BUILDINGS),
            cities: (0..7).map(|n| (format!("c{n}"), Vec::new())).collect(),
        }
    }

    /// Another building for all cities.
    pub(crate) fn building(mut self, id: &str, lines: &str) -> Self {
        let place = self.buildings.iter().position(|(known, _)| known == id).expect("a building");
        lines.clone_into(&mut self.buildings[place].1);
        self
    }

    /// A building of one city's own.
    pub(crate) fn own(mut self, city: usize, id: &str, lines: &str) -> Self {
        self.cities[city].1.push((id.to_owned(), lines.to_owned()));
        self
    }

    pub(crate) fn bonuses(mut self, bonuses: &[(&str, &str)]) -> Self {
        self.bonuses = owned(bonuses);
        self
    }

    pub(crate) fn gold(mut self, start: u8, size: u8, pass: u8) -> Self {
        self.gold = [start, size, pass];
        self
    }

    pub(crate) fn end_after(mut self, bonuses: u8) -> Self {
        self.to_end = bonuses;
        self
    }

    pub(crate) fn text(&self) -> String {
        let [start, size, pass] = self.gold;
        let mut text = format!(
            "format = 1\nname = \"{}\"\nabout = \"For a test.\"\nbonuses_to_end = {}\n\n\
             [gold]\nstart = {start}\nsize = {size}\npass = {pass}\n\n{}\n",
            self.name, self.to_end, self.dice
        );
        for (id, said) in &self.bonuses {
            let effects = effects(said);
            let _ = writeln!(text, "[[bonus]]\nid = \"{id}\"\neffects = [{effects}]\n");
        }
        for (id, lines) in &self.buildings {
            text += &building("[[building]]", id, lines);
            if id == "agora" {
                let _ = writeln!(text, "first_to_finish = {}", self.first_to_finish);
            }
        }
        for (id, own) in &self.cities {
            let _ = writeln!(text, "\n[[city]]\nid = \"{id}\"\nname = \"City {id}\"");
            let _ = writeln!(text, "wonder = \"Wonder of {id}\"");
            for (id, lines) in own {
                text += &building("[[city.building]]", id, lines);
            }
        }
        text
    }

    pub(crate) fn try_read(&self) -> Result<BoardsRef, BoardError> {
        BoardsRef::read(&self.text())
    }

    pub(crate) fn read(&self) -> BoardsRef {
        self.try_read().unwrap_or_else(|error| panic!("{error}\n{}", self.text()))
    }

    /// A game on it: the first cities, in seat order.
    pub(crate) fn play(&self, seats: u8) -> Play {
        let ids: Vec<&str> =
            self.cities.iter().take(usize::from(seats)).map(|(id, _)| id.as_str()).collect();
        Play::new(Setup { seats, boards: self.read() }, &ids.join(" "))
    }
}

fn quoted<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ")
}

/// A building as TOML.
fn building(head: &str, id: &str, lines: &str) -> String {
    let (mut spaces, mut rows) = (String::new(), String::new());
    for (number, line) in lines.split('|').enumerate() {
        let (symbols, list) = line.split_once(':').expect("symbols: spaces");
        let order = if symbols.contains(" any") { "any" } else { "sequence" };
        let symbols = quoted(symbols.split_whitespace().filter(|word| *word != "any"));
        let mut ids = Vec::new();
        for space in list.split(',').map(str::trim).filter(|space| !space.is_empty()) {
            let mut words = space.splitn(3, ' ');
            let id = words.next().expect("an id");
            ids.push(id);
            if let Some(cost) = words.next() {
                let effects = effects(words.next().unwrap_or(""));
                let _ = writeln!(
                    spaces,
                    "  {{ id = \"{id}\", cost = {cost}, effects = [{effects}] }},"
                );
            }
        }
        let ids = quoted(ids.into_iter());
        let _ = writeln!(
            rows,
            "  {{ id = \"l{number}\", symbols = [{symbols}], order = \"{order}\", spaces = [{ids}] }},"
        );
    }
    format!("\n{head}\nid = \"{id}\"\nspaces = [\n{spaces}]\nlines = [\n{rows}]\n")
}

/// Effects in short words as TOML, commas between.
pub(crate) fn effects(said: &str) -> String {
    let said = said.split('+').map(str::trim).filter(|effect| !effect.is_empty());
    said.map(effect).collect::<Vec<_>>().join(", ")
}

fn effect(said: &str) -> String {
    let words: Vec<&str> = said.split_whitespace().collect();
    let list = |ids: &[&str]| quoted(ids.iter().copied());
    let (kind, rest) = match words[..] {
        ["cross", ref ids @ ..] => ("cross_space", format!("buildings = [{}]", list(ids))),
        ["two", ref ids @ ..] => ("cross_up_to_two", format!("buildings = [{}]", list(ids))),
        ["gain", amount] => ("gain_coins", format!("amount = {amount}")),
        ["free"] => ("construct_free_die", String::new()),
        ["action"] => ("take_action", String::new()),
        ["unlock", colour] => ("unlock_die", format!("colour = \"{colour}\"")),
        ["make"] => ("produce_resource", String::new()),
        ["make", amount] => ("produce_resource", format!("amount = {amount}")),
        ["attack", points] => ("attack", format!("printed_vp = {points}")),
        ["defence"] => ("defence", String::new()),
        ["defence", amount] => ("defence", format!("amount = {amount}")),
        ["less"] => ("die_cost_minus_1", String::new()),
        ["less", colour] => ("die_cost_minus_1", format!("colour = \"{colour}\"")),
        ["zero", colour] => ("die_cost_zero", format!("colour = \"{colour}\"")),
        ["on", colour, amount] => {
            ("coins_on_die", format!("colour = \"{colour}\", amount = {amount}"))
        }
        ["vp", amount] => ("vp", format!("amount = {amount}")),
        ["per", building, rate] => {
            ("coin_and_vp_per_space", format!("building = \"{building}\", rate = {rate}"))
        }
        ["gallery", rate] => ("vp_per_gallery_space", format!("rate = {rate}")),
        _ => panic!("no effect \"{said}\""),
    };
    let comma = if rest.is_empty() { "" } else { ", " };
    format!("{{ type = \"{kind}\"{comma}{rest} }}")
}

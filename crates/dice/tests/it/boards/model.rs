//! The sums of a game, worked out a second time: from the text of the board file, read as a plain
//! table, and the lines of a record. It knows costs, coins, points and nothing of what is legal.

use std::collections::BTreeMap;

use mirabilia_dice::{Setup, State, Task};
use mirabilia_kernel::record::step_text;
use mirabilia_kernel::{Game, Record, Seat, Table};
use toml::{Table as Toml, Value};

struct Space {
    building: String,
    cost: i64,
    effects: Vec<Toml>,
}

#[derive(Default)]
struct Sheet {
    spaces: BTreeMap<String, Space>,
    /// The steps of the wonder in order.
    wonder: Vec<String>,
}

#[derive(Clone, Default, Debug)]
struct City {
    id: String,
    coins: i64,
    crossed: Vec<String>,
    bonuses: Vec<String>,
    attacks: [i64; 2],
    first: bool,
}

/// A game, followed line by line.
pub(crate) struct Model {
    file: Toml,
    sheets: BTreeMap<String, Sheet>,
    now: Vec<City>,
    before: Vec<City>,
    sections: BTreeMap<String, i64>,
    agora_finished: bool,
}

fn list<'a>(table: &'a Toml, key: &str) -> &'a [Value] {
    table.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn number(table: &Toml, key: &str) -> i64 {
    table.get(key).and_then(Value::as_integer).unwrap_or(1)
}

fn word<'a>(table: &'a Toml, key: &str) -> &'a str {
    table.get(key).and_then(Value::as_str).unwrap_or("")
}

fn tables<'a>(table: &'a Toml, key: &str) -> impl Iterator<Item = &'a Toml> {
    list(table, key).iter().filter_map(Value::as_table)
}

fn sheet(file: &Toml, city: &Toml) -> Sheet {
    let mut buildings: BTreeMap<&str, &Toml> = BTreeMap::new();
    for building in tables(file, "building").chain(tables(city, "building")) {
        buildings.insert(word(building, "id"), building);
    }
    let mut sheet = Sheet::default();
    for (id, building) in buildings {
        for space in tables(building, "spaces") {
            let effects = tables(space, "effects").cloned().collect();
            let facts = Space { building: id.to_owned(), cost: number(space, "cost"), effects };
            sheet.spaces.insert(word(space, "id").to_owned(), facts);
        }
        if id == "wonder" {
            let line = tables(building, "lines").next().expect("a line");
            let steps = list(line, "spaces").iter().filter_map(Value::as_str);
            sheet.wonder = steps.map(str::to_owned).collect();
        }
    }
    sheet
}

impl Model {
    pub(crate) fn new(text: &str) -> Self {
        let file: Toml = toml::from_str(text).unwrap();
        let sheets = tables(&file, "city").map(|c| (word(c, "id").to_owned(), sheet(&file, c)));
        Self {
            sheets: sheets.collect(),
            now: Vec::new(),
            before: Vec::new(),
            sections: BTreeMap::new(),
            agora_finished: false,
            file,
        }
    }

    fn gold(&self, field: &str) -> i64 {
        number(self.file["gold"].as_table().unwrap(), field)
    }

    fn space(&self, seat: usize, id: &str) -> &Space {
        &self.sheets[&self.now[seat].id].spaces[id]
    }

    /// How many spaces of a building a city has crossed, and how many there are.
    fn count(&self, city: &City, building: &str) -> (i64, i64) {
        let spaces = &self.sheets[&city.id].spaces;
        let crossed = city.crossed.iter().filter(|id| spaces[*id].building == building);
        let all = spaces.values().filter(|space| space.building == building);
        (crossed.count() as i64, all.count() as i64)
    }

    /// Effects of all spaces and bonuses that a city has crossed, of one kind.
    fn effects<'a>(&'a self, city: &'a City, kind: &'a str) -> impl Iterator<Item = &'a Toml> {
        let spaces = city.crossed.iter().flat_map(|id| &self.sheets[&city.id].spaces[id].effects);
        let taken = tables(&self.file, "bonus")
            .filter(|bonus| city.bonuses.iter().any(|id| id == word(bonus, "id")));
        let bonuses = taken.flat_map(|bonus| tables(bonus, "effects"));
        spaces.chain(bonuses).filter(move |effect| word(effect, "type") == kind)
    }

    fn resources(&self, city: &City) -> i64 {
        self.effects(city, "produce_resource").map(|effect| number(effect, "amount")).sum()
    }

    fn gain(&mut self, seat: usize, coins: i64) {
        self.now[seat].coins = (self.now[seat].coins + coins).min(self.gold("size"));
    }

    fn pay(&mut self, seat: usize, coins: i64) {
        self.now[seat].coins -= coins.max(0);
        assert!(self.now[seat].coins >= 0, "seat {seat} cannot pay {coins}");
    }

    fn choose(&mut self, seat: usize, die: &str, free: bool) {
        let facts = tables(&self.file, "die").find(|known| word(known, "id") == die).unwrap();
        let colour = word(facts, "colour").to_owned();
        let city = &self.now[seat];
        let of_colour = |effect: &&Toml| word(effect, "colour") == colour;
        let gained = self.effects(city, "coins_on_die").filter(of_colour);
        let gained = gained.map(|effect| number(effect, "amount")).sum();
        let less = self.effects(city, "die_cost_minus_1");
        let less = less.filter(|e| !e.contains_key("colour") || of_colour(e)).count() as i64;
        let zero = self.effects(city, "die_cost_zero").any(|effect| of_colour(&effect));
        let price = if free || zero { 0 } else { self.sections[die] - less };
        self.gain(seat, gained);
        self.pay(seat, price);
    }

    fn cross(&mut self, seat: usize, id: &str) {
        let space = self.space(seat, id);
        let (building, effects) = (space.building.clone(), space.effects.clone());
        let price = space.cost - self.resources(&self.now[seat]);
        self.pay(seat, price);
        assert!(!self.now[seat].crossed.iter().any(|known| known == id), "{id} twice");
        self.now[seat].crossed.push(id.to_owned());
        self.happen(seat, &effects, &building);
    }

    fn happen(&mut self, seat: usize, effects: &[Toml], building: &str) {
        for effect in effects {
            match word(effect, "type") {
                "gain_coins" => self.gain(seat, number(effect, "amount")),
                "coin_and_vp_per_space" => {
                    let (crossed, _) = self.count(&self.now[seat], word(effect, "building"));
                    self.gain(seat, number(effect, "rate") * crossed);
                }
                "attack" => {
                    let (seats, east) = (self.now.len(), building == "barracks_east");
                    let facing = if east { seat + seats - 1 } else { seat + 1 } % seats;
                    let wall = if east { "barracks_west" } else { "barracks_east" };
                    let city = &self.before[facing];
                    let spaces = &self.sheets[&city.id].spaces;
                    let walls = city.crossed.iter().map(|id| &spaces[id]);
                    let defences = walls.filter(|s| s.building == wall).flat_map(|s| &s.effects);
                    let defences = defences.filter(|effect| word(effect, "type") == "defence");
                    let defence: i64 = defences.map(|effect| number(effect, "amount")).sum();
                    let points = (number(effect, "printed_vp") - defence).max(0);
                    self.now[seat].attacks[usize::from(east)] += points;
                }
                _ => {}
            }
        }
    }

    /// One line of the record; `free` where the die of a build costs nothing.
    fn follow(&mut self, line: &str, free: bool) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["deal", "cities", ref ids @ ..] => {
                let coins = self.gold("start");
                let city = |id: &&str| City { id: (*id).to_owned(), coins, ..City::default() };
                self.now = ids.iter().map(city).collect();
            }
            ["roll", ref dice @ ..] => {
                self.before.clone_from(&self.now);
                let dice = dice.split(|word| *word == "/");
                self.sections =
                    dice.map(|die| (die[0].to_owned(), die[2].parse().unwrap())).collect();
            }
            [seat, "build", die, space] => {
                let seat = seat.parse().unwrap();
                self.choose(seat, die, free);
                self.cross(seat, space);
            }
            [seat, "wonder"] => {
                let seat: usize = seat.parse().unwrap();
                let city = &self.now[seat];
                let mut steps = self.sheets[&city.id].wonder.iter();
                let next = steps.find(|id| !city.crossed.contains(id)).unwrap().clone();
                self.cross(seat, &next);
            }
            [seat, "pass"] => self.gain(seat.parse().unwrap(), self.gold("pass")),
            [seat, "cross", space] => self.cross(seat.parse().unwrap(), space),
            [seat, "bonus", id] => {
                let seat: usize = seat.parse().unwrap();
                self.now[seat].bonuses.push(id.to_owned());
                let bonus = tables(&self.file, "bonus").find(|bonus| word(bonus, "id") == id);
                let effects: Vec<Toml> = tables(bonus.unwrap(), "effects").cloned().collect();
                self.happen(seat, &effects, "");
            }
            _ => {}
        }
    }

    /// Who is the first to finish the Agora, as each sees it at once; and all once the turn is over.
    fn finish_agoras(&mut self, turn_is_over: bool) {
        let done = |city: &City| {
            let (crossed, all) = self.count(city, "agora");
            crossed == all
        };
        let done: Vec<bool> = self.now.iter().map(done).collect();
        if !self.agora_finished {
            for (city, done) in self.now.iter_mut().zip(&done) {
                city.first = *done;
            }
        }
        self.agora_finished |= turn_is_over && done.contains(&true);
    }

    /// The lines of the score pad.
    fn score(&self, city: &City) -> Vec<i64> {
        let mut score = vec![0; State::CATEGORIES.len()];
        let place = |building: &str| State::CATEGORIES.iter().position(|known| *known == building);
        for id in &city.crossed {
            let space = &self.sheets[&city.id].spaces[id];
            let Some(line) = place(&space.building) else { continue };
            for effect in &space.effects {
                score[line] += match word(effect, "type") {
                    "vp" => number(effect, "amount"),
                    "coin_and_vp_per_space" => {
                        number(effect, "rate") * self.count(city, word(effect, "building")).0
                    }
                    "vp_per_gallery_space" => {
                        number(effect, "rate") * self.count(city, "gallery").0
                    }
                    _ => 0,
                };
            }
        }
        score[place("barracks_west").unwrap()] += city.attacks[0];
        score[place("barracks_east").unwrap()] += city.attacks[1];
        let agora = tables(&self.file, "building").find(|b| word(b, "id") == "agora").unwrap();
        let first = agora.get("first_to_finish").and_then(Value::as_integer).unwrap_or(0);
        score[place("agora").unwrap()] += if city.first { first } else { 0 };
        score
    }
}

/// Plays a record again beside the model and compares every sum after every line.
pub(crate) fn agrees(text: &str, record: &Record<State>) {
    let mut model = Model::new(text);
    let setup: Setup = record.setup;
    let mut table = Table::<State>::new(setup, Vec::new());
    for step in &record.steps {
        let line = step_text(table.state(), step);
        let seat =
            line.as_bytes()[0].is_ascii_digit().then(|| Seat::new(line.as_bytes()[0] - b'0'));
        let task = seat.and_then(|seat| table.state().city(seat).task());
        model.follow(&line, task == Some(Task::FreeDie));
        table.step(&line).unwrap();
        if seat.is_some() {
            model.finish_agoras(table.state().phase() != mirabilia_dice::Phase::Act);
        }
        if !table.waiting().is_empty() {
            continue; // the state shows these choices when the round is complete
        }
        let state = table.state();
        for (seat, city) in Seat::all(state.seats()).zip(&model.now) {
            let real = state.city(seat);
            let resources = model.resources(city);
            assert_eq!(i64::from(real.coins()), city.coins, "coins after {line}");
            assert_eq!(i64::from(real.resources()), resources, "resources after {line}");
            let score = state.score(seat).0.map(i64::from);
            assert_eq!(score, *model.score(city), "score of seat {seat} after {line}");
        }
    }
}

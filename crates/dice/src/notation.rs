//! Moves and luck as records write them (`docs/records.md`). Names come from the board set.

use mirabilia_kernel::record::brief;
use mirabilia_kernel::{MAX_SEATS, ParseError, phrase};

use crate::chance::{Chance, NOBODY};
use crate::moves::Move;
use crate::state::State;

const VERBS: &str = "build DIE SPACE, wonder, pass, cross SPACE, decline, bonus BONUS";
const LUCK: &str = "deal cities …, roll DIE SYMBOL SECTION / …, deal swap DIE for DIE";

impl State {
    /// A move as records write it.
    pub(crate) fn move_text(&self, m: Move) -> String {
        let space =
            |name: u8| self.boards.space_names.get(usize::from(name)).map_or("?", String::as_str);
        match m {
            Move::Build { die, space: name } => {
                format!("build {} {}", self.die_id(die), space(name))
            }
            Move::Wonder => "wonder".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::Cross(name) => format!("cross {}", space(name)),
            Move::Decline => "decline".to_owned(),
            Move::Bonus(bonus) => {
                let bonus = self.boards.bonuses.get(usize::from(bonus));
                format!("bonus {}", bonus.map_or("?", |bonus| &bonus.id))
            }
        }
    }

    fn die_id(&self, die: u8) -> &str {
        self.boards.dice.get(usize::from(die)).map_or("?", |die| &die.id)
    }

    /// Reads what [`move_text`](Self::move_text) writes.
    pub(crate) fn read_move(&self, text: &str) -> Result<Move, ParseError> {
        let words: Vec<&str> = text.split_whitespace().take(4).collect();
        match words[..] {
            ["build", die, space] => {
                Ok(Move::Build { die: self.read_die(die)?, space: self.read_space(space)? })
            }
            ["wonder"] => Ok(Move::Wonder),
            ["pass"] => Ok(Move::Pass),
            ["cross", space] => self.read_space(space).map(Move::Cross),
            ["decline"] => Ok(Move::Decline),
            ["bonus", id] => {
                let place = self.boards.bonuses.iter().position(|bonus| bonus.id == id);
                let place = place.map(|place| Move::Bonus(place as u8));
                let names = || self.boards.bonuses.iter().map(|bonus| &*bonus.id);
                place.ok_or_else(|| {
                    ParseError::unknown(phrase!("dice-file-a-bonus", "bonus"), id, names())
                })
            }
            _ => Err(ParseError::no_move(text, VERBS)),
        }
    }

    fn read_die(&self, id: &str) -> Result<u8, ParseError> {
        let die = self.boards.dice.iter().position(|die| die.id == id).map(|die| die as u8);
        let names = || self.boards.dice.iter().map(|die| &*die.id);
        die.ok_or_else(|| ParseError::unknown(phrase!("dice-file-a-die", "die"), id, names()))
    }

    fn read_space(&self, id: &str) -> Result<u8, ParseError> {
        let name = self.boards.space_names.iter().position(|name| name == id);
        let name = name.map(|name| name as u8);
        let names = || self.boards.space_names.iter().map(|name| &**name);
        name.ok_or_else(|| ParseError::unknown(phrase!("dice-step-a-space", "space"), id, names()))
    }

    /// Luck as records write it.
    pub(crate) fn chance_text(&self, chance: &Chance) -> String {
        match chance {
            Chance::Cities(cities) => {
                let id = |&city: &u8| {
                    self.boards.sheets.get(usize::from(city)).map_or("?", |sheet| &sheet.id)
                };
                let ids: Vec<&str> = cities[..usize::from(self.seats)].iter().map(id).collect();
                format!("deal cities {}", ids.join(" "))
            }
            Chance::Roll(forum) => {
                let die = |shown: &crate::state::Shown| {
                    let die = self.boards.dice.get(usize::from(shown.die));
                    let symbol = die.and_then(|die| die.faces.get(usize::from(shown.face)));
                    let symbol = symbol.map_or("?", |&s| &self.boards.symbols[usize::from(s)]);
                    format!("{} {symbol} {}", self.die_id(shown.die), shown.section)
                };
                let dice: Vec<String> =
                    forum[..usize::from(self.forum_len)].iter().map(die).collect();
                format!("roll {}", dice.join(" / "))
            }
            Chance::Swap { enters, leaves } => {
                format!("deal swap {} for {}", self.die_id(*enters), self.die_id(*leaves))
            }
        }
    }

    /// Reads what [`chance_text`](Self::chance_text) writes.
    pub(crate) fn read_chance(&self, text: &str) -> Result<Chance, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["deal", "cities", ref ids @ ..] => self.read_cities(ids),
            ["deal", "swap", enters, "for", leaves] => {
                Ok(Chance::Swap { enters: self.read_die(enters)?, leaves: self.read_die(leaves)? })
            }
            ["roll", ref dice @ ..] => self.read_roll(dice),
            _ => Err(ParseError::no_luck(text, LUCK, VERBS)),
        }
    }

    fn read_cities(&self, ids: &[&str]) -> Result<Chance, ParseError> {
        let seats = usize::from(self.seats);
        if ids.len() != seats {
            let given = phrase!("dice-step-cities", "{n} cities", n = ids.len());
            return Err(ParseError::new(phrase!(
                "step-one-each",
                "{given}; expected {n}, one for each seat",
                given,
                n = seats
            )));
        }
        let mut cities = [NOBODY; MAX_SEATS];
        for (city, id) in cities.iter_mut().zip(ids) {
            let sheet = self.boards.sheets.iter().position(|sheet| sheet.id == *id);
            let names = || self.boards.sheets.iter().map(|sheet| &*sheet.id);
            let what = || phrase!("dice-file-a-city", "city of these boards");
            *city = sheet.ok_or_else(|| ParseError::unknown(what(), id, names()))? as u8;
        }
        Ok(Chance::Cities(cities))
    }

    fn read_roll(&self, words: &[&str]) -> Result<Chance, ParseError> {
        let mut forum = self.forum;
        let dice: Vec<&[&str]> = words.split(|&word| word == "/").collect();
        let wanted = usize::from(self.forum_len);
        if dice.len() != wanted {
            let why = phrase!(
                "dice-step-dice",
                "{n} dice; expected {wanted}, with / between them",
                n = dice.len(),
                wanted
            );
            return Err(ParseError::new(why));
        }
        for (shown, die) in forum.iter_mut().zip(dice) {
            let [id, symbol, section] = die[..] else {
                let why = phrase!(
                    "dice-step-die",
                    "\"{found}\"; expected {form}",
                    found = brief(&die.join(" ")),
                    form = "DIE SYMBOL SECTION"
                );
                return Err(ParseError::new(why));
            };
            shown.die = self.read_die(id)?;
            let faces = &self.boards.dice[usize::from(shown.die)].faces;
            let same = |&face: &u8| self.boards.symbols[usize::from(face)] == symbol;
            let Some(face) = faces.iter().position(same) else {
                let symbol = brief(symbol);
                let why = phrase!(
                    "dice-step-symbol",
                    "no symbol \"{symbol}\" on die {die}",
                    symbol,
                    die = id
                );
                return Err(ParseError::new(why));
            };
            shown.face = face as u8;
            shown.section = match section {
                "0" => 0,
                "1" => 1,
                "2" => 2,
                "3" => 3,
                _ => {
                    let section = brief(section);
                    let why = phrase!(
                        "dice-step-section",
                        "no section \"{section}\"; sections are 0 to 3",
                        section
                    );
                    return Err(ParseError::new(why));
                }
            };
        }
        Ok(Chance::Roll(forum))
    }
}

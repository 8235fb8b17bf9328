//! The score pad of a real table: what is written on it, whether it can be right, who has won.
//!
//! Numbers come from the rules crates: what cards and wonders are worth, and how science counts.
//! The pages have the same pad, and both say the same words (`locales/*/score.ftl`).

mod ask;
mod doubts;
mod field;
mod possible;
mod read;
mod result;
mod table;

use mirabilia_games::{GameKind, duel, for_game};
use mirabilia_kernel::Game;
use mirabilia_words::Words;

pub use ask::ask;
pub use doubts::{Doubt, doubts};
pub use field::Field;
pub use read::{read_json, read_words};
pub use result::{How, Standing, standing};
pub use table::{explained, table, verdict};

/// The line of Dice that counts in ties only.
pub const TIE: &str = "coins";

/// A pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pad {
    /// The game.
    pub kind: GameKind,
    /// Who played, in the order of the seats.
    pub players: Vec<Player>,
    /// How the game ended.
    pub ending: Ending,
    /// Where the pawn of Duel stands: above 0 on the second player's side, below on the first's.
    pub pawn: Option<i8>,
}

/// Somebody who played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name.
    pub name: String,
    /// What was written, by the lines of the pad.
    pub fields: Vec<Option<Field>>,
}

/// How a game ended; by supremacy only in Duel, with the seat that won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By counting points.
    Points,
    /// By military supremacy.
    Military(usize),
    /// By scientific supremacy.
    Science(usize),
}

/// The lines that add up, in the order of the score pad.
pub fn categories(kind: GameKind) -> &'static [&'static str] {
    for_game!(kind, G => G::CATEGORIES)
}

/// The lines that are written: those that add up, and the coins of Dice.
pub fn lines(kind: GameKind) -> Vec<&'static str> {
    let mut lines = categories(kind).to_vec();
    if kind == GameKind::Dice {
        lines.push(TIE);
    }
    lines
}

/// Is this line written in coins?
pub fn in_coins(line: &str) -> bool {
    line == "treasury" || line == TIE
}

/// What a line is called.
pub fn line_name(words: &Words, kind: GameKind, line: &str) -> String {
    if line == TIE {
        return words.say("score-coins-tie", &[]);
    }
    words.say(&format!("{}-score-{}", kind.name(), line.replace('_', "-")), &[])
}

impl Pad {
    /// An empty pad. Says what is wrong with the players, if anything is.
    pub fn new(kind: GameKind, names: &[String]) -> Result<Self, String> {
        let (least, most) = for_game!(kind, G => (*G::SEATS.start(), *G::SEATS.end()));
        let many = names.len();
        if !(usize::from(least)..=usize::from(most)).contains(&many) {
            let game = kind.name();
            return Err(if least == most {
                format!("{least} play {game}, not {many}")
            } else {
                format!("{least} to {most} play {game}, not {many}")
            });
        }
        for (at, name) in names.iter().enumerate() {
            if name.is_empty() {
                return Err(format!("player {} has no name", at + 1));
            }
            if names[..at].contains(name) {
                return Err(format!("two players are called {name:?}"));
            }
        }
        let fields = vec![None; lines(kind).len()];
        let player = |name: &String| Player { name: name.clone(), fields: fields.clone() };
        let players = names.iter().map(player).collect();
        Ok(Self { kind, players, ending: Ending::Points, pawn: None })
    }

    /// The seat of somebody.
    pub fn seat(&self, name: &str) -> Result<usize, String> {
        self.players.iter().position(|player| player.name == name).ok_or_else(|| {
            let names: Vec<&str> = self.players.iter().map(|player| &*player.name).collect();
            format!("nobody is called {name:?}; players are {}", names.join(", "))
        })
    }

    /// The place of a line.
    pub fn line(&self, line: &str) -> Result<usize, String> {
        let lines = lines(self.kind);
        let known = lines.iter().position(|known| *known == line);
        known.ok_or_else(|| format!("no line is called {line:?}; lines are {}", lines.join(", ")))
    }

    /// Is this line given by the pawn?
    pub fn by_pawn(&self, line: &str) -> bool {
        self.kind == GameKind::Duel && line == "military" && self.pawn.is_some()
    }

    /// How far the pawn is on the opponent's side of a seat; 0 if it is not.
    pub fn ahead(&self, seat: usize) -> u8 {
        let pawn = self.pawn.unwrap_or(0);
        let ahead = if seat == 0 { pawn } else { -pawn };
        u8::try_from(ahead).unwrap_or(0)
    }

    /// The points of a field; none while it is empty.
    pub fn points(&self, seat: usize, line: usize) -> Option<i32> {
        let name = lines(self.kind)[line];
        if self.by_pawn(name) {
            return Some(pawn_points(self.ahead(seat)));
        }
        if name == TIE {
            return None;
        }
        self.players[seat].fields[line].as_ref().map(Field::points)
    }

    /// All points of a seat; an empty field counts 0.
    pub fn total(&self, seat: usize) -> i32 {
        (0..categories(self.kind).len()).filter_map(|line| self.points(seat, line)).sum()
    }

    /// The coins of a seat, where they were written down.
    pub fn coins(&self, seat: usize) -> Option<i32> {
        let line = lines(self.kind).iter().position(|line| in_coins(line))?;
        match self.players[seat].fields[line] {
            Some(Field::Coins(coins)) => Some(coins),
            _ => None,
        }
    }

    /// How many fields are written, of how many.
    pub fn filled(&self) -> (usize, usize) {
        let lines = categories(self.kind).len();
        let fields = (0..self.players.len()).flat_map(|seat| (0..lines).map(move |l| (seat, l)));
        let filled = fields.filter(|&(seat, line)| self.points(seat, line).is_some()).count();
        (filled, lines * self.players.len())
    }
}

/// The points of the pawn at a distance from the middle, on the opponent's side.
fn pawn_points(distance: u8) -> i32 {
    let zones = duel::Catalogue::new().track.zones;
    let here = zones.iter().find(|zone| (zone.from..=zone.to).contains(&distance));
    here.map_or(0, |zone| i32::from(zone.points))
}

/// The last space of the track before a capital.
pub(crate) fn pawn_reach() -> i8 {
    duel::Catalogue::new().track.capital as i8 - 1
}

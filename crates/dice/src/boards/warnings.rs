//! What a board file probably got wrong although it can be played: where it differs from what the
//! rulebooks fix for the printed boards (rules 12.13 to 12.26).

use std::fmt;

use super::{Boards, Building, Effect, Sheet};

/// A slip, and the cities that have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// What looks wrong.
    pub slip: Slip,
    /// In which cities, by their ids; empty where all have it.
    pub cities: Vec<String>,
}

/// What looks like a slip of who typed in a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Slip {
    /// A line that no symbol opens: no die leads there (rule 12.24).
    NoSymbols {
        /// Its building.
        building: Building,
        /// The line.
        line: String,
    },
    /// A special die that a city cannot unlock, or can unlock more than once (rule 12.20).
    Unlocks {
        /// The die.
        die: String,
        /// How many of its spaces and bonuses unlock it.
        times: usize,
    },
    /// A space that does nothing.
    NoEffect {
        /// The space.
        space: String,
    },
    /// A space of the Warehouse that produces nothing (rule 12.14).
    ProducesNothing {
        /// The space.
        space: String,
    },
    /// A wonder that does not have three steps (rule 12.13).
    WonderSteps {
        /// How many it has.
        steps: usize,
    },
    /// A space of the Agora that does not lie in two lines (rule 12.16).
    AgoraLines {
        /// The space.
        space: String,
        /// In how many it lies.
        lines: usize,
    },
    /// Barracks without an attack, or without one or two defences (rule 12.18).
    Barracks {
        /// The building.
        building: Building,
        /// Its attack spaces.
        attacks: usize,
        /// Its defence spaces.
        defences: usize,
    },
    /// An effect that crosses spaces of the Guild Court (rule 12.26).
    CrossesGuildCourt {
        /// The space or bonus.
        by: String,
    },
    /// A number that is another on every printed board (rules 12.21 and 12.22).
    Number {
        /// Which number.
        of: Usual,
        /// What the file says.
        found: u8,
    },
}

/// A number that is the same on every printed board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usual {
    /// Coins at the start.
    Start,
    /// Coins for passing.
    Pass,
    /// Points for the first to finish the Agora.
    FirstToFinish,
    /// How many bonuses there are.
    Bonuses,
    /// How many bonuses bring the end.
    BonusesToEnd,
}

impl Usual {
    /// Every such number.
    pub const ALL: [Self; 5] =
        [Self::Start, Self::Pass, Self::FirstToFinish, Self::Bonuses, Self::BonusesToEnd];

    /// The number of the printed boards.
    pub const fn number(self) -> u8 {
        match self {
            Self::Start => 7,
            Self::Pass | Self::FirstToFinish | Self::Bonuses | Self::BonusesToEnd => 3,
        }
    }

    /// Where it stands in a file.
    pub const fn field(self) -> &'static str {
        match self {
            Self::Start => "gold.start",
            Self::Pass => "gold.pass",
            Self::FirstToFinish => "building agora.first_to_finish",
            Self::Bonuses => "bonus",
            Self::BonusesToEnd => "bonuses_to_end",
        }
    }

    fn of(self, boards: &Boards) -> u8 {
        match self {
            Self::Start => boards.gold_start,
            Self::Pass => boards.pass,
            Self::FirstToFinish => boards.first_to_finish,
            Self::Bonuses => boards.bonuses.len() as u8,
            Self::BonusesToEnd => boards.bonuses_to_end,
        }
    }
}

impl Boards {
    /// What looks like a slip, in the order of the file; nothing for the sets of the program.
    pub fn warnings(&self) -> Vec<Warning> {
        let numbers = Usual::ALL.into_iter().map(|of| (of, of.of(self)));
        let numbers = numbers.filter(|(of, found)| of.number() != *found);
        let mut warnings: Vec<Warning> = numbers
            .map(|(of, found)| Slip::Number { of, found })
            .chain(
                self.bonuses
                    .iter()
                    .filter(|bonus| crosses_court(&bonus.effects))
                    .map(|bonus| Slip::CrossesGuildCourt { by: bonus.id.clone() }),
            )
            .map(|slip| Warning { slip, cities: Vec::new() })
            .collect();
        let common = warnings.len();
        for sheet in &self.sheets {
            for slip in self.slips(sheet) {
                let known = warnings[common..].iter_mut().find(|known| known.slip == slip);
                match known {
                    Some(known) => known.cities.push(sheet.id.clone()),
                    None => warnings.push(Warning { slip, cities: vec![sheet.id.clone()] }),
                }
            }
        }
        for warning in &mut warnings {
            if warning.cities.len() == self.sheets.len() {
                warning.cities.clear();
            }
        }
        warnings
    }

    /// What looks like a slip on one sheet.
    fn slips(&self, sheet: &Sheet) -> Vec<Slip> {
        let mut slips = Vec::new();
        for (number, line) in sheet.lines.iter().enumerate() {
            let opened = sheet.symbol_lines.iter().any(|lines| lines.contains(&(number as u8)));
            if line.building != Building::WONDER && !opened {
                slips.push(Slip::NoSymbols { building: line.building, line: line.id.clone() });
            }
        }
        let bonuses = self.bonuses.iter().flat_map(|bonus| &bonus.effects);
        let effects = sheet.spaces.iter().flat_map(|space| &space.effects).chain(bonuses);
        for (number, die) in self.dice.iter().enumerate().filter(|(_, die)| die.special) {
            let unlocks = |effect: &&Effect| **effect == Effect::UnlockDie(number as u8);
            let times = effects.clone().filter(unlocks).count();
            if times != 1 {
                slips.push(Slip::Unlocks { die: die.id.clone(), times });
            }
        }
        for (number, space) in sheet.spaces.iter().enumerate() {
            let id = || space.id.clone();
            let makes = |effect: &Effect| matches!(effect, Effect::ProduceResource(_));
            let lines = sheet.lines.iter().filter(|line| line.set >> number & 1 == 1).count();
            match space.building {
                _ if space.effects.is_empty() => slips.push(Slip::NoEffect { space: id() }),
                Building::WAREHOUSE if !space.effects.iter().any(makes) => {
                    slips.push(Slip::ProducesNothing { space: id() });
                }
                Building::AGORA if lines != 2 => {
                    slips.push(Slip::AgoraLines { space: id(), lines });
                }
                _ => {}
            }
            if crosses_court(&space.effects) {
                slips.push(Slip::CrossesGuildCourt { by: id() });
            }
        }
        let spaces = |building: Building| {
            sheet.spaces.iter().filter(move |space| space.building == building)
        };
        let steps = spaces(Building::WONDER).count();
        if steps != 3 {
            slips.push(Slip::WonderSteps { steps });
        }
        for building in [Building::WEST, Building::EAST] {
            let count = |amount: fn(Effect) -> u8| {
                let has = |effects: &[Effect]| effects.iter().any(|effect| amount(*effect) > 0);
                spaces(building).filter(|space| has(&space.effects)).count()
            };
            let (attacks, defences) = (count(Effect::attack), count(Effect::defence));
            if attacks == 0 || !(1..=2).contains(&defences) {
                slips.push(Slip::Barracks { building, attacks, defences });
            }
        }
        slips
    }
}

fn crosses_court(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::CrossSpace(set) | Effect::CrossUpToTwo(set) => {
            set >> Building::GUILD_COURT.index() & 1 == 1
        }
        _ => false,
    })
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cities[..] {
            [] => {}
            [city] => write!(f, "city {city}, ")?,
            cities => write!(f, "cities {}, ", cities.join(", "))?,
        }
        match &self.slip {
            Slip::NoSymbols { building, line } => {
                write!(f, "building {}, line {line}: no symbols; no die leads there", building.id())
            }
            Slip::Unlocks { die, times: 0 } => {
                write!(f, "die {die}: no space or bonus unlocks it; it is never used")
            }
            Slip::Unlocks { die, times } => write!(f, "die {die}: unlocked {times} times"),
            Slip::NoEffect { space } => write!(f, "space {space}: no effect"),
            Slip::ProducesNothing { space } => write!(f, "space {space}: produces no resource"),
            Slip::WonderSteps { steps } => {
                write!(f, "building wonder: {steps} steps; the printed boards have 3")
            }
            Slip::AgoraLines { space, lines } => {
                write!(f, "space {space}: in {lines} lines; the printed boards have 2")
            }
            Slip::Barracks { building, attacks, defences } => write!(
                f,
                "building {}: {attacks} attacks and {defences} defences; the printed boards have \
                 attacks and 1 or 2 defences",
                building.id()
            ),
            Slip::CrossesGuildCourt { by } => {
                write!(f, "{by}: crosses spaces of the Guild Court; no printed board does")
            }
            Slip::Number { of, found } => {
                write!(f, "{}: {found}; the printed boards have {}", of.field(), of.number())
            }
        }
    }
}

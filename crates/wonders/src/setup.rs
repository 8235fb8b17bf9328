//! Set-up: the options of a game (rules, chapter 1).

use mirabilia_kernel::options::words;
use mirabilia_kernel::{Options, SetupError};

/// How the wonders are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum WonderDeal {
    /// By luck.
    #[default]
    Random,
    /// Chosen in seat order.
    Choose,
}

/// Which side of their board the seats play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sides {
    /// By luck.
    #[default]
    Random,
    /// Chosen by all at once.
    Choose,
    /// All play the day side.
    Day,
    /// All play the night side.
    Night,
}

/// The seats and options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play, 3 to 7.
    pub seats: u8,
    /// How the wonders are dealt.
    pub wonders: WonderDeal,
    /// Which side of their board the seats play.
    pub sides: Sides,
}

const WONDERS: [(&str, WonderDeal); 2] =
    [("random", WonderDeal::Random), ("choose", WonderDeal::Choose)];
const SIDES: [(&str, Sides); 4] = [
    ("random", Sides::Random),
    ("choose", Sides::Choose),
    ("day", Sides::Day),
    ("night", Sides::Night),
];

impl Setup {
    /// The usual game for this many players.
    pub fn new(seats: u8) -> Self {
        Self { seats, wonders: WonderDeal::Random, sides: Sides::Random }
    }

    /// Reads options; what is not named has its default.
    pub fn read(seats: u8, options: &Options) -> Result<Self, SetupError> {
        options.expect_only(&Self::choices().map(|(name, _)| name))?;
        Ok(Self {
            seats,
            wonders: options.choose("wonders", &WONDERS)?,
            sides: options.choose("sides", &SIDES)?,
        })
    }

    /// Every option with its values, the default first.
    pub fn choices() -> [(&'static str, Vec<&'static str>); 2] {
        [("sides", words(&SIDES)), ("wonders", words(&WONDERS))]
    }

    /// The options that differ from the default.
    pub fn options(&self) -> Options {
        let mut options = Options::default();
        options.set_unless_first("sides", &SIDES, &self.sides);
        options.set_unless_first("wonders", &WONDERS, &self.wonders);
        options
    }
}

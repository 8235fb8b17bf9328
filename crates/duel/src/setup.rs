//! Set-up: the options of a game and the state before anything has happened (rules, chapter 1).

use mirabilia_kernel::options::words;
use mirabilia_kernel::{Options, Seat, SetupError};

/// How the wonders are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum WonderDeal {
    /// Drafted by the players.
    #[default]
    Draft,
    /// The fixed wonders of a first game.
    FirstGame,
}

/// Who begins the next age when the pawn stands in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Centre {
    /// The player who took the last card begins: the rulebook.
    #[default]
    Begins,
    /// The player who took the last card chooses: common elsewhere.
    Chooses,
}

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How the wonders are dealt.
    pub wonders: WonderDeal,
    /// The first player; `None` is decided by luck.
    pub first: Option<Seat>,
    /// The pawn in the middle at the end of an age.
    pub centre: Centre,
}

impl Default for Setup {
    fn default() -> Self {
        Self { wonders: WonderDeal::Draft, first: Some(Seat::new(0)), centre: Centre::Begins }
    }
}

const WONDERS: [(&str, WonderDeal); 2] =
    [("draft", WonderDeal::Draft), ("first-game", WonderDeal::FirstGame)];
const FIRST: [(&str, Option<Seat>); 3] =
    [("0", Some(Seat::new(0))), ("1", Some(Seat::new(1))), ("random", None)];
const CENTRE: [(&str, Centre); 2] = [("begins", Centre::Begins), ("chooses", Centre::Chooses)];

impl Setup {
    /// Reads options; what is not named has its default.
    pub fn read(options: &Options) -> Result<Self, SetupError> {
        options.expect_only(&Self::choices().map(|(name, _)| name))?;
        Ok(Self {
            wonders: options.choose("wonders", &WONDERS)?,
            first: options.choose("first", &FIRST)?,
            centre: options.choose("centre", &CENTRE)?,
        })
    }

    /// Every option with its values, the default first.
    pub fn choices() -> [(&'static str, Vec<&'static str>); 3] {
        [("centre", words(&CENTRE)), ("first", words(&FIRST)), ("wonders", words(&WONDERS))]
    }

    /// The options that differ from the default.
    pub fn options(&self) -> Options {
        let mut options = Options::default();
        options.set_unless_first("centre", &CENTRE, &self.centre);
        options.set_unless_first("first", &FIRST, &self.first);
        options.set_unless_first("wonders", &WONDERS, &self.wonders);
        options
    }
}

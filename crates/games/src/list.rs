//! The list of games, and everything that follows from it by writing it out once a game.

use mirabilia_kernel::record::{self, RecordError};
use mirabilia_kernel::{Game, Options, SetupError, Table, Viewer};
use serde::Serialize;

/// Writes the enums and the two dispatching macros from one list of games.
macro_rules! games {
    ($dollar:tt $($(#[$doc:meta])* $kind:ident = $game:ident),+ $(,)?) => {
        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameKind {
            $($(#[$doc])* $kind,)+
        }

        impl GameKind {
            /// Every game.
            pub const ALL: &'static [Self] = &[$(Self::$kind),+];

            /// The word for it in files, on the command line and on the wire.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$kind => <$game::State as Game>::NAME,)+
                }
            }
        }

        /// A table of any game.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant)] // there is one a game, and it is moved rarely
        pub enum AnyTable {
            $($(#[$doc])* $kind(Table<$game::State>),)+
        }

        impl AnyTable {
            /// Which game is played.
            pub fn kind(&self) -> GameKind {
                match self {
                    $(Self::$kind(_) => GameKind::$kind,)+
                }
            }

            /// A table where nothing has happened yet.
            pub fn new(
                kind: GameKind,
                seats: u8,
                options: &Options,
                names: Vec<String>,
            ) -> Result<Self, SetupError> {
                Ok(match kind {
                    $(GameKind::$kind => {
                        record::check_seats::<$game::State>(seats)?;
                        Self::$kind(Table::new(<$game::State>::setup(seats, options)?, names))
                    })+
                })
            }

            /// Reads a record of any game; the table stands where the record stops.
            pub fn read(text: &str) -> Result<Self, RecordError> {
                let name = record::read_game_name(text)?;
                $(if name == <$game::State as Game>::NAME {
                    return record::read(text).map(Self::$kind);
                })+
                let games: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
                Err(record::unknown_game(text, name, &games))
            }

            /// The table as it stood after the first `steps` steps.
            #[must_use]
            pub fn rewound(&self, steps: usize) -> Self {
                match self {
                    $(Self::$kind(table) => Self::$kind(table.rewound(steps)),)+
                }
            }

            /// A table that begins where this one stands, as a described position; none when the
            /// game is over.
            pub fn as_position(&self) -> Option<Self> {
                match self {
                    $(Self::$kind(table) => table.as_position().map(Self::$kind),)+
                }
            }

            /// A record that describes a position, with comments for people who write their own.
            pub fn position_template(
                kind: GameKind,
                seats: u8,
                options: &Options,
            ) -> Result<String, SetupError> {
                Ok(match kind {
                    $(GameKind::$kind => {
                        record::check_seats::<$game::State>(seats)?;
                        <$game::State>::position_template(&<$game::State>::setup(seats, options)?)
                    })+
                })
            }

            /// What a viewer may know.
            pub fn view(&self, viewer: Viewer) -> AnyView {
                match self {
                    $(Self::$kind(table) => AnyView::$kind(table.state().view(viewer)),)+
                }
            }
        }

        /// What a viewer may know of any game. It serialises as that game's picture.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "AnyPicture"))]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant)] // views are made one at a time
        pub enum AnyView {
            $($(#[$doc])* $kind(<$game::State as Game>::View),)+
        }

        /// Runs an expression with `$G` standing for the state type of a [`GameKind`].
        #[macro_export]
        macro_rules! for_game {
            ($dollar kind:expr, $dollar G:ident => $dollar body:expr) => {
                match $dollar kind {
                    $($crate::GameKind::$kind => {
                        type $dollar G = $crate::$game::State;
                        $dollar body
                    })+
                }
            };
        }

        /// Runs an expression with the typed table inside an [`AnyTable`].
        #[macro_export]
        macro_rules! for_table {
            ($dollar any:expr, $dollar table:ident => $dollar body:expr) => {
                match $dollar any {
                    $($crate::AnyTable::$kind($dollar table) => $dollar body,)+
                }
            };
        }
    };
}

games! { $
    /// 7 Wonders Duel.
    Duel = duel,
    /// 7 Wonders.
    Wonders = wonders,
    /// 7 Wonders Dice.
    Dice = dice,
}

use mirabilia_dice as dice;
use mirabilia_duel as duel;
use mirabilia_wonders as wonders;

mirabilia_kernel::words! {
    /// Which game.
    GameKind = "GameKind": GameKind::name, of GameKind::ALL.iter().map(|kind| kind.name());
}

impl GameKind {
    /// The game of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

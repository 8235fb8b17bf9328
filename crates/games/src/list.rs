//! The list of games, and the types that have one variant per game.

use std::fmt;

use mirabilia_kernel::record::{self, RecordError};
use mirabilia_kernel::{Game, Options, SetupError, Table, Viewer};
use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};

/// A game of the list: what is its own becomes what any game has, and back.
pub trait ListedGame: Game<Bill: DeserializeOwned, Detail: DeserializeOwned> {
    /// Which one it is.
    const KIND: GameKind;

    /// A move of this game as one of any.
    fn any_move(m: Self::Move) -> AnyMove;
    /// The move, if it is one of this game.
    fn own_move(m: AnyMove) -> Option<Self::Move>;
    /// A refusal of this game as one of any.
    fn any_refusal(why: Self::Refusal) -> AnyRefusal;
    /// The refusal, if it is one of this game.
    fn own_refusal(why: &AnyRefusal) -> Option<&Self::Refusal>;
    /// A bill of this game as one of any.
    fn any_bill(bill: Self::Bill) -> AnyBill;
    /// A detail of this game as one of any.
    fn any_detail(detail: Self::Detail) -> AnyDetail;
}

/// Writes the enums, what leads from one game to any and back, and the two dispatching macros, from
/// one list of games.
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
        #[allow(clippy::large_enum_variant)] // one variant per game, and it is moved rarely
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
                    $(GameKind::$kind if const { GameKind::$kind.is_included() } => {
                        record::check_seats::<$game::State>(seats)?;
                        Self::$kind(Table::new(<$game::State>::setup(seats, options)?, names))
                    })+
                    _ => not_included(),
                })
            }

            /// Reads a record of any game; the table stands where the record stops.
            pub fn read(text: &str) -> Result<Self, RecordError> {
                let name = record::read_game_name(text)?;
                $(if const { GameKind::$kind.is_included() }
                    && name == <$game::State as Game>::NAME
                {
                    return record::read(text).map(Self::$kind);
                })+
                let games: Vec<&str> = GameKind::included().map(GameKind::name).collect();
                Err(record::unknown_game(text, name, &games))
            }

            /// The table as it stood after the first `steps` steps.
            #[must_use]
            pub fn rewound(&self, steps: usize) -> Self {
                match self {
                    $(Self::$kind(table) if const { GameKind::$kind.is_included() } => {
                        Self::$kind(table.rewound(steps))
                    })+
                    _ => not_included(),
                }
            }

            /// A table that begins where this one stands, as a described position; none when the
            /// game is over.
            pub fn as_position(&self) -> Option<Self> {
                match self {
                    $(Self::$kind(table) if const { GameKind::$kind.is_included() } => {
                        table.as_position().map(Self::$kind)
                    })+
                    _ => not_included(),
                }
            }

            /// A record that describes a position, with comments for people who write their own.
            pub fn position_template(
                kind: GameKind,
                seats: u8,
                options: &Options,
            ) -> Result<String, SetupError> {
                Ok(match kind {
                    $(GameKind::$kind if const { GameKind::$kind.is_included() } => {
                        record::check_seats::<$game::State>(seats)?;
                        <$game::State>::position_template(&<$game::State>::setup(seats, options)?)
                    })+
                    _ => not_included(),
                })
            }

            /// What a viewer may know.
            pub fn view(&self, viewer: Viewer) -> AnyView {
                match self {
                    $(Self::$kind(table) if const { GameKind::$kind.is_included() } => {
                        AnyView::$kind(table.state().view(viewer))
                    })+
                    _ => not_included(),
                }
            }
        }

        /// A move of any game: what bots, tables and screens of one process hand each other. Between
        /// processes and on disk a move is text.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AnyMove {
            $($(#[$doc])* $kind(<$game::State as Game>::Move),)+
        }

        impl AnyMove {
            /// Which game it is a move of.
            pub fn kind(self) -> GameKind {
                match self {
                    $(Self::$kind(_) => GameKind::$kind,)+
                }
            }
        }

        /// Why the rules of any game do not allow a move or a piece of luck.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyRefusal {
            $($(#[$doc])* $kind(<$game::State as Game>::Refusal),)+
        }

        impl fmt::Display for AnyRefusal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$kind(why) => why.fmt(f),)+
                }
            }
        }

        $(impl ListedGame for $game::State {
            const KIND: GameKind = GameKind::$kind;

            fn any_move(m: Self::Move) -> AnyMove {
                AnyMove::$kind(m)
            }

            fn own_move(m: AnyMove) -> Option<Self::Move> {
                match m {
                    AnyMove::$kind(m) => Some(m),
                    _ => None,
                }
            }

            fn any_refusal(why: Self::Refusal) -> AnyRefusal {
                AnyRefusal::$kind(why)
            }

            fn own_refusal(why: &AnyRefusal) -> Option<&Self::Refusal> {
                match why {
                    AnyRefusal::$kind(why) => Some(why),
                    _ => None,
                }
            }

            fn any_bill(bill: Self::Bill) -> AnyBill {
                AnyBill::$kind(bill)
            }

            fn any_detail(detail: Self::Detail) -> AnyDetail {
                AnyDetail::$kind(detail)
            }
        })+

        /// What a viewer may know of any game. It serialises as that game's picture.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "AnyPicture"))]
        #[cfg_attr(feature = "ts", ts(untagged))]
        #[allow(clippy::large_enum_variant)] // views are made one at a time
        pub enum AnyView {
            $($(#[$doc])* $kind(<$game::State as Game>::View),)+
        }

        impl Serialize for AnyView {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$kind(own) if const { GameKind::$kind.is_included() } => {
                        own.serialize(to)
                    })+
                    _ => not_included(),
                }
            }
        }

        /// What a way to use something costs, item by item, in any game. It does not say of which,
        /// so it is read as the bill of a game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(untagged))]
        pub enum AnyBill {
            $($(#[$doc])* $kind(<$game::State as Game>::Bill),)+
        }

        impl Serialize for AnyBill {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$kind(own) if const { GameKind::$kind.is_included() } => {
                        own.serialize(to)
                    })+
                    _ => not_included(),
                }
            }
        }

        /// What a move leads to beside coins and points, in any game. It does not say of which, so it
        /// is read as the detail of a game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(untagged))]
        pub enum AnyDetail {
            $($(#[$doc])* $kind(<$game::State as Game>::Detail),)+
        }

        impl Serialize for AnyDetail {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self {
                    $(Self::$kind(own) if const { GameKind::$kind.is_included() } => {
                        own.serialize(to)
                    })+
                    _ => not_included(),
                }
            }
        }

        /// Runs an expression with `$G` standing for the state type of a [`GameKind`].
        #[macro_export]
        macro_rules! for_game {
            ($dollar kind:expr, $dollar G:ident => $dollar body:expr) => {
                match $dollar kind {
                    $($crate::GameKind::$kind => {
                        type $dollar G = $crate::$game::State;
                        if const { $crate::GameKind::$kind.is_included() } {
                            $dollar body
                        } else {
                            $crate::not_included()
                        }
                    })+
                }
            };
        }

        /// Runs an expression with the typed table inside an [`AnyTable`].
        #[macro_export]
        macro_rules! for_table {
            ($dollar any:expr, $dollar table:ident => $dollar body:expr) => {
                match $dollar any {
                    $($crate::AnyTable::$kind($dollar table) => {
                        if const { $crate::GameKind::$kind.is_included() } {
                            $dollar body
                        } else {
                            $crate::not_included()
                        }
                    })+
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

mirabilia_kernel::ids! {
    /// Which game.
    GameKind = "GameKind": GameKind::name, of GameKind::ALL.iter().copied();
}

impl GameKind {
    /// The game of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::included().find(|kind| kind.name() == name)
    }

    /// The games of this build.
    pub fn included() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|kind| kind.is_included())
    }

    /// Whether this build has the game. A WebAssembly module for one game is built with the variable
    /// `MIRABILIA_GAME`, and the compiler removes the others.
    pub const fn is_included(self) -> bool {
        match option_env!("MIRABILIA_GAME") {
            None => true,
            Some(only) => is_same(only.as_bytes(), self.name().as_bytes()),
        }
    }
}

/// `==` in constants.
const fn is_same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// Reached by no table: [`GameKind::from_name`] and [`AnyTable::read`] know only the games of this
/// build.
#[doc(hidden)]
#[cold]
pub fn not_included() -> ! {
    unreachable!("this build does not have the game")
}

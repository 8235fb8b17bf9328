//! The settings of a table, chosen by its host.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::flat::required;

wire_by_hand! {
    /// The time control.
    #[derive(Copy, Eq)]
    #[serde(tag = "per", rename_all = "kebab-case")]
    pub enum Clock {
        /// A limit per decision. When it expires, a bot makes the decision.
        Move {
            /// Seconds per decision: 5 to 1,209,600 (two weeks).
            seconds: u32,
        },
        /// A limit for all decisions of a game. When it expires, a bot takes over.
        Game {
            /// Seconds for all decisions: 30 to 1,209,600.
            seconds: u32,
            /// Seconds added after each decision: 0 to 3,600.
            bonus: u32,
        },
    }
}

wire! {
    /// Who may watch, and what spectators see.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "kebab-case")]
    pub enum Watch {
        /// No spectators.
        Nobody,
        /// Anyone with the link; spectators see public information.
        #[default]
        Public,
        /// Anyone with the link; spectators see every hand, with a delay.
        Delayed,
    }

    /// When the game starts.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "kebab-case")]
    pub enum Start {
        /// As soon as no seat is open.
        Full,
        /// When the host starts it.
        #[default]
        Host,
    }

    /// When a move may be undone.
    #[derive(Copy, Eq, Default)]
    #[serde(rename_all = "kebab-case")]
    pub enum Undo {
        /// Never.
        Never,
        /// Freely if only bots have acted since and nothing hidden was revealed; otherwise if all
        /// players at the table agree.
        #[default]
        Fair,
        /// Freely if only bots have acted since, even if something hidden was revealed; otherwise
        /// if all players at the table agree.
        Always,
    }

    /// The settings of a table.
    #[derive(Eq)]
    #[serde(default, deny_unknown_fields)]
    pub struct Settings {
        /// Whether the lobby lists the table. If not, players need the link.
        pub listed: bool,
        /// When the game starts.
        pub start: Start,
        /// Who may watch.
        pub watch: Watch,
        /// The delay in seconds of spectators who see every hand: 30 to 3,600.
        pub watch_delay: u32,
        /// When a move may be undone.
        pub undo: Undo,
        /// Whether players may request hints.
        pub hints: bool,
        /// Whether chat is enabled.
        pub chat: bool,
        /// The time control; null for unlimited time.
        pub clock: Option<Clock>,
        /// Seconds until a bot takes over for a disconnected player, until they return: 10 to
        /// 86,400; null for never. A bot only takes over while another player waits.
        pub away: Option<u32>,
        /// The bot that takes over for players who are disconnected, have left or are out of time.
        pub stand_in: String,
        /// The minimum time of a bot's decision in milliseconds, so that people can follow: 0 to
        /// 5,000.
        pub pace: u32,
    }
}

/// The fields of all clocks.
#[derive(Deserialize)]
struct Flat {
    per: Option<String>,
    seconds: Option<u32>,
    bonus: Option<u32>,
}

impl<'de> Deserialize<'de> for Clock {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut flat = Flat::deserialize(from)?;
        let per: String = required(&mut flat.per, "per")?;
        let seconds = required(&mut flat.seconds, "seconds");
        match per.as_str() {
            "move" => Ok(Self::Move { seconds: seconds? }),
            "game" => {
                Ok(Self::Game { seconds: seconds?, bonus: required(&mut flat.bonus, "bonus")? })
            }
            other => Err(D::Error::unknown_variant(other, &["move", "game"])),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listed: false,
            start: Start::default(),
            watch: Watch::default(),
            watch_delay: 120,
            undo: Undo::default(),
            hints: true,
            chat: true,
            clock: None,
            away: None,
            stand_in: "normal".to_owned(),
            pace: 600,
        }
    }
}

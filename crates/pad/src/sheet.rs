//! The pad of a game as data: lines, the values they can have, and the rules between fields.

use std::collections::BTreeSet;

use mirabilia_words::Message;
use serde::Serialize;

/// The pad of a game with some number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PadSheet {
    /// The lines in the order of the score pad.
    pub lines: Vec<PadLine>,
    /// The rules between fields.
    pub rules: Vec<Rule>,
    /// What decides between equal totals.
    pub tie: Tie,
}

/// A line of the pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PadLine {
    /// Its id, as in the scores of the game.
    pub id: &'static str,
    /// Written in coins: how many are worth a point; 0 where coins are no points. None for a line
    /// that is written in points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub coins: Option<u16>,
    /// The points that it can have.
    pub can: Can,
    /// Given by the pawn: points by its distance from the middle, on the opponent's side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub pawn: Vec<u8>,
    /// How it can be counted out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub counted: Option<CountedAs>,
    /// What is counted then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<PadPart>>"))]
    pub parts: Vec<PadPart>,
}

/// The points that a line can have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadCan"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Can {
    /// One of these, in order.
    Only {
        /// The values.
        values: Vec<i32>,
        /// The message for any other.
        doubt: String,
    },
    /// From 0 to a bound.
    UpTo {
        /// The bound; none where the rules give none.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        most: Option<i32>,
        /// Another bound that depends on coins; the larger one holds.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        richest: Option<Richest>,
    },
}

/// A bound that grows with the coins of the richest seat. There is none while coins are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadRichest"))]
pub struct Richest {
    /// Points from other things.
    pub most: i32,
    /// Coins for each further point.
    pub coins: u16,
}

/// How a line can be counted out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadCountedAs"))]
#[serde(rename_all = "kebab-case")]
pub enum CountedAs {
    /// Conflict tokens of 7 Wonders.
    Tokens,
    /// Science symbols of 7 Wonders.
    Symbols,
    /// The stages of a wonder.
    Stages,
    /// Cards, wonders or progress tokens.
    Items,
}

/// Something that brings points on a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PadPart {
    /// Its id.
    pub id: String,
    /// The message of its name.
    pub name: String,
    /// Points each time it counts.
    pub each: i32,
    /// Points of its steps in order, where they differ.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<i32>>"))]
    pub steps: Vec<i32>,
    /// How often it can count for one seat; none where the rules give no bound.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub max: Option<u16>,
    /// How many seats can have it; none where that is not limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub copies: Option<u8>,
    /// What it counts; none for what is there or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub counts: Option<PadCounts>,
    /// The message for more than `max`, where it is not the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub doubt: Option<&'static str>,
}

/// What a part counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PadCounts {
    /// Things that stand elsewhere: the pad asks how many.
    Things,
    /// The parts of its line that the seat has, and perhaps others without points.
    Held,
    /// Coins of the richest seat, some at a time.
    Coins {
        /// How many count as one.
        coins: u16,
    },
}

/// A rule between fields.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadRule"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Rule {
    /// Only a limited number of some parts. The message gets `n` and `max`.
    Limit {
        /// The line.
        line: &'static str,
        /// These parts together.
        parts: Vec<String>,
        /// For each seat or the whole table.
        at: At,
        /// What is limited.
        of: Limited,
        /// How many there can be.
        max: u16,
        /// The message.
        doubt: Message,
    },
    /// Once every seat has counted the line out, there are as many of some parts as of others. The
    /// message gets both numbers, `won` and `lost`.
    Pairs {
        /// The line.
        line: &'static str,
        /// These.
        won: Vec<String>,
        /// And those.
        lost: Vec<String>,
        /// The message.
        doubt: &'static str,
    },
    /// The points of all seats together. The message gets `sum` and `max`.
    Sum {
        /// The line.
        line: &'static str,
        /// The least, and a whole number of steps above it; none while a field is empty.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        least: Option<i32>,
        /// The most.
        most: i32,
        /// The distance between possible sums.
        step: i32,
        /// The message.
        doubt: &'static str,
    },
    /// Only one seat can have points. The message gets `n`, how many have.
    One {
        /// The line.
        line: &'static str,
        /// The message.
        doubt: &'static str,
    },
}

/// Where a limit holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadAt"))]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// For each seat.
    Seat,
    /// For all seats together.
    Table,
}

/// What a limit counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadLimited"))]
#[serde(rename_all = "kebab-case")]
pub enum Limited {
    /// How often the parts count.
    Times,
    /// The parts that count at all.
    Parts,
}

/// What decides between equal totals: the larger value of a line, coins where it is written in coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PadTie"))]
pub struct Tie {
    /// The line.
    pub line: &'static str,
    /// The word for it, in messages and reports.
    pub how: super::How,
}

impl PadSheet {
    /// The line with this id.
    pub fn line(&self, id: &str) -> Option<&PadLine> {
        self.lines.iter().find(|line| line.id == id)
    }

    /// The lines that add up.
    pub fn adding(&self) -> impl Iterator<Item = &PadLine> {
        self.lines.iter().filter(|line| line.adds())
    }

    /// The line that is written in coins.
    pub fn purse(&self) -> Option<&PadLine> {
        self.lines.iter().find(|line| line.coins.is_some())
    }
}

impl PadLine {
    /// A line without a bound.
    pub(crate) fn new(id: &'static str) -> Self {
        Self {
            id,
            coins: None,
            can: Can::UpTo { most: None, richest: None },
            pawn: Vec::new(),
            counted: None,
            parts: Vec::new(),
        }
    }

    /// Does it count in the total?
    pub fn adds(&self) -> bool {
        self.coins != Some(0)
    }

    /// Its part with this id.
    pub fn part(&self, id: &str) -> Option<&PadPart> {
        self.parts.iter().find(|part| part.id == id)
    }
}

impl Can {
    /// Only these, in a line of a game.
    pub(crate) fn only(game: &str, line: &str, values: BTreeSet<i32>) -> Self {
        let doubt = format!("score-check-{game}-{line}");
        Self::Only { values: values.into_iter().collect(), doubt }
    }

    /// At most this.
    pub(crate) fn up_to(most: i32) -> Self {
        Self::UpTo { most: Some(most), richest: None }
    }
}

impl PadPart {
    /// A part that is there or not.
    pub(crate) fn new(id: &str, name: String, each: i32) -> Self {
        Self {
            id: id.to_owned(),
            name,
            each,
            steps: Vec::new(),
            max: Some(1),
            copies: None,
            counts: None,
            doubt: None,
        }
    }
}

impl Rule {
    /// The line that it is about.
    pub fn line(&self) -> &'static str {
        match self {
            Self::Limit { line, .. }
            | Self::Pairs { line, .. }
            | Self::Sum { line, .. }
            | Self::One { line, .. } => line,
        }
    }
}

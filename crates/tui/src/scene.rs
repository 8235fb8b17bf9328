//! The scene: one moment of a game as one viewer sees it, from a local table or from a server.

use std::collections::BTreeMap;

use mirabilia_games::{AnyTable, AnyView, GameKind, ScoreSheet, dice, duel, wonders};
use mirabilia_kernel::{Seat, Viewer};
use mirabilia_protocol::{Ending, Raw, SeatScore};
use mirabilia_tell::{Offer, Prompt};
use mirabilia_words::Message;

use crate::hint::Hint;

/// How a player is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // independent marks on a seat
pub struct PlayerBadge {
    /// Display name.
    pub name: String,
    /// Whether a bot plays the seat.
    pub bot: bool,
    /// Whether the seat is played at this terminal.
    pub mine: bool,
    /// Whether the seat has to decide.
    pub thinking: bool,
    /// Whether the seat has chosen and waits for others.
    pub chosen: bool,
    /// Whether the player is connected; always true for bots.
    pub online: bool,
}

/// The picture of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyPicture {
    /// 7 Wonders Duel.
    Duel(Box<duel::Picture>),
    /// 7 Wonders.
    Wonders(Box<wonders::Picture>),
    /// 7 Wonders Dice.
    Dice(Box<dice::Picture>),
}

impl AnyPicture {
    /// The picture of a view.
    pub fn of(view: &AnyView) -> Self {
        match view {
            AnyView::Duel(view) => Self::Duel(Box::new(view.picture())),
            AnyView::Wonders(view) => Self::Wonders(Box::new(view.picture())),
            AnyView::Dice(view) => Self::Dice(Box::new(view.picture())),
        }
    }

    /// Reads a picture from JSON.
    pub fn read(game: GameKind, json: &str) -> serde_json::Result<Self> {
        Ok(match game {
            GameKind::Duel => Self::Duel(serde_json::from_str(json)?),
            GameKind::Wonders => Self::Wonders(serde_json::from_str(json)?),
            GameKind::Dice => Self::Dice(serde_json::from_str(json)?),
        })
    }

    /// Current points by seat and score category.
    pub fn points(&self) -> Vec<SeatScore> {
        macro_rules! points {
            ($picture:expr) => {
                (0..)
                    .zip(&$picture.cities)
                    .map(|(seat, city)| SeatScore {
                        seat,
                        total: city.total.into(),
                        by: lines(city.points.iter().map(|(l, n)| (l.name(), *n))),
                    })
                    .collect()
            };
        }
        fn lines<'a>(points: impl Iterator<Item = (&'a str, i16)>) -> BTreeMap<String, i32> {
            points.map(|(line, n)| (line.to_owned(), i32::from(n))).collect()
        }
        match self {
            Self::Duel(picture) => points!(picture),
            Self::Wonders(picture) => points!(picture),
            Self::Dice(picture) => points!(picture),
        }
    }
}

/// One moment of a game as one viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The game.
    pub game: GameKind,
    /// The players by seat.
    pub players: Vec<PlayerBadge>,
    /// The viewer's seat; `None` for spectators.
    pub seat: Option<u8>,
    /// The visible state of the table.
    pub picture: AnyPicture,
    /// What the viewer can pick now, in board order; while the viewer's choice waits for others, what
    /// could be picked. Empty if the viewer has nothing to decide.
    pub offers: Vec<Offer>,
    /// What is to be decided, and how far the game is.
    pub prompt: Prompt,
    /// The viewer's pending choice in record notation, while others decide.
    pub chosen: Option<String>,
    /// The same as advice.
    pub chosen_told: Option<Message>,
    /// Whether the viewer may take back the last move without asking the other players.
    pub free_undo: bool,
    /// Whether any player has made a move yet.
    pub begun: bool,
    /// The steps so far as messages, as far as the viewer may know them; `None` for a step that has
    /// none.
    pub told: Vec<Option<Message>>,
    /// The number of steps taken.
    pub steps: u32,
    /// The result, once the game is over.
    pub ending: Option<Ending>,
    /// The current hint; boards mark its best move.
    pub hint: Option<Hint>,
}

impl Scene {
    /// The scene of a local table for a seat, or for spectators.
    pub fn new(table: &AnyTable, seat: Option<Seat>, players: Vec<PlayerBadge>) -> Self {
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let over = table.outcome().is_some();
        let chosen = seat.and_then(|seat| table.chosen(seat));
        Self {
            game: table.kind(),
            players,
            seat: seat.map(|seat| seat.index() as u8),
            picture: AnyPicture::of(&table.view(viewer)),
            offers: seat.map_or_else(Vec::new, |seat| mirabilia_tell::offers_of_turn(table, seat)),
            prompt: mirabilia_tell::prompt(table, viewer),
            chosen_told: chosen.as_ref().and_then(|text| mirabilia_tell::move_advice(table, text)),
            chosen,
            free_undo: false,
            begun: (0..table.steps()).any(|step| table.mover(step).is_some()),
            told: match over {
                true => mirabilia_tell::open_steps(table, 0),
                false => mirabilia_tell::steps(table, viewer, 0),
            },
            steps: table.steps() as u32,
            ending: ending(table),
            hint: None,
        }
    }

    /// Whether the viewer has to decide now.
    pub fn decides(&self) -> bool {
        self.chosen.is_none() && !self.offers.is_empty()
    }

    /// The viewer's legal moves in record notation.
    pub fn legal(&self) -> impl Iterator<Item = &str> {
        let offers = if self.decides() { &self.offers[..] } else { &[] };
        let ways = offers.iter().flat_map(|offer| &offer.ways);
        ways.filter(|way| way.is_open()).map(|way| way.text.as_str())
    }

    /// The display names by seat.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|badge| badge.name.clone()).collect()
    }
}

/// The result of a table, in the form that a server sends.
pub fn ending(table: &AnyTable) -> Option<Ending> {
    let outcome = table.outcome()?;
    let score = |sheet: &ScoreSheet| SeatScore {
        seat: sheet.seat as u8,
        total: i32::from(sheet.total),
        by: sheet.by.iter().map(|(line, n)| ((*line).to_owned(), i32::from(*n))).collect(),
    };
    Some(Ending {
        end: outcome.end.name().to_owned(),
        told: mirabilia_tell::ending(table).as_ref().map(Raw::new),
        winners: outcome.winners.iter().map(|seat| seat.index() as u8).collect(),
        scores: table.scores().iter().map(score).collect(),
    })
}

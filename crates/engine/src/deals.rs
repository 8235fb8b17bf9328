//! Deals: the same luck again. The game on the table stays as it is.

use std::collections::BTreeMap;

use mirabilia_bots::BotKind;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_learn::deal::{Deal, compare, played_in};
use serde::Serialize;
use serde_json::Value;

use crate::Engine;
use crate::answer::{Body, Fault};
use crate::fields::{self, Fields};

/// A deal as programs read it.
#[derive(Serialize)]
pub(crate) struct DealReply {
    game: &'static str,
    /// The bots by seat; null at the person's own seat.
    bots: Vec<Option<&'static str>>,
    options: BTreeMap<String, String>,
    secret: String,
    number: String,
    /// The deal as the last part of a link.
    link: String,
}

impl From<&Deal> for DealReply {
    fn from(deal: &Deal) -> Self {
        let option = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Self {
            game: deal.kind.name(),
            bots: deal.bots.iter().map(|bot| bot.map(BotKind::name)).collect(),
            options: deal.options.iter().map(option).collect(),
            secret: deal.secret.reveal_hex(),
            number: deal.number.to_string(),
            link: deal.write(None),
        }
    }
}

impl Engine {
    /// The deal of a day, of a link, or of a finished game.
    pub(crate) fn deals(fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["game", "day", "link", "text", "bots"])?;
        let (day, link, text) = (fields.text("day")?, fields.text("link")?, fields.text("text")?);
        let deal = match (day, link, text) {
            (Some(day), None, None) => Some(Deal::of_day(game(fields)?, day)),
            (None, Some(link), None) => Deal::read(game(fields)?, link),
            (None, None, Some(text)) => Deal::of_game(&record(text)?, &bots(fields)?),
            _ => {
                let message = "expected one of day, link and text";
                return Err(Fault::new("engine/bad-field", message));
            }
        };
        let deal = deal.as_ref().map(|deal| Box::new(DealReply::from(deal)));
        Ok(Body::Deals { deal, played: link.and_then(played_in) })
    }

    /// The decisions of a seat in two games of the same deal.
    pub(crate) fn compare(fields: &Fields<'_>) -> Result<Body, Fault> {
        fields.only(&["mine", "theirs", "seat"])?;
        let read = |name: &str| match fields.text(name)? {
            Some(text) => record(text),
            None => Err(fields::missing(name, "a record")),
        };
        let (mine, theirs) = (read("mine")?, read("theirs")?);
        if (mine.kind(), mine.seats()) != (theirs.kind(), theirs.seats()) {
            let expected = "a record of the same game with as many seats";
            return Err(fields::refused("theirs", theirs.kind().name(), expected));
        }
        let Some(seat) = fields.seat(mine.seats())? else {
            return Err(fields::missing("seat", "the seat of both players"));
        };
        Ok(Body::Compared { decisions: compare(&mine, &theirs, seat) })
    }
}

fn game(fields: &Fields<'_>) -> Result<GameKind, Fault> {
    let name = fields.text("game")?.unwrap_or_default();
    GameKind::from_name(name).ok_or_else(|| fields::refused("game", name, "the name of a game"))
}

fn record(text: &str) -> Result<AnyTable, Fault> {
    AnyTable::read(text).map_err(|error| Fault::record(text, &error))
}

/// The bots by seat.
fn bots(fields: &Fields<'_>) -> Result<Vec<Option<BotKind>>, Fault> {
    let bot = |value: &Value| match value {
        Value::Null => Ok(None),
        Value::String(name) if BotKind::from_name(name).is_some() => Ok(BotKind::from_name(name)),
        other => Err(fields::refused("bots", &other.to_string(), "names of bots, null for people")),
    };
    fields.list("bots")?.iter().map(bot).collect()
}

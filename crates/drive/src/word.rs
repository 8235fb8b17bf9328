//! Messages of a server, read no further than a simulated player needs: pictures are skipped.

use mirabilia_protocol::{Event, Refusal};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// Any message of a table.
#[derive(Deserialize, Debug)]
pub(crate) struct Word {
    /// Which: `table`, `events`, `answer`, `presence`, `closing`.
    #[serde(default)]
    pub(crate) is: String,
    /// The number of the last event.
    #[serde(default)]
    pub(crate) seq: u64,
    /// What happened.
    #[serde(default)]
    pub(crate) events: Vec<Event>,
    /// The game.
    #[serde(default)]
    pub(crate) play: Option<Game>,
    /// The steps so far, where the table is told whole.
    #[serde(default)]
    pub(crate) log: Vec<String>,
    /// Of which request this is the answer.
    #[serde(default)]
    pub(crate) id: String,
    /// Why that was refused.
    #[serde(default)]
    pub(crate) error: Option<Refusal>,
}

/// The game as far as a player must know it.
#[derive(Deserialize, Debug)]
pub(crate) struct Game {
    /// Moves are made at this number.
    pub(crate) steps: u32,
    /// What the receiver's seats may do.
    pub(crate) views: Vec<Look>,
    /// There when the game is over.
    #[serde(default)]
    pub(crate) ending: Option<IgnoredAny>,
}

/// What one seat may do.
#[derive(Deserialize, Debug)]
pub(crate) struct Look {
    pub(crate) seat: Option<u8>,
    pub(crate) legal: Vec<String>,
}

impl Game {
    /// What a seat may do now.
    pub(crate) fn legal(&self, seat: u8) -> &[String] {
        let look = self.views.iter().find(|look| look.seat == Some(seat));
        look.map_or(&[], |look| &look.legal)
    }
}

#[cfg(test)]
mod tests {
    use super::Word;

    #[test]
    fn every_message_is_read_as_far_as_is_needed() {
        let read = |text| serde_json::from_str::<Word>(text).unwrap();
        let events = read(
            r#"{"is":"events","seq":7,"events":[{"event":"chose","seat":1,"stand_in":false}],
               "play":{"steps":3,"waiting":[0],"chosen":[],"views":[{"seat":0,"picture":{"a":[1]},
               "legal":["build baths"],"free_undo":false}]},"table":{"status":"playing"},"now":1}"#,
        );
        let game = events.play.unwrap();
        assert_eq!((events.is.as_str(), events.seq, events.events.len()), ("events", 7, 1));
        assert_eq!((game.legal(0), game.legal(1)), (&["build baths".to_owned()][..], &[][..]));
        assert!(game.ending.is_none());
        let answer = read(
            r#"{"is":"answer","id":"a-1","seq":0,"error":{"code":"server/no-store","message":"x"}}"#,
        );
        assert_eq!(
            (answer.id.as_str(), answer.error.unwrap().code.slug()),
            ("a-1", "server/no-store")
        );
        let over = read(r#"{"seq":9,"play":{"steps":70,"views":[],"ending":{"end":"points"}}}"#);
        assert!(over.play.unwrap().ending.is_some());
    }
}

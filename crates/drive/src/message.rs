//! Server messages, parsed only as far as a simulated player needs: pictures are skipped.

use mirabilia_protocol::{Event, Refusal};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// Any message of a table's socket.
#[derive(Deserialize, Debug)]
pub(crate) struct ServerMessage {
    /// The type: `table`, `events`, `answer`, `presence` or `closing`.
    #[serde(default)]
    pub(crate) is: String,
    /// The sequence number of the last event.
    #[serde(default)]
    pub(crate) seq: u64,
    #[serde(default)]
    pub(crate) events: Vec<Event>,
    #[serde(default)]
    pub(crate) play: Option<PlayState>,
    /// The steps so far, in a `table` message.
    #[serde(default)]
    pub(crate) log: Vec<String>,
    /// The id of the request, in an `answer`.
    #[serde(default)]
    pub(crate) id: String,
    /// Why the request was refused.
    #[serde(default)]
    pub(crate) error: Option<Refusal>,
}

/// The part of the game's state that a player needs.
#[derive(Deserialize, Debug)]
pub(crate) struct PlayState {
    pub(crate) steps: u32,
    pub(crate) views: Vec<SeatMoves>,
    /// Present if the game is over.
    #[serde(default)]
    pub(crate) ending: Option<IgnoredAny>,
}

/// The legal moves of a seat.
#[derive(Deserialize, Debug)]
pub(crate) struct SeatMoves {
    pub(crate) seat: Option<u8>,
    pub(crate) legal: Vec<String>,
}

impl PlayState {
    /// The legal moves of a seat.
    pub(crate) fn legal(&self, seat: u8) -> &[String] {
        let view = self.views.iter().find(|view| view.seat == Some(seat));
        view.map_or(&[], |view| &view.legal)
    }
}

#[cfg(test)]
mod tests {
    use super::ServerMessage;

    #[test]
    fn messages_are_parsed() {
        let read = |text| serde_json::from_str::<ServerMessage>(text).unwrap();
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

//! Doors for fuzzers: what arrives from outside, judged as the server judges it, without a network.
//! Nothing here may panic, whatever the bytes are, and what is refused changes nothing.

use std::sync::OnceLock;

use mirabilia_fair::Secret;
use mirabilia_protocol::{Command, NewSeat, NewTable, Request, Settings};

use crate::live::fold;
use crate::room::{Entry, Room, open};

/// A frame of a socket, or the body of a command: read, and decided at running games of all kinds.
pub fn frame(bytes: &[u8]) {
    let Ok(request) = serde_json::from_slice::<Request>(bytes) else { return };
    for room in rooms() {
        let Ok(events) = room.decide("person", "Person", &request.command) else { continue };
        // What is accepted can be stored and folded again.
        let mut after = room.clone();
        for event in events {
            let entry = Entry { event, cause: Some(("person".to_owned(), request.id.clone())) };
            let stored = entry.to_json();
            let read: Entry = serde_json::from_str(&stored).expect("what is stored can be read");
            assert_eq!(read, entry);
            let seq = after.seq + 1;
            after.apply(&entry, seq, room.updated_at).expect("what is decided can be taken");
        }
        assert_eq!(after.row().game, room.row().game);
    }
}

/// The body of a request for a table.
pub fn body(bytes: &[u8]) {
    let Ok(new) = serde_json::from_slice::<NewTable>(bytes) else { return };
    // Every board set that is read is kept for ever; a fuzzer would fill the memory.
    let new = NewTable { boards: None, ..new };
    if let Ok(opened) = open(new, "table".into(), "person", "Person", &Secret([1; 32]), 1) {
        fold(&opened.entries, 1).expect("what is opened can be folded");
    }
}

/// A running game of each kind, where it is this person's turn, and a table that waits.
fn rooms() -> &'static [Room] {
    static ROOMS: OnceLock<Vec<Room>> = OnceLock::new();
    ROOMS.get_or_init(|| {
        let new = |game: &str, seats: usize| NewTable {
            game: game.to_owned(),
            seats: vec![NewSeat::You; seats],
            options: std::collections::BTreeMap::default(),
            boards: None,
            record: None,
            settings: Settings::default(),
            name: None,
            names: Vec::new(),
            number: Some("1".to_owned()),
        };
        let waiting = |game: &str, seats: usize| {
            let secret = Secret([2; 32]);
            let opened = open(new(game, seats), "table".into(), "person", "Person", &secret, 1);
            fold(&opened.expect("a plain table").entries, 1).expect("it folds")
        };
        let mut rooms = vec![waiting("duel", 2)];
        for (game, seats) in [("duel", 2), ("wonders", 3), ("dice", 2)] {
            let mut room = waiting(game, seats);
            let begun = room.decide("person", "Person", &Command::Start).expect("it begins");
            for event in begun {
                let entry = Entry { event, cause: None };
                room.apply(&entry, room.seq + 1, 1).expect("it begins");
            }
            rooms.push(room);
        }
        rooms
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_and_bodies_of_all_kinds_are_survived() {
        for text in [
            "",
            "{}",
            "[]",
            r#"{"id":"1","do":"start"}"#,
            r#"{"id":"1","do":"move","seat":255,"at":4294967295,"move":"\u0000"}"#,
            r#"{"id":"1","do":"swap","a":0,"b":255}"#,
            r#"{"id":"1","do":"bot","seat":7,"bot":"easy"}"#,
            r#"{"id":"1","do":"undo","seat":200,"at":0}"#,
            r#"{"id":"1","do":"undo-answer","seat":200,"yes":true}"#,
            r#"{"id":"1","do":"withdraw","seat":9,"at":0}"#,
            r#"{"id":"1","do":"leave","seat":9}"#,
            r#"{"id":"1","do":"leave"}"#,
            r#"{"id":"1","do":"say","text":"hello"}"#,
            r#"{"game":"duel","seats":["you","you"],"settings":{"start":"full"}}"#,
            r#"{"game":"dice","seats":[],"options":{"boards":"x"}}"#,
            r#"{"game":"dice","seats":["you","open"],"options":{"boards":"balanced"}}"#,
            r#"{"game":"wonders","seats":["you","you","you"],"record":"mirabilia 1 wonders\nseats 3\n"}"#,
        ] {
            frame(text.as_bytes());
            body(text.as_bytes());
        }
        // Moves that are legal are taken.
        for room in rooms() {
            let Some(playing) = &room.playing else { continue };
            for seat in playing.owing() {
                let at = playing.steps();
                for text in playing.table.legal_moves(mirabilia_kernel::Seat::new(seat)) {
                    let command = Command::Move { seat, at, text };
                    let request = Request { id: "1".to_owned(), command };
                    frame(serde_json::to_string(&request).unwrap().as_bytes());
                }
            }
        }
    }
}

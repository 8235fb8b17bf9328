//! Entry points for fuzzers: untrusted input, processed as the server does, without a network. They
//! must not panic on any input, and refused input must change nothing.

use std::sync::OnceLock;

use mirabilia_fair::Secret;
use mirabilia_protocol::{Command, NewSeat, NewTable, Request};

use mirabilia_room::{Draft, Entry, Room, open};

/// A WebSocket frame or the body of a command: parsed, and decided at running games of all kinds.
pub fn frame(bytes: &[u8]) {
    let Ok(request) = serde_json::from_slice::<Request>(bytes) else { return };
    for room in rooms() {
        let cause = Some(("person".to_owned(), request.id.clone()));
        let mut draft = Draft::new(room, room.updated_at, cause);
        if draft.decide("person", "Person", &request.command).is_err() {
            continue;
        }
        let (drafted, applied) = draft.finish();
        // Accepted events can be stored and folded into the same room.
        let mut after = room.clone();
        for (entry, _) in applied {
            let stored = entry.to_json();
            let read: Entry = serde_json::from_str(&stored).expect("stored events parse");
            assert_eq!(read, entry);
            let seq = after.seq + 1;
            after.apply(&read, seq, room.updated_at).expect("decided events apply");
        }
        assert_eq!(format!("{after:?}"), format!("{drafted:?}"));
    }
}

/// The body of a request to open a table.
pub fn body(bytes: &[u8]) {
    let Ok(new) = serde_json::from_slice::<NewTable>(bytes) else { return };
    // Loaded board sets are never freed, so a fuzzer would exhaust the memory.
    let new = NewTable { boards: None, ..new };
    if let Ok(opened) = open(new, "table".into(), "person", "Person", &Secret([1; 32]), 1) {
        Room::fold_new(&opened.entries, 1).expect("the events of a new table fold");
    }
}

/// A waiting table, and a running game of each kind in which it is the person's turn.
fn rooms() -> &'static [Room] {
    static ROOMS: OnceLock<Vec<Room>> = OnceLock::new();
    ROOMS.get_or_init(|| {
        let waiting = |game: &str, seats: usize| {
            let new = NewTable::new(game, vec![NewSeat::You; seats]);
            let new = NewTable { number: Some("1".to_owned()), ..new };
            let secret = Secret([2; 32]);
            let opened = open(new, "table".into(), "person", "Person", &secret, 1);
            Room::fold_new(&opened.expect("the table is valid").entries, 1)
                .expect("its events fold")
        };
        let mut rooms = vec![waiting("duel", 2)];
        for (game, seats) in [("duel", 2), ("wonders", 3), ("dice", 2)] {
            let room = waiting(game, seats);
            let mut draft = Draft::new(&room, 1, None);
            draft.decide("person", "Person", &Command::Start).expect("the game starts");
            rooms.push(draft.finish().0);
        }
        rooms
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn malformed_frames_and_bodies_do_not_panic() {
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
        // Legal moves are accepted.
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

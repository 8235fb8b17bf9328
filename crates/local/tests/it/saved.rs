//! Tables that are loaded from their stored events.

use mirabilia_protocol::{LocalRequest, Message, NewSeat};
use serde_json::Value;

use crate::driver::{Page, bot, new_table};

fn played(game: &str, seats: usize, turns: usize) -> Page {
    let mut all = vec![NewSeat::You];
    all.resize(seats, bot());
    let mut page = Page::open(new_table(game, all));
    for choice in 0..turns {
        page.play_turn(choice);
    }
    page
}

#[test]
fn saved_events_load_to_the_same_table() {
    for (game, seats) in [("duel", 2), ("wonders", 4), ("dice", 3)] {
        let mut page = played(game, seats, 7);
        let (mut loaded, lost) = Page::load(&page.log);
        assert_eq!(lost, 0);
        loaded.now = page.now;
        assert_eq!(loaded.snapshot(), page.snapshot(), "{game}");
        assert!(loaded.play_turn(0), "the game goes on");
    }
}

#[test]
fn every_prefix_of_a_log_loads_and_continues() {
    let page = played("duel", 2, 6);
    let whole = page.log.len();
    for length in 1..whole {
        let (loaded, lost) = Page::load(&page.log[..length]);
        assert_eq!(lost, 0);
        // Luck that was cut off is drawn again, and is the same.
        for (a, b) in loaded.log.iter().zip(&page.log) {
            let body = |text: &str| {
                let mut body: Value = serde_json::from_str(text).unwrap();
                body["cause"] = Value::Null;
                body
            };
            assert_eq!(body(&a.body), body(&b.body), "after {length} events");
        }
    }
}

#[test]
fn a_damaged_log_loads_up_to_the_damage() {
    let page = played("wonders", 3, 4);
    let mut torn = page.log.clone();
    let last = torn.last_mut().unwrap();
    last.body.truncate(last.body.len() / 2);
    let (mut loaded, lost) = Page::load(&torn);
    assert_eq!(lost, 1);
    assert!(loaded.play_turn(0));
    let mut holed = page.log.clone();
    holed.remove(holed.len() - 3);
    let (mut loaded, lost) = Page::load(&holed);
    assert_eq!(lost, 2);
    assert!(loaded.play_turn(0));
}

#[test]
fn a_client_that_reconnects_gets_what_it_missed() {
    let mut page = played("dice", 2, 5);
    let from = Some(page.log[page.log.len() / 2].seq);
    let now = page.now;
    let reply = page.ask(&LocalRequest::Connect { from, now });
    let [Message::Events { events, play, .. }, Message::Presence { .. }] = &reply.messages[..]
    else {
        panic!("{:?}", reply.messages)
    };
    assert!(!events.is_empty());
    assert_eq!(play, &page.play);
}

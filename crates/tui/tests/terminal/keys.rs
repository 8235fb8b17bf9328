//! What keys do.

use mirabilia_protocol::{Code, Refusal};
use mirabilia_tui::screen::{App, Panel, Press};
use mirabilia_tui::session::{Moment, Repeat, SessionEvent, UserCommand};
use mirabilia_words::Lang;

use crate::app::{app, hear, moment, press, text};
use crate::support::{SIZES, look};

fn duel() -> App {
    app(Lang::En, moment(look("duel", "age-1")))
}

#[test]
fn a_choice_is_opened_seen_and_then_played() {
    let now = look("duel", "age-1");
    let seat = now.seat.unwrap();
    let mut app = app(Lang::En, moment(now.clone()));
    text(&mut app, SIZES[0]);
    assert_eq!(press(&mut app, "<down> <up> <enter>"), [], "opening is not playing");
    let asks = press(&mut app, "<enter>");
    let [UserCommand::Move { seat: who, text: played }] = &asks[..] else { panic!("{asks:?}") };
    assert_eq!(*who, seat);
    assert!(now.legal().any(|text| text == played), "{played}");
    // Until it is answered nothing else is played.
    assert_eq!(press(&mut app, "<enter> <enter>"), []);
    app.handle(SessionEvent::Refused(Refusal::new(Code::Stale, ""))).unwrap();
    assert!(text(&mut app, SIZES[0]).contains("The game has moved on."));
    assert_eq!(press(&mut app, "<esc> <enter> <enter>").len(), 1);
}

#[test]
fn every_way_of_every_choice_can_be_played_and_nothing_else() {
    for (file, name) in [("duel", "age-3"), ("wonders", "pay"), ("dice", "action")] {
        let now = look(file, name);
        let mut played = Vec::new();
        let mut choices =
            mirabilia_tui::choices::choices(&now, &mirabilia_words::Words::new(Lang::En));
        choices.retain(mirabilia_tui::choices::Choice::is_open);
        for (at, choice) in choices.iter().enumerate() {
            for (way, expected) in choice.ways.iter().enumerate() {
                let mut app = app(Lang::En, moment(now.clone()));
                (0..at).for_each(|_| assert!(press(&mut app, "<down>").is_empty()));
                // The cursor begins on the first way that is possible; the first is above.
                press(&mut app, "<enter> <home>");
                (0..way).for_each(|_| assert!(press(&mut app, "j").is_empty()));
                match (&press(&mut app, "<enter>")[..], expected.playable()) {
                    ([UserCommand::Move { text, .. }], Some(legal)) => {
                        assert_eq!(text, legal);
                        played.push(text.clone());
                    }
                    ([], None) => {
                        let shown = text(&mut app, SIZES[1]);
                        let label: String = expected.label.chars().take(20).collect();
                        assert!(shown.contains(&label), "why not is said: {label}\n{shown}");
                    }
                    (asks, _) => panic!("{}: {asks:?} for {expected:?}", choice.title),
                }
            }
        }
        played.sort();
        let mut legal: Vec<&str> = now.legal().collect();
        legal.sort_unstable();
        assert_eq!(played, legal, "{file}: every legal move, once");
    }
}

#[test]
fn the_mouse_points_at_what_is_seen() {
    let mut app = duel();
    let shown = text(&mut app, SIZES[0]);
    let rows: Vec<&str> = shown.lines().collect();
    let cursor =
        |shown: &str| shown.lines().collect::<Vec<_>>().iter().rposition(|row| row.contains('▸'));
    let rest = rows.iter().position(|row| row.contains(" Altar, ")).expect("a choice") as u16;
    assert!(app.press(Press::Click(5, rest)).is_none());
    let row = cursor(&text(&mut app, SIZES[0])).expect("a cursor") as u16;
    assert!(text(&mut app, SIZES[0]).lines().nth(usize::from(row)).unwrap().contains("Altar"));
    assert!(app.press(Press::Click(5, row)).is_none(), "a second click opens it");
    let opened = text(&mut app, SIZES[0]);
    let row = cursor(&opened).expect("a cursor") as u16;
    assert!(matches!(app.press(Press::Click(5, row)), Some(UserCommand::Move { .. })), "{opened}");
    assert!(app.press(Press::Click(200, 200)).is_none());
}

#[test]
fn panels_open_and_close() {
    for (key, panel) in
        [("?", Panel::Help), ("l", Panel::Log), ("s", Panel::Score), ("h", Panel::Hint)]
    {
        let mut app = duel();
        press(&mut app, key);
        assert_eq!(app.panel(), Some(panel), "{key}");
        text(&mut app, SIZES[0]);
        press(&mut app, "<pgdn> <end> <down> <up> <pgup> <home> x");
        text(&mut app, SIZES[0]);
        press(&mut app, "<esc>");
        assert_eq!(app.panel(), None, "{key}");
    }
    let mut app = duel();
    assert_eq!(press(&mut app, "h h h"), [UserCommand::Hint], "it is asked for once");
    assert_eq!(press(&mut app, "c a r b t y n"), [], "what does not fit does nothing");
}

#[test]
fn typing_is_typing() {
    let mut app = duel();
    press(&mut app, "/ quhlsz?");
    assert_eq!(app.panel(), Some(Panel::Look), "letters are no keys while one types");
    assert!(text(&mut app, SIZES[0]).contains("quhlsz?"));
    press(&mut app, "<rub> <rub> <rub> <rub> <rub> <rub> <rub> <rub> pyram");
    assert!(text(&mut app, SIZES[0]).contains("The Pyramids"));
    press(&mut app, "<down> <down> <up> <enter> <pgdn> <esc>");
    assert_eq!(app.panel(), None);
    assert!(!app.is_leaving);
}

#[test]
fn leaving_is_asked_for_once() {
    let mut app = duel();
    press(&mut app, "q <esc>");
    assert!(!app.is_leaving);
    press(&mut app, "q y");
    assert!(app.is_leaving);
    assert!(!app.farewell().is_empty());
    let mut app = duel();
    press(&mut app, "<ctrl-c>");
    assert!(app.is_leaving, "Ctrl-C does not ask");
}

#[test]
fn pages_go_round() {
    let mut app = app(Lang::En, moment(look("wonders", "conflicts")));
    let first = text(&mut app, SIZES[0]);
    let mut seen = vec![first.clone()];
    loop {
        press(&mut app, "<tab>");
        let next = text(&mut app, SIZES[0]);
        if next == first {
            break;
        }
        assert!(!seen.contains(&next) && seen.len() < 12, "each page once");
        seen.push(next);
    }
    assert!(seen.len() > 1);
    press(&mut app, "<backtab>");
    assert_eq!(text(&mut app, SIZES[0]), *seen.last().unwrap());
}

#[test]
fn a_finished_game_is_looked_back_on_once() {
    let mut app = app(Lang::En, moment(look("duel", "over")));
    assert_eq!(app.panel(), Some(Panel::End));
    assert_eq!(press(&mut app, "r <esc> r"), [UserCommand::Review]);
    assert_eq!(press(&mut app, "<esc> <enter> <down> h"), []);
    assert_eq!(press(&mut app, "u"), [UserCommand::Undo]);
    hear(&mut app, moment(look("duel", "age-1")));
    assert_eq!(app.panel(), None, "taken back: the game goes on");
}

#[test]
fn a_finished_game_can_be_dealt_again_and_linked_to() {
    let over = || look("duel", "over");
    let link = "http://host/#/deal/duel?bots=you".to_owned();
    let with = |repeat: Option<Repeat>| app(Lang::En, Moment { repeat, ..moment(over()) });
    for size in SIZES {
        let mut app = with(Some(Repeat { link: Some(link.clone()) }));
        let shown = text(&mut app, size);
        assert!(shown.contains("a plays the same deal again"), "{shown}");
        assert!(shown.contains("a same deal  d link"), "{shown}");
        assert!(!app.farewell().contains(&link));
        assert_eq!(press(&mut app, "d"), []);
        assert!(text(&mut app, size).contains("The link is printed when you leave"));
        assert_eq!(app.farewell().last(), Some(&link));
        assert!(!app.is_leaving && !app.wants_again);
        assert_eq!(press(&mut app, "a"), []);
        assert!(app.is_leaving && app.wants_again);
    }
    let mut several = with(Some(Repeat { link: None }));
    press(&mut several, "d");
    assert!(!text(&mut several, SIZES[0]).contains("link"));
    let mut once = with(None);
    press(&mut once, "a d");
    assert!(!once.is_leaving && !once.wants_again, "there is nothing to repeat");
}

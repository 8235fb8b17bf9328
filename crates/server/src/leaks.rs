//! Nobody is sent what is not theirs: two games that an audience cannot tell apart give it the same
//! bytes.
//!
//! Pairs of such games are made by play: at a random moment one seat decides differently, everything
//! else stays the same. Whoever's view is equal in both games must be sent equal bytes: the events,
//! the log, the snapshot. That views themselves hide what they should is shown by the laws of the
//! games.

use mirabilia_fair::Secret;
use mirabilia_kernel::{Fast, Luck, Seat, Viewer};
use mirabilia_protocol::{Clock, NewSeat, NewTable, Settings, Status, Watch};

use crate::outbox::{self, Audience, Heard, Presence};
use crate::room::{By, Entry, Event, Happened, Room, open};

/// A time at which nothing else is.
const START: i64 = 1_000_000;

/// A room with people on all seats, and everything that was heard of it.
#[derive(Clone)]
struct Game {
    room: Room,
    time: i64,
}

impl Game {
    fn new(game: &str, seats: u8, watch: Watch, clock: Option<Clock>, seed: u8) -> Self {
        let settings = Settings { watch, clock, ..Settings::default() };
        let new = NewTable {
            game: game.to_owned(),
            seats: vec![NewSeat::Open; usize::from(seats)],
            options: std::collections::BTreeMap::default(),
            boards: None,
            record: None,
            settings,
            name: None,
            names: Vec::new(),
            number: None,
        };
        let secret = Secret([seed; 32]);
        let opened = open(new, "table".into(), "host", "Host", &secret, START).unwrap();
        let Event::Opened(opening) = opened.entries[0].event.clone() else { unreachable!() };
        let mut made = Self { room: Room::new(*opening, 1, START), time: START };
        for seat in 0..seats {
            let (person, name) = (format!("p{seat}"), format!("Player {seat}"));
            made.take(&[Event::Sat { seat, person, name, number: None }]);
        }
        let begun = made.room.decide("host", "Host", &mirabilia_protocol::Command::Start).unwrap();
        made.take(&begun);
        made
    }

    fn take(&mut self, events: &[Event]) -> Vec<(Event, Happened, u64)> {
        self.time += 1_000;
        let mut taken = Vec::new();
        for event in events {
            let entry = Entry { event: event.clone(), cause: None };
            let happened = self.room.apply(&entry, self.room.seq + 1, self.time).unwrap();
            taken.push((entry.event, happened, self.room.seq));
        }
        taken
    }

    /// A seat decides; gives what each audience is sent.
    fn choose(&mut self, seat: u8, text: &str, audiences: &[Audience]) -> Vec<String> {
        let events = self.room.choose(seat, text, By::Person).unwrap();
        let taken = self.take(&events);
        let heard: Vec<Heard<'_>> = taken
            .iter()
            .map(|(event, happened, seq)| Heard {
                event,
                happened: happened.clone(),
                seq: *seq,
                at: self.time,
            })
            .collect();
        let presence = Presence::default();
        let sent = |to: &Audience| {
            let message = outbox::events(&self.room, &heard, to, &presence, self.time);
            let snapshot = outbox::snapshot(&self.room, to, &presence, self.time);
            let settled = self.settled() as u32;
            let eyes = to.seats.iter().copied().map(Some).chain([None]);
            let moments: Vec<String> = eyes
                .flat_map(|seat| [settled, settled / 2].map(|at| (seat, at)))
                .map(|(seat, at)| {
                    let moment = outbox::moment(&self.room, to, seat, Some(at), self.time);
                    // Those who are behind are refused what they have not seen yet.
                    moment.map_or_else(|no| no.to_string(), |m| serde_json::to_string(&m).unwrap())
                })
                .collect();
            format!(
                "{}\n{}\n{moments:?}",
                serde_json::to_string(&message).unwrap(),
                serde_json::to_string(&snapshot).unwrap()
            )
        };
        audiences.iter().map(sent).collect()
    }

    /// How many steps everybody is shown as they stay.
    fn settled(&self) -> usize {
        self.room.playing.as_ref().unwrap().table.steps_settled()
    }

    fn legal(&self, seat: u8) -> Vec<String> {
        self.room.playing.as_ref().unwrap().table.legal_moves(Seat::new(seat))
    }

    /// What an audience can know: its seats' views and its own waiting choices, or what is public.
    fn knows(&self, to: &Audience) -> String {
        let table = &self.room.playing.as_ref().unwrap().table;
        let viewers: Vec<Viewer> = match to.seats[..] {
            [] => vec![Viewer::Public],
            _ => to.seats.iter().map(|&seat| Viewer::Seat(Seat::new(seat))).collect(),
        };
        let views: Vec<_> = viewers.into_iter().map(|viewer| table.view(viewer)).collect();
        let own: Vec<_> = to.seats.iter().map(|&seat| table.chosen(Seat::new(seat))).collect();
        format!("{views:?} {own:?} {:?} {:?}", table.turn(), table.waiting())
    }
}

fn audiences(seats: u8) -> Vec<Audience> {
    let one = |seats: Vec<u8>| Audience { seats, host: false, delayed: false };
    let mut all: Vec<Audience> = (0..seats).map(|seat| one(vec![seat])).collect();
    all.push(one(vec![]));
    all.push(one(vec![0, seats - 1]));
    all.push(Audience { seats: vec![], host: true, delayed: false });
    all
}

/// Plays games and branches them; gives how many pairs were compared.
fn compare(game: &str, seats: u8, games: u8) -> usize {
    let all = audiences(seats);
    let mut compared = 0;
    for number in 0..games {
        let mut luck = Fast::new(u64::from(number) * 31 + u64::from(seats));
        let clock = (number % 2 == 1).then_some(Clock::Game { seconds: 600, bonus: 5 });
        let mut main = Game::new(game, seats, Watch::Public, clock, number + 1);
        while main.room.status == Status::Playing {
            let owing = main.room.owing();
            let seat = owing[luck.below(owing.len() as u32) as usize];
            let legal = main.legal(seat);
            if legal.len() > 1 && luck.below(6) == 0 {
                compared += branch(&main, seat, &legal, &all, &mut luck);
            }
            let text = &legal[luck.below(legal.len() as u32) as usize];
            main.choose(seat, text, &[]);
        }
    }
    compared
}

/// One seat decides in two ways; then both games go on alike while they can.
fn branch(main: &Game, seat: u8, legal: &[String], all: &[Audience], luck: &mut Fast) -> usize {
    let (mut one, mut two) = (main.clone(), main.clone());
    let has_secrets = main.room.opening.game == "wonders";
    let first = luck.below(legal.len() as u32) as usize;
    let second = (first + 1 + luck.below(legal.len() as u32 - 1) as usize) % legal.len();
    // An audience that could tell once is told apart for ever.
    let mut same: Vec<Audience> = all.to_vec();
    let mut compared = 0;
    let mut moves = (seat, legal[first].clone(), legal[second].clone());
    for _ in 0..12 {
        let (who, text_one, text_two) = &moves;
        let sent_one = one.choose(*who, text_one, &same);
        let sent_two = two.choose(*who, text_two, &same);
        // When a game is over, all of it is open to all; and where nothing is hidden after a turn, the
        // log says which of two equal dice it was, although the view does not.
        let over = |game: &Game| game.room.status != Status::Playing;
        if over(&one) || over(&two) || (!has_secrets && one.settled() > main.settled()) {
            break;
        }
        let mut still = Vec::new();
        for ((to, sent_one), sent_two) in same.into_iter().zip(sent_one).zip(sent_two) {
            if one.knows(&to) == two.knows(&to) {
                assert_eq!(sent_one, sent_two, "{to:?} was told of {moves:?}");
                compared += 1;
                still.push(to);
            }
        }
        same = still;
        if same.is_empty() {
            break;
        }
        // Somebody decides alike in both.
        let owing = one.room.owing();
        let who = owing[luck.below(owing.len() as u32) as usize];
        let both: Vec<String> =
            one.legal(who).into_iter().filter(|text| two.legal(who).contains(text)).collect();
        if both.is_empty() {
            break;
        }
        let text = both[luck.below(both.len() as u32) as usize].clone();
        moves = (who, text.clone(), text);
    }
    compared
}

// Not Duel: its views hide nothing, so there are no two games that cannot be told apart.
#[test]
fn whoever_cannot_tell_two_games_apart_is_sent_the_same() {
    for (game, seats, games, least) in [
        ("wonders", 3, 6, 300),
        ("wonders", 5, 3, 300),
        ("wonders", 7, 2, 300),
        ("dice", 2, 4, 60),
        ("dice", 5, 2, 200),
    ] {
        let compared = compare(game, seats, games);
        assert!(compared >= least, "{game} with {seats}: only {compared} pairs");
    }
}

#[test]
fn watchers_with_a_delay_are_told_nothing_of_late_decisions() {
    for (game, seats) in [("wonders", 4), ("duel", 2), ("dice", 3)] {
        let mut luck = Fast::new(9);
        let watcher = [Audience { seats: vec![], host: false, delayed: true }];
        let mut main = Game::new(game, seats, Watch::Delayed, None, 5);
        let mut compared = 0;
        for _ in 0..20 {
            let owing = main.room.owing();
            let legal = main.legal(owing[0]);
            let pick = |luck: &mut Fast| legal[luck.below(legal.len() as u32) as usize].clone();
            let (mut one, mut two) = (main.clone(), main.clone());
            let first = one.choose(owing[0], &pick(&mut luck), &watcher);
            let second = two.choose(owing[0], &pick(&mut luck), &watcher);
            // The delay is two minutes, a decision a second.
            if one.room.status == two.room.status && one.room.seq == two.room.seq {
                assert_eq!(first, second);
                compared += 1;
            }
            main.choose(owing[0], &legal[0], &[]);
        }
        assert!(compared >= 10, "{game}: {compared}");
    }
}

#[test]
fn watchers_with_a_delay_see_all_hands_after_it() {
    let mut main = Game::new("wonders", 3, Watch::Delayed, None, 6);
    let watcher = Audience { seats: vec![], host: false, delayed: true };
    for _ in 0..6 {
        let seat = main.room.owing()[0];
        let text = main.legal(seat)[0].clone();
        main.choose(seat, &text, &[]);
    }
    let at = |time| outbox::play(&main.room, &watcher, time).unwrap();
    // Before the delay is over not even the first hands are shown.
    let early = at(START + 1_000);
    assert_eq!(early.steps, 0);
    let hands = early.views.iter().map(|view| view.picture.value()["hand"].clone());
    assert!(hands.into_iter().all(|hand| hand == serde_json::json!([])));
    let later = main.time + 121_000;
    assert!(at(main.time).steps < at(later).steps);
    let views = at(later).views;
    assert_eq!(views.len(), 3);
    for view in views {
        assert!(!view.picture.value()["hand"].as_array().unwrap().is_empty());
        assert!(view.legal.is_empty());
    }
}

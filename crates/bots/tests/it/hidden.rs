//! What a seat has not been shown never changes what its bots do: in every game, in every phase.

use std::collections::BTreeMap;

use mirabilia_bots::{BotKind, Budget, Evaluate};
use mirabilia_games::{AnyTable, dice, duel, wonders};
use mirabilia_kernel::{Fast, Game, Luck, Options, Seat, Table, Turn, Viewer};
use mirabilia_testkit::laws::{Eyes, Twins};

/// How often each phase is looked at.
const PAIRS: u32 = 8;
/// How far two games are played on that a seat is shown in the same way.
const DEPTH: u32 = 3;

/// Every bot decides the same in two states that its seat was shown in the same way.
fn decides_the_same<G: Evaluate>(states: [&G; 2], seat: Seat) {
    let views = states.map(|state| state.view(Viewer::Seat(seat)));
    let styled = ["hard:spoiler", "normal:science"].map(|name| BotKind::from_name(name).unwrap());
    for &kind in BotKind::ALL.iter().chain(&styled) {
        let budget = Budget::iterations(40);
        let [here, there] = [0, 1].map(|i| kind.player::<G>(7).choose(&views[i], seat, &budget));
        assert_eq!(here, there, "{} {}", G::NAME, kind.name());
    }
    // What a glance says of a move rests on what the seat knows as well.
    let mut legal = Vec::new();
    states[0].legal_moves(seat, &mut legal);
    let [here, there] = states.map(|state| {
        let mut worths = Vec::new();
        state.heuristic(seat, &legal, &mut worths);
        worths
    });
    assert_eq!(here, there, "{}: worths rest on hidden things", G::NAME);
}

/// Plays random games, and from each decision a game beside it that the deciding seat cannot tell
/// apart, until every phase was looked at often enough. `phase` names what is decided where something
/// is hidden that differs.
fn is_blind<G: Evaluate>(
    options: &str,
    eyes: Eyes<G>,
    phases: &[&str],
    phase: fn(&G) -> &'static str,
) {
    let options = Options::parse(options).expect("options");
    let span = u64::from(G::SEATS.end() - G::SEATS.start() + 1);
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..400 {
        let seats = G::SEATS.start() + (seed % span) as u8;
        let setup = G::setup(seats, &options).expect("a legal number of seats");
        let mut luck = Fast::new(seed);
        let mut table = Table::<G>::new(setup, Vec::new());
        loop {
            table.deal(&mut luck);
            let Turn::Seats(deciders) = table.turn() else { break };
            let viewer = Seat::new(luck.below(u32::from(seats)) as u8);
            let mut twins = Twins::new(&table, Viewer::Seat(viewer), eyes, &mut luck);
            // Played on at least once: a world that was only imagined has the faults of its view.
            for _ in 0..DEPTH {
                if !twins.play_on(&mut luck) {
                    break;
                }
                let [state, twin] = twins.states();
                let decides = matches!(state.turn(), Turn::Seats(seats) if seats.has(viewer));
                let name = phase(state);
                let count = seen.entry(name).or_default();
                if decides && *count < PAIRS && (phases.contains(&name) == (state != twin)) {
                    *count += 1;
                    decides_the_same([state, twin], viewer);
                }
            }
            let state = table.state().clone();
            for seat in deciders.iter() {
                let m = state.random_move(seat, &mut luck, &mut Vec::new());
                table.submit(seat, m).expect("a legal move");
            }
        }
        if phases.iter().all(|phase| seen.get(phase) == Some(&PAIRS)) && seed > 20 {
            println!("{} after {seed} games: {seen:?}", G::NAME);
            return;
        }
    }
    panic!("{}: some phase was not seen often enough: {seen:?}", G::NAME);
}

#[test]
fn bots_of_duel_are_blind_to_what_is_hidden() {
    // Nothing is hidden but what luck has not yet drawn: the states are equal.
    is_blind::<duel::State>("", Eyes::open(), &[], |state| duel_phase(state.phase()));
}

fn duel_phase(phase: duel::Phase) -> &'static str {
    match phase {
        duel::Phase::Draft => "draft",
        duel::Phase::Begin => "begin",
        duel::Phase::Play => "play",
        duel::Phase::Token => "token",
        duel::Phase::Library => "library",
        duel::Phase::Destroy(_) => "destroy",
        duel::Phase::Revive => "revive",
        _ => "luck",
    }
}

#[test]
fn bots_of_seven_wonders_are_blind_to_what_is_hidden() {
    let eyes = Eyes::hiding(redealt);
    let phase = |state: &wonders::State| match state.phase() {
        wonders::Phase::Play => "play",
        wonders::Phase::Seventh(_) => "seventh",
        wonders::Phase::Revive(_) => "revive",
        _ => "before",
    };
    is_blind::<wonders::State>("", eyes, &["play", "seventh", "revive"], phase);
    is_blind::<wonders::State>("wonders=choose sides=choose", eyes, &["play"], phase);
}

/// The hands of an age with the cards of others dealt again.
fn redealt(luck: &wonders::Chance, viewer: Viewer, again: &mut Fast) -> wonders::Chance {
    let wonders::Chance::Age(age, mut hands) = *luck else { return *luck };
    let hidden = |seat: usize| viewer != Viewer::Seat(Seat::new(seat as u8));
    let is_card = |card: &u8| *card < wonders::Card::COUNT;
    let others = hands.iter().enumerate().filter(|(seat, _)| hidden(*seat));
    let mut cards: Vec<u8> = others.flat_map(|(_, hand)| *hand).filter(is_card).collect();
    again.shuffle(&mut cards);
    for (_, hand) in hands.iter_mut().enumerate().filter(|(seat, _)| hidden(*seat)) {
        let places = hand.iter_mut().filter(|card| is_card(card));
        places.for_each(|card| *card = cards.pop().expect("as many cards as before"));
        hand.sort_unstable();
    }
    wonders::Chance::Age(age, hands)
}

#[test]
fn bots_of_dice_are_blind_to_what_is_hidden() {
    // In the middle of a turn, what the others have chosen is hidden.
    is_blind::<dice::State>("", Eyes::open(), &["middle"], |_| "middle");
}

/// Two tables of 7 Wonders that differ only in hands that seat 0 has never seen, while it chooses
/// from the discard pile.
#[test]
fn a_revival_does_not_know_the_hand_to_come() {
    let read = |text| AnyTable::read(text).expect("a record");
    let tables = [
        read(include_str!("../../../wonders/tests/positions/revive-a.rec")),
        read(include_str!("../../../wonders/tests/positions/revive-b.rec")),
    ];
    let seat = Seat::new(0);
    let [AnyTable::Wonders(a), AnyTable::Wonders(b)] = &tables else { panic!("7 Wonders") };
    let [here, there] = [a, b].map(|table| table.state().view(Viewer::Seat(seat)));
    assert_eq!(here, there, "seat 0 is shown the same");
    assert_ne!(a.state(), b.state());
    decides_the_same([a.state(), b.state()], seat);
}

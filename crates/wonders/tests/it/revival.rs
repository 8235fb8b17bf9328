//! While a card of the discard pile is chosen: hands have not passed yet (rules 2.25 and 2.28), so a
//! seat knows the hand it holds and not the one to come. And what the memory aid lists can be.

use std::collections::BTreeSet;

use crate::common::{self, ME, Scene, dealt, hand, picture, play};
use mirabilia_kernel::record::read;
use mirabilia_kernel::{Fast, Game, Seat, Turn, Viewer};
use mirabilia_wonders::ids::Due;
use mirabilia_wonders::{Card, Phase, Picture, State};

const A: &str = include_str!("../positions/revive-a.rec");
const B: &str = include_str!("../positions/revive-b.rec");
const DUE: &str = include_str!("../positions/due-revive.rec");
const MEMORY: &str = include_str!("../positions/memory.rec");

fn state(text: &str) -> State {
    *read::<State>(text).unwrap().state()
}

/// The hands that all seats hold in one world.
fn held(state: &State) -> Vec<Vec<Card>> {
    Seat::all(state.seats()).map(|seat| state.view(Viewer::Seat(seat)).held()).collect()
}

#[test]
fn tables_that_differ_in_hands_to_come_are_the_same_to_the_seat_that_revives() {
    let [a, b] = [A, B].map(state);
    assert_eq!(a.phase(), Phase::Revive(ME));
    assert_ne!(a, b);
    let [left, right] = [&a, &b].map(|state| state.view(Viewer::Seat(ME)));
    assert_eq!(left, right);
    assert_eq!(State::offers(&left), State::offers(&right));
    assert_eq!(picture(&a, Viewer::Seat(ME)), picture(&b, Viewer::Seat(ME)));
    for seed in 0..50 {
        let [x, y] = [&left, &right].map(|view| State::imagine(view, &mut Fast::new(seed)));
        assert_eq!(x, y);
    }
}

/// The hand to come differs between imagined worlds; the hand that is held does not.
fn the_hand_to_come_is_unknown(state: &State, seat: Seat) {
    let view = state.view(Viewer::Seat(seat));
    let luck = &mut Fast::new(5);
    let mut coming = BTreeSet::new();
    for _ in 0..40 {
        let mut world = State::imagine(&view, luck);
        assert_eq!(world.view(Viewer::Seat(seat)), view);
        assert_eq!(world.view(Viewer::Seat(seat)).held(), view.held());
        let Phase::Revive(owner) = world.phase() else { panic!("a revival is due") };
        play(&mut world, &[&format!("{owner} revive nothing")]);
        coming.insert(hand(&world, seat));
    }
    assert!(coming.len() > 10, "seat {seat} expects one of {} hands", coming.len());
}

#[test]
fn no_seat_knows_the_hand_to_come_of_a_described_table() {
    for text in [A, B, DUE] {
        let state = state(text);
        Seat::all(state.seats()).for_each(|seat| the_hand_to_come_is_unknown(&state, seat));
    }
}

#[test]
fn a_described_revival_names_the_hand_that_is_passed_on() {
    let named = DUE.replace("end\n", "0 hand theater baths loom-1 press-1\nend\n");
    let state = state(&named);
    let mine: Vec<&str> =
        state.view(Viewer::Seat(ME)).held().iter().map(|card| card.facts().id).collect();
    assert_eq!(mine, ["loom-1", "press-1", "theater", "baths"]);
    let mut after = state;
    play(&mut after, &["0 revive nothing"]);
    assert_eq!(hand(&after, ME.left(3)), mine, "in Age I hands go left");
    let memory = after.view(Viewer::Seat(ME)).memory();
    let passed = memory.iter().find(|hand| hand.seat == ME.left(3)).expect("it is remembered");
    assert_eq!((passed.perhaps.len(), passed.holds), (4, 4));
}

#[test]
fn hand_memory_and_turn_stay_while_a_card_is_revived() {
    let scene = Scene::of(4, 2).turn(2).board(ME, "halikarnassos night", 0);
    let scene = scene.city(ME, "clay-pool clay-pit").hand(ME, "temple foundry walls");
    let before = scene.state();
    let turns = picture(&before, Viewer::Seat(ME))["turns_played"].clone();
    let mine: Vec<&str> = hand(&before, ME).into_iter().filter(|id| *id != "temple").collect();
    let mut state = scene.after(&["0 stage with temple"]);
    assert_eq!(state.phase(), Phase::Revive(ME));
    let shown = picture(&state, Viewer::Seat(ME));
    let held = shown["hand"].as_array().unwrap();
    let ids: Vec<&str> = held.iter().map(|card| card["card"].as_str().unwrap()).collect();
    assert_eq!(ids, mine);
    assert!(held.iter().all(|card| card["payments"].as_array().unwrap().is_empty()));
    assert_eq!(shown["turns_played"], turns, "the turn is not over");
    // The hand that seat 0 passed on before is still with the next seat.
    play(&mut state, &["0 revive nothing"]);
    assert_eq!(picture(&state, Viewer::Seat(ME))["turns_played"], 3);
    // In a whole game every seat that remembered a hand before still does.
    let mut checked = 0;
    for seed in 0..60 {
        let mut table = dealt(4, "sides=night", seed);
        let luck = &mut Fast::new(seed);
        let mut known: Vec<Vec<usize>> = Vec::new();
        loop {
            table.deal(luck);
            let state = *table.state();
            let Turn::Seats(deciding) = table.turn() else { break };
            let seats = |seat| {
                let memory = state.view(Viewer::Seat(seat)).memory();
                memory.iter().map(|hand| hand.seat.index()).collect::<Vec<_>>()
            };
            let now: Vec<Vec<usize>> = Seat::all(4).map(seats).collect();
            if matches!(state.phase(), Phase::Revive(_)) && state.turns_played() < 6 {
                assert_eq!(now, known, "game {seed}");
                checked += 1;
            }
            known = now;
            for seat in deciding.iter() {
                let m = state.random_move(seat, luck, &mut Vec::new());
                table.submit(seat, m).unwrap();
            }
        }
    }
    assert!(checked > 10, "{checked} revivals");
}

#[test]
fn a_card_revived_or_seen_in_the_pile_is_not_remembered_in_a_hand() {
    let table = read::<State>(MEMORY).unwrap();
    let memory = table.state().view(Viewer::Seat(ME)).memory();
    assert!(!memory.is_empty());
    let stone_pit = Card::from_id("stone-pit").unwrap();
    for hand in memory {
        assert!(!hand.perhaps.contains(&stone_pit), "seat {}: {:?}", hand.seat, hand.perhaps);
    }
}

/// Compares the memory aid with worlds: it lists what is held in some world and nothing else.
#[test]
fn the_memory_aid_lists_exactly_what_can_be() {
    let luck = &mut Fast::new(3);
    let mut settled = 0;
    for seed in 0..40 {
        let seats = 3 + (seed % 3) as u8;
        let mut table = dealt(seats, "sides=night", 1000 + seed);
        loop {
            table.deal(luck);
            let state = *table.state();
            let Turn::Seats(deciding) = table.turn() else { break };
            for seat in Seat::all(seats) {
                let view = state.view(Viewer::Seat(seat));
                let memory = view.memory();
                let worlds: Vec<State> = if view.pile().is_empty() {
                    vec![state]
                } else {
                    (0..60).map(|_| State::imagine(&view, luck)).collect()
                };
                let hands: Vec<Vec<Vec<Card>>> = worlds.iter().map(held).collect();
                for aid in memory {
                    let mut shown = BTreeSet::new();
                    for hands in &hands {
                        for card in &hands[aid.seat.index()] {
                            assert!(aid.perhaps.contains(card), "{card:?} can be held");
                            shown.insert(*card);
                        }
                    }
                    settled += u32::from(hands.len() > 1);
                    let missing = aid.perhaps.iter().filter(|card| !shown.contains(card)).count();
                    // Of many worlds hardly any card that can be held is held in none.
                    assert!(hands.len() == 1 || missing <= 1, "{missing} of {:?}", aid.perhaps);
                }
            }
            for seat in deciding.iter() {
                let m = state.random_move(seat, luck, &mut Vec::new());
                table.submit(seat, m).unwrap();
            }
        }
    }
    assert!(settled > 50, "{settled} hands were compared with many worlds");
}

#[test]
fn pictures_are_read_as_they_are_written() {
    let luck = &mut Fast::new(8);
    let mut seen: Vec<Due> = Vec::new();
    for (seed, options) in ["", "wonders=choose", "sides=choose", "sides=night"].iter().enumerate()
    {
        for game in 0..8 {
            let mut table = common::table(3 + game % 5, options);
            luck_of(&mut table, seed as u64 * 100 + u64::from(game), luck, &mut |state| {
                for viewer in Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
                    let picture = state.view(viewer).picture();
                    let text = serde_json::to_string(&picture).unwrap();
                    let back: Picture = serde_json::from_str(&text).unwrap();
                    assert_eq!(back, picture);
                    if !seen.contains(&picture.due) {
                        seen.push(picture.due);
                    }
                }
            });
        }
    }
    assert_eq!(seen.len(), 6, "all phases but those of luck: {seen:?}");
}

/// Plays a game at random and shows every state in which seats decide, and the last.
fn luck_of(
    table: &mut mirabilia_kernel::Table<State>,
    seed: u64,
    luck: &mut Fast,
    look: &mut dyn FnMut(&State),
) {
    let deals = &mut Fast::new(seed);
    loop {
        table.deal(deals);
        let state = *table.state();
        look(&state);
        let Turn::Seats(deciding) = table.turn() else { break };
        for seat in deciding.iter() {
            let m = state.random_move(seat, luck, &mut Vec::new());
            table.submit(seat, m).unwrap();
        }
    }
}

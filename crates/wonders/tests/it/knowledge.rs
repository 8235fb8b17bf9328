//! Views and imagined worlds: a seat sees what the rules of chapter 9 allow and nothing else, keeps
//! what it saw, and can imagine everything that fits and only that.

use std::collections::BTreeMap;

use crate::common::{self, LEFT, ME, RIGHT, Scene, card, deal_line, hand, play, steps, table};
use mirabilia_kernel::{Fast, Game, Luck, Seat, Table, Turn, Viewer};
use mirabilia_wonders::data::Act;
use mirabilia_wonders::knowledge::Known;
use mirabilia_wonders::{Card, Move, Phase, State};

fn wonders(seats: u8) -> String {
    let ids = ["rhodos", "ephesos", "halikarnassos", "gizah", "babylon", "alexandria", "olympia"];
    format!("deal wonders {}", ids[..usize::from(seats)].join(" "))
}

/// A game of Age I with this deal.
fn dealt(seats: u8, deal: &str) -> State {
    let mut table = table(seats, "sides=day");
    steps(&mut table, &[&wonders(seats), deal]);
    *table.state()
}

/// Every seat sells its first card that is none of these.
fn sell_others(state: &mut State, kept: [&str; 2]) {
    let moves: Vec<String> = Seat::all(state.seats())
        .map(|seat| {
            let held = hand(state, seat);
            let sold = held.iter().find(|id| !kept.contains(id)).expect("another card");
            format!("{seat} sell {sold}")
        })
        .collect();
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    play(state, &moves);
}

#[test]
fn two_cards_swapped_between_hidden_hands_look_the_same_until_one_is_seen() {
    // Five seats, hands go left: seat 0 gets the hand of seat 3 in the third turn and that of seat 2
    // in the fourth. Seat 1 gets both one turn later.
    let deal = deal_line(5, 1);
    let words: Vec<&str> = deal.split(' ').collect();
    let (a, b) = ("theater", "stockade");
    let start = dealt(5, &deal);
    assert!(hand(&start, RIGHT).contains(&a) && hand(&start, Seat::new(3)).contains(&b));
    assert_eq!([a, b].map(|id| card(id).copies(5)), [1, 1]);
    let swapped: Vec<&str> = words
        .iter()
        .map(|&word| {
            if word == a {
                b
            } else if word == b {
                a
            } else {
                word
            }
        })
        .collect();
    let mut worlds = [start, dealt(5, &swapped.join(" "))];
    assert_ne!(worlds[0], worlds[1]);
    for turn in 0..5 {
        // Who holds, or has held, the hand first dealt to seat 2 or 3.
        for seat in 0..5u8 {
            let since = [2, 3].map(|from| (seat + 5 - from) % 5).into_iter().min().unwrap();
            let viewer = Viewer::Seat(Seat::new(seat));
            let same = worlds[0].view(viewer) == worlds[1].view(viewer);
            assert_eq!(same, turn < since, "seat {seat} in turn {}", turn + 1);
        }
        assert_eq!(worlds[0].view(Viewer::Public), worlds[1].view(Viewer::Public));
        for world in &mut worlds {
            sell_others(world, [a, b]);
        }
    }
}

#[test]
fn which_of_two_cards_was_sold_is_hidden_from_all_who_did_not_see_both_sides() {
    let start = dealt(5, &deal_line(5, 1));
    let held = hand(&start, RIGHT);
    let (a, b) = (held[0], held[6]);
    assert_ne!(a, b);
    let [first, second] = [a, b].map(|id| {
        let mut state = start;
        play(&mut state, &[&format!("2 sell {id}")]);
        state
    });
    for seat in Seat::all(5) {
        let viewer = Viewer::Seat(seat);
        // Seat 2 sold it, seat 3 has got the rest of the hand.
        let knows = seat == RIGHT || seat == RIGHT.left(5);
        assert_eq!(first.view(viewer) != second.view(viewer), knows, "seat {seat}");
    }
    assert_eq!(first.view(Viewer::Public), second.view(Viewer::Public));
}

#[test]
fn cards_known_together_are_shown_without_their_places() {
    // Three seats. Seat 0 sells from its first hand and gets it back three turns later, when two
    // other cards are gone face down: it can name them, but not who sold which.
    let start = dealt(3, &deal_line(3, 1));
    let held = hand(&start, ME);
    let (kept, a, b) = (held[0], held[1], held[2]);
    let worlds = [(a, b), (b, a)].map(|(first, second)| {
        let mut state = start;
        play(&mut state, &[&format!("0 sell {kept}")]);
        play(&mut state, &[&format!("1 sell {first}")]);
        assert!(hand(&state, RIGHT).contains(&second));
        play(&mut state, &[&format!("2 sell {second}")]);
        state
    });
    assert_ne!(worlds[0], worlds[1]);
    assert_eq!(hand(&worlds[0], ME), hand(&worlds[1], ME), "the hand is back, without both");
    let same = |seat| worlds[0].view(Viewer::Seat(seat)) == worlds[1].view(Viewer::Seat(seat));
    assert!(same(ME));
    assert!(!same(LEFT) && !same(RIGHT), "each knows what it sold");
}

#[test]
fn memory_after_hands_came_round_among_three() {
    let mut state = dealt(3, &deal_line(3, 1));
    let viewer = Viewer::Seat(ME);
    let known = |state: &State, packet: usize| -> Vec<Known> {
        (0..7).map(|place| state.known(viewer, 1, packet, place)).collect()
    };
    let (exact, none) = (Known::Exactly, Known::Nothing);
    // First turn: the own hand and nothing else.
    assert_eq!(known(&state, 0), [exact; 7]);
    assert_eq!((known(&state, 1), known(&state, 2)), (vec![none; 7], vec![none; 7]));
    play(&mut state, &[]);
    // Its first hand is with seat 1 now, all known together; the hand of seat 2 has come.
    let mut passed = vec![Known::Together(0); 7];
    passed[0] = exact;
    assert_eq!(known(&state, 0), passed);
    let mut came = vec![exact; 7];
    came[0] = none;
    assert_eq!(known(&state, 2), came, "but for what seat 2 sold from it");
    assert_eq!(known(&state, 1), [none; 7]);
    play(&mut state, &[]);
    play(&mut state, &[]);
    // Fourth turn: the first hand is back. What went from it is known together.
    let together = Known::Together(0);
    assert_eq!(known(&state, 0), [exact, together, together, exact, exact, exact, exact]);
    // The third seat's packet was seen in the second turn and is with seat 1 now.
    let since = Known::Together(1);
    assert_eq!(known(&state, 2), [none, exact, since, since, since, since, since]);
    let third = Known::Together(2);
    assert_eq!(known(&state, 1), [none, none, exact, third, third, third, third]);
    // A card that is built is known to everybody. Seat 1 holds its own first hand again.
    let free = hand(&state, LEFT).into_iter().find(|id| card(id).facts().cost.is_none());
    let id = free.expect("a card without cost");
    play(&mut state, &[&format!("1 build {id}")]);
    assert_eq!(known(&state, 1), [none, none, exact, exact, third, third, third]);
    assert_eq!(state.known(Viewer::Public, 1, 1, 3), exact);
    assert_eq!(state.known(Viewer::Public, 1, 2, 0), none);
}

#[test]
fn the_look_into_the_pile_is_kept_and_shared_with_nobody() {
    // Two worlds that differ in what seat 1 sold. Its hand goes to seat 0 then.
    let scene = Scene::of(4, 2).turn(0).board(ME, "halikarnassos night", 0);
    let scene = scene.city(ME, "clay-pool clay-pit").hand(ME, "temple foundry");
    let scene = scene.hand(LEFT, "walls school").hand(Seat::new(3), "stables forum");
    let worlds = ["walls", "school"].map(|sold| {
        let sold = format!("1 sell {sold}");
        let mut state = scene.after(&["0 stage with temple", &sold, "3 sell forum"]);
        assert_eq!(state.phase(), Phase::Revive(ME));
        play(&mut state, &["0 revive nothing"]);
        state
    });
    let same = |viewer| worlds[0].view(viewer) == worlds[1].view(viewer);
    assert!(!same(Viewer::Seat(ME)));
    assert!(same(Viewer::Seat(RIGHT)) && same(Viewer::Seat(Seat::new(3))));
    assert!(same(Viewer::Public));
    // In every world the owner can imagine the pile is the one it saw.
    let seen = |state: &State| common::picture(state, Viewer::Seat(ME))["pile_seen"].clone();
    let mut luck = Fast::new(4);
    for state in &worlds {
        let view = state.view(Viewer::Seat(ME));
        for _ in 0..100 {
            assert_eq!(seen(&State::imagine(&view, &mut luck)), seen(state));
        }
    }
}

#[test]
fn while_the_owner_chooses_every_world_has_the_same_pile() {
    let mut looks = 0;
    let mut luck = Fast::new(13);
    for number in 0..300u64 {
        let mut table: Table<State> = common::dealt(3 + (number % 3) as u8, "sides=night", number);
        while table.turn() != Turn::Over {
            table.deal(&mut luck);
            let state = *table.state();
            let Turn::Seats(deciding) = table.turn() else { break };
            if let Phase::Revive(owner) = state.phase() {
                let view = state.view(Viewer::Seat(owner));
                for _ in 0..10 {
                    let world = State::imagine(&view, &mut luck);
                    assert_eq!(common::listed(&world, owner), common::listed(&state, owner));
                }
                looks += 1;
            }
            for seat in deciding.iter() {
                // Stages first, so that Halikarnassos gets to look.
                let moves = common::listed(&state, seat);
                let stage = moves.iter().find(|m| matches!(m, Move::Stage(..)));
                let m = stage.copied().unwrap_or(moves[luck.below(moves.len() as u32) as usize]);
                table.submit(seat, m).unwrap();
            }
        }
    }
    assert!(looks > 100, "{looks} looks");
}

#[test]
fn a_second_look_shows_what_lies_there_then() {
    // The altar is built at the first look and no longer there at the second.
    let scene = Scene::new(2).board(ME, "halikarnassos night", 0).discard("altar baths");
    let scene = scene.city(ME, "clay-pool clay-pit glassworks-1 press-1").hand(ME, "temple");
    let mut state = scene.after(&["0 stage with temple"]);
    play(&mut state, &["0 revive altar"]);
    let first = hand(&state, ME)[0];
    play(&mut state, &[&format!("0 stage with {first}")]);
    assert_eq!(state.phase(), Phase::Revive(ME));
    let shown = common::picture(&state, Viewer::Seat(ME));
    let pile = shown["pile_seen"].as_array().unwrap();
    assert_eq!(pile.len() as u32, state.discard_size());
    assert!(!pile.contains(&serde_json::json!("altar")));
}

// Imagined worlds.

#[test]
fn every_place_of_a_hidden_card_is_imagined_and_equally_often() {
    let state = dealt(4, &deal_line(4, 1));
    let view = state.view(Viewer::Seat(ME));
    let mut luck = Fast::new(44);
    let single = hand(&state, LEFT).into_iter().find(|id| card(id).copies(4) == 1).unwrap();
    let mut counts = [0u32; 4];
    for _ in 0..6000 {
        let world = State::imagine(&view, &mut luck);
        for seat in Seat::all(4) {
            counts[seat.index()] += u32::from(world.hand(seat).any(|c| c == card(single)));
        }
    }
    // A third each, within five standard deviations of 37.
    assert_eq!(counts[0], 0);
    assert!(counts[1..].iter().all(|count| (1815..=2185).contains(count)), "{counts:?}");
}

/// What a viewer can work out about one packet: the cards it last saw there, less those that it
/// took itself and those that were built since.
type Packet = Option<Vec<Card>>;

/// Follows a random game with the eyes of one seat, told from hands and moves alone.
struct Watcher {
    seat: Seat,
    /// By the seat that holds the packet now.
    packets: Vec<Packet>,
}

impl Watcher {
    fn see(&mut self, state: &State) {
        self.packets[self.seat.index()] = Some(state.hand(self.seat).collect());
    }

    /// The moves of a turn, then the hands go on.
    fn follow(&mut self, before: &State, moves: &[(Seat, Move)]) {
        let n = before.seats();
        for &(seat, m) in moves {
            let (Move::Build(card, _) | Move::Stage(card, _) | Move::Sell(card)) = m else {
                return;
            };
            let shown = matches!(m, Move::Build(..)) || seat == self.seat;
            let Some(packet) = &mut self.packets[seat.index()] else { continue };
            if let (true, Some(place)) = (shown, packet.iter().position(|c| *c == card)) {
                packet.remove(place);
            }
        }
        let old = std::mem::take(&mut self.packets);
        let from = |seat: Seat| {
            if State::passes_left(before.age()) { seat.right(n) } else { seat.left(n) }
        };
        self.packets = Seat::all(n).map(|seat| old[from(seat).index()].clone()).collect();
    }

    /// An imagined world gives no seat a card that the watcher knows to be elsewhere.
    fn judge(&self, world: &State, seen: &mut BTreeMap<(usize, Card), u32>) {
        for seat in Seat::all(world.seats()) {
            let Some(packet) = &self.packets[seat.index()] else { continue };
            let mut left = packet.clone();
            for card in world.hand(seat) {
                let place = left.iter().position(|c| *c == card);
                left.remove(place.unwrap_or_else(|| {
                    panic!("seat {} imagines {} with {seat}", self.seat, card.facts().id)
                }));
                *seen.entry((seat.index(), card)).or_default() += 1;
            }
        }
    }
}

#[test]
fn imagined_hands_hold_what_the_seat_can_expect_there_and_all_of_it() {
    let mut luck = Fast::new(77);
    let mut groups = 0;
    for number in 0..40u32 {
        let seats = 3 + (number % 3) as u8;
        let mut table: Table<State> = common::dealt(seats, "", u64::from(number));
        let seat = Seat::new(luck.below(u32::from(seats)) as u8);
        let mut watcher = Watcher { seat, packets: vec![None; usize::from(seats)] };
        loop {
            let state = *table.state();
            if state.phase() == Phase::Play {
                if state.turns_played() == 0 {
                    watcher.packets.fill(None);
                }
                watcher.see(&state);
                let view = state.view(Viewer::Seat(seat));
                let mut seen = BTreeMap::new();
                for _ in 0..60 {
                    watcher.judge(&State::imagine(&view, &mut luck), &mut seen);
                }
                // Each card of a group that may have left the hand is still there in some world.
                // A look into the pile, or a card from it, can tell more: not here.
                let revives = |seat| state.city(seat).has_act(Act::Revive);
                let plain = !Seat::all(seats).any(revives);
                for (holder, packet) in watcher.packets.iter().enumerate().filter(|_| plain) {
                    for &card in packet.iter().flatten() {
                        assert!(seen.contains_key(&(holder, card)), "{} never", card.facts().id);
                        groups += 1;
                    }
                }
            }
            let Turn::Seats(deciding) = table.turn() else {
                if table.turn() == Turn::Over {
                    break;
                }
                table.deal(&mut luck);
                continue;
            };
            let mut moves = Vec::new();
            for seat in deciding.iter() {
                let m = state.random_move(seat, &mut luck, &mut Vec::new());
                moves.push((seat, m));
                table.submit(seat, m).unwrap();
            }
            if state.phase() == Phase::Play && state.turns_played() < 5 {
                watcher.follow(&state, &moves);
            }
        }
    }
    assert!(groups > 5_000, "{groups} cards were looked for");
}

#[test]
fn imagined_worlds_have_the_right_number_of_each_card_and_of_guilds() {
    let mut luck = Fast::new(7);
    for number in 0..12u8 {
        let seats = 3 + number % 5;
        let mut table: Table<State> = common::dealt(seats, "", u64::from(number));
        while table.turn() != Turn::Over {
            table.deal(&mut luck);
            let state = *table.state();
            let Turn::Seats(deciding) = table.turn() else { break };
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
                let world = State::imagine(&state.view(viewer), &mut luck);
                let count = |state: &State| {
                    let mut counts = [0u32; 80];
                    state.unbuilt_cards().for_each(|card| counts[card.index()] += 1);
                    counts
                };
                let (real, imagined) = (count(&state), count(&world));
                assert_eq!(real[..70], imagined[..70], "cards of the decks");
                assert_eq!(real[70..].iter().sum::<u32>(), imagined[70..].iter().sum::<u32>());
                assert!(imagined[70..].iter().all(|&guild| guild <= 1));
                assert_eq!(world.discard_size(), state.discard_size());
            }
            for seat in deciding.iter() {
                let m = state.random_move(seat, &mut luck, &mut Vec::new());
                table.submit(seat, m).unwrap();
            }
        }
    }
}

#[test]
fn a_spectator_imagines_any_hand() {
    let state = dealt(3, &deal_line(3, 1));
    let view = state.view(Viewer::Public);
    let mut luck = Fast::new(3);
    let mut places = BTreeMap::new();
    for _ in 0..500 {
        let world = State::imagine(&view, &mut luck);
        for seat in Seat::all(3) {
            for card in world.hand(seat) {
                *places.entry((card, seat)).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(places.len(), 21 * 3, "every card in every hand");
}

#[test]
fn a_card_built_from_the_pile_is_imagined_with_the_right_chances() {
    // Seat 0 passes an altar on; of the other altar it knows nothing. Seat 2 builds an altar from
    // the pile after the second turn. The first altar was sold with 1/6, the other lies in the pile
    // with 5/16; given that one does, the first does with (1/6) / (1 - 5/6 * 11/16) = 0.390.
    let mut table = table(5, "sides=night");
    let deal = "deal age 1 altar lumber-yard stone-pit clay-pit ore-vein timber-yard loom-1 / \
        theater baths altar tavern east-trading-post west-trading-post stockade / \
        clay-pool clay-pool marketplace barracks barracks guard-tower guard-tower / \
        well apothecary apothecary workshop scriptorium scriptorium press-1 / \
        excavation forest-cave glassworks-1 lumber-yard stone-pit ore-vein tavern";
    steps(
        &mut table,
        &[
            "deal wonders rhodos olympia halikarnassos gizah babylon",
            deal,
            "0 sell timber-yard",
            "1 sell theater",
            "2 build clay-pool",
            "3 sell apothecary",
            "4 sell tavern",
            "0 sell excavation",
            "1 sell altar",
            "2 stage with baths pay 2 right",
            "3 sell barracks",
            "4 sell apothecary",
            "2 revive altar",
        ],
    );
    let view = table.state().view(Viewer::Seat(ME));
    let mut luck = Fast::new(1);
    let worlds = 20_000;
    let held = (0..worlds)
        .filter(|_| State::imagine(&view, &mut luck).hand(Seat::new(2)).any(|c| c == card("altar")))
        .count();
    let share = held as f64 / worlds as f64;
    assert!((share - 0.610).abs() < 0.02, "the first altar is still held in {share} of the worlds");
}

#[test]
fn what_the_first_look_showed_is_still_known_after_the_second() {
    let scene = Scene::of(7, 2).turn(0).board(ME, "halikarnassos night", 0);
    let scene = scene.city(ME, "clay-pool clay-pit glassworks-1 press-1").hand(ME, "temple");
    let scene = scene.hand(Seat::new(3), "walls school");
    let worlds = [("walls", "school"), ("school", "walls")].map(|(early, late)| {
        let mut state = scene.after(&["0 stage with temple", &format!("3 sell {early}")]);
        play(&mut state, &["0 revive nothing"]);
        let stage = format!("0 stage with {}", hand(&state, ME)[0]);
        play(&mut state, &[&stage, &format!("2 sell {late}")]);
        play(&mut state, &["0 revive nothing"]);
        state
    });
    assert_ne!(worlds[0].view(Viewer::Seat(ME)), worlds[1].view(Viewer::Seat(ME)));
}

//! What a seat remembers card by card: the same as its view says, and nothing that it cannot know.

use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Game, Joint, Options, Seat, Turn, Viewer};
use mirabilia_wonders::{Card, Recalled, State};

/// What a seat remembers, in order.
fn recalled(state: &State, seat: Seat) -> Vec<(Recalled, Card)> {
    let mut all = Vec::new();
    state.recall(seat, |place, card| all.push((place, card)));
    all.sort_unstable();
    all
}

fn cards(all: &[(Recalled, Card)], place: Recalled) -> Vec<Card> {
    all.iter().filter(|(at, _)| *at == place).map(|(_, card)| *card).collect()
}

/// Are all of these among those, copies counted?
fn among(these: &[Card], those: &[Card]) -> bool {
    let mut left = those.to_vec();
    these.iter().all(|card| {
        left.iter().position(|other| other == card).map(|place| left.swap_remove(place)).is_some()
    })
}

/// Settles luck, or plays a random move for everybody.
fn play_turn(state: &mut State, luck: &mut Fast) {
    let Turn::Seats(seats) = state.turn() else { return settle_all(state, luck) };
    let mut moves = seats.iter().map(|seat| (seat, state.random_move(seat, luck, &mut vec![])));
    let (first, m) = moves.next().expect("a seat");
    let joint = moves.fold(Joint::one(first, m), |joint, (seat, m)| joint.with(seat, m));
    state.play_unchecked(&joint);
}

#[test]
fn memory_is_what_the_view_says() {
    let (mut hands, mut piles, mut gone) = (0, 0, 0);
    for game in 0..40u64 {
        let seats = 3 + (game % 5) as u8;
        let mut luck = Fast::new(game);
        let mut state = State::new(&State::setup(seats, &Options::default()).expect("seats"));
        while state.turn() != Turn::Over {
            if state.turn() != Turn::Chance {
                for seat in Seat::all(seats) {
                    let view = state.view(Viewer::Seat(seat));
                    let mine = recalled(&state, seat);
                    let world = State::imagine(&view, &mut luck);
                    assert_eq!(mine, recalled(&world, seat), "game {game}, seat {seat}");
                    let memory = view.memory();
                    for other in Seat::all(seats) {
                        let perhaps = cards(&mine, Recalled::Hand(other));
                        match memory.iter().find(|hand| hand.seat == other) {
                            Some(hand) => {
                                assert!(among(&hand.perhaps, &perhaps), "game {game}, seat {seat}");
                                assert!(hand.holds <= perhaps.len());
                                hands += 1;
                            }
                            None => assert_eq!(perhaps, [], "game {game}, seat {seat}"),
                        }
                    }
                    let pile = cards(&mine, Recalled::Pile);
                    assert!(among(&view.pile(), &pile), "game {game}, seat {seat}");
                    assert!(pile.len() as u32 <= state.discard_size());
                    piles += usize::from(!view.pile().is_empty());
                    gone += cards(&mine, Recalled::Gone).len();
                }
            }
            play_turn(&mut state, &mut luck);
        }
    }
    assert!(hands > 1000 && piles > 10 && gone > 1000, "{hands} {piles} {gone}");
}

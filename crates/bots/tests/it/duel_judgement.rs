//! The judgement of Duel: obvious things are obvious to it.

use std::collections::BTreeMap;

use mirabilia_bots::{Evaluate, Scratch};
use mirabilia_games::duel::{Card, CardSet, Move, Position, State, Token, Wonder};
use mirabilia_kernel::playout::settle_all;
use mirabilia_kernel::{Fast, Game, Options, Seat, Turn};

fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

fn cards(ids: &[&str]) -> CardSet {
    ids.iter().map(|id| card(id)).collect()
}

/// The move of the highest worth.
fn best(state: &State) -> Move {
    let seat = state.active();
    let (mut moves, mut worths) = (Vec::new(), Vec::new());
    state.legal_moves(seat, &mut moves);
    state.heuristic(seat, &moves, &mut worths);
    let top = (0..moves.len()).max_by(|&a, &b| worths[a].total_cmp(&worths[b])).unwrap();
    moves[top]
}

fn worth(state: &State, m: Move) -> f32 {
    let mut worths = Vec::new();
    state.heuristic(state.active(), &[m], &mut worths);
    worths[0]
}

#[test]
fn a_free_strong_card_is_built_not_sold() {
    let position = Position::sample(1).offering(&[card("theater"), card("altar")]);
    let state = position.state().unwrap();
    for id in ["theater", "altar"] {
        assert!(
            worth(&state, Move::Build(card(id))) > worth(&state, Move::Sell(card(id))) + 1.0,
            "{id}"
        );
    }
}

#[test]
fn victories_on_the_spot_are_taken() {
    let mut army = Position::sample(3).offering(&[card("pretorium"), card("palace")]);
    army.pawn = 6;
    army.loot = [[false; 2]; 2];
    army.cities[0].coins = 30;
    assert_eq!(best(&army.state().unwrap()), Move::Build(card("pretorium")));
    let mut science = Position::sample(3).offering(&[card("palace"), card("university")]);
    science.cities[0].cards = cards(&["workshop", "apothecary", "scriptorium", "pharmacist"]);
    science.cities[0].tokens = [Token::LAW].into_iter().collect();
    science.board = science.board.without(Token::LAW);
    science.cities[0].coins = 30;
    assert_eq!(best(&science.state().unwrap()), Move::Build(card("university")));
    let mut wonder = Position::sample(2);
    wonder.pawn = 7;
    wonder.loot = [[false; 2]; 2];
    wonder.cities[0].coins = 30;
    let colossus = Wonder::from_id("colossus").unwrap();
    wonder.cities[0].unbuilt = [colossus].into_iter().collect();
    let chosen = best(&wonder.state().unwrap());
    assert!(matches!(chosen, Move::Wonder(w, _) if w == colossus), "{chosen}");
}

#[test]
fn a_victory_of_the_rival_is_stopped() {
    let mut position = Position::sample(3).offering(&[card("palace"), card("pretorium")]);
    position.pawn = -6;
    position.loot = [[false; 2]; 2];
    position.cities[0].coins = 30;
    position.cities[1].coins = 30;
    let state = position.state().unwrap();
    let chosen = best(&state);
    let stops = [Move::Build(card("pretorium")), Move::Sell(card("pretorium"))];
    assert!(stops.contains(&chosen), "{chosen}");
    // A rival that cannot pay is no danger.
    position.cities[1].coins = 2;
    let safe = position.state().unwrap();
    let palace = Move::Build(card("palace"));
    assert!(worth(&safe, palace) > worth(&state, palace) + 5.0);
}

#[test]
fn more_of_a_resource_is_worth_less_than_a_new_one() {
    let mut position = Position::sample(2).offering(&[card("brickyard"), card("shelf-quarry")]);
    position.cities[0].cards = cards(&["clay-pit", "clay-pool"]);
    let state = position.state().unwrap();
    let [clay, stone] =
        ["brickyard", "shelf-quarry"].map(|id| worth(&state, Move::Build(card(id))));
    assert!(stone > clay, "stone {stone}, clay {clay}");
}

#[test]
fn coins_that_pay_for_a_wonder_do_not_pay_for_the_next_card() {
    let sphinx = Wonder::from_id("sphinx").unwrap();
    let worth_with = |coins| {
        let mut position = Position::sample(3).offering(&[card("palace"), card("pretorium")]);
        position.pawn = 6;
        position.loot = [[false; 2]; 2];
        position.cities[0].coins = coins;
        position.cities[0].unbuilt = [sphinx].into_iter().collect();
        worth(&position.state().unwrap(), Move::Wonder(sphinx, card("palace")))
    };
    // Sphinx costs 8 in trade, Pretorium 8 coins: the further turn wins with 16, not with 15.
    assert!(worth_with(16) > worth_with(15) + 8.0, "{} {}", worth_with(16), worth_with(15));
}

/// Every decision of some games of the playout policy.
fn decisions(games: u32, seed: u64, mut see: impl FnMut(&State)) {
    let setup = State::setup(2, &Options::default()).unwrap();
    let (mut luck, mut scratch) = (Fast::new(seed), Scratch::default());
    for _ in 0..games {
        let mut state = State::new(&setup);
        loop {
            settle_all(&mut state, &mut luck);
            if state.turn() == Turn::Over {
                break;
            }
            see(&state);
            let seat = state.active();
            let m = state.rollout_move(seat, &mut luck, &mut scratch);
            assert_eq!(state.check(seat, m), Ok(()), "{m}");
            state.play_one(seat, m);
        }
    }
}

#[test]
fn every_feature_is_seen_and_small() {
    let mut seen = vec![false; State::FEATURES.len()];
    decisions(400, 1, |state| {
        for seat in Seat::all(2) {
            let mut features = vec![0i16; State::FEATURES.len()];
            state.features(seat, &mut features);
            for (seen, x) in seen.iter_mut().zip(features) {
                assert!((-127..=127).contains(&x));
                *seen |= x != 0;
            }
        }
    });
    let unseen: Vec<_> =
        State::FEATURES.iter().zip(&seen).filter(|(_, seen)| !**seen).map(|(n, _)| *n).collect();
    assert!(unseen.is_empty(), "never seen: {unseen:?}");
    let names: std::collections::BTreeSet<_> = State::FEATURES.iter().collect();
    assert_eq!(names.len(), State::FEATURES.len(), "two features of one name");
}

#[test]
fn a_position_has_one_key_and_no_two_share_it() {
    let mut met: BTreeMap<u64, (String, Vec<Move>)> = BTreeMap::new();
    decisions(300, 2, |state| {
        let mut moves = Vec::new();
        state.legal_moves(state.active(), &mut moves);
        let city = |seat| {
            let city = state.city(Seat::new(seat));
            format!("{:?} {} {:?} {:?}", city.cards(), city.coins(), city.unbuilt(), city.tokens())
        };
        let text = format!("{} {} {} {:?}", city(0), city(1), state.pawn(), state.phase());
        let (known, list) =
            met.entry(state.node_key(state.active(), 0)).or_insert((text.clone(), moves.clone()));
        assert_eq!((known, list), (&mut text.clone(), &mut moves));
    });
    assert!(met.len() > 10_000);
}

#[test]
fn the_key_forgets_the_order_of_sales() {
    let state = Position::sample(1).state().unwrap();
    let open: Vec<Card> = state.accessible().iter().collect();
    // Every other card of the open row: together they uncover nothing.
    let sell = |order: [usize; 3]| {
        let mut state = state;
        for i in order {
            state.play_one(state.active(), Move::Sell(open[i]));
            assert!(matches!(state.turn(), Turn::Seats(_)), "a card was uncovered");
        }
        state.node_key(state.active(), 0)
    };
    assert_eq!(sell([0, 2, 4]), sell([4, 2, 0]));
    assert_ne!(sell([0, 2, 4]), sell([0, 2, 5]));
}

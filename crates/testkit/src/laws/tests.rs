//! The laws on a game that keeps them, and on games that do not.

use mirabilia_kernel::{Fast, Game, Luck, Seat, Turn, Viewer};

use super::{Eyes, Laws, law};
use crate::toy::Toy;

#[test]
fn the_toy_obeys_the_laws() {
    let laws = Laws { setups: &[2, 3, 4], ..laws(|_| Ok(())) };
    laws.check();
    assert_eq!(laws.obey().unwrap().decisions, 300 * 4);
}

fn laws(audit: fn(&Toy) -> Result<(), String>) -> Laws<'static, Toy> {
    let eyes = Eyes { shown: |view| format!("{view:?}"), redealt };
    Laws { setups: &[2], games: 300, judge_all_in: 1, longest: 5, audit, eyes, hides: true }
}

/// The others' cards change hands.
#[allow(clippy::ptr_arg)] // the luck of the toy is a vector
fn redealt(cards: &Vec<u8>, viewer: Viewer, luck: &mut Fast) -> Vec<u8> {
    let own = |seat: &usize| viewer == Viewer::Seat(Seat::new(*seat as u8));
    let others: Vec<usize> = (0..cards.len()).filter(|seat| !own(seat)).collect();
    let mut order = others.clone();
    luck.shuffle(&mut order);
    let mut dealt = cards.clone();
    for (&from, &to) in others.iter().zip(&order) {
        dealt[to] = cards[from];
    }
    dealt
}

#[test]
fn a_view_that_knows_more_than_it_shows_does_not_pass() {
    // At the end the view knows every card. Here the picture keeps them secret.
    let eyes = Eyes { shown: |_| String::new(), redealt };
    let laws = Laws { eyes, ..laws(|_| Ok(())) };
    let why = laws.obey().unwrap_err();
    assert!(why.contains("knows what it was not shown"), "{why}");
}

#[test]
fn a_broken_game_does_not_pass() {
    let laws = |audit| Laws { games: 3, ..laws(audit) };
    let why = laws(|toy| law(toy.turn() != Turn::Over, "it ended!")).obey().unwrap_err();
    assert!(why.contains("toy, game") && why.contains("audit: it ended!"), "{why}");
    let long = Laws { setups: &[4], longest: 4, ..laws(|_| Ok(())) };
    assert!(long.obey().unwrap_err().contains("still going after 5 decisions"));
}

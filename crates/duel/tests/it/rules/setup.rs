//! Chapter 1, first half: players, tokens, wonders.

use mirabilia_duel::data::{CARDS, TOKENS, WONDERS};
use mirabilia_duel::{Phase, Refusal, State, WonderSet};
use mirabilia_kernel::{Fast, Game, Options, Table, Turn};

use crate::common::{A, B, all_wonders, coins, legal, luck, table, tokens, wonder, wonders};

const TOKENS_DEALT: &str = "deal tokens agriculture economy masonry philosophy urbanism";
const FIRST_FOUR: &str = "deal wonders appian-way circus-maximus colossus great-library";
const SECOND_FOUR: &str = "deal wonders great-lighthouse hanging-gardens mausoleum piraeus";

fn played(options: &str, lines: &[&str]) -> Table<State> {
    let mut table = table(options);
    crate::common::steps(&mut table, lines);
    table
}

/// A table after the draft: seat 0 was first.
fn drafted() -> Table<State> {
    let picks = [
        "0 take appian-way",
        "1 take circus-maximus",
        "1 take colossus",
        "0 take great-library",
        SECOND_FOUR,
        "1 take great-lighthouse",
        "0 take hanging-gardens",
        "0 take mausoleum",
        "1 take piraeus",
    ];
    let mut lines = vec![TOKENS_DEALT, FIRST_FOUR];
    lines.extend(picks);
    played("", &lines)
}

/// The seats that decide while wonders are drafted, each taking the lowest.
fn drafters(options: &str) -> Vec<usize> {
    let mut table = table(options);
    let mut seats = Vec::new();
    let mut luck = Fast::new(1);
    table.deal(&mut luck);
    while table.state().phase() == Phase::Draft {
        let Turn::Seats(deciding) = table.turn() else { panic!("nobody decides") };
        let seat = deciding.first().expect("a seat");
        seats.push(seat.index());
        let line = table.legal_lines().remove(0);
        table.step(&line).unwrap();
        table.deal(&mut luck);
    }
    seats
}

#[test]
fn rule_1_1_two_players_with_a_city_each() {
    let none = Options::default();
    for seats in [0, 1, 3, 7] {
        assert!(State::setup(seats, &none).is_err(), "{seats} seats");
    }
    let state = State::new(&State::setup(2, &none).unwrap());
    assert_eq!(state.seats(), 2);
    for seat in [A, B] {
        assert!(state.city(seat).cards().is_empty() && state.city(seat).built().is_empty());
    }
}

#[test]
fn rule_1_2_the_parts_of_the_game() {
    let of = |age, guild| {
        let fits = |c: &mirabilia_duel::Card| c.age() == age && c.is_guild() == guild;
        crate::common::all_cards().filter(fits).count()
    };
    assert_eq!([of(1, false), of(2, false), of(3, false), of(3, true)], [23, 23, 20, 7]);
    assert_eq!((CARDS.len(), WONDERS.len(), TOKENS.len()), (73, 12, 10));
}

#[test]
fn rule_1_3_the_pawn_starts_in_the_middle() {
    assert_eq!(table("").state().pawn(), 0);
}

#[test]
fn rule_1_4_four_military_tokens_two_a_side() {
    let table = table("");
    for (seat, value) in [(A, 2), (A, 5), (B, 2), (B, 5)] {
        assert!(table.state().has_loot(seat, value), "seat {seat}, {value} coins");
    }
}

#[test]
fn rule_1_5_five_random_tokens_lie_on_the_board() {
    let table = played("", &[TOKENS_DEALT]);
    let dealt = tokens("agriculture economy masonry philosophy urbanism");
    assert_eq!(table.state().board(), dealt);
    let fresh = *crate::common::table("").state();
    for bad in ["deal tokens law", "deal tokens law economy masonry strategy theology urbanism"] {
        assert!(crate::common::bad_luck(&fresh, bad).contains("5 different tokens"), "{bad}");
    }
    // Each token is dealt in half of the games: 1000 of 2000, give or take seven deviations.
    let mut luck = Fast::new(5);
    let mut counts = [0u32; 10];
    for _ in 0..2000 {
        let mut state = fresh;
        let chance = state.draw(&mut luck);
        state.settle(&chance);
        assert_eq!(state.board().len(), 5);
        state.board().iter().for_each(|token| counts[token.index()] += 1);
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}

#[test]
fn rule_1_6_the_other_five_tokens_go_to_the_box() {
    let boxed = tokens("architecture law mathematics strategy theology");
    assert_eq!(played("", &[TOKENS_DEALT]).state().boxed(), boxed);
}

#[test]
fn rule_1_7_the_box_is_known_to_both() {
    let table = played("", &[TOKENS_DEALT]);
    for seat in [A, B] {
        let view = table.state().view(mirabilia_kernel::Viewer::Seat(seat));
        assert_eq!(view.state().boxed(), table.state().boxed());
    }
}

#[test]
fn rule_1_8_seven_coins_each() {
    assert_eq!(coins(table("").state()), [7, 7]);
}

#[test]
fn rule_1_9_an_option_names_the_first_player() {
    for (option, first) in [("", 0), ("first=0", 0), ("first=1", 1)] {
        let table = played(option, &[TOKENS_DEALT, FIRST_FOUR]);
        assert_eq!(table.state().active().index(), first, "{option}");
    }
    for first in [0, 1] {
        let dealt = format!("deal first {first}");
        let table = played("first=random", &[&dealt, TOKENS_DEALT, FIRST_FOUR]);
        assert_eq!(table.state().active().index(), first);
    }
    assert!(State::setup(2, &Options::parse("first=2").unwrap()).is_err());
}

#[test]
fn rule_1_10_tokens_lie_there_before_the_first_wonder() {
    let mut table = table("");
    assert_eq!(table.state().phase(), Phase::DealTokens);
    assert!(table.step(FIRST_FOUR).is_err());
    table.step(TOKENS_DEALT).unwrap();
    assert_eq!(table.state().phase(), Phase::DealWonders);
}

#[test]
fn rule_1_11_the_draft_opens_with_four_wonders() {
    let table = played("", &[TOKENS_DEALT, FIRST_FOUR]);
    let four = wonders("appian-way circus-maximus colossus great-library");
    assert_eq!(table.state().offered(), four);
    let wanted: Vec<String> = four.iter().map(|w| format!("take {}", w.facts().id)).collect();
    assert_eq!(legal(table.state()), wanted);
    let before = *played("", &[TOKENS_DEALT]).state();
    let three = "deal wonders appian-way colossus sphinx";
    assert!(crate::common::bad_luck(&before, three).contains("4 different wonders"));
    // Every wonder can be among them.
    let mut luck = Fast::new(2);
    let mut seen = WonderSet::EMPTY;
    for _ in 0..100 {
        let mut state = before;
        let chance = state.draw(&mut luck);
        state.settle(&chance);
        seen = seen.or(state.offered());
    }
    assert_eq!(seen.len(), 12);
}

#[test]
fn rule_1_12_first_second_second_first() {
    assert_eq!(drafters("")[..4], [0, 1, 1, 0]);
    assert_eq!(drafters("first=1")[..4], [1, 0, 0, 1]);
    let table = played("", &[TOKENS_DEALT, FIRST_FOUR, "0 take colossus"]);
    assert_eq!(table.state().city(A).unbuilt(), wonders("colossus"));
    let gone = table.state().check(B, mirabilia_duel::Move::Take(wonder("colossus")));
    assert_eq!(gone, Err(Refusal::NotOffered(wonder("colossus"))));
}

#[test]
fn rule_1_13_four_more_are_shown_after_the_first_four() {
    let picks = ["0 take appian-way", "1 take circus-maximus", "1 take colossus"];
    let mut table = played("", &[TOKENS_DEALT, FIRST_FOUR]);
    for pick in picks {
        crate::common::steps(&mut table, &[pick]);
        assert!(table.step(SECOND_FOUR).is_err(), "not after {pick}");
    }
    assert_eq!(table.state().offered(), wonders("great-library"));
    crate::common::steps(&mut table, &["0 take great-library"]);
    assert_eq!(table.state().phase(), Phase::DealWonders);
    let again = "deal wonders sphinx hanging-gardens mausoleum colossus";
    assert!(crate::common::bad_luck(table.state(), again).contains("colossus was dealt before"));
    crate::common::steps(&mut table, &[SECOND_FOUR]);
    assert_eq!(table.state().offered().len(), 4);
}

#[test]
fn rule_1_14_the_second_four_go_in_mirrored_order() {
    assert_eq!(drafters("")[4..], [1, 0, 0, 1]);
    assert_eq!(drafters("first=1")[4..], [0, 1, 1, 0]);
}

#[test]
fn rule_1_15_the_last_four_wonders_are_out_of_the_game() {
    let mut state = *drafted().state();
    let owned = state.city(A).unbuilt().or(state.city(B).unbuilt());
    let out: WonderSet = all_wonders().filter(|w| !owned.has(*w)).collect();
    assert_eq!(out, wonders("pyramids sphinx statue-of-zeus temple-of-artemis"));
    crate::common::lowest_luck(&mut state);
    for wonder in out.iter() {
        let card = crate::common::accessible(&state).iter().next().unwrap();
        let m = mirabilia_duel::Move::Wonder(wonder, card);
        assert_eq!(state.check(A, m), Err(Refusal::NotYourWonder(wonder)));
    }
}

#[test]
fn rule_1_16_and_1_17_first_game_wonders_and_four_out_of_the_game() {
    let table = played("wonders=first-game", &[TOKENS_DEALT]);
    let state = table.state();
    assert_eq!(state.phase(), Phase::DealAge, "no draft");
    let [mine, yours] = [A, B].map(|seat| state.city(seat).unbuilt());
    assert_eq!(mine, wonders("pyramids great-lighthouse temple-of-artemis statue-of-zeus"));
    assert_eq!(yours, wonders("circus-maximus piraeus appian-way colossus"));
    assert_eq!(mine.or(yours).len(), 8);
    assert!(state.offered().is_empty());
}

#[test]
fn rule_1_18_first_game_wonders_belong_to_the_seats() {
    let table = played("wonders=first-game first=1", &[TOKENS_DEALT]);
    assert!(table.state().city(A).unbuilt().has(wonder("pyramids")));
    let random = ["deal first 1", TOKENS_DEALT];
    let table = played("wonders=first-game first=random", &random);
    assert!(table.state().city(A).unbuilt().has(wonder("pyramids")));
    assert_eq!(table.state().active(), B);
}

#[test]
fn rule_1_19_no_age_card_before_the_wonders() {
    let mut state = *played("", &[TOKENS_DEALT, FIRST_FOUR]).state();
    let nothing =
        |state: &State| (0..20).all(|s| state.slot(s) == mirabilia_duel::state::Lying::Nothing);
    assert!(nothing(&state));
    let age = super::setup_cards::AGE_I;
    assert!(state.check_chance(&age.parse().unwrap()).is_err());
    state = *drafted().state();
    assert!(nothing(&state));
    luck(&mut state, age);
    assert_eq!(crate::common::cards_left(&state), 20);
}

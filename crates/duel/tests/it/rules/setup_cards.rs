//! Chapter 1, second half: decks, structures, what is known.

use std::collections::BTreeSet;

use mirabilia_duel::data::STRUCTURES;
use mirabilia_duel::state::Lying;
use mirabilia_duel::{CardSet, Chance, Phase, State};
use mirabilia_kernel::{Fast, Game, Viewer};

use crate::common::{
    A, B, Scene, all_cards, bad_luck, card, cards, cards_left, lowest_luck, luck, play, sell_all,
    steps, table,
};

pub(crate) const AGE_I: &str = "deal age 1 lumber-yard logging-camp / ? ? ? / \
    clay-pool clay-pit quarry stone-pit / ? ? ? ? ? / \
    glassworks press guard-tower workshop apothecary stone-reserve";
const AGE_III: &str = "deal age 3 arsenal pretorium / guild ? ? / academy study port armory / \
    ? guild / palace town-hall obelisk circus / ? ? guild / senate arena";

/// Just before the structure of Age I is dealt.
fn before_age_one() -> State {
    let mut table = table("wonders=first-game");
    steps(&mut table, &["deal tokens agriculture economy masonry philosophy urbanism"]);
    *table.state()
}

/// Plays to just before the structure of this age is dealt; no seat ever builds.
fn before_age(age: u8) -> State {
    let mut state = before_age_one();
    while state.age() < age {
        lowest_luck(&mut state);
        sell_all(&mut state);
    }
    assert_eq!((state.age(), state.phase()), (age, Phase::DealAge));
    state
}

/// The cards that no seat saw when an age was over.
fn never_seen(age: u8) -> (CardSet, State) {
    let mut state = before_age(age);
    lowest_luck(&mut state);
    let mut unseen = state.unseen();
    while cards_left(&state) > 0 && state.age() == age {
        unseen = state.unseen();
        match state.phase() {
            Phase::Reveal => lowest_luck(&mut state),
            Phase::Play => {
                let card = crate::common::accessible(&state).iter().next().unwrap();
                play(&mut state, &format!("sell {}", card.facts().id));
            }
            _ => break,
        }
    }
    (unseen, state)
}

#[test]
fn rule_1_20_three_cards_of_each_deck_are_removed() {
    for age in [1, 2, 3] {
        let (unseen, _) = never_seen(age);
        let plain: Vec<_> = unseen.iter().filter(|c| !c.is_guild()).collect();
        assert_eq!(plain.len(), 3, "age {age}");
        assert!(plain.iter().all(|c| c.age() == age));
    }
}

#[test]
fn rule_1_21_three_of_seven_guilds_are_added() {
    let (unseen, state) = never_seen(3);
    assert_eq!(unseen.iter().filter(|c| c.is_guild()).count(), 4);
    assert_eq!(state.discard().iter().filter(|c| c.is_guild()).count(), 3);
}

#[test]
fn rule_1_22_each_age_has_twenty_cards() {
    for (age, plain, guilds) in [(1, 20, 0), (2, 20, 0), (3, 17, 3)] {
        let (_, state) = never_seen(age);
        let played: Vec<_> = state.discard().iter().filter(|c| c.age() == age).collect();
        assert_eq!(played.iter().filter(|c| !c.is_guild()).count(), plain, "age {age}");
        assert_eq!(played.iter().filter(|c| c.is_guild()).count(), guilds, "age {age}");
    }
}

#[test]
fn rule_1_23_removed_cards_stay_unknown() {
    // Until the age is over, a removed card cannot be told from one that lies face down.
    let mut state = before_age_one();
    luck(&mut state, AGE_I);
    assert_eq!(state.unseen().len(), 11, "8 face down and 3 removed");
    let (unseen, state) = never_seen(1);
    assert_eq!(unseen.len(), 3);
    let places = state.discard().or(state.city(A).cards()).or(state.city(B).cards());
    assert!(places.and(unseen).is_empty());
}

#[test]
fn rule_1_24_removed_cards_are_not_in_the_discard_pile() {
    for age in [1, 2, 3] {
        let (unseen, state) = never_seen(age);
        assert_eq!(state.discard().len(), 20 * u32::from(age));
        assert!(state.discard().and(unseen).is_empty());
    }
}

#[test]
fn rule_1_25_twenty_cards_some_face_up_some_face_down() {
    let mut state = before_age_one();
    luck(&mut state, AGE_I);
    let down: Vec<u8> = (0..20).filter(|&s| state.slot(s) == Lying::FaceDown).collect();
    assert_eq!(down, [2, 3, 4, 9, 10, 11, 12, 13]);
    let state = before_age_one();
    let cases = [
        (AGE_I.replace("lumber-yard", "?"), "slot 0 is dealt face up"),
        (AGE_I.replacen(" ?", " tavern", 1), "slot 2 is dealt face down"),
        (AGE_I.replace("lumber-yard", "sawmill"), "sawmill is of another age"),
        (AGE_I.replace("lumber-yard", "quarry"), "quarry lies there twice"),
        (AGE_I.replacen(" ?", " guild", 1), "1 guilds; age 1 has 0"),
        (AGE_III.to_owned(), "age 1 is dealt now"),
    ];
    for (line, why) in cases {
        assert!(bad_luck(&state, &line).contains(why), "{line}: {}", bad_luck(&state, &line));
    }
}

#[test]
fn rule_1_26_slots_are_counted_row_by_row() {
    let mut state = before_age_one();
    luck(&mut state, AGE_I);
    let places = [(0, "lumber-yard"), (1, "logging-camp"), (5, "clay-pool"), (8, "stone-pit")];
    for (slot, id) in places.into_iter().chain([(14, "glassworks"), (19, "stone-reserve")]) {
        assert_eq!(state.slot(slot), Lying::FaceUp(card(id)), "slot {slot}");
    }
    let mut state = before_age(3);
    luck(&mut state, AGE_III);
    let places = [(1, "pretorium"), (8, "armory"), (11, "palace"), (18, "senate"), (19, "arena")];
    for (slot, id) in places {
        assert_eq!(state.slot(slot), Lying::FaceUp(card(id)), "slot {slot}");
    }
}

/// For each slot of the appendix, the slots that lie on it: read off the drawings.
type Cover = [&'static [u8]; 20];
#[rustfmt::skip] // row by row, as drawn
const COVERED_BY: [Cover; 3] = [
    [
        &[2, 3], &[3, 4],
        &[5, 6], &[6, 7], &[7, 8],
        &[9, 10], &[10, 11], &[11, 12], &[12, 13],
        &[14, 15], &[15, 16], &[16, 17], &[17, 18], &[18, 19],
        &[], &[], &[], &[], &[], &[],
    ],
    [
        &[6], &[6, 7], &[7, 8], &[8, 9], &[9, 10], &[10],
        &[11], &[11, 12], &[12, 13], &[13, 14], &[14],
        &[15], &[15, 16], &[16, 17], &[17],
        &[18], &[18, 19], &[19],
        &[], &[],
    ],
    [
        &[2, 3], &[3, 4],
        &[5, 6], &[6, 7], &[7, 8],
        &[9], &[9], &[10], &[10],
        &[11, 12], &[13, 14],
        &[15], &[15, 16], &[16, 17], &[17],
        &[18], &[18, 19], &[19],
        &[], &[],
    ],
];

#[test]
fn rule_1_27_a_card_is_covered_by_its_neighbours_of_the_next_row() {
    for (structure, cover) in STRUCTURES.iter().zip(COVERED_BY) {
        let bits = |slots: &[u8]| slots.iter().fold(0u32, |set, slot| set | 1 << slot);
        assert_eq!(structure.covered_by[..20], cover.map(bits));
    }
}

#[test]
fn rule_1_28_backs_show_which_slots_hold_guilds() {
    let mut state = before_age(3);
    luck(&mut state, AGE_III);
    let backs: Vec<u8> = (0..20).filter(|&s| state.slot(s) == Lying::FaceDownGuild).collect();
    assert_eq!(backs, [2, 10, 17]);
    assert_eq!(state.unseen().iter().filter(|c| c.is_guild()).count(), 7, "not which guild");
    // A guild may also be dealt face up; three there are in all.
    let state = before_age(3);
    let face_up = AGE_III.replace("arsenal", "builders-guild");
    assert!(bad_luck(&state, &face_up).contains("4 guilds"));
    let mut state = state;
    luck(&mut state, &face_up.replacen("guild ?", "? ?", 1));
    assert_eq!(state.slot(0), Lying::FaceUp(card("builders-guild")));
}

#[test]
fn rule_1_29_a_turned_card_is_drawn_from_the_unseen_with_that_back() {
    let mut state = before_age(3);
    luck(&mut state, AGE_III);
    assert!(state.chance_text(&AGE_III.parse().unwrap()).contains("? guild"), "no secret");
    let drawn = |state: &State| -> BTreeSet<&str> {
        let outcomes = state.chances().unwrap();
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1), "all equally likely");
        let id = |chance: &Chance| match chance {
            Chance::Reveal(_, card) => card.facts().id,
            other => panic!("{other:?}"),
        };
        outcomes.iter().map(|(chance, _)| id(chance)).collect()
    };
    let ids = |set: CardSet| -> BTreeSet<&str> { set.iter().map(|c| c.facts().id).collect() };
    let shown = cards(
        "arsenal pretorium academy study port armory palace town-hall obelisk circus senate arena",
    );
    let plain: CardSet = all_cards().filter(|c| c.age() == 3 && !c.is_guild()).collect();
    play(&mut state, "sell senate");
    assert_eq!(state.phase(), Phase::Reveal);
    assert_eq!(drawn(&state), ids(plain.less(shown)), "slot 15 has the back of the age");
    assert!(bad_luck(&state, "reveal 15 builders-guild").contains("back"));
    assert!(bad_luck(&state, "reveal 15 arsenal").contains("seen before"));
    luck(&mut state, "reveal 15 gardens");
    play(&mut state, "sell arena");
    luck(&mut state, "reveal 16 lighthouse");
    let guilds: CardSet = all_cards().filter(|c| c.is_guild()).collect();
    assert_eq!(drawn(&state), ids(guilds), "slot 17 has the back of a guild");
    assert!(bad_luck(&state, "reveal 17 pantheon").contains("back"));
    luck(&mut state, "reveal 17 builders-guild");
    assert_eq!(state.slot(17), Lying::FaceUp(card("builders-guild")));
}

#[test]
fn rule_1_30_everything_is_open_to_both() {
    let state = Scene::offers(2, "forum temple")
        .city(A, "quarry tavern")
        .tokens(B, "law")
        .unbuilt(A, "sphinx")
        .coins(B, 11)
        .state();
    let pictures = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public].map(|viewer| {
        let view = state.view(viewer);
        assert_eq!(State::imagine(&view, &mut Fast::new(0)), state);
        let mut picture = serde_json::to_value(view).unwrap();
        picture.as_object_mut().unwrap().remove("viewer");
        picture
    });
    assert_eq!(pictures[0], pictures[1]);
    assert_eq!(pictures[0], pictures[2]);
    assert_eq!(pictures[0]["cities"][1]["coins"], 11);
    assert_eq!(pictures[0]["cities"][0]["cards"][0], "quarry");
}

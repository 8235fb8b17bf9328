//! Described positions: what can be one plays on, what cannot is refused with the name of the field.

use crate::common::{self, A, B, Scene, card, cards, play, tokens, wonders};
use mirabilia_duel::state::Lying;
use mirabilia_duel::{Phase, Position, State};
use mirabilia_kernel::playout::play_out;
use mirabilia_kernel::{Fast, Seat};

/// Random games from here on.
fn play_on(state: &State, games: u64) {
    for number in 0..games {
        let mut state = *state;
        play_out(&mut state, &mut Fast::new(number), &mut Vec::new());
        assert!(matches!(state.phase(), Phase::Over(_)));
    }
}

#[test]
fn samples_of_every_age_play_to_the_end() {
    for age in [1, 2, 3] {
        let state = Position::sample(age).state().unwrap();
        assert_eq!((state.age(), state.phase(), state.active()), (age, Phase::Play, A));
        assert_eq!(state.unseen().len(), if age == 3 { 15 } else { 11 });
        play_on(&state, 200);
    }
}

#[test]
fn a_position_is_the_state_it_describes() {
    // The same table, once played and once described.
    let scene = Scene::offers(2, "walls temple forum").coins(A, 20).city(B, "press glassworks");
    let scene = scene.unbuilt(A, "circus-maximus sphinx").pawn(2).discard("altar");
    let mut played = scene.after("wonder circus-maximus with walls");
    play(&mut played, "destroy press");
    let mut described = Scene::offers(2, "temple forum").coins(A, 11).coins(B, 5).active(B);
    described = described.built(A, "circus-maximus").unbuilt(A, "sphinx").pawn(3);
    let described = described.city(B, "glassworks").discard("altar press").state();
    assert_eq!(common::legal(&played), common::legal(&described));
    for seat in [A, B] {
        assert_eq!(played.city(seat), described.city(seat), "seat {seat}");
        assert_eq!(played.score(seat), described.score(seat), "seat {seat}");
    }
    assert_eq!((played.pawn(), played.discard()), (described.pawn(), described.discard()));
    assert_eq!(played.has_loot(B, 2), described.has_loot(B, 2));
}

/// Refused with this field and these words.
fn refused(field: &str, words: &str, change: impl FnOnce(&mut Position)) {
    let mut position = Position::sample(2);
    change(&mut position);
    let error = position.state().expect_err(&format!("{field}: {words}"));
    assert_eq!(error.field.to_string(), field, "{error}");
    assert!(error.to_string().contains(words), "{error}");
}

#[test]
fn what_cannot_be_is_refused() {
    refused("age", "1 to 3", |p| p.age = 0);
    refused("age", "1 to 3", |p| p.age = 4);
    refused("active", "0 to 1", |p| p.active = Seat::new(2));
    refused("pawn", "a capital ends the game", |p| p.pawn = 9);
    refused("pawn", "a capital ends the game", |p| p.pawn = -9);
    refused("cards", "each card in one place", |p| p.discard = cards("sawmill"));
    refused("cards", "each card in one place", |p| {
        p.cities[0].cards = cards("altar");
        p.cities[1].cards = cards("altar");
    });
    refused("cards", "an earlier one", |p| p.cities[0].cards = cards("arsenal"));
    refused("cards", "6 end the game", |p| {
        *p = Position { age: 3, ..Scene::offers(3, "palace").0 };
        p.cities[0].cards = cards("workshop apothecary scriptorium pharmacist academy university");
    });
    refused("structure", "at least one card", |p| p.structure = [Lying::Nothing; 20]);
    refused("structure slot 0", "a card of this age", |p| {
        p.structure[0] = Lying::FaceUp(card("altar"));
    });
    refused("structure slot 19", "nothing lies on it", |p| p.structure[19] = Lying::FaceDown);
    refused("structure slot 0", "dealt face up", |p| p.structure[0] = Lying::FaceDown);
    refused("structure slot 15", "others lie on it", |p| p.structure[15] = Lying::Nothing);
    refused("wonders", "at most four", |p| {
        p.cities[0].built = wonders("sphinx colossus");
        p.cities[0].unbuilt = wonders("pyramids piraeus mausoleum");
    });
    refused("wonders", "each once", |p| {
        p.cities[0].built = wonders("sphinx");
        p.cities[0].unbuilt = wonders("sphinx");
    });
    refused("wonders", "each in one city", |p| {
        p.cities[0].built = wonders("sphinx");
        p.cities[1].unbuilt = wonders("sphinx");
    });
    refused("wonders", "at most 7 built", |p| {
        p.cities[0].built = wonders("sphinx colossus pyramids piraeus");
        p.cities[1].built = wonders("mausoleum appian-way great-library");
        p.cities[1].unbuilt = wonders("circus-maximus");
    });
    refused("tokens", "each in one place", |p| p.cities[0].tokens = tokens("law"));
    refused("tokens", "one of the Great Library", |p| {
        p.cities[0].tokens = tokens("philosophy strategy");
    });
}

#[test]
fn cards_under_wonders_do_not_come_back() {
    // The whole last row of Age I went under six wonders; who does not name them is asked to.
    let mut position = Position::sample(1);
    for slot in 14..20 {
        position.structure[slot] = Lying::Nothing;
    }
    let turned = ["glassworks", "press", "guard-tower", "workshop", "apothecary"];
    for (slot, id) in (9..14).zip(turned) {
        position.structure[slot] = Lying::FaceUp(card(id));
    }
    position.cities[0].built = wonders("sphinx pyramids colossus");
    position.cities[1].built = wonders("piraeus mausoleum appian-way");
    let error = position.state().unwrap_err();
    assert_eq!(error.field.to_string(), "cards", "{error}");
    position.buried = cards("stone-reserve clay-reserve wood-reserve stable garrison palisade");
    play_on(&position.state().unwrap(), 50);
}

#[test]
fn every_back_must_have_a_card() {
    refused("structure", "", |p| {
        *p = Position::sample(1);
        p.cities[0].cards = cards(
            "clay-reserve wood-reserve stable garrison palisade scriptorium pharmacist theater \
             altar baths tavern",
        );
    });
}

#[test]
fn the_pawn_has_set_off_the_tokens_it_passed() {
    refused("loot", "", |p| p.pawn = 4);
}

#[test]
fn three_guilds_lie_in_age_three_and_none_before() {
    refused("structure slot 6", "", |p| p.structure[6] = Lying::FaceDownGuild);
    refused("structure", "", |p| {
        *p = Position::sample(3);
        for lying in &mut p.structure {
            if *lying == Lying::FaceDown {
                *lying = Lying::FaceDownGuild;
            }
        }
    });
}

#[test]
fn five_tokens_were_dealt() {
    refused("tokens", "", |p| p.board = tokens("law economy"));
}

#[test]
fn a_covered_card_of_a_face_down_row_lies_face_down() {
    refused("structure slot 15", "", |p| p.structure[15] = Lying::FaceUp(card("brewery")));
}

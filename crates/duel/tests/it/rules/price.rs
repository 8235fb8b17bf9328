//! Chapter 3, first half: production and trade.

use mirabilia_duel::data::RESOURCES;
use mirabilia_duel::{Colour, Phase, Refusal};

use crate::common::{
    A, B, Scene, all_cards, can, card, coins, luck, play, price, printed_cost, refusal,
};

/// A scene in which prices are asked: Age III, with these cities.
fn cities(mine: &str, yours: &str) -> Scene {
    Scene::offers(3, "arsenal").city(A, mine).city(B, yours)
}

/// Coins for one unit of wood, clay, stone, glass, papyrus.
fn units(mine: &str, yours: &str) -> [u8; 5] {
    cities(mine, yours).state().market(A).unit_prices()
}

#[test]
fn rule_3_1_a_cost_is_coins_resources_both_or_nothing() {
    for (id, coins, goods, price_of_all) in [
        ("lumber-yard", 0, [0, 0, 0, 0, 0], 0),
        ("stone-pit", 1, [0, 0, 0, 0, 0], 1),
        ("baths", 0, [0, 0, 1, 0, 0], 2),
        ("caravansery", 2, [0, 0, 0, 1, 1], 6),
    ] {
        assert_eq!(printed_cost(id), (coins, goods), "{id}");
        assert_eq!(price(&cities("", "").state(), A, id), price_of_all, "{id}");
    }
}

#[test]
fn rule_3_2_three_raw_materials_and_two_manufactured_goods() {
    assert_eq!(RESOURCES, ["wood", "clay", "stone", "glass", "papyrus"]);
    for card in all_cards() {
        let [wood, clay, stone, glass, papyrus] = card.facts().produces.amounts();
        match card.facts().colour {
            Colour::Brown => assert!(wood + clay + stone > 0 && glass + papyrus == 0),
            Colour::Grey => assert!(wood + clay + stone == 0 && glass + papyrus > 0),
            _ => assert_eq!(wood + clay + stone + glass + papyrus, 0, "{}", card.facts().id),
        }
    }
}

#[test]
fn rule_3_3_a_unit_that_the_city_produces_costs_nothing() {
    for (city, id) in [
        ("quarry", "baths"),
        ("clay-pool", "garrison"),
        ("lumber-yard", "stable"),
        ("glassworks", "apothecary"),
        ("press", "workshop"),
        ("shelf-quarry quarry", "aqueduct"),
    ] {
        assert_eq!(price(&cities(city, "").state(), A, id), 0, "{id}");
    }
}

#[test]
fn rule_3_4_production_is_never_used_up() {
    let scene = Scene::offers(2, "walls rostrum").city(A, "shelf-quarry lumber-yard").coins(A, 0);
    let mut state = scene.after("build walls");
    assert_eq!(state.city(A).production().amounts(), [1, 0, 2, 0, 0]);
    assert_eq!(price(&state, A, "rostrum"), 0, "the same stone serves again");
    play(&mut state, "sell rostrum");
    assert_eq!(price(&state, A, "aqueduct"), 2);
}

#[test]
fn rule_3_5_what_is_being_built_does_not_help_to_pay_for_itself() {
    // The Great Lighthouse needs a wood and a stone that it could make itself: 4 units all the same.
    let scene = Scene::offers(2, "walls").unbuilt(A, "great-lighthouse");
    let refused = refusal(&scene.coins(A, 7).state(), "wonder great-lighthouse with walls");
    assert_eq!(refused, Refusal::TooDear { price: 8, coins: 7 });
    let state = scene.coins(A, 8).after("wonder great-lighthouse with walls");
    assert_eq!(coins(&state), [0, 7]);
}

#[test]
fn rule_3_6_what_is_not_produced_is_bought() {
    // Palace: wood, clay, stone, 2 glass.
    for (city, wanted) in [
        ("", 10),
        ("quarry", 8),
        ("quarry glassworks", 6),
        ("quarry glassworks glass-blower", 4),
        ("quarry shelf-quarry press", 8),
        ("quarry lumber-yard clay-pool glassworks glass-blower", 0),
    ] {
        assert_eq!(price(&cities(city, "").state(), A, "palace"), wanted, "{city}");
    }
}

#[test]
fn rule_3_7_any_number_of_units_may_be_bought() {
    let state = Scene::offers(3, "palace").coins(A, 10).after("build palace");
    assert_eq!(coins(&state), [0, 7]);
    let scene = Scene::offers(3, "palace").coins(A, 10).unbuilt(A, "appian-way");
    let state = scene.after("wonder appian-way with palace");
    assert_eq!(coins(&state), [3, 4], "five units, then 3 coins won");
}

#[test]
fn rule_3_8_bought_units_cannot_be_kept() {
    let scene = Scene::offers(2, "walls rostrum aqueduct").coins(A, 20);
    let mut state = scene.after("build walls");
    assert!(state.city(A).production().is_none());
    play(&mut state, "sell rostrum");
    assert_eq!(price(&state, A, "aqueduct"), 6, "every stone is bought again");
}

#[test]
fn rule_3_9_a_missing_unit_costs_two_and_one_for_each_the_opponent_makes() {
    for (yours, wanted) in [
        ("", [2, 2, 2, 2, 2]),
        ("quarry", [2, 2, 3, 2, 2]),
        ("quarry stone-pit", [2, 2, 4, 2, 2]),
        ("lumber-yard clay-pool clay-pit", [3, 4, 2, 2, 2]),
        ("press drying-room", [2, 2, 2, 2, 4]),
        ("glassworks press logging-camp", [3, 2, 2, 3, 3]),
    ] {
        assert_eq!(units("", yours), wanted, "{yours}");
    }
    assert_eq!(price(&cities("", "quarry stone-pit").state(), A, "aqueduct"), 12);
}

#[test]
fn rule_3_10_a_card_that_produces_two_adds_two() {
    assert_eq!(units("", "sawmill brickyard shelf-quarry"), [4, 4, 4, 2, 2]);
    assert_eq!(units("", "sawmill lumber-yard logging-camp"), [6, 2, 2, 2, 2]);
}

#[test]
fn rule_3_11_own_production_does_not_change_the_unit_price() {
    let own = "quarry stone-pit shelf-quarry press";
    assert_eq!(units(own, ""), [2, 2, 2, 2, 2]);
    assert_eq!(units("shelf-quarry", "quarry"), [2, 2, 3, 2, 2]);
}

#[test]
fn rule_3_12_yellow_cards_and_wonders_of_the_opponent_raise_no_price() {
    let yellow = "forum caravansery wood-reserve clay-reserve stone-reserve customs-house";
    let scene = cities("", yellow).built(B, "great-lighthouse piraeus");
    assert_eq!(scene.state().market(A).unit_prices(), [2, 2, 2, 2, 2]);
}

#[test]
fn rule_3_13_a_reserve_makes_its_resource_cost_one() {
    assert_eq!(units("wood-reserve", ""), [1, 2, 2, 2, 2]);
    assert_eq!(units("clay-reserve", ""), [2, 1, 2, 2, 2]);
    assert_eq!(units("stone-reserve", ""), [2, 2, 1, 2, 2]);
    assert_eq!(price(&cities("stone-reserve", "").state(), A, "aqueduct"), 3, "each unit");
    assert_eq!(units("", "stone-reserve"), [2; 5], "only for its owner");
}

#[test]
fn rule_3_14_the_customs_house_makes_glass_and_papyrus_cost_one() {
    assert_eq!(units("customs-house", ""), [2, 2, 2, 1, 1]);
    assert_eq!(price(&cities("customs-house", "").state(), A, "school"), 2 + 1 + 1);
}

#[test]
fn rule_3_15_the_price_of_one_holds_whatever_the_opponent_makes() {
    let yours = "quarry stone-pit shelf-quarry glassworks glass-blower press";
    assert_eq!(units("stone-reserve", yours), [2, 2, 1, 4, 3]);
    assert_eq!(units("stone-reserve customs-house", yours), [2, 2, 1, 1, 1]);
}

#[test]
fn rule_3_16_it_holds_from_the_next_construction_on() {
    // With Theology the Mausoleum is followed by a further turn at once.
    let scene = Scene::offers(2, "walls temple").coins(A, 14).tokens(A, "theology");
    let scene = scene.unbuilt(A, "mausoleum").discard("stone-reserve");
    let mut state = scene.after("wonder mausoleum with temple");
    assert_eq!(price(&state, A, "walls"), 4);
    play(&mut state, "revive stone-reserve");
    assert_eq!((state.phase(), state.active()), (Phase::Play, A));
    play(&mut state, "build walls");
    assert_eq!(coins(&state), [14 - 10 - 2, 7]);
}

#[test]
fn rule_3_17_trade_goes_to_the_bank_unless_the_opponent_has_economy() {
    let scene = Scene::offers(2, "walls").city(B, "quarry");
    assert_eq!(coins(&scene.after("build walls")), [1, 7]);
    assert_eq!(coins(&scene.tokens(A, "economy").after("build walls")), [1, 7]);
    assert_eq!(coins(&scene.tokens(B, "economy").after("build walls")), [1, 13]);
}

#[test]
fn rule_3_24_the_coin_part_is_paid_in_full() {
    // Caravansery: 2 coins, glass, papyrus. Forum: 3 coins, clay.
    for (mine, id, wanted) in [
        ("customs-house", "caravansery", 4),
        ("glassworks press", "caravansery", 2),
        ("clay-reserve", "forum", 4),
        ("clay-pool brickyard", "forum", 3),
    ] {
        assert_eq!(price(&cities(mine, "").state(), A, id), wanted, "{id} with {mine}");
    }
    let discounts = cities("", "").tokens(A, "masonry architecture").state();
    assert_eq!(price(&discounts, A, "pretorium"), 8);
    assert_eq!(price(&discounts, A, "caravansery"), 6);
}

#[test]
fn rule_3_25_the_price_is_coins_and_all_units_bought() {
    let state = cities("", "glassworks").state();
    let price = state.market(A).card(card("caravansery"));
    assert_eq!((price.total, price.trade, price.chain), (2 + 3 + 2, 5, false));
    let price = state.market(A).card(card("pretorium"));
    assert_eq!((price.total, price.trade), (8, 0));
}

#[test]
fn rule_3_26_coins_that_a_construction_brings_cannot_pay_for_it() {
    let scene = Scene::offers(2, "walls").coins(A, 7).unbuilt(A, "temple-of-artemis");
    let refused = refusal(&scene.state(), "wonder temple-of-artemis with walls");
    assert_eq!(refused, Refusal::TooDear { price: 8, coins: 7 });
    let state = scene.coins(A, 8).after("wonder temple-of-artemis with walls");
    assert_eq!(coins(&state), [12, 7]);
    let scene = Scene::offers(3, "port").coins(A, 5).city(A, "quarry stone-pit clay-pool clay-pit");
    assert!(!can(&scene.state(), "build port"), "although it would bring 8 coins");
}

#[test]
fn rule_3_27_what_cannot_be_paid_in_full_cannot_be_built() {
    let scene = Scene::offers(3, "pretorium").unbuilt(A, "pyramids");
    let poor = scene.coins(A, 7).state();
    let why = Refusal::TooDear { price: 8, coins: 7 };
    assert_eq!(refusal(&poor, "build pretorium"), why);
    assert_eq!(refusal(&poor, "wonder pyramids with pretorium"), why);
    let enough = scene.coins(A, 8).state();
    assert!(can(&enough, "build pretorium"));
    assert!(can(&enough, "wonder pyramids with pretorium"));
    let mut state = Scene::whole(2, "walls temple").coins(A, 20).state();
    play(&mut state, "build walls");
    luck(&mut state, "reveal 15 statue");
    assert!(can(&state, "build statue"), "the next builder pays with their own coins");
}

//! Chapter 4, first half: colours, and what each card that is no guild does.

use mirabilia_kernel::Seat;
use mirabilia_wonders::data::{CARDS, Symbol};
use mirabilia_wonders::{Card, Colour, State};

use crate::common::{LEFT, ME, RIGHT, Scene, card, coins, payments, play, points};

/// A table of seven in the first turn of an age. Seat 0 has Olympia, where every card of the first
/// turn is free, and one card of each colour; its neighbours have more.
fn surroundings(age: u8) -> Scene {
    let right = Seat::new(6);
    let scene = Scene::of(7, age).turn(0).board(ME, "olympia night", 1);
    let scene = scene.board(LEFT, "gizah night", 2).board(right, "babylon day", 1);
    if age == 1 {
        return scene;
    }
    let scene = scene.city(ME, "lumber-yard loom-1 altar marketplace barracks apothecary");
    let scene =
        scene.city(LEFT, "stone-pit clay-pool press-1 theater baths tavern stockade workshop");
    scene.city(right, "ore-vein glassworks-1 well east-trading-post guard-tower scriptorium")
}

/// What every card brings there: coins, shields, and points in a line of the pad.
#[rustfmt::skip]
const EFFECTS: [(&str, u16, u8, &str, i16); 80] = [
    ("lumber-yard", 0, 0, "", 0), ("stone-pit", 0, 0, "", 0), ("clay-pool", 0, 0, "", 0),
    ("ore-vein", 0, 0, "", 0), ("timber-yard", 0, 0, "", 0), ("clay-pit", 0, 0, "", 0),
    ("excavation", 0, 0, "", 0), ("forest-cave", 0, 0, "", 0), ("tree-farm", 0, 0, "", 0),
    ("mine", 0, 0, "", 0), ("loom-1", 0, 0, "", 0), ("glassworks-1", 0, 0, "", 0),
    ("press-1", 0, 0, "", 0), ("altar", 0, 0, "civilian", 3), ("theater", 0, 0, "civilian", 3),
    ("baths", 0, 0, "civilian", 3), ("well", 0, 0, "civilian", 3), ("tavern", 5, 0, "", 0),
    ("east-trading-post", 0, 0, "", 0), ("west-trading-post", 0, 0, "", 0),
    ("marketplace", 0, 0, "", 0), ("stockade", 0, 1, "", 0), ("barracks", 0, 1, "", 0),
    ("guard-tower", 0, 1, "", 0), ("apothecary", 0, 0, "science", 1),
    ("workshop", 0, 0, "science", 1), ("scriptorium", 0, 0, "science", 1),
    ("sawmill", 0, 0, "", 0), ("quarry", 0, 0, "", 0), ("brickyard", 0, 0, "", 0),
    ("foundry", 0, 0, "", 0), ("loom-2", 0, 0, "", 0), ("glassworks-2", 0, 0, "", 0),
    ("press-2", 0, 0, "", 0), ("aqueduct", 0, 0, "civilian", 5), ("temple", 0, 0, "civilian", 4),
    ("statue", 0, 0, "civilian", 4), ("courthouse", 0, 0, "civilian", 4), ("forum", 0, 0, "", 0),
    ("caravansery", 0, 0, "", 0), ("vineyard", 4, 0, "", 0), ("bazar", 6, 0, "", 0),
    ("walls", 0, 2, "", 0), ("training-ground", 0, 2, "", 0), ("stables", 0, 2, "", 0),
    ("archery-range", 0, 2, "", 0),
    // A compass stands already: the second makes 4 of 1, another symbol one more.
    ("dispensary", 0, 0, "science", 3), ("laboratory", 0, 0, "science", 1),
    ("library", 0, 0, "science", 1), ("school", 0, 0, "science", 1),
    ("pantheon", 0, 0, "civilian", 7), ("gardens", 0, 0, "civilian", 5),
    ("town-hall", 0, 0, "civilian", 6), ("palace", 0, 0, "civilian", 8),
    ("senate", 0, 0, "civilian", 6), ("haven", 1, 0, "commerce", 1),
    ("lighthouse", 2, 0, "commerce", 2), ("chamber-of-commerce", 2, 0, "commerce", 2),
    ("arena", 3, 0, "commerce", 1), ("ludus", 3, 0, "commerce", 1),
    ("fortifications", 0, 3, "", 0), ("circus", 0, 3, "", 0), ("arsenal", 0, 3, "", 0),
    ("siege-workshop", 0, 3, "", 0), ("castrum", 0, 3, "", 0), ("lodge", 0, 0, "science", 3),
    ("observatory", 0, 0, "science", 1), ("university", 0, 0, "science", 1),
    ("academy", 0, 0, "science", 3), ("study", 0, 0, "science", 1),
    ("workers-guild", 0, 0, "guilds", 3), ("craftsmens-guild", 0, 0, "guilds", 4),
    ("traders-guild", 0, 0, "guilds", 2), ("philosophers-guild", 0, 0, "guilds", 2),
    ("spies-guild", 0, 0, "guilds", 2), ("magistrates-guild", 0, 0, "guilds", 3),
    ("shipowners-guild", 0, 0, "guilds", 3), ("scientists-guild", 0, 0, "science", 3),
    ("builders-guild", 0, 0, "guilds", 4), ("decorators-guild", 0, 0, "guilds", 0),
];

#[test]
fn every_card_brings_what_it_says() {
    for (number, (id, gained, shields, line, gain)) in EFFECTS.into_iter().enumerate() {
        assert_eq!(card(id).index(), number, "{id}");
        let mut scene = surroundings(card(id).facts().age).hand(ME, id);
        if id == "loom-2" {
            scene = scene.city(ME, "lumber-yard"); // no two looms
        }
        let (before, after) = (scene.state(), scene.after(&[&format!("0 build {id}")]));
        let [old, new] = [&before, &after].map(|state| *state.city(ME));
        assert_eq!(new.cards(), old.cards().with(card(id)), "{id}");
        assert_eq!(new.coins() - old.coins(), gained, "{id}");
        assert_eq!(new.shields() - old.shields(), shields, "{id}");
        for name in mirabilia_wonders::score::CATEGORIES {
            if name != "treasury" {
                let change = points(&after, ME, name) - points(&before, ME, name);
                assert_eq!(change, if name == line { gain } else { 0 }, "{id}: {name}");
            }
        }
    }
}

fn of_colour(colour: Colour) -> impl Iterator<Item = Card> {
    Card::all().filter(move |card| card.facts().colour == colour)
}

#[test]
fn rule_4_1_seven_colours() {
    let names = Colour::ALL.map(Colour::name);
    assert_eq!(names, ["brown", "grey", "blue", "yellow", "red", "green", "purple"]);
    let kinds = Colour::ALL.map(|colour| of_colour(colour).count());
    assert_eq!(kinds, [14, 6, 13, 13, 12, 12, 10]);
}

#[test]
fn rule_4_2_age_3_has_no_producers_and_alone_has_guilds() {
    for facts in &CARDS {
        let early = matches!(facts.colour, Colour::Brown | Colour::Grey);
        assert!(!(early && facts.age == 3), "{}", facts.id);
        assert!(facts.colour != Colour::Purple || facts.age == 3, "{}", facts.id);
    }
}

#[test]
fn rule_4_3_brown_cards_produce_one_one_of_two_or_two_equal() {
    for card in of_colour(Colour::Brown) {
        let facts = card.facts();
        let sorted = |amounts: [u8; 7]| {
            let mut amounts: Vec<u8> = amounts.into_iter().filter(|&n| n > 0).collect();
            amounts.sort_unstable();
            amounts
        };
        let made = (sorted(facts.produces.amounts()), sorted(facts.produces_one.amounts()));
        let fits = matches!((&made.0[..], &made.1[..]), ([1 | 2], []) | ([], [1, 1]));
        assert!(fits, "{}: {made:?}", facts.id);
        let [.., glass, cloth, papyrus] = facts.produces.amounts::<7>();
        assert_eq!(glass + cloth + papyrus, 0, "{}", facts.id);
    }
}

#[test]
fn rule_4_4_grey_cards_produce_one_manufactured_good() {
    for (ids, amounts) in [
        (["glassworks-1", "glassworks-2"], [0, 0, 0, 0, 1, 0, 0]),
        (["loom-1", "loom-2"], [0, 0, 0, 0, 0, 1, 0]),
        (["press-1", "press-2"], [0, 0, 0, 0, 0, 0, 1]),
    ] {
        assert!(ids.iter().all(|id| card(id).facts().produces.amounts() == amounts));
    }
    assert_eq!(of_colour(Colour::Grey).count(), 6);
}

#[test]
fn rule_4_5_brown_grey_red_and_green_cards_have_no_points() {
    for facts in &CARDS {
        if matches!(facts.colour, Colour::Brown | Colour::Grey | Colour::Red | Colour::Green) {
            let reward = facts.reward.map_or(0, |reward| reward.points);
            assert_eq!(facts.points + facts.if_complete + reward, 0, "{}", facts.id);
        }
    }
    let state = Scene::new(2).city(ME, "lumber-yard loom-1 barracks").state();
    assert_eq!(state.score(ME).total(), 1, "nothing but the coins");
}

#[test]
fn rule_4_6_blue_cards_give_their_points() {
    let state = Scene::new(3).city(ME, "altar aqueduct palace").state();
    assert_eq!(points(&state, ME, "civilian"), 3 + 5 + 8);
}

#[test]
fn rule_4_7_red_cards_give_as_many_shields_as_their_age() {
    for card in of_colour(Colour::Red) {
        assert_eq!(card.facts().shields, card.facts().age, "{}", card.facts().id);
    }
    let state = Scene::new(3).city(ME, "barracks walls arsenal").state();
    assert_eq!(state.city(ME).shields(), 6);
}

#[test]
fn rule_4_8_green_cards_give_one_symbol() {
    for facts in &CARDS {
        assert_eq!(facts.symbol.is_some(), facts.colour == Colour::Green, "{}", facts.id);
    }
    assert_eq!(card("school").facts().symbol.map(Symbol::name), Some("tablet"));
}

#[test]
fn rule_4_9_coins_are_paid_once() {
    let scene = Scene::new(2).hand(ME, "vineyard").city(ME, "ore-vein").hand(RIGHT, "sawmill");
    let mut state = scene.after(&["0 build vineyard"]);
    assert_eq!(coins(&state)[0], 4);
    play(&mut state, &[]);
    assert_eq!(coins(&state)[0], 7, "a sale, and nothing more from the vineyard");
}

#[test]
fn rule_4_10_the_tavern_brings_five_coins() {
    let scene = Scene::of(4, 1).hand(ME, "tavern");
    assert_eq!(coins(&scene.after(&["0 build tavern"])), [8, 6, 6, 6]);
}

#[test]
fn rule_4_11_trading_posts_and_marketplace_lower_prices() {
    for (mine, wanted) in [
        ("east-trading-post", [(0, 1), (2, 0)]),
        ("west-trading-post", [(1, 0), (0, 2)]),
        ("marketplace", [(0, 2), (2, 0)]),
    ] {
        let scene = Scene::new(3).city(ME, mine).city(LEFT, "lumber-yard");
        let state = scene.city(RIGHT, "timber-yard").state();
        assert_eq!(payments(&state, ME, "stockade"), wanted, "{mine}");
        let papyrus = if mine == "marketplace" { 1 } else { 2 };
        assert_eq!(payments(&state, ME, "scriptorium"), [(papyrus, 0)], "{mine}");
    }
}

/// May the state's seat 0 build these for nothing, each alone?
fn covered(state: &State, ids: [&str; 3]) -> bool {
    ids.iter().all(|id| payments(state, ME, id) == [(0, 0)])
}

#[test]
fn rule_4_12_the_forum_makes_one_manufactured_good_of_choice() {
    let scene = Scene::new(3).board(LEFT, "gizah day", 0).board(RIGHT, "babylon day", 0);
    let state = scene.city(ME, "forum").state();
    assert!(covered(&state, ["workshop", "apothecary", "scriptorium"]));
    assert!(payments(&state, ME, "traders-guild").is_empty(), "one at a time");
    assert!(payments(&scene.city(LEFT, "forum").state(), ME, "workshop").is_empty());
}

#[test]
fn rule_4_13_the_caravansery_makes_one_raw_material_of_choice() {
    let scene = Scene::new(3).city(ME, "caravansery");
    assert!(covered(&scene.state(), ["stockade", "baths", "guard-tower"]));
    assert_eq!(payments(&scene.state(), LEFT, "stockade"), []);
    assert_eq!(
        payments(&scene.city(ME, "caravansery lumber-yard").state(), ME, "statue"),
        [(0, 0)]
    );
}

#[test]
fn rule_4_14_the_vineyard_counts_brown_cards_of_three_cities() {
    let scene = Scene::of(4, 2).hand(ME, "vineyard").city(ME, "ore-vein foundry");
    let scene = scene.city(LEFT, "lumber-yard loom-1").city(Seat::new(3), "stone-pit quarry");
    let state = scene.city(RIGHT, "clay-pool").after(&["0 build vineyard"]);
    assert_eq!(coins(&state)[0], 3 + 2 + 1 + 2, "seat 2 is no neighbour");
}

#[test]
fn rule_4_15_the_bazar_counts_grey_cards_of_three_cities() {
    let scene = Scene::of(6, 2).hand(ME, "bazar").city(ME, "loom-1 press-1");
    let scene = scene.city(LEFT, "loom-1 quarry").city(Seat::new(5), "glassworks-1");
    let state = scene.city(RIGHT, "press-1").after(&["0 build bazar"]);
    assert_eq!(coins(&state)[0], 3 + 2 * (2 + 1 + 1));
}

#[test]
fn rule_4_16_yellow_cards_of_ages_1_and_2_give_no_points() {
    let state = Scene::of(4, 3)
        .city(ME, "tavern east-trading-post west-trading-post marketplace forum caravansery")
        .city(LEFT, "vineyard bazar lumber-yard loom-1")
        .state();
    assert_eq!((points(&state, ME, "commerce"), points(&state, LEFT, "commerce")), (0, 0));
}

#[test]
fn rule_4_17_yellow_cards_of_age_3_count_now_for_coins_and_at_the_end_for_points() {
    let scene = Scene::new(3).turn(4).city(ME, "forum ore-vein lumber-yard caravansery");
    let scene =
        scene.city(LEFT, "foundry sawmill").hand(ME, "haven").hand(RIGHT, "lighthouse study");
    let mut state = scene.after(&["0 build haven", "2 sell study"]);
    assert_eq!((coins(&state)[0], points(&state, ME, "commerce")), (3 + 2, 2));
    play(&mut state, &["0 build lighthouse"]);
    assert_eq!(coins(&state)[0], 5 + 4, "four yellow cards");
    assert_eq!(points(&state, ME, "commerce"), 2 + 4);
    // The other way round, haven is the fourth yellow card and adds a point to the lighthouse.
    let scene = scene.hand(ME, "lighthouse").hand(RIGHT, "haven study");
    let mut state = scene.after(&["0 build lighthouse", "2 sell study"]);
    assert_eq!((coins(&state)[0], points(&state, ME, "commerce")), (3 + 3, 3));
    play(&mut state, &["0 build haven"]);
    assert_eq!((coins(&state)[0], points(&state, ME, "commerce")), (6 + 2, 4 + 2));
}

/// Builds a card for nothing in a city of five players, and tells its coins and its points.
fn built(id: &str, city: &str, stages: u8) -> (u16, i16) {
    let scene = Scene::of(5, 3).turn(0).board(ME, "olympia night", stages).city(ME, city);
    let state = scene.hand(ME, id).after(&[&format!("0 build {id}")]);
    (coins(&state)[0] - 3, points(&state, ME, "commerce"))
}

#[test]
fn rule_4_18_haven_counts_brown_cards() {
    assert_eq!(built("haven", "lumber-yard quarry loom-1", 1), (2, 2));
    assert_eq!(built("haven", "", 1), (0, 0));
}

#[test]
fn rule_4_19_lighthouse_counts_yellow_cards_and_itself() {
    assert_eq!(built("lighthouse", "", 1), (1, 1));
    assert_eq!(built("lighthouse", "tavern forum bazar altar", 1), (4, 4));
}

#[test]
fn rule_4_20_chamber_of_commerce_counts_grey_cards_double() {
    assert_eq!(built("chamber-of-commerce", "loom-1 press-2 glassworks-1", 1), (6, 6));
    assert_eq!(built("chamber-of-commerce", "lumber-yard", 1), (0, 0));
}

#[test]
fn rule_4_21_arena_counts_stages() {
    assert_eq!(built("arena", "", 1), (3, 1));
    assert_eq!(built("arena", "", 3), (9, 3));
}

#[test]
fn rule_4_22_ludus_counts_red_cards() {
    assert_eq!(built("ludus", "barracks walls stockade altar", 1), (9, 3));
    assert_eq!(built("ludus", "", 1), (0, 0));
}

//! Offers: bills that add up, closed ways with their reasons, and what a move leads to. That the
//! open ways are the legal moves and that previews come true is a law of the kernel.

use crate::common::{LEFT, ME, RIGHT, Scene, card, dealt, lacks, picture};
use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::{Change, Fast, Game, Offer, Seat, Turn, Viewer, Way};
use mirabilia_wonders::catalogue::FreeCard;
use mirabilia_wonders::data::Symbol;
use mirabilia_wonders::ids::{Due, Neighbour, Standing};
use mirabilia_wonders::{Bill, Move, Phase, Pick, Refusal, State};

fn offers(state: &State, seat: Seat) -> Vec<Offer<State>> {
    State::offers(&state.view(Viewer::Seat(seat)))
}

/// The ways of a card of the seat's own hand.
fn ways(state: &State, id: &str) -> Vec<Way<State>> {
    let offer = offers(state, ME).into_iter().find(|offer| offer.pick == Pick::Card(card(id)));
    offer.expect("the card is offered").ways
}

fn builds(state: &State, id: &str) -> Vec<Way<State>> {
    ways(state, id).into_iter().filter(|way| matches!(way.m, Move::Build(..))).collect()
}

fn refused(state: &State, id: &str) -> Refusal {
    let builds = builds(state, id);
    assert_eq!(builds.len(), 1, "one closed way says why");
    builds[0].leads.clone().expect_err("it cannot be built")
}

fn units(list: &[mirabilia_wonders::offer::Units]) -> Vec<(&'static str, u8)> {
    list.iter().map(|units| (units.good.name(), units.n)).collect()
}

#[test]
fn a_bill_says_who_makes_what_and_who_is_paid() {
    // Statue: one wood, two ore, for Rhodos with an ore and a producer of choice.
    let scene = Scene::new(2).city(ME, "clay-pit").city(LEFT, "lumber-yard").coins(ME, 6);
    let state = scene.city(RIGHT, "sawmill").hand(ME, "statue").state();
    let bills: Vec<Bill> = builds(&state, "statue").into_iter().filter_map(|w| w.bill).collect();
    let sides: Vec<(u8, u8, u16)> = bills.iter().map(|b| (b.left, b.right, b.total)).collect();
    assert_eq!(sides, [(0, 2, 2), (2, 0, 2)], "either neighbour can sell the wood");
    let bill = &bills[1];
    assert_eq!((units(&bill.made), units(&bill.chosen)), (vec![("ore", 1)], vec![("ore", 1)]));
    let [bought] = bill.bought[..] else { panic!("one thing is bought") };
    assert_eq!((bought.good.name(), bought.n, bought.unit), ("wood", 1, 2));
    assert_eq!(bought.from, Neighbour::Left);
}

#[test]
fn a_bill_names_the_chain_or_the_wonder_that_makes_it_free() {
    let state = Scene::new(2).city(ME, "baths").hand(ME, "aqueduct vineyard").coins(ME, 0).state();
    let bill = builds(&state, "aqueduct")[0].bill.clone().unwrap();
    assert_eq!((bill.total, bill.chain, bill.gift), (0, Some(card("baths")), None));
    let bill = builds(&state, "vineyard")[0].bill.clone().unwrap();
    assert_eq!((bill.total, bill.chain, bill.gift), (0, None, None), "it costs nothing");
    for (words, stages, turn, gift) in [
        ("olympia day", 2, 3, FreeCard::FirstOfColour),
        ("olympia night", 1, 0, FreeCard::FirstOfAge),
        ("olympia night", 2, 5, FreeCard::LastOfAge),
    ] {
        let scene = Scene::new(2).turn(turn).board(ME, words, stages).coins(ME, 0);
        let state = scene.hand(ME, "aqueduct").state();
        let bill = builds(&state, "aqueduct")[0].bill.clone().unwrap();
        assert_eq!((bill.total, bill.chain, bill.gift), (0, None, Some(gift)), "{words}");
    }
}

#[test]
fn every_bill_adds_up_to_what_the_rules_charge() {
    let luck = &mut Fast::new(2);
    let mut bought = 0;
    for seed in 0..40 {
        let seats = 3 + (seed % 5) as u8;
        let mut table = dealt(seats, "", seed);
        loop {
            table.deal(luck);
            let state = *table.state();
            let Turn::Seats(deciding) = table.turn() else { break };
            for seat in deciding.iter() {
                for way in offers(&state, seat).iter().flat_map(|offer| &offer.ways) {
                    bought += check_bill(&state, seat, way);
                }
            }
            for seat in deciding.iter() {
                let m = state.random_move(seat, luck, &mut Vec::new());
                table.submit(seat, m).unwrap();
            }
        }
    }
    assert!(bought > 1000, "{bought} things bought");
}

/// How many items were bought.
fn check_bill(state: &State, seat: Seat, way: &Way<State>) -> usize {
    let (Move::Build(_, payment) | Move::Stage(_, payment)) = way.m else {
        assert!(way.bill.is_none());
        return 0;
    };
    let Some(bill) = &way.bill else {
        assert!(!way.is_open(), "an open way has a bill");
        return 0;
    };
    let sum = |from| {
        let items = bill.bought.iter().filter(|item| item.from == from);
        items.map(|item| item.n * item.unit).sum::<u8>()
    };
    assert_eq!((sum(Neighbour::Left), sum(Neighbour::Right)), (payment.left, payment.right));
    assert_eq!((bill.left, bill.right), (payment.left, payment.right));
    assert_eq!(bill.total, payment.total() + u16::from(bill.coins));
    // All units of the cost are there once, unless it is free.
    let cost = match way.m {
        Move::Build(card, _) if state.is_free(seat, card) => None,
        Move::Build(card, _) => Some(card.facts().cost),
        _ => state.city(seat).next_stage().map(|stage| stage.cost),
    };
    let mut amounts = [0u8; 7];
    let own = bill.made.iter().chain(&bill.chosen).map(|units| (units.good, units.n));
    for (good, n) in own.chain(bill.bought.iter().map(|item| (item.good, item.n))) {
        amounts[good.index()] += n;
    }
    assert_eq!(amounts, cost.map_or([0; 7], Goods::amounts::<7>));
    assert_eq!(bill.coins, cost.map_or(0, Goods::coins));
    bill.bought.len()
}

#[test]
fn a_closed_way_says_what_is_missing() {
    let state = Scene::new(3).hand(ME, "palace").state();
    assert_eq!(refused(&state, "palace"), lacks("wood stone clay glass"));
    let scene = Scene::of(5, 1).city(ME, "altar").hand(ME, "altar baths").coins(ME, 1);
    let state = scene.city(LEFT, "stone-pit").state();
    assert_eq!(refused(&state, "altar"), Refusal::SameName(card("altar")));
    assert_eq!(refused(&state, "baths"), Refusal::TooDear { price: 2, coins: 1 });
    assert_eq!(builds(&state, "baths")[0].bill.as_ref().map(|bill| bill.total), Some(2));
    let complete = Scene::new(3).board(ME, "rhodos night", 2).hand(ME, "palace").state();
    let stage = ways(&complete, "palace").into_iter().find(|w| matches!(w.m, Move::Stage(..)));
    assert_eq!(stage.unwrap().leads.unwrap_err(), Refusal::WonderComplete);
    // The hand shows no price for what cannot be built.
    let shown = &picture(&state, Viewer::Seat(ME))["hand"];
    let altar = shown.as_array().unwrap().iter().find(|one| one["card"] == "altar").unwrap();
    assert_eq!((&altar["free"], &altar["payments"]), (&false.into(), &serde_json::json!([])));
}

#[test]
fn a_preview_tells_shields_symbols_stages_chains_and_what_is_due() {
    let scene = Scene::new(1).city(LEFT, "stockade").hand(ME, "barracks apothecary");
    let state = scene.city(ME, "ore-vein loom-1").state();
    let detail = |state: &State, id: &str| {
        builds(state, id)[0].leads.clone().expect("it can be built").detail
    };
    let barracks = detail(&state, "barracks");
    assert_eq!(barracks.shields, Some(Change { was: 0, is: 1 }));
    let standing: Vec<_> =
        barracks.against.iter().map(|a| (a.seat, a.shields, a.was, a.is)).collect();
    let left = (1, 1, Standing::Weaker, Standing::Equal);
    assert_eq!(standing, [left, (2, 0, Standing::Equal, Standing::Stronger)]);
    let apothecary = detail(&state, "apothecary");
    assert_eq!(apothecary.symbol.map(Symbol::name), Some("compass"));
    assert_eq!((apothecary.symbols, apothecary.symbols_of_choice), ([1, 0, 0], 0));
    let opens: Vec<&str> = apothecary.opens.iter().map(|card| card.facts().id).collect();
    assert_eq!(opens, ["stables", "dispensary"]);
    assert_eq!(apothecary.due, Due(Phase::Play));
    let last = Scene::new(1).turn(5).hand(ME, "altar").state();
    assert_eq!(detail(&last, "altar").due, Due(Phase::DealAge));
    assert_eq!(
        detail(&Scene::new(3).turn(5).hand(ME, "gardens").city(ME, "theater").state(), "gardens")
            .due,
        Due(Phase::Over)
    );
    let scene = Scene::new(2).board(ME, "halikarnassos night", 0).city(ME, "brickyard");
    let state = scene.hand(ME, "temple").state();
    let stage = ways(&state, "temple").into_iter().find(|w| matches!(w.m, Move::Stage(..)));
    let detail = stage.unwrap().leads.unwrap().detail;
    assert_eq!((detail.stage, detail.due), (Some(1), Due(Phase::Revive(ME))));
}

#[test]
fn the_picture_tells_prices_sources_and_conflicts() {
    let scene = Scene::new(2).city(ME, "west-trading-post forum timber-yard ore-vein");
    let shown = picture(&scene.state(), Viewer::Public);
    let city = &shown["cities"][0];
    let prices = serde_json::json!({
        "left": { "raw": 1, "manufactured": 2 },
        "right": { "raw": 2, "manufactured": 2 },
    });
    assert_eq!(city["unit_prices"], prices);
    let sources = serde_json::json!([
        { "of": ["ore"], "sold": true },
        { "of": ["ore"], "sold": true },
        { "of": ["wood", "stone"], "sold": true },
        { "of": ["glass", "cloth", "papyrus"], "sold": false },
    ]);
    assert_eq!(city["sources"], sources);
    // The end of an age: seat 1 has beaten both.
    let scene = Scene::new(2).turn(5).city(LEFT, "walls").hand(LEFT, "vineyard");
    let state = scene.after(&[]);
    assert_eq!(state.phase(), Phase::DealAge);
    let conflicts = &picture(&state, Viewer::Public)["conflicts"];
    assert_eq!((&conflicts["age"], &conflicts["victory"]), (&2.into(), &3.into()));
    let winners: Vec<_> =
        conflicts["battles"].as_array().unwrap().iter().map(|b| &b["winner"]).collect();
    assert_eq!(winners, [&serde_json::json!(1), &serde_json::json!(1), &serde_json::Value::Null]);
    assert!(picture(&scene.state(), Viewer::Public)["conflicts"].is_null());
}

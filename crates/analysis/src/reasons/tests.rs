//! Positions in which a reason must appear, or must not.

use mirabilia_games::dice::boards::Effect;
use mirabilia_games::duel::position::CityPosition;
use mirabilia_games::{dice, duel, wonders};
use mirabilia_kernel::{Fast, Game, Luck, Options, Seat, Turn, Viewer};

use super::{Explain, Reason, explain};

const ME: Seat = Seat::new(0);

/// The kinds of all reasons for a move, and the reported reasons as JSON.
fn reasons<G: Explain>(state: &G, seat: Seat, text: &str) -> (Vec<String>, String) {
    let mut moves = Vec::new();
    state.legal_moves(seat, &mut moves);
    let legal: Vec<String> = moves.iter().map(|&m| state.move_text(m)).collect();
    let at = legal.iter().position(|legal| legal == text);
    let m = moves[at.unwrap_or_else(|| panic!("{text} is none of {legal:?}"))];
    let view = state.view(Viewer::Seat(seat));
    let all = G::reasons(&view, seat, m, &mut Fast::new(1));
    let kinds = all.iter().map(|(_, reason)| kind(reason)).collect();
    let reported = explain::<G>(&view, seat, m, 1);
    assert!(reported.len() <= 3, "{text}: {reported:?}");
    (kinds, serde_json::to_string(&reported).expect("reasons serialise"))
}

fn kind(reason: &Reason) -> String {
    let value = serde_json::to_value(reason).expect("a reason serialises");
    value["kind"].as_str().expect("every reason has a kind").to_owned()
}

fn check<G: Explain>(state: &G, m: &str, has: &[&str], not: &[&str], json: &str) {
    let (kinds, reported) = reasons(state, ME, m);
    for wanted in has {
        assert!(kinds.iter().any(|kind| kind == wanted), "{m}: no {wanted} in {kinds:?}");
    }
    for unwanted in not {
        assert!(kinds.iter().all(|kind| kind != unwanted), "{m}: {unwanted} in {kinds:?}");
    }
    assert!(reported.contains(json), "{m}: {json} is not in {reported}");
}

fn cards(ids: &[&str]) -> duel::CardSet {
    ids.iter().map(|id| duel::Card::from_id(id).expect(id)).collect()
}

/// A position of an age with these accessible cards, and rich cities with these buildings.
fn duel(age: u8, open: &[&str], mine: &[&str], theirs: &[&str]) -> duel::Position {
    let open: Vec<duel::Card> = open.iter().map(|id| duel::Card::from_id(id).expect(id)).collect();
    let mut position = duel::Position::sample(age).offering(&open);
    let city = |ids| CityPosition { coins: 40, cards: cards(ids), ..CityPosition::default() };
    position.cities = [city(mine), city(theirs)];
    position
}

const FIVE_SYMBOLS: [&str; 5] =
    ["workshop", "apothecary", "scriptorium", "pharmacist", "university"];

#[test]
fn duel_explains_cards() {
    let open = ["lumber-yard", "stone-reserve", "theater", "guard-tower", "tavern", "workshop"];
    let state = duel(1, &open, &[], &[]).state().unwrap();
    check(&state, "build lumber-yard", &["goods"], &["coins", "points"], r#""goods":["wood"]"#);
    check(&state, "build stone-reserve", &["cheap"], &["goods"], r#""cheap","goods":["stone"]"#);
    check(&state, "build theater", &["points", "chain"], &[], r#""points":3,"by":{"civilian":3}"#);
    check(&state, "build theater", &[], &[], r#""opens":["statue"]"#);
    check(&state, "build guard-tower", &["pawn"], &["wins"], r#""spaces":1,"distance":1"#);
    check(&state, "build tavern", &["coins", "chain"], &[], r#""coins":4"#);
    check(&state, "build workshop", &["symbol", "points"], &["pair"], r#""symbol":"plumb-level""#);
    check(&state, "sell theater", &["coins"], &["points"], r#""coins":2"#);
    // The only shield that the opponent could have built.
    check(
        &state,
        "sell guard-tower",
        &["leaves-none"],
        &[],
        r#""leaves-none","seat":1,"of":"shield""#,
    );
    check(
        &state,
        "sell theater",
        &["denies"],
        &["leaves-none"],
        r#""card":"theater","brings":{"kind":"points","points":3"#,
    );
}

#[test]
fn duel_explains_science() {
    let state = duel(2, &["dispensary", "walls"], &["pharmacist"], &[]).state().unwrap();
    check(&state, "build dispensary", &["pair", "free"], &[], r#""pair","symbol":"mortar""#);
    let state = duel(2, &["dispensary", "walls"], &[], &["pharmacist"]).state().unwrap();
    let json = r#""seat":1,"card":"dispensary","brings":{"kind":"pair","symbol":"mortar"}"#;
    check(&state, "sell dispensary", &["denies"], &["pair"], json);
    let state = duel(3, &["academy", "palace"], &FIVE_SYMBOLS, &[]).state().unwrap();
    check(&state, "build academy", &["wins"], &["points"], r#""wins","by":"science""#);
}

#[test]
fn duel_explains_threats() {
    let state = duel(3, &["academy", "palace"], &[], &FIVE_SYMBOLS).state().unwrap();
    let json = r#""stops-win","by":"science","with":["academy"]"#;
    for m in ["build academy", "sell academy"] {
        check(&state, m, &["stops-win"], &["allows-win"], json);
    }
    let json = r#""allows-win","by":"science","with":["academy"]"#;
    check(&state, "build palace", &["allows-win", "points"], &["stops-win"], json);
    let mut poor = duel(3, &["academy", "palace"], &[], &FIVE_SYMBOLS);
    poor.cities[1].coins = 0;
    check(&poor.state().unwrap(), "build palace", &["points"], &["allows-win"], r#""points":7"#);

    let mut near = duel(2, &["walls", "temple"], &[], &[]);
    near.pawn = 7;
    near.loot = [[true; 2], [false; 2]];
    check(&near.state().unwrap(), "build walls", &["wins"], &[], r#""by":"military""#);
    near.pawn = -7;
    near.loot = [[false; 2], [true; 2]];
    let state = near.state().unwrap();
    check(&state, "sell walls", &["stops-win"], &[], r#""by":"military","with":["walls"]"#);
    check(&state, "build walls", &["stops-win", "pawn"], &[], r#""distance":-5"#);
}

#[test]
fn duel_explains_wonders() {
    let mut position = duel(1, &["lumber-yard"], &[], &[]);
    let wonder = |id: &str| duel::Wonder::from_id(id).unwrap();
    position.cities[0].unbuilt =
        ["sphinx", "appian-way", "great-library"].map(wonder).into_iter().collect();
    let state = position.state().unwrap();
    check(&state, "wonder sphinx with lumber-yard", &["again", "points"], &[], r#""again""#);
    let m = "wonder appian-way with lumber-yard";
    check(&state, m, &["again", "coins", "takes-coins"], &[], r#""again""#);
    let m = "wonder great-library with lumber-yard";
    check(&state, m, &["effect"], &["again"], r#""effect":"library""#);

    let mut state = duel::State::new(&duel::State::setup(2, &Options::default()).unwrap());
    let mut luck = Fast::new(3);
    while state.turn() == Turn::Chance {
        let chance = state.draw(&mut luck);
        state.settle(&chance);
    }
    let wonder = state.offered().iter().next().unwrap().facts().id;
    check(&state, &format!("take {wonder}"), &["promises"], &[], r#""brings":[{"#);
}

#[test]
fn duel_explains_what_is_uncovered() {
    // Row by row from the top; the last row of Age II has two cards, those over them lie face down.
    let mut position = duel(2, &["temple", "walls"], &[], &[]);
    let lying = duel::state::Lying::FaceUp;
    let card = |id: &str| duel::Card::from_id(id).unwrap();
    let state = position.state().unwrap();
    check(&state, "build temple", &["points"], &["uncovers", "uncovers-nothing"], r#""points":4"#);
    // Only a row that lies open is left, and one card on it.
    position.structure = [duel::state::Lying::Nothing; 20];
    position.structure[0] = lying(card("statue"));
    position.structure[1] = lying(card("school"));
    position.structure[6] = lying(card("sawmill"));
    position.structure[5] = lying(card("brewery"));
    position.buried = duel::CardSet::EMPTY;
    let state = position.state().unwrap();
    let json = r#""uncovers","seat":1,"card":"statue","brings":{"kind":"points","points":4"#;
    check(&state, "build sawmill", &["uncovers", "goods"], &[], json);
    check(&state, "build brewery", &["coins", "uncovers-nothing"], &["uncovers"], r#""coins":6"#);
}

/// A position of 7 Wonders in which seat 0 holds this card and all seats are rich.
fn wonders(age: u8, holds: &str, mine: &[&str], left: &[&str]) -> wonders::State {
    let mut position = wonders::Position::sample(3, age);
    let card = |id: &str| wonders::Card::from_id(id).expect(id);
    let at = (0..3).find_map(|seat| {
        let place = position.cities[seat].hand.iter().position(|c| *c == card(holds))?;
        Some((seat, place))
    });
    let (seat, place) = at.expect(holds);
    let first = position.cities[0].hand[0];
    position.cities[seat].hand[place] = first;
    position.cities[0].hand[0] = card(holds);
    for city in &mut position.cities {
        city.coins = 20;
    }
    position.cities[0].cards = mine.iter().map(|id| card(id)).collect();
    position.cities[1].cards = left.iter().map(|id| card(id)).collect();
    position.state().unwrap()
}

/// The first legal move that begins with these words.
fn first(state: &wonders::State, words: &str) -> String {
    let mut moves = Vec::new();
    state.legal_moves(ME, &mut moves);
    let mut texts = moves.iter().map(|&m| state.move_text(m));
    texts.find(|text| text.starts_with(words)).unwrap_or_else(|| panic!("{words} is not legal"))
}

#[test]
fn wonders_explains_cards() {
    type Case<'a> = (u8, &'a str, &'a [&'a str], &'a [&'a str], &'a str);
    let cases: &[Case<'_>] = &[
        (1, "build lumber-yard", &[], &["goods"], r#""goods":["wood"]"#),
        (1, "build timber-yard", &[], &["goods"], r#""goods":["wood or stone"]"#),
        (1, "build altar", &[], &["points", "chain"], r#""opens":["pantheon"]"#),
        (
            1,
            "build marketplace",
            &[],
            &["cheap", "chain"],
            r#""cheap","goods":["glass","cloth","papyrus"],"from":"both""#,
        ),
        (1, "build stockade", &[], &["conflict"], r#""seat":1,"was":"equal","is":"stronger""#),
        (1, "build workshop", &[], &["symbol", "points"], r#""symbol":"gear","different":1"#),
        (2, "build school", &["apothecary", "workshop"], &["science-set"], r#""sets":1"#),
        (
            2,
            "build forum",
            &["east-trading-post"],
            &["choice", "free"],
            r#""with":"east-trading-post""#,
        ),
        (2, "build vineyard", &["lumber-yard", "stone-pit"], &["coins"], r#""coins":2"#),
        (3, "build pantheon", &["altar"], &["points", "free"], r#""points":7,"by":{"civilian":7}"#),
        (1, "sell altar", &[], &["coins"], r#""coins":3"#),
    ];
    for (age, m, mine, kinds, json) in cases {
        let holds = m.split(' ').nth(1).unwrap();
        let state = wonders(*age, holds, mine, &[]);
        check(&state, &first(&state, m), kinds, &["denies"], json);
    }
    let state = wonders(3, "palace", &["quarry"], &[]);
    let m = first(&state, "stage with palace");
    check(&state, &m, &["stage", "points"], &[], r#""stage":1,"of":3"#);
}

#[test]
fn wonders_explains_denials() {
    let state = wonders(3, "pantheon", &[], &["altar"]);
    let json = r#""seat":1,"card":"pantheon","brings":{"kind":"points","points":7"#;
    check(&state, "sell pantheon", &["denies", "coins"], &[], json);
    // Without the chain the neighbour cannot afford it; in Age II hands pass the other way.
    let state = wonders(3, "pantheon", &[], &[]);
    check(&state, "sell pantheon", &["coins"], &["denies"], r#""coins":3"#);
    let state = wonders(2, "aqueduct", &[], &["baths"]);
    check(&state, "sell aqueduct", &["coins"], &["denies"], r#""coins":3"#);
}

/// Visits every legal move of every decision in random games of Dice.
fn dice_moves(
    seats: u8,
    games: u64,
    mut visit: impl FnMut(&dice::State, Seat, dice::Move, &[Reason]),
) {
    let setup = dice::State::setup(seats, &Options::default()).unwrap();
    for game in 0..games {
        let (mut state, mut luck) = (dice::State::new(&setup), Fast::new(game));
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = state.draw(&mut luck);
                    state.settle(&chance);
                }
                Turn::Seats(deciding) => {
                    let mut moves = Vec::new();
                    let mut joint: Option<mirabilia_kernel::Joint<dice::Move>> = None;
                    for seat in deciding.iter() {
                        state.legal_moves(seat, &mut moves);
                        let view = state.view(Viewer::Seat(seat));
                        for &m in &moves {
                            let all = dice::State::reasons(&view, seat, m, &mut Fast::new(game));
                            let all: Vec<Reason> = all.into_iter().map(|(_, why)| why).collect();
                            visit(&state, seat, m, &all);
                        }
                        let m = moves[luck.below(moves.len() as u32) as usize];
                        joint = Some(match joint {
                            Some(joint) => joint.with(seat, m),
                            None => mirabilia_kernel::Joint::one(seat, m),
                        });
                    }
                    state.play_unchecked(&joint.expect("somebody decides"));
                }
            }
        }
    }
}

#[test]
fn dice_explains_moves() {
    let mut seen = std::collections::BTreeSet::new();
    dice_moves(3, 12, |state, seat, m, reasons| {
        let has = |wanted: &str| reasons.iter().any(|reason| kind(reason) == wanted);
        for reason in reasons {
            seen.insert(kind(reason));
        }
        let boards = state.boards();
        let city = state.city(seat);
        match m {
            dice::Move::Pass => {
                let full = city.coins() == boards.gold_size;
                assert_eq!(has("coins"), !full && boards.pass > 0, "{reasons:?}");
            }
            dice::Move::Bonus(_) => {
                assert!(has("bonus"), "{reasons:?}");
                let third = city.bonuses().count_ones() as u8 + 1 >= boards.bonuses_to_end;
                let over = Seat::all(3).any(|other| {
                    let city = if other == seat { city } else { state.city_before(other) };
                    city.bonuses().count_ones() as u8 >= boards.bonuses_to_end
                });
                let over = over || state.is_last_turn();
                assert_eq!(has("brings-end"), third && !over, "{reasons:?}");
            }
            dice::Move::Build { space, .. } | dice::Move::Cross(space) => {
                let sheet = &boards.sheets[city.sheet().unwrap()];
                let facts = &sheet.spaces[usize::from(sheet.named[usize::from(space)])];
                let does = |wanted: fn(&Effect) -> bool| facts.effects.iter().any(wanted);
                assert_eq!(has("resources"), does(|e| matches!(e, Effect::ProduceResource(_))));
                assert_eq!(has("defence"), does(|e| matches!(e, Effect::Defence(_))));
                if has("attack") {
                    assert!(does(|e| matches!(e, Effect::Attack(_))));
                }
            }
            dice::Move::Wonder | dice::Move::Decline => {}
        }
    });
    for wanted in ["points", "coins", "attack", "completes", "bonus", "brings-end", "more"] {
        assert!(seen.contains(wanted), "{wanted} never appears: {seen:?}");
    }
}

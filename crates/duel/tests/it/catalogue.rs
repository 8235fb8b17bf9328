//! The catalogue says what the tables and the rules say, and leaves nothing out.

use crate::common::{
    A, Scene, all_cards, all_tokens, all_wonders, coins, points, price, printed_cost,
};
use mirabilia_duel::catalogue::{Catalogue, Counted, Effect};
use mirabilia_duel::data::{
    Act, CARDS, Count, Guild, RESOURCES, STRUCTURES, Symbol, TOKENS, WONDERS,
};
use mirabilia_duel::ids::Resource;
use mirabilia_duel::{Colour, Token};
use serde_json::Value;

/// Units of each resource.
fn amounts(goods: &[Resource]) -> [u8; 5] {
    RESOURCES.map(|name| goods.iter().filter(|resource| resource.name() == name).count() as u8)
}

/// The sum of what some effects bring.
fn sum(effects: &[Effect], brings: impl Fn(&Effect) -> Option<u8>) -> u8 {
    effects.iter().filter_map(brings).sum()
}

fn shields(effects: &[Effect]) -> u8 {
    sum(effects, |e| if let Effect::Shields { shields } = e { Some(*shields) } else { None })
}

fn coins_at_once(effects: &[Effect]) -> u8 {
    sum(effects, |e| if let Effect::Coins { coins } = e { Some(*coins) } else { None })
}

fn points_of(effects: &[Effect]) -> u8 {
    sum(effects, |e| if let Effect::Points { points } = e { Some(*points) } else { None })
}

fn produces_one(effects: &[Effect], of: &[Resource]) -> bool {
    effects.contains(&Effect::ProducesOne { of: of.to_vec() })
}

/// Is this what the tables count?
fn is_counted(each: &Counted, count: Count) -> bool {
    let colours: &[Colour] = match count {
        Count::Brown => &[Colour::Brown],
        Count::Grey => &[Colour::Grey],
        Count::Blue => &[Colour::Blue],
        Count::Green => &[Colour::Green],
        Count::Yellow => &[Colour::Yellow],
        Count::Red => &[Colour::Red],
        Count::BrownAndGrey => &[Colour::Brown, Colour::Grey],
        Count::Wonders => return *each == Counted::Wonders,
        Count::ThreeCoins => return *each == Counted::Coins { coins: 3 },
    };
    matches!(each, Counted::Cards { colours: counted } if counted == colours)
}

#[test]
fn everything_is_in_it_under_its_id_and_in_order() {
    let json = serde_json::to_value(Catalogue::new()).unwrap();
    let check = |list: &str, ids: Vec<&str>| {
        let entries = json[list].as_object().unwrap();
        assert_eq!(entries.len(), ids.len(), "{list}");
        for id in ids {
            assert_eq!(entries[id]["id"], id, "{list}");
            assert_ne!(entries[id]["effects"], Value::Array(vec![]), "{id} does nothing");
        }
    };
    check("cards", CARDS.iter().map(|facts| facts.id).collect());
    check("wonders", WONDERS.iter().map(|facts| facts.id).collect());
    check("tokens", TOKENS.iter().map(|facts| facts.id).collect());
    let catalogue = Catalogue::new();
    assert!(catalogue.cards.iter().map(|(id, _)| *id).eq(all_cards()));
    assert!(catalogue.wonders.iter().map(|(id, _)| *id).eq(all_wonders()));
    assert!(catalogue.tokens.iter().map(|(id, _)| *id).eq(all_tokens()));
}

#[test]
fn cards_are_those_of_the_table() {
    for (card, entry) in Catalogue::new().cards {
        let (facts, effects, id) = (card.facts(), &entry.effects, card.facts().id);
        assert_eq!((entry.name, entry.colour, entry.age), (facts.name, facts.colour, card.age()));
        assert_eq!(entry.guild, card.is_guild(), "{id}");
        assert_eq!((entry.cost.coins, amounts(&entry.cost.goods)), printed_cost(id), "{id}");
        assert_eq!(shields(effects), facts.shields, "{id}");
        assert_eq!(coins_at_once(effects), facts.coins, "{id}");
        assert_eq!(points_of(effects), facts.points, "{id}");
        assert_eq!(produces_one(effects, &Resource::RAW), facts.any_raw, "{id}");
        let any = produces_one(effects, &Resource::MANUFACTURED);
        assert_eq!(any, facts.any_manufactured, "{id}");
        let (mut made, mut fixed, mut symbol) = ([0; 5], [0; 5], None);
        let (mut each, mut guild) = (false, false);
        for effect in effects {
            match effect {
                Effect::Produces { goods } => made = amounts(goods),
                Effect::FixedPrice { goods, price: 1 } => fixed = amounts(goods),
                Effect::Science { symbol: shown } => symbol = Some(*shown),
                Effect::CoinsFor { coins, each: counted } => {
                    let (paid, count) = facts.coins_per.expect(id);
                    each = *coins == paid && is_counted(counted, count);
                }
                Effect::Guild { coins, points, each } => {
                    let Guild { count, coins: paid, points: worth } = facts.guild.expect(id);
                    guild = (*coins, *points) == (paid, worth) && is_counted(each, count);
                }
                _ => {}
            }
        }
        assert_eq!(made, facts.produces.amounts(), "{id}");
        assert_eq!(fixed, facts.reserve.amounts(), "{id}");
        assert_eq!(symbol, facts.symbol, "{id}");
        assert_eq!((each, guild), (facts.coins_per.is_some(), facts.guild.is_some()), "{id}");
        assert_eq!(entry.free_with, card.free_with(), "{id}");
        assert_eq!(entry.opens.map(|card| card.facts().id), facts.opens, "{id}");
    }
}

#[test]
fn wonders_are_those_of_the_table() {
    for (wonder, entry) in Catalogue::new().wonders {
        let (facts, effects, id) = (wonder.facts(), &entry.effects, wonder.facts().id);
        assert_eq!(entry.name, facts.name);
        assert_eq!((entry.cost.coins, amounts(&entry.cost.goods)), printed_cost(id), "{id}");
        assert_eq!(shields(effects), facts.shields, "{id}");
        assert_eq!(coins_at_once(effects), facts.coins, "{id}");
        assert_eq!(points_of(effects), facts.points, "{id}");
        assert_eq!(produces_one(effects, &Resource::RAW), facts.any_raw, "{id}");
        let any = produces_one(effects, &Resource::MANUFACTURED);
        assert_eq!(any, facts.any_manufactured, "{id}");
        assert_eq!(effects.contains(&Effect::PlaysAgain), facts.again, "{id}");
        let lost =
            |e: &Effect| if let Effect::OpponentLoses { coins } = e { Some(*coins) } else { None };
        assert_eq!(sum(effects, lost), facts.opponent_loses, "{id}");
        let acts = effects.iter().filter_map(|effect| match effect {
            Effect::Destroys { colour } => Some(Act::Destroy(*colour)),
            Effect::Revives => Some(Act::Revive),
            Effect::Library { draws: 3 } => Some(Act::Library),
            _ => None,
        });
        let acts: Vec<Act> = acts.collect();
        let expected = if facts.act == Act::None { vec![] } else { vec![facts.act] };
        assert_eq!(acts, expected, "{id}");
    }
}

fn effects(token: Token) -> Vec<Effect> {
    let catalogue = Catalogue::new();
    let entry = catalogue.tokens.into_iter().find(|(id, _)| *id == token);
    entry.map(|(_, entry)| entry.effects).unwrap_or_default()
}

#[test]
fn tokens_do_what_the_rules_make_them_do() {
    for token in all_tokens() {
        let facts = token.facts();
        assert_eq!(coins_at_once(&effects(token)), facts.coins, "{}", facts.id);
        assert_eq!(points_of(&effects(token)), facts.points, "{}", facts.id);
    }
    // With empty cities every unit costs 2 coins.
    let bare = Scene::offers(3, "palace pretorium").coins(A, 30).unbuilt(A, "pyramids");
    let saved = |token: &str, id: &str| {
        price(&bare.state(), A, id) - price(&bare.tokens(A, token).state(), A, id)
    };
    let discount = |token: Token, on: &Counted| -> u16 {
        let goods = effects(token).into_iter().find_map(|effect| match effect {
            Effect::Discount { on: of, goods } if of == *on => Some(goods),
            _ => None,
        });
        2 * u16::from(goods.expect("a discount"))
    };
    let blue = Counted::Cards { colours: vec![Colour::Blue] };
    assert_eq!(saved("architecture", "pyramids"), discount(Token::ARCHITECTURE, &Counted::Wonders));
    assert_eq!(saved("masonry", "palace"), discount(Token::MASONRY, &blue));
    let (plain, strong) = (bare, bare.tokens(A, "strategy"));
    let more = strong.after("build pretorium").pawn() - plain.after("build pretorium").pawn();
    let red = Counted::Cards { colours: vec![Colour::Red] };
    assert_eq!(effects(Token::STRATEGY), [Effect::MoreShields { on: red, shields: more as u8 }]);
    let chain = Scene::offers(2, "statue").city(A, "theater");
    let [before, _] = coins(&chain.after("build statue"));
    let [after, _] = coins(&chain.tokens(A, "urbanism").after("build statue"));
    let coins = (after - before) as u8;
    assert!(effects(Token::URBANISM).contains(&Effect::CoinsForChains { coins }));
    let two = bare.tokens(A, "mathematics law").state();
    let each = (points(&two, A, "progress") / 2) as u8;
    let counted = Effect::PointsFor { points: each, each: Counted::Tokens };
    assert_eq!(effects(Token::MATHEMATICS), [counted]);
    assert_eq!(effects(Token::LAW), [Effect::Science { symbol: Symbol::Scales }]);
    assert_eq!(effects(Token::ECONOMY), [Effect::TakesTrade]);
    assert_eq!(effects(Token::THEOLOGY), [Effect::PlaysAgainAfter { on: Counted::Wonders }]);
}

#[test]
fn structures_lie_as_the_rules_lay_them() {
    for (entry, structure) in Catalogue::new().structures.iter().zip(&STRUCTURES) {
        assert_eq!(entry.slots.len(), 20, "age {}", entry.age);
        let list = |bits: u32| (0..20u8).filter(|slot| bits >> slot & 1 == 1).collect::<Vec<_>>();
        for (number, slot) in (0..).zip(&entry.slots) {
            let at = usize::from(number);
            assert_eq!(slot.slot, number);
            assert_eq!(slot.face_up, structure.face_up >> number & 1 == 1, "slot {number}");
            assert_eq!(slot.covered_by, list(structure.covered_by[at]), "slot {number}");
            for &lower in &slot.covers {
                let below = &entry.slots[usize::from(lower)];
                assert!(below.covered_by.contains(&number), "{number} on {lower}");
                assert_eq!(below.row + 1, slot.row, "{number} on {lower}");
                assert_eq!(below.middle.abs_diff(slot.middle), 1, "{number} on {lower}");
            }
            assert!(slot.row < entry.rows && slot.middle < entry.width, "slot {number}");
        }
        let covers: usize = entry.slots.iter().map(|slot| slot.covers.len()).sum();
        let covered: usize = entry.slots.iter().map(|slot| slot.covered_by.len()).sum();
        assert_eq!(covers, covered, "age {}", entry.age);
    }
}

#[test]
fn the_track_scores_and_robs_as_the_rules_do() {
    let track = Catalogue::new().track;
    let mut next = 1;
    for zone in &track.zones {
        assert_eq!(zone.from, next, "zones lie side by side");
        for distance in zone.from..=zone.to {
            let state = Scene::offers(1, "press").pawn(distance as i8).state();
            assert_eq!(points(&state, A, "military"), i16::from(zone.points), "{distance}");
        }
        // One shield carries the pawn over the near edge of the zone.
        let entering = Scene::offers(1, "guard-tower").pawn(zone.from as i8 - 1);
        let [_, left] = coins(&entering.after("build guard-tower"));
        assert_eq!(7 - left, u16::from(zone.coins), "entering at {}", zone.from);
        next = zone.to + 1;
    }
    assert_eq!(track.capital, next);
}

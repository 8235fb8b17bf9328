//! The catalogue says what the tables and the rules say, and leaves nothing out.

use crate::common;
use mirabilia_kernel::goods::Goods;
use mirabilia_kernel::playout::play_out;
use mirabilia_kernel::{Fast, Game, Options, Seat};
use mirabilia_wonders::catalogue::{Catalogue, Cost, Counted, Effect, FreeCard};
use mirabilia_wonders::data::{
    Act, CARDS, CHEAP_MANUFACTURED, CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, Count, RESOURCES, Reward,
    WONDERS,
};
use mirabilia_wonders::ids::{Neighbour, Resource};
use mirabilia_wonders::{Card, Colour, Side, State};
use serde_json::Value;

/// Units of each resource.
fn amounts(goods: &[Resource]) -> [u8; 7] {
    RESOURCES.map(|name| goods.iter().filter(|resource| resource.name() == name).count() as u8)
}

fn costs(cost: &Cost, goods: Goods) -> bool {
    cost.coins == goods.coins() && amounts(&cost.goods) == goods.amounts()
}

/// The sum of what some effects bring.
fn sum(effects: &[Effect], brings: impl Fn(&Effect) -> Option<u8>) -> u8 {
    effects.iter().filter_map(brings).sum()
}

/// Shields, coins and points.
fn plain(effects: &[Effect]) -> [u8; 3] {
    [
        sum(effects, |e| if let Effect::Shields { shields } = e { Some(*shields) } else { None }),
        sum(effects, |e| if let Effect::Coins { coins } = e { Some(*coins) } else { None }),
        sum(effects, |e| if let Effect::Points { points } = e { Some(*points) } else { None }),
    ]
}

/// Something of choice for the owner only.
fn own_choice(effects: &[Effect], of: Vec<Resource>) -> bool {
    effects.contains(&Effect::ProducesOne { of, sold: false })
}

fn is_counted(each: &Counted, count: Count) -> bool {
    let colours: &[Colour] = match count {
        Count::Brown => &[Colour::Brown],
        Count::Grey => &[Colour::Grey],
        Count::Blue => &[Colour::Blue],
        Count::Yellow => &[Colour::Yellow],
        Count::Red => &[Colour::Red],
        Count::Green => &[Colour::Green],
        Count::BrownGreyPurple => &[Colour::Brown, Colour::Grey, Colour::Purple],
        Count::Stages => return *each == Counted::Stages,
    };
    matches!(each, Counted::Cards { colours: counted } if counted == colours)
}

#[test]
fn everything_is_in_it_under_its_id_and_in_order() {
    let catalogue = Catalogue::new();
    let json = serde_json::to_value(&catalogue).unwrap();
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
    assert!(catalogue.cards.iter().map(|(id, _)| *id).eq(Card::all()));
}

#[test]
fn cards_are_those_of_the_table() {
    for (card, entry) in Catalogue::new().cards {
        let (facts, effects, id) = (card.facts(), &entry.effects, card.facts().id);
        assert_eq!((entry.name, entry.colour, entry.age), (facts.name, facts.colour, facts.age));
        assert_eq!((entry.guild, &entry.players[..]), (card.is_guild(), facts.players), "{id}");
        assert!(costs(&entry.cost, facts.cost), "{id}");
        assert_eq!(plain(effects), [facts.shields, facts.coins, facts.points], "{id}");
        assert_eq!(own_choice(effects, Resource::raw()), facts.any_raw, "{id}");
        assert_eq!(own_choice(effects, Resource::manufactured()), facts.any_manufactured, "{id}");
        assert_eq!(effects.contains(&Effect::ScienceOfChoice), facts.wild_science, "{id}");
        let (mut made, mut one_of, mut discount) = ([0; 7], [0; 7], 0);
        let (mut symbol, mut complete, mut rewarded) = (None, 0, false);
        for effect in effects {
            match effect {
                Effect::Produces { goods } => made = amounts(goods),
                Effect::ProducesOne { of, sold: true } => one_of = amounts(of),
                Effect::CheapTrade { goods, from, price: 1 } => {
                    let raw = *goods == Resource::raw();
                    assert!(raw || *goods == Resource::manufactured(), "{id}");
                    discount |= match (raw, &from[..]) {
                        (true, [Neighbour::Left]) => CHEAP_RAW_LEFT,
                        (true, [Neighbour::Right]) => CHEAP_RAW_RIGHT,
                        (false, [Neighbour::Left, Neighbour::Right]) => CHEAP_MANUFACTURED,
                        _ => panic!("{id}: {effect:?}"),
                    };
                }
                Effect::Science { symbol: shown } => symbol = Some(*shown),
                Effect::PointsIfComplete { points } => complete = *points,
                Effect::Reward { coins, points, each, own, neighbours } => {
                    let reward: Reward = facts.reward.expect(id);
                    let said = (*coins, *points, *own, *neighbours);
                    let meant = (reward.coins, reward.points, reward.own, reward.neighbours);
                    rewarded = said == meant && is_counted(each, reward.count);
                }
                _ => {}
            }
        }
        assert_eq!(made, facts.produces.amounts(), "{id}");
        assert_eq!(one_of, facts.produces_one.amounts(), "{id}");
        assert_eq!(discount, facts.discount, "{id}");
        assert_eq!((symbol, complete), (facts.symbol, facts.if_complete), "{id}");
        assert_eq!(rewarded, facts.reward.is_some(), "{id}");
        assert!(entry.free_with.iter().copied().eq(card.free_with().iter()), "{id}");
    }
}

#[test]
fn chains_go_both_ways() {
    let cards = Catalogue::new().cards;
    let opened = cards.iter().flat_map(|(id, entry)| entry.opens.iter().map(|to| (*id, *to)));
    let freed = cards.iter().flat_map(|(id, entry)| entry.free_with.iter().map(|by| (*by, *id)));
    let (mut opened, mut freed): (Vec<_>, Vec<_>) = (opened.collect(), freed.collect());
    opened.sort();
    freed.sort();
    assert!(!opened.is_empty());
    assert_eq!(opened, freed);
}

#[test]
fn wonders_are_those_of_the_table() {
    for (wonder, entry) in Catalogue::new().wonders {
        let (facts, id) = (wonder.facts(), wonder.facts().id);
        assert_eq!(entry.name, facts.name);
        assert_eq!(amounts(&entry.start), facts.start.amounts(), "{id}");
        let sides: Vec<Side> = entry.sides.iter().map(|(side, _)| *side).collect();
        assert_eq!(sides, [Side::Day, Side::Night]);
        for (side, stages) in &entry.sides {
            let board = wonder.board(*side);
            assert_eq!(stages.len(), board.stages.len(), "{id} {}", side.name());
            for (stage, table) in stages.iter().zip(board.stages) {
                assert!(costs(&stage.cost, table.cost), "{id} {}", side.name());
                let expected = [table.shields, table.coins, table.points];
                assert_eq!(plain(&stage.effects), expected, "{id} {}", side.name());
                let acts: Vec<Act> = stage.effects.iter().filter_map(act).collect();
                let meant = if table.act == Act::None { vec![] } else { vec![table.act] };
                assert_eq!(acts, meant, "{id} {}", side.name());
            }
        }
    }
}

fn act(effect: &Effect) -> Option<Act> {
    Some(match effect {
        Effect::ProducesOne { of, sold: false } if *of == Resource::raw() => Act::AnyRaw,
        Effect::ProducesOne { sold: false, .. } => Act::AnyManufactured,
        Effect::ScienceOfChoice => Act::WildScience,
        Effect::SeventhCard => Act::SeventhCard,
        Effect::Revives => Act::Revive,
        Effect::FreeCards { when: FreeCard::FirstOfColour } => Act::FirstOfColour,
        Effect::FreeCards { when: FreeCard::FirstOfAge } => Act::FirstCard,
        Effect::FreeCards { when: FreeCard::LastOfAge } => Act::LastCard,
        _ => return None,
    })
}

#[test]
fn ages_pass_and_score_as_the_rules_do() {
    let catalogue = Catalogue::new();
    assert!(catalogue.ages.iter().map(|age| age.age).eq(1..=3));
    for age in &catalogue.ages {
        let left = age.hands_go == Neighbour::Left;
        assert_eq!(left, State::passes_left(age.age), "age {}", age.age);
    }
    // What conflicts score follows from the tokens won and lost.
    let setup = State::setup(4, &Options::default()).unwrap();
    for seed in 0..20 {
        let mut state = State::new(&setup);
        play_out(&mut state, &mut Fast::new(seed), &mut Vec::new());
        for seat in Seat::all(4) {
            let [defeats, victories @ ..] = state.city(seat).tokens().map(i16::from);
            let won: i16 = catalogue
                .ages
                .iter()
                .zip(victories)
                .map(|(age, n)| i16::from(age.victory) * n)
                .sum();
            let expected = won - i16::from(catalogue.defeat) * defeats;
            assert_eq!(common::points(&state, seat, "military"), expected, "seed {seed}");
        }
    }
}

//! The pad of 7 Wonders.

use std::collections::BTreeSet;

use mirabilia_games::wonders::data::{
    BOARDS, COINS_PER_POINT, Card, Colour, DEFEAT, EXTRA_GUILDS, Side, Symbol, VICTORY, WONDERS,
};
use mirabilia_games::wonders::score::CATEGORIES;
use mirabilia_words::Message;

use crate::How;
use crate::entry::{CHOICE, DEFEATS, stage_id, victory_id};
use crate::most::Most;
use crate::science::{best_use, cards_with, copies_with, wild};
use crate::sheet::{At, Can, CountedAs, Limited, PadCounts, PadLine, PadPart, PadSheet, Rule, Tie};
use crate::sums::sums;

/// Conflicts of a city in an age: one with each neighbour.
const CONFLICTS: u16 = 2;

pub(crate) fn sheet(seats: u8) -> PadSheet {
    let most = Most::new(seats);
    let cards = |colour| most.scoring(colour).map(|card| card_part(card, seats, &most)).collect();
    let line = |id: &'static str| {
        let plain = PadLine::new(id);
        let only = |values| Can::only("wonders", id, values);
        let items = |can, colour| PadLine {
            can,
            counted: Some(CountedAs::Items),
            parts: cards(colour),
            ..plain.clone()
        };
        match id {
            "wonder" => PadLine {
                can: only(stage_sums()),
                counted: Some(CountedAs::Stages),
                parts: stages(),
                ..plain
            },
            "treasury" => PadLine { coins: Some(u16::from(COINS_PER_POINT)), ..plain },
            "military" => PadLine {
                can: only(conflict_sums()),
                counted: Some(CountedAs::Tokens),
                parts: tokens(),
                ..plain
            },
            "science" => PadLine {
                can: only(science_sums()),
                counted: Some(CountedAs::Symbols),
                parts: symbols(),
                ..plain
            },
            "civilian" => items(only(blue_sums(seats)), Colour::Blue),
            "commerce" => items(Can::up_to(most.of_colour(Colour::Yellow)), Colour::Yellow),
            "guilds" => items(Can::up_to(most.of_colour(Colour::Purple)), Colour::Purple),
            _ => plain,
        }
    };
    let lines: Vec<PadLine> = CATEGORIES.iter().map(|id| line(id)).collect();
    let rules = rules(seats, &lines);
    PadSheet { lines, rules, tie: Tie { line: "treasury", how: How::Coins } }
}

fn card_part(card: Card, seats: u8, most: &Most) -> PadPart {
    let facts = card.facts();
    let plain = i32::from(facts.points) + i32::from(facts.if_complete);
    let name = format!("wonders-card-{}", facts.id);
    let part = PadPart { copies: Some(card.copies(seats)), ..PadPart::new(facts.id, name, plain) };
    match facts.reward {
        Some(reward) if reward.points > 0 => PadPart {
            each: reward.points.into(),
            max: Some((most.of_card(card) / i32::from(reward.points)) as u16),
            counts: Some(PadCounts::Things),
            ..part
        },
        _ => part,
    }
}

/// The boards with the points of their stages.
fn stages() -> Vec<PadPart> {
    let boards = BOARDS.iter().enumerate().map(|(at, board)| {
        let (wonder, side) = (&WONDERS[at / 2], [Side::Day, Side::Night][at % 2]);
        let id = stage_id(wonder.id, side.name());
        PadPart {
            steps: board.stages.iter().map(|stage| stage.points.into()).collect(),
            max: Some(board.stages.len() as u16),
            counts: Some(PadCounts::Things),
            ..PadPart::new(&id, format!("wonders-wonder-{}", wonder.id), 0)
        }
    });
    boards.collect()
}

/// Stages are built in order.
fn stage_sums() -> BTreeSet<i32> {
    let boards = BOARDS.iter().flat_map(|board| {
        (0..=board.stages.len())
            .map(|built| board.stages[..built].iter().map(|stage| i32::from(stage.points)).sum())
    });
    boards.collect()
}

fn tokens() -> Vec<PadPart> {
    let victory = |(age, points): (usize, &u8)| PadPart {
        max: Some(CONFLICTS),
        counts: Some(PadCounts::Things),
        doubt: Some("score-check-victories"),
        ..PadPart::new(&victory_id(age), format!("age-{}", age + 1), (*points).into())
    };
    let defeats = PadPart {
        max: Some(CONFLICTS * VICTORY.len() as u16),
        counts: Some(PadCounts::Things),
        ..PadPart::new(DEFEATS, "score-defeats".to_owned(), -i32::from(DEFEAT))
    };
    VICTORY.iter().enumerate().map(victory).chain([defeats]).collect()
}

/// Each conflict is won, lost or neither.
fn conflict_sums() -> BTreeSet<i32> {
    let mut found = BTreeSet::from([0]);
    for victory in VICTORY {
        for _ in 0..CONFLICTS {
            let [won, lost] = [i32::from(victory), -i32::from(DEFEAT)];
            found = found.iter().flat_map(|sum| [*sum, sum + lost, sum + won]).collect();
        }
    }
    found
}

fn symbols() -> Vec<PadPart> {
    let symbol = |symbol: Symbol| PadPart {
        max: Some(cards_with(symbol).into()),
        counts: Some(PadCounts::Things),
        doubt: Some("score-check-symbol"),
        ..PadPart::new(symbol.name(), format!("science-{}", symbol.name()), 0)
    };
    let choice = PadPart {
        max: Some(wild().into()),
        counts: Some(PadCounts::Things),
        doubt: Some("score-check-wild"),
        ..PadPart::new(CHOICE, "score-wild".to_owned(), 0)
    };
    Symbol::ALL.into_iter().map(symbol).chain([choice]).collect()
}

fn science_sums() -> BTreeSet<i32> {
    let [compasses, gears, tablets] = Symbol::ALL.map(cards_with);
    let mut found = BTreeSet::new();
    for compass in 0..=compasses {
        for gear in 0..=gears {
            for tablet in 0..=tablets {
                let points = |wild| i32::from(best_use([compass, gear, tablet], wild).0);
                found.extend((0..=wild()).map(points));
            }
        }
    }
    found
}

/// A city has no card twice.
fn blue_sums(seats: u8) -> BTreeSet<i32> {
    let here = Card::all()
        .filter(|card| card.facts().colour == Colour::Blue && card.copies(seats) > 0)
        .map(|card| card.facts().points.into());
    sums(&here.collect::<Vec<i32>>(), usize::MAX)
}

fn rules(seats: u8, lines: &[PadLine]) -> Vec<Rule> {
    let ids = |line: &str| -> Vec<String> {
        let parts = lines.iter().filter(|l| l.id == line).flat_map(|l| &l.parts);
        parts.map(|part| part.id.clone()).collect()
    };
    let table = |line, parts, of, max: u8, doubt| Rule::Limit {
        line,
        parts,
        at: At::Table,
        of,
        max: max.into(),
        doubt,
    };
    let all = u16::from(seats);
    let ages = VICTORY.len() as u16;
    let victories: Vec<String> = (0..VICTORY.len()).map(victory_id).collect();
    let blue = lines.iter().filter(|line| line.id == "civilian").flat_map(|line| &line.parts);
    let mut rules = vec![
        Rule::Limit {
            line: "military",
            parts: ids("military"),
            at: At::Seat,
            of: Limited::Times,
            max: CONFLICTS * ages,
            doubt: Message::new("score-check-tokens"),
        },
        Rule::Pairs {
            line: "military",
            won: victories.clone(),
            lost: vec![DEFEATS.to_owned()],
            doubt: "score-check-conflicts",
        },
    ];
    // As many conflicts in an age as there are seats.
    rules.extend((1..).zip(victories).map(|(age, id)| {
        let doubt = Message::new("score-check-age").with("age", Message::new(format!("age-{age}")));
        table("military", vec![id], Limited::Times, seats, doubt)
    }));
    let brings = VICTORY.map(|victory| i32::from(victory) - i32::from(DEFEAT));
    rules.push(Rule::Sum {
        line: "military",
        least: Some(0),
        most: i32::from(all) * brings.iter().sum::<i32>(),
        step: brings.into_iter().fold(0, gcd),
        doubt: "score-check-military-sum",
    });
    rules.push(Rule::Sum {
        line: "civilian",
        least: None,
        most: blue.map(|part| part.each * i32::from(part.copies.unwrap_or(0))).sum(),
        step: 1,
        doubt: "score-check-sum",
    });
    rules.extend(WONDERS.iter().map(|wonder| {
        let sides = [Side::Day, Side::Night].map(|side| stage_id(wonder.id, side.name()));
        let thing = Message::new(format!("wonders-wonder-{}", wonder.id));
        let doubt = Message::new("score-check-wonder-twice").with("thing", thing);
        table("wonder", sides.to_vec(), Limited::Parts, 1, doubt)
    }));
    rules.extend(Symbol::ALL.map(|symbol| {
        let name = Message::new(format!("science-{}", symbol.name()));
        let doubt = Message::new("score-check-symbol-cards").with("symbol", name);
        let parts = vec![symbol.name().to_owned()];
        table("science", parts, Limited::Times, copies_with(symbol, seats), doubt)
    }));
    let doubt = Message::new("score-check-wild-all");
    rules.push(table("science", vec![CHOICE.to_owned()], Limited::Times, wild(), doubt));
    let doubt = Message::new("score-check-guilds");
    let guilds = seats + EXTRA_GUILDS;
    rules.push(table("guilds", ids("guilds"), Limited::Parts, guilds, doubt));
    rules
}

fn gcd(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

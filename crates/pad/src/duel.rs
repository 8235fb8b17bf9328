//! The pad of 7 Wonders Duel.

use std::collections::BTreeSet;

use mirabilia_games::duel::data::{
    Act, CAPITAL, COINS_PER_POINT, Card, Colour, Count, FIRST_GAME, GUILDS_DEALT,
    MATHEMATICS_POINTS, SYMBOLS_TO_WIN, TOKENS, TOKENS_DEALT, TRACK, Token, WONDER_LIMIT, WONDERS,
};
use mirabilia_games::duel::score::CATEGORIES;
use mirabilia_words::Message;

use crate::How;
use crate::sheet::{
    At, Can, CountedAs, Limited, PadCounts, PadLine, PadPart, PadSheet, Richest, Rule, Tie,
};
use crate::sums::sums;

/// The wonders of a player.
const WONDERS_EACH: usize = FIRST_GAME[0].len();

pub(crate) fn sheet() -> PadSheet {
    let line = |id: &'static str| {
        let plain = PadLine::new(id);
        let only = |values| Can::only("duel", id, values);
        let cards = |can, colour| PadLine {
            can,
            counted: Some(CountedAs::Items),
            parts: cards(colour),
            ..plain.clone()
        };
        let items =
            |can, parts| PadLine { can, counted: Some(CountedAs::Items), parts, ..plain.clone() };
        match id {
            "civilian" => cards(only(card_sums(Colour::Blue)), Colour::Blue),
            "science" => cards(only(green_sums()), Colour::Green),
            "commerce" => cards(only(card_sums(Colour::Yellow)), Colour::Yellow),
            "guilds" => items(guild_bound(), guilds()),
            "wonders" => items(only(wonder_sums()), wonders()),
            "progress" => items(only(progress_sums()), tokens()),
            "treasury" => PadLine { coins: Some(COINS_PER_POINT), ..plain },
            "military" => {
                let pawn = track();
                PadLine { can: only(pawn.iter().map(|p| i32::from(*p)).collect()), pawn, ..plain }
            }
            _ => plain,
        }
    };
    let lines: Vec<PadLine> = CATEGORIES.iter().map(|id| line(id)).collect();
    let rules = rules(&lines);
    PadSheet { lines, rules, tie: Tie { line: "civilian", how: How::Civilian } }
}

fn of_colour(colour: Colour) -> impl Iterator<Item = Card> {
    Card::all().filter(move |card| card.facts().colour == colour)
}

/// The cards of a colour that have points.
fn cards(colour: Colour) -> Vec<PadPart> {
    let scoring = of_colour(colour).map(Card::facts).filter(|facts| facts.points > 0);
    let part = |id: &str, points: u8| PadPart {
        copies: Some(1),
        ..PadPart::new(id, format!("duel-card-{id}"), points.into())
    };
    scoring.map(|facts| part(facts.id, facts.points)).collect()
}

fn card_sums(colour: Colour) -> BTreeSet<i32> {
    let points: Vec<i32> = of_colour(colour).map(|card| card.facts().points.into()).collect();
    sums(&points, usize::MAX)
}

/// The sets of green cards that a city can have: with six symbols the game ends at once.
fn green_sets() -> impl Iterator<Item = Vec<Card>> {
    let green: Vec<Card> = of_colour(Colour::Green).collect();
    let sets = 0u32..1 << green.len();
    let cards = move |set: u32| -> Vec<Card> {
        let here = green.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        here.map(|(_, card)| *card).collect()
    };
    sets.map(cards).filter(|set| {
        let symbols = set.iter().filter_map(|card| card.facts().symbol);
        symbols.fold(0u8, |all, symbol| all | symbol.bit()).count_ones() < SYMBOLS_TO_WIN
    })
}

fn green_sums() -> BTreeSet<i32> {
    green_sets().map(|set| set.iter().map(|card| i32::from(card.facts().points)).sum()).collect()
}

/// The most that one city can have of what a guild counts; none for coins.
fn most(count: Count) -> Option<usize> {
    let cards = |colour| of_colour(colour).count();
    Some(match count {
        Count::Brown => cards(Colour::Brown),
        Count::Grey => cards(Colour::Grey),
        Count::Blue => cards(Colour::Blue),
        Count::Green => green_sets().map(|set| set.len()).max().unwrap_or(0),
        Count::Yellow => cards(Colour::Yellow),
        Count::Red => cards(Colour::Red),
        Count::BrownAndGrey => cards(Colour::Brown) + cards(Colour::Grey),
        Count::Wonders => WONDERS_EACH,
        Count::ThreeCoins => return None,
    })
}

fn guilds() -> Vec<PadPart> {
    let part = |card: Card| {
        let facts = card.facts();
        let guild = facts.guild?;
        let max = most(guild.count);
        let counts = match guild.count {
            Count::ThreeCoins => PadCounts::Coins { coins: COINS_PER_POINT },
            _ => PadCounts::Things,
        };
        let counts = Some(counts);
        let name = format!("duel-card-{}", facts.id);
        let part = PadPart::new(facts.id, name, guild.points.into());
        Some(PadPart { copies: Some(1), max: max.map(|n| n as u16), counts, ..part })
    };
    of_colour(Colour::Purple).filter_map(part).collect()
}

/// The best of the guilds in a game, of which one may count coins.
fn guild_bound() -> Can {
    let mut points: Vec<i32> =
        guilds().iter().filter_map(|part| Some(part.each * i32::from(part.max?))).collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    let best = |n: usize| points.iter().take(n).sum::<i32>();
    Can::UpTo {
        most: Some(best(GUILDS_DEALT)),
        richest: Some(Richest { most: best(GUILDS_DEALT - 1), coins: COINS_PER_POINT }),
    }
}

fn wonders() -> Vec<PadPart> {
    let scoring = WONDERS.iter().filter(|facts| facts.points > 0);
    let part = |id: &str, points: u8| PadPart {
        copies: Some(1),
        ..PadPart::new(id, format!("duel-wonder-{id}"), points.into())
    };
    scoring.map(|facts| part(facts.id, facts.points)).collect()
}

fn wonder_sums() -> BTreeSet<i32> {
    let points: Vec<i32> = WONDERS.iter().map(|facts| facts.points.into()).collect();
    sums(&points, WONDERS_EACH)
}

/// The most tokens that a city can have: those of the board, and one from the box.
fn most_tokens() -> usize {
    let libraries = WONDERS.iter().filter(|facts| facts.act == Act::Library).count();
    TOKENS_DEALT + libraries
}

fn tokens() -> Vec<PadPart> {
    let part = |token: Token| {
        let facts = token.facts();
        let name = format!("duel-token-{}", facts.id);
        let part = PadPart { copies: Some(1), ..PadPart::new(facts.id, name, facts.points.into()) };
        if token == Token::MATHEMATICS {
            let max = Some(most_tokens() as u16);
            PadPart { each: MATHEMATICS_POINTS.into(), max, counts: Some(PadCounts::Held), ..part }
        } else {
            part
        }
    };
    Token::all().map(part).filter(|part| part.each > 0).collect()
}

/// Any tokens that a city can have.
fn progress_sums() -> BTreeSet<i32> {
    let sets = (0u32..1 << TOKENS.len()).filter(|set| set.count_ones() as usize <= most_tokens());
    let points = |set: u32| {
        let held = Token::all().filter(|token| set >> token.index() & 1 == 1);
        let each = |token: Token| {
            let mathematics = if token == Token::MATHEMATICS { MATHEMATICS_POINTS } else { 0 };
            i32::from(token.facts().points) + i32::from(mathematics) * set.count_ones() as i32
        };
        held.map(each).sum()
    };
    sets.map(points).collect()
}

/// The points of the pawn by its distance from the middle; at a capital the game has ended.
fn track() -> Vec<u8> {
    let zone = |space: i8| TRACK.iter().find(|zone| (zone.from..=zone.to).contains(&space));
    (0..CAPITAL).map(|space| zone(space).map_or(0, |zone| zone.points)).collect()
}

fn rules(lines: &[PadLine]) -> Vec<Rule> {
    let parts =
        |line: &'static str| lines.iter().filter(move |l| l.id == line).flat_map(|l| &l.parts);
    let ids =
        |line: &'static str| -> Vec<String> { parts(line).map(|part| part.id.clone()).collect() };
    let limit = |line: &'static str, at, max: usize, doubt: &'static str| Rule::Limit {
        line,
        parts: ids(line),
        at,
        of: Limited::Parts,
        max: max as u16,
        doubt: Message::new(doubt),
    };
    // Every card and wonder is there once.
    let together = |line: &'static str| Rule::Sum {
        line,
        least: None,
        most: parts(line).map(|part| part.each).sum(),
        step: 1,
        doubt: "score-check-sum",
    };
    vec![
        together("civilian"),
        together("science"),
        together("commerce"),
        limit("wonders", At::Seat, WONDERS_EACH, "score-check-wonders-four"),
        limit("wonders", At::Table, WONDER_LIMIT as usize, "score-check-wonders-seven"),
        limit("guilds", At::Table, GUILDS_DEALT, "score-check-guilds"),
        Rule::One { line: "military", doubt: "score-check-pawn-one" },
    ]
}

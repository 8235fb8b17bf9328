//! Which points a line can have at all, worked out from what stands on cards and wonders.

use std::collections::BTreeSet;

use mirabilia_games::{GameKind, duel, wonders};
use wonders::catalogue::{Counted, Effect};

use super::field::{Field, TOKENS};

/// What a line can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Possible {
    /// Nothing can be said.
    Any,
    /// At most so many.
    AtMost(i32),
    /// One of these.
    Only(BTreeSet<i32>),
}

pub(super) fn possible(kind: GameKind, line: &str, seats: u8) -> Possible {
    use duel::Colour as D;
    use wonders::Colour as W;
    match (kind, line) {
        (GameKind::Wonders, "wonder") => Possible::Only(stages()),
        (GameKind::Wonders, "military") => Possible::Only(conflicts()),
        (GameKind::Wonders, "science") => Possible::Only(symbols()),
        (GameKind::Wonders, "civilian") => Possible::Only(sums(&blue(seats), usize::MAX)),
        (GameKind::Wonders, "commerce") => Possible::AtMost(most(W::Yellow, seats)),
        (GameKind::Wonders, "guilds") => Possible::AtMost(most(W::Purple, seats)),
        (GameKind::Duel, "civilian") => Possible::Only(duel_cards(D::Blue)),
        (GameKind::Duel, "science") => Possible::Only(duel_cards(D::Green)),
        (GameKind::Duel, "commerce") => Possible::Only(duel_cards(D::Yellow)),
        (GameKind::Duel, "wonders") => Possible::Only(duel_wonders()),
        (GameKind::Duel, "progress") => Possible::Only(progress()),
        (GameKind::Duel, "military") => Possible::Only(BTreeSet::from([0, 2, 5, 10])),
        _ => Possible::Any,
    }
}

/// The sums of at most so many of some values.
fn sums(values: &[i32], most: usize) -> BTreeSet<i32> {
    let most = most.min(values.len());
    let mut by = vec![BTreeSet::new(); most + 1];
    by[0].insert(0);
    for value in values {
        for taken in (0..most).rev() {
            let more: Vec<i32> = by[taken].iter().map(|sum| sum + value).collect();
            by[taken + 1].extend(more);
        }
    }
    by.into_iter().flatten().collect()
}

/// Points of built stages: those of a side up to some stage.
fn stages() -> BTreeSet<i32> {
    let mut found = BTreeSet::from([0]);
    for (_, wonder) in wonders::Catalogue::new().wonders {
        for (_, side) in wonder.sides {
            let mut sum = 0;
            for stage in side {
                sum += stage.effects.iter().map(plain_points).sum::<i32>();
                found.insert(sum);
            }
        }
    }
    found
}

fn plain_points(effect: &Effect) -> i32 {
    match effect {
        Effect::Points { points } => i32::from(*points),
        _ => 0,
    }
}

/// Two neighbours in each age: beaten, lost to, or equal.
fn conflicts() -> BTreeSet<i32> {
    let mut found = BTreeSet::from([0]);
    for victory in &TOKENS[1..] {
        for _ in 0..2 {
            let all = found.iter().flat_map(|sum| [*sum, sum - 1, sum + i32::from(*victory)]);
            found = all.collect();
        }
    }
    found
}

/// Each symbol is on four green cards; Babylon and a guild add one of choice each.
fn symbols() -> BTreeSet<i32> {
    let mut found = BTreeSet::new();
    let counts = 0..=4;
    for compass in counts.clone() {
        for gear in counts.clone() {
            for tablet in counts.clone() {
                for wild in 0..=2 {
                    found.insert(Field::Symbols([compass, gear, tablet], wild).points());
                }
            }
        }
    }
    found
}

/// The points of blue cards with so many players.
fn blue(seats: u8) -> Vec<i32> {
    let cards = wonders::Catalogue::new().cards;
    let here = cards
        .iter()
        .filter(|(card, entry)| entry.colour == wonders::Colour::Blue && card.copies(seats) > 0);
    here.map(|(_, entry)| entry.effects.iter().map(plain_points).sum()).collect()
}

/// The most that all cards of a colour could bring together.
fn most(colour: wonders::Colour, seats: u8) -> i32 {
    let catalogue = wonders::Catalogue::new();
    // Cards of one name stand once in a city; whoever counts neighbours counts two cities.
    let in_city = |colours: &[wonders::Colour]| {
        let here = catalogue.cards.iter().filter(|(card, entry)| {
            colours.contains(&entry.colour) && (entry.guild || card.copies(seats) > 0)
        });
        here.map(|(_, entry)| entry.name).collect::<BTreeSet<_>>().len() as i32
    };
    let stages = 4; // the longest side
    let worth = |effect: &Effect| match effect {
        Effect::Points { points } | Effect::PointsIfComplete { points } => i32::from(*points),
        Effect::Reward { points, each, own, neighbours, .. } => {
            let one = match each {
                Counted::Cards { colours } => in_city(colours),
                Counted::Stages => stages,
            };
            i32::from(*points) * one * (i32::from(*own) + 2 * i32::from(*neighbours))
        }
        _ => 0,
    };
    let cards = catalogue.cards.iter().filter(|(_, entry)| entry.colour == colour);
    cards.flat_map(|(_, entry)| entry.effects.iter().map(worth)).sum()
}

fn duel_points(effects: &[duel::catalogue::Effect]) -> i32 {
    let points = effects.iter().map(|effect| match effect {
        duel::catalogue::Effect::Points { points } => i32::from(*points),
        _ => 0,
    });
    points.sum()
}

fn duel_cards(colour: duel::Colour) -> BTreeSet<i32> {
    let cards = duel::Catalogue::new().cards;
    let here = cards.iter().filter(|(_, entry)| entry.colour == colour);
    sums(&here.map(|(_, entry)| duel_points(&entry.effects)).collect::<Vec<_>>(), usize::MAX)
}

/// Each player has four wonders.
fn duel_wonders() -> BTreeSet<i32> {
    let wonders = duel::Catalogue::new().wonders;
    sums(&wonders.iter().map(|(_, entry)| duel_points(&entry.effects)).collect::<Vec<_>>(), 4)
}

/// Agriculture, Philosophy, and Mathematics for each token held: five lie on the board, and one more
/// can come from the box.
fn progress() -> BTreeSet<i32> {
    let mut found = BTreeSet::new();
    let tokens = duel::Catalogue::new().tokens;
    let fixed: Vec<i32> =
        tokens.iter().map(|(_, t)| duel_points(&t.effects)).filter(|p| *p > 0).collect();
    for held in 0..1u32 << fixed.len() {
        let mine = (0..fixed.len()).filter(|at| held & (1 << at) != 0);
        let sum: i32 = mine.map(|at| fixed[at]).sum();
        found.insert(sum);
        found.extend((held.count_ones() as i32 + 1..=6).map(|tokens| sum + 3 * tokens));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_can_have_what_the_rules_give() {
        use GameKind::{Dice, Duel, Wonders};
        #[rustfmt::skip]
        let cases: &[(GameKind, &str, &[i32], &[i32])] = &[
            (Wonders, "wonder", &[0, 3, 10, 15, 20], &[1, 4, 21]),
            (Wonders, "military", &[-6, 0, 6, 18], &[-7, 19]),
            (Wonders, "civilian", &[0, 3, 9, 43], &[1, 2, 100]),
            (Wonders, "science", &[0, 1, 2, 10, 21, 26], &[3, 22, 200]),
            (Wonders, "guilds", &[0, 4, 40], &[500]),
            (Wonders, "commerce", &[2], &[200]),
            (Wonders, "treasury", &[0, 99], &[]),
            (Duel, "civilian", &[0, 3, 7], &[1, 2]),
            (Duel, "science", &[0, 1, 2, 3], &[100]),
            (Duel, "commerce", &[0, 3, 15], &[1, 18]),
            (Duel, "wonders", &[0, 9, 23], &[1, 24]),
            (Duel, "progress", &[0, 3, 4, 7, 11, 29], &[1, 2, 30]),
            (Duel, "military", &[0, 2, 5, 10], &[1, 3]),
            (Dice, "agora", &[0, 77], &[]),
        ];
        for (kind, line, can, cannot) in cases {
            let fits = |points: i32| match possible(*kind, line, 3) {
                Possible::Any => true,
                Possible::AtMost(most) => points <= most,
                Possible::Only(set) => set.contains(&points),
            };
            for points in *can {
                assert!(fits(*points), "{line} can have {points}");
            }
            for points in *cannot {
                assert!(!fits(*points), "{line} cannot have {points}");
            }
        }
    }
}

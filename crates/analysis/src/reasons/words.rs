//! Reasons in English. Nothing else of the analysis is in words.

use mirabilia_games::{GameKind, duel, wonders};

use super::{Reason, Standing};

/// Of which game and to whom a reason is told.
pub(crate) struct Told {
    pub(crate) kind: GameKind,
    pub(crate) seat: usize,
    pub(crate) seats: u8,
}

impl Told {
    /// What a seat calls another one.
    fn who(&self, seat: usize) -> String {
        let seats = usize::from(self.seats);
        if seat == self.seat {
            "you".to_owned()
        } else if seats == 2 {
            "the opponent".to_owned()
        } else if seat == (self.seat + 1) % seats {
            "your left neighbour".to_owned()
        } else if (seat + 1) % seats == self.seat {
            "your right neighbour".to_owned()
        } else {
            format!("seat {seat}")
        }
    }

    /// The name of a card, wonder or token for people.
    fn name(&self, id: &str) -> String {
        let duel = || {
            let card = duel::Card::from_id(id).map(|card| card.facts().name);
            let wonder = || duel::Wonder::from_id(id).map(|wonder| wonder.facts().name);
            let token = || duel::Token::from_id(id).map(|token| token.facts().name);
            card.or_else(wonder).or_else(token)
        };
        let found = match self.kind {
            GameKind::Duel => duel(),
            GameKind::Wonders => wonders::Card::from_id(id).map(|card| card.facts().name),
            GameKind::Dice => None,
        };
        found.map_or_else(|| id.replace(['-', '_', '.'], " "), str::to_owned)
    }

    fn names(&self, ids: &[String]) -> String {
        list(&ids.iter().map(|id| self.name(id)).collect::<Vec<_>>())
    }
}

/// "a", "a and b", "a, b and c".
fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

fn count(n: impl Into<i64>, word: &str) -> String {
    let n = n.into();
    format!("{n} {word}{}", if n == 1 { "" } else { "s" })
}

fn nth(n: u8) -> String {
    match n {
        1 => "first".to_owned(),
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        4 => "fourth".to_owned(),
        5 => "fifth".to_owned(),
        n => format!("{n}th"),
    }
}

/// "wood", "2 clay": goods that repeat are counted.
fn goods(goods: &[String]) -> String {
    let mut words: Vec<String> = Vec::new();
    for same in goods.chunk_by(|a, b| a == b) {
        let good = same[0].replace('-', " ");
        words.push(if same.len() == 1 { good } else { format!("{} {good}", same.len()) });
    }
    list(&words)
}

/// A reason in English.
pub(crate) fn text(reason: &Reason, told: &Told) -> String {
    match reason {
        Reason::Wins { by } => format!("wins the game by {} supremacy", adjective(by)),
        Reason::StopsWin { by, with } => {
            let with = told.names(with);
            format!("keeps the opponent from winning by {} supremacy with {with}", adjective(by))
        }
        Reason::AllowsWin { by, with } => {
            let with = told.names(with);
            format!("but the opponent can win by {} supremacy with {with}", adjective(by))
        }
        Reason::Points { points, by } => match by.iter().next() {
            Some((only, _)) if by.len() == 1 => {
                format!("{} ({})", count(*points, "point"), building_name(only))
            }
            _ => count(*points, "point"),
        },
        Reason::Coins { coins } => format!("brings {}", count(*coins, "coin")),
        Reason::TakesCoins { seat, coins } => {
            format!("{} loses {}", told.who(*seat), count(*coins, "coin"))
        }
        Reason::Goods { goods: made } => format!("produces {}", goods(made)),
        Reason::Choice { of } if of == "raw" => "a raw material of choice".to_owned(),
        Reason::Choice { .. } => "a manufactured good of choice".to_owned(),
        Reason::Cheap { goods } => format!("{} for 1 coin each", told.names(goods)),
        Reason::Free { with } if with.is_empty() => "costs nothing".to_owned(),
        Reason::Free { with } => format!("free thanks to {}", told.name(with)),
        Reason::Chain { opens } => format!("makes {} free later", told.names(opens)),
        Reason::Pawn { spaces, distance } => pawn(*spaces, *distance),
        Reason::Conflict { seat, was, is } => conflict(&told.who(*seat), *was, *is),
        Reason::Symbol { symbol, different } => {
            let symbol = symbol.replace('-', " ");
            format!("a new science symbol, the {symbol} ({different} different)")
        }
        Reason::Pair { symbol } => {
            format!("the second {}: a progress token", symbol.replace('-', " "))
        }
        Reason::ScienceSet { sets: 1 } => "completes a set of three symbols".to_owned(),
        Reason::ScienceSet { sets } => format!("completes set {sets} of three symbols"),
        Reason::Again => "another turn".to_owned(),
        Reason::Token { token } => token_text(token).to_owned(),
        Reason::Effect { effect } => effect_text(effect).to_owned(),
        Reason::Destroys { seat, card } => {
            format!("throws out {} of {}", told.name(card), told.who(*seat))
        }
        Reason::Promises { wonder, brings } => {
            let brings: Vec<String> = brings.iter().map(|reason| brief(reason, told)).collect();
            format!("{} promises: {}", told.name(wonder), list(&brings))
        }
        Reason::Begins { seat } if *seat == told.seat => "you play first".to_owned(),
        Reason::Begins { seat } => format!("{} must play first", told.who(*seat)),
        Reason::Denies { seat, card, brings } => {
            let (who, card, brings) = (told.who(*seat), told.name(card), brief(brings, told));
            format!("keeps {card} ({brings}) from {who}")
        }
        Reason::LeavesNone { seat, of } => format!("leaves no {of} for {}", told.who(*seat)),
        Reason::Uncovers { seat, card, brings } => {
            let (who, card, brings) = (told.who(*seat), told.name(card), brief(brings, told));
            format!("but uncovers {card} ({brings}) for {who}")
        }
        Reason::UncoversNothing => "uncovers nothing for the opponent".to_owned(),
        Reason::Stage { stage, of } => format!("stage {stage} of {of} of the wonder"),
        dice => dice_text(dice, told),
    }
}

/// What something brings, whoever it is for: a part of a longer sentence.
fn brief(reason: &Reason, told: &Told) -> String {
    match reason {
        Reason::Points { points, .. } => count(*points, "point"),
        Reason::Coins { coins } => count(*coins, "coin"),
        Reason::TakesCoins { coins, .. } => format!("{} taken away", count(*coins, "coin")),
        Reason::Pawn { spaces, .. } => count(*spaces, "shield"),
        Reason::Conflict { .. } => "more shields".to_owned(),
        Reason::Goods { goods: made } => goods(made),
        Reason::Symbol { symbol, .. } => format!("the {}", symbol.replace('-', " ")),
        Reason::Pair { symbol } => {
            format!("the second {}, a progress token", symbol.replace('-', " "))
        }
        Reason::ScienceSet { .. } => "a set of three symbols".to_owned(),
        other => text(other, told),
    }
}

fn dice_text(reason: &Reason, told: &Told) -> String {
    match reason {
        Reason::Attack { seat, points } => {
            format!("attacks {} for {}", told.who(*seat), count(*points, "point"))
        }
        Reason::Defence { seat, defence } => {
            format!("{defence} more defence against {}", told.who(*seat))
        }
        Reason::Resources { resources } => {
            format!("{} a turn", count(*resources, "more resource"))
        }
        Reason::Unlocks { die } => format!("unlocks the {} die", die.replace(['-', '_'], " ")),
        Reason::CheaperDice { colours } => format!("{} dice cost less", list(colours)),
        Reason::More { of } => match of.as_str() {
            "free-die" => "a die for nothing",
            "cross" => "crosses off another space",
            _ => "another action",
        }
        .to_owned(),
        Reason::Completes { building } => {
            format!("completes the {}: a bonus", building_name(building))
        }
        Reason::Bonus { bonus, number, of } => {
            format!("{} of {of} bonuses: {}", nth(*number), told.name(bonus))
        }
        Reason::BringsEnd { ahead: true } => {
            "one more turn and the game ends, with you ahead".to_owned()
        }
        Reason::BringsEnd { ahead: false } => "one more turn and the game ends".to_owned(),
        Reason::FirstAgora { points } => {
            format!("first to finish the Agora: {}", count(*points, "point"))
        }
        _ => String::new(),
    }
}

/// A building of Dice, or a line of a score pad.
fn building_name(id: &str) -> String {
    match id {
        "barracks_west" => "western Barracks".to_owned(),
        "barracks_east" => "eastern Barracks".to_owned(),
        other => other.replace('_', " "),
    }
}

fn adjective(by: &str) -> &str {
    if by == "science" { "scientific" } else { by }
}

fn pawn(spaces: u8, distance: i8) -> String {
    let moves = format!("moves the conflict pawn {spaces}");
    match distance {
        0 => format!("{moves}, back to the middle"),
        d if d < 0 => format!("{moves}, to {} on your side", -d),
        d => format!("{moves}, to {} from the opponent's capital", 9 - d),
    }
}

fn conflict(who: &str, was: Standing, is: Standing) -> String {
    match (was, is) {
        (Standing::Weaker, Standing::Equal) => format!("catches up with {who} in shields"),
        (_, Standing::Stronger) => format!("more shields than {who}"),
        _ => format!("more shields against {who}"),
    }
}

fn token_text(token: &str) -> &'static str {
    match token {
        "agriculture" => "6 coins and 4 points",
        "architecture" => "wonders need 2 resources fewer",
        "economy" => "you get what the opponent pays for resources",
        "law" => "one more science symbol",
        "masonry" => "blue cards need 2 resources fewer",
        "mathematics" => "3 points for each progress token",
        "philosophy" => "7 points",
        "strategy" => "red cards have 1 shield more",
        "theology" => "wonders bring another turn",
        _ => "6 coins, and 4 for each card that a chain makes free",
    }
}

fn effect_text(effect: &str) -> &'static str {
    match effect {
        "destroy" => "throws out a card of the opponent",
        "revive" => "builds a card of the discard pile for nothing",
        "library" => "one of three progress tokens from the box",
        "seventh-card" => "plays the seventh card of each age too",
        "wild-science" => "a science symbol of choice",
        "first-of-colour" => "the first card of each colour is free",
        "first-card" => "the first card of each age is free",
        _ => "the last card of each age is free",
    }
}

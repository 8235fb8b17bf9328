//! Why a move is good, or what is bad about it: parts of a sentence that begin small.

use mirabilia_analysis::Reason;
use mirabilia_games::duel::data::CAPITAL;
use mirabilia_games::wonders::ids::Standing;
use mirabilia_games::{GameKind, duel, wonders};
use mirabilia_words::{Message, Value, is_game_message};

/// A reason for a move of this game: `keeps the Stable (2 shields) from Bo`.
pub fn reason(kind: GameKind, reason: &Reason) -> Message {
    Of(kind).reason(reason)
}

/// A line of a game's score pad.
pub fn category(kind: GameKind, line: &str) -> Message {
    Message::new(format!("{}-score-{}", kind.name(), line.replace('_', "-")))
}

/// Whom the words are about.
fn who(seat: usize) -> Value {
    Value::seat(seat)
}

/// `2 clay and glass`: goods that repeat are counted; `wood or clay` is one good of two.
fn goods(kind: GameKind, ids: &[String]) -> Value {
    let mut counts: Vec<(&String, usize)> = Vec::new();
    for id in ids {
        match counts.iter_mut().find(|(other, _)| *other == id) {
            Some((_, n)) => *n += 1,
            None => counts.push((id, 1)),
        }
    }
    let named = |good: &str| good_named(kind, good);
    let counted = |(id, n): (&String, usize)| match (id.split_once(" or "), n) {
        (None, 1) => named(id),
        (None, n) => Message::new("reason-counted").with("n", n).with("name", named(id)),
        (Some(_), _) => {
            Message::new("tell-text").with("text", Value::any(id.split(" or ").map(named)))
        }
    };
    Value::all(counts.into_iter().map(counted))
}

/// The name of a good; Duel has its own words.
fn good_named(kind: GameKind, good: &str) -> Message {
    let words = if kind == GameKind::Duel { "duel-good" } else { "goods" };
    Message::new(format!("{words}-{good}"))
}

fn science(symbol: &str) -> Message {
    Message::new(format!("science-{symbol}"))
}

/// The message, or the id in plain letters for things of a custom board file.
fn known(id: &str, plain: &str) -> Message {
    let id = id.replace(['_', '.'], "-");
    if is_game_message(&id) {
        return Message::new(id);
    }
    Message::new("tell-text").with("text", plain.replace(['_', '.', '-'], " "))
}

/// The game whose move it is.
struct Of(GameKind);

impl Of {
    /// The name of a card, wonder, token, die or bonus.
    fn thing(&self, id: &str) -> Message {
        match self.0 {
            GameKind::Duel => {
                let kind = match id {
                    id if duel::Card::from_id(id).is_some() => "card",
                    id if duel::Wonder::from_id(id).is_some() => "wonder",
                    _ => "token",
                };
                known(&format!("duel-{kind}-{id}"), id)
            }
            GameKind::Wonders => {
                let kind = if wonders::Card::from_id(id).is_some() { "card" } else { "wonder" };
                known(&format!("wonders-{kind}-{id}"), id)
            }
            GameKind::Dice if id.starts_with("bonus") => known(&format!("dice-{id}"), id),
            GameKind::Dice => known(&format!("dice-die-{id}"), id),
        }
    }

    fn things(&self, ids: &[String]) -> Value {
        Value::all(ids.iter().map(|id| self.thing(id)))
    }

    /// What something brings, for any seat: a part of a longer sentence.
    fn brief(&self, reason: &Reason) -> Message {
        match reason {
            Reason::Points { points, .. } => {
                Message::new("reason-brief-points").with("points", *points)
            }
            Reason::Coins { coins } => Message::new("reason-brief-coins").with("coins", *coins),
            Reason::TakesCoins { coins, .. } => {
                Message::new("reason-brief-takes-coins").with("coins", *coins)
            }
            Reason::Pawn { spaces, .. } => {
                Message::new("reason-brief-shields").with("shields", *spaces)
            }
            Reason::Conflict { .. } => Message::new("reason-brief-conflict"),
            Reason::Goods { goods: made } => {
                Message::new("tell-text").with("text", goods(self.0, made))
            }
            Reason::Symbol { symbol, .. } => science(symbol),
            Reason::Pair { symbol } => {
                Message::new("reason-brief-pair").with("symbol", science(symbol))
            }
            Reason::ScienceSet { .. } => Message::new("reason-brief-science-set"),
            other => self.reason(other),
        }
    }

    fn about_card(&self, id: &'static str, seat: usize, card: &str, brings: &Reason) -> Message {
        Message::new(id)
            .with("card", self.thing(card))
            .with("who", who(seat))
            .with("brings", self.brief(brings))
    }

    fn reason(&self, reason: &Reason) -> Message {
        let text = |text: &String| Value::from(text.clone());
        match reason {
            Reason::Wins { by } => Message::new("reason-wins").with("by", text(by)),
            Reason::StopsWin { by, with } => Message::new("reason-stops-win")
                .with("by", text(by))
                .with("cards", self.things(with)),
            Reason::AllowsWin { by, with } => Message::new("reason-allows-win")
                .with("by", text(by))
                .with("cards", self.things(with)),
            Reason::Points { points, by } => {
                let mut lines = by.keys();
                match (lines.next(), lines.next()) {
                    (Some(line), None) => Message::new("reason-points-for")
                        .with("points", *points)
                        .with("what", category(self.0, line)),
                    _ => Message::new("reason-points").with("points", *points),
                }
            }
            Reason::Coins { coins } => Message::new("reason-coins").with("coins", *coins),
            Reason::TakesCoins { seat, coins } => {
                Message::new("reason-takes-coins").with("who", who(*seat)).with("coins", *coins)
            }
            Reason::Goods { goods: made } => {
                Message::new("reason-goods").with("goods", goods(self.0, made))
            }
            Reason::Choice { of } => good_named(self.0, &format!("any-{of}")),
            Reason::Cheap { goods: cheap, from } => Message::new("reason-cheap")
                .with("goods", goods(self.0, cheap))
                .with("from", from.clone().unwrap_or_else(|| "bank".to_owned())),
            Reason::Free { with } if with.is_empty() => Message::new("reason-free-of-cost"),
            Reason::Free { with } => Message::new("reason-free").with("card", self.thing(with)),
            Reason::Chain { opens } => {
                Message::new("reason-chain").with("cards", self.things(opens))
            }
            Reason::Pawn { spaces, distance } => pawn(*spaces, *distance),
            Reason::Conflict { seat, was, is } => {
                let change = match (was, is) {
                    (_, Standing::Stronger) => "ahead",
                    (Standing::Weaker, _) => "level",
                    _ => "more",
                };
                Message::new("reason-conflict").with("who", who(*seat)).with("change", change)
            }
            Reason::Symbol { symbol, different } => Message::new("reason-symbol")
                .with("symbol", science(symbol))
                .with("different", *different),
            Reason::Pair { symbol } => Message::new("reason-pair").with("symbol", science(symbol)),
            Reason::ScienceSet { sets } => Message::new("reason-science-set").with("sets", *sets),
            Reason::Again => Message::new("reason-again"),
            Reason::Token { token } => Message::new(format!("reason-token-{token}")),
            // The two games have different words for the discard pile.
            Reason::Effect { effect } if self.0 == GameKind::Wonders && effect == "revive" => {
                Message::new("reason-effect-revive-wonders")
            }
            Reason::Effect { effect } => Message::new(format!("reason-effect-{effect}")),
            Reason::Destroys { seat, card } => Message::new("reason-destroys")
                .with("card", self.thing(card))
                .with("who", who(*seat)),
            Reason::Promises { wonder, brings } => Message::new("reason-promises")
                .with("wonder", self.thing(wonder))
                .with("brings", Value::all(brings.iter().map(|one| self.brief(one)))),
            Reason::Begins { seat } => Message::new("reason-begins").with("who", who(*seat)),
            Reason::Denies { seat, card, brings } => {
                self.about_card("reason-denies", *seat, card, brings)
            }
            Reason::LeavesNone { seat, of } => {
                Message::new("reason-leaves-none").with("of", text(of)).with("who", who(*seat))
            }
            Reason::Uncovers { seat, card, brings } => {
                self.about_card("reason-uncovers", *seat, card, brings)
            }
            Reason::UncoversNothing => Message::new("reason-uncovers-nothing"),
            Reason::Misses { brings } => {
                Message::new("reason-misses").with("brings", self.reason(brings))
            }
            Reason::Leaves { seat, card, brings } => {
                self.about_card("reason-leaves", *seat, card, brings)
            }
            Reason::ExpectsLess { points, by } => Message::new("reason-expects-less")
                .with("points", *points)
                .with("what", category(self.0, by)),
            Reason::Stage { stage, of } => {
                Message::new("reason-stage").with("stage", *stage).with("of", *of)
            }
            other => self.of_dice(other),
        }
    }

    /// What only Dice has.
    fn of_dice(&self, reason: &Reason) -> Message {
        match reason {
            Reason::Attack { seat, points } => {
                Message::new("reason-attack").with("who", who(*seat)).with("points", *points)
            }
            Reason::Defence { seat, defence } => {
                Message::new("reason-defence").with("who", who(*seat)).with("defence", *defence)
            }
            Reason::Resources { resources } => {
                Message::new("reason-resources").with("resources", *resources)
            }
            Reason::Unlocks { die } => Message::new("reason-unlocks").with("die", self.thing(die)),
            Reason::CheaperDice { colours } => {
                let colour = |id: &String| known(&format!("colour-{id}"), id);
                let colours = Value::all(colours.iter().map(colour));
                Message::new("reason-cheaper-dice").with("colours", colours)
            }
            Reason::More { of } => Message::new("reason-more").with("of", of.clone()),
            Reason::Completes { building } => {
                Message::new("reason-completes").with("building", category(self.0, building))
            }
            Reason::Bonus { bonus, number, of } => Message::new("reason-bonus")
                .with("bonus", self.thing(bonus))
                .with("number", *number)
                .with("of", *of),
            Reason::BringsEnd { ahead } => Message::new("reason-brings-end").with("ahead", *ahead),
            Reason::FirstAgora { points } => {
                Message::new("reason-first-agora").with("points", *points)
            }
            // Every other reason is in `reason`.
            other => Message::new("tell-text").with("text", format!("{other:?}")),
        }
    }
}

/// How far the conflict pawn moves, and where it then stands.
fn pawn(spaces: u8, distance: i8) -> Message {
    let message = |id: &'static str| Message::new(id).with("spaces", spaces);
    match distance {
        0 => message("reason-pawn-middle"),
        d if d < 0 => message("reason-pawn-back").with("distance", -d),
        d => message("reason-pawn").with("left", CAPITAL - d),
    }
}

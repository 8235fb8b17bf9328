//! Why a move is good, in words: the same sentences as on the pages.

use mirabilia_analysis::{Reason, Standing};
use mirabilia_words::{Arg, Words};

use crate::room::Room;
use crate::text::capital;

/// Of which game and to whom a reason is told.
#[derive(Clone, Copy)]
pub struct Told<'a> {
    /// The game.
    pub room: &'a dyn Room,
    /// What the players are called, by seat.
    pub names: &'a [String],
    /// The language.
    pub words: &'a Words,
}

/// A reason as a line of its own: `Keeps the Stable (2 shields) from Bo`.
pub fn tell(reason: &Reason, told: &Told<'_>) -> String {
    capital(&told.words(reason))
}

impl Told<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(id, args)
    }

    fn who(&self, seat: usize) -> String {
        self.names.get(seat).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn name(&self, id: &str) -> String {
        self.room.name_of(id, self.words)
    }

    fn cards(&self, ids: &[String]) -> String {
        let names: Vec<String> = ids.iter().map(|id| self.name(id)).collect();
        self.words.list(&names)
    }

    fn category(&self, id: &str) -> String {
        let lines = self.room.categories(self.words);
        let line = lines.into_iter().find(|(line, _)| *line == id);
        line.map_or_else(|| self.name(id), |(_, name)| name)
    }

    fn science(&self, symbol: &str) -> String {
        self.say(&format!("science-{symbol}"), &[])
    }

    /// `2 clay and glass`: goods that repeat are counted; `wood or clay` is one good of two.
    fn goods(&self, ids: &[String]) -> String {
        let mut counts: Vec<(&String, usize)> = Vec::new();
        for id in ids {
            match counts.iter_mut().find(|(other, _)| *other == id) {
                Some((_, n)) => *n += 1,
                None => counts.push((id, 1)),
            }
        }
        let good = |good: &str| self.say(&format!("goods-{good}"), &[]);
        let counted = |(id, n): (&String, usize)| {
            let name = self.words.either(&id.split(" or ").map(good).collect::<Vec<_>>());
            match n {
                1 => name,
                n => self.say("reason-counted", &[("n", n.into()), ("name", name.into())]),
            }
        };
        self.words.list(&counts.into_iter().map(counted).collect::<Vec<_>>())
    }

    /// What something brings, whoever it is for: a part of a longer sentence.
    fn brief(&self, reason: &Reason) -> String {
        match reason {
            Reason::Points { points, .. } => {
                self.say("reason-brief-points", &[("points", (*points).into())])
            }
            Reason::Coins { coins } => {
                self.say("reason-brief-coins", &[("coins", (*coins).into())])
            }
            Reason::TakesCoins { coins, .. } => {
                self.say("reason-brief-takes-coins", &[("coins", (*coins).into())])
            }
            Reason::Pawn { spaces, .. } => {
                self.say("reason-brief-shields", &[("shields", (*spaces).into())])
            }
            Reason::Conflict { .. } => self.say("reason-brief-conflict", &[]),
            Reason::Goods { goods } => self.goods(goods),
            Reason::Symbol { symbol, .. } => self.science(symbol),
            Reason::Pair { symbol } => {
                self.say("reason-brief-pair", &[("symbol", self.science(symbol).into())])
            }
            Reason::ScienceSet { .. } => self.say("reason-brief-science-set", &[]),
            other => self.words(other),
        }
    }

    /// A reason in words: a part of a sentence that begins small.
    #[allow(clippy::too_many_lines)] // a list of what there is to say, one arm each
    fn words(&self, reason: &Reason) -> String {
        match reason {
            Reason::Wins { by } => self.say("reason-wins", &[("by", by.as_str().into())]),
            Reason::StopsWin { by, with } => {
                let args = [("by", by.as_str().into()), ("cards", self.cards(with).into())];
                self.say("reason-stops-win", &args)
            }
            Reason::AllowsWin { by, with } => {
                let args = [("by", by.as_str().into()), ("cards", self.cards(with).into())];
                self.say("reason-allows-win", &args)
            }
            Reason::Points { points, by } => {
                let points = ("points", (*points).into());
                let mut lines = by.keys();
                match (lines.next(), lines.next()) {
                    (Some(line), None) => {
                        let what = ("what", self.category(line).into());
                        self.say("reason-points-for", &[points, what])
                    }
                    _ => self.say("reason-points", &[points]),
                }
            }
            Reason::Coins { coins } => self.say("reason-coins", &[("coins", (*coins).into())]),
            Reason::TakesCoins { seat, coins } => {
                let args = [("who", self.who(*seat).into()), ("coins", (*coins).into())];
                self.say("reason-takes-coins", &args)
            }
            Reason::Goods { goods } => {
                self.say("reason-goods", &[("goods", self.goods(goods).into())])
            }
            Reason::Choice { of } => self.say("reason-choice", &[("of", of.as_str().into())]),
            Reason::Cheap { goods } => {
                self.say("reason-cheap", &[("goods", self.goods(goods).into())])
            }
            Reason::Free { with } if with.is_empty() => self.say("reason-free-of-cost", &[]),
            Reason::Free { with } => self.say("reason-free", &[("card", self.name(with).into())]),
            Reason::Chain { opens } => {
                self.say("reason-chain", &[("cards", self.cards(opens).into())])
            }
            Reason::Pawn { spaces, distance } => {
                let spaces = ("spaces", (*spaces).into());
                match *distance {
                    0 => self.say("reason-pawn-middle", &[spaces]),
                    d if d < 0 => {
                        self.say("reason-pawn-back", &[spaces, ("distance", (-d).into())])
                    }
                    d => self.say("reason-pawn", &[spaces, ("left", (9 - d).into())]),
                }
            }
            Reason::Conflict { seat, was, is } => {
                let change = match (was, is) {
                    (_, Standing::Stronger) => "ahead",
                    (Standing::Weaker, _) => "level",
                    _ => "more",
                };
                let args = [("who", self.who(*seat).into()), ("change", change.into())];
                self.say("reason-conflict", &args)
            }
            Reason::Symbol { symbol, different } => {
                let symbol = ("symbol", self.science(symbol).into());
                self.say("reason-symbol", &[symbol, ("different", (*different).into())])
            }
            Reason::Pair { symbol } => {
                self.say("reason-pair", &[("symbol", self.science(symbol).into())])
            }
            Reason::ScienceSet { sets } => {
                self.say("reason-science-set", &[("sets", (*sets).into())])
            }
            Reason::Again => self.say("reason-again", &[]),
            Reason::Token { token } => self.say(&format!("reason-token-{token}"), &[]),
            Reason::Effect { effect } => self.say(&format!("reason-effect-{effect}"), &[]),
            Reason::Destroys { seat, card } => {
                let args = [("card", self.name(card).into()), ("who", self.who(*seat).into())];
                self.say("reason-destroys", &args)
            }
            Reason::Promises { wonder, brings } => {
                let brings: Vec<String> = brings.iter().map(|one| self.brief(one)).collect();
                let brings = ("brings", self.words.list(&brings).into());
                self.say("reason-promises", &[("wonder", self.name(wonder).into()), brings])
            }
            Reason::Begins { seat } => {
                self.say("reason-begins", &[("who", self.who(*seat).into())])
            }
            Reason::Denies { seat, card, brings } => {
                self.about_card("reason-denies", *seat, card, brings)
            }
            Reason::LeavesNone { seat, of } => {
                let args = [("of", of.as_str().into()), ("who", self.who(*seat).into())];
                self.say("reason-leaves-none", &args)
            }
            Reason::Uncovers { seat, card, brings } => {
                self.about_card("reason-uncovers", *seat, card, brings)
            }
            Reason::UncoversNothing => self.say("reason-uncovers-nothing", &[]),
            Reason::Stage { stage, of } => {
                self.say("reason-stage", &[("stage", (*stage).into()), ("of", (*of).into())])
            }
            Reason::Attack { seat, points } => {
                let args = [("who", self.who(*seat).into()), ("points", (*points).into())];
                self.say("reason-attack", &args)
            }
            Reason::Defence { seat, defence } => {
                let args = [("who", self.who(*seat).into()), ("defence", (*defence).into())];
                self.say("reason-defence", &args)
            }
            Reason::Resources { resources } => {
                self.say("reason-resources", &[("resources", (*resources).into())])
            }
            Reason::Unlocks { die } => {
                self.say("reason-unlocks", &[("die", self.name(die).into())])
            }
            Reason::CheaperDice { colours } => {
                let colour = |id: &String| self.say(&format!("colour-{id}"), &[]);
                let colours: Vec<String> = colours.iter().map(colour).collect();
                self.say("reason-cheaper-dice", &[("colours", self.words.list(&colours).into())])
            }
            Reason::More { of } => self.say("reason-more", &[("of", of.as_str().into())]),
            Reason::Completes { building } => {
                self.say("reason-completes", &[("building", self.category(building).into())])
            }
            Reason::Bonus { bonus, number, of } => {
                let bonus = ("bonus", self.name(bonus).into());
                self.say(
                    "reason-bonus",
                    &[bonus, ("number", (*number).into()), ("of", (*of).into())],
                )
            }
            Reason::BringsEnd { ahead } => {
                let ahead = if *ahead { "yes" } else { "no" };
                self.say("reason-brings-end", &[("ahead", ahead.into())])
            }
            Reason::FirstAgora { points } => {
                self.say("reason-first-agora", &[("points", (*points).into())])
            }
        }
    }

    fn about_card(&self, id: &str, seat: usize, card: &str, brings: &Reason) -> String {
        let args = [
            ("card", self.name(card).into()),
            ("who", self.who(seat).into()),
            ("brings", self.brief(brings).into()),
        ];
        self.say(id, &args)
    }
}

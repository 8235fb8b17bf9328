//! What a move brings, before it is made: coins, the pawn, symbols, points, what it uncovers.

use std::collections::BTreeSet;

use mirabilia_games::duel::catalogue::Effect;

use super::facts;
use super::moves::Move;
use super::picture::{Picture, Slot};
use super::price::{Bill, bill_for};
use super::score::{Estate, most, points};

/// How a move would end the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wins {
    Military,
    Science,
}

/// What a move leads to at once, before luck and further choices.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a thing that a move may bring
pub(super) struct Outcome {
    /// What is paid, taken apart; none where nothing is.
    pub(super) bill: Option<Bill>,
    /// Coins that the mover gets.
    pub(super) gains: u16,
    /// Coins of the other city: lost by an effect and by military tokens, got by Economy.
    pub(super) rival_loses: u16,
    pub(super) looted: u16,
    pub(super) rival_gains: u16,
    /// Coins afterwards, by seat.
    pub(super) coins: [i32; 2],
    pub(super) shields: u8,
    /// Where the pawn stands then.
    pub(super) pawn: i8,
    /// A symbol that comes, and whether it makes a pair that brings a token.
    pub(super) symbol: Option<&'static str>,
    pub(super) pair: bool,
    /// How many different symbols the mover has then.
    pub(super) symbols: usize,
    /// Slots that open, and how many of them are turned up.
    pub(super) frees: Vec<u8>,
    pub(super) turns: usize,
    /// Does the mover play again, or would if the structure were not empty?
    pub(super) again: bool,
    pub(super) again_lost: bool,
    /// Choices that follow.
    pub(super) library: bool,
    pub(super) revives: bool,
    pub(super) destroys: Option<&'static str>,
    /// Points afterwards, by seat.
    pub(super) points: [i32; 2],
    /// Points that the mover gains apart from the treasury: coins are said as coins.
    pub(super) worth: i32,
    pub(super) wins: Option<Wins>,
}

/// A move in the making.
struct Play<'a> {
    picture: &'a Picture,
    me: usize,
    estates: [Estate; 2],
    /// Coins of the mover may run below nothing for what cannot be paid.
    purse: i32,
    symbols: BTreeSet<&'a str>,
    out: Outcome,
}

/// What a move of a seat leads to.
pub(super) fn after(picture: &Picture, seat: usize, m: Move<'_>) -> Outcome {
    let city = &picture.cities[seat];
    let estates = [Estate::of(&picture.cities[0]), Estate::of(&picture.cities[1])];
    let before = points(&estates, picture.pawn, seat);
    let riches = estates[seat].treasury();
    let symbols: BTreeSet<&str> = city.symbols.iter().map(String::as_str).collect();
    let mut play = Play {
        picture,
        me: seat,
        purse: i32::from(city.coins),
        estates,
        out: Outcome {
            bill: None,
            gains: 0,
            rival_loses: 0,
            looted: 0,
            rival_gains: 0,
            coins: [0, 0],
            shields: 0,
            pawn: picture.pawn,
            symbol: None,
            pair: false,
            symbols: symbols.len(),
            frees: Vec::new(),
            turns: 0,
            again: false,
            again_lost: false,
            library: false,
            revives: false,
            destroys: None,
            points: [0, 0],
            worth: 0,
            wins: None,
        },
        symbols,
    };
    play.make(m);
    let Play { estates, purse, mut out, .. } = play;
    out.points = [0, 1].map(|one| points(&estates, out.pawn, one));
    out.worth = out.points[seat] - before - (estates[seat].treasury() - riches);
    out.coins = [0, 1].map(|one| i32::from(estates[one].coins));
    out.coins[seat] = purse;
    out.again &= out.wins.is_none();
    out
}

impl Play<'_> {
    fn make(&mut self, m: Move<'_>) {
        let city = &self.picture.cities[self.me];
        match m {
            Move::Build(card) => {
                let bill = bill_for(self.picture, self.me, card);
                let chain = bill.chain.is_some();
                self.pay(bill);
                if chain && city.has_token("urbanism") {
                    self.gain(4);
                }
                self.leave(card);
                self.join(card);
            }
            Move::Sell(card) => {
                self.gain(city.sale);
                self.leave(card);
            }
            Move::Wonder { wonder, with } => {
                self.pay(bill_for(self.picture, self.me, wonder));
                self.leave(with);
                self.estates[self.me].wonders.push(wonder.to_owned());
                let effects = facts::effects(wonder);
                self.apply(effects, 0);
                let again = effects.contains(&Effect::PlaysAgain) || city.has_token("theology");
                self.out.again = again && self.picture.structure.len() > 1;
                self.out.again_lost = again && !self.out.again;
            }
            Move::Revive(card) => self.join(card),
            Move::Destroy(card) => {
                self.estates[1 - self.me].cards.retain(|one| one != card);
            }
            Move::Token(token) => {
                self.estates[self.me].tokens.push(token.to_owned());
                self.apply(facts::effects(token), 0);
            }
            Move::Take(_) | Move::Begin(_) => {}
        }
    }

    fn gain(&mut self, coins: u16) {
        self.out.gains += coins;
        self.move_coins(i32::from(coins));
    }

    fn move_coins(&mut self, coins: i32) {
        self.purse += coins;
        self.estates[self.me].coins = self.purse.max(0) as u16;
    }

    fn rival_loses(&mut self, coins: u16) -> u16 {
        let theirs = &mut self.estates[1 - self.me];
        let lost = coins.min(theirs.coins);
        theirs.coins -= lost;
        lost
    }

    fn pay(&mut self, bill: Bill) {
        self.move_coins(-i32::from(bill.total));
        if bill.economy {
            self.out.rival_gains = bill.trade();
            self.estates[1 - self.me].coins += self.out.rival_gains;
        }
        self.out.bill = Some(bill);
    }

    fn march(&mut self, shields: u8) {
        self.out.shields = shields;
        let (step, rival) = if self.me == 0 { (1, 1) } else { (-1, 0) };
        for _ in 0..shields {
            if self.out.pawn.abs() >= facts::CAPITAL {
                break;
            }
            self.out.pawn += step;
            let deep = (self.out.pawn * step) as u8;
            let zone = facts::zones().iter().find(|zone| zone.from == deep && zone.coins > 0);
            if let Some(zone) = zone.filter(|zone| {
                self.out.pawn * step > 0
                    && self.picture.military_tokens.contains(&(rival, zone.coins))
            }) {
                self.out.looted += self.rival_loses(u16::from(zone.coins));
            }
        }
        if self.out.pawn * step >= facts::CAPITAL {
            self.out.wins = Some(Wins::Military);
        }
    }

    fn learn(&mut self, symbol: &'static str) {
        let city = &self.picture.cities[self.me];
        let had = city.cards.iter().any(|card| facts::symbol_of(card) == Some(symbol));
        self.out.symbol = Some(symbol);
        self.out.pair = had && !self.picture.board_tokens.is_empty();
        self.symbols.insert(symbol);
        self.out.symbols = self.symbols.len();
        if self.symbols.len() >= facts::symbols_to_win() && self.out.wins.is_none() {
            self.out.wins = Some(Wins::Science);
        }
    }

    /// The order of the rules (2.18): coins, shields, symbol, choices.
    fn apply(&mut self, effects: &'static [Effect], more_shields: u8) {
        for effect in effects {
            match effect {
                Effect::Coins { coins } => self.gain(u16::from(*coins)),
                Effect::CoinsFor { coins, each } => {
                    self.gain(u16::from(*coins) * self.estates[self.me].count(each));
                }
                Effect::Guild { coins, each, .. } => {
                    self.gain(u16::from(*coins) * most(&self.estates, each));
                }
                Effect::OpponentLoses { coins } => {
                    self.out.rival_loses += self.rival_loses(u16::from(*coins));
                }
                Effect::Destroys { colour } => {
                    let theirs = &self.estates[1 - self.me].cards;
                    let has = theirs.iter().any(|card| facts::colour(card) == colour.name());
                    self.out.destroys = has.then_some(colour.name());
                }
                Effect::Library { .. } => self.out.library = true,
                Effect::Revives => self.out.revives = !self.picture.discard.is_empty(),
                _ => {}
            }
        }
        for effect in effects {
            match effect {
                Effect::Shields { shields } => self.march(shields + more_shields),
                Effect::Science { symbol } => self.learn(symbol.name()),
                _ => {}
            }
        }
    }

    /// A card comes into the city.
    fn join(&mut self, card: &str) {
        let strategy = self.picture.cities[self.me].has_token("strategy");
        self.estates[self.me].cards.push(card.to_owned());
        let more = u8::from(strategy && facts::colour(card) == "red");
        self.apply(facts::effects(card), more);
    }

    /// A card leaves the structure.
    fn leave(&mut self, card: &str) {
        let Some(slot) = self.picture.slot_of(card) else { return };
        self.out.frees = facts::freed_by(self.picture, slot.slot);
        let down = |number: &&u8| self.picture.slot(**number).is_some_and(Slot::is_down);
        self.out.turns = self.out.frees.iter().filter(down).count();
    }
}

#[cfg(test)]
mod tests {
    use mirabilia_games::{AnyTable, GameKind};
    use mirabilia_kernel::{Luck, Options, Seat, Seed, Seeded, Turn, Viewer};

    use super::*;

    fn picture(table: &AnyTable) -> Picture {
        let view = serde_json::to_string(&table.view(Viewer::Public)).expect("a picture");
        serde_json::from_str(&view).expect("a picture of this game")
    }

    fn open(picture: &Picture) -> BTreeSet<u8> {
        picture.structure.iter().filter(|slot| slot.accessible).map(|slot| slot.slot).collect()
    }

    /// What a move is said to bring is what it brings.
    fn check(table: &AnyTable, seat: usize, text: &str) {
        let (now, m) = (picture(table), Move::read(text).expect("a move"));
        let out = after(&now, seat, m);
        let mut next = table.clone();
        next.step(&format!("{seat} {text}")).expect("a legal move");
        let then = picture(&next);
        let coins = [0, 1].map(|one| i32::from(then.cities[one].coins));
        let points = [0, 1].map(|one| i32::from(then.cities[one].total()));
        assert_eq!(
            (out.coins, out.pawn, out.points),
            (coins, then.pawn, points),
            "{text}\n{now:?}"
        );
        assert_eq!(out.symbols, then.cities[seat].symbols.len(), "{text}");
        assert_eq!(
            out.wins.is_some(),
            then.due == "the game is over" && !then.structure.is_empty()
        );
        if let Some(taken) = now.slot_of(m.subject()) {
            let mut there = open(&now);
            there.remove(&taken.slot);
            there.extend(&out.frees);
            assert_eq!(there, open(&then), "{text}");
        }
        let follows = [
            (out.pair, "a progress token is taken from the board"),
            (out.library, "three tokens are drawn for the Great Library"),
            (out.revives, "a card of the discard pile is constructed"),
            (out.destroys.is_some(), "one of the opponent's cards is thrown out"),
        ];
        for (said, due) in follows.into_iter().filter(|_| out.wins.is_none()) {
            assert_eq!(said, then.due == due, "{text}: {due}");
        }
    }

    #[test]
    fn forecasts_come_true() {
        let mut moves = 0;
        for seed in 0..40 {
            let mut luck = Seeded::new(Seed::from(seed));
            let mut table =
                AnyTable::new(GameKind::Duel, 2, &Options::default(), Vec::new()).expect("a table");
            table.deal(&mut luck);
            while let Turn::Seats(seats) = table.turn() {
                let seat = seats.iter().next().unwrap_or(Seat::new(0));
                let legal = table.legal_moves(seat);
                for text in legal.iter().filter(|text| !text.starts_with("take ")) {
                    check(&table, seat.index(), text);
                    moves += 1;
                }
                let text = &legal[luck.below(legal.len() as u32) as usize];
                table.step(&format!("{} {text}", seat.index())).expect("a legal move");
                table.deal(&mut luck);
            }
        }
        assert!(moves > 10_000, "{moves}");
    }
}

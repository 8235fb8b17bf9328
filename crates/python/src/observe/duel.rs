//! The table of Duel as numbers: cards, wonders, tokens, slots, and what is due.

use mirabilia_games::duel::data::{CARDS, SLOTS, TOKENS, WONDERS};
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{CardSet, Colour, Phase, State, TokenSet, WonderSet};
use mirabilia_kernel::Seat;

use super::{Block, Info, Observable, Pen};

/// Where a card can be.
const CARD_PLACES: [&str; 6] = ["my", "your", "open", "covered", "discarded", "unseen"];
/// Where a wonder can be.
const WONDER_PLACES: [&str; 5] =
    ["offered", "my unbuilt", "my built", "your unbuilt", "your built"];
/// Where a token can be.
const TOKEN_PLACES: [&str; 4] = ["board", "my", "your", "drawn"];
/// What can be decided.
const DUE: [&str; 8] = [
    "due draft",
    "due play",
    "due token",
    "due library",
    "due destroy brown",
    "due destroy grey",
    "due revive",
    "due begin",
];

/// Coins, the military track, the age.
const NUMBERS: [&str; 11] = [
    "my treasury",
    "your treasury",
    "pawn",
    "in age 1",
    "in age 2",
    "in age 3",
    "my side costs 2 coins",
    "my side costs 5 coins",
    "your side costs 2 coins",
    "your side costs 5 coins",
    "plays again",
];
/// Coins are divided by this.
const COINS: f32 = 16.0;
/// The pawn is divided by this.
const FEW: f32 = 8.0;

impl Observable for State {
    fn is_laid(&self) -> bool {
        !self.board().is_empty() || self.age() > 0
    }

    fn look_public(&self, look: impl FnOnce(&Self)) {
        look(self);
    }

    fn table_blocks(_: u8, _: bool) -> Vec<Block> {
        let mut blocks = Vec::new();
        for place in CARD_PLACES {
            let cards = CARDS.iter().map(|card| card.id);
            blocks.push(Block::each(format!("{place} card"), "1 if the card lies there", cards));
        }
        for place in WONDER_PLACES {
            let wonders = WONDERS.iter().map(|wonder| wonder.id);
            blocks.push(Block::each(
                format!("{place} wonder"),
                "1 if the wonder is there",
                wonders,
            ));
        }
        for place in TOKEN_PLACES {
            let tokens = TOKENS.iter().map(|token| token.id);
            blocks.push(Block::each(format!("{place} token"), "1 if the token is there", tokens));
        }
        for what in ["filled", "face down", "guild back"] {
            let names = (0..SLOTS).map(|slot| format!("slot {slot} {what}"));
            blocks.push(Block::new(format!("slots {what}"), "1 if so, slot by slot", names));
        }
        blocks.push(Block::new("due", "1 for what has to be decided", DUE));
        let meaning =
            "coins / 16; the pawn / 8, positive towards your capital; 1 if so for the others";
        blocks.push(Block::new("numbers", meaning, NUMBERS));
        blocks
    }

    fn write_table(&self, seat: Seat, _: Info, out: &mut [f32]) {
        let mut pen = Pen::new(out);
        let (mine, yours) = (self.city(seat), self.rival(seat));
        let (open, up) = (self.accessible(), self.face_up());
        let hidden = if self.face_down() == 0 { CardSet::EMPTY } else { self.unseen() };
        for set in [mine.cards(), yours.cards(), open, up.less(open), self.discard(), hidden] {
            pen.set(CARDS.len(), set.bits());
        }
        let sets: [WonderSet; 5] =
            [self.offered(), mine.unbuilt(), mine.built(), yours.unbuilt(), yours.built()];
        for set in sets {
            pen.bits(WONDERS.len(), set.bits().into());
        }
        let sets: [TokenSet; 4] = [self.board(), mine.tokens(), yours.tokens(), self.drawn()];
        for set in sets {
            pen.bits(TOKENS.len(), set.bits().into());
        }
        pen.bits(SLOTS, self.left().into());
        pen.bits(SLOTS, self.face_down().into());
        let guild = |slot: &usize| self.slot(*slot as u8) == Lying::FaceDownGuild;
        let guilds = if self.age() == 3 { SLOTS } else { 0 };
        pen.marks(SLOTS, (0..guilds).filter(guild));
        let due = match self.phase() {
            Phase::Draft => Some(0),
            Phase::Play => Some(1),
            Phase::Token => Some(2),
            Phase::Library => Some(3),
            Phase::Destroy(Colour::Brown) => Some(4),
            Phase::Destroy(_) => Some(5),
            Phase::Revive => Some(6),
            Phase::Begin => Some(7),
            _ => None,
        };
        pen.marks(DUE.len(), due.into_iter());
        pen.put(f32::from(mine.coins()) / COINS);
        pen.put(f32::from(yours.coins()) / COINS);
        let ahead = f32::from(self.to_capital(seat.other())) - f32::from(self.to_capital(seat));
        pen.put(ahead / 2.0 / FEW);
        pen.marks(3, usize::from(self.age()).checked_sub(1).into_iter());
        for (side, coins) in [(seat, 2), (seat, 5), (seat.other(), 2), (seat.other(), 5)] {
            pen.put(f32::from(u8::from(self.has_loot(side, coins))));
        }
        pen.put(f32::from(u8::from(self.plays_again())));
    }
}

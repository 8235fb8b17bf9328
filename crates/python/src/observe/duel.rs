//! The table of Duel as numbers: cards, wonders, tokens, slots, and what is due.

use mirabilia_games::duel::data::{CARDS, SLOTS, TOKENS, WONDERS};
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{CardSet, Colour, Phase, State, TokenSet, WonderSet};
use mirabilia_kernel::Seat;

use super::{Observable, Pen};

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

impl Observable for State {
    fn is_laid(&self) -> bool {
        !self.board().is_empty() || self.age() > 0
    }

    fn table_names(_: bool) -> Vec<String> {
        let mut names = Vec::new();
        for place in CARD_PLACES {
            names.extend(CARDS.iter().map(|card| format!("{place} card {}", card.id)));
        }
        for place in WONDER_PLACES {
            names.extend(WONDERS.iter().map(|wonder| format!("{place} wonder {}", wonder.id)));
        }
        for place in TOKEN_PLACES {
            names.extend(TOKENS.iter().map(|token| format!("{place} token {}", token.id)));
        }
        for what in ["filled", "face down", "guild back"] {
            names.extend((0..SLOTS).map(|slot| format!("slot {slot} {what}")));
        }
        names.extend(DUE.map(str::to_owned));
        names
    }

    fn write_table(&self, seat: Seat, _: bool, out: &mut [f32]) {
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
        debug_assert_eq!(pen.written(), Self::table_names(false).len());
    }
}

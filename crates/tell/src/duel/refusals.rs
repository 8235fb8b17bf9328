//! Why a move or a piece of luck is refused.

use mirabilia_games::duel::data::Slot;
use mirabilia_games::duel::state::Lying;
use mirabilia_games::duel::{BadLuck, Bill, Card, Refusal, State};
use mirabilia_words::{Message, Value};

use super::names::{self, age, card};
use super::offers::units;
use crate::any::seat_value;

/// The cards that lie in these slots; those face down are counted.
fn lying(state: &State, slots: &[Slot]) -> Vec<Message> {
    let is_down = |slot: &&Slot| matches!(state.slot(**slot), Lying::FaceDown | Lying::Nothing);
    let down = slots.iter().filter(is_down).count();
    let backs =
        (down > 0).then(|| Message::new("duel-back").with("n", down).with("age", age(state.age())));
    let known = slots.iter().filter_map(|slot| match state.slot(*slot) {
        Lying::FaceUp(id) => Some(card(id)),
        Lying::FaceDownGuild => Some(Message::new("duel-back-guild")),
        Lying::FaceDown | Lying::Nothing => None,
    });
    known.chain(backs).collect()
}

/// Why a move is refused.
pub(super) fn refusal(state: &State, why: &Refusal, bill: Option<&Bill>) -> Message {
    let wonder = |id: &'static str, wonder| Message::new(id).with("wonder", names::wonder(wonder));
    let of_card = |id: &'static str, of| Message::new(id).with("card", card(of));
    match why {
        Refusal::NotYourTurn => {
            Message::new("duel-why-turn").with("name", seat_value(state.active()))
        }
        Refusal::NotInStructure(id) => of_card("duel-why-not-there", *id),
        Refusal::Covered { by, .. } => {
            Message::new("duel-why-covered").with("cards", Value::all(lying(state, by)))
        }
        Refusal::TooDear { price, coins } => too_dear(*price, *coins, bill),
        Refusal::NotYourWonder(id) => wonder("duel-why-not-yours", *id),
        Refusal::AlreadyBuilt(id) => wonder("duel-why-built", *id),
        Refusal::NotOffered(id) => wonder("duel-why-not-offered", *id),
        Refusal::NoSuchToken(id) => {
            Message::new("duel-why-no-token").with("token", names::token(*id))
        }
        Refusal::NotDestroyable(id) => of_card("duel-why-not-destroyable", *id),
        Refusal::NotDiscarded(id) => of_card("duel-why-not-discarded", *id),
        Refusal::Luck(why) => luck(*why),
        // Another time, and what later versions may refuse.
        _ => Message::new("duel-why-first"),
    }
}

/// `2 clay missing: 5 coins, you have 3.`
fn too_dear(price: u16, have: u16, bill: Option<&Bill>) -> Message {
    let bought = bill.map(|bill| units(&bill.bought)).unwrap_or_default();
    let printed = bill.map_or(0, |bill| bill.coins);
    let id = match (bought.is_empty(), printed > 0) {
        (true, _) => "duel-why-coins",
        (false, true) => "duel-why-both",
        (false, false) => "duel-why-goods",
    };
    let message = Message::new(id).with("n", price).with("have", have);
    match id {
        "duel-why-coins" => message,
        "duel-why-both" => message.with("goods", Value::all(bought)).with("coins", printed),
        _ => message.with("goods", Value::all(bought)),
    }
}

/// Why a piece of luck cannot be.
fn luck(why: BadLuck) -> Message {
    let n = |id: &'static str, n: u8| Message::new(id).with("n", n);
    let of_card = |id: &'static str, of: Card| Message::new(id).with("card", card(of));
    match why {
        BadLuck::First => Message::new("duel-luck-first"),
        BadLuck::TokensWanted(tokens) => n("duel-luck-tokens", tokens),
        BadLuck::WondersWanted(wonders) => n("duel-luck-wonders", wonders),
        BadLuck::DealtBefore(of) => {
            Message::new("duel-luck-dealt-before").with("wonder", names::wonder(of))
        }
        BadLuck::AgeNow(of) => Message::new("duel-luck-age").with("age", age(of)),
        BadLuck::DrawnWanted(tokens) => n("duel-luck-drawn", tokens),
        BadLuck::NotInBox(of) => {
            Message::new("duel-luck-not-in-box").with("token", names::token(of))
        }
        BadLuck::SlotNext(slot) => n("duel-luck-slot-next", slot),
        BadLuck::OtherAge(of) => of_card("duel-luck-other-age", of),
        BadLuck::OtherBack(of, slot) => of_card("duel-luck-other-back", of).with("n", slot),
        BadLuck::SeenBefore(of) => of_card("duel-luck-seen-before", of),
        BadLuck::Twice(of) => of_card("duel-luck-twice", of),
        BadLuck::FaceUp(slot) => n("duel-luck-face-up", slot),
        BadLuck::FaceDown(slot) => n("duel-luck-face-down", slot),
        BadLuck::Guilds { dealt, wanted, .. } => n("duel-luck-guilds", wanted).with("dealt", dealt),
    }
}

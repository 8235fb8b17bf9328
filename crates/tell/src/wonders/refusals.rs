//! Why a move or a piece of luck is refused.

use mirabilia_games::wonders::ids::Resource;
use mirabilia_games::wonders::{BadLuck, Bill, Card, Payment, Refusal, State};
use mirabilia_words::{Message, Value};

use super::names::{card, resource, wonder};
use super::steps::paid_sides;
use crate::any::seat_value;

/// Why a move is refused.
pub(super) fn refusal(_: &State, why: &Refusal, bill: Option<&Bill>) -> Message {
    let of_card = |id: &'static str, of: Card| Message::new(id).with("card", card(of));
    match why {
        Refusal::NotYourTurn => Message::new("wonders-why-turn"),
        Refusal::NotInHand(id) => of_card("wonders-why-not-in-hand", *id),
        Refusal::SameName(id) => Message::new("wonders-why-built").with("name", card(*id)),
        Refusal::WonderComplete => Message::new("wonders-why-complete"),
        Refusal::Lacks(goods) => {
            let amounts = Resource::amounts(*goods).filter(|(_, n)| *n > 0);
            let goods = Value::all(amounts.map(|(good, n)| resource(good, n)));
            Message::new("wonders-why-nowhere").with("goods", goods)
        }
        Refusal::TooDear { price, coins } => {
            // A good that both neighbours would sell is missing once.
            let bought = bill.map(|bill| &bill.bought[..]).unwrap_or_default();
            let count = |good| bought.iter().filter(|one| one.good == good).map(|one| one.n).sum();
            let goods = Resource::all().map(|good| (good, count(good)));
            let goods: Vec<Message> =
                goods.filter(|(_, n)| *n > 0).map(|(good, n)| resource(good, n)).collect();
            let id = if goods.is_empty() { "wonders-why-coins" } else { "wonders-why-dear" };
            let message = Message::new(id).with("price", *price).with("coins", *coins);
            if goods.is_empty() { message } else { message.with("goods", Value::all(goods)) }
        }
        Refusal::OtherPayment(Payment::NONE) => Message::new("wonders-why-no-payment"),
        Refusal::OtherPayment(cheapest) => {
            let pays = Value::list(paid_sides(*cheapest));
            Message::new("wonders-why-payment").with("pays", pays)
        }
        Refusal::NotInPile(id) => of_card("wonders-why-not-in-pile", *id),
        Refusal::Taken { wonder: of, by } => Message::new("wonders-why-taken")
            .with("wonder", wonder(*of))
            .with("name", seat_value(*by)),
        Refusal::Luck(why) => luck(*why),
        // Another time, and what later versions may refuse.
        _ => Message::new("wonders-why-first"),
    }
}

/// Why a piece of luck cannot be.
fn luck(why: BadLuck) -> Message {
    let n = |id: &'static str, n: u8| Message::new(id).with("n", n);
    match why {
        BadLuck::WondersWanted(wonders) => n("wonders-luck-wonders", wonders),
        BadLuck::Twice(of) => Message::new("wonders-luck-twice").with("wonder", wonder(of)),
        BadLuck::SidesWanted(sides) => n("wonders-luck-sides", sides),
        BadLuck::AgeNow(age) => {
            Message::new("wonders-luck-age").with("age", Message::new(format!("age-{age}")))
        }
        BadLuck::ShortHand(seat) => {
            Message::new("wonders-luck-short-hand").with("name", seat_value(seat))
        }
        BadLuck::Copies { card: of, dealt, copies, .. } => Message::new("wonders-luck-copies")
            .with("card", card(of))
            .with("n", dealt)
            .with("copies", copies),
        BadLuck::Guilds { dealt, wanted } => n("wonders-luck-guilds", dealt).with("wanted", wanted),
    }
}

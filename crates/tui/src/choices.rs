//! The choices of a decision as text, the same for every game: the rules make the offers, `tell`
//! selects the messages, and this module formats them.

use mirabilia_tell::Offer;
use mirabilia_words::Words;

use crate::scene::Scene;

/// Something the player can pick now: a card, a die, a wonder, a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its catalogue id, for `explain`.
    pub id: String,
    /// One line: its name, its price for the player, its effect.
    pub title: String,
    /// The ways to use it.
    pub ways: Vec<Way>,
}

impl Choice {
    /// Returns whether at least one way can be played now.
    pub fn is_open(&self) -> bool {
        self.ways.iter().any(|way| way.is_open)
    }
}

/// One way to use a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The move in record notation. For a closed way, the move that the rules refuse.
    pub text: String,
    /// Whether it can be played now.
    pub is_open: bool,
    /// A short label: `Build`.
    pub title: String,
    /// The label with the price, `Build · 3 coins · Buys 1 glass: 3.`, or with the reason why the
    /// way is closed.
    pub label: String,
    /// The consequences, one line each: points, shields, uncovered cards.
    pub after: Vec<String>,
}

impl Way {
    /// The move, if it can be played now.
    pub fn playable(&self) -> Option<&str> {
        self.is_open.then_some(&*self.text)
    }
}

/// Everything the player can pick in a scene, in board order, with closed choices last.
pub fn choices(scene: &Scene, words: &Words) -> Vec<Choice> {
    let names = scene.names();
    let choice = |offer: &Offer| Choice {
        id: offer.pick.clone(),
        title: words.tell(&offer.title, &names),
        ways: offer.ways.iter().map(|way| said(way, &names, words)).collect(),
    };
    let offers = if scene.decides() { &scene.offers[..] } else { &[] };
    let mut all: Vec<Choice> = offers.iter().map(choice).collect();
    all.sort_by_key(|choice| !choice.is_open());
    all
}

/// Returns whether at least one way of an offer can be played now.
pub fn is_open(offer: &Offer) -> bool {
    offer.ways.iter().any(mirabilia_tell::Way::is_open)
}

/// Formats a way: its label, then its price and bill, or the reason why it is closed.
fn said(way: &mirabilia_tell::Way, names: &[String], words: &Words) -> Way {
    let title = words.tell(&way.label, names);
    let mut parts = vec![title.clone()];
    let mut after: Vec<String> = way.notes.iter().map(|note| words.tell(note, names)).collect();
    match (&way.refusal, way.price) {
        (Some(why), _) => parts.push(words.tell(why, names)),
        (None, Some(_)) => parts.extend(price(way, names, words)),
        // A way without a price shows its first gain instead: `Sell · 3 coins for you`.
        (None, None) => parts.extend((!after.is_empty()).then(|| after.remove(0))),
    }
    Way { text: way.text.clone(), is_open: way.is_open(), title, label: parts.join(" · "), after }
}

/// The price, `3 coins`, and the items of the bill.
fn price(way: &mirabilia_tell::Way, names: &[String], words: &Words) -> Vec<String> {
    let items: Vec<String> = way.items.iter().map(|item| words.tell(item, names)).collect();
    let items = items.join(" ");
    let price = way.price.map(|coins| match coins {
        0 => words.say("terminal-free", &[]),
        n => words.say("kit-coins", &[("n", n.into())]),
    });
    // `Free with Stable.` already says so.
    let price = price.filter(|price| !items.to_lowercase().starts_with(price.as_str()));
    price.into_iter().chain(Some(items).filter(|items| !items.is_empty())).collect()
}

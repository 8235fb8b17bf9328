//! Offers as programs read them: on the wire, in the engine's views, in Python.

use std::collections::BTreeMap;

use mirabilia_games::{AnyBill, AnyDetail, ListedGame};
use mirabilia_kernel::wire::is_default;
use mirabilia_kernel::{Game, Preview as Kernel, Seat, Viewer, Way as KernelWay};
use mirabilia_words::Message;
use serde::{Deserialize, Serialize};

use crate::Tell;

/// Something that a seat can pick, with the ways to use it. Bill and detail are those of a game, or
/// of any.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(B = AnyBill, D = AnyDetail)))]
pub struct Offer<B = AnyBill, D = AnyDetail> {
    /// Its id in the catalogue, or what else names it.
    pub pick: String,
    /// Name, what it costs now, what it does. Left out on the wire for a Dice space that is named by
    /// its id alone.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub title: Message,
    /// What can be done with it, and what cannot be done now.
    pub ways: Vec<Way<B, D>>,
    /// What it would cost other seats now, where they could build it too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<OtherPrice>>"))]
    pub others: Vec<OtherPrice>,
}

/// What something would cost another seat now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OtherPrice {
    /// The seat.
    pub seat: usize,
    /// Coins in total.
    pub price: u16,
    /// How the price comes about, one sentence each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Message>,
}

/// One way to use a thing: open, or closed with a refusal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(B = AnyBill, D = AnyDetail)))]
// A way without a bill needs no bill to stand in for it.
#[serde(bound(deserialize = "B: Deserialize<'de>, D: Deserialize<'de>"))]
pub struct Way<B = AnyBill, D = AnyDetail> {
    /// The move as records write it, without the seat; of a closed way, the move that is refused.
    #[serde(rename = "move")]
    pub text: String,
    /// The move of an earlier way: what is left out here is as it is there. Only on the wire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub like: Option<String>,
    /// What it does, in few words: `Build`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional = false))]
    pub label: Message,
    /// Coins in all, where something is paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub price: Option<u16>,
    /// How the price comes about, a sentence each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Message>>"))]
    pub items: Vec<Message>,
    /// The price as data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bill: Option<B>,
    /// What it leads to, a short line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Message>>"))]
    pub notes: Vec<Message>,
    /// What it leads to as data; none of a closed way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub preview: Option<Preview<D>>,
    /// Why it cannot be played now; none of an open way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub refusal: Option<Message>,
}

impl<B, D> Way<B, D> {
    /// Can it be played now?
    pub fn is_open(&self) -> bool {
        self.refusal.is_none()
    }
}

/// A number before and after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    /// Before.
    pub was: i32,
    /// After.
    pub is: i32,
}

/// How a move ends the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PreviewEnd {
    /// `points`, `military` or `science`.
    pub end: String,
    /// The seats that win.
    pub winners: Vec<usize>,
}

/// What a move leads to, before luck, further choices and the choices of others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(D = AnyDetail)))]
pub struct Preview<D = AnyDetail> {
    /// Coins by seat; left out when none change.
    #[serde(default, skip_serializing_if = "is_default")]
    pub coins: Vec<Change>,
    /// Points gained by seat, by the lines of the score pad; lines without a change are left out, and
    /// so is all of it when no line changes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: Vec<BTreeMap<String, i16>>,
    /// The seats that are sure to decide next.
    #[serde(default, skip_serializing_if = "is_default")]
    pub next: Vec<usize>,
    /// How the game ends with the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub end: Option<PreviewEnd>,
    /// What only this game has.
    pub detail: D,
}

/// The offers of a seat, told.
pub(crate) fn offers<G: Tell>(state: &G, seat: Seat) -> Vec<Offer> {
    let view = state.view(Viewer::Seat(seat));
    let offer = |offer: &mirabilia_kernel::Offer<G>| Offer {
        pick: G::pick_id(&view, &offer.pick),
        title: G::pick_title(&view, &offer.pick),
        ways: offer.ways.iter().map(|way| told(&view, way, state)).collect(),
        others: G::other_prices(&view, &offer.pick),
    };
    G::offers(&view).iter().map(|one| offer(one).any::<G>()).collect()
}

fn told<G: Tell>(view: &G::View, way: &KernelWay<G>, state: &G) -> Way<G::Bill, G::Detail> {
    let preview = way.leads.as_ref().ok();
    Way {
        text: state.move_text(way.m),
        like: None,
        label: G::way_label(view, way),
        price: way.bill.as_ref().map(G::bill_total),
        items: way.bill.as_ref().map(|bill| G::bill_items(view, bill)).unwrap_or_default(),
        bill: way.bill.clone(),
        notes: preview.map(|preview| G::notes(view, way, preview)).unwrap_or_default(),
        preview: preview.map(shown),
        refusal: way.leads.as_ref().err().map(|why| state.refusal(why, way.bill.as_ref())),
    }
}

fn shown<G: Game>(preview: &Kernel<G>) -> Preview<G::Detail> {
    let lines = |score: &mirabilia_kernel::Score| {
        let lines = G::CATEGORIES.iter().zip(score.0).filter(|(_, points)| *points != 0);
        // Not collected: the sort of a collected map adds to a WebAssembly module.
        let mut by = BTreeMap::new();
        for (line, points) in lines {
            by.insert((*line).to_owned(), points);
        }
        by
    };
    let change = |change: &mirabilia_kernel::Change<u16>| Change {
        was: i32::from(change.was),
        is: i32::from(change.is),
    };
    let pays = preview.coins.iter().any(|coins| coins.was != coins.is);
    let scores = preview.points.iter().any(|score| score.0.iter().any(|points| *points != 0));
    Preview {
        coins: preview.coins.iter().filter(|_| pays).map(change).collect(),
        points: preview.points.iter().filter(|_| scores).map(lines).collect(),
        next: preview.next.iter().map(Seat::index).collect(),
        end: preview.end.map(|end| PreviewEnd {
            end: end.end.name().to_owned(),
            winners: end.winners.iter().map(Seat::index).collect(),
        }),
        detail: preview.detail.clone(),
    }
}

impl<B, D> Offer<B, D> {
    /// An offer of a game as one of any.
    pub(crate) fn any<G: ListedGame<Bill = B, Detail = D>>(self) -> Offer {
        let preview = |preview: Preview<D>| Preview {
            coins: preview.coins,
            points: preview.points,
            next: preview.next,
            end: preview.end,
            detail: G::any_detail(preview.detail),
        };
        let way = |way: Way<B, D>| Way {
            text: way.text,
            like: way.like,
            label: way.label,
            price: way.price,
            items: way.items,
            bill: way.bill.map(G::any_bill),
            notes: way.notes,
            preview: way.preview.map(preview),
            refusal: way.refusal,
        };
        let ways = self.ways.into_iter().map(way).collect();
        Offer { pick: self.pick, title: self.title, ways, others: self.others }
    }
}

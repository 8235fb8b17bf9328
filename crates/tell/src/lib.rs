//! One voice: everything that the games have to say, as messages.
//!
//! A message is an id and arguments ([`mirabilia_words::Message`]); the words are in `locales/`.
//! This crate alone chooses messages for steps, moves, effects, prices, consequences, refusals and
//! phases, from the typed values of the rules. Terminal, pages, reports and other programs format
//! what they are given and choose nothing.
//!
//! [`Tell`] is what a game brings; each has a folder here. [`Offer`] is what programs read.
//!
//! ```
//! use mirabilia_games::{AnyTable, GameKind};
//! use mirabilia_kernel::{Options, Seat, Seed, Seeded, Viewer};
//! use mirabilia_words::{Lang, Words};
//!
//! let mut table = AnyTable::new(GameKind::Duel, 2, &Options::default(), vec![]).unwrap();
//! table.deal(&mut Seeded::new(Seed::from(7)));
//! let (names, words) = (["Ada".to_owned(), "Bo".to_owned()], Words::new(Lang::En));
//! let seat = Seat::new(u8::from(mirabilia_tell::offers(&table, Seat::new(0)).is_empty()));
//! let offers = mirabilia_tell::offers(&table, seat);
//! let way = &offers[0].ways[0];
//! assert!(words.tell(&way.label, &names).starts_with("Take "));
//! assert!(mirabilia_tell::prompt(&table, Viewer::Public).ask.id.starts_with("duel-head-"));
//! ```
#![forbid(unsafe_code)]

mod any;
#[macro_use]
mod modules;
pub mod dice;
pub mod duel;
mod files;
mod folded;
mod offer;
mod reasons;
mod record;
mod report;
mod thing;
pub mod wonders;
mod you;

use mirabilia_games::ListedGame;
use mirabilia_kernel::{Preview as Kernel, Step, Viewer, Way as KernelWay};
use mirabilia_words::Message;
use serde::{Deserialize, Serialize};

pub use any::{
    advice, ending, move_advice, offers, offers_of_turn, open_steps, prompt, refusal, steps, why,
};
pub use files::{board_error, phrase, record_error, setup_error, step_error};
pub use folded::{folded, read_offers};
pub use offer::{Change, Offer, OtherPrice, Preview, PreviewEnd, Way};
pub use reasons::{category, reason};
pub use record::{StoryTurn, story};
pub use report::{tell_decision, tell_evaluation, tell_game, tell_hint, write_reasons};
pub use thing::Thing;
pub use you::to_you;

/// What is asked of a viewer now, and how far the game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prompt {
    /// What is to be decided, by the viewer or by others: `Your turn: take a card`.
    pub ask: Message,
    /// What there is to know about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub about: Option<Message>,
    /// How far the game is, in few words that can follow others: `Age I, turn 2 of 6`.
    pub chapter: Message,
    /// What has just happened although no step says so: the conflicts of an age, dice that enter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<Message>,
}

/// What a game says.
pub trait Tell: ListedGame {
    /// The id of something that can be picked, as the catalogue has it.
    fn pick_id(view: &Self::View, pick: &Self::Pick) -> String;
    /// What can be picked: its name, what it costs now, what it does.
    fn pick_title(view: &Self::View, pick: &Self::Pick) -> Message;
    /// What a way does, in few words, the price aside: `Build`, `Sell`.
    fn way_label(view: &Self::View, way: &KernelWay<Self>) -> Message;
    /// The coins of a bill in all.
    fn bill_total(bill: &Self::Bill) -> u16;
    /// A bill item by item, a sentence each.
    fn bill_items(view: &Self::View, bill: &Self::Bill) -> Vec<Message>;
    /// What something would cost other seats now, where they could build it too.
    fn other_prices(_: &Self::View, _: &Self::Pick) -> Vec<OtherPrice> {
        Vec::new()
    }
    /// What a move leads to, a short line each.
    fn notes(view: &Self::View, way: &KernelWay<Self>, preview: &Kernel<Self>) -> Vec<Message>;
    /// Why a move is refused. `bill` is what it would cost, where that is known.
    fn refusal(&self, why: &Self::Refusal, bill: Option<&Self::Bill>) -> Message;

    /// A step as a sentence that this viewer may hear; none for a step that needs no sentence.
    /// `before` is the state in which it was taken.
    fn step(&self, viewer: Viewer, step: &Step<Self>) -> Option<Message>;
    /// A move as advice: `Build Quarry`.
    fn advice(&self, m: Self::Move) -> Message;
    /// What is asked of a viewer now.
    fn prompt(view: &Self::View) -> Prompt;
}

//! What is generated: which types and values go to which file. This is the one place to add to.
//!
//! A type brings along all that it is made of; what an earlier file has is imported from there. So a
//! new kind of message is one line: `.with::<NewMessage>()`. Its crate needs a feature `ts` that
//! derives `ts_rs::TS`, switched on in this crate's `Cargo.toml`.

use mirabilia_analysis::{DecisionReport, GameReport, Hint, Reason};
use mirabilia_games::{AnyView, GameKind, ScoreSheet, dice, duel, wonders};
use mirabilia_protocol::{
    BoardSet, Created, FinishedPage, HandOver, LobbyRow, Me, Message, Moment, NewTable, Notice,
    Request, ReviewState,
};

use crate::module::Module;

/// Every file, those that others import from first.
pub(crate) fn modules() -> Vec<Module> {
    vec![
        Module::new("duel").with::<duel::Picture>().with::<duel::Catalogue>(),
        Module::new("wonders").with::<wonders::Picture>().with::<wonders::Catalogue>(),
        Module::new("dice").with::<dice::Picture<'static>>().with::<dice::Catalogue>(),
        Module::new("games").with::<GameKind>().with::<AnyView>().with::<ScoreSheet>(),
        Module::new("analysis")
            .with::<Reason>()
            .with::<Hint>()
            .with::<DecisionReport>()
            .with::<GameReport>(),
        Module::new("protocol")
            .with::<Request>()
            .with::<Message>()
            .with::<Notice>()
            .with::<NewTable>()
            .with::<Created>()
            .with::<LobbyRow>()
            .with::<Me>()
            .with::<FinishedPage>()
            .with::<HandOver>()
            .with::<ReviewState>()
            .with::<Moment>()
            .with::<BoardSet>(),
        Module::new("duel-catalogue").value("duelCatalogue", &duel::Catalogue::new()),
        Module::new("wonders-catalogue").value("wondersCatalogue", &wonders::Catalogue::new()),
        Module::new("dice-catalogue").value("diceCatalogue", &dice::Catalogue::new()),
    ]
}

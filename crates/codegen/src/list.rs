//! What is generated: which types and values go to which file. This is the one place to add to.
//!
//! A type brings along all that it is made of; what an earlier file has is imported from there. So a
//! new kind of message is one line: `.with::<NewMessage>()`. Its crate needs a feature `ts` that
//! derives `ts_rs::TS`, switched on in this crate's `Cargo.toml`.

use mirabilia_analysis::{DecisionReport, Evaluation, GameReport, Hint, Reason};
use mirabilia_games::{AnyView, GameFacts, GameKind, ScoreSheet, dice, duel, wonders};
use mirabilia_pad::{Doubt, PadEnd, PadEntry, PadStanding, Sheets};
use mirabilia_protocol::{
    BlockedPerson, BoardSet, Code, Created, FinishedPage, HandOver, KeyInfo, LobbyRow, LocalReply,
    LocalRequest, Me, Message, Moment, NewTable, Notice, PersonAt, Request, ReviewState,
};

use mirabilia_tell::{self as tell, Offer, Prompt, Thing};
use mirabilia_words::Message as Told;

use crate::module::Module;

/// Every file, those that others import from first.
pub(crate) fn modules() -> Vec<Module> {
    vec![
        Module::new("duel").with::<duel::Picture>().with::<duel::Catalogue>(),
        Module::new("wonders").with::<wonders::Picture>().with::<wonders::Catalogue>(),
        Module::new("dice").with::<dice::Picture>().with::<dice::Catalogue>(),
        Module::new("games")
            .with::<GameKind>()
            .with::<AnyView>()
            .with::<ScoreSheet>()
            .with::<GameFacts>()
            .value("gameFacts", &GameKind::ALL.iter().map(|kind| kind.facts()).collect::<Vec<_>>()),
        Module::new("tell")
            .with::<Told>()
            .with::<Offer>()
            .with::<Prompt>()
            .with::<Thing>()
            .with::<tell::dice::BoardThings>(),
        Module::new("analysis")
            .with::<Reason>()
            .with::<Hint>()
            .with::<DecisionReport>()
            .with::<GameReport>()
            .with::<Evaluation>(),
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
            .with::<KeyInfo>()
            .with::<BlockedPerson>()
            .with::<PersonAt>()
            .with::<ReviewState>()
            .with::<Moment>()
            .with::<BoardSet>()
            .with::<LocalRequest>()
            .with::<LocalReply>()
            .value("refusalCodes", &Code::ALL.to_vec()),
        Module::new("pad")
            .with::<Sheets>()
            .with::<PadEntry>()
            .with::<PadEnd>()
            .with::<Doubt>()
            .with::<PadStanding>(),
        Module::new("duel-catalogue").value("duelCatalogue", &duel::Catalogue::new()),
        Module::new("wonders-catalogue").value("wondersCatalogue", &wonders::Catalogue::new()),
        Module::new("duel-things").value("duelThings", &tell::duel::things()),
        Module::new("wonders-things").value("wondersThings", &tell::wonders::things()),
        Module::new("dice-catalogue").value("diceCatalogue", &dice::Catalogue::new()),
        Module::new("dice-things").value("diceThings", &tell::dice::things()),
        Module::new("pad-sheets").value("padSheets", &Sheets::new()),
    ]
}

//! Holding what a person heard and was acknowledged against what the server says.

use mirabilia_kernel::Luck;
use mirabilia_protocol::Event;

use super::{Finding, Player};
use crate::deed::Deed;
use crate::patience::patiently;
use crate::word::Word;

impl Player {
    async fn events_since(&self, from: u64) -> Result<Word, Finding> {
        let path = format!("/api/tables/{}/events?from={from}", self.table);
        let ask = |tries| self.person.at(self.server + tries).get(&path);
        patiently(&self.world.tally, ask).await
    }

    /// Holds what was heard and acknowledged against what the server says now.
    pub(super) async fn compare(&mut self) -> Result<(), Finding> {
        let Some(heard) = &self.heard else { return Ok(()) };
        self.world.tally.compared.add();
        let told = self.events_since(heard.base).await?;
        heard.compare(told.seq, &told.events)?;
        if let Some(moment) = heard.moment(|count| self.luck.below(count)) {
            let told = self.events_since(heard.seq_at(moment)).await?;
            heard.compare_since(moment, &told.events)?;
        }
        let Some(last) = self.acknowledged.last() else { return Ok(()) };
        let told = self.events_since(last.seq - 1).await?;
        let is_it = match (told.events.first(), &last.deed) {
            (Some(Event::Chose { seat, stand_in: false }), Deed::Move { .. }) => *seat == self.seat,
            (Some(Event::Said { line }), Deed::Say { text }) => line.text == *text,
            _ => false,
        };
        if !is_it {
            let first = told.events.first();
            return Err(format!("{last:?} was acknowledged, but the event is {first:?}"));
        }
        Ok(())
    }
}

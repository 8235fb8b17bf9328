//! What a node does by itself: it takes up tables whose bots or clocks are due, keeps its hold on
//! them, passes on what other nodes stored, and notes who is connected.

use std::sync::Arc;
use std::time::Duration;

use mirabilia_store::Change;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::hub::{Hub, LEASE};
use crate::live::Ask;
use crate::time::now;

/// Tables that are taken up at once.
const AT_ONCE: u32 = 500;

/// Takes up what is due, for as long as the server runs.
pub(crate) async fn keep(hub: Arc<Hub>) {
    let mut tick = interval(Duration::from_secs(1));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut renewed = Instant::now();
    let mut counted = Instant::now() - Duration::from_mins(1);
    while !hub.is_closing() {
        tick.tick().await;
        if renewed.elapsed() >= Duration::from_millis(LEASE as u64 / 3) {
            renewed = Instant::now();
            if let Err(error) = hub.store.renew(&hub.node, now() + LEASE).await {
                tracing::warn!(%error, "could not keep the hold on tables");
            }
        }
        take_up(&hub).await;
        let touched = hub.take_touched();
        if !touched.is_empty()
            && let Err(error) = hub.store.touch(&touched, now()).await
        {
            tracing::warn!(%error, "could not note who is there");
        }
        if counted.elapsed() >= Duration::from_secs(15) {
            counted = Instant::now();
            count(&hub).await;
            hub.gates.tidy();
            crate::figures::upkeep();
        }
    }
}

async fn take_up(hub: &Arc<Hub>) {
    let time = now();
    match hub.store.claim(&hub.node, time, time + LEASE, AT_ONCE).await {
        Ok(tables) => {
            for table in tables {
                match hub.table(table.as_str()) {
                    Ok(stub) => stub.nudge(Ask::Wake),
                    Err(refusal) => tracing::warn!(%table, %refusal, "could not take up a table"),
                }
            }
        }
        Err(error) => tracing::warn!(%error, "could not take up tables"),
    }
}

async fn count(hub: &Hub) {
    if let Ok(counts) = hub.store.counts().await {
        for (status, count) in [
            ("open", counts.open),
            ("playing", counts.playing),
            ("finished", counts.finished),
            ("closed", counts.closed),
        ] {
            metrics::gauge!("mirabilia_tables", "status" => status).set(count as f64);
        }
    }
    metrics::gauge!("mirabilia_bots_waiting").set(hub.bots.waiting() as f64);
    metrics::gauge!("mirabilia_analyses_waiting").set(hub.analyses.waiting() as f64);
}

/// Passes on what other nodes stored.
pub(crate) async fn hear(hub: Arc<Hub>) {
    let mut changes = hub.store.changes();
    while !hub.is_closing() {
        match changes.recv().await {
            // Alone, this node has stored it itself.
            Ok(Change::Appended { .. }) if !hub.is_shared => {}
            Ok(Change::Appended { table, seq }) => {
                hub.nudge(table.as_str(), Ask::Changed { seq: Some(seq) });
                if !hub.is_live(table.as_str()) && hub.notices.watches(&table) {
                    hub.notices.look_up(&hub, &table).await;
                }
            }
            Ok(Change::Lost) | Err(RecvError::Lagged(_)) => {
                hub.nudge_all(|| Ask::Changed { seq: None });
            }
            Err(RecvError::Closed) => break,
        }
    }
}

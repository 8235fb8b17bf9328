//! Background tasks of a node: claims tables whose bots or clocks are due, renews leases, forwards
//! the appends of other nodes, and records who is connected.

use std::sync::Arc;
use std::time::Duration;

use mirabilia_store::Notification;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::hub::{Hub, LEASE};
use crate::live::TableMessage;
use crate::time::{self, now};

/// The maximum number of tables claimed per second.
const CLAIM_LIMIT: u32 = 500;

/// Claims due tables, renews leases and updates gauges until the server shuts down.
pub(crate) async fn run(hub: Arc<Hub>) {
    let mut tick = interval(Duration::from_secs(1));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut renewed = Instant::now();
    let mut counted = Instant::now() - Duration::from_mins(1);
    while !hub.is_closing() {
        tick.tick().await;
        if renewed.elapsed() >= Duration::from_millis(LEASE as u64 / 3) {
            renewed = Instant::now();
            if let Err(error) = hub.store.renew(&hub.node, now() + LEASE).await {
                tracing::warn!(%error, "cannot renew leases");
            }
        }
        claim_due_tables(&hub).await;
        let connected = hub.take_connected();
        if !connected.is_empty()
            && let Err(error) = hub.store.touch(&connected, now()).await
        {
            tracing::warn!(%error, "cannot record presence");
        }
        if counted.elapsed() >= Duration::from_secs(15) {
            counted = Instant::now();
            update_gauges(&hub).await;
            if hub.is_shared
                && let Err(error) = time::synchronize(&*hub.store).await
            {
                tracing::warn!(%error, "cannot read the clock of the database server");
            }
            hub.rate_limits.prune();
            crate::metrics::upkeep();
        }
    }
}

async fn claim_due_tables(hub: &Arc<Hub>) {
    let time = now();
    match hub.store.claim(&hub.node, time, time + LEASE, CLAIM_LIMIT).await {
        Ok(tables) => {
            for table in tables {
                match hub.table(table.as_str()) {
                    Ok(handle) => handle.try_send(TableMessage::Wake),
                    Err(refusal) => tracing::warn!(%table, %refusal, "cannot load a due table"),
                }
            }
        }
        Err(error) => tracing::warn!(%error, "cannot claim due tables"),
    }
}

async fn update_gauges(hub: &Hub) {
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
    metrics::gauge!("mirabilia_bots_waiting").set(hub.bots.queued() as f64);
    metrics::gauge!("mirabilia_analyses_waiting").set(hub.analyses.queued() as f64);
}

/// Forwards the appends of other nodes to live tables and subscribers of notices.
pub(crate) async fn forward_changes(hub: Arc<Hub>) {
    let mut changes = hub.store.changes();
    while !hub.is_closing() {
        match changes.recv().await {
            // A single node only hears its own appends.
            Ok(Notification::Appended { .. }) if !hub.is_shared => {}
            Ok(Notification::Appended { table, seq }) => {
                hub.try_send(table.as_str(), TableMessage::StoreChanged { seq: Some(seq) });
                if !hub.is_live(table.as_str()) && hub.notices.is_watched(&table) {
                    hub.notices.reload(&hub, &table).await;
                }
            }
            Ok(Notification::Lost) | Err(RecvError::Lagged(_)) => {
                hub.try_send_all(|| TableMessage::StoreChanged { seq: None });
            }
            Err(RecvError::Closed) => break,
        }
    }
}

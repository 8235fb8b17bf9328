//! Background tasks of a node: claims tables whose bots or clocks are due, renews leases, forwards
//! the appends of other nodes, and records who is connected.

use std::sync::Arc;
use std::time::Duration;

use mirabilia_store::Notification;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::archive::{self, Cleaned};
use crate::hub::{Hub, LEASE};
use crate::live::TableMessage;

/// The maximum number of tables claimed per second.
const CLAIM_LIMIT: u32 = 500;

/// How often old tables are deleted.
const CLEAN_INTERVAL: Duration = Duration::from_hours(1);

/// Claims due tables, renews leases and updates gauges until the server shuts down.
pub(crate) async fn run(hub: Arc<Hub>) {
    let mut tick = interval(Duration::from_secs(1));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut renewed = Instant::now();
    let mut counted = Instant::now() - Duration::from_mins(1);
    let mut cleaned: Option<Instant> = None;
    while !hub.is_closing() {
        tick.tick().await;
        if renewed.elapsed() >= Duration::from_millis(LEASE as u64 / 3) {
            renewed = Instant::now();
            if let Err(error) = hub.store.renew(&hub.node, hub.clock.now() + LEASE).await {
                tracing::warn!(%error, "cannot renew leases");
            }
        }
        claim_due_tables(&hub).await;
        let connected = hub.take_connected();
        if !connected.is_empty()
            && let Err(error) = hub.store.touch(&connected, hub.clock.now()).await
        {
            tracing::warn!(%error, "cannot record presence");
        }
        if counted.elapsed() >= Duration::from_secs(15) {
            counted = Instant::now();
            update_gauges(&hub).await;
            if hub.is_shared
                && let Err(error) = hub.clock.follow(&*hub.store).await
            {
                tracing::warn!(%error, "cannot read the clock of the database server");
            }
            if let Err(error) = hub.bans.load(&*hub.store).await {
                tracing::warn!(%error, "cannot read the bans");
            }
            hub.rate_limits.prune();
            crate::metrics::upkeep();
        }
        let is_due = cleaned.is_none_or(|at| at.elapsed() >= CLEAN_INTERVAL);
        if is_due && !hub.config.keep.is_everything() {
            cleaned = Some(Instant::now());
            clean(&hub).await;
        }
    }
}

/// Deletes old tables and people.
async fn clean(hub: &Hub) {
    match archive::clean(&*hub.store, &hub.config.keep, hub.clock.now(), false).await {
        Ok(cleaned) if cleaned == Cleaned::default() => {}
        Ok(Cleaned { tables, people }) => {
            metrics::counter!("mirabilia_cleaned_tables_total").increment(tables.len() as u64);
            tracing::info!(tables = tables.len(), people, "deleted what was too old");
        }
        Err(error) => tracing::warn!(%error, "cannot clean up"),
    }
}

async fn claim_due_tables(hub: &Arc<Hub>) {
    let time = hub.clock.now();
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

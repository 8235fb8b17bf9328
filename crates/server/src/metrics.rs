//! Prometheus metrics: one recorder per process.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Installs the recorder, unless the process already has another one.
pub(crate) fn install() {
    HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(&[
            0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0,
        ]);
        builder.ok().and_then(|builder| builder.install_recorder().ok())
    });
    crate::limits::register();
}

/// All metrics in the Prometheus text format.
pub(crate) fn render() -> String {
    HANDLE.get().and_then(Option::as_ref).map_or_else(String::new, PrometheusHandle::render)
}

/// Aggregates histograms; without this the recorder keeps every sample.
pub(crate) fn upkeep() {
    if let Some(Some(handle)) = HANDLE.get() {
        handle.run_upkeep();
    }
}

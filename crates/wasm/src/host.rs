//! The imports of the module: what its host provides.

use std::panic;
use std::sync::Once;
use std::time::Duration;

use mirabilia_bots::clock;

#[allow(unsafe_code)]
#[link(wasm_import_module = "mirabilia")]
unsafe extern "C" {
    /// A monotonic clock, in milliseconds.
    safe fn now() -> f64;
    /// Receives the message of a panic, as UTF-8. The module traps afterwards.
    safe fn panicked(at: *const u8, len: usize);
}

/// Sets the clock and the panic hook, once.
pub(crate) fn prepare() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        clock::set_clock(|| Duration::from_secs_f64(now().max(0.0) / 1e3));
        panic::set_hook(Box::new(|info| {
            let message = info.to_string();
            panicked(message.as_ptr(), message.len());
        }));
    });
}

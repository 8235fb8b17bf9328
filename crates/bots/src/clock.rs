//! The clock of budgets. WebAssembly has no clock of its own, so its host provides one.

#[cfg(not(target_family = "wasm"))]
pub use std::time::Instant;

#[cfg(target_family = "wasm")]
pub use host::{Instant, set_clock};

#[cfg(target_family = "wasm")]
mod host {
    use std::ops::Add;
    use std::sync::OnceLock;
    use std::time::Duration;

    /// The clock of the host. Until it is set, no time passes.
    static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

    /// Sets the clock. It must be monotonic. Later calls have no effect.
    pub fn set_clock(clock: fn() -> Duration) {
        CLOCK.get_or_init(|| clock);
    }

    /// A point in time: the part of [`std::time::Instant`] that budgets use.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub struct Instant(Duration);

    impl Instant {
        /// The current time.
        pub fn now() -> Self {
            Self(CLOCK.get().map_or(Duration::ZERO, |clock| clock()))
        }

        /// The time since this instant.
        pub fn elapsed(&self) -> Duration {
            Self::now().saturating_duration_since(*self)
        }

        /// The time since an earlier instant; zero if it is later.
        pub fn saturating_duration_since(&self, earlier: Self) -> Duration {
            self.0.saturating_sub(earlier.0)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Self;

        fn add(self, time: Duration) -> Self {
            Self(self.0 + time)
        }
    }
}

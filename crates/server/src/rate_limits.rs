//! Rate limits per client address and per person.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{NotUntil, Quota, RateLimiter};
use mirabilia_protocol::{Code, Refusal};

use crate::config::Limits;
use crate::limits::Limit;

type KeyedLimiter<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;
type AddressLimiter = KeyedLimiter<IpAddr>;

/// The smallest burst of the storage limit in KiB: some large records or board files at once.
const STORAGE_BURST: u32 = 4096;
/// Otherwise the burst is this part of a day's limit.
const STORAGE_PART: u32 = 20;
const SECONDS_PER_DAY: u32 = 86_400;

/// The rate limits of all client addresses.
pub(crate) struct RateLimits {
    requests: AddressLimiter,
    tables: AddressLimiter,
    people: AddressLimiter,
    storage: AddressLimiter,
    exports: AddressLimiter,
    commands: KeyedLimiter<String>,
    sockets: Arc<Mutex<BTreeMap<IpAddr, u32>>>,
    limits: Limits,
}

/// Counts one open socket against its address until it is dropped.
pub(crate) struct SocketPermit {
    sockets: Arc<Mutex<BTreeMap<IpAddr, u32>>>,
    address: IpAddr,
}

/// Limits the commands of one socket.
pub(crate) struct SocketCommands(RateLimiter<NotKeyed, InMemoryState, DefaultClock>);

impl SocketCommands {
    /// Counts a command.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        self.0.check().map_err(|until| {
            let message = "rate limit exceeded: too many commands on this socket";
            Limit::Commands.refusal(Code::TooMany, message).retry_after(wait(&until))
        })
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn command_quota(limits: &Limits) -> Quota {
    Quota::per_second(at_least_one(limits.commands))
        .allow_burst(at_least_one(limits.commands.saturating_mul(5)))
}

/// KiB at the rate of a day's limit in MiB.
fn storage_quota(mib_per_day: u32) -> Quota {
    let per_kib = f64::from(SECONDS_PER_DAY) / (f64::from(mib_per_day.max(1)) * 1024.0);
    let quota = Quota::with_period(Duration::from_secs_f64(per_kib));
    let quota = quota.unwrap_or(Quota::per_second(NonZeroU32::MIN));
    let part = mib_per_day.saturating_mul(1024) / STORAGE_PART;
    quota.allow_burst(at_least_one(part.max(STORAGE_BURST)))
}

impl RateLimits {
    pub(crate) fn new(limits: &Limits) -> Self {
        let requests = Quota::per_second(at_least_one(limits.requests))
            .allow_burst(at_least_one(limits.requests.saturating_mul(10)));
        let tables = Quota::per_hour(at_least_one(limits.tables));
        let people = Quota::per_hour(at_least_one(limits.people));
        Self {
            requests: RateLimiter::dashmap(requests),
            tables: RateLimiter::dashmap(tables),
            people: RateLimiter::dashmap(people),
            storage: RateLimiter::dashmap(storage_quota(limits.storage)),
            exports: RateLimiter::dashmap(Quota::per_hour(at_least_one(limits.exports))),
            commands: RateLimiter::dashmap(command_quota(limits)),
            sockets: Arc::default(),
            limits: *limits,
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Refusal> {
        self.requests.check_key(&network(address)).map_err(|until| {
            let limit = self.limits.requests;
            let message = format!("rate limit exceeded: {limit} requests per second");
            Limit::Requests.refusal(Code::TooMany, message).retry_after(wait(&until))
        })
    }

    /// Counts a new table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Refusal> {
        self.tables.check_key(&network(address)).map_err(|until| {
            let limit = self.limits.tables;
            let message = format!("rate limit exceeded: {limit} new tables per hour");
            Limit::Tables.refusal(Code::TooManyTables, message).retry_after(wait(&until))
        })
    }

    /// Counts a new key.
    pub(crate) fn person(&self, address: IpAddr) -> Result<(), Refusal> {
        self.people.check_key(&network(address)).map_err(|until| {
            let limit = self.limits.people;
            let message = format!("rate limit exceeded: {limit} new keys per hour; reuse your key");
            Limit::People.refusal(Code::TooMany, message).retry_after(wait(&until))
        })
    }

    /// Counts an export or a deletion of a person's data.
    pub(crate) fn export(&self, address: IpAddr) -> Result<(), Refusal> {
        self.exports.check_key(&network(address)).map_err(|until| {
            let limit = self.limits.exports;
            let message = format!("rate limit exceeded: {limit} exports or deletions per hour");
            Limit::Exports.refusal(Code::TooMany, message).retry_after(wait(&until))
        })
    }

    /// Counts a command of a person, on all their sockets together.
    pub(crate) fn command(&self, person: &str) -> Result<(), Refusal> {
        self.commands.check_key(&person.to_owned()).map_err(|until| {
            let limit = self.limits.commands;
            let message = format!("rate limit exceeded: {limit} commands per second");
            Limit::Commands.refusal(Code::TooMany, message).retry_after(wait(&until))
        })
    }

    /// Counts data that a request stores.
    pub(crate) fn storage(&self, address: IpAddr, bytes: usize) -> Result<(), Refusal> {
        let kib = at_least_one(bytes.div_ceil(1024) as u32);
        let kib = kib.min(at_least_one(STORAGE_BURST));
        // The burst has room for every request.
        let Ok(Err(until)) = self.storage.check_key_n(&network(address), kib) else {
            return Ok(());
        };
        let limit = self.limits.storage;
        let message = format!("storage limit exceeded: {limit} MiB per day");
        Err(Limit::Storage.refusal(Code::TooMany, message).retry_after(wait(&until)))
    }

    /// Counts an open socket.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<SocketPermit, Refusal> {
        let address = network(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        if *count >= self.limits.sockets {
            let message = format!("{count} sockets are open from your address, which is the limit");
            return Err(Limit::Sockets.refusal(Code::TooMany, message));
        }
        *count += 1;
        Ok(SocketPermit { sockets: Arc::clone(&self.sockets), address })
    }

    /// A limiter for the commands of one socket.
    pub(crate) fn socket_commands(&self) -> SocketCommands {
        SocketCommands(RateLimiter::direct(command_quota(&self.limits)))
    }

    /// Forgets idle addresses.
    pub(crate) fn prune(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
        self.people.retain_recent();
        self.storage.retain_recent();
        self.exports.retain_recent();
        self.commands.retain_recent();
    }
}

/// How long a client must wait until it is within a limit.
fn wait(until: &NotUntil<<DefaultClock as Clock>::Instant>) -> Duration {
    until.wait_time_from(DefaultClock::default().now())
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// The unit of counting: an IPv4 address, or an IPv6 /64, which one customer typically has.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6((u128::from(v6) & !u128::from(u64::MAX)).into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_own_limits() {
        let rate_limits = RateLimits::new(&Limits {
            requests: 1,
            sockets: 2,
            tables: 3,
            people: 1,
            ..Limits::default()
        });
        let (a, b): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        for _ in 0..10 {
            rate_limits.request(a).unwrap();
        }
        assert_eq!(rate_limits.request(a).unwrap_err().code, Code::TooMany);
        rate_limits.request(b).unwrap();
        for _ in 0..3 {
            rate_limits.table(a).unwrap();
        }
        assert_eq!(rate_limits.table(a).unwrap_err().code, Code::TooManyTables);
        let held = [rate_limits.socket(a).unwrap(), rate_limits.socket(a).unwrap()];
        assert!(rate_limits.socket(a).is_err());
        drop(held);
        assert!(rate_limits.socket(a).is_ok());
    }

    #[test]
    fn a_day_stores_no_more_than_its_limit() {
        let rate_limits = RateLimits::new(&Limits { storage: 1, ..Limits::default() });
        let address: IpAddr = "10.0.0.1".parse().unwrap();
        rate_limits.storage(address, 4 << 20).unwrap();
        assert_eq!(rate_limits.storage(address, 1).unwrap_err().code, Code::TooMany);
        rate_limits.storage("10.0.0.2".parse().unwrap(), 1).unwrap();
    }

    #[test]
    fn a_refusal_says_when_the_limit_is_over() {
        let rate_limits = RateLimits::new(&Limits {
            requests: 2,
            tables: 4,
            people: 2,
            storage: 1,
            ..Limits::default()
        });
        let address: IpAddr = "10.0.0.1".parse().unwrap();
        let seconds = |again: &dyn Fn() -> Result<(), Refusal>| {
            let refusal = (0..100).find_map(|_| again().err());
            refusal.and_then(|refusal| refusal.retry_after).unwrap()
        };
        assert_eq!(seconds(&|| rate_limits.request(address)), 1);
        // Four an hour: the next one after a quarter of an hour.
        assert!((899..=900).contains(&seconds(&|| rate_limits.table(address))));
        assert!((1799..=1800).contains(&seconds(&|| rate_limits.person(address))));
        // 1 MiB a day is 84.4 s for a KiB.
        assert!((80_000..=86_400).contains(&seconds(&|| rate_limits.storage(address, 1 << 20))));
    }

    #[test]
    fn the_commands_of_a_person_are_counted_together() {
        let rate_limits = RateLimits::new(&Limits { commands: 2, ..Limits::default() });
        for _ in 0..10 {
            rate_limits.command("ada").unwrap();
        }
        assert_eq!(rate_limits.command("ada").unwrap_err().code, Code::TooMany);
        rate_limits.command("bo").unwrap();
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let rate_limits = RateLimits::new(&Limits { sockets: 1, ..Limits::default() });
        let _held = rate_limits.socket("2001:db8::1".parse().unwrap()).unwrap();
        assert!(rate_limits.socket("2001:db8::ffff".parse().unwrap()).is_err());
        assert!(rate_limits.socket("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }
}

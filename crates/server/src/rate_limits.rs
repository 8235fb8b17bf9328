//! Rate limits per client address.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use mirabilia_protocol::{Code, Refusal};

use crate::config::Limits;

type AddressLimiter = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;

/// The rate limits of all client addresses.
pub(crate) struct RateLimits {
    requests: AddressLimiter,
    tables: AddressLimiter,
    people: AddressLimiter,
    sockets: Arc<Mutex<BTreeMap<IpAddr, u32>>>,
    limits: Limits,
}

/// Counts one open socket against its address until it is dropped.
pub(crate) struct SocketPermit {
    sockets: Arc<Mutex<BTreeMap<IpAddr, u32>>>,
    address: IpAddr,
}

/// Limits the commands of one socket.
pub(crate) type CommandLimiter = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
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
            sockets: Arc::default(),
            limits: *limits,
        }
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Refusal> {
        self.requests.check_key(&network(address)).map_err(|_| {
            let limit = self.limits.requests;
            let message = format!("rate limit exceeded: {limit} requests per second");
            Refusal::new(Code::TooMany, message)
        })
    }

    /// Counts a new table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Refusal> {
        self.tables.check_key(&network(address)).map_err(|_| {
            let limit = self.limits.tables;
            let message = format!("rate limit exceeded: {limit} new tables per hour");
            Refusal::new(Code::TooManyTables, message)
        })
    }

    /// Counts a new key.
    pub(crate) fn person(&self, address: IpAddr) -> Result<(), Refusal> {
        self.people.check_key(&network(address)).map_err(|_| {
            let limit = self.limits.people;
            let message = format!("rate limit exceeded: {limit} new keys per hour; reuse your key");
            Refusal::new(Code::TooMany, message)
        })
    }

    /// Counts an open socket.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<SocketPermit, Refusal> {
        let address = network(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        if *count >= self.limits.sockets {
            let message = format!("{count} sockets are open from your address, which is the limit");
            return Err(Refusal::new(Code::TooMany, message));
        }
        *count += 1;
        Ok(SocketPermit { sockets: Arc::clone(&self.sockets), address })
    }

    /// A limiter for the commands of one socket.
    pub(crate) fn command_limiter(&self) -> CommandLimiter {
        let quota = Quota::per_second(at_least_one(self.limits.commands))
            .allow_burst(at_least_one(self.limits.commands.saturating_mul(5)));
        RateLimiter::direct(quota)
    }

    /// Forgets idle addresses.
    pub(crate) fn prune(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
        self.people.retain_recent();
    }
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
fn network(address: IpAddr) -> IpAddr {
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
        let rate_limits =
            RateLimits::new(&Limits { requests: 1, sockets: 2, tables: 3, people: 1, commands: 1 });
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
    fn an_ipv6_network_counts_as_one_address() {
        let rate_limits = RateLimits::new(&Limits { sockets: 1, ..Limits::default() });
        let _held = rate_limits.socket("2001:db8::1".parse().unwrap()).unwrap();
        assert!(rate_limits.socket("2001:db8::ffff".parse().unwrap()).is_err());
        assert!(rate_limits.socket("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }
}

//! What one address may do.

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

type ByAddress = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;

/// Counts what each address does.
pub(crate) struct Gates {
    requests: ByAddress,
    tables: ByAddress,
    people: ByAddress,
    sockets: Arc<Mutex<BTreeMap<IpAddr, u32>>>,
    limits: Limits,
}

/// A socket that counts until it is dropped.
pub(crate) struct Counted {
    sockets: Arc<Mutex<BTreeMap<IpAddr, u32>>>,
    address: IpAddr,
}

/// Counts what one socket sends.
pub(crate) type SocketGate = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Gates {
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

    /// May this address ask now?
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Refusal> {
        self.requests.check_key(&network(address)).map_err(|_| {
            let message =
                format!("more than {} requests a second; slow down", self.limits.requests);
            Refusal::new(Code::TooMany, message)
        })
    }

    /// May this address open a table now?
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Refusal> {
        self.tables.check_key(&network(address)).map_err(|_| {
            let message = format!("more than {} tables an hour; wait a while", self.limits.tables);
            Refusal::new(Code::TooManyTables, message)
        })
    }

    /// May this address have a new key now?
    pub(crate) fn person(&self, address: IpAddr) -> Result<(), Refusal> {
        self.people.check_key(&network(address)).map_err(|_| {
            let message = format!("more than {} new keys an hour; keep yours", self.limits.people);
            Refusal::new(Code::TooMany, message)
        })
    }

    /// Counts a socket of this address.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<Counted, Refusal> {
        let address = network(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        if *count >= self.limits.sockets {
            let message = format!("{count} sockets are open from your address; close some");
            return Err(Refusal::new(Code::TooMany, message));
        }
        *count += 1;
        Ok(Counted { sockets: Arc::clone(&self.sockets), address })
    }

    /// A gate for what one socket sends.
    pub(crate) fn commands(&self) -> SocketGate {
        let quota = Quota::per_second(at_least_one(self.limits.commands))
            .allow_burst(at_least_one(self.limits.commands.saturating_mul(5)));
        RateLimiter::direct(quota)
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
        self.people.retain_recent();
    }
}

impl Drop for Counted {
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

/// What counts as one address: an IPv6 customer has a whole /64.
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
    fn each_address_has_its_own_bounds() {
        let gates =
            Gates::new(&Limits { requests: 1, sockets: 2, tables: 3, people: 1, commands: 1 });
        let (a, b): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        for _ in 0..10 {
            gates.request(a).unwrap();
        }
        assert_eq!(gates.request(a).unwrap_err().code, Code::TooMany);
        gates.request(b).unwrap();
        for _ in 0..3 {
            gates.table(a).unwrap();
        }
        assert_eq!(gates.table(a).unwrap_err().code, Code::TooManyTables);
        let held = [gates.socket(a).unwrap(), gates.socket(a).unwrap()];
        assert!(gates.socket(a).is_err());
        drop(held);
        assert!(gates.socket(a).is_ok());
    }

    #[test]
    fn an_ipv6_network_is_one_address() {
        let gates = Gates::new(&Limits { sockets: 1, ..Limits::default() });
        let _held = gates.socket("2001:db8::1".parse().unwrap()).unwrap();
        assert!(gates.socket("2001:db8::ffff".parse().unwrap()).is_err());
        assert!(gates.socket("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }
}

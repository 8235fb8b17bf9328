//! Bans by the host of the server: people and networks. `mirabilia admin ban` writes them to the
//! store, and every node reads them again every few seconds.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

use ipnet::IpNet;
use mirabilia_protocol::{Code, Refusal};
use mirabilia_store::{Ban, Store, StoreError};

use crate::limits::Limit;

/// A network in its canonical form; one address is a network, too. `None` if the text is neither.
pub fn network(text: &str) -> Option<String> {
    let network = match text.parse::<IpAddr>() {
        Ok(address) => IpNet::from(address.to_canonical()),
        Err(_) => text.parse::<IpNet>().ok()?,
    };
    Some(network.trunc().to_string())
}

/// The bans that are in force.
#[derive(Default)]
pub(crate) struct Bans(RwLock<Lists>);

#[derive(Default)]
struct Lists {
    people: BTreeMap<String, Ban>,
    networks: Vec<(IpNet, Ban)>,
}

impl Bans {
    /// Reads all bans.
    pub(crate) async fn load(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut lists = Lists::default();
        for ban in store.bans().await? {
            match ban.subject.parse::<IpNet>() {
                Ok(network) => lists.networks.push((network, ban)),
                Err(_) => drop(lists.people.insert(ban.subject.clone(), ban)),
            }
        }
        let count = lists.people.len() + lists.networks.len();
        metrics::gauge!("mirabilia_bans").set(count as f64);
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = lists;
        Ok(())
    }

    /// Refuses a person who is banned.
    pub(crate) fn check_person(&self, person: &str, now: i64) -> Result<(), Refusal> {
        let lists = self.0.read().unwrap_or_else(PoisonError::into_inner);
        lists.people.get(person).map_or(Ok(()), |ban| check(ban, now))
    }

    /// Refuses an address in a banned network.
    pub(crate) fn check_address(&self, address: IpAddr, now: i64) -> Result<(), Refusal> {
        let address = address.to_canonical();
        let lists = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut bans = lists.networks.iter().filter(|(network, _)| network.contains(&address));
        bans.try_for_each(|(_, ban)| check(ban, now))
    }
}

/// Refuses if a ban has not expired.
fn check(ban: &Ban, now: i64) -> Result<(), Refusal> {
    if ban.until.is_some_and(|until| until <= now) {
        return Ok(());
    }
    let reason = if ban.reason.is_empty() { "no reason given" } else { &ban.reason };
    let message = format!("the host of this server has banned you: {reason}");
    Err(Limit::Ban.refusal(Code::Banned, message))
}

#[cfg(test)]
mod tests {
    use mirabilia_store::{Memory, People};

    use super::*;

    #[test]
    fn networks_have_one_form() {
        for (text, expected) in [
            ("203.0.113.7", Some("203.0.113.7/32")),
            ("203.0.113.7/24", Some("203.0.113.0/24")),
            ("2001:db8::1/48", Some("2001:db8::/48")),
            ("0123456789abcdefghjk", None),
        ] {
            assert_eq!(network(text).as_deref(), expected, "{text}");
        }
    }

    #[tokio::test]
    async fn people_and_networks_are_banned_until_the_ban_expires() {
        let store = Memory::new();
        let (now, hour) = (1_800_000_000_000, 3_600_000);
        for (subject, until) in [
            ("eve", None),
            ("old", Some(now - hour)),
            ("203.0.113.0/24", Some(now + hour)),
            ("2001:db8::/48", None),
        ] {
            let ban = Ban { subject: subject.into(), reason: "rude".into(), at: now, until };
            store.ban(&ban).await.unwrap();
        }
        let bans = Bans::default();
        bans.check_person("eve", now).unwrap();
        bans.load(&store).await.unwrap();
        let refusal = bans.check_person("eve", now).unwrap_err();
        assert_eq!(refusal.code, Code::Banned);
        assert!(refusal.message.ends_with("rude"), "{refusal}");
        bans.check_person("old", now).unwrap();
        for address in ["203.0.113.7", "::ffff:203.0.113.7", "2001:db8:0:9::1"] {
            bans.check_address(address.parse().unwrap(), now).unwrap_err();
        }
        for address in ["203.0.114.7", "2001:db8:1::1", "127.0.0.1"] {
            bans.check_address(address.parse().unwrap(), now).unwrap();
        }
        store.unban("eve").await.unwrap();
        bans.load(&store).await.unwrap();
        bans.check_person("eve", now).unwrap();
    }
}

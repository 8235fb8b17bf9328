//! Links to tables.

use anyhow::{Result, ensure};

/// A table at a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLink {
    /// The server's base URL: `http://host:port`.
    pub server: String,
    /// The table's id.
    pub table: String,
}

impl TableLink {
    /// Parses a link copied from a browser, or a table id together with `server`.
    pub fn read(text: &str, server: Option<&str>) -> Result<Self> {
        let text = text.trim();
        let (place, table) = match text.split_once("#/t/") {
            Some((place, table)) => (Some(place), table),
            None => (None, text),
        };
        let table = table.split(['?', '/']).next().unwrap_or_default();
        ensure!(
            is_id(table) && (place.is_some() || text == table),
            "--join {text:?}: expected a link such as http://host:7777/#/t/4h8k2m9q0rst, or a \
             12-character table id with --server"
        );
        let server = match (place.filter(|place| !place.is_empty()), server) {
            (Some(place), None) => place,
            (_, Some(server)) => server,
            (None, None) => {
                anyhow::bail!("--join {text:?}: no server given; add --server http://host:7777")
            }
        };
        Ok(Self { server: address(server)?, table: table.to_owned() })
    }
}

/// Normalises a server address.
fn address(text: &str) -> Result<String> {
    let (scheme, rest) = match text.split_once("://") {
        Some((scheme, rest)) => (scheme, rest),
        None => ("http", text),
    };
    let rest = rest.trim_end_matches('/');
    ensure!(
        matches!(scheme, "http" | "https")
            && !rest.is_empty()
            && !rest.contains(char::is_whitespace),
        "server {text:?}: expected an address such as http://host:7777"
    );
    Ok(format!("{scheme}://{rest}"))
}

fn is_id(text: &str) -> bool {
    text.len() == 12 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_as_people_copy_them() {
        let id = "4h8k2m9q0rst";
        let check = |text: &str, server: Option<&str>, expected: &str| {
            let link = TableLink::read(text, server).unwrap();
            assert_eq!((&*link.server, &*link.table), (expected, id), "{text}");
        };
        check("http://127.0.0.1:7777/#/t/4h8k2m9q0rst", None, "http://127.0.0.1:7777");
        check(" https://play.example.org/#/t/4h8k2m9q0rst?x=1\n", None, "https://play.example.org");
        check("localhost:7777/#/t/4h8k2m9q0rst/", None, "http://localhost:7777");
        check(id, Some("example.org:7777/"), "http://example.org:7777");
        check("#/t/4h8k2m9q0rst", Some("http://a/games/"), "http://a/games");
        check("http://a/#/t/4h8k2m9q0rst", Some("http://b"), "http://b");
    }

    #[test]
    fn what_is_no_link_is_named() {
        for (text, server, word) in [
            ("", None, "expected a link"),
            ("http://a/#/t/short", None, "expected a link"),
            ("http://a/4h8k2m9q0rst", None, "expected a link"),
            ("4h8k2m9q0rst", None, "--server"),
            ("4h8k2m9q0rst", Some("ftp://a"), "expected an address"),
            ("4h8k2m9q0rst", Some("http://"), "expected an address"),
        ] {
            let error = TableLink::read(text, server).unwrap_err().to_string();
            assert!(error.contains(word), "{text}: {error}");
        }
    }
}

//! Stores the secret keys that identify this user to servers, one private file per server.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// A folder of keys.
#[derive(Clone, Debug)]
pub struct KeyStore {
    folder: PathBuf,
}

impl KeyStore {
    /// Keys in this folder; it is created with the first key.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    fn file(&self, server: &str) -> PathBuf {
        let plain = |letter: char| match letter {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '.' | '-' => letter,
            _ => '_',
        };
        self.folder.join(format!("{}.key", server.chars().map(plain).collect::<String>()))
    }

    /// The key for a server.
    pub fn get(&self, server: &str) -> Option<String> {
        let key = fs::read_to_string(self.file(server)).ok()?;
        let key = key.trim();
        (!key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric()))
            .then(|| key.to_owned())
    }

    /// Stores the key for a server.
    pub fn keep(&self, server: &str, key: &str) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        writeln!(options.open(self.file(server))?, "{key}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_kept_for_its_server_alone() {
        let folder = tempfile::tempdir().unwrap();
        let keys = KeyStore::new(folder.path().join("keys"));
        let server = "http://[::1]:7777";
        assert_eq!(keys.get(server), None);
        keys.keep(server, "abc123").unwrap();
        keys.keep(server, "abc124").unwrap();
        assert_eq!(keys.get(server).as_deref(), Some("abc124"));
        assert_eq!(keys.get("http://[::1]:7778"), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(keys.file(server)).unwrap().permissions().mode();
            assert_eq!(mode & 0o77, 0, "others may not read it");
        }
        fs::write(keys.file(server), "two words").unwrap();
        assert_eq!(keys.get(server), None, "what is no key is not sent");
    }
}

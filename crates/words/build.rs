//! Lists the ids of the messages about the games. `is_game_message` needs only this list, so the
//! WebAssembly module does not contain the texts of any language.

use std::path::Path;
use std::{env, fs};

/// The message files about the games.
const FILES: [&str; 4] = ["dice", "duel", "things", "wonders"];

fn main() {
    let folder = Path::new("../../locales/en");
    let mut ids: Vec<String> = Vec::new();
    for name in FILES {
        let file = folder.join(name).with_extension("ftl");
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file).expect("the messages can be read");
        let id = |line: &str| Some(line.split_once(" =")?.0.to_owned());
        let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        ids.extend(text.lines().filter(begins).filter_map(id));
    }
    ids.sort();
    let out = env::var("OUT_DIR").expect("cargo names the folder");
    let list = format!("&{ids:?}");
    fs::write(Path::new(&out).join("game_messages.rs"), list).expect("the list can be written");
}

//! Lists the ids of the messages about the games. `is_game_message` needs only this list, so the
//! WebAssembly module does not contain the texts of any language. A module for one game, which is built
//! with the variable `MIRABILIA_GAME`, has only its ids.

use std::path::Path;
use std::{env, fs};

/// The message files about each game, and about all.
const GAMES: [&str; 3] = ["dice", "duel", "wonders"];
const SHARED: &str = "things";

fn main() {
    let folder = Path::new("../../locales/en");
    let mut ids: Vec<String> = Vec::new();
    println!("cargo::rerun-if-env-changed=MIRABILIA_GAME");
    let only = env::var("MIRABILIA_GAME").ok();
    let games = GAMES.into_iter().filter(|game| only.as_deref().is_none_or(|only| only == *game));
    for name in games.chain([SHARED]) {
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

//! Search iterations per CPU-second.

use super::{Setting, bench, number};
use crate::bench::figure::{Kind, Rounds};
use crate::bench::history::Section;
use crate::games::GAMES;
use anyhow::Result;

const SPEED: Kind = Kind::higher("iterations/CPU-s");

pub(super) fn measure(setting: &Setting) -> Result<Section> {
    let mut rounds = Rounds::default();
    let seconds = setting.seconds.to_string();
    for _ in 0..setting.rounds {
        for game in GAMES {
            let seats = game.search_seats.to_string();
            let words = ["--game", game.name, "--seats", &seats, "--seconds", &seconds];
            for said in bench(setting, &words)?.iter().filter(|said| said["what"] == "search") {
                let leaf = said["leaf"].as_str().unwrap_or("?");
                let speed = number(said, "iterations_per_cpu_second")?;
                eprintln!("    {}, {seats} seats, {leaf}: {speed:.0} per CPU-second", game.title);
                let key = |what: &str| format!("search.{}.{seats}.{what}", game.name);
                if leaf == "playout" {
                    rounds.add(key("playout"), SPEED, speed);
                } else {
                    rounds.add(key("bots"), SPEED, speed);
                    rounds.say(key("leaf"), leaf);
                }
            }
        }
    }
    Ok(Section::new(setting.how_long(&seconds), rounds))
}

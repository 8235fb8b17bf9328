//! The page and the pictures, from what was measured.

use super::parts::{Part, TABLES};
use super::results::{Outcome, Results};
use crate::games::title;
use mirabilia_chart::{Bar, BarChart};
use std::fmt::Write;

pub(crate) struct Page {
    pub(crate) text: String,
    /// Names and texts of the pictures.
    pub(crate) images: Vec<(String, String)>,
}

const HEAD: &str = "\
# Strength

How strong the bots are, measured by letting them play each other. Written by `cargo xtask strength` from `strength.json`
beside it; do not edit. [The arena](arena.md) says how seats, deals, ratings and errors work.

Each line is one match of an upper bot against a table of a lower one: one against one in Duel, one against three in
7 Wonders and Dice. *Score* is the upper bot's share of the victories, *Elo* how much stronger it is than the lower bot by
that score (`>`: it may be any amount more); errors are 95 %. Every deal is played from every seat with the same luck.

*Ends* says how games were won and lost, where they can end in several ways. In a **league** everybody plays against
everybody, equally often, and the ratings are on one scale: *Elo* is relative to the last bot. Its bots think by iterations
(`expert@400`: 400 a move), which gives the same games on every machine; a rollout, an evaluation by a network and a
heuristic do not take equally long, so a league compares players, not methods at equal time.

`random`, `greedy` and the levels `easy`, `normal` and `hard` think as much as they are used to, on any machine. `expert`
thinks by the clock, `expert@200ms` for 200 ms a move, on one thread: a faster machine makes it stronger, and one that does
other work meanwhile makes it weaker. As many games ran at the same time as the machine has cores unless the command says
otherwise. *Over* is the most that one move took beyond its time. *Load* is the mean number of processes that wanted a core
in the fifteen minutes before a part ended, its own included; results without it are older.
";

/// The boards that come with the program are not the printed ones.
const DICE_NOTE: &str =
    "Dice is played on the boards that come with the program, which are not the printed ones.\n";

impl Page {
    pub(crate) fn of(parts: &[Part], results: &Results) -> Self {
        let mut text = HEAD.to_owned();
        let mut images = Vec::new();
        for (game, seats) in TABLES {
            let done: Vec<(&Part, &Outcome)> = parts
                .iter()
                .filter(|part| part.game == game)
                .filter_map(|part| Some((part, results.get(&part.name)?)))
                .collect();
            let title = title(game);
            let _ = writeln!(text, "\n## {title}, {seats} seats\n");
            if game == "dice" {
                let _ = writeln!(text, "{DICE_NOTE}");
            }
            if done.is_empty() {
                text += "Not measured yet.\n";
                continue;
            }
            let image = format!("strength-{game}.svg");
            let _ = writeln!(text, "![Scores of {title}](images/{image})\n");
            let (leagues, matches): (Vec<_>, Vec<_>) =
                done.iter().copied().partition(|(part, _)| part.is_league());
            text += &table(&matches);
            for (_, outcome) in &leagues {
                let _ =
                    write!(text, "\n### League, {} games\n\n{}", outcome.games(), league(outcome));
            }
            text += &origin(&done);
            images.push((image, chart(title, seats, &matches).svg()));
        }
        Self { text, images }
    }
}

fn table(done: &[(&Part, &Outcome)]) -> String {
    let mut text =
        "| part | match | games | score, % | Elo | points | ends | ms a move | over, ms |\n\
                    |---|---|---|---|---|---|---|---|---|\n"
            .to_owned();
    for (part, outcome) in done {
        let upper = |field| outcome.number(0, field);
        let over = outcome.bot(0, "max_over_ms").as_f64();
        let _ = writeln!(
            text,
            "| {} | {} against {} | {} | {} | {} | {:.1} : {:.1} | {} | {:.2} | {} |",
            part.name,
            name(outcome, 0),
            name(outcome, 1),
            outcome.games(),
            score(outcome, 0),
            elo(outcome, 0),
            upper("mean_points"),
            outcome.number(1, "mean_points"),
            ends(outcome, 0),
            upper("ms_per_move"),
            over.map_or_else(|| "–".to_owned(), |over| format!("{over:.1}")),
        );
    }
    text
}

/// Everybody on one scale, the strongest first.
fn league(outcome: &Outcome) -> String {
    let mut text = "| bot | games | score, % | Elo | ends, won : lost | ms a move |\n\
                    |---|---|---|---|---|---|\n"
        .to_owned();
    let mut order: Vec<usize> = (0..outcome.bots().len()).collect();
    order.sort_by(|&a, &b| outcome.number(b, "elo").total_cmp(&outcome.number(a, "elo")));
    for bot in order {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {:.2} |",
            name(outcome, bot),
            outcome.number(bot, "games"),
            score(outcome, bot),
            elo(outcome, bot),
            ends(outcome, bot),
            outcome.number(bot, "ms_per_move"),
        );
    }
    text
}

/// How a bot won and lost: `points 112 : 107, science 4 : 31`.
fn ends(outcome: &Outcome, bot: usize) -> String {
    let ends = outcome.bot(bot, "ends").as_object();
    let end = |(end, count): (&String, &serde_json::Value)| {
        format!("{end} {} : {}", count["won"], count["lost"])
    };
    let ends: Vec<String> =
        ends.filter(|ends| ends.len() > 1).into_iter().flatten().map(end).collect();
    if ends.is_empty() { "–".to_owned() } else { ends.join(", ") }
}

/// Where each result comes from; what most have in common is said once.
fn origin(done: &[(&Part, &Outcome)]) -> String {
    let mut text = String::from("\n```sh\n");
    for (_, outcome) in done {
        let _ = writeln!(text, "{}", outcome.text("command"));
    }
    text += "```\n\n";
    let facts = |outcome: &Outcome| {
        let (date, commit) = (outcome.text("date"), outcome.text("commit"));
        let load = outcome.load().map_or_else(String::new, |load| format!(", load {load:.0}"));
        format!("{date}, commit {commit}, {}{load}", outcome.text("machine"))
    };
    let first = facts(done[0].1);
    if done.iter().all(|(_, outcome)| facts(outcome) == first) {
        let _ = writeln!(text, "All on {first}.");
    } else {
        for (part, outcome) in done {
            let _ = writeln!(text, "- {}: {}", part.name, facts(outcome));
        }
    }
    text
}

fn chart(title: &str, seats: u8, done: &[(&Part, &Outcome)]) -> BarChart {
    let fair = 100.0 / f64::from(seats);
    let bar = |(_, outcome): &(&Part, &Outcome)| Bar {
        name: format!("{} : {}", name(outcome, 0), name(outcome, 1)),
        value: 100.0 * outcome.number(0, "score"),
        error: 100.0 * outcome.number(0, "score_error"),
        label: format!("{} %", score(outcome, 0)),
    };
    let others = if seats == 2 { "another".to_owned() } else { format!("{} others", seats - 1) };
    BarChart {
        title: format!("{title}: share of the victories of one bot against {others}"),
        unit: "%".to_owned(),
        mark: Some((fair, format!("fair: {fair:.0} %"))),
        bars: done.iter().map(bar).collect(),
        caption: vec!["cargo xtask strength; errors 95 %; commands in strength.md".to_owned()],
    }
}

fn name(outcome: &Outcome, bot: usize) -> &str {
    outcome.bot(bot, "bot").as_str().unwrap_or("?")
}

fn score(outcome: &Outcome, bot: usize) -> String {
    let percent = |field| 100.0 * outcome.number(bot, field);
    format!("{:.1} ± {:.1}", percent("score"), percent("score_error"))
}

fn elo(outcome: &Outcome, bot: usize) -> String {
    let bound = match outcome.bot(bot, "elo_bound").as_str() {
        Some("at least") => "> ",
        Some("at most") => "< ",
        _ => "",
    };
    format!("{bound}{:+.0} ± {:.0}", outcome.number(bot, "elo"), outcome.number(bot, "elo_error"))
}

#[cfg(test)]
mod tests {
    use super::super::parts::parts;
    use super::*;

    const LINES: &str = r#"{"part":"duel-headline","command":"mirabilia arena --game duel","machine":"A, 2 cores","load":3.4,"commit":"abc","date":"2026-01-01","result":{"game":"duel","seats":2,"games":200,"bots":[{"bot":"expert@1000ms","score":0.95,"score_error":0.03,"elo":511.5,"elo_error":99.6,"elo_bound":null,"mean_points":60.0,"ms_per_move":900.0,"max_over_ms":3.25,"ends":{"points":{"won":9,"lost":2},"science":{"won":1,"lost":0}}},{"bot":"greedy","mean_points":50.0}]}}
{"part":"duel-greedy-random","command":"mirabilia arena --game duel","machine":"A, 2 cores","commit":"abd","date":"2026-01-01","result":{"game":"duel","seats":2,"games":10,"bots":[{"bot":"greedy","score":1.0,"score_error":0.1,"elo":528.0,"elo_error":480.0,"elo_bound":"at least","mean_points":60.0,"ms_per_move":0.01,"max_over_ms":null},{"bot":"random","mean_points":30.0}]}}
"#;

    #[test]
    fn the_page_says_what_was_measured_and_what_was_not() {
        let results = Results::parse(LINES).expect("results");
        let page = Page::of(&parts(None), &results);
        for said in [
            "| duel-headline | expert@1000ms against greedy | 200 | 95.0 ± 3.0 | +512 ± 100 | 60.0 : 50.0 | points 9 : 2, science 1 : 0 | 900.00 | 3.2 |",
            "| duel-greedy-random | greedy against random | 10 | 100.0 ± 10.0 | > +528 ± 480 | 60.0 : 30.0 | – | 0.01 | – |",
            "- duel-headline: 2026-01-01, commit abc, A, 2 cores, load 3\n",
            "- duel-greedy-random: 2026-01-01, commit abd, A, 2 cores\n",
            "![Scores of Duel](images/strength-duel.svg)",
            "## Dice, 4 seats\n\nDice is played on the boards",
            "Not measured yet.",
        ] {
            assert!(page.text.contains(said), "{said}\n{}", page.text);
        }
        assert_eq!(page.images.len(), 1);
        assert!(page.images[0].1.contains("fair: 50 %"));
        // The order is that of the parts, not that of the file.
        assert!(page.text.find("duel-greedy") < page.text.find("duel-headline"));
    }
}

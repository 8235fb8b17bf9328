//! Players, turns and results as text.

use mirabilia_games::GameKind;
use mirabilia_protocol::{Code, Ending, Event, Holder, Proposal, Refusal, TableInfo};
use mirabilia_words::Words;

use crate::scene::Scene;
use crate::text::harmless;

/// The display name of a bot.
pub fn bot_name(bot: &str, words: &Words) -> String {
    match bot.split_once(':') {
        Some((level, style)) => {
            let style = words.say(&format!("bot-style-{style}"), &[]);
            words.say(
                "bot-styled",
                &[("bot", bot_name(level, words).into()), ("style", style.into())],
            )
        }
        None => words.say(&format!("bot-{}", bot.replace('.', "-")), &[]),
    }
}

/// The title of the game.
pub fn title(game: GameKind, words: &Words) -> String {
    words.say(&format!("game-{}", game.name()), &[])
}

/// Display names of the bots by seat (`None` for a person). Bots of the same level are numbered.
pub(crate) fn numbered(bots: &[Option<&str>], words: &Words) -> Vec<Option<String>> {
    let name = |(seat, bot): (usize, Option<&str>)| {
        let bot = bot?;
        let same =
            |seats: &[Option<&str>]| seats.iter().filter(|other| **other == Some(bot)).count();
        let name = bot_name(bot, words);
        if same(bots) == 1 {
            return Some(name);
        }
        let n = same(&bots[..=seat]);
        Some(words.say("table-bot-numbered", &[("bot", name.into()), ("n", n.into())]))
    };
    bots.iter().copied().enumerate().map(name).collect()
}

/// The display names of the seats at a server's table.
pub fn seat_names(table: &TableInfo, words: &Words) -> Vec<String> {
    let bots: Vec<Option<&str>> = table
        .seats
        .iter()
        .map(|seat| match &seat.holder {
            Holder::Bot { bot } => Some(bot.as_str()),
            _ => None,
        })
        .collect();
    let named = numbered(&bots, words).into_iter().zip(&table.seats);
    named
        .map(|(bot, seat)| match (&seat.holder, bot) {
            (Holder::Person { name }, _) => harmless(name),
            (_, Some(bot)) => bot,
            _ => words.say("table-open-seat", &[]),
        })
        .collect()
}

/// Who the game is waiting for.
pub fn status(scene: &Scene, words: &Words) -> String {
    if scene.ending.is_some() {
        return words.say("table-status-over", &[]);
    }
    if scene.decides() {
        return words.say("table-your-turn", &[]);
    }
    let thinking: Vec<String> = scene
        .players
        .iter()
        .filter(|badge| badge.thinking)
        .map(|badge| badge.name.clone())
        .collect();
    match &thinking[..] {
        [] => words.say("table-status-moment", &[]),
        [one] => words.say("table-status-thinks", &[("name", one.as_str().into())]),
        several => words.say("table-status-waiting", &[("names", words.list(several).into())]),
    }
}

/// Who won: `You win`, `Bo wins`.
pub fn winner(scene: &Scene, ending: &Ending, words: &Words) -> String {
    let winners = &ending.winners;
    let name = |seat: &u8| {
        scene.players.get(usize::from(*seat)).map_or_else(String::new, |badge| badge.name.clone())
    };
    let names: Vec<String> = winners.iter().map(name).collect();
    let mine: Vec<usize> = scene
        .players
        .iter()
        .enumerate()
        .filter(|(_, badge)| badge.mine)
        .map(|(seat, _)| seat)
        .collect();
    match winners[..] {
        [] => words.say("end-nobody", &[]),
        [seat] if mine == [usize::from(seat)] => words.say("end-you", &[]),
        [_] => words.say("end-winner", &[("name", names[0].as_str().into())]),
        _ => words.say("end-shared", &[("names", words.list(&names).into())]),
    }
}

/// How they won.
pub fn how(ending: &Ending, words: &Words) -> String {
    let told = ending.told.as_ref().and_then(|told| serde_json::from_str(told.text()).ok());
    told.map_or_else(String::new, |told| words.tell(&told, &[]))
}

/// Codes for which the server's message says more than the code.
const DETAILED: [Code; 8] = [
    Code::Unreadable,
    Code::BadSetup,
    Code::BadSettings,
    Code::BadBoards,
    Code::BadRecord,
    Code::Illegal,
    Code::BadMove,
    Code::Broken,
];

/// Why a command was refused.
pub fn refusal(refusal: &Refusal, names: &[String], words: &Words) -> String {
    let why = refusal.why.as_ref().and_then(|why| serde_json::from_str(why.text()).ok());
    if let Some(why) = why {
        return words.tell(&why, names);
    }
    let said = words.say(&format!("refusal-{}", refusal.code.slug().replace('/', "-")), &[]);
    if !DETAILED.contains(&refusal.code) || refusal.message.is_empty() {
        return said;
    }
    let detail = harmless(&refusal.message);
    words.say("refusal-detail", &[("words", said.into()), ("detail", detail.into())])
}

/// A table event as a notice; `None` if it needs none.
pub fn event(event: &Event, names: &[String], mine: &[u8], words: &Words) -> Option<String> {
    let name = |seat: u8| names.get(usize::from(seat)).cloned().unwrap_or_default();
    let about = |id: &str, seat: u8| words.say(id, &[("name", name(seat).into())]);
    let said = |id: &str, name: &str| words.say(id, &[("name", harmless(name).into())]);
    Some(match event {
        Event::Sat { seat, .. } | Event::Named { seat, .. } if mine.contains(seat) => return None,
        Event::Sat { name, .. } => said("log-sat", name),
        Event::Named { name, .. } => said("log-named", name),
        Event::Bot { seat, bot } => {
            let args = [("bot", bot_name(bot, words).into()), ("seat", (seat + 1).into())];
            words.say("log-bot", &args)
        }
        Event::Freed { seat } => words.say("log-freed", &[("seat", (seat + 1).into())]),
        Event::Swapped { a, b } => {
            words.say("log-swapped", &[("a", name(*a).into()), ("b", name(*b).into())])
        }
        Event::Settings { .. } => words.say("log-settings", &[]),
        Event::Started => words.say("log-started", &[]),
        Event::Left { seat } => about("log-left", *seat),
        Event::Away { seat } => about("log-away", *seat),
        Event::Back { seat } => about("log-back", *seat),
        Event::TimeOver { seat } => about("log-time-over", *seat),
        Event::HandedOver { seat } => about("log-handed-over", *seat),
        Event::UndoAsked { seat, .. } => about("log-undo-asked", *seat),
        Event::UndoAnswered { seat, yes } | Event::ProposalAnswered { seat, yes } => {
            about(if *yes { "log-undo-yes" } else { "log-undo-no" }, *seat)
        }
        Event::Undone { .. } => words.say("log-undone", &[]),
        Event::Proposed { seat, proposal } => {
            let name = seat.map_or_else(|| words.say("table-host", &[]), name);
            let id = match proposal {
                Proposal::Settings { .. } => "log-proposed-settings",
                Proposal::HandOver { .. } => "table-proposal-hand-over",
            };
            words.say(id, &[("name", name.into())])
        }
        Event::Removed { seat } => about("log-removed", *seat),
        Event::Said { line } => {
            let args =
                [("name", harmless(&line.name).into()), ("text", harmless(&line.text).into())];
            words.say("log-said", &args)
        }
        Event::Rematch { .. } => words.say("log-rematch", &[]),
        Event::Closed { .. } => words.say("log-closed", &[]),
        // The board shows choices, the log shows steps, and the end has a panel.
        Event::Chose { .. }
        | Event::Withdrew { .. }
        | Event::Steps { .. }
        | Event::Finished
        | Event::Opened => return None,
    })
}

/// What is said about a decision that was taken back.
pub fn taken_back(same_luck: bool) -> &'static str {
    if same_luck { "terminal-taken-back-same" } else { "terminal-taken-back" }
}

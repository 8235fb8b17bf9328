//! `mirabilia deal`: the deal of the day, or that of a friend's link.

use std::time::SystemTime;

use anyhow::{Result, bail};
use clap::Args;
use mirabilia_engine::summary::Summary;
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::Seat;
use mirabilia_learn::deal::{Deal as Dealt, compare};
use mirabilia_learn::puzzle::day_number;
use mirabilia_tui::session::{LuckSource, Player, display_names, shown_names};
use mirabilia_words::Words;

use super::decide::write;
use super::play::{Rounds, Start, TerminalOptions};
use crate::boards::BoardsOption;
use crate::learned::{DealResult, Learned};
use crate::{args, date};

/// Play the deal of the day, or the same deal as a friend
///
/// Everybody who plays the deal of a day has the same luck and the same bots; your first game counts,
/// and its result can be shared. A link to a deal, made by the pages or at the end of a game here, gives
/// the same luck, the same seat and the same bots, and shows afterwards how both of you decided. Put it
/// in quotes. A game that you left goes on.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia deal duel\n  \
                        mirabilia deal dice --day 2026-11-18 --plain\n  \
                        mirabilia deal \"http://127.0.0.1:7777/#/deal/duel?bots=you%2Chard&...\"")]
pub struct Deal {
    /// Game, or a link to a deal
    #[arg(value_name = "GAME|LINK", add = args::games())]
    what: String,
    /// Another day than today (UTC)
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    day: Option<String>,
    /// Do not save the game
    #[arg(long)]
    no_save: bool,
    #[command(flatten)]
    boards: BoardsOption,
    #[command(flatten)]
    terminal: TerminalOptions,
}

/// What is played, and what for.
struct Task {
    deal: Dealt,
    /// The day of a deal of the day.
    day: Option<String>,
    /// The game of the friend who sent the link.
    friend: Option<AnyTable>,
}

impl Deal {
    /// Plays the deal, as often as the player likes.
    pub fn run(&self) -> Result<()> {
        let words = self.terminal.lang.words();
        self.boards.load()?;
        let task = self.task(&words)?;
        let mut kept = Learned::read();
        announce(&task, &kept, &words)?;
        let rounds = Rounds {
            terminal: &self.terminal,
            boards: &self.boards,
            record: None,
            resume: None,
            no_save: self.no_save,
        };
        let luck = LuckSource::Secret(task.deal.promise(), task.deal.secret.clone());
        let start = start(&task.deal, &rounds)?;
        rounds.run(start, luck, None, |table| {
            if table.outcome().is_none() {
                return Ok(());
            }
            if let Some(day) = &task.day {
                let result = kept.keep_deal(table.kind(), result(table, day, task.deal.seat()));
                // On one line: it is there to be copied.
                let shared = shared(table.kind(), &result, &words);
                crate::print(|out| writeln!(out, "\n{shared}"))?;
            }
            if let Some(friend) = &task.friend {
                self.compare(&task.deal, table, friend, &words)?;
            }
            Ok(())
        })
    }

    fn task(&self, words: &Words) -> Result<Task> {
        if let Some(kind) = GameKind::from_name(&self.what) {
            let today = || date::utc(SystemTime::now()).chars().take(10).collect();
            let day = self.day.clone().unwrap_or_else(today);
            return Ok(Task { deal: Dealt::of_day(kind, &day), day: Some(day), friend: None });
        }
        if !self.what.contains('/') {
            let names: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
            let tip = crate::near::tip(&self.what, names.iter().copied());
            let expected = format!("expected {} or a link to a deal", names.join(", "));
            return Err(args::wrong_usage(&format!("deal {:?}: {expected}{tip}", self.what)));
        }
        if self.day.is_some() {
            return Err(args::wrong_usage("--day: a link has its own deal"));
        }
        let Some((deal, record)) = Dealt::read_address(&self.what) else {
            bail!("{}", words.say("deal-broken", &[]));
        };
        let fits = |table: &AnyTable| {
            (table.kind(), usize::from(table.seats())) == (deal.kind, deal.bots.len())
        };
        let friend = record.and_then(|text| AnyTable::read(&text).ok()).filter(fits);
        Ok(Task { deal, day: None, friend })
    }

    /// Writes how both decided, one decision after the other.
    fn compare(
        &self,
        deal: &Dealt,
        mine: &AnyTable,
        theirs: &AnyTable,
        words: &Words,
    ) -> Result<()> {
        let own = self.terminal.own_name();
        let names = shown_names(mine, &players(deal), own.as_deref(), words);
        let mut friends = names.clone();
        friends[deal.seat()] = words.say("deal-the-friend", &[]);
        write("", "")?;
        write("", &words.say("deal-compare", &[]))?;
        let decisions = compare(mine, theirs, Seat::new(deal.seat() as u8));
        for (at, both) in decisions.iter().enumerate() {
            let tell = |told: &Option<_>, names: &[String]| {
                told.as_ref().map_or_else(|| "–".to_owned(), |told| words.tell(told, names))
            };
            let mark = if both.same { ' ' } else { '≠' };
            write(&format!("{mark} {:>2} ", at + 1), &tell(&both.mine, &names))?;
            if !both.same {
                write("     ", &tell(&both.theirs, &friends))?;
            }
        }
        Ok(())
    }
}

/// Says what is played.
fn announce(task: &Task, kept: &Learned, words: &Words) -> Result<()> {
    let kind = task.deal.kind;
    let title = if task.day.is_some() { "deal-day" } else { "deal-friend" };
    write("", &format!("{}: {}", words.say(title, &[]), game(kind, words)))?;
    let about = match &task.day {
        Some(day) => words.say("deal-day-about", &[("day", day.as_str().into())]),
        None => words.say("deal-friend-about", &[]),
    };
    write("", &about)?;
    let known = task.day.as_ref().and_then(|day| kept.deal(kind, day));
    if let Some(result) = known {
        let day = result.day.as_str();
        write("", &words.say("terminal-deal-counted", &[("day", day.into())]))?;
        let shared = shared(kind, result, words);
        crate::print(|out| writeln!(out, "{shared}"))?;
    }
    let (players, seat) = (players(&task.deal), task.deal.seat());
    let table = table(&task.deal, &players)?;
    let names = shown_names(&table, &players, None, words);
    let others = names.iter().enumerate().filter(|(at, _)| *at != seat);
    let others: Vec<&str> = others.map(|(_, name)| name.as_str()).collect();
    write("", &words.say("deal-against", &[("names", others.join(", ").into())]))
}

/// A date, written as the pages write it: the text decides about the luck.
fn day(text: &str) -> Result<String, String> {
    let number = day_number(text).and_then(|days| i64::try_from(days).ok());
    let known = number.map(|days| date::utc_of(days * 86_400_000));
    match known.is_some_and(|known| known.split(' ').next() == Some(text)) {
        true => Ok(text.to_owned()),
        false => Err("expected a date such as 2026-11-18".to_owned()),
    }
}

fn game(kind: GameKind, words: &Words) -> String {
    words.say(&format!("game-{}", kind.name()), &[])
}

fn players(deal: &Dealt) -> Vec<Player> {
    deal.bots.iter().map(|bot| bot.map_or(Player::You, Player::Bot)).collect()
}

fn table(deal: &Dealt, players: &[Player]) -> Result<AnyTable> {
    let table = deal.table(display_names(players));
    table.map_err(|error| args::wrong_setup(deal.kind, "--boards", &error))
}

/// A new game, or the one of this deal that was left.
fn start(deal: &Dealt, rounds: &Rounds<'_>) -> Result<Start> {
    let players = players(deal);
    let games = rounds.games().and_then(Result::ok);
    let left = games.and_then(|games| games.unfinished_deal(deal));
    // The same luck against other bots is another game.
    let left = left.filter(|(_, table)| table.names() == display_names(&players));
    Ok(match left {
        Some((game, table)) => Start { table, players, resumed: true, saved: Some(game) },
        None => Start { table: table(deal, &players)?, players, resumed: false, saved: None },
    })
}

/// The result of a finished game of the day.
fn result(table: &AnyTable, day: &str, seat: usize) -> DealResult {
    let summary = Summary::of(table);
    DealResult {
        day: day.to_owned(),
        won: summary.winners.contains(&seat),
        totals: summary.scores.iter().map(|sheet| sheet.total).collect(),
        seat,
        end: summary.end.unwrap_or_default().to_owned(),
    }
}

/// A result in one line, to share.
fn shared(kind: GameKind, result: &DealResult, words: &Words) -> String {
    let total = |(seat, total): (usize, &i16)| match seat == result.seat {
        true => format!("[{total}]"),
        false => total.to_string(),
    };
    let totals: Vec<String> = result.totals.iter().enumerate().map(total).collect();
    let args = [
        ("game", game(kind, words).into()),
        ("day", result.day.as_str().into()),
        ("result", words.say(if result.won { "deal-won" } else { "deal-lost" }, &[]).into()),
        ("how", words.say(&format!("deal-end-{}", result.end), &[]).into()),
        ("totals", totals.join(" : ").into()),
    ];
    words.say("deal-share", &args)
}

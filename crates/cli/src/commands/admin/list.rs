//! `mirabilia admin list`.

use anyhow::Result;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use mirabilia_games::GameKind;
use mirabilia_server::archive::{Filter, Listed, list};
use mirabilia_store::Status;
use mirabilia_words::Words;

use super::{Database, players};
use crate::args;
use crate::date::utc_of;

/// List the tables of a database, most recently active first
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  mirabilia admin list\n  \
                        mirabilia admin list --game duel --player ada --status finished --json")]
pub(super) struct List {
    #[command(flatten)]
    database: Database,
    /// Only this game [default: all]
    #[arg(long, value_name = "GAME", value_parser = args::game())]
    game: Option<GameKind>,
    /// Only tables with a player whose name contains this text
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Only tables with this status [default: all]
    #[arg(long, value_name = "STATUS", value_parser = status())]
    status: Option<Status>,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

fn status() -> impl TypedValueParser<Value = Status> {
    PossibleValuesParser::new(Status::ALL.map(Status::as_str))
        .map(|name| Status::parse(&name).expect("a listed name"))
}

impl List {
    pub(super) fn run(&self) -> Result<()> {
        let filter = Filter {
            game: self.game.map(|kind| kind.name().to_owned()),
            player: self.player.clone(),
            status: self.status,
        };
        let tables =
            self.database.with(|store| async move { Ok(list(&*store, &filter).await?) })?;
        let lines = if self.json {
            tables.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?
        } else {
            let words = self.database.words();
            tables.iter().map(|table| line(table, &words)).collect()
        };
        crate::print(|out| lines.iter().try_for_each(|line| writeln!(out, "{line}")))
    }
}

fn line(table: &Listed, words: &Words) -> String {
    let Listed { table: id, game, status, updated_at, .. } = table;
    format!("{id}  {game:<7}  {status:<8}  {}  {}", utc_of(*updated_at), players(table, words))
}

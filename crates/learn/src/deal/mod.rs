//! Deals: a table of one person and bots with the same luck again, for another try, for everybody on one
//! day, or for a friend.
//!
//! ```
//! use mirabilia_games::GameKind;
//! use mirabilia_learn::deal::Deal;
//!
//! let deal = Deal::of_day(GameKind::Duel, "2026-11-18");
//! let link = deal.write(None);
//! assert_eq!(Deal::read(GameKind::Duel, &link), Some(deal));
//! ```

mod compare;
mod packed;

use mirabilia_bots::BotKind;
use mirabilia_fair::{Number, Promise, Secret};
use mirabilia_games::{AnyTable, GameKind};
use mirabilia_kernel::{Options, SetupError};

pub use compare::{Decision, compare};
pub use packed::{pack, unpack};

/// What a link calls the person's own seat.
const YOU: &str = "you";
/// The field of a link that has the packed record of who sends it.
const PLAYED: &str = "played";
/// What comes before the game in the address of a deal's page.
const PAGE: &str = "#/deal/";

/// Everything that the luck of a table depends on, and the bots at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The game.
    pub kind: GameKind,
    /// The bots by seat; none at the person's own seat.
    pub bots: Vec<Option<BotKind>>,
    /// The options; for Dice also its boards.
    pub options: Options,
    /// The dealer's secret.
    pub secret: Secret,
    /// The person's number.
    pub number: Number,
}

/// The number of seats at which a game is usually played.
const fn usual_seats(kind: GameKind) -> usize {
    match kind {
        GameKind::Duel => 2,
        GameKind::Dice => 3,
        GameKind::Wonders => 4,
    }
}

impl Deal {
    /// The deal of a day such as `2026-11-18`, the same for everybody.
    pub fn of_day(kind: GameKind, day: &str) -> Self {
        let mut bots = vec![Some(BotKind::Normal); usual_seats(kind)];
        bots[0] = None;
        // What is hashed may never change: a day has one deal, in every version and on every page.
        let secret = Secret::of_text(&format!("mirabilia deal of the day 1 {} {day}", kind.name()));
        let number = Number::parse("1").expect("a digit");
        Self { kind, bots, options: Options::default(), secret, number }
    }

    /// The deal of a game with these bots by seat; none if its luck cannot be repeated.
    pub fn of_game(table: &AnyTable, bots: &[Option<BotKind>]) -> Option<Self> {
        let fairness = table.fairness()?;
        let seat = own_seat(bots)?;
        // A game that went on from a record has luck of its own before.
        // Numbers of others, too, would make other luck.
        if fairness.from > 0
            || fairness.numbers.len() != 1
            || bots.len() != usize::from(table.seats())
        {
            return None;
        }
        let (_, number) = fairness.numbers.iter().find(|(of, _)| usize::from(*of) == seat)?;
        Some(Self {
            kind: table.kind(),
            bots: bots.to_vec(),
            options: table.options(),
            secret: Secret::from_hex(fairness.secret.as_ref()?).ok()?,
            number: Number::parse(number).ok()?,
        })
    }

    /// Reads the last part of a link; none if it is no deal.
    pub fn read(kind: GameKind, text: &str) -> Option<Self> {
        let (mut options, mut bots) = (Options::default(), Vec::new());
        let (mut secret, mut number) = (None, None);
        for (name, value) in form_urlencoded::parse(text.as_bytes()) {
            match &*name {
                "bots" => bots = read_bots(&value)?,
                "secret" => secret = Some(Secret::from_hex(&value).ok()?),
                "number" => number = Some(Number::parse(&value).ok()?),
                PLAYED => {}
                name => options.set(name, &value),
            }
        }
        own_seat(&bots)?;
        Some(Self { kind, bots, options, secret: secret?, number: number? })
    }

    /// Reads the address of a deal's page: the deal, and the record of who sends it.
    pub fn read_address(address: &str) -> Option<(Self, Option<String>)> {
        let (_, page) = address.split_once(PAGE)?;
        let (game, text) = page.split_once('?')?;
        let deal = Self::read(GameKind::from_name(game)?, text)?;
        Some((deal, played_in(text).and_then(|packed| unpack(&packed))))
    }

    /// The deal as the last part of a link, with the packed record of who sends it.
    pub fn write(&self, played: Option<&str>) -> String {
        let bots: Vec<&str> = self.bots.iter().map(|bot| bot.map_or(YOU, BotKind::name)).collect();
        let mut fields = form_urlencoded::Serializer::new(String::new());
        fields.append_pair("bots", &bots.join(","));
        fields.append_pair("secret", &self.secret.reveal_hex());
        fields.append_pair("number", self.number.as_str());
        fields.extend_pairs(self.options.iter());
        fields.extend_pairs(played.map(|packed| (PLAYED, packed)));
        fields.finish()
    }

    /// The address of the deal at these pages, with the record of who sends it.
    pub fn address(&self, pages: &str, record: &str) -> String {
        let pages = pages.split('#').next().unwrap_or_default().trim_end_matches('/');
        format!("{pages}/{PAGE}{}?{}", self.kind.name(), self.write(Some(&pack(record))))
    }

    /// The person's seat.
    pub fn seat(&self) -> usize {
        own_seat(&self.bots).unwrap_or(0)
    }

    /// A table with this deal, before anything is drawn.
    pub fn table(&self, names: Vec<String>) -> Result<AnyTable, SetupError> {
        // Too many seats for u8 are too many for any game.
        let seats = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        AnyTable::new(self.kind, seats, &self.options, names)
    }

    /// What is public about the luck before the first draw.
    pub fn promise(&self) -> Promise {
        let numbers = vec![(self.seat() as u8, self.number.clone())];
        Promise { commitment: self.secret.commitment(), numbers, from: 0 }
    }
}

/// The packed record in the last part of a link.
pub fn played_in(text: &str) -> Option<String> {
    let mut fields = form_urlencoded::parse(text.as_bytes());
    fields.find(|(name, _)| name == PLAYED).map(|(_, value)| value.into_owned())
}

/// The only seat without a bot.
fn own_seat(bots: &[Option<BotKind>]) -> Option<usize> {
    let mut people = bots.iter().enumerate().filter(|(_, bot)| bot.is_none());
    let (seat, _) = people.next()?;
    people.next().is_none().then_some(seat)
}

/// Reads the seats of a link; none if there is no such bot.
fn read_bots(text: &str) -> Option<Vec<Option<BotKind>>> {
    let read = |word: &str| match word {
        YOU => Ok(None),
        name => BotKind::from_name(name).map(Some).ok_or(()),
    };
    text.split(',').map(read).collect::<Result<_, ()>>().ok()
}

#[cfg(test)]
mod tests;

//! The most points that the cards of a colour can bring in 7 Wonders.
//!
//! A city plays one card a turn. A turn gives a building or a stage of the wonder; a stage may give a
//! turn more in each age, or a building of the discard pile. So the most comes from filling the turns
//! of the player's city and of both neighbours with what the cards count. What buildings cost, and that a
//! copy in one city is missing in the next, is left out: the bound may be too high, never too low.

use std::collections::BTreeMap;

use mirabilia_games::wonders::data::{
    Act, BOARDS, Board, Card, Colour, Count, EXTRA_GUILDS, Stage,
};
use mirabilia_games::wonders::state::TURNS;

/// What a card of a colour, and a stage, are worth in a city.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Worth {
    colours: [i32; Colour::ALL.len()],
    stage: i32,
}

/// The values of what cities can build, by age, the best first.
type Values = [Vec<i32>; 3];

/// What stages give: turns an age in all cities together, how many stages, buildings of the discard
/// pile.
type Stages = (usize, usize, usize);

/// What two neighbours bring at most, by what things are worth there: their wonders and the points.
type Beside = Vec<(Worth, Vec<(usize, usize, i32)>)>;

/// The bounds with some number of players.
pub(crate) struct Most {
    seats: u8,
    /// Boards that differ in stages, turns or buildings, with the wonder of each.
    boards: Vec<(usize, &'static Board)>,
}

impl Most {
    pub(crate) fn new(seats: u8) -> Self {
        let mut boards: Vec<(usize, &'static Board)> = Vec::new();
        let look = |board: &Board| -> Vec<(bool, bool)> {
            let gives = |s: &Stage| (s.act == Act::SeventhCard, s.act == Act::Revive);
            board.stages.iter().map(gives).collect()
        };
        for (at, board) in BOARDS.iter().enumerate() {
            // Three cities are looked at, so a fourth board of the same look adds nothing.
            let same = boards.iter().filter(|(_, other)| look(other) == look(board)).count();
            if same < 3 {
                boards.push((at / 2, board));
            }
        }
        Self { seats, boards }
    }

    /// The most that the cards of a colour bring together.
    pub(crate) fn of_colour(&self, colour: Colour) -> i32 {
        let scoring: Vec<Card> = self.scoring(colour).collect();
        let sets = 1u32..1 << scoring.len();
        let most = usize::from(TURNS) + 1;
        let sets = sets.filter(|set| set.count_ones() as usize <= most);
        let cards = |set: u32| -> Vec<Card> {
            let here = scoring.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            here.map(|(_, card)| *card).collect()
        };
        let mut beside = Beside::new();
        sets.map(|set| self.with(&cards(set), &mut beside)).max().unwrap_or(0)
    }

    /// The most that one card brings.
    pub(crate) fn of_card(&self, card: Card) -> i32 {
        self.with(&[card], &mut Vec::new())
    }

    /// The cards of a colour that can bring points on its line.
    pub(crate) fn scoring(&self, colour: Colour) -> impl Iterator<Item = Card> + '_ {
        Card::all().filter(move |card| {
            let facts = card.facts();
            let rewards = facts.reward.is_some_and(|reward| reward.points > 0);
            let scores = facts.points > 0 || facts.if_complete > 0 || rewards;
            facts.colour == colour && card.copies(self.seats) > 0 && scores
        })
    }

    /// The most that these cards bring when all of them stand. What neighbours can bring is kept.
    fn with(&self, built: &[Card], beside: &mut Beside) -> i32 {
        let (mut own, mut next) = (Worth::default(), Worth::default());
        for reward in built.iter().filter_map(|card| card.facts().reward) {
            let points = i32::from(reward.points);
            let add = |worth: &mut Worth| match counted(reward.count) {
                Some(colours) => colours.iter().for_each(|c| worth.colours[*c as usize] += points),
                None => worth.stage += points,
            };
            if reward.own {
                add(&mut own);
            }
            if reward.neighbours {
                add(&mut next);
            }
        }
        if !beside.iter().any(|(worth, _)| *worth == next) {
            beside.push((next, self.neighbours(&next)));
        }
        let pairs = beside.iter().find(|(worth, _)| *worth == next).map(|(_, pairs)| pairs);
        let own: Vec<(usize, i32)> =
            self.boards.iter().filter_map(|(w, b)| Some((*w, self.own(&own, built, b)?))).collect();
        let all = pairs.into_iter().flatten().flat_map(|(left, right, points)| {
            let free = own.iter().filter(move |(wonder, _)| wonder != left && wonder != right);
            free.map(move |(_, own)| own + points)
        });
        all.max().unwrap_or(0)
    }

    /// The most that the player's own city brings on a board, if these cards find room in it.
    fn own(&self, worth: &Worth, built: &[Card], board: &Board) -> Option<i32> {
        let facts = || built.iter().map(|card| card.facts());
        let fixed: i32 =
            facts().map(|f| i32::from(f.points) + worth.colours[f.colour as usize]).sum();
        let complete: i32 = facts().map(|f| i32::from(f.if_complete)).sum();
        let mut taken = [0; 3];
        facts().for_each(|f| taken[usize::from(f.age) - 1] += 1);
        let choices = self.choices(worth, 1, built);
        let best = |stages: &[Stage]| {
            let whole = if stages.len() == board.stages.len() { complete } else { 0 };
            let points = choices.iter().filter_map(|values| filled(values, taken, given(stages)));
            Some(points.max()? + fixed + whole + worth.stage * stages.len() as i32)
        };
        (0..=board.stages.len()).filter_map(|built| best(&board.stages[..built])).max()
    }

    /// The most that two neighbours bring, by their wonders.
    fn neighbours(&self, worth: &Worth) -> Vec<(usize, usize, i32)> {
        let choices = self.choices(worth, 2, &[]);
        let mut known: BTreeMap<Stages, i32> = BTreeMap::new();
        let mut points = |stages: Stages| {
            *known.entry(stages).or_insert_with(|| {
                let all = choices.iter().filter_map(|values| filled(values, [0; 3], stages));
                all.max().unwrap_or(0) + worth.stage * stages.1 as i32
            })
        };
        let built = |board: &'static Board| {
            (0..=board.stages.len()).map(|built| given(&board.stages[..built]))
        };
        let mut found = Vec::new();
        for (at, (left, a)) in self.boards.iter().enumerate() {
            for (right, b) in self.boards[at + 1..].iter().filter(|(right, _)| right != left) {
                let both = built(a).flat_map(|a| built(b).map(move |b| (a, b)));
                let most = both.map(|(a, b)| points((a.0 + b.0, a.1 + b.1, a.2 + b.2))).max();
                found.push((*left, *right, most.unwrap_or(0)));
            }
        }
        found
    }

    /// What some cities can build beside some cards. Cards of one name that are in two decks can be
    /// built in either age: one choice for each number of them in the earlier.
    fn choices(&self, worth: &Worth, cities: usize, built: &[Card]) -> Vec<Values> {
        let mut guilds = usize::from(self.seats + EXTRA_GUILDS);
        guilds -= built.iter().filter(|card| card.is_guild()).count().min(guilds);
        let (mut values, mut twins) = (Values::default(), Values::default());
        for card in Card::all().filter(|card| !built.contains(card)) {
            let facts = card.facts();
            let mut copies = usize::from(card.copies(self.seats)).min(cities);
            if card.is_guild() {
                copies = copies.min(guilds);
                guilds -= copies;
            }
            let to = if card.same_name().len() > 1 { &mut twins } else { &mut values };
            let value = worth.colours[facts.colour as usize];
            to[usize::from(facts.age) - 1].extend(std::iter::repeat_n(value, copies));
        }
        let [first, second, _] = &twins;
        let names =
            Card::all().filter(|c| c.same_name().iter().nth(1) == Some(*c)).count() * cities;
        let choice = |early: usize| {
            let mut values = values.clone();
            values[0].extend(first.iter().take(early));
            values[1].extend(second.iter().take(names - early));
            for age in &mut values {
                age.sort_unstable_by(|a, b| b.cmp(a));
            }
            values
        };
        (0..=names).map(choice).collect()
    }
}

/// What stages give to one city.
fn given(stages: &[Stage]) -> Stages {
    let seventh = stages.iter().any(|stage| stage.act == Act::SeventhCard);
    let revived = stages.iter().filter(|stage| stage.act == Act::Revive).count();
    (usize::from(TURNS) + usize::from(seventh), stages.len(), revived)
}

/// The best that turns can be filled with, beside cards that take some of them and stages that take a
/// turn of any age each. None if there is no room for the cards.
fn filled(values: &Values, taken: [usize; 3], (turns, stages, revived): Stages) -> Option<i32> {
    let mut most = None;
    for first in 0..=stages.min(turns) {
        for second in 0..=(stages - first).min(turns) {
            let built = [first, second, stages - first - second];
            let (mut points, mut more, mut over) = (0, Vec::<i32>::new(), 0);
            for age in 0..3 {
                let used = taken[age] + built[age];
                over += used.saturating_sub(turns);
                let room = turns.saturating_sub(used).min(values[age].len());
                points += values[age][..room].iter().sum::<i32>();
                more.extend(values[age][room..].iter().take(revived));
            }
            if over <= revived {
                more.sort_unstable_by(|a, b| b.cmp(a));
                points += more.iter().take(revived - over).sum::<i32>();
                most = most.max(Some(points));
            }
        }
    }
    most
}

/// The colours that are counted; none for stages.
fn counted(count: Count) -> Option<&'static [Colour]> {
    Some(match count {
        Count::Brown => &[Colour::Brown],
        Count::Grey => &[Colour::Grey],
        Count::Blue => &[Colour::Blue],
        Count::Yellow => &[Colour::Yellow],
        Count::Red => &[Colour::Red],
        Count::Green => &[Colour::Green],
        Count::BrownGreyPurple => &[Colour::Brown, Colour::Grey, Colour::Purple],
        Count::Stages => return None,
    })
}

//! A city in lines: in full, or with what matters most.

use mirabilia_games::wonders::catalogue::StageEntry;
use ratatui::text::{Line, Span};

use super::brief;
use super::facts::CATALOGUE;
use super::figures::{makes, memory, prices, science, short_prices, sign, signed, standing, state};
use super::forecast::Standing;
use super::history::under_wonder;
use super::sight::Sight;
use super::words::{board_name, card_name, cost_words, names, plain};
use crate::draw::{Flow, Ink, Palette, line_width};
use crate::text;

/// From this width on a title and its sums share a line.
const TOGETHER: usize = 70;

/// Lines of the board.
pub(crate) type Rows = Vec<Line<'static>>;

/// What draws a city: the scene, the colours and the width.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) sight: &'a Sight<'a>,
    pub(crate) palette: Palette,
    pub(crate) width: usize,
}

impl Pen<'_> {
    /// The same pen for another width.
    pub(crate) fn of_width(self, width: usize) -> Self {
        Self { width, ..self }
    }

    pub(crate) fn ink(&self, ink: Ink, text: impl Into<String>) -> Span<'static> {
        self.palette.text(ink, text)
    }

    /// Words, folded; all lines but the first are indented.
    pub(crate) fn told(&self, ink: Ink, said: &str) -> Rows {
        let mut flow = Flow::new(self.width, 2);
        flow.words(said, self.palette.style(ink));
        flow.lines()
    }

    /// A message with a colon, then its value, folded where it has commas.
    fn field(&self, id: &str, value: &str) -> Rows {
        let mut flow = Flow::new(self.width, 2);
        flow.words(&format!("{}:", plain(self.sight.words, id)), self.palette.style(Ink::Soft));
        for part in value.split_inclusive(", ") {
            flow.sentence(" ", part.trim_end(), self.palette.style(Ink::Plain));
        }
        flow.lines()
    }

    /// Everything about a city, a line for each stage and each colour.
    pub(crate) fn full(&self, seat: usize) -> Rows {
        let mut rows = vec![self.title(seat, "")];
        if self.sight.picture.age == 0 {
            rows.extend(self.stage_rows(seat));
            return rows;
        }
        rows.extend(self.sums(seat));
        rows.extend(self.stage_rows(seat));
        rows.extend(self.field("wonders-makes", &makes(self.sight, seat)));
        if let Some(side) = self.sight.side_of(seat) {
            rows.extend(self.told(Ink::Plain, &prices(self.sight, side)));
        }
        if let Some(said) = science(self.sight, seat) {
            rows.extend(self.field("wonders-science", &said));
        }
        if let Some(said) = self.tokens(seat) {
            rows.extend(self.field("wonders-conflicts", &said));
        }
        if let Some(said) = memory(self.sight, seat) {
            rows.extend(self.told(Ink::Soft, &said));
        }
        rows.extend(self.cards(seat, true));
        rows
    }

    /// A city in about half the lines.
    pub(crate) fn compact(&self, seat: usize) -> Rows {
        if self.sight.picture.age == 0 {
            let mut rows = vec![self.title(seat, "")];
            rows.extend(self.stage_row(seat));
            return rows;
        }
        let mut rows = self.head(seat);
        rows.extend(self.stage_row(seat));
        rows.extend(self.makes_row(seat));
        let both: Vec<String> =
            science(self.sight, seat).into_iter().chain(self.tokens(seat)).collect();
        if !both.is_empty() {
            rows.extend(self.told(Ink::Plain, &both.join(" · ")));
        }
        if let Some(said) = memory(self.sight, seat) {
            rows.push(Line::from(self.ink(Ink::Soft, text::cut(&said, self.width))));
        }
        rows.extend(self.cards(seat, false));
        rows
    }

    /// A city where there is little room: sums, production, cards.
    pub(crate) fn scant(&self, seat: usize) -> Rows {
        if self.sight.picture.age == 0 {
            return self.compact(seat);
        }
        let mut rows = self.head(seat);
        rows.extend(self.makes_row(seat));
        rows.extend(self.cards(seat, false));
        rows
    }

    /// No more than sums and production.
    pub(crate) fn spare(&self, seat: usize) -> Rows {
        if self.sight.picture.age == 0 {
            return vec![self.title(seat, "")];
        }
        [self.head(seat), self.makes_row(seat)].concat()
    }

    /// Title and sums, in one line where that is wide enough.
    fn head(&self, seat: usize) -> Rows {
        let sums = self.sums(seat);
        match &sums[..] {
            [one] if self.width >= TOGETHER => {
                vec![self.title(seat, &format!(" · {one}"))]
            }
            _ => [vec![self.title(seat, "")], sums].concat(),
        }
    }

    /// What a city makes, in letters, and what the viewer pays here.
    fn makes_row(&self, seat: usize) -> Rows {
        let sources = self.sight.city(seat).sources();
        let mut makes = brief::production(self.sight.words, &sources);
        if let Some(side) = self.sight.side_of(seat) {
            makes = format!("{makes} · {}", short_prices(self.sight, side));
        }
        self.field("wonders-makes", &makes)
    }

    /// Whose city, which wonder, and what its owner does.
    fn title(&self, seat: usize, more: &str) -> Line<'static> {
        let sight = self.sight;
        let mut line = Line::default();
        if let Some(side) = sight.side_of(seat) {
            line.push_span(self.ink(Ink::Plain, format!("{} ", brief::arrow(side))));
        }
        line.push_span(self.ink(Ink::Strong, sight.name(seat)));
        line.push_span(format!(" · {}{more}", board_name(sight, seat)));
        let state = state(sight, seat);
        if state.is_empty() {
            return line;
        }
        let used = line_width(&line) + text::width(&state);
        let gap = self.width.saturating_sub(used).max(1);
        let room = self.width.saturating_sub(text::width(&state) + 1);
        let mut line = cut(line, room);
        line.push_span(" ".repeat(gap));
        line.push_span(self.ink(Ink::Soft, state));
        line
    }

    /// Coins, shields, points, and how the viewer stands beside a neighbour.
    fn sums(&self, seat: usize) -> Rows {
        let sight = self.sight;
        let city = sight.city(seat);
        let say = |id: &str, n: i32| sight.say(id, &[("n", n.into())]);
        let sums = format!(
            "{} · {} · {}",
            say("kit-coins", city.coins.into()),
            say("kit-shields", city.shields.into()),
            say("kit-points", city.total().into()),
        );
        let mut flow = Flow::new(self.width, 2);
        flow.put("", vec![Span::raw(sums)]);
        if let Some((is, said)) = standing(sight, seat) {
            let ink = match is {
                Standing::Weaker => Ink::Bad,
                Standing::Equal => Ink::Plain,
                Standing::Stronger => Ink::Good,
            };
            flow.put(" · ", vec![self.ink(ink, said)]);
        }
        flow.lines()
    }

    /// A line for each stage.
    fn stage_rows(&self, seat: usize) -> Rows {
        let words = self.sight.words;
        let city = self.sight.city(seat);
        let under = under_wonder(&self.sight.scene.log, seat);
        let unknown = city.stages_built.saturating_sub(under.len());
        let row = |(at, stage): (usize, &StageEntry)| {
            let mut said = format!(
                "{} {}",
                sign(at, city.stages_built),
                brief::effects(words, &stage.effects)
            );
            if at >= city.stages_built {
                said = format!("{said} ({})", cost_words(words, &stage.cost));
            } else if let Some(Some(card)) = at.checked_sub(unknown).and_then(|at| under.get(at)) {
                said = format!(
                    "{said} · {} {}",
                    plain(words, "wonders-under"),
                    card_name(words, *card)
                );
            }
            let ink = if at == city.stages_built { Ink::Plain } else { Ink::Soft };
            let ink = if at < city.stages_built { Ink::Good } else { ink };
            let mut flow = Flow::new(self.width, 2);
            flow.words(&said, self.palette.style(ink));
            flow.lines()
        };
        self.sight.stages(seat).iter().enumerate().flat_map(row).collect()
    }

    /// All stages in a row.
    fn stage_row(&self, seat: usize) -> Rows {
        let words = self.sight.words;
        let city = self.sight.city(seat);
        let mut flow = Flow::new(self.width, 2);
        for (at, stage) in self.sight.stages(seat).iter().enumerate() {
            let mut said = format!(
                "{} {}",
                sign(at, city.stages_built),
                brief::effects(words, &stage.effects)
            );
            if at >= city.stages_built {
                said = format!("{said} ({})", brief::goods(words, &stage.cost.goods));
            }
            let ink = if at < city.stages_built { Ink::Good } else { Ink::Plain };
            flow.put("  ", vec![self.ink(ink, said)]);
        }
        if self.sight.stages(seat).is_empty() { Vec::new() } else { flow.lines() }
    }

    fn tokens(&self, seat: usize) -> Option<String> {
        let city = self.sight.city(seat);
        let tokens = city.tokens();
        let sum: i16 = tokens.iter().sum();
        let each: Vec<String> = tokens.iter().map(|n| signed(*n)).collect();
        (!tokens.is_empty()).then(|| format!("{} = {}", each.join(" "), signed(sum)))
    }

    /// The cards by colour: each colour in a line of its own, or one after the other.
    fn cards(&self, seat: usize, apart: bool) -> Rows {
        let city = self.sight.city(seat);
        let mut rows = Vec::new();
        let mut flow = Flow::new(self.width, 2);
        for colour in &CATALOGUE.colours {
            let cards = city.of_colour(*colour);
            if cards.is_empty() {
                continue;
            }
            for (at, name) in names(self.sight.words, &cards).into_iter().enumerate() {
                let comma = if at + 1 < cards.len() { "," } else { "" };
                let mut pieces = vec![Span::raw(format!("{name}{comma}"))];
                if at == 0 {
                    pieces.insert(0, self.palette.shape(colour.name()));
                    pieces.insert(1, Span::raw(" "));
                }
                flow.put(if at == 0 { "  " } else { " " }, pieces);
            }
            if apart {
                rows.extend(std::mem::replace(&mut flow, Flow::new(self.width, 2)).lines());
            }
        }
        if city.cards.is_empty() {
            flow.words(&plain(self.sight.words, "wonders-no-cards"), self.palette.style(Ink::Soft));
        }
        if !apart || city.cards.is_empty() {
            rows.extend(flow.lines());
        }
        rows
    }
}

/// A line cut to a width.
pub(crate) fn cut(line: Line<'static>, most: usize) -> Line<'static> {
    if line_width(&line) <= most {
        return line;
    }
    let (mut kept, mut used) = (Line::default(), 0);
    for span in line.spans {
        let wide = span.width();
        let room = most.saturating_sub(used);
        if room == 0 {
            break;
        }
        kept.push_span(Span::styled(text::cut(&span.content, room), span.style));
        used += wide;
    }
    kept
}

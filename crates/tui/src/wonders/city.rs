//! A city as lines, at several levels of detail.

use mirabilia_games::wonders::catalogue::StageEntry;
use mirabilia_games::wonders::ids::Standing;
use ratatui::text::{Line, Span};

use super::catalogue::{CATALOGUE, military, of_colour, tokens};
use super::city_text::{
    makes, memory, prices, science, short_prices, sign, signed, standing, state,
};
use super::context::BoardContext;
use super::glyphs;
use super::names::{board_name, card_name, cost_words, names, plain};
use crate::draw::{Flow, Ink, Palette, line_width};
use crate::text;

/// From this width on the title and the sums share a line.
const TOGETHER: usize = 70;

/// Lines of the board.
pub(crate) type Rows = Vec<Line<'static>>;

/// Draws cities at a width.
#[derive(Clone, Copy)]
pub(crate) struct Painter<'a> {
    pub(crate) ctx: &'a BoardContext<'a>,
    pub(crate) palette: Palette,
    pub(crate) width: usize,
}

impl Painter<'_> {
    /// The same painter for another width.
    pub(crate) fn of_width(self, width: usize) -> Self {
        Self { width, ..self }
    }

    pub(crate) fn ink(&self, ink: Ink, text: impl Into<String>) -> Span<'static> {
        self.palette.text(ink, text)
    }

    /// Wrapped text; all lines but the first are indented.
    pub(crate) fn told(&self, ink: Ink, said: &str) -> Rows {
        let mut flow = Flow::new(self.width, 2);
        flow.words(said, self.palette.style(ink));
        flow.lines()
    }

    /// A labelled value, wrapped at its commas.
    fn field(&self, id: &str, value: &str) -> Rows {
        let mut flow = Flow::new(self.width, 2);
        flow.words(&format!("{}:", plain(self.ctx.words, id)), self.palette.style(Ink::Soft));
        for part in value.split_inclusive(", ") {
            flow.sentence(" ", part.trim_end(), self.palette.style(Ink::Plain));
        }
        flow.lines()
    }

    /// The whole city, with a line per stage and per colour.
    pub(crate) fn full(&self, seat: usize) -> Rows {
        let mut rows = vec![self.title(seat, "")];
        if self.ctx.picture.age == 0 {
            rows.extend(self.stage_rows(seat));
            return rows;
        }
        rows.extend(self.sums(seat));
        rows.extend(self.stage_rows(seat));
        rows.extend(self.field("wonders-makes", &makes(self.ctx, seat)));
        if let Some(side) = self.ctx.side_of(seat) {
            rows.extend(self.told(Ink::Plain, &prices(self.ctx, side)));
        }
        if let Some(said) = science(self.ctx, seat) {
            rows.extend(self.field("wonders-science", &said));
        }
        if let Some(said) = self.tokens(seat) {
            rows.extend(self.field("wonders-conflicts", &said));
        }
        if let Some(said) = memory(self.ctx, seat) {
            rows.extend(self.told(Ink::Soft, &said));
        }
        rows.extend(self.cards(seat, true));
        rows
    }

    /// The city in about half the lines.
    pub(crate) fn compact(&self, seat: usize) -> Rows {
        if self.ctx.picture.age == 0 {
            let mut rows = vec![self.title(seat, "")];
            rows.extend(self.stage_row(seat));
            return rows;
        }
        let mut rows = self.head(seat);
        rows.extend(self.stage_row(seat));
        rows.extend(self.makes_row(seat));
        let both: Vec<String> =
            science(self.ctx, seat).into_iter().chain(self.tokens(seat)).collect();
        if !both.is_empty() {
            rows.extend(self.told(Ink::Plain, &both.join(" · ")));
        }
        if let Some(said) = memory(self.ctx, seat) {
            rows.push(Line::from(self.ink(Ink::Soft, text::cut(&said, self.width))));
        }
        rows.extend(self.cards(seat, false));
        rows
    }

    /// Sums, production and cards only.
    pub(crate) fn scant(&self, seat: usize) -> Rows {
        if self.ctx.picture.age == 0 {
            return self.compact(seat);
        }
        let mut rows = self.head(seat);
        rows.extend(self.makes_row(seat));
        rows.extend(self.cards(seat, false));
        rows
    }

    /// Sums and production only.
    pub(crate) fn spare(&self, seat: usize) -> Rows {
        if self.ctx.picture.age == 0 {
            return vec![self.title(seat, "")];
        }
        [self.head(seat), self.makes_row(seat)].concat()
    }

    /// Title and sums, on one line if it is wide enough.
    fn head(&self, seat: usize) -> Rows {
        let sums = self.sums(seat);
        match &sums[..] {
            [one] if self.width >= TOGETHER => {
                vec![self.title(seat, &format!(" · {one}"))]
            }
            _ => [vec![self.title(seat, "")], sums].concat(),
        }
    }

    /// Production and trading prices in short form.
    fn makes_row(&self, seat: usize) -> Rows {
        let sources = &self.ctx.city(seat).sources;
        let mut makes = glyphs::production(self.ctx.words, sources);
        if let Some(side) = self.ctx.side_of(seat) {
            makes = format!("{makes} · {}", short_prices(self.ctx, side));
        }
        self.field("wonders-makes", &makes)
    }

    /// The player, the wonder, and what the player is doing.
    fn title(&self, seat: usize, more: &str) -> Line<'static> {
        let ctx = self.ctx;
        let mut line = Line::default();
        if let Some(side) = ctx.side_of(seat) {
            line.push_span(self.ink(Ink::Plain, format!("{} ", glyphs::arrow(side))));
        }
        line.push_span(self.ink(Ink::Strong, ctx.name(seat)));
        line.push_span(format!(" · {}{more}", board_name(ctx, seat)));
        let state = state(ctx, seat);
        if state.is_empty() {
            return line;
        }
        let used = line_width(&line) + text::width(&state);
        let gap = self.width.saturating_sub(used).max(1);
        let space = self.width.saturating_sub(text::width(&state) + 1);
        let mut line = cut(line, space);
        line.push_span(" ".repeat(gap));
        line.push_span(self.ink(Ink::Soft, state));
        line
    }

    /// Coins, shields, points, and the military comparison with the viewer.
    fn sums(&self, seat: usize) -> Rows {
        let ctx = self.ctx;
        let city = ctx.city(seat);
        let say = |id: &str, n: i32| ctx.say(id, &[("n", n.into())]);
        let sums = format!(
            "{} · {} · {}",
            say("kit-coins", city.coins.into()),
            say("kit-shields", city.shields.into()),
            say("kit-points", city.total.into()),
        );
        let mut flow = Flow::new(self.width, 2);
        flow.put("", vec![Span::raw(sums)]);
        if let Some((is, said)) = standing(ctx, seat) {
            let ink = match is {
                Standing::Weaker => Ink::Bad,
                Standing::Equal => Ink::Plain,
                Standing::Stronger => Ink::Good,
            };
            flow.put(" · ", vec![self.ink(ink, said)]);
        }
        flow.lines()
    }

    /// One line per stage.
    fn stage_rows(&self, seat: usize) -> Rows {
        let words = self.ctx.words;
        let city = self.ctx.city(seat);
        let built = usize::from(city.stages_built);
        let row = |(at, stage): (usize, &StageEntry)| {
            let mut said =
                format!("{} {}", sign(at, built), glyphs::effects(words, &stage.effects));
            if at >= built {
                said = format!("{said} ({})", cost_words(words, &stage.cost));
            } else if let Some(Some(card)) = city.under.get(at) {
                let card = card_name(words, *card);
                said = format!("{said} · {} {card}", plain(words, "wonders-under"));
            }
            let ink = if at == built { Ink::Plain } else { Ink::Soft };
            let ink = if at < built { Ink::Good } else { ink };
            let mut flow = Flow::new(self.width, 2);
            flow.words(&said, self.palette.style(ink));
            flow.lines()
        };
        self.ctx.stages(seat).iter().enumerate().flat_map(row).collect()
    }

    /// All stages on one line.
    fn stage_row(&self, seat: usize) -> Rows {
        let words = self.ctx.words;
        let city = self.ctx.city(seat);
        let built = usize::from(city.stages_built);
        let mut flow = Flow::new(self.width, 2);
        for (at, stage) in self.ctx.stages(seat).iter().enumerate() {
            let mut said =
                format!("{} {}", sign(at, built), glyphs::effects(words, &stage.effects));
            if at >= built {
                said = format!("{said} ({})", glyphs::goods(words, &stage.cost.goods));
            }
            let ink = if at < built { Ink::Good } else { Ink::Plain };
            flow.put("  ", vec![self.ink(ink, said)]);
        }
        if self.ctx.stages(seat).is_empty() { Vec::new() } else { flow.lines() }
    }

    fn tokens(&self, seat: usize) -> Option<String> {
        let city = self.ctx.city(seat);
        let tokens = tokens(city);
        let each: Vec<String> = tokens.iter().map(|n| signed(*n)).collect();
        (!tokens.is_empty()).then(|| format!("{} = {}", each.join(" "), signed(military(city))))
    }

    /// The cards by colour, with `apart` each colour on its own line.
    fn cards(&self, seat: usize, apart: bool) -> Rows {
        let city = self.ctx.city(seat);
        let mut rows = Vec::new();
        let mut flow = Flow::new(self.width, 2);
        for colour in &CATALOGUE.colours {
            let cards = of_colour(city, *colour);
            if cards.is_empty() {
                continue;
            }
            for (at, name) in names(self.ctx.words, &cards).into_iter().enumerate() {
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
            flow.words(&plain(self.ctx.words, "wonders-no-cards"), self.palette.style(Ink::Soft));
        }
        if !apart || city.cards.is_empty() {
            rows.extend(flow.lines());
        }
        rows
    }
}

/// Cuts a line to a width.
pub(crate) fn cut(line: Line<'static>, most: usize) -> Line<'static> {
    if line_width(&line) <= most {
        return line;
    }
    let (mut kept, mut used) = (Line::default(), 0);
    for span in line.spans {
        let wide = span.width();
        let space = most.saturating_sub(used);
        if space == 0 {
            break;
        }
        kept.push_span(Span::styled(text::cut(&span.content, space), span.style));
        used += wide;
    }
    kept
}

//! The choices as rows: the hand with its prices, the discard pile, wonders, sides.

use mirabilia_games::wonders::catalogue::StageEntry;
use mirabilia_games::wonders::{Card, Side, Wonder};
use mirabilia_words::Words;
use ratatui::text::Line;

use super::catalogue::{card, stages, wonder};
use super::city::{Painter, Rows, cut};
use super::glyphs;
use super::names::{amounts, card_name, plain, side_name, wonder_name};
use crate::choices::Choice;
use crate::draw::{Flow, Ink};
use crate::text::{capital, padded, right, width};

/// The id of the choice to take no card from the discard pile.
const NOTHING: &str = "nothing";

impl Painter<'_> {
    /// The choices, or the hand while others decide, in at most `most` rows that include the
    /// selected one.
    pub(crate) fn list(&self, choices: &[Choice], picked: Option<usize>, most: usize) -> Rows {
        let (title, mut rows) = self.all_choices(choices, picked);
        if rows.is_empty() || most < 2 {
            return Vec::new();
        }
        let total = rows.len();
        let space = most - 1;
        let mut title = title;
        if total > space {
            let from = picked.unwrap_or(0).saturating_sub(space / 2).min(total - space);
            rows = rows.split_off(from);
            rows.truncate(space);
            title = format!("{title} ({}–{}/{total})", from + 1, from + space);
        }
        rows.insert(0, self.rule(&title));
        rows
    }

    fn all_choices(&self, choices: &[Choice], picked: Option<usize>) -> (String, Rows) {
        let ctx = self.ctx;
        let words = ctx.words;
        if choices.is_empty() {
            if ctx.over() {
                return (String::new(), Vec::new());
            }
            let hand = ctx.picture.hand.iter();
            let rows: Vec<HandRow> = hand.map(|one| self.hand_row(one.card)).collect();
            return (plain(words, "wonders-your-hand"), self.laid(&rows, choices, picked));
        }
        let in_hand = |id: &str| ctx.picture.hand.iter().any(|one| one.card.facts().id == id);
        let title = match choices {
            [first, ..] if in_hand(&first.id) => "wonders-your-hand",
            _ if choices.iter().any(|choice| choice.id == NOTHING) => "wonders-discard-pile",
            _ => "wonders-decision",
        };
        let rows: Vec<HandRow> = choices.iter().map(|choice| self.choice_row(choice)).collect();
        (plain(words, title), self.laid(&rows, choices, picked))
    }

    /// The hand on a line or two, while others decide.
    pub(crate) fn hand_line(&self) -> Rows {
        let ctx = self.ctx;
        if ctx.me.is_none() || ctx.over() || ctx.picture.hand.is_empty() {
            return Vec::new();
        }
        let mut flow = Flow::new(self.width, 2);
        let title = format!("{}:", plain(ctx.words, "wonders-your-hand"));
        flow.put("", vec![self.ink(Ink::Soft, title)]);
        for one in &ctx.picture.hand {
            let sign = if ctx.has_chosen(one.card.facts().id) { "✓" } else { "" };
            let name = format!("{sign} {}", card_name(ctx.words, one.card));
            let shape = self.palette.shape(card(one.card).colour.name());
            flow.put("  ", vec![shape, name.into()]);
        }
        flow.lines()
    }

    /// A card of the hand, while others decide.
    fn hand_row(&self, id: Card) -> HandRow {
        let chosen = self.ctx.has_chosen(id.facts().id);
        let (price, can) = self.price(id.facts().id);
        HandRow { chosen, ..self.card_row(id, price, can) }
    }

    /// The price of a card, and whether it can be built.
    fn price(&self, id: &str) -> (String, bool) {
        let offer = self.ctx.scene.offers.iter().find(|offer| offer.pick == id);
        offer.map_or((String::new(), true), |offer| glyphs::price(self.ctx.words, offer))
    }

    fn card_row(&self, id: Card, price: String, can: bool) -> HandRow {
        let words = self.ctx.words;
        HandRow {
            colour: Some(card(id).colour.name()),
            name: card_name(words, id),
            price,
            can,
            chosen: false,
            does: glyphs::effects(words, &card(id).effects),
        }
    }

    fn choice_row(&self, choice: &Choice) -> HandRow {
        let words = self.ctx.words;
        if let Some(id) = Card::from_id(&choice.id) {
            let (price, can) = self.price(&choice.id);
            let row = self.card_row(id, price, can);
            // Equal cards are one choice.
            let copies = self.ctx.picture.hand.iter().filter(|one| one.card == id).count();
            let name = if copies > 1 { format!("{} ×{copies}", row.name) } else { row.name };
            return HandRow { name, ..row };
        }
        let own = self.ctx.me.and_then(|me| self.ctx.city(me).wonder);
        let side = Side::from_name(&choice.id).zip(own);
        let (name, does) = match (Wonder::from_id(&choice.id), side) {
            (_, Some((side, id))) => (capital(&side_name(words, side)), row_of(words, id, side)),
            (Some(id), None) => (wonder_name(words, id), both_sides(words, id)),
            _ => (choice.title.clone(), String::new()),
        };
        HandRow { colour: None, name, price: String::new(), can: true, chosen: false, does }
    }

    /// The rows in columns: number, shape, name, price, effect.
    fn laid(&self, rows: &[HandRow], choices: &[Choice], picked: Option<usize>) -> Rows {
        let advised = self.ctx.advised();
        let most = |of: &dyn Fn(&HandRow) -> usize| rows.iter().map(of).max().unwrap_or(0);
        let names = most(&|row: &HandRow| width(&row.name)).min(self.width / 3);
        let prices = most(&|row: &HandRow| width(&row.price)).min(self.width / 4);
        let line = |(at, row): (usize, &HandRow)| {
            let live = at < choices.len();
            let here = live && picked == Some(at);
            let hinted = choices.get(at).is_some_and(|choice| {
                let texts = choice.ways.iter().filter_map(|way| way.playable());
                advised.is_some_and(|advised| texts.clone().any(|text| text == advised))
            });
            let number = if live { (at + 1).to_string() } else { String::new() };
            let sign = if row.chosen {
                "✓"
            } else if here {
                "▸"
            } else {
                " "
            };
            let star = if hinted { "✦" } else { " " };
            let ink = match (here, hinted, row.can) {
                (true, ..) => Ink::Picked,
                (_, true, _) => Ink::Advised,
                (_, _, false) => Ink::Soft,
                _ => Ink::Plain,
            };
            let name = crate::text::cut(&row.name, names);
            let mut line = Line::raw(format!("{sign}{}{star}", right(&number, 2)));
            if let Some(colour) = row.colour {
                line.push_span(self.palette.shape(colour));
                line.push_span(" ");
            }
            line.push_span(self.ink(ink, padded(&name, names)));
            if prices > 0 {
                let price = crate::text::cut(&row.price, prices);
                let ink = if row.can { Ink::Good } else { Ink::Bad };
                line.push_span("  ");
                line.push_span(self.ink(ink, padded(&price, prices)));
            }
            line.push_span(format!("  {}", row.does));
            cut(line, self.width)
        };
        rows.iter().enumerate().map(line).collect()
    }
}

/// A choice in columns.
struct HandRow {
    colour: Option<&'static str>,
    name: String,
    price: String,
    can: bool,
    chosen: bool,
    does: String,
}

/// The stages of a side on one line.
fn row_of(words: &Words, id: Wonder, side: Side) -> String {
    let does = |stage: &StageEntry| glyphs::effects(words, &stage.effects);
    stages(id, side).iter().map(does).collect::<Vec<_>>().join(" │ ")
}

/// The starting good of a wonder, and the stages of both sides.
fn both_sides(words: &Words, id: Wonder) -> String {
    let mut said = amounts(words, &wonder(id).start);
    for side in [Side::Day, Side::Night] {
        let name = plain(words, &format!("side-{}", side.name()));
        said = format!("{said} · {name}: {}", row_of(words, id, side));
    }
    said
}

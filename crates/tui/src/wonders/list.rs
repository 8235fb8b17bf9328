//! What can be chosen, in rows: the hand with its prices, the discard pile, wonders, sides.

use mirabilia_games::wonders::catalogue::StageEntry;
use mirabilia_games::wonders::{Card, Side, Wonder};
use mirabilia_words::Words;
use ratatui::text::Line;

use super::brief;
use super::city::{Pen, Rows, cut};
use super::facts::{card, stages, wonder};
use super::moves::Said;
use super::picture::InHand;
use super::words::{amounts, card_name, plain, side_name, wonder_name};
use crate::draw::{Flow, Ink};
use crate::room::Choice;
use crate::text::{capital, padded, right, width};

impl Pen<'_> {
    /// What can be chosen, or the hand while others think; at most so many rows, the picked one
    /// among them.
    pub(crate) fn list(&self, choices: &[Choice], picked: Option<usize>, most: usize) -> Rows {
        let (title, mut rows) = self.all_choices(choices, picked);
        if rows.is_empty() || most < 2 {
            return Vec::new();
        }
        let total = rows.len();
        let room = most - 1;
        let mut title = title;
        if total > room {
            let from = picked.unwrap_or(0).saturating_sub(room / 2).min(total - room);
            rows = rows.split_off(from);
            rows.truncate(room);
            title = format!("{title} ({}–{}/{total})", from + 1, from + room);
        }
        rows.insert(0, self.rule(&title));
        rows
    }

    fn all_choices(&self, choices: &[Choice], picked: Option<usize>) -> (String, Rows) {
        let sight = self.sight;
        let words = sight.words;
        let kind = sight.scene.view.legal.first().and_then(|text| Said::read(text));
        let of_pile = matches!(kind, Some(Said::Revive(_) | Said::Decline));
        let of_hand = matches!(kind, Some(Said::Build(..) | Said::Stage(..) | Said::Sell(_)));
        if choices.is_empty() || of_hand {
            if sight.over() {
                return (String::new(), Vec::new());
            }
            let hand = sight.picture.hand.iter();
            let chosen = sight.scene.view.chosen.as_deref().and_then(Said::read);
            let chosen = chosen.and_then(Said::card);
            let rows: Vec<Row> = hand.filter_map(|one| self.hand_row(one, chosen)).collect();
            return (plain(words, "wonders-your-hand"), self.laid(&rows, choices, picked));
        }
        let title = if of_pile { "wonders-discard-pile" } else { "wonders-decision" };
        let rows: Vec<Row> = choices.iter().map(|choice| self.choice_row(choice)).collect();
        (plain(words, title), self.laid(&rows, choices, picked))
    }

    /// The hand in a line or two, while others think.
    pub(crate) fn hand_line(&self) -> Rows {
        let sight = self.sight;
        if sight.me.is_none() || sight.over() || sight.picture.hand.is_empty() {
            return Vec::new();
        }
        let chosen = sight.scene.view.chosen.as_deref().and_then(Said::read).and_then(Said::card);
        let mut flow = Flow::new(self.width, 2);
        let title = format!("{}:", plain(sight.words, "wonders-your-hand"));
        flow.put("", vec![self.ink(Ink::Soft, title)]);
        for one in &sight.picture.hand {
            let sign = if chosen == Some(one.card) { "✓" } else { "" };
            let name = format!("{sign} {}", card_name(sight.words, one.card));
            let shape = self.palette.shape(card(one.card).colour.name());
            flow.put("  ", vec![shape, name.into()]);
        }
        flow.lines()
    }

    fn hand_row(&self, one: &InHand, chosen: Option<Card>) -> Option<Row> {
        let seat = self.sight.me?;
        let (price, can) = brief::price(self.sight, seat, one);
        let mut row = self.card_row(one.card, price, can);
        row.chosen = chosen == Some(one.card);
        Some(row)
    }

    fn card_row(&self, id: Card, price: String, can: bool) -> Row {
        let words = self.sight.words;
        Row {
            colour: Some(card(id).colour.name()),
            name: card_name(words, id),
            price,
            can,
            chosen: false,
            does: brief::effects(words, &card(id).effects),
        }
    }

    fn choice_row(&self, choice: &Choice) -> Row {
        let words = self.sight.words;
        if let Some(id) = Card::from_id(&choice.id) {
            let can = choice.ways.iter().any(|way| way.text.is_some());
            let price = plain(words, if can { "kit-tag-free" } else { "kit-tag-no" });
            return self.card_row(id, price, can);
        }
        let (board, side) = choice.id.split_once(':').unwrap_or((&choice.id, ""));
        let (name, does) = match (Wonder::from_id(board), Side::from_name(side)) {
            (Some(id), Some(side)) => (capital(&side_name(words, side)), row_of(words, id, side)),
            (Some(id), None) => (wonder_name(words, id), both_sides(words, id)),
            _ => (choice.title.clone(), String::new()),
        };
        Row { colour: None, name, price: String::new(), can: true, chosen: false, does }
    }

    /// Rows in columns: number, shape, name, price, effect.
    fn laid(&self, rows: &[Row], choices: &[Choice], picked: Option<usize>) -> Rows {
        let advised = self.sight.advised();
        let most = |of: &dyn Fn(&Row) -> usize| rows.iter().map(of).max().unwrap_or(0);
        let names = most(&|row: &Row| width(&row.name)).min(self.width / 3);
        let prices = most(&|row: &Row| width(&row.price)).min(self.width / 4);
        let line = |(at, row): (usize, &Row)| {
            let live = at < choices.len();
            let here = live && picked == Some(at);
            let hinted = choices.get(at).is_some_and(|choice| {
                let texts = choice.ways.iter().filter_map(|way| way.text.as_deref());
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

/// Something that can be chosen, in columns.
struct Row {
    colour: Option<&'static str>,
    name: String,
    price: String,
    can: bool,
    chosen: bool,
    does: String,
}

/// The stages of a side in a row.
fn row_of(words: &Words, id: Wonder, side: Side) -> String {
    let does = |stage: &StageEntry| brief::effects(words, &stage.effects);
    stages(id, side).iter().map(does).collect::<Vec<_>>().join(" │ ")
}

/// What a wonder starts with, and the stages of both sides.
fn both_sides(words: &Words, id: Wonder) -> String {
    let mut said = amounts(words, &wonder(id).start);
    for side in [Side::Day, Side::Night] {
        let name = plain(words, &format!("side-{}", side.name()));
        said = format!("{said} · {name}: {}", row_of(words, id, side));
    }
    said
}
